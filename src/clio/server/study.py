"""Long computations that people ask for: replays, imports, "what if", tables that are read or made. Few at a time, in
threads of their own, so that no move waits for them; nobody gets more than their share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from clio.server.errors import Busy, TooFast
from clio.server.limits import STUDY_BURST, STUDY_EACH, STUDY_QUEUE, STUDY_SHARE
from clio.server.rates import Bucket, Buckets

T = TypeVar("T")
HOUSE: Final = "house"  # no address: the server itself asks


class Study:
    """The queue before those threads, of an address one at a time: whoever asks for much keeps nobody else waiting. Who
    finds it full comes back a moment later."""

    def __init__(
        self, share: float = STUDY_SHARE, burst: float = STUDY_BURST, queue: int = STUDY_QUEUE, each: int = STUDY_EACH,
        threads: int = 1, name: str = "study", budgets: Buckets | None = None,
    ) -> None:
        """`budgets`: those of another queue, where the two are paid from one purse."""
        self.pool = ThreadPoolExecutor(threads, name)
        self.budgets = budgets or Buckets(share, burst)  # seconds of computation, for every address
        self.queue, self.each = queue, each
        self.waiting: Counter[str] = Counter()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """The result of the work. Its real time is charged to the address, so that what is known already is cheap. The
        house is refused nothing."""

        async def ready() -> Callable[[], T]:
            return work

        return await self.prepared(address, ready)

    async def prepared(self, address: str, prepare: Callable[[], Awaitable[Callable[[], T]]]) -> T:
        """Likewise, of work that is made ready (what it needs is read) when its turn has come: nothing is for who is
        refused, and of an address one at a time. Who leaves waits no longer, but a thread cannot be stopped: what has
        begun is done to the end, and until then the turn is theirs."""
        budget = self.budgets.of(address)
        if address != HOUSE:
            self._admit(address, budget)
        self.waiting[address] += 1
        turn = self.turns.setdefault(address, asyncio.Lock())
        try:
            await turn.acquire()
        except asyncio.CancelledError:
            self.waiting -= Counter([address])
            raise
        return await asyncio.shield(asyncio.create_task(self._in_turn(address, turn, budget, prepare)))

    async def _in_turn(
        self, address: str, turn: asyncio.Lock, budget: Bucket, prepare: Callable[[], Awaitable[Callable[[], T]]]
    ) -> T:
        try:
            if address != HOUSE:
                solvent(budget)  # others of the address were before us
            work = await prepare()
            return await asyncio.get_running_loop().run_in_executor(self.pool, charged, budget, work)
        finally:
            turn.release()
            self.waiting -= Counter([address])

    def _admit(self, address: str, budget: Bucket) -> None:
        solvent(budget)
        if self.waiting.total() - self.waiting[HOUSE] >= self.queue or self.waiting[address] >= self.each:
            raise Busy(after=1)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def solvent(budget: Bucket) -> None:
    if late := budget.wait(0):
        raise TooFast(after=ceil(late))


def charged(budget: Bucket, work: Callable[[], T]) -> T:
    """Also for what fails, and for whoever has left meanwhile."""
    began = time.thread_time()
    try:
        return work()
    finally:
        budget.charge(time.thread_time() - began)
