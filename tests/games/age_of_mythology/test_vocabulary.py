"""Every word of the vocabulary is asked for somewhere, and what boards show of the rules is what the rules do."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import clio
from clio.engine.cases import Case, Chance, start
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.state import Mythology
from clio.words import LANGUAGES
from tests.games.puzzle_words import puzzle_words

SOURCES = Path(clio.__file__).parent
PAGES = Path(__file__).parents[3] / "web" / "src" / "games" / "age-of-mythology"
# Keys whose last part is an id, of a card, a place, a move or a page, are made when they are asked for.
MADE = (
    "action.", "age.", "area.", "column.", "culture.", "deck.", "example.", "group.", "hint.", "kind.", "letter.",
    "move.", "noun.", "page.", "phase.", "picked.", "resource.", "score.", "screen.all.", "screen.beside.",
    "screen.reward.", "stat.", "step.", "terrain.", "tie.", "type.",
)


@pytest.mark.skipif(not PAGES.is_dir(), reason="the pages are not there")
def test_every_word_is_asked_for() -> None:
    folders = (SOURCES / "games" / "age_of_mythology", SOURCES / "terminal", PAGES)
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*")
             if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".gen.ts")]
    texts += [path.read_text(encoding="utf-8") for path in PAGES.parent.glob("*.ts")]  # for any game
    asked = {key for text in texts for key in re.findall(r"""["'`]([\w.-]+)["'`]""", text)}
    asked |= {f"error.{key.partition('.')[2]}" for key in asked if key.startswith(f"{GAME.record.id}.")}
    asked |= {f"screen.{key}" for key in ("taken", "thrown")}  # what becomes of a card
    asked |= set(puzzle_words(GAME.record.id))
    unasked = [key for key in GAME.names("en") if key not in asked and not key.startswith(MADE)]
    assert unasked == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_sorted(lang: str) -> None:
    text = files("clio.games.age_of_mythology").joinpath("words", f"{lang}.json").read_text(encoding="utf-8")
    keys = [key for key, _ in json.loads(text, object_pairs_hook=list)]
    assert keys == sorted(set(keys))


def test_dice_are_told_by_where_they_come_from() -> None:
    told = 0
    for seed in range(6):
        case = Case(2 + seed % 3, {}, seed)
        s, chance = start(GAME, case), Chance(case)
        assert isinstance(s, Mythology)
        while not s.over and told < 200:
            battle = GAME.view(s, None)["battle"]
            for side in battle["sides"] if battle is not None else ():
                if side["dice"] is not None:
                    assert sum(source["n"] for source in side["sources"]) == side["dice"]
                    told += 1
            s.apply(chance.move(GAME, s.legal))
    assert told
