"""AOM-BUILD and AOM-BLDG: buying buildings, and what each of them does."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    Cubes, action, bank, buildings, cubes, offered, offers, play, player, seat_view, secretly, units, workers,
)
from tests.rules import rule

NO_CUBES = {"food": 0, "wood": 0, "gold": 0, "favor": 0}
COSTS: dict[str, Cubes] = {  # food, wood, gold, favor
    "house": (2, 2, 0, 0),
    "wall": (0, 3, 3, 0),
    "tower": (0, 3, 3, 0),
    "storehouse": (2, 2, 2, 2),
    "market": (0, 0, 3, 2),
    "armory": (0, 3, 2, 0),
    "quarry": (4, 0, 1, 0),
    "monument": (3, 0, 2, 0),
    "granary": (0, 2, 3, 0),
    "gold-mint": (3, 2, 0, 0),
    "wood-workshop": (2, 0, 3, 0),
    "siege-engine-workshop": (0, 3, 2, 0),
    "great-temple": (4, 4, 4, 4),
    "wonder": (10, 10, 10, 10),
}


def rich(n: int = 10, **options: int) -> Scenario:
    """Seat 0 has n cubes of each resource, seat 1 none."""
    cubes_of_all = {"food": n, "wood": n, "gold": n, "favor": n} | options
    return Scenario(players=2).cubes(0, **cubes_of_all).cubes(1, **NO_CUBES)


# ------------------------------------------------------------------ buying
@rule("AOM-BUILD-01", "AOM-BUILD-02")
@pytest.mark.parametrize(("card", "n"), [("permanent-build", 1), ("build-2", 2), ("build-3", 3), ("build-4", 4)])
def test_up_to_the_number_on_the_card(card: str, n: int) -> None:
    table = action(rich(), card)
    for _ in range(n):
        assert "done" in offers(table)
        play(table, "build house")
    assert buildings(table, 0) == {"house": n}
    assert table.view()["action_round"] == 2
    stopped = play(action(rich(), card), "done")
    assert buildings(stopped, 0) == {}
    assert stopped.view()["action_round"] == 2


@rule(
    "AOM-BUILD-03", "AOM-BLDG-01", "AOM-BLDG-04", "AOM-BLDG-08", "AOM-BLDG-09", "AOM-BLDG-10", "AOM-BLDG-11",
    "AOM-BLDG-12", "AOM-BLDG-14", "AOM-BLDG-15", "AOM-BLDG-16", "AOM-BLDG-17", "AOM-BLDG-18", "AOM-BLDG-20",
    "AOM-BLDG-21",
)
@pytest.mark.parametrize("building", COSTS)
def test_the_cost_goes_to_the_bank(building: str) -> None:
    cost = COSTS[building]
    table = play(action(rich().age(0, "mythic"), "permanent-build"), f"build {building}")
    assert cubes(table, 0) == tuple(10 - n for n in cost)
    assert bank(table) == tuple(10 + n for n in cost)
    assert buildings(table, 0) == {building: 1}


@rule("AOM-BUILD-03")
@pytest.mark.parametrize("building", COSTS)
def test_one_cube_short_is_too_few(building: str) -> None:
    for res, n in zip(NO_CUBES, COSTS[building], strict=True):
        if n:
            poor = rich().age(0, "mythic").cubes(0, **{res: n - 1})
            assert building not in offered(action(poor, "permanent-build"), "build")
    names = dict(zip(NO_CUBES, COSTS[building], strict=True))
    just = Scenario(players=2).age(0, "mythic").cubes(0, **names)
    assert building in offered(action(just, "permanent-build"), "build")


@rule("AOM-BUILD-03")
@pytest.mark.parametrize("culture", ["egyptian", "norse"])
def test_the_costs_are_the_same_for_all_cultures(culture: str) -> None:
    scenario = Scenario(players=2, cultures=(culture, "greek")).cubes(0, wood=9, gold=9)
    table = play(action(scenario, "build-2"), "build wall", "build armory")
    assert cubes(table, 0) == (4, 3, 4, 4)


@rule("AOM-BUILD-04", "AOM-BUILD-12")
def test_the_tile_comes_from_the_supply_into_the_city_wherever_there_is_room() -> None:
    table = action(rich(), "build-2")
    before = table.view()["stock"]["wall"]
    play(table, "build wall", "build house")
    assert table.view()["stock"]["wall"] == before - 1
    assert seat_view(table, 0)["city_size"] == 2
    assert [symbol for symbol in offers(table) if symbol.startswith("build")] == []


@rule("AOM-BUILD-05")
def test_a_full_city_has_no_room_until_a_building_is_lost() -> None:
    others = ("wall", "tower", "storehouse", "market", "armory", "quarry")
    scenario = rich().age(0, "mythic").buildings(0, *others, houses=10).hand(0, "permanent-build")
    table = scenario.action(0)
    assert offers(table) == ["pass permanent-build"]
    fifteen = rich().age(0, "mythic").buildings(0, *others[:5], houses=10)
    table = action(fifteen, "build-4")
    play(table, "build monument")
    assert table.view()["action_round"] == 2


@rule("AOM-BUILD-07")
def test_one_building_of_each_kind_except_houses() -> None:
    table = action(rich().buildings(0, "wall", houses=1), "build-4")
    assert "wall" not in offered(table, "build")
    play(table, "build house", "build tower")
    assert "tower" not in offered(table, "build")
    assert "house" in offered(table, "build")


@rule("AOM-BUILD-08")
@pytest.mark.parametrize(("houses", "possible"), [(9, True), (10, False)])
def test_ten_houses_at_most(houses: int, possible: bool) -> None:
    table = action(rich().buildings(0, houses=houses), "permanent-build")
    assert ("house" in offered(table, "build")) is possible


@rule("AOM-BUILD-06")
def test_an_own_building_cannot_be_destroyed_but_by_a_god() -> None:
    scenario = Scenario(players=2, cultures=("egyptian", "greek")).buildings(0, "wall").buildings(1, "tower")
    table = scenario.hand(0, "horus", "permanent-build").action(0)
    assert not [symbol for symbol in offers(table) if symbol.startswith("raze")]
    play(table, "power horus")
    assert offers(table) == ["raze seat 1 wall", "raze seat 2 tower"]
    battle = Scenario(players=2).units(0, hydra=1).units(1).buildings(0, "wall").buildings(1, "tower")
    table = battle.battle(0, 1, "city")
    assert offers(table) == ["done", "raze seat 2 tower"]


@rule("AOM-BUILD-09", "AOM-BLDG-13", "AOM-EX-11")
def test_a_quarry_does_nothing_for_the_action_in_which_it_was_bought() -> None:
    table = play(action(rich(), "build-2"), "build quarry", "build house")
    assert cubes(table, 0) == (10 - 4 - 2, 10 - 2, 10 - 1, 10)
    exact = Scenario(players=2).cubes(0, food=5, wood=2, gold=1)
    table = play(action(exact, "build-2"), "build quarry")
    assert table.view()["action_round"] == 2  # one food short of a House


def test_the_view_tells_what_buildings_and_units_cost_now() -> None:
    scenario = Scenario(players=2).cubes(0, food=2, wood=2, gold=3, favor=0)
    prices = scenario.action(0).view()["prices"]
    assert prices["wall"] == {"cost": {"food": 0, "wood": 3, "gold": 3, "favor": 0}, "less": 0, "lacking": ["wood"]}
    assert prices["hippokon"] == {"cost": {"food": 1, "wood": 0, "gold": 1, "favor": 0}, "less": 0, "lacking": []}
    assert set(prices) == {*COSTS, *scenario.action(0).view()["players"][0]["supply"]}
    prices = scenario.buildings(0, "quarry").action(0).view()["prices"]
    assert prices["wall"]["less"] == 1
    assert prices["wall"]["lacking"] == []
    table = play(action(rich(), "build-2"), "build quarry")
    assert table.view()["prices"]["wall"]["less"] == 0  # not in the action in which it was bought


@rule("AOM-BUILD-10")
def test_a_destroyed_building_may_be_bought_again() -> None:
    scenario = Scenario(players=2).cubes(1, wood=6, gold=6).units(0, hydra=1).units(1).buildings(1, "wall")
    table = scenario.hand(1, "permanent-build", "build-2").battle(0, 1, "city")
    stock = table.view()["stock"]["wall"]
    play(table, "raze seat 2 wall")
    assert buildings(table, 1) == {}
    assert table.view()["stock"]["wall"] == stock + 1
    play(table, "play permanent-build", "build wall")
    assert buildings(table, 1) == {"wall": 1}


@rule("AOM-BUILD-11", "AOM-BLDG-01")
def test_the_villager_comes_with_its_house_before_the_action_is_over() -> None:
    table = play(action(rich(), "build-3"), "build house")
    assert offered(table, "build")
    assert seat_view(table, 0)["villagers"] == 1
    play(table, "build house")
    assert seat_view(table, 0)["villagers"] == 2
    assert workers(table, 0) == {}


@rule("AOM-BUILD-11", "AOM-BLDG-22", "AOM-END-01")
def test_the_wonder_ends_the_game_when_its_tile_is_placed() -> None:
    table = play(action(rich().age(0, "mythic").placed(the_wonder=4), "build-4"), "build wonder")
    assert table.over
    assert seat_view(table, 0)["ways"]["the-wonder"] == 4


# ------------------------------------------------------------------ houses and villagers
@rule("AOM-BLDG-03", "AOM-AFTER-12")
@pytest.mark.parametrize(
    ("move", "left", "at_work"), [("dismiss", 0, {"a1": "villager"}), ("dismiss from a1", 1, {})]
)
def test_with_a_house_goes_a_villager_of_its_owners_choice(move: str, left: int, at_work: dict[str, str]) -> None:
    scenario = Scenario(players=2).units(0, hydra=1).units(1).buildings(1, houses=2).tiles(1, a1="desert-gold-1")
    table = scenario.workers(1, a1="villager").hand(1, "build-2").battle(0, 1, "city")
    play(table, "raze seat 2 house")
    assert table.seat == 1
    assert offers(table) == ["dismiss", "dismiss from a1"]
    play(table, move)
    assert seat_view(table, 1)["villagers"] == left
    assert workers(table, 1) == at_work
    assert buildings(table, 1) == {"house": 1}


# ------------------------------------------------------------------ Wall and Tower
def dice(scenario: Scenario, area: str, army: str = "hoplite") -> list[int]:
    """Dice of the Greek attacker's first unit and of a Norse Jarl in the first encounter."""
    scenario.units(0, **dict.fromkeys(army.split(), 1)).units(1, jarl=1)
    table = scenario.battle(0, 1, area)
    fight = table.view()["battle"]["matchups"][0]
    return [int(n) for n in fight["dice"]]


def greek_against_norse() -> Scenario:
    return Scenario(players=2, cultures=("greek", "norse"))


@rule("AOM-BLDG-04", "AOM-BLDG-05", "AOM-BLDG-08", "AOM-BATTLE-10", "AOM-BATTLE-11")
@pytest.mark.parametrize(
    ("building", "area", "more"),
    [
        ("wall", "city", 2), ("wall", "production", 0), ("wall", "holding", 0),
        ("tower", "city", 0), ("tower", "production", 2), ("tower", "holding", 0),
    ],
)
def test_wall_and_tower_each_defend_one_area(building: str, area: str, more: int) -> None:
    """A Hoplite rolls 3 + 3 (cavalry) + 1 (mortal) dice against a Jarl, the Jarl 3."""
    assert dice(greek_against_norse().buildings(1, building), area) == [7, 3 + more]


@rule("AOM-BLDG-05")
@pytest.mark.parametrize(("building", "area"), [("wall", "city"), ("tower", "production")])
def test_they_do_nothing_for_an_attacker(building: str, area: str) -> None:
    assert dice(greek_against_norse().buildings(0, building), area) == [7, 3]


@rule("AOM-BLDG-04")
def test_the_wall_helps_in_every_encounter() -> None:
    scenario = greek_against_norse().units(0, hoplite=2).units(1, jarl=1).buildings(1, "wall")
    table = scenario.dice(*[1] * 7, *[6] * 5).battle(0, 1, "city")
    play(table, "fight", "fight")
    assert table.view()["battle"]["encounter"] == 2
    assert table.view()["battle"]["sides"][1]["last_hits"] == 5
    assert table.view()["battle"]["matchups"][0]["dice"] == [7, 5]


@rule("AOM-BLDG-06", "AOM-BLDG-08", "AOM-BLDG-18")
@pytest.mark.parametrize(("building", "area"), [("wall", "city"), ("tower", "production")])
def test_a_siege_workshop_or_a_breaching_unit_cancels_them(building: str, area: str) -> None:
    workshop = greek_against_norse().buildings(0, "siege-engine-workshop").buildings(1, building)
    assert dice(workshop, area) == [7, 3]
    unit = greek_against_norse().buildings(1, building)
    assert dice(unit, area, "hoplite cyclops") == [7, 3]
    own = greek_against_norse().buildings(1, building, "siege-engine-workshop")
    assert dice(own, area) == [7, 5]  # only the attacker's counts


@rule("AOM-BLDG-07", "AOM-BLDG-08")
@pytest.mark.parametrize("building", ["wall", "tower"])
def test_a_lost_battle_does_not_destroy_them_unless_chosen(building: str) -> None:
    def won() -> Table:
        scenario = greek_against_norse().units(0, hydra=1).units(1).buildings(1, building, "market")
        return scenario.hand(1, "build-2").battle(0, 1, "city")

    assert buildings(play(won(), "raze seat 2 market"), 1) == {building: 1}
    assert buildings(play(won(), "done"), 1) == {building: 1, "market": 1}
    assert buildings(play(won(), f"raze seat 2 {building}"), 1) == {"market": 1}


@rule("AOM-BLDG-19", "AOM-AFTER-05")
@pytest.mark.parametrize(("own", "left"), [((), 2), (("siege-engine-workshop",), 1)])
def test_a_siege_workshop_destroys_one_building_more(own: tuple[str, ...], left: int) -> None:
    scenario = greek_against_norse().units(0, hydra=1).units(1).buildings(0, *own)
    table = scenario.buildings(1, "wall", "market", "quarry").hand(1, "build-2").battle(0, 1, "city")
    for building in ("wall", "market", "quarry"):
        if f"raze seat 2 {building}" in offers(table):
            play(table, f"raze seat 2 {building}")
    assert len(buildings(table, 1)) == left


@rule("AOM-BLDG-11", "AOM-ATTACK-09")
@pytest.mark.parametrize(("owners", "limits"), [((), (4, 4)), ((0,), (5, 4)), ((1,), (4, 5)), ((0, 1), (5, 5))])
def test_an_armory_lets_its_owner_bring_one_unit_more(owners: tuple[int, ...], limits: tuple[int, int]) -> None:
    scenario = greek_against_norse().units(0, hydra=8).units(1, jarl=8)
    for owner in owners:
        scenario.buildings(owner, "armory")
    table = scenario.attack(0, 1, "city")
    for seat, unit in enumerate(("hydra", "jarl")):
        sent = 0
        while f"send {unit}" in offers(table, seat):
            secretly(table, seat, f"send {unit}")
            sent += 1
        assert sent == limits[seat]


# ------------------------------------------------------------------ Quarry
@rule("AOM-BLDG-12")
@pytest.mark.parametrize(("spared", "left"), [("wood", (10, 8, 7, 10)), ("gold", (10, 7, 8, 10))])
def test_a_quarry_spares_a_cube_of_its_owners_choice(spared: str, left: Cubes) -> None:
    table = play(action(rich().buildings(0, "quarry"), "permanent-build"), "build wall")
    assert offers(table) == ["less wood", "less gold"]
    play(table, f"less {spared}")
    assert cubes(table, 0) == left


@rule("AOM-BLDG-12")
def test_a_quarry_helps_with_every_later_building_also_when_a_cube_is_lacking() -> None:
    scenario = Scenario(players=2).buildings(0, "quarry").cubes(0, food=4, wood=3, gold=0, favor=0)
    table = action(scenario, "build-2")
    play(table, "build house", "less wood")
    assert cubes(table, 0) == (2, 2, 0, 0)
    play(table, "build house", "less food")
    assert cubes(table, 0) == (1, 0, 0, 0)
    short = Scenario(players=2).buildings(0, "quarry").cubes(0, food=1, wood=2, gold=0, favor=0)
    table = play(action(short, "permanent-build"), "build house")
    assert cubes(table, 0) == (0, 0, 0, 0)  # only a food cube could be spared


@rule("AOM-BLDG-12")
def test_a_quarry_spares_one_cube_only() -> None:
    scenario = Scenario(players=2).buildings(0, "quarry").cubes(0, food=1, wood=1, gold=0, favor=0)
    table = scenario.hand(0, "permanent-build").action(0)
    assert offers(table) == ["pass permanent-build"]


# ------------------------------------------------------------------ The Wonder
@rule("AOM-BLDG-21", "AOM-AGE-08")
@pytest.mark.parametrize(
    ("age", "possible"), [("archaic", False), ("classical", False), ("heroic", False), ("mythic", True)]
)
def test_only_a_mythic_player_builds_the_wonder(age: str, possible: bool) -> None:
    table = action(rich().age(0, age), "permanent-build")
    assert ("wonder" in offered(table, "build")) is possible


@rule("AOM-BLDG-23", "AOM-VP-03")
def test_the_wonder_needs_a_space_and_counts_as_a_building() -> None:
    scenario = rich().age(0, "mythic").buildings(0, "wall").buildings(1, "market").placed(most_buildings=3)
    table = play(action(scenario, "permanent-build"), "build wonder")
    assert seat_view(table, 0)["city_size"] == 2
    assert seat_view(table, 0)["ways"]["most-buildings"] == 3
    others = ("wall", "tower", "storehouse", "market", "armory", "quarry")
    full = rich().age(0, "mythic").buildings(0, *others, houses=10).hand(0, "permanent-build").action(0)
    assert offers(full) == ["pass permanent-build"]


@rule("AOM-BLDG-10", "AOM-TRADE-07")
def test_a_market_pays_no_cost_of_a_trade() -> None:
    table = action(Scenario(players=2).buildings(0, "market"), "permanent-trade")
    assert not offered(table, "pay")
    assert cubes(table, 0) == (4, 4, 4, 4)
    assert player(table, 0).units == [2, 2, 2, *[0] * 9]
    assert units(table, 1) == {"spearman": 2, "elephant": 2, "chariot-archer": 2}
