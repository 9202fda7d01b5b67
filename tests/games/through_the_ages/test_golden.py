"""Thirty whole games, pinned: see tests/golden.py."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from tests import golden

GAMES = 30


def options_of(n: int) -> dict[str, Any]:
    """Ten games each with 2, 3 and 4 players, every option; somebody may resign in six of them."""
    return {
        "first": ("random", "1", "2")[n // 3 % 3], "civil_hands": "hidden" if n % 4 == 1 else "open",
        "reveal": n % 5 != 2, "payments": "by-hand" if n % 7 == 3 else "automatic", "resignation": n % 5 == 4,
    }


def choose(table: clio.Table, chance: Chance, n: int) -> int:
    """Any legal action; they are busy, and end a phase only one time in four while there is something else to do. To
    resign is rare."""
    space = table.game.space
    legal = table.state.legal
    rest = [a for a in legal if space.symbol(a) not in ("end turn", "pass", "resign")]
    if rest and chance.below(4):
        return chance.pick(rest)
    stay = [a for a in legal if space.symbol(a) != "resign"]
    return chance.pick(legal if chance.below(4) == 0 else stay)


GOLDEN = golden.Golden("through-the-ages", GAMES, options_of, choose)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_game(n: int) -> None:
    golden.replay(GOLDEN, n)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_save_loads(n: int) -> None:
    golden.reload(GOLDEN, n)


def test_the_golden_games_use_everything() -> None:
    saves = GOLDEN.saves()
    assert {save["players"] for save in saves} == {2, 3, 4}
    for option in ("first", "civil_hands", "reveal", "payments", "resignation"):
        assert len({save["options"][option] for save in saves}) > 1
    played = {symbol.split()[0] for save in saves for symbol in save["actions"]}
    rare = {"bach", "columbus", "keep", "barbarossa"}
    assert played >= {r.name.split()[0] for r in clio.game("through-the-ages").space.ranges} - rare
