"""Wonders in two sections: what they cost, and which one stays."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as E
from clio.games.families.monumental.cardbook import FIRST_SECTION, WONDER_ANY_BASIC
from clio.games.families.monumental.ops.city import put_on_deck
from clio.games.families.monumental.ops.resources import PAY_ANY, can_pay, can_pay_any, emit, push_price
from clio.games.families.monumental.state import EMPTY, PRODUCTION, Monumental


def any_basic(s: Monumental, me: int) -> bool:
    """Wonder sections may be paid with basic resources of any type."""
    side = s.sides[me]
    return s.book.listeners.ask(s, me, WONDER_ANY_BASIC, side.live, side.spent, 0) > 0


def can_build(s: Monumental, me: int, price: int) -> bool:
    side = s.sides[me]
    return can_pay(side, PRODUCTION, price) or (any_basic(s, me) and can_pay_any(side, price))


def push_section_price(s: Monumental, me: int, wonder: int, price: int) -> None:
    if price > 0 and any_basic(s, me):
        s.push(PAY_ANY, me, wonder, (price, 0))
    else:
        push_price(s, me, PRODUCTION, price, wonder)


def section_price(s: Monumental, wonder: int, second: bool, discount: int) -> int:
    price = (s.book.cost2[wonder] if second else s.book.cost[wonder]) - discount
    return price if price > 0 else 0


def start_wonder(s: Monumental, me: int, wonder: int) -> None:
    """The first section stands; with two Wonders under construction one is given up."""
    side = s.sides[me]
    emit(s, me, FIRST_SECTION, wonder)
    if side.wonder == EMPTY:
        side.wonder = wonder
    else:
        s.limbo = (*s.limbo, wonder)
        s.push(KEEP_WONDER, me, wonder)


class KeepWonder(Ask[Monumental]):
    """Which of the two Wonders stays? f.src is the new one."""

    def options(self, s: Monumental, f: Frame) -> list[int]:
        first = s.book.numbers.pick
        return sorted([first + s.sides[f.me].wonder, first + f.src])

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        side = s.sides[f.me]
        kept = a - s.book.numbers.pick
        given_up = side.wonder if kept == f.src else f.src
        side.wonder = kept
        s.limbo = s.limbo[:-1]
        s.give_up(given_up)
        s.note(E.KEEPS, f.me, kept, given_up)


class WonderToDeck(Op[Monumental]):
    """A completed Wonder goes on top of the City deck, after its bonus. f.src is the Wonder."""

    def do(self, s: Monumental, f: Frame) -> None:
        s.limbo = s.limbo[:-1]
        put_on_deck(s, f.me, f.src)


KEEP_WONDER: Final = KeepWonder()
WONDER_TO_DECK: Final = WonderToDeck()
