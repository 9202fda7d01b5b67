"""A8, A9: the display, the Eras, the end of the game."""

from __future__ import annotations

import pytest

from clio.games.monumental.ops.standing import current_era
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import LAST, TRIGGERED
from tests.games.monumental.helpers import (
    development, discarded, display, offered, offers, play, position, purse, world,
)
from tests.rules import rule

SIX = ("granary", "market", "pharmacy", "academy", "stables", "writing")
FOUR = ("egypt", "greece", "japan", "china")


# ---------------------------------------------------------------- replenishing
@rule("MON-SETUP-11", "MON-SETUP-12")
@pytest.mark.parametrize(("seats", "rows"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_two_rows_with_two_players_one_with_more(seats: int, rows: int) -> None:
    s = world(Scenario(*(*FOUR, "denmark")[:seats], quests="no").turn(0))
    assert (s.config.rows, s.config.width, len(s.display)) == (rows, 6 // rows, 6)


@rule("MON-DISP-01", "MON-DISP-03", "MON-DISP-10", "MON-SETUP-13")
def test_one_row_loses_its_farthest_card_if_none_was_taken() -> None:
    table = position(*FOUR, map="lock").display(*SIX).development("masonry", "currency").turn(0)
    play(table, "done")
    assert display(table) == ["masonry", *SIX[:5]]
    assert discarded(table)[-1] == "writing"


@rule("MON-DISP-01", "MON-DISP-03", "MON-ACQ-04", "MON-DISP-10")
def test_one_row_with_two_cards_taken_slides_and_is_filled_from_the_far_end() -> None:
    table = (
        position(*FOUR, map="lock").display(*SIX).development("masonry", "currency").resources(0, production=7).turn(0)
    )
    play(table, "acquire market", "acquire academy")
    assert display(table) == ["granary", None, "pharmacy", None, "stables", "writing"]  # gaps until the end of the turn
    play(table, "done")
    assert display(table) == ["currency", "masonry", "granary", "pharmacy", "stables", "writing"]
    assert "writing" not in discarded(table)


@rule("MON-DISP-02", "MON-DISP-04", "MON-DISP-11", "MON-SETUP-30")
def test_two_rows_lose_a_card_each() -> None:
    table = position().display(*SIX).development("masonry", "currency", "calendar").turn(0)
    play(table, "done")
    assert display(table) == ["masonry", "granary", "market", "currency", "academy", "stables"]
    assert discarded(table)[-2:] == ["pharmacy", "writing"]


@rule("MON-DISP-11")
def test_the_first_row_is_filled_completely_before_the_second() -> None:
    table = (
        position().display(*SIX).development("masonry", "currency", "calendar", "horse-riding")
        .resources(0, production=18).turn(0)
    )
    play(table, "acquire granary", "acquire pharmacy", "acquire academy", "acquire stables", "done")
    assert display(table) == ["currency", "masonry", "market", "horse-riding", "calendar", "writing"]


@rule("MON-DISP-09", "MAE-RES-09")
def test_reserve_and_basic_buildings_do_not_count_as_taken() -> None:
    table = position().display(*SIX).reserved(0, "house-of-scribes").resources(0, production=5).turn(0)
    play(table, "acquire house-of-scribes", "acquire workshop", "done")
    assert discarded(table)[-2:] == ["pharmacy", "writing"]


@rule("MON-DISP-09")
def test_a_card_acquired_by_an_effect_counts_as_taken() -> None:
    table = (
        position().display(*SIX).gains(0, "bargain").resources(0, production=1).development("masonry", "currency")
        .turn(0)
    )
    play(table, "token bargain", "pick market", "done")
    assert "pharmacy" not in discarded(table)
    assert discarded(table)[-1] == "writing"


@rule("MON-DISP-05", "MON-DISP-06", "MON-SETUP-09")
def test_the_era_is_that_of_the_newest_card() -> None:
    table = position(*FOUR, map="lock").display(*SIX).development("manufacture").turn(0)
    assert current_era(world(table)) == 1
    play(table, "done")
    assert current_era(world(table)) == 2


@rule("MON-DISP-07", "MAE-DECK-02", "MON-SETUP-10")
def test_the_renaissance_lies_between_the_second_and_the_third_era() -> None:
    s = world(Scenario("egypt", "greece", renaissance=True, quests="no").turn(0))
    eras = [s.book.era[card] for card in s.deck]
    assert eras == sorted(eras)
    assert eras.count(3) == 12
    assert len(s.deck) == 15 + 12 + 12 + 8


# ---------------------------------------------------------------- the end
@rule("MON-END-01", "MAE-FUT-15")
def test_the_last_card_of_the_deck_triggers_the_end() -> None:
    near = position(*FOUR, map="lock", future="no").display(*SIX).development(left=2).turn(0)
    play(near, "done")
    assert world(near).ending < TRIGGERED
    table = position(*FOUR, map="lock", future="no").display(*SIX).development(left=1).turn(0)
    play(table, "done")
    assert (world(table).ending, development(table)) == (TRIGGERED, [])
    assert not world(table).open_projects


@rule("MON-DISP-08", "MON-DISP-10")
def test_after_the_trigger_nothing_is_discarded_and_gaps_stay_near_the_deck() -> None:
    table = (
        position(*FOUR, map="lock").display(*SIX).round(5, ending="triggered").resources(0, production=3).turn(0)
    )
    before = discarded(table)
    play(table, "acquire market", "done")
    assert display(table) == [None, "granary", "pharmacy", "academy", "stables", "writing"]
    assert discarded(table) == before


@rule("MON-END-02", "MON-END-04")
def test_a_trigger_in_the_last_turn_leaves_one_round() -> None:
    table = position(*FOUR, map="lock").display(*SIX).development(left=1).turn(3)
    play(table, "done")
    assert world(table).ending == LAST  # the next round is the last
    turns = []
    while not table.over:
        turns.append(table.seat)
        play(table, "activate row 1 column 1", "done")
        while not table.over and not offered(table, "activate"):
            table.play(offers(table)[0])
    assert turns == [0, 1, 2, 3]


@rule("MON-DISP-12")
def test_after_the_last_turn_nothing_is_replenished() -> None:
    table = (
        position().display(*SIX[:1]).city(1, {1: "mine"}).tilt(1, 1).resources(1, production=3, gold=1)
        .round(7, ending="last").turn(1)
    )
    play(table, "done")
    assert table.over
    assert purse(table, 1) == {"production": 3, "gold": 1}  # not even the counters are put away
    assert display(table)[0] == "granary"


@rule("MAE-FUT-01", "MAE-FUT-02", "MAE-FUT-03")
def test_the_projects_open_with_the_end() -> None:
    table = position(*FOUR, map="lock").display(*SIX).development(left=1).resources(1, military=2, gold=1).turn(0)
    assert offered(table, "contribute") == []
    play(table, "done", "activate row 1 column 1")
    assert "peacekeeping" in offered(table, "contribute")
