"""Acquiring cards at a price; Wonders in two sections and their tokens on the map."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import BASIC_BUILDING, BUILDING, KNOWLEDGE, WONDER, WONDER_COMPLETED
from clio.games.families.monumental.ops.resources import can_pay, push_price
from clio.games.families.monumental.ops.wonders import (
    WONDER_TO_DECK, can_build, push_section_price, section_price, start_wonder,
)
from clio.games.families.monumental.state import EMPTY, GOLD, PRODUCTION, SCIENCE, SHOOTING_RANGE, WORKSHOP
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, COUNT_BITS, COUNT_WONDERS, HOOKS, RESERVED_PRICE, SAVANNA
from clio.games.monumental.ops.board import tiles_of, wonder_tiles
from clio.games.monumental.ops.city import PILES, receive, trigger
from clio.games.monumental.state import SECTION_BUILT, TILE_BITS, World

SAVANNA_GOLD: Final = 2
LEAST_RESERVED: Final = 1  # what a lasting reduction leaves to pay (Hillside Terraces)


# ---------------------------------------------------------------- prices
def resource_of(card: int) -> int:
    """MON-ACQ-08."""
    return SCIENCE if BOOK.type[card] == KNOWLEDGE else PRODUCTION


def price_of(s: World, me: int, card: int, discount: int = 0) -> int:
    """MON-ACQ-07: what a card costs, the first section of a Wonder; less from the own reserve."""
    price = BOOK.cost[card] - discount
    pl = s.players[me]
    if card in pl.reserved:
        if pl.live & HOOKS.answering[RESERVED_PRICE]:
            price = max(HOOKS.ask(s, me, RESERVED_PRICE, pl.live, pl.spent, price), min(price, LEAST_RESERVED))
        price -= pl.bargain
    return price if price > 0 else 0


def can_acquire(s: World, me: int, card: int, discount: int = 0) -> bool:
    price = price_of(s, me, card, discount)
    if BOOK.type[card] == WONDER:
        return can_build(s, me, price)
    return can_pay(s.players[me], resource_of(card), price)


def acquire(s: World, me: int, card: int, discount: int = 0) -> None:
    """MON-ACQ-01, MAE-RES-04: pay, then the card goes where its kind goes."""
    price = price_of(s, me, card, discount)
    s.push(ACQUIRED, me, card)
    if BOOK.type[card] == WONDER:
        push_section_price(s, me, card, price)
    else:
        push_price(s, me, resource_of(card), price, card)


class Acquired(Op[World]):
    """MON-ACQ-02, MON-WON-02, MON-DISP-09: the card f.src is paid for."""

    def do(self, s: World, f: Frame) -> None:
        card, me = f.src, f.me
        s.note(FE.ACQUIRES, me, card)
        take(s, me, card)
        if BOOK.type[card] == WONDER:
            s.players[me].done |= SECTION_BUILT
            start_wonder(s, me, card)
        else:
            receive(s, me, card)


def take(s: World, me: int, card: int) -> None:
    """The card leaves its place: pile, reserve or display."""
    pl = s.players[me]
    if card <= SHOOTING_RANGE:
        s.basics[card - WORKSHOP] -= 1
    elif card in pl.reserved:
        pl.reserved = tuple([c for c in pl.reserved if c != card])
        pl.bargain = 0
    else:
        take_from_display(s, card)


def take_from_display(s: World, card: int) -> None:
    """MON-ACQ-04, MON-DISP-09: the gap stays, and it is remembered that a card was taken: from which row, or how
    many."""
    at = s.display.index(card)
    s.display[at] = EMPTY
    if s.config.continuous:
        s.taken += 1
    else:
        s.taken |= 1 << (at // s.config.width)


def acquirable(s: World, me: int, display: bool = True, basic: bool = True, reserve: bool = True) -> list[int]:
    """The cards that lie where a player may acquire them, payable or not, sorted."""
    out = [WORKSHOP + i for i in range(PILES) if s.basics[i] > 0] if basic else []
    found = [card for card in s.display if card != EMPTY] if display else []
    if reserve:
        found += s.players[me].reserved
    return out + sorted(found)


class AcquireNow(Ask[World]):
    """Acquire one card of these kinds for that much less: from the display, the Basic Buildings, the own reserve."""

    required: bool = False

    def __init__(
        self, discount: int, kinds: tuple[int, ...], display: bool = True, basic: bool = True, reserve: bool = True
    ) -> None:
        self.discount = discount
        self.kinds = kinds
        self.display = display
        self.basic = basic
        self.reserve = reserve

    def options(self, s: World, f: Frame) -> list[int]:
        out = []
        for card in acquirable(s, f.me, self.display, self.basic, self.reserve):
            kind = BUILDING if BOOK.type[card] == BASIC_BUILDING else BOOK.type[card]
            if kind in self.kinds and can_acquire(s, f.me, card, self.discount):
                out.append(A.PICK + card)
        return out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        acquire(s, f.me, a - A.PICK, self.discount)


# ---------------------------------------------------------------- Wonders
class BuildSection(Ask[World]):
    """MON-WON-12: one section of a Wonder at a discount: the first of one in the display or the own reserve, or the
    second of the one under construction; `then` only if it is done."""

    def __init__(self, discount: int, then: Op[Any] | None = None) -> None:
        self.discount = discount
        self.then = then

    def options(self, s: World, f: Frame) -> list[int]:
        out = [
            A.PICK + card for card in acquirable(s, f.me, basic=False)
            if BOOK.type[card] == WONDER and can_acquire(s, f.me, card, self.discount)
        ]
        under = s.players[f.me].wonder
        if under != EMPTY and can_build(s, f.me, section_price(s, under, True, self.discount)):
            out.append(A.PICK + under)
            out.sort()
        return out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        wonder = a - A.PICK
        if self.then is not None:
            s.push(self.then, f.me, f.src)
        if wonder == s.players[f.me].wonder:
            complete(s, f.me, self.discount)
        else:
            acquire(s, f.me, wonder, self.discount)

    def parts(self) -> tuple[Op[Any], ...]:
        return () if self.then is None else (self.then,)


def complete(s: World, me: int, discount: int = 0) -> None:
    wonder = s.players[me].wonder
    s.push(COMPLETE, me, wonder)
    push_section_price(s, me, wonder, section_price(s, wonder, True, discount))


class Complete(Op[World]):
    """MON-WON-05, MON-WON-06: the gain at once, then the token on the map and the card on top of the City deck; then
    what the completion triggers. f.src is the Wonder."""

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        s.note(FE.COMPLETES, f.me, f.src)
        pl.wonder = EMPTY
        pl.completed += 1
        s.stirred |= COUNT_WONDERS << COUNT_BITS * f.me
        pl.done |= SECTION_BUILT
        s.limbo = (*s.limbo, f.src)
        s.push(COMPLETED, f.me, f.src)
        s.push(WONDER_TO_DECK, f.me, f.src)
        s.push(PLACE_WONDER, f.me, f.src)
        bonus = BOOK.bonus[f.src]
        if bonus is not None:
            s.push(bonus, f.me, f.src)


class Completed(Op[World]):
    """Effects "each time you complete a Wonder"."""

    def do(self, s: World, f: Frame) -> None:
        trigger(s, f.me, WONDER_COMPLETED)


def wonder_room(s: World, me: int) -> int:
    """MON-WON-06, MON-WON-07, MAE-NAT-05: the controlled Provinces that can take a Wonder token."""
    return s.players[me].land & s.map.land & ~s.naturals_up & ~wonder_tiles(s)


class PlaceWonder(Ask[World]):
    """MON-WON-06, MON-WON-08: where the token of the Wonder f.src goes; nowhere if there is no room."""

    def options(self, s: World, f: Frame) -> list[int]:
        return [A.TILE + s.map.place[tile] for tile in tiles_of(wonder_room(s, f.me))]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        put_wonder(s, f.me, f.src, s.map.tile_at[a - A.TILE])

    def done(self, s: World, f: Frame) -> None:
        s.note(E.PLACES_WONDER, f.me, f.src)


def put_wonder(s: World, me: int, wonder: int, tile: int) -> None:
    """MAE-TILE-06: on a Savanna it brings Gold."""
    only = wonder_room(s, me) == 1 << tile
    s.wonders = (*s.wonders, wonder << TILE_BITS | tile)
    s.note(E.PLACES_WONDER, me, wonder, s.map.place[tile], 1 if only else 0)
    if s.map.terrain[tile] == SAVANNA:
        s.gain(me, GOLD, SAVANNA_GOLD, E.OF_SAVANNA)


ACQUIRED: Final = Acquired()
COMPLETE: Final = Complete()
COMPLETED: Final = Completed()
PLACE_WONDER: Final = PlaceWonder()
