"""Section 11: Scientific Progress."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    archive, attached, city, deck_size, deck_top, discard, kinds_logged, offers, play, position, purse, refuses,
    seat_view,
)
from tests.rules import rule


@rule("MD-SCI-01", "MD-SCI-02", "MD-SCI-03")
def test_two_science_draw_the_top_card_and_use_it() -> None:
    table = position("mughals", "greeks").deck(0, "shooting-range", "workshop").resources(0, science=3).turn(0)
    table.play("progress")
    assert purse(table, 0) == {"science": 1, "military": 2}
    assert discard(table, 0) == ["basic-shooting-range"]
    assert deck_top(table, 0) == ["basic-workshop"]
    assert table.seat == 1


@rule("MD-SCI-01")
def test_less_than_two_science_is_not_enough() -> None:
    refuses(position().resources(0, science=1, production=9, military=9, culture=9).turn(0), "progress")
    table = position().deck(0, "fort").resources(0, science=1, gold=1).turn(0)
    table.play("progress")  # Gold stands in
    assert purse(table, 0) == {"military": 1}


@rule("MD-SCI-02")
def test_the_output_comes_before_the_effect_and_may_pay_it() -> None:
    table = position().deck(0, "bazaar").resources(0, science=2).turn(0)
    table.play("progress")  # 2 Science; pay 1 basic resource to gain 1 Gold
    assert purse(table, 0) == {"science": 2}
    table.play("yes")
    assert purse(table, 0) == {"science": 1, "gold": 1}


@rule("MD-SCI-02")
def test_an_effect_that_cannot_be_paid_is_not_offered() -> None:
    table = position().deck(0, "scytale").resources(0, science=2).turn(0)
    table.play("progress")  # pay 1 Science to spy: none left
    assert table.seat == 1
    assert discard(table, 0) == ["e1k-scytale"]


@rule("MD-SCI-03")
def test_the_card_goes_to_the_discard_pile_only_when_everything_is_resolved() -> None:
    table = position().deck(0, "palace-of-westminster").discard(0, "fort").resources(0, science=2).turn(0)
    play(table, "progress", "yes")  # archive a card of the City or of the discard pile to gain 1 Victory Point
    assert table.view()["in_use"] == ["e3w-westminster"]
    assert "pick fort" in offers(table)
    refuses(table, "pick palace-of-westminster")
    table.play("pick fort")
    assert table.view()["in_use"] == []
    assert discard(table, 0) == ["e3w-westminster"]
    assert archive(table, 0) == ["start-fort"]
    assert purse(table, 0) == {"vp": 1}


@rule("MD-SCI-03")
def test_a_drawn_card_that_draws_a_card() -> None:
    table = position().deck(0, "caravanserai", "laboratory").resources(0, science=2, production=1).turn(0)
    play(table, "progress", "yes", "spend production")  # 2 Gold; pay 1 basic resource to draw and use
    assert purse(table, 0) == {"gold": 2, "science": 2}
    assert discard(table, 0) == ["basic-laboratory", "t2b-caravanserai"]
    assert table.view()["in_use"] == []


@rule("MD-SCI-04")
def test_progress_is_not_limited_per_round() -> None:
    table = position(alone=True).deck(0, "laboratory", "laboratory", "fort").resources(0, science=2).turn(0)
    play(table, "progress", "progress", "progress")
    assert purse(table, 0) == {"military": 1}
    refuses(table, "progress")


@rule("MD-SCI-05", "MD-SCI-08", "MD-TERM-22", "MD-OPEN-41")
def test_with_an_empty_deck_the_science_is_wasted_and_nothing_is_shuffled() -> None:
    table = (
        position().deck(0, only=True).discard(0, "fort", "library").resources(0, science=3, gold=1).turn(0)
    )
    assert deck_size(table, 0) == 0
    assert "progress" in offers(table)
    play(table, "progress", "pay gold 0")
    assert purse(table, 0) == {"science": 1, "gold": 1}
    assert deck_size(table, 0) == 0
    assert discard(table, 0) == ["start-fort", "start-library"]
    assert "reshuffles" not in kinds_logged(table)
    assert table.seat == 1


@rule("MD-SCI-06")
def test_a_drawn_knowledge_is_used_and_draws_no_second_card() -> None:
    table = position().deck(0, "weights-and-measures", "fort").resources(0, science=2, gold=1).turn(0)
    before = deck_size(table, 0)
    play(table, "progress", "pay gold 0")
    assert purse(table, 0) == {"production": 1, "gold": 1}
    play(table, "yes", "gain science")  # pay 1 Gold to gain 2 different basic resources: the other is Military
    assert purse(table, 0) == {"production": 1, "science": 1, "military": 1}
    assert deck_size(table, 0) == before - 1
    assert deck_top(table, 0) == ["start-fort"]
    assert discard(table, 0) == ["t1k-weights"]
    assert set(attached(table, 0)) == {None}


@rule("MD-SCI-07")
def test_the_drawn_card_is_not_a_city_card() -> None:
    scenario = position().deck(0, "law-court").city(0, {6: None, 7: None, 8: "library"}).tilt(0, 1, 2, 3, 4, 5)
    table = scenario.resources(0, science=2).turn(0)
    play(table, "progress", "yes")  # archive a card: the inactive ones of the City are slots 8 and 9
    assert offers(table) == ["stop", "slot 8", "slot 9"]
    table.play("slot 8")
    assert archive(table, 0) == ["start-library"]
    assert discard(table, 0) == ["e1b-law-court"]


@rule("MD-SCI-07")
def test_the_drawn_card_alone_cannot_be_archived() -> None:
    scenario = position().deck(0, "law-court").city(0, dict.fromkeys(range(6, 10))).tilt(0, 1, 2, 3, 4, 5)
    table = scenario.resources(0, science=2).turn(0)
    table.play("progress")
    assert table.seat == 1  # nothing to archive: the effect is not offered
    assert archive(table, 0) == []


@rule("MD-SCI-07", "MD-OPEN-34")
def test_the_drawn_card_does_not_count_as_activated() -> None:
    table = (
        position(alone=True).city(0, {1: "hoplite-ground", 2: "fort", 3: "library"}).tilt(0, 1, 2, 3)
        .deck(0, "shooting-range").resources(0, science=2).turn(0)
    )
    play(table, "progress", "use hoplite-ground")
    assert purse(table, 0) == {"military": 3}  # 2 of the Shooting Range, 1 for the Fort only
    assert city(table, 0)[0] == "greek-hoplite-ground"


@rule("MDE-SCI-01", "MDE-REV-03")
def test_a_drawn_revolt_goes_back_to_its_pile() -> None:
    table = position(alone=True).deck(0, "revolt", "fort").resources(0, science=4).turn(0)
    table.play("progress")
    assert table.view()["revolts"] == 10
    assert discard(table, 0) == []
    assert purse(table, 0) == {"science": 2}
    assert table.view()["in_use"] == []
    table.play("progress")  # no second card came for the Revolt
    assert purse(table, 0) == {"military": 1}


@rule("MD-SCI-01", "MDE-CRD-03")
@pytest.mark.parametrize(("science", "times"), [(1, 1), (3, 2), (2, 1)])
def test_with_scientific_method_the_first_one_costs_one_less(science: int, times: int) -> None:
    table = (
        position(alone=True).policies(0, "scientific-method").deck(0, "fort", "fort", "fort")
        .resources(0, science=science).turn(0)
    )
    play(table, *["progress"] * times)
    refuses(table, "progress")
    assert purse(table, 0)["military"] == times


@rule("MDE-CRD-03", "MD-TERM-19")
def test_a_progress_before_scientific_method_was_the_first_of_the_round() -> None:
    table = (
        position(alone=True).deck(0, "fort", "fort").resources(0, science=3, culture=1).turn(0)
    )
    play(table, "progress", "develop scientific-method", "slot 1")
    assert purse(table, 0) == {"science": 1, "military": 1}
    refuses(table, "progress")  # the second of the round costs 2


@rule("MD-SCI-01")
def test_the_opponents_deck_is_left_alone() -> None:
    table = position().deck(0, "fort").deck(1, "workshop").resources(0, science=2).turn(0)
    before = deck_size(table, 1)
    table.play("progress")
    assert deck_size(table, 1) == before
    assert seat_view(table, 1)["discard"] == []
