"""Which answers a screen never chooses by itself: what cannot be mended, what gives away something of one's own."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server.telling import ask
from tests.games.age_of_mythology.gods import temple
from tests.games.monumental.helpers import position


def dangers(table: Table) -> list[str]:
    return [option.symbol for option in ask(table, table.seat or 0, "en").options if option.dangerous]


def attacked(*hand: str) -> Table:
    """Ben, with these cards, lacks 2 strength against a Spy."""
    table = Ages(2, age=2).hand(0, "spy").workers(0, warriors=3).hand(1, *hand).points(1, science=5).politics()
    table.play("aggress spy seat 2")
    return table


def test_nobody_into_defence_is_dangerous_where_there_is_a_card_that_defends() -> None:
    assert dangers(attacked("military-bonus-i", "military-bonus-i")) == ["pass"]
    helpless = attacked("rats")
    assert [choice.symbol for choice in helpless.options] == ["pass"]
    assert dangers(helpless) == []


@pytest.mark.parametrize(("table", "symbols"), [
    (Ages(age=1).hand(0, "legion", "phalanx", "enslave").end_of_turn(),
     ["discard legion", "discard phalanx", "discard enslave"]),
    (Ages().action_phase(), ["destroy agriculture", "destroy bronze", "destroy philosophy", "disband warriors"]),
    (position(heroes=True).hero(0, "gilgamesh").turn(0), ["dismiss"]),
])
def test_what_gives_away_something_of_ones_own(table: Table, symbols: list[str]) -> None:
    assert dangers(table) == symbols
    assert len(table.options) > 1


def test_a_power_that_hits_anybody_is_dangerous_where_it_hits_oneself() -> None:
    table = temple("horus").buildings(0, "wall", houses=1).buildings(1, "armory").action(0)
    table.play("power horus")
    own = [choice.symbol for choice in table.options if choice.symbol.startswith("raze seat 1 ")]
    assert dangers(table) == own
    assert 0 < len(own) < len(table.options)
