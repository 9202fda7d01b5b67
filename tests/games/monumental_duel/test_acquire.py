"""Section 7: acquiring a Development card or a Basic Building; Buildings and Knowledge."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    acquirable, deck_size, deck_top, discard, offers, pile, play, position, purse, refuses, seat_view,
)
from tests.rules import rule

BASICS = ["workshop", "laboratory", "shooting-range", "barricade"]


@rule("MD-ACQ-01")
def test_a_card_comes_from_the_track_the_own_reserve_or_a_basic_pile() -> None:
    table = (
        position().track("watchtower").reserved(0, "bazaar").reserved(1, "warehouse").development("law-court")
        .resources(0, production=9).turn(0)
    )
    assert acquirable(table) == [*BASICS, "watchtower", "bazaar"]
    refuses(table, "acquire warehouse", "acquire law-court")  # the opponent's reserve, the deck


@rule("MD-ACQ-01")
def test_a_card_of_a_discard_pile_cannot_be_acquired() -> None:
    table = position().discard(0, "bazaar").discard(1, "warehouse").resources(0, production=9).turn(0)
    assert acquirable(table) == BASICS
    refuses(table, "acquire bazaar", "acquire warehouse")


@rule("MD-ACQ-02")
@pytest.mark.parametrize(
    ("card", "resource", "cost"),
    [
        ("watchtower", "production", 3), ("arsenal", "production", 4), ("courier-office", "production", 5),
        ("workshop", "production", 2), ("bartering", "science", 3), ("bronze-working", "science", 4),
        ("mass-press", "science", 6), ("troy", "military", 3), ("sicily", "military", 5),
        ("great-wall", "production", 3), ("eiffel-tower", "production", 5),
    ],
)
def test_the_printed_cost_is_paid_in_the_resource_of_the_kind(card: str, resource: str, cost: int) -> None:
    track = [] if card == "workshop" else [card]
    other = {"production": "science", "science": "military", "military": "production"}[resource]

    table = position().track(*track).resources(0, **{resource: cost + 1, other: 9}).turn(0)
    table.play(f"acquire {card}")
    assert purse(table, 0)[resource] == 1
    assert purse(table, 0)[other] == 9

    short = position().track(*track).resources(0, **{resource: cost - 1, other: 9}).turn(0)
    refuses(short, f"acquire {card}")


@rule("MD-ACQ-02")
def test_gold_stands_in_for_what_is_missing() -> None:
    table = position().track("watchtower").resources(0, production=1, gold=3, culture=5).turn(0)
    play(table, "acquire watchtower")
    assert offers(table) == ["pay gold 2", "pay gold 3"]
    table.play("pay gold 2")
    assert purse(table, 0) == {"gold": 1, "culture": 5}
    assert deck_top(table, 0) == ["e1b-watchtower"]


@rule("MD-ACQ-02")
def test_culture_and_victory_points_pay_for_no_card() -> None:
    table = position().track("watchtower", "bartering", "troy").resources(0, culture=9, vp=9).turn(0)
    assert acquirable(table) == []


@rule("MD-ACQ-03")
def test_the_gap_on_the_track_stays_until_the_end_of_the_round() -> None:
    table = (
        position().track("watchtower", "law-court", "bazaar", "warehouse", "mint", "arsenal")
        .resources(0, production=7).turn(0)
    )
    play(table, "acquire bazaar", "pass", "acquire warehouse")
    assert table.view()["track"] == [
        "e1b-watchtower", "e1b-law-court", None, None, "t2b-mint", "e2b-arsenal",
    ]
    assert table.seat == 0
    refuses(table, "acquire bazaar")
    table.play("pass")
    assert None not in table.view()["track"]  # now it is the End of Round


@rule("MD-ACQ-04")
@pytest.mark.parametrize("place", range(6))
def test_any_place_of_the_track_and_the_same_cost(place: int) -> None:
    track: list[str | None] = ["mint", "arsenal", "telegraph", "pampas", "balkans", "compass"]
    track[place] = "watchtower"
    table = position().track(*track).resources(0, production=3).turn(0)
    assert acquirable(table) == [*BASICS, "watchtower"]
    table.play("acquire watchtower")
    assert purse(table, 0) == {}
    assert table.view()["track"][place] is None
    assert table.view()["track"].count(None) == 1


# ---------------------------------------------------------------- Buildings
@rule("MD-BLD-01")
@pytest.mark.parametrize(("card", "id"), [("watchtower", "e1b-watchtower"), ("laboratory", "basic-laboratory")])
def test_a_building_goes_on_top_of_the_city_deck(card: str, id: str) -> None:
    table = position(alone=True).track("watchtower").deck(0, "mine").resources(0, production=3, science=2).turn(0)
    before = deck_size(table, 0)
    table.play(f"acquire {card}")
    assert deck_size(table, 0) == before + 1
    assert deck_top(table, 0) == [id, "start-mine"]
    assert discard(table, 0) == []
    assert pile(table, 0) == []
    table.play("progress")  # drawn first
    assert ("yes" in offers(table)) == (card == "watchtower")  # the Watchtower has an effect
    assert purse(table, 0).get("military", 0) == (2 if card == "watchtower" else 0)


@rule("MD-BLD-01", "MD-BLD-03")
def test_a_basic_building_leaves_its_pile() -> None:
    table = position(alone=True).resources(0, production=12).turn(0)
    play(table, *["acquire workshop"] * 5)
    assert table.view()["basic_buildings"] == {
        "basic-workshop": 0, "basic-laboratory": 5, "basic-shooting-range": 5, "basic-barricade": 5,
    }
    assert deck_top(table, 0) == ["basic-workshop"] * 5
    assert purse(table, 0) == {"production": 2}
    assert acquirable(table) == BASICS[1:]
    refuses(table, "acquire workshop")


@rule("MD-BLD-02")
def test_a_barricade_goes_on_the_province_pile() -> None:
    table = position().pile(0, "troy").deck(0, "mine").resources(0, production=2).turn(0)
    before = deck_size(table, 0)
    table.play("acquire barricade")
    assert pile(table, 0) == ["e1p-troy", "basic-barricade"]
    assert deck_size(table, 0) == before
    assert deck_top(table, 0) == ["start-mine"]
    assert purse(table, 0) == {}


@rule("MD-BLD-02", "MD-OPEN-26")
def test_a_barricade_may_lie_on_an_empty_pile() -> None:
    table = position().resources(0, production=2).turn(0)
    table.play("acquire barricade")
    assert pile(table, 0) == ["basic-barricade"]


@rule("MD-BLD-03")
def test_an_empty_pile_gives_nothing_to_gain_either() -> None:
    table = position().track("sogdiana").basics(workshop=0, barricade=0).resources(0, military=3).turn(0)
    table.play("acquire sogdiana")  # bonus: gain a Basic Building
    assert offers(table) == ["pick laboratory", "pick shooting-range"]
    refuses(table, "pick workshop", "pick barricade")

    none = (
        position().track("sogdiana").basics(workshop=0, laboratory=0, shooting_range=0, barricade=0)
        .resources(0, military=3).turn(0)
    )
    none.play("acquire sogdiana")
    assert none.seat == 1  # the Province came, the bonus had nothing to give
    assert pile(none, 0) == ["t1p-sogdiana"]
    assert deck_top(none, 0) == []


# ---------------------------------------------------------------- Knowledge
@rule("MD-KNO-01")
def test_a_knowledge_is_paid_in_science_and_goes_on_top_of_the_city_deck() -> None:
    table = (
        position(alone=True).track("bartering").deck(0, "library").resources(0, production=9, science=5).turn(0)
    )
    before = deck_size(table, 0)
    table.play("acquire bartering")
    assert purse(table, 0) == {"production": 9, "science": 2}
    assert deck_size(table, 0) == before + 1
    assert deck_top(table, 0) == ["e1k-bartering", "start-library"]
    assert all(slot["knowledge"] is None for slot in seat_view(table, 0)["city"])  # it is not attached anywhere
    table.play("progress")
    assert purse(table, 0) == {"production": 9, "gold": 1}  # Bartering gives 1 Gold: it lay on top


@rule("MD-KNO-01")
def test_production_does_not_pay_a_knowledge() -> None:
    table = position().track("bartering").resources(0, production=9, military=9, science=2).turn(0)
    refuses(table, "acquire bartering")
