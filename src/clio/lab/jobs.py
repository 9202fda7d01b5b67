"""Work split into pieces, done by processes of this machine or by those of others, with the same result for any number
of them. Ctrl-C keeps the pieces that are done."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from typing import Protocol, TypeVar

from clio.games import GAMES

PIECES = 60  # so many at least: progress is told, and kept, after each
PER_JOB = 6  # and so many per process: they end together

R = TypeVar("R")
Piece = tuple[int, int]  # start, stop
Work = Callable[[int, int], R]
Progress = Callable[[int, int], None]


class Workers(Protocol):
    """Processes elsewhere (`clio.lab.cluster`)."""

    def each(self, work: Work[R], pieces: Sequence[Piece]) -> Iterator[tuple[int, R]]:
        """As `each` below."""
        ...


Jobs = int | Workers  # so many processes here, or those elsewhere


def split(n: int, pieces: int) -> list[Piece]:
    """0 .. n-1 in ranges (start, stop) of nearly the same length, none of them empty."""
    pieces = max(1, min(n, pieces))
    ends = [n * i // pieces for i in range(pieces + 1)]
    return [(start, stop) for start, stop in pairwise(ends) if stop > start]


def run(work: Work[R], n: int, jobs: Jobs, progress: Progress | None = None) -> list[R]:
    """`work(start, stop)` over 0 .. n-1, the results in order; after Ctrl-C those that are there. With several jobs
    `work` must be picklable: a function of a module, or a `partial` of one."""
    pieces = split(n, max(PIECES, PER_JOB * jobs if isinstance(jobs, int) else 0))
    found: dict[int, R] = {}
    done = 0
    try:
        for i, result in each(work, pieces, jobs):
            found[i] = result
            done += pieces[i][1] - pieces[i][0]
            if progress is not None:
                progress(done, n)
    except KeyboardInterrupt:
        pass
    return [found[i] for i in sorted(found)]


def each(work: Work[R], pieces: Sequence[Piece], jobs: Jobs) -> Iterator[tuple[int, R]]:
    """The result of every piece with its place among them, as soon as it is done."""
    if not isinstance(jobs, int):
        yield from jobs.each(work, pieces)
    elif jobs <= 1 or len(pieces) <= 1:
        for i, (start, stop) in enumerate(pieces):
            yield i, work(start, stop)
    else:
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(method()), know, (dict(GAMES),))
        try:
            waiting = {pool.submit(work, start, stop): i for i, (start, stop) in enumerate(pieces)}
            workers = list(pool._processes.values())
            for future in as_completed(waiting):
                try:
                    found = future.result()
                except BrokenProcessPool:
                    pool.shutdown(cancel_futures=True)  # then it is known how they ended
                    if any(worker.exitcode == -signal.SIGINT for worker in workers):
                        raise KeyboardInterrupt from None  # they heard of Ctrl-C before us
                    raise
                yield waiting[future], found
        finally:
            pool.shutdown(cancel_futures=True)


def know(games: dict[str, str]) -> None:
    """A process that was not forked knows the games of the package only, not those that were added since. It ends
    without a word at Ctrl-C, and with the process that started it, however that ends."""
    GAMES.update(games)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def method() -> str:
    """How processes start: by fork where that is safe, it takes no time; else by spawn, which works everywhere."""
    forks = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return "fork" if forks else "spawn"
