"""AOM-GATHER: naming, workers, collecting."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    action, bank, cubes, logged, offered, offers, play, seat_view, units, workers,
)
from tests.rules import rule

GATHER = "permanent-gather"
EMPTY = {"food": 0, "wood": 0, "gold": 0, "favor": 0}


def empty(players: int = 2, cultures: tuple[str, ...] = ()) -> Scenario:
    """Nobody has a cube."""
    scenario = Scenario(players=players, cultures=cultures)
    for seat in range(players):
        scenario.cubes(seat, **EMPTY)
    return scenario


# ------------------------------------------------------------------ what is collected
@rule("AOM-GATHER-04", "AOM-GATHER-09", "AOM-GATHER-21")
@pytest.mark.parametrize("culture", ["greek", "egyptian", "norse"])
def test_one_terrain_or_one_resource_may_be_named_also_without_a_tile(culture: str) -> None:
    rival = "greek" if culture != "greek" else "norse"
    table = action(Scenario(players=2, cultures=(culture, rival)), GATHER)
    assert offered(table, "collect") == [
        "fertile", "forest", "hills", "mountains", "desert", "swamp", "food", "wood", "gold", "favor",
    ]
    play(table, "collect mountains")
    assert cubes(table, 0) == (4, 4, 4, 4)


@rule("AOM-GATHER-05", "AOM-GATHER-07", "AOM-GATHER-10", "AOM-GATHER-17")
def test_a_terrain_gives_whatever_its_tiles_produce_and_nothing_else() -> None:
    scenario = empty(3).tiles(0, "hills-gold-2", "hills-food-1", "forest-gold-1", "fertile-food-2")
    scenario.tiles(1, "hills-favor-1", "fertile-favor-1").tiles(2, "hills-wood-1", "hills-gold-2", "forest-wood-2")
    table = play(action(scenario, GATHER), "collect hills")
    assert [cubes(table, seat) for seat in range(3)] == [(1, 0, 2, 0), (0, 0, 0, 1), (0, 1, 2, 0)]
    assert bank(table) == (24, 24, 21, 24)


@rule("AOM-GATHER-06", "AOM-GATHER-07", "AOM-GATHER-10")
def test_a_resource_comes_from_all_terrains_and_nothing_else_comes() -> None:
    scenario = empty(3).tiles(0, "hills-gold-2", "hills-food-1", "forest-gold-1", "fertile-food-2")
    scenario.tiles(1, "desert-gold-1", "fertile-favor-1").tiles(2, "hills-wood-1", "mountains-gold-2")
    table = play(action(scenario, GATHER), "collect gold")
    assert [cubes(table, seat) for seat in range(3)] == [(0, 0, 3, 0), (0, 0, 1, 0), (0, 0, 2, 0)]


@rule("AOM-GATHER-08", "AOM-GATHER-12")
def test_gather_all_collects_from_every_tile_of_everybody() -> None:
    scenario = empty().tiles(0, "hills-gold-2", "hills-food-1", "swamp-favor-1", "fertile-food-2")
    scenario.tiles(1, "desert-gold-1", "fertile-wood-1")
    table = action(scenario, "gather-all")
    assert cubes(table, 0) == (3, 0, 2, 1)
    assert cubes(table, 1) == (0, 1, 1, 0)


@rule("AOM-GATHER-16")
@pytest.mark.parametrize(("culture", "card"), [("greek", "dionysus"), ("egyptian", "ra")])
def test_two_god_cards_gather_food_without_a_choice(culture: str, card: str) -> None:
    scenario = empty(2, cultures=(culture, "norse")).tiles(0, "fertile-food-2", "desert-favor-2", "swamp-food-1")
    table = action(scenario.tiles(1, "fertile-food-2", "fertile-gold-1"), card)
    assert cubes(table, 0) == (3, 0, 0, 0)
    assert cubes(table, 1) == (2, 0, 0, 0)
    assert not offered(table, "collect")


@rule("AOM-GATHER-20", "AOM-BLDG-15")
def test_the_power_alone_collects_nothing_and_moves_nobody() -> None:
    scenario = empty().cubes(0, favor=1).tiles(0, "hills-gold-2", "fertile-food-2").tiles(1, "desert-gold-1")
    table = scenario.buildings(0, "granary", houses=1).hand(0, "poseidon", "build-2").action(0)
    play(table, "power poseidon")
    assert cubes(table, 0) == (5, 0, 0, 0)
    assert cubes(table, 1) == (0, 0, 0, 0)
    assert table.view()["action_round"] == 2
    assert workers(table, 0) == {}


# ------------------------------------------------------------------ workers
@rule("AOM-GATHER-01", "AOM-NOTE-02")
def test_the_player_of_the_card_moves_any_number_of_workers() -> None:
    scenario = empty(2, cultures=("norse", "greek")).units(0, dwarf=1, jarl=1).buildings(0, houses=3)
    scenario.tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-gold-2", a2="fertile-food-2")
    scenario.workers(0, a1="villager").tiles(1, a1="fertile-food-2").buildings(1, houses=2)
    table = play(action(scenario, GATHER), "collect desert")
    assert table.seat == 0
    play(table, "settle villager b1", "settle dwarf c1", "move a1 a2", "settle villager a1")
    assert workers(table, 0) == {"a1": "villager", "b1": "villager", "a2": "villager", "c1": "dwarf"}
    assert seat_view(table, 0)["villagers"] == 0
    assert units(table, 0) == {"jarl": 1}
    assert workers(table, 1) == {}
    assert table.view()["action_round"] == 2


@rule("AOM-GATHER-01", "AOM-BLDG-02")
def test_nobody_else_moves_workers_and_a_new_villager_waits_for_its_owners_gather() -> None:
    scenario = empty().tiles(1, "desert-gold-1").buildings(1, houses=1).hand(1, GATHER)
    table = play(scenario.hand(0, GATHER).action(0), f"play {GATHER}", "collect gold")
    assert seat_view(table, 1)["villagers"] == 1
    assert cubes(table, 1) == (0, 0, 1, 0)
    assert table.seat == 1
    play(table, f"play {GATHER}", "collect gold")
    assert offers(table) == ["settle villager a1", "done"]


@rule("AOM-GATHER-02")
def test_one_worker_on_a_tile() -> None:
    scenario = empty().tiles(0, a1="fertile-food-2", b1="fertile-food-2").buildings(0, houses=3)
    table = play(action(scenario.workers(0, a1="villager"), GATHER), "collect hills")
    assert offered(table, "settle villager") == ["b1"]
    play(table, "settle villager b1")
    assert seat_view(table, 0)["villagers"] == 1
    assert table.view()["action_round"] == 2  # no free tile is left, nothing to ask


@rule("AOM-GATHER-03", "AOM-GATHER-11")
def test_villagers_stay_and_work_until_moved() -> None:
    scenario = empty().tiles(0, a1="fertile-food-2").buildings(0, houses=1).workers(0, a1="villager").hand(0, GATHER)
    table = play(scenario.hand(1, "gather-all", "permanent-explore").action(1), "play gather-all")
    assert cubes(table, 0) == (3, 0, 0, 0)
    assert workers(table, 0) == {"a1": "villager"}
    play(table, f"play {GATHER}", "collect food")
    assert cubes(table, 0) == (6, 0, 0, 0)
    assert workers(table, 0) == {"a1": "villager"}


@rule("AOM-GATHER-11")
def test_a_villager_adds_a_cube_of_its_tile_for_every_player() -> None:
    scenario = empty().tiles(0, a1="fertile-favor-1", c1="forest-wood-2").tiles(1, a1="desert-favor-2")
    scenario.buildings(0, houses=2).workers(0, a1="villager", c1="villager")
    scenario.buildings(1, houses=1).workers(1, a1="villager")
    table = play(action(scenario, GATHER), "collect favor")
    assert cubes(table, 0) == (0, 0, 0, 2)  # the one on the forest tile is not collected
    assert cubes(table, 1) == (0, 0, 0, 3)


@rule("AOM-GATHER-18", "AOM-GATHER-11")
def test_a_worker_may_go_to_a_tile_that_is_not_collected() -> None:
    scenario = empty().tiles(0, a1="fertile-food-2", c1="forest-wood-2").buildings(0, houses=1)
    table = play(action(scenario, GATHER), "collect wood")
    assert offered(table, "settle villager") == ["a1", "c1"]
    play(table, "settle villager a1")
    assert workers(table, 0) == {"a1": "villager"}
    assert cubes(table, 0) == (0, 2, 0, 0)  # nothing for the villager on the food tile


@rule("AOM-GATHER-19")
def test_moves_go_onto_tiles_only() -> None:
    scenario = empty().tiles(0, a1="fertile-food-2", b1="fertile-food-2").buildings(0, houses=1)
    table = play(action(scenario.workers(0, a1="villager"), GATHER), "collect food")
    assert offers(table) == ["move a1 b1", "done"]


@rule("AOM-GATHER-19", "AOM-GATHER-02")
def test_only_the_final_arrangement_counts() -> None:
    """A villager and a Dwarf change places on a board without a free tile."""
    scenario = empty(2, cultures=("norse", "greek")).tiles(0, a1="fertile-food-2", b1="mountains-gold-2")
    scenario.units(0).buildings(0, houses=1).workers(0, a1="dwarf", b1="villager")
    table = play(action(scenario, GATHER), "collect gold", "move a1 b1")
    while table.view()["action_round"] == 1:
        play(table, "move b1 a1" if "move b1 a1" in offers(table) else "done")
    assert workers(table, 0) == {"a1": "villager", "b1": "dwarf"}
    assert cubes(table, 0) == (0, 0, 4, 0)


@rule("AOM-GATHER-02", "AOM-GATHER-19")
def test_nobody_makes_room_where_there_is_none() -> None:
    """A Dwarf on the only tile: the villager stays at home."""
    scenario = empty(2, cultures=("norse", "greek")).tiles(0, b1="mountains-gold-2").units(0)
    scenario.buildings(0, houses=1).workers(0, b1="dwarf")
    table = play(action(scenario, GATHER), "collect gold")
    assert table.view()["action_round"] == 2
    assert workers(table, 0) == {"b1": "dwarf"}
    assert seat_view(table, 0)["villagers"] == 1
    scenario = empty(2, cultures=("norse", "greek")).tiles(0, b1="mountains-gold-2", a1="fertile-food-2").units(0)
    table = play(action(scenario.buildings(0, houses=1).workers(0, b1="dwarf"), GATHER), "collect gold")
    play(table, "settle villager b1")
    assert table.view()["action_round"] == 2  # the Dwarf had one tile left to go to
    assert workers(table, 0) == {"a1": "dwarf", "b1": "villager"}


# ------------------------------------------------------------------ the bank
@rule("AOM-GATHER-12", "AOM-GATHER-13", "AOM-GATHER-14", "AOM-NOTE-02")
def test_the_player_of_the_card_collects_first_then_clockwise_while_the_bank_lasts() -> None:
    scenario = empty(4).cubes(3, wood=27).tiles(2, "forest-wood-2").tiles(3, "forest-wood-2").tiles(0, "forest-wood-2")
    table = play(action(scenario, GATHER, 2), "collect wood")
    assert [cubes(table, seat)[1] for seat in range(4)] == [0, 0, 2, 28]
    assert bank(table)[1] == 0


@rule("AOM-GATHER-12", "AOM-GATHER-13")
def test_each_player_collects_completely_before_the_next() -> None:
    scenario = empty().cubes(1, food=15).tiles(0, *["fertile-food-2"] * 3).tiles(1, *["fertile-food-2"] * 3)
    table = play(action(scenario, GATHER), "collect food")
    assert cubes(table, 0)[0] == 5  # three tiles, but only five cubes
    assert cubes(table, 1)[0] == 15


@rule("AOM-GATHER-13")
def test_nothing_is_owed_when_the_bank_has_cubes_again() -> None:
    scenario = empty(2, ("greek", "norse")).cubes(1, food=20, gold=1).tiles(0, "fertile-food-2")
    scenario.hand(0, GATHER, "permanent-build").hand(1, "permanent-recruit")
    table = play(scenario.action(0), f"play {GATHER}", "collect food")
    assert cubes(table, 0)[0] == 0
    play(table, "play permanent-recruit", "recruit jarl")
    assert bank(table)[0] > 0
    assert cubes(table, 0)[0] == 0


@rule("AOM-GATHER-15", "AOM-BLDG-14", "AOM-BLDG-15", "AOM-BLDG-16", "AOM-BLDG-17")
@pytest.mark.parametrize(
    ("building", "gain"),
    [
        ("monument", (0, 0, 0, 2)), ("granary", (2, 0, 0, 0)), ("gold-mint", (0, 0, 2, 0)),
        ("wood-workshop", (0, 2, 0, 0)),
    ],
)
@pytest.mark.parametrize("card", [GATHER, "gather-all", "dionysus", "hades"])
def test_gathering_buildings_give_two_cubes_to_the_player_of_the_card(
    building: str, gain: tuple[int, int, int, int], card: str
) -> None:
    table = action(empty().buildings(0, building).buildings(1, building), card)
    if offered(table, "collect"):
        play(table, "collect swamp")
    assert cubes(table, 0) == gain
    assert cubes(table, 1) == (0, 0, 0, 0)


@rule("AOM-GATHER-15")
def test_building_bonuses_come_in_addition_and_only_as_far_as_the_bank_has_them() -> None:
    scenario = empty().buildings(0, "gold-mint", "granary").cubes(1, gold=17).tiles(0, "hills-gold-2", "fertile-food-2")
    table = play(action(scenario, GATHER), "collect gold")
    assert cubes(table, 0) == (2, 0, 3, 0)
    assert bank(table)[2] == 0
    assert logged(table, 0).count("collects") == 1
