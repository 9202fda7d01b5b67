"""What a game declares for the lab, in its `study.py`, each part as it likes:

    stats(s, seat)      figures of a finished game, by name, the same names for every seat (`clio simulate`); with
                        LOGGED = True the events of the game are in `s.log`. Their words for people are the messages
                        `<game>.stat.<name>` or, if it is scored, `<game>.score.<name>`; without one the name is shown
    STUDY               what to play and to count to learn whether the game is balanced (`clio balance`): a `Study`
    FIGURES             what of the cards a run may change ("what if it cost 1 more?"): some `Figure`s
    COURSES             figures that the report of a finished game follows from round to round: some `Course`s
    Ledger              for the same report: which cards somebody took and what they brought, a `Ledger` of its own
    BENCH, GOALS        how it is measured and what is promised of its times (`clio bench`): a `Bench`, some `Goal`s
    probe()             further times that only this game has, by name (`clio bench`)"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Names, Options
from clio.messages import vocabulary
from clio.words import LANGUAGES, fill

WHOLE = 840  # a hit is counted in so many parts, for victories that two to eight share


# ------------------------------------------------------------------ balance
def both(en: str, fr: str) -> Names:
    """A text in both languages."""
    return {"en": en, "fr": fr}


@dataclass(frozen=True)
class Chart:
    """One table of rates. Rows beyond the bounds get a line in the verdict: with `whole` only if their interval is
    wholly beyond, else by their rate; `judged` are the rows that have bounds (None: all)."""

    id: str
    title: Names
    row: Names  # heading of the first column
    about: Names = field(default_factory=dict)
    low: float = 0.0
    high: float = 1.0
    whole: bool = True
    judged: frozenset[str] | None = None
    few: int = 30  # fewer games than this are no evidence


@dataclass(frozen=True)
class Deed:
    """Something that is done with a card, told by an event of one of some kinds, whose `a` is its place in `ids`, at
    least `first` and before `end`. How often those won who did it is counted by card."""

    id: str
    title: Names
    kinds: tuple[int, ...]
    ids: Sequence[str]
    first: int = 0
    end: int = 10**6


@dataclass(frozen=True)
class Figure:
    """A whole number that stands on cards: in `table` at the place of the card's id in `ids`; in a tuple there at place
    `part`."""

    name: str
    ids: Sequence[str]
    table: list[Any]
    part: int = -1

    def read(self, place: int) -> int:
        value: int = self.table[place] if self.part < 0 else self.table[place][self.part]
        return value

    def write(self, place: int, value: int) -> None:
        if self.part >= 0:
            before = self.table[place]
            self.table[place] = (*before[: self.part], value, *before[self.part + 1 :])
        else:
            self.table[place] = value


class Study(ABC):
    """What to play and what to count for one game."""

    players: ClassVar[int]  # see players_of
    charts: ClassVar[tuple[Chart, ...]]
    means: ClassVar[dict[str, Names]]  # id -> heading
    deeds: ClassVar[tuple[Deed, ...]] = ()
    feats: ClassVar[frozenset[str]] = frozenset()  # kinds of lines of the log that turn a game: not what is paid for it

    def players_of(self, number: int) -> int:
        """How many play game `number`."""
        return self.players

    def names(self, lang: str) -> dict[str, str]:
        """Words for ids in the rows of charts that are no cards."""
        return {}

    def sources(self, game: Game[Any], s: State, log: list[Event]) -> list[dict[str, int]]:
        """Where the points of each seat come from; without a word of the game, the lines of its score. Their names are
        those of `names`, or the words of the score."""
        return [dict(score.lines) for score in game.result(s).scores]

    @abstractmethod
    def options(self, number: int) -> Options:
        """The options of game `number`: over many games every setting comes up equally often."""

    @abstractmethod
    def offered(self, s: State) -> Any:
        """What must be remembered of the first position."""

    @abstractmethod
    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        """Count a finished game."""


@dataclass
class Observation:
    """Whole numbers only: sums of any pieces in any order are the same."""

    hits: Counter[tuple[str, str]] = field(default_factory=Counter)  # (chart, row), in parts of WHOLE
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)
    among: Counter[tuple[str, str, int]] = field(default_factory=Counter)  # (chart, row, seats)
    sums: Counter[str] = field(default_factory=Counter)
    spreads: dict[str, Counter[int]] = field(default_factory=dict)  # name -> value -> how often
    games: int = 0

    def rate(self, chart: str, row: str, hit: int, among: int = 0) -> None:
        """One more game of this row; `hit` is WHOLE for a hit, 0 for none, WHOLE // n for a victory of n players.
        `among`: where it counts victories, how many seats could have won."""
        self.hits[chart, row] += hit
        self.seen[chart, row] += 1
        if among:
            self.among[chart, row, among] += 1

    def spread(self, name: str, value: int) -> None:
        self.spreads.setdefault(name, Counter())[value] += 1

    def add(self, other: Observation) -> None:
        self.hits.update(other.hits)
        self.seen.update(other.seen)
        self.among.update(other.among)
        self.sums.update(other.sums)
        for name, values in other.spreads.items():
            self.spreads.setdefault(name, Counter()).update(values)
        self.games += other.games


# ------------------------------------------------------------------ the report of one game
def worded(game: str, part: str, ids: Sequence[str]) -> dict[str, Names]:
    """Names for ids, out of a part of the game's vocabulary ("resource"), as people speak of several."""
    return {id: {lang: fill(lang, vocabulary(game, lang)[f"{part}.{id}"], n=2) for lang in LANGUAGES} for id in ids}


@dataclass(frozen=True)
class Course:
    """Figures of a seat at any moment of a game, under one title; `figures` has them in the order of `names`."""

    id: str
    title: Names
    names: Mapping[str, Names]
    figures: Callable[[Any, int], Sequence[int]]


@dataclass
class Entry:
    """A card that somebody took: after how many decisions first, how often, and what it brought, by resource."""

    decision: int
    times: int = 0
    brought: Counter[str] = field(default_factory=Counter)


class Ledger:
    """The cards of each seat. A game says by which events one takes a card, whose `a` is its place in the ids, and
    which are the gifts of a card."""

    takes: ClassVar[Mapping[int, Sequence[str]]] = {}

    def __init__(self) -> None:
        self.entries: dict[tuple[int, str], Entry] = {}

    def after(self, s: State, decision: int, events: Sequence[Event]) -> None:
        """Enter what a decision brought about, which led to the position."""
        for e in events:
            ids = self.takes.get(e.kind)
            if ids is not None and 0 <= e.a < len(ids):
                entry = self.entries.setdefault((e.me, ids[e.a]), Entry(decision))
                entry.times += 1
            for card, what, n in self.gifts(s, e):
                entry_of = self.entries.get((e.me, card))
                if entry_of is not None:
                    entry_of.brought[what] += n

    def gifts(self, s: State, e: Event) -> Sequence[tuple[str, str, int]]:
        """Which card brought its seat how much of which resource, by an event."""
        return ()


# ------------------------------------------------------------------ how people play
@dataclass(frozen=True)
class Habit:
    """A figure of whole games of one bot against itself: the mean of what a `Diary` notes under its id, or the median.
    `people`: what it is among people, by number of players from the fewest; `low`, `high`: beyond these a bot plays
    unlike them."""

    id: str
    name: Names
    people: tuple[float | None, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    median: bool = False
    percent: bool = False


class Diary:
    """What is noted of one game, under the ids of habits; the events of the game are in `s.log`."""

    def before(self, s: State, action: int) -> None:
        """An action is about to be done."""

    def values(self, game: Game[Any], s: State) -> Iterable[tuple[str, int]]:
        """The game is over."""
        return ()


# ------------------------------------------------------------------ times
@dataclass(frozen=True)
class Bench:
    """What is played at random for the pace and the copies, and which finished game is saved and loaded."""

    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    crowd: int = 2  # players of the finished game that is loaded, and of the clones that are kept
    games: int = 100  # of each round: about half a second, interpreted
    copies: int = 4000  # of each of five positions
    saves: int = 8  # how often the finished game is saved and loaded
    finished_of: int = 1  # the finished game is the longest of so many
    patient: bool = False  # nobody takes the first option (to pass) in it while there is another
    load_decisions: int = 0  # the length to which the time of loading is scaled; 0: as it is
    jobs: int = 2000  # games with one process and with two, interpreted; compiled four times as many


@dataclass(frozen=True)
class Goal:
    """A promise: something that `clio bench` measures, and its bound in each package; None promises nothing there."""

    what: str
    interpreted: float | Fraction | None = None
    compiled: float | Fraction | None = None

    def bound(self, mode: str) -> float | Fraction | None:
        return self.compiled if mode == "compiled" else self.interpreted


def one_of(n: int) -> Fraction:
    return Fraction(1, n)
