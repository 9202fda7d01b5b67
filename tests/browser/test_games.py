"""Whole games, by clicking only."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewRobot


@pytest.mark.parametrize(("game", "lang"), [
    ("monumental-duel", "fr"), ("through-the-ages", "en"), ("age-of-mythology", "fr"),
])
def test_a_whole_game_by_clicking_only(newcomer: NewRobot, game: str, lang: str) -> None:
    someone = newcomer(lang)
    someone.play_a_bot(game)
    assert someone.play_on() > 20
    someone.expect_outcome()
    assert someone.page.locator("[data-outcome]").inner_text().strip()
