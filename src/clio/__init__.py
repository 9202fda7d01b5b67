"""Clio plays civilization board games by the book.

>>> import clio
>>> table = clio.new("monumental-duel", seed=7, options={"civilizations": ["greeks", "mughals"]})
>>> table.seat in (0, 1)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.errors import BadOption, BadSave, ClioError, IllegalAction, UnknownGame
from clio.engine.game import Game, Result
from clio.engine.history import Table
from clio.engine.loading import load as _load
from clio.engine.record import Record
from clio.games import find, ids

__version__ = "0.1.0"
__all__ = [
    "BadOption", "BadSave", "ClioError", "Game", "IllegalAction", "Record", "Result", "Table", "UnknownGame",
    "game", "load", "new", "records",
]


def records() -> list[Record]:
    """What each game says of itself: name, players, options, length."""
    return [find(name).record for name in ids()]


def game(name: str) -> Game[Any]:
    """The rules of one game, for programs that work on bare states."""
    return find(name)


def new(
    game: str, players: int | None = None, seed: int | str | None = None,
    options: Mapping[str, Any] | None = None, names: list[str] | None = None,
) -> Table:
    """A new game at its first decision. Without a seed a new secret key deals; BadOption lists what is possible."""
    return Table(find(game), players, seed, options, names)


def load(text: str, upto: int | None = None) -> Table:
    """A saved game, replayed to its last decision or to decision `upto`. BadSave tells what is wrong with it."""
    return _load(text, find, upto)
