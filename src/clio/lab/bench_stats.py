"""Medians of few, noisy numbers, with an interval that assumes nothing about their distribution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import median

WANTED = 0.95


@dataclass(frozen=True)
class Estimate:
    """A median, the interval around it, and how often such an interval holds the true median."""

    median: float
    low: float
    high: float
    coverage: float
    n: int

    def text(self, digits: int = 2) -> str:
        return f"{self.median:.{digits}f} [{self.low:.{digits}f} to {self.high:.{digits}f}]"


def coverage(n: int, k: int) -> float:
    """How often the k-th smallest and k-th largest of n values enclose the true median."""
    return 1 - sum(comb(n, i) for i in range(k)) / float(1 << (n - 1))


def estimate(values: Sequence[float]) -> Estimate:
    """The median with its interval of order statistics: the narrowest that holds it in 95 % of the cases. With fewer
    than six values none does; then all of them are the interval, and `coverage` says how little that is."""
    ordered = sorted(values)
    n = len(ordered)
    if n == 0:
        raise ValueError("no values")
    k = 1
    while k + 1 <= n // 2 and coverage(n, k + 1) >= WANTED:
        k += 1
    return Estimate(median(ordered), ordered[k - 1], ordered[n - k], coverage(n, k), n)


def paired(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """The ratio of values measured side by side: first the ratio in each round, then the median."""
    if len(ours) != len(theirs):
        raise ValueError("not pairs")
    return estimate([one / other for one, other in zip(ours, theirs)])
