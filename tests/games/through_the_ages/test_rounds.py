"""TTA-FLOW and TTA-TURN: rounds, turns, phases and the last round."""

from __future__ import annotations

import pytest

from clio.engine.errors import BadOption
from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, player, row, seat_view
from tests.rules import rule


def pass_turn(table: Table) -> int | None:
    """The player in turn does nothing; returns who it was."""
    seat = table.seat
    active = ages(table).active
    while not table.over and ages(table).active == active and table.seat == seat:
        words = offers(table)
        move = next((word for word in ("end turn", "pass", "no") if word in words), words[0])
        table.play(move)
        if move == "end turn":
            while not table.over and table.seat == seat and offers(table)[0].startswith("discard"):
                table.play(offers(table)[0])
            break
    return seat


@rule("TTA-FLOW-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption):
        Table(GAME, players, seed="x")
    assert GAME.record.players == (2, 4)


@rule("TTA-FLOW-01")
def test_the_number_of_players_goes_down_only_by_resignation() -> None:
    table = play(Scenario(players=4).politics(), "resign")
    order = [pass_turn(table) for _ in range(4)]
    assert order == [1, 2, 3, 1]


@rule("TTA-FLOW-02", "TTA-FLOW-03")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0), (4, 3)])
def test_each_round_everybody_has_one_turn_clockwise(players: int, first: int) -> None:
    table = Table(GAME, players, seed="rounds", options={"first": str(first + 1)})
    seats = []
    for round in range(1, 6):
        for _ in range(players):
            assert table.view()["round"] == round
            assert table.view()["starting"] == first
            seats.append(pass_turn(table))
    assert seats == [(first + i) % players for i in range(players)] * 5


@rule("TTA-FLOW-04")
def test_the_second_round_is_a_normal_one() -> None:
    table = Table(GAME, 2, seed="rounds", options={"first": "1"})
    assert kinds_logged(table) == ["turn"]
    pass_turn(table)
    pass_turn(table)
    assert table.view()["round"] == 2
    assert "swept" in kinds_logged(table)
    assert "resign" in offers(table)
    table.play("pass")
    assert "population" in offers(table)


@rule("TTA-FLOW-05")
def test_the_end_of_a_round_changes_nothing() -> None:
    """Between the last player's end of turn and the starting player's start nothing but the round marker."""
    kinds = kinds_logged(play(Scenario(players=3, round=5).action_phase(2), "end turn"))
    at = kinds.index("ends")
    assert kinds[at : at + 3] == ["ends", "round", "turn"]


@rule("TTA-FLOW-06")
def test_ages_follow_each_other() -> None:
    ages_seen = []
    for age, card in ((1, "iron"), (2, "coal"), (3, "oil")):
        table = Scenario(age=age).civil_deck(card).turn()
        ages_seen.append((age, ages(table).age))
    assert ages_seen == [(1, 2), (2, 3), (3, 4)]
    start = Table(GAME, 2, seed="rounds", options={"first": "1"})
    assert start.view()["age"] == "A"
    pass_turn(start)
    assert start.view()["age"] == "A"
    pass_turn(start)
    assert start.view()["age"] == "I"


@rule("TTA-FLOW-07", "TTA-AGE-19", "TTA-FLOW-09")
@pytest.mark.parametrize("first", [0, 1])
def test_age_iii_ends_in_the_starting_players_turn(first: int) -> None:
    table = Scenario(players=3, age=3, round=9, first=first).civil_deck("oil").turn(first)
    assert (table.view()["age"], table.view()["last_round"]) == ("IV", 9)
    assert [pass_turn(table) for _ in range(3)] == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.over


@rule("TTA-FLOW-08", "TTA-AGE-19", "TTA-FLOW-09")
@pytest.mark.parametrize("seat", [1, 2])
def test_age_iii_ends_in_another_players_turn(seat: int) -> None:
    table = Scenario(players=3, age=3, round=9).civil_deck("oil").turn(seat)
    assert (table.view()["age"], table.view()["last_round"]) == ("IV", 10)
    turns = []
    while not table.over:
        turns.append(pass_turn(table))
    assert turns == [*range(seat, 3), 0, 1, 2]


@rule("TTA-EX-30", "TTA-FLOW-08", "TTA-POL-03", "TTA-WARDEC-07")
def test_example_30_the_second_of_four_ends_age_iii() -> None:
    scenario = Scenario(players=4, age=3, round=9).civil_deck("oil")
    for seat, government in enumerate(("democracy", "democracy", "communism", "fundamentalism")):
        scenario.hand(seat, "war-over-culture").technologies(seat, government)  # 3 military actions or more
    table = scenario.turn(1)
    assert table.view()["last_round"] == 10
    wars: list[tuple[int, int | None, bool]] = []
    while not table.over:
        words = offers(table)
        if "pass" in words:
            wars.append((table.view()["round"], table.seat, any(word.startswith("declare") for word in words)))
        pass_turn(table)
    assert wars == [(9, 1, True), (9, 2, True), (9, 3, True), *((10, seat, False) for seat in range(4))]


# ---------------------------------------------------------------------- phases
@rule("TTA-TURN-01")
def test_four_phases() -> None:
    table = Scenario(age=1).row("iron", "drama", "theology", "knights").hand(0, "rats").turn()
    assert row(table)[0] == "knights"  # the start of the turn is over
    assert "prepare rats" in offers(table)
    assert "end turn" not in offers(table)
    table.play("pass")
    assert "end turn" in offers(table)
    assert "prepare rats" not in offers(table)
    science = player(table, 0).science
    table.play("end turn")
    assert player(table, 0).science == science + 1
    assert table.seat == 1


@rule("TTA-TURN-02")
def test_the_start_of_a_turn_row_then_war_then_tactic() -> None:
    scenario = Scenario(age=2).row("coal", "opera", "riflemen").war(0, "war-over-territory", 1)
    table = scenario.workers(0, warriors=3).tactic(0, "fighting-band", exclusive=True).turn()
    kinds = kinds_logged(table)
    assert kinds.index("swept") < kinds.index("wins-war") < kinds.index("common")
    assert table.view()["common_tactics"] == ["fighting-band"]


@rule("TTA-TURN-02", "TTA-WAR-02")
def test_an_age_that_ends_in_the_replenishment_weakens_before_the_war() -> None:
    """Napoleon becomes obsolete with the end of Age III, before strengths are compared."""
    def stage() -> Scenario:
        return Scenario(age=3, round=9).war(0, "war-over-culture", 1).leader(0, "napoleon-bonaparte").workers(
            1, warriors=2).points(0, culture=20).points(1, culture=20)

    table = stage().turn()  # 1 + 2 against 2
    assert (player(table, 0).culture, player(table, 1).culture) == (26, 14)
    table = stage().civil_deck("oil").turn()  # 1 against 2
    assert (player(table, 0).culture, player(table, 1).culture) == (14, 26)


@rule("TTA-TURN-03", "TTA-EX-16")
def test_example_16_an_uprising_skips_production_but_not_the_draw() -> None:
    table = Scenario(age=1).banks(0, yellow=12, unused=1).action_phase()
    ratings = seat_view(table, 0)["ratings"]
    assert (ratings["happiness_needed"], ratings["happiness"], ratings["discontent"]) == (2, 0, 2)
    table.play("end turn")
    side = seat_view(table, 0)
    assert (side["science"], side["food"], side["resources"]) == (0, 0, 0)
    assert len(side["military_hand"]) == 2
    assert "uprising" in kinds_logged(table, 0)


@rule("TTA-TURN-03", "TTA-TURN-04")
def test_the_end_of_a_turn_discard_then_production_then_draw_then_reset() -> None:
    scenario = Scenario(age=1).hand(0, "rats", "raiders", "legion", "enslave").actions(0, civil=1, military=1)
    table = play(scenario.turn(), "pass", "end turn")
    assert sorted(offers(table)) == ["discard enslave", "discard legion", "discard raiders", "discard rats"]
    assert player(table, 0).science == 0
    assert len(player(table, 0).hand) == 4
    assert player(table, 0).ca == 1
    play(table, "discard legion", "discard enslave")
    assert table.seat == 1  # nothing more to decide
    kinds = kinds_logged(table, 0)
    assert kinds.index("discards") < kinds.index("scores") < kinds.index("mines") < kinds.index("draws")
    assert kinds.index("draws") < kinds.index("ends")
    p = player(table, 0)
    assert (p.science, len(p.hand), p.ca, p.ma) == (1, 3, 4, 2)  # 1 military action was left: 1 card


@rule("TTA-EX-17")
def test_example_17_corruption_takes_resources_then_food() -> None:
    table = Scenario(age=1).banks(0, blue=10).stock(0, food=4, resources=1).workers(
        0, agriculture=0, bronze=0).action_phase()
    table.play("end turn")
    assert (seat_view(table, 0)["resources"], seat_view(table, 0)["food"]) == (0, 3)


@rule("TTA-EX-18")
@pytest.mark.parametrize(("culture", "left"), [(20, 12), (8, 0), (5, 0)])
def test_example_18_famine(culture: int, left: int) -> None:
    table = Scenario(age=1).banks(0, yellow=6, unused=6).points(0, culture=culture).workers(0, agriculture=1)
    opened = table.action_phase()
    assert seat_view(opened, 0)["produces"]["consumption"] == 3
    opened.play("end turn")
    assert (seat_view(opened, 0)["food"], player(opened, 0).culture) == (0, left)


def phase(table: Table) -> object:
    return table.view(None)["phase"]


@rule("TTA-TURN-01")
def test_the_view_tells_the_phase_of_the_turn() -> None:
    wars = Scenario(3, 3).war(0, "war-over-culture", 1).war(0, "war-over-territory", 2).turn()
    politics = Scenario().leader(0, "alexander-the-great").politics()
    assert [phase(wars), phase(politics)] == ["start", "politics"]
    assert phase(play(politics, "pass")) == "actions"
    assert phase(Scenario(age=1).hand(0, "legion", "phalanx", "enslave", "plunder-i").end_of_turn()) == "end"


@rule("TTA-TURN-01")
def test_what_an_event_asks_belongs_to_politics() -> None:
    assert phase(Scenario().event("inhabited-territory-i")) == "politics"
