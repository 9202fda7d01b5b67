"""What any text of the game must look like, in English and in French."""

from __future__ import annotations

import re

import pytest

from clio.games.age_of_mythology.cardbook import BOOK, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.words import MythologyWords

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
IDS = tuple(id for id in (*BOOK.id, *UNIT_BOOK.id, *TILE_BOOK.id) if "-" in id)
ENGLISH = re.compile(
    r"\b(the|of|and|for|your?|with|from|take|takes|food|wood|gold|favor|tiles?|dice|die|units?|Player|cards?)\b"
)
SLIP = re.compile(
    r"\b[dD]e (?!a\d)[aeiouAEIOUÉÈÊÀÂéê]|\b[lL][ea] [aeiouAEIOUÉÈÊÀÂéê]"
    r"|\b(de les?|à les?|du [aeiouéÉAEIOU])\b"
    r"|\b[01] (cubes|tuiles|dés|touches|unités|bâtiments|faveurs|cartes)\b"
    r"|\b([2-9]|[1-9]\d) (cube|tuile|dé|touche|unité|bâtiment|faveur|carte)\b"
)


def words(lang: str) -> MythologyWords:
    return GAME.words(lang)


def check_shape(text: str) -> None:
    assert text
    assert text[0].isupper() or not text[0].isalpha(), text
    assert not re.search(r"[{}]|  |\bNone\b|^ | $|--|\(\)|: :|\.\.| ,", text), text
    assert not any(re.search(rf"(?<!\w){id}(?!\w)", text) for id in IDS), text
    assert not re.search(r"\b[abcd][1-4]\b", text), text  # names of spaces, which no board shows


def check_french(text: str) -> None:
    assert not ENGLISH.search(text), text
    assert not SLIP.search(text), text
    assert not re.search(r"\w[:;?!]", text), text  # a space before


def check(en: str, fr: str) -> None:
    check_shape(en)
    check_shape(fr)
    check_french(fr)
