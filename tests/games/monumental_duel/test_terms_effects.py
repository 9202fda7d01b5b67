"""Section 19, how effects work: triggers, prices, conditions, the Advantage, what lasts this round."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    advantage, deck_top, dice, discard, offers, pile, play, policies, position, purse, refuses, seat_view,
)
from tests.rules import rule

REST_EMPTY: dict[int, str | None] = dict.fromkeys(range(6, 10))  # beside five activated slots: nothing inactive


# ---------------------------------------------------------------- triggers
@rule("MD-TERM-07", "MD-TURN-06")
def test_each_time_triggers_any_number_of_times() -> None:
    table = (
        position("japanese", "greeks").city(0, {1: "panama-canal/containerisation"}).tilt(0, 1)
        .free_track("venice", "novgorod", "florence").resources(0, gold=1).turn(0)
    )
    play(table, "use panama-canal", "negotiate venice", "no")
    play(table, "negotiate novgorod", "no")  # Negotiate for free with two different Free Cities
    assert purse(table, 0) == {"gold": 3}  # 1 for each
    assert table.seat == 1  # the triggers were no actions
    table.play("pass")
    play(table, "ambassador negotiate", "negotiate florence")
    if "no" in offers(table):
        table.play("no")
    assert purse(table, 0) == {"gold": 3}  # 1 paid, 1 gained


@rule("MD-TERM-19")
def test_the_first_time_applies_by_itself_and_once_per_round() -> None:
    table = (
        position("aztecs", "greeks", alone=True).policies(0, "flower-wars").track("troy", "persia", "ganges-delta")
        .resources(0, military=10).turn(0)
    )
    assert "use flower-wars" not in offers(table)
    table.play("acquire troy")
    assert purse(table, 0) == {"military": 7, "vp": 1, "gold": 1}
    play(table, "acquire persia", "pay gold 0")
    assert purse(table, 0) == {"military": 4, "vp": 1, "gold": 1}
    play(table, "pass", "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert policies(table, 0) == [("aztec-flower-wars", True, False)]  # a new round


@rule("MD-TERM-19")
def test_the_first_time_is_marked_by_an_action_token() -> None:
    table = position("aztecs", "greeks").policies(0, "flower-wars").track("troy").resources(0, military=3).turn(0)
    assert policies(table, 0) == [("aztec-flower-wars", True, False)]
    table.play("acquire troy")
    assert policies(table, 0) == [("aztec-flower-wars", True, True)]

    press = position(alone=True).city(0, {1: "fort/mass-press"}).tilt(0, 1).track("persia").resources(0, military=3)
    played = press.turn(0)
    played.play("acquire persia")
    slot = seat_view(played, 0)["city"][0]
    assert (slot["status"], slot["knowledge_status"]) == ("activated", "used")


@rule("MD-TERM-19")
def test_an_event_before_the_policy_was_developed_was_the_first_time() -> None:
    table = (
        position("aztecs", "greeks", alone=True).track("troy", "persia").resources(0, military=6, culture=1).turn(0)
    )
    play(table, "acquire troy", "develop flower-wars", "acquire persia")
    assert purse(table, 0) == {"vp": 1}


@rule("MD-TERM-19")
def test_the_first_time_comes_again_in_the_next_round() -> None:
    table = (
        position("japanese", "greeks", alone=True).policies(0, "noh-theatre").advantage(0, "military", 5)
        .city(0, dict.fromkeys(range(1, 9), None)).turn(0)
    )
    table.play("warlord")  # Musashi: 1 Military and 1 Science; Noh: 1 Science more
    assert purse(table, 0) == {"military": 1, "science": 2}
    play(table, "pass", "activate row 1 column 1", "activate row 1 column 1", "pass")
    before = purse(table, 0).get("science", 0)
    table.play("warlord")
    assert purse(table, 0)["science"] == before + 2


# ---------------------------------------------------------------- pay, City Activation
@rule("MD-TERM-20")
def test_what_is_paid_goes_to_the_supply() -> None:
    table = (
        position().city(0, {1: "doges-palace"}).tilt(0, 1).resources(0, gold=2).resources(1, gold=1).turn(0)
    )
    table.play("use doges-palace")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    assert purse(table, 1) == {"gold": 1}


@rule("MD-TERM-21", "MD-ACT-08")
@pytest.mark.parametrize("before", [True, False])
def test_during_city_activation_in_the_order_of_the_player_then_a_token(before: bool) -> None:
    table = (
        position().policies(0, "democracy").city(0, {1: "fort", 2: "fort", 3: "fort", 9: "mine"})
        .resources(0, gold=2).activation(0)
    )
    lines, swap = ["activate row 1 column 1"], ["use democracy", "slot 1", "slot 9"]
    play(table, *(swap + lines if before else lines + swap))
    assert policies(table, 0) == [("greek-democracy", True, True)]
    assert purse(table, 0)["gold"] == 1
    assert purse(table, 0)["military"] == (2 if before else 3)  # the Mine has taken the place of a Fort
    assert table.seat == 1  # a second use was not offered
    refuses(table, "use democracy")


# ---------------------------------------------------------------- the active Policy
@rule("MD-TERM-23")
def test_the_active_policy_is_the_one_developed_last() -> None:
    table = position(alone=True).policies(0, "poliorcetics", "scientific-method").resources(0, science=9).turn(0)
    assert policies(table, 0) == [("greek-poliorcetics", False, False), ("greek-scientific-method", True, False)]
    refuses(table, "use poliorcetics")
    last = position(alone=True).policies(0, "scientific-method", "poliorcetics").resources(0, science=9).turn(0)
    assert "use poliorcetics" in offers(last)


# ---------------------------------------------------------------- taking the Advantage by an effect
@rule("MD-TERM-24")
@pytest.mark.parametrize("holder", [None, 1])
def test_the_advantage_is_taken_without_paying_and_its_tokens_go(holder: int | None) -> None:
    scenario = position("japanese", "greeks").policies(0, "shogunate").resources(0, military=1)
    if holder is not None:
        scenario.advantage(holder, "science", 7)
    table = scenario.turn(0)
    table.play("use shogunate")  # its own price is 1 Military, whatever lies on the card
    assert advantage(table) == (0, None, 0)
    assert purse(table, 0) == {}
    assert purse(table, 1) == {}


@rule("MD-TERM-25")
@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_an_advantage_without_tokens_is_taken_over_with_one_of_any_type(resource: str) -> None:
    table = position().advantage(1).resources(0, **{resource: 1}).turn(0)
    play(table, f"advantage {resource}", "stake 1")
    assert advantage(table) == (0, resource, 1)


@rule("MD-TERM-25", "MD-OPEN-13")
def test_an_advantage_without_tokens_is_lost_at_the_adjustment() -> None:
    table = position("japanese", "greeks", alone=True).policies(0, "shogunate").resources(0, military=1).turn(0)
    play(table, "use shogunate", "pass")
    assert table.view()["round"] == 3
    assert advantage(table) == (None, None, 0)


# ---------------------------------------------------------------- controlled Provinces
@rule("MD-TERM-26")
def test_a_province_is_controlled_as_long_as_it_lies_in_the_pile() -> None:
    def gold(*cards: str) -> int:
        table = position("malians").pile(0, *cards).advantage(0, "military", 1).turn(0)
        table.play("warlord")  # Mansa Musa: 1 Gold; 2 with three Provinces
        return purse(table, 0)["gold"]

    assert gold("troy", "persia", "sahara") == 2
    assert gold("troy", "barricade", "persia", "barricade") == 1  # Barricades are no Provinces
    assert gold("troy", "persia") == 1


@rule("MD-TERM-26")
def test_a_lost_province_is_no_longer_controlled() -> None:
    table = (
        position("greeks", "malians").pile(1, "troy").city(1, {1: "fort/regional-tax"}).tilt(1, 1)
        .resources(0, military=3).turn(0)
    )
    play(table, "conquer", "use regional-tax")  # if you control a Province, gain 1 Gold
    assert purse(table, 1) == {}
    assert seat_view(table, 0)["points"] == 1 + 12


# ---------------------------------------------------------------- "if you have gained"
@rule("MD-TERM-32", "MD-TERM-33")
def test_what_was_gained_this_round_counts_spent_or_not() -> None:
    table = (
        position().city(0, {1: "construction-yard", 2: "mine", 3: "construction-yard", 4: "fort", 7: "fort"})
        .activation(0)
    )
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    assert purse(table, 0) == {"production": 2, "military": 2}
    play(table, "acquire workshop", "pass")  # both Production are gone
    table.play("use mine")  # if at least 2 Production were gained this round, gain 1 Gold
    assert purse(table, 0) == {"military": 2, "gold": 1}


@rule("MD-TERM-32")
def test_the_check_spends_nothing_and_counts_the_actions_phase() -> None:
    table = (
        position(alone=True).city(0, {2: "mine"}).tilt(0, 2).deck(0, "workshop").resources(0, science=2).turn(0)
    )
    play(table, "progress", "use mine")
    assert purse(table, 0) == {"production": 2, "gold": 1}


@rule("MD-TERM-32")
def test_what_was_owned_but_not_gained_this_round_does_not_count() -> None:
    table = position().city(0, {2: "mine"}).tilt(0, 2).resources(0, production=9).gained(0, production=1).turn(0)
    table.play("use mine")  # legal, without effect
    assert purse(table, 0) == {"production": 9}


@rule("MD-TERM-32", "MD-TERM-33")
def test_the_count_starts_anew_each_round() -> None:
    table = position(alone=True).gained(0, production=9).turn(0)
    assert seat_view(table, 0)["gained"]["production"] == 9
    table.play("pass")
    assert seat_view(table, 0)["gained"]["production"] == 0


# ---------------------------------------------------------------- use a card, you may, basic resources
@rule("MD-TERM-34")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_to_use_a_card_is_output_then_effect_if_wanted_then_the_discard_pile(answer: str) -> None:
    table = position().deck(0, "warehouse").gained(0, production=1).resources(0, science=2).turn(0)
    play(table, "progress")
    assert purse(table, 0) == {"production": 2}  # at once; 3 gained this round now
    table.play(answer)
    assert purse(table, 0).get("gold", 0) == (1 if answer == "yes" else 0)
    assert discard(table, 0) == ["t1b-warehouse"]


@rule("MD-TERM-35", "MDE-CRD-06", "MD-OPEN-30")
def test_you_may_needs_no_action_and_works_several_times() -> None:
    table = (
        position(alone=True).policies(0, "architecture").track("great-wall").resources(0, science=4, military=2)
        .turn(0)
    )
    assert "use architecture" not in offers(table)
    play(table, "acquire great-wall", "spend science", "spend military")  # the first Science is spent unasked
    assert purse(table, 0) == {"science": 2, "military": 1}
    table.play("complete")  # all that is left
    assert purse(table, 0) == {}
    assert deck_top(table, 0) == ["e1w-great-wall"]


@rule("MD-TERM-35")
def test_you_may_is_optional() -> None:
    table = (
        position(alone=True).policies(0, "architecture").track("great-wall")
        .resources(0, production=3, science=3).turn(0)
    )
    play(table, "acquire great-wall", "spend production", "spend production", "spend production")
    assert purse(table, 0) == {"science": 3}


@rule("MD-TERM-36")
def test_gold_and_culture_are_no_basic_resources() -> None:
    table = position().track("andes").resources(0, military=5).turn(0)
    table.play("acquire andes")  # 1 Culture and 1 basic resource
    assert offers(table) == ["gain production", "gain science", "gain military"]

    mint = position().city(0, {1: "mint"}).tilt(0, 1).resources(0, gold=3, culture=3, science=1).turn(0)
    mint.play("use mint")  # convert up to 3 basic resources into as many Gold
    assert offers(mint) == ["stop", "spend science"]


@rule("MD-TERM-38")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_convert_as_many_as_wanted_up_to_the_maximum(n: int) -> None:
    table = position().city(0, {1: "mint"}).tilt(0, 1).resources(0, production=2, military=3).turn(0)
    moves = ["spend production", "spend military", "spend military"][:n]
    play(table, "use mint", *moves)
    if n < 3:
        table.play("stop")
    assert purse(table, 0).get("gold", 0) == n
    assert purse(table, 0).get("production", 0) + purse(table, 0)["military"] == 5 - n
    assert table.seat == 1  # the maximum is 3


@rule("MD-TERM-38", "MDE-CRD-30")
def test_the_gold_just_gained_may_be_converted() -> None:
    table = position().city(0, {1: "bandiagara-escarpment"}).tilt(0, 1).turn(0)
    play(table, "use bandiagara-escarpment", "spend gold")
    assert purse(table, 0) == {"vp": 1}
    rich = position().city(0, {1: "bandiagara-escarpment"}).tilt(0, 1).resources(0, gold=5).turn(0)
    play(rich, "use bandiagara-escarpment", "spend gold", "spend gold")
    assert purse(rich, 0) == {"gold": 4, "vp": 2}


# ---------------------------------------------------------------- prices and the rest
@rule("MD-TERM-39")
def test_without_the_price_there_is_no_effect() -> None:
    wall = position().city(0, {1: "great-wall", **REST_EMPTY}).tilt(0, *range(1, 6)).turn(0)
    refuses(wall, "use great-wall")  # "archive a card to gain 2 Military": nothing inactive
    palace = position().city(0, {1: "doges-palace"}).tilt(0, 1).resources(0, production=9).turn(0)
    refuses(palace, "use doges-palace")  # "pay 1 Gold"


@rule("MD-TERM-39", "MD-OPEN-43", "MDE-CRD-29")
def test_parts_that_are_not_a_price_are_done_as_far_as_possible() -> None:
    scenario = position().city(0, {**REST_EMPTY, 1: "arsenal", 9: "mine"}).tilt(0, *range(1, 6))
    table = scenario.basics(barricade=0).turn(0)
    play(table, "use arsenal", "slot 9")  # a Barricade, archive a card, discard a card: only slot 9 is left for it
    assert pile(table, 0) == []
    assert len(seat_view(table, 0)["archive"]) == 1
    assert discard(table, 0) == []

    none = position().city(0, {1: "arsenal", **REST_EMPTY}).tilt(0, *range(1, 6)).turn(0)
    none.play("use arsenal")
    assert pile(none, 0) == ["basic-barricade"]


@rule("MD-TERM-39", "MD-OPEN-43")
def test_akbar_without_an_inactive_card_still_gains_a_barricade() -> None:
    table = position("mughals", "greeks").city(0, REST_EMPTY).tilt(0, *range(1, 6)).advantage(0, "science", 1).turn(0)
    table.play("warlord")
    assert pile(table, 0) == ["basic-barricade"]
    assert discard(table, 0) == []


@rule("MD-TERM-39")
def test_a_price_may_be_paid_for_a_gain_that_is_lost() -> None:
    table = position("japanese").policies(0, "sakoku").basics(barricade=0).resources(0, production=1).turn(0)
    table.play("use sakoku")  # pay 1 basic resource to gain a Barricade: none is left
    assert pile(table, 0) == []
    assert purse(table, 0) == {}


# ---------------------------------------------------------------- "this round" on cards drawn or copied
@rule("MD-TERM-40", "MD-OPEN-44")
def test_a_drawn_card_that_says_this_round_holds_until_its_owner_passes() -> None:
    table = (
        position("greeks", "japanese", alone=True).deck(0, "bartering", "fort").city(0, {1: "fort/telegraph"})
        .tilt(0, 1).resources(0, science=2, agent=0).turn(0)
    )
    table.play("progress")
    assert discard(table, 0) == ["e1k-bartering"]
    play(table, "ambassador spy", "use telegraph", "train")  # without a die the first trains by itself
    assert purse(table, 0) == {"gold": 1, "vp": 2}
    table.play("pass")
    play(table, "activate row 3 column 3", "activate row 3 column 3", "pass", "ambassador spy", "train")
    assert dice(table, 0) == 3
    assert seat_view(table, 0)["resources"]["vp"] == 2  # over


@rule("MD-TERM-40")
def test_a_drawn_card_without_this_round_has_no_lasting_effect() -> None:
    table = (
        position(alone=True).deck(0, "mass-press").track("persia").resources(0, science=2, military=3).turn(0)
    )
    play(table, "progress", "acquire persia", "pay gold 0")  # the opponent gains a Revolt
    assert discard(table, 1) == ["revolt"]
    assert purse(table, 0) == {"gold": 1}  # no Victory Points


@rule("MD-TERM-40", "MD-TERM-41")
def test_a_copied_policy_that_says_this_round_holds() -> None:
    table = (
        position("mughals", "greeks", alone=True).policies(0, "gunpowder", lines=("row-3",))
        .city(0, {1: "fort/mughal-astronomy"}).tilt(0, 1).track("troy", "persia").resources(0, military=4).turn(0)
    )
    play(table, "use mughal-astronomy", "choose 2")  # copy an own Policy that is not active: there is only one
    play(table, "acquire troy", "acquire persia")  # 2 each instead of 3
    assert purse(table, 0) == {"vp": 1}
    assert policies(table, 0) == [("mughal-gunpowder", False, False)]  # no token on it, still not active


@rule("MD-TERM-41", "MD-TERM-10")
def test_copying_a_policy_pays_its_price() -> None:
    lines = ("row-3", "row-2")
    table = (
        position("mughals", "greeks").policies(0, "secularism", "dahsala", lines=lines, active=("dahsala",))
        .city(0, {1: "fort/mughal-astronomy"}).tilt(0, 1).resources(0, military=1).turn(0)
    )
    play(table, "use mughal-astronomy", "choose 2")  # Secularism: pay 1 basic resource to gain 2 different ones
    assert purse(table, 0) == {}
    play(table, "gain production", "gain science")
    assert purse(table, 0) == {"production": 1, "science": 1}
    poor = (
        position("mughals", "greeks").policies(0, "secularism", "dahsala", lines=lines, active=("dahsala",))
        .city(0, {1: "fort/mughal-astronomy"}).tilt(0, 1).turn(0)
    )
    poor.play("use mughal-astronomy")  # nothing to pay: only the 2 Science
    assert purse(poor, 0) == {"science": 2}
