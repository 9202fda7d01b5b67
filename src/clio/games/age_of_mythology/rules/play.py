"""Playing a card (AOM-ACTION, AOM-GOD-01 to -05): its action, its power, both, or a pass."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import (
    ATTACK, BOOK, DO_BUILD, DO_RECRUIT, NEXT_AGE, TRADE, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops.goods import pay
from clio.games.age_of_mythology.ops.powers import CHEAP_BUILDINGS, DestroyBuilding, Embalm, changes
from clio.games.age_of_mythology.rules.attack import DECLARE
from clio.games.age_of_mythology.rules.build import BUILD, can_build
from clio.games.age_of_mythology.rules.explore import EXPLORE_OP
from clio.games.age_of_mythology.rules.gather import GATHER_OP
from clio.games.age_of_mythology.rules.recruit import RECRUIT, can_recruit
from clio.games.age_of_mythology.rules.trade import TRADE_OP, trade_cost
from clio.games.age_of_mythology.state import (
    BUILDINGS, FAVOR, FOURTH, GODS, HOUSE, MYTHIC, QUARRY, RESOURCES, Mythology, Player,
)


def age_cost(p: Player, card: int) -> int:
    """AOM-AGE-03, -04: cubes of each resource to the next age."""
    return BOOK.number[card] + p.age


def action_possible(s: Mythology, me: int, card: int, power: bool) -> bool:
    """AOM-ACTION-13: could the action of the card do anything, after the favor for the power is paid?"""
    action = BOOK.action[card]
    p = s.players[me]
    if action == ATTACK:
        return p.army_size() > 0  # AOM-ATTACK-10
    if action == TRADE:
        return power or sum(p.cubes) > trade_cost(p, card)  # AOM-TRADE-09; the powers of Trade cards bring cubes
    if action not in (DO_BUILD, DO_RECRUIT, NEXT_AGE):
        return True
    if power:
        p = p.clone()
        p.cubes[FAVOR] -= BOOK.favor[card]
    if action == NEXT_AGE:
        return p.age < MYTHIC and min(p.cubes) >= age_cost(p, card)  # AOM-AGE-02, -06
    return anything(s, p, card, power) or (power and made_possible(s, me, card))


def anything(s: Mythology, p: Player, card: int, power: bool) -> bool:
    """Is there anything to recruit or to build? Nephthys must find something other than a House (AOM-GOD-12)."""
    if BOOK.action[card] == DO_RECRUIT:
        return any(can_recruit(s, p, unit, card, power) for unit in UNIT_BOOK.of(p.culture))
    first = HOUSE + 1 if changes(card, power, CHEAP_BUILDINGS) else HOUSE
    quarry = p.has(QUARRY)
    return any(can_build(s, p, kind, quarry, card, power) for kind in range(first, BUILDINGS))


def made_possible(s: Mythology, me: int, card: int) -> bool:
    """Can the power, used first (AOM-GOD-02), free a figure or a space for the action? Anubis and Horus can."""
    op = BOOK.power[card]
    if not (isinstance(op, Embalm) or (isinstance(op, DestroyBuilding) and op.own)):
        return False
    f = Frame(op, me, card)
    for a in op.options(s, f):
        g = s.clone()
        g.players[me].cubes[FAVOR] -= BOOK.favor[card]
        op.chosen(g, f, a)
        if anything(g, g.players[me], card, False):
            return True
    return False


def power_possible(s: Mythology, me: int, card: int) -> bool:
    """AOM-GOD-01, -12: the favor is there, and the power has an effect."""
    op = BOOK.power[card]
    return s.players[me].cubes[FAVOR] >= BOOK.favor[card] and op.can(s, Frame(op, me, card))


class NextAge(Op[Mythology]):
    """AOM-AGE-02, -05."""

    def do(self, s: Mythology, f: Frame) -> None:
        p = s.players[f.me]
        n = age_cost(p, f.src)
        for res in range(RESOURCES):
            pay(s, f.me, res, n)
        p.age += 1
        s.note(E.ADVANCES, f.me, p.age, n)


class PlayCard(Ask[Mythology]):
    """AOM-ACTION-02, -09, -10, -14. In the round of fourth cards one may also decline (AOM-GOD-10)."""

    auto: bool = False  # what is possible depends on the hand

    def options(self, s: Mythology, f: Frame) -> list[int]:
        hand = s.players[f.me].hand
        plays: list[int] = []
        both: list[int] = []
        powers: list[int] = []
        passes: list[int] = []
        last = -1
        for card in hand:
            if card == last:
                continue
            last = card
            if action_possible(s, f.me, card, False):
                plays.append(A.PLAY + card)
            if card >= GODS and power_possible(s, f.me, card):
                if action_possible(s, f.me, card, True):
                    both.append(A.INVOKE + card - GODS)
                if BOOK.alone[card]:
                    powers.append(A.POWER + card - GODS)
            passes.append(A.PASS + card)
        found = plays + both + powers + passes
        if s.turn == FOURTH and found:
            found.append(A.DECLINE)
        return found

    def done(self, s: Mythology, f: Frame) -> None:
        s.note(E.IDLE, f.me)  # AOM-ACTION-12

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        s.battle = None
        if a == A.DECLINE:
            s.note(E.DECLINES, f.me)
            return
        s.epoch += 1  # the others see a card of the hand
        power = action = False
        if a < A.INVOKE:
            card, action = a - A.PLAY, True
        elif a < A.POWER:
            card, power, action = a - A.INVOKE + GODS, True, True
        elif a < A.PASS:
            card, power = a - A.POWER + GODS, True
        else:
            card = a - A.PASS
        p = s.players[f.me]
        hand = list(p.hand)
        hand.remove(card)
        if action:
            s.push(ACTION_OPS[BOOK.action[card]], f.me, card, (int(power),))
        if power:
            pay(s, f.me, FAVOR, BOOK.favor[card])
            s.note(E.INVOKES, f.me, card, BOOK.favor[card], int(action))
            s.push(BOOK.power[card], f.me, card)
        elif action:
            s.note(E.PLAYS, f.me, card)
        else:
            s.note(E.PASSES, f.me, card)
        p.hand = tuple(hand)
        p.out = (*p.out, card)


PLAY_CARD: Final = PlayCard()
NEXT_AGE_OP: Final = NextAge()
ACTION_OPS: Final[tuple[Op[Any], ...]] = (  # by action
    EXPLORE_OP, GATHER_OP, BUILD, RECRUIT, TRADE_OP, NEXT_AGE_OP, DECLARE,
)
