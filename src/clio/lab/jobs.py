"""Work split over the processes of this machine, with the same result for any number of them."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from typing import TypeVar

from clio.games import GAMES

PER_JOB = 6  # pieces per process: few enough to cost nothing, enough to end together

R = TypeVar("R")
Progress = Callable[[int, int], None]


def split(n: int, pieces: int) -> list[tuple[int, int]]:
    """0 .. n-1 in ranges (start, stop) of nearly the same length, none of them empty."""
    pieces = max(1, min(n, pieces))
    ends = [n * i // pieces for i in range(pieces + 1)]
    return [(start, stop) for start, stop in pairwise(ends) if stop > start]


def run(work: Callable[[int, int], R], n: int, jobs: int, progress: Progress | None = None) -> list[R]:
    """`work(start, stop)` over 0 .. n-1, the results in order. With several jobs `work` must be picklable: a
    function of a module, or a `partial` of one."""
    pieces = split(n, PER_JOB * max(1, jobs))
    tell = progress or (lambda done, total: None)
    if jobs <= 1 or len(pieces) <= 1:
        out = []
        for start, stop in pieces:
            out.append(work(start, stop))
            tell(stop, n)
        return out
    done = 0
    found: dict[int, R] = {}
    context = multiprocessing.get_context(method())
    with ProcessPoolExecutor(jobs, context, know, (dict(GAMES),)) as pool:
        waiting = {pool.submit(work, start, stop): i for i, (start, stop) in enumerate(pieces)}
        for future in as_completed(waiting):
            i = waiting[future]
            found[i] = future.result()
            done += pieces[i][1] - pieces[i][0]
            tell(done, n)
    return [found[i] for i in range(len(pieces))]


def know(games: dict[str, str]) -> None:
    """A process that was not forked knows the games of the package only, not those that were added since."""
    GAMES.update(games)


def method() -> str:
    """How processes start: by fork where that is safe, it takes no time; else by spawn, which works everywhere."""
    forks = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return "fork" if forks else "spawn"
