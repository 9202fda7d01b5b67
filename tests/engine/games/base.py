"""What the small test games share: a record and a house made from a few words, plain texts, no cards of their own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from clio.engine.checks import reasons
from clio.engine.game import CardFace, Game, Result, Score, Words
from clio.engine.kernel import Event, Op, State, question_of
from clio.engine.moves import Asked, At, Bounds, House, Label, Move, Need, Question, Reason, nowhere, one
from clio.engine.record import Option, Record
from clio.engine.save import OpTable
from clio.words import LANGUAGES

S = TypeVar("S", bound=State)
Met = Callable[[At[Any]], bool]
CLAUSE = "TEST-01"
REFUSED = {"en": "Not now.", "fr": "Pas maintenant."}


class PlainWords(Words[Any]):
    """Class names for prompts, symbols for options, one sentence for all that is refused."""

    def __init__(self, house: House[Any, Any], lang: str) -> None:
        self.lang = lang
        self.space = house.space
        self.groups = {group: group for group in house.groups}
        said = {kind: dict.fromkeys(names, REFUSED[lang]) for kind, names in reasons(house).items()}
        self.needs, self.wants, self.moments = said["needs"], said["wants"], said["moments"]

    def prompt(self, asked: Asked[Any]) -> str:
        return f"{type(asked.f.op).__name__}?"

    def option(self, at: At[Any]) -> Label:
        return Label(self.space.symbol(at.action))

    def event(self, s: Any, e: Event, names: list[str]) -> str:
        return f"{names[e.me]}: {e.kind} {e.a}"


def need(name: str, met: Met) -> Need[Any]:
    return Need(name, met, CLAUSE)


def move(
    name: str, first: int, *needs: Need[Any], words: tuple[str, ...] = ("",), declines: bool = False,
    places: Callable[[At[Any]], list[str]] = nowhere,
) -> Move[Any, PlainWords]:
    return Move(name, first, lambda w, at: w.option(at), words, needs, places, declines=declines)


def question(
    kind: str, op: type[Op[Any]], *moves: Move[Any, PlainWords], bounds: Callable[[Asked[Any]], Bounds] = one,
) -> Question[Any, PlainWords]:
    return Question(kind, op, moves, Reason(kind, CLAUSE), lambda w, asked: w.prompt(asked), bounds)


class SmallGame(Game[S]):
    """A game without cards, and with plain words."""

    def __init__(
        self, id: str, players: tuple[int, int], house: House[S, Any], ops: tuple[Op[Any], ...],
        decisions: tuple[int, int], options: tuple[Option, ...] = (),
    ) -> None:
        self.house = house
        self.space = house.space
        self.spoken = {lang: PlainWords(house, lang) for lang in LANGUAGES}
        self.ops = OpTable()
        self.ops.add(*ops)
        both = {"en": id, "fr": id}
        self.record = Record(id, both, both, players, options, 1, (1, 2), decisions, both, len(self.space))

    def words(self, lang: str) -> Words[Any]:
        return self.spoken[lang]

    def event_name(self, e: Event) -> str:
        return f"event-{e.kind}"

    def amounts(self, e: Event) -> dict[str, int]:
        return {}

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
