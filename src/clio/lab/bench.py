"""`clio bench`: how fast Clio is, alone or side by side with other engines (--peers), against its own targets."""

from __future__ import annotations

import json as jsons
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from clio.lab.bench_envs import searching, stepped, steps, vector_speed_up
from clio.lab.bench_games import has_goal, measured_games, title_of
from clio.lab.bench_peers import ANCHOR, Contender, both, environments, own, peers
from clio.lab.bench_run import Rounds, jobs_speed_up, measure, one_core, others_busy
from clio.lab.bench_stats import Estimate, estimate, paired
from clio.lab.bench_targets import Target, targets

ROUNDS = 15
QUICK_ROUNDS = 3
SEARCH_ROUNDS = 5  # a search takes long, and varies little

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
    ("odds_us", "exact odds of an encounter, us", ".2f"),
    ("import_ms", "import, ms", ".0f"),
    ("first_decision_ms", "to the first decision, ms", ".0f"),
)
RATIOS = ("decisions_per_second", "unforced_per_second", "copy_us", "import_ms", "first_decision_ms")


def main(peers: bool = False, quick: bool = False, json: bool = False, game: str | None = None) -> int:
    """Measure all games or one, and print. Returns 0 if all went well, 1 if with --peers the anchor or the interpreted
    Clio could not be run."""
    report, code = bench(measured_games(game), peers, quick, say)
    if json:
        print(jsons.dumps(report, indent=1, ensure_ascii=False))
    else:
        show(report)
    return code


def say(line: str) -> None:
    """Progress, apart from the result."""
    print(line, file=sys.stderr, flush=True)


def bench(games: list[str], with_peers: bool, quick: bool, say: Callable[[str], None]) -> tuple[dict[str, Any], int]:
    """All games and engines in one run."""
    clio = both(games) if with_peers else own(games)
    contenders = [*clio, *peers(say)] if with_peers else clio
    rounds = QUICK_ROUNDS if quick else ROUNDS
    busy = others_busy()
    with one_core() as core:
        measured = measure(contenders, rounds, quick, say)
        entered = [*stepped(clio), *(environments(say) if with_peers else [])]
        environment = steps(entered, rounds, quick, say)
        searches = steps(searching(clio), min(rounds, SEARCH_ROUNDS), quick, say, "positions")
    for game in games:
        check_same_games([entry for entry in measured if entry.contender.game == game])
    anchor = next((entry for entry in measured if entry.contender.id == ANCHOR and entry.rows), None)
    report: dict[str, Any] = {
        "machine": machine(core, busy),
        "method": method(rounds, with_peers),
        "games": {game: title_of(game) for game in games},
        "engines": {entry.contender.id: summary(entry, anchor) for entry in measured},
        "jobs": two_processes(measured, quick, say),
        "environments": environment,
        "searches": searches,
        "vector": vectors(clio, quick, say),
    }
    report["targets"] = [asdict(target) for game in games for target in targets(report, game, with_peers)]
    needed = [e for e in measured if e.contender.id == ANCHOR or e.contender.mode == "interpreted"]
    return report, int(any(entry.missing for entry in needed))


def two_processes(measured: list[Rounds], quick: bool, say: Callable[[str], None]) -> dict[str, Any]:
    """How much two processes gain, for the games of which that is promised."""
    jobs: dict[str, Any] = {}
    for entry in measured:
        if has_goal(entry.contender.game, "jobs") and not entry.missing:
            ratios, busy, why = jobs_speed_up(entry.contender, quick, say)
            found = {"estimate": asdict(estimate(ratios))} if ratios else {"missing": why}
            jobs[entry.contender.id] = found | {"cores_busy_with_others": busy}
    return jobs


def vectors(clio: list[Contender], quick: bool, say: Callable[[str], None]) -> dict[str, Any]:
    """How much two processes gain in a vector of environments, for the games of which that is promised."""
    return {
        one.id: vector_speed_up(one, quick, say) for one in clio if has_goal(one.game, "vector") and not one.missing
    }


def check_same_games(entries: list[Rounds]) -> None:
    """Interpreted and compiled play the same games, decision by decision; anything else is no comparison."""
    counts = [[(row["decisions"], row["forced"], row["options"]) for row in entry.rows] for entry in entries]
    counts = [rows for rows in counts if rows]
    if any(rows != counts[0] for rows in counts):
        name = entries[0].contender.game
        say(f"Careful: the interpreted and the compiled {name} are not of the same sources (their games differ).")


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


# ---------------------------------------------------------------- for people
def show(report: dict[str, Any]) -> None:
    """The medians, the ratios to the anchor, the targets of each game."""
    from rich.console import Console

    console = Console(width=max(170, Console().width) if not sys.stdout.isatty() else None, highlight=False)
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
    console.print(rate_table(
        "Environments: steps of one agent a second, what it is shown included", "steps", report["environments"]))
    console.print(rate_table("Searches: positions that a bot judges in a second", "positions", report["searches"]))
    for game, title in report["games"].items():
        console.print(target_table(title, [target for target in report["targets"] if target["game"] == game]))


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


def rate_table(title: str, what: str, measured: dict[str, dict[str, Any]]) -> Any:
    from rich.table import Table

    table = Table(title=title)
    for heading in ("", f"{what}/s", "interval of the median"):
        table.add_column(heading, justify="right" if heading else "left")
    for one in measured.values():
        if found := one.get(f"{what}_per_second"):
            table.add_row(one["label"], f"{found['median']:,.0f}", f"{found['low']:,.0f} to {found['high']:,.0f}")
        else:
            table.add_row(one["label"], "-", one["missing"].replace("[", "\\["))
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


def target_table(game: str, found: list[dict[str, Any]]) -> Any:
    from rich.table import Table

    table = Table(title=f"Targets for {game}")
    for heading in ("target", "goal", "measured", ""):
        table.add_column(heading)
    for fields in found:
        target = Target(**fields)
        colour = {True: "green", False: "red", None: "yellow"}[target.met]
        verdict = f"[{colour}]{target.verdict()}[/]"
        found_text = "; ".join(filter(None, [target.value, target.why])).replace("[", "\\[")
        table.add_row(target.name, target.goal, found_text, verdict)
    return table
