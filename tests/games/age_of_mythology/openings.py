"""Positions in which moves are refused, for the tables of needs of Age of Mythology."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.history import Table
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, myth, play

Opened = Callable[[], Table]

CITY = ("wall", "tower", "storehouse", "market", "armory", "monument", "granary")
POOR = {"food": 0, "wood": 1, "gold": 0, "favor": 0}


def greek(trade: str = "any", new_hero: str = "at-once", hades: str = "any") -> Scenario:
    return Scenario(2, ("greek", "norse"), trade=trade, new_hero=new_hero, hades=hades)


def egyptian() -> Scenario:
    return Scenario(2, ("egyptian", "greek"))


def norse() -> Scenario:
    return Scenario(2, ("norse", "greek"))


def doing(scenario: Scenario, card: str, *moves: str) -> Opened:
    """Seat 0 has played the card for its action, then made these moves."""
    return lambda: play(action(scenario, card), *moves)


def holding(scenario: Scenario, *cards: str, turn: int = 1) -> Opened:
    """Seat 0 is to play a card of this hand."""
    return lambda: scenario.hand(0, *cards).action(0, turn)


def without_houses(card: str, *moves: str) -> Opened:
    """The supply has no House left; seat 0 of the Greeks holds the card, and one to gather, and makes these moves."""

    def opened() -> Table:
        table = greek().hand(0, card, "permanent-gather").action(0)
        myth(table).stock[BUILDING_BOOK.id.index("house")] = 0
        return play(table, *moves)

    return opened
