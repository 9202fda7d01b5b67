"""The action phase: civil and military actions (TTA-ACT, TTA-TAKE to TTA-TACT) and what cards in play add to them."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import ACTIONS_END, BOOK, BUILDINGS, HOOKS, TAKE_COST, UNITS
from clio.games.through_the_ages.ops.build import (
    build, build_stages, builds, can_increase, increase_population, kinds_in_play, stages_at_once, stages_possible,
    upgrade, upgrades,
)
from clio.games.through_the_ages.ops.develop import (
    DevelopTech, develop, developments, play_leader, revolution, spend_civil, spend_military,
)
from clio.games.through_the_ages.ops.hands import remove_civil, space_of, take_card, take_from_hand, take_price, takes
from clio.games.through_the_ages.ops.people import free_worker
from clio.games.through_the_ages.ops.ratings import touch
from clio.games.through_the_ages.rules.powers import (
    CIVIL_POWERS, FREE_POWERS, MILITARY_POWERS, POWER_OF, exchanges, power_options, use_power,
)
from clio.games.through_the_ages.state import (
    ACTION, AGGRESSION, GOVERNMENT, LEADER, LEADER_REPLACED, NONE, TACTIC, TACTIC_CHOSEN, UNIT, WORKED, Ages, Player,
)

COPY_PRICE: Final = 2  # TTA-TACT-02


# ---------------------------------------------------------------------- what can be done
def civil_options(s: Ages, me: int, civil: int, out: list[int]) -> None:
    """What so many civil actions can pay for; buildings apart."""
    p = s.players[me]
    if civil or p.live & HOOKS.answering[TAKE_COST] or p.done & LEADER_REPLACED:
        takes(s, me, civil, out)
    if civil:
        if can_increase(s, me, 0):
            out.append(A.POPULATION)
        if p.wonder != NONE:
            for i in range(stages_possible(s, me, 0, stages_at_once(s, me))):
                out.append(A.STAGE + i)
        if p.live & CIVIL_POWERS:
            power_options(s, me, CIVIL_POWERS, out)
        workers = p.workers
        for kind in kinds_in_play(p):
            if workers[kind] and kind < UNIT:
                out.append(A.DESTROY + kind)
    if not p.civil:
        return
    developments(s, me, 0, civil > 0, out)
    last = NONE
    for kind in p.civil:
        if kind >= ACTION:
            if kind != last and playable(s, me, kind, civil):
                out.append(A.PLAY + kind - LEADER)
            last = kind
        elif kind >= LEADER and civil:
            out.append(A.PLAY + kind - LEADER)


def playable(s: Ages, me: int, kind: int, civil: int) -> bool:
    """TTA-LEAD-01, TTA-ACARD-01, -02, -06: a leader or an action card of the hand."""
    if kind < ACTION:
        return civil > 0
    p = s.players[me]
    if p.fresh and p.civil.count(kind) <= p.fresh.count(kind):
        return False
    op = BOOK.op[kind]
    if isinstance(op, DevelopTech):
        return op.can(s, Frame(op, me, kind, (1,)))
    return civil > 0 and op.can(s, Frame(op, me, kind))


def military_options(s: Ages, me: int, military: int, out: list[int]) -> None:
    """What so many military actions can pay for; units apart."""
    p = s.players[me]
    for kind in range(UNIT, WORKED):
        if p.workers[kind]:
            out.append(A.DISBAND + kind - UNIT)
    if not p.done & TACTIC_CHOSEN:
        last = NONE
        for kind in p.hand:
            if kind >= AGGRESSION:
                break
            if kind != last:
                out.append(A.PLAY_TACTIC + kind - TACTIC)
            last = kind
        if military >= COPY_PRICE:
            for kind in s.tactics:
                if kind != p.tactic:
                    out.append(A.COPY + kind - TACTIC)
    if p.live & MILITARY_POWERS:
        power_options(s, me, MILITARY_POWERS, out)


def free_options(s: Ages, me: int, civil: int, out: list[int]) -> None:
    """What cards in play offer for nothing. An exchange is made to pay for a civil action: there must be one
    (TTA-CTX-27)."""
    found: list[int] = []
    power_options(s, me, FREE_POWERS, found)
    for a in found:
        if not exchanges(a) or worth_exchanging(s, me, civil):
            out.append(a)


def worth_exchanging(s: Ages, me: int, civil: int) -> bool:
    """Is there a civil action to pay for with one more?"""
    out: list[int] = []
    civil_options(s, me, civil + 1, out)
    if uses_civil(out):
        return True
    out.clear()
    builds(s, me, BUILDINGS, 0, out)
    upgrades(s, me, BUILDINGS, 0, out)
    return bool(out)


def uses_civil(actions: list[int]) -> bool:
    """Is there one that could take the exchanged civil action? A revolution could not (TTA-REVO-10)."""
    for a in actions:
        if not A.REVOLUTION <= a < A.PLAY:
            return True
    return False


class Act(Ask[Ages]):
    """One action of the action phase, or its end. It asks again until the player ends it."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        me = f.me
        p = s.players[me]
        if p.out:
            return []
        out: list[int] = []
        if s.round == 1:  # TTA-FIRST-03
            out.append(A.END)
            takes(s, me, p.ca, out)
            out.sort()
            return out
        civil = p.ca + p.free_ca
        military = 0 if p.free_ca else p.ma + p.free_ma  # an exchanged action must be used first
        types = (BUILDINGS if civil else 0) | (UNITS if military else 0)
        civil_options(s, me, civil, out)
        if types:
            builds(s, me, types, 0, out)
            upgrades(s, me, types, 0, out)
        if military:
            military_options(s, me, military, out)
        if not p.free_ca and p.live & FREE_POWERS:
            free_options(s, me, civil, out)
        if not p.free_ca or not uses_civil(out):
            out.append(A.END)
        out.sort()
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        me = f.me
        p = s.players[me]
        if a == A.END:
            p.spent = HOOKS.emit(s, me, ACTIONS_END, p.live, p.spent)
            return
        s.push(self, me)
        if POWER_OF[a] is not None:
            use_power(s, me, a)
        elif a < A.POPULATION:
            space = space_of(s, a)
            price = take_price(s, me, space)
            spend_civil(p, price)
            take_card(s, me, space, price, True)
        elif a < A.DESTROY:
            construct(s, me, p, a)
        elif a < A.PLAY:
            improve(s, me, p, a)
        elif a < A.PLAY_TACTIC:
            play_civil(s, me, p, a - A.PLAY + LEADER)
        else:
            choose_tactic(s, me, p, a)


# ---------------------------------------------------------------------- doing it
def construct(s: Ages, me: int, p: Player, a: int) -> None:
    """Population, buildings, units, upgrades."""
    if a == A.POPULATION:
        spend_civil(p, 1)
        increase_population(s, me, 0)
    elif a < A.UPGRADE:
        kind = a - A.BUILD
        pay_action(p, kind)
        build(s, me, kind, 0)
    else:
        low, high = A.UPGRADES[a - A.UPGRADE]
        pay_action(p, low)
        upgrade(s, me, low, high, 0)


def pay_action(p: Player, kind: int) -> None:
    """A civil action for a building, a military one for a unit."""
    if kind >= UNIT:
        spend_military(p, 1)
    else:
        spend_civil(p, 1)


def improve(s: Ages, me: int, p: Player, a: int) -> None:
    """Destruction, wonder stages, technologies, revolutions."""
    if a < A.DISBAND:
        spend_civil(p, 1)
        free_worker(s, me, a - A.DESTROY, me)
    elif a < A.STAGE:
        spend_military(p, 1)
        free_worker(s, me, a - A.DISBAND + UNIT, me)
    elif a < A.DEVELOP:
        spend_civil(p, 1)
        build_stages(s, me, a - A.STAGE + 1, 0)
    elif a < A.REVOLUTION:
        spend_civil(p, 1)
        develop(s, me, a - A.DEVELOP, 0)
    else:
        revolution(s, me, a - A.REVOLUTION + GOVERNMENT, 0)


def play_civil(s: Ages, me: int, p: Player, kind: int) -> None:
    """A leader, or an action card (TTA-ACARD)."""
    if kind < ACTION:
        spend_civil(p, 1)
        play_leader(s, me, kind)
        return
    remove_civil(p, kind)
    s.gone = (*s.gone, kind)
    s.note(E.PLAYS, me, kind)
    op: Op[Ages] = BOOK.op[kind]
    if isinstance(op, DevelopTech):
        s.push(op, me, kind, (1,))  # pays the action itself, unless it is a revolution (TTA-REVO-04)
    else:
        spend_civil(p, 1)
        s.push(op, me, kind)


def choose_tactic(s: Ages, me: int, p: Player, a: int) -> None:
    """TTA-TACT-01 to -04."""
    p.done |= TACTIC_CHOSEN
    if a < A.COPY:
        kind = a - A.PLAY_TACTIC + TACTIC
        spend_military(p, 1)
        take_from_hand(p, kind)
        p.exclusive = True
        s.epoch += 1  # the others see a card of the hand
        s.note(E.PLAYS_TACTIC, me, kind)
    else:
        kind = a - A.COPY + TACTIC
        spend_military(p, COPY_PRICE)
        s.note(E.COPIES, me, kind)
    p.tactic = kind
    touch(p)


ACT: Final = Act()
