"""Population, buildings and units (TTA-POP, TTA-BUILD, TTA-UPG, TTA-DEST, TTA-UNIT)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import available, offers, play, player, rating, refused, seat_view
from tests.rules import rule




# ---------------------------------------------------------------- population
@rule("TTA-EX-15", "TTA-POP-01", "TTA-BOARD-06", "TTA-BOARD-08", "TTA-BOARD-10")
def test_population_from_seventeen_tokens() -> None:
    table = Scenario(age=1).banks(0, yellow=17, unused=0).stock(0, food=2).action_phase()
    table.play("population")
    side = seat_view(table, 0)
    assert available(table, 0) == (3, 2)
    assert (side["food"], side["yellow_bank"], side["unused_workers"]) == (0, 16, 1)
    assert (side["produces"]["population_cost"], side["produces"]["consumption"]) == (3, 1)
    assert side["ratings"]["happiness_needed"] == 1


@rule("TTA-POP-01", "TTA-BOARD-06")
@pytest.mark.parametrize(("bank", "cost"), [
    (20, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7),
])
def test_the_food_for_one_population(bank: int, cost: int) -> None:
    table = Scenario(age=1).banks(0, yellow=bank, unused=0).stock(0, food=cost).action_phase()
    table.play("population")
    assert (seat_view(table, 0)["food"], player(table, 0).yellow_bank, player(table, 0).unused) == (0, bank - 1, 1)
    assert refused(Scenario(age=1).banks(0, yellow=bank).stock(0, food=cost - 1).action_phase(), "population")


@rule("TTA-POP-02", "TTA-BOARD-06")
def test_no_population_from_an_empty_bank() -> None:
    table = Scenario(age=1).banks(0, yellow=0).stock(0, food=15).action_phase()
    assert refused(table, "population")
    card = Scenario(age=1).banks(0, yellow=0).stock(0, food=15).hand(0, "frugality-i").action_phase()
    assert refused(card, "play frugality-i")


# ---------------------------------------------------------------- buildings
@rule("TTA-BUILD-01", "TTA-BOARD-14", "TTA-BOARD-15", "TTA-BOARD-16", "TTA-BOARD-17")
@pytest.mark.parametrize(("card", "cost"), [
    ("agriculture", 2), ("bronze", 2), ("philosophy", 3), ("religion", 3), ("irrigation", 4), ("iron", 5),
    ("alchemy", 6),
])
def test_a_building(card: str, cost: int) -> None:
    def town(resources: int) -> Table:
        position = Scenario(age=1).technologies(0, "irrigation", "iron", "alchemy").banks(0, unused=2)
        return position.stock(0, resources=resources).action_phase()

    table = town(cost)
    before = {t["id"]: t["workers"] for t in seat_view(table, 0)["technologies"]}
    table.play(f"build {card}")
    after = {t["id"]: t["workers"] for t in seat_view(table, 0)["technologies"]}
    assert after == before | {card: before[card] + 1}
    assert (available(table, 0), seat_view(table, 0)["resources"], player(table, 0).unused) == ((3, 2), 0, 1)
    assert refused(town(cost - 1), f"build {card}")


@rule("TTA-BUILD-01")
def test_only_on_technologies_in_play() -> None:
    table = Scenario(age=1).hand(0, "iron").stock(0, resources=9).action_phase()
    assert refused(table, "build iron")


@rule("TTA-BUILD-02", "TTA-STAT-13")
def test_nothing_is_built_without_an_unused_worker() -> None:
    table = Scenario(age=1).banks(0, unused=0).stock(0, resources=9).action_phase()
    assert not [move for move in offers(table) if move.startswith("build")]


@rule("TTA-BUILD-03", "TTA-CTX-39")
def test_construction_makes_urban_buildings_cheaper() -> None:
    position = Scenario(age=2).technologies(
        0, "architecture", "printing-press", "journalism", "iron", "swordsmen", "irrigation"
    )
    table = position.tokens(0, iron=10).banks(0, unused=9).action_phase()
    costs = {t["id"]: t["cost"] for t in seat_view(table, 0)["technologies"]}
    assert [costs[id] for id in ("philosophy", "printing-press", "journalism")] == [3, 3 - 1, 8 - 2]
    assert [costs[id] for id in ("iron", "irrigation", "swordsmen")] == [5, 4, 3]
    play(table, "build journalism", "build iron", "build irrigation", "build swordsmen")
    assert seat_view(table, 0)["resources"] == 20 - 6 - 5 - 4 - 3


@rule("TTA-BUILD-04", "TTA-TECH-10", "TTA-BOARD-19")
def test_the_urban_limit_is_counted_over_all_levels() -> None:
    position = Scenario(age=1).technologies(0, "alchemy", "drama").stock(0, resources=16).banks(0, unused=3)
    table = position.workers(0, philosophy=1, alchemy=1).action_phase()
    assert refused(table, "build philosophy")
    assert refused(table, "build alchemy")
    assert {"build religion", "build drama"} <= set(offers(table))  # each type has its own limit
    play(table, "build religion", "build religion")
    assert refused(table, "build religion")


@rule("TTA-BUILD-04", "TTA-TECH-10")
@pytest.mark.parametrize(("government", "limit"), [("despotism", 2), ("monarchy", 3), ("communism", 4)])
def test_the_limit_of_a_government(government: str, limit: int) -> None:
    def built(n: int) -> list[str]:
        position = Scenario(age=3).stock(0, resources=9).workers(0, religion=n)
        if government != "despotism":
            position.technologies(0, government)
        return offers(position.action_phase())

    assert seat_view(Scenario(age=3).technologies(0, government).action_phase(), 0)["urban_limit"] == limit
    assert "build religion" in built(limit - 1)
    assert "build religion" not in built(limit)


@rule("TTA-BUILD-05", "TTA-UNIT-04", "TTA-TECH-03")
def test_farms_mines_and_units_have_no_limit() -> None:
    position = Scenario(age=1).workers(0, agriculture=9, bronze=9, warriors=9).stock(0, resources=9)
    table = position.banks(0, yellow=0, unused=3).action_phase()
    play(table, "build agriculture", "build bronze", "build warriors")
    assert [player(table, 0).workers[kind] for kind in (0, 4, 24)] == [10, 10, 10]


# ---------------------------------------------------------------- upgrades
@rule("TTA-UPG-01", "TTA-TECH-12")
def test_an_upgrade_costs_the_difference() -> None:
    position = Scenario(age=1).technologies(0, "iron").stock(0, resources=3).banks(0, unused=0)
    table = position.action_phase()
    table.play("upgrade bronze iron")
    assert (player(table, 0).workers[4], player(table, 0).workers[5]) == (1, 1)
    assert (available(table, 0), seat_view(table, 0)["resources"]) == ((3, 2), 0)
    assert refused(Scenario(age=1).technologies(0, "iron").stock(0, resources=2).action_phase(), "upgrade bronze iron")


@rule("TTA-UPG-01")
def test_an_upgrade_goes_up_within_a_type() -> None:
    position = Scenario(age=1).technologies(0, "iron", "alchemy", "irrigation").stock(0, resources=16)
    table = position.workers(0, iron=1).action_phase()
    ups = {move for move in offers(table) if move.startswith("upgrade")}
    assert ups == {"upgrade bronze iron", "upgrade philosophy alchemy", "upgrade agriculture irrigation"}


@rule("TTA-UPG-01", "TTA-BUILD-04")
def test_an_upgrade_is_possible_at_the_limit() -> None:
    table = Scenario(age=1).technologies(0, "theology").workers(0, religion=2).stock(0, resources=2).action_phase()
    table.play("upgrade religion theology")
    assert (player(table, 0).workers[12], player(table, 0).workers[13]) == (1, 1)


@rule("TTA-UPG-02", "TTA-CTX-39")
def test_modifiers_change_both_costs() -> None:
    position = Scenario(age=3).technologies(0, "engineering", "alchemy", "computers").workers(0, alchemy=1)
    table = position.stock(0, resources=9).action_phase()
    table.play("upgrade alchemy computers")
    assert seat_view(table, 0)["resources"] == 9 - ((11 - 3) - (6 - 1))


@rule("TTA-UPG-03")
def test_an_upgrade_may_skip_levels() -> None:
    table = Scenario(age=3).technologies(0, "coal", "oil").stock(0, resources=9).action_phase()
    table.play("upgrade bronze oil")
    assert (player(table, 0).workers[7], seat_view(table, 0)["resources"]) == (1, 0)


@rule("TTA-UPG-04")
def test_the_target_must_be_in_play() -> None:
    table = Scenario(age=1).hand(0, "iron").stock(0, resources=9).action_phase()
    assert refused(table, "upgrade bronze iron")


# ---------------------------------------------------------------- destroying
@rule("TTA-DEST-01")
def test_a_destroyed_building_frees_its_worker() -> None:
    table = Scenario(age=1).stock(0, resources=1).action_phase()
    table.play("destroy philosophy")
    assert (player(table, 0).workers[8], player(table, 0).unused) == (0, 2)
    assert (available(table, 0), seat_view(table, 0)["resources"]) == ((3, 2), 1)
    assert rating(table, 0, "science") == 0
    assert not [m for m in offers(Scenario().actions(0, civil=0).action_phase()) if m.startswith("destroy")]


@rule("TTA-DEST-02", "TTA-TECH-04")
def test_tokens_stay_on_a_mine_without_workers() -> None:
    table = Scenario(age=1).technologies(0, "iron").workers(0, bronze=0, iron=1).tokens(0, iron=3).action_phase()
    table.play("destroy iron")
    assert (player(table, 0).blue[5], seat_view(table, 0)["resources"]) == (3, 6)
    table.play("build bronze")
    assert seat_view(table, 0)["resources"] == 4


# ---------------------------------------------------------------- units
@rule("TTA-UNIT-01", "TTA-BOARD-18")
def test_a_unit_costs_a_military_action() -> None:
    table = Scenario(age=1).stock(0, resources=2).action_phase()
    table.play("build warriors")
    assert (available(table, 0), seat_view(table, 0)["resources"], player(table, 0).unused) == ((4, 1), 0, 0)
    assert rating(table, 0, "strength") == 2
    assert refused(Scenario(age=1).stock(0, resources=1).action_phase(), "build warriors")
    assert refused(Scenario(age=1).stock(0, resources=9).actions(0, military=0).action_phase(), "build warriors")


@rule("TTA-UNIT-02")
def test_a_unit_is_upgraded_within_its_type() -> None:
    position = Scenario(age=1).technologies(0, "swordsmen", "knights").stock(0, resources=1)
    table = position.action_phase()
    assert [move for move in offers(table) if move.startswith("upgrade")] == ["upgrade warriors swordsmen"]
    table.play("upgrade warriors swordsmen")
    assert (available(table, 0), seat_view(table, 0)["resources"]) == ((4, 1), 0)
    assert (player(table, 0).workers[24], player(table, 0).workers[25]) == (0, 1)
    assert refused(Scenario(age=1).technologies(0, "swordsmen").stock(0, resources=0).action_phase(),
                   "upgrade warriors swordsmen")


@rule("TTA-UNIT-02", "TTA-RES-13")
def test_the_difference_after_modifiers() -> None:
    table = Scenario(age=1).technologies(0, "swordsmen").leader(0, "homer").action_phase()
    table.play("upgrade warriors swordsmen")  # with Homer's resource
    assert player(table, 0).workers[25] == 1


@rule("TTA-UNIT-03")
def test_a_disbanded_unit_frees_its_worker() -> None:
    table = Scenario(age=1).stock(0, resources=1).action_phase()
    table.play("disband warriors")
    assert (player(table, 0).workers[24], player(table, 0).unused) == (0, 2)
    assert (available(table, 0), seat_view(table, 0)["resources"]) == ((4, 1), 1)
    assert refused(Scenario(age=1).actions(0, military=0).action_phase(), "disband warriors")


# ---------------------------------------------------------------- Bach
@rule("TTA-EX-08", "TTA-ANNEX-16", "TTA-CTX-08")
def test_bach_upgrades_a_dear_lab_for_nothing() -> None:
    position = Scenario(age=2).technologies(0, "alchemy", "drama").workers(0, alchemy=1)
    table = position.leader(0, "johann-sebastian-bach").stock(0, resources=0).action_phase()
    table.play("bach alchemy drama")  # cost 6 to cost 4
    assert (player(table, 0).workers[9], player(table, 0).workers[18]) == (0, 1)
    assert (available(table, 0)[0], seat_view(table, 0)["resources"]) == (3, 0)
    assert not [move for move in offers(table) if move.startswith("bach")]  # once per turn
