"""Section 7.4: Wonders, in two sections."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    deck_size, deck_top, discard, offers, play, position, purse, refuses, seat_view, status,
)
from tests.rules import rule


@rule("MD-WON-01", "MD-WON-02", "MD-WON-03")
def test_the_first_section_is_one_action_and_gives_no_bonus() -> None:
    table = position().track("temple-of-artemis").resources(0, production=6).turn(0)
    refuses(table, "complete")
    before = deck_size(table, 0)
    table.play("acquire temple-of-artemis")  # 3 + 3, completed: 2 Gold
    assert table.seat == 1  # the action is over
    assert purse(table, 0) == {"production": 3}
    assert seat_view(table, 0)["wonder"] == "t1w-artemis"
    assert deck_size(table, 0) == before
    assert "t1w-artemis" not in table.view()["track"]


@rule("MD-WON-01", "MD-WON-06", "MD-WON-07", "MD-WON-08")
def test_the_second_section_is_another_action_with_the_bonus() -> None:
    table = position().track("temple-of-artemis").resources(0, production=6).turn(0)
    play(table, "acquire temple-of-artemis", "pass", "complete")
    assert purse(table, 0) == {"gold": 2}
    assert seat_view(table, 0)["wonder"] is None
    assert deck_top(table, 0) == ["t1w-artemis"]
    refuses(table, "complete")  # the pawn is back in the supply


@rule("MD-WON-02")
@pytest.mark.parametrize(("wonder", "cost"), [("great-wall", 3), ("doges-palace", 4), ("panama-canal", 5)])
def test_the_left_cost_is_paid_in_production(wonder: str, cost: int) -> None:
    table = position().track(wonder).resources(0, production=cost).turn(0)
    table.play(f"acquire {wonder}")
    assert purse(table, 0) == {}
    short = position().track(wonder).resources(0, production=cost - 1, science=9, military=9).turn(0)
    refuses(short, f"acquire {wonder}")


@rule("MD-WON-03", "MDE-CRD-21")
def test_the_great_wall_hurts_the_opponent_only_when_completed() -> None:
    table = position(alone=True).track("great-wall").resources(0, production=6).turn(0)
    table.play("acquire great-wall")
    assert discard(table, 1) == []
    table.play("complete")
    assert discard(table, 1) == ["revolt"]


@rule("MD-WON-04", "MD-WON-05")
@pytest.mark.parametrize(
    ("kept", "stays", "goes"),
    [("great-wall", "e1w-great-wall", "t1w-artemis"), ("temple-of-artemis", "t1w-artemis", "e1w-great-wall")],
)
def test_with_a_second_wonder_one_of_the_two_is_given_up(kept: str, stays: str, goes: str) -> None:
    table = (
        position(alone=True).wonder(0, "great-wall").track("temple-of-artemis").resources(0, production=9).turn(0)
    )
    table.play("acquire temple-of-artemis")
    assert offers(table) == ["pick great-wall", "pick temple-of-artemis"]
    table.play(f"pick {kept}")
    assert seat_view(table, 0)["wonder"] == stays  # one, not two
    assert table.view()["removed"] == [goes]
    assert goes not in table.view()["track"]
    assert discard(table, 0) == []
    assert table.view()["development_discard"] == []
    refuses(table, "acquire great-wall", "acquire temple-of-artemis")
    table.play("complete")
    assert deck_top(table, 0) == [stays]
    assert purse(table, 0).get("gold", 0) == (2 if stays == "t1w-artemis" else 0)
    refuses(table, "complete")  # the other is not waiting


@rule("MD-WON-04")
def test_each_player_has_a_wonder_of_his_own_under_construction() -> None:
    table = position().wonder(1, "great-wall").track("temple-of-artemis").resources(0, production=3).turn(0)
    table.play("acquire temple-of-artemis")
    assert table.seat == 1  # nothing to choose
    assert seat_view(table, 0)["wonder"] == "t1w-artemis"
    assert seat_view(table, 1)["wonder"] == "e1w-great-wall"


@rule("MD-WON-06")
def test_completing_costs_the_right_cost_of_the_own_wonder() -> None:
    refuses(position().wonder(0, "doges-palace").resources(0, production=3, science=9).turn(0), "complete")
    refuses(position().wonder(1, "doges-palace").resources(0, production=9).turn(0), "complete")
    table = position().wonder(0, "statue-of-liberty").resources(0, production=4, gold=2).turn(0)
    play(table, "complete", "pay gold 1")  # 5 Production
    assert purse(table, 0) == {"gold": 1, "culture": 2}


@rule("MD-WON-07", "MD-WON-08")
def test_the_bonus_comes_before_the_wonder_goes_on_the_deck() -> None:
    table = position().wonder(0, "cothon-of-carthage").resources(0, production=3).turn(0)
    table.play("complete")  # gain a Basic Building
    assert seat_view(table, 0)["wonder"] is None
    assert deck_top(table, 0) == []
    table.play("pick workshop")
    assert deck_top(table, 0) == ["t1w-cothon", "basic-workshop"]  # the Wonder on top


@rule("MD-WON-07")
def test_the_bonus_cannot_pay_for_its_own_section() -> None:
    table = position().wonder(0, "temple-of-artemis").resources(0, production=2).turn(0)
    refuses(table, "complete")  # 3 Production; the 2 Gold come later


@rule("MD-WON-08")
def test_what_the_bonus_draws_is_not_the_wonder_itself() -> None:
    table = (
        position().wonder(0, "bandiagara-escarpment").espionage(0, "stolen-plans").deck(0, "mine")
        .resources(0, production=4, agent=1).dice(6).turn(0)
    )
    play(table, "complete", "deploy")  # spy for free, nothing to re-roll with; a 6 draws a card and uses it
    play(table, "no")  # the Mine, whose effect is declined
    assert discard(table, 0) == ["start-mine"]
    assert deck_top(table, 0) == ["e2w-bandiagara"]


@rule("MD-WON-09", "MD-TERM-12")
def test_build_a_section_offers_the_track_and_the_wonder_under_construction() -> None:
    table = (
        position("japanese").free_track("palmyra").wonder(0, "great-wall").reserved(0, "machu-picchu")
        .track("temple-of-artemis", "panama-canal", "watchtower").resources(0, production=1, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate palmyra", "yes")  # 2 Production less
    assert offers(table) == ["pick great-wall", "pick temple-of-artemis"]  # 1 each; the Canal costs 3
    refuses(table, "pick machu-picchu", "pick panama-canal", "pick watchtower")


@rule("MD-WON-09", "MD-WON-10", "MD-TERM-12")
def test_build_a_section_builds_the_first_section_only() -> None:
    table = (
        position("japanese").free_track("palmyra").track("temple-of-artemis")
        .resources(0, production=9, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate palmyra", "yes")
    assert table.seat == 1  # one Wonder within reach, one section of it
    assert purse(table, 0) == {"production": 8}  # 3 - 2, no bonus
    assert seat_view(table, 0)["wonder"] == "t1w-artemis"
    assert deck_top(table, 0) == []
    assert table.view()["track"] == [None] * 6


@rule("MD-WON-09", "MD-WON-10")
def test_build_a_section_may_build_the_second_section() -> None:
    table = (
        position("japanese").free_track("palmyra").wonder(0, "temple-of-artemis").track("great-wall")
        .resources(0, production=9, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate palmyra", "yes", "pick temple-of-artemis")
    assert purse(table, 0) == {"production": 8, "gold": 2}
    assert deck_top(table, 0) == ["t1w-artemis"]
    assert seat_view(table, 0)["wonder"] is None
    assert table.view()["track"][-1] == "e1w-great-wall"
    assert table.seat == 1


@rule("MD-WON-05", "MD-WON-09")
def test_build_a_section_with_a_second_wonder_gives_one_up() -> None:
    table = (
        position("japanese").free_track("palmyra").wonder(0, "temple-of-artemis").track("great-wall")
        .resources(0, production=1, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate palmyra", "yes", "pick great-wall", "pick great-wall")
    assert table.view()["removed"] == ["t1w-artemis"]
    assert seat_view(table, 0)["wonder"] == "e1w-great-wall"


@rule("MD-WON-09")
def test_without_a_section_within_reach_the_effect_is_not_offered() -> None:
    table = position("japanese").free_track("palmyra").track("great-wall").resources(0, gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate palmyra")  # nothing left to pay 1 Production
    assert table.seat == 1
    assert seat_view(table, 0)["wonder"] is None


@rule("MD-WON-11")
def test_a_completed_wonder_in_the_city_is_activated_and_used() -> None:
    table = (
        position().city(0, {1: "statue-of-liberty"}).city(1, {}).resources(0).activation(0)
    )
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    assert status(table, 0)[0] == "activated"
    table.play("use statue-of-liberty")
    assert purse(table, 0)["culture"] == 1  # its effect; the bonus of 2 Culture does not come again
    assert status(table, 0)[0] == "used"


@rule("MD-WON-11")
def test_a_wonder_that_is_not_activated_cannot_be_used() -> None:
    table = position().city(0, {1: "statue-of-liberty"}).tilt(0, 2).wonder(0, "grand-canal").turn(0)
    refuses(table, "use statue-of-liberty", "use grand-canal")  # idle; under construction


@rule("MD-WON-11", "MD-WON-08")
def test_a_wonder_just_completed_may_be_drawn_and_used() -> None:
    table = position(alone=True).wonder(0, "statue-of-liberty").resources(0, production=5, science=2).turn(0)
    play(table, "complete", "progress", "yes")
    assert purse(table, 0) == {"culture": 3}
    assert discard(table, 0) == ["t3w-liberty"]


@rule("MD-WON-05", "MDE-CRD-17")
@pytest.mark.parametrize("kept", ["great-wall", "temple-of-artemis"])
def test_a_section_built_counts_even_if_that_wonder_is_given_up(kept: str) -> None:
    table = (
        position("mughals", "greeks")
        .policies(0, "mughal-architecture", lines=("row-1",), active=("mughal-architecture",))
        .wonder(0, "great-wall").track("temple-of-artemis").resources(0, production=3).turn(0)
    )
    play(table, "acquire temple-of-artemis", f"pick {kept}")
    assert purse(table, 0) == {"gold": 2}  # the bonus of the first section just built
    assert len(table.view()["removed"]) == 1


@rule("MD-WON-09", "MDE-CRD-06")
def test_a_section_built_by_an_effect_follows_the_other_rules_of_payment() -> None:
    table = (
        position("greeks", "japanese").policies(0, "architecture").free_track("palmyra").wonder(0, "grand-canal")
        .resources(0, science=2, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate palmyra", "yes")  # 4 - 2, in any basic resource
    assert purse(table, 0) == {"gold": 2}
    assert deck_top(table, 0) == ["t2w-grand-canal"]
