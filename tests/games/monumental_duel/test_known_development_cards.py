"""The cards whose text stands in the rulebooks, in play: Development cards and Espionage cards of the
Espionage box, Revolts (section 22). Their figures are compared with the reference data in test_reference_data.py."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, city, dice, discard, offers, pile, play, purse, refuses, seat_view,
)
from tests.rules import rule

FIRST = "activate row 1 column 1"  # slots 1, 2, 3, 4, 7
EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def game(one: str = "greeks", two: str = "japanese") -> Scenario:
    return Scenario(one, two).track()


def alone(card: str, one: str = "greeks") -> Scenario:
    """One activated card in an otherwise empty City."""
    return game(one).city(0, EMPTY_CITY | {1: card}).tilt(0, 1)


def buy(province: str, military: int, start: Scenario | None = None) -> Table:
    """A Province is acquired from the track for exactly this price."""
    table = (start or game()).track(province).resources(0, military=military).turn(0)
    play(table, f"acquire {province}")
    poor = game().track(province).resources(0, military=military - 1).turn(0)
    refuses(poor, f"acquire {province}")
    return table


def complete(wonder: str, production: int) -> Table:
    """The second section is paid with exactly this price."""
    refuses(game().wonder(0, wonder).resources(0, production=production - 1).turn(0), "complete")
    table = game().wonder(0, wonder).resources(0, production=production).turn(0)
    return play(table, "complete")


def top(table: Table, seat: int) -> list[str]:
    return list(seat_view(table, seat)["deck"]["top"])


# ---------------------------------------------------------------- Era I
@rule("MDE-CRD-20")
def test_bartering_gives_a_point_each_time_its_owner_spies_this_round() -> None:
    buying = game().track("bartering").resources(0, science=3).turn(0)
    play(buying, "acquire bartering")
    assert top(buying, 0) == ["e1k-bartering"]
    refuses(game().track("bartering").resources(0, science=2).turn(0), "acquire bartering")
    table = game().city(0, EMPTY_CITY | {1: "bartering", 2: "fort/scytale"}).activation(0)
    play(table, FIRST, FIRST)
    assert purse(table, 0) == {"gold": 1, "military": 1}  # MD-OPEN-31
    refuses(table, "use bartering")  # it listens, it is no action
    play(table, "ambassador spy", "train")
    assert purse(table, 0)["vp"] == 1
    play(table, "ambassador spy", "train")  # the opponent spies: nothing
    assert purse(table, 0)["vp"] == 1
    play(table, "use scytale", "train")
    assert purse(table, 0)["vp"] == 2


@rule("MDE-CRD-20")
def test_bartering_drawn_and_used_lasts_until_its_owner_passes() -> None:
    table = game().deck(0, "bartering").resources(0, science=2).turn(0)
    play(table, "progress")
    assert purse(table, 0) == {"gold": 1}
    assert discard(table, 0) == ["e1k-bartering"]
    play(table, "pass", "ambassador spy", "train")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    play(table, "pass", FIRST, FIRST, "pass", "ambassador spy", "train")
    assert (table.view(0)["round"], dice(table, 0)) == (3, 3)
    assert purse(table, 0)["vp"] == 1  # another round: it is over


@rule("MDE-CRD-21")
def test_great_wall() -> None:
    start = game().track("great-wall").resources(0, production=3).turn(0)
    play(start, "acquire great-wall")
    assert seat_view(start, 0)["wonder"] == "e1w-great-wall"
    assert discard(start, 1) == []  # no bonus yet
    done = complete("great-wall", 3)
    assert discard(done, 1) == ["revolt"]
    assert discard(done, 0) == []
    assert top(done, 0) == ["e1w-great-wall"]
    table = game().city(0, EMPTY_CITY | {1: "great-wall", 2: "mine/philosophy"}).tilt(0, 1).turn(0)
    play(table, "use great-wall", "slot 2")
    assert archive(table, 0) == ["start-mine"]
    assert discard(table, 0) == ["greek-philosophy"]
    assert purse(table, 0) == {"military": 2}
    refuses(alone("great-wall").turn(0), "use great-wall")  # a price that cannot be paid (MD-TERM-39)


@rule("MDE-CRD-22")
def test_hanging_gardens() -> None:
    assert purse(complete("hanging-gardens", 3), 0) == {"culture": 1}
    table = alone("hanging-gardens").policies(0, "poliorcetics", "scientific-method").turn(0)
    play(table, "use hanging-gardens")
    assert offers(table) == ["pick scientific-method", "pick poliorcetics"]  # the covered one too
    play(table, "pick poliorcetics", "gain science")
    assert purse(table, 0) == {"science": 1}
    refuses(alone("hanging-gardens").turn(0), "use hanging-gardens")
    first = game().track("hanging-gardens").resources(0, production=3).turn(0)
    play(first, "acquire hanging-gardens")
    assert purse(first, 0) == {}


@rule("MDE-CRD-23")
def test_troy() -> None:
    assert purse(buy("troy", 3), 0) == {"vp": 1}
    conquered = game().pile(1, "troy").resources(0, military=3).turn(0)
    play(conquered, "conquer")
    assert purse(conquered, 0) == {}  # no bonus from the opponent
    coast = alone("coasting-trade").pile(0, "troy").turn(0)
    play(coast, "use coasting-trade")
    assert purse(coast, 0) == {"gold": 2}  # a Coastal Province


@rule("MDE-CRD-24")
@pytest.mark.parametrize(("holder", "revolts"), [(None, 1), (0, 2), (1, 1)])
def test_persia(holder: int | None, revolts: int) -> None:
    start = game() if holder is None else game().advantage(holder, "science", 2)
    table = buy("persia", 3, start)
    assert discard(table, 1) == ["revolt"] * revolts
    assert discard(table, 0) == []
    assert table.view(0)["revolts"] == 10 - revolts
    peak = alone("machu-picchu").pile(0, "persia").turn(0)
    play(peak, "use machu-picchu")
    assert purse(peak, 0) == {"production": 1, "science": 1, "military": 1}  # Mountainous


@rule("MDE-CRD-25")
def test_ethiopia_costs_four_and_is_agricultural() -> None:
    table = buy("ethiopia", 4)
    assert pile(table, 0) == ["e1p-ethiopia"]
    types = game("aztecs").city(0, {1: "ball-court"}).tilt(0, 1).pile(0, "valley-of-mexico", "ethiopia").turn(0)
    play(types, "use ball-court")
    assert purse(types, 0) == {"military": 1}  # the same type as the Agricultural starting Province


# ---------------------------------------------------------------- Era II
@rule("MDE-CRD-26")
@pytest.mark.parametrize(("left", "given"), [(10, 2), (1, 1), (0, 0)])
def test_ganges_delta(left: int, given: int) -> None:
    start = game().discard(0, *["revolt"] * (10 - left))
    table = buy("ganges-delta", 4, start)
    assert discard(table, 1) == ["revolt"] * given  # as far as the pile lasts (MDE-REV-06)
    assert table.view(0)["revolts"] == left - given
    assert pile(table, 0) == ["e2p-ganges-delta"]


@rule("MDE-CRD-27")
def test_sicily_gives_a_die_then_spies_for_free() -> None:
    table = buy("sicily", 5, game().did(0, "ambassador").dice(4, 6))
    assert dice(table, 0) == 2
    assert offers(table) == ["train", "deploy"]
    play(table, "deploy")
    assert table.view(0)["dice"] == [4, 6]  # the new die is rolled too
    play(table, "die 4")
    assert purse(table, 0) == {"gold": 2, "vp": 1}
    assert table.seat == 1
    unused = buy("sicily", 5)
    play(unused, "train")
    assert dice(unused, 0) == 3
    assert not seat_view(unused, 0)["ambassador"]["used"]
    full = game().track("sicily").resources(0, military=5, agent=3).dice(4, 4, 4, 4).turn(0)
    play(full, "acquire sicily")  # no fourth die and no Train: three are rolled
    assert (dice(full, 0), purse(full, 0)) == (3, {"gold": 3})


@rule("MDE-CRD-28")
def test_bronze_working_gives_culture_after_a_conquest_this_round() -> None:
    for track, enemy, move in ((("troy",), (), "acquire troy"), ((), ("troy",), "conquer")):
        start = alone("fort/bronze-working").track(*track).pile(1, *enemy).resources(0, military=3)
        table = start.turn(0)
        play(table, move, "pass", "use bronze-working")
        assert purse(table, 0).get("culture") == 1
    without = alone("fort/bronze-working").pile(0, "troy").turn(0)
    play(without, "use bronze-working")
    assert purse(without, 0) == {}
    victim = alone("fort/bronze-working").pile(0, "troy").resources(1, military=3).turn(1)
    play(victim, "conquer", "use bronze-working")
    assert purse(victim, 0) == {}  # the opponent's conquest is none of mine
    buying = game().track("bronze-working").resources(0, science=4).turn(0)
    play(buying, "acquire bronze-working")
    assert purse(buying, 0) == {}


@rule("MDE-CRD-29")
def test_arsenal() -> None:
    table = game().city(0, EMPTY_CITY | {1: "arsenal", 2: "mine", 3: "fort", 4: "revolt"}).tilt(0, 1).turn(0)
    play(table, "use arsenal")
    assert pile(table, 0) == ["basic-barricade"]
    assert offers(table) == ["stop", "slot 2", "slot 3", "slot 4"]
    play(table, "slot 4", "slot 3")
    assert archive(table, 0) == ["revolt"]
    assert discard(table, 0) == ["start-fort"]
    assert table.view(0)["revolts"] == 9  # an archived Revolt does not return (MD-OPEN-15)
    nothing = alone("arsenal").basics(barricade=0).turn(0)
    play(nothing, "use arsenal")
    assert (pile(nothing, 0), archive(nothing, 0), discard(nothing, 0)) == ([], [], [])
    buying = game().track("arsenal").resources(0, production=4).turn(0)
    play(buying, "acquire arsenal")
    assert top(buying, 0) == ["e2b-arsenal"]


@rule("MDE-CRD-30")
@pytest.mark.parametrize(("gold", "answers", "left"), [
    (0, ["stop"], {"gold": 1}), (0, ["spend gold"], {"vp": 1}), (2, ["spend gold", "stop"], {"gold": 2, "vp": 1}),
    (2, ["spend gold", "spend gold"], {"gold": 1, "vp": 2}),
])
def test_bandiagara(gold: int, answers: list[str], left: dict[str, int]) -> None:
    table = alone("bandiagara-escarpment").resources(0, gold=gold, production=3).turn(0)
    play(table, "use bandiagara-escarpment", *answers)
    assert purse(table, 0) == {"production": 3, **left}  # at most 2, basic resources are not converted
    assert table.seat == 1


@rule("MDE-CRD-30")
def test_completing_bandiagara_spies_for_free() -> None:
    table = complete("bandiagara-escarpment", 4)
    assert offers(table) == ["train", "deploy"]
    assert top(table, 0) == []  # after the bonus (MD-WON-08)
    play(table, "train")
    assert dice(table, 0) == 2
    assert top(table, 0) == ["e2w-bandiagara"]
    assert not seat_view(table, 0)["ambassador"]["used"]


@rule("MDE-CRD-31")
def test_great_mosque_of_djenne_archives_for_gold_and_repeats_after_a_revolt() -> None:
    start = game().city(0, EMPTY_CITY | {1: "great-mosque-of-djenne", 2: "revolt", 3: "fort"}).tilt(0, 1)
    table = start.discard(0, "revolt", "mine", "library").turn(0)
    play(table, "use great-mosque-of-djenne")
    assert offers(table) == ["stop", "slot 2", "slot 3", "pick library", "pick mine", "pick revolt"]
    play(table, "slot 2")
    assert purse(table, 0) == {"gold": 1}
    play(table, "pick revolt")
    assert purse(table, 0) == {"gold": 2}
    play(table, "pick mine")
    assert purse(table, 0) == {"gold": 3}
    assert archive(table, 0) == ["revolt", "revolt", "start-mine"]
    assert discard(table, 0) == ["start-library"]
    assert table.seat == 1  # no Revolt: no repetition
    refuses(alone("great-mosque-of-djenne").turn(0), "use great-mosque-of-djenne")


@rule("MDE-CRD-31")
def test_completing_the_great_mosque_gives_a_revolt_to_its_owner_and_three_gold() -> None:
    table = complete("great-mosque-of-djenne", 4)
    assert purse(table, 0) == {"gold": 3}
    assert discard(table, 0) == ["revolt"]
    assert discard(table, 1) == []
    assert top(table, 0) == ["e2w-djenne"]


# ---------------------------------------------------------------- Espionage cards and Revolts
@rule("MDE-CRD-32")
@pytest.mark.parametrize(("face", "left", "agents"), [
    (1, {}, 1), (4, {"gold": 1}, 2), (5, {"gold": 1}, 2), (6, {"gold": 1, "vp": 1}, 2),
])
def test_basic_espionage(face: int, left: dict[str, int], agents: int) -> None:
    table = game().resources(0, agent=2).dice(face, 3).turn(0)
    play(table, "ambassador spy", "deploy", f"die {face}")
    assert purse(table, 0) == left
    assert dice(table, 0) == agents
    assert offers(table) == [  # then the 3: another card
        "pick sabotage", "pick stolen-plans", "pick network-of-influence", "pick counter-espionage",
    ]


@rule("MDE-CRD-33")
def test_revolt_gives_nothing_returns_when_used_and_costs_a_point() -> None:
    drawn = game().deck(0, "revolt").resources(0, science=2).turn(0)
    assert drawn.view(0)["revolts"] == 9
    before = seat_view(drawn, 0)["points"]
    play(drawn, "progress")
    assert purse(drawn, 0) == {}
    assert drawn.view(0)["revolts"] == 10
    assert discard(drawn, 0) == []
    assert seat_view(drawn, 0)["points"] == before + 1
    active = game().city(0, EMPTY_CITY | {1: "revolt", 9: "revolt"}).activation(0)
    play(active, FIRST)
    assert active.view(0)["revolts"] == 9
    assert city(active, 0)[8] == "revolt"
    start = game().city(0, {1: "revolt"}).deck(0, "revolt").discard(0, "revolt", "revolt")
    end = start.round(9, last=True).round_end()
    assert dict(end.result.scores[0].lines)["revolts"] == -4
    assert dict(end.result.scores[1].lines)["revolts"] == 0
