"""Interface sentences, one file per language, shared by the command line, the server and the client."""

from __future__ import annotations

import json
import locale
import os
from functools import cache
from importlib.resources import files

from clio.words import LANGUAGES as LANGUAGES
from clio.words import fill



@cache
def catalogue(lang: str) -> dict[str, str]:
    """Every sentence of one language by its key."""
    text = files("clio.messages").joinpath(f"{lang}.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def say(key: str, lang: str, **parts: object) -> str:
    """The sentence for a key, its {places} filled."""
    return fill(lang, catalogue(lang)[key], **parts)


def default_language() -> str:
    """CLIO_LANG, else the machine's locale, else English."""
    wanted = os.environ.get("CLIO_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wanted = wanted or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return "fr" if wanted.lower().startswith("fr") else "en"
