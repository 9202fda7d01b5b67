"""Made-up positions: nothing is doubled, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clio.engine.errors import BadScenario, ClioError, IllegalAction, UnknownCard
from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import bank, hand, myth, new_game, offers, play, sums, units


def full(players: int) -> Scenario:
    scenario = Scenario(players=players).cubes(0, food=7, gold=0).won(1, 3).placed(the_wonder=2)
    scenario.units(0, hydra=2).tiles(0, "hills-gold-2", a1="fertile-food-2").buildings(0, "wall", houses=3)
    return scenario.workers(0, a1="villager").hand(0, "permanent-attack", "ares").out(1, "ra").age(1, "heroic")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_a_position_has_what_a_game_has(players: int) -> None:
    game = {name: n for name, n in sums(new_game(players)).items() if not name.startswith(("card", "figure"))}
    table = full(players).action(0)
    assert {name: n for name, n in sums(table).items() if not name.startswith(("card", "figure"))} == game
    assert sum(n for name, n in sums(table).items() if name.startswith("card greek")) == 45
    assert not [name for name in sums(table) if name.startswith("fault")]


@pytest.mark.parametrize("opening", ["draft", "victory_cubes", "draw", "spoilage", "discard"])
def test_every_opening_can_be_played_to_the_end_of_the_game(opening: str) -> None:
    table: Table = getattr(full(3), opening)()
    before = sums(table)
    while not table.over:
        table.play(table.options_of(table.pending[0])[-1], table.pending[0])
    assert sums(table) == before


def test_the_armies_of_a_battle_are_those_of_the_holding_areas() -> None:
    table = Scenario().units(0, hydra=3, medusa=4).units(1, mummy=1).battle(0, 1, "city", "ares", power=True)
    assert offers(table) == ["fight", "retreat"]
    army = table.view()["battle"]["sides"][0]["army"]
    assert army == [{"id": "hydra", "count": 3}, {"id": "medusa", "count": 4}]
    assert units(table, 0) == {}
    assert table.view()["battle"]["power"]
    with pytest.raises(IllegalAction):
        Scenario().units(0, hydra=5).battle(0, 1, "city")


def test_decks_pool_and_bank_follow() -> None:
    scenario = Scenario(players=2).deck("greek", "hera", only=True).hand(0, "ares").pool("hills-gold-2")
    table = scenario.cubes(1, food=9).draw()
    assert table.view()["decks"]["greek"]["cards"] == 1
    assert len(table.view()["decks"]["greek"]["used"]) == 43
    assert hand(table, 0) == ["ares"]
    assert table.view()["pool"]["size"] == 1
    assert bank(table) == (7, 12, 12, 12)
    assert myth(table).starting == 0


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Scenario().cubes(0, food=21).draw(),
        lambda: Scenario().cubes(0, food=-1).draw(),
        lambda: Scenario().units(0, mummy=1).draw(),
        lambda: Scenario().units(0, hydra=9).draw(),
        lambda: Scenario().tiles(0, a1="desert-gold-1"),
        lambda: Scenario().tiles(0, "desert-gold-1", "desert-gold-1"),
        lambda: Scenario().buildings(0, "wall", "wall"),
        lambda: Scenario().buildings(0, houses=11).draw(),
        lambda: Scenario().buildings(0, houses=1).workers(0, a1="villager").draw(),
        lambda: Scenario().tiles(0, a1="fertile-food-2").workers(0, a1="villager").draw(),
        lambda: Scenario().tiles(0, a1="fertile-food-2").workers(0, a1="dwarf").draw(),
        lambda: Scenario().hand(0, "ra"),
        lambda: Scenario().hand(0, "ares", "ares").draw(),
        lambda: Scenario().hand(0, "permanent-build").out(0, "permanent-build").draw(),
        lambda: Scenario().deck("greek", "permanent-build"),
        lambda: Scenario().pool(*["hills-gold-2"] * 5).draw(),
        lambda: Scenario().won(0, 20).won(1, 11).draw(),
        lambda: Scenario(starting=2),
        lambda: Scenario().dice(0),
        lambda: Scenario().dice(6, 7),
        lambda: Scenario().cubes(5, food=1),
        lambda: Scenario().cubes(-1, food=1),
        lambda: Scenario().action(7),
        lambda: Scenario().action(0, 0),
        lambda: Scenario().action(0, 9),
        lambda: Scenario().deck("greek", only=True),
        lambda: Scenario(cultures=("greek", "norse")).deck("egyptian", "ra"),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(BadScenario) as caught:
        wrong()
    assert caught.value.text("en") != caught.value.text("fr")


def test_a_scenario_opened_twice_gives_two_tables() -> None:
    scenario = Scenario().hand(0, "permanent-build").buildings(0, houses=1).cubes(0, food=4, wood=4)
    one, two = scenario.action(0), scenario.action(0)
    before = two.view(0)
    play(one, "play permanent-build", "build house")
    assert two.view(0) == before
    assert offers(two) == offers(scenario.action(0))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Scenario().cubes(0, silver=1),
        lambda: Scenario().units(0, hydras=1),
        lambda: Scenario().tiles(0, "hills-gold-9"),
        lambda: Scenario().buildings(0, "castle"),
        lambda: Scenario().hand(0, "athena"),
        lambda: Scenario().age(0, "bronze"),
        lambda: Scenario().placed(wonders=1),
        lambda: Scenario().deck("roman"),
        lambda: Scenario().workers(0, a1="ox"),
        lambda: Scenario().tiles(0, e5="hills-gold-2"),
        lambda: Scenario().attack(0, 1, "harbour"),
    ],
)
def test_unknown_names_are_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(UnknownCard):
        wrong()


def test_bad_options_are_refused() -> None:
    with pytest.raises(ClioError):
        Scenario(players=2, cultures=("greek", "greek"))
    with pytest.raises(ClioError):
        Scenario(figures="7")
