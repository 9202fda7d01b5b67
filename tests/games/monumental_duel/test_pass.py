"""15. Pass."""

from __future__ import annotations

import pytest

from clio import IllegalAction
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    attached, city, dice, discard, offers, pile, play, purse, seat_view, status,
)
from tests.rules import rule


@rule("MD-PASS-01")
def test_passing_is_possible_on_every_turn() -> None:
    table = Scenario().resources(0, production=4).turn(0)
    assert "pass" in offers(table)
    play(table, "acquire workshop")
    assert "pass" in offers(table), "the opponent's first turn"
    play(table, "pass")
    assert "pass" in offers(table)


@rule("MD-PASS-02")
def test_who_has_passed_does_nothing_more_this_round() -> None:
    table = Scenario().resources(0, gold=9).resources(1, production=6).turn(0)
    play(table, "pass")
    for _ in range(3):
        assert table.seat == 1
        with pytest.raises(IllegalAction):
            table.play("acquire workshop", seat=0)
        play(table, "acquire workshop")
    assert table.view()["round"] == 2
    play(table, "pass")
    assert table.view()["round"] == 3, "both have passed"


@rule("MD-PASS-03", "MD-PASS-05")
def test_activated_cards_and_their_knowledge_are_discarded_and_the_others_stay() -> None:
    table = (
        Scenario().track().city(0, {1: "fort", 2: "mine/philosophy", 3: "library", 4: "workshop/bartering", 5: "forum"})
        .tilt(0, 1, 2, 3).turn(0)
    )
    play(table, "use mine", "ambassador spy", "train", "pass")
    assert discard(table, 0) == ["greek-philosophy", "start-fort", "start-library", "start-mine"]
    assert city(table, 0)[:5] == [None, None, None, "basic-workshop", "start-forum"]
    assert attached(table, 0)[:4] == [None, None, None, "e1k-bartering"]


@rule("MD-PASS-03", "MD-PASS-05")
def test_a_reinforced_card_stays_in_its_slot() -> None:
    table = Scenario().city(0, {1: "fort", 2: "library/philosophy"}).tilt(0, 1, 2).resources(0, culture=1).turn(0)
    play(table, "develop treaties", "slot 2")
    assert status(table, 0)[:2] == ["activated", "reinforced"]
    play(table, "pass", "pass")
    assert city(table, 0)[1] == "start-library"
    assert table.view()["round"] == 3
    assert status(table, 0)[1] == "idle"
    assert "start-fort" in discard(table, 0)
    assert discard(table, 0).count("greek-philosophy") == 1


@rule("MD-PASS-04", "MDE-PASS-01")
def test_basic_resources_are_lost_and_the_others_kept() -> None:
    table = (
        Scenario().resources(0, production=3, science=2, military=1, gold=4, culture=2, vp=5, agent=3)
        .resources(1, military=2).turn(0)
    )
    play(table, "pass")
    assert purse(table, 0) == {"gold": 4, "culture": 2, "vp": 5}
    assert dice(table, 0) == 3
    assert purse(table, 1) == {"military": 2}, "only the one who passes"


@rule("MD-PASS-04")
def test_action_tokens_beside_the_city_are_returned_at_once() -> None:
    table = (
        Scenario("greeks", "mughals").policies(0, "poliorcetics")
        .did(0, "poliorcetics", "warlord", "ambassador").turn(0)
    )
    mine = seat_view(table, 0)
    assert (mine["warlord"]["used"], mine["ambassador"]["used"], mine["policies"][0]["used"]) == (True, True, True)
    play(table, "pass")
    mine = seat_view(table, 0)
    assert (mine["warlord"]["used"], mine["ambassador"]["used"], mine["policies"][0]["used"]) == (False, False, False)
    assert mine["passed"]


@rule("MDT-PASS-01")
def test_tokens_on_free_cities_are_returned_and_the_gold_stays() -> None:
    table = (
        Scenario("malians", "aztecs").resources(0, gold=1).resources(1, gold=1)
        .free_track("zanzibar", "florence", "venice").turn(0)
    )
    play(table, "ambassador negotiate", "negotiate zanzibar", "no")
    play(table, "ambassador negotiate", "negotiate zanzibar", "no", "pass")
    zanzibar = table.view()["free_cities"][0]
    assert zanzibar == {"id": "fc-zanzibar", "gold": [1, 1], "negotiated": [False, True]}


@rule("MD-PASS-06")
def test_what_lies_beside_the_city_is_never_discarded_by_passing() -> None:
    table = (
        Scenario("greeks", "mughals").policies(0, "poliorcetics", "treaties").track().wonder(0, "great-wall")
        .reserved(0, "troy").pile(0, "persia", "barricade").free_track()
        .free_cities(0, "venice").espionage(0, "sabotage")
        .advantage(0, "military", 3).resources(0, science=1).turn(0)
    )
    before = seat_view(table, 0)
    play(table, "pass")
    after = seat_view(table, 0)
    for zone in ("policies", "wonder", "reserved", "pile", "free_cities", "espionage", "warlord", "ambassador"):
        assert after[zone] == before[zone], zone
    assert discard(table, 0) == []
    assert table.view()["advantage"]["holder"] == 0


@rule("MD-PASS-07")
def test_a_passed_player_still_loses_provinces_and_the_advantage() -> None:
    table = (
        Scenario("greeks", "mughals").track().pile(0, "persia", "troy").advantage(0, "military", 1)
        .resources(1, military=5).turn(0)
    )
    play(table, "pass", "conquer", "advantage military", "stake 2")
    assert (pile(table, 0), pile(table, 1)) == (["e1p-persia"], ["e1p-troy"])
    assert table.view()["advantage"] == {"holder": 1, "resource": "military", "tokens": 2}


@rule("MDE-PASS-01")
def test_a_passed_player_still_gains_revolts() -> None:
    table = Scenario("greeks", "mughals").track("ganges-delta").resources(1, military=4).turn(0)
    play(table, "pass", "acquire ganges-delta")
    assert discard(table, 0) == ["revolt", "revolt"]
    assert table.view()["revolts"] == 8
