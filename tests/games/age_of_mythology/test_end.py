"""AOM-END and AOM-VP: the last round, the five ways to victory cubes, the winner."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import cubes, logged, new_game, offers, play, seat_view, secretly, tiles
from tests.rules import rule

TEN = {"food": 10, "wood": 10, "gold": 10, "favor": 10}
NONE = {"food": 0, "wood": 0, "gold": 0, "favor": 0}


def victory(table: Table) -> list[int]:
    return [side["victory"] for side in table.view()["players"]]


def builder(players: int = 2) -> Scenario:
    """Seat 0 may build The Wonder."""
    scenario = Scenario(players=players).age(0, "mythic").cubes(0, **TEN).cubes(1, **NONE)
    return scenario.hand(0, "build-2")


def idle_game(players: int) -> Table:
    """Nobody ever takes a tile or a card; the cubes go on The Wonder."""
    table = new_game(players)
    while not table.over:
        symbols = offers(table)
        play(table, next(s for s in ("leave", "cube the-wonder", "draw 0") if s in symbols))
    return table


# ------------------------------------------------------------------ when it ends
@rule("AOM-END-01", "AOM-BLDG-22")
def test_the_wonder_ends_the_game_at_once() -> None:
    scenario = builder(3).hand(1, "permanent-build").hand(2, "permanent-build").cubes(2, gold=9).hand(0, "build-3")
    table = play(scenario.placed(the_wonder=2).action(0), "play build-2", "build wonder")
    assert table.over
    assert table.view()["phase"] == "ended"
    assert cubes(table, 2)[2] == 9
    assert seat_view(table, 0)["hand_size"] == 1
    assert victory(table) == [2, 0, 0]


@rule("AOM-END-02", "AOM-END-03")
def test_the_round_of_the_last_victory_cube_is_played_to_its_end() -> None:
    table = Scenario(players=3).won(0, 13).won(1, 14).cubes(2, gold=9).victory_cubes()
    play(table, "cube the-wonder", "cube the-wonder")
    assert not table.view()["last_round"]
    play(table, "cube the-wonder")
    assert table.view()["last_round"]
    assert "last-round" in logged(table)
    for seat in range(3):
        secretly(table, seat, "take permanent-explore", "take permanent-gather", "take permanent-trade", "draw 1")
    turns = 0
    while not table.over and table.view()["phase"] == "acting":
        turns += 1
        play(table, next(symbol for symbol in offers(table) if symbol.startswith("pass")))
    while not table.over:
        secretly(table, table.pending[0], "done")
    assert turns == 9
    assert cubes(table, 2)[2] == 9
    assert table.view()["round"] == 2


@rule("AOM-END-02")
def test_with_a_victory_cube_left_the_game_goes_on() -> None:
    table = Scenario(players=3).won(0, 13).won(1, 13).victory_cubes()
    play(table, *["cube the-wonder"] * 3)
    for seat in range(3):
        secretly(table, seat, "draw 0")
    assert not table.over
    assert table.view()["round"] == 3
    play(table, "cube the-wonder")
    assert table.view()["last_round"]


@rule("AOM-END-04")
def test_buying_the_last_victory_cube_makes_the_round_the_last() -> None:
    scenario = Scenario(players=2).buildings(0, "market", "great-temple").cubes(0, favor=8, gold=9).won(1, 29)
    table = scenario.hand(0, "permanent-trade").hand(1, "permanent-build").action(0)
    assert not table.view()["last_round"]
    play(table, "play permanent-trade", "buy victory")
    assert table.view()["last_round"]
    assert table.seat == 1
    play(table, "pass permanent-build")
    assert table.over
    assert cubes(table, 0)[2] == 9
    assert victory(table) == [1, 29]


@rule("AOM-END-05", "AOM-VCUBE-01", "AOM-VCUBE-03")
@pytest.mark.parametrize(("players", "rounds"), [(2, 15), (3, 10), (5, 10)])
def test_how_long_a_game_lasts_at_most(players: int, rounds: int) -> None:
    table = idle_game(players)
    assert table.view()["round"] == rounds
    assert table.view()["victory_bank"] == 0


# ------------------------------------------------------------------ the cubes on the cards
@rule("AOM-END-06", "AOM-END-07", "AOM-VP-03", "AOM-VP-04")
def test_the_cards_are_given_out_then_the_most_points_win() -> None:
    scenario = Scenario(players=3).placed(largest_army=3, most_buildings=5, last_battle=7, the_wonder=6)
    scenario.won(0, 4).won(2, 5).units(1, mummy=7).buildings(2, "wall")
    table = scenario.end()
    assert table.over
    assert victory(table) == [4, 3, 10]
    assert [(score.seat, score.total) for score in table.result.scores] == [(0, 4), (1, 3), (2, 10)]
    assert table.result.ranking == ((2,), (0,), (1,))
    assert table.result.tie_break is None


@rule("AOM-END-08")
def test_a_tie_is_broken_by_resource_cubes_of_all_kinds() -> None:
    scenario = Scenario(players=3).won(0, 5).won(1, 5).won(2, 4)
    scenario.cubes(0, food=5, wood=0, gold=0, favor=0).cubes(1, food=2, wood=2, gold=1, favor=1).cubes(2, food=9)
    result = scenario.end().result
    assert result.ranking == ((1,), (0,), (2,))
    assert result.tie_break == "resources"


@rule("AOM-END-09")
def test_a_tie_in_that_as_well_is_a_shared_victory() -> None:
    scenario = Scenario(players=3).won(0, 5).won(1, 5).won(2, 4)
    scenario.cubes(0, food=6, wood=0, gold=0, favor=0).cubes(1, food=2, wood=2, gold=1, favor=1)
    result = scenario.end().result
    assert result.ranking == ((0, 1), (2,))
    assert result.tie_break is None


@rule("AOM-END-10", "AOM-VP-06")
def test_what_the_builder_of_the_wonder_gets() -> None:
    scenario = builder().placed(largest_army=1, most_buildings=2, last_battle=3, the_wonder=4).units(1, phoenix=8)
    table = play(scenario.cubes(1, gold=7).action(0), "play build-2", "build wonder")
    assert seat_view(table, 0)["ways"] == {
        "largest-army": 0, "most-buildings": 2, "last-battle": 0, "the-wonder": 4, "great-temple": 0,
    }
    assert seat_view(table, 1)["ways"]["largest-army"] == 1
    assert victory(table) == [6, 1]
    assert table.view()["victory_cards"]["last-battle"] == 3
    assert cubes(table, 1)[2] == 7


@rule("AOM-END-11", "AOM-VP-01", "AOM-VP-02")
def test_battles_of_the_last_round_still_win_cubes() -> None:
    scenario = Scenario(players=2).placed(last_battle=2).won(1, 28).units(0, hydra=1).units(1)
    table = scenario.hand(1, "permanent-explore").battle(0, 1, "city")
    assert table.view()["last_round"]
    assert victory(table) == [2, 28]
    assert table.view()["victory_cards"]["last-battle"] == 0


@rule("AOM-VP-01", "AOM-AFTER-02")
@pytest.mark.parametrize(("retreats", "winner"), [(0, 1), (1, 0)])
def test_the_winner_of_each_battle_takes_the_cubes_then_there(retreats: int, winner: int) -> None:
    scenario = Scenario(players=2).placed(last_battle=3).units(0, hydra=1).units(1, mummy=1).hand(1, "permanent-build")
    table = scenario.battle(0, 1, "city")
    play(table, *(["retreat"] if retreats == 0 else ["fight", "retreat"]))
    assert victory(table)[winner] == 3
    assert victory(table)[1 - winner] == 0


@rule("AOM-VP-02", "AOM-END-10")
def test_cubes_left_on_won_the_last_battle_go_to_nobody() -> None:
    table = Scenario(players=2).placed(last_battle=6).won(0, 2).end()
    assert victory(table) == [2, 0]
    assert table.view()["victory_cards"]["last-battle"] == 6


@rule("AOM-VP-03", "AOM-VP-05")
def test_the_most_buildings_count_houses() -> None:
    scenario = Scenario(players=3).placed(most_buildings=4).buildings(0, "wall", "tower").buildings(1, houses=3)
    assert victory(scenario.buildings(2, "market", houses=1).end()) == [0, 4, 0]


@rule("AOM-VP-03")
def test_nobody_takes_the_most_buildings_in_a_tie() -> None:
    scenario = Scenario(players=3).placed(most_buildings=4).buildings(0, "wall", "tower").buildings(1, houses=2)
    table = scenario.end()
    assert victory(table) == [0, 0, 0]
    assert table.view()["victory_cards"]["most-buildings"] == 4


@rule("AOM-VP-04")
def test_the_largest_army_does_not_count_villagers() -> None:
    scenario = Scenario(players=2).placed(largest_army=4).units(0, toxotes=3).buildings(0, houses=9)
    assert victory(scenario.units(1, mummy=4).end()) == [0, 4]


@rule("AOM-VP-04")
def test_nobody_takes_the_largest_army_in_a_tie() -> None:
    table = Scenario(players=3).placed(largest_army=4).end()
    assert [seat_view(table, seat)["army"] for seat in range(3)] == [6, 6, 6]
    assert victory(table) == [0, 0, 0]


@rule("AOM-VP-05")
def test_dwarves_on_tiles_count_for_the_largest_army() -> None:
    scenario = Scenario(players=2, cultures=("norse", "greek")).placed(largest_army=4).units(0, jarl=2)
    scenario.tiles(0, b1="mountains-gold-2", c1="mountains-gold-2").workers(0, b1="dwarf", c1="dwarf")
    table = scenario.units(1, hydra=3).end()
    assert len(tiles(table, 0)) == 2
    assert victory(table) == [4, 0]


@rule("AOM-VP-06")
def test_nobody_takes_the_wonder_if_nobody_built_it() -> None:
    table = Scenario(players=2).placed(the_wonder=5).units(0, hydra=1).end()
    assert victory(table) == [0, 0]


@rule("AOM-VP-07", "AOM-TRADE-08")
def test_the_great_temple_sells_as_many_as_affordable() -> None:
    scenario = Scenario(players=3).buildings(0, "market", "great-temple").cubes(0, favor=17)
    table = play(scenario.hand(0, "permanent-trade", "build-2").action(0), "play permanent-trade")
    play(table, "buy victory", "buy victory")
    assert seat_view(table, 0)["ways"]["great-temple"] == 2
    assert cubes(table, 0)[3] == 1
    assert "buy victory" not in offers(table)
