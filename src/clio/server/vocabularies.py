"""The words of the pages: the vocabulary of every game in both languages, and what French needs to fill a place."""

from __future__ import annotations

from typing import Any

from clio.games import find, ids
from clio.words import LANGUAGES, french


def describe() -> dict[str, Any]:
    """From it the build of the pages writes `words.gen.ts` of each game and `lib/french.gen.ts`."""
    return {
        "games": {game: {lang: find(game).names(lang) for lang in LANGUAGES} for game in ids()},
        "french": {
            "vowels": french.VOWELS, "mute": french.MUTE, "aspirated": french.ASPIRATED, "eliding": french.ELIDING,
            "contractions": french.CONTRACTIONS,
        },
    }
