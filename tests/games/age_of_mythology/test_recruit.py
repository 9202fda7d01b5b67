"""AOM-RECRUIT: buying units."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    action, bank, cubes, offered, offers, play, seat_view, secretly, units,
)
from tests.rules import rule

MANY = {"food": 12, "wood": 12, "gold": 12, "favor": 12}


@rule("AOM-RECRUIT-01", "AOM-RECRUIT-02")
@pytest.mark.parametrize(
    ("culture", "card", "n"),
    [
        ("greek", "permanent-recruit", 2), ("egyptian", "permanent-recruit", 2), ("norse", "permanent-recruit", 2),
        ("greek", "recruit-3", 3), ("greek", "recruit-4", 4), ("norse", "recruit-5", 5), ("egyptian", "bast", 6),
    ],
)
def test_up_to_the_number_on_the_card(culture: str, card: str, n: int) -> None:
    mortal = {"greek": "toxotes", "egyptian": "spearman", "norse": "jarl"}[culture]
    rival = "greek" if culture != "greek" else "norse"
    scenario = Scenario(players=2, cultures=(culture, rival)).cubes(0, **MANY).units(0)
    table = action(scenario, card)
    for _ in range(n):
        assert "done" in offers(table)
        play(table, f"recruit {mortal}")
    assert units(table, 0) == {mortal: n}
    assert table.view()["action_round"] == 2


@rule("AOM-RECRUIT-01")
def test_one_may_recruit_nobody() -> None:
    table = play(action(Scenario(players=2), "permanent-recruit"), "done")
    assert units(table, 0) == {"toxotes": 2, "hoplite": 2, "hippokon": 2}
    assert cubes(table, 0) == (4, 4, 4, 4)


@rule("AOM-RECRUIT-03", "AOM-NOTE-04")
def test_each_unit_is_paid_to_the_bank_before_the_next_is_bought() -> None:
    scenario = Scenario(players=2).cubes(0, food=3, wood=2, gold=1, favor=2).units(0)
    table = action(scenario, "recruit-4")
    before = bank(table)
    assert offered(table, "recruit") == ["toxotes", "hoplite", "hippokon", "manticore", "minotaur"]
    play(table, "recruit manticore")  # 2 food, 2 favor
    assert cubes(table, 0) == (1, 2, 1, 0)
    assert bank(table) == (before[0] + 2, before[1], before[2], before[3] + 2)
    assert offered(table, "recruit") == ["toxotes", "hoplite", "hippokon"]
    play(table, "recruit hippokon")  # 1 food, 1 gold
    assert cubes(table, 0) == (0, 2, 0, 0)
    assert table.view()["action_round"] == 2
    assert units(table, 0) == {"hippokon": 1, "manticore": 1}


@rule("AOM-RECRUIT-04")
def test_new_units_stand_in_the_holding_area_and_may_fight_at_once() -> None:
    table = Scenario(players=2).units(0).hand(0, "permanent-recruit", "permanent-attack").action(0)
    play(table, "play permanent-recruit", "recruit minotaur", "recruit toxotes")
    assert units(table, 0) == {"toxotes": 1, "minotaur": 1}
    play(table, "play permanent-attack", "attack seat 2 city")
    assert offers(table, 0) == ["send toxotes", "send minotaur"]
    secretly(table, 0, "send minotaur", "muster")
    secretly(table, 1, "muster")
    assert table.view()["battle"]["winner"] == 0


@rule("AOM-RECRUIT-05")
@pytest.mark.parametrize("age", ["archaic", "classical", "heroic", "mythic"])
@pytest.mark.parametrize(
    ("culture", "kinds"),
    [
        (
            "greek",
            ["toxotes", "hoplite", "hippokon", "centaur", "cyclops", "hydra", "manticore", "medusa", "minotaur"],
        ),
        (
            "egyptian",
            [
                "spearman", "elephant", "chariot-archer", "anubite", "mummy", "phoenix", "scorpion-man", "sphinx",
                "wadjet",
            ],
        ),
        ("norse", ["jarl", "huskarl", "throwing-axeman", "nidhogg", "valkyrie", "frost-giant", "troll", "dwarf"]),
    ],
)
def test_mortal_and_myth_units_in_any_age(culture: str, kinds: list[str], age: str) -> None:
    rival = "greek" if culture != "greek" else "norse"
    scenario = Scenario(players=2, cultures=(culture, rival)).cubes(0, **MANY).age(0, age)
    assert offered(action(scenario, "permanent-recruit"), "recruit")[: len(kinds)] == kinds


@rule("AOM-RECRUIT-06", "AOM-AGE-08")
def test_a_hero_from_its_age_on_for_the_rest_of_the_game() -> None:
    names = ["priest", "pharaoh", "son-of-osiris"]
    for n, age in enumerate(("archaic", "classical", "heroic", "mythic")):
        scenario = Scenario(players=2, cultures=("egyptian", "norse")).cubes(0, **MANY).age(0, age)
        found = offered(action(scenario, "permanent-recruit"), "recruit")
        assert [name for name in names if name in found] == names[:n]


@rule("AOM-RECRUIT-06", "AOM-AGE-08")
@pytest.mark.parametrize(("new_hero", "at_once"), [("at-once", True), ("next-round", False)])
def test_the_hero_of_a_new_age_comes_at_once_or_from_the_next_round_on(new_hero: str, at_once: bool) -> None:
    scenario = Scenario(players=2, new_hero=new_hero).cubes(0, food=9, wood=9, gold=9, favor=9)
    table = scenario.hand(0, "permanent-next-age", "permanent-recruit", "recruit-3").action(0)
    play(table, "play permanent-next-age", "play permanent-recruit")
    assert ("classical-greek-hero" in offered(table, "recruit")) is at_once
    play(table, "done", "pass recruit-3", "cube the-wonder", "cube the-wonder")
    secretly(table, 0, "take permanent-recruit", "draw 0")
    secretly(table, 1, "draw 0")
    play(table, "play permanent-recruit")
    assert "classical-greek-hero" in offered(table, "recruit")


@rule("AOM-RECRUIT-07")
def test_each_age_brings_one_new_kind() -> None:
    found = [
        set(offered(action(Scenario(players=2).cubes(0, **MANY).age(0, age), "permanent-recruit"), "recruit"))
        for age in ("archaic", "classical", "heroic", "mythic")
    ]
    assert [after - before for before, after in pairwise(found)] == [
        {"classical-greek-hero"}, {"heroic-greek-hero"}, {"mythic-greek-hero"},
    ]


@rule("AOM-RECRUIT-08")
def test_villagers_are_not_for_sale() -> None:
    table = action(Scenario(players=2).cubes(0, **MANY).age(0, "mythic"), "recruit-5")
    assert "villager" not in offered(table, "recruit")
    play(table, "recruit toxotes", "done")
    assert seat_view(table, 0)["villagers"] == 0


@rule("AOM-RECRUIT-09", "AOM-BATTLE-15")
def test_an_eliminated_unit_is_a_figure_of_the_supply_again() -> None:
    scenario = Scenario(players=2, cultures=("greek", "norse")).cubes(0, **MANY).age(0, "classical")
    scenario.units(0, classical_greek_hero=2).units(1, troll=1).hand(0, "permanent-recruit", "permanent-explore")
    before = action(
        Scenario(players=2).cubes(0, **MANY).age(0, "classical").units(0, classical_greek_hero=2), "permanent-recruit"
    )
    assert "classical-greek-hero" not in offered(before, "recruit")
    table = scenario.dice(*[1] * 9, *[6] * 6).battle(0, 1, "holding")
    play(table, "fight", "fight", "retreat", "play permanent-recruit")
    assert units(table, 0) == {"classical-greek-hero": 1}
    play(table, "recruit classical-greek-hero")
    assert units(table, 0) == {"classical-greek-hero": 2}
    assert "classical-greek-hero" not in offered(table, "recruit")
