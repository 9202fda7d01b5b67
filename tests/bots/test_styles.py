"""Players of habit: what makes them worth meeting."""

from __future__ import annotations

import pytest

from clio.bots import UnknownBot, make, names_for
from clio.games import find
from clio.lab.hiring import hire
from clio.lab.simulate import simulate

AGES = "through-the-ages"


@pytest.mark.long
@pytest.mark.parametrize(("style", "attacks"), [("aggressor", (2.0, 99.0)), ("builder", (0.0, 0.0))])
def test_styles_attack_often_or_never(style: str, attacks: tuple[float, float]) -> None:
    found = simulate(AGES, 2, [style, "greedy-1"], 2, "styles", options={"resignation": False})
    assert attacks[0] <= found.stats["attacks"][style]["mean"] <= attacks[1]


def test_people_are_not_offered_styles() -> None:
    assert "aggressor" not in names_for(AGES)
    with pytest.raises(UnknownBot):
        make("aggressor", find(AGES), 1)
    with pytest.raises(UnknownBot):
        hire("aggressor", find("monumental-duel"), 1)
