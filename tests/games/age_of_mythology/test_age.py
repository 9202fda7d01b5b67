"""AOM-AGE: advancing to the next age."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, bank, cubes, myth, offered, offers, play, seat_view, sums
from tests.rules import rule

AGES = ["archaic", "classical", "heroic", "mythic"]


def holding(n: int, age: str) -> Scenario:
    return Scenario(players=2).age(0, age).cubes(0, food=n, wood=n, gold=n, favor=n)


@rule("AOM-AGE-01", "AOM-AGE-02", "AOM-AGE-03", "AOM-AGE-04", "AOM-AGE-05")
@pytest.mark.parametrize(("card", "first"), [("permanent-next-age", 4), ("next-age-3", 3), ("zeus", 3)])
@pytest.mark.parametrize("step", [0, 1, 2])
def test_what_an_age_costs(card: str, first: int, step: int) -> None:
    cost = first + step
    table = action(holding(9, AGES[step]), card)
    assert seat_view(table, 0)["age"] == AGES[step + 1]
    assert cubes(table, 0) == (9 - cost,) * 4
    assert bank(table) == (20 - 4 - 9 + cost,) * 4


@rule("AOM-AGE-02", "AOM-AGE-03", "AOM-AGE-04")
@pytest.mark.parametrize(("card", "first"), [("permanent-next-age", 4), ("next-age-3", 3), ("zeus", 3)])
@pytest.mark.parametrize("step", [0, 1, 2])
@pytest.mark.parametrize("lacking", ["food", "wood", "gold", "favor"])
def test_every_one_of_the_four_resources_is_needed(card: str, first: int, step: int, lacking: str) -> None:
    scenario = holding(first + step, AGES[step])
    assert f"play {card}" in offers(holding(first + step, AGES[step]).hand(0, card).action(0))
    table = scenario.cubes(0, **{lacking: first + step - 1}).hand(0, card).action(0)
    assert f"play {card}" not in offers(table)


@rule("AOM-AGE-03", "AOM-AGE-04")
@pytest.mark.parametrize("culture", ["egyptian", "norse"])
def test_the_permanent_card_of_every_culture_and_the_random_ones(culture: str) -> None:
    for card, left in (("permanent-next-age", 5), ("next-age-3", 6)):
        scenario = Scenario(players=2, cultures=(culture, "greek")).cubes(0, food=9, wood=9, gold=9, favor=9)
        assert cubes(action(scenario, card), 0) == (left,) * 4


@rule("AOM-AGE-05")
def test_one_action_advances_one_age_only() -> None:
    table = Scenario(players=2).cubes(0, food=12, wood=12, gold=12, favor=12).hand(0, "next-age-3", "build-2").action(0)
    play(table, "play next-age-3")
    assert seat_view(table, 0)["age"] == "classical"
    assert table.view()["action_round"] == 2


@rule("AOM-AGE-06")
@pytest.mark.parametrize("card", ["permanent-next-age", "next-age-3"])
def test_nobody_goes_beyond_the_mythic_age(card: str) -> None:
    table = holding(12, "mythic").hand(0, card).action(0)
    assert offers(table) == [f"pass {card}"]


@rule("AOM-AGE-07")
def test_the_marker_is_no_cube_of_the_bank() -> None:
    table = holding(4, "archaic").hand(0, "permanent-next-age", "build-2").action(0)
    before = sums(table)
    play(table, "play permanent-next-age")
    assert sums(table) == before
    assert sum(bank(table)) + sum(cubes(table, 0)) + sum(cubes(table, 1)) == 4 * 20
    assert table.view()["players"][0]["age"] == "classical"
    assert table.view()["players"][1]["age"] == "archaic"


@rule("AOM-AGE-08", "AOM-DRAW-09", "AOM-BLDG-21")
def test_what_advancing_gives() -> None:
    scenario = holding(16, "heroic").cubes(1, food=0, wood=0, gold=0, favor=0)
    table = scenario.hand(0, "permanent-next-age", "permanent-recruit", "permanent-build").action(0)
    play(table, "play permanent-next-age")
    assert cubes(table, 0) == (10, 10, 10, 10)
    play(table, "play permanent-recruit")
    assert "mythic-greek-hero" in offered(table, "recruit")
    play(table, "done", "play permanent-build")
    assert "wonder" in offered(table, "build")
    play(table, "done", "cube the-wonder", "cube the-wonder")
    assert myth(table).round == 3
    assert offered(table, "draw", 0)[-1] == "7"
