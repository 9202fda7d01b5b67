"""Monumental under the property kit of the engine."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine import checks, conformance
from clio.engine.conformance import Case
from clio.engine.game import Game
from clio.engine.kernel import Op
from clio.games.monumental.cardbook import BOOK, MAPS
from tests.games.monumental.sets import SETS

GAME: Game[Any] = clio.game("monumental")
CASES = [Case(players, GAME.record.settle(players, options), n) for n, (players, options) in enumerate(SETS)]
LONG = (11, 15, 16)  # every module with four seats, and all with five: minutes each, they are in the long run
KIT = [case for n, case in enumerate(CASES) if n not in LONG]


def card_ops() -> list[Op[Any]]:
    """Everything that is written on cards."""
    found = [op for column in (BOOK.use, BOOK.bonus, BOOK.start) for op in column if op is not None]
    found += [op for parts in BOOK.parts for op in parts]
    found += [op for hooks in BOOK.hooks for hook in hooks for op in hook.parts()]
    return found


def test_the_game_declares_itself_well() -> None:
    assert checks.declared(GAME, card_ops()) == []


def test_the_sets_use_every_map() -> None:
    played = {GAME.set_up(case.players, dict(case.options), 1).config.map.id for case in CASES}
    assert played == {m.id for m in MAPS}


@pytest.mark.long(every=14, compiled=5)
@pytest.mark.parametrize("case", KIT, ids=[str(case.seed) for case in KIT])
def test_the_kit(case: Case) -> None:
    assert conformance.examine(GAME, [case]).problems == []


def test_another_process_plays_the_same_games() -> None:
    assert conformance.elsewhere(GAME, CASES[::3]) == []
