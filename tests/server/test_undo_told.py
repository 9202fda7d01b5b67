"""What would be taken back is named as the move was that it began with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from clio.engine.history import Table
from clio.games.monumental.scenario import Scenario
from clio.server.telling import undo_info


def named(table: Table, free: bool = True) -> str:
    chronicle: Any = SimpleNamespace(
        table=table, seats=[SimpleNamespace(bot=None)], undo_open=True, decisions=len(table.actions),
        guests=[1, 2], answers=lambda seat: False, undo_is_free=lambda seat: free,
        undo_target=lambda seat: len(table.actions) - 1,
    )
    told = undo_info(chronicle, cast("Any", SimpleNamespace(seat=0, lang="en")))
    assert told is not None
    return told.what


@pytest.mark.parametrize("moves", [(), ("yes",), ("yes", "pay gold 1")])
def test_answers_within_a_conquest_take_it_back(moves: tuple[str, ...]) -> None:
    table = Scenario("greece", "egypt").resources(0, military=1, gold=3).turn(0)
    for move in ("conquer d5", *moves):
        table.play(move)
    assert named(table).startswith("Conquer d5")
    if moves:
        assert not named(table, free=False).startswith("Conquer d5")


def test_a_choice_of_its_own_is_taken_back_alone() -> None:
    table = Scenario("greece", "egypt").resources(0, military=3, gold=3).turn(0)
    for move in ("conquer d5", "yes", "pay gold 0", "choose 1"):
        table.play(move)
    assert not named(table).startswith("Conquer d5")
