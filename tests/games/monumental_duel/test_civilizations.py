"""21. Civilization rules."""

from __future__ import annotations

import pytest

import clio
from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, discard, offers, pile, play, purse, refuses, seat_view,
)
from tests.rules import rule

FIVE = ("gunpowder", "secularism", "mansabdar", "mughal-architecture", "dahsala")
LINES = ("row-1", "row-2", "row-3", "column-1", "column-3")


def mughals(n: int, active: tuple[str, ...] = (), **stock: int) -> Scenario:
    """A Mughal player with the first n of his Policies."""
    return (
        Scenario("mughals", "greeks").track().policies(0, *FIVE[:n], lines=LINES[:n], active=active)
        .resources(0, **stock)
    )


def laid(table: Table) -> dict[str, str | None]:
    """Where each Policy lies."""
    return {policy["id"].removeprefix("mughal-"): policy["line"] for policy in seat_view(table, 0)["policies"]}


def active(table: Table, seat: int = 0) -> list[str]:
    return [policy["id"] for policy in seat_view(table, seat)["policies"] if policy["active"]]


# ---------------------------------------------------------------- 21.1 Mughals
@rule("MDE-MUG-01", "MDE-MUG-02")
def test_the_first_mughal_policy_goes_beside_a_row_of_the_players_choice() -> None:
    table = play(mughals(0, culture=1).turn(0), "develop gunpowder")
    assert offers(table) == ["line row 1", "line row 2", "line row 3"]
    refuses(table, "line column 1")
    play(table, "line row 2")
    assert laid(table) == {"gunpowder": "row-2"}


@rule("MDE-MUG-01", "MDE-MUG-02")
def test_the_second_goes_beside_another_row_and_covers_nothing() -> None:
    table = play(mughals(1, culture=2).turn(0), "develop dahsala")
    assert offers(table) == ["line row 2", "line row 3"]
    refuses(table, "line row 1")
    play(table, "line row 3")
    assert laid(table) == {"gunpowder": "row-1", "dahsala": "row-3"}


@rule("MDE-MUG-02")
def test_the_third_goes_beside_the_row_left() -> None:
    table = play(mughals(2, culture=3).turn(0), "develop dahsala")
    assert laid(table) == {"gunpowder": "row-1", "secularism": "row-2", "dahsala": "row-3"}


@rule("MDE-MUG-03")
def test_the_fourth_and_fifth_go_below_two_different_columns() -> None:
    table = mughals(3, culture=9).did(1, "passed").turn(0)
    play(table, "develop dahsala")
    assert offers(table) == ["line column 1", "line column 2", "line column 3"]
    refuses(table, "line row 1")
    play(table, "line column 2")
    assert laid(table)["dahsala"] == "column-2"
    table = play(mughals(4, culture=5).turn(0), "develop dahsala")
    assert offers(table) == ["line column 2", "line column 3"]
    play(table, "line column 3")
    assert sorted(str(line) for line in laid(table).values()) == ["column-1", "column-3", "row-1", "row-2", "row-3"]


@rule("MDE-MUG-04")
@pytest.mark.parametrize(("move", "expected"), [
    ("activate row 1 column 1", ["mughal-gunpowder", "mughal-architecture"]),
    ("activate row 3 column 3", ["mughal-mansabdar", "mughal-dahsala"]),
    ("activate row 2 column 2", ["mughal-secularism"]),
])
def test_a_row_and_a_column_activate_the_policies_laid_at_them(move: str, expected: list[str]) -> None:
    table = play(mughals(5).activation(0), move)
    assert active(table) == expected


@rule("MDE-MUG-04")
def test_without_a_policy_at_the_lines_none_is_active() -> None:
    table = play(mughals(1).activation(0), "activate row 2 column 1")
    assert active(table) == []


@rule("MDE-MUG-05")
def test_activated_policies_stay_where_they_are() -> None:
    table = play(mughals(5).activation(0), "activate row 1 column 1", "activate row 1 column 1")
    before = laid(table)
    play(table, "pass", "pass")
    assert table.view()["round"] == 3
    assert laid(table) == before
    assert not [card for card in discard(table, 0) + archive(table, 0) if "gunpowder" in card]


@rule("MDE-MUG-06")
def test_a_policy_developed_after_its_row_was_activated_waits_for_a_later_round() -> None:
    table = mughals(0, culture=1).did(1, "passed").turn(0)
    play(table, "develop dahsala", "line row 1", "stop")
    assert active(table) == []
    refuses(table, "use dahsala")
    play(table, "pass", "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert (table.seat, active(table)) == (0, ["mughal-dahsala"])
    play(table, "use dahsala")
    assert purse(table, 0)["gold"] == 1


@rule("MDE-MUG-06")
def test_an_active_policy_sleeps_in_a_round_in_which_its_line_is_not_activated() -> None:
    table = mughals(5, active=("dahsala",)).turn(0)
    assert "use dahsala" in offers(table)
    play(table, "pass", "pass")
    assert active(table) == [], "not even before the next activation"
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert table.seat == 0
    refuses(table, "use dahsala")


@rule("MDE-MUG-06")
def test_a_permanent_policy_works_only_while_active() -> None:
    asleep = mughals(1, military=2).track("troy").turn(0)
    refuses(asleep, "acquire troy")
    awake = mughals(1, active=("gunpowder",), military=2).track("troy").turn(0)
    play(awake, "acquire troy")
    assert pile(awake, 0) == ["e1p-troy"]


@rule("MDE-MUG-06")
@pytest.mark.parametrize(("awake", "gold"), [((), {}), (("mughal-architecture",), {"gold": 2})])
def test_a_triggered_policy_works_only_while_active(awake: tuple[str, ...], gold: dict[str, int]) -> None:
    table = mughals(4, active=awake, production=3).track("apadana-of-persepolis").turn(0)
    play(table, "acquire apadana-of-persepolis")
    assert purse(table, 0) == gold


@rule("MDE-MUG-07")
def test_the_second_policy_costs_2_and_gives_both_bonuses() -> None:
    table = mughals(1, culture=1).turn(0)
    refuses(table, "develop mansabdar")
    table = play(mughals(1, culture=2).turn(0), "develop mansabdar", "line row 2")
    assert offers(table) == ["pick gunpowder", "pick mansabdar"], "the order is the owner's"
    play(table, "pick mansabdar", "slot 1")
    assert purse(table, 0) == {"gold": 1}, "1 Gold by Gunpowder, no Culture left"
    assert len(archive(table, 0)) == 1


@rule("MDE-MUG-07")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_nth_mughal_policy_costs_n_culture(n: int) -> None:
    name = FIVE[n - 1]
    refuses(mughals(n - 1, culture=n - 1, gold=9).turn(0), f"develop {name}")
    table = play(mughals(n - 1, culture=n).turn(0), f"develop {name}")
    assert "culture" not in purse(table, 0)


@rule("MDE-MUG-08")
def test_two_active_policies_are_used_once_each() -> None:
    table = mughals(5, active=("secularism", "dahsala"), production=1).did(1, "passed").turn(0)
    play(table, "use dahsala")
    refuses(table, "use dahsala")
    used = {policy["id"]: policy["used"] for policy in seat_view(table, 0)["policies"]}
    assert (used["mughal-dahsala"], used["mughal-secularism"]) == (True, False)
    play(table, "use secularism", "spend production", "gain science")
    refuses(table, "use dahsala", "use secularism")
    assert purse(table, 0) == {"gold": 1, "science": 1, "military": 1}


# ---------------------------------------------------------------- 21.2 Aksumites
def routes(seat: int = 0, covered: bool = False, first: int = 0, **stock: int) -> Scenario:
    """Maritime Trade Routes developed by the Aksumites."""
    civilizations = ("aksumites", "greeks") if seat == 0 else ("greeks", "aksumites")
    more = ("salt-mines",) if covered else ()
    return (
        Scenario(*civilizations, first=first).track("troy", "persia", "bartering")
        .policies(seat, "maritime-trade-routes", *more).resources(seat, **stock)
    )


@rule("MDE-AKS-01", "MDE-AKS-04", "MDE-AKS-05")
def test_at_the_start_of_the_round_a_victory_point_reserves_a_card() -> None:
    table = routes(vp=3).round_start()
    before = seat_view(table, 0)["points"]
    assert offers(table) == ["use maritime-trade-routes", "no"]
    play(table, "use maritime-trade-routes")
    assert offers(table) == ["pick bartering", "pick troy", "pick persia"]
    play(table, "pick troy")
    assert seat_view(table, 0)["reserved"] == ["e1p-troy"]
    assert table.view()["track"] == [None, None, None, None, "e1p-persia", "e1k-bartering"]
    assert purse(table, 0) == {"vp": 2}
    assert seat_view(table, 0)["points"] == before - 1
    assert offers(table)[0] == "activate row 1 column 1", "once per round, though 2 Victory Points are left"


@rule("MDE-AKS-01")
def test_reserving_may_be_declined() -> None:
    table = play(routes(vp=1).round_start(), "no")
    assert (purse(table, 0), seat_view(table, 0)["reserved"]) == ({"vp": 1}, [])
    assert offers(table)[0] == "activate row 1 column 1"


@rule("MDE-AKS-01")
@pytest.mark.parametrize(("covered", "vp"), [(True, 3), (False, 0)])
def test_no_offer_when_the_policy_is_covered_or_without_a_victory_point(covered: bool, vp: int) -> None:
    table = routes(covered=covered, vp=vp, gold=5).round_start()
    assert offers(table)[0] == "activate row 1 column 1"


@rule("MDE-AKS-01")
def test_no_offer_without_a_card_on_the_track() -> None:
    table = routes(vp=3).track().round(9, last=True).round_start()
    assert offers(table)[0] == "activate row 1 column 1", "a Victory Point would buy nothing"


@rule("MDE-AKS-02")
def test_the_start_of_the_round_is_before_any_city_activation_and_no_action() -> None:
    table = routes(seat=1, first=0, vp=1).round_start()
    assert table.seat == 1, "before the First Player activates"
    play(table, "use maritime-trade-routes", "pick persia")
    assert table.seat == 0
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert table.seat == 1
    assert "ambassador spy" in offers(table), "his turns are all there"
    refuses(table, "use maritime-trade-routes")


@rule("MDE-AKS-03")
def test_with_two_reserved_cards_the_effect_is_not_available() -> None:
    table = routes(vp=3).reserved(0, "scytale", "credit").round_start()
    assert offers(table)[0] == "activate row 1 column 1"
    table = play(routes(vp=3).reserved(0, "scytale").round_start(), "use maritime-trade-routes", "pick troy")
    assert seat_view(table, 0)["reserved"] == ["e1k-scytale", "e1p-troy"]


@rule("MDE-AKS-05")
def test_the_effect_comes_again_in_the_next_round() -> None:
    table = play(routes(vp=2).round_start(), "use maritime-trade-routes", "pick troy")
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass", "pass")
    assert (table.seat, offers(table)) == (0, ["use maritime-trade-routes", "no"])


@rule("MDE-AKS-01")
def test_only_its_owner_acquires_a_reserved_card() -> None:
    table = play(routes(vp=1, gold=3).resources(1, gold=3).round_start(), "use maritime-trade-routes", "pick troy")
    play(table, "activate row 1 column 1", "activate row 1 column 1", "ambassador spy", "train")
    assert table.seat == 1
    refuses(table, "acquire troy")
    play(table, "pass", "acquire troy")
    assert pile(table, 0) == ["e1p-troy"]
    assert seat_view(table, 0)["reserved"] == []


# ---------------------------------------------------------------- 21.3 Malians
def malians(**stock: int) -> Scenario:
    return Scenario("malians", "aztecs").track("troy").resources(0, **stock).did(1, "passed")


@rule("MDT-MAL-01", "MDT-MAL-03")
def test_malians_pay_gold_for_a_province_of_the_track_and_gain_1() -> None:
    table = play(malians(gold=3, military=3).turn(0), "acquire troy")
    assert purse(table, 0) == {"gold": 1, "military": 3, "vp": 1}
    assert pile(table, 0) == ["e1p-troy"]


@rule("MDT-MAL-01", "MDT-MAL-03")
def test_malians_pay_gold_for_a_province_of_the_opponent_and_its_barricades() -> None:
    refuses(malians(gold=6, military=9).pile(1, "sahara", "barricade", "barricade").turn(0), "conquer")
    table = play(malians(gold=7).pile(1, "sahara", "barricade", "barricade").turn(0), "conquer")
    assert purse(table, 0) == {"gold": 1}, "3 + 2 + 2 paid, then 1 gained; no bonus of Sahara"
    assert (pile(table, 0), pile(table, 1)) == (["t1p-sahara"], [])


@rule("MDT-MAL-02")
def test_malians_never_pay_military_for_a_province_not_even_a_part() -> None:
    table = malians(gold=2, military=9).pile(1, "sahara").turn(0)
    refuses(table, "acquire troy", "conquer")


@rule("MDT-MAL-04")
def test_the_gold_gained_does_not_reduce_the_price() -> None:
    refuses(malians(gold=2).turn(0), "acquire troy")
    table = play(malians(gold=4).turn(0), "acquire troy")
    assert purse(table, 0) == {"gold": 2, "vp": 1}


@rule("MDT-MAL-03")
def test_malians_gain_1_gold_each_time() -> None:
    table = malians(gold=9).track("troy", "persia").pile(1, "sahara").turn(0)
    play(table, "acquire troy", "acquire persia", "conquer")
    assert purse(table, 0) == {"gold": 3, "vp": 1}, "9 - 3 x 3 + 3 x 1"


@rule("MDT-MAL-03")
def test_the_opponent_of_the_malians_gains_nothing_by_conquering_from_them() -> None:
    table = Scenario("malians", "greeks").track().pile(0, "sahara").resources(1, military=3).turn(1)
    play(table, "conquer")
    assert (purse(table, 0), purse(table, 1)) == ({}, {})


@rule("MDT-MAL-05")
def test_malians_pay_military_and_gold_by_the_common_rules_elsewhere() -> None:
    table = malians(gold=1, military=1).turn(0)
    play(table, "advantage military", "stake 2")
    assert purse(table, 0) == {}
    assert table.view()["advantage"] == {"holder": 0, "resource": "military", "tokens": 2}


# ---------------------------------------------------------------- 21.4 Aztecs
def aztecs(*provinces: str, **stock: int) -> Scenario:
    """Floating Gardens activated, these Provinces controlled."""
    return (
        Scenario("aztecs", "greeks").track().city(0, {1: "floating-gardens", 2: "ball-court"}).tilt(0, 1, 2)
        .pile(0, *(provinces or ("valley-of-mexico",))).resources(0, **stock)
    )


def markers(table: Table, seat: int = 0) -> list[list[str]]:
    return [card["markers"] for card in seat_view(table, seat)["pile"]]


@rule("MDT-AZT-01")
def test_the_aztecs_begin_with_6_markers_2_of_each_type() -> None:
    table = clio.new("monumental-duel", seed=1, options={"modules": "trade", "civilizations": ["aztecs", "japanese"]})
    assert seat_view(table, 0)["markers"] == [2, 2, 2]
    assert seat_view(table, 1)["markers"] is None


@rule("MDT-AZT-01", "MDT-AZT-02", "MDT-AZT-03")
def test_floating_gardens_adds_a_type_to_a_controlled_province() -> None:
    table = aztecs().pile(1, "troy").turn(0)
    play(table, "use floating-gardens")
    assert offers(table) == ["type mountainous", "type coastal"], "the Valley of Mexico is Agricultural already"
    refuses(table, "type agricultural")
    play(table, "type coastal")
    assert (markers(table), seat_view(table, 0)["markers"]) == ([["coastal"]], [2, 1, 2])
    assert markers(table, 1) == [[]]


@rule("MDT-AZT-02")
def test_the_province_is_chosen_among_the_own_ones() -> None:
    table = play(aztecs("valley-of-mexico", "barricade", "sahara").pile(1, "troy").turn(0), "use floating-gardens")
    assert offers(table) == ["pick sahara", "pick valley-of-mexico"]
    refuses(table, "pick troy", "pick barricade")
    play(table, "pick sahara", "type agricultural")
    assert markers(table) == [[], [], ["agricultural"]]


@rule("MDT-AZT-03")
def test_a_province_never_has_a_type_twice() -> None:
    table = play(aztecs("sahara+coastal", "valley-of-mexico").turn(0), "use floating-gardens", "pick sahara")
    assert markers(table) == [["coastal", "agricultural"], []], "the only type left is placed"


@rule("MDT-AZT-01", "MDT-AZT-03")
def test_a_type_whose_two_markers_lie_on_provinces_cannot_be_placed() -> None:
    table = aztecs("sahara+coastal", "persia+coastal", "valley-of-mexico").turn(0)
    assert seat_view(table, 0)["markers"] == [2, 0, 2]
    play(table, "use floating-gardens", "pick valley-of-mexico")
    assert markers(table) == [["coastal"], ["coastal"], ["mountainous"]]


@rule("MDT-AZT-04")
@pytest.mark.parametrize(("provinces", "military"), [
    (("valley-of-mexico",), 1), (("valley-of-mexico+coastal",), 2), (("valley-of-mexico+coastal+mountainous",), 3),
    (("valley-of-mexico", "flanders"), 1), (("valley-of-mexico+coastal", "troy"), 2),
])
def test_a_province_counts_once_for_each_of_its_types(provinces: tuple[str, ...], military: int) -> None:
    table = play(aztecs(*provinces).turn(0), "use ball-court")
    assert purse(table, 0) == {"military": military}


@rule("MDT-AZT-04")
def test_a_marker_makes_a_province_coastal_for_other_effects() -> None:
    plain = play(aztecs().city(0, {3: "coasting-trade"}).tilt(0, 3).turn(0), "use coasting-trade")
    assert purse(plain, 0) == {"gold": 1}
    marked = aztecs("valley-of-mexico+coastal").city(0, {3: "coasting-trade"}).tilt(0, 3).turn(0)
    assert purse(play(marked, "use coasting-trade"), 0) == {"gold": 2}


@rule("MDT-AZT-05")
def test_the_markers_of_a_conquered_province_return_to_the_aztec_stock() -> None:
    table = aztecs("valley-of-mexico+coastal+mountainous").resources(1, military=3).turn(1)
    assert seat_view(table, 0)["markers"] == [1, 1, 2]
    play(table, "conquer")
    assert pile(table, 1) == ["aztec-start-province"]
    assert markers(table, 1) == [[]]
    assert seat_view(table, 0)["markers"] == [2, 2, 2]


@rule("MDT-AZT-06")
def test_placing_is_optional_and_a_placed_marker_is_never_moved() -> None:
    table = aztecs("valley-of-mexico+coastal").turn(0)
    play(table, "pass", "pass")
    assert markers(table) == [["coastal"]], "nobody must use the Knowledge"
    full = play(aztecs("valley-of-mexico+coastal+mountainous").turn(0), "use floating-gardens")
    assert offers(full) == ["gain production", "gain science", "gain military"], "1 basic resource instead"
    play(full, "gain science")
    assert markers(full) == [["mountainous", "coastal"]]


@rule("MDT-AZT-07")
def test_the_starting_province_is_a_province_in_every_respect() -> None:
    table = clio.new("monumental-duel", seed=1, options={"modules": "trade", "civilizations": ["aztecs", "japanese"]})
    assert (pile(table, 0), pile(table, 1)) == (["aztec-start-province"], [])
    mine, theirs = (dict(score.lines) for score in table.result.scores)
    assert (mine["provinces"], theirs["provinces"]) == (1, 0)
    assert (mine["domination-provinces"], theirs["domination-provinces"]) == (3, 0)


@rule("MDT-AZT-07")
def test_the_starting_province_is_conquered_for_3_military() -> None:
    refuses(aztecs().resources(1, military=2).turn(1), "conquer")
    table = play(aztecs().resources(1, military=3).turn(1), "conquer")
    assert (pile(table, 0), pile(table, 1), purse(table, 1)) == ([], ["aztec-start-province"], {})


# ---------------------------------------------------------------- 21.5 Greeks, 21.6 Japanese
@rule("MDE-GRE-01", "MDT-JAP-01")
@pytest.mark.parametrize(("civ", "other", "one", "two"), [
    ("greeks", "aksumites", "poliorcetics", "treaties"), ("japanese", "aksumites", "bushido", "sakoku"),
])
def test_greeks_and_japanese_follow_the_common_rules(civ: str, other: str, one: str, two: str) -> None:
    new = clio.new("monumental-duel", seed=3, options={"modules": "both", "civilizations": [civ, other]})
    mine = seat_view(new, 0)
    assert (purse(new, 0), mine["pile"], mine["markers"]) == ({"gold": 2}, [], None)

    table = Scenario(civ, other).track("troy").resources(0, military=3).turn(0)
    play(table, "acquire troy")
    assert purse(table, 0) == {"vp": 1}, "Military is paid and no Gold gained"

    table = Scenario(civ, other).policies(0, one).resources(0, culture=2).turn(0)
    play(table, f"develop {two}")
    seen = seat_view(table, 0)["policies"]
    assert [(policy["active"], policy["line"]) for policy in seen] == [(False, None), (True, None)]
    assert (city(table, 0).count(None), attached(table, 0)) == (0, [None] * 9)
