"""Armies: the units of a player grouped by the current tactic for the best strength (TTA-ARMY)."""

from __future__ import annotations

from typing import Final

from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import NONE

# Per unit kind - UNIT: infantry, cavalry, artillery, air force
CLASS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
LEVEL: Final[tuple[int, ...]] = (0, 1, 2, 3, 1, 2, 3, 2, 3, 3)
MANY: Final = 99


def armies(need: tuple[int, int, int], have: tuple[int, int, int], rides: bool) -> int:
    """How many armies these units make. `rides`: infantry may stand for cavalry (TTA-ANNEX-06)."""
    infantry, cavalry, artillery = need
    n = MANY
    if infantry:
        n = min(n, have[0] // infantry)
    if artillery:
        n = min(n, have[2] // artillery)
    if cavalry:
        if rides:
            n = min(n, (have[0] + have[1]) // (infantry + cavalry))
        else:
            n = min(n, have[1] // cavalry)
    return n


def tactical_strength(tactic: int, units: list[int], rides: bool) -> int:
    """TTA-ARMY-01 to -10: the best tactical strength of the units (numbers per kind - UNIT)."""
    if tactic == NONE:
        return 0
    need = BOOK.army[tactic]
    old_below = BOOK.age[tactic] - 1  # two levels below the tactic or more (TTA-ARMY-06)
    fresh = [0, 0, 0, 0]
    every = [0, 0, 0, 0]
    for i in range(10):
        n = units[i]
        if n:
            every[CLASS[i]] += n
            if LEVEL[i] >= old_below:
                fresh[CLASS[i]] += n
    most = armies(need, (fresh[0], fresh[1], fresh[2]), rides)
    total = armies(need, (every[0], every[1], every[2]), rides)
    if total == 0:
        return 0
    if most == total or not rides:
        return worth(tactic, most, total - most, every[3])
    best = 0
    for full in range(most + 1):  # infantry spent as cavalry in full armies may be missed in obsolete ones
        lent = max(0, full * need[1] - fresh[1])
        rest = (
            every[0] - full * need[0] - lent, every[1] - full * need[1] + lent, every[2] - full * need[2],
        )
        best = max(best, worth(tactic, full, armies(need, rest, rides), every[3]))
    return best


def worth(tactic: int, full: int, obsolete: int, air: int) -> int:
    """One air force unit doubles one army, the strongest first (TTA-ARMY-05, TTA-ARMY-07)."""
    strong = BOOK.tactical[tactic]
    weak = BOOK.obsolete[tactic]
    doubled = min(air, full)
    return strong * (full + doubled) + weak * (obsolete + min(air - doubled, obsolete))
