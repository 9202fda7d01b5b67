"""Long computations that people ask for: replays, imports, "what if". One after the other, in a thread of their own,
so that no move waits for them; nobody gets more than their share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from typing import TypeVar

from clio.server.errors import Busy, TooFast
from clio.server.limits import STUDY_BURST, STUDY_EACH, STUDY_QUEUE, STUDY_SHARE
from clio.server.rates import Bucket, Buckets

T = TypeVar("T")


class Study:
    """The queue before that thread. It is short: who finds it full comes back a moment later."""

    def __init__(self, share: float = STUDY_SHARE, burst: float = STUDY_BURST) -> None:
        self.thread = ThreadPoolExecutor(1, "study")
        self.budgets = Buckets(share, burst)  # seconds of computation, for every address
        self.waiting: Counter[str] = Counter()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """The result of the work. Its real time is charged to the address, so that what is known already is cheap."""
        budget = self.budgets.of(address)
        if budget.wait(0):
            raise TooFast(after=ceil(budget.wait(0)))
        if self.waiting.total() >= STUDY_QUEUE or self.waiting[address] >= STUDY_EACH:
            raise Busy(after=1)
        self.waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, charged, budget, work)
        finally:
            self.waiting -= Counter([address])

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def charged(budget: Bucket, work: Callable[[], T]) -> T:
    """Also for what fails, and for whoever has left meanwhile."""
    began = time.thread_time()
    try:
        return work()
    finally:
        budget.charge(time.thread_time() - began)
