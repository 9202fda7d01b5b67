"""The things on the table that moves point at, by their ids: whose, in which zone, which one there.

Zones of a player: city and knowledge (by slot, from 0: the card on top, what is attached to it), row and column (from
0), resource, policy, wonder, reserved, province, espionage, free-city and discard (by card or resource id), deck,
warlord, ambassador. Of the table: track, basic and free-city (by card id), advantage, die (by face)."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, At, place
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.ops.wonders import top_province
from clio.games.monumental_duel.state import (
    ACTIVATED, EMPTY, ESPIONAGE, FREE_CITY, KIND, PLACES, POLICY, SLOTS, WARLORD, WORKSHOP, Duel, Player,
)
from clio.games.monumental_duel.view import RESOURCE_IDS

Here = At[Duel]
Places = Callable[[Here], list[str]]


def player(at: Here) -> Player:
    return at.s.players[at.me]


def rival(at: Here) -> Player:
    return at.s.players[1 - at.me]


def always(zone: str, *more: str) -> Places:
    """Things of one's own of which there is one."""

    def places(at: Here) -> list[str]:
        return [place(at.me, name) for name in (zone, *more)]

    return places


def of_table(zone: str, index: Callable[[Here], int | str]) -> Places:
    def places(at: Here) -> list[str]:
        return [place(TABLE, zone, index(at))]

    return places


# ---------------------------------------------------------------- cards wherever they lie
def city_place(me: int, at: int) -> str:
    return place(me, "city", at) if at < SLOTS else place(me, "knowledge", at - SLOTS)


def in_city(pl: Player, me: int, card: int) -> list[str]:
    """Where a card lies in a City: activated ones first."""
    found = [i for i in range(PLACES) if pl.city[i] == card]
    return [city_place(me, i) for i in sorted(found, key=lambda i: pl.status[i] != ACTIVATED)]


def on_track(at: Here, card: int) -> list[str]:
    return [place(TABLE, "track", BOOK.id[card])] if card in at.s.track else []


def on_sale(at: Here, card: int) -> list[str]:
    """A card that may be acquired: on a pile, on the track or reserved, by whomever."""
    if card < WORKSHOP + 4:
        return [place(TABLE, "basic", BOOK.id[card])]
    reserved = [place(seat, "reserved", BOOK.id[card]) for seat in (0, 1) if card in at.s.players[seat].reserved]
    return on_track(at, card) + reserved


def own_card(at: Here, card: int) -> list[str]:
    """A card of one's own: in the City, among the Policies and Warlords, under construction, in the discard pile."""
    pl, me = player(at), at.me
    if WARLORD > card >= POLICY:
        return [place(me, "policy", BOOK.id[card])] if BOOK.civ[card] == pl.civ else []
    found = in_city(pl, me, card)
    if card == pl.wonder:
        found.append(place(me, "wonder", BOOK.id[card]))
    return found


def any_card(at: Here) -> list[str]:
    """A card that is picked, where it lies now."""
    card, pl, me = at.n, player(at), at.me
    if FREE_CITY > card >= ESPIONAGE:
        return [place(me, "espionage", BOOK.id[card])]
    found = own_card(at, card) + on_sale(at, card)
    if BOOK.type[card] == PROVINCE:
        found += [place(me, "province", BOOK.id[card])] * (card in [province & KIND for province in pl.pile])
    if card in pl.discard:
        found.append(place(me, "discard", BOOK.id[card]))
    return found


def used_card(at: Here) -> list[str]:
    return own_card(at, at.n)


def acquired_card(at: Here) -> list[str]:
    return on_sale(at, WORKSHOP + at.n)


def developed_card(at: Here) -> list[str]:
    return own_card(at, POLICY + at.n)


def wonder(at: Here) -> list[str]:
    card = player(at).wonder
    return [] if card == EMPTY else [place(at.me, "wonder", BOOK.id[card])]


def their_province(at: Here) -> list[str]:
    pl = rival(at)
    top = top_province(pl)
    return [] if top == EMPTY else [place(1 - at.me, "province", BOOK.id[pl.pile[top] & KIND])]


def free_city(at: Here) -> list[str]:
    """On the track or beside a City."""
    card = BOOK.id[FREE_CITY + at.n]
    owners = [seat for seat in (0, 1) if at.n in at.s.players[seat].cities]
    if owners:
        return [place(owners[0], "free-city", card)]
    return [place(TABLE, "free-city", card)] if at.n in at.s.free else []


# ---------------------------------------------------------------- slots, lines, resources
def slot(at: Here) -> list[str]:
    return [place(at.me, "city", at.n)]


def cross(at: Here) -> list[str]:
    return [place(at.me, "row", at.n // 3), place(at.me, "column", at.n % 3)]


def line(at: Here) -> list[str]:
    return [place(at.me, "row", at.n) if at.n < 3 else place(at.me, "column", at.n - 3)]


def resource(at: Here) -> list[str]:
    return [place(at.me, "resource", RESOURCE_IDS[at.n])]


def staked(at: Here) -> list[str]:
    return [place(TABLE, "advantage"), *resource(at)]


def gold(at: Here) -> list[str]:
    return [place(at.me, "resource", "gold")]
