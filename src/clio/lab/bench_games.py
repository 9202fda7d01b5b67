"""How each game is measured by `clio bench`, and what is promised of it: data, by the id of the game.

A game that is not registered in `clio.games` is skipped; one without an entry here is not measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from clio.engine.errors import BadOption
from clio.games import find, ids

MODES = ("interpreted", "compiled")


@dataclass(frozen=True)
class Bench:
    """One game: what is played at random for the pace and the copies, and which finished game is saved and loaded."""

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
    probe: str = ""  # a module whose `probe()` measures what only this game has

    def settings(self, game: str) -> dict[str, Any]:
        """What the worker must know."""
        return {
            "game": game, "players": self.players, "options": dict(self.options), "crowd": self.crowd,
            "finished_of": self.finished_of, "patient": self.patient, "probe": self.probe,
        }


@dataclass(frozen=True)
class Measure:
    """Something that can be promised: where it stands in the report, and whether much or little of it is good."""

    name: str  # its {places}: mode, finished, kept
    part: str  # "ratio": to the anchor; "measured"; "jobs"
    field: str
    least: bool = False  # at least, not at most
    digits: int = 2


MEASURES = {
    "decisions": Measure("decisions/s, {mode}, times catanatron's", "ratio", "decisions_per_second", least=True),
    "clone": Measure("clone, {mode}, of catanatron's copy", "ratio", "copy_us", digits=3),
    "memory": Measure("memory of a kept clone{kept}, {mode}, bytes", "measured", "kept_bytes", digits=0),
    "import": Measure("import clio, {mode}, ms", "measured", "import_ms", digits=0),
    "load": Measure("load of a finished game{finished}, {mode}, ms", "measured", "load_ms", digits=1),
    "odds": Measure("exact odds of two pools up to 20 dice, {mode}, us", "measured", "odds_us"),
    "jobs": Measure("--jobs 2, {mode}, times --jobs 1", "jobs", "", least=True),
}


@dataclass(frozen=True)
class Goal:
    """A promise: one of the MEASURES and its bound in each package; None promises nothing there."""

    what: str
    interpreted: float | Fraction | None = None
    compiled: float | Fraction | None = None

    def bound(self, mode: str) -> float | Fraction | None:
        return self.compiled if mode == "compiled" else self.interpreted


def one_of(n: int) -> Fraction:
    return Fraction(1, n)


BENCHES: dict[str, Bench] = {
    "monumental-duel": Bench(games=150, finished_of=24, patient=True, load_decisions=400),
    "through-the-ages": Bench(
        options={"resignation": False}, crowd=4, games=15, copies=1500, saves=2, finished_of=2, jobs=200,
    ),
    "age-of-mythology": Bench(
        players=4, crowd=4, games=50, copies=1500, saves=4, finished_of=2, jobs=400,
        probe="clio.lab.probe_age_of_mythology",
    ),
}
TARGETS: dict[str, tuple[Goal, ...]] = {
    "monumental-duel": (
        Goal("decisions", 3, 10), Goal("clone", one_of(6), one_of(15)), Goal("memory", 6000, 6000),
        Goal("import", 80, 80), Goal("load", 60), Goal("jobs", 1.7, 1.7),
    ),
    "through-the-ages": (
        Goal("decisions", 1.5, 5), Goal("clone", one_of(3), one_of(10)), Goal("memory", 25_000, 25_000),
        Goal("load", 300),
    ),
    "age-of-mythology": (Goal("decisions", 2.5, 8), Goal("odds", 50, 50)),
}


def measured_games(game: str | None = None) -> list[str]:
    """The games to measure: all that are here, or the one asked for. UnknownGame or BadOption if it cannot be."""
    there = [name for name in BENCHES if name in ids()]
    if game is None:
        return there
    find(game)
    if game not in BENCHES:
        raise BadOption("no_bench", game=game, good=", ".join(there))
    return [game]


def has_goal(game: str, what: str) -> bool:
    return any(goal.what == what for goal in TARGETS.get(game, ()))


def title_of(game: str) -> str:
    return find(game).record.names["en"]
