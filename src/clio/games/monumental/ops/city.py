"""The City and the cards around it, as this game has them: draw and use, copy, look, Basic Buildings, Revolts."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import May, OrderTriggers, Players
from clio.engine.hooks import On
from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import KNOWLEDGE, KNOWLEDGE_ACQUIRED
from clio.games.families.monumental.ops.city import (
    activated, draw, give_revolts, put_on_deck, return_revolt, to_discard,
)
from clio.games.families.monumental.ops.resources import first_time, gain_output, refresh
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, SLOTS, WORKSHOP
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, BUILDING_GAINED, COUNT_BITS, COUNT_CARDS, EVENTS, HOOKS
from clio.games.monumental.state import KINDS, REVOLT, World

PILES: Final = 3  # of Basic Buildings


# ---------------------------------------------------------------- triggers
class Order(OrderTriggers):
    """MON-ACT-03: several effects fall due together and their owner orders them."""

    def __init__(self, event: int) -> None:
        super().__init__(A.PICK)
        self.event = event

    def effect(self, s: Any, kind: int) -> Op[Any]:
        for listener in HOOKS.on[self.event]:
            if listener.kind == kind:
                hook = listener.hook
                assert isinstance(hook, On)
                return hook.op
        raise ValueError(kind)


def trigger(s: World, me: int, event: int) -> None:
    """MON-ACT-02, MON-ACT-03: what listens to the event goes on top of the stack; its owner orders several. The first
    time has come also for a card that begins to listen only after it."""
    pl = s.players[me]
    before = pl.spent
    if pl.live & HOOKS.listening[event]:
        own = EMPTY  # the rule of a civilization, which comes before its cards
        kinds: list[int] = []
        for listener in HOOKS.due(s, me, event, pl.live, before):
            pl.spent |= listener.mark
            if listener.kind >= KINDS:
                own = listener.kind
            else:
                kinds.append(listener.kind)
        if len(kinds) == 1:
            s.push(ORDERS[event].effect(s, kinds[0]), me, kinds[0])
        elif kinds:
            s.push(ORDERS[event], me, EMPTY, tuple(kinds))
        if own != EMPTY:
            s.push(ORDERS[event].effect(s, own), me)
    first_time(s, me, HOOKS.on[event], before)


# ---------------------------------------------------------------- draw and use, copy
def use_beside(s: World, me: int, card: int) -> None:
    """MON-SCI-04, MON-SCI-05, MAE-AKS-06: a card laid beside the City gives its output at once, and its effect may be
    used until the turn ends."""
    pl = s.players[me]
    pl.drawn = (*pl.drawn, card)
    bit = HOOKS.bit(card)
    pl.lasting |= bit
    pl.live |= bit
    start_card(s, me, card)


def start_card(s: World, me: int, card: int) -> None:
    """What a card gives when it is activated, drawn and used, or copied: its output, and what its text says then."""
    start = BOOK.start[card]
    if start is not None:
        s.push(start, me, card)
    gain_output(s, me, card)


class DrawUse(Op[World]):
    """MON-SCI-01 to MON-SCI-06, MON-TERM-07: draw the top card of the City deck and use it, n times."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def can(self, s: World, f: Frame) -> bool:
        return len(s.players[f.me].deck) > 0

    def do(self, s: World, f: Frame) -> None:
        left = f.mem[0] if f.mem else self.n
        card = draw(s, f.me)
        if card == EMPTY:
            s.note(E.DRAWS_NOTHING, f.me)
            return
        if left > 1:
            s.push(self, f.me, f.src, (left - 1,))
        s.note(E.DRAWS, f.me, card)
        if card == REVOLT:
            return_revolt(s, f.me)
        else:
            use_beside(s, f.me, card)


class CopyAttached(Op[World]):
    """MAE-CARD-11, MAE-CARD-18: the effect of the card that lies on this Knowledge, and its output again."""

    def attached(self, s: World, f: Frame) -> int:
        pl = s.players[f.me]
        for slot in range(SLOTS):
            if pl.city[SLOTS + slot] == f.src and activated(pl, SLOTS + slot):
                return pl.city[slot]
        return EMPTY

    def can(self, s: World, f: Frame) -> bool:
        card = self.attached(s, f)
        if card == EMPTY or BOOK.copying[card]:
            return False
        use = BOOK.action[card]
        if BOOK.output[card] or BOOK.hooks[card]:
            return True
        return use is not None and use.can(s, Frame(use, f.me, card))

    def do(self, s: World, f: Frame) -> None:
        card = self.attached(s, f)
        s.note(FE.COPIES, f.me, card)
        use = BOOK.action[card]
        if use is not None:
            s.push(MAY_COPY, f.me, card)
        s.players[f.me].lasting |= HOOKS.bit(card)
        refresh(s, f.me)
        start_card(s, f.me, card)


class Copied(Op[World]):
    """The effect of the copied card f.src."""

    def can(self, s: World, f: Frame) -> bool:
        use = BOOK.action[f.src]
        return use is not None and use.can(s, Frame(use, f.me, f.src))

    def do(self, s: World, f: Frame) -> None:
        use = BOOK.action[f.src]
        assert use is not None
        s.push(use, f.me, f.src)


def offered(f: Frame) -> Op[Any]:
    """What an open "you may" offers."""
    op = f.op
    assert isinstance(op, May)
    copied = BOOK.action[f.src] if op.op is COPIED else None
    return op.op if copied is None else copied


class LookTop(Op[World]):
    """MAE-CARD-09: look at the top card of the own City deck; then archive it, discard it or leave it there."""

    def can(self, s: World, f: Frame) -> bool:
        return len(s.players[f.me].deck) > 0

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        pl.peeked = len(pl.deck)
        s.epoch += 1
        s.note(E.LOOKS, f.me)
        s.note(E.LOOKS, f.me, pl.deck[-1], audience=1 << f.me)
        s.push(TOP_CARD, f.me, f.src)


class TopCard(Ask[World]):
    """What becomes of the card looked at."""

    def options(self, s: World, f: Frame) -> list[int]:
        return [A.TOP, A.TOP + 1, A.TOP + 2]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.TOP + 2:
            return
        card = draw(s, f.me)
        if a == A.TOP:
            s.put_away(f.me, card)
        else:
            to_discard(s, f.me, card)


# ---------------------------------------------------------------- cards gained
def receive(s: World, me: int, card: int) -> None:
    """MON-ACQ-02, MAE-AKS-03: a Building, Basic Building or Knowledge goes on top of the City deck, unless what its
    gain triggers takes it elsewhere."""
    s.limbo = (*s.limbo, card)
    s.push(TO_DECK, me, card)
    trigger(s, me, KNOWLEDGE_ACQUIRED if BOOK.type[card] == KNOWLEDGE else BUILDING_GAINED)


class ToDeck(Op[World]):
    """The card f.src, if it has not gone elsewhere."""

    def do(self, s: World, f: Frame) -> None:
        if f.src in s.limbo:
            leave_limbo(s, f.src)
            put_on_deck(s, f.me, f.src)
            if BOOK.type[f.src] == KNOWLEDGE:
                s.stirred |= COUNT_CARDS << COUNT_BITS * f.me


def leave_limbo(s: World, card: int) -> None:
    rest = list(s.limbo)
    rest.remove(card)
    s.limbo = tuple(rest)


class ActivateNow(Op[World]):
    """MAE-AKS-03, MAE-AKS-06: the Building just gained lies beside the City, activated."""

    def do(self, s: World, f: Frame) -> None:
        card = s.limbo[-1]
        leave_limbo(s, card)
        use_beside(s, f.me, card)


class GainBasicBuilding(Ask[World]):
    """MON-ACQ-09: take the top card of a Basic Building pile, n times. Memory: how many are left."""

    required: bool = False

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def options(self, s: World, f: Frame) -> list[int]:
        if f.mem and f.mem[0] == 0:
            return []
        return [A.PICK + WORKSHOP + i for i in range(PILES) if s.basics[i] > 0]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        card = a - A.PICK
        s.push(self, f.me, f.src, ((f.mem[0] if f.mem else self.n) - 1,))
        s.basics[card - WORKSHOP] -= 1
        s.note(E.GAINS_CARD, f.me, card, f.src)
        receive(s, f.me, card)


def lose_counters(s: World, me: int) -> None:
    """MON-CITY-01, MON-RES-05, MAE-CONT-18, MAE-CONT-31: basic resources are lost, and Gold that had to be spent."""
    pl = s.players[me]
    for res in range(BASICS):
        pl.res[res] = 0
    pl.raid = 0
    lose_fresh(s, me)


def lose_fresh(s: World, me: int) -> None:
    """MAE-CARD-12: Gold that had to be spent this turn."""
    pl = s.players[me]
    if pl.fresh:
        pl.res[GOLD] -= pl.fresh
        s.note(E.EXPIRES, me, pl.fresh)
        pl.fresh = 0


# ---------------------------------------------------------------- Revolts
def give_revolt(s: World, seat: int, n: int, card: int) -> int:
    """MAE-REV-02, MAE-REV-06, MON-SOLO-21: returns how many were taken; an Automa loses Gold instead."""
    if s.is_automa(seat):
        lose(s, seat, GOLD, n, card)
        return 0
    return give_revolts(s, seat, REVOLT, n, card)


def lose(s: World, seat: int, res: int, n: int, card: int) -> None:
    """That much, or all there is."""
    pl = s.players[seat]
    n = min(n, pl.res[res])
    if n > 0:
        pl.res[res] -= n
        if res == GOLD:
            pl.fresh = min(pl.fresh, pl.res[GOLD])
        s.note(E.LOSES, seat, res, n, card)


class GainRevolt(Op[World]):
    """MAE-REV-02, MAE-ZUL-12: Revolts for oneself, or for those players."""

    def __init__(self, n: int = 1, players: Players | None = None) -> None:
        self.n = n
        self.players = players

    def do(self, s: World, f: Frame) -> None:
        for seat in [f.me] if self.players is None else self.players.seats(s, f):
            give_revolt(s, seat, self.n, f.src)


ORDERS: Final = [Order(event) for event in range(EVENTS)]
COPIED: Final = Copied()
MAY_COPY: Final = May(A.YES, A.NO, COPIED)  # MON-TURN-05: once its output is gained
TOP_CARD: Final = TopCard()
TO_DECK: Final = ToDeck()
