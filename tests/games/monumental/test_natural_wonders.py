"""The ten Natural Wonders at work, by their texts, and how they change hands."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, conquer, defence, explorers, gains, offered, offers, owner, play, position, purse, refuses, reserve, score,
    space, status,
)
from tests.games.monumental.played import Stock, plays, used
from tests.rules import rule

GAINS: list[tuple[str, Stock, list[str], Stock]] = [
    ("nile", {}, [], {"science": 2}), ("kilimanjaro", {}, [], {"production": 2}),
    ("victoria-falls", {}, [], {"military": 2}), ("okavango-delta", {}, [], {"gold": 1}),
    ("ngorongoro-crater", {"science": 1, "military": 1}, [], {"culture": 1}),
    ("ngorongoro-crater", {"science": 3, "gold": 1}, [], {"science": 2, "culture": 1}),
]


def beside_the(natural: str, seat: int = 0, **options: Any) -> Scenario:
    """The seat controls the mountain e5 with this Natural Wonder."""
    return position(**options).natural("e5", natural).province(seat, "e5", soldiers=1)


@rule("MAE-NAT-06", "MAE-NAT-11")
@plays(*[natural for natural, *_ in GAINS])
@pytest.mark.parametrize(("natural", "given", "answers", "result"), GAINS)
def test_a_natural_wonder_of_resources(natural: str, given: Stock, answers: list[str], result: Stock) -> None:
    table = beside_the(natural).resources(0, **given).turn(0)
    assert used(table, natural, answers) == result
    refuses(table, f"use {natural}")  # once per turn


@rule("MON-TERM-01")
@plays("great-rift-valley")
def test_the_great_rift_valley_archives() -> None:
    table = play(beside_the("great-rift-valley").city(0, {1: "fort"}).turn(0), "use great-rift-valley", "slot 1")
    assert archive(table) == ["fort"]


@rule("MON-EXPL-04")
@plays("serengeti")
def test_the_serengeti_moves_one_explorer_two_tiles() -> None:
    table = play(beside_the("serengeti").turn(0), "use serengeti", "explore 1 d5", "explore 1 e4")
    assert (explorers(table), purse(table), "done" in offers(table)) == (("e4", "c5"), {}, True)


@rule("MON-ACT-05")
@plays("sahara")
def test_the_sahara_pays_for_a_space() -> None:
    table = beside_the("sahara").space(0, 1).bag("patronage").resources(0, military=1).turn(0)
    assert (used(table, "sahara"), space(table), gains(table)) == ({}, 2, ["patronage"])
    refuses(beside_the("sahara").turn(0), "use sahara")
    refuses(beside_the("sahara").space(0, 20).resources(0, military=1).turn(0), "use sahara")


@rule("MAE-RES-02")
@plays("lake-victoria")
def test_lake_victoria_reserves() -> None:
    table = play(beside_the("lake-victoria").pile(1, "writing").turn(0), "use lake-victoria")
    assert reserve(table) == ["writing"]


@rule("MON-TERM-05")
@plays("table-mountain")
def test_table_mountain_reinforces() -> None:
    scenario = beside_the("table-mountain").city(0, {1: "fort", 2: "library"}).tilt(0, 1, 2)
    assert status(play(scenario.turn(0), "use table-mountain", "slot 2"))[:2] == ["activated", "reinforced"]


@rule("MAE-NAT-02", "MAE-NAT-03", "MAE-NAT-06", "MAE-NAT-07", "MAE-NAT-12")
def test_it_serves_whoever_controls_it() -> None:
    scenario = position().natural("e5", "nile").token("e5", "barbarians-1-culture-and-1-gold-4-science")
    table = scenario.province(0, "d5", soldiers=5).resources(0, military=4).turn(0)
    assert defence(table, "e5") == 3 + 1  # face down it adds nothing
    play(conquer(table, "e5", source="d5"), "choose 1")
    assert (owner(table, "e5"), used(table, "nile")) == (0, {"culture": 1, "gold": 1, "science": 2})
    assert defence(table, "e5", seat=1) == 4 + 2 + 1
    other = beside_the("nile", seat=1).province(0, "d5", soldiers=5).resources(0, military=4).turn(0)
    refuses(other, "use nile")
    conquer(other, "e5", source="d5")
    assert (used(other, "nile"), score(other)["natural-wonders"]) == ({"science": 2}, 1)


@rule("MAE-NAT-13", "MAE-CONT-07")
def test_using_it_is_a_unique_action_in_continuous_mode() -> None:
    table = beside_the("nile", mode="continuous").turn(0)
    play(table, "use nile")
    assert "done" in offers(table)
    assert offered(table, "use") == []


@rule("MAE-NAT-13", "MAE-NAT-07", "MAE-CONT-07")
def test_its_action_pawn_goes_with_it_to_a_conqueror() -> None:
    table = beside_the("nile", mode="continuous").province(1, "f5", soldiers=6).resources(1, military=4).turn(0)
    play(table, "use nile", "done")
    play(conquer(table, "e5", source="f5"), "done", "pass")
    assert (owner(table, "e5"), table.seat) == (1, 1)
    refuses(table, "use nile")
    fresh = beside_the("nile", mode="continuous").province(1, "f5", soldiers=6).resources(1, military=4).turn(0)
    play(fresh, "pass")
    play(conquer(fresh, "e5", source="f5"), "done")
    assert used(fresh, "nile", seat=1) == {"science": 2}
