"""What moves point at: each target of an option is a thing that the view of the player shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clio.engine.history import Table
from clio.engine.info import View
from clio.engine.moves import TABLE, place
from clio.games.through_the_ages.moves import HOUSE
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, play


def things(view: View) -> set[str]:
    """The ids of everything on the board, by the zones that `moves/board.py` names."""
    found = {place(TABLE, "row", n) for n, space in enumerate(view["row"]) if space}
    found |= {place(TABLE, "tactics", card) for card in view["common_tactics"]}
    if view["auction"]:
        found.add(place(TABLE, "scene", view["auction"]["territory"]))
    for seat, player in enumerate(view["players"]):
        found |= {place(seat, zone, card) for zone, cards in zones(player).items() for card in cards}
        found |= {place(seat, "player"), place(seat, "bank", "yellow"), place(seat, "bank", "blue")}
        found |= {place(seat, "stock", good) for good in ("food", "resources")}
    return found


def zones(player: View) -> dict[str, list[Any]]:
    return {
        "technology": [technology["id"] for technology in player["technologies"]], "special": player["special"],
        "government": [player["government"]], "leader": [player["leader"]],
        "wonder": [player["wonder"]["id"]] if player["wonder"] else [],
        "completed": [wonder["id"] for wonder in player["wonders"]], "colony": player["colonies"],
        "tactic": [player["tactic"]], "pact": [player["pact"]["id"]] if player["pact"] else [],
        "war": [war["id"] for war in player["wars"]], "civil": player["civil_hand"] or [],
        "military": player["military_hand"] or [],
    }


@pytest.mark.parametrize("seed", range(6))
def test_targets_are_things_on_the_board(seed: int) -> None:
    options = {"payments": "by-hand" if seed % 2 else "automatic", "resignation": False}
    table = Table(GAME, 2 + seed % 3, f"targets {seed}", options)
    random = Random(seed)
    pointing = {move.name for move in HOUSE.moves} - {"pass", "end turn", "resign", "yes", "no", "done", "choose"}
    while not table.over:
        if random.random() < 0.3:
            there = things(table.view(table.seat))
            for option in table.options:
                assert set(option.targets) <= there, option.symbol
                assert len(set(option.targets)) == len(option.targets), option.symbol
                assert option.targets or option.move not in pointing, option.symbol
        table.play(random.choice(table.options))


def targets(table: Table, move: str) -> list[str]:
    return next(option.targets for option in table.options if option.symbol == move)


def test_the_most_specific_thing_comes_first() -> None:
    table = Scenario(players=3, age=2).workers(0, warriors=4).hand(0, "spy").colonies(1, "vast-territory-i").politics(0)
    assert targets(table, "aggress spy seat 2") == ["0:military:spy", "1:player:0"]
    scenario = Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama").stock(0, resources=6)
    table = scenario.action_phase(0)
    assert targets(table, "bach philosophy drama") == [
        "0:technology:philosophy", "0:technology:drama", "0:leader:johann-sebastian-bach",
    ]


def test_what_another_player_loses_is_where_it_lies() -> None:
    scenario = Scenario(age=2).workers(0, warriors=9).hand(0, "infiltrate").leader(1, "genghis-khan")
    table = play(scenario.wonder(1, "great-wall").politics(0), "aggress infiltrate seat 2")
    assert targets(table, "pick genghis-khan") == ["1:leader:genghis-khan"]
    assert targets(table, "pick great-wall") == ["1:wonder:great-wall"]


def test_a_pact_is_cancelled_where_it_lies() -> None:
    table = Scenario(players=3, age=3).pact(1, "peace-treaty", 0).politics(0)
    assert targets(table, "cancel peace-treaty") == ["1:pact:peace-treaty"]


def test_a_move_that_is_not_legal_knows_its_things_too() -> None:
    table = Scenario().row("iron", "great-wall").wonder(0, "colossus").action_phase(0)
    number = GAME.space.parse("take great-wall")
    assert number not in [option.number for option in table.options]
    assert GAME.targets(ages(table), number) == ["table:row:1"]
    assert GAME.targets(ages(table), GAME.space.parse("take coal")) == []
