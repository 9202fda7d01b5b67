"""What things cost a player now, as the view tells it: the bills of the rules."""

from __future__ import annotations

from typing import Any

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import offers, seat_view
from tests.rules import rule


def prices(scenario: Scenario, seat: int = 0) -> Any:
    return seat_view(scenario.turn(0), seat)["prices"]


@rule("MDT-MAL-01", "MDT-MAL-02", "MD-CONQ-02", "MD-CONQ-03")
def test_malians_pay_provinces_in_gold() -> None:
    scenario = Scenario("malians", "greeks").track("troy").pile(1, "ethiopia", "barricade").resources(0, gold=1)
    mine = prices(scenario.pile(0, "sicily").resources(1, military=5, gold=1))
    assert mine["cards"]["e1p-troy"] == {"resource": "gold", "n": 3, "lacks": 2}
    assert mine["conquest"] == {"resource": "gold", "n": 6, "lacks": 5}
    theirs = prices(scenario, 1)
    assert theirs["cards"]["e1p-troy"] == {"resource": "military", "n": 3, "lacks": 0}
    assert theirs["conquest"] == {"resource": "military", "n": 5, "lacks": 0}


@rule("MDE-CRD-06", "MD-WON-02", "MD-WON-06")
def test_some_pay_wonders_with_any_basic_resources() -> None:
    scenario = Scenario("greeks", "mughals").wonder(0, "great-wall").track("colossus-of-rhodes")
    assert prices(scenario)["wonder"] == {"resource": "production", "n": 3, "lacks": 3}
    scenario.policies(0, "architecture").resources(0, science=1, military=1)
    assert prices(scenario)["wonder"] == {"resource": None, "n": 3, "lacks": 1}
    assert prices(scenario)["cards"]["t1w-colossus"] == {"resource": None, "n": 3, "lacks": 1}


@rule("MD-POL-02", "MD-POL-03", "MD-RES-11")
def test_the_next_policy_costs_one_more_culture() -> None:
    scenario = Scenario("greeks", "mughals").resources(0, gold=5)
    assert prices(scenario)["policy"] == {"resource": "culture", "n": 1, "lacks": 1}
    assert prices(scenario.policies(0, "treaties"))["policy"] == {"resource": "culture", "n": 2, "lacks": 2}


def test_who_lacks_nothing_may_acquire() -> None:
    scenario = Scenario("greeks", "mughals").track("troy", "bazaar", "scytale").reserved(0, "persia")
    table = scenario.resources(0, military=2, science=3, gold=1).turn(0)
    told = seat_view(table, 0)["prices"]["cards"]
    assert told.keys() >= {"e1p-troy", "t1b-bazaar", "e1k-scytale", "e1p-persia", "basic-workshop", "basic-barricade"}
    payable = {id for id, price in told.items() if price["lacks"] == 0}
    assert payable == {"e1p-troy", "e1k-scytale", "e1p-persia"}
    assert {symbol for symbol in offers(table) if symbol.startswith("acquire")} == {
        "acquire troy", "acquire scytale", "acquire persia",
    }
