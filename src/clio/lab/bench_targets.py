"""The promises about each game (`GOALS` in its `study.py`) against what was measured."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from clio.engine.study import Bench, Goal
from clio.lab.bench_games import MEASURES, MODES, bench_of, goals_of
from clio.lab.bench_stats import Estimate

PAIRED = ("jobs", "vector")  # what two processes gain over one
BUSY = 0.2  # cores that others use: from here on a time with two processes says little


@dataclass(frozen=True)
class Target:
    """One promise: at least or at most a figure. `met` is None when it could not be measured; `why` says the reason,
    or what disturbed the measurement."""

    game: str
    name: str
    goal: str
    value: str
    met: bool | None
    why: str = ""

    def verdict(self) -> str:
        return {True: "met", False: "NOT MET", None: "not measured"}[self.met]


def targets(report: dict[str, Any], game: str, with_peers: bool) -> list[Target]:
    """The promises for one game, each one met or not. Alone, of the package that is not installed only those are
    listed that need the anchor anyway."""
    out = []
    for mode in MODES:
        engine = report["engines"].get(f"{game}-{mode}", {"missing": "not installed here"})
        alone = "measured" not in engine and not with_peers
        for goal in goals_of(game):
            if goal.bound(mode) is not None and (MEASURES[goal.what].part == "ratio" or not alone):
                paired = report.get(MEASURES[goal.what].part, {}).get(f"{game}-{mode}", {})
                out.append(target(goal, game, mode, engine, paired))
    return out


def target(goal: Goal, game: str, mode: str, engine: dict[str, Any], paired: dict[str, Any]) -> Target:
    """One promise: where its figure stands, and why it is not there. `paired`: what two processes gained."""
    measure, bound = MEASURES[goal.what], goal.bound(mode)
    assert bound is not None
    bench = bench_of(game) or Bench()
    note, why = "", engine.get("missing", "")
    if measure.part in PAIRED:
        found, why = paired.get("estimate"), why or paired.get("missing", "")
        busy = paired.get("cores_busy_with_others") or 0.0
        note = f"others kept up to {busy:.1f} cores busy" if busy > BUSY else ""
    else:
        part = engine.get(measure.part, {})
        found = part.get(measure.field)
        why = why or ("needs --peers and catanatron" if measure.part == "ratio" else "")
    if goal.what == "load" and found is not None:
        found = scaled(found, engine["measured"]["saved_decisions"], bench.load_decisions)
    name = measure.name.format(mode=mode, **named(bench))
    words = f"{'at least' if measure.least else 'at most'} {spelled(bound)}"
    if found is None:
        return Target(game, name, words, "", None, why)
    value = Estimate(**found)
    met = value.median >= bound if measure.least else value.median <= bound
    return Target(game, name, words, value.text(measure.digits), met, note)


def named(bench: Bench) -> dict[str, str]:
    """The places in the names of measures: of what game, where it is not the one that the pace is measured on."""
    crowd = f" of {bench.crowd} players" if bench.crowd != bench.players else ""
    long = f" of {bench.load_decisions} decisions" if bench.load_decisions else ""
    return {"kept": crowd, "finished": crowd + long}


def spelled(bound: float | Fraction) -> str:
    return str(bound) if isinstance(bound, Fraction) else f"{bound:,g}"


def scaled(load: dict[str, Any], decisions: dict[str, Any], to: int) -> dict[str, Any]:
    """Loading replays: what a game of `to` decisions would take, from the length of the one measured."""
    by = to / decisions["median"] if to else 1.0
    return load | {end: load[end] * by for end in ("median", "low", "high")}
