"""Monumental for those who learn: how its view becomes numbers."""

from __future__ import annotations

from clio.engine.observed import Observed
from clio.games.families.monumental.state import SLOTS
from clio.games.monumental import cards as declared
from clio.games.monumental.cardbook import BOOK, MAPS
from clio.games.monumental.view.map import place_name

assert declared  # importing the declarations fills the card tables

CITY = ("building", "basic_building", "wonder", "knowledge", "revolt")
OFFERED = ("building", "knowledge", "wonder")
GRID = tuple(place_name(place) for place in range(81))
PLACES = (
    "march.place", "march.soldiers", "march.warlord", "march.hero", "monsters.place", "struck.place",
    "players.explorers.place", "players.hero.place", "players.visited", "players.warlord_place",
)

OBSERVED = Observed(
    leave=frozenset({
        "legal", "limits", "over", "you", "reader", "config.seats", "map.place", "players.undeveloped",
        "players.warlord", "players.score", "track.gains", "display.rows.row.price.resource",
        "map.defence.price.resource", "map.defence.attack", "players.reserved.price.resource", "heroes.price.resource",
        "projects.resource",
    }),
    places={
        "display.rows": 2, "display.rows.row": 9, "piles": 3, "map": max(m.n for m in MAPS), "monsters": 4,
        "monsters.price": 3, "players.city": SLOTS, "players.explorers": 2,
    },
    kinds={
        "deck.cards": OFFERED, "discarded": OFFERED, "display.leaving": OFFERED, "display.rows.row.card": OFFERED,
        "in_use": CITY, "heroes.id": ("hero",), "monsters.id": ("monster",), "projects.id": ("project",),
        "automa.discard": ("automa",), "automa.played": ("automa",), "map.market.tokens": ("market",),
        "map.monster": ("monster",), "map.natural": ("natural_wonder",), "map.post.exchange": ("exchange",),
        "map.wonder": ("wonder",), "players.archive": CITY, "players.city.card": CITY,
        "players.city.knowledge": ("knowledge",), "players.deck.rest": CITY, "players.deck.top": CITY,
        "players.deck.peeked.card": CITY, "players.discard": (*CITY, "automa"), "players.drawn.id": CITY,
        "players.gains": ("gain",), "players.used_gains": ("gain",), "players.hero.id": ("hero",),
        "players.market_tokens": ("market",), "players.monsters": ("monster",),
        "players.naturals.id": ("natural_wonder",), "players.policies.id": ("policy",), "players.quests": ("quest",),
        "players.reserved.id": OFFERED, "players.returned": ("quest",), "players.revealed": ("quest",),
        "players.sites": ("wonder",), "players.wonder.id": ("wonder",),
    },
    ids={
        "config.map": tuple(m.id for m in MAPS), "players.civilization": BOOK.civ_id, "map.market.id": BOOK.market_id,
        **dict.fromkeys(PLACES, GRID),
    },
    seats=frozenset({
        "first", "active", "seat", "map.capital", "map.owner", "map.explorers", "map.market.visited", "map.post.owner",
        "projects.holder", "march.seat", "struck.previous",
    }),
)
