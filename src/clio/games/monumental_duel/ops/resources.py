"""Resources: what is counted, gained and paid. The functions at the top are the verbs that every other op uses."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Listener
from clio.engine.kernel import Ask, Cond, Frame, Number, Op
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, HOOKS, PROVINCE
from clio.games.monumental_duel.state import (
    ACTIVATED, AGENT, ANY_TYPE, BASICS, CIVILIZATION, CONQUERED, EMPTY, GOLD, IDLE, KIND, MARK, PLACES, POLICY_USED,
    SPIED, USED, Duel, Player,
)

MAX_AGENTS: Final = 3


# ---------------------------------------------------------------- verbs
def gain(s: Duel, me: int, res: int, n: int, card: int = -1) -> None:
    """MD-RES-05, MD-TERM-32: taken from the supply at once and counted for "if you have gained"."""
    pl = s.players[me]
    if res == AGENT:
        n = min(n, MAX_AGENTS - pl.res[AGENT])  # MDE-SPY-03
    if n > 0:
        pl.res[res] += n
        pl.gained[res] += n
        if s.log is not None:
            s.note(E.GAINS, me, res, n, card)


def pay(s: Duel, me: int, res: int, n: int) -> None:
    """MD-TERM-20: from the reserve to the supply."""
    if n > 0:
        s.players[me].res[res] -= n
        if s.log is not None:
            s.note(E.PAYS, me, res, n)


def gain_output(s: Duel, me: int, card: int) -> None:
    """The resources at the top right of a card."""
    for res, n in BOOK.output[card]:
        gain(s, me, res, n, card)


def emit(s: Duel, me: int, event: int, arg: int = -1) -> None:
    """MD-TURN-06: "each time" effects go on top of the stack, so they are carried out before the turn goes on."""
    pl = s.players[me]
    before = pl.spent
    pl.spent = HOOKS.emit(s, me, event, pl.live, before, arg)
    first_time(s, me, HOOKS.on[event], before, arg)


def first_time(s: Duel, me: int, listeners: list[Listener], before: int, arg: int = -1) -> None:
    """MD-TERM-19: the first time in the round has come, also for a Policy developed after it. The card that answered
    receives an Action token."""
    pl = s.players[me]
    for listener in listeners:
        if listener.mark and HOOKS.free(s, listener, me, before, arg):
            pl.spent |= listener.mark
            if pl.live & listener.bit:
                put_token(pl, listener.kind)


def put_token(pl: Player, card: int) -> None:
    """An Action token on a card of the City or on a Policy."""
    for i in range(PLACES):
        if pl.city[i] == card and pl.status[i] == ACTIVATED:
            pl.status[i] = USED
    for i in range(len(pl.policies)):
        if pl.policies[i] == card:
            pl.done |= POLICY_USED << i


def refresh(s: Duel, me: int) -> None:
    """MD-USE-05: which cards listen for a player: activated City cards and what lies beside the City."""
    pl = s.players[me]
    live = beside_city(pl)
    status, city, bits = pl.status, pl.city, HOOKS.bits
    for i in range(PLACES):
        if (status[i] == ACTIVATED or status[i] == USED) and city[i] in bits:
            live |= bits[city[i]]
    pl.live = live


def beside_city(pl: Player) -> int:
    """What listens besides the City: active Policies, the civilization itself and what lasts this round."""
    live = pl.lasting | HOOKS.bit(CIVILIZATION + pl.civ)
    if pl.active:
        for i in range(len(pl.policies)):
            if pl.active >> i & 1:
                live |= HOOKS.bit(pl.policies[i])
    return live


def put_on_deck(s: Duel, me: int, card: int) -> None:
    """MD-BLD-01, MD-KNO-01, MD-WON-08: face down on top; everybody saw which card it is."""
    pl = s.players[me]
    pl.deck.append(card)
    pl.known += 1


def draw(s: Duel, me: int) -> int:
    """MD-TERM-22: the top card of the City deck, EMPTY without one; nothing is shuffled here."""
    pl = s.players[me]
    if not pl.deck:
        return EMPTY
    s.epoch += 1
    if pl.known > 0:
        pl.known -= 1
    return pl.deck.pop()


def types_controlled(pl: Player) -> int:
    """MD-PRV-07, MDT-AZT-04: the Province types of the whole pile, as bits, markers included."""
    found = 0
    for card in pl.pile:
        found |= BOOK.province[card & KIND] | card >> MARK
    return found


def provinces_of_type(pl: Player, type: int) -> int:
    """How many controlled Provinces have the type (ANY_TYPE: of any)."""
    n = 0
    for card in pl.pile:
        kind = card & KIND
        if BOOK.type[kind] == PROVINCE and (type == ANY_TYPE or (BOOK.province[kind] | card >> MARK) & type):
            n += 1
    return n


def current_era(s: Duel) -> int:
    """MD-OPEN-20: the Era of the last divider revealed."""
    return BOOK.era[s.deck[s.deck_at - 1]] if s.deck_at > 0 else 1


# ---------------------------------------------------------------- numbers and conditions
class CurrentEra(Number[Duel]):
    """The number of the current Era (MD-OPEN-20)."""

    def value(self, s: Duel, f: Frame) -> int:
        return current_era(s)


class ActivatedCards(Number[Duel]):
    """Cards of these kinds activated this round; reinforced ones count (MD-OPEN-34)."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def value(self, s: Duel, f: Frame) -> int:
        pl = s.players[f.me]
        n = 0
        for i in range(PLACES):
            if pl.status[i] != IDLE and pl.city[i] in self.kinds:
                n += 1
        return n


class ProvinceTypes(Number[Duel]):
    """Different Province types controlled."""

    def value(self, s: Duel, f: Frame) -> int:
        types = types_controlled(s.players[f.me])
        return (types & 1) + (types >> 1 & 1) + (types >> 2 & 1)


class AgentDice(Number[Duel]):
    """Own Agent dice."""

    def value(self, s: Duel, f: Frame) -> int:
        return s.players[f.me].res[AGENT]


class GainedAtLeast(Cond[Duel]):
    """MD-TERM-32, MD-TERM-33: gained this round, spent since or not."""

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def holds(self, s: Duel, f: Frame) -> bool:
        return s.players[f.me].gained[self.res] >= self.n


class HasAdvantage(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return s.holder == f.me


class Controls(Cond[Duel]):
    """At least n Provinces of a type (ANY_TYPE: of any)."""

    def __init__(self, type: int, n: int) -> None:
        self.type = type
        self.n = n

    def holds(self, s: Duel, f: Frame) -> bool:
        return provinces_of_type(s.players[f.me], self.type) >= self.n


class ConqueredThisRound(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(s.players[f.me].done & CONQUERED)


class SpiedThisRound(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(s.players[f.me].done & SPIED)


class DieShows(Cond[Duel]):
    """The die of the event shows one of these faces."""

    def __init__(self, *faces: int) -> None:
        self.faces = faces

    def holds(self, s: Duel, f: Frame) -> bool:
        return f.mem[0] in self.faces


class TypeControlled(Cond[Duel]):
    """The Province in question has a type that the player controls already."""

    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(f.mem and BOOK.province[f.mem[0]] & types_controlled(s.players[f.me]))


# ---------------------------------------------------------------- gains
class Gain(Op[Duel]):
    """Gain n of one resource; n may be a number read from the table."""

    def __init__(self, res: int, n: int | Number[Any]) -> None:
        self.res = res
        self.n = n

    def do(self, s: Duel, f: Frame) -> None:
        gain(s, f.me, self.res, amount(self.n, s, f), f.src)


class GainBasic(Ask[Duel]):
    """Gain n basic resources, each of a type of your choice. Memory: the types taken, never decreasing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        return True

    def options(self, s: Duel, f: Frame) -> list[int]:
        if len(f.mem) >= self.n:
            return []
        return [A.GAIN + r for r in range(f.mem[-1] if f.mem else 0, BASICS)]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a - A.GAIN))

    def done(self, s: Duel, f: Frame) -> None:
        for r in range(BASICS):
            n = 0
            for taken in f.mem:
                if taken == r:
                    n += 1
            gain(s, f.me, r, n, f.src)


class GainSame(Ask[Duel]):
    """Gain n identical basic resources of a type of your choice."""

    def __init__(self, n: int | Number[Any]) -> None:
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        return True

    def options(self, s: Duel, f: Frame) -> list[int]:
        return ANY_BASIC

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        gain(s, f.me, a - A.GAIN, amount(self.n, s, f), f.src)


class GainDifferent(Ask[Duel]):
    """Gain n basic resources of different types (at most 3). Memory: the types taken, increasing."""

    def __init__(self, n: int | Number[Any]) -> None:
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        return True

    def options(self, s: Duel, f: Frame) -> list[int]:
        left = min(amount(self.n, s, f), BASICS) - len(f.mem)
        start = f.mem[-1] + 1 if f.mem else 0
        return [A.GAIN + r for r in range(start, BASICS - left + 1)] if left > 0 else []

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        gain(s, f.me, a - A.GAIN, 1, f.src)
        s.push(self, f.me, f.src, (*f.mem, a - A.GAIN))


# ---------------------------------------------------------------- prices
class Pay(Op[Duel]):
    """Pay n of one resource. Gold may stand for a basic one (MD-RES-10), never for Culture (MD-RES-11) or Victory
    Points (MDE-RES-02)."""

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        return can_pay(s.players[f.me], self.res, self.n)

    def do(self, s: Duel, f: Frame) -> None:
        push_price(s, f.me, self.res, self.n, f.src)

    def cost_of(self) -> tuple[int, ...]:
        return (self.res,)


class PayPrice(Ask[Duel]):
    """MD-RES-13: how many of the price in Gold? Memory: basic resource, price."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        res, n = f.mem
        mine = s.players[f.me].res
        return [A.PAY_GOLD + g for g in range(max(0, n - mine[res]), min(n, mine[GOLD]) + 1)]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        res, n = f.mem
        gold = a - A.PAY_GOLD
        pay(s, f.me, res, n - gold)
        pay(s, f.me, GOLD, gold)


class PayBasic(Ask[Duel]):
    """Pay n basic resources of any types, Gold included: one at a time, types never decreasing. Memory: the number
    still to pay, the type paid last. As a frame with memory it also pays Wonder sections (MD-OPEN-30)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        return can_pay_any(s.players[f.me], self.n)

    def options(self, s: Duel, f: Frame) -> list[int]:
        left, start = f.mem if f.mem else (self.n, 0)
        mine = s.players[f.me].res
        out = []
        if left > 0:
            rest = mine[0] + mine[1] + mine[2] + mine[GOLD]
            for r in range(GOLD + 1):
                if r >= start and mine[r] > 0 and rest >= left:
                    out.append(A.SPEND + r)
                rest -= mine[r]
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        left = f.mem[0] if f.mem else self.n
        pay(s, f.me, a - A.SPEND, 1)
        s.push(self, f.me, f.src, (left - 1, a - A.SPEND))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class PayDifferent(Ask[Duel]):
    """Pay n basic resources of different types; each Gold stands for a type not paid otherwise (MD-OPEN-40).
    Memory: what was paid, increasing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Duel, f: Frame) -> bool:
        mine = s.players[f.me].res
        return (mine[0] > 0) + (mine[1] > 0) + (mine[2] > 0) + mine[GOLD] >= self.n

    def options(self, s: Duel, f: Frame) -> list[int]:
        left = self.n - len(f.mem)
        if left <= 0:
            return []
        mine = s.players[f.me].res
        start = f.mem[-1] + 1 if f.mem else 0
        out = []
        for r in range(min(start, GOLD), GOLD + 1):
            if mine[r] > 0:
                later = mine[GOLD] - (1 if r == GOLD else 0)
                for q in range(r + 1, BASICS):
                    later += 1 if mine[q] > 0 else 0
                if later >= left - 1:
                    out.append(A.SPEND + r)
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        pay(s, f.me, a - A.SPEND, 1)
        s.push(self, f.me, f.src, (*f.mem, a - A.SPEND))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class Exchange(Ask[Duel]):
    """Pay 1 basic resource to gain 1 of another type. Gold stands for whichever type (MD-RES-13), so it buys any.
    Memory: what was paid."""

    def can(self, s: Duel, f: Frame) -> bool:
        return can_pay_any(s.players[f.me], 1)

    def options(self, s: Duel, f: Frame) -> list[int]:
        if f.mem:
            return [A.GAIN + r for r in range(BASICS) if r != f.mem[0]]
        mine = s.players[f.me].res
        return [A.SPEND + r for r in range(GOLD + 1) if mine[r] > 0]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if f.mem:
            gain(s, f.me, a - A.GAIN, 1, f.src)
        else:
            pay(s, f.me, a - A.SPEND, 1)
            s.push(self, f.me, f.src, (a - A.SPEND,))

    def cost_of(self) -> tuple[int, ...]:
        return (0, 1, 2, GOLD)


class Convert(Ask[Duel]):
    """MD-TERM-38: pay up to `most` of one resource and gain as many of the other. From basic resources Gold is not
    converted. Memory: how many so far, the type paid last."""

    auto: bool = False

    def __init__(self, source: tuple[int, ...], target: int, most: int) -> None:
        self.source = source
        self.target = target
        self.most = most

    def can(self, s: Duel, f: Frame) -> bool:
        return True

    def options(self, s: Duel, f: Frame) -> list[int]:
        n, start = f.mem if f.mem else (0, 0)
        mine = s.players[f.me].res
        if n >= self.most:
            return []
        out = [A.SPEND + r for r in self.source if r >= start and mine[r] > 0]
        return [A.STOP, *out] if out else []

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        n = f.mem[0] if f.mem else 0
        if a == A.STOP:
            gain(s, f.me, self.target, n, f.src)
        else:
            pay(s, f.me, a - A.SPEND, 1)
            s.push(self, f.me, f.src, (n + 1, a - A.SPEND))

    def done(self, s: Duel, f: Frame) -> None:
        gain(s, f.me, self.target, f.mem[0] if f.mem else 0, f.src)


def amount(n: int | Number[Any], s: Duel, f: Frame) -> int:
    return n if isinstance(n, int) else n.value(s, f)


def can_pay(pl: Player, res: int, n: int) -> bool:
    """MD-RES-10, MD-RES-11."""
    have = pl.res[res]
    return (have + pl.res[GOLD] if res < BASICS else have) >= n


def can_pay_any(pl: Player, n: int) -> bool:
    mine = pl.res
    return mine[0] + mine[1] + mine[2] + mine[GOLD] >= n


def push_price(s: Duel, me: int, res: int, n: int, card: int = -1) -> None:
    """Have a price paid, for a card if there is one: asked only if Gold leaves a choice."""
    mine = s.players[me].res
    if res >= BASICS or mine[GOLD] == 0:
        pay(s, me, res, n)
    elif n > 0:
        s.push(PAY_PRICE, me, card, (res, n))


ANY_BASIC: Final = [A.GAIN, A.GAIN + 1, A.GAIN + 2]
PAY_PRICE: Final = PayPrice()
PAY_ANY: Final = PayBasic(0)
