"""Colonization: the auction, the force, the colony (TTA-COLO)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, CARDS_THROWN, HOOKS, INFANTRY_RIDES
from clio.games.through_the_ages.ops.armies import tactical_strength
from clio.games.through_the_ages.ops.hands import EVERYBODY, discard_military, take_from_hand, throw_away
from clio.games.through_the_ages.ops.powers import found
from clio.games.through_the_ages.ops.ratings import colonization, given, touch
from clio.games.through_the_ages.state import (
    BONUS, NONE, PACT, TACTIC, UNIT, WORKED, Ages, Player,
)


def units_strength(p: Player, units: list[int]) -> int:
    """TTA-COLO-09 to -11, -14: the units (numbers per kind - UNIT) with their armies, nothing else."""
    total = 0
    for i in range(WORKED - UNIT):
        total += units[i] * BOOK.makes_strength[UNIT + i]
    return total + tactical_strength(p.tactic, units, p.live & HOOKS.answering[INFANTRY_RIDES] != 0)


def cards_strength(p: Player, thrown: int, spent: int = NONE) -> int:
    """What the cards of the hand can still add to a force, `thrown` being thrown away already; without one card of the
    kind `spent`."""
    total = 0
    others = 0
    for kind in p.hand:
        if BONUS <= kind < PACT:
            total += BOOK.colonize[kind]
        else:
            others += 1
    if BONUS <= spent < PACT:
        total -= BOOK.colonize[spent]
    elif spent != NONE:
        others -= 1
    return total + min(others, max(0, given(p, CARDS_THROWN) - thrown))


def largest_force(p: Player) -> int:
    """TTA-COLO-03, -08: the most the player could really send; 0 without a unit."""
    if not sum(p.workers[UNIT:]):
        return 0
    return units_strength(p, p.workers[UNIT:]) + colonization(p) + cards_strength(p, 0)


class Auction(Op[Ages]):
    """TTA-COLO-01, -04: bidding begins with the player who revealed the territory."""

    def do(self, s: Ages, f: Frame) -> None:
        s.bid = 0
        s.bidder = NONE
        s.passed = 0
        s.push(BIDDING, f.me, f.src)


class Bidding(Ask[Ages]):
    """TTA-COLO-02 to -06, -24."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        most = min(largest_force(p), A.BIDS)
        if most <= s.bid and (not p.hand or not sum(p.workers[UNIT:])):
            return []  # everybody can see that there is nothing to decide
        return [A.PASS, *[A.BID + n for n in range(s.bid, most)]]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.PASS:
            self.done(s, f)
            return
        s.bid = a - A.BID + 1
        s.bidder = f.me
        s.note(E.BIDS, f.me, s.bid)
        s.epoch += 1
        self.go_on(s, f)

    def done(self, s: Ages, f: Frame) -> None:
        s.note(E.PASSES, f.me)
        s.passed |= 1 << f.me
        self.go_on(s, f)

    def go_on(self, s: Ages, f: Frame) -> None:
        for seat in s.seats_from((f.me + 1) % len(s.players)):
            if seat == s.bidder:
                s.sent = ()
                s.force = 0
                FORCE.go_on(s, Frame(FORCE, seat, f.src))
                return
            if not s.passed >> seat & 1:
                s.push(self, seat, f.src)
                return
        s.note(E.NOBODY_BIDS, -1, s.territory)
        s.past = (*s.past, s.territory)
        s.territory = NONE


class FormForce(Ask[Ages]):
    """TTA-COLO-07 to -16, -25: units, bonus cards and, if a card allows it, cards thrown away, one after the other,
    until the bid is reached. After each answer that is offered it can still be reached. Memory: cards thrown."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        thrown = f.mem[0] if f.mem else 0
        missing = s.bid - colonization(p) - s.force
        out: list[int] = []
        if s.sent and units_strength(p, sent_units(s)) >= missing:
            out.append(A.STOP)
        for kind in range(UNIT, WORKED):
            if p.workers[kind]:
                out.append(A.SEND + kind - UNIT)
        missing -= units_strength(p, all_units(s, p))
        most = given(p, CARDS_THROWN)
        before = NONE
        for kind in p.hand:
            if kind != before:
                if BONUS <= kind < PACT:
                    out.append(A.ADD_BONUS + kind - BONUS)
                if thrown < most and missing <= 1 + cards_strength(p, thrown + 1, kind):
                    out.append(A.DISCARD + kind - TACTIC)
            before = kind
        out.sort()
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.STOP:
            self.done(s, f)
            return
        p = s.players[f.me]
        thrown = f.mem[0] if f.mem else 0
        if a < A.ADD_BONUS:
            unit = a - A.SEND + UNIT
            p.workers[unit] -= 1
            p.yellow_bank += 1
            touch(p)
            s.sent = (*s.sent, unit)
            s.note(E.SENDS, f.me, unit)
        elif a < A.DISCARD:
            bonus = a - A.ADD_BONUS + BONUS
            take_from_hand(p, bonus)
            discard_military(s, bonus, EVERYBODY)
            s.force += BOOK.colonize[bonus]
            s.epoch += 1
            s.note(E.ADDS, f.me, bonus)
        else:
            s.note(E.THROWS, f.me)
            throw_away(s, f.me, a - A.DISCARD + TACTIC)
            thrown += 1
            s.force += 1
            s.epoch += 1
        self.go_on(s, Frame(self, f.me, f.src, (thrown,)))

    def go_on(self, s: Ages, f: Frame) -> None:
        """Ask, unless everybody can see that there is one answer only: no card is in the hand."""
        if not s.players[f.me].hand:
            options = self.options(s, f)
            if len(options) == 1:
                self.chosen(s, f, options[0])
                return
        s.push(self, f.me, f.src, f.mem)

    def done(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        force = units_strength(p, sent_units(s)) + colonization(p) + s.force
        assert force >= s.bid, "a force below its bid (TTA-COLO-07)"
        s.territory = NONE
        s.bid = 0
        s.bidder = NONE
        s.passed = 0
        s.sent = ()
        s.force = 0
        found(s, f.me, f.src, force)


def sent_units(s: Ages) -> list[int]:
    units = [0] * (WORKED - UNIT)
    for kind in s.sent:
        units[kind - UNIT] += 1
    return units


def all_units(s: Ages, p: Player) -> list[int]:
    """The units sent and those that could still be sent."""
    units = sent_units(s)
    for i in range(WORKED - UNIT):
        units[i] += p.workers[UNIT + i]
    return units


def falls_short(s: Ages) -> bool:
    """Could the highest bidder not keep the bid with the hand there is? Only where the hand is imagined."""
    if s.bidder == NONE:
        return False
    p = s.players[s.bidder]
    thrown = s.waiting.mem[0] if s.waiting.op is FORCE and s.waiting.mem else 0
    units = units_strength(p, all_units(s, p))
    return units + colonization(p) + s.force + cards_strength(p, thrown) < s.bid


AUCTION: Final = Auction()
BIDDING: Final = Bidding()
FORCE: Final = FormForce()
