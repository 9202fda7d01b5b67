"""TTA-EVENT: how events are resolved, and who is the strongest, the weakest, the first and the last."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, offers, play, player, seat_view
from tests.rules import rule


def armed(*strengths: int, age: int = 2) -> Scenario:
    """Everybody has 10 culture points and the strength given."""
    scenario = Scenario(players=len(strengths), age=age)
    for seat, strength in enumerate(strengths):
        scenario.workers(seat, warriors=strength).points(seat, culture=10)
    return scenario


def culture(table: Table) -> list[int]:
    return [player(table, seat).culture for seat in range(len(ages(table).players))]


def science(table: Table) -> list[int]:
    return [player(table, seat).science for seat in range(len(ages(table).players))]


@rule("TTA-EVENT-01")
@pytest.mark.parametrize(("event", "food", "resources", "points"), [
    ("development-of-agriculture", 2, 0, 0), ("development-of-crafts", 0, 2, 0), ("development-of-science", 0, 0, 2),
    ("development-of-trade-routes", 1, 1, 1),
])
def test_an_event_does_what_it_says(event: str, food: int, resources: int, points: int) -> None:
    table = Scenario(players=3, age=1).event(event, 1)
    for seat in range(3):
        side = seat_view(table, seat)
        assert (side["food"], side["resources"], side["science"]) == (food, resources, points)


@rule("TTA-EVENT-02")
@pytest.mark.parametrize("active", range(3))
def test_players_decide_clockwise_from_the_one_who_revealed_it(active: int) -> None:
    table = Scenario(players=3, age=1).event("development-of-markets", active)
    order = []
    for _ in range(3):
        assert offers(table) == ["choose 1", "choose 2"]
        order.append(table.seat)
        table.play("choose 1")
    assert order == [active, (active + 1) % 3, (active + 2) % 3]


@rule("TTA-EVENT-03", "TTA-EVENT-04", "TTA-EVENT-13")
@pytest.mark.parametrize(("active", "most", "least"), [(0, 0, 3), (1, 1, 0), (2, 2, 1), (3, 3, 2)])
def test_equals_are_ranked_clockwise_from_the_active_player(active: int, most: int, least: int) -> None:
    """Crusades: 4 culture points for the strongest, 4 less for the weakest."""
    expected = [10] * 4
    expected[most] += 4
    expected[least] -= 4
    assert culture(armed(2, 2, 2, 2).event("crusades", active)) == expected


@rule("TTA-EVENT-03", "TTA-EVENT-04")
@pytest.mark.parametrize(("strengths", "active", "most", "least"), [
    ((3, 5, 5, 3), 0, 1, 3), ((3, 5, 5, 3), 2, 2, 0), ((3, 5, 5, 3), 3, 1, 0), ((3, 9, 3, 3), 3, 1, 2),
])
def test_the_tied_player_nearest_to_the_active_one_counts_as_higher(
    strengths: tuple[int, ...], active: int, most: int, least: int
) -> None:
    expected = [10] * 4
    expected[most] += 4
    expected[least] -= 4
    assert culture(armed(*strengths).event("crusades", active)) == expected


@rule("TTA-EX-21", "TTA-EVENT-04")
def test_example_21() -> None:
    assert culture(armed(5, 8, 5).event("crusades", 0)) == [10, 14, 6]


@rule("TTA-EVENT-05", "TTA-CTX-22")
@pytest.mark.parametrize(("active", "hit"), [(0, 0), (1, 1), (2, 0)])
def test_barbarians_come_to_the_higher_of_equals(active: int, hit: int) -> None:
    """Ann and Ben lead in culture, and both are weaker than Cid and Dan."""
    scenario = Scenario(players=4, age=1).workers(2, warriors=5).workers(3, warriors=5)
    table = scenario.points(0, culture=9).points(1, culture=9).event("barbarians", active)
    assert [player(table, seat).unused for seat in range(4)] == [0 if seat == hit else 1 for seat in range(4)]


@rule("TTA-EVENT-05", "TTA-CTX-22")
@pytest.mark.parametrize(("active", "terrorist"), [(0, 2), (1, 0), (2, 1)])
def test_terrorism_comes_from_the_lowest_of_equals(active: int, terrorist: int) -> None:
    scenario = Scenario(players=3, age=2)
    for seat in range(3):
        scenario.workers(seat, philosophy=1)
    table = scenario.event("terrorism", active)
    labs = [player(table, seat).workers[8] for seat in range(3)]
    assert labs == [1 if seat == terrorist else 0 for seat in range(3)]


@rule("TTA-EVENT-06", "TTA-END-03")
@pytest.mark.parametrize("first", range(3))
def test_at_the_end_of_the_game_the_starting_player_counts_as_active(first: int) -> None:
    table = Scenario(players=3, age=4, first=first).future("impact-of-strength").end()
    expected = [0, 0, 0]
    expected[first] = 14
    expected[(first + 1) % 3] = 7
    assert culture(table) == expected


@rule("TTA-EVENT-07", "TTA-CTX-22")
def test_all_with_the_most_are_affected_together() -> None:
    table = Scenario(players=4, age=1).workers(1, religion=2).workers(3, religion=2).workers(2, religion=1).event(
        "immigration")
    assert [player(table, seat).unused for seat in range(4)] == [1, 2, 1, 2]
    equal = Scenario(players=3, age=1).event("immigration")
    assert [player(equal, seat).unused for seat in range(3)] == [2, 2, 2]


@rule("TTA-EVENT-07", "TTA-CTX-23")
def test_civil_unrest_hits_all_with_the_most_discontent() -> None:
    scenario = Scenario(players=3, age=2)
    for seat, yellow in enumerate((12, 12, 18)):
        scenario.banks(seat, yellow=yellow, blue=10).points(seat, culture=20)
    table = scenario.event("civil-unrest")
    assert culture(table) == [12, 12, 20]  # 2 discontent workers each
    assert [player(table, seat).blue_bank for seat in range(3)] == [9, 9, 10]


@rule("TTA-EVENT-08")
def test_strongest_and_weakest_mean_strength_ratings() -> None:
    """Warriors 2, 3, 3; Ann's tactic and leader make her the strongest, whatever the units."""
    scenario = armed(2, 3, 3, age=1).tactic(0, "fighting-band").leader(0, "alexander-the-great")
    assert culture(scenario.event("crusades", 1)) == [14, 10, 6]  # 2 + 1 + 2 = 5 against 3 and 3
    assert culture(armed(2, 3, 3, age=1).event("crusades", 1)) == [6, 14, 10]


@rule("TTA-EVENT-09", "TTA-EX-02")
def test_example_2_with_two_players_only_one() -> None:
    assert science(armed(3, 5).event("cold-war")) == [0, 6]
    assert science(armed(3, 5, 4).event("cold-war")) == [0, 6, 6]
    assert science(armed(3, 5, 4, 2).event("cold-war")) == [0, 6, 6, 0]


@rule("TTA-EVENT-09")
@pytest.mark.parametrize(("strengths", "hit"), [((3, 5), [0]), ((3, 5, 4), [0, 2]), ((9, 5, 4, 2), [2, 3])])
def test_the_two_weakest(strengths: tuple[int, ...], hit: list[int]) -> None:
    scenario = armed(*strengths)
    for seat in range(len(strengths)):
        scenario.banks(seat, blue=12)
    table = scenario.event("crime-wave")
    assert culture(table) == [7 if seat in hit else 10 for seat in range(len(strengths))]


# ---------------------------------------------------------------------- actions of the action phase
@rule("TTA-EVENT-10", "TTA-CTX-19")
@pytest.mark.parametrize(("move", "food", "resources"), [
    ("population", 1, 0), ("build bronze", 0, 1), ("build philosophy", 0, 2),
])
def test_no_action_is_paid_but_the_rest_of_the_cost_is(move: str, food: int, resources: int) -> None:
    table = Scenario(age=1).actions(0, civil=0, military=0).stock(0, food=food, resources=resources).event(
        "development-of-civilization")
    assert move in offers(table)
    play(table, move)
    side = seat_view(table, 0)
    assert (side["food"], side["resources"], side["actions"]["civil"]) == (0, 0, 0)
    full = Scenario(age=1).stock(0, food=food, resources=resources).event("development-of-civilization")
    assert player(play(full, move), 0).ca == 4
    poor = Scenario(age=1).stock(0, food=max(0, food - 1), resources=max(0, resources - 1)).event(
        "development-of-civilization")
    assert move not in offers(poor)


@rule("TTA-EVENT-10", "TTA-CTX-50")
def test_the_normal_rules_of_the_action_hold() -> None:
    """Urban building limit, and a worker must be unused."""
    full = Scenario(age=1).workers(0, religion=2).event("development-of-religion")
    assert full.seat != 0 or "yes" not in offers(full)
    idle = Scenario(age=1).banks(0, unused=0).event("development-of-religion")
    assert idle.seat == 1
    table = play(Scenario(age=1).actions(0, civil=0).event("development-of-religion"), "yes")
    side = seat_view(table, 0)
    assert (side["ratings"]["culture"], side["unused_workers"], side["resources"]) == (1, 0, 0)


@rule("TTA-EVENT-11", "TTA-ANNEX-26")
def test_a_revolution_instead_of_a_development() -> None:
    table = Scenario(age=1).hand(0, "monarchy").points(0, science=1).event("development-of-civilization")
    assert "develop monarchy revolution" in offers(table)  # 2 - 1 science
    play(table, "develop monarchy revolution")
    p = player(table, 0)
    assert (p.science, p.ca, p.ca_total) == (0, 0, 5)
    spent = Scenario(age=1).hand(0, "monarchy").points(0, science=9).actions(0, civil=3).event(
        "development-of-civilization")
    assert "develop monarchy" in offers(spent)
    assert "develop monarchy revolution" not in offers(spent)


@rule("TTA-EVENT-12")
def test_a_resolved_event_is_past() -> None:
    table = Scenario(age=1).military_deck().event("cultural-influence")
    assert table.view()["past_events"] == ["cultural-influence"]
    assert GAME.card("cultural-influence") not in ages(table).discards[1]
    play(table, "end turn")  # the deck is empty and there is no discard pile: nothing to draw
    assert player(table, 0).hand == ()
    assert table.view()["past_events"] == ["cultural-influence"]


@rule("TTA-EVENT-12")
def test_a_past_event_is_never_shuffled_in_again() -> None:
    table = Scenario(age=1).military_deck().discarded("legion", "plunder-i").event("cultural-influence")
    play(table, "end turn")
    assert sorted(BOOK.id[kind] for kind in player(table, 0).hand) == ["legion", "plunder-i"]


@rule("TTA-EVENT-13")
@pytest.mark.parametrize("active", range(3))
def test_the_active_player_is_the_one_whose_turn_it_is(active: int) -> None:
    scenario = armed(2, 2, 2).hand(active, "foray").events("crusades", "development-of-crafts")
    table = play(scenario.politics(active), "prepare foray")
    expected = [10, 10, 10]
    expected[active] += 1 + 4
    expected[(active + 2) % 3] -= 4
    assert culture(table) == expected
    assert table.view()["active"] == active


@rule("TTA-EVENT-14", "TTA-CTX-23")
@pytest.mark.parametrize(("yellow", "available", "left"), [
    (18, 4, 4), (16, 4, 2), (12, 4, 0), (10, 4, 0), (16, 1, 0), (16, 0, 0), (16, 3, 1),
])
def test_no_more_actions_are_spent_than_are_available(yellow: int, available: int, left: int) -> None:
    """Rebellion: 2 civil actions for each discontent worker."""
    table = Scenario(age=1).banks(0, yellow=yellow).actions(0, civil=available).event("rebellion")
    assert (player(table, 0).ca, player(table, 0).ca_total, player(table, 0).ma) == (left, 4, 2)
    assert player(table, 1).ca == 4
