"""AOM-ATTACK: whom and what one may attack, and the secret choice of armies."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.battles import army, battle, limits, stage, supply, won
from tests.games.age_of_mythology.helpers import buildings, logged, offers, play, seat_view, secretly, units, workers
from tests.rules import rule

ATTACK_CARDS = [
    ("greek", "permanent-attack", 4), ("egyptian", "permanent-attack", 4), ("norse", "permanent-attack", 4),
    ("greek", "attack-5", 5), ("egyptian", "attack-6", 6), ("norse", "attack-7", 7),
    ("greek", "aphrodite", 6), ("greek", "ares", 6), ("egyptian", "isis", 7), ("egyptian", "sekhmet", 6),
    ("egyptian", "thoth", 6), ("norse", "bragi", 6), ("norse", "heimdall", 4), ("norse", "tyr", 6),
]


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of the table, without whose answer is awaited."""
    return {key: value for key, value in table.view(seat).items() if key not in ("seat", "legal")}


# ---------------------------------------------------------------------- declaration
@rule("AOM-ATTACK-01")
@pytest.mark.parametrize(("players", "seat", "neighbours"), [
    (2, 0, {2}), (3, 0, {2, 3}), (4, 1, {1, 3}), (5, 0, {2, 5}), (6, 5, {1, 5}), (8, 3, {3, 5}),
])
def test_only_direct_neighbours_may_be_attacked(players: int, seat: int, neighbours: set[int]) -> None:
    table = play(Scenario(players).hand(seat, "permanent-attack").action(seat), "play permanent-attack")
    assert {int(move.split()[2]) for move in offers(table)} == neighbours


@rule("AOM-ATTACK-02", "AOM-ATTACK-12")
def test_an_area_is_announced_also_one_with_nothing_to_win() -> None:
    scenario = Scenario(3).cubes(1, food=0, wood=0, gold=0, favor=0).hand(0, "permanent-attack")
    table = play(scenario.action(0), "play permanent-attack")
    assert [move for move in offers(table) if " seat 2 " in move] == [
        "attack seat 2 city", "attack seat 2 production", "attack seat 2 holding",
    ]
    play(table, "attack seat 2 production")
    for seat in (None, 0, 1, 2):
        shown = table.view(seat)["battle"]
        assert (shown["attacker"], shown["defender"], shown["area"]) == (0, 1, "production")
    assert "attacks" in [line.kind for line in table.log_of(2)]


@rule("AOM-ATTACK-12")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_an_empty_area_is_won_without_a_reward(area: str) -> None:
    scenario = stage("toxotes", "", "norse").cubes(1, food=0, wood=0, gold=0, favor=0).placed(last_battle=2)
    table = play(scenario.attack(0, 1, area), "send toxotes", "muster")
    assert battle(table)["winner"] == 0
    assert battle(table)["over"]
    assert won(table, 0) == 2
    assert table.seat == 1


@rule("AOM-ATTACK-10")
def test_without_a_unit_no_attack() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0).hand(0, "permanent-attack", "bragi")
    assert offers(scenario.action(0)) == ["pass permanent-attack", "pass bragi"]
    scenario = Scenario(cultures=("norse", "greek")).units(0).tiles(0, b1="mountains-gold-2").workers(0, b1="dwarf")
    table = scenario.hand(0, "permanent-attack").action(0)
    assert "play permanent-attack" in offers(table)
    play(table, "play permanent-attack", "attack seat 2 city")
    assert offers(table) == ["send from b1"]


# ---------------------------------------------------------------------- how many
@rule("AOM-ATTACK-03", "AOM-ATTACK-04", "AOM-EX-12")
@pytest.mark.parametrize(("culture", "name", "limit"), ATTACK_CARDS)
def test_the_card_limits_both_armies(culture: str, name: str, limit: int) -> None:
    many = {
        "greek": {"toxotes": 8, "hoplite": 2},
        "egyptian": {"spearman": 8, "mummy": 2},
        "norse": {"jarl": 8, "troll": 2},
    }
    foe = "norse" if culture == "greek" else "greek"
    scenario = Scenario(cultures=(culture, foe)).units(0, **many[culture]).units(1, **many[foe])
    table = scenario.attack(0, 1, "city", name)
    assert limits(table) == (limit, limit)
    for seat, unit in ((0, next(iter(many[culture]))), (1, next(iter(many[foe])))):
        for _ in range(limit):
            assert f"send {unit}" in offers(table, seat)
            table.play(f"send {unit}", seat)
        assert offers(table, seat) == ["muster"]
        table.play("muster", seat)
    assert sum(army(table, 0).values()) == sum(army(table, 1).values()) == limit


@rule("AOM-ATTACK-07", "AOM-ATTACK-05")
def test_fewer_units_may_be_brought_and_the_rest_stays() -> None:
    table = Scenario(cultures=("greek", "norse")).attack(0, 1, "city")
    secretly(table, 0, "send toxotes", "send hippokon", "muster")
    secretly(table, 1, "send jarl", "muster")
    assert (army(table, 0), army(table, 1)) == ({"toxotes": 1, "hippokon": 1}, {"jarl": 1})
    assert units(table, 0) == {"toxotes": 1, "hoplite": 2, "hippokon": 1}
    assert units(table, 1) == {"jarl": 1, "huskarl": 2, "throwing-axeman": 2}


@rule("AOM-ATTACK-05")
def test_a_unit_is_sent_as_often_as_it_is_there() -> None:
    table = Scenario(cultures=("greek", "norse")).attack(0, 1, "city")
    secretly(table, 0, "send toxotes", "send toxotes")
    assert offers(table, 0) == ["send hoplite", "send hippokon", "muster"]


@rule("AOM-ATTACK-09", "AOM-BLDG-11")
@pytest.mark.parametrize(("owners", "most"), [((0,), (5, 4)), ((1,), (4, 5)), ((0, 1), (5, 5)), ((), (4, 4))])
def test_an_armory_brings_one_unit_more(owners: tuple[int, ...], most: tuple[int, int]) -> None:
    scenario = Scenario(cultures=("greek", "norse"))
    for seat in owners:
        scenario.buildings(seat, "armory")
    table = scenario.attack(0, 1, "city")
    assert limits(table) == most
    secretly(table, 0, *["send toxotes", "send toxotes", "send hoplite", "send hoplite"])
    assert ("send hippokon" in offers(table, 0)) == (0 in owners)
    secretly(table, 1, *["send jarl", "send jarl", "send huskarl", "send huskarl"])
    assert ("send throwing-axeman" in offers(table, 1)) == (1 in owners)


@rule("AOM-ATTACK-08")
def test_the_attacker_brings_at_least_one_unit() -> None:
    table = Scenario(cultures=("greek", "norse")).attack(0, 1, "holding")
    assert "muster" not in offers(table, 0)
    assert "muster" in offers(table, 1)
    table.play("send hoplite", 0)
    assert "muster" in offers(table, 0)


@rule("AOM-ATTACK-08", "AOM-AFTER-02", "AOM-BATTLE-18")
def test_a_defender_who_brings_nobody_has_lost_at_once() -> None:
    scenario = Scenario(cultures=("greek", "norse")).placed(last_battle=3).buildings(1, "market")
    table = scenario.hand(1, "permanent-explore").attack(0, 1, "city")
    secretly(table, 0, "send hoplite", "muster")
    secretly(table, 1, "muster")
    assert battle(table)["winner"] == 0
    assert won(table, 0) == 3
    assert {"rolls", "encounter"}.isdisjoint(logged(table))
    assert "empty" in logged(table, 1)
    play(table, "raze seat 2 market")
    assert buildings(table, 1) == {}
    assert units(table, 0) == {"toxotes": 2, "hoplite": 2, "hippokon": 2}


@rule("AOM-ATTACK-08")
def test_a_defender_without_units_is_not_asked() -> None:
    table = stage("toxotes", "", "norse").attack(0, 1, "holding")
    assert table.pending == [0]
    play(table, "send toxotes", "muster")
    assert battle(table)["winner"] == 0


# ---------------------------------------------------------------------- who
@rule("AOM-ATTACK-05", "AOM-ATTACK-06", "AOM-UNIT-27", "AOM-AFTER-01")
def test_units_come_from_the_holding_area_and_from_tiles_but_no_villagers() -> None:
    scenario = stage("jarl dwarf", "toxotes").tiles(0, a1="fertile-food-2", b1="mountains-gold-2")
    table = scenario.buildings(0, houses=2).workers(0, a1="villager", b1="dwarf").attack(0, 1, "city")
    assert offers(table, 0) == ["send jarl", "send dwarf", "send from b1"]
    secretly(table, 0, "send from b1")
    assert offers(table, 0) == ["send jarl", "send dwarf", "muster"]
    secretly(table, 0, "send dwarf", "muster")
    secretly(table, 1, "send toxotes", "muster")
    assert army(table, 0) == {"dwarf": 2}
    assert workers(table, 0) == {"a1": "villager"}
    assert units(table, 0) == {"jarl": 1}
    play(table, "retreat")
    assert units(table, 0) == {"jarl": 1, "dwarf": 2}
    assert workers(table, 0) == {"a1": "villager"}
    assert supply(table, 0, "dwarf") == 6


@rule("AOM-ATTACK-05", "AOM-ATTACK-06")
def test_a_defender_calls_dwarves_from_tiles_too() -> None:
    scenario = stage("toxotes", "jarl").buildings(1, houses=1).tiles(1, b1="mountains-gold-2", c1="mountains-gold-2")
    table = scenario.workers(1, b1="dwarf", c1="villager").attack(0, 1, "production")
    assert offers(table, 1) == ["send jarl", "send from b1", "muster"]


# ---------------------------------------------------------------------- secrecy
@rule("AOM-ATTACK-05", "AOM-ATTACK-11", "AOM-ROUND-03")
def test_nobody_sees_an_army_before_both_are_chosen() -> None:
    table = Scenario(3, ("greek", "norse", "egyptian")).attack(0, 1, "city")
    before = {seat: table.view(seat) for seat in (None, 1, 2)}
    lines = {seat: len(table.log_of(seat)) for seat in (None, 1, 2)}
    for move in ("send toxotes", "send hoplite", "send hoplite"):
        table.play(move, 0)
        for seat, view in before.items():
            assert table.view(seat) == view
            assert len(table.log_of(seat)) == lines[seat]
    assert seat_view(table, 0)["chosen"] == ["toxotes", "hoplite", "hoplite"]
    chosen = {seat: seen(table, seat) for seat in before}
    table.play("muster", 0)
    for seat in before:
        assert seen(table, seat) == chosen[seat]
        assert len(table.log_of(seat)) == lines[seat]
    secretly(table, 1, "send jarl", "muster")
    for seat in (None, 0, 1, 2):
        shown = table.view(seat)["battle"]
        assert shown["revealed"]
        assert [unit["id"] for side in shown["sides"] for unit in side["army"]] == ["toxotes", "hoplite", "jarl"]


@rule("AOM-ATTACK-05", "AOM-ATTACK-11")
def test_the_defender_may_choose_first_and_the_attacker_learns_nothing() -> None:
    table = Scenario(cultures=("greek", "norse")).attack(0, 1, "city")
    assert table.pending == [0, 1]
    before = table.view(0)
    secretly(table, 1, "send jarl", "send huskarl", "muster")
    assert table.view(0) == before
    assert table.pending == [0]
    secretly(table, 0, "send hippokon", "muster")
    assert (army(table, 0), army(table, 1)) == ({"hippokon": 1}, {"jarl": 1, "huskarl": 1})


@rule("AOM-ATTACK-05")
def test_the_answers_may_come_in_any_order() -> None:
    def outcome(order: list[int]) -> tuple[dict[str, int], dict[str, int]]:
        table = Scenario(cultures=("greek", "norse")).attack(0, 1, "city")
        moves = {0: ["send toxotes", "send hoplite", "muster"], 1: ["send jarl", "send huskarl", "muster"]}
        for seat in order:
            table.play(moves[seat].pop(0), seat)
        return army(table, 0), army(table, 1)

    expected = {"toxotes": 1, "hoplite": 1}, {"jarl": 1, "huskarl": 1}
    for order in ([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0], [0, 1, 0, 1, 0, 1], [1, 0, 0, 1, 1, 0]):
        assert outcome(order) == expected
