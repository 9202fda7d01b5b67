"""AOM-BATTLE: encounters, from the cards laid to the end of the battle."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.battles import (
    army, battle, dice, duel, limits, meet, pools, script, stage, supply, won,
)
from tests.games.age_of_mythology.helpers import (
    bank, cubes, logged, myth, offers, play, seat_view, secretly, units,
)
from tests.rules import rule


def said(table: Table, *kinds: str) -> list[tuple[str, int | None]]:
    """The log lines of these kinds, with their seats, in order."""
    return [(line.kind, line.seat) for line in table.log if line.kind in kinds]


# ---------------------------------------------------------------------- course
@rule("AOM-BATTLE-01", "AOM-BATTLE-16", "AOM-BATTLE-18")
def test_encounters_follow_each_other_until_a_side_has_no_unit() -> None:
    table = stage("mummy", "minotaur manticore").battle(0, 1, "holding")
    assert battle(table)["encounter"] == 1
    duel(table, (5, 2), (5, 1), theirs="minotaur")
    assert (battle(table)["encounter"], battle(table)["winner"]) == (2, None)
    assert (army(table, 0), army(table, 1)) == ({"mummy": 1}, {"manticore": 1})
    duel(table, (5, 0), (5, 1))
    assert battle(table)["winner"] == 1
    kinds = ("attacks", "brings", "encounter", "lays", "rolls", "eliminated", "wins")
    assert [kind for kind, _ in said(table, *kinds)] == [
        "attacks", "brings", "brings", "brings",
        *["encounter", "lays", "lays", "rolls", "rolls", "eliminated"] * 2, "wins",
    ]


@rule("AOM-BATTLE-02", "AOM-BATTLE-03")
def test_both_lay_a_card_in_secret_and_turn_it_over_together() -> None:
    table = play(stage("mummy spearman", "minotaur hydra").battle(0, 1, "holding"), "fight", "fight")
    assert table.pending == [0, 1]
    assert offers(table, 0) == ["lay spearman", "lay mummy"]
    assert offers(table, 1) == ["lay hydra", "lay minotaur"]
    before, lines = table.view(0), len(table.log_of(0))
    table.play("lay minotaur", 1)
    assert (table.view(0), len(table.log_of(0))) == (before, lines)
    assert table.pending == [0]
    table.play("lay mummy", 0)
    assert said(table, "lays") == [("lays", 0), ("lays", 1)]
    fought = [side["last_fighter"] for side in battle(table)["sides"]]
    assert fought == ["mummy", "minotaur"]


@rule("AOM-BATTLE-02", "AOM-BATTLE-22")
def test_the_attackers_card_is_hidden_too_but_armies_are_open() -> None:
    table = play(stage("mummy spearman", "minotaur hydra").battle(0, 1, "holding"), "fight", "fight")

    def seen(seat: int | None) -> dict[str, object]:
        return {key: value for key, value in table.view(seat).items() if key not in ("seat", "legal")}

    before = seen(1), seen(None), len(table.log_of(1))
    table.play("lay spearman", 0)
    assert (seen(1), seen(None), len(table.log_of(1))) == before
    assert seat_view(table, 0)["chosen"] == ["spearman"]
    for seat in (None, 0, 1):
        armies = [[unit["id"] for unit in side["army"]] for side in table.view(seat)["battle"]["sides"]]
        assert armies == [["spearman", "mummy"], ["hydra", "minotaur"]]
        assert [side["laid"] for side in table.view(seat)["battle"]["sides"]] == [None, None]


@rule("AOM-BATTLE-33", "AOM-BATTLE-16", "AOM-BATTLE-03")
def test_one_card_per_kind_serves_as_long_as_a_figure_of_it_fights() -> None:
    table = stage("mummy mummy spearman", "minotaur minotaur hydra").battle(0, 1, "holding")
    play(table, "fight", "fight")
    assert offers(table, 0) == ["lay spearman", "lay mummy"]
    script(table, (5, 0), (5, 1))
    secretly(table, 0, "lay mummy")
    secretly(table, 1, "lay minotaur")
    assert (army(table, 0), army(table, 1)) == ({"mummy": 1, "spearman": 1}, {"minotaur": 2, "hydra": 1})
    duel(table, (5, 0), (5, 1), "mummy", "minotaur")
    assert army(table, 0) == {"spearman": 1}
    play(table, "fight", "fight")
    assert table.pending == [1]  # the attacker has one card left
    assert offers(table, 1) == ["lay hydra", "lay minotaur"]


# ---------------------------------------------------------------------- dice
@rule("AOM-BATTLE-12", "AOM-BATTLE-14", "AOM-BATTLE-15")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1), (3, 2), (2, 5)])
def test_more_sixes_eliminate_the_other_unit_and_only_that(mine: int, theirs: int) -> None:
    table = stage("mummy mummy", "minotaur minotaur").battle(0, 1, "holding")
    duel(table, (5, mine), (5, theirs))
    lost = 1 if mine > theirs else 0
    assert sum(army(table, lost).values()) == 1
    assert sum(army(table, 1 - lost).values()) == 2
    assert [side["last_hits"] for side in battle(table)["sides"]] == [mine, theirs]
    if lost:
        assert supply(table, 1, "minotaur") == 7  # of 8
        assert units(table, 1) == {}
    else:
        assert supply(table, 0, "mummy") == 7


@rule("AOM-BATTLE-12")
def test_only_sixes_hit() -> None:
    table = stage("mummy mummy", "minotaur").battle(0, 1, "holding")
    myth(table).dice = (5, 5, 5, 5, 5, 6, 1, 1, 1, 1)
    meet(table)
    assert [side["last_hits"] for side in battle(table)["sides"]] == [0, 1]
    assert army(table, 0) == {"mummy": 1}


@rule("AOM-BATTLE-13")
@pytest.mark.parametrize("hits", [0, 1, 3])
def test_a_tie_is_rolled_again_with_all_dice(hits: int) -> None:
    table = stage("mummy mummy", "minotaur").battle(0, 1, "holding")
    meet(script(table, (5, hits), (5, hits), (5, 4), (5, 4), (5, 0), (5, 2)))
    assert pools(table) == (5, 5)
    assert myth(table).dice == ()
    assert logged(table).count("again") == 2
    assert logged(table).count("rolls") == 6
    assert army(table, 0) == {"mummy": 1}
    assert army(table, 1) == {"minotaur": 1}


@rule("AOM-BATTLE-08", "AOM-BATTLE-09", "AOM-BATTLE-31")
def test_a_pool_is_the_sum_of_everything() -> None:
    """A Cyclops throws a mortal from behind a Wall: 6 + 4 + 3 + 2; a Jarl with Bragi 3 + 1."""
    scenario = stage("jarl", "cyclops").buildings(1, "wall")
    table = meet(scenario.battle(0, 1, "city", "bragi", power=True))
    assert dice(table) == (4, 12)
    play(script(table, (4, 1), (15, 0)), "yes")
    assert pools(table) == (4, 15)
    assert battle(table)["winner"] == 0


# ---------------------------------------------------------------------- Wall and Tower
@rule("AOM-BATTLE-10", "AOM-BATTLE-11", "AOM-BLDG-04", "AOM-BLDG-05", "AOM-BLDG-08")
@pytest.mark.parametrize(("building", "area", "more"), [
    ("wall", "city", 2), ("wall", "production", 0), ("wall", "holding", 0),
    ("tower", "city", 0), ("tower", "production", 2), ("tower", "holding", 0),
])
def test_wall_and_tower_add_two_dice_for_their_area(building: str, area: str, more: int) -> None:
    table = stage("mummy mummy", "minotaur").buildings(1, building).battle(0, 1, area)
    assert battle(table)["fort"] == more
    duel(table, (5, 0), (5 + more, 1))
    duel(table, (5, 0), (5 + more, 1))  # in every encounter


@rule("AOM-BLDG-05", "AOM-BATTLE-10")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_the_attackers_own_wall_and_tower_do_nothing(area: str) -> None:
    table = stage("mummy", "minotaur").buildings(0, "wall", "tower").battle(0, 1, area)
    duel(table, (5, 0), (5, 1))


@rule("AOM-BLDG-06", "AOM-BLDG-18", "AOM-BATTLE-10")
@pytest.mark.parametrize(("building", "area"), [("wall", "city"), ("tower", "production")])
def test_a_siege_engine_workshop_of_the_attacker_cancels_them(building: str, area: str) -> None:
    scenario = stage("mummy", "minotaur").buildings(0, "siege-engine-workshop").buildings(1, building)
    duel(scenario.battle(0, 1, area), (5, 0), (5, 1))
    scenario = stage("mummy", "minotaur").buildings(1, building, "siege-engine-workshop")
    duel(scenario.battle(0, 1, area), (5, 0), (7, 1))


@rule("AOM-BATTLE-32", "AOM-UNIT-01")
@pytest.mark.parametrize(("building", "area"), [("wall", "city"), ("tower", "production")])
def test_a_unit_cancels_them_only_while_it_is_in_the_battle(building: str, area: str) -> None:
    table = stage("elephant mummy mummy", "minotaur").buildings(1, building).battle(0, 1, area)
    assert battle(table)["fort"] == 0
    duel(table, (5, 0), (5, 1), "mummy")  # the Elephant is there, though the Mummy fights
    duel(table, (3, 0), (5, 1), "elephant")
    assert battle(table)["fort"] == 2
    duel(table, (5, 0), (7, 1))


@rule("AOM-BATTLE-32")
def test_a_unit_thrown_out_of_the_battle_no_longer_cancels() -> None:
    table = stage("dwarf troll", "cyclops").buildings(1, "wall").battle(0, 1, "city")
    meet(table, "dwarf")
    assert dice(table) == (11, 6)
    play(script(table, (11, 0), (9, 1)), "yes")
    assert pools(table) == (11, 9)
    meet(table)
    assert dice(table) == (6, 8)


@rule("AOM-UNIT-01")
def test_a_unit_of_the_defender_cancels_nothing() -> None:
    table = stage("minotaur", "elephant mummy").buildings(1, "wall").buildings(0, "wall").battle(0, 1, "city")
    duel(table, (5, 1), (7, 0), theirs="mummy")


# ---------------------------------------------------------------------- retreat
@rule("AOM-BATTLE-17", "AOM-BATTLE-24", "AOM-BATTLE-18")
def test_the_attacker_may_retreat_before_the_first_encounter() -> None:
    table = stage("mummy spearman", "minotaur hydra").placed(last_battle=1).battle(0, 1, "holding")
    assert (table.seat, offers(table)) == (0, ["fight", "retreat"])
    play(table, "retreat")
    assert battle(table)["winner"] == 1
    assert battle(table)["over"]
    assert units(table, 0) == {"mummy": 1, "spearman": 1}
    assert units(table, 1) == {"minotaur": 1, "hydra": 1}
    assert (won(table, 0), won(table, 1)) == (0, 1)
    assert "lays" not in logged(table)


@rule("AOM-BATTLE-17", "AOM-BATTLE-19", "AOM-BATTLE-24")
def test_the_attacker_is_asked_first_and_the_first_retreat_decides() -> None:
    table = stage("mummy spearman", "minotaur hydra").battle(0, 1, "holding")
    play(table, "fight")
    assert (table.seat, offers(table)) == (1, ["fight", "retreat"])
    play(table, "retreat")
    assert battle(table)["winner"] == 0
    table = stage("mummy spearman", "minotaur hydra").battle(0, 1, "holding")
    play(table, "retreat")
    assert "retreat" not in offers(table)  # the defender is not asked any more
    assert said(table, "retreats") == [("retreats", 0)]


@rule("AOM-BATTLE-24", "AOM-BATTLE-17")
def test_retreat_is_asked_before_every_encounter_and_not_after_cards_lie() -> None:
    table = stage("mummy mummy spearman", "minotaur hydra").battle(0, 1, "holding")
    duel(table, (5, 0), (5, 1), "mummy", "minotaur")
    assert offers(table) == ["fight", "retreat"]
    play(table, "fight", "fight")
    assert "retreat" not in [*offers(table, 0), *offers(table, 1)]
    script(table, (5, 1), (6, 0))
    secretly(table, 0, "lay mummy")
    secretly(table, 1, "lay hydra")
    play(table, "fight", "retreat")
    assert battle(table)["winner"] == 0
    assert units(table, 1) == {"minotaur": 1}
    assert units(table, 0) == {"mummy": 2, "spearman": 1}  # one of them new
    assert supply(table, 0, "mummy") == 6


# ---------------------------------------------------------------------- ties and announcements
@rule("AOM-BATTLE-21", "AOM-UNIT-15", "AOM-UNIT-25")
@pytest.mark.parametrize("hits", [0, 2])
def test_medusa_wins_a_tie_without_a_new_roll(hits: int) -> None:
    table = stage("mummy mummy", "medusa").battle(0, 1, "holding")
    duel(table, (5, hits), (5, hits))
    assert "again" not in logged(table)
    assert (army(table, 0), army(table, 1)) == ({"mummy": 1}, {"medusa": 1})
    table = stage("medusa", "mummy mummy").battle(0, 1, "holding")
    duel(table, (5, hits), (5, hits))
    assert army(table, 1) == {"mummy": 1}


@rule("AOM-BATTLE-21", "AOM-UNIT-07")
@pytest.mark.parametrize("hits", [0, 2])
def test_who_goes_berserk_loses_a_tie(hits: int) -> None:
    table = meet(stage("huskarl huskarl", "mummy").battle(0, 1, "holding"))
    play(script(table, (5, hits), (5, hits)), "yes")
    assert "again" not in logged(table)
    assert (army(table, 0), army(table, 1)) == ({"huskarl": 1}, {"mummy": 1})


@rule("AOM-BATTLE-21")
def test_medusa_beats_a_berserk_unit_in_a_tie() -> None:
    table = meet(stage("huskarl huskarl", "medusa").battle(0, 1, "holding"))
    play(script(table, (5, 1), (5, 1)), "yes")
    assert army(table, 0) == {"huskarl": 1}
    table = meet(stage("medusa", "huskarl huskarl").battle(0, 1, "holding"))
    play(script(table, (5, 1), (5, 1)), "yes")
    assert army(table, 1) == {"huskarl": 1}


@rule("AOM-BATTLE-21")
def test_the_same_state_on_both_sides_is_rolled_again() -> None:
    """Neighbours never share a culture, so the second berserk unit is made up."""
    table = meet(stage("huskarl huskarl", "mummy").battle(0, 1, "holding"))
    rival = myth(table).battle
    assert rival is not None
    rival.defence.berserk = True
    play(script(table, (5, 1), (7, 1), (5, 2), (7, 1)), "yes")
    assert logged(table).count("again") == 1
    assert units(table, 0) == {"huskarl": 2}


@rule("AOM-BATTLE-20", "AOM-BATTLE-26")
def test_the_attacker_announces_first() -> None:
    table = meet(stage("huskarl", "cyclops").battle(0, 1, "holding"))
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    assert [side["laid"] for side in battle(table)["sides"]] == ["huskarl", "cyclops"]
    play(table, "yes")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    assert dice(table) == (5, 10)
    play(script(table, (5, 0), (13, 1)), "yes")
    assert pools(table) == (5, 13)


@rule("AOM-BATTLE-26", "AOM-BATTLE-20", "AOM-UNIT-06")
def test_the_pharaohs_replacement_comes_before_a_throw_of_either_side() -> None:
    table = meet(stage("cyclops", "pharaoh wadjet").battle(0, 1, "holding"), theirs="pharaoh")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    play(table, "yes")
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    assert battle(table)["sides"][1]["fighter"] == "wadjet"
    assert dice(table) == (6, 5)
    play(script(table, (9, 1), (5, 0)), "yes")
    assert units(table, 1) == {"wadjet": 1}
    table = meet(stage("pharaoh wadjet", "cyclops").battle(0, 1, "holding"), "pharaoh")
    assert table.seat == 0
    play(table, "no")
    assert table.seat == 1
    assert dice(table) == (10, 6)


@rule("AOM-BATTLE-27")
def test_what_was_announced_holds_for_all_rolls_of_the_encounter() -> None:
    table = meet(stage("cyclops", "mummy mummy").battle(0, 1, "holding"))
    play(script(table, (9, 1), (5, 1), (9, 2), (5, 2), (9, 1), (5, 0)), "yes")
    assert pools(table) == (9, 5)
    assert myth(table).dice == ()
    assert said(table, "throws") == [("throws", 0)]
    assert units(table, 1) == {"mummy": 1}  # thrown, not eliminated
    meet(table)
    assert offers(table) == ["yes", "no"]  # and asked anew in the next encounter
    assert dice(table) == (6, 5)


# ---------------------------------------------------------------------- limits
@rule("AOM-BATTLE-23", "AOM-BLDG-11")
@pytest.mark.parametrize(("culture", "name"), [("greek", "ares"), ("egyptian", "sekhmet")])
@pytest.mark.parametrize(("owners", "most"), [((), (8, 6)), ((0,), (9, 6)), ((1,), (8, 7)), ((0, 1), (9, 7))])
def test_an_armory_adds_to_the_limits_of_ares_and_sekhmet(
    culture: str, name: str, owners: tuple[int, ...], most: tuple[int, int]
) -> None:
    scenario = Scenario(cultures=(culture, "norse")).units(1, jarl=8, troll=8)
    scenario.units(0, **({"toxotes": 8, "hydra": 8} if culture == "greek" else {"spearman": 8, "mummy": 8}))
    for seat in owners:
        scenario.buildings(seat, "armory")
    table = scenario.attack(0, 1, "city", name, power=True)
    assert limits(table) == most
    for seat in (0, 1):
        for _ in range(most[seat]):
            table.play(offers(table, seat)[0], seat)
        assert offers(table, seat) == ["muster"]


# ---------------------------------------------------------------------- growing
@rule("AOM-BATTLE-25", "AOM-UNIT-12")
def test_each_hydra_grows_alone_and_its_owner_names_the_one_that_fights() -> None:
    table = stage("mummy mummy mummy mummy", "hydra hydra").battle(0, 1, "holding")
    duel(table, (5, 0), (6, 1))
    assert battle(table)["sides"][1]["heads"] == [0, 1]
    meet(table)
    assert (table.seat, offers(table)) == (1, ["hydra 1", "hydra 2"])
    play(script(table, (5, 0), (6, 1)), "hydra 1")
    assert pools(table) == (5, 6)
    assert battle(table)["sides"][1]["heads"] == [1, 1]
    duel(table, (5, 0), (7, 1))  # both alike: nothing to name
    assert battle(table)["sides"][1]["heads"] == [1, 2]
    meet(table)
    play(script(table, (5, 1), (8, 0)), "hydra 2")
    assert pools(table) == (5, 8)
    assert battle(table)["sides"][1]["heads"] == [1]  # the larger one was eliminated
    assert battle(table)["matchups"][0]["dice"] == [5, 7]


@rule("AOM-BATTLE-25")
def test_a_hydra_of_the_attacker_is_named_before_the_defender_announces() -> None:
    table = stage("hydra hydra", "huskarl huskarl huskarl").battle(0, 1, "holding")
    play(script(meet(table), (10, 1), (3, 0)), "no")
    assert pools(table) == (10, 3)
    meet(table)
    assert (table.seat, offers(table)) == (0, ["hydra 1", "hydra 2"])
    play(table, "hydra 2")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    assert dice(table) == (11, 3)


# ---------------------------------------------------------------------- after an elimination
@rule("AOM-BATTLE-28", "AOM-UNIT-03", "AOM-UNIT-09")
def test_the_phoenix_is_paid_for_before_the_valkyrie_takes_her_favor() -> None:
    """The bank has no favor, so the 2 favor of the resurrection are what the Valkyrie gets."""
    scenario = stage("phoenix priest", "valkyrie").cubes(0, favor=2).cubes(1, favor=18)
    table = scenario.battle(0, 1, "holding")
    assert bank(table)[3] == 0
    duel(table, (6, 0), (5, 1), "phoenix")
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    play(table, "yes")
    assert (cubes(table, 0)[3], cubes(table, 1)[3], bank(table)[3]) == (0, 20, 0)
    assert [kind for kind, _ in said(table, "eliminated", "returns", "gains")] == ["eliminated", "returns", "gains"]


@rule("AOM-BATTLE-28", "AOM-UNIT-16", "AOM-UNIT-04")
def test_the_son_of_osiris_is_brought_back_before_the_army_is_routed() -> None:
    scenario = stage("son-of-osiris priest", "heroic-greek-hero").cubes(0, favor=4)
    table = duel(scenario.battle(0, 1, "holding"), (8, 0), (6, 1), "son-of-osiris")
    assert battle(table)["winner"] is None
    play(table, "yes")
    assert battle(table)["winner"] == 1
    assert units(table, 0) == {"son-of-osiris": 1, "priest": 1}
    assert [kind for kind, _ in said(table, "returns", "routed", "wins")] == ["returns", "routed", "wins"]


@rule("AOM-BATTLE-28", "AOM-GOD-19")
def test_isis_comes_before_the_priest() -> None:
    scenario = stage("phoenix priest", "minotaur").cubes(0, favor=9)
    table = scenario.battle(0, 1, "holding", "isis", power=True)
    duel(table, (6, 0), (5, 1), "phoenix")
    assert (table.seat, offers(table)) == (0, ["fight", "retreat"])  # no favor asked for
    assert army(table, 0) == {"phoenix": 1, "priest": 1}
    assert cubes(table, 0)[3] == 8
    duel(table, (6, 0), (5, 1), "phoenix")
    assert offers(table) == ["yes", "no"]  # now the Priest


@rule("AOM-BATTLE-29", "AOM-GOD-19", "AOM-UNIT-12")
def test_a_unit_brought_back_by_isis_was_eliminated_all_the_same() -> None:
    table = stage("mummy", "hydra").battle(0, 1, "holding", "isis", power=True)
    duel(table, (5, 0), (6, 1))
    assert army(table, 0) == {"mummy": 1}
    assert battle(table)["sides"][1]["heads"] == [1]
    table = stage("mummy", "valkyrie").battle(0, 1, "holding", "isis", power=True)
    duel(table, (5, 0), (5, 1))
    assert cubes(table, 1)[3] == 6
    table = stage("pharaoh", "heroic-greek-hero").battle(0, 1, "holding", "isis", power=True)
    duel(table, (6, 0), (6, 1))
    assert battle(table)["winner"] == 1
    assert units(table, 0) == {"pharaoh": 1}
    assert "routed" in logged(table)


@rule("AOM-BATTLE-29", "AOM-UNIT-09", "AOM-UNIT-03")
def test_a_phoenix_brought_back_was_eliminated_all_the_same() -> None:
    table = stage("valkyrie", "phoenix priest").battle(0, 1, "holding")
    play(duel(table, (5, 1), (6, 0), theirs="phoenix"), "yes")
    assert cubes(table, 0)[3] == 6
    assert units(table, 1) == {"phoenix": 1}


@rule("AOM-BATTLE-30", "AOM-UNIT-13")
def test_a_thrown_unit_triggers_nothing_and_is_out() -> None:
    table = stage("phoenix priest mummy", "cyclops").battle(0, 1, "holding", "isis", power=True)
    meet(table, "phoenix")
    play(script(table, (6, 0), (9, 1)), "yes")
    assert battle(table)["isis"]  # Isis still waits for the first elimination
    assert units(table, 0) == {"phoenix": 1}
    assert supply(table, 0, "phoenix") == 7
    assert cubes(table, 0)[3] == 3
    play(table, "fight", "fight")
    assert offers(table, 0) == ["lay mummy", "lay priest"]


@rule("AOM-BATTLE-30", "AOM-UNIT-11", "AOM-UNIT-23")
def test_the_mythic_norse_hero_brings_a_thrown_unit_in_again() -> None:
    table = stage("mythic-norse-hero troll", "cyclops cyclops").battle(0, 1, "holding")
    meet(table, "troll")
    play(script(table, (6, 0), (9, 1)), "yes")
    assert army(table, 0) == {"mythic-norse-hero": 1}
    meet(table)
    play(script(table, (12, 1), (6, 0)), "no")
    assert offers(table) == ["no", "unit troll"]
    play(table, "unit troll")
    assert army(table, 0) == {"troll": 1, "mythic-norse-hero": 1}
    assert units(table, 0) == {}


@rule("AOM-BATTLE-18")
def test_the_last_unit_lost_ends_the_battle_for_either_side() -> None:
    table = duel(stage("mummy", "minotaur").battle(0, 1, "city"), (5, 1), (5, 0))
    assert battle(table)["winner"] == 0
    table = duel(stage("mummy", "minotaur").battle(0, 1, "city"), (5, 0), (5, 1))
    assert battle(table)["winner"] == 1
    assert said(table, "wins") == [("wins", 1)]
