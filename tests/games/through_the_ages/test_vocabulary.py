"""The vocabulary of the game: every word is asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from clio.games import through_the_ages
from clio.games.through_the_ages.moves import HOUSE
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.view import AGE_IDS, Phase
from tests.games.puzzle_words import puzzle_words

GAME_FOLDER = Path(through_the_ages.__file__).parent
TERMINAL = GAME_FOLDER.parents[1] / "terminal" / "through_the_ages"
PAGES = Path(__file__).parents[3] / "web" / "src" / "games" / "through-the-ages"
PREFIXES = ("example.", "hint.", "page.", "score.", "stat.", "step.")  # what terminal and server ask of every game
MADE = {  # keys that are made of ids
    *(f"group.{group}" for group in HOUSE.groups), *(f"move.{moves.name}" for moves in GAME.space.ranges),
    *(f"age.{age}" for age in AGE_IDS), *(f"kind.{face.kind}" for face in GAME.cards()),
    *(f"deck.{face.more['deck']}" for face in GAME.cards()),
    *(f"resource.{res}" for face in GAME.cards() for res in face.cost),
    *(f"screen.short.{unit}" for unit in ("infantry", "cavalry", "artillery")),
    *(f"screen.{deck}_of" for deck in ("civil", "military")),
    *(f"phase.{phase}" for phase in get_args(Phase)), *puzzle_words(GAME.record.id),
}


def test_every_word_is_asked_for() -> None:
    folders = (GAME_FOLDER, TERMINAL, PAGES)
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".ts", ".svelte")]
    if not any(file.is_relative_to(PAGES) for file in files):
        pytest.skip("without the pages")
    files += PAGES.parent.glob("*.ts")  # for any game
    texts = [file.read_text("utf-8") for file in files if ".gen." not in file.name]
    said = set(re.findall(r"[\"'`]([\w.-]+)[\"'`]", "".join(texts)))
    shown = re.findall(r"^  (\w+): \{ icon", (PAGES / "resources.ts").read_text("utf-8"), re.MULTILINE)
    said |= {f"{what}.{resource}" for resource in shown for what in ("resource", "letter")}
    said |= {f"error.{key.partition('.')[2]}" for key in said if key.startswith(f"{GAME.record.id}.")}
    counted = {f"noun.{thing}" for thing in said}  # `AgesWords.count` names a noun without its prefix
    names = {key for key in GAME.names("en") if not key.startswith(PREFIXES)}
    assert names - said - counted - MADE == set()
