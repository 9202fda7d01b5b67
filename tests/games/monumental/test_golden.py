"""Twenty whole games, pinned: see tests/golden.py."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from tests import golden
from tests.games.monumental.sets import SETS

GAMES = 20


def options_of(n: int) -> dict[str, Any]:
    return SETS[n % len(SETS)][1]


def players_of(n: int) -> int:
    return SETS[n % len(SETS)][0]


def choose(table: clio.Table, chance: Chance, n: int) -> int:
    """Any legal action; they leave off only if nothing else is possible, one time in four at that."""
    legal = table.state.legal
    rest = [action for action in legal if table.game.space.symbol(action) not in ("done", "pass", "stop", "no")]
    return chance.pick(rest if rest and chance.below(4) else legal)


GOLDEN = golden.Golden("monumental", GAMES, options_of, choose, players_of)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_game(n: int) -> None:
    golden.replay(GOLDEN, n)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_save_loads(n: int) -> None:
    golden.reload(GOLDEN, n)
