"""MD-OPEN-51: no card of a player is archived, reinforced, discarded or swapped unasked; declining costs only that."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    advantage, archive, city, discard, kinds_logged, offers, pile, play, position, purse, refuses, status,
)
from tests.rules import rule

ALONE = dict.fromkeys(range(1, 10))


def one_card(civ: str, **stock: int) -> Scenario:
    """An empty City but for an inactive Library in slot 9."""
    other = "greeks" if civ != "greeks" else "mughals"
    return position(civ, other).city(0, ALONE | {9: "library"}).resources(0, **stock)


def using(card: str, **stock: int) -> Scenario:
    """The card, activated, in slot 1, and an inactive one in slot 9."""
    return one_card("greeks", **stock).city(0, {1: card}).tilt(0, 1)


def untouched(table: Table) -> bool:
    return (archive(table, 0), city(table, 0)[8], discard(table, 0)) == ([], "start-library", [])


# ---------------------------------------------------------------- bonuses
@rule("MD-USE-04", "MD-OPEN-51", "MD-POL-06", "MDE-CRD-03")
def test_a_wonder_is_not_archived_by_a_bonus_unasked() -> None:
    table = one_card("greeks", culture=1).city(0, {9: "hanging-gardens"}).turn(0)
    play(table, "develop scientific-method")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert (city(table, 0)[8], archive(table, 0), table.seat) == ("e1w-hanging-gardens", [], 1)


@rule("MD-USE-04", "MD-OPEN-51", "MD-POL-06")
@pytest.mark.parametrize(("civ", "policy"), [
    ("greeks", "scientific-method"), ("aksumites", "salt-mines"), ("malians", "pilgrimage"),
    ("aztecs", "great-temple"), ("japanese", "tea-ceremony"),
])
def test_a_bonus_that_archives_may_be_declined(civ: str, policy: str) -> None:
    table = play(one_card(civ, culture=1).turn(0), f"develop {policy}")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))
    taken = play(one_card(civ, culture=1).turn(0), f"develop {policy}", "slot 9")
    assert (archive(taken, 0), city(taken, 0)[8]) == (["start-library"], None)


@rule("MD-USE-04", "MD-OPEN-51", "MD-POL-06")
@pytest.mark.parametrize(("civ", "policy"), [
    ("greeks", "treaties"), ("aksumites", "raising-of-stelae"), ("aztecs", "flower-wars"), ("japanese", "shogunate"),
])
def test_a_bonus_that_reinforces_may_be_declined(civ: str, policy: str) -> None:
    table = play(one_card(civ, culture=1).tilt(0, 9).turn(0), f"develop {policy}")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert status(table, 0)[8] == "activated"
    assert "reinforces" not in kinds_logged(table)


@rule("MD-USE-04", "MD-OPEN-51", "MD-POL-06", "MD-POL-07")
def test_of_several_bonuses_only_the_declined_one_is_lost() -> None:
    table = one_card("aksumites", culture=2).policies(0, "geez-alphabet").turn(0)
    play(table, "develop salt-mines", "pick salt-mines", "stop")
    assert (purse(table, 0), untouched(table)) == ({"gold": 1}, True)  # the Gold is received all the same


@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-11")
def test_a_copied_bonus_may_be_declined() -> None:
    table = using("hanging-gardens").policies(0, "scientific-method").turn(0)
    play(table, "use hanging-gardens")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))


@rule("MD-USE-04", "MD-OPEN-51", "MD-WON-07")
def test_the_bonus_of_a_wonder_reinforces_only_who_wants() -> None:
    table = one_card("greeks", production=4).tilt(0, 9).wonder(0, "machu-picchu").turn(0)
    play(table, "complete")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert status(table, 0)[8] == "activated"


# ---------------------------------------------------------------- effects
@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-02")
@pytest.mark.parametrize("card", ["forum", "law-court", "cloth-hall"])
def test_an_effect_that_archives_may_be_declined(card: str) -> None:
    table = play(using(card).turn(0), f"use {card}")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))
    assert (status(table, 0)[0], purse(table, 0)) == ("used", {})


@rule("MD-USE-04", "MD-OPEN-51", "MDT-NEG-15")
def test_the_effect_of_a_free_city_may_still_be_declined_card_by_card() -> None:
    table = one_card("greeks", gold=1).free_track("novgorod").turn(0)
    play(table, "ambassador negotiate", "negotiate novgorod", "yes")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))


@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-39")
@pytest.mark.parametrize(("card", "gain"), [
    ("great-wall", {"military": 2}), ("palace-of-westminster", {"vp": 1}), ("great-mosque-of-djenne", {"gold": 1}),
])
def test_who_declines_a_price_does_not_gain(card: str, gain: dict[str, int]) -> None:
    table = play(using(card).turn(0), f"use {card}")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert (untouched(table), purse(table, 0)) == (True, {})
    paid = play(using(card).turn(0), f"use {card}", "slot 9")
    assert (archive(paid, 0), purse(paid, 0)) == (["start-library"], gain)


@rule("MD-USE-04", "MD-OPEN-51", "MD-OPEN-43", "MD-TERM-39", "MDE-CRD-29")
@pytest.mark.parametrize(("answers", "archived", "discarded"), [
    (("stop", "stop"), [], []), (("stop", "slot 9"), [], ["start-library"]), (("slot 9",), ["start-library"], []),
])
def test_each_step_of_the_arsenal_is_declined_by_itself(
    answers: tuple[str, ...], archived: list[str], discarded: list[str]
) -> None:
    table = play(using("arsenal").turn(0), "use arsenal", *answers)
    assert (pile(table, 0), archive(table, 0), discard(table, 0)) == (["basic-barricade"], archived, discarded)
    assert table.seat == 1


@rule("MD-USE-04", "MD-OPEN-51", "MD-OPEN-43", "MD-TERM-39")
@pytest.mark.parametrize(("civ", "policy", "price", "gain"), [
    ("malians", "pilgrimage", {"gold": 2}, {"culture": 1}), ("aztecs", "great-temple", {"military": 3}, {"culture": 1}),
])
def test_what_was_paid_for_is_gained_without_archiving(
    civ: str, policy: str, price: dict[str, int], gain: dict[str, int]
) -> None:
    table = play(one_card(civ, **price).policies(0, policy).turn(0), f"use {policy}", "stop")
    assert (untouched(table), purse(table, 0)) == (True, gain)


@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-14", "MDE-CRD-19")
def test_akbar_gives_his_barricade_to_who_discards_nothing() -> None:
    table = play(one_card("mughals").advantage(0, "military", 1).turn(0), "warlord")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert (untouched(table), pile(table, 0)) == (True, ["basic-barricade"])


@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-14")
def test_moctezuma_gives_his_military_to_who_discards_nothing() -> None:
    table = play(one_card("aztecs").advantage(0, "military", 1).turn(0), "warlord", "stop")
    assert (untouched(table), purse(table, 0)) == (True, {"military": 1})


@rule("MD-USE-04", "MD-OPEN-51", "MDT-CRD-01")
def test_the_calendar_discards_nothing_unasked() -> None:
    table = play(one_card("aztecs").policies(0, "calendar").turn(0), "use calendar")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))


@rule("MD-USE-04", "MD-OPEN-51", "MD-TERM-27")
def test_lubeck_gives_its_resource_to_who_reinforces_nothing() -> None:
    table = one_card("greeks", gold=1).tilt(0, 9).free_track("lubeck").turn(0)
    play(table, "ambassador negotiate", "negotiate lubeck", "yes", "stop", "gain science")
    assert (status(table, 0)[8], purse(table, 0)) == ("activated", {"science": 1})


@rule("MD-USE-04", "MD-OPEN-51", "MDE-CRD-07")
def test_a_swap_may_be_given_up_with_two_cards_only() -> None:
    start = one_card("greeks", gold=1).city(0, {1: "fort"}).policies(0, "democracy")
    table = play(start.activation(0), "use democracy")
    assert offers(table) == ["stop", "slot 1"]
    play(table, "slot 1")
    assert offers(table) == ["stop", "slot 9"]
    play(table, "stop")
    assert (city(table, 0)[0], city(table, 0)[8], purse(table, 0)) == ("start-fort", "start-library", {})
    assert table.seat == 0  # row and column are still to be chosen


# ---------------------------------------------------------------- dice, and what can only do harm
@rule("MD-USE-04", "MD-OPEN-51", "MDE-SPY-13")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_die_archives_nothing_unasked(face: int) -> None:
    table = one_card("greeks", agent=1).espionage(0, "counter-espionage").dice(face).turn(0)
    play(table, "ambassador spy", "deploy")
    assert offers(table) == ["stop", "slot 9"]
    assert untouched(play(table, "stop"))
    assert (advantage(table)[0] == 0) == (face == 6)  # the rest of a 6 does not depend on it


@rule("MD-TERM-24", "MD-OPEN-52")
def test_taking_the_advantage_as_its_holder_removes_the_tokens() -> None:
    table = (
        position("japanese", "greeks").policies(0, "shogunate").advantage(0, "science", 7).resources(0, military=1)
        .turn(0)
    )
    play(table, "use shogunate")
    assert (advantage(table), purse(table, 0)) == ((0, None, 0), {})


@rule("MD-USE-04", "MD-TERM-24", "MD-OPEN-52", "MDE-SPY-13")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, None, 0)), ("no", (0, "science", 4))])
def test_a_die_asks_the_holder_before_the_tokens_go(answer: str, left: tuple[int, str | None, int]) -> None:
    scene = position().city(0, ALONE).espionage(0, "counter-espionage").dice(6).resources(0, agent=1)
    table = play(scene.advantage(0, "science", 4).turn(0), "ambassador spy", "deploy")
    assert offers(table) == ["yes", "no"]
    refuses(table, "stop")
    play(table, answer)
    assert (advantage(table), table.seat) == (left, 1)


@rule("MD-TERM-24", "MDE-SPY-13")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_die_asks_nobody_else(holder: int) -> None:
    scene = position().city(0, ALONE).espionage(0, "counter-espionage").dice(6).resources(0, agent=1)
    scene.advantage(holder, *(("science", 4) if holder else ()))
    table = play(scene.turn(0), "ambassador spy", "deploy")
    assert (advantage(table), table.seat) == ((0, None, 0), 1)
