"""What things cost a player now, and what there is to pay for it: one bill for the need and the label of a move. The
prices are those of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clio.engine.kernel import Frame
from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK, Cost
from clio.games.age_of_mythology.rules.build import BUILD, reduction
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.recruit import unit_cost
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR, trade_cost
from clio.games.age_of_mythology.state import FAVOR, Mythology, Player


class Bill(NamedTuple):
    """Cubes of each resource, of which `less` are spared, whichever they are; the player has `have`."""

    cost: Cost
    have: Sequence[int]
    less: int = 0

    @property
    def payable(self) -> bool:
        return sum(max(0, price - own) for price, own in zip(self.cost, self.have, strict=True)) <= self.less

    @property
    def favor(self) -> int:
        return self.cost[FAVOR]


class Toll(NamedTuple):
    """So many cubes, of any resources; the player has `have`."""

    price: int
    have: int

    @property
    def spare(self) -> int:
        """What is left when it is paid; below 0, what is lacking."""
        return self.have - self.price


def in_favor(p: Player, n: int) -> Bill:
    return Bill((0, 0, 0, n), p.cubes)


def building(s: Mythology, f: Frame, kind: int) -> Bill:
    """In the Build action of a frame: Quarry and Nephthys spare cubes (AOM-BLDG-12, AOM-GOD-08)."""
    power, _, quarry = BUILD.memory(s, f)
    return Bill(BUILDING_BOOK.cost[kind], s.players[f.me].cubes, reduction(kind, quarry, f.src, power))


def unit(s: Mythology, f: Frame, kind: int) -> Bill:
    """In the Recruit action of a frame: Bast makes mortals cheaper."""
    return Bill(unit_cost(kind, f.src, bool(f.mem[0])), s.players[f.me].cubes)


def rebirth(p: Player, kind: int) -> Bill:
    """AOM-UNIT-03, -04: what a Priest needs to bring the unit back."""
    return in_favor(p, UNIT_BOOK.rebirth[kind])


def next_age(p: Player, card: int) -> Bill:
    n = age_cost(p, card)
    return Bill((n, n, n, n), p.cubes)


def power(p: Player, card: int) -> Bill:
    return in_favor(p, BOOK.favor[card])


def temple(p: Player) -> Bill:
    """A victory cube at the Great Temple."""
    return in_favor(p, TEMPLE_FAVOR)


def trade(p: Player, card: int) -> Toll:
    return Toll(trade_cost(p, card), sum(p.cubes))
