"""`clio bench`: how fast Clio is, alone or side by side with other engines (--peers), against its own targets."""

from __future__ import annotations

import json as jsons
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from clio.lab.bench_peers import ANCHOR, both, own, peers
from clio.lab.bench_run import Rounds, jobs_speed_up, measure, one_core, others_busy
from clio.lab.bench_stats import Estimate, estimate, paired

ROUNDS = 15
QUICK_ROUNDS = 3
BUSY = 0.2  # cores that others use: from here on a time with two processes says little
LONG_GAME = 400  # decisions of the game whose loading time is a target

# What is reported of each engine: field, heading, how it is written.
COLUMNS: tuple[tuple[str, str, str], ...] = (
    ("decisions_per_second", "decisions/s", ",.0f"),
    ("unforced_per_second", "unforced decisions/s", ",.0f"),
    ("forced_share", "forced decisions", ".0%"),
    ("options_per_decision", "options per decision", ".1f"),
    ("games_per_second", "games/s", ",.0f"),
    ("copy_us", "copy of a mid-game state, us", ".2f"),
    ("kept_bytes", "memory of a kept copy, bytes", ",.0f"),
    ("save_ms", "save a finished game, ms", ".2f"),
    ("load_ms", "load it, ms", ".2f"),
    ("saved_decisions", "  its decisions", ".0f"),
    ("import_ms", "import, ms", ".0f"),
    ("first_decision_ms", "to the first decision, ms", ".0f"),
)
RATIOS = ("decisions_per_second", "unforced_per_second", "copy_us", "import_ms", "first_decision_ms")


@dataclass(frozen=True)
class Target:
    """One promise: at least or at most a figure. `met` is None when it could not be measured; `why` says the reason,
    or what disturbed the measurement."""

    name: str
    goal: str
    value: str
    met: bool | None
    why: str = ""

    def verdict(self) -> str:
        return {True: "met", False: "NOT MET", None: "not measured"}[self.met]


def main(peers: bool = False, quick: bool = False, json: bool = False) -> int:
    """Measure and print. Returns 0 if all went well, 1 if with --peers the anchor or Clio itself could not be run."""
    report, code = bench(peers, quick, say)
    if json:
        print(jsons.dumps(report, indent=1, ensure_ascii=False))
    else:
        show(report)
    return code


def say(line: str) -> None:
    """Progress, apart from the result."""
    print(line, file=sys.stderr, flush=True)


def bench(with_peers: bool, quick: bool, say: Callable[[str], None]) -> tuple[dict[str, Any], int]:
    contenders = [*both(), *peers(say)] if with_peers else [own()]
    rounds = QUICK_ROUNDS if quick else ROUNDS
    busy = others_busy()
    with one_core() as core:
        measured = measure(contenders, rounds, quick, say)
    clio = [entry for entry in measured if entry.contender.engine == "clio"]
    check_same_games(clio)
    jobs: dict[str, Any] = {}
    for entry in clio:
        if not entry.missing:
            ratios, busy, why = jobs_speed_up(entry.contender, quick, say)
            found = {"estimate": asdict(estimate(ratios))} if ratios else {"missing": why}
            jobs[entry.contender.id] = found | {"cores_busy_with_others": busy}
    anchor = next((entry for entry in measured if entry.contender.id == ANCHOR and entry.rows), None)
    report: dict[str, Any] = {
        "machine": machine(core, busy),
        "method": method(rounds, with_peers),
        "engines": {entry.contender.id: summary(entry, anchor) for entry in measured},
        "jobs": jobs,
    }
    report["targets"] = [asdict(target) for target in targets(report, with_peers)]
    failed = any(entry.missing for entry in measured if entry.contender.id in (ANCHOR, "clio-interpreted"))
    return report, int(failed)


def check_same_games(entries: list[Rounds]) -> None:
    """Interpreted and compiled play the same games, decision by decision; anything else is no comparison."""
    counts = [[(row["decisions"], row["forced"], row["options"]) for row in entry.rows] for entry in entries]
    counts = [rows for rows in counts if rows]
    if any(rows != counts[0] for rows in counts):
        say("Careful: the interpreted and the compiled package are not of the same sources (their games differ).")


# ---------------------------------------------------------------- the report
def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def machine(core: int | None, busy: float | None) -> dict[str, Any]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(), "processor": processor(), "cores": os.cpu_count(), "pinned_core": core,
        "cores_busy_with_others": busy,
    }


def method(rounds: int, with_peers: bool) -> dict[str, Any]:
    return {
        "rounds": rounds, "interleaved": with_peers, "clock": "CPU time of the process",
        "garbage_collector": "off while measuring", "process": "one for each engine and round",
        "interval": "order statistics of the ratios in each round",
    }


def summary(entry: Rounds, anchor: Rounds | None) -> dict[str, Any]:
    """The medians of one engine and its ratios to the anchor."""
    out: dict[str, Any] = {"label": entry.contender.label}
    if entry.missing:
        return out | {"missing": entry.missing}
    for row in entry.rows:
        row["forced_share"] = row["forced"] / row["decisions"]
        row["options_per_decision"] = row["options"] / row["decisions"]
    names = [name for name, _, _ in COLUMNS] + ["cost_of_double"]
    out["measured"] = {name: asdict(estimate(entry.values(name))) for name in names if entry.values(name)}
    if no_save := entry.rows[0].get("no_save"):
        out["no_save"] = no_save
    if anchor is not None and anchor is not entry:
        out["ratio"] = {name: asdict(paired(entry.values(name), anchor.values(name))) for name in RATIOS}
    return out


def targets(report: dict[str, Any], with_peers: bool) -> list[Target]:
    """The promises for Monumental Duel, each one met or not."""
    out = []
    for mode, faster, copy in (("interpreted", 3, 6), ("compiled", 10, 15)):
        engine = report["engines"].get(f"clio-{mode}", {"missing": "not installed here"})
        ratio, measured = engine.get("ratio", {}), engine.get("measured", {})
        why = engine.get("missing", "") or ("" if ratio else "needs --peers and catanatron")
        out.append(at_least(f"decisions/s, {mode}, times catanatron's", faster, ratio.get("decisions_per_second"), why))
        out.append(at_most(f"clone, {mode}, of catanatron's copy", 1 / copy, f"1/{copy}", ratio.get("copy_us"), why))
        if not measured and not with_peers:
            continue  # alone, only the installed package is measured
        why = engine.get("missing", "")
        out.append(at_most(f"memory of a kept clone, {mode}, bytes", 6000, "6,000", measured.get("kept_bytes"), why, 0))
        out.append(at_most(f"import clio, {mode}, ms", 80, "80", measured.get("import_ms"), why, 0))
        if mode == "interpreted" or not with_peers:
            load = scaled(measured.get("load_ms"), measured.get("saved_decisions"))
            out.append(at_most(f"load of a finished game of {LONG_GAME} decisions, {mode}, ms", 60, "60", load, why, 1))
        jobs = report["jobs"].get(f"clio-{mode}", {"missing": why})
        busy = jobs.get("cores_busy_with_others") or 0.0
        note = f"others kept up to {busy:.1f} cores busy" if busy > BUSY else ""
        name = f"--jobs 2, {mode}, times --jobs 1"
        out.append(at_least(name, 1.7, jobs.get("estimate"), jobs.get("missing", ""), note))
    return out


def scaled(load: dict[str, Any] | None, decisions: dict[str, Any] | None) -> dict[str, Any] | None:
    """Loading replays: what a game of LONG_GAME decisions would take, from the length of the one measured."""
    if load is None or decisions is None:
        return None
    by = LONG_GAME / decisions["median"]
    return load | {end: load[end] * by for end in ("median", "low", "high")}


def at_least(name: str, goal: float, found: dict[str, Any] | None, why: str, note: str = "") -> Target:
    if found is None:
        return Target(name, f"at least {goal:g}", "", None, why)
    value = Estimate(**found)
    return Target(name, f"at least {goal:g}", value.text(), value.median >= goal, note)


def at_most(name: str, goal: float, words: str, found: dict[str, Any] | None, why: str, digits: int = 3) -> Target:
    if found is None:
        return Target(name, f"at most {words}", "", None, why)
    value = Estimate(**found)
    return Target(name, f"at most {words}", value.text(digits), value.median <= goal)


# ---------------------------------------------------------------- for people
def show(report: dict[str, Any]) -> None:
    """Three tables: the medians, the ratios to the anchor, the targets."""
    from rich.console import Console

    console = Console(width=max(150, Console().width) if not sys.stdout.isatty() else None, highlight=False)
    m, how = report["machine"], report["method"]
    busy = "?" if m["cores_busy_with_others"] is None else f"{m['cores_busy_with_others']:.1f}"
    console.print(
        f"{m['python']}, {m['processor']}, {m['cores']} cores, {busy} of them busy with other work before the start. "
        f"{how['rounds']} rounds{', interleaved' if how['interleaved'] else ''}, CPU time, core "
        f"{m['pinned_core']}, garbage collector {how['garbage_collector']}. Medians."
    )
    engines = report["engines"].values()
    console.print(speed_table(list(engines)))
    if any("ratio" in engine for engine in engines):
        console.print(ratio_table(list(engines)))
    for engine in engines:
        if "missing" in engine:
            console.print(f"Missing: {engine['label']}: {engine['missing']}", markup=False)
        if "no_save" in engine:
            console.print(f"Not saved: {engine['label']}: {engine['no_save']}", markup=False)
        if double := engine.get("measured", {}).get("cost_of_double"):
            text = Estimate(**double).text()
            console.print(f"{engine['label']}: twice as many games cost {text} times as much per game.", markup=False)
    console.print(target_table(report["targets"]))


def speed_table(engines: list[dict[str, Any]]) -> Any:
    from rich.table import Table

    found = [engine for engine in engines if "measured" in engine]
    table = Table(title="Random play, the legal options of every decision included")
    table.add_column("")
    for engine in found:
        table.add_column(engine["label"], justify="right")
    for name, heading, form in COLUMNS:
        cells = [engine["measured"].get(name) for engine in found]
        table.add_row(heading, *[format(cell["median"], form) if cell else "-" for cell in cells])
    return table


def ratio_table(engines: list[dict[str, Any]]) -> Any:
    from rich.table import Table

    found = [engine for engine in engines if "ratio" in engine]
    share = min(cell["coverage"] for engine in found for cell in engine["ratio"].values())
    table = Table(title=f"Times catanatron's, with the {share:.0%} interval of the median")
    table.add_column("")
    for engine in found:
        table.add_column(engine["label"], justify="right")
    for name, heading, _ in COLUMNS:
        if name in RATIOS:
            digits = 3 if name == "copy_us" else 2
            cells = [Estimate(**engine["ratio"][name]).text(digits).replace("[", "\\[") for engine in found]
            table.add_row(heading, *cells)
    return table


def target_table(found: list[dict[str, Any]]) -> Any:
    from rich.table import Table

    table = Table(title="Targets for Monumental Duel")
    for heading in ("target", "goal", "measured", ""):
        table.add_column(heading)
    for fields in found:
        target = Target(**fields)
        colour = {True: "green", False: "red", None: "yellow"}[target.met]
        verdict = f"[{colour}]{target.verdict()}[/]"
        found_text = "; ".join(filter(None, [target.value, target.why])).replace("[", "\\[")
        table.add_row(target.name, target.goal, found_text, verdict)
    return table
