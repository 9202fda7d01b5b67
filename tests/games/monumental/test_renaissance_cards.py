"""The 12 Development cards of the Renaissance at work, by their texts."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, deck, defence, explorers, offers, play, player, purse, refuses, status,
)
from tests.games.monumental.played import Stock, acquired, completed, holding, plays, produced, used
from tests.rules import rule

COSTS: dict[str, int] = {
    "printing-house": 6, "shipyard": 6, "bank": 6, "opera-house": 6, "perspective": 6, "astronomy": 6,
    "double-entry-bookkeeping": 6, "ballistics": 6, "sistine-chapel": 4, "taj-mahal": 4, "forbidden-city": 4,
    "topkapi-palace": 4,
}
OUTPUTS: dict[str, Stock] = {
    "printing-house": {"science": 2}, "shipyard": {"military": 2}, "bank": {"gold": 2}, "opera-house": {"culture": 1},
    "perspective": {}, "astronomy": {"science": 1}, "double-entry-bookkeeping": {}, "ballistics": {"military": 1},
    "sistine-chapel": {}, "taj-mahal": {}, "forbidden-city": {}, "topkapi-palace": {},
}
GAINS: list[tuple[str, Stock, list[str], Stock]] = [
    ("bank", {"science": 1, "military": 1}, ["spend military"], {"science": 1, "gold": 1}),
    ("opera-house", {}, ["gain production"], {"production": 1}),
    ("double-entry-bookkeeping", {"production": 1, "science": 2, "military": 1},
     ["spend production", "spend science", "spend science"], {"military": 1, "gold": 3}),
    ("double-entry-bookkeeping", {"science": 2}, ["spend science", "stop"], {"science": 1, "gold": 1}),
    ("sistine-chapel", {}, ["gain science"], {"culture": 1, "science": 1}),
    ("taj-mahal", {}, [], {"gold": 2}),
    ("forbidden-city", {}, [], {"production": 3}),
    ("topkapi-palace", {}, [], {"military": 2, "science": 1}),
]


def reborn(*cards: str, **options: Any) -> Scenario:
    return holding(*cards, renaissance=True, **options)


@rule("MON-ACQ-01", "MON-ACQ-08", "MON-WON-01", "MON-SETUP-10")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_what_a_card_costs(card: str, cost: int) -> None:
    table = acquired(card, cost, renaissance=True)
    assert purse(table) == {}
    assert (deck(table)[0] == card) != (player(table, 0).wonder >= 0)


@rule("MON-ACTV-03")
@pytest.mark.parametrize("card", OUTPUTS)
def test_what_an_activated_card_produces(card: str) -> None:
    assert produced(card, renaissance=True) == OUTPUTS[card]


@rule("MON-EFF-02")
@plays(*[card for card, *_ in GAINS])
@pytest.mark.parametrize(("card", "given", "answers", "result"), GAINS)
def test_what_an_effect_gains(card: str, given: Stock, answers: list[str], result: Stock) -> None:
    table = reborn(card).resources(0, **given).turn(0)
    assert used(table, card, answers) == result
    refuses(table, f"use {card}")  # once


@rule("MON-RES-15")
@pytest.mark.parametrize("card", ["bank", "double-entry-bookkeeping"])
def test_gold_is_not_turned_into_gold(card: str) -> None:
    refuses(reborn(card).resources(0, gold=3).turn(0), f"use {card}")


@rule("MON-WON-05")
@pytest.mark.parametrize(("wonder", "result"), [("sistine-chapel", {"culture": 2}),
                                                ("topkapi-palace", {"military": 3})])
def test_what_a_completed_wonder_gains(wonder: str, result: Stock) -> None:
    table = completed(wonder, 5, renaissance=True)
    assert (purse(table), deck(table)[0]) == (result, wonder)


def test_the_taj_mahal_completed_reinforces_two_cards() -> None:
    table = reborn("fort", "library", "granary").wonder(0, "taj-mahal").resources(0, production=5).turn(0)
    play(table, "complete", "slot 1", "slot 3")
    assert status(table)[:3] == ["reinforced", "activated", "reinforced"]


@rule("MON-ACQ-09")
def test_the_forbidden_city_completed_gives_a_basic_building() -> None:
    table = completed("forbidden-city", 5, ["pick workshop"], renaissance=True)
    assert deck(table)[:2] == ["forbidden-city", "workshop"]


@plays("printing-house")
@pytest.mark.parametrize(("answers", "result"), [(["slot 3", "gain science"], {"science": 1}), (["stop"], {})])
def test_the_printing_house_rewards_archiving(answers: list[str], result: Stock) -> None:
    table = reborn("printing-house").turn(0)
    assert used(table, "printing-house", answers) == result
    assert len(archive(table)) == len(result)


@rule("MON-EXPL-04")
@plays("shipyard")
def test_the_shipyard_moves_one_explorer_two_tiles() -> None:
    table = play(reborn("shipyard").turn(0), "use shipyard", "explore 1 c6", "explore 1 c7")
    assert (explorers(table), purse(table), "done" in offers(table)) == (("c7", "c5"), {}, True)


@rule("MON-WON-12", "MON-ACQ-07")
@plays("perspective")
def test_perspective_builds_a_section_for_four_less() -> None:
    refuses(reborn("perspective").wonder(0, "eiffel-tower").turn(0), "use perspective")
    done = reborn("perspective").wonder(0, "eiffel-tower").resources(0, production=1).turn(0)
    assert used(done, "perspective") == {"gold": 3}
    free = reborn("perspective").wonder(0, "colossus").turn(0)
    assert used(free, "perspective") == {"military": 2}  # 3 less 4 is 0


@rule("MON-SCI-04")
@plays("astronomy")
def test_astronomy_draws_a_card() -> None:
    table = reborn("astronomy").deck(0, "library", "fort").turn(0)
    assert (used(table, "astronomy"), beside(table)) == ({"science": 1}, ["library"])


@rule("MON-CONQ-05")
@plays("ballistics")
def test_ballistics_lower_the_defence() -> None:
    table = reborn("ballistics").province(1, "d5", soldiers=3).province(1, "c6", soldiers=1).turn(0)
    assert (defence(table, "d5"), defence(table, "c6")) == (2, 1)
