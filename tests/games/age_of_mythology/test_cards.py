"""The figures of every card, unit, building and tile against the reference data; every unit and every god power is
played by a test of its own (tests/cards.py)."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from clio.games.age_of_mythology.cardbook import (
    ACTION_IDS, AGE_IDS, BOARDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, TERRAIN_IDS, TILE_BOOK, TYPE_IDS,
    UNIT_BOOK, VICTORY_IDS,
)
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.state import KINDS
from tests.cards import NAMED, known

REFERENCE = known("age_of_mythology")
GATHER_MODES = {"terrain_or_resource": 0, "all": 1, "food": 2}


def of_kind(*kinds: str) -> list[Any]:
    return [pytest.param(card, id=id) for id, card in REFERENCE.items() if card["kind"] in kinds]


def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert set(REFERENCE) == set(GAME.card_of)
    assert len(REFERENCE) == 35 + 14 + 56 + 20 + 4
    assert tuple(id for id, card in REFERENCE.items() if card["kind"] == "victory") == VICTORY_IDS


@pytest.mark.parametrize("unit", of_kind("unit"))
def test_unit(unit: dict[str, Any]) -> None:
    kind = UNIT_BOOK.id.index(unit["id"])
    assert CULTURE_IDS[kind // KINDS] == unit["culture"]
    assert {name for i, name in enumerate(TYPE_IDS) if UNIT_BOOK.types[kind] >> i & 1} == set(unit["types"])
    assert AGE_IDS[UNIT_BOOK.age[kind]] == (unit["age"] or "archaic")
    assert UNIT_BOOK.dice[kind] == unit["dice"]
    assert [[TYPE_IDS[type.bit_length() - 1], dice] for type, dice in UNIT_BOOK.bonuses[kind]] == unit["bonuses"]
    assert list(UNIT_BOOK.cost[kind]) == unit["cost"]
    assert bool(UNIT_BOOK.abilities[kind]) == unit["ability"]


@pytest.mark.parametrize("building", of_kind("building"))
def test_building(building: dict[str, Any]) -> None:
    kind = BUILDING_BOOK.id.index(building["id"])
    assert list(BUILDING_BOOK.cost[kind]) == building["cost"]
    assert BUILDING_BOOK.stock[kind] == building["stock"]


@pytest.mark.parametrize("card", of_kind("permanent", "plain", "god"))
def test_action_card(card: dict[str, Any]) -> None:
    kind = BOOK.id.index(card["id"])
    figure = card["figure"]
    if card["action"] == "gather":
        figure = GATHER_MODES[figure]
    elif card["action"] == "next-age":
        assert figure == [figure[0], figure[0] + 1, figure[0] + 2]
        figure = figure[0]
    assert (ACTION_IDS[BOOK.action[kind]], BOOK.number[kind]) == (card["action"], figure)
    copies = card.get("copies", 0)
    if card["kind"] == "god":
        assert (BOOK.favor[kind], BOOK.alone[kind]) == (card["favor"], card["alone"])
        assert BOOK.power_en[kind] == (card["power"] or BOOK.name_en[kind])
        copies = {card["culture"]: copies}
    assert BOOK.copies[kind] == tuple(copies.get(culture, 0) if copies else 0 for culture in CULTURE_IDS)


@pytest.mark.parametrize("tile", of_kind("tile"))
def test_tile(tile: dict[str, Any]) -> None:
    kind = TILE_BOOK.id.index(tile["id"])
    assert TERRAIN_IDS[TILE_BOOK.terrain[kind]] == tile["terrain"]
    assert RESOURCE_IDS[TILE_BOOK.resource[kind]] == tile["resource"]
    assert (TILE_BOOK.cubes[kind], TILE_BOOK.count[kind]) == (tile["cubes"], tile["copies"])


def test_boards() -> None:
    boards = json.loads((Path(__file__).parents[2] / "data" / "age_of_mythology.json").read_text("utf-8"))["boards"]
    for culture, terrains in zip(CULTURE_IDS, BOARDS, strict=True):
        assert [TERRAIN_IDS[terrain] for terrain in terrains] == boards[culture]


def test_every_unit_and_every_god_is_played_by_a_test() -> None:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"tests.games.age_of_mythology.{path.stem}")
    wanted = {id for id, card in REFERENCE.items() if card["kind"] in ("unit", "god")}
    assert len(wanted) == 70
    assert sorted(wanted - NAMED.keys()) == []
