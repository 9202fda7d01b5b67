"""AOM-NORSEGOD: each Norse god used."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import (
    army, battle, dice, duel, limits, meet, pools, script, stage, supply, won,
)
from tests.games.age_of_mythology.gods import temple
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, logged, offered, offers, play, seat_view, secretly, tiles, units, workers,
)
from tests.rules import rule


@rule("AOM-NORSEGOD-01", "AOM-BATTLE-09")
@card("bragi")
def test_bragi_gives_all_units_of_the_attacker_a_die() -> None:
    table = stage("troll valkyrie", "mummy mummy mummy").battle(0, 1, "holding", "bragi", power=True)
    duel(table, (7, 1), (5, 0), "troll")
    duel(table, (6, 1), (5, 0), "valkyrie")
    duel(table, (7, 0), (5, 1), "troll")
    duel(stage("troll", "mummy").battle(0, 1, "holding", "bragi"), (6, 1), (5, 0))


@rule("AOM-NORSEGOD-02")
@card("heimdall")
def test_heimdall_lifts_the_limit_of_both_sides() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, jarl=8, troll=8, dwarf=3).units(1, toxotes=8, hydra=8)
    table = scenario.attack(0, 1, "city", "heimdall", power=True)
    secretly(table, 0, *["send jarl"] * 8, *["send troll"] * 8, *["send dwarf"] * 3, "muster")
    secretly(table, 1, *["send toxotes"] * 8, *["send hydra"] * 8, "muster")
    assert (sum(army(table, 0).values()), sum(army(table, 1).values())) == (19, 16)


@rule("AOM-NORSEGOD-02", "AOM-BATTLE-23")
def test_heimdall_without_his_power_is_an_attack_with_four() -> None:
    table = Scenario(cultures=("norse", "greek")).attack(0, 1, "city", "heimdall")
    assert limits(table) == (4, 4)
    scenario = Scenario(cultures=("norse", "greek")).buildings(0, "armory").buildings(1, "armory")
    scenario.units(0, jarl=8).units(1, toxotes=8)
    table = scenario.attack(0, 1, "city", "heimdall", power=True)
    secretly(table, 0, *["send jarl"] * 8, "muster")  # an Armory changes nothing
    secretly(table, 1, *["send toxotes"] * 8, "muster")
    assert battle(table)["revealed"]


@rule("AOM-NORSEGOD-03", "AOM-UNIT-29")
@card("tyr")
def test_tyr_lets_every_unit_go_berserk() -> None:
    table = meet(stage("troll troll", "mummy mummy").battle(0, 1, "holding", "tyr", power=True))
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    assert dice(table) == (6, 5)
    play(script(table, (8, 1), (5, 1)), "yes")
    assert pools(table) == (8, 5)
    assert army(table, 0) == {"troll": 1}  # a tie loses
    meet(table)
    play(script(table, (6, 1), (5, 1), (6, 1), (5, 0)), "no")
    assert logged(table).count("again") == 1  # not berserk this time


@rule("AOM-NORSEGOD-03")
def test_tyr_does_nothing_for_the_opponent_or_without_his_power() -> None:
    table = stage("troll", "mummy").battle(0, 1, "holding", "tyr", power=True)
    play(meet(table), "no")
    assert logged(table).count("berserk") == 0  # the defender is not asked
    duel(stage("troll", "mummy").battle(0, 1, "holding", "tyr"), (6, 1), (5, 0))


@rule("AOM-NORSEGOD-04", "AOM-GOD-20")
@card("njord")
def test_njord_destroys_a_building_of_another_player() -> None:
    scenario = temple("njord").buildings(0, "wall").buildings(2, "wall", "quarry")
    table = play(scenario.action(0), "invoke njord")
    assert offers(table) == ["raze seat 2 market", "raze seat 3 wall", "raze seat 3 market", "raze seat 3 quarry"]
    play(table, "raze seat 3 quarry")
    assert buildings(table, 2) == {"wall": 1, "market": 1}
    assert table.view()["stock"]["quarry"] == 4
    play(table, *["build house"] * 4)
    assert table.seat == 1
    assert "njord" not in seat_view(table, 0)["hand"]


@rule("AOM-NORSEGOD-05")
@card("baldr")
def test_baldr_leaves_no_tile_to_the_others() -> None:
    scenario = Scenario(3, ("norse", "greek", "egyptian")).hand(0, "baldr").hand(1, "permanent-explore")
    scenario.pool("hills-gold-2", "fertile-food-2", "forest-wood-2")
    table = play(scenario.action(0), "invoke baldr")
    assert len(table.view()["shown"]) == 3
    play(table, "tile hills-gold-2")
    assert list(tiles(table, 0).values()) == ["hills-gold-2"]
    assert offered(table, "tile") == []
    assert (tiles(table, 1), tiles(table, 2)) == ({}, {})
    assert table.view()["pool"]["size"] == 2
    scenario = Scenario(3, ("norse", "greek", "egyptian")).hand(0, "baldr").hand(1, "permanent-explore")
    table = play(scenario.pool("hills-gold-2", "fertile-food-2", "forest-wood-2").action(0), "play baldr", "leave")
    assert (table.seat, len(offered(table, "tile"))) == (1, 3)


@rule("AOM-NORSEGOD-06", "AOM-GOD-03")
@card("freyja")
def test_freyja_brings_five_gold() -> None:
    table = play(temple("freyja").action(0), "invoke freyja", "collect food")
    assert cubes(table, 0) == (10, 8, 13, 7)
    assert cubes(table, 1) == (6, 4, 4, 4)
    table = play(temple("freyja").action(0), "power freyja")
    assert cubes(table, 0) == (8, 8, 13, 7)
    assert cubes(table, 1) == (4, 4, 4, 4)


@rule("AOM-NORSEGOD-07")
@card("skadi")
def test_skadi_lets_nobody_else_collect() -> None:
    table = play(temple("skadi").buildings(0, "granary").action(0), "invoke skadi", "collect food")
    assert cubes(table, 0) == (8 + 2 + 2, 8, 8, 7)
    assert cubes(table, 1) == cubes(table, 2) == (4, 4, 4, 4)


@rule("AOM-NORSEGOD-08", "AOM-GOD-20", "AOM-GOD-06")
@card("thor")
def test_thor_eliminates_a_myth_unit_of_another_player() -> None:
    scenario = Scenario(4, ("norse", "greek", "norse", "egyptian")).hand(0, "thor").hand(1, "permanent-explore")
    scenario.units(0, troll=1).units(1, toxotes=2, medusa=2, classical_greek_hero=1).units(2, jarl=1, dwarf=1)
    scenario.tiles(2, b1="mountains-gold-2").workers(2, b1="dwarf").units(3, priest=1)
    table = play(scenario.action(0), "invoke thor")
    assert offers(table) == ["strike seat 2 medusa", "strike seat 3 dwarf", "dwarf seat 3 b1"]
    play(table, "dwarf seat 3 b1")  # on its tile
    assert workers(table, 2) == {}
    assert units(table, 2) == {"jarl": 1, "dwarf": 1}
    assert supply(table, 2, "dwarf") == 3
    assert tiles(table, 2) == {"b1": "mountains-gold-2"}
    assert len(offered(table, "collect")) == 10


@rule("AOM-NORSEGOD-08")
def test_thor_alone() -> None:
    table = play(temple("thor").units(1, medusa=2, hydra=1).action(0), "power thor", "strike seat 2 medusa")
    assert units(table, 1) == {"hydra": 1, "medusa": 1}
    assert table.seat == 1


@rule("AOM-NORSEGOD-09", "AOM-GOD-10")
@card("odin")
def test_odin_grants_a_fourth_card() -> None:
    table = play(temple("odin").action(0, turn=1), "invoke odin")
    assert seat_view(table, 0)["age"] == "heroic"
    assert seat_view(table, 0)["fourth"]
    assert cubes(table, 0) == (4, 4, 4, 3)
    play(table, "pass permanent-explore", "pass permanent-gather", "pass permanent-build")
    assert (table.seat, offers(table)) == (
        0, ["play permanent-trade", "pass permanent-trade", "decline"],
    )
    play(table, "pass permanent-trade")
    assert table.view()["phase"] != "acting"


@rule("AOM-NORSEGOD-10", "AOM-GOD-14")
@card("hel")
def test_hel_brings_two_mortals_of_choice() -> None:
    table = play(temple("hel").units(0).action(0), "invoke hel")
    assert offers(table) == ["unit jarl", "unit huskarl", "unit throwing-axeman"]
    play(table, "unit huskarl", "unit throwing-axeman")
    assert units(table, 0) == {"huskarl": 1, "throwing-axeman": 1}
    assert cubes(table, 0) == (8, 8, 8, 7)
    play(table, *["recruit troll"], *["recruit throwing-axeman"] * 2)
    assert table.seat == 1  # the 3 of the card
    table = play(temple("hel").units(0).action(0), "power hel", "unit jarl", "unit jarl")
    assert (units(table, 0), table.seat) == ({"jarl": 2}, 1)


@rule("AOM-NORSEGOD-11", "AOM-GOD-23", "AOM-GOD-04")
@card("forseti")
def test_forseti_brings_four_cubes_when_trading() -> None:
    table = temple("forseti").action(0)
    assert "power forseti" not in offers(table)
    play(table, "invoke forseti", *["gain wood"] * 2, *["gain gold"] * 2)
    assert cubes(table, 0) == (8, 10, 10, 7)
    play(table, "swap wood favor", "done")
    assert cubes(table, 0) == (8, 9, 10, 8)


@rule("AOM-NORSEGOD-12", "AOM-GOD-20", "AOM-AFTER-11")
@card("loki")
def test_loki_takes_five_cubes_of_one_opponent() -> None:
    scenario = temple("loki").cubes(2, food=3, wood=0, gold=2, favor=1).won(2, 4)
    table = play(scenario.action(0), "power loki")
    before = bank(table)
    assert offers(table) == ["victim seat 2", "victim seat 3"]
    play(table, "victim seat 3")
    assert offers(table) == ["loot food", "loot gold", "loot favor"]  # no victory cubes, no refusal
    play(table, "loot food", "loot food", "loot gold", "loot favor", "loot food")
    assert cubes(table, 0) == (11, 8, 9, 7)
    assert cubes(table, 2) == (0, 0, 1, 0)
    assert cubes(table, 1) == (4, 4, 4, 4)
    assert bank(table) == before
    assert won(table, 2) == 4
    assert table.seat == 1


@rule("AOM-NORSEGOD-12", "AOM-GOD-20")
def test_loki_takes_all_where_there_are_fewer_than_five_and_nothing_of_the_poor() -> None:
    scenario = temple("loki").cubes(1, food=0, wood=0, gold=0, favor=0).cubes(2, food=0, wood=2, gold=1, favor=0)
    table = play(scenario.action(0), "power loki")  # the only victim with cubes
    play(table, "loot gold")
    assert cubes(table, 2) == (0, 0, 0, 0)
    assert cubes(table, 0) == (8, 10, 9, 6)


@rule("AOM-EX-01", "AOM-GOD-02", "AOM-TRADE-02")
@pytest.mark.parametrize("favor", [2, 4])
def test_the_example_of_loki(favor: int) -> None:
    scenario = Scenario(cultures=("norse", "egyptian")).cubes(0, food=5, wood=0, gold=0, favor=favor)
    scenario.cubes(1, food=1, wood=2, gold=2, favor=0).hand(0, "loki").hand(1, "permanent-explore")
    table = scenario.action(0)
    food, wood, gold, holy = bank(table)
    play(table, "invoke loki")
    assert bank(table)[3] == holy + 2
    play(table, *["loot gold"] * 2, "loot wood", "loot food")  # the fifth is the only one left
    assert cubes(table, 0) == (6, 2, 2, favor - 2)
    assert offered(table, "pay") == []
    play(table, *["swap food favor"] * 4, "swap food wood", "done")
    assert bank(table) == (food + 5, wood - 1, gold, holy - 2)
    assert cubes(table, 0) == (1, 3, 2, favor - 2 + 4)
    assert cubes(table, 1) == (0, 0, 0, 0)
