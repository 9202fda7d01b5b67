"""The round and City Activation (section 6.1)."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    attached, city, discard, kinds_logged, offers, play, purse, refuses, seat_view, status,
)
from tests.rules import rule

YARD, LIBRARY, FORT = "construction-yard", "library", "fort"
LINES = [f"activate row {r} column {c}" for r in (1, 2, 3) for c in (1, 2, 3)]
FIRST = "activate row 1 column 1"  # slots 1, 2, 3, 4, 7


def greek(**cards: str | None) -> Scenario:
    """A Greek City: s1="mine" ...; the other slots are filled with Construction Yards first."""
    return Scenario("greeks", "japanese").track().city(0, {int(key[1:]): card for key, card in cards.items()})


def mughal(**cards: str | None) -> Scenario:
    return Scenario("mughals", "greeks").track().city(0, {int(key[1:]): card for key, card in cards.items()})


def knowledge_status(table: Table, seat: int) -> list[str | None]:
    return [slot["knowledge_status"] for slot in seat_view(table, seat)["city"]]


@rule("MD-ROUND-01", "MD-ROUND-02")
def test_a_round_is_activation_then_actions_then_its_end() -> None:
    table = Scenario("greeks", "japanese", first=0).round_start()
    assert table.view(0)["round"] == 2
    seen = []
    for move in (FIRST, FIRST, "pass", "pass"):
        seen.append((table.seat, offers(table) == LINES, "pass" in offers(table)))
        play(table, move)
    assert seen == [(0, True, False), (1, True, False), (0, False, True), (1, False, True)]
    # The End of Round ran in full and round 3 begins with City Activation, the other player first.
    assert table.view(0)["round"] == 3
    assert (table.seat, offers(table) == LINES) == (1, True)
    assert None not in city(table, 0) + city(table, 1)
    order = [kind for kind in kinds_logged(table) if kind in ("round", "activates", "passes", "first-player")]
    assert order == ["round", "activates", "activates", "passes", "passes", "first-player", "round"]


@rule("MD-ROUND-02")
def test_no_action_during_activation_and_no_activation_during_actions() -> None:
    table = Scenario("greeks", "japanese").resources(0, gold=9, culture=3).activation(0)
    assert offers(table) == LINES
    refuses(table, "pass", "progress", "acquire workshop", "develop treaties", "ambassador spy")
    play(table, FIRST, FIRST)
    refuses(table, *LINES)


@rule("MD-ACT-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_activates_completely_then_the_other(first: int) -> None:
    table = Scenario("greeks", "japanese", first=first).round_start()
    assert table.seat == first
    play(table, FIRST)
    assert purse(table, first) != {}
    assert purse(table, 1 - first) == {}
    assert table.seat == 1 - first
    play(table, FIRST)
    assert table.seat == first
    assert "pass" in offers(table)


@rule("MD-ACT-01")
def test_the_effects_of_the_first_activation_come_before_the_second() -> None:
    table = mughal(s1="mughal-tomb").activation(0)
    play(table, FIRST)
    assert table.seat == 0  # the Tomb is still to be answered
    assert purse(table, 1) == {}
    play(table, "no")
    assert table.seat == 1


@rule("MD-ACT-02")
@pytest.mark.parametrize(("row", "column", "tilted"), [
    (1, 1, {1, 2, 3, 4, 7}), (1, 2, {1, 2, 3, 5, 8}), (2, 2, {2, 4, 5, 6, 8}), (2, 3, {3, 4, 5, 6, 9}),
    (3, 1, {1, 4, 7, 8, 9}), (3, 3, {3, 6, 7, 8, 9}),
])
def test_one_row_and_one_column_are_tilted(row: int, column: int, tilted: set[int]) -> None:
    table = greek(s1=YARD).activation(0)
    assert offers(table) == LINES
    play(table, f"activate row {row} column {column}")
    assert {n for n, word in enumerate(status(table, 0), 1) if word == "activated"} == tilted
    assert {n for n, word in enumerate(status(table, 0), 1) if word == "idle"} == set(range(1, 10)) - tilted


@rule("MD-ACT-02", "MD-ACT-06")
def test_the_crossing_counts_once() -> None:
    """A Fort at the crossing, two Libraries beside it, two Construction Yards below."""
    table = greek(s1=LIBRARY, s2=FORT, s3=LIBRARY, s5=YARD, s8=YARD, s4="mine", s6="forum").activation(0)
    play(table, "activate row 1 column 2")
    assert purse(table, 0) == {"military": 1, "science": 2, "production": 2}


@rule("MD-ACT-03")
def test_an_attached_knowledge_is_activated_with_the_card_on_it() -> None:
    table = greek(s1=f"{YARD}/bartering", s5=f"{YARD}/philosophy").activation(0)
    play(table, FIRST, FIRST)
    assert knowledge_status(table, 0)[0] == "activated"
    assert knowledge_status(table, 0)[4] == "idle"  # not in the lines chosen
    assert purse(table, 0)["gold"] == 1  # what Bartering gives
    both = greek(s1="mine/philosophy").activation(0)
    play(both, FIRST, FIRST)
    assert {"use mine", "use philosophy"} <= set(offers(both))
    refuses(table, "use philosophy")


@rule("MD-ACT-04")
def test_an_empty_slot_gives_nothing() -> None:
    table = greek(s1=None, s2=FORT, s3=None, s4=None, s7=None).activation(0)
    play(table, FIRST)
    assert purse(table, 0) == {"military": 1}
    assert status(table, 0)[0] == "idle"
    empty = greek(s1=None, s2=None, s3=None, s4=None, s7=None).activation(0)
    play(empty, FIRST)
    assert purse(empty, 0) == {}
    assert empty.seat == 1


@rule("MD-ACT-05")
def test_a_knowledge_alone_is_activated_like_any_card() -> None:
    table = greek(s1="philosophy", s2="bartering").activation(0)
    play(table, FIRST, FIRST)
    assert status(table, 0)[:2] == ["activated", "activated"]
    assert purse(table, 0)["gold"] == 1
    play(table, "use philosophy", "spend gold", "gain science")
    assert "gold" not in purse(table, 0)
    assert status(table, 0)[0] == "used"
    play(table, "pass", "pass")
    assert discard(table, 0).count("greek-philosophy") + city(table, 0).count("greek-philosophy") == 1


@rule("MD-ACT-06")
def test_the_printed_resources_are_gained_at_once_all_of_them() -> None:
    table = greek(s1="travellers-inn", s2="workshop", s3="courier-office", s4="mine", s7="shooting-range").activation(0)
    play(table, FIRST)
    assert purse(table, 0) == {"production": 3, "gold": 2, "science": 2, "military": 2}
    assert seat_view(table, 0)["gained"]["production"] == 3
    assert table.seat == 1  # before the other player activates


@rule("MD-ACT-07", "MDE-ACT-01")
def test_an_activated_revolt_gives_nothing_and_leaves_at_once() -> None:
    table = greek(s1="revolt", s2=FORT, s3="revolt", s9="revolt").activation(0)
    assert table.view(0)["revolts"] == 7
    play(table, FIRST)
    assert table.view(0)["revolts"] == 9
    assert [city(table, 0)[i] for i in (0, 2, 8)] == [None, None, "revolt"]  # slot 9 was not activated
    assert purse(table, 0) == {"military": 1, "production": 2}
    assert "revolt" not in discard(table, 0)
    play(table, FIRST)
    refuses(table, "use revolt")
    assert city(table, 0)[0] is None  # empty through the Actions phase
    play(table, "pass", "pass")
    assert None not in city(table, 0)  # refilled at the end of the round
    assert city(table, 0)[8] == "revolt"


@rule("MDE-ACT-02")
def test_the_knowledge_under_an_activated_revolt_stays_usable() -> None:
    table = greek(s1="revolt/philosophy", s2="revolt/bartering", s4="mine").activation(0)
    play(table, FIRST, FIRST)
    assert table.view(0)["revolts"] == 10
    assert city(table, 0)[:2] == ["greek-philosophy", "e1k-bartering"]
    assert attached(table, 0)[:2] == [None, None]
    assert purse(table, 0) == {"gold": 1, "production": 2}
    play(table, "use philosophy", "spend production", "gain military")
    assert purse(table, 0) == {"gold": 1, "production": 1, "military": 1}
    play(table, "pass", "ambassador spy", "train")  # Bartering listens too
    assert purse(table, 0)["vp"] == 1
    refuses(table, "use philosophy")
    play(table, "pass")
    found = [*discard(table, 0), *city(table, 0), *attached(table, 0)]
    assert found.count("greek-philosophy") == 1  # MD-OPEN-04: discarded when its owner passed


@rule("MD-ACT-08")
def test_the_tomb_works_during_activation_and_receives_a_token() -> None:
    table = mughal(s1="mughal-tomb", s2=FORT, s3=LIBRARY).activation(0)
    play(table, FIRST)
    assert purse(table, 0) == {}  # asked before anything is gained
    assert offers(table) == ["no", "slot 1", "slot 2", "slot 3", "slot 4", "slot 7"]
    play(table, "slot 2")
    assert status(table, 0)[0] == "used"
    assert purse(table, 0) == {"gold": 1, "science": 1, "production": 2}
    assert table.seat == 1
    play(table, FIRST)
    refuses(table, "use mughal-tomb")  # not in the Actions phase


@rule("MD-ACT-08")
def test_a_tomb_outside_the_lines_chosen_does_nothing() -> None:
    table = mughal(s5="mughal-tomb").activation(0)
    play(table, FIRST)
    assert table.seat == 1
    refuses(table, "slot 1")
    play(table, FIRST)
    refuses(table, "use mughal-tomb")


@rule("MD-ACT-08")
def test_democracy_works_during_activation_and_receives_a_token() -> None:
    table = greek(s1=FORT, s9="forum").policies(0, "democracy").resources(0, gold=2).activation(0)
    assert offers(table) == ["use democracy", *LINES]
    play(table, "use democracy", "slot 1", "slot 9")
    assert (city(table, 0)[0], city(table, 0)[8]) == ("start-forum", "start-fort")
    assert purse(table, 0) == {"gold": 1}
    assert seat_view(table, 0)["policies"][0]["used"]
    assert offers(table) == LINES  # once (MD-OPEN-14)
    play(table, FIRST)
    assert table.seat == 1  # not asked again after the lines
    play(table, FIRST)
    refuses(table, "use democracy")


@rule("MD-ACT-08")
def test_a_covered_democracy_and_one_without_gold_do_nothing() -> None:
    covered = greek(s1=FORT).policies(0, "democracy", "treaties").resources(0, gold=2).activation(0)
    assert offers(covered) == LINES
    poor = greek(s1=FORT).policies(0, "democracy").resources(0, production=2).activation(0)
    assert offers(poor) == LINES


@rule("MD-ACT-09")
def test_the_player_chooses_when_his_effect_is_applied() -> None:
    """No player can have two effects of this kind; what he chooses is the moment: before the lines or after them."""
    before = greek(s1="mine", s9=FORT).policies(0, "democracy").resources(0, gold=1).activation(0)
    play(before, "use democracy", "slot 1", "slot 9", FIRST)
    assert purse(before, 0) == {"military": 1, "production": 3, "science": 1}
    after = greek(s1="mine", s9=FORT).policies(0, "democracy").resources(0, gold=1).activation(0)
    play(after, FIRST)
    assert purse(after, 0) == {"gold": 1, "production": 3, "science": 1}
    assert offers(after) == ["use democracy", "no"]
    play(after, "use democracy", "slot 1", "slot 9")
    assert purse(after, 0) == {"production": 3, "science": 1}  # the Fort came too late
    assert (status(after, 0)[0], status(after, 0)[8]) == ("idle", "activated")  # the tilted Mine lies in slot 9 now
    declined = greek(s1="mine").policies(0, "democracy").resources(0, gold=1).activation(0)
    play(declined, FIRST, "no")
    assert declined.seat == 1
    assert not seat_view(declined, 0)["policies"][0]["used"]


@rule("MD-ACT-09")
def test_gold_gained_by_activation_pays_democracy() -> None:
    table = greek(s1=f"{FORT}/bartering", s9="mine").policies(0, "democracy").activation(0)
    assert offers(table) == LINES
    play(table, FIRST)
    assert offers(table) == ["use democracy", "no"]


@rule("MD-ACT-10")
def test_other_effects_wait_for_the_actions_phase() -> None:
    table = greek(s1="mine/philosophy", s2="forum", s3=YARD, s4=YARD, s7=YARD).activation(0)
    play(table, FIRST)
    assert table.seat == 1  # nothing was asked
    assert purse(table, 0) == {"production": 3}  # neither Gold from the Mine nor Culture from the Forum
    play(table, FIRST)
    assert [symbol for symbol in offers(table) if symbol.startswith("use")] == [
        "use mine", "use forum", "use philosophy",
    ]
    play(table, "use mine")
    assert purse(table, 0) == {"production": 3, "gold": 1}


@rule("MD-ACT-10")
def test_listening_effects_become_live_with_activation() -> None:
    for line, vp in ((FIRST, 1), ("activate row 3 column 3", 0)):  # Bartering in slot 1
        table = greek(s1=f"{YARD}/bartering").activation(0)
        play(table, line, FIRST, "ambassador spy", "train")
        assert purse(table, 0).get("vp", 0) == vp
