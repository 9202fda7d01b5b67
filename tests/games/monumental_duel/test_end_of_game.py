"""17. End of the game."""

from __future__ import annotations

import pytest

import clio
from clio import IllegalAction, Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import kinds_logged, offers, play, purse, seat_view
from tests.rules import rule

LAID = ("troy", "persia", "ethiopia")


def ending(laid: int, left: int) -> Scenario:
    """So many cards on the track and in the Development deck at the End of Round."""
    return Scenario(first=0).track(*LAID[:laid]).development(left=left).round(7)


@rule("MD-END-01")
@pytest.mark.parametrize(("laid", "left", "last"), [
    (3, 3, False), (3, 2, False), (3, 1, True), (3, 0, True), (0, 5, False), (0, 4, True), (0, 0, True),
])
def test_four_or_fewer_cards_after_the_refill_make_the_next_round_the_last(laid: int, left: int, last: bool) -> None:
    table = ending(laid, left).round_end()
    assert (table.view()["round"], table.view()["last_round"], table.over) == (8, last, False)
    assert ("last-round" in kinds_logged(table)) == last


@rule("MD-END-01", "MD-TRACK-02")
@pytest.mark.parametrize("left", [0, 1, 2, 4, 5, 24])
def test_the_view_tells_how_many_rounds_follow_at_most(left: int) -> None:
    """Nobody takes a card: so long it can last, and no longer."""
    table = Scenario(first=0).development(left=left).activation()
    promised, rounds = table.view()["rounds_left"], table.view()["round"]
    while not table.over:
        play(table, "pass" if "pass" in offers(table) else offers(table)[0])
    assert table.view()["round"] - rounds == promised


@rule("MD-ROUND-01")
def test_the_view_tells_the_phase() -> None:
    table = Scenario(first=0).activation()
    seen = [table.view()["phase"]]
    for move in ("activate row 1 column 1", "activate row 1 column 1", "pass", "pass"):
        seen.append(play(table, move).view()["phase"])
    assert seen == ["activation", "activation", "actions", "actions", "activation"]


@rule("MD-END-01")
def test_few_cards_during_the_round_trigger_nothing() -> None:
    table = Scenario().track("troy").development(left=6).resources(0, military=3).turn(0)
    play(table, "acquire troy", "pass")
    assert not table.view()["last_round"], "no card on the track, but this is no refill"
    play(table, "pass")
    assert (table.view()["round"], table.view()["last_round"]) == (3, False)


@rule("MD-END-02")
def test_the_remaining_steps_of_the_triggering_round_are_carried_out() -> None:
    table = ending(3, 0).advantage(1, "science", 3).round_end()
    assert table.view()["last_round"]
    assert table.view()["advantage"]["tokens"] == 2
    assert table.view()["first"] == 1


@rule("MD-END-03")
def test_the_last_round_is_played_in_full_by_both_players_and_then_scored() -> None:
    table = ending(3, 0).city(0, {1: "fort"}).resources(0, gold=5).round_end()
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    assert table.seat == 1
    play(table, "pass")
    assert table.seat == 0, "the other player still has turns"
    assert "acquire troy" in offers(table)
    play(table, "acquire troy", "pay gold 2")
    assert table.seat == 0
    play(table, "pass")
    assert table.over
    assert table.view()["round"] == 8, "no further round"
    assert dict(table.result.scores[0].lines)["provinces"] == 1
    with pytest.raises(IllegalAction):
        table.play("pass")


@rule("MD-END-03")
def test_before_the_last_round_the_game_goes_on() -> None:
    table = play(Scenario().turn(0), "pass", "pass")
    assert not table.over


@rule("MD-END-03")
def test_after_the_last_round_only_the_advantage_is_adjusted() -> None:
    """MD-OPEN-28."""
    table = Scenario(first=0).track(*LAID).advantage(0, "science", 2).city(0, {1: None}).round(8, last=True).turn(0)
    play(table, "pass", "pass")
    assert table.over
    assert table.view()["advantage"]["tokens"] == 1
    assert table.view()["track"][3:] == ["e1p-troy", "e1p-persia", "e1p-ethiopia"]
    assert seat_view(table, 0)["city"][0]["card"] is None
    assert table.view()["first"] == 0


def rounds(table: Table, buy: bool) -> int:
    """Play to the end: take every card of the track, or none."""
    while not table.over:
        moves = offers(table)
        wanted = [move for move in moves if move.startswith("acquire ") and card(move) not in BASICS]
        table.play(wanted[0] if buy and wanted else moves[0])
    return int(table.view()["round"])


def card(move: str) -> str:
    return move.removeprefix("acquire ")


BASICS = ("workshop", "laboratory", "shooting-range", "barricade")


@rule("MD-END-04")
@pytest.mark.parametrize("modules", ["espionage", "trade", "both"])
def test_when_nobody_takes_a_card_round_10_is_the_last(modules: str) -> None:
    table = clio.new("monumental-duel", seed=5, options={"modules": modules})
    assert rounds(table, buy=False) == 10


@rule("MD-END-04")
@pytest.mark.parametrize("modules", ["espionage", "trade", "both"])
def test_when_every_card_is_taken_round_6_is_the_last(modules: str) -> None:
    table = (
        Scenario("greeks", "aksumites", modules=modules, first=0).resources(0, gold=900).resources(1, gold=900)
        .round(1).turn(0)
    )
    assert rounds(table, buy=True) == 6
    assert purse(table, 0)["gold"] > 0
