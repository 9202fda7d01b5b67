"""Every need of a move, and every sentence with which one is refused, stands in a table of test_needs_*.py."""

from __future__ import annotations

import clio
from tests.needs import cases, unmet_nowhere, unshown

GAME = clio.game("monumental-duel")
CASES = cases("tests.games.monumental_duel")


def test_every_need_want_and_moment_is_shown() -> None:
    assert unshown(GAME, CASES) == []


def test_every_need_is_shown_by_itself() -> None:
    """But for one: no Warlord of these civilizations costs anything, or lacks what it acts upon."""
    assert unmet_nowhere(GAME, CASES) == ["turn, warlord: effect_possible"]
