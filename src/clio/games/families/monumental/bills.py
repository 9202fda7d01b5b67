"""What things cost a player now: one bill for the need, the label and the view. The prices are those of the rules."""

from __future__ import annotations

from typing import NamedTuple

from clio.games.families.monumental.ops.wonders import any_basic
from clio.games.families.monumental.state import BASICS, CULTURE, GOLD, PRODUCTION, Monumental


class Bill(NamedTuple):
    """`price` of a resource, or of basic resources of any type; the player has `have`, and `gold` to stand in."""

    res: int
    price: int
    have: int
    gold: int
    any_basic: bool = False

    @property
    def payable(self) -> bool:
        return self.lacks == 0

    @property
    def lacks(self) -> int:
        """How many more it would take."""
        return max(0, self.price - self.have - self.gold)

    @property
    def gold_helps(self) -> bool:
        return self.res < BASICS


def bill(s: Monumental, me: int, res: int, price: int) -> Bill:
    """Gold stands for basic resources only."""
    mine = s.sides[me].res
    return Bill(res, price, mine[res], mine[GOLD] if res < BASICS else 0)


def of_any_type(s: Monumental, me: int, price: int) -> Bill:
    """So many basic resources, whichever they are."""
    mine = s.sides[me].res
    return Bill(PRODUCTION, price, sum(mine[:BASICS]), mine[GOLD], True)


def section(s: Monumental, me: int, price: int) -> Bill:
    """Some may pay for a Wonder with basic resources of any type."""
    return of_any_type(s, me, price) if any_basic(s, me) else bill(s, me, PRODUCTION, price)


def policy(s: Monumental, me: int) -> Bill:
    """The first costs 1 Culture, each other one more than the one before it."""
    return bill(s, me, CULTURE, len(s.sides[me].policies) + 1)
