"""What `clio bench` measures of Age of Mythology only: the exact odds of an encounter, none of them known before."""

from __future__ import annotations

import time
from itertools import product

from clio.games.age_of_mythology.ops import dice

DICE = 20  # in the largest pools
TIMES = 5


def probe() -> dict[str, float]:
    """CPU microseconds for the odds of two pools, the mean over all pairs of pools and what ties do."""
    pools = range(1, DICE + 1)
    pairs = list(product(pools, pools, (-1, 0, 1)))
    seconds = 0.0
    for _ in range(TIMES):
        dice.ODDS.clear()
        del dice.HITS[1:]
        before = time.process_time()
        for mine, theirs, ties in pairs:
            dice.odds(mine, theirs, ties)
        seconds += time.process_time() - before
    return {"odds_us": 1e6 * seconds / (TIMES * len(pairs))}
