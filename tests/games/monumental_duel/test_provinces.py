"""Section 7.3: Provinces and the Province pile."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import offers, pile, play, position, purse, refuses, seat_view
from tests.rules import rule


@rule("MD-PRV-01", "MD-PRV-02", "MD-PRV-03")
def test_a_province_is_paid_in_military_lies_on_top_and_gives_its_bonus() -> None:
    table = position().track("ethiopia").pile(0, "troy").resources(0, military=6, production=9, science=9).turn(0)
    table.play("acquire ethiopia")  # cost 4; 1 Victory Point and 1 Gold
    assert purse(table, 0) == {"production": 9, "science": 9, "military": 2, "vp": 1, "gold": 1}
    assert pile(table, 0) == ["e1p-troy", "e1p-ethiopia"]
    assert seat_view(table, 0)["deck"]["top"] == []


@rule("MD-PRV-01")
def test_other_resources_do_not_buy_a_province() -> None:
    table = position().track("ethiopia").resources(0, military=3, production=9, science=9, culture=9).turn(0)
    refuses(table, "acquire ethiopia")


@rule("MD-PRV-01")
def test_acquiring_from_the_track_counts_as_conquering() -> None:
    table = (
        position(alone=True).track("troy").city(0, {1: "construction-yard/bronze-working"}).tilt(0, 1)
        .resources(0, military=3).turn(0)
    )
    assert not seat_view(table, 0)["conquered"]
    play(table, "acquire troy", "use bronze-working")  # "if you conquered a Province this round"
    assert seat_view(table, 0)["conquered"]
    assert purse(table, 0) == {"vp": 1, "culture": 1}


@rule("MD-PRV-01")
def test_without_a_conquest_bronze_working_gives_nothing() -> None:
    table = (
        position(alone=True).city(0, {1: "construction-yard/bronze-working"}).tilt(0, 1)
        .resources(0, production=2).turn(0)
    )
    play(table, "acquire barricade", "use bronze-working")  # a Barricade is no Province
    assert purse(table, 0) == {}


@rule("MD-PRV-01", "MDT-MAL-03")
def test_conquest_triggers_answer_an_acquisition_from_the_track() -> None:
    table = position("aztecs").policies(0, "flower-wars").track("sahara").resources(0, military=3).turn(0)
    table.play("acquire sahara")
    assert purse(table, 0) == {"gold": 2}  # 1 of Sahara, 1 of Flower Wars


@rule("MD-PRV-03")
def test_the_bonus_comes_at_once_within_the_same_action() -> None:
    table = position().track("pampas").resources(0, military=5).turn(0)
    table.play("acquire pampas")  # 2 Gold and 1 basic resource
    assert table.seat == 0
    assert offers(table) == ["gain production", "gain science", "gain military"]
    table.play("gain science")
    assert table.seat == 1
    assert purse(table, 0) == {"gold": 2, "science": 1}


@rule("MD-PRV-03")
def test_the_bonus_cannot_help_to_pay_the_province() -> None:
    table = position().track("flanders").resources(0, military=2).turn(0)
    refuses(table, "acquire flanders")  # cost 4, bonus 2 Gold


@rule("MD-PRV-04", "MD-PRV-05")
def test_the_pile_keeps_the_order_of_arrival() -> None:
    table = (
        position(alone=True).track("troy", "persia", "sahara").pile(1, "ethiopia")
        .resources(0, military=13, production=4).turn(0)
    )
    play(table, "acquire persia", "acquire barricade", "conquer", "acquire troy", "acquire barricade", "acquire sahara")
    assert pile(table, 0) == [
        "e1p-persia", "basic-barricade", "e1p-ethiopia", "e1p-troy", "basic-barricade", "t1p-sahara",
    ]
    assert table.view(1)["players"][0]["pile"] == seat_view(table, 0)["pile"]  # every card stays visible, to all
    table.play("pass")
    assert pile(table, 0)[-1] == "t1p-sahara"
    assert pile(table, 0)[0] == "e1p-persia"


@rule("MD-PRV-05")
def test_a_gained_barricade_goes_on_top_too() -> None:
    table = position().track("sogdiana").pile(0, "troy").resources(0, military=3).turn(0)
    play(table, "acquire sogdiana", "pick barricade")
    assert pile(table, 0) == ["e1p-troy", "t1p-sogdiana", "basic-barricade"]


@rule("MD-PRV-06")
@pytest.mark.parametrize(
    ("cards", "price"),
    [
        (("troy",), 3),
        (("troy", "barricade"), 5),
        (("troy", "barricade", "barricade"), 7),
        (("troy", "barricade", "persia"), 3),  # between two Provinces: protects the lower one
        (("barricade", "troy"), 3),  # below every Province: protects nothing
        (("barricade", "barricade", "troy", "barricade", "persia", "barricade"), 5),
    ],
)
def test_a_barricade_protects_the_nearest_province_below_it(cards: tuple[str, ...], price: int) -> None:
    table = position().pile(1, *cards).resources(0, military=price).turn(0)
    table.play("conquer")
    assert purse(table, 0) == {}
    refuses(position().pile(1, *cards).resources(0, military=price - 1).turn(0), "conquer")


@rule("MD-PRV-06")
def test_once_the_upper_province_is_gone_the_barricade_below_protects_the_next() -> None:
    table = position(alone=True).pile(1, "troy", "barricade", "persia").resources(0, military=7).turn(0)
    table.play("conquer")  # Persia for 3
    assert pile(table, 1) == ["e1p-troy", "basic-barricade"]
    refuses(table, "conquer")  # Troy costs 5 now, 4 are left
    rich = position(alone=True).pile(1, "troy", "barricade", "persia").resources(0, military=8).turn(0)
    play(rich, "conquer", "conquer")
    assert pile(rich, 1) == []
    assert purse(rich, 0) == {}


@rule("MD-PRV-07")
def test_province_types_count_everywhere_in_the_pile() -> None:
    def gold(*cards: str) -> int:
        table = (
            position().city(0, {1: "construction-yard/coasting-trade"}).tilt(0, 1).pile(0, *cards).turn(0)
        )
        table.play("use coasting-trade")  # 1 Gold; 2 with a Coastal Province
        return purse(table, 0)["gold"]

    assert gold("troy") == 2
    assert gold("troy", "persia", "barricade", "ethiopia") == 2  # Troy is Coastal, at the very bottom
    assert gold("persia", "ethiopia") == 1
    assert gold() == 1


@rule("MD-PRV-07")
def test_different_types_are_counted_over_the_whole_pile() -> None:
    table = (
        position("aztecs").city(0, {1: "ball-court"}).tilt(0, 1)
        .pile(0, "troy", "sicily", "barricade", "persia").turn(0)
    )
    table.play("use ball-court")  # 1 Military per different type: Coastal twice, Mountainous
    assert purse(table, 0) == {"military": 2}


@rule("MD-PRV-01", "MD-ACQ-01", "MDT-MAL-01", "MDT-MAL-02")
@pytest.mark.parametrize("reserved", [False, True])
def test_the_malians_pay_gold_for_a_province_of_the_track_or_of_their_reserve(reserved: bool) -> None:
    def scenario(gold: int) -> list[str]:
        start = position("malians", "greeks").resources(0, gold=gold, military=9)
        table = (start.reserved(0, "troy") if reserved else start.track("troy")).turn(0)
        if gold < 3:
            return offers(table)
        table.play("acquire troy")
        assert purse(table, 0) == {"military": 9, "gold": 1, "vp": 1}  # 3 paid, 1 gained, the bonus
        assert pile(table, 0) == ["e1p-troy"]
        return []

    assert "acquire troy" not in scenario(2)
    scenario(3)
