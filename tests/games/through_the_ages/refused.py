"""The refusal of an action in the tests of Through the Ages."""

from __future__ import annotations

from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from tests.games.through_the_ages.helpers import ages


def why(table: Table, symbol: str) -> Refusal:
    """Why the seat whose question is open cannot do this; a test may have changed the position."""
    s = ages(table)
    action = GAME.space.parse(symbol)
    s.legal = s.waiting.op.options(s, s.waiting)
    assert action not in s.legal, symbol
    return GAME.refusal(s, s.player, action)
