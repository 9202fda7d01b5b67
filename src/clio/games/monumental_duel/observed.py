"""Monumental Duel for those who learn: how its view becomes numbers."""

from __future__ import annotations

from clio.engine.observed import Observed
from clio.games.families.monumental.state import SLOTS
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import MAX_AGENTS, TRACK

CITY = ("building", "basic_building", "wonder", "knowledge", "revolt")
PILE = ("province", "basic_building")
OFFERED = ("building", "knowledge", "wonder", "province")

OBSERVED = Observed(
    leave=frozenset({
        "legal", "limits", "over", "you", "players.undeveloped", "players.warlord.id", "players.prices.cards.resource",
        "players.score",
    }),
    places={
        "track": TRACK, "development_deck.left": 3, "players.city": SLOTS, "players.pile": 12, "players.markers": 3,
        "free_cities.gold": 2, "free_cities.negotiated": 2, "dice": MAX_AGENTS,
    },
    kinds={
        "track": OFFERED, "leaving": OFFERED, "development_deck.cards": OFFERED, "development_discard": OFFERED,
        "removed": CITY, "in_use": CITY, "free_cities.id": ("free_city",), "players.free_cities.id": ("free_city",),
        "players.city.card": CITY, "players.city.knowledge": ("knowledge",), "players.deck.top": CITY,
        "players.deck.rest": CITY, "players.discard": CITY, "players.archive": CITY, "players.pile.id": PILE,
        "players.policies.id": ("policy",), "players.reserved": OFFERED, "players.wonder": ("wonder",),
        "players.espionage": ("espionage",), "players.prices.cards": (*OFFERED, "basic_building"),
    },
    ids={"players.civilization": BOOK.civ_id},
    seats=frozenset({"first", "seat", "advantage.holder"}),
)
