"""Is chance fair? Dice, shuffles and dealt decks, counted and compared with what is to be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Any

from clio.engine.game import Game
from clio.engine.rng import below, next_rng, seed_rng, shuffle


def key(n: int) -> str:
    """A key for the stream; neighbours for neighbouring numbers."""
    return f"key:{n:064x}"


def drawn(seed: str, n: int, most: int) -> list[int]:
    """So many draws below a number."""
    x, found = seed_rng(seed), []
    for _ in range(n):
        x = next_rng(x)
        found.append(below(x, most))
    return found


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts.get(cell, 0) - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


def dice_are_fair(seed: str, n: int) -> None:
    """Single rolls, and each after the one before."""
    rolls = drawn(seed, n, 6)
    assert chi_square(Counter(rolls), 6) < 20.5  # 5 degrees of freedom, 1 in 1000
    assert chi_square(Counter(zip([0, *rolls], rolls)), 36) < 66.6  # 35 degrees of freedom


def shuffles_are_fair(seeds: Iterable[str]) -> None:
    """Every order of four cards comes as often."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in seeds:
        cards = [0, 1, 2, 3]
        shuffle(seed_rng(seed), cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.8  # 23 degrees of freedom, 1 in 1000


def deck_is_fair(game: Game[Any], options: dict[str, Any], deck_of: Callable[[Any], Sequence[int]]) -> None:
    """Every card of a game comes to every place of its deck: through the game's own shuffle, at tables with
    neighbouring keys."""
    settled = game.record.settle(2, options)
    decks = [deck_of(game.start(2, settled, seed_rng(key(n)))) for n in range(600)]
    copies = Counter(decks[0])
    assert all(Counter(deck) == copies for deck in decks)
    seen = Counter(place for deck in decks for place in enumerate(deck))
    places = len(decks[0])
    surprise = 0.0
    for kind, n in copies.items():
        expected = len(decks) * n / places
        surprise += sum((seen[place, kind] - expected) ** 2 for place in range(places)) / expected
    freedom = (places - 1) * (len(copies) - 1)
    assert abs(surprise - freedom) < 4 * (2 * freedom) ** 0.5, "too uneven, or too even to be true"
