"""Events of Age II: all seats, equals, and the reading for two players. International Agreement has a file of its
own."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, play_open, player, rating, seat_view
from tests.rules import rule


def powers(*strengths: int, age: int = 2) -> Scenario:
    """So many warriors per seat, and nothing else that is strong."""
    scenario = Scenario(players=len(strengths), age=age)
    for seat, n in enumerate(strengths):
        scenario.workers(seat, warriors=n)
    return scenario


def seats(table: Table, what: str) -> list[int]:
    """One figure of every player."""
    return [seat_view(table, seat)[what] for seat in range(len(table.view()["players"]))]


@card("civil-unrest")
@rule("TTA-CTX-23", "TTA-EVENT-07", "TTA-WORK-11")
def test_civil_unrest() -> None:
    scenario = Scenario(players=4, age=2).banks(0, yellow=16).banks(1, yellow=12).banks(2, yellow=12)
    for seat in range(4):
        scenario.points(seat, culture=7)
    table = scenario.event("civil-unrest")
    assert [rating(table, seat, "discontent") for seat in range(4)] == [1, 2, 2, 0]
    assert seats(table, "culture") == [3, 0, 0, 7]
    assert seats(table, "blue_bank") == [16, 15, 15, 16], "all with the most of them"
    content = Scenario(players=3, age=2).event("civil-unrest")
    assert seats(content, "blue_bank") == [16, 16, 16], "nobody if there is none"
    poor = Scenario(age=2).banks(0, yellow=16, blue=0).technologies(0, "iron").tokens(0, agriculture=1, iron=1)
    table = play(poor.event("civil-unrest"), "pick iron")
    assert seats(table, "resources") == [0, 0]


@card("cold-war")
@rule("TTA-EVENT-03", "TTA-EVENT-09")
@pytest.mark.parametrize(
    ("strengths", "active", "science"),
    [((3, 2, 1), 0, [6, 6, 0]), ((2, 2, 2), 1, [0, 6, 6]), ((1, 1, 3), 1, [0, 6, 6]), ((2, 1), 0, [6, 0]),
     ((1, 1), 1, [0, 6]), ((1, 2, 3, 4), 0, [0, 0, 6, 6])],
)
def test_cold_war(strengths: tuple[int, ...], active: int, science: list[int]) -> None:
    assert seats(powers(*strengths).event("cold-war", seat=active), "science") == science


@card("crime-wave")
@rule("TTA-EVENT-04", "TTA-EVENT-09", "TTA-TOK-07")
@pytest.mark.parametrize(
    ("strengths", "active", "hit"),
    [((3, 2, 1), 0, [1, 2]), ((2, 2, 2), 1, [0, 2]), ((2, 1), 0, [1]), ((1, 1), 1, [0]), ((4, 1, 1, 4), 0, [1, 2])],
)
def test_crime_wave(strengths: tuple[int, ...], active: int, hit: list[int]) -> None:
    scenario = powers(*strengths)
    for seat in range(len(strengths)):
        scenario.points(seat, culture=10)
    table = scenario.event("crime-wave", seat=active)
    assert seats(table, "culture") == [7 if seat in hit else 10 for seat in range(len(strengths))]
    assert seats(table, "blue_bank") == [15 if seat in hit else 16 for seat in range(len(strengths))]


@card("economic-progress")
@rule("TTA-PROD-03", "TTA-PROD-08", "TTA-PROD-10")
def test_economic_progress() -> None:
    scenario = Scenario(players=3, age=2).banks(0, blue=10, yellow=16).stock(0, resources=3).points(0, culture=5)
    scenario.workers(0, religion=1).banks(1, yellow=4).workers(1, agriculture=1).points(1, culture=20)
    table = scenario.event("economic-progress", seat=2)
    assert seats(table, "resources") == [3 - 2 + 2, 2, 2], "corruption before the mines"
    assert seats(table, "food") == [2 - 1, 0, 2], "consumption after the farms"
    assert seats(table, "culture") == [5, 20 - 4 * 3, 0], "famine, but no ratings are scored"
    assert seats(table, "science") == [0, 0, 0]


@card("emigration")
@rule("TTA-CTX-23", "TTA-WORK-05", "TTA-WORK-11")
@pytest.mark.parametrize(("yellow", "lost"), [(17, 0), (16, 1), (12, 1), (10, 2), (8, 2), (6, 3)])
def test_emigration(yellow: int, lost: int) -> None:
    table = Scenario(players=3, age=2).banks(1, yellow=yellow, unused=3).event("emigration")
    assert (seats(table, "unused_workers"), seats(table, "yellow_bank")) == (
        [1, 3 - lost, 1], [18, yellow + lost, 18]), "half of the discontent workers, rounded up"


@card("emigration")
@rule("TTA-CTX-23", "TTA-WORK-05")
def test_emigration_from_cards() -> None:
    table = Scenario(age=2).banks(0, yellow=10, unused=1).event("emigration")
    assert table.seat == 0
    play(table, "pick bronze")
    assert (seats(table, "yellow_bank"), player(table, 0).workers[4]) == ([12, 18], 1)


@card("iconoclasm")
@rule("TTA-CTX-51")
@pytest.mark.parametrize(("age", "leaders", "left"), [
    (2, ("genghis-khan", "joan-of-arc", "isaac-newton"), [None, None, "isaac-newton", None]),
    (3, ("james-cook", "william-shakespeare", "isaac-newton"), [None, None, None, "bill-gates"]),
    (4, ("sid-meier", "charlie-chaplin", "albert-einstein"), [None, None, None, None]),
])
def test_iconoclasm(age: int, leaders: tuple[str, ...], left: list[str | None]) -> None:
    scenario = Scenario(players=4, age=age)
    for seat, leader in enumerate(leaders):
        scenario.leader(seat, leader)
    if age > 2:
        scenario.leader(3, "bill-gates").technologies(3, "computers").workers(3, computers=1)
    table = scenario.event("iconoclasm")
    assert [seat_view(table, seat)["leader"] for seat in range(4)] == left
    assert [player(table, seat).ma_total for seat in range(4)] == [2, 2, 2, 2], "Joan's military action is gone"
    assert player(table, 3).culture == (3 if age == 4 else 0), "Bill Gates scores when he leaves"


@card("independence-declaration")
@rule("TTA-COLN-02", "TTA-EVENT-04")
def test_independence_declaration() -> None:
    scenario = powers(2, 1, 1).colonies(0, "historic-territory-i")
    scenario.colonies(2, "vast-territory-i", "wealthy-territory-i")
    table = scenario.banks(2, blue=18, yellow=21).event("independence-declaration")
    assert (table.seat, offers(table)) == (2, ["pick vast-territory-i", "pick wealthy-territory-i"])
    play(table, "pick wealthy-territory-i")
    assert [seat_view(table, seat)["colonies"] for seat in range(3)] == [
        ["historic-territory-i"], [], ["vast-territory-i"]]
    assert (seat_view(table, 2)["blue_bank"], seat_view(table, 2)["yellow_bank"]) == (15, 21)
    none = powers(2, 1).colonies(0, "historic-territory-i").event("independence-declaration")
    assert seat_view(none, 0)["colonies"] == ["historic-territory-i"], "the weakest has no colony"


@card("national-pride")
@rule("TTA-EVENT-03")
@pytest.mark.parametrize(
    ("culture", "active", "after"),
    [((9, 5, 5), 1, [14, 5, 5]), ((5, 9, 9), 0, [5, 14, 9]), ((5, 9, 9), 2, [5, 9, 14]), ((5, 5), 1, [5, 10])],
)
def test_national_pride(culture: tuple[int, ...], active: int, after: list[int]) -> None:
    scenario = Scenario(players=len(culture), age=2)
    for seat, n in enumerate(culture):
        scenario.points(seat, culture=n)
    assert seats(scenario.event("national-pride", seat=active), "culture") == after


@card("politics-of-strength")
@rule("TTA-CTX-51", "TTA-EVENT-03", "TTA-EVENT-04")
def test_politics_of_strength() -> None:
    scenario = powers(3, 1, 1).hand(2, "plunder-i", "raid-i", "spy", "rats").hand(1, "pestilence")
    table = scenario.event("politics-of-strength")
    assert len(player(table, 0).hand) == 5
    assert (table.seat, offers(table)) == (2, ["discard plunder-i", "discard raid-i", "discard spy", "discard rats"])
    play(table, "discard raid-i", "discard rats", "discard spy")
    assert seat_view(table, 2)["military_hand"] == ["plunder-i"]
    assert (seats(table, "culture"), seat_view(table, 1)["military_hand"]) == ([0, 0, 0], ["pestilence"])
    few = powers(3, 1).hand(1, "plunder-i", "rats").event("politics-of-strength")
    play_open(few, "discard rats", "discard plunder-i")
    assert (seat_view(few, 1)["military_hand"], few.seat) == ([], 0), "all if there are fewer"


@card("politics-of-strength")
@rule("TTA-CTX-51")
def test_politics_of_strength_in_age_iv() -> None:
    scenario = powers(3, 1, 2, age=4).hand(1, "impact-of-science").points(1, culture=10).points(2, culture=10)
    table = scenario.event("politics-of-strength", seat=2)
    assert seats(table, "culture") == [5, 7, 10]
    assert (player(table, 0).hand, seat_view(table, 1)["military_hand"]) == ((), ["impact-of-science"])


@card("popularization-of-science")
@rule("TTA-EVENT-01")
def test_popularization_of_science() -> None:
    scenario = Scenario(players=3, age=2).technologies(0, "scientific-method").workers(
        0, philosophy=0, scientific_method=2)
    table = scenario.workers(1, philosophy=0).points(0, culture=2).event("popularization-of-science")
    assert (seats(table, "culture"), seats(table, "science")) == ([2 + 6, 0, 1], [0, 0, 0])


@card("prosperity")
@rule("TTA-EVENT-01", "TTA-STAT-10")
def test_prosperity() -> None:
    scenario = Scenario(players=3, age=2).technologies(0, "organized-religion", "drama", "republic")
    scenario.workers(0, organized_religion=3, drama=2).workers(1, religion=2)
    table = scenario.event("prosperity")
    assert seats(table, "food") == [8, 2, 0], "the rating is at most 8"


@card("ravages-of-time")
@rule("TTA-CTX-20", "TTA-WOND-03", "TTA-EVENT-02")
def test_ravages_of_time() -> None:
    scenario = Scenario(players=4, age=2).wonders(0, "pyramids", "great-wall").wonders(1, "kremlin")
    scenario.wonders(2, "colossus", "taj-mahal", ruined=("colossus",)).wonder(3, "st-peters-basilica", stages=1)
    table = scenario.banks(2, blue=17).event("ravages-of-time", seat=2)
    assert (seat_view(table, 2)["blue_bank"], rating(table, 2, "culture")) == (16, 2 + 2), "the only choice"
    assert rating(table, 2, "strength") == 1
    assert (table.seat, offers(table)) == (0, ["pick pyramids", "pick great-wall"])
    play(table, "pick great-wall")
    assert (rating(table, 0, "culture"), rating(table, 0, "strength"), rating(table, 0, "happiness")) == (2, 1, 0)
    assert available(table, 0)[0] == 5
    assert (rating(table, 1, "culture"), seat_view(table, 3)["wonder"]["id"]) == (2, "st-peters-basilica")
    assert table.seat == 2


@card("ravages-of-time")
@rule("TTA-ANNEX-27", "TTA-TAKE-06")
def test_ruins_count_as_completed_wonders() -> None:
    scenario = Scenario(players=3, age=2).wonders(0, "pyramids", ruined=("pyramids",)).row("kremlin")
    assert scenario.action_phase(0).view(0)["row"][0]["price"] == 2
    impact = Scenario(age=3).wonders(0, "pyramids", ruined=("pyramids",)).event("impact-of-wonders")
    assert player(impact, 0).culture == 5
    tourism = Scenario(players=3, age=3).wonders(0, "pyramids", ruined=("pyramids",))
    assert rating(tourism.pact(0, "international-tourism", 1).action_phase(0), 1, "culture") == 1


@card("ravages-of-time")
@rule("TTA-WOND-03", "TTA-CARD-18")
def test_a_ruined_library_lowers_the_limits() -> None:
    table = Scenario(age=2).wonders(0, "library-of-alexandria").event("ravages-of-time")
    view = seat_view(table, 0)
    assert (view["civil_hand_limit"], view["military_hand_limit"], rating(table, 0, "science")) == (4, 2, 1)


@card("refugees")
@rule("TTA-EVENT-03", "TTA-EVENT-04", "TTA-WORK-05")
@pytest.mark.parametrize(
    ("strengths", "active", "up", "down"),
    [((3, 2, 1), 1, 0, 2), ((2, 2, 2), 1, 1, 0), ((1, 2), 0, 1, 0), ((1, 1), 0, 0, 1)],
)
def test_refugees(strengths: tuple[int, ...], active: int, up: int, down: int) -> None:
    scenario = powers(*strengths)
    for seat in range(len(strengths)):
        scenario.points(seat, culture=10)
    table = scenario.event("refugees", seat=active)
    change = [(seat == up) - (seat == down) for seat in range(len(strengths))]
    assert seats(table, "culture") == [10 + 3 * n for n in change]
    assert seats(table, "unused_workers") == [1 + n for n in change]
    assert seats(table, "yellow_bank") == [18 - n for n in change]
    assert seats(table, "food") == [0] * len(strengths)


@card("terrorism")
@rule("TTA-CTX-22", "TTA-EVENT-05")
@pytest.mark.parametrize(
    ("culture", "active", "by"),
    [((1, 5, 5), 0, 0), ((5, 5, 5), 0, 2), ((5, 5, 5), 2, 1), ((5, 5), 0, 1), ((5, 5), 1, 0)],
)
def test_terrorism(culture: tuple[int, ...], active: int, by: int) -> None:
    scenario = Scenario(players=len(culture), age=2)
    for seat, n in enumerate(culture):
        scenario.points(seat, culture=n).workers(seat, religion=1)
    table = scenario.event("terrorism", seat=active)
    for _ in range(len(culture) - 1):
        assert (table.seat, offers(table)) == (by, ["pick philosophy", "pick religion"]), "of each other civilization"
        play(table, "pick religion")
    assert [rating(table, seat, "happiness") for seat in range(len(culture))] == [
        1 if seat == by else 0 for seat in range(len(culture))]
    assert seats(table, "unused_workers") == [1 if seat == by else 2 for seat in range(len(culture))]


@card("terrorism")
@rule("TTA-CTX-22")
def test_terrorism_against_a_village() -> None:
    scenario = Scenario(players=3, age=2).points(0, culture=1).points(1, culture=1).workers(0, philosophy=0)
    table = scenario.event("terrorism")
    assert seats(table, "unused_workers") == [1, 2, 1], "seat 0 has no urban building; of seat 1 the only one"
