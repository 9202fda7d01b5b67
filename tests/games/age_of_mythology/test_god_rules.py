"""AOM-GOD: when god powers may be used, what they cost, and how far they reach."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import GODS as FIRST_GOD
from tests.games.age_of_mythology.battles import army, battle, duel, stage, supply, won
from tests.games.age_of_mythology.gods import CULTURES, GODS, MYTHS, by_action, temple
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, hand, logged, offered, offers, play, seat_view, tiles, units, workers,
)
from tests.rules import rule


# ---------------------------------------------------------------------- the cards
@rule("AOM-COMP-21", "AOM-COMP-35", "AOM-COMP-36", "AOM-COMP-37")
def test_there_are_thirty_five_gods_one_of_each() -> None:
    assert sorted(BOOK.id[FIRST_GOD:]) == sorted(GODS)
    assert [sum(sheet.culture == culture for sheet in GODS.values()) for culture in CULTURES] == [11, 12, 12]
    for god, sheet in GODS.items():
        copies = dict(zip(CULTURES, BOOK.copies[BOOK.id.index(god)], strict=True))
        assert copies == {culture: int(culture == sheet.culture) for culture in CULTURES}


@rule("AOM-GOD-01", "AOM-GOD-11", "AOM-ACTION-14")
@pytest.mark.parametrize("god", GODS)
def test_the_favor_is_paid_to_the_bank_when_the_card_is_played(god: str) -> None:
    sheet = GODS[god]
    move = f"{'power' if sheet.alone else 'invoke'} {god}"
    poor = temple(god, favor=sheet.favor - 1).action(0)
    assert not {f"power {god}", f"invoke {god}"} & set(offers(poor))
    table = temple(god, favor=sheet.favor).action(0)
    before = bank(table)[3]
    play(table, move)
    assert cubes(table, 0)[3] == 0
    assert bank(table)[3] == before + sheet.favor


@rule("AOM-GOD-03", "AOM-GOD-04", "AOM-ACTION-09")
@pytest.mark.parametrize("god", GODS)
def test_power_and_action_alone_or_together(god: str) -> None:
    table = temple(god).action(0)
    moves = [move for move in offers(table) if move.endswith(f" {god}")]
    both = [f"play {god}", f"invoke {god}"]
    assert moves == [*both, *[f"power {god}"] * GODS[god].alone, f"pass {god}"]


@rule("AOM-GOD-03", "AOM-GOD-05")
@pytest.mark.parametrize("god", GODS)
def test_the_action_alone_costs_no_favor(god: str) -> None:
    table = temple(god).action(0)
    before = bank(table)[3]
    play(table, f"play {god}")
    assert "invokes" not in logged(table)
    assert god not in hand(table, 0)
    if GODS[god].action != "next age":
        assert (cubes(table, 0)[3], bank(table)[3]) == (8, before)


@rule("AOM-BUILD-02")
@pytest.mark.parametrize("god", by_action("build"))
def test_how_many_buildings_a_god_card_builds(god: str) -> None:
    table = play(temple(god).action(0), f"play {god}")
    for _ in range(GODS[god].figure):
        assert table.seat == 0
        play(table, "build house")
    assert table.seat == 1


@rule("AOM-RECRUIT-02")
@pytest.mark.parametrize("god", by_action("recruit"))
def test_how_many_units_a_god_card_recruits(god: str) -> None:
    unit = {"greek": "toxotes", "egyptian": "spearman", "norse": "throwing-axeman"}[GODS[god].culture]
    table = play(temple(god).units(0).action(0), f"play {god}")
    for _ in range(GODS[god].figure):
        assert table.seat == 0
        play(table, f"recruit {unit}")
    assert table.seat == 1
    assert cubes(table, 0)[0] == 8 - GODS[god].figure


@rule("AOM-EXPLORE-03")
@pytest.mark.parametrize("god", by_action("explore"))
def test_how_many_tiles_a_god_card_turns_up(god: str) -> None:
    table = play(temple(god).action(0), f"play {god}")
    assert len(table.view()["shown"]) == 3 + GODS[god].figure


@rule("AOM-GATHER-09", "AOM-GATHER-16")
@pytest.mark.parametrize("god", [*by_action("gather"), *by_action("gather food")])
def test_what_a_god_card_gathers(god: str) -> None:
    table = play(temple(god).tiles(0, "forest-wood-2").action(0), f"play {god}")
    if GODS[god].action == "gather":
        assert len(offered(table, "collect")) == 6 + 4
        play(table, "collect food")
    assert cubes(table, 0) == (10, 8, 8, 8)
    assert cubes(table, 1) == (6, 4, 4, 4)


@rule("AOM-AGE-04")
@pytest.mark.parametrize("god", by_action("next age"))
@pytest.mark.parametrize(("age", "cost"), [("archaic", 3), ("classical", 4), ("heroic", 5)])
def test_what_the_next_age_costs_with_a_god_card(god: str, age: str, cost: int) -> None:
    table = play(temple(god, age=age).action(0), f"play {god}")
    assert cubes(table, 0) == (8 - cost, 8 - cost, 8 - cost, 8 - cost)


@rule("AOM-TRADE-02")
@pytest.mark.parametrize("god", by_action("trade"))
def test_trade_with_a_god_card_costs_nothing(god: str) -> None:
    table = play(temple(god).action(0), f"play {god}")
    assert offered(table, "pay") == []
    assert "food wood" in offered(table, "swap")


# ---------------------------------------------------------------------- order
@rule("AOM-GOD-02", "AOM-GOD-03")
def test_the_power_is_resolved_before_the_action() -> None:
    table = play(temple("poseidon").action(0), "invoke poseidon")
    assert cubes(table, 0) == (13, 8, 8, 7)
    play(table, "collect food")
    assert cubes(table, 0)[0] == 15
    kinds = [kind for kind in logged(table) if kind in ("invokes", "gains", "names-resource", "collects")]
    assert kinds[:3] == ["invokes", "gains", "names-resource"]


@rule("AOM-GOD-03", "AOM-GATHER-20")
def test_with_the_power_alone_nobody_gathers() -> None:
    table = play(temple("poseidon").buildings(0, "monument").action(0), "power poseidon")
    assert table.seat == 1
    assert cubes(table, 0) == (13, 8, 8, 7)
    assert cubes(table, 1) == (4, 4, 4, 4)


@rule("AOM-GOD-02", "AOM-GOD-05")
def test_a_power_with_choices_is_finished_before_the_action_and_used_once() -> None:
    table = play(temple("hermes").action(0), "invoke hermes")
    assert offers(table) == ["gain food", "gain wood", "gain gold", "gain favor"]
    play(table, "gain gold", "gain gold", "gain wood", "gain food")
    assert offered(table, "gain") == []
    assert offered(table, "swap") != []
    play(table, "done")
    assert cubes(table, 0) == (9, 9, 10, 7)
    assert "hermes" not in hand(table, 0)
    assert seat_view(table, 0)["played"] == ["hermes"]


@rule("AOM-GOD-02", "AOM-ACTION-13")
def test_the_action_must_be_possible_with_what_is_left_after_the_favor() -> None:
    """The Heroic Age costs 4 of each: 5 favor are enough for it, but not after 2 for Hephaestos."""
    moves = [move for move in offers(temple("hephaestos", favor=5).action(0)) if move.endswith("hephaestos")]
    assert moves == ["play hephaestos", "power hephaestos", "pass hephaestos"]
    assert "invoke hephaestos" in offers(temple("hephaestos", favor=6).action(0))


@rule("AOM-GOD-02")
def test_the_action_may_use_what_the_power_brings() -> None:
    scenario = temple("hermes", favor=1).cubes(0, food=0, wood=0, gold=0)
    table = play(scenario.action(0), "invoke hermes", *["gain wood"] * 4, "swap wood gold", "done")
    assert cubes(table, 0) == (0, 3, 1, 0)


# ---------------------------------------------------------------------- reach
@rule("AOM-GOD-06", "AOM-GOD-20")
@pytest.mark.parametrize(("god", "moves"), [
    ("hephaestos", ["seize seat 1 a1", "seize seat 2 c2", "seize seat 3 a1", "seize seat 4 c2"]),
    ("hathor", ["seize seat 2 a1", "seize seat 3 c2", "seize seat 4 a1"]),
    ("horus", ["raze seat 1 market", "raze seat 2 market", "raze seat 3 market", "raze seat 4 market"]),
    ("njord", ["raze seat 2 market", "raze seat 3 market", "raze seat 4 market"]),
    ("thor", ["strike seat 2 hydra", "strike seat 3 troll", "strike seat 4 hydra"]),
    ("loki", ["victim seat 2", "victim seat 3", "victim seat 4"]),
])
def test_a_power_reaches_every_opponent_and_not_only_neighbours(god: str, moves: list[str]) -> None:
    mine = GODS[god].culture
    cultures = (mine, "egyptian" if mine == "greek" else "greek") * 2
    scenario = Scenario(4, cultures).hand(0, god)
    for seat, culture in enumerate(cultures):
        scenario.buildings(seat, "market").tiles(seat, "fertile-food-2").units(seat, **{MYTHS[culture]: 1})
    table = play(scenario.action(0), f"power {god}")
    assert offers(table) == moves


@rule("AOM-GOD-06", "AOM-GOD-16")
def test_set_reaches_every_opponent() -> None:
    scenario = Scenario(4, ("egyptian", "greek", "egyptian", "norse")).hand(0, "set").tiles(0, "desert-gold-1")
    scenario.tiles(1, "desert-favor-2").tiles(2, "desert-favor-2", "fertile-food-2").tiles(3, "fertile-food-2")
    table = play(scenario.action(0), "power set", "seize seat 1 a1")
    assert offers(table) == ["seize seat 2 a4", "seize seat 3 a1"]


@rule("AOM-GOD-07")
@pytest.mark.parametrize(("god", "resource"), [("poseidon", 0), ("freyja", 2)])
@pytest.mark.parametrize(("left", "gained"), [(9, 5), (5, 5), (3, 3), (1, 1)])
def test_cubes_are_gained_as_far_as_the_bank_has_them(god: str, resource: int, left: int, gained: int) -> None:
    name = ("food", "wood", "gold", "favor")[resource]
    table = temple(god).cubes(1, **{name: 25 - 8 - 4 - left}).action(0)
    assert bank(table)[resource] == left
    play(table, f"power {god}")
    assert cubes(table, 0)[resource] == 8 + gained
    assert bank(table)[resource] == left - gained


@rule("AOM-GOD-07", "AOM-GOD-14")
def test_units_are_gained_as_far_as_there_are_figures() -> None:
    table = play(temple("apollo").units(0, toxotes=7).action(0), "power apollo")
    assert units(table, 0) == {"toxotes": 8}
    table = play(temple("hel").units(0, jarl=8, huskarl=8, throwing_axeman=7).action(0), "power hel")
    assert units(table, 0) == {"jarl": 8, "huskarl": 8, "throwing-axeman": 8}
    assert table.seat == 1


@rule("AOM-GOD-08", "AOM-EGYPTGOD-05", "AOM-BLDG-12")
def test_quarry_and_nephthys_add_up() -> None:
    table = play(temple("nephthys").buildings(0, "quarry").action(0), "invoke nephthys", "build wall")
    play(table, "less wood", "less wood", "less wood")
    assert cubes(table, 0) == (8, 8, 5, 6)
    play(table, "build house")
    assert offered(table, "less") == ["food", "wood"]  # the Quarry alone
    play(table, "less food")
    assert cubes(table, 0) == (7, 6, 5, 6)


@rule("AOM-GOD-08")
def test_a_cost_never_falls_below_zero() -> None:
    """A Quarry costs 4 food and 1 gold, a Market 3 gold and 2 favor."""
    table = play(temple("nephthys").action(0), "invoke nephthys", "build quarry", "less gold")
    assert cubes(table, 0) == (8 - 3, 8, 8, 6)  # the second cube can only be food
    scenario = temple("nephthys").buildings(0, "quarry")
    table = play(scenario.action(0), "invoke nephthys", "build market", "less favor", "less favor")
    assert cubes(table, 0) == (8, 8, 8 - 2, 6)


@rule("AOM-GOD-09")
@pytest.mark.parametrize(("age", "hero", "new"), [
    ("classical", "classical-greek-hero", "heroic"), ("heroic", "heroic-greek-hero", "mythic"),
])
def test_zeus_gives_the_hero_of_the_age_before_advancing(age: str, hero: str, new: str) -> None:
    table = play(temple("zeus", age=age).units(0).action(0), "invoke zeus")
    assert units(table, 0) == {hero: 1}
    assert seat_view(table, 0)["age"] == new


# ---------------------------------------------------------------------- fourth cards
@rule("AOM-GOD-10", "AOM-ACTION-03", "AOM-EGYPTGOD-03", "AOM-NORSEGOD-09")
def test_fourth_cards_come_after_all_third_cards_from_the_starting_player_on() -> None:
    scenario = Scenario(3, ("norse", "greek", "egyptian"), starting=1)
    scenario.hand(1, "permanent-trade").hand(2, "thoth", "permanent-gather").hand(0, "odin", "permanent-trade")
    table = scenario.action(1, turn=3)
    play(table, "pass permanent-trade", "power thoth", "power odin")
    assert table.seat == 2  # in turn order from the starting player
    assert offers(table) == ["play permanent-gather", "pass permanent-gather", "decline"]
    play(table, "decline")
    assert hand(table, 2) == ["permanent-gather"]  # declined without discarding
    assert table.seat == 0
    play(table, "pass permanent-trade")
    assert "permanent-trade" not in hand(table, 0)
    assert table.view()["phase"] == "discarding"


@rule("AOM-GOD-10")
def test_a_fourth_card_is_played_like_any_other() -> None:
    scenario = Scenario(cultures=("norse", "greek")).hand(0, "odin", "freyja")
    table = play(scenario.action(0, turn=3), "power odin")
    assert seat_view(table, 0)["fourth"]
    assert offers(table) == [
        "play freyja", "invoke freyja", "power freyja", "pass freyja", "decline",
    ]
    play(table, "power freyja")
    assert logged(table).count("invokes") == 2
    assert table.view()["phase"] != "acting"


@rule("AOM-GOD-10", "AOM-ACTION-03")
def test_without_the_power_there_is_no_fourth_card() -> None:
    scenario = Scenario(cultures=("norse", "greek")).hand(0, "odin", "freyja").cubes(0, food=3, wood=3, gold=3, favor=3)
    table = play(scenario.action(0, turn=3), "play odin")
    assert table.view()["phase"] == "discarding"
    assert "decline" not in offers(table)


# ---------------------------------------------------------------------- battles
@rule("AOM-GOD-11")
def test_favor_for_a_battle_power_is_paid_before_the_declaration_and_never_given_back() -> None:
    table = play(stage("toxotes", "jarl").hand(0, "aphrodite").action(0), "invoke aphrodite")
    assert cubes(table, 0)[3] == 2
    assert offered(table, "attack") != []
    play(table, "attack seat 2 city")
    table.play("send toxotes", 0)
    table.play("muster", 0)
    table.play("muster", 1)  # nobody to seduce
    assert battle(table)["winner"] == 0
    assert cubes(table, 0)[3] == 2
    table = stage("spearman", "minotaur").battle(0, 1, "holding", "isis", power=True)
    duel(table, (3, 1), (5, 0))  # nothing to bring back
    assert cubes(table, 0)[3] == 3


@rule("AOM-GOD-18", "AOM-GREEKGOD-01", "AOM-BATTLE-30")
def test_aphrodite_removes_the_only_unit_and_has_won() -> None:
    scenario = stage("toxotes", "troll").placed(last_battle=2)
    table = scenario.battle(0, 1, "holding", "aphrodite", power=True)
    assert battle(table)["winner"] == 0
    assert (won(table, 0), units(table, 1), supply(table, 1, "troll")) == (2, {"troll": 1}, 7)
    assert "seduced" in logged(table, 1)


@rule("AOM-GOD-19", "AOM-EGYPTGOD-01")
def test_isis_saves_the_last_unit_once_and_unasked() -> None:
    table = stage("spearman", "minotaur").battle(0, 1, "holding", "isis", power=True)
    duel(table, (3, 0), (5, 1))
    assert army(table, 0) == {"spearman": 1}
    assert supply(table, 0, "spearman") == 7
    assert (table.seat, offers(table)) == (0, ["fight", "retreat"])
    assert not battle(table)["isis"]
    duel(table, (3, 0), (5, 1))
    assert battle(table)["winner"] == 1
    assert supply(table, 0, "spearman") == 8


# ---------------------------------------------------------------------- what is removed
@rule("AOM-GOD-21", "AOM-AFTER-09")
def test_a_removed_tile_goes_to_the_pool_and_its_worker_home() -> None:
    scenario = temple("hephaestos").buildings(1, houses=1).workers(1, c2="villager")
    table = play(scenario.action(0), "power hephaestos")
    left = table.view()["pool"]["tiles"]["fertile-food-2"]
    play(table, "seize seat 2 c2")
    assert tiles(table, 1) == {}
    assert workers(table, 1) == {}
    assert seat_view(table, 1)["villagers"] == 1
    assert table.view()["pool"]["tiles"]["fertile-food-2"] == left + 1


@rule("AOM-GOD-21", "AOM-AFTER-12")
@pytest.mark.parametrize("god", ["horus", "njord"])
def test_a_destroyed_house_goes_to_the_supply_and_takes_a_villager(god: str) -> None:
    scenario = temple(god).buildings(1, houses=2).tiles(1, "hills-gold-2").workers(1, a2="villager")
    table = play(scenario.action(0), f"power {god}")
    left = table.view()["stock"]["house"]
    play(table, "raze seat 2 house")
    assert (table.seat, offers(table)) == (1, ["dismiss", "dismiss from a2"])
    play(table, "dismiss from a2")
    assert table.view()["stock"]["house"] == left + 1
    assert (buildings(table, 1), workers(table, 1)) == ({"house": 1, "market": 1}, {})
    assert seat_view(table, 1)["villagers"] == 1


@rule("AOM-GOD-21", "AOM-NORSEGOD-08")
def test_an_eliminated_unit_goes_back_to_its_owners_figures() -> None:
    table = play(temple("thor").action(0), "power thor", "strike seat 2 hydra")
    assert units(table, 1) == {}
    assert supply(table, 1, "hydra") == 8


@rule("AOM-GOD-23")
@pytest.mark.parametrize(("god", "n"), [("hermes", 4), ("forseti", 4), ("hades", 7)])
def test_any_cubes_are_a_free_mix_as_far_as_the_bank_has_them(god: str, n: int) -> None:
    scenario = temple(god).cubes(1, wood=25 - 8 - 4 - 1)
    table = play(scenario.action(0), f"invoke {god}")
    if god == "hades":
        play(table, "unit toxotes")
    play(table, "gain wood")
    assert offers(table) == ["gain food", "gain gold", "gain favor"]  # the only wood is gone
    play(table, *["gain favor"] * (n - 2))
    assert offered(table, "gain") != []
    play(table, "gain gold")
    assert offered(table, "gain") == []
    assert cubes(table, 0) == (8, 9, 9, 7 + n - 2)


@rule("AOM-GOD-23", "AOM-GOD-07")
def test_a_bank_with_fewer_cubes_gives_what_it_has() -> None:
    scenario = temple("hermes").cubes(1, food=13, wood=13, gold=13, favor=13)
    table = play(scenario.action(0), "power hermes")  # nothing but the favor just paid
    assert cubes(table, 0) == (8, 8, 8, 8)
    assert bank(table) == (0, 0, 0, 0)
    assert table.seat == 1
