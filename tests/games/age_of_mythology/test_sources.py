"""Every question of an action or a power carries the card that asks."""

from __future__ import annotations

from random import Random

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, play

OF_THE_ROUND = {"draft", "place-cube", "choose-cards", "play-card", "fourth-card", "discard-cards"}


def source(table: Table) -> tuple[str, str | None]:
    asked = table.inquiry()
    assert asked is not None
    return asked.kind, asked.source


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_questions_of_the_round_come_from_no_card(players: int) -> None:
    table = Table(GAME, players, f"sources {players}")
    random = Random(players)
    while not table.over:
        kind, card = source(table)
        assert (card is None) == (kind in OF_THE_ROUND), kind
        table.play(random.choice(table.options))


def test_tiles_come_from_the_card_that_turned_them_up() -> None:
    pool = ["fertile-food-2"] * 5
    table = action(Scenario(players=3, starting=1).pool(*pool), "explore-plus-2", 1)
    for _ in range(3):
        assert source(table) == ("explore", "explore-plus-2")
        play(table, "tile fertile-food-2")
    assert source(table) == ("play-card", None)


def test_the_villager_of_a_house_goes_for_the_god_who_destroyed_it() -> None:
    """The other player has explored before: it is the last card that was played."""
    scenario = Scenario(2, ("norse", "greek"), starting=1).pool(*["fertile-food-2"] * 5).cubes(0, favor=9)
    scenario = scenario.buildings(1, houses=2).tiles(1, a1="fertile-food-2").workers(1, a1="villager")
    table = scenario.hand(0, "njord", "build-2").hand(1, "permanent-explore", "permanent-gather").action(1)
    play(table, "play permanent-explore", "leave", "leave", "power njord")
    assert source(table) == ("dismiss-villager", "njord")
