"""Every sentence with which a move is refused stands in a table of test_needs_*.py."""

from __future__ import annotations

import clio
from tests.needs import cases, unshown


def test_every_need_want_and_moment_is_shown() -> None:
    assert unshown(clio.game("monumental-duel"), cases("tests.games.monumental_duel")) == []
