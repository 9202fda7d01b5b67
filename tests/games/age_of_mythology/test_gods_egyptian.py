"""AOM-EGYPTGOD: each Egyptian god used."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import army, battle, duel, limits, stage, supply
from tests.games.age_of_mythology.gods import temple
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, hand, offered, offers, play, seat_view, secretly, tiles, units, workers,
)
from tests.rules import rule


@rule("AOM-EGYPTGOD-01", "AOM-GOD-19")
@card("isis")
def test_isis_brings_the_first_lost_unit_back_into_the_battle() -> None:
    table = stage("spearman mummy", "minotaur").battle(0, 1, "holding", "isis", power=True)
    assert battle(table)["isis"]
    duel(table, (3, 0), (5, 1), "spearman")
    assert army(table, 0) == {"spearman": 1, "mummy": 1}
    play(table, "fight", "fight")
    assert offers(table, 0) == ["lay spearman", "lay mummy"]  # it may fight again at once
    assert supply(table, 0, "spearman") == 7


@rule("AOM-EGYPTGOD-01", "AOM-GOD-19")
def test_isis_saves_one_unit_only_and_none_of_the_defender() -> None:
    table = stage("spearman mummy", "minotaur minotaur").battle(0, 1, "holding", "isis", power=True)
    duel(table, (3, 1), (5, 0), "spearman")
    assert army(table, 1) == {"minotaur": 1}
    assert battle(table)["isis"]
    duel(table, (5, 0), (5, 1), "mummy")
    duel(table, (3, 0), (5, 1), "spearman")
    assert army(table, 0) == {"mummy": 1}
    table = stage("spearman mummy", "minotaur minotaur").battle(0, 1, "holding", "isis")
    duel(table, (3, 0), (5, 1), "spearman")
    assert army(table, 0) == {"mummy": 1}  # without the power


@rule("AOM-EGYPTGOD-02")
@card("sekhmet")
def test_sekhmet_allows_eight_units_against_six() -> None:
    scenario = Scenario(cultures=("egyptian", "norse")).units(0, spearman=8, mummy=2).units(1, jarl=8)
    table = scenario.attack(0, 1, "city", "sekhmet", power=True)
    assert limits(table) == (8, 6)
    secretly(table, 0, *["send spearman"] * 8)
    assert offers(table, 0) == ["muster"]
    secretly(table, 1, *["send jarl"] * 6)
    assert offers(table, 1) == ["muster"]


@rule("AOM-EGYPTGOD-03", "AOM-GOD-10")
@card("thoth")
def test_thoth_grants_a_fourth_card_with_or_without_the_attack() -> None:
    scenario = Scenario(cultures=("egyptian", "greek")).units(0, spearman=1).units(1, minotaur=1)
    scenario.hand(0, "thoth", "permanent-gather").hand(1, "permanent-gather")
    table = play(scenario.action(0, turn=3), "invoke thoth")
    assert limits(play(table, "attack seat 2 holding")) == (6, 6)
    secretly(table, 0, "send spearman", "muster")
    secretly(table, 1, "send minotaur", "muster")
    play(table, "retreat")
    assert table.seat == 1
    play(table, "pass permanent-gather")
    assert (table.seat, offers(table)) == (0, ["play permanent-gather", "pass permanent-gather", "decline"])
    table = play(temple("thoth").action(0), "power thoth")
    assert seat_view(table, 0)["fourth"]
    assert table.seat == 1


@rule("AOM-EGYPTGOD-03", "AOM-GOD-12")
def test_thoth_once_granted_is_not_used_again() -> None:
    assert "power thoth" in offers(temple("thoth").action(0))
    assert "power thoth" not in offers(temple("thoth").fourth(0).action(0))


@rule("AOM-EGYPTGOD-04", "AOM-GOD-20")
@card("horus")
def test_horus_destroys_a_building_also_an_own_one() -> None:
    scenario = temple("horus").buildings(0, "wall", houses=1).buildings(1, "armory")
    table = play(scenario.action(0), "invoke horus")
    assert offers(table) == [
        "raze seat 1 house", "raze seat 1 wall", "raze seat 2 market", "raze seat 2 armory", "raze seat 3 market",
    ]
    play(table, "raze seat 1 wall")
    assert buildings(table, 0) == {"house": 1}
    play(table, "build wall")  # and may be bought again
    assert buildings(table, 0) == {"house": 1, "wall": 1}
    table = play(temple("horus").action(0), "power horus", "raze seat 3 market")
    assert buildings(table, 2) == {}
    assert table.view()["stock"]["market"] == 3
    assert table.seat == 1


@rule("AOM-EGYPTGOD-04", "AOM-BUILD-05")
def test_horus_makes_room_in_a_full_city() -> None:
    kinds = ("wall", "tower", "storehouse", "market", "armory", "quarry")
    table = temple("horus").buildings(0, *kinds, houses=10).action(0)
    assert "play horus" not in offers(table)
    play(table, "invoke horus", "raze seat 1 wall", "build granary", "less wood")
    assert "granary" in buildings(table, 0)


@rule("AOM-EGYPTGOD-05", "AOM-GOD-08")
@card("nephthys")
def test_nephthys_makes_buildings_two_cubes_cheaper_but_not_houses() -> None:
    table = play(temple("nephthys").action(0), "invoke nephthys", "build wall")
    assert offered(table, "less") == ["wood", "gold"]
    play(table, "less wood", "less gold")
    assert cubes(table, 0) == (8, 6, 6, 6)
    play(table, "build house")
    assert cubes(table, 0) == (6, 4, 6, 6)  # a House at its full cost
    play(table, "build storehouse", "less food", "less food")
    assert cubes(table, 0) == (6, 2, 4, 4)
    assert table.seat == 1  # three buildings


@rule("AOM-EGYPTGOD-05")
def test_nephthys_makes_a_building_affordable() -> None:
    scenario = temple("nephthys", favor=2).cubes(0, food=0, wood=2, gold=2)
    table = scenario.action(0)
    assert [move for move in offers(table) if "nephthys" in move] == ["invoke nephthys", "pass nephthys"]
    play(table, "invoke nephthys")
    assert "wall" in offered(table, "build")  # 6 cubes less 2
    assert table.view()["prices"]["wall"]["less"] == 2
    play(table, "build wall")
    assert offers(table) == ["less wood", "less gold"]
    play(table, "less gold")  # then the wood that is lacking
    assert cubes(table, 0) == (0, 0, 0, 0)
    table = play(temple("nephthys").action(0), "play nephthys", "build wall")
    assert cubes(table, 0) == (8, 5, 5, 8)  # without the power


@rule("AOM-EGYPTGOD-06", "AOM-GOD-15")
@card("ptah")
def test_ptah_takes_two_tiles_before_the_others() -> None:
    scenario = Scenario(3, ("egyptian", "greek", "norse")).hand(0, "ptah").hand(1, "permanent-explore")
    scenario.pool("hills-gold-2", "desert-favor-2", "fertile-food-2", "forest-wood-2", "desert-gold-1")
    table = play(scenario.action(0), "invoke ptah", "tile desert-favor-2")
    assert table.seat == 0
    play(table, "tile desert-gold-1")
    assert tiles(table, 0) == {"a1": "desert-favor-2", "b1": "desert-gold-1"}
    assert (table.seat, offered(table, "tile")) == (1, ["fertile-food-2", "forest-wood-2", "hills-gold-2"])
    scenario = Scenario(3, ("egyptian", "greek", "norse")).hand(0, "ptah")
    scenario.pool("hills-gold-2", "desert-favor-2", "fertile-food-2", "forest-wood-2", "desert-gold-1")
    table = play(scenario.action(0), "play ptah", "tile desert-favor-2")
    assert table.seat == 1  # without the power one tile


@rule("AOM-EGYPTGOD-07", "AOM-GOD-17")
@card("ra")
def test_ra_brings_two_food_more_per_food_tile_and_the_others_collect() -> None:
    scenario = temple("ra").cubes(0, food=0).tiles(0, "swamp-food-1", "desert-gold-1").buildings(0, houses=1)
    table = play(scenario.workers(0, c1="villager").action(0), "invoke ra")
    play(table, *["done"] * ("done" in offers(table)))
    assert cubes(table, 0) == (2 + 1 + 1 + 4, 8, 8, 6)
    assert cubes(table, 1) == cubes(table, 2) == (6, 4, 4, 4)


@rule("AOM-EGYPTGOD-07", "AOM-GOD-07", "AOM-GOD-17")
def test_ra_takes_what_the_bank_has() -> None:
    scenario = temple("ra").cubes(1, food=25 - 8 - 4 - 3)
    table = play(scenario.action(0), "invoke ra")
    assert cubes(table, 0)[0] == 11  # 4 are due, the bank has 3
    assert bank(table)[0] == 0
    assert cubes(table, 2)[0] == 4


@rule("AOM-EGYPTGOD-08", "AOM-GOD-21")
@card("hathor")
def test_hathor_removes_a_food_tile_of_another_player() -> None:
    scenario = temple("hathor").tiles(1, "hills-food-1", "hills-gold-2").buildings(1, houses=1)
    table = play(scenario.workers(1, a2="villager").action(0), "invoke hathor")
    assert offers(table) == ["seize seat 2 a1", "seize seat 2 a2", "seize seat 3 a1"]
    left = table.view()["pool"]["tiles"]["hills-food-1"]
    play(table, "seize seat 2 a2")
    assert tiles(table, 1) == {"a1": "fertile-food-2", "a3": "hills-gold-2"}
    assert table.view()["pool"]["tiles"]["hills-food-1"] == left + 1
    assert (seat_view(table, 1)["villagers"], workers(table, 1)) == (1, {})
    assert seat_view(table, 0)["age"] == "heroic"
    assert tiles(table, 0) == {"c2": "fertile-food-2"}


@rule("AOM-EGYPTGOD-09", "AOM-GOD-16")
@card("set")
def test_set_exchanges_two_tiles_of_one_terrain() -> None:
    scenario = temple("set").tiles(0, a1="desert-gold-1", b4="hills-wood-1").tiles(1, a4="desert-favor-2")
    scenario.tiles(2, c2="hills-gold-2").buildings(0, houses=1).buildings(1, houses=1)
    table = play(scenario.workers(0, a1="villager").workers(1, a4="villager").action(0), "invoke set")
    assert offers(table) == ["seize seat 1 a1", "seize seat 1 c2", "seize seat 1 b4"]
    play(table, "seize seat 1 a1", "seize seat 2 a4")
    assert tiles(table, 0)["a1"] == "desert-favor-2"
    assert tiles(table, 1)["a4"] == "desert-gold-1"
    assert (workers(table, 0), workers(table, 1)) == ({}, {})
    assert seat_view(table, 0)["villagers"] == seat_view(table, 1)["villagers"] == 1
    assert seat_view(table, 0)["age"] == "heroic"


@rule("AOM-EGYPTGOD-09", "AOM-GOD-16", "AOM-GOD-20")
def test_the_user_of_set_chooses_both_tiles() -> None:
    scenario = Scenario(3, ("egyptian", "greek", "norse")).hand(0, "set").hand(1, "permanent-explore")
    scenario.tiles(0, "fertile-food-2").tiles(1, "fertile-wood-1").tiles(2, "fertile-gold-1")
    table = play(scenario.action(0), "power set")
    assert offers(table) == ["seize seat 1 c2"]
    play(table, "seize seat 1 c2")
    assert offers(table) == ["seize seat 2 a1", "seize seat 3 a1"]
    play(table, "seize seat 3 a1")
    assert table.seat == 1
    assert [tiles(table, seat) for seat in range(3)] == [
        {"c2": "fertile-gold-1"}, {"a1": "fertile-wood-1"}, {"a1": "fertile-food-2"},
    ]


@rule("AOM-EGYPTGOD-09", "AOM-GOD-16")
def test_set_keeps_terrains_on_their_spaces() -> None:
    scenario = Scenario(cultures=("egyptian", "norse")).hand(0, "set").tiles(0, d4="hills-food-1")
    scenario.tiles(1, a3="hills-gold-2", b1="mountains-gold-2").hand(1, "permanent-explore").units(1)
    scenario.workers(1, a3="dwarf")
    table = play(scenario.action(0), "power set", "seize seat 1 d4", "seize seat 2 a3")
    assert tiles(table, 0) == {"d4": "hills-gold-2"}
    assert tiles(table, 1) == {"a3": "hills-food-1", "b1": "mountains-gold-2"}
    assert units(table, 1) == {"dwarf": 1}


@rule("AOM-EGYPTGOD-10", "AOM-GOD-22")
@card("anubis")
def test_anubis_turns_up_to_three_mortals_into_mummies() -> None:
    scenario = temple("anubis").units(0, spearman=2, elephant=2, sphinx=1, priest=1)
    table = play(scenario.action(0), "invoke anubis")
    assert offers(table) == ["unit spearman", "unit elephant"]  # one at least, mortals only
    play(table, "unit spearman")
    assert offers(table) == ["done", "unit spearman", "unit elephant"]
    play(table, "unit elephant", "unit elephant")
    assert units(table, 0) == {"spearman": 1, "mummy": 3, "sphinx": 1, "priest": 1}
    assert (supply(table, 0, "elephant"), supply(table, 0, "spearman"), supply(table, 0, "mummy")) == (8, 7, 5)
    assert cubes(table, 0) == (8, 8, 8, 7)
    for _ in range(4):  # besides the 4 of the card
        play(table, "recruit spearman")
    assert table.seat == 1


@rule("AOM-EGYPTGOD-10", "AOM-GOD-22")
def test_anubis_may_stop_early_or_runs_out_of_mummies() -> None:
    scenario = temple("anubis").units(0, spearman=2, elephant=1)
    table = play(scenario.action(0), "power anubis", "unit spearman", "done")
    assert units(table, 0) == {"spearman": 1, "elephant": 1, "mummy": 1}
    table = play(temple("anubis").units(0, spearman=2, elephant=2, mummy=6).action(0), "power anubis")
    play(table, "unit spearman", "unit elephant")
    assert units(table, 0) == {"spearman": 1, "elephant": 1, "mummy": 8}
    assert table.seat == 1


@rule("AOM-EGYPTGOD-11", "AOM-GOD-04")
@card("bast")
def test_bast_recruits_mortals_for_one_food() -> None:
    scenario = temple("bast").units(0).cubes(0, food=5, wood=0, gold=4)
    table = play(scenario.action(0), "invoke bast")
    assert {"spearman", "elephant", "chariot-archer", "mummy"} <= set(offered(table, "recruit"))
    assert table.view()["prices"]["elephant"]["cost"] == {"food": 1, "wood": 0, "gold": 0, "favor": 0}
    play(table, "recruit elephant", "recruit chariot-archer", "recruit spearman", "recruit mummy")
    assert cubes(table, 0) == (2, 0, 1, 7 - 2)  # the Mummy at her full cost
    play(table, "recruit elephant", "recruit elephant")
    assert table.seat == 1  # six units
    assert units(table, 0) == {"spearman": 1, "elephant": 3, "chariot-archer": 1, "mummy": 1}
    table = play(temple("bast").units(0).action(0), "play bast", "recruit elephant")
    assert cubes(table, 0) == (6, 8, 7, 8)


@rule("AOM-EGYPTGOD-11", "AOM-GOD-12")
def test_bast_needs_food() -> None:
    assert "invoke bast" not in offers(temple("bast").cubes(0, food=0).action(0))
    assert "play bast" in offers(temple("bast").cubes(0, food=0).action(0))


@rule("AOM-EGYPTGOD-12", "AOM-GOD-14")
@card("osiris")
@pytest.mark.parametrize(("age", "hero"), [("classical", "priest"), ("heroic", "pharaoh"), ("mythic", "son-of-osiris")])
def test_osiris_brings_a_hero_of_the_current_age(age: str, hero: str) -> None:
    table = play(temple("osiris", age=age).units(0).action(0), "invoke osiris")
    assert units(table, 0) == {hero: 1}
    assert cubes(table, 0) == (8, 8, 8, 6)
    for _ in range(4):  # besides the 4 of the card
        play(table, "recruit spearman")
    assert table.seat == 1


@rule("AOM-EGYPTGOD-12", "AOM-GOD-12")
def test_osiris_has_no_hero_in_the_archaic_age() -> None:
    table = temple("osiris", age="archaic").action(0)
    assert [move for move in offers(table) if "osiris" in move] == ["play osiris", "pass osiris"]
    assert "osiris" in hand(table, 0)
