"""A12, A13: Heroes and Monsters of the normal mode."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.actions import DONE
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.events import MONSTER_ATTACKS
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import AUTOMA, EXPLORATION
from tests.games.monumental.helpers import (
    conquer, defence, explorers, heroes, monsters, name, names, offered, offers, owner, play, player, position, purse,
    refuses, score, soldiers, tile, token, warlord, world,
)
from tests.rules import rule


def heroic(*civilizations: str, **options: Any) -> Scenario:
    return position(*civilizations, heroes=True, **options)


def wild(*civilizations: str, **options: Any) -> Scenario:
    return position(*civilizations, monsters=True, **options)


# ---------------------------------------------------------------- Heroes
@rule("MON-HERO-01", "MON-HERO-02", "MON-COMP-24")
def test_two_heroes_of_the_first_era_at_the_start() -> None:
    s = world(Scenario("egypt", "greece", heroes=True, quests="no").turn(0))
    assert [BOOK.era[hero] for hero in s.heroes] == [1, 1]
    assert [len(deck) for deck in s.hero_decks] == [5 - 2, 6, 5]
    core = world(Scenario("egypt", "greece", heroes=True, african=False).turn(0))
    assert [len(deck) for deck in core.hero_decks] == [4 - 2, 4, 4]


@rule("MON-HERO-02", "MON-HERO-11", "MON-HERO-14")
def test_two_more_come_nearest_to_the_deck_with_a_new_era() -> None:
    table = heroic().heroes("hannibal", "cleopatra").development("manufacture", "guildhall").turn(0)
    play(table, "done")
    new = heroes(table)[:2]
    assert heroes(table)[2:] == ["hannibal", "cleopatra"]
    assert {BOOK.era[hero] for hero in world(table).heroes[:2]} == {2}
    assert len(set(new)) == 2


@rule("MON-HERO-03", "MON-HERO-07")
def test_a_hero_costs_gold_and_enters_at_the_capital() -> None:
    refuses(heroic().heroes("gilgamesh").resources(0, gold=2, production=9).turn(0), "hero gilgamesh")
    table = heroic().heroes("gilgamesh", "cleopatra").resources(0, gold=4).turn(0)
    play(table, "hero gilgamesh")
    assert (purse(table), heroes(table), name(player(table, 0).hero)) == ({"gold": 1}, ["cleopatra"], "gilgamesh")
    assert player(table, 0).hero_at == player(table, 0).capital


@rule("MON-HERO-04", "MON-HERO-14")
def test_a_second_hero_sends_the_first_back_without_its_dismissal() -> None:
    table = heroic().hero(0, "gilgamesh").heroes("cleopatra", "hannibal").resources(0, gold=3).turn(0)
    play(table, "hero cleopatra")
    assert (purse(table), heroes(table)) == ({}, ["hannibal", "gilgamesh"])


@rule("MON-HERO-05", "MON-HERO-13")
def test_an_ability_once_per_turn_a_modifier_always() -> None:
    table = heroic().hero(0, "gilgamesh").turn(0)
    play(table, "use gilgamesh")
    assert purse(table) == {"production": 1}
    refuses(table, "use gilgamesh")
    always = heroic().hero(0, "napoleon").province(1, "d5", soldiers=3).turn(0)
    assert defence(always, "d5") == 2
    refuses(always, "use napoleon")


@rule("MON-HERO-06", "MON-HERO-08", "MON-HERO-12")
def test_a_dismissed_hero_gives_its_effect_and_can_be_taken_again() -> None:
    table = heroic().hero(0, "gilgamesh").heroes("cleopatra").resources(1, gold=3).turn(0)
    play(table, "dismiss")
    assert (purse(table), heroes(table), player(table, 0).hero) == ({"production": 3}, ["cleopatra", "gilgamesh"], -1)
    assert player(table, 0).hero_at == -1
    play(table, "done", "activate row 1 column 1")
    assert "gilgamesh" in offered(table, "hero")


@rule("MON-HERO-07", "MON-CONQ-19")
def test_a_hero_counts_as_a_unit_in_attack_and_defence() -> None:
    table = heroic().hero(0, "gilgamesh").province(1, "d5", soldiers=2).resources(0, military=2).turn(0)
    conquer(table, "d5", hero=True)
    assert (soldiers(table, "d5"), player(table, 0).hero_at) == (1, tile(table, "d5"))
    assert defence(table, "d5", seat=1) == 2
    assert warlord(table) == "c5"


@rule("MON-HERO-07", "MAE-CLAR-01")
def test_a_hero_alone_does_not_conquer() -> None:
    scenario = heroic().hero(0, "gilgamesh").token("d5", "barbarians-1-production-2-science")
    table = scenario.resources(0, military=1).turn(0)
    play(table, "conquer d5", "no")  # without the Warlord: the Hero is not even asked, a Soldier must go
    assert (soldiers(table, "d5"), player(table, 0).hero_at) == (1, player(table, 0).capital)


@rule("MON-HERO-09")
def test_one_hero_a_turn() -> None:
    table = heroic().heroes("gilgamesh", "cleopatra").resources(0, gold=6).turn(0)
    play(table, "hero gilgamesh", "dismiss")
    refuses(table, "hero cleopatra", "hero gilgamesh")


@rule("MON-HERO-10")
def test_a_hero_that_holds_a_province_alone_stays() -> None:
    given = heroic().hero(0, "gilgamesh").heroes("cleopatra").resources(0, gold=3)
    alone = given.province(0, "d5", hero=True).turn(0)
    refuses(alone, "dismiss", "hero cleopatra")
    with_soldier = given.province(0, "d5", soldiers=1, hero=True).turn(0)
    play(with_soldier, "dismiss")
    assert owner(with_soldier, "d5") == 0


@rule("MON-HERO-12")
def test_a_hero_goes_home_with_the_units() -> None:
    table = heroic().hero(1, "gilgamesh").province(1, "d5", soldiers=1, hero=True).resources(0, military=2).turn(0)
    conquer(table, "d5")
    assert (owner(table, "d5"), player(table, 1).hero_at) == (0, player(table, 1).capital)


# ---------------------------------------------------------------- Monsters
@rule("MON-MONS-01", "MON-MONS-10")
@pytest.mark.parametrize(("seats", "map"), [(2, "one-day"), (3, "open-sea"), (4, "dilemma"), (5, "five-crowns")])
def test_as_many_monsters_as_players_at_most_four(seats: int, map: str) -> None:
    civilizations = ("egypt", "greece", "japan", "china", "denmark")[:seats]
    s = world(Scenario(*civilizations, map=map, monsters=True, quests="no").turn(0))
    hidden = [kind for kind in s.tokens if kind >= 0 and BOOK.monster[kind] >= 0]
    assert len(hidden) == min(seats, 4)
    assert all(BOOK.number[kind] == 2 for kind in hidden)
    without = world(Scenario(*civilizations, map=map, quests="no").turn(0))
    assert not [kind for kind in without.tokens if kind >= 0 and BOOK.monster[kind] >= 0]


@rule("MON-MONS-10", "MON-SETUP-26")
def test_sixteen_monsters_in_both_boxes() -> None:
    kinds = [kind for kind in range(EXPLORATION, AUTOMA) if BOOK.monster[kind] >= 0]
    assert [BOOK.box[kind] for kind in kinds].count("core") == 12
    assert [BOOK.box[kind] for kind in kinds].count("african") == 4


@rule("MON-MONS-02", "MON-MONS-03")
def test_a_revealed_monster_takes_the_place_of_gains() -> None:
    table = wild().token("e3", "barbarians-monster-hydra").province(0, "e4", soldiers=3).resources(
        0, military=2).turn(0)
    conquer(table, "e3", source="e4")
    assert (owner(table, "e3"), purse(table), offers(table)[0]) == (0, {}, "done")
    assert monsters(table) == {"e3": ("hydra", 1)}
    assert token(table, "e3") is None


@rule("MON-MONS-04")
@pytest.mark.parametrize(("before", "after", "culture"), [(1, 2, 3), (2, 3, 3), (3, 1, 2)])
def test_its_token_moves_along_the_display_and_then_it_attacks(before: int, after: int, culture: int) -> None:
    table = wild().province(0, "e3", soldiers=1).monster("hydra", "e3", before).resources(0, culture=3).turn(0)
    play(table, "done")
    assert monsters(table) == {"e3": ("hydra", after)}
    assert purse(table, 0) == {"culture": culture}


@rule("MON-MONS-04")
def test_with_one_row_there_are_six_positions() -> None:
    table = wild("egypt", "greece", "japan", map="open-sea").province(0, (-2, -1), soldiers=1).monster(
        "hydra", (-2, -1), 6).resources(0, culture=3).turn(0)
    play(table, "done")
    assert purse(table, 0) == {"culture": 2}


@rule("MON-MONS-06", "MON-MONS-07")
def test_an_explorer_defeats_it_for_its_price() -> None:
    given = wild().province(1, "e3", soldiers=1).monster("sphinx", "e3").explorers(0, "e3", "c5")
    refuses(given.resources(0, military=2, science=1).turn(0), "fight 1")
    refuses(given.resources(0, military=9, science=0).turn(0), "fight 1")
    table = given.resources(0, military=2, science=2).deck(0, "fort", "library").turn(0)
    play(table, "fight 1")
    assert purse(table) == {"military": 1, "science": 1}  # 2 cards drawn and used
    assert (monsters(table), names(player(table, 0).monsters), explorers(table)[0]) == ({}, ["sphinx"], "e3")
    assert score(table)["monsters"] == 1


@rule("MON-MONS-08")
def test_a_monster_neither_defends_nor_holds() -> None:
    table = wild().province(1, "d6", soldiers=1).monster("hydra", "d6").province(0, "c6", soldiers=3).resources(
        0, military=2).turn(0)
    assert defence(table, "d6") == 2
    conquer(table, "d6", source="c6")
    assert (owner(table, "d6"), monsters(table)) == (0, {"d6": ("hydra", 1)})


@rule("MON-MONS-09", "MON-MONS-05", "MON-MONS-11")
def test_they_attack_in_the_order_of_their_coming() -> None:
    table = (
        wild().province(0, "e3", soldiers=1).monster("fenrir", "e3", 3).province(0, "d6", soldiers=1)
        .monster("chimera", "d6", 3).resources(0, gold=2).resources(1, gold=4).turn(0)
    )
    s = world(table)
    s.log = []
    s.apply(DONE)
    assert [name(event.a) for event in s.log if event.kind == MONSTER_ATTACKS] == ["fenrir", "chimera"]
    # Fenrir takes 2 Gold of players within 1 tile, then the Chimera 1 of those within 2: seat 1 has no Unit so near
    assert (purse(table, 0), purse(table, 1)) == ({}, {"gold": 4})
    assert monsters(table) == {"e3": ("fenrir", 1), "d6": ("chimera", 1)}


@rule("MON-MONS-11")
def test_who_returns_a_unit_chooses_soldier_or_warlord() -> None:
    table = wild().province(0, "e3", soldiers=1, warlord=True).monster("minotaur", "e3", 3).resources(0, gold=2).turn(0)
    play(table, "done")
    assert (table.seat, offered(table, "unit")) == (0, ["soldier", "warlord"])
    play(table, "unit warlord")
    assert (warlord(table), soldiers(table, "e3"), purse(table, 0)) == ("c5", 1, {"gold": 2})
    alone = wild().province(0, "e3", soldiers=1).monster("minotaur", "e3", 3).resources(0, gold=2).turn(0)
    play(alone, "done")
    assert (owner(alone, "e3"), purse(alone, 0)) == (0, {"gold": 1})
