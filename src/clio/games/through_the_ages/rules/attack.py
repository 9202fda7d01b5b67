"""Aggressions and wars (TTA-AGGR, TTA-WARDEC, TTA-WAR)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import ATTACK_COST, ATTACK_ENDS, ATTACK_FORBIDDEN, BOOK, HOOKS, NO_ATTACKS
from clio.games.through_the_ages.ops.develop import spend_military
from clio.games.through_the_ages.ops.effects import Annex, Infiltrate
from clio.games.through_the_ages.ops.hands import EVERYBODY, discard_military, take_from_hand, throw_away
from clio.games.through_the_ages.ops.ratings import own_strength, pact_sum, side, strength
from clio.games.through_the_ages.ops.row import end_pact
from clio.games.through_the_ages.state import (
    AGGRESSION, BONUS, NONE, PACT, SEATS, TACTIC, WAR, Ages, Player,
)

STRENGTH_SIDE: Final = 1


# ---------------------------------------------------------------------- may I attack?
def pacts_between(s: Ages, me: int, rival: int) -> list[int]:
    """The owners of pacts between the two."""
    out: list[int] = []
    if s.players[me].pact != NONE and s.players[me].partner == rival:
        out.append(me)
    if s.players[rival].pact != NONE and s.players[rival].partner == me:
        out.append(rival)
    return out


def peace(s: Ages, me: int, rival: int) -> bool:
    """TTA-AGGR-03: a pact forbids attacks between the two."""
    for owner in pacts_between(s, me, rival):
        if BOOK.attacks[s.players[owner].pact] == ATTACK_FORBIDDEN:
            return True
    return False


def sovereign(s: Ages, rival: int) -> bool:
    """TTA-CTX-46: a pact says that nobody can declare war on its side B."""
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE and BOOK.no_war[q.pact] and (q.partner if q.side_a else seat) == rival:
            return True
    return False


def attack_price(s: Ages, rival: int, kind: int) -> int:
    """TTA-AGGR-17, TTA-WARDEC-09: a card of the rival may make it dearer."""
    return BOOK.price[kind] * HOOKS.ask(s, rival, ATTACK_COST, s.players[rival].live, 0, 1)


def attack_bonus(s: Ages, me: int, rival: int) -> int:
    """TTA-CTX-24: what pacts between the two give to the one who attacks."""
    total = 0
    for owner in pacts_between(s, me, rival):
        total += BOOK.attacker[s.players[owner].pact]
    return total


def attacked_strength(s: Ages, me: int, other: int) -> int:
    """TTA-AGGR-06: my strength without pacts that end when one of us attacks the other."""
    ending = 0
    for owner in pacts_between(s, me, other):
        q = s.players[owner]
        if BOOK.attacks[q.pact] == ATTACK_ENDS:
            ending += side(q, owner == me)[STRENGTH_SIDE]
    if not ending:
        return strength(s, me)
    return max(0, own_strength(s, me) + pact_sum(s, me, STRENGTH_SIDE) - ending)


def stronger(s: Ages, me: int, rival: int) -> bool:
    """TTA-AGGR-04, -05."""
    return attacked_strength(s, me, rival) + attack_bonus(s, me, rival) > attacked_strength(s, rival, me)


def has_target(s: Ages, rival: int, kind: int) -> bool:
    """TTA-AGGR-18."""
    op = BOOK.op[kind]
    q = s.players[rival]
    if isinstance(op, Annex):
        return len(q.colonies) > 0
    if isinstance(op, Infiltrate):
        return q.leader != NONE or q.wonder != NONE
    return True


def attack_options(s: Ages, me: int, out: list[int]) -> None:
    """Add the aggressions and wars that can be played now."""
    p = s.players[me]
    if p.live & HOOKS.answering[NO_ATTACKS]:
        return
    military = p.ma + p.free_ma
    last = NONE
    for kind in p.hand:
        if kind >= BONUS:
            return
        if kind < AGGRESSION or kind == last:
            continue
        last = kind
        for rival in range(len(s.players)):
            if rival == me or s.players[rival].out or peace(s, me, rival) or attack_price(s, rival, kind) > military:
                continue
            if kind >= WAR:
                if s.round != s.last and not sovereign(s, rival):
                    out.append(A.DECLARE + SEATS * (kind - WAR) + rival)
            elif stronger(s, me, rival) and has_target(s, rival, kind):
                out.append(A.AGGRESS + SEATS * (kind - AGGRESSION) + rival)


def end_broken_pacts(s: Ages, me: int, rival: int) -> None:
    """TTA-AGGR-07, TTA-WARDEC-04."""
    for owner in pacts_between(s, me, rival):
        if BOOK.attacks[s.players[owner].pact] == ATTACK_ENDS:
            end_pact(s, owner)


# ---------------------------------------------------------------------- aggressions
def aggress(s: Ages, me: int, kind: int, rival: int) -> None:
    """TTA-AGGR-01 to -07: paid and revealed; the rival may defend."""
    p = s.players[me]
    price = attack_price(s, rival, kind)
    spend_military(p, price)
    take_from_hand(p, kind)
    s.epoch += 1
    s.note(E.AGGRESSES, me, kind, rival, price)
    end_broken_pacts(s, me, rival)
    s.attack = (kind, me, rival, strength(s, me) + attack_bonus(s, me, rival), 0)
    s.push(RESOLVE, me, kind)
    s.push(DEFEND, rival, kind)


class Defend(Ask[Ages]):
    """TTA-AGGR-08 to -13: bonus cards and cards thrown away face down, one after the other; once begun, the attacker's
    strength must be reached. Memory: cards used."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        used = f.mem[0] if f.mem else 0
        if not p.hand or used >= p.ma_total:
            return []
        missing = missing_strength(s, f.me)
        out: list[int] = []
        if not used:
            out.append(A.PASS)
        elif missing <= 0:
            out.append(A.STOP)
        before = NONE
        for kind in p.hand:
            if kind != before:
                further = reach(p, kind, p.ma_total - used - 1)
                if BONUS <= kind < PACT and missing <= BOOK.defence[kind] + further:
                    out.append(A.ADD_BONUS + kind - BONUS)
                if missing <= 1 + further:
                    out.append(A.DISCARD + kind - TACTIC)
            before = kind
        out.sort()
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a in (A.PASS, A.STOP):
            return
        p = s.players[f.me]
        used = f.mem[0] + 1 if f.mem else 1
        s.epoch += 1
        if a < A.DISCARD:
            kind = a - A.ADD_BONUS + BONUS
            added = BOOK.defence[kind]
            take_from_hand(p, kind)
            discard_military(s, kind, EVERYBODY)
            s.note(E.DEFENDS, f.me, kind)
        else:
            added = 1
            s.note(E.THROWS, f.me)
            throw_away(s, f.me, a - A.DISCARD + TACTIC)
        s.attack = (*s.attack[:4], s.attack[4] + added)
        s.push(self, f.me, f.src, (used,))

    def falls_short(self, s: Ages, f: Frame) -> bool:
        """Has a defence begun that the hand cannot bring to its end? Only where the hand is imagined."""
        p = s.players[f.me]
        return bool(f.mem) and missing_strength(s, f.me) > reach(p, NONE, p.ma_total - f.mem[0])


def missing_strength(s: Ages, me: int) -> int:
    """What the defender lacks, with the cards used."""
    return s.attack[3] - strength(s, me) - s.attack[4]


def reach(p: Player, used: int, slots: int) -> int:
    """The most that so many further cards can add, without one card of the kind `used`."""
    values: list[int] = []
    skipped = False
    for kind in p.hand:
        if kind == used and not skipped:
            skipped = True
        else:
            values.append(BOOK.defence[kind] if BONUS <= kind < PACT else 1)
    values.sort(reverse=True)
    return sum(values[:max(0, slots)])


class Resolve(Op[Ages]):
    """TTA-AGGR-12, -14: repelled, or its effect."""

    def do(self, s: Ages, f: Frame) -> None:
        rival = s.attack[2]
        discard_military(s, f.src, EVERYBODY)
        if strength(s, rival) + s.attack[4] >= s.attack[3]:
            s.attack = ()
            s.note(E.REPELLED, rival, f.src)
            return
        s.note(E.SUCCEEDS, f.me, f.src, rival)
        s.push(AFTER_ATTACK, f.me)
        s.push(BOOK.op[f.src], f.me, f.src)


class AfterAttack(Op[Ages]):
    def do(self, s: Ages, f: Frame) -> None:
        s.attack = ()


# ---------------------------------------------------------------------- wars
def declare(s: Ages, me: int, kind: int, rival: int) -> None:
    """TTA-WARDEC-01 to -06."""
    p = s.players[me]
    price = attack_price(s, rival, kind)
    spend_military(p, price)
    take_from_hand(p, kind)
    s.epoch += 1
    s.note(E.DECLARES, me, kind, rival, price)
    end_broken_pacts(s, me, rival)
    p.wars = (*p.wars, kind, rival)


class ResolveWars(Ask[Ages]):
    """TTA-WAR-01 to -08, -14: the wars declared a round ago, in the declarer's order."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return [A.CHOOSE + i for i in range(len(s.players[f.me].wars) // 2)]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        p = s.players[f.me]
        at = 2 * (a - A.CHOOSE)
        kind = p.wars[at]
        rival = p.wars[at + 1]
        p.wars = p.wars[:at] + p.wars[at + 2:]
        s.push(self, f.me)
        discard_military(s, kind, EVERYBODY)
        advantage = strength(s, f.me) + attack_bonus(s, f.me, rival) - strength(s, rival)
        if advantage == 0:
            s.note(E.WAR_DRAWN, f.me, kind, rival)
            return
        victor, loser = (f.me, rival) if advantage > 0 else (rival, f.me)
        s.note(E.WINS_WAR, victor, kind, loser, abs(advantage))
        s.push(BOOK.op[kind], victor, kind, (loser, abs(advantage)))


DEFEND: Final = Defend()
RESOLVE: Final = Resolve()
AFTER_ATTACK: Final = AfterAttack()
RESOLVE_WARS: Final = ResolveWars()
