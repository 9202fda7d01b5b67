"""16. End of Round: refill the City (16.1), adjust the Advantage (16.3), First Player marker (16.4)."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    attached, city, discard, kinds_logged, offers, play, purse, refuses, seat_view, status,
)
from tests.rules import rule


def deck_size(table: Table, seat: int) -> int:
    return int(seat_view(table, seat)["deck"]["size"])


@rule("MD-EOR-01")
def test_the_four_steps_come_in_order() -> None:
    """The choice between two Knowledge stops the first step: nothing after it has happened yet."""
    table = (
        Scenario(first=0).city(0, {1: None}).deck(0, "bronze-working", "bartering", "fort")
        .track("troy", "persia", "ethiopia", "sahara").advantage(1, "science", 3).round_end()
    )
    assert offers(table) == ["pick bartering", "pick bronze-working"]
    seen = table.view()
    assert seen["track"] == [None, None, "e1p-troy", "e1p-persia", "e1p-ethiopia", "t1p-sahara"]
    assert (seen["advantage"]["tokens"], seen["first"], seen["round"]) == (3, 0, 2)
    play(table, "pick bartering")
    seen = table.view()
    assert None not in seen["track"]
    assert (seen["advantage"]["tokens"], seen["first"], seen["round"]) == (2, 1, 3)
    order = [kind for kind in kinds_logged(table) if kind not in ("track-reveals", "new-era")]
    assert order == ["keeps-knowledge", "track-discards", "advantage-shrinks", "first-player", "round"]


# ---------------------------------------------------------------- 16.1 Refill the City
@rule("MD-CITY-01")
def test_both_cities_are_filled_from_the_top_left_row_by_row() -> None:
    table = (
        Scenario().city(0, {2: None, 4: None, 9: None}).deck(0, "fort", "mine", "forum", "library")
        .city(1, {3: None}).deck(1, "mughal-tomb").round_end()
    )
    mine = city(table, 0)
    assert (mine[1], mine[3], mine[8]) == ("start-fort", "start-mine", "start-forum")
    assert seat_view(table, 0)["deck"]["top"] == ["start-library"], "no card more than needed"
    assert city(table, 1)[2] == "mughal-tomb"
    assert None not in mine + city(table, 1)


@rule("MD-CITY-02")
def test_a_knowledge_gets_a_second_card_on_top() -> None:
    table = Scenario().city(0, {1: None, 2: None}).deck(0, "philosophy", "fort", "mine").round_end()
    assert city(table, 0)[:2] == ["start-fort", "start-mine"]
    assert attached(table, 0)[:2] == ["greek-philosophy", None]


@rule("MD-CITY-03")
@pytest.mark.parametrize(("kept", "id", "gone"), [
    ("bartering", "e1k-bartering", "e2k-bronze-working"), ("bronze-working", "e2k-bronze-working", "e1k-bartering"),
])
def test_of_two_knowledge_the_owner_keeps_one_and_discards_the_other(kept: str, id: str, gone: str) -> None:
    table = Scenario().track().city(0, {5: None}).deck(0, "bronze-working", "bartering", "fort").round_end()
    assert table.seat == 0
    assert offers(table) == ["pick bartering", "pick bronze-working"]
    refuses(table, "pass", "no")
    play(table, f"pick {kept}")
    assert (city(table, 0)[4], attached(table, 0)[4], discard(table, 0)) == ("start-fort", id, [gone])


@rule("MD-CITY-03")
def test_drawing_goes_on_until_a_card_that_is_no_knowledge_lies_on_top() -> None:
    table = (
        Scenario().track().city(0, {1: None})
        .deck(0, "bronze-working", "bartering", "philosophy", "telegraph", "fort").round_end()
    )
    play(table, "pick bartering")
    assert offers(table) == ["pick bartering", "pick philosophy"]
    play(table, "pick philosophy")
    assert offers(table) == ["pick telegraph", "pick philosophy"]
    play(table, "pick telegraph")
    assert (city(table, 0)[0], attached(table, 0)[0]) == ("start-fort", "e3k-telegraph")
    assert discard(table, 0) == ["e1k-bartering", "e2k-bronze-working", "greek-philosophy"]


@rule("MD-CITY-04")
def test_the_discard_pile_becomes_the_new_deck_when_a_card_must_be_drawn() -> None:
    table = (
        Scenario().city(0, {1: None, 2: None, 3: None}).deck(0, "fort", only=True)
        .discard(0, "library", "library", "library").round_end()
    )
    assert city(table, 0)[:3] == ["start-fort", "start-library", "start-library"]
    assert (discard(table, 0), deck_size(table, 0)) == ([], 1)
    assert kinds_logged(table, 0).count("reshuffles") == 1


@rule("MD-CITY-04")
def test_the_discard_pile_is_left_alone_while_the_deck_lasts() -> None:
    table = (
        Scenario().city(0, {1: None}).deck(0, "fort", only=True).discard(0, "library", "library").round_end()
    )
    assert discard(table, 0) == ["start-library", "start-library"]
    assert deck_size(table, 0) == 0, "an empty deck is no reason to shuffle as long as nothing is drawn"


@rule("MD-CITY-05")
def test_without_deck_and_discard_pile_slots_stay_empty() -> None:
    table = Scenario().city(0, {3: None, 7: None, 8: None}).deck(0, "fort", only=True).round_end()
    assert [i + 1 for i, card in enumerate(city(table, 0)) if card is None] == [7, 8]
    assert city(table, 0)[2] == "start-fort"
    assert table.view()["round"] == 3


@rule("MD-CITY-06")
def test_a_knowledge_without_a_second_card_lies_alone_and_is_activated_as_a_card() -> None:
    table = Scenario(first=1).track().city(0, {1: None}).deck(0, "bartering", only=True).round_end()
    assert (city(table, 0)[0], attached(table, 0)[0]) == ("e1k-bartering", None)
    play(table, "activate row 1 column 1")
    assert status(table, 0)[0] == "activated"
    assert purse(table, 0).get("gold") == 1, "Bartering produces 1 Gold"


@rule("MD-CITY-06", "MD-CITY-07")
def test_a_knowledge_left_alone_since_only_knowledge_was_discarded() -> None:
    table = (
        Scenario().track().city(0, {1: None, 2: None}).deck(0, "bartering", only=True)
        .discard(0, "bronze-working", "philosophy").round_end()
    )
    assert city(table, 0)[:2] == ["e1k-bartering", None]
    assert discard(table, 0) == ["e2k-bronze-working", "greek-philosophy"]


@rule("MD-CITY-06", "MD-CITY-07", "MD-CITY-03")
def test_the_knowledge_discarded_last_is_not_drawn_again() -> None:
    table = Scenario().track().city(0, {1: None}).deck(0, "bartering", "bronze-working", only=True).round_end()
    play(table, "pick bronze-working")
    assert (city(table, 0)[0], attached(table, 0)[0]) == ("e2k-bronze-working", None)
    assert discard(table, 0) == ["e1k-bartering"]


@rule("MD-CITY-07")
def test_a_discard_pile_of_knowledge_only_is_not_shuffled() -> None:
    table = Scenario().city(0, {1: None}).deck(0, only=True).discard(0, "philosophy").round_end()
    assert (city(table, 0)[0], discard(table, 0)) == (None, ["greek-philosophy"])
    assert "reshuffles" not in kinds_logged(table)


@rule("MD-CITY-08")
def test_drawing_during_the_round_never_shuffles_the_discard_pile() -> None:
    table = (
        Scenario().deck(0, only=True).discard(0, "fort", "library").resources(0, science=2)
        .did(1, "passed").turn(0)
    )
    play(table, "progress")
    assert discard(table, 0) == ["start-fort", "start-library"]
    assert (deck_size(table, 0), purse(table, 0)) == (0, {})
    assert "reshuffles" not in kinds_logged(table)


@rule("MDE-CITY-01")
def test_revolts_are_dealt_like_any_card_also_onto_a_knowledge() -> None:
    table = Scenario().city(0, {1: None, 2: None}).deck(0, "revolt", "philosophy", "revolt").round_end()
    assert city(table, 0)[:2] == ["revolt", "revolt"]
    assert attached(table, 0)[:2] == [None, "greek-philosophy"]
    assert table.view()["revolts"] == 8


# ---------------------------------------------------------------- 16.3 Adjust the Advantage
@rule("MD-ADJ-01", "MD-ADJ-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_token_leaves_and_with_tokens_left_the_advantage_is_kept(seat: int) -> None:
    table = Scenario().advantage(seat, "science", 3).round_end()
    assert table.view()["advantage"] == {"holder": seat, "resource": "science", "tokens": 2}
    assert (purse(table, 0), purse(table, 1)) == ({}, {}), "the token goes to the supply"


@rule("MD-ADJ-03")
@pytest.mark.parametrize("tokens", [1, 0])
def test_without_tokens_nobody_has_the_advantage(tokens: int) -> None:
    """0 tokens: taken by an effect (MD-OPEN-13)."""
    table = Scenario().advantage(0, "science" if tokens else None, tokens).round_end()
    assert table.view()["advantage"] == {"holder": None, "resource": None, "tokens": 0}


@rule("MD-ADJ-01", "MD-ADJ-03")
def test_an_advantage_of_two_tokens_lasts_two_ends_of_round() -> None:
    table = Scenario().advantage(0, "military", 2).round_end()
    assert table.view()["advantage"]["holder"] == 0
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass", "pass")
    assert table.view()["advantage"]["holder"] is None


# ---------------------------------------------------------------- 16.4 First Player marker
@rule("MD-FIRST-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_marker_goes_to_the_opponent_who_then_begins(first: int) -> None:
    table = Scenario(first=first).round_end()
    assert table.view()["first"] == 1 - first
    assert table.seat == 1 - first
    play(table, "activate row 1 column 1")
    assert table.seat == first
    play(table, "activate row 1 column 1")
    assert table.seat == 1 - first, "and takes the first turn"
