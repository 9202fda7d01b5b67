"""Rates with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # 95 %


@dataclass(frozen=True)
class Rate:
    """`hits` out of `n` and the Wilson interval of 95 %. Hits may be halves: a shared victory."""

    hits: float
    n: int

    @property
    def value(self) -> float:
        return self.hits / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate most likely lies; everything is possible when nothing was seen.

        >>> low, high = Rate(50, 100).interval
        >>> round(low, 3), round(high, 3)
        (0.404, 0.596)
        """
        if not self.n:
            return 0.0, 1.0
        n, p = self.n, self.value
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def turned(self) -> Rate:
        """As the others see it."""
        return Rate(self.n - self.hits, self.n)

    def outside(self, low: float, high: float) -> bool:
        """Is the whole interval below `low` or above `high`?"""
        bottom, top = self.interval
        return top < low or bottom > high

    def text(self) -> str:
        bottom, top = self.interval
        return f"{100 * self.value:.1f} % [{100 * bottom:.1f} to {100 * top:.1f}]"
