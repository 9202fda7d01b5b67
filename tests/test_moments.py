"""What has a moment of its own when it happens at a table: each is an event of its game, and none that
matters is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clio.games import part_of

PAGES = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
MOMENTS = {  # wonders, leaders, ages, conquests, and whatever else of the kind a game has
    "monumental-duel": "completes new-era conquers takes-city takes-advantage spies last-round ends",
    "monumental": "completes takes-hero new-era conquers rolls fails monster-attacks defeats last-round ends",
    "through-the-ages": (
        "reveals completes ruins leads leader-leaves age revolts uprising declares wins-war war-drawn aggresses "
        "succeeds repelled accepts colonizes annexes last-round game-ends"
    ),
    "age-of-mythology": (
        "invokes builds-wonder advances attacks eliminated retreats wins razes loots seizes last-round game-ends"
    ),
}


def listed(game: str) -> set[str]:
    """The keys of both tables of a board, as they are written there."""
    written = (PAGES / game / "icons.ts").read_text()
    tables = re.findall(r"const (?:keyIcons|moments)\b.*?= \{\n(.*?)\n\}", written, re.S)
    assert len(tables) == 2
    return {key for table in tables for key in re.findall(r"^  '?([\w-]+)'?:", table, re.M)}


@pytest.mark.parametrize("game", MOMENTS)
def test_what_matters_has_its_moment(game: str) -> None:
    module = part_of(game, "clio.games", "events")
    assert module is not None
    assert listed(game) - set(module.NAMES) == set()
    assert set(MOMENTS[game].split()) - listed(game) == set()
