"""Language: places of patterns, and the vocabularies that engine, terminal, server and pages share."""

from __future__ import annotations

import pytest

from clio.games import find, ids
from clio.words import LANGUAGES, fill
from clio.words.places import places


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["0 cards", "1 card", "2 cards"]), ("fr", ["0 carte", "1 carte", "2 cartes"])])
def test_a_word_agrees_with_its_number(lang: str, said: list[str]) -> None:
    pattern = {"en": "{n} {n|card|cards}", "fr": "{n} {n|carte|cartes}"}[lang]
    assert [fill(lang, pattern, n=n) for n in range(3)] == said
    assert places(pattern) == {"n"}


@pytest.mark.parametrize("game", ids())
def test_a_game_has_the_same_words_in_both_languages(game: str) -> None:
    en, fr = (find(game).names(lang) for lang in LANGUAGES)
    assert en.keys() == fr.keys()
    assert {key for key in en if places(en[key]) != places(fr[key])} == set()
