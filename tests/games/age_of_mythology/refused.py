"""The refusal of an action in the tests of Age of Mythology."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, play

Opened = Callable[[], Table]


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


def check_refused(table: Table, symbol: str, clause: str, text: str, seat: int | None = None) -> None:
    """The seat whose question is open cannot do this, because of the clause and with these words."""
    found = table.why_not(symbol, seat)
    assert found is not None
    assert clause in found.clauses
    assert text in found.text("en")
    assert found.text("fr") not in ("", found.text("en"))
