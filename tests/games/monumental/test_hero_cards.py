"""The sixteen Heroes at work: price, effect and dismissal, by their texts."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    beside, conquer, defence, explorers, gains, name, offers, owner, play, player, position, purse, refuses, soldiers,
)
from tests.games.monumental.played import Stock, plays, used
from tests.rules import rule

PRICES = {
    "gilgamesh": 3, "hannibal": 3, "cleopatra": 3, "archimedes": 3, "amanirenas": 3, "saladin": 4, "joan-of-arc": 4,
    "genghis-khan": 4, "marco-polo": 4, "ibn-battuta": 4, "sundiata-keita": 4, "marie-curie": 5, "napoleon": 5,
    "simon-bolivar": 5, "ada-lovelace": 5, "yaa-asantewaa": 5,
}
ABILITIES: list[tuple[str, Stock, list[str], Stock]] = [
    ("gilgamesh", {}, [], {"production": 1}),
    ("cleopatra", {"gold": 2}, ["gain science", "gain science"], {"gold": 1, "science": 2}),
    ("saladin", {}, [], {"military": 1}),
    ("marie-curie", {"science": 2}, [], {"science": 1, "military": 1}),
    ("sundiata-keita", {}, ["gain production"], {"production": 1}),
]
DISMISSALS: list[tuple[str, list[str], Stock]] = [
    ("gilgamesh", [], {"production": 3}), ("cleopatra", [], {"culture": 1}), ("archimedes", [], {"science": 3}),
    ("amanirenas", [], {"military": 3}), ("saladin", [], {"military": 4}),
    ("joan-of-arc", [], {"culture": 1, "gold": 1}), ("marco-polo", ["gain science"], {"gold": 2, "science": 1}),
    ("marie-curie", [], {"science": 5}), ("napoleon", [], {"military": 5}), ("simon-bolivar", [], {"culture": 2}),
    ("ada-lovelace", [], {"culture": 1, "gold": 2}), ("yaa-asantewaa", [], {"culture": 2}),
]


def led_by(hero: str, *civilizations: str, **options: Any) -> Scenario:
    return position(*civilizations, heroes=True, **options).hero(0, hero)


@rule("MON-HERO-01", "MON-HERO-03")
@pytest.mark.parametrize(("hero", "price"), PRICES.items())
def test_the_price_of_a_hero(hero: str, price: int) -> None:
    scenario = position(heroes=True).heroes(hero)
    refuses(scenario.resources(0, gold=price - 1).turn(0), f"hero {hero}")
    table = play(scenario.resources(0, gold=price).turn(0), f"hero {hero}")
    assert (purse(table), name(player(table, 0).hero)) == ({}, hero)


@rule("MON-HERO-05", "MON-HERO-13")
@plays(*[hero for hero, *_ in ABILITIES])
@pytest.mark.parametrize(("hero", "given", "answers", "result"), ABILITIES)
def test_an_ability_of_resources(hero: str, given: Stock, answers: list[str], result: Stock) -> None:
    table = led_by(hero).deck(0, "fort").resources(0, **given).turn(0)
    assert used(table, hero, answers) == result
    refuses(table, f"use {hero}")


@rule("MON-HERO-06", "MON-HERO-08")
@pytest.mark.parametrize(("hero", "answers", "result"), DISMISSALS)
def test_a_dismissal_of_resources(hero: str, answers: list[str], result: Stock) -> None:
    table = play(led_by(hero).turn(0), "dismiss", *answers)
    assert (purse(table), player(table, 0).hero) == (result, -1)


@rule("MON-CONQ-27", "MON-CONQ-09")
@plays("hannibal")
def test_hannibal_needs_a_unit_less_for_the_first_conquest() -> None:
    table = led_by("hannibal").province(1, "d5", soldiers=3).province(1, "d4", soldiers=2).resources(
        0, military=5).turn(0)
    conquer(table, "d5")
    assert (owner(table, "d5"), soldiers(table, "d5"), purse(table)) == (0, 2, {"military": 2})
    conquer(table, "d4", source="c5")
    assert (soldiers(table, "d4"), purse(table)) == (2, {})
    least = led_by("hannibal").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    assert soldiers(conquer(least, "d5"), "d5") == 1
    moved = play(led_by("hannibal").province(0, "c6", soldiers=1).turn(0), "dismiss",
                 *["manoeuvre c5", "unit soldier"] * 3)
    assert (soldiers(moved, "c6"), "done" in offers(moved)) == (4, True)


@rule("MON-CONQ-09", "MON-CONQ-08", "MON-CONQ-27")
@plays("hannibal")
def test_hannibal_lets_fewer_units_enter_but_need_not() -> None:
    scenario = led_by("hannibal").province(1, "d5", soldiers=3).province(0, "c6", soldiers=3).resources(0, military=5)
    table = play(scenario.turn(0), "conquer d5", "no", "no", "tile c5")
    refuses(table, "stop")  # one of two
    assert offers(play(table, "tile c5")) == ["stop", "tile c5", "tile c6"]
    play(table, "tile c6")
    assert (soldiers(table, "d5"), purse(table)) == (3, {"military": 2})  # no more than the defence
    few = play(scenario.turn(0), "conquer d5", "no", "no", "tile c5", "tile c5", "stop")
    assert (soldiers(few, "d5"), purse(few)) == (2, {"military": 2})
    led = play(scenario.turn(0), "conquer d5", "yes", "yes", "stop")
    assert (soldiers(led, "d5"), player(led, 0).warlord_at == player(led, 0).hero_at) == (0, True)


@plays("archimedes")
def test_archimedes_makes_the_first_progress_cheaper() -> None:
    table = led_by("archimedes").deck(0, "fort", "fort").resources(0, science=3).turn(0)
    assert purse(play(table, "progress")) == {"science": 2, "military": 1}
    assert purse(play(table, "progress")) == {"military": 2}


@rule("MON-CONQ-05")
@plays("amanirenas")
def test_amanirenas_lowers_the_defence_of_the_first_conquest() -> None:
    table = led_by("amanirenas").province(1, "d5", soldiers=3).province(1, "d4", soldiers=3).resources(
        0, military=2).turn(0)
    assert (defence(table, "d5"), defence(table, "d4")) == (2, 2)
    conquer(table, "d5")
    assert (soldiers(table, "d5"), purse(table), defence(table, "d4")) == (2, {}, 3)


@rule("MON-CONQ-29", "MAE-ZUL-06")
@pytest.mark.parametrize(("hero", "price", "units"), [("hannibal", 3, 2), ("amanirenas", 2, 2)])
def test_a_failed_conquest_is_not_the_first(hero: str, price: int, units: int) -> None:
    scenario = led_by(hero, "egypt", "zulu").province(1, "d5", soldiers=3, forces=True).dice(2)
    table = play(conquer(scenario.resources(0, military=2 * price).turn(0), "d5"), "no")
    assert (owner(table, "d5"), purse(table)) == (1, {"military": price})
    conquer(table, "d5")
    assert (owner(table, "d5"), soldiers(table, "d5"), purse(table)) == (0, units, {})


@rule("MON-ACT-02")
@plays("joan-of-arc")
def test_joan_of_arc_gains_by_every_occupied_province() -> None:
    table = led_by("joan-of-arc").province(1, "d5", soldiers=1).province(1, "c6", soldiers=1).resources(
        0, military=2).turn(0)
    play(conquer(table, "d5"), "gain production", "gain production")
    play(conquer(table, "c6", source="c5"), "gain production", "gain science")
    assert purse(table) == {"production": 3, "science": 1}
    free = led_by("joan-of-arc").token("d5", "barbarians-1-production-2-science").resources(0, military=1).turn(0)
    assert purse(play(conquer(free, "d5"), "choose 2")) == {"science": 2}


@plays("genghis-khan")
def test_genghis_khan_moves_units_and_leaves_for_easier_conquests() -> None:
    table = led_by("genghis-khan").province(0, "c6", soldiers=1).turn(0)
    play(table, "use genghis-khan", *["manoeuvre c5", "unit soldier"] * 2)
    assert (soldiers(table, "c6"), purse(table), "done" in offers(table)) == (3, {}, True)
    gone = led_by("genghis-khan").province(1, "d5", soldiers=3).province(1, "d4", soldiers=3).resources(
        0, military=4).turn(0)
    play(gone, "dismiss")
    conquer(gone, "d5")
    assert (defence(gone, "d4"), purse(gone)) == (2, {"military": 2})  # all conquests of the turn


@plays("marco-polo")
def test_marco_polo_moves_each_explorer_a_tile() -> None:
    table = play(led_by("marco-polo").turn(0), "use marco-polo", "explore 1 d5", "explore 2 c6")
    assert (explorers(table), purse(table), "done" in offers(table)) == (("d5", "c6"), {}, True)


@plays("ibn-battuta")
def test_ibn_battuta_moves_one_explorer_and_at_last_both() -> None:
    table = play(led_by("ibn-battuta").turn(0), "use ibn-battuta", "explore 1 d5")
    assert (explorers(table), "done" in offers(table)) == (("d5", "c5"), True)
    last = play(
        led_by("ibn-battuta").turn(0), "dismiss", "explore 1 d5", "explore 1 e5", "explore 1 e6", "explore 2 c6",
        "explore 2 c7", "explore 2 d6",
    )
    assert (explorers(last), purse(last), "done" in offers(last)) == (("e6", "d6"), {}, True)


def test_sundiata_keita_leaves_a_commercial_gain() -> None:
    assert gains(play(led_by("sundiata-keita").bag("patronage").turn(0), "dismiss")) == ["patronage"]


def test_marie_curie_draws_for_a_science() -> None:
    table = led_by("marie-curie").deck(0, "library").resources(0, science=1).turn(0)
    assert (used(table, "marie-curie"), beside(table)) == ({"science": 1}, ["library"])
    refuses(led_by("marie-curie").deck(0, "library").resources(0, military=2).turn(0), "use marie-curie")


@rule("MON-HERO-13", "MON-CONQ-05")
@plays("napoleon")
def test_napoleon_lowers_every_defence() -> None:
    table = led_by("napoleon").province(1, "d5", soldiers=3).province(1, "d4", soldiers=3).resources(
        0, military=2).turn(0)
    conquer(table, "d5")
    assert (purse(table), defence(table, "d4")) == ({}, 2)


@plays("simon-bolivar")
def test_simon_bolivar_needs_five_provinces() -> None:
    scenario = led_by("simon-bolivar")
    for place in ("c6", "d4", "d5", "d6"):
        scenario.province(0, place, soldiers=1)
    refuses(scenario.turn(0), "use simon-bolivar")
    assert used(scenario.province(0, "e4", soldiers=1).turn(0), "simon-bolivar") == {"culture": 1}


@plays("ada-lovelace")
@pytest.mark.parametrize(("knowledge", "science"), [(0, 0), (2, 2), (4, 3)])
def test_ada_lovelace_counts_activated_knowledge(knowledge: int, science: int) -> None:
    cards = ("writing", "masonry", "currency", "calendar")[:knowledge]
    city = {i: f"work-camp/{card}" for i, card in enumerate(cards, start=1)} | {5: "fort/navigation"}
    table = led_by("ada-lovelace").city(0, city).tilt(0, *range(1, 1 + knowledge)).turn(0)
    assert used(table, "ada-lovelace") == ({"science": science} if science else {})


@rule("MON-CONQ-04")
@plays("yaa-asantewaa")
def test_yaa_asantewaa_strengthens_own_provinces() -> None:
    scenario = position(heroes=True).province(1, "d5", soldiers=2)
    assert defence(scenario.turn(0), "d5") == 2
    assert defence(scenario.hero(1, "yaa-asantewaa").turn(0), "d5") == 3
