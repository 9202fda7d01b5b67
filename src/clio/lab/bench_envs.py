"""Environment steps per second: Clio's environments beside those of others, in one run, and what a second process
gains in a vector of them; positions per second of the bots that search."""

from __future__ import annotations

import json
import os
import random
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from clio.bots import STRENGTHS, searches
from clio.engine.study import Bench
from clio.lab.bench_games import bench_of, settings
from clio.lab.bench_peers import Contender, Say, last_line, run
from clio.lab.bench_run import others_busy
from clio.lab.bench_stats import estimate

WORKER = Path(__file__).with_name("bench_steps.py")
SECONDS, QUICK_SECONDS = 1.0, 0.1
GAMES = 64  # in a vector
VECTOR = """
import json, sys, time
import numpy as np
from clio.learn.vector import Vector

def main():
    game, n, processes, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    with Vector(game, n, processes) as vector:
        _, masks = vector.reset(1)
        lot = np.random.default_rng(1)
        for warm in (True, False):
            began = time.perf_counter()
            for _ in range(3 if warm else steps):
                vector.step((lot.random(masks.shape, np.float32) * masks).argmax(axis=1))
        print(json.dumps(n * steps / (time.perf_counter() - began)))

if __name__ == "__main__":
    main()
"""


def steps(
    contenders: list[Contender], rounds: int, quick: bool, say: Say, what: str = "steps"
) -> dict[str, Any]:
    """The steps per second of each, or what else is counted, `rounds` times, the order drawn anew each time."""
    rows: dict[str, list[float]] = {one.id: [] for one in contenders}
    missing = {one.id: one.missing for one in contenders}
    lot = random.Random(21)
    for number in range(rounds):
        order = [one for one in contenders if not missing[one.id]]
        lot.shuffle(order)
        for one in order:
            try:
                rows[one.id].append(one_row(one, number, quick))
                say(f"round {number + 1}/{rounds}  {one.label}: {rows[one.id][-1]:,.0f} {what}/s")
            except (RuntimeError, OSError, ValueError, LookupError) as e:
                missing[one.id] = str(e) or type(e).__name__
                say(f"Missing: {one.label}: {missing[one.id]}")
    return {
        one.id: {"label": one.label} | ({"missing": missing[one.id]} if missing[one.id] else {
            f"{what}_per_second": asdict(estimate(rows[one.id]))}) for one in contenders
    }


def stepped(contenders: list[Contender]) -> list[Contender]:
    """Clio's games as environments."""
    return [replace(one, id=f"{one.id}-steps") for one in contenders]


def searcher(game: str) -> str | None:
    """The bot whose search is measured: `hard`, or else the best that searches."""
    return next((name for name in ("hard", *reversed(STRENGTHS)) if searches(name, game)), None)


def searching(contenders: list[Contender]) -> list[Contender]:
    """Clio's games as they are searched."""
    return [
        replace(one, id=f"{one.id}-search", engine="search", label=f"{one.label}, {bot}") if (bot := searcher(one.game))
        else replace(one, id=f"{one.id}-search", missing="none of its bots plays on what it considers")
        for one in contenders
    ]


def one_row(one: Contender, number: int, quick: bool) -> float:
    size: dict[str, Any] = {"round": number, "seconds": QUICK_SECONDS if quick else SECONDS}
    if one.game:
        size["clio"] = settings(one.game, bench_of(one.game) or Bench()) | {"bot": searcher(one.game)}
    done = run([one.python, "-P", str(WORKER), one.engine, json.dumps(size)], cwd=Path(gettempdir()))
    if done.returncode != 0:
        raise RuntimeError(last_line(done.stderr))
    return float(json.loads(done.stdout.splitlines()[-1])["steps_per_second"])


def vector_speed_up(one: Contender, quick: bool, say: Say) -> dict[str, Any]:
    """How many times the steps of one process two processes make, real time on all cores, in some pairs."""
    if (os.cpu_count() or 1) < 2:
        return {"missing": "this machine has one core"}
    ratios, rates, busy = [], [], []
    folder = Path(gettempdir()) / f"clio-vector-{os.getpid()}.py"  # a file, because processes start anew from it
    folder.write_text(VECTOR, "utf-8")
    try:
        for number in range(3 if quick else 5):
            seen = others_busy(0.3 if quick else 1.0)
            busy += [] if seen is None else [seen]
            order = [1, 2] if number % 2 else [2, 1]
            rate = {processes: vector_rate(one, folder, processes, quick) for processes in order}
            ratios.append(rate[2] / rate[1])
            rates.append(rate[2])
            say(f"vector, pair {number + 1}: {ratios[-1]:.2f} times as many steps with two processes")
    except (RuntimeError, OSError, ValueError) as e:
        return {"missing": str(e)}
    finally:
        folder.unlink(missing_ok=True)
    return {
        "estimate": asdict(estimate(ratios)), "steps_per_second": asdict(estimate(rates)),
        "cores_busy_with_others": max(busy, default=None),
    }


def vector_rate(one: Contender, code: Path, processes: int, quick: bool) -> float:
    steps = 10 if quick else 200
    done = run([one.python, "-P", str(code), one.game, str(GAMES), str(processes), str(steps)], cwd=Path(gettempdir()))
    if done.returncode != 0:
        raise RuntimeError(last_line(done.stderr))
    return float(json.loads(done.stdout.splitlines()[-1]))
