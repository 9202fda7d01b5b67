"""AOM-GREEKGOD: each Greek god used."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import army, battle, duel, limits, stage, supply
from tests.games.age_of_mythology.gods import temple
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, logged, offered, offers, play, seat_view, secretly, tiles, units, workers,
)
from tests.rules import rule


@rule("AOM-GREEKGOD-01", "AOM-GOD-18")
@card("aphrodite")
def test_aphrodite_removes_a_unit_before_the_first_encounter() -> None:
    table = stage("minotaur", "troll troll jarl").battle(0, 1, "holding", "aphrodite", power=True)
    assert (table.seat, offers(table)) == (0, ["unit jarl", "unit troll"])
    assert army(table, 1) == {"troll": 2, "jarl": 1}  # both armies are known
    assert battle(table)["encounter"] == 0
    play(table, "unit troll")
    assert army(table, 1) == {"troll": 1, "jarl": 1}
    assert units(table, 1) == {"troll": 1}
    assert supply(table, 1, "troll") == 6  # not eliminated
    assert offers(table) == ["fight", "retreat"]
    duel(table, (5, 1), (6, 0), theirs="troll")
    assert offers(table) == ["fight", "retreat"]  # once


@rule("AOM-GREEKGOD-01")
def test_without_her_power_nobody_is_removed() -> None:
    table = stage("minotaur", "troll troll jarl").battle(0, 1, "holding", "aphrodite")
    assert offers(table) == ["fight", "retreat"]


@rule("AOM-GREEKGOD-02")
@card("ares")
def test_ares_allows_eight_units_against_six() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, toxotes=8, hydra=2).units(1, jarl=8)
    table = scenario.attack(0, 1, "city", "ares", power=True)
    assert limits(table) == (8, 6)
    secretly(table, 0, *["send toxotes"] * 8)
    assert offers(table, 0) == ["muster"]
    secretly(table, 1, *["send jarl"] * 6)
    assert offers(table, 1) == ["muster"]


@rule("AOM-GREEKGOD-03", "AOM-GOD-13")
@card("hera")
def test_hera_gives_a_house_with_its_villager() -> None:
    table = play(temple("hera").action(0), "invoke hera")
    assert buildings(table, 0) == {"house": 1}
    assert seat_view(table, 0)["villagers"] == 1
    assert cubes(table, 0) == (8, 8, 8, 7)
    assert table.view()["stock"]["house"] == 39
    for _ in range(3):  # it does not count against the 3
        play(table, "build house")
    assert buildings(table, 0) == {"house": 4}
    assert table.seat == 1


@rule("AOM-GREEKGOD-03")
def test_hera_alone() -> None:
    table = play(temple("hera").action(0), "power hera")
    assert buildings(table, 0) == {"house": 1}
    assert table.seat == 1


@rule("AOM-GOD-13", "AOM-GOD-12")
@pytest.mark.parametrize(("others", "houses", "possible"), [(0, 9, True), (0, 10, False), (6, 9, True), (6, 10, False)])
def test_hera_needs_a_free_space_and_fewer_than_ten_houses(others: int, houses: int, possible: bool) -> None:
    kinds = ("wall", "tower", "storehouse", "market", "armory", "quarry", "monument", "granary")
    scenario = temple("hera").buildings(0, *kinds[:others], houses=houses)
    assert ("power hera" in offers(scenario.action(0))) == possible


@rule("AOM-GOD-13")
def test_hera_needs_a_free_space_in_the_city() -> None:
    kinds = ("wall", "tower", "storehouse", "market", "armory", "quarry", "monument", "granary")
    assert "power hera" in offers(temple("hera").buildings(0, *kinds, houses=7).action(0))
    assert "power hera" not in offers(temple("hera").buildings(0, *kinds, houses=8).action(0))


@rule("AOM-GREEKGOD-04", "AOM-GOD-15", "AOM-EXPLORE-05")
@card("artemis")
def test_artemis_takes_two_tiles_before_the_others() -> None:
    scenario = Scenario(3, ("greek", "egyptian", "norse")).hand(0, "artemis").hand(1, "permanent-explore")
    scenario.pool("hills-gold-2", "hills-food-1", "fertile-food-2", "forest-wood-2", "desert-gold-1")
    table = play(scenario.action(0), "invoke artemis")
    play(table, "tile hills-gold-2")
    assert table.seat == 0
    play(table, "tile hills-food-1")
    assert set(tiles(table, 0).values()) == {"hills-gold-2", "hills-food-1"}
    assert table.seat == 1
    play(table, "tile fertile-food-2")
    assert table.seat == 2  # one each
    play(table, "leave")
    assert table.view()["pool"]["size"] == 2


@rule("AOM-GOD-15")
def test_artemis_may_leave_either_tile() -> None:
    scenario = Scenario(cultures=("greek", "egyptian")).hand(0, "artemis").hand(1, "permanent-explore")
    scenario.pool("hills-gold-2", "hills-food-1", "fertile-food-2", "forest-wood-2")
    table = play(scenario.action(0), "invoke artemis", "tile hills-gold-2", "leave")
    assert tiles(table, 0) == {"a2": "hills-gold-2"}
    assert table.seat == 1


@rule("AOM-GOD-15", "AOM-EXPLORE-06")
def test_each_of_the_two_tiles_needs_a_space_of_its_terrain() -> None:
    scenario = Scenario(cultures=("greek", "egyptian")).hand(0, "artemis").hand(1, "permanent-explore")
    scenario.pool("desert-gold-1", "desert-gold-1", "swamp-food-1", "forest-wood-2")
    table = play(scenario.action(0), "invoke artemis", "tile desert-gold-1")
    assert offered(table, "tile") == ["forest-wood-2", "swamp-food-1"]  # the Greek board has one desert


@rule("AOM-GREEKGOD-05", "AOM-GOD-17")
@card("dionysus")
def test_dionysus_brings_a_food_more_per_food_tile_and_nothing_to_others() -> None:
    scenario = temple("dionysus").tiles(0, "hills-food-1", "hills-gold-2").buildings(0, houses=1)
    table = play(scenario.workers(0, a1="villager").action(0), "invoke dionysus")
    play(table, *["done"] * ("done" in offers(table)))
    assert cubes(table, 0) == (8 + 2 + 1 + 1 + 2, 8, 8, 6)  # the tiles, the villager, 1 for each of two tiles
    assert cubes(table, 1) == cubes(table, 2) == (4, 4, 4, 4)


@rule("AOM-GREEKGOD-05")
def test_without_his_power_everybody_collects_food() -> None:
    table = play(temple("dionysus").action(0), "play dionysus")
    assert cubes(table, 0) == (10, 8, 8, 8)
    assert cubes(table, 1) == cubes(table, 2) == (6, 4, 4, 4)


@rule("AOM-GREEKGOD-05", "AOM-GOD-07", "AOM-GOD-17")
def test_the_extra_food_is_limited_by_the_bank() -> None:
    scenario = temple("dionysus").tiles(0, "hills-food-1").cubes(1, food=25 - 8 - 4 - 4)
    table = play(scenario.action(0), "invoke dionysus")
    assert cubes(table, 0)[0] == 12  # 5 are due, the bank has 4
    assert bank(table)[0] == 0


@rule("AOM-GREEKGOD-06", "AOM-GOD-23")
@card("hades")
@pytest.mark.parametrize("alone", [True, False])
def test_hades_takes_a_unit_and_gives_seven_cubes(alone: bool) -> None:
    scenario = temple("hades").units(0, toxotes=1, hydra=1, classical_greek_hero=1).buildings(0, houses=1)
    table = play(scenario.action(0), "power hades" if alone else "invoke hades")
    assert offers(table) == ["unit toxotes", "unit hydra", "unit classical-greek-hero"]  # any unit, no villager
    play(table, "unit hydra", *["gain gold"] * 4, "gain wood", "gain favor", "gain food")
    assert cubes(table, 0) == (9, 9, 12, 8)
    assert units(table, 0) == {"toxotes": 1, "classical-greek-hero": 1}
    assert supply(table, 0, "hydra") == 8
    if alone:
        assert table.seat == 1
    else:
        assert "hills" in offered(table, "collect")


@rule("AOM-GREEKGOD-06")
def test_hades_may_be_agreed_to_take_mortals_only() -> None:
    scenario = Scenario(3, hades="mortal").hand(0, "hades").units(0, toxotes=1, hydra=1)
    table = play(scenario.hand(1, "permanent-explore").action(0), "power hades")
    assert offers(table) == ["unit toxotes"]
    play(table, "unit toxotes")
    assert units(table, 0) == {"hydra": 1}
    scenario = Scenario(3, hades="mortal").hand(0, "hades").units(0, hydra=1)
    assert "power hades" not in offers(scenario.action(0))


@rule("AOM-GREEKGOD-07", "AOM-GOD-03")
@card("poseidon")
def test_poseidon_brings_five_food() -> None:
    table = play(temple("poseidon").action(0), "invoke poseidon", "collect desert")
    assert cubes(table, 0) == (13, 8, 8, 7)
    table = play(temple("poseidon").action(0), "power poseidon")
    assert cubes(table, 0) == (13, 8, 8, 7)


@rule("AOM-GREEKGOD-08", "AOM-GOD-21")
@card("hephaestos")
def test_hephaestos_removes_a_tile_of_any_board() -> None:
    def volcano(move: str) -> tuple[dict[str, str], ...]:
        table = play(temple("hephaestos").action(0), "invoke hephaestos")
        assert offers(table) == ["seize seat 1 a1", "seize seat 2 c2", "seize seat 3 a1"]
        play(table, move)
        assert cubes(table, 0) == (4, 4, 4, 2)  # the power, then 4 of each for the Heroic Age
        assert seat_view(table, 0)["age"] == "heroic"
        return tuple(tiles(table, seat) for seat in range(3))

    assert volcano("seize seat 1 a1") == ({}, {"c2": "fertile-food-2"}, {"a1": "fertile-food-2"})
    assert volcano("seize seat 3 a1") == ({"a1": "fertile-food-2"}, {"c2": "fertile-food-2"}, {})


@rule("AOM-GREEKGOD-08", "AOM-GOD-21", "AOM-AFTER-09")
def test_hephaestos_sends_a_dwarf_home() -> None:
    scenario = temple("hephaestos").tiles(2, b1="mountains-gold-2").workers(2, b1="dwarf")
    table = play(scenario.action(0), "power hephaestos", "seize seat 3 b1")
    assert units(table, 2) == {"troll": 1, "dwarf": 1}
    assert workers(table, 2) == {}


@rule("AOM-GREEKGOD-09", "AOM-GOD-14")
@card("zeus")
@pytest.mark.parametrize(("age", "hero"), [
    ("classical", "classical-greek-hero"), ("heroic", "heroic-greek-hero"), ("mythic", "mythic-greek-hero"),
])
def test_zeus_brings_a_hero_of_the_current_age(age: str, hero: str) -> None:
    table = play(temple("zeus", age=age).units(0).action(0), "power zeus")
    assert units(table, 0) == {hero: 1}
    assert cubes(table, 0) == (8, 8, 8, 6)
    assert supply(table, 0, hero) == 1


@rule("AOM-GREEKGOD-09", "AOM-GOD-12")
def test_zeus_has_no_hero_in_the_archaic_age() -> None:
    table = temple("zeus", age="archaic").action(0)
    assert [move for move in offers(table) if "zeus" in move] == ["play zeus", "pass zeus"]


@rule("AOM-GREEKGOD-10", "AOM-GOD-14")
@card("apollo")
def test_apollo_brings_two_toxotes_beside_the_four_recruits() -> None:
    table = play(temple("apollo").units(0).action(0), "invoke apollo")
    assert units(table, 0) == {"toxotes": 2}
    assert cubes(table, 0) == (8, 8, 8, 7)
    play(table, *["recruit hoplite"] * 4)
    assert units(table, 0) == {"toxotes": 2, "hoplite": 4}
    assert table.seat == 1
    table = play(temple("apollo").units(0).action(0), "power apollo")
    assert (units(table, 0), table.seat) == ({"toxotes": 2}, 1)


@rule("AOM-GREEKGOD-11", "AOM-GOD-23")
@card("hermes")
def test_hermes_brings_four_cubes_with_or_without_the_trade() -> None:
    table = play(temple("hermes").action(0), "power hermes", *["gain gold"] * 3, "gain favor")
    assert cubes(table, 0) == (8, 8, 11, 8)
    assert table.seat == 1
    assert "trades" not in logged(table)
    table = play(temple("hermes").action(0), "invoke hermes", *["gain gold"] * 4)
    play(table, "swap gold wood", "done")
    assert cubes(table, 0) == (8, 9, 11, 7)  # and no cost of the trade
