"""What things cost a player now, and what could pay for it: one bill for the need and the label of a move, and for the
view. The prices are those of the rules, the asking op takes off its discount."""

from __future__ import annotations

from typing import NamedTuple

from clio.engine.kernel import Frame
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.build import (
    BuildOrUpgrade, build_cost, exchange, money, population_cost, stage_cost, upgrade_cost,
)
from clio.games.through_the_ages.ops.develop import DevelopCivilization, DevelopTech, science_cost
from clio.games.through_the_ages.ops.effects import Agreement
from clio.games.through_the_ages.ops.goods import food
from clio.games.through_the_ages.ops.hands import take_price
from clio.games.through_the_ages.ops.powers import Levy
from clio.games.through_the_ages.rules.attack import attack_bonus, attack_price, attacked_strength
from clio.games.through_the_ages.rules.powers import power_of
from clio.games.through_the_ages.state import BONUS, CULTURE, FOOD, PACT, RESOURCES, SCIENCE, UNIT, WORKED, Ages

CIVIL_ACTIONS = CULTURE + 1  # paid like goods and points
MILITARY_ACTIONS = CULTURE + 2


def declared_levy() -> Levy:
    op = power_of(A.LEVY)
    assert isinstance(op, Levy)
    return op


LEVY = declared_levy()


class Bill(NamedTuple):
    """`price` of food, resources, science or actions, for which the player could spend `have`."""

    what: int
    price: int
    have: int

    @property
    def payable(self) -> bool:
        return self.price <= self.have


def discount(f: Frame) -> int:
    """What the card that orders an action takes off its price."""
    op = f.op
    return op.discount if isinstance(op, BuildOrUpgrade | DevelopTech | DevelopCivilization) else 0


# ---------------------------------------------------------------------- actions
def civil(s: Ages, me: int, n: int = 1) -> Bill:
    p = s.players[me]
    return Bill(CIVIL_ACTIONS, n, p.ca + p.free_ca)


def military(s: Ages, me: int, n: int = 1) -> Bill:
    p = s.players[me]
    return Bill(MILITARY_ACTIONS, n, p.ma + p.free_ma)


def worked(s: Ages, me: int, kind: int) -> Bill:
    """A unit takes a military action, a building a civil one."""
    return military(s, me) if kind >= UNIT else civil(s, me)


def taking(s: Ages, f: Frame, space: int) -> Bill:
    """A card of the row: for civil actions, or for those that an agreement grants."""
    price, op = take_price(s, f.me, space), f.op
    if isinstance(op, Agreement):
        return Bill(CIVIL_ACTIONS, price, f.mem[0] if f.mem else op.budget)
    return civil(s, f.me, price)


def attack(s: Ages, me: int, rival: int, kind: int) -> Bill:
    return military(s, me, attack_price(s, rival, kind))


class Clash(NamedTuple):
    """Strength against strength, as it would be now; `cards` of the `hand` of the other may still add to theirs, `most`
    in all as far as anybody can know."""

    mine: int
    other: int
    hand: int
    cards: int
    most: int


def clash(s: Ages, me: int, rival: int) -> Clash:
    p = s.players[rival]
    cards = min(len(p.hand), p.ma_total)
    best = max([1, *[BOOK.defence[kind] for kind in range(BONUS, PACT) if BOOK.age[kind] <= s.age]])
    mine = attacked_strength(s, me, rival) + attack_bonus(s, me, rival)
    return Clash(mine, attacked_strength(s, rival, me), len(p.hand), cards, cards * best)


# ---------------------------------------------------------------------- food and resources
def population(s: Ages, me: int, less: int = 0) -> Bill:
    have = food(s.players[me]) + exchange(s, me, FOOD)
    return Bill(FOOD, max(0, population_cost(s, me) - less), have)


def building(s: Ages, me: int, kind: int, less: int = 0) -> Bill:
    return Bill(RESOURCES, max(0, build_cost(s, me, kind) - less), money(s, me, kind >= UNIT))


def upgrading(s: Ages, me: int, low: int, high: int, less: int = 0) -> Bill:
    return Bill(RESOURCES, max(0, upgrade_cost(s, me, low, high) - less), money(s, me, low >= UNIT))


def stages(s: Ages, me: int, n: int, less: int = 0) -> Bill:
    """Of the unfinished wonder, which there must be, with so many stages left."""
    return Bill(RESOURCES, max(0, stage_cost(s.players[me], n) - less), money(s, me, False))


# ---------------------------------------------------------------------- science
def developing(s: Ages, me: int, kind: int, less: int = 0) -> Bill:
    return science(s, me, kind, BOOK.science[kind], less)


def revolution(s: Ages, me: int, kind: int, less: int = 0) -> Bill:
    return science(s, me, kind, BOOK.revolution[kind], less)


def science(s: Ages, me: int, kind: int, printed: int, less: int) -> Bill:
    """Points of this turn pay for military units only."""
    p = s.players[me]
    have = p.science + (p.study if UNIT <= kind < WORKED else 0)
    return Bill(SCIENCE, max(0, science_cost(s, me, kind, printed) - less), have)
