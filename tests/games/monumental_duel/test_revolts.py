"""20. Revolts."""

from __future__ import annotations

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, discard, kinds_logged, offers, play, purse, seat_view, status,
)
from tests.rules import rule


@rule("MDE-REV-01")
def test_an_effect_gives_the_opponent_as_many_revolts_as_it_says() -> None:
    table = Scenario("greeks", "mughals").track("ganges-delta", "persia").resources(0, military=7).turn(0)
    play(table, "acquire ganges-delta")
    assert (discard(table, 0), discard(table, 1)) == ([], ["revolt", "revolt"])
    play(table, "pass", "acquire persia")
    assert discard(table, 1) == ["revolt"] * 3
    assert table.view()["revolts"] == 7


@rule("MDE-REV-01")
def test_an_effect_gives_revolts_to_the_player_himself() -> None:
    table = Scenario("greeks", "mughals").track().wonder(0, "great-mosque-of-djenne").resources(0, production=4).turn(0)
    play(table, "complete")
    assert (discard(table, 0), discard(table, 1)) == (["revolt"], [])
    assert purse(table, 0) == {"gold": 3}


@rule("MDE-REV-02", "MDE-REV-03")
def test_an_activated_revolt_gives_nothing_and_returns_to_the_pile() -> None:
    table = (
        Scenario("greeks", "mughals").city(0, {1: "revolt", 2: "fort", 3: "fort", 4: "fort", 7: "library"})
        .activation(0)
    )
    assert table.view()["revolts"] == 9
    play(table, "activate row 1 column 1")
    assert purse(table, 0) == {"military": 3, "science": 1}
    assert (city(table, 0)[0], table.view()["revolts"], discard(table, 0)) == (None, 10, [])
    play(table, "activate row 1 column 1")
    assert "use revolt" not in offers(table)


@rule("MDE-REV-02", "MDE-REV-03")
def test_a_revolt_drawn_and_used_gives_nothing_and_can_be_gained_again() -> None:
    table = (
        Scenario("greeks", "mughals").track("ganges-delta").deck(0, "revolt").resources(0, science=2, military=4)
        .did(1, "passed").turn(0)
    )
    assert table.view()["revolts"] == 9
    play(table, "progress")
    assert (purse(table, 0), discard(table, 0), table.view()["revolts"]) == ({"military": 4}, [], 10)
    play(table, "acquire ganges-delta")
    assert table.view()["revolts"] == 8


@rule("MDE-REV-02")
def test_a_revolt_in_the_city_has_no_usable_effect() -> None:
    table = Scenario("greeks", "mughals").city(0, {1: "revolt", 2: "mine"}).tilt(0, 2).resources(0, gold=9).turn(0)
    assert "use mine" in offers(table)
    assert "use revolt" not in offers(table)


@rule("MDE-REV-04")
def test_a_revolt_that_was_not_activated_stays_in_its_slot() -> None:
    table = Scenario("greeks", "mughals").city(0, {5: "revolt/philosophy"}).activation(0)
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass", "pass")
    assert table.view()["round"] == 3
    assert (city(table, 0)[4], attached(table, 0)[4], status(table, 0)[4]) == ("revolt", "greek-philosophy", "idle")
    assert table.view()["revolts"] == 9


@rule("MDE-REV-05")
def test_a_revolt_in_the_city_can_be_archived() -> None:
    """It stays under the Warlord (MD-OPEN-15); a Knowledge under it is discarded."""
    table = Scenario("greeks", "mughals").city(0, {1: "forum", 5: "revolt/philosophy"}).tilt(0, 1).turn(0)
    play(table, "use forum", "slot 5")
    assert (archive(table, 0), discard(table, 0)) == (["revolt"], ["greek-philosophy"])
    assert (city(table, 0)[4], table.view()["revolts"]) == (None, 9)


@rule("MDE-REV-05")
def test_a_revolt_in_the_city_can_be_discarded() -> None:
    table = Scenario("aztecs", "mughals").city(0, {5: "revolt"}).policies(0, "calendar").turn(0)
    play(table, "use calendar", "slot 5")
    assert (archive(table, 0), discard(table, 0), table.view()["revolts"]) == ([], ["revolt"], 9)


@rule("MDE-REV-06")
def test_with_one_revolt_left_only_one_is_gained() -> None:
    nine = ["revolt"] * 9
    table = Scenario("greeks", "mughals").track("ganges-delta").discard(0, *nine).resources(0, military=4).turn(0)
    play(table, "acquire ganges-delta")
    assert (discard(table, 1), table.view()["revolts"]) == (["revolt"], 0)


@rule("MDE-REV-06")
def test_with_an_empty_pile_no_revolt_is_gained_and_nothing_is_set_off() -> None:
    """Mass Press: "the first time one of your effects gives your opponent a Revolt"."""
    ten = ["revolt"] * 10
    table = (
        Scenario("greeks", "mughals").track("ganges-delta").discard(0, *ten).city(0, {1: "mass-press"}).tilt(0, 1)
        .resources(0, military=4).turn(0)
    )
    play(table, "acquire ganges-delta")
    assert (discard(table, 1), table.view()["revolts"], purse(table, 0)) == ([], 0, {})
    assert "gets-revolt" not in kinds_logged(table)
    assert [card["id"] for card in seat_view(table, 0)["pile"]] == ["e2p-ganges-delta"]
