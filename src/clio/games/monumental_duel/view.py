"""What a seat may know. Hidden are only the orders of the decks and, with a deck drawn at random from both boxes,
which cards it holds: everything else lies open or was seen by both players."""

from __future__ import annotations

from clio.engine.info import View, redraw_unknown
from clio.engine.rng import next_rng, shuffle
from clio.games.monumental_duel.cardbook import (
    AMBASSADOR_CARD, BASIC_BUILDING, BOOK, BUILDING, ESPIONAGE_CARD, FREE_CITY_CARD, KNOWLEDGE, POLICY_CARD, PROVINCE,
    REVOLT_CARD, WARLORD_CARD, WONDER,
)
from clio.games.monumental_duel.ops.resources import current_era
from clio.games.monumental_duel.ops.city import markers_left
from clio.games.monumental_duel.rules.end import points
from clio.games.monumental_duel.state import (
    AMBASSADOR_USED, AZTECS, CONQUERED, DEVELOPMENT, EMPTY, FREE_CITIES, FREE_CITY, KIND, MARK, NEGOTIATED, PASSED,
    POLICY, POLICY_USED, RESOURCES, SLOTS, SPIED, SPY_MODULE, START_PROVINCE, TRADE_MODULE, WARLORD, WARLORD_USED,
    WORKSHOP, Duel, Player,
)

RESOURCE_IDS = ("production", "science", "military", "gold", "culture", "vp", "agent")
TYPE_IDS = ("mountainous", "coastal", "agricultural")
KIND_IDS = {
    BUILDING: "building", BASIC_BUILDING: "basic_building", KNOWLEDGE: "knowledge", WONDER: "wonder",
    PROVINCE: "province", POLICY_CARD: "policy", WARLORD_CARD: "warlord", AMBASSADOR_CARD: "ambassador",
    ESPIONAGE_CARD: "espionage", FREE_CITY_CARD: "free_city", REVOLT_CARD: "revolt",
}
STATUS_IDS = ("idle", "activated", "used", "reinforced")
LINE_IDS = ("row-1", "row-2", "row-3", "column-1", "column-2", "column-3")


def view(s: Duel, seat: int | None) -> View:
    """The table from one seat. Decks show their size; of a City deck also the unordered rest and the known top."""
    return {
        "round": s.round,
        "last_round": s.last,
        "over": s.over,
        "era": current_era(s),
        "first": s.first,
        "seat": None if s.over else s.player,
        "you": seat,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "modules": modules(s),
        "track": [card_id(card) for card in s.track],
        "development_deck": development(s),
        "development_discard": [BOOK.id[card] for card in s.discarded],
        "removed": [BOOK.id[card] for card in s.removed],
        "basic_buildings": {BOOK.id[WORKSHOP + i]: s.basics[i] for i in range(4)},
        "revolts": s.revolts if s.config.modules & SPY_MODULE else None,
        "free_cities": [free_city(s, city) for city in s.free] if s.config.modules & TRADE_MODULE else None,
        "free_city_deck": len(s.city_deck) - s.city_at,
        "advantage": {
            "holder": None if s.holder < 0 else s.holder,
            "resource": None if s.stake_type < 0 else RESOURCE_IDS[s.stake_type],
            "tokens": s.stake,
        },
        "in_use": [BOOK.id[card] for card in s.limbo],
        "dice": list(s.dice),
        "players": [player(s, pl, p) for p, pl in enumerate(s.players)],
    }


def modules(s: Duel) -> list[str]:
    names = [("espionage", SPY_MODULE), ("trade", TRADE_MODULE)]
    return [name for name, bit in names if s.config.modules & bit]


def card_id(card: int) -> str | None:
    return None if card == EMPTY else BOOK.id[card]


def development(s: Duel) -> View:
    """Cards left per Era; their names too, unordered, where the players know the composition of the deck."""
    left = s.deck[s.deck_at :]
    return {
        "left": [len([card for card in left if BOOK.era[card] == era]) for era in (1, 2, 3)],
        "cards": sorted(BOOK.id[card] for card in left) if s.config.known_deck else None,
    }


def free_city(s: Duel, city: int) -> View:
    return {
        "id": BOOK.id[FREE_CITY + city],
        "gold": [s.stakes[p * FREE_CITIES + city] for p in (0, 1)],
        "negotiated": [bool(pl.done & NEGOTIATED << city) for pl in s.players],
    }


def player(s: Duel, pl: Player, me: int) -> View:
    hidden = len(pl.deck) - pl.known
    mine = range(POLICY + 5 * pl.civ, POLICY + 5 * pl.civ + 5)
    return {
        "civilization": BOOK.civ_id[pl.civ],
        "resources": {RESOURCE_IDS[r]: pl.res[r] for r in range(RESOURCES)},
        "gained": {RESOURCE_IDS[r]: pl.gained[r] for r in range(RESOURCES)},
        "city": [slot(pl, i) for i in range(SLOTS)],
        "deck": {
            "size": len(pl.deck),
            "top": [BOOK.id[card] for card in reversed(pl.deck[hidden:])],
            "rest": sorted(BOOK.id[card] for card in pl.deck[:hidden]),
        },
        "discard": sorted(BOOK.id[card] for card in pl.discard),
        "archive": [BOOK.id[card] for card in pl.archive],
        "pile": [province(card) for card in pl.pile],
        "markers": [markers_left(pl, t) for t in range(3)] if pl.civ == AZTECS else None,
        "policies": [policy(pl, i) for i in range(len(pl.policies))],
        "undeveloped": [BOOK.id[card] for card in mine if card not in pl.policies],
        "warlord": {"id": BOOK.id[WARLORD + pl.civ], "used": bool(pl.done & WARLORD_USED)},
        "ambassador": {"used": bool(pl.done & AMBASSADOR_USED)},
        "reserved": [BOOK.id[card] for card in pl.reserved],
        "wonder": card_id(pl.wonder),
        "espionage": card_id(pl.espionage),
        "free_cities": [
            {"id": BOOK.id[FREE_CITY + c], "negotiated": bool(pl.done & NEGOTIATED << c)} for c in pl.cities
        ],
        "passed": bool(pl.done & PASSED),
        "conquered": bool(pl.done & CONQUERED),
        "spied": bool(pl.done & SPIED),
        "points": points(s, me),
    }


def slot(pl: Player, i: int) -> View:
    under = pl.city[SLOTS + i]
    return {
        "card": card_id(pl.city[i]),
        "status": STATUS_IDS[pl.status[i]],
        "knowledge": card_id(under),
        "knowledge_status": None if under == EMPTY else STATUS_IDS[pl.status[SLOTS + i]],
    }


def province(card: int) -> View:
    return {"id": BOOK.id[card & KIND], "markers": [TYPE_IDS[t] for t in range(3) if card >> MARK >> t & 1]}


def policy(pl: Player, i: int) -> View:
    return {
        "id": BOOK.id[pl.policies[i]],
        "active": bool(pl.active >> i & 1),
        "used": bool(pl.done & POLICY_USED << i),
        "line": LINE_IDS[pl.lines[i]] if i < len(pl.lines) else None,
    }


def determinize(s: Duel, seat: int | None, rng: int) -> Duel:
    """Both seats know the same: every deck is redrawn but for the known tops of the City decks. Hidden cards are
    sorted before they are shuffled, so that the sample depends on the view and on rng alone."""
    g = s.clone()
    for pl in g.players:
        rng = redraw_unknown(rng, pl.deck, pl.known)
    rng = redraw_development(g, rng)
    cities = sorted(g.city_deck[g.city_at :])
    rng = shuffle(rng, cities)
    g.city_deck = g.city_deck[: g.city_at] + tuple(cities)
    g.rng = next_rng(rng)
    return g


def redraw_development(g: Duel, rng: int) -> int:
    """Within each Era the order changes; a deck of unknown composition also trades cards of one Era and type with
    those left in the boxes."""
    left = list(g.deck[g.deck_at :])
    aside = list(g.aside)
    if not g.config.known_deck:
        for era in (1, 2, 3):
            for type in sorted({BOOK.type[card] for card in range(DEVELOPMENT, START_PROVINCE)}):
                inside = [i for i, card in enumerate(left) if BOOK.era[card] == era and BOOK.type[card] == type]
                outside = [i for i, card in enumerate(aside) if BOOK.era[card] == era and BOOK.type[card] == type]
                cards = sorted([left[i] for i in inside] + [aside[i] for i in outside])
                rng = shuffle(rng, cards)
                for i in inside:
                    left[i] = cards.pop()
                for i in outside:
                    aside[i] = cards.pop()
    out: list[int] = []
    for era in (1, 2, 3):
        cards = sorted(card for card in left if BOOK.era[card] == era)
        rng = shuffle(rng, cards)
        out += cards
    g.deck = g.deck[: g.deck_at] + tuple(out)
    g.aside = tuple(aside)
    return rng
