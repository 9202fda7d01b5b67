"""The vocabulary: each word is asked for somewhere, by its key or by the ids of what it names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import clio
from clio.games.monumental_duel.moves import HOUSE
from clio.games.monumental_duel.record import GAME, TIE_BREAKS
from clio.games.monumental_duel.view import (
    KIND_IDS, LINE_IDS, RESOURCE_IDS, SCORE_LINES, TYPE_IDS, Phase, Status,
)
from clio.games.monumental_duel.words.nouns import below, names
from tests.games.puzzle_words import puzzle_words

CODE = Path(clio.__file__).parent
PAGES = Path(__file__).resolve().parents[3] / "web" / "src"
FOLDERS = (
    CODE / "games/monumental_duel", CODE / "games/families/monumental", CODE / "terminal/monumental_duel",
    CODE / "terminal/families/monumental", PAGES / "games/monumental-duel", PAGES / "games/families/monumental",
)
NAMED = {  # by what follows the prefix
    "box": {str(face.more["box"]) for face in GAME.cards()},
    "civilization": {"none"},  # the others have their names with their cards
    "example": {"card", "move", "why", "words"},  # terminal/commands.py
    "group": set(HOUSE.groups),
    "kind": set(KIND_IDS.values()),
    "letter": set(RESOURCE_IDS),
    "line": set(LINE_IDS),
    "marker": set(TYPE_IDS),
    "phase": set(get_args(Phase)),
    "picked": {"advantage"},  # moves of which something is picked and something is missing
    "place": set(LINE_IDS),
    "power": {"none", "mughals", "malians", "aztecs"},  # the others have no rule of their own
    "province_type": set(TYPE_IDS),
    "resource": {*RESOURCE_IDS, "basic"},
    "score": set(SCORE_LINES),
    "source": {str(face.provenance["all"]) for face in GAME.cards()} & {"public"},  # the others are alike in all games
    "status": set(get_args(Status)) - {"idle"},
    "tie": set(TIE_BREAKS.values()),
    "type": set(TYPE_IDS),
}


def sources() -> str:
    files = [file for folder in FOLDERS for file in folder.rglob("*") if file.suffix in (".py", ".ts", ".svelte")]
    files += (PAGES / "games").glob("*.ts")  # for any game
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".gen." not in file.name)


def test_every_id_has_its_word_and_no_other() -> None:
    assert {prefix: set(below("en", prefix)) for prefix in NAMED} == NAMED
    assert set(below("en", "move")) <= {moves.name for moves in GAME.space.ranges}
    civilizations = [name for name in GAME.record.option("civilizations").values if name != "random"]
    wanted = {f"{prefix}.{name}" for prefix in ("civilization", "power") for name in civilizations}
    assert wanted - GAME.names("fr").keys() == set()
    assert set(below("en", "step")) == {f"{n}{part}" for n in range(1, 6) for part in ("", ".text")}


def test_every_other_word_is_asked_for_by_its_key() -> None:
    text = sources()
    asked = set(re.findall(r"['\"`]([a-z]+(?:\.[a-z_-]+)?)['\"`]", text))
    asked |= {f"error.{name}" for name in re.findall(r"\"monumental-duel\.([a-z_]+)\"", text)}
    asked |= {"screen.row", "screen.column", *puzzle_words(GAME.record.id)}  # `screen.${kind}`
    known = {key for key in names("en") if key.split(".")[0] not in {*NAMED, "move", "step"}}
    assert known - asked == set()
