"""Every sentence exists in both languages, with the same places, and every key that the code names exists."""

from __future__ import annotations

import json
import re
import string
from importlib.resources import files
from pathlib import Path

import pytest

import clio
from clio.bots import NAMES as BOTS
from clio.engine.errors import ClioError
from clio.games import ids
from clio.messages import LANGUAGES, catalogue
from clio.terminal.commands import NAMES as COMMANDS
from clio.terminal.commands import spellings

SOURCES = sorted(Path(clio.__file__).parent.rglob("*.py"))
ERRORS = r"\b(?:Bad\w+|Unknown\w+|IllegalAction|NotYourTurn|GameOver|NoUndo|Trouble)\(\s*\"([a-z_.-]+)\""


def named(pattern: str, folders: tuple[str, ...] = ()) -> set[str]:
    """What a pattern finds in the sources, of the whole package or of some of its folders."""
    paths = [path for path in SOURCES if not folders or set(folders) & set(path.parts)]
    return {key for path in paths for key in re.findall(pattern, path.read_text(encoding="utf-8"))}


def places(text: str) -> set[str]:
    return {name.partition("|")[0] for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_both_languages_say_everything_with_the_same_places() -> None:
    en, fr = (catalogue(lang) for lang in LANGUAGES)
    assert en.keys() == fr.keys()
    assert {key for key in en if places(en[key]) != places(fr[key])} == set()
    assert not [key for lang in LANGUAGES for key, text in catalogue(lang).items() if not text.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_sorted(lang: str) -> None:
    text = files("clio.messages").joinpath(f"{lang}.json").read_text(encoding="utf-8")
    keys = [key for key, _ in json.loads(text, object_pairs_hook=list)]
    assert keys == sorted(set(keys))


def test_every_named_key_exists() -> None:
    known = catalogue("en").keys()
    assert named(r"\bsay\(\s*\"([^\"]+)\"", ("terminal", "cli.py", "history.py", "errors.py")) - known == set()
    assert named(r"\b(?:help|metavar)=\"(cli\.[^\"]+)\"", ("cli.py",)) - known == set()
    assert named(r"\bargument\(\"\w+\", \"([^\"]+)\"", ("cli.py",)) - known == set()
    assert named(r"\bconfirm\(\"([^\"]+)\"") - known == set()
    told = named(r"\btold\(\s*\"([^\"]+)\"", ("terminal",))  # keys of one game or another
    assert {key for key in told if not any(f"{game}.{key}" in known for game in ids())} == set()
    errors = [key.rpartition(".") for key in named(ERRORS)]  # a sentence of everything, or of one game
    assert {f"{game}{dot}error.{name}" for game, dot, name in errors} - known == set()
    assert {f"seat.{kind}" for kind in ("human", *BOTS)} - known == set()


def test_every_error_has_its_sentence() -> None:
    def below(cls: type[ClioError]) -> set[type[ClioError]]:
        return {cls} | {found for child in cls.__subclasses__() for found in below(child)}

    codes = {f"error.{cls.code}" for cls in below(ClioError)}
    assert codes - catalogue("fr").keys() == set()


def test_words_made_of_parts() -> None:
    """Keys that are put together when the program runs."""
    known = catalogue("fr").keys()
    assert {f"command.{name}{part}" for name in COMMANDS for part in ("", ".form", ".words")} <= known


@pytest.mark.parametrize("id", ids())
def test_words_made_of_parts_of_a_game(id: str) -> None:
    game, known = clio.game(id), catalogue("fr").keys()
    wanted = {f"kind.{face.kind}" for face in game.cards()}
    wanted |= {f"score.{what}" for what, _ in clio.new(id, seed=1).result.scores[0].lines}
    assert wanted - game.names("fr").keys() == set()
    facts = [fact for face in game.cards() for fact in face.provenance.items()]
    fields = {field for field, _ in facts if field not in ("all", "note")}
    sources = {source for field, source in facts if field != "note"}
    assert {f"cards.field.{field}" for field in fields} | {f"cards.source.{source}" for source in sources} <= known


def test_no_word_means_two_commands() -> None:
    pairs = {(name, word) for lang in LANGUAGES for name in COMMANDS
             for word in catalogue(lang)[f"command.{name}.words"].split()}
    words = {word for _, word in pairs}
    assert len(words) == len(pairs)
    assert set(spellings()) == {*words, *COMMANDS}
