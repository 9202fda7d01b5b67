"""14.1 Espionage: Spy."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    city, dice, kinds_logged, offers, play, purse, refuses, seat_view, status,
)
from tests.rules import rule

FOUR_OTHERS = ["pick sabotage", "pick stolen-plans", "pick network-of-influence", "pick counter-espionage"]


def spying(agents: int, *faces: int, card: str = "basic-espionage", **stock: int) -> Scenario:
    """A Greek player with dice, what they will show, and an active Espionage card."""
    return Scenario("greeks", "mughals").track().resources(0, agent=agents, **stock).espionage(0, card).dice(*faces)


@rule("MDE-SPY-01")
def test_spying_is_a_choice_of_train_or_deploy() -> None:
    table = spying(1, 4).turn(0)
    play(table, "ambassador spy")
    assert offers(table) == ["train", "deploy"]
    refuses(table, "pass", "stop")


@rule("MDE-SPY-02")
def test_train_takes_one_die() -> None:
    table = spying(1).turn(0)
    play(table, "ambassador spy", "train")
    assert dice(table, 0) == 2
    assert dice(table, 1) == 1
    assert "rolls" not in kinds_logged(table)
    assert table.seat == 1


@rule("MDE-SPY-03")
def test_with_three_dice_train_is_not_available() -> None:
    table = spying(3, 4, 5, 6, science=1).turn(0)
    play(table, "ambassador spy")
    assert table.view()["dice"] == [4, 5, 6], "Deploy was the only option"
    refuses(table, "train")
    assert dice(table, 0) == 3


@rule("MDE-SPY-03")
def test_with_two_dice_train_gives_the_third() -> None:
    table = play(spying(2).turn(0), "ambassador spy", "train")
    assert dice(table, 0) == 3


@rule("MDE-SPY-03")
def test_a_fourth_die_gained_by_an_effect_is_lost() -> None:
    table = spying(3).city(0, {1: "watchtower"}).tilt(0, 1).turn(0)
    play(table, "use watchtower")
    assert dice(table, 0) == 3


@rule("MDE-SPY-04")
@pytest.mark.parametrize("agents", [1, 2, 3])
def test_deploy_rolls_all_own_dice_together(agents: int) -> None:
    table = spying(agents, *[5, 6, 4][:agents], gold=1).turn(0)
    play(table, "ambassador spy")
    if agents < 3:
        play(table, "deploy")
    assert table.view()["dice"] == sorted([5, 6, 4][:agents])


@rule("MDE-SPY-04")
def test_without_a_die_deploy_is_not_available() -> None:
    table = play(spying(0).turn(0), "ambassador spy")
    assert "rolls" not in kinds_logged(table)
    assert dice(table, 0) == 1, "Train was the only option"


@rule("MDE-SPY-05")
def test_any_one_die_is_rerolled_for_one_basic_resource_or_one_gold() -> None:
    table = spying(2, 2, 5, production=1, military=1, gold=1, culture=3, vp=3).turn(0)
    play(table, "ambassador spy", "deploy")
    assert offers(table) == [
        "stop",
        "reroll 2 production", "reroll 2 military", "reroll 2 gold",
        "reroll 5 production", "reroll 5 military", "reroll 5 gold",
    ]
    refuses(table, "reroll 2 science", "reroll 3 gold", "die 2")


@rule("MDE-SPY-05", "MDE-SPY-06")
def test_rerolls_go_on_while_they_can_be_paid_and_replace_one_value_each() -> None:
    table = spying(2, 2, 5, 3, 6, 1, production=1, gold=2).turn(0)
    play(table, "ambassador spy", "deploy", "reroll 2 production")
    assert (table.view()["dice"], purse(table, 0)) == ([3, 5], {"gold": 2})
    play(table, "reroll 3 gold")
    assert (table.view()["dice"], purse(table, 0)) == ([5, 6], {"gold": 1})
    play(table, "reroll 6 gold")
    assert purse(table, 0) == {}
    refuses(table, "reroll 5 gold", "reroll 1 gold")
    assert offers(table) == ["die 1", "die 5"], "nothing is left to pay: the last 6 is a 1 for good"


@rule("MDE-SPY-07", "MDE-SPY-08", "MDE-SPY-09")
def test_each_die_is_resolved_once_in_the_order_of_the_player_and_none_is_left_out() -> None:
    table = spying(3, 4, 6, 6).turn(0)
    play(table, "ambassador spy")
    assert offers(table) == ["die 4", "die 6"]
    refuses(table, "stop", "no", "pass")
    play(table, "die 6")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    assert offers(table) == ["die 4", "die 6"]
    play(table, "die 4")
    assert purse(table, 0) == {"gold": 3, "vp": 2}, "the last die followed by itself"
    assert kinds_logged(table).count("resolves") == 3
    assert (table.seat, table.view()["dice"]) == (1, [])


@rule("MDE-SPY-10")
def test_a_one_returns_that_die_only() -> None:
    table = spying(3, 1, 4, 1).turn(0)
    play(table, "ambassador spy", "die 4")
    assert dice(table, 0) == 1
    assert purse(table, 0) == {"gold": 1}


@rule("MDE-SPY-11")
@pytest.mark.parametrize("face", [2, 3])
def test_a_two_or_three_puts_another_espionage_card_on_top(face: int) -> None:
    table = play(spying(1, face).turn(0), "ambassador spy", "deploy")
    assert offers(table) == FOUR_OTHERS
    refuses(table, "pick basic-espionage", "no", "stop")
    play(table, "pick stolen-plans")
    assert seat_view(table, 0)["espionage"] == "esp-adv-2"
    assert seat_view(table, 1)["espionage"] == "esp-basic", "each player has a stack of his own"


@rule("MDE-SPY-11")
def test_the_previous_card_may_come_back_by_a_later_change() -> None:
    table = play(spying(2, 2, 3).turn(0), "ambassador spy", "deploy", "die 2", "pick sabotage")
    assert offers(table) == ["pick basic-espionage", *FOUR_OTHERS[1:]]
    play(table, "pick basic-espionage")
    assert seat_view(table, 0)["espionage"] == "esp-basic"


@rule("MDE-SPY-12", "MDE-SPY-13")
def test_a_change_applies_to_the_dice_resolved_after_it() -> None:
    table = play(spying(2, 2, 5).turn(0), "ambassador spy", "deploy", "die 2", "pick network-of-influence")
    assert purse(table, 0) == {"vp": 1}, "a 5 on the new card"


@rule("MDE-SPY-09", "MDE-SPY-12", "MDE-SPY-13")
def test_dice_resolved_before_the_change_use_the_old_card() -> None:
    table = play(spying(2, 2, 5).turn(0), "ambassador spy", "deploy", "die 5", "pick network-of-influence")
    assert purse(table, 0) == {"gold": 1}, "a 5 on the basic card"


@rule("MDE-SPY-14")
def test_what_the_dice_give_cannot_pay_a_reroll() -> None:
    table = play(spying(2, 1, 6).turn(0), "ambassador spy", "deploy", "die 6")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    assert dice(table, 0) == 1, "the 1 could not be rolled again with the Gold of the 6"


@rule("MDE-SPY-14")
def test_after_stopping_no_die_is_rolled_again() -> None:
    table = play(spying(2, 1, 6, gold=4).turn(0), "ambassador spy", "deploy", "stop")
    refuses(table, "reroll 1 gold", "reroll 6 gold")
    assert offers(table) == ["die 1", "die 6"]


@rule("MDE-SPY-15", "MDE-SPY-16")
def test_dice_and_the_active_card_stay_for_later_rounds() -> None:
    table = play(spying(3, 1, 3, 6).turn(0), "ambassador spy", "die 6", "die 1", "pick sabotage", "pass", "pass")
    assert table.view()["round"] == 3
    assert dice(table, 0) == 2
    assert seat_view(table, 0)["espionage"] == "esp-adv-1"


@rule("MDE-SPY-17")
def test_spying_for_free_leaves_the_ambassador_alone() -> None:
    table = spying(1).city(0, {1: "telegraph"}).tilt(0, 1).did(1, "passed").turn(0)
    play(table, "use telegraph")
    assert offers(table) == ["train", "deploy"]
    play(table, "train")
    assert seat_view(table, 0)["ambassador"] == {"used": False}
    assert "ambassador spy" in offers(table)
    play(table, "ambassador spy", "train")
    assert dice(table, 0) == 3
    assert seat_view(table, 0)["ambassador"] == {"used": True}
    refuses(table, "ambassador spy")


@rule("MDE-SPY-17")
def test_spying_for_free_is_possible_after_the_ambassador_was_used() -> None:
    table = spying(2, 4, 4).city(0, {1: "telegraph"}).tilt(0, 1).did(0, "ambassador").turn(0)
    play(table, "use telegraph", "deploy")
    assert purse(table, 0) == {"gold": 2}
    assert status(table, 0)[0] == "used"


@rule("MDE-SPY-18")
@pytest.mark.parametrize(("face", "left", "gains"), [
    (1, 0, {}), (4, 1, {"gold": 1}), (5, 1, {"gold": 1}), (6, 1, {"gold": 1, "vp": 1}),
])
def test_the_basic_espionage_card(face: int, left: int, gains: dict[str, int]) -> None:
    table = play(spying(1, face).turn(0), "ambassador spy", "deploy")
    assert (dice(table, 0), purse(table, 0)) == (left, gains)
    assert (seat_view(table, 0)["espionage"], purse(table, 1)) == ("esp-basic", {})


@rule("MDE-SPY-19")
def test_a_spy_action_gained_while_resolving_waits_for_the_last_die() -> None:
    table = (
        spying(2, 5, 6, 4, 4, card="stolen-plans")
        .city(0, {1: "fort/bartering"}).tilt(0, 1).deck(0, "telegraph").turn(0)
    )
    play(table, "ambassador spy", "deploy", "die 6", "yes")
    assert offers(table) == ["gain production", "gain science"], "the 5 comes before the new Spy action"
    refuses(table, "train", "deploy")
    assert purse(table, 0) == {"science": 1, "gold": 1}, "Telegraph's output and the Gold of the 6"
    play(table, "gain production", "gain military")
    assert offers(table) == ["train", "deploy"]
    play(table, "deploy")
    assert kinds_logged(table, 0).count("rolls") == 2
    play(table, "stop", "gain production", "gain science", "gain production", "gain science")
    assert seat_view(table, 0)["resources"]["vp"] == 2, "Bartering: spied twice"
    assert "e3k-telegraph" in seat_view(table, 0)["discard"]
    assert city(table, 0)[0] == "start-fort"


@rule("MDE-SPY-19")
def test_the_second_deploy_rolls_the_dice_still_owned() -> None:
    table = spying(2, 6, 1, 4, card="stolen-plans").deck(0, "telegraph").turn(0)
    play(table, "ambassador spy", "deploy", "die 6", "yes")
    assert dice(table, 0) == 1
    assert offers(table) == ["train", "deploy"]
    play(table, "deploy")
    assert table.view()["dice"] == [4]
