"""AOM-UNIT: the special abilities of units; those of Norse ones are in `test_unit_abilities_norse.py`."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.cardbook import UNIT_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import UNITS
from tests.cards import card
from tests.games.age_of_mythology.battles import (
    army, battle, dice, duel, meet, pools, script, stage, supply, won,
)
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, logged, offers, play, secretly, units,
)
from tests.rules import rule

# Without ability: a foe against whom nothing counts, dice of both
PLAIN = [
    ("toxotes", "mummy", 3, 5), ("hoplite", "mummy", 3, 5), ("hippokon", "mummy", 3, 5), ("centaur", "mummy", 5, 5),
    ("manticore", "mummy", 5, 5), ("classical-greek-hero", "mummy", 9, 5), ("spearman", "minotaur", 3, 5),
    ("chariot-archer", "manticore", 6, 5), ("anubite", "manticore", 5, 5), ("scorpion-man", "manticore", 5, 5),
    ("sphinx", "minotaur", 5, 5), ("jarl", "mummy", 3, 5), ("throwing-axeman", "mummy", 3, 5),
    ("frost-giant", "mummy", 7, 5), ("troll", "mummy", 6, 5), ("classical-norse-hero", "mummy", 9, 5),
]


# ---------------------------------------------------------------------- none, walls, buildings
@rule("AOM-UNIT-28")
@card(
    "toxotes", "hoplite", "hippokon", "centaur", "manticore", "classical-greek-hero", "spearman", "chariot-archer",
    "anubite", "scorpion-man", "sphinx", "jarl", "throwing-axeman", "frost-giant", "troll", "classical-norse-hero",
)
@pytest.mark.parametrize(("unit", "foe", "mine", "theirs"), PLAIN)
def test_sixteen_kinds_have_no_ability(unit: str, foe: str, mine: int, theirs: int) -> None:
    """Nothing to announce, no Wall cancelled, ties rolled again, nothing gained, one building."""
    scenario = stage(unit, f"{foe} {foe} {foe}").buildings(1, "wall", "market", "armory")
    table = meet(script(scenario.battle(0, 1, "city"), (mine, 1), (theirs + 2, 1), (mine, 1), (theirs + 2, 0)))
    assert pools(table) == (mine, theirs + 2)
    assert logged(table).count("again") == 1
    assert logged(table)[-2:] == ["eliminated", "encounter"]
    assert units(table, 0) == {}
    assert cubes(table, 0) == (4, 4, 4, 4)
    duel(table, (mine, 1), (theirs + 2, 0))  # as many dice as before
    play(table, "fight", "retreat", "raze seat 2 market")
    assert battle(table)["over"]
    assert buildings(table, 1) == {"wall": 1, "armory": 1}
    assert units(table, 0) == {unit: 1}


@rule("AOM-UNIT-28")
def test_sixteen_are_plain_and_nineteen_are_not() -> None:
    able = {UNIT_BOOK.id[unit] for unit in range(UNITS) if UNIT_BOOK.abilities[unit]}
    assert able.isdisjoint(unit for unit, *_ in PLAIN)
    assert (len(PLAIN), len(able)) == (16, 19)


@rule("AOM-UNIT-01", "AOM-BLDG-06")
@card("elephant", "cyclops", "dwarf")
@pytest.mark.parametrize(("building", "area"), [("wall", "city"), ("tower", "production")])
@pytest.mark.parametrize(("unit", "foe", "mine", "theirs"), [
    ("elephant", "minotaur", 3, 5), ("cyclops", "mummy", 6, 5), ("dwarf", "mummy", 4, 5),
])
def test_elephant_cyclops_and_dwarf_cancel_wall_and_tower(
    building: str, area: str, unit: str, foe: str, mine: int, theirs: int
) -> None:
    table = stage(unit, foe).buildings(1, building).battle(0, 1, area)
    assert battle(table)["fort"] == 0
    meet(table)
    play(table, *["no"] * ("yes" in offers(table)))
    assert pools(table) == (mine, theirs)


@rule("AOM-UNIT-08", "AOM-AFTER-05")
@card("nidhogg", "minotaur")
@pytest.mark.parametrize(("unit", "foe", "mine"), [("nidhogg", "mummy", 7), ("minotaur", "mummy", 5)])
def test_nidhogg_and_minotaur_destroy_two_buildings(unit: str, foe: str, mine: int) -> None:
    table = stage(unit, foe).buildings(1, "market", "armory", "quarry").battle(0, 1, "city")
    duel(table, (mine, 1), (5, 0))
    play(table, "raze seat 2 market", "raze seat 2 armory")
    assert buildings(table, 1) == {"quarry": 1}
    assert battle(table)["over"]


@rule("AOM-UNIT-08")
def test_they_destroy_buildings_only_after_an_attack_on_a_city() -> None:
    table = stage("minotaur", "mummy").buildings(1, "market", "armory").tiles(1, "desert-gold-1").battle(
        0, 1, "production")
    play(duel(table, (5, 1), (5, 0)), "seize seat 2 a1")
    assert battle(table)["over"]
    assert buildings(table, 1) == {"market": 1, "armory": 1}


# ---------------------------------------------------------------------- Egyptian
@rule("AOM-UNIT-02")
@card("mummy")
def test_a_mummy_makes_another_with_each_elimination() -> None:
    table = stage("mummy", "minotaur minotaur minotaur").battle(0, 1, "holding")
    duel(table, (5, 1), (5, 0))
    duel(table, (5, 1), (5, 0))
    assert army(table, 0) == {"mummy": 1}  # they do not join
    assert units(table, 0) == {"mummy": 2}
    assert supply(table, 0, "mummy") == 5
    duel(table, (5, 0), (5, 1))
    assert units(table, 0) == {"mummy": 2}


@rule("AOM-UNIT-02")
def test_a_defending_mummy_too_but_none_without_a_figure() -> None:
    table = duel(stage("minotaur minotaur", "mummy").battle(0, 1, "holding"), (5, 0), (5, 1))
    assert units(table, 1) == {"mummy": 1}
    scenario = Scenario(cultures=("egyptian", "greek"), figures="3").units(0, mummy=6).units(1, minotaur=2)
    table = scenario.attack(0, 1, "holding")
    secretly(table, 0, "send mummy", "muster")
    secretly(table, 1, "send minotaur", "send minotaur", "muster")
    assert supply(table, 0, "mummy") == 0
    duel(table, (5, 1), (5, 0))
    assert units(table, 0) == {"mummy": 5}
    assert "gains-unit" not in logged(table)


@rule("AOM-UNIT-02")
def test_another_unit_that_wins_makes_no_mummy() -> None:
    table = duel(stage("mummy spearman", "minotaur").battle(0, 1, "holding"), (3, 1), (5, 0), "spearman")
    assert units(table, 0) == {"spearman": 1, "mummy": 1}


@rule("AOM-UNIT-03", "AOM-UNIT-05", "AOM-UNIT-21")
@card("phoenix", "priest")
def test_a_phoenix_is_reborn_with_a_priest_for_two_favor() -> None:
    table = duel(stage("phoenix priest", "minotaur").battle(0, 1, "holding"), (6, 0), (5, 1), "phoenix")
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    before = bank(table)[3]
    play(table, "yes")
    assert (cubes(table, 0)[3], bank(table)[3]) == (2, before + 2)
    assert units(table, 0) == {"phoenix": 1}
    assert army(table, 0) == {"priest": 1}  # no further part in this battle
    assert supply(table, 0, "phoenix") == 7
    play(table, "retreat")
    assert units(table, 0) == {"phoenix": 1, "priest": 1}


@rule("AOM-UNIT-03", "AOM-UNIT-21")
def test_the_owner_may_let_the_phoenix_go() -> None:
    table = duel(stage("phoenix priest", "minotaur").battle(0, 1, "holding"), (6, 0), (5, 1), "phoenix")
    play(table, "no")
    assert cubes(table, 0)[3] == 4
    assert units(table, 0) == {}
    assert supply(table, 0, "phoenix") == 8


@rule("AOM-UNIT-04", "AOM-UNIT-21")
@card("son-of-osiris")
def test_the_son_of_osiris_is_reborn_for_four_favor() -> None:
    table = stage("minotaur", "son-of-osiris priest").battle(0, 1, "holding")
    duel(table, (5, 1), (12, 0), theirs="son-of-osiris")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    play(table, "yes")
    assert cubes(table, 1)[3] == 0
    assert units(table, 1) == {"son-of-osiris": 1}
    assert army(table, 1) == {"priest": 1}


@rule("AOM-UNIT-21", "AOM-UNIT-05")
@pytest.mark.parametrize(("unit", "pool", "favor"), [("phoenix", 6, 2), ("son-of-osiris", 12, 4)])
def test_resurrection_needs_a_priest_in_the_battle_and_the_full_favor(unit: str, pool: int, favor: int) -> None:
    def fall(scenario: Scenario, mine: str) -> Table:
        return duel(scenario.battle(0, 1, "holding"), (pool, 0), (5, 1), mine)

    assert offers(fall(stage(f"{unit} priest", "minotaur").cubes(0, favor=favor), unit)) == ["yes", "no"]
    assert offers(fall(stage(f"{unit} priest", "minotaur").cubes(0, favor=favor - 1), unit)) == ["fight", "retreat"]
    assert offers(fall(stage(f"{unit} spearman", "minotaur"), unit)) == ["fight", "retreat"]
    table = stage(f"{unit} priest spearman", "minotaur").battle(0, 1, "holding")
    duel(table, (9, 0), (5, 1), "priest")
    duel(table, (pool, 0), (5, 1), unit)  # the Priest is gone
    assert offers(table) == ["fight", "retreat"]
    table = stage(f"{unit} priest", "minotaur").attack(0, 1, "holding")
    secretly(table, 0, f"send {unit}", "muster")
    secretly(table, 1, "send minotaur", "muster")
    duel(table, (pool, 0), (5, 1))  # the Priest stayed at home
    assert battle(table)["winner"] == 1
    assert units(table, 0) == {"priest": 1}


@rule("AOM-UNIT-21")
def test_a_phoenix_may_be_reborn_again_in_a_later_battle() -> None:
    scenario = stage("phoenix priest", "minotaur minotaur").hand(1, "permanent-attack")
    table = duel(scenario.battle(0, 1, "holding"), (6, 0), (5, 1), "phoenix")
    play(table, "yes", "retreat", "play permanent-attack", "attack seat 1 holding")
    secretly(table, 1, "send minotaur", "muster")
    secretly(table, 0, "send phoenix", "send priest", "muster")
    duel(table, (5, 1), (6, 0), theirs="phoenix")
    play(table, "yes")
    assert cubes(table, 0)[3] == 0
    assert units(table, 0) == {"phoenix": 1}


@rule("AOM-UNIT-05", "AOM-EGYPTIANUNIT-10")
def test_the_priest_has_five_more_dice_against_myth_units() -> None:
    duel(stage("priest", "minotaur").battle(0, 1, "holding"), (4 + 5, 1), (5, 0))
    duel(stage("pharaoh", "minotaur").battle(0, 1, "holding"), (6 + 4, 1), (5, 0))


@rule("AOM-UNIT-06", "AOM-UNIT-20")
@card("pharaoh", "wadjet")
def test_a_wadjet_fights_for_the_pharaoh() -> None:
    table = meet(stage("pharaoh wadjet", "hippokon").battle(0, 1, "holding"), "pharaoh")
    assert battle(table)["sides"][1]["laid"] == "hippokon"  # seen before the choice
    assert dice(table) == (6, 7)
    play(script(table, (9, 0), (3, 1)), "yes")
    assert pools(table) == (9, 3)  # the Wadjet against cavalry
    assert army(table, 0) == {"pharaoh": 1}
    assert supply(table, 0, "wadjet") == 8
    assert "replaces" in logged(table, 0)
    meet(table)
    assert pools(table) == (6, 7)  # no Wadjet is left: not asked


@rule("AOM-UNIT-06", "AOM-UNIT-20")
def test_the_pharaoh_may_fight_himself() -> None:
    table = meet(stage("pharaoh wadjet", "hippokon").battle(0, 1, "holding"), "pharaoh")
    play(script(table, (6, 0), (7, 1)), "no")
    assert army(table, 0) == {"wadjet": 1}
    assert supply(table, 0, "pharaoh") == 2


@rule("AOM-UNIT-06")
def test_the_wadjet_must_be_in_the_battle_and_replaces_only_the_pharaoh() -> None:
    table = stage("pharaoh wadjet", "minotaur").attack(0, 1, "holding")
    secretly(table, 0, "send pharaoh", "muster")
    secretly(table, 1, "send minotaur", "muster")
    duel(table, (10, 1), (5, 0))
    duel(stage("priest wadjet", "minotaur").battle(0, 1, "holding"), (9, 1), (5, 0), "priest")
    duel(stage("wadjet pharaoh", "minotaur").battle(0, 1, "holding"), (5, 1), (5, 0), "wadjet")


# ---------------------------------------------------------------------- Greek
@rule("AOM-UNIT-12")
@card("hydra")
def test_the_hydra_gains_a_die_with_each_elimination() -> None:
    table = stage("hydra", "mummy mummy mummy").battle(0, 1, "holding")
    for grown in (0, 1, 2):
        duel(table, (6 + grown, 1), (5, 0))
    assert logged(table).count("grows") == 3


@rule("AOM-UNIT-12")
def test_a_hydra_does_not_grow_when_another_unit_wins() -> None:
    table = duel(stage("hydra minotaur", "mummy mummy").battle(0, 1, "holding"), (5, 1), (5, 0), "minotaur")
    assert battle(table)["sides"][0]["heads"] == [0]


@rule("AOM-UNIT-13")
@card("cyclops")
def test_a_cyclops_throws_with_three_dice_more() -> None:
    table = meet(stage("cyclops", "mummy mummy").battle(0, 1, "holding"))
    assert dice(table) == (6, 5)
    play(script(table, (9, 1), (5, 0)), "yes")
    assert pools(table) == (9, 5)
    assert units(table, 1) == {"mummy": 1}
    assert army(table, 1) == {"mummy": 1}
    assert supply(table, 1, "mummy") == 6
    assert "eliminated" not in logged(table)
    meet(table)
    play(script(table, (6, 1), (5, 0)), "no")
    assert pools(table) == (6, 5)
    assert supply(table, 1, "mummy") == 7  # a normal attack eliminates


@rule("AOM-UNIT-13")
@pytest.mark.parametrize(("giant", "theirs", "mine"), [
    ("elephant", 3, 10), ("scorpion-man", 5, 6), ("frost-giant", 7, 6),
])
def test_giants_are_not_thrown(giant: str, theirs: int, mine: int) -> None:
    duel(stage("cyclops", giant).battle(0, 1, "holding"), (mine, 1), (theirs, 0))


@rule("AOM-UNIT-14")
def test_a_throwing_cyclops_that_loses_is_eliminated() -> None:
    table = meet(stage("cyclops cyclops", "mummy").battle(0, 1, "holding"))
    play(script(table, (9, 0), (5, 1)), "yes")
    assert army(table, 0) == {"cyclops": 1}
    assert supply(table, 0, "cyclops") == 7
    assert units(table, 1) == {"mummy": 1}  # made by the Mummy


@rule("AOM-UNIT-19")
def test_a_throw_adds_to_the_bonus_against_mortals() -> None:
    table = meet(stage("cyclops", "spearman").battle(0, 1, "holding"))
    play(script(table, (6 + 4 + 3, 1), (3, 0)), "yes")
    assert pools(table) == (13, 3)


@rule("AOM-UNIT-15", "AOM-UNIT-25")
@card("medusa")
def test_medusa_eliminates_in_a_tie() -> None:
    table = duel(stage("medusa", "spearman spearman").battle(0, 1, "holding"), (5, 0), (3, 0))
    assert (army(table, 0), army(table, 1)) == ({"medusa": 1}, {"spearman": 1})
    assert supply(table, 1, "spearman") == 7
    assert logged(table).count("rolls") == 2
    duel(table, (5, 0), (3, 1))  # she loses like anybody else
    assert battle(table)["winner"] == 1


@rule("AOM-UNIT-16", "AOM-UNIT-24")
@card("heroic-greek-hero")
def test_the_heroic_greek_hero_routs_an_army_by_eliminating_a_hero() -> None:
    scenario = stage("heroic-greek-hero", "priest mummy mummy spearman").placed(last_battle=2)
    table = duel(scenario.buildings(1, "market").battle(0, 1, "city"), (6, 1), (4, 0), theirs="priest")
    assert battle(table)["winner"] == 0
    assert won(table, 0) == 2
    assert units(table, 1) == {"mummy": 2, "spearman": 1}  # the others survive
    assert supply(table, 1, "priest") == 2
    assert "routed" in logged(table, 1)
    assert "raze seat 2 market" in offers(table)  # the reward as after any victory


@rule("AOM-UNIT-16", "AOM-UNIT-24")
def test_a_defending_heroic_greek_hero_wins_the_battle_too() -> None:
    scenario = stage("classical-norse-hero troll", "heroic-greek-hero").placed(last_battle=1)
    table = duel(scenario.battle(0, 1, "holding"), (5, 0), (6, 1), "classical-norse-hero")
    assert (battle(table)["winner"], won(table, 1)) == (1, 1)
    assert units(table, 0) == {"troll": 1}


@rule("AOM-UNIT-16")
def test_no_rout_by_another_hero_or_over_another_unit() -> None:
    table = duel(stage("heroic-greek-hero", "mummy priest").battle(0, 1, "city"), (10, 1), (5, 0), theirs="mummy")
    assert battle(table)["winner"] is None
    table = duel(stage("classical-greek-hero", "mummy priest").battle(0, 1, "city"), (5, 1), (4, 0), theirs="priest")
    assert battle(table)["winner"] is None
    table = duel(stage("heroic-greek-hero", "priest mummy").battle(0, 1, "city"), (6, 0), (4, 1), theirs="priest")
    assert battle(table)["winner"] == 1  # his only unit fell


@rule("AOM-UNIT-17", "AOM-UNIT-26")
@card("mythic-greek-hero")
@pytest.mark.parametrize(("foe", "mine", "theirs"), [
    ("phoenix", 11, 6), ("priest", 9, 4), ("spearman", 8, 7), ("son-of-osiris", 13, 8), ("jarl", 8, 7),
    ("nidhogg", 12, 7), ("dwarf", 9, 4), ("mythic-norse-hero", 13, 8),
])
def test_the_mythic_greek_hero_adds_the_basic_dice_of_the_other_unit(foe: str, mine: int, theirs: int) -> None:
    duel(stage("mythic-greek-hero", foe).battle(0, 1, "holding"), (mine, 1), (theirs, 0))
    duel(stage(foe, "mythic-greek-hero").battle(0, 1, "holding"), (theirs, 0), (mine, 1))


@rule("AOM-UNIT-17")
def test_the_other_units_bonuses_abilities_and_walls_are_not_copied() -> None:
    table = meet(stage("mythic-greek-hero", "huskarl").buildings(1, "tower").battle(0, 1, "production"))
    play(script(table, (8, 1), (7, 0)), "yes")
    assert pools(table) == (5 + 3, 3 + 2 + 2)
    table = meet(stage("pharaoh wadjet", "mythic-greek-hero").battle(0, 1, "holding"), "pharaoh")
    play(script(table, (5, 0), (10, 1)), "yes")
    assert pools(table) == (5, 5 + 5)  # the unit that fights
