"""Section 10: using the effect of an activated card."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    attached, city, discard, offers, play, position, purse, refuses, seat_view, status,
)
from tests.rules import rule


@rule("MD-USE-01")
def test_an_activated_card_is_used_and_receives_an_action_token() -> None:
    table = position(alone=True).city(0, {5: "warehouse"}).tilt(0, 5).gained(0, production=3).turn(0)
    assert status(table, 0)[4] == "activated"
    table.play("use warehouse")
    assert purse(table, 0) == {"gold": 1}
    assert status(table, 0)[4] == "used"


@rule("MD-USE-01")
def test_cards_that_are_not_activated_in_the_own_city_cannot_be_used() -> None:
    table = (
        position().city(0, {5: "warehouse"}).city(1, {5: "bazaar"}).tilt(0, 1).tilt(1, 5).deck(0, "mint")
        .discard(0, "law-court").track("watchtower").reserved(0, "arsenal").resources(0, production=9).turn(0)
    )
    refuses(table, "use warehouse", "use bazaar", "use mint", "use law-court", "use watchtower", "use arsenal")


@rule("MD-USE-01")
def test_a_card_without_effect_cannot_be_used() -> None:
    table = position().city(0, {1: "construction-yard", 2: "caravan-post", 3: "workshop"}).tilt(0, 1, 2, 3).turn(0)
    refuses(table, "use construction-yard", "use caravan-post", "use workshop")


@rule("MD-USE-01")
def test_using_a_card_is_an_action() -> None:
    table = position().city(0, {5: "bazaar", 6: "mint"}).tilt(0, 5, 6).resources(0, production=3).turn(0)
    table.play("use bazaar")
    assert table.seat == 1


@rule("MD-USE-02")
def test_an_effect_is_used_once_per_round() -> None:
    table = position(alone=True).city(0, {5: "bazaar"}).tilt(0, 5).resources(0, production=3).turn(0)
    table.play("use bazaar")
    assert purse(table, 0) == {"production": 2, "gold": 1}
    refuses(table, "use bazaar")


@rule("MD-USE-02")
def test_the_next_round_it_may_be_used_again() -> None:
    table = (
        position(alone=True).city(0, {1: "construction-yard", 9: "bazaar"}).tilt(0, 1).resources(0, production=3)
        .turn(0)
    )
    refuses(table, "use bazaar")  # idle
    play(table, "pass")
    play(table, "activate row 1 column 1", "activate row 3 column 3", "pass")
    play(table, "use bazaar", "spend science")
    assert "gold" in purse(table, 0)
    refuses(table, "use bazaar")


@rule("MD-USE-03")
def test_a_knowledge_and_the_card_on_it_are_used_separately() -> None:
    table = (
        position(alone=True).city(0, {1: "mine/philosophy"}).tilt(0, 1).gained(0, production=2)
        .resources(0, science=1).turn(0)
    )
    assert [symbol for symbol in offers(table) if symbol.startswith("use")] == ["use mine", "use philosophy"]
    table.play("use philosophy")
    slot = seat_view(table, 0)["city"][0]
    assert (slot["status"], slot["knowledge_status"]) == ("activated", "used")
    play(table, "gain production")
    table.play("use mine")
    slot = seat_view(table, 0)["city"][0]
    assert (slot["status"], slot["knowledge_status"]) == ("used", "used")
    assert purse(table, 0) == {"production": 1, "gold": 1}
    refuses(table, "use mine", "use philosophy")


@rule("MD-USE-03")
def test_each_of_the_two_uses_takes_a_turn() -> None:
    table = position().city(0, {1: "mine/philosophy"}).tilt(0, 1).resources(0, science=1).turn(0)
    table.play("use mine")
    assert table.seat == 1
    table.play("pass")
    assert "use philosophy" in offers(table)
    refuses(table, "use mine")


@rule("MD-USE-04")
def test_using_an_effect_is_never_compulsory() -> None:
    table = position().city(0, {1: "warehouse/philosophy"}).tilt(0, 1).gained(0, production=3).turn(0)
    table.play("pass")
    assert purse(table, 0) == {}
    assert discard(table, 0) == ["greek-philosophy", "t1b-warehouse"]


@rule("MD-USE-04", "MD-SCI-02")
def test_the_effect_of_a_drawn_card_may_be_declined() -> None:
    table = position().deck(0, "warehouse").gained(0, production=3).resources(0, science=2).turn(0)
    table.play("progress")
    assert offers(table) == ["yes", "no"]
    table.play("no")
    assert purse(table, 0) == {"production": 2}  # the output only
    assert table.seat == 1


@rule("MD-USE-05")
@pytest.mark.parametrize(("tilted", "gold"), [(True, 2), (False, 1)])
def test_a_triggered_effect_is_live_while_the_card_is_activated(tilted: bool, gold: int) -> None:
    scenario = position("japanese").city(0, {1: "fort/containerisation"}).free_track("samarkand", "zanzibar")
    if tilted:
        scenario.tilt(0, 1)
    table = scenario.resources(0, gold=2).turn(0)
    assert "use containerisation" not in offers(table)  # no action is needed, none is offered
    play(table, "ambassador negotiate", "negotiate samarkand", "no")
    assert purse(table, 0) == {"gold": gold}  # 1 put on the city, 1 gained or not


@rule("MD-USE-05")
def test_it_is_live_from_the_moment_of_activation() -> None:
    table = (
        position("japanese", "greeks").city(0, {1: "library/containerisation"}).free_track("samarkand")
        .resources(0, gold=1).activation(0)
    )
    play(table, "activate row 1 column 1", "activate row 1 column 1", "ambassador negotiate", "negotiate samarkand")
    table.play("no")
    assert purse(table, 0)["gold"] == 1


@rule("MD-USE-05")
def test_it_ends_when_its_owner_passes() -> None:
    table = (
        position("japanese", "greeks").city(0, {1: "library/containerisation"}).tilt(0, 1).free_track("samarkand")
        .deck(0, "fort").resources(0, gold=1).turn(0)
    )
    play(table, "pass", "pass")
    assert city(table, 0)[0] is not None
    assert attached(table, 0)[0] is None  # discarded; the slot was filled again
    play(table, "activate row 3 column 3", "activate row 3 column 3", "pass")
    play(table, "ambassador negotiate", "negotiate samarkand", "no")
    assert "gold" not in purse(table, 0)


@rule("MD-USE-05")
def test_a_policy_is_live_while_it_is_active() -> None:
    def military(*own: str) -> int:
        table = position("aztecs").policies(0, *own).track("ethiopia").resources(0, military=4).turn(0)
        table.play("acquire ethiopia")
        return purse(table, 0).get("military", 0)

    assert military("triple-alliance") == 1  # the starting Province is Agricultural, as Ethiopia is
    assert military("triple-alliance", "calendar") == 0  # covered


@rule("MD-USE-06")
def test_using_an_effect_does_not_give_the_output_again() -> None:
    table = position().city(0, {1: "cloth-hall"}).tilt(0, 1).turn(0)  # output: 1 Production and 1 Gold
    play(table, "use cloth-hall", "slot 9")
    assert purse(table, 0) == {}


@rule("MD-USE-07", "MD-OPEN-44")
def test_a_city_activation_effect_does_nothing_on_a_drawn_card() -> None:
    table = position("mughals", "greeks").deck(0, "mughal-tomb").tilt(0, 1, 2, 3).resources(0, science=2).turn(0)
    table.play("progress")
    assert table.seat == 1  # nothing was offered
    assert purse(table, 0) == {}
    assert discard(table, 0) == ["mughal-tomb"]


@rule("MD-USE-07")
def test_a_city_activation_effect_is_no_action_of_the_actions_phase() -> None:
    table = (
        position("mughals", "greeks").city(0, {1: "mughal-tomb"}).tilt(0, 1, 2).turn(0)
    )
    refuses(table, "use mughal-tomb")
    greek = position().policies(0, "democracy").resources(0, gold=3).turn(0)
    refuses(greek, "use democracy")


@rule("MD-USE-08", "MDE-SCI-01", "MDE-REV-03")
def test_a_when_activated_effect_is_applied_to_a_drawn_card() -> None:
    table = position().deck(0, "revolt").resources(0, science=2).turn(0)
    assert table.view()["revolts"] == 9
    table.play("progress")
    assert table.view()["revolts"] == 10  # back to its pile, not to the discard pile
    assert discard(table, 0) == []
    assert table.seat == 1
