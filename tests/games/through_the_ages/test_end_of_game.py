"""TTA-END: the last events, the last points, the winner."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, player, seat_view
from tests.rules import rule


def last_round(players: int = 2) -> Scenario:
    return Scenario(players=players, age=4, round=9).last(9)


def culture(table: Table) -> list[int]:
    return [player(table, seat).culture for seat in range(len(ages(table).players))]


@rule("TTA-END-01")
def test_age_iii_events_of_both_decks_are_resolved_after_the_last_round() -> None:
    scenario = last_round().events("impact-of-technology").future("impact-of-wonders", "impact-of-colonies")
    scenario.technologies(0, "oil", "computers").wonders(1, "pyramids", "kremlin").colonies(1, "historic-territory-i")
    table = scenario.action_phase(1)
    assert culture(table) == [0, 0]
    play(table, "end turn")
    assert table.over
    kremlin = 2  # its culture in the last production
    assert culture(table) == [8, kremlin + 5 + 3 + 3]
    assert sorted(table.view()["past_events"]) == ["impact-of-colonies", "impact-of-technology", "impact-of-wonders"]


@rule("TTA-END-01", "TTA-FLOW-09")
def test_not_before_the_last_turn() -> None:
    table = last_round(3).future("impact-of-government").action_phase(1)
    play(table, "end turn")
    assert (table.over, table.seat) == (False, 2)
    assert table.view()["past_events"] == []
    play(table, *(["pass"] if "pass" in offers(table) else []), "end turn")
    assert table.over
    assert culture(table) == [10, 10, 10]  # 2 for each of 4 civil actions and 1 for each of 2 military ones


@rule("TTA-END-01")
@pytest.mark.parametrize("order", [("impact-of-happiness", "impact-of-government"),
                                   ("impact-of-government", "impact-of-happiness")])
def test_impact_of_happiness_comes_last(order: tuple[str, str]) -> None:
    """Ann has 1 discontent worker and no points: 10 for her government first, then 2 less."""
    table = last_round().banks(0, yellow=16).future(*order).end()
    assert culture(table) == [8, 10]


@rule("TTA-END-02")
def test_cards_of_other_ages_are_ignored() -> None:
    table = last_round().events("development-of-science", "national-pride", "vast-territory-ii").future(
        "cultural-influence", "popularization-of-science", "vast-territory-i").points(0, culture=4).end()
    assert table.over
    assert culture(table) == [4, 0]
    assert [player(table, seat).science for seat in (0, 1)] == [0, 0]
    assert table.view()["past_events"] == []
    assert "reveals" not in kinds_logged(table)


@rule("TTA-END-03", "TTA-EVENT-06")
@pytest.mark.parametrize("first", [0, 1])
def test_ties_for_the_starting_player(first: int) -> None:
    table = Scenario(players=2, age=4, round=9, first=first).last(9).future("impact-of-science").action_phase(1 - first)
    play(table, "end turn")
    assert culture(table) == ([10, 0] if first == 0 else [0, 10])


@rule("TTA-END-04", "TTA-CTX-12")
def test_bill_gates_scores_at_the_end() -> None:
    table = last_round().leader(0, "bill-gates").technologies(0, "computers", "alchemy", "communism").workers(
        0, computers=2, alchemy=1, philosophy=1).end()
    assert culture(table) == [2 * 3 + 1, 0]


@rule("TTA-END-04")
def test_bill_gates_scores_after_the_events() -> None:
    """First the 2 points lost to happiness, of which Ann has none to lose, then 3 for her lab."""
    table = last_round().leader(0, "bill-gates").technologies(0, "computers").workers(0, computers=1).banks(
        0, yellow=16).future("impact-of-happiness").end()
    assert culture(table) == [3, 0]


@rule("TTA-END-05")
@pytest.mark.parametrize(("points", "ranking"), [
    ((9, 30, 20), ((1,), (2,), (0,))), ((30, 9, 9), ((0,), (1, 2))), ((1, 2, 3), ((2,), (1,), (0,))),
])
def test_the_most_culture_points_win(points: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    scenario = last_round(3)
    for seat in range(3):
        scenario.points(seat, culture=points[seat], science=99 - points[seat])
    table = scenario.end()
    assert table.over
    assert table.result.ranking == ranking
    assert [score.total for score in table.result.scores] == list(points)


@rule("TTA-END-06")
@pytest.mark.parametrize(("points", "winners"), [((20, 20, 9), (0, 1)), ((5, 20, 20), (1, 2)), ((7, 7, 7), (0, 1, 2))])
def test_equals_share_the_victory(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    scenario = last_round(3).workers(1, warriors=5)
    for seat in range(3):
        scenario.points(seat, culture=points[seat], science=seat)
    assert scenario.end().result.winners == winners


@rule("TTA-END-07", "TTA-RESIGN-01")
def test_a_resigned_player_scores_nothing_and_has_lost() -> None:
    scenario = Scenario(players=3, age=3, round=9).future("impact-of-government", "impact-of-strength").points(
        0, culture=80).points(1, culture=3)
    table = play(scenario.politics(), "resign")
    ages(table).last = 9
    for _ in range(2):
        play(table, *(["pass"] if "pass" in offers(table) else []), "end turn")
    assert table.over
    assert culture(table) == [80, 3 + 10 + 10, 10]
    assert table.result.winners == (1,)
    assert table.result.ranking == ((1,), (2,), (0,))


@rule("TTA-EX-11", "TTA-FLOW-07", "TTA-ANNEX-31")
@pytest.mark.parametrize(("active", "last"), [(0, 9), (1, 10)])
def test_example_11_international_agreement_ends_age_iii(active: int, last: int) -> None:
    table = Scenario(players=2, age=3, round=9).row("oil").civil_deck("tanks").workers(active, warriors=5).event(
        "international-agreement", active)
    assert table.view()["age"] == "III"
    play(table, "take oil")
    assert (table.view()["age"], table.view()["last_round"]) == ("IV", last)
    assert seat_view(table, active)["civil_hand"] == ["oil"]
    turns = 0
    while not table.over:
        play(table, *(["pass"] if "pass" in offers(table) else []), "end turn")
        turns += 1
    assert turns == (2 if active == 0 else 3)


@rule("TTA-END-05", "TTA-FLOW-09")
def test_a_whole_game_ends_and_has_a_winner() -> None:
    table = Table(GAME, 2, seed="end", options={"first": "1"})
    steps = 0
    while not table.over and steps < 4000:
        words = offers(table)
        table.play(next((word for word in ("end turn", "pass") if word in words), words[0]))
        steps += 1
    assert table.over
    ends = [line.seat for line in table.log if line.kind == "ends"]
    assert ends.count(0) == ends.count(1)  # as many turns each
    best = max(culture(table))
    assert table.result.winners == tuple(seat for seat in (0, 1) if player(table, seat).culture == best)
