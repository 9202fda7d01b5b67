"""Build (AOM-BUILD)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK
from clio.games.age_of_mythology.ops.city import erect, may_own
from clio.games.age_of_mythology.ops.goods import can_pay, packed, pay_cost, short_of
from clio.games.age_of_mythology.ops.powers import CHEAP_BUILDINGS, Changes, changes
from clio.games.age_of_mythology.rules.end import end_by_wonder
from clio.games.age_of_mythology.state import (
    BUILDINGS, HOUSE, QUARRY, RESOURCES, WONDER, Mythology, Player,
)


def reduction(building: int, quarry: bool, card: int, power: bool) -> int:
    """AOM-BLDG-12, AOM-EGYPTGOD-05, AOM-GOD-08: cubes that a building costs less."""
    less = 1 if quarry else 0
    god = BOOK.power[card]
    if building != HOUSE and changes(card, power, CHEAP_BUILDINGS) and isinstance(god, Changes):
        less += god.n
    return less


def can_build(s: Mythology, p: Player, building: int, quarry: bool, card: int, power: bool) -> bool:
    """May the player own it, and pay for it with the cubes that are spared?"""
    less = reduction(building, quarry, card, power)
    cost = BUILDING_BOOK.cost[building]
    return (short_of(p, cost) <= less if less else can_pay(p, cost)) and may_own(s, p, building)


class Build(Ask[Mythology]):
    """AOM-BUILD-01 to -05. Memory: power, buildings bought so far, is there a Quarry from before (AOM-BLDG-13)."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        power, bought, quarry = self.memory(s, f)
        if bought >= BOOK.number[f.src]:
            return []
        p = s.players[f.me]
        kinds = [kind for kind in range(BUILDINGS) if can_build(s, p, kind, quarry, f.src, power)]
        return [A.DONE, *[A.BUILD + kind for kind in kinds]] if kinds else []

    def memory(self, s: Mythology, f: Frame) -> tuple[bool, int, bool]:
        if len(f.mem) == 1:
            return bool(f.mem[0]), 0, s.players[f.me].has(QUARRY)
        return bool(f.mem[0]), f.mem[1], bool(f.mem[2])

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        power, bought, quarry = self.memory(s, f)
        kind = a - A.BUILD
        s.push(self, f.me, f.src, (int(power), bought + 1, int(quarry)))
        s.push(PAY_BUILDING, f.me, f.src, (kind, reduction(kind, quarry, f.src, power), *BUILDING_BOOK.cost[kind]))


class PayBuilding(Ask[Mythology]):
    """AOM-BLDG-12: which cubes are spared. Memory: the building, cubes still to spare, the cost left."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        less = f.mem[1]
        if less == 0:
            return []
        cubes = s.players[f.me].cubes
        cost = f.mem[2:]
        lacking = [max(0, cost[res] - cubes[res]) for res in range(RESOURCES)]
        tight = sum(lacking) >= less  # every spared cube must be one that is lacking
        return [A.LESS + res for res in range(RESOURCES) if (lacking[res] if tight else cost[res])]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        mem = list(f.mem)
        mem[1] -= 1
        mem[2 + a - A.LESS] -= 1
        s.push(self, f.me, f.src, tuple(mem))

    def done(self, s: Mythology, f: Frame) -> None:
        kind = f.mem[0]
        cost = f.mem[2:]
        pay_cost(s, f.me, cost)
        s.note(E.BUILDS, f.me, kind, packed(list(cost)))
        erect(s, f.me, kind)
        if kind == WONDER:
            end_by_wonder(s, f.me)


BUILD: Final = Build()
PAY_BUILDING: Final = PayBuilding()
