"""The things on the table that moves point at, by their ids: whose, in which zone, which one there.

Zones of a player: city and knowledge (by slot, from 0: the card on top, what is attached to it), row and column (from
0), resource, policy, reserve, natural, hero, drawn, discard, quest, gain and market-token (by card or resource id),
explorer (1 and 2), token (production or science), wonder (the one under construction), warlord, deck, track (the pawn),
seat (the player as such): by 0. Of the table: display, basic, hero, project and in-use (by card id), tile (by place:
d5), market (by place), pile (of the Reserve, by Era: 1 to 3)."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, At, place
from clio.games.families.monumental.moves.board import city_place, developed_policy, in_use
from clio.games.families.monumental.state import EMPTY, PLACES, SHOOTING_RANGE, WORKSHOP
from clio.games.monumental.actions import GRID
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.moves.names import PLACE_WORDS, PURSE_WORDS, TOKEN_WORDS
from clio.games.monumental.state import GAIN_TOKEN, HERO, MARKET_TOKEN, NATURAL, POLICY, PROJECT, QUEST, Player, World

Here = At[World]
Places = Callable[[Here], list[str]]


def player(at: Here) -> Player:
    return at.s.players[at.me]


# ---------------------------------------------------------------- cards where they lie
def used_card(at: Here) -> list[str]:
    """A card of one's own: in the City or beside it, a Policy, a Natural Wonder, the Hero."""
    if at.n >= HERO:
        return own_hero(at) if at.n == player(at).hero else []
    if at.n >= NATURAL:
        return natural(at)
    if at.n >= POLICY:
        return developed_policy(at)
    pl = player(at)
    found = [city_place(at.me, i) for i in range(PLACES) if pl.city[i] == at.n]
    return found + drawn(at)


def drawn(at: Here) -> list[str]:
    return [place(at.me, "drawn", BOOK.id[at.n])] if at.n in player(at).drawn else []


def natural(at: Here) -> list[str]:
    """The card of a Natural Wonder that lies face up, beside whoever controls its Province."""
    for i, tile in enumerate(at.s.map.naturals):
        if i < len(at.s.naturals) and at.s.naturals[i] == at.n and at.s.naturals_up >> tile & 1:
            return [place(at.s.owner[tile], "natural", BOOK.id[at.n]), tile_id(at, at.s.map.place[tile])]
    return []


def own_hero(at: Here) -> list[str]:
    card = player(at).hero
    return [] if card == EMPTY else [place(at.me, "hero", BOOK.id[card])]


def hero_to_take(at: Here) -> list[str]:
    """Above the display, or with whoever took it."""
    card = HERO + at.n
    owners = [seat for seat, pl in enumerate(at.s.players) if pl.hero == card]
    if owners:
        return [place(owners[0], "hero", BOOK.id[card])]
    return [place(TABLE, "hero", BOOK.id[card])] if card in at.s.heroes else []


def basic(at: Here) -> list[str]:
    """The pile of a Basic Building."""
    return [place(TABLE, "basic", BOOK.id[at.n])] if WORKSHOP <= at.n <= SHOOTING_RANGE else []


def on_offer(at: Here) -> list[str]:
    """A card that may be acquired: on a pile, in the display or reserved, by whomever."""
    shown = [place(TABLE, "display", BOOK.id[at.n])] if at.n in at.s.display else []
    return basic(at) + shown + reserved(at)


def acquired_card(at: Here) -> list[str]:
    return on_offer(at._replace(n=WORKSHOP + at.n))


def reserved(at: Here) -> list[str]:
    return [
        place(seat, "reserve", BOOK.id[at.n]) for seat, pl in enumerate(at.s.players) if at.n in pl.reserved
    ]


def wonder(at: Here) -> list[str]:
    """The one under construction."""
    return [] if player(at).wonder == EMPTY else [place(at.me, "wonder")]


def wonder_to_build(at: Here) -> list[str]:
    """Under construction, on offer, or beside another one."""
    return (wonder(at) if at.n == player(at).wonder else []) + on_offer(at) + in_use(at)


def listener(at: Here) -> list[str]:
    """A card whose effect falls due: wherever it lies, or the Warlord."""
    return used_card(at) or [place(at.me, "warlord")]


def project(at: Here) -> list[str]:
    return [place(TABLE, "project", BOOK.id[PROJECT + at.n])]


def contributed(at: Here) -> list[str]:
    """The project that the question is about."""
    return project(at._replace(n=at.f.mem[0]))


def quest(at: Here) -> list[str]:
    known = at.n in player(at).quests
    return [place(at.me, "quest", BOOK.id[at.n])] if known and at.n >= QUEST else []


# ---------------------------------------------------------------- tokens
def used_token(at: Here) -> list[str]:
    card, pl = GAIN_TOKEN + at.n, player(at)
    if card in pl.gains:
        return [place(at.me, "gain", BOOK.id[card])]
    return [place(at.me, "market-token", BOOK.id[card])] if card in pl.market_tokens else []


def market_token(at: Here) -> list[str]:
    """One of a stack that its visitor looks through. The memory tells the Market."""
    if not at.n >= MARKET_TOKEN or at.n not in at.s.markets[at.f.mem[0]]:
        return []
    return [place(TABLE, "market", PLACE_WORDS[at.s.map.place[at.s.map.market_tiles[at.f.mem[0]]]])]


def resource_token(at: Here) -> list[str]:
    return [place(at.me, "token", TOKEN_WORDS[at.n])]


# ---------------------------------------------------------------- the map
def tile_id(at: Here, where: int) -> str:
    return place(TABLE, "tile", PLACE_WORDS[where])


def tile(at: Here) -> list[str]:
    """The tile at a place, if the map has one there."""
    where = at.n % GRID
    return [tile_id(at, where)] if at.s.map.tile_at[where] >= 0 else []


def step(at: Here) -> list[str]:
    """Where an Explorer goes, and which one."""
    return [*tile(at), place(at.me, "explorer", at.n // GRID + 1)]


def explorer(at: Here) -> list[str]:
    """An Explorer, and the tile where it stands."""
    return [place(at.me, "explorer", at.n + 1), tile_id(at, at.s.map.place[player(at).explorers[at.n]])]


def both_explorers(at: Here) -> list[str]:
    one = player(at).explorers[0]
    return [place(at.me, "explorer", 1), place(at.me, "explorer", 2), tile_id(at, at.s.map.place[one])]


def market_visited(at: Here) -> list[str]:
    """The Market where an Explorer stands, and the Explorer."""
    here = player(at).explorers[at.n]
    shown = [place(TABLE, "market", PLACE_WORDS[at.s.map.place[here]])] if here in at.s.map.market_tiles else []
    return shown + explorer(at)


def struck(at: Here) -> list[str]:
    """The Province just conquered."""
    return [tile_id(at, at.s.map.place[at.s.struck[0]])] if at.s.struck[0] >= 0 else []


def pile(at: Here) -> list[str]:
    return [place(TABLE, "pile", at.n + 1)] if at.s.piles else []


def seat(at: Here) -> list[str]:
    return [place(at.n, "seat")] if at.n < len(at.s.players) else []


# ---------------------------------------------------------------- slots, lines, resources
def resource(at: Here) -> list[str]:
    return [place(at.me, "resource", PURSE_WORDS[at.n])]


def production(at: Here) -> list[str]:
    return [place(at.me, "resource", "production")]
