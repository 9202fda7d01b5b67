"""Age of Mythology for those who learn: how its view becomes numbers."""

from __future__ import annotations

from clio.engine.observed import Observed
from clio.games.age_of_mythology.cardbook import CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS
from clio.games.age_of_mythology.state import SPACES

UNITS = ("mortal", "hero", "myth")
HAND = ("permanent", "random", "god")

OBSERVED = Observed(
    leave=frozenset({
        "legal", "limits", "over", "you", "battle.matchups", "battle.sides.sources", "battle.sides.last_roll",
        "players.production.space",
    }),
    places={"players.production": SPACES, "battle.sides.heads": 8},
    kinds={
        "pool.tiles": ("tile",), "shown": ("tile",), "decks.used": ("random", "god"), "stock": ("building",),
        "prices": (*UNITS, "building"), "players.units.id": UNITS, "players.supply": UNITS,
        "players.production.tile": ("tile",), "players.buildings.id": ("building",), "players.hand": HAND,
        "players.pack": HAND, "players.played": HAND, "players.chosen": (*HAND, *UNITS),
        "battle.card": HAND, "battle.sides.army.id": UNITS, "battle.sides.laid": UNITS, "battle.sides.fighter": UNITS,
        "battle.sides.last_fighter": UNITS,
    },
    ids={"gather": (*TERRAIN_IDS, *RESOURCE_IDS), "decks": CULTURE_IDS, "battle.to_pool": SPACE_IDS,
         "players.sent_from": SPACE_IDS},
    seats=frozenset({
        "starting", "seat", "leaders", "battle.attacker", "battle.defender", "battle.winner", "battle.sides.seat",
    }),
)
