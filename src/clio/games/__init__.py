"""The games. Each folder has the same files; `record.py` is its face for the rest of Clio."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from clio.engine.errors import UnknownGame, nearest
from clio.engine.game import Game

GAMES = {
    "monumental-duel": "clio.games.monumental_duel.record",
    "through-the-ages": "clio.games.through_the_ages.record",
    "age-of-mythology": "clio.games.age_of_mythology.record",
}


def ids() -> list[str]:
    return list(GAMES)


def find(game: str) -> Game[Any]:
    """The game of that id, imported on first use. UnknownGame lists the games there are."""
    if not isinstance(game, str) or game not in GAMES:
        good = ", ".join(GAMES)
        raise UnknownGame(game=str(game)[:80], good=good, near=nearest(str(game), GAMES))
    found: Game[Any] = import_module(GAMES[game]).GAME
    return found
