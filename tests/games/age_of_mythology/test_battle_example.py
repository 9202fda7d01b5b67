"""AOM-EX-13 to AOM-EX-19: the battle of the rulebook, die by die."""

from __future__ import annotations

from clio.games.age_of_mythology.scenario import Scenario
from tests.cards import card
from tests.games.age_of_mythology.battles import army, battle, meet, supply, won
from tests.games.age_of_mythology.helpers import bank, cubes, logged, myth, offers, play, sums, units
from tests.rules import rule

ENCOUNTERS = (
    (1, 3, 4, 4, 5), (1, 2, 2, 2, 5, 5, 6, 6, 6),  # Scorpion-Man, Medusa
    (3, 3, 3, 4, 6), (1, 1, 2, 3, 3, 3, 4, 5, 6),  # Mummy, Hero: a tie
    (4, 4, 6, 6, 6), (1, 1, 2, 2, 3, 4, 5, 6, 6),
    (1, 2, 4, 4, 6), (1, 2, 2, 4, 5, 6),  # Mummy, Hydra: a tie
    (1, 2, 3, 6, 6), (1, 2, 4, 6, 6, 6),
    (1, 1, 2, 2, 3, 3, 4, 5, 6), (1, 2, 2, 3, 4, 5, 5, 6, 6),  # Priest, Cyclops who throws
)


@rule("AOM-EX-13", "AOM-EX-14", "AOM-EX-15", "AOM-EX-16", "AOM-EX-17", "AOM-EX-18", "AOM-EX-19")
@card("scorpion-man", "mummy", "priest", "spearman", "medusa", "classical-greek-hero", "hydra", "cyclops")
def test_the_battle_of_the_rulebook() -> None:
    scenario = Scenario(3, ("egyptian", "greek", "norse"), medusa="4").placed(last_battle=2, the_wonder=1)
    scenario.units(0, scorpion_man=1, mummy=1, priest=1, spearman=1, elephant=1)
    scenario.units(1, medusa=1, classical_greek_hero=1, hydra=1, cyclops=1, toxotes=2)
    scenario.tiles(1, "hills-gold-2").hand(1, "permanent-explore").dice(*[face for roll in ENCOUNTERS for face in roll])
    table = scenario.attack(0, 1, "production")
    start, everything = bank(table), sums(table)

    # The armies (EX-13)
    for unit in ("scorpion-man", "mummy", "priest", "spearman"):
        table.play(f"send {unit}", 0)
    assert offers(table, 0) == ["muster"]
    table.play("muster", 0)
    for unit in ("medusa", "classical-greek-hero", "hydra", "cyclops"):
        table.play(f"send {unit}", 1)
    assert offers(table, 1) == ["muster"]
    table.play("muster", 1)
    assert army(table, 0) == {"spearman": 1, "mummy": 1, "scorpion-man": 1, "priest": 1}
    assert army(table, 1) == {"cyclops": 1, "hydra": 1, "medusa": 1, "classical-greek-hero": 1}

    # Encounter 1 (EX-14): 0 to 3 hits
    meet(table, "scorpion-man", "medusa")
    one, two = battle(table)["sides"]
    assert (one["last_roll"], two["last_roll"]) == ([1, 3, 4, 4, 5], [1, 2, 2, 2, 5, 5, 6, 6, 6])
    assert (one["last_hits"], two["last_hits"]) == (0, 3)
    assert "scorpion-man" not in army(table, 0)
    assert supply(table, 0, "scorpion-man") == 8

    # Encounter 2 (EX-15, EX-16): 1 to 1, then 3 to 2; a new Mummy that does not join
    meet(table, "mummy", "classical-greek-hero")
    assert logged(table).count("again") == 1
    one, two = battle(table)["sides"]
    assert (one["last_roll"], two["last_roll"]) == ([4, 4, 6, 6, 6], [1, 1, 2, 2, 3, 4, 5, 6, 6])
    assert (one["last_hits"], two["last_hits"]) == (3, 2)
    assert army(table, 1) == {"cyclops": 1, "hydra": 1, "medusa": 1}
    assert army(table, 0)["mummy"] == 1
    assert units(table, 0) == {"elephant": 1, "mummy": 1}

    # Encounter 3 (EX-17): 1 to 1, then 2 to 3; the Hydra has grown
    meet(table, "mummy", "hydra")
    assert logged(table).count("again") == 2
    one, two = battle(table)["sides"]
    assert (one["last_hits"], two["last_hits"]) == (2, 3)
    assert (len(one["last_roll"]), len(two["last_roll"])) == (5, 6)
    assert army(table, 0) == {"spearman": 1, "priest": 1}
    assert battle(table)["sides"][1]["heads"] == [1]
    pairs = {(pair["attack"], pair["defence"]): pair["dice"] for pair in battle(table)["matchups"]}
    assert pairs["priest", "hydra"] == [9, 7]

    # Encounter 4 (EX-18): the Cyclops throws the Priest, 1 to 2
    meet(table, "priest", "cyclops")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    play(table, "yes")
    one, two = battle(table)["sides"]
    assert (one["last_roll"], two["last_roll"]) == ([1, 1, 2, 2, 3, 3, 4, 5, 6], [1, 2, 2, 3, 4, 5, 5, 6, 6])
    assert army(table, 0) == {"spearman": 1}
    assert units(table, 0) == {"elephant": 1, "mummy": 1, "priest": 1}
    assert supply(table, 0, "priest") == 1
    assert myth(table).dice == ()

    # The end (EX-19): the Egyptian retreats
    assert table.seat == 0
    play(table, "retreat")
    assert battle(table)["winner"] == 1
    assert battle(table)["over"]
    assert units(table, 0) == {"spearman": 1, "elephant": 1, "mummy": 1, "priest": 1}
    assert units(table, 1) == {"toxotes": 2, "cyclops": 1, "hydra": 1, "medusa": 1}
    assert (won(table, 0), won(table, 1)) == (0, 2)
    assert table.view()["victory_cards"] == {"largest-army": 0, "most-buildings": 0, "last-battle": 0, "the-wonder": 1}
    assert bank(table) == start
    assert sums(table) == everything  # no figure, cube or card is lost
    assert (cubes(table, 0), cubes(table, 1)) == ((4, 4, 4, 4), (4, 4, 4, 4))
    assert battle(table)["sides"][1]["heads"] == []
    assert table.seat == 1
    assert offers(table) == ["play permanent-explore", "pass permanent-explore"]


@rule("AOM-EX-14", "AOM-GREEKUNIT-08")
def test_on_her_card_medusa_has_two_dice_more_than_in_the_example() -> None:
    for bonus, dice in (("6", 11), ("4", 9)):
        scenario = Scenario(cultures=("egyptian", "greek"), medusa=bonus).units(1, medusa=1)
        pairs = battle(scenario.units(0, mummy=1, scorpion_man=1).battle(0, 1, "production"))["matchups"]
        assert {pair["attack"]: pair["dice"] for pair in pairs} == {"mummy": [5, 5], "scorpion-man": [5, dice]}
