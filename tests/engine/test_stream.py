"""The keyed stream: fixed for ever, fair, and no help to whoever saw a part of it."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import clio
from clio.engine.rng import below, next_rng, seed_rng, shuffle
from clio.engine.stream import commitment, is_key, keyed, new_key
from clio.games import ids
from tests.engine.lattice import recover
from tests.fairness import chi_square, dice_are_fair, drawn, key, shuffles_are_fair

KEY = f"key:{'0123456789abcdef' * 4}"


# ------------------------------------------------------------------ the numbers
def test_fixed_vectors() -> None:
    """Saved games depend on these numbers: they never change."""
    assert seed_rng(KEY) == keyed(KEY) == ~int(KEY[4:], 16)
    assert drawn(KEY, 8, 100) == [41, 48, 58, 97, 9, 42, 46, 77]
    cards = list(range(10))
    shuffle(seed_rng(KEY), cards)
    assert cards == [5, 3, 7, 1, 2, 0, 6, 8, 9, 4]
    assert commitment(KEY) == "9d59c1dcc3d44adc53ed2f7a9b6fc42a93b371b0f6a85479eebc5f02b7ae98eb"


@pytest.mark.parametrize("text", [KEY[:-1], KEY + "0", KEY.upper(), f" {KEY}", KEY + "\n", "key:", "7", ""])
def test_all_else_is_a_plain_seed(text: str) -> None:
    assert not is_key(text)
    assert seed_rng(text) > 0


def test_new_keys_are_keys_and_none_comes_twice() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(is_key(key) for key in keys)
    assert all(seed_rng(key) < 0 for key in keys)


@pytest.mark.parametrize("text", [key(0), key(1), key((1 << 256) - 1)])
def test_every_key_gives_a_stream_of_its_own(text: str) -> None:
    """Also the first and the last: the number of the draw never runs into the key."""
    x, seen = seed_rng(text), set()
    for _ in range(50):
        x = next_rng(x)
        seen.add(below(x, 1 << 31))
    assert x < 0
    assert len(seen) == 50


@pytest.mark.parametrize("cards", [0, 1, 2, 8, 9, 40])
@pytest.mark.parametrize("begun", [0, 1, 7, 8])
def test_a_shuffle_takes_the_draws_one_by_one(cards: int, begun: int) -> None:
    x = seed_rng(KEY)
    for _ in range(begun):
        x = next_rng(x)
    whole, single = list(range(cards)), list(range(cards))
    after = shuffle(x, whole)
    for i in range(cards - 1, 0, -1):
        x = next_rng(x)
        j = below(x, i + 1)
        single[i], single[j] = single[j], single[i]
    assert (after, whole) == (x, single)


def test_a_state_is_read_back_from_json() -> None:
    x = next_rng(seed_rng(KEY))
    assert json.loads(json.dumps(x)) == x


# ------------------------------------------------------------------ fair
def test_dice_are_fair() -> None:
    dice_are_fair(KEY, 30_000)


def test_shuffles_of_neighbouring_keys_are_fair() -> None:
    shuffles_are_fair(key(n) for n in range(12_000))


def test_every_card_comes_to_every_place() -> None:
    x, seen = seed_rng(KEY), Counter[object]()
    for _ in range(1000):
        cards = list(range(12))
        x = shuffle(x, cards)
        seen.update(enumerate(cards))
    assert chi_square(seen, 144) < 178  # 121 degrees of freedom, 1 in 1000


# ------------------------------------------------------------------ tables
@pytest.mark.parametrize("game", ids())
def test_a_table_without_a_seed_is_dealt_by_a_key(game: str) -> None:
    tables = [clio.new(game) for _ in range(3)]
    assert all(is_key(table.seed) and table.state.rng < 0 for table in tables)
    assert len({table.view(0).__repr__() for table in tables}) > 1
    assert clio.new(game, seed=7).state.rng > 0


def test_the_attack_on_the_quick_generator_foretells_the_next_deck() -> None:
    for seed in range(2):
        deck = list(range(50))
        after = shuffle(seed_rng(f"deck {seed}"), deck)
        state = recover(range(50), deck)
        assert state is not None
        theirs, mine = list(range(60)), list(range(60))
        shuffle(after, theirs)
        shuffle(shuffle(state, list(range(50))), mine)
        assert mine == theirs


def test_the_attack_on_the_stream_finds_nothing() -> None:
    for n in range(2):
        deck = list(range(50))
        shuffle(seed_rng(key(n)), deck)
        assert recover(range(50), deck) is None
