"""Whole games, by clicking only."""

from __future__ import annotations

from itertools import cycle

import pytest

from clio.games import ids
from tests.browser.conftest import NewRobot


@pytest.mark.parametrize(("game", "lang"), list(zip(ids(), cycle(("fr", "en")))))
def test_a_whole_game_by_clicking_only(newcomer: NewRobot, game: str, lang: str) -> None:
    someone = newcomer(lang)
    someone.play_a_bot(game)
    assert someone.play_on() > 20
    someone.expect_outcome()
    assert someone.page.locator("[data-outcome]").inner_text().strip()
