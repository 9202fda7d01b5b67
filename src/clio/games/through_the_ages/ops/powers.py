"""What a card in play lets its owner do: answers of its own in a phase of the turn, for an action of the phase or for
nothing. Once per turn or as often as it can be paid: that is the limit of its `Ability`."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Frame, Op
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.build import (
    build, build_cost, exchange, increase_population, money, population_cost, room, unit_purse, upgrade, upgrade_cost,
)
from clio.games.through_the_ages.ops.develop import remove_leader, spend_civil, spend_military
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.hands import take_from_hand
from clio.games.through_the_ages.ops.people import bring_tokens
from clio.games.through_the_ages.ops.ratings import touch
from clio.games.through_the_ages.state import EVENT, FOOD, RESOURCES, TERRITORY, UNIT, WORKED, Ages

# What using it costs; a free one is used in the action phase
FREE: Final = 0
CIVIL_ACTION: Final = 1
MILITARY_ACTION: Final = 2
POLITICAL_ACTION: Final = 3


class Power(Op[Ages]):
    """Not a question of its own: the `count` numbers from `first` on are answers to that of the phase. Source: the
    card."""

    def __init__(self, cost: int, first: int, count: int) -> None:
        self.cost = cost
        self.first = first
        self.count = count

    def can(self, s: Ages, f: Frame) -> bool:
        return True  # `options` says it


class Use(Power):
    """One of the branches that are possible."""

    def __init__(self, cost: int, first: int, *branches: Op[Any]) -> None:
        super().__init__(cost, first, len(branches))
        self.branches = branches

    def options(self, s: Ages, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(len(self.branches)):
            if self.branches[i].can(s, f):
                out.append(self.first + i)
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        s.note(E.USES, f.me, f.src)
        s.push(self.branches[a - self.first], f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return self.branches


class ExchangeAction(Power):
    """A military action is spent in place of a civil one, which must be the next (TTA-CTX-27)."""

    def __init__(self, first: int) -> None:
        super().__init__(FREE, first, 1)

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        return [self.first] if p.ma + p.free_ma else []

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        p = s.players[f.me]
        spend_military(p, 1)
        p.free_ca += 1
        s.note(E.USES, f.me, f.src)


class UpgradeAcross(Power):
    """TTA-ANNEX-15 to -17: a building of some types becomes one of another, of the same level or a higher one."""

    def __init__(self, first: int, pairs: tuple[tuple[int, int], ...]) -> None:
        super().__init__(CIVIL_ACTION, first, len(pairs))
        self.pairs = pairs

    def types(self) -> tuple[int, int]:
        """From and to, as sets of types."""
        lower = 0
        for low, _ in self.pairs:
            lower |= BOOK.mask[low]
        return lower, BOOK.mask[self.pairs[0][1]]

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        if not room(p, self.pairs[0][1]):
            return []
        have = money(s, f.me, False)
        out: list[int] = []
        for i in range(len(self.pairs)):
            low, high = self.pairs[i]
            if p.workers[low] and p.techs >> high & 1 and upgrade_cost(s, f.me, low, high) <= have:
                out.append(self.first + i)
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        low, high = self.pairs[a - self.first]
        spend_civil(s.players[f.me], 1)
        upgrade(s, f.me, low, high, 0)


class Levy(Power):
    """TTA-CTX-30: population and a military unit together, each for less."""

    def __init__(self, first: int, discount: int) -> None:
        super().__init__(MILITARY_ACTION, first, WORKED - UNIT)
        self.discount = discount
        self.unit = LevyUnit(discount)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.unit,)

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        if not p.yellow_bank:
            return []
        out: list[int] = []
        for kind in range(UNIT, WORKED):
            if p.techs >> kind & 1 and self.payable(s, f.me, kind):
                out.append(self.first + kind - UNIT)
        return out

    def payable(self, s: Ages, me: int, kind: int) -> bool:
        """Food and resources together, with one good for the other if a pact allows it (TTA-CTX-42)."""
        p = s.players[me]
        meal = max(0, population_cost(s, me) - self.discount)
        price = self.price(s, me, kind)
        bread = food(p)
        rock = resources(p)
        if bread >= meal and rock >= price:
            return True
        if exchange(s, me, RESOURCES):  # food for a resource
            return bread > meal and rock + 1 >= price
        return exchange(s, me, FOOD) > 0 and bread + 1 >= meal and rock > price

    def price(self, s: Ages, me: int, kind: int) -> int:
        """Resources from the stock for the unit."""
        return max(0, build_cost(s, me, kind) - self.discount - unit_purse(s.players[me]))

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        kind = a - self.first + UNIT
        p = s.players[f.me]
        spend_military(p, 1)
        s.note(E.USES, f.me, f.src)
        s.push(self.unit, f.me, kind)
        spare = resources(p) > self.price(s, f.me, kind)  # a resource for food must leave enough for the unit
        increase_population(s, f.me, self.discount, asking=spare)


class LevyUnit(Op[Ages]):
    """The unit of a levy, once the food is paid. Source: the unit."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def do(self, s: Ages, f: Frame) -> None:
        build(s, f.me, f.src, self.discount)


class ColonizeFromHand(Power):
    """TTA-CTX-31: the leader leaves and a territory of the hand becomes a colony."""

    def __init__(self, first: int) -> None:
        super().__init__(POLITICAL_ACTION, first, EVENT - TERRITORY)

    def options(self, s: Ages, f: Frame) -> list[int]:
        out: list[int] = []
        last = -1
        for kind in s.players[f.me].hand:
            if TERRITORY <= kind < EVENT and kind != last:
                out.append(self.first + kind - TERRITORY)
            last = kind
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        territory = a - self.first + TERRITORY
        s.note(E.USES, f.me, f.src)
        s.epoch += 1
        take_from_hand(s.players[f.me], territory)
        remove_leader(s, f.me)
        found(s, f.me, territory, 0)


def found(s: Ages, me: int, territory: int, force: int) -> None:
    """TTA-COLO-17 to -20: the permanent effects first, then the immediate one."""
    p = s.players[me]
    p.colonies = (*p.colonies, territory)
    s.note(E.COLONIZES, me, territory, force)
    touch(p)
    s.push(BOOK.op[territory], me, territory)
    bring_tokens(s, me, territory)


class LookAtEvent(Op[Ages]):
    """The owner sees the top card of the current events deck."""

    def do(self, s: Ages, f: Frame) -> None:
        mine = 1 << f.me
        top = len(s.current) - 1
        if top < 0 or s.top_known & mine:
            return
        s.top_known |= mine
        s.current_known = (*s.current_known[:top], s.current_known[top] | mine)
        s.epoch += 1
        s.note(E.LOOKS, f.me)
        s.note(E.LOOKS_AT, f.me, s.current[top], audience=mine)

