"""Events of Age I: all seats, equals, and the reading for two players."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, player, rating, seat_view
from tests.rules import rule


def powers(*strengths: int, age: int = 1) -> Scenario:
    """So many warriors per seat, and nothing else that is strong."""
    scenario = Scenario(players=len(strengths), age=age)
    for seat, n in enumerate(strengths):
        scenario.workers(seat, warriors=n)
    return scenario


def seats(table: Table, what: str) -> list[int]:
    """One figure of every player."""
    return [seat_view(table, seat)[what] for seat in range(len(table.view()["players"]))]


# strengths, active seat; the strongest, the two strongest, the two weakest in the order of their decisions
COMPARED = [
    ((3, 2, 1), 0, [0], [0, 1], [1, 2]),
    ((1, 2, 3), 0, [2], [1, 2], [0, 1]),
    ((2, 2, 2), 0, [0], [0, 1], [1, 2]),  # equals: clockwise from the active player
    ((2, 2, 2), 1, [1], [1, 2], [2, 0]),
    ((1, 1, 3), 2, [2], [2, 0], [0, 1]),
    ((2, 1), 0, [0], [0], [1]),  # with two players one instead of two
    ((2, 2), 0, [0], [0], [1]),
    ((2, 2), 1, [1], [1], [0]),
    ((4, 3, 2, 1), 3, [0], [0, 1], [3, 2]),
]
RANKS = pytest.mark.parametrize(("strengths", "active", "strongest", "two", "weak"), COMPARED)


@card("foray")
@rule("TTA-EVENT-02", "TTA-EVENT-03", "TTA-EVENT-08", "TTA-EVENT-09")
@RANKS
def test_foray(strengths: tuple[int, ...], active: int, strongest: list[int], two: list[int], weak: list[int]) -> None:
    table = powers(*strengths).event("foray", seat=active)
    for i, seat in enumerate(two):
        assert (table.seat, offers(table)) == (seat, ["food 0", "food 1", "food 2", "food 3"])
        play(table, f"food {1 + i}")
    assert seats(table, "food") == [1 + two.index(seat) if seat in two else 0 for seat in range(len(strengths))]
    assert seats(table, "resources") == [2 - two.index(seat) if seat in two else 0 for seat in range(len(strengths))]


@card("raiders")
@rule("TTA-EVENT-02", "TTA-EVENT-04", "TTA-EVENT-09")
@RANKS
def test_raiders(
    strengths: tuple[int, ...], active: int, strongest: list[int], two: list[int], weak: list[int]
) -> None:
    scenario = powers(*strengths)
    for seat in range(len(strengths)):
        scenario.stock(seat, food=1, resources=4)
    table = scenario.event("raiders", seat=active)
    for seat in weak:
        assert (table.seat, offers(table)) == (seat, ["food 0", "food 1"])
        play(table, "food 1")
    assert seats(table, "food") == [0 if seat in weak else 1 for seat in range(len(strengths))]
    assert seats(table, "resources") == [3 if seat in weak else 4 for seat in range(len(strengths))]


@card("raiders")
@rule("TTA-RES-14")
def test_raiders_take_no_more_than_there_is() -> None:
    table = powers(2, 1).stock(1, resources=1).event("raiders")
    assert (seats(table, "food"), seats(table, "resources")) == ([0, 0], [0, 0])


@card("border-conflict")
@rule("TTA-EVENT-03", "TTA-EVENT-04")
@RANKS
def test_border_conflict(
    strengths: tuple[int, ...], active: int, strongest: list[int], two: list[int], weak: list[int]
) -> None:
    table = powers(*strengths).event("border-conflict", seat=active)
    weakest = min(range(len(strengths)), key=lambda seat: (strengths[seat], -((seat - active) % len(strengths))))
    assert (table.seat, offers(table)) == (
        weakest, ["pick agriculture", "pick bronze", "pick philosophy"]), "its own choice; no unit"
    play(table, "pick philosophy")
    assert seats(table, "unused_workers") == [2 if seat == weakest else 1 for seat in range(len(strengths))]
    assert rating(table, weakest, "science") == 0
    assert seats(table, "resources") == [3 if seat in strongest else 0 for seat in range(len(strengths))]


@card("crusades")
@rule("TTA-EVENT-03", "TTA-EVENT-04", "TTA-PTS-02")
@RANKS
def test_crusades(
    strengths: tuple[int, ...], active: int, strongest: list[int], two: list[int], weak: list[int]
) -> None:
    scenario = powers(*strengths)
    for seat in range(len(strengths)):
        scenario.points(seat, culture=10)
    table = scenario.event("crusades", seat=active)
    weakest = min(range(len(strengths)), key=lambda seat: (strengths[seat], -((seat - active) % len(strengths))))
    assert seats(table, "culture") == [
        14 if seat in strongest else 6 if seat == weakest else 10 for seat in range(len(strengths))]
    assert seats(powers(2, 1).points(1, culture=3).event("crusades"), "culture") == [4, 0]


@card("reign-of-terror")
@rule("TTA-EVENT-04", "TTA-WORK-05")
def test_reign_of_terror() -> None:
    table = powers(2, 1, 1).event("reign-of-terror", seat=1)
    assert (seats(table, "unused_workers"), seats(table, "yellow_bank")) == ([1, 1, 0], [18, 18, 19])
    table = powers(2, 1).banks(1, unused=0).event("reign-of-terror")
    assert (table.seat, offers(table)) == (1, ["pick agriculture", "pick bronze", "pick philosophy", "pick warriors"])
    play(table, "pick warriors")
    assert (rating(table, 1, "strength"), seat_view(table, 1)["yellow_bank"]) == (0, 19)


@card("uncertain-borders")
@rule("TTA-TOK-09", "TTA-EVENT-03")
@pytest.mark.parametrize(
    ("strengths", "active", "banks"),
    [((1, 2, 3), 0, [17, 18, 19]), ((2, 2, 2), 1, [17, 19, 18]), ((2, 1), 0, [19, 17]), ((1, 1), 1, [17, 19])],
)
def test_uncertain_borders(strengths: tuple[int, ...], active: int, banks: list[int]) -> None:
    assert seats(powers(*strengths).event("uncertain-borders", seat=active), "yellow_bank") == banks
    empty = powers(2, 1).banks(1, yellow=0).event("uncertain-borders")
    assert seats(empty, "yellow_bank") == [18, 0]


BARBARIANS = [  # culture, strengths, active seat: who loses a worker
    ((9, 5, 5), (1, 2, 3), 0, 0), ((9, 5, 5), (2, 1, 3), 0, 0), ((9, 5, 5), (3, 2, 1), 0, None),
    ((9, 9, 5), (1, 1, 1), 0, None),  # the active player has most culture and is the strongest of equals
    ((9, 9, 5), (1, 1, 1), 2, 0),  # order 2, 0, 1: seat 0 has most, and is one of the two weakest
    ((5, 9, 9), (2, 2, 1), 2, 2),
    ((5, 9), (1, 1), 0, 1), ((9, 5), (1, 1), 0, None), ((9, 9), (1, 2), 0, 0), ((5, 9), (1, 2), 0, None),
]


@card("barbarians")
@rule("TTA-CTX-22", "TTA-EVENT-05", "TTA-EVENT-09")
@pytest.mark.parametrize(("culture", "strengths", "active", "loser"), BARBARIANS)
def test_barbarians(culture: tuple[int, ...], strengths: tuple[int, ...], active: int, loser: int | None) -> None:
    scenario = powers(*strengths)
    for seat, n in enumerate(culture):
        scenario.points(seat, culture=n)
    table = scenario.event("barbarians", seat=active)
    assert seats(table, "unused_workers") == [0 if seat == loser else 1 for seat in range(len(culture))]
    assert seats(table, "yellow_bank") == [19 if seat == loser else 18 for seat in range(len(culture))]


@card("cultural-influence")
@rule("TTA-EVENT-01")
def test_cultural_influence() -> None:
    scenario = Scenario(players=3).technologies(0, "drama").workers(0, drama=2).workers(1, religion=1)
    table = scenario.points(0, culture=5).event("cultural-influence", seat=2)
    assert seats(table, "culture") == [5 + 4, 1, 0]


@card("scientific-breakthrough")
@rule("TTA-EVENT-01")
def test_scientific_breakthrough() -> None:
    scenario = Scenario(players=3).technologies(0, "alchemy").workers(0, alchemy=1).workers(1, philosophy=0)
    table = scenario.points(0, science=5).event("scientific-breakthrough")
    assert seats(table, "science") == [5 + 3, 0, 1]


@card("good-harvest")
@rule("TTA-PROD-06", "TTA-PROD-07")
def test_good_harvest() -> None:
    scenario = Scenario(players=3).technologies(0, "irrigation").workers(0, irrigation=1).banks(0, blue=2)
    scenario.banks(1, yellow=8, blue=3).stock(1, resources=5)
    table = scenario.event("good-harvest")
    assert seats(table, "food") == [2 + 1, 2, 2], "the highest farms first; nobody eats"
    assert seats(table, "resources") == [0, 5, 0], "and nothing rots"


@card("new-deposits")
@rule("TTA-PROD-11", "TTA-PROD-12")
def test_new_deposits() -> None:
    scenario = Scenario(players=3).technologies(0, "iron").workers(0, iron=1).banks(0, blue=2).banks(1, blue=4)
    table = scenario.stock(1, food=3, resources=1).event("new-deposits")
    assert (seats(table, "resources"), seats(table, "food")) == ([2 + 1, 3, 2], [0, 3, 0])


@card("new-deposits", "good-harvest")
@rule("TTA-PROD-13", "TTA-PROD-14")
def test_the_steps_of_production_are_the_usual_ones() -> None:
    scenario = Scenario(players=3, age=2).wonders(0, "transcontinental-railroad")
    table = scenario.pact(1, "international-trade-agreement", 2).event("new-deposits")
    assert seats(table, "resources") == [3, 3, 2]
    table = Scenario(players=3, age=2).pact(1, "international-trade-agreement", 2).event("good-harvest")
    assert seats(table, "food") == [2, 2, 3]


@card("immigration")
@rule("TTA-CTX-22", "TTA-EVENT-07")
@pytest.mark.parametrize(
    ("temples", "gain"), [((2, 1, 0), [1, 0, 0]), ((1, 1, 0), [1, 1, 0]), ((0, 0, 0), [1, 1, 1]), ((0, 2), [0, 1])]
)
def test_immigration(temples: tuple[int, ...], gain: list[int]) -> None:
    scenario = Scenario(players=len(temples))
    for seat, n in enumerate(temples):
        scenario.workers(seat, religion=n)
    table = scenario.event("immigration")
    assert seats(table, "unused_workers") == [1 + n for n in gain], "all with the most"
    assert seats(table, "yellow_bank") == [18 - n for n in gain]
    assert seats(table, "food") == [0] * len(temples)


@card("pestilence")
@rule("TTA-WORK-05", "TTA-EVENT-02")
def test_pestilence() -> None:
    table = Scenario(players=3).banks(0, unused=0).banks(2, unused=0).event("pestilence", seat=1)
    assert (table.seat, seat_view(table, 1)["unused_workers"]) == (2, 0), "an unused worker goes first"
    play(table, "pick agriculture")
    assert table.seat == 0
    play(table, "pick warriors")
    assert seats(table, "yellow_bank") == [19, 19, 19]
    assert (player(table, 2).workers[0], rating(table, 0, "strength")) == (1, 0)


@card("rats")
@rule("TTA-EVENT-01")
def test_rats() -> None:
    scenario = Scenario(players=3).stock(0, food=7, resources=2).technologies(1, "irrigation").tokens(1, irrigation=3)
    table = scenario.banks(0, blue=7).banks(1, blue=10).event("rats")
    assert (seats(table, "food"), seats(table, "resources")) == ([0, 0, 0], [2, 0, 0])
    assert seats(table, "blue_bank") == [14, 13, 16], "the tokens go back to the bank"


@card("rebellion")
@rule("TTA-CTX-23", "TTA-EVENT-14", "TTA-WORK-11")
def test_rebellion() -> None:
    scenario = Scenario(players=4).banks(1, yellow=16).banks(2, yellow=12).banks(3, yellow=8).workers(3, religion=2)
    table = scenario.actions(2, civil=3).event("rebellion")
    assert [rating(table, seat, "discontent") for seat in range(4)] == [0, 1, 2, 2]
    assert [available(table, seat)[0] for seat in range(4)] == [4, 2, 0, 0], "never below 0"
    play(table, "end turn", "pass")
    assert (table.seat, available(table, 1)) == (1, (2, 2)), "they are missing in the own turn"
