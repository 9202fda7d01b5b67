"""A second game beside those of the package, for 2 to 4 players: the auction of tests/engine/games, registered while a
test lasts, as a new game is: one line in `clio.games.GAMES`."""

from __future__ import annotations

import pytest

from clio.games import GAMES

AUCTION = "auction"


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> str:
    """Its id. It has neither judge nor board, study or statistics, unless the test gives it some."""
    monkeypatch.setitem(GAMES, AUCTION, "tests.engine.games.auction")
    return AUCTION
