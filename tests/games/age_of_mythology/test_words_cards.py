"""The texts of cards, units, buildings and tiles in English and in French."""

from __future__ import annotations

import re

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.faces import faces
from clio.games.age_of_mythology.state import BUILDINGS, CARDS, FAVOR, GODS, HOPLITE, ISIS, MINOTAUR, ODIN, UNITS, WALL
from clio.games.age_of_mythology.words.cards import CARD_TEXTS, Sentences
from tests.games.age_of_mythology.wording import LANGUAGES, check_french, check_shape, words


def read(sentences: Sentences) -> str:
    return " ".join(text for _, text in sentences)


def every_text(lang: str) -> list[str]:
    return [face.text[lang] for face in faces()]


@LANGUAGES
def test_every_text_is_made_of_sentences(lang: str) -> None:
    for text in every_text(lang):
        check_shape(text)
        assert text.endswith(".")
        for part in text.split(". "):
            assert re.match(r"[A-ZÉÀÂÊÎÔ+0-9]", part), text
    if lang == "fr":
        for text in every_text(lang):
            check_french(text)


@LANGUAGES
def test_texts_have_the_figures_of_the_declarations(lang: str) -> None:
    texts, w = CARD_TEXTS[lang], words(lang)
    for kind in range(GODS, CARDS):
        text = read(texts.card(kind))
        assert w.power_names[kind] in text
        assert w.resource(FAVOR, BOOK.favor[kind]) in text
    for kind in range(UNITS):
        text = read(texts.unit(kind))
        assert w.count("die", UNIT_BOOK.dice[kind]) in text
        assert w.cubes(UNIT_BOOK.cost[kind]) in text
        for _, n in UNIT_BOOK.bonuses[kind]:
            assert f"+{n} " in text
    for kind in range(BUILDINGS):
        assert w.cubes(BUILDING_BOOK.cost[kind]) in read(texts.building(kind))
    for kind in range(len(TILE_BOOK.id)):
        assert w.gives(kind) in read(texts.tile(kind))


def test_both_languages_give_the_same_figures() -> None:
    for en, fr in zip(every_text("en"), every_text("fr"), strict=True):
        assert sorted(re.findall(r"\+?\d+", en)) == sorted(re.findall(r"\+?\d+", fr)), en


@LANGUAGES
def test_every_ability_and_power_has_words(lang: str) -> None:
    texts = CARD_TEXTS[lang]
    plain = [kind for kind in range(UNITS) if UNIT_BOOK.abilities[kind] == 0]
    assert len(plain) == 16  # AOM-UNIT-28
    effects = [texts.effect(kind) for kind in range(GODS, CARDS)]
    assert all(effects)


def test_a_power_without_a_name_has_the_name_of_its_god() -> None:
    assert CARD_TEXTS["en"].power(ODIN).startswith("Odin (1 favor): whoever plays the card")


def test_texts_of_some_cards() -> None:
    en, fr = CARD_TEXTS["en"], CARD_TEXTS["fr"]
    assert read(en.unit(MINOTAUR)) == (
        "Myth, warrior. 5 dice, +4 against cavalry. If it is still there when an attack on a City Area is won, two "
        "buildings are destroyed, not one. Cost: 2 food, 2 wood."
    )
    assert read(fr.unit(HOPLITE)) == (
        "Mortel, guerrier. 3 dés, +3 contre la cavalerie, +1 contre les unités mortelles. Coût : 1 nourriture, 1 bois."
    )
    assert read(en.card(ISIS)) == (
        "Attack an area of a neighbour; each side may bring up to 7 units. Protection (1 favor, on top of the "
        "action): the first unit of the attacker that is eliminated comes back into the battle at once."
    )
    assert read(fr.building(WALL)).startswith("+2 dés à chaque rencontre quand sa zone urbaine est attaquée")


@LANGUAGES
def test_a_card_is_not_the_readers(lang: str) -> None:
    """It may be anybody's: a rival's unit, the card by which somebody attacks."""
    for text in every_text(lang):
        assert not re.search(r"\b(you|your|yours|vous|votre|vos|vôtre)\b", text, re.IGNORECASE), text
