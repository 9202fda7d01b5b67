"""What things cost a player now: one bill for the need, the label and the view. The prices are those of the rules."""

from __future__ import annotations

from clio.games.families.monumental.bills import Bill as Bill
from clio.games.families.monumental.bills import bill as bill
from clio.games.families.monumental.bills import of_any_type as of_any_type
from clio.games.families.monumental.bills import policy as policy
from clio.games.families.monumental.bills import section as section
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.ops.wonders import section_price
from clio.games.families.monumental.state import GOLD, MILITARY, SCIENCE
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.board import defence
from clio.games.monumental.ops.explorers import TRADE_PRICE
from clio.games.monumental.ops.wonders import price_of, resource_of
from clio.games.monumental.rules.projects import resource_of_project
from clio.games.monumental.rules.turn import INVESTMENT_PRICE, progress_price
from clio.games.monumental.state import MALI, World


# ---------------------------------------------------------------- actions
def progress(s: World, me: int) -> Bill:
    """MON-SCI-01."""
    return bill(s, me, SCIENCE, progress_price(s, me))


def investment(s: World, me: int) -> Bill:
    """MAE-INV-01."""
    return bill(s, me, GOLD, INVESTMENT_PRICE)


def acquisition(s: World, me: int, card: int, discount: int = 0) -> Bill:
    """MON-ACQ-08, MON-WON-01: a Building, Knowledge or the first section of a Wonder."""
    price = price_of(s, me, card, discount)
    return section(s, me, price) if BOOK.type[card] == WONDER else bill(s, me, resource_of(card), price)


def completion(s: World, me: int, discount: int = 0) -> Bill:
    """MON-WON-01: the second section of the Wonder under construction, which there must be."""
    return section(s, me, section_price(s, s.players[me].wonder, True, discount))


def hero(s: World, me: int, card: int) -> Bill:
    """MON-HERO-03."""
    return bill(s, me, GOLD, BOOK.cost[card])


def contribution(s: World, me: int, i: int) -> Bill:
    """MAE-FUT-05 to MAE-FUT-07: the least that makes a player the holder of a project."""
    return bill(s, me, resource_of_project(i), s.stakes[i] + 1)


# ---------------------------------------------------------------- the map
def of_conquest(s: World, me: int, price: int, unoccupied: bool) -> Bill:
    """MAE-MAL-02, MON-RES-13: Mali pays in Gold; Military for unoccupied Provinces alone counts where it may."""
    pl = s.players[me]
    if pl.civ == MALI:
        return bill(s, me, GOLD, price)
    return Bill(MILITARY, price, pl.res[MILITARY] + (pl.raid if unoccupied else 0), pl.res[GOLD])


def conquest(s: World, me: int, tile: int) -> Bill:
    """MON-CONQ-06."""
    return of_conquest(s, me, defence(s, me, tile), s.owner[tile] < 0)


def conquest_in_gold(s: World, me: int, tile: int) -> list[int]:
    """MON-RES-03, MON-RES-14: how much of its price may be paid in Gold, where that can be chosen."""
    due = conquest(s, me, tile)
    if not due.gold_helps or not due.payable:
        return []
    raid = due.have - s.players[me].res[MILITARY]
    return list(range(max(0, due.price - due.have), min(max(0, due.price - raid), due.gold) + 1))


def step(s: World, me: int) -> Bill:
    """MON-MOVE-01, MON-EXPL-01: a Manoeuvre, or a step of an Explorer."""
    return bill(s, me, MILITARY, 1)


def trade(s: World, me: int) -> Bill:
    """MAE-EXCH-01."""
    return bill(s, me, GOLD, TRADE_PRICE)


def fight(s: World, me: int, monster: int) -> list[Bill]:
    """MON-MONS-06: a price in one or two resources, whose Gold stands in once."""
    mine = s.players[me].res
    return [Bill(res, n, mine[res], 0) for res, n in BOOK.price[monster]]


def fight_lacks(s: World, me: int, monster: int) -> int:
    """How many more it would take, Gold counted."""
    return max(0, sum(due.lacks for due in fight(s, me, monster)) - s.players[me].res[GOLD])
