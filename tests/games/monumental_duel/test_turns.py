"""Turns in the Actions phase (section 6.2)."""

from __future__ import annotations

import pytest

from clio.engine.errors import NotYourTurn
from clio.games.families.monumental.state import WORKSHOP
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    discard, duel, kinds_logged, offers, pile, play, purse, refuses, seat_view, status,
)
from tests.rules import rule

RICH = {"production": 20, "science": 20, "military": 20, "gold": 20, "culture": 20}


def greeks(**stock: int) -> Scenario:
    return Scenario("greeks", "mughals").track().resources(0, **stock)


@rule("MD-TURN-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_and_turns_alternate(first: int) -> None:
    table = Scenario("greeks", "japanese", first=first).resources(0, gold=9).resources(1, gold=9).round_start()
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    seats = []
    for card in ("workshop", "laboratory", "workshop", "laboratory"):
        seats.append(table.seat)
        play(table, f"acquire {card}")
        if table.seat == seats[-1]:  # how to pay
            table.play(table.options[-1])
    assert seats == [first, 1 - first, first, 1 - first]
    with pytest.raises(NotYourTurn):
        table.play("pass", seat=1 - first)


@rule("MD-TURN-02")
@pytest.mark.parametrize("moves", [
    ["acquire workshop", "pay gold 0"], ["progress", "pay gold 0"], ["advantage science", "stake 1", "pay gold 0"],
    ["develop poliorcetics", "gain science"], ["conquer", "pay gold 0"], ["complete", "pay gold 0"],
    ["ambassador spy", "train"], ["ambassador negotiate", "negotiate venice", "no"], ["use mine"],
])
def test_one_action_and_the_turn_ends(moves: list[str]) -> None:
    start = greeks(**RICH).city(0, {1: "mine"}).tilt(0, 1).pile(1, "troy").wonder(0, "hanging-gardens")
    table = start.deck(0, "library").free_track("venice", "novgorod", "palmyra").turn(0)
    for move in moves:
        assert table.seat == 0
        play(table, move)
    assert table.seat == 1
    assert "pass" in offers(table)


@rule("MD-TURN-03")
def test_the_list_of_actions() -> None:
    """Everything at once: a rich Greek player with the Advantage; only taking the Advantage needs another position."""
    table = (
        Scenario("greeks", "mughals").resources(0, **RICH)
        .city(0, {1: "mine/philosophy", 2: "forum"}).tilt(0, 1, 2)
        .track("watchtower", "bartering", "troy", "great-wall").reserved(0, "scytale").wonder(0, "hanging-gardens")
        .policies(0, "poliorcetics").pile(1, "persia").advantage(0, "science", 3)
        .free_track("venice", "novgorod", "palmyra").turn(0)
    )
    assert offers(table) == [
        "pass", "progress", "complete", "conquer", "warlord", "ambassador spy", "ambassador negotiate",
        "acquire workshop", "acquire laboratory", "acquire shooting-range", "acquire barricade", "acquire bartering",
        "acquire scytale", "acquire great-wall", "acquire troy", "acquire watchtower",
        "develop scientific-method", "develop treaties", "develop architecture", "develop democracy",
        "use mine", "use forum", "use philosophy", "use poliorcetics",
    ]
    nobody = greeks(**RICH).turn(0)
    assert [symbol for symbol in offers(nobody) if symbol.startswith(("advantage", "warlord"))] == [
        "advantage production", "advantage science", "advantage military",
    ]


@rule("MD-TURN-04")
def test_an_action_may_be_repeated_while_it_can_be_paid() -> None:
    table = greeks(production=4, science=4).deck(0, "library", "fort").turn(0)
    play(table, "acquire workshop", "pass", "acquire workshop")
    refuses(table, "acquire workshop")  # no Production left
    play(table, "progress")
    assert kinds_logged(table, 0).count("draws") == 1
    play(table, "progress")
    refuses(table, "progress")
    assert kinds_logged(table, 0).count("draws") == 2
    conquests = greeks(military=6).pile(1, "troy", "persia").turn(0)
    play(conquests, "conquer", "pass", "conquer")
    assert pile(conquests, 0) == ["e1p-persia", "e1p-troy"]


@rule("MD-TURN-04", "MD-TURN-05")
@pytest.mark.parametrize("use", [
    ["warlord", "gain science"], ["ambassador spy", "train"], ["use poliorcetics"], ["use hoplite-ground"],
    ["use philosophy", "gain production"],
])
def test_a_card_with_an_action_token_is_not_used_again_this_round(use: list[str]) -> None:
    start = (
        greeks(science=3).city(0, {1: "hoplite-ground/philosophy", 2: "fort"}).tilt(0, 1, 2)
        .policies(0, "poliorcetics").advantage(0, "science", 3)
    )
    table = start.turn(0)
    play(table, *use)
    assert table.seat == 1
    play(table, "pass")
    refuses(table, use[0])
    others = {"warlord", "ambassador spy", "use poliorcetics", "use hoplite-ground", "use philosophy"} - {use[0]}
    assert others <= set(offers(table))  # each card has its own token


@rule("MD-TURN-05")
def test_tokens_return_for_the_next_round() -> None:
    table = greeks(science=3).policies(0, "poliorcetics").did(0, "poliorcetics", "ambassador").turn(0)
    refuses(table, "use poliorcetics", "ambassador spy")
    play(table, "pass", "pass", "activate row 1 column 1", "activate row 3 column 1")
    assert table.seat == 1
    play(table, "pass")
    assert "ambassador spy" in offers(table)
    assert "use poliorcetics" in offers(table)  # with the Science of slot 7


@rule("MD-TURN-06")
def test_each_time_effects_are_carried_out_before_the_turn_ends() -> None:
    """Credit: 1 basic resource each time its owner negotiates this round; he is asked before the opponent moves."""
    start = Scenario("malians", "greeks").track().city(0, {1: "library/credit"}).tilt(0, 1).policies(0, "relays")
    table = start.free_track("florence", "novgorod", "samarkand").resources(0, gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate florence")
    assert table.seat == 0
    play(table, "gain science")
    assert table.seat == 0  # Credit and Relays both listen
    play(table, "gain military")
    assert table.seat == 1
    assert purse(table, 0) == {"science": 1, "military": 1}
    assert not {"use credit", "use relays"} & set(offers(table))  # they are no actions
    assert status(table, 0)[0] == "activated"  # and take no token


@rule("MD-TURN-06")
def test_each_time_effects_are_not_limited() -> None:
    start = Scenario("greeks", "mughals").track().city(0, {1: "library/bartering", 2: "fort/telegraph"}).tilt(0, 1, 2)
    table = start.resources(0, agent=1).turn(0)
    play(table, "ambassador spy", "train", "pass", "use telegraph", "train")
    assert purse(table, 0)["vp"] == 2


@rule("MD-TURN-07")
def test_after_a_pass_the_other_takes_turns_in_a_row() -> None:
    table = greeks(production=6).resources(1, gold=4).turn(1)
    play(table, "pass")
    for n in (1, 2, 3):
        assert table.seat == 0
        play(table, "acquire workshop")
        assert table.view(0)["basic_buildings"]["basic-workshop"] == 5 - n
    assert table.seat == 0
    with pytest.raises(NotYourTurn):
        table.play("acquire workshop", seat=1)  # he has the Gold but passed
    assert seat_view(table, 1)["passed"]
    assert not seat_view(table, 0)["passed"]


@rule("MD-TURN-08")
def test_the_phase_ends_when_both_have_passed() -> None:
    table = greeks(production=2).turn(0)
    play(table, "pass")
    assert (table.seat, table.view(0)["round"]) == (1, 2)
    play(table, "pass")
    assert table.view(0)["round"] == 3
    assert offers(table) == [f"activate row {r} column {c}" for r in (1, 2, 3) for c in (1, 2, 3)]
    assert not seat_view(table, 0)["passed"]


@rule("MD-TURN-09")
def test_what_cannot_be_paid_or_has_no_object_cannot_be_chosen() -> None:
    table = Scenario("greeks", "mughals").track("troy", "bartering").resources(0, agent=1).turn(0)
    assert offers(table) == ["pass", "ambassador spy"]
    refuses(
        table, "acquire troy", "acquire bartering", "acquire watchtower", "progress", "complete", "conquer", "warlord",
        "advantage production", "ambassador negotiate", "develop treaties", "use mine",
    )
    no_object = greeks(military=9).pile(1, "barricade").basics(workshop=0).turn(0)
    refuses(no_object, "conquer", "acquire workshop", "complete")


@rule("MD-TURN-09")
def test_effects_without_an_object_cannot_be_chosen() -> None:
    tilted = dict.fromkeys(range(2, 10))
    gardens = greeks().city(0, {1: "hanging-gardens"}).tilt(0, 1).turn(0)
    refuses(gardens, "use hanging-gardens")  # no Policy developed
    wall = greeks().city(0, {1: "great-wall", **tilted}).tilt(0, 1).turn(0)
    refuses(wall, "use great-wall")  # nothing to archive
    forum = greeks(production=5).city(0, {1: "forum", **tilted}).tilt(0, 1).turn(0)
    refuses(forum, "use forum")


@rule("MD-TURN-09")
def test_an_effect_that_does_nothing_is_no_obstacle() -> None:
    mine = greeks().city(0, {1: "mine"}).tilt(0, 1).gained(0, production=1).turn(0)
    play(mine, "use mine")
    assert purse(mine, 0) == {}
    assert status(mine, 0)[0] == "used"
    progress = greeks(science=2).deck(0, only=True).discard(0, "library").turn(0)
    play(progress, "progress")
    assert purse(progress, 0) == {}
    assert discard(progress, 0) == ["start-library"]  # nothing was shuffled
    assert "draws-nothing" in kinds_logged(progress)
    florence = greeks(gold=1).free_track("florence", "novgorod", "samarkand").turn(0)
    play(florence, "ambassador negotiate", "negotiate florence")
    assert florence.seat == 1  # nothing left to pay the effect: it is not even asked
    assert florence.view(0)["free_cities"][0]["gold"] == [1, 0]


@rule("MD-TURN-02", "MD-TURN-09")
def test_an_action_of_an_opponent_or_with_an_illegal_answer_changes_nothing() -> None:
    table = greeks(production=2, gold=2).turn(0)
    play(table, "acquire workshop")
    refuses(table, "pass", "pay gold 3", "acquire workshop")
    assert table.seat == 0
    play(table, "pay gold 1")
    assert purse(table, 0) == {"production": 1, "gold": 1}
    assert duel(table).players[0].deck[-1] == WORKSHOP
