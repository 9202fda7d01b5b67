"""Whole games, by clicking only."""

from __future__ import annotations

from itertools import cycle

import pytest

from clio.games import ids
from tests.browser.conftest import NewRobot
from tests.sample import WHOLE


WHOLLY = ids() if WHOLE else ["monumental-duel"]
BEGINNING = 10  # answers of the others


@pytest.mark.long(every=1)
@pytest.mark.parametrize(("game", "lang"), list(zip(ids(), cycle(("fr", "en")))))
def test_a_whole_game_by_clicking_only(newcomer: NewRobot, game: str, lang: str) -> None:
    someone = newcomer(lang)
    someone.play_a_bot(game)
    if game not in WHOLLY:
        assert someone.play_on(BEGINNING) == BEGINNING
        return
    assert someone.play_on() > 20
    someone.expect_outcome()
    assert someone.page.locator("[data-outcome]").inner_text().strip()
