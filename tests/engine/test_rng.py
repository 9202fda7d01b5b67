"""The generator: the same numbers everywhere, for ever, and no visible pattern."""

from __future__ import annotations

import pytest

from clio.engine.rng import LIMIT, MWC, below, next_rng, seed_rng, shuffle
from tests.fairness import dice_are_fair, drawn, shuffles_are_fair


def test_fixed_vectors() -> None:
    """Saved games depend on these numbers: they never change."""
    assert seed_rng("") == 3027645138940310203
    assert seed_rng("7") == 3219460935395086217
    assert drawn("7", 8, 100) == [40, 87, 90, 49, 38, 39, 21, 31]
    cards = list(range(10))
    assert shuffle(seed_rng("7"), cards) == 1219443966183836467
    assert cards == [5, 9, 6, 0, 1, 2, 3, 8, 7, 4]


@pytest.mark.parametrize("seed", ["", "1", "2", "é", "\ud800", "x" * 10_000])
def test_any_text_is_a_seed(seed: str) -> None:
    assert 1 <= seed_rng(seed) <= LIMIT


def test_the_state_stays_below_62_bits() -> None:
    x = LIMIT
    for _ in range(1000):
        x = next_rng(x)
        assert 0 < x < MWC << 32 < 1 << 62


def test_numbers_are_below_n() -> None:
    x = seed_rng("below")
    for n in (1, 2, 3, 6, 1000, 1 << 20):
        for _ in range(200):
            x = next_rng(x)
            assert 0 <= below(x, n) < n


def test_dice_are_fair() -> None:
    dice_are_fair("dice", 60_000)


def test_shuffles_of_neighbouring_seeds_are_fair() -> None:
    shuffles_are_fair(str(seed) for seed in range(24_000))


def test_a_shuffle_keeps_the_cards_and_moves_the_generator() -> None:
    cards = [5, 5, 1, 2]
    x = seed_rng("keep")
    assert shuffle(x, cards) != x
    assert sorted(cards) == [1, 2, 5, 5]
    assert shuffle(x, []) == x
    assert shuffle(x, [1]) == x
