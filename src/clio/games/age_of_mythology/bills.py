"""What things cost a player now, and what there is to pay for it: one bill for the need and the label of a move. The
prices are those of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK, Cost
from clio.games.age_of_mythology.rules.build import BUILD, reduction
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.recruit import RECRUIT, unit_cost
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR, trade_cost
from clio.games.age_of_mythology.state import FAVOR, QUARRY, Mythology, Player

PLAIN: Final = 0  # a permanent card: none of them has a power


class Bill(NamedTuple):
    """Cubes of each resource, of which `less` are spared, whichever they are; the player has `have`."""

    cost: Cost
    have: Sequence[int]
    less: int = 0

    @property
    def payable(self) -> bool:
        return sum(max(0, price - own) for price, own in zip(self.cost, self.have, strict=True)) <= self.less

    @property
    def lacking(self) -> list[int]:
        """The resources of which there are too few; none where the cubes spared make up for it."""
        short = [res for res, price in enumerate(self.cost) if price > self.have[res]]
        return [] if self.payable else short

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


def going_on(s: Mythology, me: int, op: Ask[Mythology]) -> Frame | None:
    """The frame of an action of the player that is not over."""
    return None if s.over else next((f for f in (s.waiting, *s.stack) if f.op is op and f.me == me), None)


def building_now(s: Mythology, me: int, kind: int) -> Bill:
    """In the Build action that goes on, else with a card that spares nothing itself."""
    p, f = s.players[me], going_on(s, me, BUILD)
    less = reduction(kind, p.has(QUARRY), PLAIN, False)
    return Bill(BUILDING_BOOK.cost[kind], p.cubes, less) if f is None else building(s, f, kind)


def unit_now(s: Mythology, me: int, kind: int) -> Bill:
    """In the Recruit action that goes on, else with a card that makes nothing cheaper."""
    f = going_on(s, me, RECRUIT)
    return Bill(UNIT_BOOK.cost[kind], s.players[me].cubes) if f is None else unit(s, f, kind)


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
