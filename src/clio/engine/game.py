"""What a game gives to the rest of Clio: the one interface that tables, bots, the lab and the server use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from clio.engine.errors import BadSave
from clio.engine.kernel import Event, Frame, State
from clio.engine.save import Dump, OpTable, digest

if TYPE_CHECKING:
    from clio.engine.actions import Space
    from clio.engine.info import View
    from clio.engine.record import Options, Record

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Score:
    """The final points of a seat, line by line: (what, points)."""

    seat: int
    total: int
    lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Result:
    """How a game ended. `ranking` lists the seats from first to last, equals together; `tie_break` names the rule
    that decided the first place, if points did not."""

    scores: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible now: the clauses that forbid it and the sentence, in every language."""

    clauses: tuple[str, ...]
    texts: dict[str, str]

    def text(self, lang: str) -> str:
        return self.texts[lang]


@dataclass(frozen=True)
class CardFace:
    """A card kind as people and programs read it (`clio cards --json`)."""

    id: str
    symbol: str
    names: dict[str, str]
    kind: str
    text: dict[str, str]
    provenance: dict[str, str]
    copies: dict[str, int]
    cost: dict[str, object] = field(default_factory=dict)
    era: int | None = None
    more: dict[str, object] = field(default_factory=dict)  # what only this game has: box, civilization, output


class Words(ABC, Generic[S]):
    """A game in one language. Names of cards, prompts, option labels and log lines are all written here."""

    lang: str

    @abstractmethod
    def prompt(self, s: S, f: Frame) -> str:
        """The open question, for the one who answers it."""

    @abstractmethod
    def option(self, s: S, f: Frame, action: int) -> str:
        """One answer to it."""

    @abstractmethod
    def event(self, s: S, e: Event, names: list[str]) -> str:
        """A log line. `names` are the players' names by seat."""


class Game(ABC, Generic[S]):
    """The rules of one game, ready to play."""

    record: Record
    space: Space
    ops: OpTable

    @abstractmethod
    def check_options(self, players: int, options: Options) -> None:
        """Refuse sets of options that do not go together (BadOption with the clause)."""

    @abstractmethod
    def set_up(self, players: int, options: Options, rng: int) -> S:
        """The table laid out and the first frames pushed; nothing has run yet."""

    def start(self, players: int, options: Options, rng: int) -> S:
        """The state at the first decision."""
        s = self.set_up(players, options, rng)
        s.advance()
        return s

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """All that the seat may know (None: a spectator), and nothing else."""

    @abstractmethod
    def determinize(self, s: S, seat: int | None, rng: int) -> S:
        """A state that the seat cannot tell from s: everything hidden redrawn, the generator reseeded."""

    @abstractmethod
    def words(self, lang: str) -> Words[S]: ...

    @abstractmethod
    def event_name(self, e: Event) -> str:
        """The kind of an event as a word for programs."""

    @abstractmethod
    def amounts(self, e: Event) -> dict[str, int]:
        """What the event changed for its seat, by resource."""

    def reveals(self, e: Event) -> bool:
        """Does the event show its readers, by the rules, something hidden that no view keeps afterwards: secret choices
        turned over, a card shown and put back? Any other event may tell a seat only what its view tells."""
        return False

    @abstractmethod
    def targets(self, s: S, action: int) -> list[str]:
        """The things on the board that an action touches, by the ids that `view` uses."""

    @abstractmethod
    def refusal(self, s: S, seat: int, action: int) -> Refusal:
        """Why the seat cannot do this now. Called only for actions that are not legal."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """The final scores; before the end, the scores as they stand."""

    @abstractmethod
    def cards(self) -> list[CardFace]: ...

    @abstractmethod
    def dump_fields(self, s: S) -> Dump:
        """The game's own fields as plain lists of integers."""

    @abstractmethod
    def load_fields(self, d: Dump, options: Options) -> S: ...

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """Cards, tokens and dice counted over all places: the numbers that never change during a game."""

    def round_of(self, s: S) -> int:
        """The round under way (statistics)."""
        return 0

    def dump(self, s: S) -> Dump:
        return [self.ops.dump_kernel(s), self.dump_fields(s)]

    def load(self, d: Dump, options: Options) -> S:
        try:
            kernel, fields = d
            s = self.load_fields(fields, options)
            self.ops.load_kernel(s, kernel)
        except (TypeError, ValueError, LookupError, AttributeError) as e:
            raise BadSave("bad_snapshot") from e
        return s

    def digest(self, s: S) -> str:
        return digest(self.dump(s))
