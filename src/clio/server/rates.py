"""How much one caller may have: so many at once, and so many per second after that."""

from __future__ import annotations

import time
from collections import OrderedDict

CALLERS = 10_000  # that are remembered; of more, those who were here last


class Bucket:
    """So many at once, and so many per second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, float(burst)
        self.level, self.at = self.burst, time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1) -> bool:
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def charge(self, cost: float) -> None:
        """What has been used, even if it was more than there was: the caller waits the longer for the next."""
        self._fill()
        self.level -= cost

    def fine(self, cost: float) -> None:
        """For who asks though there is nothing left: at most as much again as there ever is, so that it ends."""
        self._fill()
        self.level = max(-self.burst, self.level - cost)

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much can be taken."""
        self._fill()
        return max(0.0, (cost - self.level) / self.rate)


class Buckets:
    """One for every caller."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        found = self.kept.get(caller)
        if found is None:
            found = self.kept[caller] = Bucket(self.rate, self.burst)
            if len(self.kept) > CALLERS:
                self.kept.popitem(last=False)
        self.kept.move_to_end(caller)
        return found
