"""Language, once for everything that speaks: the grammar of French and of English, and sentences whose {places} are
filled as the language wants it.

A place is filled with the thing itself, also with the name of a person: whoever fills "le tour de {name}" with "Alice"
reads "le tour d'Alice". So no sentence is mended after it was written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from clio.words import english, french


class Grammar(Protocol):
    """What every language has; each is a module."""

    @property
    def COLON(self) -> str: ...

    @property
    def APART(self) -> str: ...

    def fill(self, pattern: str, parts: Mapping[str, object]) -> str: ...

    def join(self, before: str, word: str) -> str: ...

    def is_plural(self, n: int) -> bool: ...


LANGUAGES = ("en", "fr")
GRAMMARS: dict[str, Grammar] = {"en": english, "fr": french}


def fill(lang: str, pattern: str, **parts: object) -> str:
    """The pattern of a language with its {places} filled. KeyError for a place without its part."""
    return GRAMMARS[lang].fill(pattern, parts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + "."
