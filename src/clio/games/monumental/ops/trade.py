"""Commerce: the Trade Track, Commercial Gains, the Reserve, and payments that are worth as many steps."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.state import GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import COUNT_BITS, COUNT_SPACES, GAIN_OBTAINED
from clio.games.monumental.ops.city import trigger
from clio.games.monumental.ops.standing import current_era, pile_of_era
from clio.games.monumental.ops.wonders import resource_of
from clio.games.monumental.state import GAIN_SPACES, TRACK_END, World

AUTOMA_GAIN: Final = 2  # Gold that an Automa has instead of a Commercial Gain (MAE-AUTO-05)


# ---------------------------------------------------------------- the Trade Track
def advance(s: World, me: int, n: int) -> None:
    """MAE-TRADE-06 to MAE-TRADE-08: space by space; what would pass the end is lost."""
    pl = s.players[me]
    for _ in range(n):
        if pl.space >= TRACK_END:
            return
        pl.space += 1
        s.stirred |= COUNT_SPACES << COUNT_BITS * me
        s.note(E.ADVANCES, me, pl.space)
        if GAIN_SPACES >> pl.space & 1:
            draw_gain(s, me)


def draw_gain(s: World, me: int) -> None:
    """MAE-GAIN-01, MAE-GAIN-05, MAE-AUTO-05: a token of the bag, which its owner alone sees."""
    if s.is_automa(me):
        s.gain(me, GOLD, AUTOMA_GAIN)
    elif s.bag:
        s.epoch += 1
        token = s.bag[-1]
        s.bag = s.bag[:-1]
        obtain(s, me, token)


def obtain(s: World, me: int, token: int) -> None:
    """MAE-GAIN-01, MAE-MAL-06."""
    pl = s.players[me]
    pl.gains = (*pl.gains, token)
    s.note(E.OBTAINS, me)
    s.note(E.OBTAINS, me, token, audience=1 << me)
    trigger(s, me, GAIN_OBTAINED)


class Advance(Op[World]):
    """n spaces on the Trade Track; `needed`: a price before it is not paid for nothing (MON-ACT-05)."""

    def __init__(self, n: int, needed: bool = False) -> None:
        self.n = n
        self.required = needed

    def can(self, s: World, f: Frame) -> bool:
        return s.players[f.me].space < TRACK_END

    def do(self, s: World, f: Frame) -> None:
        advance(s, f.me, self.n)


class DrawGain(Op[World]):
    """n Commercial Gain tokens from the bag; `needed`: a price before it is not paid for nothing (MON-ACT-05)."""

    def __init__(self, n: int = 1, needed: bool = False) -> None:
        self.n = n
        self.required = needed

    def can(self, s: World, f: Frame) -> bool:
        return len(s.bag) > 0

    def do(self, s: World, f: Frame) -> None:
        for _ in range(self.n):
            draw_gain(s, f.me)


class PayForEach(Ask[World]):
    """Pay 1 to `most` of these resources, one at a time, types never decreasing; then the pawn advances as often.
    Memory: how many so far, the type paid last."""

    def __init__(self, source: tuple[int, ...], most: int, then: Advance) -> None:
        self.source = source
        self.most = most
        self.then = then

    def most_of(self, s: World, me: int) -> int:
        """Nothing is paid for spaces beyond the end (MAE-TRADE-06, MON-ACT-05)."""
        return min(self.most, -(-(TRACK_END - s.players[me].space) // self.then.n))

    def options(self, s: World, f: Frame) -> list[int]:
        n, start = f.mem if f.mem else (0, 0)
        if n >= self.most_of(s, f.me):
            return []
        mine = s.players[f.me].res
        out = [A.SPEND + r for r in self.source if r >= start and mine[r] > 0]
        return [A.STOP, *out] if out and n else out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.STOP:
            self.done(s, f)
            return
        s.pay(f.me, a - A.SPEND, 1)
        s.push(self, f.me, f.src, ((f.mem[0] if f.mem else 0) + 1, a - A.SPEND))

    def done(self, s: World, f: Frame) -> None:
        for _ in range(f.mem[0] if f.mem else 0):
            s.push(self.then, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.then,)

    def cost_of(self) -> tuple[int, ...]:
        return self.source


# ---------------------------------------------------------------- the Reserve
def reservable(s: World) -> list[int]:
    """MAE-RES-02, MAE-RES-03, MAE-RES-06: the piles of the current and earlier Eras that hold a card."""
    return [i for i in range(pile_of_era(current_era(s)) + 1) if s.piles[i]] if s.piles else []


def draw_reserve(s: World, pile: int) -> int:
    """The top card of a reserve pile."""
    s.epoch += 1
    piles = list(s.piles)
    card = piles[pile][-1]
    piles[pile] = piles[pile][:-1]
    s.piles = tuple(piles)
    return card


class Reserve(Ask[World]):
    """MAE-RES-02: n cards, the Era chosen for each. With `refund`: gain 1 basic resource of the cost of each; `needed`:
    a price before it is not paid for nothing (MON-ACT-05). Memory: how many are left."""

    def __init__(self, n: int = 1, refund: bool = False, needed: bool = False) -> None:
        self.n = n
        self.refund = refund
        self.required = needed

    def options(self, s: World, f: Frame) -> list[int]:
        if f.mem and f.mem[0] == 0:
            return []
        return [A.ERA + i for i in reservable(s)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, ((f.mem[0] if f.mem else self.n) - 1,))
        card = reserve(s, f.me, a - A.ERA)
        if self.refund:
            s.gain(f.me, resource_of(card), 1, f.src)


def reserve(s: World, me: int, pile: int) -> int:
    card = draw_reserve(s, pile)
    pl = s.players[me]
    pl.reserved = (*pl.reserved, card)
    s.note(E.RESERVES, me, card, pile)
    return card


class ArchiveReserved(Ask[World]):
    """MAE-RES-10, MAE-AKS-05: archive a card of the own reserve, a price: for `refund` resources of its cost, or for
    `gain`. It may be declined."""

    def __init__(self, refund: int = 0, gain: Op[Any] | None = None) -> None:
        self.refund = refund
        self.gain = gain

    def options(self, s: World, f: Frame) -> list[int]:
        found = sorted(s.players[f.me].reserved)
        return [A.STOP, *[A.PICK + card for card in found]] if found else []

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.STOP:
            return
        card = a - A.PICK
        pl = s.players[f.me]
        pl.reserved = tuple([c for c in pl.reserved if c != card])
        s.put_away(f.me, card)
        if self.refund:
            s.gain(f.me, resource_of(card), self.refund, f.src)
        if self.gain is not None:
            s.push(self.gain, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return () if self.gain is None else (self.gain,)


class TransferReserved(Ask[World]):
    """MAE-RES-08, MAE-AKS-05, MON-SOLO-21: give a card of the own reserve to an opponent's, a price. Memory: the
    card. It may be declined."""

    def __init__(self, gain: Op[Any]) -> None:
        self.gain = gain

    def options(self, s: World, f: Frame) -> list[int]:
        if f.mem:
            return [A.SEAT + seat for seat in range(len(s.players)) if seat != f.me]
        found = sorted(s.players[f.me].reserved)
        return [A.STOP, *[A.PICK + card for card in found]] if found else []

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.STOP:
            return
        if not f.mem:
            s.push(self, f.me, f.src, (a - A.PICK,))
            return
        card, seat = f.mem[0], a - A.SEAT
        pl = s.players[f.me]
        pl.reserved = tuple([c for c in pl.reserved if c != card])
        if s.is_automa(seat):
            s.removed = (*s.removed, card)
        else:
            other = s.players[seat]
            other.reserved = (*other.reserved, card)
        s.note(E.TRANSFERS, f.me, card, seat)
        s.push(self.gain, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.gain,)


class Bargain(Op[World]):
    """The next card acquired from the own reserve this turn costs that much less."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: World, f: Frame) -> None:
        s.players[f.me].bargain += self.n


class EasierConquests(Op[World]):
    """Provinces conquered this turn have that much less in defence, or only the next one (MON-CONQ-29)."""

    def __init__(self, n: int, next: bool = False) -> None:
        self.n = n
        self.next = next

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        if self.next:
            pl.siege_next += self.n
        else:
            pl.siege += self.n


