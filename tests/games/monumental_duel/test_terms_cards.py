"""Section 19, what is done with cards: acquire, archive, copy, discard, draw, reinforce, reserve, Revolts."""

from __future__ import annotations

import pytest

from clio import Table
from tests.games.monumental_duel.helpers import (
    acquirable, archive, attached, city, deck_size, deck_top, discard, kinds_logged, offers, pile, play, policies,
    position, purse, refuses, seat_view, status,
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
        position().city(0, {1: "forum", 2: "fort", 6: None, 7: None, 9: "library"}).city(1, {9: "mine"})
        .tilt(0, 1, 2, 3, 4, 5).turn(0)
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
        position(alone=True).city(0, {1: "forum", 2: "mine", 6: None, 7: None, 8: None, 9: "fort"})
        .tilt(0, 1, 2, 3, 4, 5).turn(0)
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
    scenario = position("aztecs", "greeks").policies(0, "calendar").city(0, dict.fromkeys(range(6, 10)))
    table = scenario.tilt(0, 1, 2, 3, 4, 5).turn(0)
    refuses(table, "use calendar")


@rule("MD-TERM-16")
def test_the_own_discard_pile_is_open_at_any_time() -> None:
    table = position().discard(0, "fort", "mine").discard(1, "library").turn(0)
    assert table.view(0)["players"][0]["discard"] == ["start-fort", "start-mine"]
    table.play("pass")
    assert table.seat == 1
    seen = table.view(0)["players"][0]["discard"]  # in the opponent's turn as well
    assert seen == ["start-fort", "start-mine"]


# ---------------------------------------------------------------- draw
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
        position(alone=True).policies(0, "treaties")
        .city(0, {1: "bazaar", 2: "forum", 6: None, 7: None, 9: "library"}).tilt(0, 1, 2, 3, 4, 5).turn(0)
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
