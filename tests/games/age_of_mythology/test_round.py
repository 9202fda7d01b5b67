"""AOM-ROUND, AOM-VCUBE, AOM-START: the phases of a round, victory cubes, the starting player."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    hand, logged, myth, offers, play, player, seat_view, secretly,
)
from tests.rules import rule


def nothing_drawn(table: Table) -> Table:
    for seat in range(table.players):
        secretly(table, seat, "draw 0")
    return table


# ------------------------------------------------------------------ phases
@rule("AOM-ROUND-01", "AOM-ROUND-02", "AOM-START-01", "AOM-ACTION-01")
def test_the_six_phases_in_order_and_then_the_next_round() -> None:
    table = Scenario(players=2).cubes(1, gold=8).victory_cubes()
    assert table.view()["phase"] == "victory"
    play(table, "cube the-wonder", "cube the-wonder")
    assert table.view()["phase"] == "drawing"
    secretly(table, 0, "take permanent-explore", "take permanent-build", "draw 2")
    secretly(table, 1, "take permanent-gather", "draw 0")
    assert table.view()["phase"] == "acting"
    for n in (1, 2, 3):
        assert table.view()["action_round"] == n
        while table.view()["phase"] == "acting" and table.view()["action_round"] == n:
            play(table, next(symbol for symbol in offers(table) if symbol.startswith("pass")))
    assert table.view()["phase"] == "discarding"
    assert "spoils" in logged(table)
    secretly(table, 0, "done")
    assert (table.view()["phase"], table.view()["round"], table.view()["starting"]) == ("victory", 3, 1)
    wanted = ["round", "places", "draws", "turn", "spoils", "keeps", "starts"]
    kinds = [kind for kind in logged(table) if kind in wanted]
    assert [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind] == [*wanted, "round"]


@rule("AOM-ROUND-01", "AOM-SPOIL-01")
def test_cubes_spoil_before_cards_are_discarded() -> None:
    table = Scenario(players=2).cubes(0, food=9).hand(0, "gather-all").spoilage()
    assert table.view()["phase"] == "discarding"
    assert player(table, 0).cubes[0] == 5


@rule("AOM-START-01", "AOM-ROUND-02")
@pytest.mark.parametrize(("players", "starting", "following"), [(2, 1, 0), (3, 0, 1), (3, 2, 0), (5, 3, 4)])
def test_the_tile_passes_to_the_left(players: int, starting: int, following: int) -> None:
    table = Scenario(players=players, starting=starting).discard()
    assert table.view()["starting"] == following
    assert table.view()["phase"] == "victory"
    assert table.seat == following


@rule("AOM-ROUND-03")
def test_what_the_others_see() -> None:
    scenario = Scenario(players=3).hand(1, "permanent-trade", "ra", "build-4").cubes(1, gold=2).tiles(1, "hills-gold-2")
    table = scenario.buildings(1, "wall").won(1, 2).placed(the_wonder=1).out(1, "set").deck("greek", "hera").action(1)
    mine, theirs = table.view(1), table.view(0)
    assert mine["players"][1]["hand"] == ["permanent-trade", "build-4", "ra"]
    for reader in (0, 2, None):
        side = table.view(reader)["players"][1]
        assert side["hand"] is None
        assert side["hand_size"] == 3
        assert side["played"] == ["set"]
    for key in ("cubes", "units", "buildings", "production", "victory", "age"):
        assert mine["players"][1][key] == theirs["players"][1][key]
    assert theirs["victory_cards"]["the-wonder"] == 1
    assert theirs["decks"]["greek"] == {"cards": 45, "used": []}
    assert theirs["decks"]["egyptian"]["cards"] == 45 - 3


@rule("AOM-ROUND-03", "AOM-SETUP-31")
def test_the_order_of_face_down_cards_and_tiles_is_nowhere_in_a_view() -> None:
    """Tables that differ only in what lies face down look the same to everybody."""
    one = Scenario(players=2, seed="one").deck("greek", "hera", "hades").hand(0, "gather-all").action(0)
    two = Scenario(players=2, seed="two").deck("greek", "zeus", "apollo").hand(0, "gather-all").action(0)
    assert myth(one).decks != myth(two).decks
    for reader in (0, 1, None):
        assert one.view(reader) == two.view(reader)


# ------------------------------------------------------------------ victory cubes
@rule("AOM-VCUBE-01", "AOM-VCUBE-02")
@pytest.mark.parametrize("players", [3, 4, 6, 8])
def test_three_players_place_one_cube_each(players: int) -> None:
    table = Scenario(players=players, starting=players - 1).victory_cubes()
    seats = []
    while table.view()["phase"] == "victory":
        seats.append(table.seat)
        play(table, "cube most-buildings")
    assert seats == [players - 1, 0, 1]
    assert table.view()["victory_bank"] == 27
    assert table.view()["victory_cards"]["most-buildings"] == 3


@rule("AOM-VCUBE-03")
def test_two_players_place_one_cube_each_the_starting_player_first() -> None:
    table = Scenario(players=2, starting=1).victory_cubes()
    assert table.seat == 1
    play(table, "cube the-wonder")
    assert table.seat == 0
    play(table, "cube largest-army")
    assert table.view()["phase"] == "drawing"
    assert table.view()["victory_bank"] == 28


@rule("AOM-VCUBE-04")
def test_any_of_the_four_cards_and_the_same_one_again() -> None:
    table = Scenario(players=3).placed(last_battle=4).victory_cubes()
    for _ in range(3):
        assert len(offers(table)) == 4
        play(table, "cube last-battle")
    assert table.view()["victory_cards"] == {
        "largest-army": 0, "most-buildings": 0, "last-battle": 7, "the-wonder": 0,
    }


@rule("AOM-VCUBE-05")
@pytest.mark.parametrize("in_the_bank", [1, 2])
def test_with_too_few_cubes_players_place_in_order_until_none_is_left(in_the_bank: int) -> None:
    table = Scenario(players=4, starting=1).won(0, 30 - in_the_bank, "great-temple").victory_cubes()
    seats = []
    while table.view()["phase"] == "victory":
        seats.append(table.seat)
        play(table, "cube the-wonder")
    assert seats == [1, 2][:in_the_bank]
    assert table.view()["victory_bank"] == 0
    assert table.view()["last_round"]


@rule("AOM-VCUBE-06", "AOM-VP-01")
def test_only_the_cubes_of_the_last_battle_are_won_during_the_game() -> None:
    scenario = Scenario(players=2).placed(largest_army=1, most_buildings=2, last_battle=3, the_wonder=4)
    table = scenario.units(0, hydra=1).units(1).hand(0, "permanent-explore").battle(0, 1, "holding")
    play(table, "done")
    assert seat_view(table, 0)["ways"]["last-battle"] == 3
    assert seat_view(table, 0)["victory"] == 3
    assert table.view()["victory_cards"] == {
        "largest-army": 1, "most-buildings": 2, "last-battle": 0, "the-wonder": 4,
    }


@rule("AOM-VCUBE-06")
def test_cubes_stay_on_the_cards_from_round_to_round() -> None:
    table = Scenario(players=2).placed(largest_army=1, most_buildings=2, the_wonder=3).victory_cubes()
    play(table, "cube last-battle", "cube last-battle")
    nothing_drawn(table)
    assert table.view()["round"] == 3
    assert list(table.view()["victory_cards"].values()) == [1, 2, 2, 3]
    assert hand(table, 0) == []
