"""AOM-UNIT: the special abilities of Norse units."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import army, battle, dice, duel, meet, pools, script, stage, supply
from tests.games.age_of_mythology.helpers import (
    action, bank, cubes, logged, offered, offers, play, secretly, units, workers,
)
from tests.rules import rule


@rule("AOM-UNIT-07", "AOM-UNIT-29")
@card("huskarl", "heroic-norse-hero")
@pytest.mark.parametrize(("unit", "calm", "foe", "theirs"), [
    ("huskarl", 3, "mummy", 5), ("heroic-norse-hero", 10, "mummy", 5), ("heroic-norse-hero", 6, "hippokon", 7),
])
def test_berserk_gives_two_dice_for_one_encounter(unit: str, calm: int, foe: str, theirs: int) -> None:
    table = meet(stage(unit, f"{foe} {foe} {foe}").battle(0, 1, "holding"))
    assert dice(table) == (calm, theirs)
    play(script(table, (calm + 2, 1), (theirs, 0)), "yes")
    assert pools(table) == (calm + 2, theirs)
    meet(table)
    assert (offers(table), dice(table)) == (["yes", "no"], (calm, theirs))  # chosen anew
    play(script(table, (calm, 1), (theirs, 1), (calm, 1), (theirs, 0)), "no")
    assert logged(table).count("again") == 1  # without berserk a tie is rolled again
    assert logged(table).count("berserk") == 1


@rule("AOM-UNIT-07")
def test_a_defender_may_go_berserk_too() -> None:
    table = meet(stage("mummy", "huskarl").battle(0, 1, "holding"))
    assert table.seat == 1
    play(script(table, (5, 1), (5, 1)), "yes")
    assert battle(table)["winner"] == 0


@rule("AOM-UNIT-29", "AOM-NORSEGOD-03")
@pytest.mark.parametrize(("unit", "calm"), [("huskarl", 3), ("heroic-norse-hero", 10)])
def test_a_units_own_berserk_and_that_of_tyr_do_not_add_up(unit: str, calm: int) -> None:
    table = meet(stage(f"{unit} jarl", "mummy").battle(0, 1, "holding", "tyr", power=True), unit)
    play(script(table, (calm + 2, 1), (5, 0)), "yes")
    assert pools(table) == (calm + 2, 5)
    assert logged(table).count("berserk") == 1


@rule("AOM-UNIT-09", "AOM-UNIT-22")
@card("valkyrie")
@pytest.mark.parametrize(("left", "gained"), [(12, 2), (2, 2), (1, 1), (0, 0)])
def test_the_valkyrie_takes_two_favor_as_far_as_the_bank_has_it(left: int, gained: int) -> None:
    scenario = stage("valkyrie", "mummy mummy").cubes(0, favor=4).cubes(1, favor=16 - left)
    table = scenario.battle(0, 1, "holding")
    assert bank(table)[3] == left
    duel(table, (5, 1), (5, 0))
    assert (cubes(table, 0)[3], bank(table)[3]) == (4 + gained, left - gained)  # at once
    duel(table, (5, 0), (5, 1))
    assert cubes(table, 0)[3] == 4 + gained


@rule("AOM-UNIT-09")
def test_only_the_valkyrie_herself_brings_favor() -> None:
    table = duel(stage("valkyrie troll", "mummy mummy").battle(0, 1, "holding"), (6, 1), (5, 0), "troll")
    assert cubes(table, 0)[3] == 4
    duel(table, (5, 1), (5, 0), "valkyrie")
    assert cubes(table, 0)[3] == 6


@rule("AOM-UNIT-10", "AOM-UNIT-18", "AOM-UNIT-27")
@card("dwarf")
def test_a_dwarf_digs_two_gold_more_and_nothing_else() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, dwarf=2, troll=1, jarl=1).cubes(0, gold=0, wood=0)
    scenario.tiles(0, b1="mountains-gold-2", c1="mountains-wood-1").hand(1, "permanent-explore")
    table = action(scenario, "gather-all")
    assert offered(table, "settle") == ["dwarf b1", "dwarf c1"]  # no Troll, no Jarl
    play(table, "settle dwarf b1", "settle dwarf c1")
    assert workers(table, 0) == {"b1": "dwarf", "c1": "dwarf"}
    assert cubes(table, 0) == (4, 1, 4, 4)


@rule("AOM-UNIT-10")
def test_a_villager_on_the_same_tile_adds_one() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0).cubes(0, gold=0).buildings(0, houses=1)
    table = action(scenario.tiles(0, b1="mountains-gold-2").hand(1, "permanent-explore"), "gather-all")
    play(table, "settle villager b1")
    assert cubes(table, 0) == (4, 4, 3, 4)


@rule("AOM-UNIT-11", "AOM-UNIT-23")
@card("mythic-norse-hero")
def test_the_mythic_norse_hero_brings_a_unit_of_the_holding_area() -> None:
    scenario = stage("mythic-norse-hero jarl jarl troll dwarf", "mummy mummy mummy", "egyptian")
    scenario.tiles(0, b1="mountains-gold-2").workers(0, b1="dwarf")
    table = scenario.attack(0, 1, "holding")
    secretly(table, 0, "send mythic-norse-hero", "send jarl", "muster")
    secretly(table, 1, "send mummy", "send mummy", "send mummy", "muster")
    duel(table, (12, 1), (5, 0), "mythic-norse-hero")
    assert (table.seat, offers(table)) == (0, ["no", "unit jarl", "unit troll", "unit dwarf"])
    play(table, "unit troll")
    assert army(table, 0) == {"jarl": 1, "troll": 1, "mythic-norse-hero": 1}
    assert "joins" in [line.kind for line in table.log_of(1)]  # openly
    assert offers(table) == ["fight", "retreat"]  # one per elimination
    duel(table, (12, 1), (5, 0), "mythic-norse-hero")
    play(table, "unit dwarf")
    assert workers(table, 0) == {"b1": "dwarf"}  # the one on the tile stays
    assert units(table, 0) == {"jarl": 1}
    duel(table, (12, 1), (5, 0), "mythic-norse-hero")
    assert battle(table)["winner"] == 0  # nobody is asked when the battle is over
    assert units(table, 0) == {"jarl": 2, "troll": 1, "dwarf": 1, "mythic-norse-hero": 1}


@rule("AOM-UNIT-11", "AOM-UNIT-23")
def test_it_may_decline_and_brings_units_beyond_the_limit() -> None:
    scenario = stage("mythic-norse-hero troll troll troll troll", "mummy mummy mummy")
    table = scenario.attack(0, 1, "holding")
    secretly(table, 0, "send mythic-norse-hero", *["send troll"] * 3, "muster")
    secretly(table, 1, *["send mummy"] * 3, "muster")
    duel(table, (12, 1), (5, 0), "mythic-norse-hero")
    play(table, "no")
    assert army(table, 0) == {"troll": 3, "mythic-norse-hero": 1}
    duel(table, (12, 1), (5, 0), "mythic-norse-hero")
    play(table, "unit troll")
    assert army(table, 0) == {"troll": 4, "mythic-norse-hero": 1}  # five, with an Attack 4


@rule("AOM-UNIT-11", "AOM-UNIT-23")
def test_with_an_empty_holding_area_or_another_winner_nobody_joins() -> None:
    table = duel(stage("mythic-norse-hero", "mummy mummy").battle(0, 1, "holding"), (12, 1), (5, 0))
    assert offers(table) == ["fight", "retreat"]
    table = stage("mythic-norse-hero troll jarl", "mummy mummy").attack(0, 1, "holding")
    secretly(table, 0, "send mythic-norse-hero", "send troll", "muster")
    secretly(table, 1, *["send mummy"] * 2, "muster")
    assert offers(duel(table, (6, 1), (5, 0), "troll")) == ["fight", "retreat"]


@rule("AOM-UNIT-11")
def test_a_defending_mythic_norse_hero_brings_units_too() -> None:
    table = stage("mummy mummy", "mythic-norse-hero jarl").attack(0, 1, "holding")
    secretly(table, 0, "send mummy", "send mummy", "muster")
    secretly(table, 1, "send mythic-norse-hero", "muster")
    duel(table, (5, 0), (12, 1))
    assert table.seat == 1
    play(table, "unit jarl")
    assert army(table, 1) == {"jarl": 1, "mythic-norse-hero": 1}


@rule("AOM-UNIT-27")
def test_only_dwarves_work_and_a_fighting_one_leaves_its_tile() -> None:
    scenario = stage("dwarf nidhogg", "mummy").tiles(0, b1="mountains-gold-2").workers(0, b1="dwarf")
    table = scenario.attack(0, 1, "holding")
    assert "send from b1" in offers(table, 0)
    secretly(table, 0, "send from b1", "muster")
    assert workers(table, 0) == {"b1": "dwarf"}  # until the armies are revealed
    secretly(table, 1, "send mummy", "muster")
    assert workers(table, 0) == {}
    duel(table, (4, 0), (5, 1))
    assert supply(table, 0, "dwarf") == 7
