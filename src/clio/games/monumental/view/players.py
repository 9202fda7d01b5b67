"""Each side of the table as a seat sees it."""

from __future__ import annotations

from clio.games.families.monumental.state import EMPTY, POLICIES, POLICY_USED, SLOTS
from clio.games.monumental import bills
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.board import outposts_left, posts_left, provinces, tiles_of
from clio.games.monumental.state import (
    ACTED, DISMISSED, EXPLORING, HERO_TAKEN, HERO_USED, INVESTED, MARCHING, MOVED, NATURAL, NATURAL_USED, PASSED,
    POLICY, SECTION_BUILT, UNIQUE, WARLORD, Player, World,
)
from clio.games.monumental.view.map import place_of, place_or_none
from clio.games.monumental.view.prices import price
from clio.games.monumental.view.types import (
    SCORE_LINES, STATUS_IDS, STOCK_IDS, DeckView, DoneView, ExplorerView, OwnHeroView, PeekView, PlayerView, PolicyView,
    PricesView, SlotView, UsedView,
)


def card_id(card: int) -> str | None:
    return None if card == EMPTY else BOOK.id[card]


def player(s: World, me: int, seat: int | None, lines: list[int]) -> PlayerView:
    pl = s.players[me]
    own = me == seat
    mine = range(POLICY + POLICIES * pl.civ, POLICY + POLICIES * (pl.civ + 1))
    return {
        "civilization": BOOK.civ_id[pl.civ],
        "automa": s.is_automa(me),
        "resources": dict(zip(STOCK_IDS, pl.res, strict=True)),
        "fresh_gold": pl.fresh,
        "raid": pl.raid,
        "gained": dict(zip(STOCK_IDS, pl.gained, strict=True)),
        "city": [slot(pl, i) for i in range(SLOTS)],
        "deck": deck(pl, own),
        "discard": sorted(BOOK.id[card] for card in pl.discard),
        "archive": [BOOK.id[card] for card in pl.archive],
        "drawn": [{"id": BOOK.id[card], "used": bool(pl.drawn_used >> i & 1)} for i, card in enumerate(pl.drawn)],
        "policies": [policy(pl, i) for i in range(len(pl.policies))],
        "undeveloped": [BOOK.id[card] for card in mine if card not in pl.policies],
        "reserved": [{"id": BOOK.id[card], "price": price(bills.acquisition(s, me, card))} for card in pl.reserved],
        "wonder": None if pl.wonder == EMPTY else {
            "id": BOOK.id[pl.wonder], "price": price(bills.completion(s, me)),
        },
        "sites": [BOOK.id[card] for card in pl.sites],
        "warlord": BOOK.id[WARLORD + pl.civ],
        "warlord_place": place_or_none(s, pl.warlord_at),
        "hero": hero(s, pl),
        "explorers": [explorer(s, pl, e) for e in (0, 1)],
        "soldiers_home": s.soldiers[pl.capital],
        "outposts_left": outposts_left(s, me),
        "posts_left": posts_left(s, me),
        "provinces": provinces(pl),
        "products": pl.products,
        "sciences": pl.sciences,
        "space": pl.space,
        "gains_count": len(pl.gains),
        "gains": [BOOK.id[token] for token in pl.gains] if own else None,
        "used_gains": [BOOK.id[token] for token in pl.used_gains],
        "market_tokens": [BOOK.id[token] for token in pl.market_tokens],
        "visited": [place_of(s, tile) for i, tile in enumerate(s.map.market_tiles) if pl.visited >> i & 1],
        "quests_count": len(pl.quests),
        "quests": [BOOK.id[quest] for quest in pl.quests] if own else None,
        "returned": card_id(pl.returned) if own else None,
        "revealed": [BOOK.id[quest] for quest in pl.revealed],
        "monsters": [BOOK.id[monster] for monster in pl.monsters],
        "naturals": naturals(s, pl),
        "siege": pl.siege,
        "siege_next": pl.siege_next,
        "bargain": pl.bargain,
        "done": done(pl),
        "prices": None if s.is_automa(me) else prices_of(s, me, pl),
        "score": dict(zip(SCORE_LINES, lines, strict=True)),
        "points": sum(lines),
    }


def slot(pl: Player, i: int) -> SlotView:
    under = pl.city[SLOTS + i]
    return {
        "card": card_id(pl.city[i]),
        "status": STATUS_IDS[pl.status[i]],
        "knowledge": card_id(under),
        "knowledge_status": None if under == EMPTY else STATUS_IDS[pl.status[SLOTS + i]],
    }


def deck(pl: Player, own: bool) -> DeckView:
    hidden = len(pl.deck) - pl.known
    return {
        "size": len(pl.deck),
        "top": [BOOK.id[card] for card in reversed(pl.deck[hidden:])],
        "rest": sorted(BOOK.id[card] for card in pl.deck[:hidden]),
        "peeked": peeked(pl) if own else None,
    }


def peeked(pl: Player) -> PeekView | None:
    """MAE-CARD-09: as long as it lies where it was seen."""
    if not 0 < pl.peeked <= len(pl.deck) - pl.known:
        return None
    return {"card": BOOK.id[pl.deck[pl.peeked - 1]], "depth": len(pl.deck) - pl.peeked}


def policy(pl: Player, i: int) -> PolicyView:
    return {
        "id": BOOK.id[pl.policies[i]],
        "active": bool(pl.active >> i & 1),
        "used": bool(pl.done & POLICY_USED << i),
    }


def hero(s: World, pl: Player) -> OwnHeroView | None:
    if pl.hero == EMPTY:
        return None
    return {
        "id": BOOK.id[pl.hero],
        "place": place_or_none(s, pl.hero_at),
        "used": bool(pl.done & HERO_USED),
        "dismissed": bool(pl.done & DISMISSED),
    }


def explorer(s: World, pl: Player, e: int) -> ExplorerView:
    return {
        "place": place_of(s, pl.explorers[e]), "acted": bool(pl.done & ACTED << e), "moved": bool(pl.done & MOVED << e),
    }


def naturals(s: World, pl: Player) -> list[UsedView]:
    """MAE-NAT-06: those turned up on controlled Provinces."""
    held = s.naturals_up & pl.land
    cards = [s.naturals[s.map.naturals.index(tile)] for tile in tiles_of(held)]
    return [{"id": BOOK.id[card], "used": bool(pl.done & NATURAL_USED << (card - NATURAL))} for card in cards]


def done(pl: Player) -> DoneView:
    return {
        "passed": bool(pl.done & PASSED),
        "invested": bool(pl.done & INVESTED),
        "hero_taken": bool(pl.done & HERO_TAKEN),
        "section_built": bool(pl.done & SECTION_BUILT),
        "conquests": pl.conquests,
        "unique": bool(pl.done & UNIQUE),
        "marching": bool(pl.done & MARCHING),
        "exploring": bool(pl.done & EXPLORING),
    }


def prices_of(s: World, me: int, pl: Player) -> PricesView:
    return {
        "policy": None if len(pl.policies) == POLICIES else price(bills.policy(s, me)),
        "progress": price(bills.progress(s, me)),
        "investment": price(bills.investment(s, me)) if s.config.african else None,
    }
