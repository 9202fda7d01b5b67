"""The run itself: every contender in a process of its own, in an order drawn anew in each round, on one core."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import DEVNULL, Popen
from tempfile import gettempdir
from typing import Any

from clio.engine.study import Bench
from clio.lab.bench_games import bench_of, settings
from clio.lab.bench_peers import Contender, Say, clean_environment, last_line, run

WORKER = Path(__file__).with_name("bench_worker.py")

# Start-up: what a program writes first, and the same up to the first decision of a game.
IMPORTS = {
    "clio": "import clio", "catanatron": "import catanatron", "open_spiel": "import pyspiel", "rlcard": "import rlcard",
}
FIRST_DECISION = {
    "clio": "import clio; clio.new({game!r}, {players}, options={options}).state.legal",
    "catanatron": "from catanatron import *; Game([RandomPlayer(c) for c in list(Color)[:2]]).state.playable_actions",
    "open_spiel": "import pyspiel; pyspiel.load_game('backgammon').new_initial_state().legal_actions()",
    "rlcard": "import rlcard; rlcard.make('mahjong').reset()",
}
GAMES = {"catanatron": 15, "open_spiel": 100, "rlcard": 15}  # about half a second each; Clio's: `BENCH` of each
COPIES = {"catanatron": 600, "open_spiel": 4000, "rlcard": 40}  # of each of five positions
SAVES = 8


@dataclass
class Rounds:
    """What was measured of one contender, round by round."""

    contender: Contender
    rows: list[dict[str, Any]] = field(default_factory=list)
    missing: str = ""

    def values(self, name: str) -> list[float]:
        return [float(row[name]) for row in self.rows if row.get(name) is not None]


def sizes(contender: Contender, number: int, quick: bool) -> dict[str, Any]:
    """What the worker is told: how much of everything; for Clio also the game and how it is played."""
    part = 10 if quick else 1
    bench = bench_of(contender.game)
    games, copies, saves = (
        (bench.games, bench.copies, bench.saves) if bench
        else (GAMES[contender.engine], COPIES[contender.engine], SAVES)
    )
    out = {
        "round": number, "games": max(2, games // part), "double": int(bench is not None),
        "copies": max(10, copies // part), "kept": 1000 if bench else 100, "saves": min(saves, 3) if quick else saves,
    }
    return out | ({"clio": settings(contender.game, bench)} if bench else {})


@contextmanager
def one_core() -> Iterator[int | None]:
    """This process and its children on one core while it lasts; None where the system cannot do it."""
    if sys.platform != "linux":
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def child_seconds(command: list[str]) -> float:
    """The CPU time of a whole process, start and end included (its real time on Windows)."""
    before = time.perf_counter()
    with Popen(command, stdout=DEVNULL, stderr=DEVNULL, env=clean_environment(), cwd=gettempdir()) as child:
        if sys.platform == "win32":
            code = child.wait()
            seconds = time.perf_counter() - before
        else:
            _, status, usage = os.wait4(child.pid, 0)
            code = child.returncode = os.waitstatus_to_exitcode(status)
            seconds = usage.ru_utime + usage.ru_stime
    if code != 0:
        raise RuntimeError(f"{command[-1]!r} ended with {code}")
    return seconds


def start_up(contender: Contender, times: int) -> dict[str, float]:
    """Milliseconds of `import` and of the way to the first decision, without those of Python itself."""
    python = [contender.python, "-P", "-c"]
    first = FIRST_DECISION[contender.engine]
    if contender.game:
        first = first.format(**settings(contender.game, bench_of(contender.game) or Bench()))
    codes = {"bare": "pass", "import": IMPORTS[contender.engine], "first": first}
    child_seconds([*python, codes["first"]])  # from now on the files are in the cache of the system
    total = dict.fromkeys(codes, 0.0)
    for _ in range(times):
        for name, code in codes.items():
            total[name] += child_seconds([*python, code])
    return {
        "import_ms": 1e3 * (total["import"] - total["bare"]) / times,
        "first_decision_ms": 1e3 * (total["first"] - total["bare"]) / times,
    }


def one_row(contender: Contender, number: int, quick: bool) -> dict[str, Any]:
    """One contender, one round. RuntimeError with the reason if it cannot be measured."""
    size = json.dumps(sizes(contender, number, quick))
    done = run([contender.python, "-P", str(WORKER), contender.engine, size], cwd=Path(gettempdir()))
    if done.returncode != 0:
        raise RuntimeError(last_line(done.stderr))
    row: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return row | start_up(contender, 1 if quick else 3)


def measure(contenders: list[Contender], rounds: int, quick: bool, say: Say) -> list[Rounds]:
    """All of them, `rounds` times, the order drawn anew each time."""
    out = [Rounds(contender, missing=contender.missing) for contender in contenders]
    for contender in contenders:
        if contender.missing:
            say(f"Missing: {contender.label}: {contender.missing}")
    lot = random.Random(20)
    for number in range(rounds):
        present = [entry for entry in out if not entry.missing]
        lot.shuffle(present)
        for entry in present:
            before = time.perf_counter()
            try:
                entry.rows.append(one_row(entry.contender, number, quick))
            except (RuntimeError, OSError, ValueError, LookupError) as e:
                entry.missing = f"{type(e).__name__}: {e}" if str(e) else type(e).__name__
                entry.rows.clear()
                say(f"Missing: {entry.contender.label}: {entry.missing}")
                continue
            seconds = time.perf_counter() - before
            rate = entry.rows[-1]["decisions_per_second"]
            say(f"round {number + 1}/{rounds}  {entry.contender.label}: {rate:,.0f} decisions/s  ({seconds:.1f} s)")
    return out


# ---------------------------------------------------------------- several processes
def others_busy(seconds: float = 1.0) -> float | None:
    """How many cores other programs keep busy while this one sleeps; None where the system does not tell."""
    try:
        before = cpu_ticks()
        time.sleep(seconds)
        after = cpu_ticks()
    except (OSError, ValueError):
        return None
    total, idle = (new - old for new, old in zip(after, before))
    return (os.cpu_count() or 1) * (1 - idle / total) if total > 0 else None


def cpu_ticks() -> tuple[int, int]:
    """All ticks of all cores since the start of the machine, and the idle ones among them."""
    first = Path("/proc/stat").read_text("utf-8").splitlines()[0]
    ticks = [int(word) for word in first.split()[1:9]]
    return sum(ticks), ticks[3] + ticks[4]


def jobs_seconds(python: str, game: str, jobs: int, games: int) -> float:
    """`clio simulate` with so many processes: the seconds it reports."""
    code = "import sys; from clio.cli import main; sys.exit(main())"
    bench = bench_of(game) or Bench()
    command = ["simulate", game, "--bots", ",".join(["random"] * bench.players), "--games", str(games), "--seed", "1"]
    for name, value in bench.options.items():
        command += ["--option", f"{name}={value}"]
    done = run([python, "-P", "-c", code, *command, "--jobs", str(jobs), "--json"], cwd=Path(gettempdir()))
    if done.returncode != 0:
        raise RuntimeError(last_line(done.stderr))
    return float(json.loads(done.stdout)["seconds"])


def jobs_speed_up(contender: Contender, quick: bool, say: Say) -> tuple[list[float], float | None, str]:
    """How much sooner the same games are over with two processes, in some pairs; how many cores others kept busy
    meanwhile (the most seen before a pair); or why all that is not known."""
    if (os.cpu_count() or 1) < 2:
        return [], None, "this machine has one core"
    games = (bench_of(contender.game) or Bench()).jobs  # some seconds
    games = games // 10 if quick else games * (4 if contender.mode == "compiled" else 1)
    ratios: list[float] = []
    busy: list[float] = []
    try:
        for number in range(3 if quick else 5):
            seen = others_busy(0.3 if quick else 1.0)
            busy += [] if seen is None else [seen]
            order = [1, 2] if number % 2 else [2, 1]
            seconds = {jobs: jobs_seconds(contender.python, contender.game, jobs, games) for jobs in order}
            ratios.append(seconds[1] / seconds[2])
            say(f"two processes, pair {number + 1}: {ratios[-1]:.2f} times as fast")
    except (RuntimeError, OSError, ValueError, LookupError, TypeError) as e:
        return [], None, f"`clio simulate` did not run: {e}"
    return ratios, max(busy, default=None), ""
