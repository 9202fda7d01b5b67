"""The long run of Monumental."""

from __future__ import annotations

from typing import Any

from clio.engine.game import Game
from tests.games.monumental.sets import SETS
from tests.soak import Setting, Soak, allowed, mixed, pairs


def settings(game: Game[Any]) -> list[Setting]:
    """Sets in which all pairs of values meet; and those of the tests as they are, without African Empires and with each
    civilization in turn where that is allowed."""
    found = pairs(game)
    for players, options in SETS:
        for civ in game.record.option("civilizations").values:
            for african in (True, False):
                changed = options | {"african": african, "civilizations": [civ, *["random"] * (players - 1)]}
                if allowed(game, players, changed):
                    found.append((players, changed))
    return mixed(found)


SOAK = Soak(6_000, settings, leaks=20_000, stride=70, late="done", kit=6)
