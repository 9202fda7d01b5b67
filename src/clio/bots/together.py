"""Several processes on one search. They are forked, so that each has all positions and only numbers are sent back;
where that is not safe, and where there is one process, it is done here."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")


def forks() -> bool:
    """May this process be copied as it is? Not while it has other threads."""
    return "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1


def together(work: Callable[[int], T], items: Sequence[int], jobs: int) -> Iterator[T]:
    """`work` of each item, in order: one after the other as they are asked for, or all at once by so many processes.
    What a process that died was to do is done here."""
    jobs = min(jobs, len(items))
    if jobs < 2 or not forks():
        yield from map(work, items)
        return
    context = multiprocessing.get_context("fork")
    helpers = []
    for part in (items[n::jobs] for n in range(1, jobs)):
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=tell, args=(there, work, part), daemon=True)
        process.start()
        there.close()
        helpers.append((process, here, part))
    found = {item: work(item) for item in items[::jobs]}
    for process, here, part in helpers:
        try:
            found.update(zip(part, here.recv(), strict=True))
        except EOFError:
            found.update((item, work(item)) for item in part)
        here.close()
        process.join()
    yield from (found[item] for item in items)


def tell(there: Connection, work: Callable[[int], T], part: Sequence[int]) -> None:
    """In the other process."""
    there.send([work(item) for item in part])
    there.close()
