"""Every refusal names the rule that stands in the way: attacks, battles, rewards, god powers."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import play, secretly
from tests.games.age_of_mythology.refused import Opened, check_refused, doing, egyptian, greek, holding, norse
from tests.rules import rule


def five() -> Scenario:
    return Scenario(5, ("greek", "norse", "egyptian", "norse", "egyptian"))


# ---------------------------------------------------------------------- before the battle
@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        doing(five(), "permanent-attack"), "attack seat 3 city", "AOM-ATTACK-01", "Player 3 is not your neighbour",
        marks=rule("AOM-ATTACK-01"), id="no neighbour",
    ),
    pytest.param(
        doing(five(), "permanent-attack"), "attack seat 1 city", "AOM-ATTACK-01", "another player, not yourself.",
        id="oneself",
    ),
    pytest.param(
        doing(five(), "permanent-attack"), "attack seat 8 city", "AOM-ATTACK-01", "there is no Player 8 at this table.",
        id="nobody",
    ),
    pytest.param(
        doing(five(), "permanent-attack"), "play permanent-explore", "AOM-ATTACK-02",
        "name the neighbour and the area that you attack.", marks=rule("AOM-ATTACK-02"), id="name an area",
    ),
])
def test_declaring_an_attack(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


def mustering() -> Table:
    scenario = norse().units(0, jarl=1, huskarl=4).tiles(0, a1="fertile-food-2", b1="mountains-gold-2")
    return scenario.buildings(0, houses=1).workers(0, a1="villager", b1="dwarf").attack(0, 1, "city")


@rule("AOM-ATTACK-03", "AOM-ATTACK-05", "AOM-ATTACK-06", "AOM-ATTACK-08")
def test_choosing_an_army() -> None:
    table = mustering()
    check_refused(table, "muster", "AOM-ATTACK-08", "the attacker must bring at least one unit.", 0)
    check_refused(table, "send toxotes", "AOM-ATTACK-05", "Toxotes: your culture has no such unit.", 0)
    check_refused(table, "send troll", "AOM-ATTACK-05", "Troll: you have none in your Holding Area.", 0)
    check_refused(table, "send from a1", "AOM-ATTACK-06", "villagers do not fight.", 0)
    check_refused(table, "send from d4", "AOM-ATTACK-05", "none of your Dwarves works on this fertile space.", 0)
    check_refused(table, "send jarl", "AOM-ATTACK-05", "Jarl: your culture has no such unit.", 1)
    secretly(table, 0, "send jarl", "send from b1")
    check_refused(table, "send jarl", "AOM-ATTACK-05", "Jarl: you have 1, and all are in this army already.", 0)
    check_refused(
        table, "send from b1", "AOM-ATTACK-05", "the Dwarf of the mountains tile (2 gold) is in this army already.", 0,
    )
    secretly(table, 0, "send huskarl", "send huskarl")
    check_refused(table, "send huskarl", "AOM-ATTACK-03", "you may bring 4 units at most", 0)
    check_refused(table, "retreat", "AOM-BATTLE-24", "choose the units that you bring into the battle.", 0)


@rule("AOM-ATTACK-09", "AOM-EGYPTGOD-02", "AOM-BATTLE-23")
def test_the_armory_and_the_god_of_an_army_limit_are_named() -> None:
    scenario = egyptian().units(0, spearman=8, elephant=3).buildings(0, "armory")
    table = scenario.attack(0, 1, "city", card="sekhmet", power=True)
    secretly(table, 0, *["send spearman"] * 8, "send elephant")
    check_refused(table, "send elephant", "AOM-EGYPTGOD-02", "you may bring 9 units at most", 0)
    found = table.why_not("send elephant", 0)
    assert found is not None
    assert "AOM-ATTACK-09" in found.clauses


# ---------------------------------------------------------------------- in the battle
@rule("AOM-BATTLE-02", "AOM-BATTLE-24")
def test_laying_a_card_and_retreating() -> None:
    table = greek().units(0, toxotes=1, hoplite=1, hydra=0).units(1, jarl=1, troll=1).battle(0, 1, "city")
    check_refused(table, "lay toxotes", "AOM-BATTLE-24", "fight the encounter or retreat.")
    play(table, "fight", "fight")
    check_refused(table, "retreat", "AOM-BATTLE-24", "only before an encounter, before battle cards are laid", 0)
    check_refused(table, "lay hydra", "AOM-BATTLE-02", "Hydra: you have none in the battle.", 0)
    check_refused(table, "lay jarl", "AOM-BATTLE-02", "Jarl: your culture has no such unit.", 0)
    check_refused(table, "lay toxotes", "AOM-BATTLE-02", "Toxotes: your culture has no such unit.", 1)


@rule("AOM-GREEKGOD-01")
def test_aphrodite_sends_away_a_unit_of_the_opposing_army() -> None:
    scenario = greek().units(0, toxotes=1).units(1, jarl=1, troll=1)
    table = scenario.battle(0, 1, "city", card="aphrodite", power=True)
    check_refused(table, "unit huskarl", "AOM-GREEKGOD-01", "Huskarl: Player 2 has none in the battle.")
    check_refused(table, "no", "AOM-GOD-18", "name the opposing unit that Aphrodite sends away.")


@rule("AOM-BATTLE-25")
def test_which_hydra_fights() -> None:
    table = greek().units(0, hydra=2).units(1, jarl=1, troll=1).dice(*[6] * 6, *[1] * 3).battle(0, 1, "city")
    play(table, "fight", "fight")
    secretly(table, 1, "lay jarl")
    play(table, "fight", "fight")
    check_refused(table, "hydra 3", "AOM-BATTLE-25", "different Hydras that you have in the battle: 2")
    check_refused(table, "yes", "AOM-BATTLE-25", "name the Hydra that fights.")


@rule("AOM-UNIT-06")
def test_the_wadjet_question() -> None:
    table = egyptian().units(0, pharaoh=1, wadjet=1).units(1, toxotes=1).battle(0, 1, "city")
    secretly(play(table, "fight", "fight"), 0, "lay pharaoh")
    check_refused(table, "fight", "AOM-UNIT-06", "say whether the Wadjet fights in the Pharaoh's place.")


@rule("AOM-UNIT-13")
def test_the_throw_question() -> None:
    table = greek().units(0, cyclops=1).units(1, jarl=1).battle(0, 1, "city")
    play(table, "fight", "fight")
    check_refused(table, "retreat", "AOM-UNIT-13", "say whether the Cyclops throws the opponent.")


@rule("AOM-UNIT-13")
def test_a_giant_is_not_thrown() -> None:
    """Nothing is asked: the dice decide at once, and the next encounter is at hand."""
    scenario = greek().units(0, cyclops=1, toxotes=1).units(1, frost_giant=1)
    table = scenario.dice(*[1] * 6, *[6] * 7).battle(0, 1, "city")
    secretly(play(table, "fight", "fight"), 0, "lay cyclops")
    check_refused(table, "yes", "AOM-BATTLE-24", "fight the encounter or retreat.")


@rule("AOM-UNIT-07", "AOM-NORSEGOD-03")
def test_the_berserk_question() -> None:
    table = norse().units(0, huskarl=1).units(1, toxotes=1).battle(0, 1, "city")
    check_refused(play(table, "fight", "fight"), "retreat", "AOM-UNIT-07", "say whether the Huskarl goes berserk.")
    table = norse().units(0, jarl=1).units(1, toxotes=1).battle(0, 1, "city", card="tyr", power=True)
    check_refused(play(table, "fight", "fight"), "retreat", "AOM-NORSEGOD-03", "say whether the Jarl goes berserk.")


@rule("AOM-UNIT-03", "AOM-UNIT-04")
@pytest.mark.parametrize(("unit", "dice", "clause", "text"), [
    ("phoenix", 6, "AOM-UNIT-03", "brings the Phoenix back for 2 favor."),
    ("son-of-osiris", 8, "AOM-UNIT-04", "brings the Son of Osiris back for 4 favor."),
])
def test_the_resurrection_question(unit: str, dice: int, clause: str, text: str) -> None:
    scenario = egyptian().units(0, priest=1, phoenix=1, son_of_osiris=1).units(1, toxotes=1, hoplite=1)
    table = scenario.dice(*[1] * dice, *[6] * 7).battle(0, 1, "city")
    secretly(play(table, "fight", "fight"), 0, f"lay {unit}")
    secretly(table, 1, "lay toxotes")
    check_refused(table, "retreat", clause, text)


@rule("AOM-UNIT-11", "AOM-UNIT-23")
def test_the_unit_that_joins_a_battle() -> None:
    scenario = norse().units(0, mythic_norse_hero=1, jarl=1).units(1, toxotes=1, hoplite=1)
    table = scenario.dice(*[6] * 8, *[1] * 3).attack(0, 1, "city")
    secretly(table, 0, "send mythic-norse-hero", "muster")
    secretly(table, 1, "send toxotes", "send hoplite", "muster")
    secretly(play(table, "fight", "fight"), 1, "lay toxotes")
    check_refused(table, "unit troll", "AOM-UNIT-23", "Troll: you have none in your Holding Area.")
    check_refused(table, "yes", "AOM-UNIT-11", "name a unit of your Holding Area that joins the battle, or decline.")


# ---------------------------------------------------------------------- rewards
def won(scenario: Scenario, area: str) -> Table:
    """Seat 0 has beaten seat 1, which brought nobody."""
    table = scenario.units(0, jarl=1).attack(0, 1, area)
    secretly(table, 0, "send jarl", "muster")
    return secretly(table, 1, "muster")


@rule("AOM-AFTER-03", "AOM-AFTER-04")
def test_a_building_to_destroy() -> None:
    table = won(norse().buildings(0, "market").buildings(1, "wall"), "city")
    check_refused(table, "raze seat 1 market", "AOM-AFTER-03", "the reward comes from Player 2, whom you have beaten.")
    check_refused(table, "raze seat 2 tower", "AOM-AFTER-04", "Player 2 has no such building (Tower).")
    check_refused(table, "seize seat 2 a1", "AOM-AFTER-04", "destroy a building of Player 2, or give up the reward.")


@rule("AOM-AFTER-07")
def test_a_tile_to_take() -> None:
    table = won(norse().tiles(0, a1="fertile-food-2").tiles(1, a1="fertile-food-2"), "production")
    check_refused(table, "seize seat 1 a1", "AOM-AFTER-03", "the reward comes from Player 2")
    check_refused(table, "seize seat 2 b1", "AOM-AFTER-07", "Player 2 has no tile on this fertile space.")


@rule("AOM-AFTER-10")
def test_cubes_to_take() -> None:
    table = won(norse().cubes(1, food=0), "holding")
    check_refused(table, "loot food", "AOM-AFTER-10", "Player 2 has no food.")
    check_refused(table, "fight", "AOM-AFTER-10", "take up to 5 cubes from Player 2, or give up the reward.")
    play(table, "loot wood")
    check_refused(table, "done", "AOM-AFTER-10", "you have begun to take cubes; take 4 cubes more from Player 2.")


@rule("AOM-BLDG-03", "AOM-AFTER-12")
def test_the_villager_of_a_lost_house() -> None:
    scenario = norse().tiles(1, a1="fertile-food-2", b1="fertile-food-2").buildings(1, houses=2)
    table = won(scenario.workers(1, a1="villager", b1="villager"), "city")
    play(table, "raze seat 2 house")
    check_refused(table, "dismiss", "AOM-BLDG-03", "you have no villager in your Holding Area.")
    check_refused(table, "dismiss from c1", "AOM-BLDG-03", "none of your villagers works on this forest space.")
    check_refused(table, "done", "AOM-AFTER-12", "you have lost a House: remove one of your villagers.")


# ---------------------------------------------------------------------- god powers that cannot be used
FULL_CITY = ("wall", "tower", "market", "armory", "quarry", "monument", "granary")


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        holding(greek().cubes(0, favor=2), "ares"), "invoke ares", "AOM-GOD-01",
        "the power of Ares costs 3 favor, and you have 2.", marks=rule("AOM-GOD-01", "AOM-GREEKGOD-02"), id="favor",
    ),
    pytest.param(
        holding(greek(), "ares"), "power ares", "AOM-GOD-04", "cannot be used alone.", marks=rule("AOM-GOD-04"),
        id="not alone",
    ),
    pytest.param(
        holding(greek().cubes(0, food=0).cubes(1, food=20), "poseidon"), "power poseidon", "AOM-GOD-07",
        "the bank has no food left.", marks=rule("AOM-GOD-07"), id="bank empty",
    ),
    pytest.param(
        holding(greek().buildings(0, houses=10), "hera"), "power hera", "AOM-GOD-13", "you have 10 Houses",
        marks=rule("AOM-GOD-13"), id="ten Houses",
    ),
    pytest.param(
        holding(greek().buildings(0, *FULL_CITY, houses=9), "hera"), "power hera", "AOM-GOD-13",
        "all 16 spaces of your City Area are occupied.", id="no room for the House",
    ),
    pytest.param(
        holding(greek().units(0), "hades"), "power hades", "AOM-GOD-12", "you have no military unit.",
        marks=rule("AOM-GOD-12"), id="no unit for Hades",
    ),
    pytest.param(
        holding(greek(hades="mortal").units(0, hydra=1), "hades"), "power hades", "AOM-GREEKGOD-06",
        "you have no mortal unit in your Holding Area.", id="no mortal for Hades",
    ),
    pytest.param(
        holding(greek(), "hephaestos"), "power hephaestos", "AOM-GREEKGOD-08",
        "there is no resource tile on any board.", marks=rule("AOM-GREEKGOD-08"), id="no tile",
    ),
    pytest.param(
        holding(egyptian().tiles(1, "hills-gold-2"), "hathor"), "power hathor", "AOM-EGYPTGOD-08",
        "no other player has a food tile.", marks=rule("AOM-EGYPTGOD-08"), id="no food tile",
    ),
    pytest.param(
        holding(egyptian().tiles(0, "desert-gold-1").tiles(1, "hills-gold-2"), "set"), "power set", "AOM-EGYPTGOD-09",
        "a tile of a terrain of which you have one.", marks=rule("AOM-EGYPTGOD-09"), id="nothing to exchange",
    ),
    pytest.param(
        holding(greek(), "zeus"), "power zeus", "AOM-GREEKGOD-09", "there is no hero of the Archaic Age.",
        marks=rule("AOM-GREEKGOD-09"), id="Archaic Age",
    ),
    pytest.param(
        holding(greek().age(0, "classical").units(0, classical_greek_hero=2), "zeus"), "power zeus", "AOM-GOD-14",
        "Classical Greek Hero: you have no figure left", marks=rule("AOM-GOD-14"), id="no hero left",
    ),
    pytest.param(
        holding(greek().units(0, toxotes=8), "apollo"), "power apollo", "AOM-GREEKGOD-10",
        "Toxotes: you have no figure left in your supply.", marks=rule("AOM-GREEKGOD-10"), id="no Toxotes left",
    ),
    pytest.param(
        holding(norse().units(0, jarl=8, huskarl=8, throwing_axeman=8), "hel"), "power hel", "AOM-NORSEGOD-10",
        "no figure of a mortal unit left", marks=rule("AOM-NORSEGOD-10"), id="no mortal left",
    ),
    pytest.param(
        holding(egyptian().units(0, spearman=1, mummy=8), "anubis"), "power anubis", "AOM-GOD-22",
        "Mummy: you have no figure left", marks=rule("AOM-GOD-22"), id="no Mummy left",
    ),
    pytest.param(
        holding(egyptian().units(0, mummy=1), "anubis"), "power anubis", "AOM-EGYPTGOD-10",
        "you have no mortal unit in your Holding Area.", marks=rule("AOM-EGYPTGOD-10"), id="no mortal to exchange",
    ),
    pytest.param(
        holding(egyptian(), "horus"), "power horus", "AOM-EGYPTGOD-04", "nobody has a building.",
        marks=rule("AOM-EGYPTGOD-04"), id="no building",
    ),
    pytest.param(
        holding(norse().buildings(0, "wall"), "njord"), "power njord", "AOM-NORSEGOD-04",
        "no other player has a building.", marks=rule("AOM-NORSEGOD-04"), id="no building of others",
    ),
    pytest.param(
        holding(norse(), "thor"), "power thor", "AOM-NORSEGOD-08", "no other player has a myth unit.",
        marks=rule("AOM-NORSEGOD-08"), id="no myth unit",
    ),
    pytest.param(
        holding(norse().cubes(1, food=0, wood=0, gold=0, favor=0), "loki"), "power loki", "AOM-NORSEGOD-12",
        "no other player has a cube.", marks=rule("AOM-NORSEGOD-12"), id="nothing to steal",
    ),
    pytest.param(
        holding(egyptian(), "ra"), "invoke ra", "AOM-EGYPTGOD-07", "you have no food tile.",
        marks=rule("AOM-EGYPTGOD-07"), id="no own food tile",
    ),
    pytest.param(
        holding(egyptian().cubes(0, food=0), "bast"), "invoke bast", "AOM-EGYPTGOD-11", "you have no food.",
        marks=rule("AOM-EGYPTGOD-11"), id="no food",
    ),
    pytest.param(
        holding(egyptian().units(0, spearman=8, elephant=8, chariot_archer=8), "bast"), "invoke bast",
        "AOM-EGYPTGOD-11", "no figure of a mortal unit left", id="no mortal for Bast",
    ),
    pytest.param(
        holding(norse(), "odin", "permanent-build", "permanent-gather"), "power odin", "AOM-NORSEGOD-09",
        "no card left for a fourth action.", marks=rule("AOM-NORSEGOD-09"), id="no fourth card",
    ),
    pytest.param(
        holding(egyptian().fourth(0), "thoth", *["gather-all"] * 3), "power thoth", "AOM-EGYPTGOD-03",
        "you may play a fourth card this round already.", marks=rule("AOM-EGYPTGOD-03"), id="fourth granted",
    ),
    pytest.param(
        holding(egyptian().fourth(0), "thoth", turn=4), "power thoth", "AOM-GOD-10", "there is no fifth.",
        id="no fifth card",
    ),
    pytest.param(
        holding(egyptian().fourth(0), "thoth", turn=4), "build house", "AOM-GOD-10",
        "play a fourth card, discard one to pass, or decline.", marks=rule("AOM-GOD-10"), id="fourth card",
    ),
])
def test_a_power_that_cannot_be_used(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


# ---------------------------------------------------------------------- answers to the gods
def powered(scenario: Scenario, card: str, *moves: str) -> Opened:
    """Seat 0 has used the power alone, then made these moves."""
    return lambda: play(scenario.hand(0, card, "permanent-explore").action(0), f"power {card}", *moves)


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        powered(greek().cubes(0, wood=8).cubes(1, wood=12), "hermes"), "gain wood", "AOM-GOD-23",
        "the bank has no wood left.", marks=rule("AOM-GOD-23", "AOM-GREEKGOD-11"), id="bank empty",
    ),
    pytest.param(
        powered(greek(), "hermes", "gain wood"), "done", "AOM-GREEKGOD-11",
        "take 3 cubes more of your choice from the bank (Hermes).", id="all of them",
    ),
    pytest.param(
        powered(greek(), "hades"), "unit hydra", "AOM-GREEKGOD-06", "Hydra: you have none in your Holding Area.",
        marks=rule("AOM-GREEKGOD-06"), id="no such unit",
    ),
    pytest.param(
        powered(greek(hades="mortal").units(0, hydra=1, toxotes=1, hoplite=1), "hades"), "unit hydra",
        "AOM-GREEKGOD-06", "a Hydra is not a mortal unit.", id="not a mortal",
    ),
    pytest.param(
        powered(greek(), "hades"), "unit jarl", "AOM-COMP-02", "Jarl: your culture has no such unit.", id="foreign",
    ),
    pytest.param(
        powered(greek().tiles(1, b1="mountains-gold-2").workers(1, b1="dwarf"), "hades"), "dwarf seat 2 b1",
        "AOM-GREEKGOD-06", "it must be one of your own units.", id="not one's own",
    ),
    pytest.param(
        powered(greek(), "hades"), "dwarf seat 1 a1", "AOM-GREEKGOD-06",
        "none of your Dwarves works on this fertile space.",
        id="no own Dwarf",
    ),
    pytest.param(
        powered(greek().tiles(0, "hills-gold-2").tiles(1, "hills-gold-2"), "hephaestos"), "seize seat 1 a1",
        "AOM-GREEKGOD-08", "you have no tile on this fertile space.", id="no own tile",
    ),
    pytest.param(
        powered(egyptian().tiles(1, "hills-food-1", "hills-food-1", a1="fertile-gold-1"), "hathor"),
        "seize seat 2 a1", "AOM-EGYPTGOD-08", "this is not a food tile but a fertile tile (1 gold).", id="not food",
    ),
    pytest.param(
        powered(egyptian().tiles(1, "hills-food-1", "hills-food-1"), "hathor"), "seize seat 2 a1", "AOM-EGYPTGOD-08",
        "Player 2 has no tile on this fertile space.", id="no tile",
    ),
    pytest.param(
        powered(egyptian().tiles(0, b4="hills-food-1").tiles(1, "hills-food-1", "hills-food-1"), "hathor"),
        "seize seat 1 b4", "AOM-EGYPTGOD-08", "another player, not yourself.", id="own tile",
    ),
    pytest.param(
        powered(
            egyptian().tiles(0, "hills-food-1", "fertile-food-2", "desert-gold-1")
            .tiles(1, "hills-gold-2", "hills-gold-2", "fertile-gold-1"), "set",
        ),
        "seize seat 1 a1", "AOM-GOD-16", "no other player has a desert tile.",
        marks=rule("AOM-GOD-16"), id="no partner",
    ),
    pytest.param(
        powered(
            egyptian().tiles(0, "hills-food-1", "fertile-food-2")
            .tiles(1, "hills-gold-2", "hills-gold-2", a1="fertile-gold-1"), "set", "seize seat 1 b4",
        ),
        "seize seat 2 a1", "AOM-GOD-16",
        "you exchange a hills tile, and this is a fertile tile (1 gold).", id="other terrain",
    ),
    pytest.param(
        powered(
            egyptian().tiles(0, "hills-food-1", "fertile-food-2").tiles(1, "hills-gold-2", "fertile-gold-1"), "set",
        ),
        "seize seat 2 a1", "AOM-GOD-16", "name your own tile that Set exchanges.", id="own tile first",
    ),
    pytest.param(
        powered(norse(), "hel"), "unit troll", "AOM-NORSEGOD-10", "a Troll is not a mortal unit.", id="Hel and myths",
    ),
    pytest.param(
        powered(norse().units(0, jarl=8), "hel"), "unit jarl", "AOM-GOD-14", "Jarl: you have no figure left",
        id="Hel without a figure",
    ),
    pytest.param(
        powered(egyptian(), "anubis"), "done", "AOM-GOD-22", "name at least one mortal unit.", id="at least one",
    ),
    pytest.param(
        powered(egyptian().units(0, spearman=1, elephant=1, mummy=1), "anubis"), "unit mummy", "AOM-EGYPTGOD-10",
        "a Mummy is not a mortal unit.", id="Anubis and myths",
    ),
    pytest.param(
        powered(egyptian().units(0, spearman=1, elephant=1), "anubis"), "unit chariot-archer", "AOM-EGYPTGOD-10",
        "Chariot Archer: you have none in your Holding Area.", id="Anubis without the unit",
    ),
    pytest.param(
        powered(egyptian().buildings(0, "wall").buildings(1, "wall"), "horus"), "raze seat 1 market",
        "AOM-EGYPTGOD-04", "you have no such building (Market).", id="no own building",
    ),
    pytest.param(
        powered(norse().buildings(0, "wall").buildings(1, "wall", "tower"), "njord"), "raze seat 1 wall",
        "AOM-NORSEGOD-04", "another player, not yourself.", id="own building",
    ),
    pytest.param(
        powered(norse().units(1, toxotes=1, hydra=1, medusa=1), "thor"), "strike seat 2 toxotes", "AOM-NORSEGOD-08",
        "a Toxotes is not a myth unit.", id="not a myth unit",
    ),
    pytest.param(
        powered(norse().units(1, hydra=1, medusa=1), "thor"), "strike seat 2 centaur", "AOM-NORSEGOD-08",
        "Centaur: Player 2 has none in the Holding Area.", id="no such myth unit",
    ),
    pytest.param(
        powered(norse().units(1, hydra=1, medusa=1), "thor"), "dwarf seat 2 a1", "AOM-NORSEGOD-08",
        "no Dwarf of Player 2 works on this fertile space.", id="no Dwarf",
    ),
])
def test_an_answer_that_does_not_fit(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


@rule("AOM-NORSEGOD-12", "AOM-GOD-20")
def test_whom_loki_robs() -> None:
    four = Scenario(4, ("norse", "greek", "norse", "egyptian")).cubes(1, food=0, wood=0, gold=0, favor=0)
    table = powered(four, "loki")()
    check_refused(table, "victim seat 1", "AOM-NORSEGOD-12", "another player, not yourself.")
    check_refused(table, "victim seat 2", "AOM-NORSEGOD-12", "Player 2 has no resource cube.")
    check_refused(table, "victim seat 5", "AOM-GOD-20", "there is no Player 5 at this table.")
    play(table, "victim seat 3")
    check_refused(table, "done", "AOM-NORSEGOD-12", "take 5 cubes more from Player 3.")


@rule("AOM-GOD-12", "AOM-EGYPTGOD-05")
def test_nephthys_wants_something_other_than_a_house() -> None:
    scenario = egyptian().hand(0, "nephthys").buildings(0, "gold-mint").cubes(0, food=2, wood=2, gold=0, favor=2)
    check_refused(scenario.action(0), "invoke nephthys", "AOM-EGYPTGOD-05", "there is no building but a House that")


@rule("AOM-EGYPTGOD-04")
def test_a_full_city_does_not_stop_horus() -> None:
    city = ("wall", "tower", "storehouse", "market", "armory", "monument")
    scenario = egyptian().hand(0, "horus").buildings(0, *city, houses=10).cubes(0, food=0, wood=0, gold=0, favor=1)
    check_refused(scenario.action(0), "invoke horus", "AOM-BUILD-03", "there is no building that you may own")
