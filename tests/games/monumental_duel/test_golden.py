"""Twenty whole games, pinned: see tests/golden.py."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from tests import golden

CIVILIZATIONS = ("greeks", "aksumites", "mughals", "malians", "aztecs", "japanese")
DECKS = (
    ("espionage", "auto"), ("trade", "auto"), ("both", "mixed"), ("both", "espionage"), ("both", "trade"),
    ("espionage", "espionage"), ("trade", "trade"), ("both", "auto"),
)
GAMES = 20


def options_of(n: int) -> dict[str, Any]:
    """Every civilization on both seats, every module, deck and house rule."""
    modules, deck = DECKS[n % len(DECKS)]
    pair = [CIVILIZATIONS[n % 6], CIVILIZATIONS[(n + 1 + n // 6) % 6]]
    return {
        "modules": modules, "deck": deck, "civilizations": pair if n < GAMES - 2 else "random",
        "first": ("random", "1", "2")[n % 3], "aztec_province": n % 4 != 2, "basic_sets": "2" if n % 5 == 4 else "1",
        "count_starting_knowledge": n % 7 == 3,
    }


def choose(table: clio.Table, chance: Chance, n: int) -> int:
    """Any legal action; in every other game they are busy: they pass only if nothing else is possible, one time in
    four at that."""
    legal = table.state.legal
    rest = [action for action in legal if table.game.space.symbol(action) != "pass"]
    return chance.pick(rest if n % 2 == 0 and rest and chance.below(4) else legal)


GOLDEN = golden.Golden("monumental-duel", GAMES, options_of, choose)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_game(n: int) -> None:
    golden.replay(GOLDEN, n)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_save_loads(n: int) -> None:
    golden.reload(GOLDEN, n)


def test_the_golden_games_use_everything() -> None:
    saves = GOLDEN.saves()
    for seat in (0, 1):
        assert {save["options"]["civilizations"][seat] for save in saves} == {*CIVILIZATIONS, "random"}
    assert {(save["options"]["modules"], save["options"]["deck"]) for save in saves} == set(DECKS)
    for option in ("first", "aztec_province", "basic_sets", "count_starting_knowledge"):
        assert len({save["options"][option] for save in saves}) > 1
    played = {symbol.split()[0] for save in saves for symbol in save["actions"]}
    assert played >= {r.name.split()[0] for r in clio.game("monumental-duel").space.ranges}, "every kind of move"
