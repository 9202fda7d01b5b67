"""English, once for all of Clio: articles, plurals, ordinals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clio.words import places

COLON: Final = ": "
APART: Final = "; "  # between two halves of a sentence
VOWELS: Final = "aeiou"
AS_CONSONANT: Final = ("uni", "use", "eu", "one", "ewe")  # "a Unicorn"
SILENT_H: Final = ("hour", "honour", "honor", "heir")


def takes_an(word: str) -> bool:
    """ "an Armory", "an hour", but "a Unicorn"."""
    low = word.lower()
    return low.startswith(SILENT_H) or (low[:1] in VOWELS and low != "" and not low.startswith(AS_CONSONANT))


def join(before: str, word: str) -> str:
    """The word after what stands before it: "a Armory" is "an Armory"."""
    if before[-2:].lower() == "a " and not before[-3:-2].isalpha() and takes_an(word):
        return f"{before[:-1]}n {word}"
    return before + word


def fill(pattern: str, parts: Mapping[str, object]) -> str:
    return places.fill(pattern, parts, join, is_plural)


def a(word: str) -> str:
    """ "a Forum", "an Armory"."""
    return join("a ", word)


def is_plural(n: int) -> bool:
    """ "0 cards", "1 card", "2 cards"."""
    return abs(n) != 1


def plural(word: str) -> str:
    """The plural of a regular noun."""
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}s"


def nth(n: int) -> str:
    """ "1st", "2nd", "3rd", "11th"."""
    ending = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"
