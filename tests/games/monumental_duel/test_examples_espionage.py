"""The worked examples of the Espionage rulebook."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, dice, discard, offers, pile, play, purse, refuses, seat_view,
)
from tests.rules import rule


@rule("MDE-EX-01")
def test_activation() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage")
        .city(0, {1: "construction-yard", 2: "library", 3: "fort", 5: "construction-yard/philosophy", 8: "revolt"})
        .activation(0)
    )
    assert table.view()["revolts"] == 9
    play(table, "activate row 1 column 2")
    assert purse(table, 0) == {"production": 2, "science": 1, "military": 1}
    assert (city(table, 0)[7], table.view()["revolts"]) == (None, 10)
    play(table, "activate row 1 column 1")
    assert table.seat == 0
    play(table, "use philosophy", "spend science", "gain military")
    assert purse(table, 0) == {"production": 2, "military": 2}


@rule("MDE-EX-02")
def test_completing_a_wonder() -> None:
    table = (
        Scenario("mughals", "greeks", modules="espionage").track().wonder(0, "hanging-gardens")
        .resources(0, production=3).turn(0)
    )
    play(table, "complete")
    assert purse(table, 0) == {"culture": 1}
    assert seat_view(table, 0)["deck"]["top"][0] == "e1w-hanging-gardens"
    assert seat_view(table, 0)["wonder"] is None


@rule("MDE-EX-03")
def test_second_policy() -> None:
    table = (
        Scenario("aksumites", "greeks", modules="espionage").policies(0, "maritime-trade-routes")
        .city(0, {9: "fort"}).resources(0, culture=2).turn(0)
    )
    play(table, "develop salt-mines")
    assert offers(table) == ["pick maritime-trade-routes", "pick salt-mines"]
    play(table, "pick maritime-trade-routes", "slot 9")
    assert purse(table, 0) == {"vp": 1}
    assert archive(table, 0) == ["start-fort"]
    assert [(policy["id"], policy["active"]) for policy in seat_view(table, 0)["policies"]] == [
        ("aksum-maritime-trade-routes", False), ("aksum-salt-mines", True),
    ]


@rule("MDE-EX-04")
def test_using_a_policy() -> None:
    table = (
        Scenario("aksumites", "greeks", modules="espionage").policies(0, "geez-alphabet").resources(0, vp=2)
        .did(1, "passed").turn(0)
    )
    play(table, "use geez-alphabet")
    assert purse(table, 0) == {"vp": 1, "culture": 1}
    assert seat_view(table, 0)["policies"][0]["used"]
    refuses(table, "use geez-alphabet")


@rule("MDE-EX-05")
def test_conquest() -> None:
    def scene(military: int) -> Scenario:
        return (
            Scenario("greeks", "mughals", modules="espionage").track().resources(0, military=military)
            .pile(0, "persia").pile(1, "troy", "barricade")
        )

    refuses(scene(4).turn(0), "conquer")
    table = scene(5).turn(0)
    assert table.view()["basic_buildings"]["basic-barricade"] == 4
    play(table, "conquer")
    assert purse(table, 0) == {}, "5 Military paid, no Victory Point of Troy"
    assert (pile(table, 0), pile(table, 1)) == (["e1p-persia", "e1p-troy"], [])
    assert table.view()["basic_buildings"]["basic-barricade"] == 5


@rule("MDE-EX-06")
@pytest.mark.parametrize(("first", "then"), [("mine", "philosophy"), ("philosophy", "mine")])
def test_knowledge_under_a_building(first: str, then: str) -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").city(0, {2: "mine/philosophy"}).tilt(0, 2)
        .resources(0, production=2).gained(0, production=2).did(1, "passed").turn(0)
    )
    assert {"use mine", "use philosophy"} <= set(offers(table))
    moves = {"mine": ["use mine"], "philosophy": ["use philosophy", "gain science"]}
    play(table, *moves[first])
    refuses(table, f"use {first}")
    extra = ["spend production"] if "gold" in purse(table, 0) and then == "philosophy" else []
    play(table, f"use {then}", *extra, *moves[then][1:])
    assert purse(table, 0) == {"production": 1, "science": 1, "gold": 1}
    refuses(table, "use mine", "use philosophy")


@rule("MDE-EX-07")
def test_scientific_progress() -> None:
    table = (
        Scenario("mughals", "greeks", modules="espionage").deck(0, "shooting-range").resources(0, science=2).turn(0)
    )
    play(table, "progress")
    assert (purse(table, 0), discard(table, 0)) == ({"military": 2}, ["basic-shooting-range"])


@rule("MDE-EX-08")
def test_advantage() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").advantage(0, "military", 2)
        .resources(1, military=3, science=3).turn(1)
    )
    refuses(table, "advantage science", "advantage production")
    play(table, "advantage military")
    refuses(table, "stake 2", "stake 1")
    play(table, "stake 3")
    assert table.view()["advantage"] == {"holder": 1, "resource": "military", "tokens": 3}
    assert (purse(table, 0), purse(table, 1)) == ({}, {"science": 3}), "the 2 Military went to the supply"


@rule("MDE-EX-08")
def test_advantage_with_two_military_only() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").advantage(0, "military", 2).resources(1, military=2).turn(1)
    )
    refuses(table, "advantage military")


@rule("MDE-EX-09")
@pytest.mark.parametrize("first", ["die 5", "die 6"])
def test_deploy(first: str) -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").resources(0, agent=2, military=1, gold=2)
        .dice(5, 1, 3, 6).turn(0)
    )
    play(table, "ambassador spy", "deploy")
    assert table.view()["dice"] == [1, 5]
    play(table, "reroll 1 military")
    assert (table.view()["dice"], purse(table, 0)) == ([3, 5], {"gold": 2})
    play(table, "reroll 3 gold")
    assert (table.view()["dice"], purse(table, 0)) == ([5, 6], {"gold": 1})
    play(table, "stop")
    assert offers(table) == ["die 5", "die 6"]
    play(table, first)
    assert purse(table, 0) == {"gold": 3, "vp": 1}, "1 left, 1 by the 5, 1 and the Victory Point by the 6"
    assert dice(table, 0) == 2


@rule("MDE-EX-10")
def test_refill_of_the_city() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").city(0, {2: None, 4: None, 5: None, 6: None, 8: None})
        .deck(0, "mine", "fort", "forum", "library", "hoplite-ground").round_end()
    )
    slots = city(table, 0)
    assert slots[1] == "start-mine"
    assert slots[3:6] == ["start-fort", "start-forum", "start-library"]
    assert slots[7] == "greek-hoplite-ground"


@rule("MDE-EX-11")
@pytest.mark.parametrize(("kept", "other"), [
    ("bronze-working", "e1k-bartering"), ("bartering", "e2k-bronze-working"),
])
def test_two_knowledge_in_a_row(kept: str, other: str) -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").track().city(0, {1: None})
        .deck(0, "bronze-working", "bartering", "construction-yard").round_end()
    )
    play(table, f"pick {kept}")
    assert city(table, 0)[0] == "start-construction-yard"
    assert (attached(table, 0)[0], discard(table, 0)) == (
        {"bronze-working": "e2k-bronze-working", "bartering": "e1k-bartering"}[kept], [other],
    )


@rule("MDE-EX-12")
def test_track_with_few_cards() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage").track("sicily", None, "arsenal", None, None, None)
        .development("caucasus", "ganges-delta", "chancery", "doges-palace").round_end()
    )
    assert table.view()["track"] == [
        "e2w-doges-palace", "e2k-chancery", "e2p-ganges-delta", "e2p-caucasus", "e2p-sicily", "e2b-arsenal",
    ]
    assert table.view()["development_discard"] == []


@rule("MDE-EX-13")
def test_track_with_many_cards() -> None:
    table = (
        Scenario("greeks", "mughals", modules="espionage")
        .track("great-mosque-of-djenne", "sicily", "bronze-working", "arsenal")
        .development("caucasus", "ganges-delta", "chancery").round_end()
    )
    assert table.view()["track"] == [
        "e2k-chancery", "e2p-ganges-delta", "e2p-caucasus", "e2w-djenne", "e2p-sicily", "e2k-bronze-working",
    ]
    assert table.view()["development_discard"] == ["e2b-arsenal"]


@rule("MDE-EX-14")
def test_mughal_policies() -> None:
    names = ("gunpowder", "secularism", "mansabdar", "mughal-architecture", "dahsala")
    table = (
        Scenario("mughals", "greeks", modules="espionage")
        .policies(0, *names, lines=("row-1", "row-2", "row-3", "column-1", "column-3")).activation(0)
    )
    play(table, "activate row 2 column 3", "activate row 1 column 1")
    seen = seat_view(table, 0)["policies"]
    assert [policy["id"] for policy in seen if policy["active"]] == ["mughal-secularism", "mughal-dahsala"]
    assert {"use secularism", "use dahsala"} <= set(offers(table))
    refuses(table, "use mansabdar")
    play(table, "pass", "pass")
    after = seat_view(table, 0)["policies"]
    assert [policy["line"] for policy in after] == ["row-1", "row-2", "row-3", "column-1", "column-3"]
