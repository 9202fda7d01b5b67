"""16.2 Refill the Development track."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import kinds_logged, offers, play, refuses
from tests.rules import rule

NEXT = ("great-wall", "colossus-of-rhodes", "scytale", "credit", "bazaar", "watchtower")  # Era I, from the top
NEXT_IDS = ["e1w-great-wall", "t1w-colossus", "e1k-scytale", "t1k-credit", "t1b-bazaar", "e1b-watchtower"]
LAID = ("troy", "persia", "ethiopia", "sahara", "phoenicia", "sogdiana")
LAID_IDS = ["e1p-troy", "e1p-persia", "e1p-ethiopia", "t1p-sahara", "t1p-phoenicia", "t1p-sogdiana"]


@rule("MD-TRACK-01", "MD-TRACK-04")
@pytest.mark.parametrize("laid", [0, 1, 2, 3])
def test_up_to_three_cards_slide_right_and_new_ones_come_from_right_to_left(laid: int) -> None:
    table = Scenario().track(*LAID[:laid]).development(*NEXT).round_end()
    new = 6 - laid
    assert table.view()["track"] == NEXT_IDS[:new][::-1] + LAID_IDS[:laid]
    assert table.view()["development_discard"] == []


@rule("MD-TRACK-01")
def test_gaps_are_closed_to_the_right() -> None:
    table = Scenario().track("troy", None, "persia", None, None, None).development(*NEXT).round_end()
    assert table.view()["track"] == [*NEXT_IDS[:4][::-1], "e1p-troy", "e1p-persia"]


@rule("MD-TRACK-02")
def test_the_view_tells_which_cards_will_leave() -> None:
    assert Scenario().track(*LAID[:5]).turn().view()["leaving"] == LAID_IDS[3:5]
    assert Scenario().track(*LAID[:3]).turn().view()["leaving"] == []
    assert Scenario().track(*LAID).round(7, last=True).turn().view()["leaving"] == []


@rule("MD-TRACK-02", "MD-TRACK-03", "MD-TRACK-04")
@pytest.mark.parametrize("laid", [4, 5, 6])
def test_of_more_than_three_cards_those_at_the_right_end_are_discarded(laid: int) -> None:
    table = Scenario().track(*LAID[:laid]).development(*NEXT).round_end()
    assert table.view()["track"] == NEXT_IDS[:3][::-1] + LAID_IDS[:3]
    assert table.view(0)["development_discard"] == LAID_IDS[3:laid][::-1], "from the right end, face up"
    assert table.view(1)["development_discard"] == table.view(0)["development_discard"]


@rule("MD-TRACK-02")
def test_gaps_do_not_count_as_cards() -> None:
    table = Scenario().track("troy", None, "persia", None, "ethiopia", "sahara").development(*NEXT).round_end()
    assert table.view()["track"] == NEXT_IDS[:3][::-1] + LAID_IDS[:3]
    assert table.view()["development_discard"] == ["t1p-sahara"]


@rule("MD-TRACK-03")
def test_discarded_cards_are_out_of_play() -> None:
    table = Scenario().resources(0, gold=20).track(*LAID).development(*NEXT).round_end()
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert table.seat == 0
    refuses(table, "acquire sogdiana")
    while not table.over:  # everybody passes to the end of the game
        play(table, offers(table)[0])
        assert "t1p-sogdiana" in table.view()["development_discard"]
        assert "t1p-sogdiana" not in table.view()["track"]


@rule("MD-TRACK-05")
@pytest.mark.parametrize(("laid", "left", "then"), [(3, 2, 5), (2, 1, 3), (6, 0, 3), (0, 4, 4)])
def test_when_the_deck_runs_out_the_track_stays_shorter(laid: int, left: int, then: int) -> None:
    table = Scenario().track(*LAID[:laid]).development(*NEXT[:left], left=left).round_end()
    kept = min(laid, 3)
    assert table.view()["track"] == [None] * (6 - then) + NEXT_IDS[:left][::-1] + LAID_IDS[:kept]


@rule("MD-TRACK-06", "MD-TRACK-07")
def test_a_divider_counts_for_nothing_and_eras_lie_side_by_side() -> None:
    table = Scenario().track("troy", "persia", "ethiopia").development("sahara", "sicily", "andes").round_end()
    assert table.view()["track"] == ["t2p-andes", "e2p-sicily", "t1p-sahara", "e1p-troy", "e1p-persia", "e1p-ethiopia"]
    assert kinds_logged(table).count("new-era") == 1
    assert table.view()["era"] == 2


@rule("MD-TRACK-07")
def test_the_divider_of_the_next_era_stays_unseen_until_a_card_is_needed() -> None:
    table = Scenario().track("troy", "persia").development("ethiopia", "sahara", "phoenicia", "sogdiana", "sicily")
    opened = table.round_end()
    assert opened.view()["era"] == 1, "the track was full before the divider of Era II was met"
    assert "new-era" not in kinds_logged(opened)


@rule("MD-TRACK-08")
def test_the_track_is_refilled_only_at_the_end_of_round() -> None:
    table = Scenario().resources(0, military=10).resources(1, military=10).track(*LAID).development(*NEXT).turn(0)
    play(table, "acquire troy", "acquire sahara", "acquire persia", "pass")
    assert table.view()["track"] == [None, None, "e1p-ethiopia", None, "t1p-phoenicia", "t1p-sogdiana"]
    play(table, "pass")
    assert table.view()["track"] == [*NEXT_IDS[:3][::-1], "e1p-ethiopia", "t1p-phoenicia", "t1p-sogdiana"]
