"""Resources: what is counted, gained and paid, and the cards that listen. At the top are the verbs of the other ops."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Listener
from clio.engine.kernel import Ask, Cond, Frame, Number, Op
from clio.games.families.monumental.state import (
    ACTIVATED, BASICS, GOLD, IDLE, PLACES, POLICY_USED, USED, Monumental, Side,
)


# ---------------------------------------------------------------- verbs
def gain_output(s: Monumental, me: int, card: int) -> None:
    """The resources that a card produces."""
    for res, n in s.book.output[card]:
        s.gain(me, res, n, card)


def emit(s: Monumental, me: int, event: int, arg: int = -1) -> None:
    """ "Each time" effects go on top of the stack, so they are carried out before the turn goes on."""
    side = s.sides[me]
    before = side.spent
    hooks = s.book.listeners
    side.spent = hooks.emit(s, me, event, side.live, before, arg)
    first_time(s, me, hooks.on[event], before, arg)


def first_time(s: Monumental, me: int, listeners: list[Listener], before: int, arg: int = -1) -> None:
    """The first time has come, also for a card that begins to listen only after it. The card that answered is used."""
    side = s.sides[me]
    hooks = s.book.listeners
    for listener in listeners:
        mark = listener.mark
        if mark and not before & mark and hooks.free(s, listener, me, before, arg):
            side.spent |= mark
            if side.live & listener.bit:
                mark_used(side, listener.kind)


def mark_used(side: Side, card: int) -> None:
    """A card of the City or a Policy whose effect is used."""
    for i in range(PLACES):
        if side.city[i] == card and side.status[i] == ACTIVATED:
            side.status[i] = USED
    for i in range(len(side.policies)):
        if side.policies[i] == card:
            side.done |= POLICY_USED << i


def refresh(s: Monumental, me: int) -> None:
    """Which cards listen for a player: activated City cards and what lies beside the City."""
    side = s.sides[me]
    live = s.beside(me)
    status, city, bits = side.status, side.city, s.book.listeners.bits
    for i in range(PLACES):
        if (status[i] == ACTIVATED or status[i] == USED) and city[i] in bits:
            live |= bits[city[i]]
    side.live = live


# ---------------------------------------------------------------- numbers and conditions
class ActivatedCards(Number[Monumental]):
    """Cards of these kinds that are activated; reinforced ones count, and those drawn and used."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def value(self, s: Monumental, f: Frame) -> int:
        side = s.sides[f.me]
        n = 0
        for i in range(PLACES):
            if side.status[i] != IDLE and side.city[i] in self.kinds:
                n += 1
        for card in s.drawn_and_used(f.me):
            if card in self.kinds:
                n += 1
        return n


class GainedAtLeast(Cond[Monumental]):
    """Gained since the round or turn began, spent since or not."""

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def holds(self, s: Monumental, f: Frame) -> bool:
        return s.sides[f.me].gained[self.res] >= self.n


# ---------------------------------------------------------------- gains
class Gain(Op[Monumental]):
    """Gain n of one resource; n may be a number read from the table."""

    def __init__(self, res: int, n: int | Number[Any]) -> None:
        self.res = res
        self.n = n

    def do(self, s: Monumental, f: Frame) -> None:
        s.gain(f.me, self.res, amount(self.n, s, f), f.src)


class GainBasic(Ask[Monumental]):
    """Gain n basic resources, each of a type of your choice. Memory: the types taken, never decreasing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        return True

    def options(self, s: Monumental, f: Frame) -> list[int]:
        if len(f.mem) >= self.n:
            return []
        first = s.book.numbers.gain
        return [first + r for r in range(f.mem[-1] if f.mem else 0, BASICS)]

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a - s.book.numbers.gain))

    def done(self, s: Monumental, f: Frame) -> None:
        for r in range(BASICS):
            n = 0
            for taken in f.mem:
                if taken == r:
                    n += 1
            s.gain(f.me, r, n, f.src)


class GainSame(Ask[Monumental]):
    """Gain n identical basic resources of a type of your choice."""

    def __init__(self, n: int | Number[Any]) -> None:
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        return True

    def options(self, s: Monumental, f: Frame) -> list[int]:
        first = s.book.numbers.gain
        return [first, first + 1, first + 2]

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        s.gain(f.me, a - s.book.numbers.gain, amount(self.n, s, f), f.src)


class GainDifferent(Ask[Monumental]):
    """Gain n basic resources of different types (at most 3). Memory: the types taken, increasing."""

    def __init__(self, n: int | Number[Any]) -> None:
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        return True

    def options(self, s: Monumental, f: Frame) -> list[int]:
        left = min(amount(self.n, s, f), BASICS) - len(f.mem)
        start = f.mem[-1] + 1 if f.mem else 0
        first = s.book.numbers.gain
        return [first + r for r in range(start, BASICS - left + 1)] if left > 0 else []

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        res = a - s.book.numbers.gain
        s.gain(f.me, res, 1, f.src)
        s.push(self, f.me, f.src, (*f.mem, res))


# ---------------------------------------------------------------- prices
class Pay(Op[Monumental]):
    """Pay n of one resource. Gold may stand for a basic one, never for another."""

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        return can_pay(s.sides[f.me], self.res, self.n)

    def do(self, s: Monumental, f: Frame) -> None:
        push_price(s, f.me, self.res, self.n, f.src)

    def cost_of(self) -> tuple[int, ...]:
        return (self.res,)


class PayPrice(Ask[Monumental]):
    """How many of the price in Gold? Memory: basic resource, price."""

    def options(self, s: Monumental, f: Frame) -> list[int]:
        res, n = f.mem
        mine = s.sides[f.me].res
        first = s.book.numbers.pay_gold
        return [first + g for g in range(max(0, n - mine[res]), min(n, mine[GOLD]) + 1)]

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        res, n = f.mem
        gold = a - s.book.numbers.pay_gold
        s.pay(f.me, res, n - gold)
        s.pay(f.me, GOLD, gold)


class PayBasic(Ask[Monumental]):
    """Pay n basic resources of any types, Gold included: one at a time, types never decreasing. Memory: the number
    still to pay, the type paid last. As a frame with memory it also pays Wonder sections."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        return can_pay_any(s.sides[f.me], self.n)

    def options(self, s: Monumental, f: Frame) -> list[int]:
        left, start = f.mem if f.mem else (self.n, 0)
        mine = s.sides[f.me].res
        out = []
        if left > 0:
            first = s.book.numbers.spend
            rest = mine[0] + mine[1] + mine[2] + mine[GOLD]
            for r in range(GOLD + 1):
                if r >= start and mine[r] > 0 and rest >= left:
                    out.append(first + r)
                rest -= mine[r]
        return out

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        left = f.mem[0] if f.mem else self.n
        res = a - s.book.numbers.spend
        s.pay(f.me, res, 1)
        s.push(self, f.me, f.src, (left - 1, res))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class PayDifferent(Ask[Monumental]):
    """Pay n basic resources of different types; each Gold stands for a type not paid otherwise. Memory: what was paid,
    increasing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Monumental, f: Frame) -> bool:
        mine = s.sides[f.me].res
        return (mine[0] > 0) + (mine[1] > 0) + (mine[2] > 0) + mine[GOLD] >= self.n

    def options(self, s: Monumental, f: Frame) -> list[int]:
        left = self.n - len(f.mem)
        if left <= 0:
            return []
        mine = s.sides[f.me].res
        first = s.book.numbers.spend
        start = f.mem[-1] + 1 if f.mem else 0
        out = []
        for r in range(min(start, GOLD), GOLD + 1):
            if mine[r] > 0:
                later = mine[GOLD] - (1 if r == GOLD else 0)
                for q in range(r + 1, BASICS):
                    later += 1 if mine[q] > 0 else 0
                if later >= left - 1:
                    out.append(first + r)
        return out

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        res = a - s.book.numbers.spend
        s.pay(f.me, res, 1)
        s.push(self, f.me, f.src, (*f.mem, res))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class Exchange(Ask[Monumental]):
    """Pay 1 basic resource to gain 1 of another type. Gold stands for whichever type, so it buys any. Memory: what was
    paid."""

    def can(self, s: Monumental, f: Frame) -> bool:
        return can_pay_any(s.sides[f.me], 1)

    def options(self, s: Monumental, f: Frame) -> list[int]:
        numbers = s.book.numbers
        if f.mem:
            return [numbers.gain + r for r in range(BASICS) if r != f.mem[0]]
        mine = s.sides[f.me].res
        return [numbers.spend + r for r in range(GOLD + 1) if mine[r] > 0]

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        numbers = s.book.numbers
        if f.mem:
            s.gain(f.me, a - numbers.gain, 1, f.src)
        else:
            s.pay(f.me, a - numbers.spend, 1)
            s.push(self, f.me, f.src, (a - numbers.spend,))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class Convert(Ask[Monumental]):
    """Pay up to `most` of one resource, at least `least`, and gain as many of the other. From basic resources Gold is
    not converted. Memory: how many so far, the type paid last."""

    auto: bool = False

    def __init__(self, source: tuple[int, ...], target: int, most: int, least: int = 0) -> None:
        self.source = source
        self.target = target
        self.most = most
        self.least = least

    def can(self, s: Monumental, f: Frame) -> bool:
        mine = s.sides[f.me].res
        return self.least == 0 or sum([mine[r] for r in self.source]) >= self.least

    def options(self, s: Monumental, f: Frame) -> list[int]:
        n, start = f.mem if f.mem else (0, 0)
        mine = s.sides[f.me].res
        if n >= self.most:
            return []
        first = s.book.numbers.spend
        out = [first + r for r in self.source if r >= start and mine[r] > 0]
        return [s.book.numbers.stop, *out] if out and n >= self.least else out

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        n = f.mem[0] if f.mem else 0
        numbers = s.book.numbers
        if a == numbers.stop:
            s.gain(f.me, self.target, n, f.src)
        else:
            s.pay(f.me, a - numbers.spend, 1)
            s.push(self, f.me, f.src, (n + 1, a - numbers.spend))

    def done(self, s: Monumental, f: Frame) -> None:
        s.gain(f.me, self.target, f.mem[0] if f.mem else 0, f.src)


def amount(n: int | Number[Any], s: Monumental, f: Frame) -> int:
    return n if isinstance(n, int) else n.value(s, f)


def can_pay(side: Side, res: int, n: int) -> bool:
    have = side.res[res]
    return (have + side.res[GOLD] if res < BASICS else have) >= n


def can_pay_any(side: Side, n: int) -> bool:
    mine = side.res
    return mine[0] + mine[1] + mine[2] + mine[GOLD] >= n


def push_price(s: Monumental, me: int, res: int, n: int, card: int = -1) -> None:
    """Have a price paid, for a card if there is one: asked only if Gold leaves a choice."""
    mine = s.sides[me].res
    if res >= BASICS or mine[GOLD] == 0:
        s.pay(me, res, n)
    elif n > 0:
        s.push(PAY_PRICE, me, card, (res, n))


PAY_PRICE: Final = PayPrice()
PAY_ANY: Final = PayBasic(0)
