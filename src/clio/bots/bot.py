"""What every bot is: a name, a choice, and a sentence for each option it considered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import exp

from clio.bots.judge import AnyJudge
from clio.bots.position import AnyPosition
from clio.engine.kernel import State
from clio.messages import say

STEPS = 1.7  # a logistic of so many times a deviation is nearly the normal distribution
SURE = 50.0  # steps after which nothing is in doubt


@dataclass(frozen=True)
class Thought:
    """One considered option: its value in the eyes of the bot and what it is made of, in words of each language; with
    both a sentence. Of a plan also all its moves, and the chance to win by it."""

    action: int
    value: float
    why: dict[str, str]
    reasons: dict[str, str]
    plan: tuple[int, ...] = ()
    chance: float | None = None

    def reason(self, lang: str = "en") -> str:
        return self.reasons[lang]


@dataclass(frozen=True)
class Review:
    """What a bot thinks of a move that was played: the one it likes best, by how many points that is better, and why,
    in each language. `standing`: how far each seat is ahead of the others now, in doubts, that of the player first;
    `doubt`: by how many points that may still change."""

    best: int
    cost: float
    doubt: float
    standing: tuple[float, ...]
    reasons: dict[str, str]

    @property
    def chances(self) -> tuple[float, float]:
        """To win by the best move, and by the one that was played."""
        mine, others = self.standing[0], self.standing[1:]
        return shares([mine, *others])[0], shares([mine - self.cost / self.doubt, *others])[0]

    @property
    def weight(self) -> float:
        """The chance that the move would have cost in an even game: also who is far ahead or behind learns from it."""
        return 0.5 - chance(-self.cost, self.doubt)


class Bot(ABC):
    """Chooses for any seat. It keeps a generator of its own, so that its choices depend on its seed and on what it
    was asked, never on the table's generator."""

    name: str

    @abstractmethod
    def choose(self, position: AnyPosition) -> int:
        """One of `position.legal`."""

    @abstractmethod
    def explain(self, position: AnyPosition, without: Collection[int] = ()) -> list[Thought]:
        """The options considered, the best first; `without` some, such as those that are taken besides. Does not change
        what the bot will choose."""

    def review(self, position: AnyPosition, action: int) -> Review | None:
        """What it thinks of an action that was played here; None if it judges nothing. Like `explain`, it changes
        nothing."""
        return None


def points(x: float, lang: str) -> str:
    """ "1.4 points" as people write it: with a true minus; in French with a comma, and the singular below 2."""
    text = f"{round(x, 1) + 0.0:.1f}".replace("-", "\N{MINUS SIGN}")
    return say("bot.parts", lang, n=text.replace(".", ",") if lang == "fr" else text, whole=int(abs(round(x, 1))))


def chance(value: float, doubt: float) -> float:
    """To win, so many points ahead, when one time in three more than the doubt may still change."""
    return 1 / (1 + exp(max(-SURE, min(SURE, -STEPS * value / doubt))))


def shares(margins: Sequence[float]) -> list[float]:
    """The chances of seats that stand so far ahead of the others, in doubts; of two they are those of a hint. Where all
    think too well of themselves, nobody is the better for it."""
    if len(margins) == 1:
        return [chance(margins[0], 1.0)]
    weights = [exp(STEPS / 2 * (margin - max(margins))) for margin in margins]
    return [weight / sum(weights) for weight in weights]


def standing(eyes: Callable[[int], AnyJudge], position: AnyPosition, s: State) -> tuple[float, ...]:
    """How far each seat is ahead on a deal, in doubts, that of the position first."""
    judges = [eyes(seat) for seat in range(position.game.seats(s))]
    judges.sort(key=lambda judge: judge.seat != position.seat)
    return tuple(judge.margin(s) / judge.doubt(s) for judge in judges)
