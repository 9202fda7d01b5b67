"""Section 12: the Advantage."""

from __future__ import annotations

import pytest

import clio
from tests.games.monumental_duel.helpers import advantage, offers, play, position, purse, refuses
from tests.rules import rule


def stakes(symbols: list[str]) -> list[str]:
    return [symbol.removeprefix("advantage ") for symbol in symbols if symbol.startswith("advantage ")]


@rule("MD-ADV-01")
@pytest.mark.parametrize("modules", ["espionage", "trade", "both"])
def test_nobody_has_the_advantage_at_the_start(modules: str) -> None:
    table = clio.new("monumental-duel", seed=3, options={"modules": modules})
    assert advantage(table) == (None, None, 0)
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    refuses(table, "warlord")


@rule("MD-ADV-02")
def test_the_advantage_allows_the_warlord_and_strengthens_effects() -> None:
    def table_of(holder: int | None) -> list[int]:
        scenario = position("japanese", alone=True).city(0, {1: "samurai-dojo"}).tilt(0, 1)
        if holder is not None:
            scenario.advantage(holder, "science", 2)
        table = scenario.turn(0)
        warlord = "warlord" in offers(table)
        table.play("use samurai-dojo")  # 1 Military; 2 with the Advantage
        return [warlord, purse(table, 0)["military"]]

    assert table_of(0) == [True, 2]
    assert table_of(1) == [False, 1]
    assert table_of(None) == [False, 1]


@rule("MD-ADV-03", "MD-ADV-05", "MD-ADV-08")
@pytest.mark.parametrize("resource", ["production", "science", "military"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_any_number_of_one_basic_type_takes_a_free_advantage(resource: str, n: int) -> None:
    table = position().resources(0, **{resource: 3}).turn(0)
    assert stakes(offers(table)) == [resource]
    table.play(f"advantage {resource}")
    assert offers(table) == ["stake 1", "stake 2", "stake 3"]  # at least 1, all in one payment
    table.play(f"stake {n}")
    assert advantage(table) == (0, resource, n)
    assert purse(table, 0) == ({resource: 3 - n} if n < 3 else {})
    assert table.seat == 1


@rule("MD-ADV-03")
def test_types_are_not_mixed_and_nothing_is_not_enough() -> None:
    table = position().resources(0, production=1, science=2, culture=9, vp=9).turn(0)
    assert stakes(offers(table)) == ["production", "science"]
    table.play("advantage science")
    assert offers(table) == ["stake 1", "stake 2"]  # the Production cannot be added
    assert stakes(offers(position().resources(0, culture=9, vp=9).turn(0))) == []


@rule("MD-ADV-04", "MD-OPEN-06")
def test_gold_counts_as_the_chosen_type() -> None:
    table = position().resources(0, military=1, gold=2).turn(0)
    assert stakes(offers(table)) == ["production", "science", "military"]
    play(table, "advantage military", "stake 3")
    assert advantage(table) == (0, "military", 3)
    assert purse(table, 0) == {}
    only_gold = position().resources(0, gold=2).turn(0)
    play(only_gold, "advantage science", "stake 1")
    assert advantage(only_gold) == (0, "science", 1)
    assert purse(only_gold, 0) == {"gold": 1}


@rule("MD-ADV-04")
def test_the_payer_says_how_much_of_it_is_gold() -> None:
    table = position().resources(0, military=2, gold=2).turn(0)
    play(table, "advantage military", "stake 2")
    assert offers(table) == ["pay gold 0", "pay gold 1", "pay gold 2"]
    table.play("pay gold 1")
    assert purse(table, 0) == {"military": 1, "gold": 1}
    assert advantage(table) == (0, "military", 2)


@rule("MD-ADV-06", "MD-ADV-07")
def test_it_is_taken_over_with_strictly_more_of_the_same_type() -> None:
    table = position().advantage(1, "military", 2).resources(0, military=4, science=9).turn(0)
    assert stakes(offers(table)) == ["military"]
    refuses(table, "advantage science")
    table.play("advantage military")
    assert offers(table) == ["stake 3", "stake 4"]
    refuses(table, "stake 2")
    table.play("stake 3")
    assert advantage(table) == (0, "military", 3)  # not 5: the old tokens are gone
    assert purse(table, 0) == {"military": 1, "science": 9}
    assert purse(table, 1) == {}  # and not given back


@rule("MD-ADV-06")
@pytest.mark.parametrize(("stock", "possible"), [(2, False), (3, True)])
def test_as_many_tokens_are_not_enough(stock: int, possible: bool) -> None:
    table = position().advantage(1, "military", 2).resources(0, military=stock).turn(0)
    assert ("advantage military" in offers(table)) == possible


@rule("MD-ADV-04", "MD-ADV-06")
def test_gold_helps_to_outbid() -> None:
    table = position().advantage(1, "science", 3).resources(0, science=2, gold=2).turn(0)
    assert stakes(offers(table)) == ["science"]
    play(table, "advantage science", "stake 4")
    assert advantage(table) == (0, "science", 4)
    assert purse(table, 0) == {}


@rule("MD-ADV-08")
def test_the_arrow_shows_who_has_it_until_it_turns() -> None:
    table = position().resources(0, military=2).resources(1, military=4).turn(0)
    play(table, "advantage military", "stake 2")
    play(table, "advantage military", "stake 3")
    assert advantage(table) == (1, "military", 3)
    refuses(table, "warlord")  # seat 0 has lost it
    table.play("pass")
    assert "warlord" in offers(table)


@rule("MD-ADV-08")
def test_it_stays_with_a_player_who_passed() -> None:
    table = position().advantage(0, "military", 2).resources(1, military=2).turn(0)
    table.play("pass")
    assert advantage(table) == (0, "military", 2)
    refuses(table, "advantage military", "warlord")


@rule("MD-ADV-09", "MD-OPEN-07")
def test_the_holder_cannot_raise_his_own_stake() -> None:
    table = position().advantage(0, "military", 1).resources(0, production=9, science=9, military=9, gold=9).turn(0)
    assert stakes(offers(table)) == []
    refuses(table, "advantage military", "advantage science", "advantage production")


@rule("MD-ADV-06", "MD-PASS-07")
def test_a_passed_player_can_lose_it() -> None:
    table = position(alone=True).advantage(1, "military", 1).resources(0, military=2).turn(0)
    play(table, "advantage military", "stake 2")
    assert advantage(table) == (0, "military", 2)
