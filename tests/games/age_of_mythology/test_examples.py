"""AOM-EX-01 to -12: the single worked examples (03 and 11 stand with the rules they show)."""

from __future__ import annotations

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    action, bank, buildings, cubes, hand, offered, offers, play, seat_view, secretly, units,
)
from tests.rules import rule

NONE = {"food": 0, "wood": 0, "gold": 0, "favor": 0}


@rule("AOM-EX-01", "AOM-GOD-02", "AOM-NORSEGOD-12")
def test_loki_steals_before_the_trade() -> None:
    scenario = Scenario(players=2, cultures=("norse", "egyptian")).cubes(0, food=5, wood=0, gold=0, favor=2)
    table = scenario.cubes(1, gold=7).hand(0, "loki", "build-2").action(0)
    before = bank(table)
    play(table, "invoke loki")
    assert cubes(table, 0)[3] == 0
    play(table, *["loot gold"] * 5)
    assert cubes(table, 0) == (5, 0, 5, 0)
    assert cubes(table, 1)[2] == 2
    assert not offered(table, "pay")
    play(table, *["swap food favor"] * 4, "swap food wood", "done")
    assert cubes(table, 0) == (0, 1, 5, 4)
    assert bank(table) == (before[0] + 5, before[1] - 1, before[2], before[3] + 2 - 4)


@rule("AOM-EX-02", "AOM-BATTLE-05")
def test_a_bonus_against_flyers() -> None:
    table = Scenario(players=2).units(0, toxotes=1).units(1, phoenix=1).battle(0, 1, "holding")
    assert table.view()["battle"]["matchups"][0]["dice"][0] == 3 + 4
    plain = Scenario(players=2).units(0, toxotes=1).units(1, mummy=1).battle(0, 1, "holding")
    assert plain.view()["battle"]["matchups"][0]["dice"][0] == 3


@rule("AOM-EX-04", "AOM-SPOIL-01")
def test_what_spoils_without_a_storehouse() -> None:
    scenario = Scenario(players=2, cultures=("norse", "greek")).cubes(0, food=6, wood=3, gold=5, favor=7)
    scenario.cubes(1, food=2, wood=2, gold=2, favor=2)
    table = scenario.spoilage()
    assert cubes(table, 0) == (5, 3, 5, 5)
    assert bank(table) == (20 - 8 + 1, 20 - 5, 20 - 7, 20 - 9 + 2)


@rule("AOM-EX-05", "AOM-DISCARD-02")
def test_a_card_kept_leaves_room_for_four() -> None:
    scenario = Scenario(players=2).age(0, "classical").out(0, "build-2", "build-3", "trade-1")
    table = scenario.hand(0, "hera", "attack-7").spoilage()
    secretly(table, 0, "discard attack-7", "done")
    assert hand(table, 0) == ["hera"]
    play(table, "cube the-wonder", "cube the-wonder")
    assert offered(table, "draw", 0)[-1] == "4"


@rule("AOM-EX-06", "AOM-GATHER-11")
def test_a_villager_on_a_desert_tile() -> None:
    scenario = Scenario(players=3, cultures=("egyptian", "greek", "norse")).buildings(0, houses=1)
    for seat in range(3):
        scenario.cubes(seat, **NONE)
    scenario.tiles(0, "desert-gold-1").tiles(1, "desert-gold-1").tiles(2, "desert-favor-2")
    table = play(action(scenario, "permanent-gather"), "collect desert", "settle villager a1")
    assert [cubes(table, seat) for seat in range(3)] == [(0, 0, 2, 0), (0, 0, 1, 0), (0, 0, 0, 2)]


@rule("AOM-EX-07", "AOM-BUILD-01")
def test_no_third_building_with_build_2() -> None:
    scenario = Scenario(players=2).cubes(0, food=9, wood=9, gold=9, favor=9)
    table = play(action(scenario, "build-2"), "build storehouse", "build house")
    assert buildings(table, 0) == {"house": 1, "storehouse": 1}
    assert not offered(table, "build")
    assert table.view()["action_round"] == 2


@rule("AOM-EX-08", "AOM-RECRUIT-03")
def test_a_minotaur_and_a_toxotes() -> None:
    scenario = Scenario(players=2).units(0).cubes(0, food=3, wood=3, gold=9, favor=9)
    table = play(action(scenario, "permanent-recruit"), "recruit minotaur")
    assert cubes(table, 0) == (1, 1, 9, 9)
    play(table, "recruit toxotes")
    assert cubes(table, 0) == (0, 0, 9, 9)
    assert units(table, 0) == {"toxotes": 1, "minotaur": 1}
    assert not offered(table, "recruit")


@rule("AOM-EX-09", "AOM-TRADE-07")
def test_a_market_and_four_wood_for_four_gold() -> None:
    scenario = Scenario(players=2, cultures=("norse", "greek")).buildings(0, "market").cubes(0, wood=8, gold=0)
    table = play(action(scenario, "permanent-trade"), *["swap wood gold"] * 4, "done")
    assert cubes(table, 0) == (4, 4, 4, 4)


@rule("AOM-EX-10", "AOM-AGE-03")
def test_an_egyptian_enters_the_classical_age() -> None:
    table = Scenario(players=2, cultures=("egyptian", "greek")).hand(0, "permanent-next-age").action(0, 3)
    before = bank(table)
    play(table, "play permanent-next-age")
    assert cubes(table, 0) == (0, 0, 0, 0)
    assert bank(table) == tuple(n + 4 for n in before)
    assert seat_view(table, 0)["age"] == "classical"
    play(table, "cube the-wonder", "cube the-wonder")
    assert offered(table, "draw", 0)[-1] == "5"
    scenario = Scenario(players=2, cultures=("egyptian", "greek")).cubes(0, food=9, wood=9, gold=9, favor=9)
    table = scenario.hand(0, "permanent-next-age", "permanent-recruit").hand(1, "permanent-trade").action(0)
    play(table, "play permanent-next-age", "pass permanent-trade", "play permanent-recruit")
    assert "priest" in offered(table, "recruit")


@rule("AOM-EX-12", "AOM-ATTACK-03")
def test_attack_4_lets_both_bring_up_to_four_units() -> None:
    table = Scenario(players=2).attack(0, 1, "city")
    for seat, names in enumerate((["toxotes", "hoplite"], ["spearman", "elephant"])):
        secretly(table, seat, *[f"send {name}" for name in names * 2])
        assert offers(table, seat) == ["muster"]
        secretly(table, seat, "muster")
    sides = table.view()["battle"]["sides"]
    assert [sum(unit["count"] for unit in side["army"]) for side in sides] == [4, 4]
