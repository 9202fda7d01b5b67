"""AOM-GREEKUNIT, AOM-EGYPTIANUNIT, AOM-NORSEUNIT: the figures of every unit, and its dice in an encounter."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from clio.games.age_of_mythology.cardbook import AGE_IDS, RESOURCE_IDS, TYPE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import culture_of, dice, meet, pools, stage
from tests.games.age_of_mythology.helpers import cubes, offers, play, units
from tests.rules import rule


@dataclass
class Sheet:
    """A battle card, typed from the rule catalogue."""

    types: str
    dice: int
    bonuses: dict[str, int]
    cost: dict[str, int]
    age: str = "archaic"


SHEETS = {
    "toxotes": Sheet("mortal archer", 3, {"flyer": 4, "warrior": 3}, {"food": 1, "wood": 1}),
    "hoplite": Sheet("mortal warrior", 3, {"cavalry": 3, "mortal": 1}, {"food": 1, "wood": 1}),
    "hippokon": Sheet("mortal cavalry", 3, {"hero": 4, "archer": 4}, {"food": 1, "gold": 1}),
    "centaur": Sheet("myth archer cavalry", 5, {"archer": 3, "flyer": 3}, {"wood": 3, "favor": 1}),
    "cyclops": Sheet("myth giant", 6, {"mortal": 4}, {"food": 3, "favor": 3}),
    "hydra": Sheet("myth giant", 6, {"warrior": 4}, {"gold": 2, "favor": 2}),
    "manticore": Sheet("myth flyer", 5, {"giant-killer": 4}, {"food": 2, "favor": 2}),
    "medusa": Sheet("myth giant-killer", 5, {"giant": 6}, {"food": 1, "favor": 3}),
    "minotaur": Sheet("myth warrior", 5, {"cavalry": 4}, {"food": 2, "wood": 2}),
    "classical-greek-hero": Sheet("hero", 5, {"myth": 4}, {"food": 3, "gold": 3}, "classical"),
    "heroic-greek-hero": Sheet("hero", 6, {"myth": 4}, {"food": 3, "gold": 4}, "heroic"),
    "mythic-greek-hero": Sheet("hero", 5, {}, {"gold": 4, "favor": 4}, "mythic"),
    "spearman": Sheet("mortal warrior", 3, {"cavalry": 3, "hero": 4}, {"food": 1, "wood": 1}),
    "elephant": Sheet("mortal giant", 3, {"mortal": 2}, {"food": 2, "gold": 1}),
    "chariot-archer": Sheet("mortal archer cavalry", 3, {"flyer": 3, "warrior": 3}, {"wood": 1, "gold": 1}),
    "anubite": Sheet("myth cavalry", 5, {"archer": 4}, {"gold": 3, "favor": 1}),
    "mummy": Sheet("myth", 5, {}, {"gold": 3, "favor": 2}),
    "phoenix": Sheet("myth flyer", 6, {"giant-killer": 4}, {"wood": 2, "favor": 3}),
    "scorpion-man": Sheet("myth giant", 5, {"mortal": 4}, {"food": 4, "gold": 2}),
    "sphinx": Sheet("myth giant-killer", 5, {"giant": 6}, {"gold": 2, "favor": 2}),
    "wadjet": Sheet("myth warrior", 5, {"cavalry": 4}, {"food": 2, "favor": 2}),
    "priest": Sheet("hero", 4, {"myth": 5}, {"food": 2, "gold": 4}, "classical"),
    "pharaoh": Sheet("hero", 6, {"myth": 4}, {"food": 3, "gold": 3}, "heroic"),
    "son-of-osiris": Sheet("hero", 8, {"myth": 4}, {"gold": 4, "favor": 4}, "mythic"),
    "jarl": Sheet("mortal cavalry", 3, {"hero": 4, "archer": 4}, {"food": 1, "gold": 1}),
    "huskarl": Sheet("mortal warrior", 3, {"cavalry": 4}, {"food": 1, "gold": 2}),
    "throwing-axeman": Sheet("mortal archer", 3, {"warrior": 3, "flyer": 4}, {"food": 1, "wood": 1}),
    "nidhogg": Sheet("myth flyer", 7, {"giant-killer": 4}, {"gold": 4, "favor": 1}),
    "valkyrie": Sheet("myth cavalry", 5, {"archer": 4}, {"gold": 1, "favor": 3}),
    "frost-giant": Sheet("myth giant", 7, {"warrior": 2, "mortal": 3}, {"food": 4, "favor": 2}),
    "troll": Sheet("myth warrior", 6, {"cavalry": 4}, {"food": 3, "wood": 2}),
    "dwarf": Sheet("myth giant-killer", 4, {"giant": 7}, {"food": 2, "gold": 2}),
    "classical-norse-hero": Sheet("hero", 5, {"myth": 4}, {"food": 3, "gold": 3}, "classical"),
    "heroic-norse-hero": Sheet("hero", 6, {"myth": 4}, {"food": 3, "gold": 3}, "heroic"),
    "mythic-norse-hero": Sheet("hero", 8, {"myth": 4}, {"food": 4, "favor": 4}, "mythic"),
}


@rule(
    "AOM-GREEKUNIT-01", "AOM-GREEKUNIT-02", "AOM-GREEKUNIT-03", "AOM-GREEKUNIT-04", "AOM-GREEKUNIT-05",
    "AOM-GREEKUNIT-06", "AOM-GREEKUNIT-07", "AOM-GREEKUNIT-08", "AOM-GREEKUNIT-09", "AOM-GREEKUNIT-10",
    "AOM-GREEKUNIT-11", "AOM-GREEKUNIT-12",
    "AOM-EGYPTIANUNIT-01", "AOM-EGYPTIANUNIT-02", "AOM-EGYPTIANUNIT-03", "AOM-EGYPTIANUNIT-04",
    "AOM-EGYPTIANUNIT-05", "AOM-EGYPTIANUNIT-06", "AOM-EGYPTIANUNIT-07", "AOM-EGYPTIANUNIT-08",
    "AOM-EGYPTIANUNIT-09", "AOM-EGYPTIANUNIT-10", "AOM-EGYPTIANUNIT-11", "AOM-EGYPTIANUNIT-12",
    "AOM-NORSEUNIT-01", "AOM-NORSEUNIT-02", "AOM-NORSEUNIT-03", "AOM-NORSEUNIT-04", "AOM-NORSEUNIT-05",
    "AOM-NORSEUNIT-06", "AOM-NORSEUNIT-07", "AOM-NORSEUNIT-08", "AOM-NORSEUNIT-09", "AOM-NORSEUNIT-10",
    "AOM-NORSEUNIT-11",
)
@pytest.mark.parametrize("unit", SHEETS)
def test_types_dice_bonuses_cost_and_age(unit: str) -> None:
    sheet, n = SHEETS[unit], UNIT_BOOK.id.index(unit)
    types = UNIT_BOOK.types[n]
    assert {name for bit, name in enumerate(TYPE_IDS) if types >> bit & 1} == set(sheet.types.split())
    assert UNIT_BOOK.dice[n] == sheet.dice
    assert {TYPE_IDS[type.bit_length() - 1]: dice for type, dice in UNIT_BOOK.bonuses[n]} == sheet.bonuses
    assert {name: n for name, n in zip(RESOURCE_IDS, UNIT_BOOK.cost[n], strict=True) if n} == sheet.cost
    assert AGE_IDS[UNIT_BOOK.age[n]] == sheet.age


@rule("AOM-COMP-16", "AOM-COMP-28", "AOM-COMP-29", "AOM-COMP-30")
def test_there_are_thirty_five_units() -> None:
    assert sorted(UNIT_BOOK.id) == sorted(SHEETS)
    for culture, myths in (("greek", 6), ("egyptian", 6), ("norse", 5)):
        own = [sheet.types.split()[0] for unit, sheet in SHEETS.items() if culture_of(unit) == culture]
        assert (own.count("mortal"), own.count("myth"), own.count("hero")) == (3, myths, 3)


# Attacker, defender, dice of both: each unit meets one against whom its bonuses count
DUELS = [
    ("toxotes", "phoenix", 7, 6),
    ("toxotes", "huskarl", 6, 3),
    ("hoplite", "jarl", 7, 3),
    ("hoplite", "chariot-archer", 7, 6),
    ("hippokon", "priest", 7, 4),
    ("hippokon", "throwing-axeman", 7, 3),
    ("centaur", "chariot-archer", 8, 3),
    ("centaur", "nidhogg", 8, 7),
    ("cyclops", "elephant", 10, 3),
    ("hydra", "wadjet", 10, 5),
    ("hydra", "troll", 10, 6),
    ("manticore", "sphinx", 9, 5),
    ("manticore", "dwarf", 9, 4),
    ("medusa", "frost-giant", 11, 7),
    ("minotaur", "anubite", 9, 5),
    ("minotaur", "valkyrie", 9, 5),
    ("classical-greek-hero", "mummy", 9, 5),
    ("heroic-greek-hero", "scorpion-man", 10, 5),
    ("mythic-greek-hero", "phoenix", 11, 6),
    ("spearman", "hippokon", 6, 3),
    ("spearman", "classical-norse-hero", 7, 5),
    ("elephant", "hoplite", 5, 4),
    ("elephant", "troll", 3, 6),
    ("chariot-archer", "manticore", 6, 5),
    ("chariot-archer", "minotaur", 6, 9),
    ("anubite", "toxotes", 9, 3),
    ("anubite", "centaur", 9, 5),
    ("mummy", "hydra", 5, 6),
    ("phoenix", "medusa", 10, 5),
    ("phoenix", "dwarf", 10, 4),
    ("scorpion-man", "toxotes", 9, 3),
    ("sphinx", "cyclops", 11, 6),
    ("sphinx", "hydra", 11, 6),
    ("wadjet", "centaur", 9, 5),
    ("wadjet", "jarl", 9, 3),
    ("priest", "minotaur", 9, 5),
    ("priest", "jarl", 4, 7),
    ("pharaoh", "valkyrie", 10, 5),
    ("son-of-osiris", "medusa", 12, 5),
    ("jarl", "pharaoh", 7, 6),
    ("jarl", "toxotes", 7, 3),
    ("huskarl", "anubite", 7, 5),
    ("huskarl", "hippokon", 7, 3),
    ("throwing-axeman", "spearman", 6, 3),
    ("throwing-axeman", "phoenix", 7, 6),
    ("nidhogg", "sphinx", 11, 5),
    ("valkyrie", "chariot-archer", 9, 3),
    ("frost-giant", "hoplite", 12, 3),
    ("frost-giant", "toxotes", 10, 3),
    ("frost-giant", "minotaur", 9, 5),
    ("troll", "hippokon", 10, 3),
    ("dwarf", "elephant", 11, 3),
    ("dwarf", "scorpion-man", 11, 5),
    ("classical-norse-hero", "centaur", 9, 5),
    ("heroic-norse-hero", "hydra", 10, 6),
    ("mythic-norse-hero", "mummy", 12, 5),
]


@rule("AOM-BATTLE-04", "AOM-BATTLE-05", "AOM-BATTLE-06", "AOM-BATTLE-07", "AOM-COMP-17")
@card(*SHEETS)
@pytest.mark.parametrize(("mine", "theirs", "one", "two"), DUELS)
def test_the_dice_of_an_encounter(mine: str, theirs: str, one: int, two: int) -> None:
    """As the view foretells them, as announced without throw or berserk, and as rolled, from either side."""
    table = stage(mine, theirs).battle(0, 1, "holding")
    foretold = table.view()["battle"]["matchups"][0]["parts"]
    plain = [[part["n"] for part in parts if part["of"] not in ("throws", "berserk")] for parts in foretold]
    assert [sum(parts) for parts in plain] == [one, two]
    meet(table)
    if offers(table) == ["yes", "no"]:
        assert dice(table) == (one, two)
        play(table, "no")
    assert pools(table) == (one, two)
    table = meet(stage(theirs, mine).battle(0, 1, "holding"))
    play(table, *["no"] * ("yes" in offers(table)))
    assert pools(table) == (two, one)


def test_every_unit_fights_in_a_duel() -> None:
    assert {unit for duel in DUELS for unit in duel[:2]} == set(SHEETS)
    assert {duel[0] for duel in DUELS} == set(SHEETS)


@rule("AOM-EX-02")
def test_a_bonus_against_flyers_is_added_to_the_basic_dice() -> None:
    assert pools(meet(stage("toxotes", "phoenix").battle(0, 1, "holding"))) == (3 + 4, 6)
    assert pools(meet(stage("toxotes", "wadjet").battle(0, 1, "holding")))[0] == 3 + 3  # a warrior, no flyer


@rule("AOM-BATTLE-06")
def test_two_matching_lines_add_up() -> None:
    """A Hoplite counts cavalry and mortal, a Frost Giant warrior and mortal."""
    assert pools(play(meet(stage("hoplite", "jarl").battle(0, 1, "holding")))) == (3 + 3 + 1, 3)
    assert pools(meet(stage("frost-giant", "spearman").battle(0, 1, "holding"))) == (7 + 2 + 3, 3)


@rule("AOM-RECRUIT-03", "AOM-COMP-17")
@pytest.mark.parametrize("unit", SHEETS)
def test_a_unit_is_bought_at_its_cost(unit: str) -> None:
    """With exactly its cost it is offered and paid; with any cube less it is not."""
    sheet = SHEETS[unit]
    foe = "greek" if culture_of(unit) != "greek" else "norse"

    def market(cost: dict[str, int]) -> Scenario:
        purse = {"food": 0, "wood": 0, "gold": 0, "favor": 0, **cost}
        scenario = Scenario(cultures=(culture_of(unit), foe)).cubes(0, **purse).age(0, "mythic")
        return scenario.units(0).hand(0, "permanent-recruit").hand(1, "permanent-explore")

    table = play(market(sheet.cost).action(0), "play permanent-recruit")
    assert f"recruit {unit}" in offers(table)
    play(table, f"recruit {unit}")
    assert cubes(table, 0) == (0, 0, 0, 0)
    assert units(table, 0) == {unit: 1}
    for resource in sheet.cost:
        table = market({**sheet.cost, resource: sheet.cost[resource] - 1}).action(0)
        if "play permanent-recruit" in offers(table):
            assert f"recruit {unit}" not in offers(play(table, "play permanent-recruit"))
