"""International Agreement (Age II): the strongest civilization takes cards of the row beside its turn."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, player, row, seat_view
from tests.rules import rule

ROW = (
    "coal", "opera", "journalism", "riflemen", "cavalrymen", "reserves-ii", "urban-growth-ii", "cannon", "strategy",
    "navigation", "kremlin", "eiffel-tower", "republic",
)


def agreement(*cards: str, age: int = 2, players: int = 3) -> Scenario:
    """Seat 1 is the strongest."""
    return Scenario(players=players, age=age).row(*(cards or ROW)).workers(1, warriors=3)


def takes(table: Table) -> list[str]:
    return [move.removeprefix("take ") for move in offers(table) if move.startswith("take ")]


@card("international-agreement")
@rule("TTA-CTX-21", "TTA-ANNEX-39", "TTA-ANNEX-30", "TTA-POL-08")
def test_five_civil_actions_worth_of_cards() -> None:
    table = agreement().civil_deck("architecture", "team-sports", "isaac-newton", "james-cook").event(
        "international-agreement")
    assert (table.seat, "pass" in offers(table), len(takes(table))) == (1, True, 13)
    play(table, "take coal", "take reserves-ii")
    assert set(takes(table)) == {
        "opera", "journalism", "riflemen", "cavalrymen", "urban-growth-ii", "cannon", "strategy"}, "2 are left"
    assert row(table)[0] is None, "the row is filled afterwards"
    play(table, "take strategy")
    assert (available(table, 1), table.seat) == ((4, 2), 0), "5 in all, and no civil action is spent"
    assert sorted(seat_view(table, 1)["civil_hand"]) == ["coal", "reserves-ii", "strategy"]
    assert row(table) == [
        "opera", "journalism", "riflemen", "cavalrymen", "urban-growth-ii", "cannon", "navigation", "kremlin",
        "eiffel-tower", "republic", "architecture", "team-sports", "isaac-newton",
    ], "slid and filled, nothing is discarded"
    play(table, "end turn")
    assert table.seat == 1
    assert "end turn" in offers(table), "no political action"
    play(table, "end turn", "pass", "end turn", "pass", "end turn")
    assert (table.seat, "resign" in offers(table)) == (1, True), "that was once"


@card("international-agreement")
@rule("TTA-CTX-21")
def test_it_may_be_declined_or_ended_early() -> None:
    table = play(agreement().event("international-agreement"), "pass")
    assert (row(table), player(table, 1).civil, table.seat) == (list(ROW), (), 0), "nothing happens to the row"
    play(table, "end turn")
    assert (table.seat, "resign" in offers(table)) == (1, True), "the political action is not given up"
    table = play(agreement().event("international-agreement"), "take coal")
    assert "pass" not in offers(table)
    play(table, "done")
    assert (table.seat, row(table)[0], len([id for id in row(table) if id])) == (0, "opera", 13)


@card("international-agreement")
@rule("TTA-CTX-21", "TTA-EVENT-03", "TTA-EVENT-09")
@pytest.mark.parametrize(
    ("strengths", "active", "taker"), [((1, 2, 3), 0, 2), ((2, 2, 2), 1, 1), ((1, 2, 2), 0, 1), ((2, 2), 1, 1)]
)
def test_the_strongest_takes(strengths: tuple[int, ...], active: int, taker: int) -> None:
    scenario = Scenario(players=len(strengths), age=2).row("coal")
    for seat, n in enumerate(strengths):
        scenario.workers(seat, warriors=n)
    assert scenario.event("international-agreement", seat=active).seat == taker


@card("international-agreement")
@rule("TTA-ANNEX-28", "TTA-ANNEX-39", "TTA-TAKE-02", "TTA-TAKE-03", "TTA-TAKE-04", "TTA-TAKE-08")
def test_the_normal_rules_of_taking_hold() -> None:
    cards = ("coal", "iron", "drama", "isaac-newton", "joan-of-arc", "kremlin", *[None] * 4, "eiffel-tower")
    scenario = Scenario(players=3, age=2).row(*cards).workers(1, warriors=3).technologies(1, "iron").hand(1, "drama")
    scenario.took_leaders(1, 1).wonders(1, "pyramids", "colossus", "hanging-gardens")
    table = scenario.event("international-agreement")
    prices = {space["id"]: space["price"] for space in table.view(1)["row"] if space}
    assert (prices["kremlin"], prices["eiffel-tower"]) == (2 + 3, 3 + 3), "with the surcharge for wonders"
    assert sorted(takes(table)) == ["coal", "isaac-newton", "kremlin"]
    play(table, "take kremlin")
    assert seat_view(table, 1)["wonder"]["id"] == "kremlin"
    full = agreement("coal", "kremlin", "isaac-newton").hand(1, "opera", "drama", "theology", "alchemy")
    assert takes(full.event("international-agreement")) == ["kremlin"], "at the hand limit only a wonder"
    begun = agreement("coal", "kremlin").wonder(1, "eiffel-tower")
    assert takes(begun.event("international-agreement")) == ["coal"]


@card("international-agreement", "michelangelo")
@rule("TTA-ANNEX-28", "TTA-CTX-06")
def test_lower_prices_of_the_taker_hold() -> None:
    scenario = Scenario(players=3, age=2).row(*[None] * 9, "kremlin")
    scenario.workers(1, warriors=3).wonders(1, "pyramids", "colossus", "taj-mahal").leader(1, "michelangelo")
    assert takes(scenario.event("international-agreement")) == ["kremlin"]


@card("international-agreement")
@rule("TTA-ANNEX-29", "TTA-ACARD-02")
def test_the_active_player_may_play_an_action_card_at_once() -> None:
    scenario = Scenario(players=3, age=2).row("reserves-ii", "coal").workers(0, warriors=3)
    table = play(scenario.event("international-agreement"), "take reserves-ii", "done")
    play(table, "play reserves-ii", "choose 1")
    assert seat_view(table, 0)["food"] == 3


@card("international-agreement")
@rule("TTA-ANNEX-31", "TTA-FLOW-07", "TTA-FLOW-08")
@pytest.mark.parametrize(("active", "last"), [(0, 5), (1, 6)])
def test_it_can_end_age_iii(active: int, last: int) -> None:
    scenario = Scenario(players=3, age=3, round=5, first=0).row(*ROW).workers(2, warriors=3).civil_deck("oil")
    table = scenario.event("international-agreement", seat=active)
    assert (table.view()["age"], table.view()["last_round"]) == ("III", None)
    play(table, "take coal", "done")
    assert (table.view()["age"], table.view()["last_round"], row(table)[12]) == ("IV", last, "oil")


@card("international-agreement")
@rule("TTA-ANNEX-32")
def test_it_works_in_the_last_round() -> None:
    scenario = Scenario(players=3, age=4, round=9).last(9).row("coal", "oil").workers(1, warriors=3)
    table = play(scenario.event("international-agreement"), "take oil", "done")
    assert (seat_view(table, 1)["civil_hand"], row(table)[:2]) == (["oil"], ["coal", None])
