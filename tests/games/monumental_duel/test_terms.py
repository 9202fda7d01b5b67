"""Section 19: terms, from "acquire" to "during City Activation"."""

from __future__ import annotations

import pytest

from clio import Table
from tests.games.monumental_duel.helpers import (
    archive, attached, city, deck_top, discard, offers, pile, play, policies, position, purse, refuses, seat_view,
    status,
)
from tests.rules import rule


def everywhere(table: Table, seat: int) -> list[str]:
    """All cards in the City, the deck and the discard pile."""
    side = seat_view(table, seat)
    found = [card for card in city(table, seat) + attached(table, seat) if card]
    return sorted([*found, *side["deck"]["top"], *side["deck"]["rest"], *side["discard"]])


@rule("MD-TERM-01")
def test_where_an_acquired_card_goes() -> None:
    table = (
        position(alone=True).track("watchtower", "bartering", "temple-of-artemis", "troy")
        .resources(0, production=11, science=3, military=3).turn(0)
    )
    play(table, "acquire watchtower", "acquire bartering", "acquire temple-of-artemis", "acquire troy")
    assert deck_top(table, 0) == ["e1k-bartering", "e1b-watchtower"]  # not the Wonder, not yet
    play(table, "acquire barricade", "complete")
    assert deck_top(table, 0) == ["t1w-artemis", "e1k-bartering", "e1b-watchtower"]
    assert pile(table, 0) == ["e1p-troy", "basic-barricade"]
    assert purse(table, 0) == {"vp": 1, "gold": 2}  # everything was paid


# ---------------------------------------------------------------- archive
@rule("MD-TERM-02", "MD-TERM-04")
def test_an_inactive_card_of_the_own_city_is_archived() -> None:
    table = (
        position().city(0, {1: "forum", 2: "fort", 9: "library"}).city(1, {9: "mine"}).tilt(0, 1, 2, 3, 4, 5, 6, 7)
        .turn(0)
    )
    table.play("use forum")  # archiving is the only branch within reach
    assert offers(table) == ["stop", "slot 8", "slot 9"]
    refuses(table, "slot 1", "slot 2")  # activated
    table.play("slot 9")
    assert archive(table, 0) == ["start-library"]
    assert city(table, 0)[8] is None
    assert discard(table, 0) == []
    assert city(table, 1)[8] == "start-mine"


@rule("MD-TERM-04")
def test_a_used_card_is_an_activated_card() -> None:
    table = (
        position(alone=True).city(0, {1: "forum", 2: "mine", 9: "fort"}).tilt(0, *range(1, 9)).turn(0)
    )
    play(table, "use mine", "use forum")
    assert offers(table) == ["stop", "slot 9"]  # the only inactive one
    assert status(table, 0)[1] == "used"


@rule("MD-TERM-03", "MD-OPEN-37")
def test_an_attached_knowledge_goes_to_the_discard_pile() -> None:
    table = position().city(0, {1: "forum", 9: "library/philosophy"}).tilt(0, 1).turn(0)
    play(table, "use forum", "slot 9")
    assert archive(table, 0) == ["start-library"]
    assert discard(table, 0) == ["greek-philosophy"]
    assert (city(table, 0)[8], attached(table, 0)[8]) == (None, None)


@rule("MD-TERM-02", "MD-OPEN-37")
def test_a_knowledge_alone_in_its_slot_can_be_archived() -> None:
    table = position().city(0, {1: "forum", 9: "philosophy"}).tilt(0, 1).turn(0)
    play(table, "use forum", "slot 9")
    assert archive(table, 0) == ["greek-philosophy"]
    assert discard(table, 0) == []


@rule("MD-TERM-05")
def test_archived_cards_never_come_back() -> None:
    table = (
        position(alone=True).city(0, {1: "forum", 9: "statue-of-liberty", **dict.fromkeys(range(2, 9), None)})
        .tilt(0, 1).deck(0, only=True).turn(0)
    )
    play(table, "use forum", "slot 9", "pass")  # the rest of the civilization is archived already
    assert table.view()["round"] == 3
    assert everywhere(table, 0) == ["start-forum"]  # shuffled and dealt: all that is left
    assert "t3w-liberty" in archive(table, 0)
    assert "t3w-liberty" not in table.view()["track"]


@rule("MD-TERM-05")
@pytest.mark.parametrize(("card", "points"), [("statue-of-liberty", 5), ("bartering", 4)])
def test_archived_cards_are_neither_scored_nor_counted(card: str, points: int) -> None:
    other = {"statue-of-liberty": "eiffel-tower", "bartering": "scytale"}[card]
    table = position().city(0, {1: "forum", 9: card}).tilt(0, 1).discard(1, other).turn(0)
    before = seat_view(table, 0)["points"]
    play(table, "use forum", "slot 9")
    assert seat_view(table, 0)["points"] == before - points  # 2 or 1, and 3 of the Domination lost


# ---------------------------------------------------------------- Basic Buildings, gains
@rule("MD-TERM-06", "MD-TERM-18")
@pytest.mark.parametrize(
    ("card", "on_deck", "on_pile"),
    [
        ("workshop", ["basic-workshop"], ["t1p-sogdiana"]), ("laboratory", ["basic-laboratory"], ["t1p-sogdiana"]),
        ("shooting-range", ["basic-shooting-range"], ["t1p-sogdiana"]),
        ("barricade", [], ["t1p-sogdiana", "basic-barricade"]),
    ],
)
def test_a_basic_building_is_gained_without_paying(card: str, on_deck: list[str], on_pile: list[str]) -> None:
    table = position().track("sogdiana", "watchtower").resources(0, military=3, production=2).turn(0)
    table.play("acquire sogdiana")
    assert offers(table) == ["pick workshop", "pick laboratory", "pick shooting-range", "pick barricade"]
    refuses(table, "pick watchtower")  # a Building, not a Basic one
    table.play(f"pick {card}")
    assert deck_top(table, 0) == on_deck
    assert pile(table, 0) == on_pile
    assert purse(table, 0) == {"production": 2}
    assert table.view()["basic_buildings"][f"basic-{card}"] == 4


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


# ---------------------------------------------------------------- copy
@rule("MD-TERM-08", "MD-TERM-09", "MD-TERM-41")
def test_a_copied_building_gives_output_and_effect_again() -> None:
    table = (
        position(alone=True).city(0, {1: "bazaar", 2: "angkor-wat"}).tilt(0, 1, 2).resources(0, production=3).turn(0)
    )
    table.play("use bazaar")  # pay 1 basic resource to gain 1 Gold
    assert status(table, 0)[:2] == ["used", "activated"]
    play(table, "use angkor-wat")
    assert purse(table, 0) == {"production": 2, "gold": 1, "science": 2}  # the output again
    play(table, "yes", "spend production")  # the price again
    assert purse(table, 0) == {"production": 1, "gold": 2, "science": 2}
    assert status(table, 0)[:2] == ["used", "used"]


@rule("MD-TERM-41")
def test_copying_puts_no_token_on_the_copied_card() -> None:
    table = (
        position(alone=True).city(0, {1: "bazaar", 2: "angkor-wat"}).tilt(0, 1, 2).resources(0, production=3).turn(0)
    )
    play(table, "use angkor-wat", "yes", "spend production")
    assert status(table, 0)[:2] == ["activated", "used"]
    play(table, "use bazaar", "spend production")
    assert purse(table, 0) == {"production": 1, "science": 2, "gold": 2}


@rule("MD-TERM-08", "MD-TERM-41")
def test_the_effect_of_a_copied_card_may_be_declined() -> None:
    table = position().city(0, {1: "bazaar", 2: "angkor-wat"}).tilt(0, 1, 2).resources(0, production=1).turn(0)
    play(table, "use angkor-wat", "no")
    assert purse(table, 0) == {"production": 1, "science": 2}


@rule("MD-TERM-10", "MD-TERM-41", "MD-OPEN-45")
def test_only_own_cards_are_copied_and_no_copy_effect() -> None:
    table = (
        position().city(0, {1: "angkor-wat", 2: "hanging-gardens", 3: "bazaar", 4: "fort/credit", 5: "mint"})
        .city(1, {1: "warehouse"}).tilt(0, 1, 2, 3, 4).tilt(1, 1).discard(0, "law-court").policies(0, "treaties")
        .resources(0, production=1).turn(0)
    )
    table.play("use angkor-wat")  # "one of your activated Buildings"
    assert offers(table) == ["pick fort", "pick bazaar"]  # no Wonder, no Knowledge, no inactive Mint
    refuses(table, "pick warehouse", "pick law-court", "pick hanging-gardens", "pick angkor-wat", "pick mint")


@rule("MD-TERM-10", "MD-TERM-11")
def test_copying_a_bonus_gives_that_bonus_once_and_nothing_else() -> None:
    table = (
        position().policies(0, "poliorcetics", "architecture", "treaties").policies(1)
        .resources(0, science=3).turn(0)
    )
    table.play("use treaties")
    assert offers(table) == ["pick poliorcetics", "pick treaties", "pick architecture"]
    refuses(table, "pick democracy", "pick gunpowder")  # not developed; the opponent's
    table.play("pick poliorcetics")
    assert offers(table) == ["gain production", "gain science", "gain military"]
    table.play("gain production")
    assert purse(table, 0) == {"science": 3, "production": 1}  # its effect (1 Science for 2 Military) is not applied
    assert policies(table, 0)[0] == ("greek-poliorcetics", False, False)
    assert table.seat == 1


@rule("MD-TERM-11")
def test_without_a_developed_policy_there_is_no_bonus_to_copy() -> None:
    refuses(position().city(0, {1: "hanging-gardens"}).tilt(0, 1).turn(0), "use hanging-gardens")


# ---------------------------------------------------------------- discard
@rule("MD-TERM-13", "MD-TERM-15")
def test_discarded_cards_of_the_track_go_to_the_development_discard_pile() -> None:
    table = position(alone=True).track("watchtower", "law-court", "bazaar", "warehouse", "mint").turn(0)
    table.play("pass")
    assert table.view(1)["development_discard"] == ["t2b-mint", "t1b-warehouse"]  # face up, from the right
    assert discard(table, 0) == []
    assert discard(table, 1) == []


@rule("MD-TERM-14", "MD-TERM-15")
def test_an_inactive_city_card_is_discarded_to_the_own_discard_pile() -> None:
    table = (
        position("aztecs", "greeks").policies(0, "calendar").city(0, {9: "library/floating-gardens"})
        .tilt(0, 1, 2, 3, 4).turn(0)
    )
    table.play("use calendar")
    assert offers(table) == ["stop", "slot 5", "slot 6", "slot 7", "slot 8", "slot 9"]
    table.play("slot 9")
    assert discard(table, 0) == ["aztec-floating-gardens", "start-library"]  # MD-OPEN-27
    assert (city(table, 0)[8], attached(table, 0)[8]) == (None, None)
    assert archive(table, 0) == []
    assert table.view()["development_discard"] == []
    assert discard(table, 1) == []


@rule("MD-TERM-14")
def test_with_nothing_inactive_there_is_nothing_to_discard() -> None:
    table = position("aztecs", "greeks").policies(0, "calendar").tilt(0, *range(1, 10)).turn(0)
    refuses(table, "use calendar")


@rule("MD-TERM-16")
def test_the_own_discard_pile_is_open_at_any_time() -> None:
    table = position().discard(0, "fort", "mine").discard(1, "library").turn(0)
    assert table.view(0)["players"][0]["discard"] == ["start-fort", "start-mine"]
    table.play("pass")
    assert table.seat == 1
    seen = table.view(0)["players"][0]["discard"]  # in the opponent's turn as well
    assert seen == ["start-fort", "start-mine"]


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
