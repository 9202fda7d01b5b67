"""Language: places of patterns, and the vocabularies that engine, terminal, server and pages share."""

from __future__ import annotations

from collections import defaultdict

import pytest

from clio.engine.cases import Case, Chance, start
from clio.games import find, ids
from clio.messages import vocabulary
from clio.words import LANGUAGES, fill
from clio.words.places import places


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["0 cards", "1 card", "2 cards"]), ("fr", ["0 carte", "1 carte", "2 cartes"])])
def test_a_word_agrees_with_its_number(lang: str, said: list[str]) -> None:
    pattern = {"en": "{n} {n|card|cards}", "fr": "{n} {n|carte|cartes}"}[lang]
    assert [fill(lang, pattern, n=n) for n in range(3)] == said
    assert places(pattern) == {"n"}


@pytest.mark.parametrize("game", ids())
def test_no_word_of_a_game_is_written_twice(game: str) -> None:
    """Two keys with the same words in both languages are one word."""
    keys = defaultdict(list)
    en, fr = (vocabulary(game, lang) for lang in LANGUAGES)
    for key in en:
        keys[en[key], fr[key]].append(key)
    assert [twice for twice in keys.values() if len(twice) > 1] == []


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_stands_for_one_thing(game: str, lang: str) -> None:
    letters = [word for key, word in vocabulary(game, lang).items() if key.startswith("letter.")]
    assert len(letters) == len(set(letters))


@pytest.mark.parametrize("game", ids())
def test_a_game_has_the_same_words_in_both_languages(game: str) -> None:
    en, fr = (find(game).names(lang) for lang in LANGUAGES)
    assert en.keys() == fr.keys()
    assert {key for key in en if places(en[key]) != places(fr[key])} == set()


@pytest.mark.parametrize("id", ids())
def test_no_name_of_an_option_has_a_colon(id: str) -> None:
    """What stands before a colon is the name of an option, what stands behind it its effect."""
    game = find(id)
    for seed in range(3):
        case = Case(game.record.players[0], {}, seed)
        s, chance = start(game, case), Chance(case)
        while not s.over:
            for lang in LANGUAGES:
                names = game.called(s, [], lang)
                labels = [game.label(lang, s, s.waiting, action, names) for action in s.legal]
                assert [label.name for label in labels if ":" in label.name] == []
            s.apply(chance.move(game, s.legal))
