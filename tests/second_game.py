"""A second game beside those of the package, for 2 to 4 players: the auction of tests/engine/games, registered while a
test lasts, as a new game is: one line in `clio.games.GAMES`."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from clio.games import GAMES

AUCTION = "auction"


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> str:
    """Its id. It has neither judge nor board, study or statistics, unless the test gives it some."""
    monkeypatch.setitem(GAMES, AUCTION, "tests.engine.games.auction")
    return AUCTION


def give(monkeypatch: pytest.MonkeyPatch, place: str, **parts: Any) -> None:
    """A module of its own for the auction, e.g. `clio.games.auction.study`, with these names in it."""
    module = ModuleType(place)
    vars(module).update(parts)
    monkeypatch.setitem(sys.modules, place, module)
