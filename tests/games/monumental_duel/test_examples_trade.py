"""The worked examples of the Trade rulebook."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import city, discard, offers, pile, play, purse, refuses, seat_view
from tests.rules import rule


@rule("MDT-EX-01")
def test_activation() -> None:
    table = (
        Scenario("japanese", "malians", modules="trade")
        .city(0, {
            1: "construction-yard", 2: "library", 3: "fort", 5: "construction-yard/tamahagane-steel", 8: "fort",
        })
        .activation(0)
    )
    play(table, "activate row 1 column 2")
    assert purse(table, 0) == {"production": 2, "military": 2, "science": 1}
    play(table, "activate row 1 column 1", "use tamahagane-steel")
    assert purse(table, 0) == {"production": 1, "military": 4, "science": 1}


@rule("MDT-EX-02")
def test_completing_a_wonder() -> None:
    table = (
        Scenario("aztecs", "malians", modules="trade").track().wonder(0, "colossus-of-rhodes")
        .resources(0, production=3).turn(0)
    )
    play(table, "complete")
    assert purse(table, 0) == {"military": 2}
    assert seat_view(table, 0)["deck"]["top"][0] == "t1w-colossus"
    assert seat_view(table, 0)["wonder"] is None


@rule("MDT-EX-03")
def test_second_policy() -> None:
    table = Scenario("aztecs", "malians", modules="trade").policies(0, "calendar").resources(0, culture=3).turn(0)
    play(table, "develop tribute", "pick calendar", "gain science", "pick workshop")
    assert purse(table, 0) == {"culture": 1, "science": 1}, "2 Culture paid; Calendar: 1 basic resource"
    assert seat_view(table, 0)["deck"]["top"][0] == "basic-workshop", "Tribute: a Basic Building"
    assert [policy["active"] for policy in seat_view(table, 0)["policies"]] == [False, True]


@rule("MDT-EX-03")
def test_second_policy_with_one_culture() -> None:
    table = Scenario("aztecs", "malians", modules="trade").policies(0, "calendar").resources(0, culture=1).turn(0)
    refuses(table, "develop tribute")


@rule("MDT-EX-04")
def test_using_a_policy() -> None:
    table = (
        Scenario("aztecs", "malians", modules="trade").policies(0, "calendar")
        .city(0, {1: "fort", 2: "mine"}).tilt(0, 1).did(1, "passed").turn(0)
    )
    play(table, "use calendar")
    refuses(table, "slot 1")
    play(table, "slot 2")
    assert (city(table, 0)[1], discard(table, 0)) == (None, ["start-mine"])
    assert seat_view(table, 0)["policies"][0]["used"]
    refuses(table, "use calendar")


@rule("MDT-EX-05")
def test_conquest() -> None:
    def scene(**stock: int) -> Scenario:
        return (
            Scenario("malians", "japanese", modules="trade").track().resources(0, **stock)
            .pile(0, "phoenicia").pile(1, "sahara", "barricade")
        )

    refuses(scene(gold=4, military=5).turn(0), "conquer")
    table = play(scene(gold=5, military=5).turn(0), "conquer")
    assert purse(table, 0) == {"gold": 1, "military": 5}, "5 Gold paid, 1 gained; the bonus of Sahara would be 1 more"
    assert (pile(table, 0), pile(table, 1)) == (["t1p-phoenicia", "t1p-sahara"], [])


@rule("MDT-EX-06")
@pytest.mark.parametrize(("first", "then"), [("mine", "regional-tax"), ("regional-tax", "mine")])
def test_knowledge_under_a_building(first: str, then: str) -> None:
    table = (
        Scenario("malians", "japanese", modules="trade").track().city(0, {5: "mine/regional-tax"}).tilt(0, 5)
        .gained(0, production=2).pile(0, "sahara").did(1, "passed").turn(0)
    )
    assert {"use mine", "use regional-tax"} <= set(offers(table))
    play(table, f"use {first}")
    assert purse(table, 0) == {"gold": 1}
    refuses(table, f"use {first}")
    play(table, f"use {then}")
    assert purse(table, 0) == {"gold": 2}


@rule("MDT-EX-07")
def test_scientific_progress() -> None:
    table = (
        Scenario("japanese", "malians", modules="trade").track().deck(0, "caravan-post").resources(0, science=2).turn(0)
    )
    play(table, "progress")
    assert (purse(table, 0), discard(table, 0)) == ({"gold": 2}, ["t1b-caravan-post"])


@rule("MDT-EX-08")
def test_advantage() -> None:
    table = (
        Scenario("malians", "aztecs", modules="trade").advantage(0, "military", 2).resources(1, military=3).turn(1)
    )
    play(table, "advantage military", "stake 3")
    assert table.view()["advantage"] == {"holder": 1, "resource": "military", "tokens": 3}
    assert (purse(table, 0), purse(table, 1)) == ({}, {})


@rule("MDT-EX-09")
def test_negotiating() -> None:
    table = (
        Scenario("aztecs", "malians", modules="trade").free_track("venice", "florence", "ragusa")
        .resources(0, gold=1).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate venice", "yes", "pick laboratory")
    assert seat_view(table, 0)["ambassador"] == {"used": True}
    assert table.view()["free_cities"][0] == {"id": "fc-venice", "gold": [1, 0], "negotiated": [True, False]}
    assert purse(table, 0) == {}
    assert seat_view(table, 0)["deck"]["top"][0] == "basic-laboratory"
    assert table.view()["basic_buildings"]["basic-laboratory"] == 4


@rule("MDT-EX-10")
def test_fourth_negotiation() -> None:
    table = (
        Scenario("malians", "aztecs", modules="trade").free_track("venice", "florence", "ragusa")
        .resources(0, gold=1, production=1).stake(0, "florence", 3).stake(1, "florence", 2).turn(0)
    )
    play(table, "ambassador negotiate", "negotiate florence", "yes")
    assert purse(table, 0) == {"culture": 1}, "the effect is resolved"
    assert seat_view(table, 0)["free_cities"] == [{"id": "fc-florence", "negotiated": True}]
    track = table.view()["free_cities"]
    assert [place["id"] for place in track][:2] == ["fc-venice", "fc-ragusa"]
    assert len(track) == 3, "refilled from the deck"
    assert all(place["gold"] == [0, 0] and place["negotiated"] == [False, False] for place in track)
    assert table.view()["free_city_deck"] == 6
