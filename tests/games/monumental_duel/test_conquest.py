"""Section 9: conquering an enemy Province."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import offers, pile, play, position, purse, refuses, seat_view
from tests.rules import rule


@rule("MD-CONQ-01", "MD-CONQ-08")
def test_only_the_topmost_province_falls_and_the_rest_stays() -> None:
    table = (
        position().pile(1, "caucasus", "barricade", "troy", "barricade", "persia").pile(0, "sahara")
        .resources(0, military=9).turn(0)
    )
    assert offers(table).count("conquer") == 1  # there is no choice of Province
    table.play("conquer")
    assert pile(table, 0) == ["t1p-sahara", "e1p-persia"]
    assert pile(table, 1) == ["e2p-caucasus", "basic-barricade", "e1p-troy", "basic-barricade"]
    assert purse(table, 0) == {"military": 6}


@rule("MD-CONQ-02")
@pytest.mark.parametrize(("province", "cost"), [("troy", 3), ("ethiopia", 4), ("sicily", 5), ("gibraltar", 6)])
def test_the_printed_military_cost_goes_to_the_supply(province: str, cost: int) -> None:
    table = position().pile(1, province).resources(0, military=cost).resources(1, military=1).turn(0)
    table.play("conquer")
    assert purse(table, 0) == {}
    assert purse(table, 1) == {"military": 1}  # the victim gets nothing
    short = position().pile(1, province).resources(0, military=cost - 1, production=9, science=9).turn(0)
    refuses(short, "conquer")


@rule("MD-CONQ-02", "MD-CONQ-04")
def test_gold_helps_to_pay_the_whole_price() -> None:
    table = position().pile(1, "troy", "barricade").resources(0, military=2, gold=4).turn(0)
    table.play("conquer")
    assert offers(table) == ["pay gold 3", "pay gold 4"]
    table.play("pay gold 3")
    assert purse(table, 0) == {"gold": 1}
    assert pile(table, 0) == ["e1p-troy"]


@rule("MD-CONQ-03", "MD-CONQ-04")
@pytest.mark.parametrize("barricades", [0, 1, 2, 5])
def test_each_barricade_above_adds_two_military(barricades: int) -> None:
    cards = ("troy", *["barricade"] * barricades)
    price = 3 + 2 * barricades
    table = position().pile(1, *cards).resources(0, military=price + 1).turn(0)
    table.play("conquer")
    assert purse(table, 0) == {"military": 1}
    refuses(position().pile(1, *cards).resources(0, military=price - 1).turn(0), "conquer")


@rule("MD-CONQ-04")
def test_barricades_cannot_be_paid_away_without_the_province() -> None:
    table = position().pile(1, "troy", "barricade").resources(0, military=4).turn(0)
    refuses(table, "conquer")
    table.play("pass")
    assert pile(table, 1) == ["e1p-troy", "basic-barricade"]


@rule("MD-CONQ-05")
def test_the_province_goes_on_top_of_the_conquerors_pile() -> None:
    table = position().pile(0, "persia", "barricade").pile(1, "troy").resources(0, military=3).turn(0)
    table.play("conquer")
    assert pile(table, 0) == ["e1p-persia", "basic-barricade", "e1p-troy"]
    assert pile(table, 1) == []
    assert seat_view(table, 0)["conquered"]
    table.play("pass")
    assert seat_view(table, 0)["points"] == 2 + 12  # two Provinces; ahead or level in all four Dominations


@rule("MD-CONQ-05")
def test_a_conquered_province_can_be_taken_back() -> None:
    table = position().pile(1, "troy").resources(0, military=3).resources(1, military=3).turn(0)
    play(table, "conquer", "conquer")
    assert pile(table, 0) == []
    assert pile(table, 1) == ["e1p-troy"]


@rule("MD-CONQ-06")
@pytest.mark.parametrize("province", ["troy", "ethiopia", "ganges-delta", "pampas", "sogdiana", "phoenicia"])
def test_the_conqueror_does_not_gain_the_bonus(province: str) -> None:
    table = position().pile(1, province).resources(0, military=5).turn(0)
    before = table.view()["basic_buildings"]
    table.play("conquer")
    assert table.seat == 1  # nothing to choose, nothing gained
    assert set(purse(table, 0)) <= {"military"}
    assert seat_view(table, 1)["discard"] == []
    assert table.view()["basic_buildings"] == before


@rule("MD-CONQ-07")
def test_the_barricades_go_back_to_their_pile_and_can_be_acquired_again() -> None:
    table = (
        position(alone=True).pile(1, "persia", "barricade", "troy", "barricade", "barricade").basics(barricade=0)
        .resources(0, military=7, production=4).turn(0)
    )
    refuses(table, "acquire barricade")
    table.play("conquer")
    assert table.view()["basic_buildings"]["basic-barricade"] == 2  # the one on Persia stays
    assert pile(table, 1) == ["e1p-persia", "basic-barricade"]
    assert pile(table, 0) == ["e1p-troy"]  # the Barricades do not come along
    play(table, "acquire barricade", "acquire barricade")
    assert pile(table, 0) == ["e1p-troy", "basic-barricade", "basic-barricade"]


@rule("MD-CONQ-09")
def test_conquering_is_not_limited() -> None:
    table = position(alone=True).pile(1, "persia", "troy", "sahara").resources(0, military=9).turn(0)
    play(table, "conquer", "conquer", "conquer")
    assert pile(table, 0) == ["t1p-sahara", "e1p-troy", "e1p-persia"]
    assert purse(table, 0) == {}
    refuses(table, "conquer")


@rule("MD-CONQ-10")
@pytest.mark.parametrize("cards", [(), ("barricade",), ("barricade", "barricade")])
def test_without_a_province_there_is_nothing_to_conquer(cards: tuple[str, ...]) -> None:
    table = position().pile(1, *cards).resources(0, military=30, gold=30).turn(0)
    refuses(table, "conquer")


@rule("MD-CONQ-10")
def test_the_own_pile_is_not_an_object() -> None:
    refuses(position().pile(0, "troy").resources(0, military=9).turn(0), "conquer")


@rule("MD-CONQ-02", "MD-CONQ-03", "MDT-MAL-01", "MDT-MAL-02", "MDT-MAL-04")
def test_the_malians_pay_gold_barricades_included() -> None:
    table = position("malians").pile(1, "troy", "barricade").resources(0, gold=5, military=9).turn(0)
    table.play("conquer")
    assert purse(table, 0) == {"military": 9, "gold": 1}  # 5 paid, then 1 gained
    short = position("malians").pile(1, "troy", "barricade").resources(0, gold=4, military=9).turn(0)
    refuses(short, "conquer")


@rule("MD-CONQ-02", "MD-CONQ-03", "MDE-CRD-14")
def test_gunpowder_reduces_the_whole_price_by_one() -> None:
    def table_with(military: int) -> list[str]:
        table = (
            position("mughals", "greeks").policies(0, "gunpowder", lines=("row-1",), active=("gunpowder",))
            .pile(1, "troy", "barricade").resources(0, military=military).turn(0)
        )
        return offers(table)

    assert "conquer" in table_with(4)
    assert "conquer" not in table_with(3)


@rule("MD-CONQ-01", "MDT-AZT-05", "MDT-AZT-07")
def test_a_marked_province_comes_without_its_markers() -> None:
    table = position("greeks", "aztecs").pile(1, "troy+mountainous").resources(0, military=3).turn(0)
    table.play("conquer")
    assert seat_view(table, 0)["pile"] == [{"id": "e1p-troy", "markers": []}]
    assert seat_view(table, 1)["markers"] == [2, 2, 2]


@rule("MD-CONQ-09", "MD-PASS-07")
def test_a_passed_player_can_be_conquered() -> None:
    table = position(alone=True).pile(1, "troy").resources(0, military=3).turn(0)
    table.play("conquer")
    assert pile(table, 1) == []
