"""A bill as a screen is told."""

from __future__ import annotations

from clio.games.monumental.bills import Bill
from clio.games.monumental.view.types import STOCK_IDS, PriceView


def price(bill: Bill) -> PriceView:
    return {"resource": None if bill.any_basic else STOCK_IDS[bill.res], "n": bill.price, "lacks": bill.lacks}
