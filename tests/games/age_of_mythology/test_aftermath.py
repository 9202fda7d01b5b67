"""AOM-AFTER: survivors, victory cubes and the reward of a winning attacker."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.battles import army, battle, duel, meet, script, stage, supply, won
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, logged, myth, offered, offers, play, seat_view, tiles, units, workers,
)
from tests.rules import rule


def victory(scenario: Scenario, area: str) -> Table:
    """The attacker's Mummy wins the only encounter, against a Minotaur."""
    return duel(scenario.battle(0, 1, area), (5, 1), (5, 0))


def defeat(scenario: Scenario, area: str) -> Table:
    return duel(scenario.battle(0, 1, area), (5, 0), (5, 1))


def rich(scenario: Scenario) -> Scenario:
    """Something to win in every area."""
    return scenario.tiles(1, "hills-gold-2").buildings(1, "market")


# ---------------------------------------------------------------------- everybody
@rule("AOM-AFTER-01")
def test_survivors_of_both_sides_go_to_their_holding_areas() -> None:
    scenario = stage("dwarf troll", "mummy mummy").tiles(0, b1="mountains-gold-2").workers(0, b1="dwarf")
    table = scenario.attack(0, 1, "holding")
    for seat, moves in ((0, ("send from b1", "send troll", "muster")), (1, ("send mummy", "send mummy", "muster"))):
        for move in moves:
            table.play(move, seat)
    assert (units(table, 0), units(table, 1)) == ({"dwarf": 1}, {})
    duel(table, (6, 0), (5, 1), "troll")
    play(table, "fight", "retreat")
    assert units(table, 0) == {"dwarf": 2}  # also the one that had come from a tile
    assert units(table, 1) == {"mummy": 3}
    assert workers(table, 0) == {}


@rule("AOM-AFTER-02", "AOM-AFTER-11", "AOM-VP-01")
def test_the_winner_takes_all_cubes_of_the_last_battle() -> None:
    for winner, fight in ((0, victory), (1, defeat)):
        scenario = stage("mummy", "minotaur").placed(last_battle=4, largest_army=2, most_buildings=1)
        scenario.won(1 - winner, 3)
        table = fight(scenario, "holding")
        assert won(table, winner) == 4
        assert won(table, 1 - winner) == 3  # nothing is taken from the loser
        assert table.view()["victory_cards"]["last-battle"] == 0
        assert table.view()["victory_cards"]["largest-army"] == 2


@rule("AOM-AFTER-11", "AOM-AFTER-02")
def test_no_reward_takes_victory_cubes() -> None:
    scenario = stage("mummy", "minotaur").cubes(1, food=1, wood=0, gold=0, favor=0).won(1, 3)
    table = victory(scenario, "holding")
    assert offers(table) == ["done", "loot food"]
    play(table, "loot food")
    assert (won(table, 0), won(table, 1)) == (0, 3)


@rule("AOM-AFTER-03")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_a_winning_defender_gets_no_reward(area: str) -> None:
    table = defeat(rich(stage("mummy", "minotaur").buildings(0, "wall").tiles(0, "desert-favor-2")), area)
    assert battle(table)["over"]
    assert table.seat == 1
    assert {move.split()[0] for move in offers(table)} == {"play", "pass"}
    assert buildings(table, 0) == {"wall": 1}
    assert cubes(table, 1) == (4, 4, 4, 4)


@rule("AOM-AFTER-03", "AOM-AFTER-18")
@pytest.mark.parametrize(("area", "verb"), [("city", "raze"), ("production", "seize"), ("holding", "loot")])
def test_the_reward_is_that_of_the_announced_area_or_none(area: str, verb: str) -> None:
    table = victory(rich(stage("mummy", "minotaur")), area)
    assert table.seat == 0
    assert {move.split()[0] for move in offers(table)} == {verb, "done"}
    play(table, "done")
    assert battle(table)["over"]
    assert "waives" in logged(table, 0)
    assert (buildings(table, 1), tiles(table, 1)) == ({"market": 1}, {"a2": "hills-gold-2"})
    assert (cubes(table, 0), cubes(table, 1)) == ((4, 4, 4, 4), (4, 4, 4, 4))
    assert table.seat == 1


@rule("AOM-AFTER-15")
def test_survivors_then_cubes_then_reward() -> None:
    table = victory(rich(stage("mummy", "minotaur")).placed(last_battle=1), "city")
    assert offered(table, "raze") == ["seat 2 market"]
    assert units(table, 0) == {"mummy": 2}  # at home, before the reward is chosen
    assert army(table, 0) == {}
    assert won(table, 0) == 1
    assert not battle(table)["over"]
    play(table, "raze seat 2 market")
    assert battle(table)["over"]
    kinds = ["wins", "wins-cubes", "razes"]
    assert [kind for kind in logged(table) if kind in kinds] == kinds


@rule("AOM-AFTER-15", "AOM-AFTER-05", "AOM-AFTER-01")
def test_a_survivor_sent_home_still_counts_for_the_second_building() -> None:
    table = duel(stage("minotaur", "mummy").buildings(1, "market", "wall").battle(0, 1, "city"), (5, 1), (7, 0))
    assert units(table, 0) == {"minotaur": 1}
    play(table, "raze seat 2 market", "raze seat 2 wall")
    assert buildings(table, 1) == {}


# ---------------------------------------------------------------------- City
@rule("AOM-AFTER-04", "AOM-BLDG-07")
def test_one_building_of_choice_goes_back_to_the_supply() -> None:
    scenario = stage("mummy", "minotaur").buildings(1, "market", "armory", "monument", houses=1)
    table = victory(scenario, "city")
    stock = table.view()["stock"]["armory"]
    assert offered(table, "raze") == ["seat 2 house", "seat 2 market", "seat 2 armory", "seat 2 monument"]
    play(table, "raze seat 2 armory")
    assert buildings(table, 1) == {"house": 1, "market": 1, "monument": 1}
    assert table.view()["stock"]["armory"] == stock + 1
    assert battle(table)["over"]


@rule("AOM-AFTER-04", "AOM-BLDG-07")
def test_a_wall_goes_only_if_it_is_chosen() -> None:
    scenario = stage("mummy", "minotaur").buildings(1, "wall", "market")
    table = duel(scenario.battle(0, 1, "city"), (5, 1), (7, 0))
    play(table, "raze seat 2 market")
    assert buildings(table, 1) == {"wall": 1}


@rule("AOM-AFTER-05", "AOM-BLDG-19")
def test_two_buildings_with_a_siege_engine_workshop() -> None:
    scenario = stage("mummy", "minotaur").buildings(0, "siege-engine-workshop").buildings(1, "market", "armory", "wall")
    table = victory(scenario, "city")
    assert "may destroy 2 buildings there" in next(x.text("en") for x in table.log if x.kind == "wins")
    play(table, "raze seat 2 armory")
    assert offers(table) == ["done", "raze seat 2 wall", "raze seat 2 market"]
    play(table, "raze seat 2 market")
    assert buildings(table, 1) == {"wall": 1}
    assert battle(table)["over"]


@rule("AOM-AFTER-05", "AOM-AFTER-18")
def test_the_second_building_may_be_left() -> None:
    scenario = stage("minotaur", "mummy").buildings(1, "market", "armory")
    table = duel(scenario.battle(0, 1, "city"), (5, 1), (5, 0))
    play(table, "raze seat 2 armory", "done")
    assert buildings(table, 1) == {"market": 1}
    assert battle(table)["over"]


@rule("AOM-AFTER-06", "AOM-UNIT-08", "AOM-BLDG-19")
def test_never_more_than_two_buildings() -> None:
    scenario = stage("minotaur minotaur", "mummy").buildings(0, "siege-engine-workshop")
    table = scenario.buildings(1, "market", "armory", "wall", houses=1).battle(0, 1, "city")
    duel(table, (5, 1), (5, 0))
    play(table, "raze seat 2 armory", "raze seat 2 market")
    assert battle(table)["over"]
    assert buildings(table, 1) == {"house": 1, "wall": 1}


@rule("AOM-AFTER-05", "AOM-AFTER-14", "AOM-UNIT-08")
def test_a_unit_that_fell_brings_no_second_building() -> None:
    table = stage("minotaur toxotes", "mummy").buildings(1, "market", "armory").battle(0, 1, "city")
    duel(table, (5, 0), (5, 1), "minotaur")
    duel(table, (3, 1), (5, 0))
    play(table, "raze seat 2 market")
    assert battle(table)["over"]
    assert buildings(table, 1) == {"armory": 1}


@rule("AOM-AFTER-14", "AOM-UNIT-13")
def test_a_nidhogg_thrown_out_of_the_battle_does_not_count() -> None:
    scenario = stage("nidhogg troll", "cyclops").buildings(1, "market", "armory")
    table = meet(scenario.battle(0, 1, "city"), "nidhogg")
    play(script(table, (7, 0), (9, 1)), "yes")
    assert units(table, 0) == {"nidhogg": 1}
    play(meet(script(table, (6, 1), (6, 0))), "no")
    play(table, "raze seat 2 market")
    assert battle(table)["over"]
    assert buildings(table, 1) == {"armory": 1}


@rule("AOM-AFTER-05")
def test_the_defenders_workshop_and_minotaur_do_not_help_the_attacker() -> None:
    scenario = stage("mummy", "minotaur").buildings(1, "siege-engine-workshop", "market", "armory")
    table = play(scenario.battle(0, 1, "city"), "fight", "retreat")
    play(table, "raze seat 2 market")
    assert battle(table)["over"]


@rule("AOM-AFTER-12", "AOM-BLDG-03", "AOM-AFTER-04")
def test_with_a_house_its_owner_loses_a_villager_of_choice() -> None:
    def stormed() -> Table:
        scenario = stage("mummy", "minotaur").buildings(1, houses=3).tiles(1, "hills-gold-2", "hills-food-1")
        table = victory(scenario.workers(1, a2="villager", a3="villager"), "city")
        return play(table, "raze seat 2 house")

    table = stormed()
    assert (table.seat, offers(table)) == (1, ["dismiss", "dismiss from a2", "dismiss from a3"])
    assert table.view()["stock"]["house"] == 38
    play(table, "dismiss from a3")
    assert workers(table, 1) == {"a2": "villager"}
    assert seat_view(table, 1)["villagers"] == 1
    assert buildings(table, 1) == {"house": 2}
    table = play(stormed(), "dismiss")
    assert workers(table, 1) == {"a2": "villager", "a3": "villager"}
    assert seat_view(table, 1)["villagers"] == 0


@rule("AOM-AFTER-12")
def test_two_houses_cost_two_villagers() -> None:
    scenario = stage("minotaur", "mummy").buildings(1, houses=2).tiles(1, "desert-gold-1", "desert-favor-2")
    table = duel(scenario.workers(1, a1="villager", b1="villager").battle(0, 1, "city"), (5, 1), (5, 0))
    play(table, "raze seat 2 house")
    assert offers(table) == ["dismiss from a1", "dismiss from b1"]
    play(table, "dismiss from b1", "raze seat 2 house")  # the last villager goes unasked
    assert workers(table, 1) == {}
    assert buildings(table, 1) == {}
    assert battle(table)["over"]


# ---------------------------------------------------------------------- Production
@rule("AOM-AFTER-07", "AOM-AFTER-17")
def test_a_tile_is_seized_onto_a_free_space_of_its_terrain() -> None:
    scenario = stage("mummy", "minotaur").tiles(1, a2="hills-gold-2", a1="fertile-food-2", d1="swamp-wood-1")
    table = victory(scenario, "production")
    assert offered(table, "seize") == ["seat 2 a1", "seat 2 d1", "seat 2 a2"]
    play(table, "seize seat 2 a2")
    assert tiles(table, 1) == {"a1": "fertile-food-2", "d1": "swamp-wood-1"}
    assert list(tiles(table, 0).values()) == ["hills-gold-2"]
    (space,) = tiles(table, 0)
    production = {place["space"]: place["terrain"] for place in seat_view(table, 0)["production"]}
    assert production[space] == "hills"
    assert battle(table)["over"]


@rule("AOM-AFTER-08", "AOM-AFTER-07")
def test_without_a_free_space_the_tile_goes_to_the_pool() -> None:
    """The Egyptian board has two hills and no mountains."""
    scenario = stage("mummy", "minotaur").tiles(0, "hills-food-1", "hills-wood-1")
    table = victory(scenario.tiles(1, "hills-gold-2", "mountains-gold-2", "fertile-food-2"), "production")
    left = table.view()["pool"]["tiles"]
    play(table, "seize seat 2 a2")
    assert table.view()["pool"]["tiles"] == {**left, "hills-gold-2": left["hills-gold-2"] + 1}
    assert list(tiles(table, 0).values()) == ["hills-food-1", "hills-wood-1"]
    table = victory(stage("mummy", "minotaur").tiles(1, "mountains-gold-2"), "production")
    left = table.view()["pool"]["tiles"]
    play(table, "seize seat 2 b2")
    assert table.view()["pool"]["tiles"] == {**left, "mountains-gold-2": left["mountains-gold-2"] + 1}
    assert (tiles(table, 0), tiles(table, 1)) == ({}, {})


@rule("AOM-AFTER-08")
def test_a_tile_that_fits_is_not_removed_to_the_pool() -> None:
    table = victory(stage("mummy", "minotaur").tiles(1, "hills-gold-2"), "production")
    left = table.view()["pool"]["tiles"]
    assert offers(table) == ["done", "seize seat 2 a2"]
    play(table, "seize seat 2 a2")
    assert table.view()["pool"]["tiles"] == left
    assert len(tiles(table, 0)) == 1


@rule("AOM-AFTER-09")
def test_the_worker_of_a_lost_tile_goes_home() -> None:
    def stormed() -> Table:
        s = stage("minotaur", "troll").buildings(1, houses=1).tiles(1, a1="fertile-food-2", b1="mountains-gold-2")
        return duel(s.workers(1, a1="villager", b1="dwarf").battle(0, 1, "production"), (5, 1), (6, 0))

    table = play(stormed(), "seize seat 2 a1")
    assert seat_view(table, 1)["villagers"] == 1
    assert workers(table, 1) == {"b1": "dwarf"}
    assert workers(table, 0) == {}
    table = play(stormed(), "seize seat 2 b1")
    assert units(table, 1) == {"dwarf": 1}
    assert workers(table, 1) == {"a1": "villager"}
    assert seat_view(table, 1)["villagers"] == 0


# ---------------------------------------------------------------------- Holding
@rule("AOM-AFTER-10")
def test_five_cubes_of_choice_are_looted() -> None:
    table = victory(stage("mummy", "minotaur").cubes(1, food=1, wood=0, gold=6, favor=2), "holding")
    before = bank(table)
    assert offers(table) == ["done", "loot food", "loot gold", "loot favor"]
    play(table, "loot food")
    assert offers(table) == ["loot gold", "loot favor"]
    play(table, "loot gold", "loot favor", "loot gold", "loot gold")
    assert cubes(table, 0) == (5, 4, 7, 5)
    assert cubes(table, 1) == (0, 0, 3, 1)
    assert bank(table) == before
    assert battle(table)["over"]


@rule("AOM-AFTER-10")
def test_fewer_than_five_cubes_are_all_taken() -> None:
    table = victory(stage("mummy", "minotaur").cubes(1, food=1, wood=0, gold=2, favor=0), "holding")
    play(table, "loot gold")
    assert offers(table) == ["loot food", "loot gold"]  # no stopping half-way
    play(table, "loot food")
    assert cubes(table, 1) == (0, 0, 0, 0)  # the last one unasked
    assert cubes(table, 0) == (5, 4, 6, 4)
    assert battle(table)["over"]


@rule("AOM-AFTER-10", "AOM-AFTER-18")
def test_the_loot_may_be_given_up_as_a_whole_only() -> None:
    table = victory(stage("mummy", "minotaur"), "holding")
    assert "done" in offers(table)
    play(table, "loot food")
    assert "done" not in offers(table)


# ---------------------------------------------------------------------- markers
@rule("AOM-AFTER-13", "AOM-AFTER-16", "AOM-UNIT-12")
def test_the_hydras_bonus_ends_with_the_battle_and_never_touches_the_bank() -> None:
    scenario = stage("hydra", "mummy mummy").hand(0, "attack-5").cubes(1, food=0, wood=0, gold=0, favor=0)
    table = scenario.hand(1, "permanent-attack").battle(0, 1, "holding")
    start = bank(table), cubes(table, 0), cubes(table, 1)
    duel(table, (6, 1), (5, 0))
    assert battle(table)["sides"][0]["heads"] == [1]
    assert (bank(table), cubes(table, 0), cubes(table, 1)) == start
    play(table, "fight", "retreat")
    assert (bank(table), cubes(table, 0), cubes(table, 1)) == start
    play(table, "play permanent-attack", "attack seat 1 holding")
    for seat, unit in ((1, "mummy"), (0, "hydra")):
        table.play(f"send {unit}", seat)
        table.play("muster", seat)
    assert battle(table)["sides"][1]["heads"] == [0]
    duel(table, (5, 0), (6, 1))
    assert supply(table, 1, "mummy") == 8


@rule("AOM-AFTER-02")
def test_without_cubes_on_the_card_a_victory_brings_none() -> None:
    table = defeat(stage("mummy", "minotaur"), "city")
    assert "wins-cubes" not in logged(table)
    assert myth(table).victory == 30
