"""The texts of the cards in English and in French: nothing without words, no slip of grammar, both tell the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clio.engine.control import ForEach, ForPlayer, Players, Seq
from clio.engine.hooks import Hook, Rating
from clio.engine.kernel import NOTHING, Cond, Number, Op
from clio.engine.text import Language
from clio.games.through_the_ages.card_listing import card_listing
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.faces import face
from clio.games.through_the_ages.ops.effects import EVERYBODY
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.state import FOOD, KINDS
from clio.games.through_the_ages.words.cards import CARD_TEXTS, card_text
from clio.games.through_the_ages.words.en import patterns as en_patterns
from clio.games.through_the_ages.words.fr import patterns as fr_patterns

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
LISTING = Path(__file__).parents[3] / "docs" / "cards" / "through-the-ages.md"
KIND = {id: kind for kind, id in enumerate(BOOK.id)}


def things_of(thing: Any) -> Iterator[Any]:
    """An op or hook with all that it is made of: parts, conditions, numbers, sets of players."""
    yield thing
    if isinstance(thing, Op | Hook):
        for name in ("cond", "n", "times", "when", "number", "players"):
            inner = getattr(thing, name, None)
            if isinstance(inner, Cond | Number | Players):
                yield inner
        for part in thing.parts():
            yield from things_of(part)


def all_things() -> list[Any]:
    return [
        thing for kind in range(KINDS) for root in (BOOK.op[kind], *BOOK.hooks[kind]) for thing in things_of(root)
    ]


def texts(lang: str) -> list[str]:
    return [card_text(kind, lang) for kind in range(KINDS)]


# ---------------------------------------------------------------- everything has its words
@LANGUAGES
def test_every_op_condition_number_and_set_of_players_has_a_writer(lang: str) -> None:
    language: Language = CARD_TEXTS[lang].language
    things = all_things()
    assert len(things) > 300
    assert {type(thing).__name__ for thing in things if not language.knows(thing)} == set()


@LANGUAGES
def test_a_class_without_writer_is_an_error_and_no_silence(lang: str) -> None:
    class Unheard(Op[Any]):
        pass

    class Nobody(Players):
        pass

    class Mystery(Number[Any]):
        pass

    write = CARD_TEXTS[lang].language.write
    for thing in (
        Unheard(), Seq(Gain(FOOD, 1), Unheard()), ForEach(EVERYBODY, Unheard()), ForEach(Nobody(), Gain(FOOD, 1)),
        ForPlayer(Nobody(), Gain(FOOD, 1)), Gain(FOOD, Mystery()), Rating(0, Mystery()),
    ):
        with pytest.raises(KeyError):
            write(thing)


def test_the_tables_of_both_languages_have_the_same_entries() -> None:
    for table in ("PATTERNS", "HAPPENINGS", "KINDS", "STATISTICS"):
        assert list(getattr(en_patterns, table)) == list(getattr(fr_patterns, table)), table
    assert set(fr_patterns.FEMININE) < set(fr_patterns.KINDS)


@LANGUAGES
def test_every_card_declares_something(lang: str) -> None:
    words = CARD_TEXTS[lang]
    for kind in range(KINDS):
        assert words.gives(kind) or words.effect(kind), BOOK.id[kind]
        if BOOK.op[kind] is not NOTHING or BOOK.hooks[kind]:
            assert words.effect(kind), BOOK.id[kind]


# ---------------------------------------------------------------- grammar
@LANGUAGES
def test_texts_are_sentences(lang: str) -> None:
    classes = {type(thing).__name__ for thing in all_things()} - {"Annex", "Gain", "Raid", "Rating", "If", "On"}
    for text in texts(lang):
        assert text.endswith("."), text
        assert not re.search(r"[{}<>_]|None|  |\.\.| \.| ,|\( | \)", text), text
        assert not {word for word in re.findall(r"\w+", text) if word in classes and re.search(r"[a-z][A-Z]", word)}
        for part in re.split(r"\. ", text):
            assert re.match(r"[A-ZÉÀÂÊÎÔ+\-0-9]", part), text


def test_english_agreement() -> None:
    for text in texts("en"):
        assert not re.search(r"(?<![\d/])\b1 (?:\w+ )?(resources|points|tokens|actions|cards|units)\b", text), text
        assert not re.search(r"\b(?:[2-9]|1\d) (?:\w+ )?(resource|point|token|action|card|unit)\b", text), text
        assert not re.search(r"\ba [aeio]|\ban [^aeiou]|\ba (urban|unused)", text), text
        assert not re.search(r"\b(each|every) (?:one of )?civilizations? (gain|lose|draw|destroy)\b", text), text


def test_french_agreement_and_typography() -> None:
    feminine = "ferme|mine|bibliothèque|arène|unité|merveille|carte|colonie|technologie|civilisation|étape"
    masculine = "laboratoire|temple|spectacle|bâtiment|leader|cube|ouvrier|gouvernement|territoire|niveau"
    for text in texts("fr"):
        assert not re.search(rf"\b(un|son|meilleur|tous) ({feminine})\b", text), text
        assert not re.search(rf"\b(une|sa|meilleure|toutes) ({masculine})\b", text), text
        assert not re.search(r"\b(de le|de les|à le|à les|que elle|que il|si il|de une?|que une?)\b", text), text
        assert not re.search(r"\b(de|le|la|que|se|ne) [aeéêiou]", text.replace("que a", "")), text
        assert not re.search(r"(?<![\d/])\b[01] (?:\w+ )?(ressources|points|cubes|actions|cartes|unités)\b", text), text
        assert not re.search(r"\b(?:[2-9]|1\d) (ressource|point|cube|action|carte|unité)\b", text), text
        assert not re.search(r"[^ ][:;?!]|\"", text), text


def test_both_languages_give_the_same_figures_in_the_same_cards() -> None:
    for kind in range(KINDS):
        en, fr = (sorted(re.findall(r"[+-]?\d+|\b(?:I{1,3}|IV)\b", card_text(kind, lang))) for lang in ("en", "fr"))
        assert en == fr, BOOK.id[kind]


@LANGUAGES
def test_cards_of_the_same_text_are_the_same_cards(lang: str) -> None:
    """Two cards that differ in play differ in their texts (units and buildings also differ in type)."""
    seen: dict[tuple[int, str], str] = {}
    for kind in range(KINDS):
        other = seen.setdefault((BOOK.type[kind], card_text(kind, lang)), BOOK.id[kind])
        assert other == BOOK.id[kind]


# ---------------------------------------------------------------- single texts
@pytest.mark.parametrize(("id", "en", "fr"), [
    ("irrigation", "Development: 3 science; construction: 4 resources. Each worker produces a blue token worth 2 food.",
     "Développement : 3 science ; construction : 4 ressources. Chaque ouvrier produit un cube bleu qui vaut 2 "
     "nourriture."),
    ("communism",
     "Development: 19 science, or 5 by revolution. 7 civil actions, 5 military actions, urban building limit 4. -1 "
     "happiness.",
     "Développement : 19 science, ou 5 par révolution. 7 actions civiles, 5 actions militaires, limite de bâtiments "
     "urbains 4. -1 bonheur."),
    ("great-wall",
     "Resources per stage: 2 + 2 + 3 + 2. +1 culture, +1 happiness. +1 strength for each infantry unit and each "
     "artillery unit.",
     "Ressources par étape : 2 + 2 + 3 + 2. +1 culture, +1 bonheur. +1 force par unité d'infanterie et par unité "
     "d'artillerie."),
    ("isaac-newton",
     "Extra science equal to the level of your best lab or library. Each time you develop a technology, regain 1 spent "
     "civil action.",
     "Une science supplémentaire égale au niveau de votre meilleur laboratoire ou de votre meilleure bibliothèque. "
     "Chaque fois que vous développez une technologie, récupérez 1 action civile dépensée."),
    ("sid-meier", "Extra culture equal to the total of the levels of your labs. -1 science for each lab.",
     "Une culture supplémentaire égale à la somme des niveaux de vos laboratoires. -1 science par laboratoire."),
    ("reserves-i", "Gain 2 food or 2 resources.", "Gagnez 2 nourriture ou 2 ressources."),
    ("development-of-markets", "Each civilization gains 2 food or 2 resources.",
     "Chaque civilisation gagne 2 nourriture ou 2 ressources."),
    ("frugality-i", "Increase your population at its full food cost, then gain 2 food.",
     "Accroissez votre population à son plein coût en nourriture, puis gagnez 2 nourriture."),
    ("enslave",
     "Cost: 2 military actions. If the aggression succeeds, your rival loses 1 population; you gain 2 resources and 2 "
     "food.",
     "Coût : 2 actions militaires. Si l'agression réussit, votre rival perd 1 population ; vous gagnez 2 ressources et "
     "2 nourriture."),
    ("promise-of-military-protection",
     "A: +1 culture. B: -1 culture, +4 strength. If one party attacks the other, the pact ends first.",
     "A : +1 culture. B : -1 culture, +4 force. Si une partie attaque l'autre, le pacte prend d'abord fin."),
    ("vast-territory-i", "Colony: -1 blue token, +3 yellow tokens. Once, when you colonize it: gain 3 food.",
     "Colonie : -1 cube bleu, +3 cubes jaunes. Une seule fois, quand vous le colonisez : gagnez 3 nourriture."),
    ("emigration", "Each civilization loses 1 population for every 2 discontent workers, rounded up.",
     "Chaque civilisation perd 1 population par groupe de 2 ouvriers mécontents, même incomplet."),
    ("prosperity", "Each civilization gains food equal to its happiness rating.",
     "Chaque civilisation gagne une quantité de nourriture égale à son niveau de bonheur."),
])
def test_single_texts(id: str, en: str, fr: str) -> None:
    assert card_text(KIND[id], "en") == en
    assert card_text(KIND[id], "fr") == fr


def test_writing_leaves_no_trace() -> None:
    """A text does not depend on the texts written before it, not even on one that failed."""
    before = card_text(KIND["first-space-flight"], "fr")
    language = CARD_TEXTS["fr"].language
    with pytest.raises(KeyError):
        language.write(ForEach(EVERYBODY, Gain(FOOD, type("Unheard", (Number,), {})())))
    assert card_text(KIND["first-space-flight"], "fr") == before


# ---------------------------------------------------------------- listing, faces
def test_the_listing_is_up_to_date() -> None:
    assert LISTING.read_text(encoding="utf-8") == card_listing()


def test_faces() -> None:
    faces = [face(kind) for kind in range(KINDS)]
    assert len({f.id for f in faces}) == KINDS
    for f in faces:
        assert f.symbol == f.id
        assert all([f.names["en"], f.names["fr"], f.text["en"], f.text["fr"]])
        assert list(f.copies) == ["2", "3", "4"]
        json.dumps([f.cost, f.more, f.provenance])
    iron = face(KIND["iron"])
    assert (iron.cost, iron.era, iron.kind) == ({"science": 5, "resources": 5}, 1, "mine")
    assert (iron.more["per_worker"], iron.more["deck"]) == ({"resources": 2}, "civil")
    assert iron.copies == {"2": 2, "3": 2, "4": 3}
    assert face(KIND["pyramids"]).cost == {"stages": [{"resources": 3}, {"resources": 2}, {"resources": 1}]}
    assert face(KIND["monarchy"]).cost == {"science": 8, "revolution": 2}
    assert face(KIND["phalanx"]).more["army"] == {"infantry": 2, "cavalry": 1, "artillery": 0}
    assert face(KIND["promise-of-military-protection"]).more["b"] == {"culture": -1, "strength": 4}
