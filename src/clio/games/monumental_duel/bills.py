"""What things cost a player now: one bill for the need, the label and the view. The prices are those of the rules."""

from __future__ import annotations

from clio.games.families.monumental.bills import Bill as Bill
from clio.games.families.monumental.bills import bill as bill
from clio.games.families.monumental.bills import of_any_type as of_any_type
from clio.games.families.monumental.bills import policy as policy
from clio.games.families.monumental.bills import section as section
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import GOLD, MILITARY, SCIENCE
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.ops.city import resource_of
from clio.games.monumental_duel.ops.wonders import conquest_price, least_stake, pays_provinces_in_gold, province_price
from clio.games.monumental_duel.rules.round import progress_price
from clio.games.monumental_duel.state import Duel


def progress(s: Duel, me: int) -> Bill:
    return bill(s, me, SCIENCE, progress_price(s, me))


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


def stake(s: Duel, me: int, res: int) -> Bill:
    """MD-ADV-03, MD-ADV-06."""
    return bill(s, me, res, least_stake(s, me))
