"""What the boards do with the lines of the log by their kinds: each kind is an event of its game, and of those
that have a moment of their own none that matters is missing."""

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


def listed(game: str) -> dict[str, set[str]]:
    """The kinds of lines in each table and set of a board, as they are written there."""
    written = (PAGES / game / "icons.ts").read_text()
    tables = re.findall(r"const (keyIcons|moments)\b.*?= \{\n(.*?)\n\}", written, re.S)
    sets = re.findall(r"const (upkeep|losses|endings|secrets) = new Set\(\[(.*?)\]\)", written, re.S)
    found = {name: set(re.findall(r"^  '?([\w-]+)'?:", table, re.M)) for name, table in tables}
    return found | {name: set(re.findall(r"'([\w-]+)'", kinds)) for name, kinds in sets}


@pytest.mark.parametrize("game", MOMENTS)
def test_what_matters_has_its_moment(game: str) -> None:
    tables = listed(game)
    assert set(MOMENTS[game].split()) <= tables["keyIcons"] | tables["moments"]


@pytest.mark.parametrize("game", MOMENTS)
def test_what_is_listed_happens_in_the_game(game: str) -> None:
    module = part_of(game, "clio.games", "events")
    assert module is not None
    tables = listed(game)
    assert {"keyIcons", "moments", "losses", "upkeep"} <= set(tables)
    assert {name: kinds - set(module.NAMES) for name, kinds in tables.items() if kinds - set(module.NAMES)} == {}
