"""What a decision costs at a table that a key deals, beside one that a seed deals: random games, each the best of some
tries, one kind after the other; time of the processor only, laying out the table included.

    python -m bench.tables [GAMES]"""

from __future__ import annotations

import random
import sys
from time import process_time

import clio
from clio.games import ids

GAMES = 50
TRIES = 6


def play(game: str, seed: str, number: int) -> tuple[float, int]:
    """The seconds of one game, and its decisions."""
    chance = random.Random(number)
    begun = process_time()
    table = clio.new(game, seed=seed)
    while not table.over:
        legal = [action for action in table.state.legal if not table.game.resigns(action)] or table.state.legal
        table.play(chance.choice(legal))
    return process_time() - begun, len(table.actions)


def microseconds(game: str, games: int) -> list[float]:
    """Of one decision: by a seed, by a key."""
    seeds = [(str(n), f"key:{n:064x}") for n in range(games)]
    best: dict[str, tuple[float, int]] = {}
    for _ in range(TRIES):
        for n, pair in enumerate(seeds):
            for seed in pair:
                found = play(game, seed, n)
                best[seed] = min(found, best.get(seed, found))
    return [1e6 * sum(best[s][0] for s in kind) / sum(best[s][1] for s in kind) for kind in zip(*seeds, strict=True)]


def main(games: int) -> None:
    for game in ids():
        seeded, keyed = microseconds(game, games)
        more = 100 * (keyed / seeded - 1)
        print(f"{game}: {seeded:.1f} us a decision by a seed, {keyed:.1f} us by a key ({more:+.1f} %)", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
