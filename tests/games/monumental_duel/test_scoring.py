"""18. Scoring, Domination, Winner."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import archive, play
from tests.rules import rule

DOMINATIONS = ("domination-provinces", "domination-knowledge", "domination-wonders", "domination-policies")


def last_round(one: str = "greeks", two: str = "aksumites", count_starting_knowledge: bool = False) -> Scenario:
    return Scenario(one, two, count_starting_knowledge=count_starting_knowledge).track().round(8, last=True)


def finish(scene: Scenario, *moves: str) -> Table:
    """Play these moves of the first player, then both pass and the game is over."""
    table = scene.did(1, "passed").turn(0)
    play(table, *moves, "pass")
    assert table.over
    return table


def lines(table: Table, seat: int) -> dict[str, int]:
    """What scored something, but for Domination."""
    found = dict(table.result.scores[seat].lines)
    return {name: n for name, n in found.items() if n and name not in DOMINATIONS}


def domination(table: Table, seat: int) -> tuple[int, ...]:
    """Provinces, Knowledge, Wonders, Policies."""
    found = dict(table.result.scores[seat].lines)
    return tuple(found[name] for name in DOMINATIONS)


@rule("MD-SCORE-01", "MD-SCORE-06")
def test_each_province_scores_1_and_barricades_nothing() -> None:
    table = finish(last_round().pile(0, "troy", "barricade", "sicily", "barricade").pile(1, "barricade"))
    assert lines(table, 0) == {"provinces": 2}
    assert lines(table, 1) == {}


@rule("MD-SCORE-02")
def test_each_acquired_knowledge_scores_1_in_city_deck_and_discard_pile() -> None:
    table = finish(
        last_round().city(0, {1: "fort/bartering", 2: "telegraph"}).deck(0, "scytale")
        .discard(0, "credit", "philosophy")
    )
    assert lines(table, 0) == {"knowledge": 4}, "the starting Knowledge was not acquired"


@rule("MD-SCORE-02")
@pytest.mark.parametrize(("counted", "points"), [(False, 1), (True, 2)])
def test_the_starting_knowledge_scores_only_by_the_option(counted: bool, points: int) -> None:
    """MD-OPEN-11."""
    table = finish(last_round(count_starting_knowledge=counted).city(0, {1: "fort/philosophy", 2: "fort/bartering"}))
    assert lines(table, 0) == {"knowledge": points}


@rule("MD-SCORE-03", "MD-SCORE-07")
def test_each_completed_wonder_scores_2_and_one_under_construction_nothing() -> None:
    table = finish(
        last_round().city(0, {1: "great-wall"}).deck(0, "hanging-gardens").discard(0, "colossus-of-rhodes")
        .wonder(0, "eiffel-tower").wonder(1, "statue-of-liberty")
    )
    assert lines(table, 0) == {"wonders": 6}
    assert lines(table, 1) == {}


@rule("MD-SCORE-04")
def test_each_developed_policy_scores_2_active_or_covered() -> None:
    table = finish(last_round().policies(0, "treaties", "poliorcetics", "democracy").policies(1, "raising-of-stelae"))
    assert lines(table, 0) == {"policies": 6}
    assert lines(table, 1) == {"policies": 2}


@rule("MD-SCORE-05", "MD-DOM-06")
@pytest.mark.parametrize(("card", "category"), [("bartering", 1), ("great-wall", 2)])
def test_archived_cards_score_nothing_and_count_for_no_domination(card: str, category: int) -> None:
    """The Forum archives the only Knowledge (Wonder) of the player who was ahead."""
    def scene() -> Scenario:
        return last_round().city(0, {1: "forum", 2: card}).tilt(0, 1)

    kept = finish(scene())
    assert lines(kept, 0) != {}
    assert (domination(kept, 0)[category], domination(kept, 1)[category]) == (3, 0)
    table = finish(scene(), "use forum", "slot 2")
    assert len(archive(table, 0)) == 1
    assert lines(table, 0) == {}
    assert (domination(table, 0)[category], domination(table, 1)[category]) == (3, 3)


@rule("MD-SCORE-05", "MDE-SCORE-02")
def test_an_archived_revolt_costs_nothing() -> None:
    table = finish(last_round().city(0, {1: "forum", 2: "revolt"}).tilt(0, 1), "use forum", "slot 2")
    assert archive(table, 0) == ["revolt"]
    assert lines(table, 0) == {}


@rule("MD-DOM-06", "MD-SCORE-07")
def test_an_unfinished_wonder_counts_for_no_domination() -> None:
    table = finish(last_round().wonder(0, "great-wall"))
    assert (domination(table, 0)[2], domination(table, 1)[2]) == (3, 3), "0 : 0"


@rule("MD-SCORE-08")
def test_gold_and_culture_left_score_nothing() -> None:
    table = finish(last_round().resources(0, gold=40, culture=12))
    assert lines(table, 0) == {}
    assert table.result.scores[0].total == table.result.scores[1].total == 12, "four ties at 0 : 0"


@rule("MDE-SCORE-01")
def test_each_victory_point_token_scores_1() -> None:
    table = finish(last_round().resources(0, vp=5).resources(1, vp=1))
    assert (lines(table, 0), lines(table, 1)) == ({"victory-points": 5}, {"victory-points": 1})


@rule("MDE-SCORE-02")
def test_each_revolt_in_city_deck_and_discard_pile_costs_1() -> None:
    table = finish(
        last_round().city(0, {1: "revolt", 5: "revolt/philosophy"}).deck(0, "revolt").discard(0, "revolt", "revolt")
    )
    assert lines(table, 0) == {"revolts": -5}
    assert lines(table, 1) == {}


@rule("MDT-SCORE-01")
def test_each_free_city_beside_the_city_scores_2_and_gold_on_the_track_nothing() -> None:
    table = finish(
        last_round("malians", "japanese").free_track("florence", "ragusa", "lubeck")
        .free_cities(0, "venice", "zanzibar").stake(0, "florence", 3).stake(1, "ragusa", 3)
    )
    assert lines(table, 0) == {"free-cities": 4}
    assert lines(table, 1) == {}


@rule("MD-SCORE-02")
def test_a_reserved_card_scores_nothing() -> None:
    table = finish(last_round().reserved(0, "bartering", "troy"))
    assert lines(table, 0) == {}
    assert domination(table, 0) == domination(table, 1) == (3, 3, 3, 3)


# ---------------------------------------------------------------- 18.1 Domination
Ahead = Callable[[Scenario, int, int], Scenario]


def provinces(scene: Scenario, seat: int, n: int) -> Scenario:
    return scene.pile(seat, *(["troy", "persia"], ["sicily", "sahara"])[seat][:n])


def knowledge(scene: Scenario, seat: int, n: int) -> Scenario:
    return scene.discard(seat, *(["bartering", "scytale"], ["credit", "compass"])[seat][:n])


def wonders(scene: Scenario, seat: int, n: int) -> Scenario:
    return scene.discard(seat, *(["great-wall", "angkor-wat"], ["eiffel-tower", "grand-canal"])[seat][:n])


def policies(scene: Scenario, seat: int, n: int) -> Scenario:
    return scene.policies(seat, *(["treaties", "democracy"], ["salt-mines", "red-sea-tolls"])[seat][:n])


CATEGORIES = [
    pytest.param(provinces, 0, marks=rule("MD-DOM-01")), pytest.param(knowledge, 1, marks=rule("MD-DOM-02")),
    pytest.param(wonders, 2, marks=rule("MD-DOM-03")), pytest.param(policies, 3, marks=rule("MD-DOM-04")),
]


@pytest.mark.parametrize(("give", "category"), CATEGORIES)
@pytest.mark.parametrize("leader", [0, 1])
def test_most_of_a_category_scores_3(give: Ahead, category: int, leader: int) -> None:
    table = finish(give(give(last_round(), leader, 2), 1 - leader, 1))
    expected = [3, 3, 3, 3]
    assert domination(table, leader) == tuple(expected)
    expected[category] = 0
    assert domination(table, 1 - leader) == tuple(expected), "the other three are tied at 0 : 0"


@rule("MD-DOM-05")
@pytest.mark.parametrize(("give", "category"), [(provinces, 0), (knowledge, 1), (wonders, 2), (policies, 3)])
@pytest.mark.parametrize("n", [0, 1, 2])
def test_in_a_tie_both_score_3(give: Ahead, category: int, n: int) -> None:
    """Also at 0 : 0 (MD-OPEN-12)."""
    table = finish(give(give(last_round(), 0, n), 1, n))
    assert (domination(table, 0)[category], domination(table, 1)[category]) == (3, 3)


@rule("MD-DOM-01", "MD-SCORE-06")
def test_barricades_do_not_count_for_province_domination() -> None:
    table = finish(last_round().pile(0, "troy", "barricade", "barricade").pile(1, "sahara", "sicily"))
    assert (domination(table, 0)[0], domination(table, 1)[0]) == (0, 3)


@rule("MDT-DOM-01", "MDE-DOM-01")
def test_free_cities_victory_points_and_revolts_form_no_category() -> None:
    table = finish(
        last_round("malians", "japanese").free_track("florence", "ragusa", "lubeck")
        .free_cities(0, "venice", "zanzibar").resources(0, vp=4).discard(1, "revolt")
    )
    assert domination(table, 0) == domination(table, 1) == (3, 3, 3, 3)
    assert [score.total for score in table.result.scores] == [12 + 4 + 4, 12 - 1]


# ---------------------------------------------------------------- 18.2 Winner
@rule("MD-TIE-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_higher_total_wins_whatever_the_tie_breaks_say(winner: int) -> None:
    table = finish(
        last_round().resources(winner, vp=1).resources(1 - winner, gold=9, culture=9)
        .advantage(1 - winner, "military", 5)
    )
    assert (table.result.winners, table.result.tie_break) == ((winner,), None)


@rule("MD-TIE-02")
@pytest.mark.parametrize("holder", [0, 1])
def test_on_a_tie_who_has_the_advantage_wins(holder: int) -> None:
    table = finish(
        last_round().resources(1 - holder, gold=9, culture=9).advantage(holder, "military", 2)
    )
    assert (table.result.winners, table.result.tie_break) == ((holder,), "advantage")


@rule("MD-TIE-02", "MD-TIE-03")
def test_an_advantage_lost_in_the_last_adjustment_breaks_no_tie() -> None:
    """MD-OPEN-28."""
    table = finish(last_round().resources(1, gold=1).advantage(0, "military", 1))
    assert (table.result.winners, table.result.tie_break) == ((1,), "gold")


@rule("MD-TIE-03")
@pytest.mark.parametrize("richer", [0, 1])
def test_then_more_gold_wins(richer: int) -> None:
    table = finish(last_round().resources(richer, gold=3).resources(1 - richer, gold=2, culture=9))
    assert (table.result.winners, table.result.tie_break) == ((richer,), "gold")


@rule("MD-TIE-04")
@pytest.mark.parametrize("wiser", [0, 1])
def test_then_more_culture_wins(wiser: int) -> None:
    table = finish(last_round().resources(wiser, gold=3, culture=2).resources(1 - wiser, gold=3, culture=1))
    assert (table.result.winners, table.result.tie_break) == ((wiser,), "culture")


@rule("MD-TIE-05")
def test_then_both_win_together() -> None:
    table = finish(last_round().resources(0, gold=3, culture=2, agent=3).resources(1, gold=3, culture=2))
    assert (table.result.winners, table.result.tie_break) == ((0, 1), "shared")
