"""What a game tells of its finished games, in named whole numbers (`stats` in its `study.py`), and how they spread over
many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

from clio.engine.kernel import State
from clio.games import part_of

Stats = Callable[[State, int], dict[str, int]]


def stats_of(game_id: str) -> tuple[Stats | None, bool]:
    """The statistics of a game, if it has some, and whether they read the log."""
    study = part_of(game_id, "clio.games", "study")
    found: Stats | None = getattr(study, "stats", None)
    return found, bool(getattr(study, "LOGGED", False))


@dataclass(frozen=True)
class Spread:
    """How a number spreads: its mean, the least and the most, and the quartiles (the lower of two middle ones)."""

    n: int
    mean: float
    least: int
    quartile1: int
    median: int
    quartile3: int
    most: int

    def to_json(self) -> dict[str, float]:
        return asdict(self)


def spread(seen: Counter[int]) -> Spread:
    """From how often each value was seen.

    >>> spread(Counter([1, 2, 2, 3, 7]))
    Spread(n=5, mean=3.0, least=1, quartile1=2, median=2, quartile3=3, most=7)
    """
    n = sum(seen.values())
    if not n:
        return Spread(0, 0.0, 0, 0, 0, 0, 0)
    values = sorted(seen)
    mean = sum(value * times for value, times in seen.items()) / n
    first, middle, third = (ranked(values, seen, (n * quarter + 3) // 4) for quarter in (1, 2, 3))
    return Spread(n, mean, values[0], first, middle, third, values[-1])


def ranked(values: Iterable[int], seen: Counter[int], rank: int) -> int:
    """The value of that rank, counted from 1."""
    value = 0
    for value in values:
        rank -= seen[value]
        if rank <= 0:
            break
    return value
