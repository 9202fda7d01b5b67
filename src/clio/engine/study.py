"""What a game declares for the lab, in its `study.py`, each part as it likes:

    stats(s, seat)      figures of a finished game, by name, the same names for every seat (`clio simulate`); with
                        LOGGED = True the events of the game are in `s.log`. Their words for people are the messages
                        `<game>.stat.<name>` or, if it is scored, `<game>.score.<name>`; without one the name is shown
    STUDY               what to play and to count to learn whether the game is balanced (`clio balance`): a `Study`
    BENCH, GOALS        how it is measured and what is promised of its times (`clio bench`): a `Bench`, some `Goal`s
    probe()             further times that only this game has, by name (`clio bench`)"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Options

WHOLE = 840  # a hit is counted in so many parts, for victories that two to eight share


# ------------------------------------------------------------------ balance
@dataclass(frozen=True)
class Chart:
    """One table of rates. Rows beyond the bounds get a line in the verdict: with `whole` only if their interval is
    wholly beyond, else by their rate; `judged` are the rows that have bounds (None: all)."""

    id: str
    title: str
    row: str  # heading of the first column
    about: str = ""
    low: float = 0.0
    high: float = 1.0
    whole: bool = True
    judged: frozenset[str] | None = None
    few: int = 30  # fewer games than this are no evidence


class Study(ABC):
    """What to play and what to count for one game."""

    players: ClassVar[int]  # see players_of
    charts: ClassVar[tuple[Chart, ...]]
    means: ClassVar[dict[str, str]]  # id -> heading

    def players_of(self, number: int) -> int:
        """How many play game `number`."""
        return self.players

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
    sums: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def rate(self, chart: str, row: str, hit: int) -> None:
        """One more game of this row; `hit` is WHOLE for a hit, 0 for none, WHOLE // n for a victory of n players."""
        self.hits[chart, row] += hit
        self.seen[chart, row] += 1

    def add(self, other: Observation) -> None:
        self.hits.update(other.hits)
        self.seen.update(other.seen)
        self.sums.update(other.sums)
        self.games += other.games


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
