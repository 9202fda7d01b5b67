"""Buildings (AOM-BLDG): cost as food, wood, gold, favor."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BUILDING_BOOK
from clio.games.age_of_mythology.state import (
    ARMORY, BUILDINGS, FAVOR, FOOD, GOLD, GOLD_MINT, GRANARY, GREAT_TEMPLE, HOUSE, MARKET, MONUMENT, QUARRY,
    SIEGE_WORKSHOP, STOREHOUSE, TOWER, WALL, WONDER, WOOD, WOOD_WORKSHOP,
)

building = BUILDING_BOOK.declare
building(HOUSE, "house", "House", "Maison", (2, 2, 0, 0), stock=40)
building(WALL, "wall", "Wall", "Mur", (0, 3, 3, 0))
building(TOWER, "tower", "Tower", "Tour", (0, 3, 3, 0))
building(STOREHOUSE, "storehouse", "Storehouse", "Entrepôt", (2, 2, 2, 2))
building(MARKET, "market", "Market", "Marché", (0, 0, 3, 2))
building(ARMORY, "armory", "Armory", "Arsenal", (0, 3, 2, 0))
building(QUARRY, "quarry", "Quarry", "Carrière", (4, 0, 1, 0))
building(MONUMENT, "monument", "Monument", "Monument", (3, 0, 2, 0), bonus=FAVOR)
building(GRANARY, "granary", "Granary", "Grenier", (0, 2, 3, 0), bonus=FOOD)
building(GOLD_MINT, "gold-mint", "Gold Mint", "Fabrique d'or", (3, 2, 0, 0), bonus=GOLD)
building(WOOD_WORKSHOP, "wood-workshop", "Wood Workshop", "Scierie", (2, 0, 3, 0), bonus=WOOD)
building(SIEGE_WORKSHOP, "siege-engine-workshop", "Siege Engine Workshop", "Engin de siège", (0, 3, 2, 0))
building(GREAT_TEMPLE, "great-temple", "Great Temple", "Grand temple", (4, 4, 4, 4))
building(WONDER, "wonder", "The Wonder", "La Merveille", (10, 10, 10, 10), stock=1)

assert len(BUILDING_BOOK.id) == BUILDINGS
