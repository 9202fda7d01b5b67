"""What the census counts, and the faults it would find: nothing that is lost or doubled goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import clio
from clio.engine import conformance
from clio.engine.conformance import Case, Chance
from clio.engine.game import Game
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, TILE_BOOK
from clio.games.age_of_mythology.state import NONE, VICTORY_CUBES, VILLAGER, Mythology
from tests.rules import rule

GAME: Game[Any] = clio.game("age-of-mythology")
BANK = {2: 20, 3: 25, 4: 30, 5: 40, 6: 50, 7: 55, 8: 60}


def position(players: int = 3, decisions: int = 60) -> Mythology:
    """In the middle of a random game."""
    chance = Chance("census")
    s = conformance.start(GAME, Case(players, {}, "census"))
    assert isinstance(s, Mythology)
    for _ in range(decisions):
        s.apply(chance.pick(s.legal))
    return s


@rule("AOM-COMP-24", "AOM-SETUP-23", "AOM-SETUP-24", "AOM-SETUP-41")
@pytest.mark.parametrize("players", range(2, 9))
def test_what_there_is(players: int) -> None:
    found = GAME.census(position(players))
    boxes = 1 if players < 5 else 2
    assert {found[f"cubes {res}"] for res in ("food", "wood", "gold", "favor")} == {BANK[players]}
    assert found["victory cubes"] == VICTORY_CUBES
    assert sum(found[f"tile {kind}"] for kind in TILE_BOOK.id) == 90 * boxes
    assert sum(n for key, n in found.items() if key.startswith("card greek")) in (0, 45)
    assert found["building house"] == (40 if boxes == 1 else 10 * players)
    assert sum(found[f"building {kind}"] for kind in BUILDING_BOOK.id) > 0
    assert not [key for key in found if key.startswith("fault")]


def lose_cube(s: Mythology) -> None:
    s.bank[0] -= 1


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
    s.players[0].supply[3] -= 1


def lose_building(s: Mythology) -> None:
    s.stock[2] -= 1


def debt(s: Mythology) -> None:
    s.players[0].cubes[1] -= 100
    s.bank[1] += 100


def villager_too_many(s: Mythology) -> None:
    s.players[0].villagers += 1


def worker_in_the_wild(s: Mythology) -> None:
    p = s.players[0]
    p.workers[p.tiles.index(NONE)] = VILLAGER


def card_twice(s: Mythology) -> None:
    p = s.players[0]
    p.hand = tuple(sorted((0, 0, *p.hand)))


SPOILT = (
    lose_cube, lose_victory_cube, lose_tile, lose_card, lose_figure, lose_building, debt, villager_too_many,
    worker_in_the_wild, card_twice,
)


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_what_is_lost_or_wrong_is_noticed(spoil: Callable[[Mythology], None]) -> None:
    s = position()
    before = GAME.census(s)
    spoil(s)
    assert GAME.census(s) != before
