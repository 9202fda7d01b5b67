"""Every need of a move, and every sentence with which one is refused, stands in a table of test_needs_*.py."""

from __future__ import annotations

import clio
from tests.needs import cases, unmet_nowhere, unshown

GAME = clio.game("monumental")
CASES = cases("tests.games.monumental")


def test_every_need_want_and_moment_is_shown() -> None:
    """But for these: an empty slot may be swapped too, only a Policy copies bonuses, an Explorer finds a step on every
    map, and the only card that works during City Activation is a Policy."""
    assert unshown(GAME, CASES) == [
        "needs.effect_cards_to_swap", "needs.effect_policy", "needs.effect_step", "needs.of_a_policy",
    ]


def test_every_need_is_shown_by_itself() -> None:
    """But for one: the only card that works during City Activation is a Policy."""
    assert unmet_nowhere(GAME, CASES) == ["activate, use: of_a_policy"]
