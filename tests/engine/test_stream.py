"""The keyed stream: fixed for ever, fair, and no help to whoever saw a part of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import clio
from clio.engine.rng import below, next_rng, seed_rng, shuffle
from clio.engine.stream import commitment, is_key, keyed, new_key
from clio.games import ids
from tests.engine.lattice import recover
from tests.engine.test_rng import chi_square

KEY = f"key:{'0123456789abcdef' * 4}"


def key(n: int) -> str:
    return f"key:{n:064x}"


# ------------------------------------------------------------------ the numbers
def test_fixed_vectors() -> None:
    """Saved games depend on these numbers: they never change."""
    x = seed_rng(KEY)
    assert x == keyed(KEY) == ~int(KEY[4:], 16)
    drawn = []
    for _ in range(8):
        x = next_rng(x)
        drawn.append(below(x, 100))
    assert drawn == [41, 48, 58, 97, 9, 42, 46, 77]
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
        seen.add(below(x, 1 << 64))
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
    x, rolls, pairs, last = seed_rng(KEY), Counter[object](), Counter[object](), 0
    for _ in range(30_000):
        x = next_rng(x)
        face = below(x, 6)
        rolls[face] += 1
        pairs[last, face] += 1
        last = face
    assert chi_square(rolls, 6) < 20.5  # 5 degrees of freedom, 1 in 1000
    assert chi_square(pairs, 36) < 66.6  # 35 degrees of freedom


def test_shuffles_of_neighbouring_keys_are_fair() -> None:
    orders = Counter[object]()
    for n in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(seed_rng(key(n)), cards)
        orders[tuple(cards)] += 1
    assert chi_square(orders, 24) < 49.8  # 23 degrees of freedom, 1 in 1000


def test_every_card_comes_to_every_place() -> None:
    x, seen = seed_rng(KEY), Counter[object]()
    for _ in range(1000):
        cards = list(range(12))
        x = shuffle(x, cards)
        seen.update(enumerate(cards))
    assert chi_square(seen, 144) < 178  # 121 degrees of freedom, 1 in 1000


SHUFFLED: dict[str, tuple[dict[str, Any], Callable[[Any], tuple[int, ...]]]] = {
    "monumental-duel": ({"civilizations": ["greeks", "mughals"]}, lambda s: s.deck[:12]),  # the cards of the first era
    "through-the-ages": ({}, lambda s: s.civil_deck),
    "age-of-mythology": ({"cultures": ["greek", "norse"]}, lambda s: s.decks[0]),
}


@pytest.mark.parametrize("name", SHUFFLED)
def test_every_card_of_a_game_comes_to_every_place_of_its_deck(name: str) -> None:
    """Through the game's own shuffle, at tables with neighbouring keys."""
    (given, deck_of), game = SHUFFLED[name], clio.game(name)
    options = game.record.settle(2, given)
    decks = [deck_of(game.start(2, options, seed_rng(key(n)))) for n in range(600)]
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
