"""TTA-RESIGN: a civilization leaves the game."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, player, row, seat_view
from tests.rules import rule


def next_turn(table: Table) -> Table:
    """No political action, no other one, no card beyond the limit kept."""
    play(table, *(["pass"] if "pass" in offers(table) else []), "end turn")
    while not table.over and offers(table)[0].startswith("discard"):
        table.play(offers(table)[0])
    return table


@rule("TTA-RESIGN-01")
@pytest.mark.parametrize("players", [3, 4])
def test_who_resigns_leaves_at_once_and_has_lost(players: int) -> None:
    table = Scenario(players=players, age=2).points(0, culture=99).politics()
    play(table, "resign")
    assert table.seat == 1  # no action phase, no end of the turn
    assert table.view()["players"][0]["resigned"]
    assert table.result.ranking[-1] == (0,)
    assert 0 not in table.result.winners
    assert "scores" not in kinds_logged(table, 0)


@rule("TTA-RESIGN-02")
def test_hand_and_play_area_leave() -> None:
    scenario = Scenario(players=3, age=2).hand(0, "rats", "legion", "coal", "rich-land-i").leader(
        0, "isaac-newton").wonders(0, "pyramids").wonder(0, "great-wall", 2).colonies(0, "historic-territory-i")
    scenario.technologies(0, "iron", "monarchy", "masonry").war(0, "war-over-territory", 1)
    scenario.pact(0, "open-borders-agreement", 2)
    table = scenario.politics()
    before = GAME.census(ages(table))
    play(table, "resign")
    side = table.view(0)["players"][0]
    assert (side["civil_hand"], side["military_hand"], side["leader"], side["wonders"], side["wonder"]) == (
        [], [], None, [], None)
    assert (side["colonies"], side["pact"], side["wars"], side["special"], side["technologies"]) == (
        [], None, [], [], [])
    gone = table.view()["gone"]
    for id in ("coal", "rich-land-i", "isaac-newton", "pyramids", "great-wall", "iron", "monarchy", "masonry"):
        assert id in gone
    discarded = {BOOK.id[kind] for pile in ages(table).discards for kind in pile}
    assert {"rats", "legion", "historic-territory-i", "war-over-territory", "open-borders-agreement"} <= discarded
    after = GAME.census(ages(table))
    assert after == before  # nothing is lost, nothing doubled
    assert [player(table, seat).ma_total for seat in (1, 2)] == [2, 2]


@rule("TTA-RESIGN-02", "TTA-RESIGN-04")
def test_a_war_of_the_resigned_player_brings_nobody_points() -> None:
    table = play(Scenario(players=3, age=2).war(0, "war-over-territory", 1).politics(), "resign")
    assert [player(table, seat).culture for seat in range(3)] == [0, 0, 0]


@rule("TTA-RESIGN-03")
def test_pacts_with_the_resigned_player_end() -> None:
    table = Scenario(players=4, age=2).pact(1, "open-borders-agreement", 0).pact(
        2, "international-trade-agreement", 3).politics()
    play(table, "resign")
    assert (player(table, 1).pact, player(table, 1).ma_total) == (-1, 2)
    assert seat_view(table, 2)["pact"]["id"] == "international-trade-agreement"


@rule("TTA-RESIGN-04")
def test_every_war_against_the_resigned_player_brings_7_points() -> None:
    table = Scenario(players=4, age=3).war(1, "war-over-culture", 0).war(2, "war-over-territory", 0).war(
        3, "war-over-territory", 1).points(1, culture=3).politics()
    play(table, "resign")
    assert [player(table, seat).culture for seat in (1, 2, 3)] == [10, 7, 0]
    assert [len(player(table, seat).wars) for seat in (1, 2, 3)] == [0, 0, 2]
    assert GAME.card("war-over-culture") in ages(table).discards[3]


@rule("TTA-RESIGN-05")
@pytest.mark.parametrize("players", [2, 3])
def test_the_last_player_left_wins_at_once(players: int) -> None:
    table = Scenario(players=players, age=1).points(0, culture=40).points(players - 1, culture=1).politics()
    for _ in range(players - 1):
        assert not table.over
        play(table, "resign")
    assert table.over
    assert table.result.winners == (players - 1,)


@rule("TTA-RESIGN-06")
def test_the_current_decks_are_not_changed() -> None:
    scenario = Scenario(players=3, age=1)
    table = scenario.politics()
    s = ages(table)
    civil, military = s.civil_deck[s.civil_at :], s.military_deck[s.military_at :]
    play(table, "resign")
    assert table.seat == 1
    s = ages(table)
    dealt = sum(1 for kind in s.row if kind != -1)
    assert dealt == 13
    assert s.civil_deck[s.civil_at :] == civil[13:]
    assert s.military_deck[s.military_at :] == military
    assert GAME.card("open-borders-agreement") in military  # a card for three can still appear
    next_turn(table)
    assert table.seat == 2
    next_turn(table)
    assert table.seat == 1


@rule("TTA-RESIGN-07")
@pytest.mark.parametrize(("age", "players", "leaving", "civil", "military"), [
    (1, 3, 1, 44, 46), (2, 3, 1, 44, 41), (1, 4, 1, 50, 50), (2, 4, 2, 44, 41), (1, 3, 0, 50, 50), (2, 4, 0, 53, 45),
])
def test_later_decks_are_reduced(age: int, players: int, leaving: int, civil: int, military: int) -> None:
    last = {1: "iron", 2: "coal"}[age]
    scenario = Scenario(players=players, age=age).row(*[None] * 4, "irrigation").civil_deck(last)
    for seat in range(leaving):
        scenario.p(seat).out = True
    table = scenario.turn(leaving)
    s = ages(table)
    assert s.age == age + 1
    new = [kind for kind in s.row if BOOK.age[kind] == age + 1]
    assert len(new) + len(s.civil_deck) - s.civil_at == civil
    assert len(s.military_deck) == military


@rule("TTA-RESIGN-08", "TTA-EVENT-09")
def test_events_are_read_for_two_players() -> None:
    def at(resigned: bool) -> Table:
        scenario = Scenario(players=3, age=2).workers(1, warriors=5).workers(2, warriors=4)
        scenario.p(0).out = resigned
        return scenario.event("cold-war", 1)

    assert [player(at(True), seat).science for seat in (1, 2)] == [6, 0]
    assert [player(at(False), seat).science for seat in (1, 2)] == [6, 6]


@rule("TTA-RESIGN-09")
def test_pacts_stay_playable_after_a_resignation_that_leaves_two() -> None:
    table = Scenario(players=3, age=2).hand(1, "scientific-cooperation").pact(1, "open-borders-agreement", 2).politics()
    play(table, "resign")
    assert (seat_view(table, 1)["pact"]["id"], player(table, 2).ma_total) == ("open-borders-agreement", 3)
    assert "offer scientific-cooperation seat 3 side a" in offers(table)
    assert "offer scientific-cooperation seat 1 side a" not in offers(table)
    assert "cancel open-borders-agreement" in offers(table)
    play(table, "offer scientific-cooperation seat 3 side a", "yes")
    assert seat_view(table, 1)["pact"]["id"] == "scientific-cooperation"


@rule("TTA-RESIGN-10", "TTA-CTX-52", "TTA-CTX-04")
def test_figures_by_the_number_of_players_use_those_still_in_the_game() -> None:
    def impact(out: int) -> list[int]:
        scenario = Scenario(players=4, age=4, first=3).future("impact-of-strength")
        for seat in range(4):
            scenario.workers(seat, warriors=4 - seat)
        for seat in range(out):
            scenario.p(seat).out = True
        table = scenario.end()
        return [player(table, seat).culture for seat in range(out, 4)]

    assert impact(0) == [15, 10, 5, 0]
    assert impact(1) == [14, 7, 0]
    assert impact(2) == [10, 0]


@rule("TTA-RESIGN-10", "TTA-CTX-04")
@pytest.mark.parametrize(("out", "points"), [(False, 3), (True, 0)])
def test_genghis_khan_with_two_players_left(out: bool, points: int) -> None:
    scenario = Scenario(players=3, age=1).leader(0, "genghis-khan").workers(1, warriors=5)
    scenario.p(2).out = out
    assert player(play(scenario.action_phase(), "end turn"), 0).culture == points


@rule("TTA-RESIGN-11", "TTA-FLOW-03")
def test_the_next_player_takes_the_role_of_the_starting_player() -> None:
    table = Scenario(players=3, age=2, round=5).politics()
    play(table, "resign")
    assert (table.view()["starting"], table.seat, table.view()["round"]) == (1, 1, 5)
    next_turn(table)
    assert (table.seat, table.view()["round"]) == (2, 5)
    next_turn(table)
    assert (table.seat, table.view()["round"]) == (1, 6)


@rule("TTA-RESIGN-11")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_role_stays_when_another_player_resigns(seat: int) -> None:
    table = Scenario(players=3, age=2, round=5).politics(seat)
    play(table, "resign")
    assert table.view()["starting"] == 0
    assert table.view()["round"] == (5 if seat == 1 else 6)


@rule("TTA-RESIGN-11", "TTA-FLOW-07", "TTA-FLOW-08")
@pytest.mark.parametrize(("seat", "last"), [(1, 9), (2, 10)])
def test_the_last_round_follows_the_new_starting_player(seat: int, last: int) -> None:
    """Age III ends in the turn of this seat: three cards are missing after Ben's replenishment."""
    full = (
        "computers", "movies", "tanks", "multimedia", "rockets", "oil", "air-forces", "democracy", "communism",
        "fundamentalism", "satellites", "engineering", "civil-service",
    )
    scenario = Scenario(players=3, age=3, round=9).row(*full)
    scenario.civil_deck("computers", "movies", "multimedia", *(["air-forces"] if seat == 2 else []))
    table = play(scenario.politics(), "resign")
    if seat == 2:
        assert table.view()["age"] == "III"
        next_turn(table)
    assert (table.seat, table.view()["age"], table.view()["last_round"]) == (seat, "IV", last)


@rule("TTA-RESIGN-11", "TTA-EVENT-06")
def test_ties_at_the_end_follow_the_new_starting_player() -> None:
    scenario = Scenario(players=4, age=3, round=9, first=1).future("impact-of-strength")
    table = play(scenario.politics(1), "resign")
    ages(table).last = 9
    assert table.view()["starting"] == 2
    for _ in range(3):
        next_turn(table)
    assert table.over
    assert [player(table, seat).culture for seat in (2, 3, 0)] == [14, 7, 0]


@rule("TTA-EX-27", "TTA-RESIGN-04", "TTA-RESIGN-07")
def test_example_27() -> None:
    scenario = Scenario(players=3, age=2, round=9).war(0, "war-over-technology", 1).civil_deck(
        *["coal", "opera", "riflemen", "cannon"]).row(*[None] * 3, *[
            "journalism", "cavalrymen", "strategy", "navigation", "architecture", "organized-religion", "republic",
            "justice-system", "constitutional-monarchy", "team-sports"])
    table = play(scenario.politics(1), "resign")
    assert player(table, 0).culture == 7
    assert player(table, 0).wars == ()
    assert table.view()["age"] == "II"
    next_turn(table)  # Cid
    assert table.view()["age"] == "III"
    s = ages(table)
    fresh = sum(1 for kind in s.row if kind != -1 and BOOK.age[kind] == 3)
    assert (fresh + len(s.civil_deck) - s.civil_at, len(s.military_deck)) == (44, 41)
    assert None not in row(table)
