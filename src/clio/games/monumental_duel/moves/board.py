"""The things on the table that moves point at, by their ids: whose, in which zone, which one there.

Zones of a player: city and knowledge (by slot, from 0: the card on top, what is attached to it), row and column (from
0), resource, policy, wonder, reserved, province, espionage, free-city and discard (by card or resource id), deck,
warlord, ambassador. Of the table: track, basic, free-city and in-use (by card id), advantage, die (by face)."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, At, place
from clio.games.families.monumental.moves.board import city_place, developed_policy, in_use
from clio.games.families.monumental.ops.city import activated
from clio.games.families.monumental.state import EMPTY, PLACES, SLOTS, WORKSHOP
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import BARRICADE, ESPIONAGE, FREE_CITY, KIND, POLICY, Duel, Player
from clio.games.monumental_duel.ops.wonders import top_province
from clio.games.monumental_duel.view import RESOURCE_IDS

Here = At[Duel]
Places = Callable[[Here], list[str]]


def player(at: Here) -> Player:
    return at.s.players[at.me]


def rival(at: Here) -> Player:
    return at.s.players[1 - at.me]


def of_table(zone: str, index: Callable[[Here], int | str]) -> Places:
    def places(at: Here) -> list[str]:
        return [place(TABLE, zone, index(at))]

    return places


# ---------------------------------------------------------------- cards where they lie
def used_card(at: Here) -> list[str]:
    """A card of one's own: in the City, attached ones too, or a Policy that is developed."""
    pl = player(at)
    if at.n >= POLICY:
        return developed_policy(at)
    return [city_place(at.me, i) for i in range(PLACES) if pl.city[i] == at.n]


def activated_card(at: Here) -> list[str]:
    pl = player(at)
    return [city_place(at.me, i) for i in range(SLOTS) if pl.city[i] == at.n and activated(pl, i)]


def basic(at: Here) -> list[str]:
    """The pile of a Basic Building."""
    return [place(TABLE, "basic", BOOK.id[at.n])] if WORKSHOP <= at.n <= BARRICADE else []


def on_track(at: Here) -> list[str]:
    return [place(TABLE, "track", BOOK.id[at.n])] if at.n in at.s.track else []


def acquired_card(at: Here) -> list[str]:
    """A card that may be acquired: on a pile, on the track or reserved, by whomever."""
    card = at._replace(n=WORKSHOP + at.n)
    reserved = [place(seat, "reserved", BOOK.id[card.n]) for seat in (0, 1) if card.n in at.s.players[seat].reserved]
    return basic(card) + on_track(card) + reserved


def wonder(at: Here) -> list[str]:
    """The one under construction."""
    card = player(at).wonder
    return [] if card == EMPTY else [place(at.me, "wonder", BOOK.id[card])]


def wonder_to_build(at: Here) -> list[str]:
    """Under construction, on the track, or beside another one."""
    return (wonder(at) if at.n == player(at).wonder else []) + on_track(at) + in_use(at)


def own_province(at: Here) -> list[str]:
    held = at.n in [card & KIND for card in player(at).pile]
    return [place(at.me, "province", BOOK.id[at.n])] if held else []


def their_province(at: Here) -> list[str]:
    pl = rival(at)
    top = top_province(pl)
    return [] if top == EMPTY else [place(1 - at.me, "province", BOOK.id[pl.pile[top] & KIND])]


def espionage(at: Here) -> list[str]:
    return [place(at.me, "espionage", BOOK.id[at.n])] if ESPIONAGE <= at.n < FREE_CITY else []


def free_city(at: Here) -> list[str]:
    """On the track or beside a City."""
    card = BOOK.id[FREE_CITY + at.n]
    owners = [seat for seat in (0, 1) if at.n in at.s.players[seat].cities]
    if owners:
        return [place(owners[0], "free-city", card)]
    return [place(TABLE, "free-city", card)] if at.n in at.s.free else []


# ---------------------------------------------------------------- slots, lines, resources
def line(at: Here) -> list[str]:
    return [place(at.me, "row", at.n) if at.n < 3 else place(at.me, "column", at.n - 3)]


def resource(at: Here) -> list[str]:
    return [place(at.me, "resource", RESOURCE_IDS[at.n])]


def advantage(at: Here) -> list[str]:
    return [place(TABLE, "advantage")]


def staked(at: Here) -> list[str]:
    return advantage(at) + resource(at)
