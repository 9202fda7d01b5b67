"""Card texts among each other: first times that are over, cards drawn, copied or reinforced, Automas as opponents."""

from __future__ import annotations

import pytest

from clio.games.monumental.record import GAME
from clio.games.monumental.rules.monsters import ATTACK
from clio.games.monumental.rules.round import ROUND
from tests.games.monumental.helpers import (
    beside, conquer, deck, defence, discard, offers, play, position, purse, refuses, soldiers, solo, status, warlord,
)
from tests.games.monumental.played import holding, used
from tests.rules import rule

TOKEN = "barbarians-1-production-2-science"


# ---------------------------------------------------------------- the first time is over
@rule("MON-ACT-02")
def test_a_policy_developed_after_the_first_knowledge_gives_nothing() -> None:
    table = position("japan", "egypt").display("writing", "masonry").resources(0, science=7, culture=1).turn(0)
    play(table, "acquire writing", "develop noh-theatre", "acquire masonry")
    assert purse(table) == {"science": 1}  # its bonus draws Writing


@rule("MON-ACT-02")
def test_a_policy_developed_after_the_first_conquest_gives_nothing() -> None:
    table = position("zulu", "egypt").province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).resources(
        0, military=2, culture=1).turn(0)
    play(conquer(table, "d5"), "no", "develop horns-of-the-buffalo", "gain military")
    play(conquer(table, "d4", source="c5"), "no")
    assert "done" in offers(table)


@rule("MON-ACT-02", "MON-SCI-01")
def test_a_policy_developed_after_the_first_progress_does_not_lower_the_next() -> None:
    table = position().deck(0, "fort", "fort").city(0, dict.fromkeys(range(1, 10))).resources(
        0, science=3, culture=1).turn(0)
    play(table, "progress", "develop royal-scribes")
    refuses(table, "progress")


@rule("MAE-AKS-03")
def test_a_policy_developed_after_the_first_building_activates_none() -> None:
    table = position("aksum", "egypt").resources(0, production=4, culture=1).turn(0)
    play(table, "acquire workshop", "develop raising-of-stelae", "acquire workshop")
    assert (beside(table), deck(table)[:2]) == ([], ["workshop", "workshop"])


@rule("MON-CONQ-29")
@pytest.mark.parametrize("hero", ["amanirenas", "hannibal"])
def test_a_hero_taken_after_the_first_conquest_does_not_help(hero: str) -> None:
    table = position(heroes=True).heroes(hero).province(1, "d5", soldiers=1).province(1, "d4", soldiers=3).resources(
        0, military=4, gold=3).turn(0)
    play(conquer(table, "d5"), "pay gold 0", f"hero {hero}")
    conquer(table, "d4", source="c5")
    assert (soldiers(table, "d4"), purse(table)) == (3, {})


@rule("MON-HERO-05", "MON-HERO-09")
def test_the_ability_of_a_hero_taken_instead_of_another_is_fresh() -> None:
    table = position(heroes=True).hero(0, "gilgamesh").heroes("saladin").resources(0, gold=4).turn(0)
    play(table, "use gilgamesh", "hero saladin", "use saladin")
    assert purse(table) == {"production": 1, "military": 1}


# ---------------------------------------------------------------- drawn, copied, reinforced
@rule("MON-SCI-04", "MON-SCI-05", "MON-ACT-02")
def test_standing_effects_of_drawn_cards_last_for_the_turn() -> None:
    scenario = position().deck(0, "gunpowder", "royal-barracks").province(1, "d5", soldiers=3).token("d4", TOKEN)
    table = scenario.resources(0, science=4, military=1).turn(0)
    play(table, "progress")
    assert defence(table, "d5") == 2
    conquer(play(table, "progress"), "d4", source="c5")
    assert offers(table) == ["choose 1", "choose 2", "pick royal-barracks"]
    play(table, "choose 1", "done")
    assert defence(table, "d5") == 3


@rule("MON-TERM-10")
def test_a_reinforced_card_has_no_effect_any_more() -> None:
    table = holding("granary", "royal-barracks").token("d5", TOKEN).resources(0, military=1).turn(0)
    conquer(play(table, "use granary", "slot 2"), "d5")
    assert offers(table) == ["choose 1", "choose 2"]


@rule("MAE-CARD-18", "MON-TERM-11")
def test_the_wheel_gains_the_production_of_a_card_that_only_listens() -> None:
    table = holding("royal-barracks/wheel").resources(0, military=1).turn(0)
    assert used(table, "wheel") == {"military": 3}


@rule("MON-TERM-06")
def test_treaties_may_copy_their_own_bonus() -> None:
    table = position("greece", "egypt").policies(0, "treaties").city(0, {1: "fort"}).tilt(0, 1).turn(0)
    assert status(play(table, "use treaties", "slot 1"))[0] == "reinforced"


@rule("MON-EFF-03", "MAE-RES-03")
def test_without_a_card_to_reserve_the_rest_of_cartography_applies() -> None:
    table = holding("cartography").pile(1).pile(2).reserved(0, "writing").resources(0, science=2).turn(0)
    assert purse(play(table, "use cartography", "acquire writing")) == {}


@rule("MAE-AKS-05", "MON-ACQ-07")
def test_reductions_of_reserved_cards_add_up() -> None:
    scenario = holding("churches-of-lalibela", civ="aksum").policies(0, "hillside-terraces").reserved(0, "writing")
    refuses(scenario.turn(0), "use churches-of-lalibela")  # 3 less 2; the terraces leave 1
    assert used(scenario.resources(0, science=1).turn(0), "churches-of-lalibela") == {}


# ---------------------------------------------------------------- Automas
@rule("MON-SOLO-21", "MON-TERM-12", "MAE-ZUL-09")
def test_an_automa_loses_gold_instead_of_a_revolt() -> None:
    table = position("zulu", automa="japan").province(1, "d5", soldiers=1).resources(1, gold=2).resources(
        0, military=1).turn(0)
    play(conquer(table, "d5", warlord=True), "no")
    assert (purse(table, 1), discard(table, 1)) == ({"gold": 1}, {})


@rule("MON-MONS-11", "MON-SOLO-16")
def test_an_automa_sends_its_warlord_home_before_a_monster() -> None:
    scenario = solo(monsters=True).province(1, "e3", soldiers=1, warlord=True).monster("minotaur", "e3", 3)
    s = scenario.settle()
    s.active = 0
    s.push(ROUND, -1)
    s.push(ATTACK, -1, GAME.card("minotaur"), (scenario.tile("e3"),))
    table = scenario.begin(s, [])
    assert (warlord(table, 1), soldiers(table, "e3")) == ("g5", 1)
