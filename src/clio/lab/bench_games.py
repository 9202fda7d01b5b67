"""What `clio bench` can measure, and which games it measures: those whose `study.py` says how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clio.engine.errors import BadOption
from clio.engine.study import Bench, Goal
from clio.games import find, ids, part_of

MODES = ("interpreted", "compiled")


@dataclass(frozen=True)
class Measure:
    """Something that can be promised: where it stands in the report, and whether much or little of it is good."""

    name: str  # its {places}: mode, finished, kept
    part: str  # "ratio": to the anchor; "measured"; "jobs", "vector": what two processes gain
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
    "vector": Measure("vector of 64 environments, {mode}, 2 processes times 1", "vector", "", least=True),
}


def bench_of(game: str) -> Bench | None:
    """How a game is measured; None: it is not."""
    found: Bench | None = getattr(part_of(game, "clio.games", "study"), "BENCH", None) if game in ids() else None
    return found


def goals_of(game: str) -> tuple[Goal, ...]:
    """What is promised of a game."""
    found: tuple[Goal, ...] = getattr(part_of(game, "clio.games", "study"), "GOALS", ())
    return found


def settings(game: str, bench: Bench) -> dict[str, Any]:
    """What the worker must know."""
    study = part_of(game, "clio.games", "study")
    return {
        "game": game, "players": bench.players, "options": dict(bench.options), "crowd": bench.crowd,
        "finished_of": bench.finished_of, "patient": bench.patient,
        "probe": study.__name__ if study is not None and hasattr(study, "probe") else "",
    }


def measured_games(game: str | None = None) -> list[str]:
    """The games to measure: all that say how, or the one asked for. UnknownGame or BadOption if it cannot be."""
    there = [name for name in ids() if bench_of(name) is not None]
    if game is None:
        return there
    find(game)
    if game not in there:
        raise BadOption("no_bench", game=game, good=", ".join(there))
    return [game]


def has_goal(game: str, what: str) -> bool:
    return any(goal.what == what for goal in goals_of(game))


def title_of(game: str) -> str:
    return find(game).record.names["en"]
