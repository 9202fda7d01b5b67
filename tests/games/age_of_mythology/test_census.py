"""What the census counts, and the faults it would find: nothing that is lost or doubled goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import clio
from clio.engine import conformance
from clio.engine.conformance import Case, Chance
from clio.engine.game import Game
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, CULTURE_IDS, TILE_BOOK
from clio.games.age_of_mythology.state import (
    APHRODITE, BUILDINGS, CENTAUR, DWARF_WORKS, FOOD, HERA, MOST_HOUSES, NONE, P_EXPLORE, SPACES, TOWER, VICTORY_CUBES,
    VILLAGER, WOOD, Mythology,
)
from tests.rules import rule

Spoil = Callable[[Mythology], None]
GAME: Game[Any] = clio.game("age-of-mythology")
BANK = {2: 20, 3: 25, 4: 30, 5: 40, 6: 50, 7: 55, 8: 60}


def position(players: int = 3, decisions: int = 60) -> Mythology:
    """In the middle of a random game; with three players the first is Greek and has neither Houses nor villagers."""
    chance = Chance("census")
    s = conformance.start(GAME, Case(players, {}, "census"))
    assert isinstance(s, Mythology)
    for _ in range(decisions):
        s.apply(chance.pick(s.legal))
    return s


@rule("AOM-COMP-24", "AOM-SETUP-23", "AOM-SETUP-24", "AOM-SETUP-41")
@pytest.mark.parametrize("players", range(2, 9))
def test_what_there_is(players: int) -> None:
    s = position(players)
    found = GAME.census(s)
    boxes = 1 if players < 5 else 2
    assert {found[f"cubes {res}"] for res in ("food", "wood", "gold", "favor")} == {BANK[players]}
    assert found["victory cubes"] == VICTORY_CUBES
    assert sum(found[f"tile {kind}"] for kind in TILE_BOOK.id) == 90 * boxes
    for culture, name in enumerate(CULTURE_IDS):
        played = any(p.culture == culture for p in s.players)
        assert sum(n for key, n in found.items() if key.startswith(f"card {name} ")) == (45 if played else 0)
    assert found["building house"] == (40 if boxes == 1 else 10 * players)
    assert sum(found[f"building {kind}"] for kind in BUILDING_BOOK.id) == (89 if boxes == 1 else 23 * players)
    assert not [key for key in found if key.startswith("fault")]


# ---------------------------------------------------------------- what is lost
def lose_cube(s: Mythology) -> None:
    s.bank[FOOD] -= 1


def lose_victory_cube(s: Mythology) -> None:
    s.victory -= 1


def lose_tile(s: Mythology) -> None:
    p = s.players[0]
    space = next(space for space, tile in enumerate(p.tiles) if tile != NONE)
    p.tiles[space] = NONE


def lose_card(s: Mythology) -> None:
    culture = s.players[0].culture
    s.decks[culture] = s.decks[culture][1:]


def lose_figure(s: Mythology) -> None:
    s.players[0].supply[CENTAUR] -= 1


def lose_building(s: Mythology) -> None:
    s.stock[TOWER] -= 1


LOSSES: dict[Spoil, str] = {
    lose_cube: "cubes food", lose_victory_cube: "victory cubes", lose_tile: "tile ", lose_card: "card greek ",
    lose_figure: "figure 1 centaur", lose_building: "building tower",
}


@pytest.mark.parametrize(("spoil", "count"), LOSSES.items(), ids=[spoil.__name__ for spoil in LOSSES])
def test_what_is_lost_is_missing_from_its_count(spoil: Spoil, count: str) -> None:
    s = position()
    before = GAME.census(s)
    spoil(s)
    after = GAME.census(s)
    changed = [key for key in before if after.get(key, 0) != before[key]]
    assert len(changed) == 1
    assert changed[0].startswith(count)
    assert after.get(changed[0], 0) == before[changed[0]] - 1
    assert after.keys() <= before.keys()


# ---------------------------------------------------------------- what cannot be
def bank_owes(s: Mythology) -> None:
    s.players[0].cubes[FOOD] += s.bank[FOOD] + 1
    s.bank[FOOD] = -1


def debt(s: Mythology) -> None:
    p = s.players[0]
    s.bank[WOOD] += p.cubes[WOOD] + 1
    p.cubes[WOOD] = -1


def units_below_zero(s: Mythology) -> None:
    p = s.players[0]
    p.supply[CENTAUR] += p.units[CENTAUR] + 1
    p.units[CENTAUR] = -1


def supply_below_zero(s: Mythology) -> None:
    p = s.players[0]
    p.units[CENTAUR] += p.supply[CENTAUR] + 1
    p.supply[CENTAUR] = -1


def villagers_below_zero(s: Mythology) -> None:
    p = s.players[0]
    p.villagers -= 1
    p.workers[next(space for space, tile in enumerate(p.tiles) if tile != NONE)] = VILLAGER


def worker_in_the_wild(s: Mythology) -> None:
    p = s.players[0]
    p.workers[p.tiles.index(NONE)] = DWARF_WORKS


def card_twice(s: Mythology) -> None:
    p = s.players[0]
    p.hand = (P_EXPLORE, P_EXPLORE, *p.hand)


def hand_out_of_order(s: Mythology) -> None:
    s.players[0].hand = (HERA, APHRODITE)


def city_too_large(s: Mythology) -> None:
    p = s.players[0]
    p.buildings = (1 << BUILDINGS) - 1
    p.houses = p.villagers = SPACES + 1 - (BUILDINGS - 1)


def too_many_houses(s: Mythology) -> None:
    p = s.players[0]
    p.buildings = 1
    p.houses = p.villagers = MOST_HOUSES + 1


def house_without_its_bit(s: Mythology) -> None:
    p = s.players[0]
    p.houses = p.villagers = 1


def bit_without_its_house(s: Mythology) -> None:
    s.players[0].buildings |= 1


def villager_too_many(s: Mythology) -> None:
    s.players[0].villagers += 1


FAULTS: dict[Spoil, str] = {
    bank_owes: "the bank owes food", debt: "seat 1: debt of wood", units_below_zero: "seat 1: figures below zero",
    supply_below_zero: "seat 1: figures below zero", villagers_below_zero: "seat 1: figures below zero",
    worker_in_the_wild: "seat 1: worker without a tile", card_twice: "seat 1: permanent card twice",
    hand_out_of_order: "seat 1: hand out of order", city_too_large: "seat 1: city too large",
    too_many_houses: "seat 1: city too large", house_without_its_bit: "seat 1: house bit",
    bit_without_its_house: "seat 1: house bit", villager_too_many: "seat 1: villagers",
}


@pytest.mark.parametrize(("spoil", "fault"), FAULTS.items(), ids=[spoil.__name__ for spoil in FAULTS])
def test_what_cannot_be_is_a_fault(spoil: Spoil, fault: str) -> None:
    s = position()
    spoil(s)
    assert [key for key in GAME.census(s) if key.startswith("fault")] == [f"fault: {fault}"]
