"""Interface sentences, one file per language, shared by the command line, the server and the client. The vocabulary of
a game is in its own folder, `games/<game>/words/<language>.json`, and is found there: its keys get the game's id."""

from __future__ import annotations

import json
import locale
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from clio.words import LANGUAGES as LANGUAGES
from clio.words import fill



@cache
def catalogue(lang: str) -> dict[str, str]:
    """Every sentence of one language by its key."""
    found = _read(files("clio.messages").joinpath(f"{lang}.json"))
    for folder in files("clio.games").iterdir():
        if (words := folder.joinpath("words", f"{lang}.json")).is_file():
            game = folder.name.replace("_", "-")
            found |= {f"{game}.{key}": text for key, text in _read(words).items()}
    return found


def vocabulary(game: str, lang: str) -> dict[str, str]:
    """The words of one game by their keys: what is on its table, its phases, scores and headings."""
    return {key.partition(".")[2]: text for key, text in catalogue(lang).items() if key.startswith(f"{game}.")}


def _read(file: Traversable) -> dict[str, str]:
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def say(key: str, lang: str, **parts: object) -> str:
    """The sentence for a key, its {places} filled."""
    return fill(lang, catalogue(lang)[key], **parts)


def default_language() -> str:
    """CLIO_LANG, else the machine's locale, else English."""
    wanted = os.environ.get("CLIO_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wanted = wanted or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return "fr" if wanted.lower().startswith("fr") else "en"
