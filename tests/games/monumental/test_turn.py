"""A3 to A5: resources, the turn, activating the City."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    attached, city, conquer, discard, offered, offers, play, player, position, purse, refuses, status,
)
from tests.rules import rule

ALL_CAMPS = {1: "work-camp", 2: "work-camp", 3: "work-camp", 4: "work-camp", 7: "work-camp"}


# ---------------------------------------------------------------- resources
@rule("MON-RES-02", "MON-ACQ-08")
@pytest.mark.parametrize(("resource", "payable"), [
    ("production", {"workshop", "granary", "colossus"}), ("science", {"writing"}), ("military", set()),
    ("culture", set()), ("gold", {"workshop", "granary", "writing", "colossus"}),
])
def test_what_pays_for_what(resource: str, payable: set[str]) -> None:
    table = position().display("granary", "writing", "colossus").resources(0, **{resource: 3}).turn(0)
    assert set(offered(table, "acquire")) - {"laboratory", "archery-range"} == payable


@rule("MON-RES-02", "MON-RES-03")
def test_gold_never_replaces_culture_and_culture_alone_pays_policies() -> None:
    assert offered(position().resources(0, gold=9, production=9, science=9).turn(0), "develop") == []
    assert len(offered(position().resources(0, culture=1).turn(0), "develop")) == 5


@rule("MON-RES-03", "MON-RES-12")
def test_gold_stands_for_a_type_not_paid() -> None:
    table = position().city(0, {1: "forum"}).tilt(0, 1).resources(0, science=1, gold=1).turn(0)
    play(table, "use forum", "choose 2")
    assert purse(table) == {"culture": 1}
    refuses(position().city(0, dict.fromkeys(range(1, 10)) | {1: "forum"}).tilt(0, 1).resources(0, science=2).turn(0),
            "use forum")


@rule("MON-RES-04", "MON-ACTV-03")
def test_what_is_gained_may_be_spent_at_once() -> None:
    table = position().city(0, ALL_CAMPS).activation(0)
    play(table, "activate row 1 column 1", "acquire workshop")
    assert purse(table) == {"production": 3}


@rule("MON-RES-05", "MON-RES-06", "MON-CITY-01")
def test_counters_are_lost_and_gold_and_culture_kept() -> None:
    table = position().resources(0, production=1, science=2, military=3, gold=4, culture=5, raid=2).turn(0)
    play(table, "done")
    assert purse(table) == {"gold": 4, "culture": 5}
    assert player(table, 0).raid == 0


@rule("MON-RES-08", "MAE-CARD-08")
@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_a_basic_resource_of_ones_choice(resource: str) -> None:
    table = position().city(0, {1: "work-camp/navigation"}).tilt(0, 1).turn(0)
    play(table, "use navigation", f"gain {resource}")
    assert purse(table) == {resource: 1}


@rule("MON-RES-09", "MON-COMP-14")
@pytest.mark.parametrize("gained", [2, 5])
def test_the_mine_needs_two_production_gained(gained: int) -> None:
    table = position().city(0, {1: "mine"}).tilt(0, 1).gained(0, production=gained).turn(0)
    play(table, "use mine")
    assert purse(table) == {"gold": 1}


@rule("MON-RES-09")
def test_what_was_gained_is_forgotten_in_the_next_turn() -> None:
    table = position().city(0, {i: "fort" if i < 4 else None for i in range(1, 10)}).deck(0, "mine").gained(
        0, production=5).turn_end(0)
    assert player(table, 1).gained == [0] * 5
    play(table, "activate row 1 column 1", "done", "activate row 3 column 3")
    assert player(table, 0).gained[0] == purse(table, 0).get("production", 0)


@rule("MON-RES-13", "MON-RES-14", "MON-CIV-07")
def test_military_for_unoccupied_provinces_alone() -> None:
    table = (
        position("japan", "greece").city(0, {1: "samurai-training-ground"}).tilt(0, 1)
        .province(1, "d5", soldiers=1).token("d4", "barbarians-1-production-2-science").resources(0, military=1).turn(0)
    )
    play(table, "use samurai-training-ground")
    assert (player(table, 0).raid, purse(table)) == (2, {"military": 1})
    conquer(table, "d4")
    play(table, "choose 2")
    assert (player(table, 0).raid, purse(table)) == (1, {"military": 1, "science": 2})  # spent first, unasked
    conquer(table, "d5", source="c5")
    assert purse(table) == {"science": 2}
    refuses(position("japan", "greece").province(1, "d5", soldiers=1).resources(0, raid=2).turn(0), "conquer d5")
    refuses(table, "explore 1 d4", "manoeuvre c5")  # 1 such Military is left


@rule("MON-RES-14", "MAE-CARD-12")
def test_gold_that_must_be_spent_goes_first_and_expires() -> None:
    table = position().city(0, {1: "work-camp/ironworking"}).resources(0, gold=3).activation(0)
    play(table, "activate row 1 column 1")
    assert (purse(table)["gold"], player(table, 0).fresh) == (5, 2)
    play(table, "invest")
    assert (purse(table)["gold"], player(table, 0).fresh) == (4, 1)
    play(table, "done")
    assert purse(table) == {"gold": 3}


@rule("MON-RES-15", "MAE-TILE-02")
def test_a_mine_tile_turns_production_into_gold() -> None:
    table = position().province(1, "e3", soldiers=1).province(0, "e4", soldiers=2).resources(
        0, military=1, production=3, gold=1).turn(0)
    conquer(table, "e3")
    play(table, "pay gold 0")
    assert offered(table, "amount") == ["0", "1", "2", "3"]  # occupied or not; never more than the Production
    play(table, "amount 2")
    assert purse(table) == {"production": 1, "gold": 3}


# ---------------------------------------------------------------- the turn
@rule("MON-TURN-01", "MON-TURN-02")
def test_complete_turns_in_order() -> None:
    table = position("egypt", "greece", "japan", map="open-sea", first=1).round_start()
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        assert offered(table, "activate")
        play(table, "activate row 1 column 1", "done")
    assert seats == [1, 2, 0, 1]


@rule("MON-TURN-03", "MON-ACQ-03")
def test_any_number_of_actions_in_any_order() -> None:
    table = position().resources(0, production=6, military=2, culture=1).turn(0)
    play(table, "acquire workshop", "explore 1 d5", "acquire workshop", "develop corvee", "gain science")
    play(table, "explore 1 d4", "acquire laboratory")
    assert (table.seat, purse(table)) == (0, {"science": 1})


@rule("MON-TURN-04", "MON-EFF-01", "MON-EFF-02")
def test_an_effect_is_used_once() -> None:
    table = position().city(0, {1: "work-camp/navigation"}).tilt(0, 1).turn(0)
    play(table, "use navigation", "gain science")
    refuses(table, "use navigation")
    assert status(table)[0] == "activated"


@rule("MON-TURN-05")
def test_no_effect_is_compulsory() -> None:
    table = position().city(0, {1: "mine/navigation", 2: "forum"}).tilt(0, 1, 2).turn(0)
    play(table, "done")
    assert purse(table) == {}


@rule("MON-TURN-06", "MAE-ZUL-05")
def test_tokens_may_be_used_when_one_must_pay() -> None:
    table = (
        position("egypt", "zulu").province(1, "d5", soldiers=1, forces=True).gains(0, "mercenaries")
        .resources(0, military=1).dice(2).turn(0)
    )
    conquer(table, "d5")
    assert offers(table) == ["token mercenaries", "no"]
    play(table, "token mercenaries", "yes")
    assert purse(table) == {"military": 1}


# ---------------------------------------------------------------- activating
@rule("MON-ACTV-01", "MON-ACTV-02")
@pytest.mark.parametrize(("row", "column", "slots"), [
    (1, 1, {1, 2, 3, 4, 7}), (2, 2, {2, 4, 5, 6, 8}), (3, 1, {1, 4, 7, 8, 9}),
])
def test_a_row_and_a_column_of_five_positions(row: int, column: int, slots: set[int]) -> None:
    table = position().city(0, {5: "work-camp/navigation"}).activation(0)
    assert len(offered(table, "activate")) == 9
    play(table, f"activate row {row} column {column}")
    assert {slot for slot in range(1, 10) if status(table)[slot - 1] == "activated"} == slots
    assert ("use navigation" in offers(table)) is (5 in slots)


@rule("MON-ACTV-03", "MON-COMP-12", "MON-COMP-15", "MON-COMP-16")
def test_cards_produce_at_once() -> None:
    table = position().city(0, {
        1: "workshop", 2: "laboratory", 3: "archery-range", 4: "library", 7: "fort",
    }).activation(0)
    play(table, "activate row 1 column 1")
    assert purse(table) == {"production": 2, "science": 2 + 1, "military": 2 + 1}


@rule("MON-ACTV-04")
def test_effects_wait_for_the_action_phase_in_any_order() -> None:
    table = position().city(0, ALL_CAMPS | {1: "mine/navigation", 2: "forum"}).activation(0)
    play(table, "activate row 1 column 1")
    assert purse(table) == {"production": 3}
    assert {"use mine", "use navigation", "use forum"} <= set(offers(table))


@rule("MON-ACTV-05", "MAE-ZUL-16")
def test_what_happens_when_a_card_is_activated_happens_at_once() -> None:
    table = position("zulu", "greece").city(0, {1: "ibutho-camp"}).activation(0)
    play(table, "activate row 1 column 1")
    assert discard(table) == {"revolt": 1}


@rule("MON-ACTV-06", "MON-CIV-03")
def test_democracy_swaps_before_the_choice_of_lines() -> None:
    table = position("greece", "egypt").policies(0, "democracy").resources(0, gold=1).city(
        0, {1: "mine", 9: "work-camp/philosophy"}).activation(0)
    assert "use democracy" in offers(table)
    play(table, "use democracy", "slot 1", "slot 9")
    assert (city(table)[0], attached(table)[0], city(table)[8]) == ("work-camp", "philosophy", "mine")
    refuses(table, "use democracy")
    play(table, "activate row 1 column 1")
    refuses(table, "use democracy")


@rule("MON-ACTV-07", "MON-CITY-07")
def test_empty_positions_and_a_knowledge_alone() -> None:
    table = position().city(0, dict.fromkeys(range(1, 10)) | {1: "navigation"}).activation(0)
    play(table, "activate row 1 column 1")
    assert (purse(table), status(table)[:2]) == ({}, ["activated", "idle"])
    assert "use navigation" in offers(table)


@rule("MON-ACT-02", "MON-ACT-03")
def test_triggered_effects_come_by_themselves_in_the_order_of_their_owner() -> None:
    table = (
        position("egypt", "greece").policies(0, "cult-of-the-pharaoh").wonder(0, "great-wall")
        .resources(0, production=3).province(0, "c6", soldiers=1).turn(0)
    )
    play(table, "complete")
    assert purse(table) == {"culture": 2}
    several = (
        position("denmark", "greece", heroes=True).policies(0, "plunder").hero(0, "joan-of-arc")
        .province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    )
    conquer(several, "d5")
    assert offered(several, "pick") == ["plunder", "joan-of-arc"]


@rule("MON-ACT-04", "MAE-CARD-06")
def test_a_condition_of_the_turn_may_be_met_before() -> None:
    table = position().city(0, {1: "warrior-altar"}).tilt(0, 1).province(1, "d5", soldiers=1).resources(
        0, military=1, production=2).turn(0)
    conquer(table, "d5")
    play(table, "acquire workshop", "use warrior-altar")
    assert purse(table) == {"culture": 1}
    refuses(position().city(0, {1: "warrior-altar"}).tilt(0, 1).turn(0), "use warrior-altar")  # not for nothing


@rule("MAE-GAIN-02", "MON-TURN-06")
def test_tokens_may_be_used_before_the_city_is_activated() -> None:
    scenario = position().city(0, {1: "fort", 9: "library"}).gains(0, "archivists").kept(0, production=1)
    table = play(scenario.activation(0), "spend-token production", "token archivists", "slot 9")
    assert (purse(table), city(table)[8]) == ({"production": 1}, None)
    assert offered(table, "activate")
    continuous = position(mode="continuous").gains(0, "archivists").round_start()
    refuses(continuous, "token archivists")  # no turn has begun
