"""Twenty whole games, pinned: see tests/golden.py."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from tests import golden

GAMES = 20
CULTURES = ("greek", "egyptian", "norse")


def options_of(n: int) -> dict[str, Any]:
    """Every number of players in turn, every option; with four players once two cultures only."""
    players = golden.fewest_to_most("age-of-mythology", n)
    wish = CULTURES[n % 3] if n % 4 == 1 else "random"
    return {
        "cultures": [wish, *["random"] * (players - 1)], "two_cultures": players == 4 and n > 7,
        "figures": ("4", "3", "5", "6", "8")[n % 5], "heroes": ("1", "2", "3")[n % 3], "medusa": ("6", "4")[n % 2],
        "hades": "mortal" if n % 3 == 1 else "any", "trade": "one-colour" if n % 4 == 2 else "any",
        "new_hero": "next-round" if n % 5 == 3 else "at-once",
    }


def choose(table: clio.Table, chance: Chance, n: int) -> int:
    """Any legal action; they rarely pass, leave or retreat while there is something else to do, so that ages, powers
    and long battles come up."""
    space = table.game.space
    idle = ("pass", "leave", "retreat", "decline", "done", "draw 0")
    legal = table.state.legal
    busy = [a for a in legal if space.decode(a)[0] not in idle and space.symbol(a) not in idle]
    eager = [a for a in busy if space.decode(a)[0] in ("invoke", "build", "recruit", "fight", "buy victory")]
    if eager and chance.below(2):
        return chance.pick(eager)
    return chance.pick(busy if busy and chance.below(5) else legal)


GOLDEN = golden.Golden("age-of-mythology", GAMES, options_of, choose)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_game(n: int) -> None:
    golden.replay(GOLDEN, n)


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_save_loads(n: int) -> None:
    golden.reload(GOLDEN, n)


def test_the_golden_games_use_everything() -> None:
    saves = GOLDEN.saves()
    assert {save["players"] for save in saves} == set(range(2, 9))
    for option in ("two_cultures", "figures", "heroes", "medusa", "hades", "trade", "new_hero"):
        assert len({save["options"][option] for save in saves}) > 1
    played = {symbol.split()[0] for save in saves for symbol in save["actions"]}
    rare = {"hydra", "buy", "dwarf", "dismiss", "decline"}
    assert played >= {r.name.split()[0] for r in clio.game("age-of-mythology").space.ranges} - rare
