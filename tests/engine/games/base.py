"""What the small test games share: a record made from a few words, plain texts, no cards of their own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from clio.engine.actions import Space
from clio.engine.game import CardFace, Game, Refusal, Result, Score, Words
from clio.engine.kernel import Event, Frame, Op, State, question_of
from clio.engine.record import Option, Options, Record
from clio.engine.save import OpTable

S = TypeVar("S", bound=State)


class PlainWords(Words[Any]):
    """Class names for prompts, symbols for options."""

    def __init__(self, space: Space, lang: str) -> None:
        self.space = space
        self.lang = lang

    def prompt(self, s: Any, f: Frame) -> str:
        return f"{type(f.op).__name__}?"

    def option(self, s: Any, f: Frame, action: int) -> str:
        return self.space.symbol(action)

    def event(self, s: Any, e: Event, names: list[str]) -> str:
        return f"{names[e.me]}: {e.kind} {e.a}"


class SmallGame(Game[S]):
    """A game without cards, options and refusals worth the name."""

    def __init__(
        self, id: str, players: tuple[int, int], space: Space, ops: tuple[Op[Any], ...], decisions: tuple[int, int],
        options: tuple[Option, ...] = (),
    ) -> None:
        self.space = space
        self.ops = OpTable()
        self.ops.add(*ops)
        both = {"en": id, "fr": id}
        self.record = Record(id, both, both, players, options, 1, (1, 2), decisions, both, len(space))

    def check_options(self, players: int, options: Options) -> None:
        pass

    def words(self, lang: str) -> Words[Any]:
        return PlainWords(self.space, lang)

    def event_name(self, e: Event) -> str:
        return f"event-{e.kind}"

    def amounts(self, e: Event) -> dict[str, int]:
        return {}

    def targets(self, s: S, action: int) -> list[str]:
        return []

    def refusal(self, s: S, seat: int, action: int, names: object = None) -> Refusal:
        return Refusal(("TEST-01",), {"en": "Not now.", "fr": "Pas maintenant."})

    def cards(self) -> list[CardFace]:
        return []

    @abstractmethod
    def points(self, s: S) -> list[int]:
        """The points of each seat."""

    def result(self, s: S) -> Result:
        points = self.points(s)
        scores = tuple(Score(seat, n, (("points", n),)) for seat, n in enumerate(points))
        ranking = tuple(
            tuple(seat for seat, n in enumerate(points) if n == rank) for rank in sorted(set(points), reverse=True)
        )
        return Result(scores, ranking)


def legal_for(s: State, seat: int | None) -> list[int] | None:
    """The options of a seat that may answer now, for its view."""
    frame = None if seat is None else question_of(s, seat)
    return None if frame is None else frame.op.options(s, frame)
