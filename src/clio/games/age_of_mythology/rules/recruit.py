"""Recruit (AOM-RECRUIT)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK, UNIT_BOOK, Cost
from clio.games.age_of_mythology.ops.goods import can_pay, packed, pay_cost
from clio.games.age_of_mythology.ops.powers import CHEAP_MORTALS, changes
from clio.games.age_of_mythology.ops.units import enlist, may_recruit
from clio.games.age_of_mythology.state import KINDS, MORTALS, Mythology, Player

BAST_COST: Final[Cost] = (1, 0, 0, 0)  # AOM-EGYPTGOD-11


def unit_cost(unit: int, card: int, power: bool) -> Cost:
    if unit % KINDS < MORTALS and changes(card, power, CHEAP_MORTALS):
        return BAST_COST
    return UNIT_BOOK.cost[unit]


def can_recruit(s: Mythology, p: Player, unit: int, card: int, power: bool) -> bool:
    return may_recruit(s, p, unit) and can_pay(p, unit_cost(unit, card, power))


class Recruit(Ask[Mythology]):
    """AOM-RECRUIT-01 to -04. Memory: power, then one entry per unit bought."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if len(f.mem) > BOOK.number[f.src]:
            return []
        p = s.players[f.me]
        power = bool(f.mem[0])
        units = [unit for unit in UNIT_BOOK.of(p.culture) if can_recruit(s, p, unit, f.src, power)]
        return [A.DONE, *[A.RECRUIT + unit for unit in units]] if units else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        unit = a - A.RECRUIT
        cost = unit_cost(unit, f.src, bool(f.mem[0]))
        pay_cost(s, f.me, cost)
        enlist(s, f.me, unit, 1)
        s.note(E.RECRUITS, f.me, unit, packed(list(cost)))
        s.push(self, f.me, f.src, (*f.mem, unit))


RECRUIT: Final = Recruit()
