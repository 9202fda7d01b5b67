"""What things cost a player now: one bill for the need, the label and the view. The prices are those of the rules."""

from __future__ import annotations

from typing import NamedTuple

from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.ops.wonders import any_basic
from clio.games.families.monumental.state import BASICS, CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.ops.wonders import conquest_price, least_stake, pays_provinces_in_gold, province_price
from clio.games.monumental_duel.state import Duel
from clio.games.monumental_duel.ops.city import resource_of
from clio.games.monumental_duel.rules.round import progress_price


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


def bill(s: Duel, me: int, res: int, price: int) -> Bill:
    """MD-RES-10, MD-RES-11: Gold stands for basic resources only."""
    mine = s.players[me].res
    return Bill(res, price, mine[res], mine[GOLD] if res < BASICS else 0)


def of_any_type(s: Duel, me: int, price: int) -> Bill:
    """So many basic resources, whichever they are."""
    mine = s.players[me].res
    return Bill(PRODUCTION, price, sum(mine[:BASICS]), mine[GOLD], True)


def progress(s: Duel, me: int) -> Bill:
    return bill(s, me, SCIENCE, progress_price(s, me))


def section(s: Duel, me: int, price: int) -> Bill:
    """MDE-CRD-06: some may pay for a Wonder with basic resources of any type."""
    return of_any_type(s, me, price) if any_basic(s, me) else bill(s, me, PRODUCTION, price)


def province(s: Duel, me: int, price: int) -> Bill:
    """MDT-MAL-01, MDT-MAL-02: the Malians pay in Gold."""
    return bill(s, me, GOLD if pays_provinces_in_gold(s.players[me]) else MILITARY, price)


def conquest(s: Duel, me: int) -> Bill:
    """Of the opponent's top Province, which there must be."""
    return province(s, me, conquest_price(s, me))


def acquisition(s: Duel, me: int, card: int) -> Bill:
    if BOOK.type[card] == PROVINCE:
        return province(s, me, province_price(s, me, card, 0))
    if BOOK.type[card] == WONDER:
        return section(s, me, BOOK.cost[card])
    return bill(s, me, resource_of(card), BOOK.cost[card])


def policy(s: Duel, me: int) -> Bill:
    """MD-POL-02, MD-POL-03: the first costs 1 Culture, the next one more."""
    return bill(s, me, CULTURE, len(s.players[me].policies) + 1)


def stake(s: Duel, me: int, res: int) -> Bill:
    """MD-ADV-03, MD-ADV-06."""
    return bill(s, me, res, least_stake(s, me))
