"""Resource tiles (AOM-COMP-38)."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import RESOURCE_IDS, TERRAIN_IDS, TILE_BOOK
from clio.games.age_of_mythology.state import (
    DESERT, FAVOR, FERTILE, FOOD, FOREST, GOLD, HILLS, MOUNTAINS, SWAMP, TILES, WOOD,
)


def tile(terrain: int, resource: int, cubes: int, count: int) -> None:
    TILE_BOOK.declare(f"{TERRAIN_IDS[terrain]}-{RESOURCE_IDS[resource]}-{cubes}", terrain, resource, cubes, count)


tile(FERTILE, FOOD, 2, 12)
tile(FERTILE, WOOD, 1, 3)
tile(FERTILE, FAVOR, 1, 3)
tile(FERTILE, GOLD, 1, 3)
tile(FOREST, WOOD, 2, 9)
tile(FOREST, FOOD, 1, 2)
tile(FOREST, GOLD, 1, 2)
tile(FOREST, FAVOR, 1, 2)
tile(HILLS, GOLD, 2, 4)
tile(HILLS, FOOD, 1, 4)
tile(HILLS, WOOD, 1, 4)
tile(HILLS, FAVOR, 1, 4)
tile(MOUNTAINS, GOLD, 2, 6)
tile(MOUNTAINS, WOOD, 1, 3)
tile(MOUNTAINS, FAVOR, 1, 3)
tile(DESERT, FAVOR, 2, 7)
tile(DESERT, GOLD, 1, 7)
tile(SWAMP, WOOD, 1, 4)
tile(SWAMP, FOOD, 1, 4)
tile(SWAMP, FAVOR, 1, 4)

assert len(TILE_BOOK.id) == TILES
