"""AOM-TRADE: the cost, exchanges with the bank, victory cubes at the Great Temple."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, bank, cubes, offered, offers, play, seat_view
from tests.rules import rule

TRADE = "permanent-trade"


def free(players: int = 2, trade: str = "any") -> Scenario:
    """Seat 0 has a Market: no cost to pay."""
    return Scenario(players=players, trade=trade).buildings(0, "market")


def temple() -> Scenario:
    return free().buildings(0, "great-temple")


# ------------------------------------------------------------------ the cost
@rule("AOM-TRADE-01", "AOM-TRADE-02")
@pytest.mark.parametrize(
    ("culture", "card", "cost"),
    [
        ("greek", TRADE, 2), ("egyptian", TRADE, 2), ("norse", TRADE, 2), ("greek", "trade-1", 1),
        ("egyptian", "trade-1", 1), ("norse", "trade-1", 1), ("greek", "hermes", 0), ("norse", "loki", 0),
        ("norse", "forseti", 0),
    ],
)
def test_the_cost_is_paid_first_in_cubes_of_any_kinds(culture: str, card: str, cost: int) -> None:
    rival = "greek" if culture != "greek" else "norse"
    table = action(Scenario(players=2, cultures=(culture, rival)), card)
    before = sum(bank(table))
    for res in ("gold", "favor")[:cost]:
        assert offers(table) == ["pay food", "pay wood", "pay gold", "pay favor"]
        play(table, f"pay {res}")
    assert sum(cubes(table, 0)) == 16 - cost
    assert sum(bank(table)) == before + cost
    assert offered(table, "swap")
    assert not offered(table, "pay")


@rule("AOM-TRADE-06", "AOM-TRADE-01")
def test_the_cost_is_paid_once_whatever_is_exchanged() -> None:
    table = play(action(Scenario(players=2), TRADE), "pay favor", "pay favor")
    play(table, "swap food wood", "swap food wood", "swap gold wood", "done")
    assert cubes(table, 0) == (2, 7, 3, 2)
    assert table.view()["action_round"] == 2


@rule("AOM-TRADE-09")
@pytest.mark.parametrize(("held", "card"), [(1, TRADE), (0, TRADE), (0, "trade-1")])
def test_who_cannot_pay_cannot_trade(held: int, card: str) -> None:
    table = Scenario(players=2).cubes(0, food=held, wood=0, gold=0, favor=0).hand(0, card).action(0)
    assert offers(table) == [f"pass {card}"]


@rule("AOM-TRADE-07")
def test_a_market_makes_it_free() -> None:
    table = action(free(), TRADE)
    play(table, "swap food gold", "swap wood gold", "done")
    assert cubes(table, 0) == (3, 3, 6, 4)


# ------------------------------------------------------------------ exchanges
@rule("AOM-TRADE-03", "AOM-TRADE-06")
def test_cubes_are_exchanged_one_for_one_for_several_resources() -> None:
    table = action(free(), TRADE)
    before = bank(table)
    play(table, "swap food gold", "swap food favor", "swap food wood", "done")
    assert cubes(table, 0) == (1, 5, 5, 5)
    assert bank(table) == (before[0] + 3, before[1] - 1, before[2] - 1, before[3] - 1)


@rule("AOM-TRADE-06")
def test_several_resources_may_be_given() -> None:
    table = play(action(free(), TRADE), "swap food gold", "swap wood gold", "swap favor gold", "done")
    assert cubes(table, 0) == (3, 3, 7, 3)


@rule("AOM-TRADE-06")
def test_the_strict_reading_gives_cubes_of_one_colour() -> None:
    table = play(action(free(trade="one-colour"), TRADE), "swap food gold")
    assert {swap.split()[0] for swap in offered(table, "swap")} == {"food"}
    play(table, "swap food wood", "done")
    assert cubes(table, 0) == (2, 5, 5, 4)


@rule("AOM-TRADE-04")
def test_only_as_far_as_the_bank_has_the_cubes() -> None:
    table = action(free().cubes(1, gold=15), TRADE)
    assert bank(table)[2] == 1
    play(table, "swap food gold")
    assert {swap.split()[1] for swap in offered(table, "swap")} == {"wood", "favor"}
    empty = action(free().cubes(1, gold=16), TRADE)
    assert not [swap for swap in offered(empty, "swap") if swap.endswith("gold")]


@rule("AOM-TRADE-05")
def test_no_cube_comes_from_or_goes_to_another_player() -> None:
    table = action(free(3).cubes(1, gold=9), TRADE)
    play(table, *["swap food gold"] * 4, "done")
    assert cubes(table, 1) == (4, 4, 9, 4)
    assert cubes(table, 2) == (4, 4, 4, 4)
    assert cubes(table, 0) == (0, 4, 8, 4)


# ------------------------------------------------------------------ the Great Temple
@rule("AOM-TRADE-08", "AOM-BLDG-20", "AOM-VP-07")
def test_victory_cubes_for_eight_favor_each_also_after_exchanges() -> None:
    table = action(temple().cubes(0, food=9, wood=0, gold=0, favor=7).cubes(1, favor=0), TRADE)
    assert "buy victory" not in offers(table)
    play(table, *["swap food favor"] * 9)
    assert cubes(table, 0) == (0, 0, 0, 16)
    play(table, "buy victory", "buy victory")
    assert cubes(table, 0) == (0, 0, 0, 0)
    assert seat_view(table, 0)["ways"]["great-temple"] == 2
    assert table.view()["victory_bank"] == 28
    assert table.view()["action_round"] == 2


@rule("AOM-TRADE-08", "AOM-BLDG-20")
@pytest.mark.parametrize(("favor", "with_temple", "possible"), [(8, True, True), (7, True, False), (8, False, False)])
def test_eight_favor_and_a_temple_are_needed(favor: int, with_temple: bool, possible: bool) -> None:
    scenario = temple() if with_temple else free()
    table = action(scenario.cubes(0, favor=favor), TRADE)
    assert ("buy victory" in offers(table)) is possible


@rule("AOM-TRADE-10", "AOM-END-11")
def test_no_victory_cube_is_sold_once_the_bank_has_none() -> None:
    table = action(temple().cubes(0, favor=16).won(1, 29), TRADE)
    play(table, "buy victory")
    assert table.view()["victory_bank"] == 0
    assert "buy victory" not in offers(table)
    none = action(temple().cubes(0, favor=16).won(1, 30), TRADE)
    assert "buy victory" not in offers(none)


@rule("AOM-TRADE-11")
def test_the_cost_is_due_also_for_a_purchase_alone() -> None:
    scenario = Scenario(players=2).buildings(0, "great-temple").cubes(0, favor=10)
    table = action(scenario, TRADE)
    assert "buy victory" not in offers(table)
    play(table, "pay food", "pay food", "buy victory")
    assert cubes(table, 0) == (2, 4, 4, 2)
    assert seat_view(table, 0)["victory"] == 1
    only = Scenario(players=2).buildings(0, "great-temple").cubes(0, food=0, wood=0, gold=0, favor=9)
    table = action(only, TRADE)
    assert cubes(table, 0)[3] == 7
    assert "buy victory" not in offers(table)


@rule("AOM-TRADE-12")
def test_after_the_first_purchase_no_exchange_is_made() -> None:
    table = play(action(temple().cubes(0, favor=17).cubes(1, favor=0), TRADE), "swap food wood", "buy victory")
    assert offers(table) == ["done", "buy victory"]
