"""AOM-EXPLORE: turning up tiles and taking them."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.engine.rng import below, next_rng, seed_rng
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, logged, myth, new_game, offered, offers, play, tiles
from tests.rules import rule

MIXED = ["fertile-food-2"] * 5 + ["desert-gold-1"] * 5 + ["hills-gold-2"] * 4 + ["forest-wood-2"] * 4


@rule("AOM-EXPLORE-01", "AOM-EXPLORE-02", "AOM-EXPLORE-03")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize(("card", "more"), [("permanent-explore", 1), ("explore-plus-0", 0), ("explore-plus-2", 2)])
def test_how_many_tiles_are_turned_up(players: int, card: str, more: int) -> None:
    for seat in range(min(players, 3)):  # the three cultures
        table = action(Scenario(players=players, starting=seat).pool(*MIXED), card, seat)
        assert len(table.view()["shown"]) == players + more
        assert table.view()["pool"]["size"] == len(MIXED) - players - more


@rule("AOM-EXPLORE-04", "AOM-EXPLORE-05")
def test_the_player_of_the_card_takes_first_then_the_others_clockwise_one_tile_each() -> None:
    table = action(Scenario(players=4, starting=2).pool(*["fertile-food-2"] * 6), "explore-plus-2", 2)
    seats = []
    while table.view()["shown"]:
        seats.append(table.seat)
        play(table, "tile fertile-food-2")
    assert seats == [2, 3, 0, 1]
    assert [len(tiles(table, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert table.view()["pool"]["size"] == 2


@rule("AOM-EXPLORE-05", "AOM-GREEKGOD-04")
def test_only_the_user_of_artemis_takes_two() -> None:
    table = Scenario(players=2).pool(*["fertile-food-2"] * 4).hand(0, "artemis", "build-2").action(0)
    play(table, "invoke artemis", *["tile fertile-food-2"] * 3)
    assert len(tiles(table, 0)) == 2
    assert len(tiles(table, 1)) == 1
    assert table.view()["shown"] == []


@rule("AOM-EXPLORE-06")
def test_a_tile_needs_a_free_space_of_its_terrain() -> None:
    """The Greek board has one desert and one swamp space."""
    scenario = Scenario(players=2).tiles(0, a4="desert-gold-1").pool("desert-favor-2", "swamp-food-1", "hills-gold-2")
    table = action(scenario, "permanent-explore")
    assert offered(table, "tile") == ["hills-gold-2", "swamp-food-1"]
    play(table, "tile swamp-food-1")
    assert tiles(table, 0) == {"a4": "desert-gold-1", "d1": "swamp-food-1"}
    assert offered(table, "tile") == ["hills-gold-2", "desert-favor-2"]


@rule("AOM-EXPLORE-06")
def test_the_second_tile_of_a_terrain_goes_to_another_space() -> None:
    table = action(Scenario(players=2).tiles(0, a1="fertile-wood-1").pool(*["fertile-food-2"] * 3), "permanent-explore")
    play(table, "tile fertile-food-2", "leave")
    assert tiles(table, 0) == {"a1": "fertile-wood-1", "b1": "fertile-food-2"}


@rule("AOM-EXPLORE-07", "AOM-NOTE-01")
def test_everybody_may_pass_and_who_has_no_space_must() -> None:
    scenario = Scenario(players=3).pool(*["mountains-gold-2"] * 4)
    table = action(scenario, "permanent-explore")
    assert offers(table) == ["tile mountains-gold-2", "leave"]
    play(table, "leave")
    assert table.seat == 2  # the Egyptian has no mountains
    play(table, "leave")
    assert [tiles(table, seat) for seat in range(3)] == [{}, {}, {}]
    assert logged(table).count("leaves") == 3


@rule("AOM-EXPLORE-08")
def test_what_nobody_took_goes_back_to_the_pool() -> None:
    table = action(Scenario(players=2).pool("fertile-food-2", "desert-gold-1", "hills-gold-2"), "permanent-explore")
    play(table, "tile hills-gold-2", "leave")
    pool = {name: n for name, n in table.view()["pool"]["tiles"].items() if n}
    assert pool == {"fertile-food-2": 1, "desert-gold-1": 1}
    assert table.view()["shown"] == []


@rule("AOM-EXPLORE-08", "AOM-EXPLORE-01")
def test_a_tile_that_went_back_comes_up_again_at_random() -> None:
    found: Counter[str] = Counter()
    for seed in range(30):
        scenario = Scenario(players=2, seed=f"again {seed}").pool("fertile-food-2", "desert-gold-1", "hills-gold-2")
        table = scenario.hand(0, "explore-plus-0", "explore-plus-0").action(0)
        play(table, "play explore-plus-0", "leave", "leave", "play explore-plus-0")
        found.update(table.view()["shown"])
    assert set(found) == {"fertile-food-2", "desert-gold-1", "hills-gold-2"}
    assert max(found.values()) < 30


@rule("AOM-EXPLORE-09", "AOM-BUILD-06", "AOM-GATHER-19")
def test_tiles_and_buildings_leave_a_board_only_by_an_attack_or_a_god() -> None:
    """Random games: whenever something has gone, this was the decision."""
    x = seed_rng("lost")
    gone: Counter[str] = Counter()
    for n in range(6):
        s = myth(new_game(3, f"lost {n}")).clone()
        while not s.over:
            before = [(p.tiles[:], p.city_size()) for p in s.players]
            x = next_rng(x)
            chosen = s.legal[below(x, len(s.legal))]
            s.apply(chosen)
            for p, (board, city) in zip(s.players, before, strict=True):
                lost = [space for space in range(16) if board[space] not in (-1, p.tiles[space])]
                if lost or p.city_size() < city:
                    gone[GAME.space.symbol(chosen).split()[0]] += 1
    assert set(gone) <= {"seize", "raze", "invoke", "power"}
    assert gone["seize"]
    assert gone["raze"]


@rule("AOM-EXPLORE-10")
def test_a_pool_that_is_too_small_is_turned_up_whole() -> None:
    table = action(Scenario(players=3).pool("fertile-food-2", "desert-gold-1"), "explore-plus-2")
    assert table.view()["shown"] == ["fertile-food-2", "desert-gold-1"]
    assert table.view()["pool"]["size"] == 0
