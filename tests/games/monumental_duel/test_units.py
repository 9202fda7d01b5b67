"""Sections 13 and 14: Warlord and Ambassador."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    advantage, dice, discard, offers, pile, play, position, purse, refuses, seat_view,
)
from tests.rules import rule

CIVILIZATIONS = ["greeks", "aksumites", "mughals", "malians", "aztecs", "japanese"]
WARLORDS = [
    ("greeks", "greek-hercules", ["gain science"], {"science": 1}),
    ("aksumites", "aksum-makeda", [], {"vp": 1}),
    ("mughals", "mughal-akbar", ["slot 9"], {}),
    ("malians", "mali-mansa-musa", [], {"gold": 1}),
    ("aztecs", "aztec-moctezuma", ["slot 9"], {"military": 1}),
    ("japanese", "japan-musashi", [], {"military": 1, "science": 1}),
]


def other(civilization: str) -> str:
    return "greeks" if civilization != "greeks" else "mughals"


def ambassadors(symbols: list[str]) -> list[str]:
    return [symbol.removeprefix("ambassador ") for symbol in symbols if symbol.startswith("ambassador ")]


@rule("MD-WAR-01", "MD-WAR-02")
@pytest.mark.parametrize(("civilization", "id", "answers", "gains"), WARLORDS)
def test_each_civilization_has_its_own_warlord(
    civilization: str, id: str, answers: list[str], gains: dict[str, int]
) -> None:
    table = position(civilization, other(civilization)).advantage(0, "military", 1).turn(0)
    assert seat_view(table, 0)["warlord"] == {"id": id, "used": False, "commands": True}
    play(table, "warlord", *answers)
    assert purse(table, 0) == gains
    assert seat_view(table, 0)["warlord"]["used"]
    assert table.seat == 1  # it was an action
    assert discard(table, 0) == (["start-fort"] if "slot 9" in answers else [])
    assert ("basic-barricade" in pile(table, 0)) == (civilization == "mughals")
    assert advantage(table) == (0, "military", 1)  # the Advantage is not spent


@rule("MD-WAR-02")
def test_the_warlord_is_used_once_per_round() -> None:
    table = position("aksumites", alone=True).advantage(0, "military", 3).turn(0)
    table.play("warlord")
    refuses(table, "warlord")
    table.play("pass")
    assert not seat_view(table, 0)["warlord"]["used"]
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    table.play("warlord")
    assert purse(table, 0)["vp"] == 2


@rule("MD-WAR-02")
def test_losing_and_retaking_the_advantage_gives_no_second_use() -> None:
    table = (
        position("aksumites").advantage(0, "military", 1).resources(0, military=3).resources(1, military=2).turn(0)
    )
    play(table, "warlord", "advantage military", "stake 2", "advantage military", "stake 3", "pass")
    assert advantage(table) == (0, "military", 3)
    refuses(table, "warlord")


@rule("MD-WAR-03")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_without_the_advantage_no_warlord(civilization: str) -> None:
    refuses(position(civilization, other(civilization)).turn(0), "warlord")
    refuses(position(civilization, other(civilization)).advantage(1, "military", 1).turn(0), "warlord")


@rule("MD-WAR-02", "MD-TERM-24")
def test_an_advantage_taken_by_an_effect_allows_the_warlord_too() -> None:
    table = position("japanese", alone=True).policies(0, "shogunate").resources(0, military=1).turn(0)
    refuses(table, "warlord")
    play(table, "use shogunate", "warlord")
    assert purse(table, 0) == {"military": 1, "science": 1}


# ---------------------------------------------------------------- Ambassador
@rule("MD-AMB-01")
def test_the_ambassador_is_used_once_per_round() -> None:
    table = position(alone=True).free_track("venice").resources(0, gold=3, agent=1).turn(0)
    play(table, "ambassador spy", "train")
    assert seat_view(table, 0)["ambassador"] == {"used": True}
    assert dice(table, 0) == 2
    assert ambassadors(offers(table)) == []  # neither of the two modules any more
    refuses(table, "ambassador spy", "ambassador negotiate")
    table.play("pass")
    assert seat_view(table, 0)["ambassador"] == {"used": False}


@rule("MD-AMB-01")
def test_using_the_ambassador_is_an_action_and_needs_no_advantage() -> None:
    table = position().advantage(1, "military", 1).resources(0, agent=1).turn(0)
    play(table, "ambassador spy", "train")
    assert table.seat == 1


@rule("MD-AMB-02", "MD-MOD-08", "MD-MOD-09")
@pytest.mark.parametrize(
    ("modules", "actions"), [("espionage", ["spy"]), ("trade", ["negotiate"]), ("both", ["spy", "negotiate"])]
)
def test_the_modules_say_what_the_ambassador_does(modules: str, actions: list[str]) -> None:
    table = position(modules=modules).resources(0, gold=1).turn(0)
    assert ambassadors(offers(table)) == actions
    missing = [f"ambassador {action}" for action in ("spy", "negotiate") if action not in actions]
    refuses(table, *missing)


@rule("MD-AMB-02")
def test_negotiating_needs_a_gold_of_the_own_reserve() -> None:
    table = position(modules="trade").resources(0, production=9).turn(0)
    assert ambassadors(offers(table)) == []


@rule("MD-AMB-03", "MD-OPEN-08")
@pytest.mark.parametrize("option", ["train", "deploy"])
@pytest.mark.parametrize("free", [False, True])
def test_spying_counts_with_either_option_and_by_whatever_means(option: str, free: bool) -> None:
    scenario = (
        position(alone=True).city(0, {1: "fort/bartering", 2: "fort/chancery", 3: "fort/telegraph"})
        .tilt(0, 1, 2, 3).dice(4)
    )
    table = scenario.turn(0)
    assert not seat_view(table, 0)["spied"]
    play(table, "use telegraph" if free else "ambassador spy", option)
    assert seat_view(table, 0)["spied"]
    assert seat_view(table, 0)["ambassador"]["used"] != free
    assert purse(table, 0)["vp"] == 1  # Bartering: each time you spy
    table.play("use chancery")  # if you spied this round
    assert purse(table, 0)["culture"] == 1
    assert purse(table, 0).get("gold", 0) == (1 if option == "deploy" else 0)  # the 4 of the basic card


@rule("MD-AMB-03")
def test_without_spying_chancery_gives_nothing() -> None:
    table = position(alone=True).city(0, {1: "fort/chancery"}).tilt(0, 1).free_track("venice").resources(0, gold=1)
    played = table.turn(0)
    play(played, "ambassador negotiate", "negotiate venice", "no", "use chancery")
    assert purse(played, 0) == {}


@rule("MD-AMB-03")
@pytest.mark.parametrize("free", [False, True])
def test_negotiating_counts_by_whatever_means(free: bool) -> None:
    table = (
        position("japanese", alone=True).city(0, {1: "grand-canal/credit"}).tilt(0, 1)
        .free_track("novgorod", "venice").resources(0, gold=1).turn(0)
    )
    play(table, "use grand-canal" if free else "ambassador negotiate", "negotiate venice", "no")
    assert offers(table) == ["gain production", "gain science", "gain military"]  # Credit: each time you negotiate
    table.play("gain military")
    assert purse(table, 0) == ({"military": 1, "gold": 1} if free else {"military": 1})
    assert seat_view(table, 0)["ambassador"]["used"] != free


@rule("MD-AMB-03", "MDE-SPY-17")
def test_a_free_spy_is_possible_after_the_ambassador_was_used() -> None:
    table = (
        position(alone=True).city(0, {1: "fort/telegraph"}).tilt(0, 1).did(0, "ambassador").resources(0, agent=1)
        .turn(0)
    )
    play(table, "use telegraph", "train")
    assert dice(table, 0) == 2


@rule("MD-AMB-03")
def test_each_spying_sets_off_the_trigger_again() -> None:
    table = (
        position(alone=True).city(0, {1: "fort/bartering", 2: "fort/telegraph"}).tilt(0, 1, 2).resources(0, agent=0)
        .turn(0)
    )
    play(table, "ambassador spy", "use telegraph", "train")  # without a die Train is the only option
    assert dice(table, 0) == 2
    assert purse(table, 0) == {"vp": 2}
