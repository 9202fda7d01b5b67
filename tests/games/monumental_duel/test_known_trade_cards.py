"""The cards of the Trade box whose text stands in the rulebooks, in play (section 22). Their figures are compared with
the reference data in test_reference_data.py."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    deck_top, discard, duel, offers, pile, play, position, purse, refuses, seat_view, status,
)
from tests.rules import rule

EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def alone(card: str, civ: str) -> Scenario:
    """One activated card in an otherwise empty City."""
    return position(civ).city(0, EMPTY_CITY | {1: card}).tilt(0, 1)


@rule("MDT-CRD-01")
def test_calendar_discards_a_card_of_the_city() -> None:
    start = position("aztecs").city(0, {1: "fort", 2: "mine/floating-gardens"}).tilt(0, 1).policies(0, "calendar")
    table = start.turn(0)
    play(table, "use calendar")
    assert "slot 1" not in offers(table)  # activated
    play(table, "slot 2")
    assert discard(table, 0) == ["aztec-floating-gardens", "start-mine"]
    assert seat_view(table, 0)["policies"][0]["used"]
    play(table, "pass")
    refuses(table, "use calendar")


@rule("MDT-CRD-02")
def test_completing_the_colossus_gives_two_military() -> None:
    refuses(position().wonder(0, "colossus-of-rhodes").resources(0, production=2).turn(0), "complete")
    table = play(position().wonder(0, "colossus-of-rhodes").resources(0, production=3).turn(0), "complete")
    assert purse(table, 0) == {"military": 2}
    assert deck_top(table, 0) == ["t1w-colossus"]


@rule("MDT-CRD-03")
def test_sahara_costs_three() -> None:
    refuses(position().track("sahara").resources(0, military=2).turn(0), "acquire sahara")
    bought = play(position().track("sahara").resources(0, military=3).turn(0), "acquire sahara")
    assert pile(bought, 0) == ["t1p-sahara"]
    conquered = position().pile(1, "sahara", "barricade").resources(0, military=5).turn(0)
    play(conquered, "conquer")
    assert purse(conquered, 0) == {}
    malian = position("malians").track("sahara").resources(0, military=9, gold=2).turn(0)
    refuses(malian, "acquire sahara")


@rule("MDT-CRD-04")
def test_regional_tax_is_used_as_an_action() -> None:
    table = alone("fort/regional-tax", "malians").pile(0, "troy").turn(0)
    play(table, "use regional-tax")
    assert purse(table, 0) == {"gold": 1}
    assert seat_view(table, 0)["city"][0]["knowledge_status"] == "used"
    assert status(table, 0)[0] == "activated"
    play(table, "pass")
    refuses(table, "use regional-tax")
    none = alone("fort/regional-tax", "malians").pile(0, "barricade").turn(0)
    play(none, "use regional-tax")
    assert purse(none, 0) == {}  # a Barricade is no Province


@rule("MDT-CRD-05")
@pytest.mark.parametrize(("answer", "on_deck", "on_pile"), [
    ("workshop", ["basic-workshop"], []), ("barricade", [], ["basic-barricade"]),
])
def test_a_free_city_gives_a_basic_building(answer: str, on_deck: list[str], on_pile: list[str]) -> None:
    table = position().free_track("venice", "novgorod", "palmyra").resources(0, gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate venice", "yes")
    assert offers(table) == ["pick workshop", "pick laboratory", "pick shooting-range", "pick barricade"]
    play(table, f"pick {answer}")
    assert (deck_top(table, 0), pile(table, 0)) == (on_deck, on_pile)
    assert table.view(0)["basic_buildings"][f"basic-{answer}"] == 4
    assert purse(table, 0) == {}


@rule("MDT-CRD-06")
def test_floating_gardens_places_a_province_marker() -> None:
    table = alone("fort/floating-gardens", "aztecs").pile(0, "valley-of-mexico", "troy").turn(0)
    play(table, "use floating-gardens")
    assert offers(table) == ["pick troy", "pick valley-of-mexico"]
    play(table, "pick troy")
    assert offers(table) == ["type mountainous", "type agricultural"]  # it is Coastal already
    play(table, "type mountainous")
    assert seat_view(table, 0)["pile"][1] == {"id": "e1p-troy", "markers": ["mountainous"]}
    assert seat_view(table, 0)["markers"] == [1, 2, 2]
    assert purse(table, 0) == {}
    play(table, "pass")
    refuses(table, "use floating-gardens")


@rule("MDT-CRD-07")
def test_a_card_that_gives_two_gold_when_drawn_and_used_by_the_japanese() -> None:
    table = position("japanese", "greeks").deck(0, "caravan-post").resources(0, science=2).turn(0)
    play(table, "progress")
    assert purse(table, 0) == {"gold": 2}
    assert discard(table, 0) == ["t1b-caravan-post"]
    assert table.seat == 1


@rule("MDT-CRD-08")
def test_the_aztec_starting_province() -> None:
    """MD-OPEN-03: Agricultural, cost 3, no bonus."""
    table = position("aztecs", "greeks").pile(0, "valley-of-mexico").resources(1, military=3).turn(1)
    refuses(position("aztecs", "greeks").pile(0, "valley-of-mexico").resources(1, military=2).turn(1), "conquer")
    points = [seat_view(table, seat)["points"] for seat in (0, 1)]
    play(table, "conquer")
    assert (pile(table, 0), pile(table, 1)) == ([], ["aztec-start-province"])
    assert purse(table, 1) == {}
    after = [seat_view(table, seat)["points"] for seat in (0, 1)]
    assert (after[0] - points[0], after[1] - points[1]) == (-4, 4)  # 1 point and the Domination of 3
    assert "acquire valley-of-mexico" not in table.game.space.numbers  # never on the track
    assert duel(table).removed == ()
