"""Section 19: terms, from "draw" to "reserve", and the Revolt."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    acquirable, advantage, attached, city, deck_size, deck_top, dice, discard, kinds_logged, offers, pile, play,
    policies, position, purse, refuses, seat_view, status,
)
from tests.rules import rule


@rule("MD-TERM-22")
def test_a_card_effect_draws_from_the_top_and_nothing_from_an_empty_deck() -> None:
    table = (
        position(alone=True).city(0, {1: "courier-office"}).tilt(0, 1).deck(0, "fort", "library")
        .resources(0, production=1).turn(0)
    )
    table.play("use courier-office")  # pay 1 basic resource to draw a card and use it
    assert purse(table, 0) == {"military": 1}
    assert deck_top(table, 0) == ["start-library"]

    empty = (
        position(alone=True).city(0, {1: "courier-office"}).tilt(0, 1).deck(0, only=True).discard(0, "fort", "mine")
        .resources(0, production=1).turn(0)
    )
    empty.play("use courier-office")
    assert purse(empty, 0) == {}
    assert discard(empty, 0) == ["start-fort", "start-mine"]  # not shuffled for it
    assert deck_size(empty, 0) == 0
    assert "reshuffles" not in kinds_logged(empty)


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


# ---------------------------------------------------------------- reinforce
@rule("MD-TERM-27", "MD-TERM-37")
def test_a_reinforced_card_stays_in_the_city() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "bazaar", 2: "mint", 9: "library"})
        .tilt(0, 1, 2).resources(0, production=1).turn(0)
    )
    play(table, "use treaties")  # copies its own bonus: reinforce a card
    assert offers(table) == ["stop", "slot 1", "slot 2"]  # activated cards only
    table.play("slot 1")
    assert status(table, 0)[0] == "reinforced"
    refuses(table, "use bazaar")  # straightened: no longer usable this round
    table.play("pass")
    assert discard(table, 0) == ["t2b-mint"]
    assert city(table, 0)[0] == "t1b-bazaar"
    assert status(table, 0)[0] == "idle"  # an ordinary card again
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert "use bazaar" in offers(table)


@rule("MD-TERM-27")
def test_a_card_with_an_action_token_can_be_reinforced() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "bazaar"}).tilt(0, 1)
        .resources(0, production=1).turn(0)
    )
    play(table, "use bazaar", "use treaties", "slot 1")  # one Policy, one activated card
    assert status(table, 0)[0] == "reinforced"
    table.play("pass")
    assert city(table, 0)[0] == "t1b-bazaar"


@rule("MD-TERM-28")
def test_reinforcing_sends_an_attached_knowledge_to_the_discard_pile() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "bazaar/philosophy"}).tilt(0, 1)
        .resources(0, production=1).turn(0)
    )
    assert "use philosophy" in offers(table)
    play(table, "use treaties", "slot 1")
    assert discard(table, 0) == ["greek-philosophy"]
    assert (city(table, 0)[0], attached(table, 0)[0]) == ("t1b-bazaar", None)
    refuses(table, "use philosophy")


@rule("MD-TERM-37", "MD-OPEN-42")
def test_a_reinforced_card_can_neither_be_archived_nor_discarded_this_round() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "bazaar", 2: "forum", 9: "library"})
        .tilt(0, 1, 2, 3, 4, 5, 6, 7).turn(0)
    )
    play(table, "use treaties", "slot 1", "use forum")
    assert offers(table) == ["stop", "slot 8", "slot 9"]
    refuses(table, "slot 1")


@rule("MD-TERM-37", "MD-OPEN-34")
def test_the_permanent_effect_of_a_reinforced_card_ends() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "credit", 2: "fort"}).tilt(0, 1, 2)
        .free_track("venice").resources(0, gold=1).turn(0)
    )
    play(table, "use treaties", "slot 1")  # Credit, alone in its slot
    play(table, "ambassador negotiate", "negotiate venice", "no")
    assert table.seat == 0
    assert "gain science" not in offers(table)
    assert purse(table, 0) == {}


@rule("MD-TERM-37", "MD-OPEN-34")
def test_a_reinforced_card_still_counts_as_activated_this_round() -> None:
    table = (
        position(alone=True).policies(0, "treaties").city(0, {1: "hoplite-ground", 2: "fort"}).tilt(0, 1, 2).turn(0)
    )
    play(table, "use treaties", "slot 2", "use hoplite-ground")
    assert purse(table, 0) == {"military": 1}


# ---------------------------------------------------------------- reserve
@rule("MD-TERM-29", "MD-TERM-42")
def test_a_reserved_card_waits_for_its_owner_only() -> None:
    table = (
        position().city(0, {1: "fort/compass"}).tilt(0, 1).track("watchtower", "bazaar", "mint")
        .resources(0, production=3).resources(1, production=9).turn(0)
    )
    play(table, "use compass", "pick bazaar")
    assert seat_view(table, 0)["reserved"] == ["t1b-bazaar"]
    assert table.view()["track"] == [None, None, None, "e1b-watchtower", None, "t2b-mint"]  # a gap, not closed
    assert purse(table, 0) == {"production": 3}  # nothing paid yet
    assert "bazaar" not in acquirable(table)
    refuses(table, "acquire bazaar")
    table.play("pass")
    assert "bazaar" in acquirable(table)
    table.play("acquire bazaar")
    assert purse(table, 0) == {}  # its normal cost of 3
    assert seat_view(table, 0)["reserved"] == []
    assert deck_top(table, 0) == ["t1b-bazaar"]
    assert table.view()["track"] == [None, None, None, "e1b-watchtower", None, "t2b-mint"]


@rule("MD-TERM-42")
def test_a_reserved_card_is_kept_over_the_rounds_and_its_gap_filled() -> None:
    table = (
        position("japanese", "greeks", alone=True).city(0, {1: "fort/compass"}).tilt(0, 1)
        .track("watchtower", "bazaar", "mint", "arsenal", "state-prison", "caravanserai").turn(0)
    )
    play(table, "use compass", "pick mint", "pass")
    view = table.view()
    assert None not in view["track"]
    assert view["development_discard"] == ["t2b-caravanserai", "e2b-state-prison"]  # 5 lay there, 3 stay
    for _ in range(2):
        play(table, "activate row 3 column 3", "activate row 3 column 3", "pass", "pass")
    assert seat_view(table, 0)["reserved"] == ["t2b-mint"]
    assert table.view()["round"] == 5


@rule("MD-TERM-30")
def test_two_reserved_cards_are_the_limit() -> None:
    def table_with(*own: str) -> list[str]:
        table = (
            position().city(0, {1: "fort/compass"}).tilt(0, 1).track("watchtower").reserved(0, *own).turn(0)
        )
        return offers(table)

    assert "use compass" in table_with("mint")
    assert "use compass" not in table_with("mint", "bazaar")


@rule("MD-TERM-30")
def test_once_one_is_acquired_there_is_room_again() -> None:
    table = (
        position(alone=True).city(0, {1: "fort/compass"}).tilt(0, 1).track("watchtower")
        .reserved(0, "mint", "bazaar").resources(0, production=3).turn(0)
    )
    play(table, "acquire bazaar", "use compass")
    assert seat_view(table, 0)["reserved"] == ["t2b-mint", "e1b-watchtower"]


@rule("MD-TERM-31")
def test_a_reserved_card_scores_nothing() -> None:
    bare = position().discard(1, "scytale", "eiffel-tower").pile(1, "troy").turn(0)
    full = (
        position().discard(1, "scytale", "eiffel-tower").pile(1, "troy").reserved(0, "bartering", "statue-of-liberty")
        .turn(0)
    )
    assert seat_view(full, 0)["points"] == seat_view(bare, 0)["points"] == 3  # only the Policies are level
    pile_too = position().pile(1, "troy").reserved(0, "persia").turn(0)
    assert pile(pile_too, 0) == []
    assert seat_view(pile_too, 0)["points"] == 9


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
    wall = position().city(0, {1: "great-wall"}).tilt(0, *range(1, 10)).turn(0)
    refuses(wall, "use great-wall")  # "archive a card to gain 2 Military": nothing inactive
    palace = position().city(0, {1: "doges-palace"}).tilt(0, 1).resources(0, production=9).turn(0)
    refuses(palace, "use doges-palace")  # "pay 1 Gold"


@rule("MD-TERM-39", "MD-OPEN-43", "MDE-CRD-29")
def test_parts_that_are_not_a_price_are_done_as_far_as_possible() -> None:
    table = position().city(0, {1: "arsenal"}).tilt(0, *range(1, 9)).basics(barricade=0).turn(0)
    play(table, "use arsenal", "slot 9")  # a Barricade, archive a card, discard a card: only slot 9 is left for it
    assert pile(table, 0) == []
    assert len(seat_view(table, 0)["archive"]) == 1
    assert discard(table, 0) == []

    none = position().city(0, {1: "arsenal"}).tilt(0, *range(1, 10)).turn(0)
    none.play("use arsenal")
    assert pile(none, 0) == ["basic-barricade"]


@rule("MD-TERM-39", "MD-OPEN-43")
def test_akbar_without_an_inactive_card_still_gains_a_barricade() -> None:
    table = position("mughals", "greeks").tilt(0, *range(1, 10)).advantage(0, "science", 1).turn(0)
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


# ---------------------------------------------------------------- Revolts
@rule("MDE-TERM-01")
@pytest.mark.parametrize(("province", "revolts"), [("ganges-delta", 2), ("persia", 1)])
def test_a_revolt_goes_from_its_pile_to_the_discard_pile(province: str, revolts: int) -> None:
    table = position(alone=True).track(province).resources(0, military=5).turn(0)
    table.play(f"acquire {province}")
    assert discard(table, 1) == ["revolt"] * revolts
    assert discard(table, 0) == []
    assert table.view()["revolts"] == 10 - revolts
    assert "revolt" not in deck_top(table, 1) + city(table, 1)


@rule("MDE-TERM-01")
def test_the_player_concerned_may_be_the_player_himself() -> None:
    table = position().wonder(0, "great-mosque-of-djenne").resources(0, production=4).turn(0)
    table.play("complete")  # gain a Revolt and 3 Gold
    assert discard(table, 0) == ["revolt"]
    assert discard(table, 1) == []
    assert purse(table, 0) == {"gold": 3}


@rule("MDE-TERM-01", "MDE-REV-06")
def test_an_empty_revolt_pile_gives_none() -> None:
    table = (
        position().discard(0, *["revolt"] * 9).track("ganges-delta").resources(0, military=4).turn(0)
    )
    table.play("acquire ganges-delta")  # two Revolts for the opponent, one is left
    assert discard(table, 1) == ["revolt"]
    assert table.view()["revolts"] == 0
