"""Card texts and names in English and in French, and that nothing is left without words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clio.engine.control import Choose, If, May, Repeat, Seq
from clio.engine.hooks import Hook, Modify, On
from clio.engine.kernel import Ask, Cond, Number, Op
from clio.engine.text import INFINITIVE, Language, Thing
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import (
    Gain, GainBasic, GainDifferent, GainSame, GainedAtLeast, Pay, PayBasic,
)
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, MINE, YARD
from clio.games.monumental_duel.card_listing import card_listing
from clio.games.monumental_duel.cardbook import BOOK, HOOKS, PROVINCE_PRICE, SPY_EVENT
from clio.games.monumental_duel.ops.city import DrawUse, GainRevolt, Reserve
from clio.games.monumental_duel.ops.standing import Controls, HasAdvantage
from clio.games.monumental_duel.state import AGENT, AGRICULTURAL, BARRICADE, CIVILIZATION, KINDS, MALIANS, REVOLT, VP
from clio.games.monumental_duel.ops.modules import SPY
from clio.games.monumental_duel.moves import HOUSE
from clio.games.monumental_duel.record import GAME, TIE_BREAKS
from clio.games.monumental_duel.view import SCORE_LINES
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.en import WORDS as EN
from clio.games.monumental_duel.words.fr import WORDS as FR
from clio.words.french import de

LANGUAGES = pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
LISTING = Path(__file__).parents[3] / "docs" / "cards" / "monumental-duel.md"
A = 0  # Choose: the number of its first answer does not matter for the text


# ---------------------------------------------------------------- every op has its writer
def things_of(op: Op[Any]) -> Iterator[Thing]:
    """An op, its parts, and the conditions and numbers inside."""
    yield op
    for name in ("cond", "n", "times"):
        inner = getattr(op, name, None)
        if isinstance(inner, Cond | Number):
            yield inner
    for part in op.parts():
        yield from things_of(part)


def things_of_hook(hook: Hook) -> Iterator[Thing]:
    yield hook
    if hook.when is not None:
        yield hook.when
    for part in hook.parts():
        yield from things_of(part)


def all_things() -> Iterator[Thing]:
    for kind in range(KINDS):
        for op in (BOOK.use[kind], BOOK.bonus[kind], *BOOK.faces[kind]):
            if op is not None:
                yield from things_of(op)
        for hook in BOOK.hooks[kind]:
            yield from things_of_hook(hook)
    for listeners in HOOKS.on:  # the rules of civilizations too
        for listener in listeners:
            yield from things_of_hook(listener.hook)


@LANGUAGES
def test_every_op_condition_and_number_of_a_card_has_a_writer(words: DuelWords) -> None:
    things = list(all_things())
    assert len(things) > 300
    assert {type(thing).__name__ for thing in things if not words.knows(thing)} == set()
    for thing in things:
        for form in range(4) if isinstance(thing, Op) else (0,):
            assert words.language.write(thing, form)


@LANGUAGES
def test_a_class_without_writer_is_an_error_and_no_silence(words: DuelWords) -> None:
    class Unheard(Op[Any]):
        pass

    with pytest.raises(KeyError):
        words.language.write(Unheard())
    with pytest.raises(KeyError):
        words.language.write(Seq(Gain(GOLD, 1), Unheard()))


def test_every_asking_op_is_a_question_of_the_house() -> None:
    asking = {type(op) for op in GAME.ops.ops if op.asks}
    assert {cls for cls in asking if not set(cls.__mro__) & set(HOUSE.asked_by)} == set()
    assert all(issubclass(cls, Ask) for cls in asking)


@pytest.mark.parametrize("table", ["prompts", "options", "events", "needs", "wants", "moments", "groups"])
def test_both_languages_say_the_same_things(table: str) -> None:
    en, fr = getattr(EN, table), getattr(FR, table)
    assert list(en) == list(fr)
    assert {key for key in en if en[key] == fr[key]} <= {"pick.bonus", "archive.points"}


def test_patterns_and_verbs_are_the_same_in_both_languages() -> None:
    assert list(EN.language.patterns) == list(FR.language.patterns)
    assert list(EN.language.verbs) == list(FR.language.verbs)
    assert EN.language.happenings.keys() == FR.language.happenings.keys()


# ---------------------------------------------------------------- card texts
def has_text(kind: int) -> bool:
    return bool(
        BOOK.use[kind] or BOOK.bonus[kind] or BOOK.hooks[kind] or BOOK.faces[kind] or kind in (BARRICADE, REVOLT)
    )


@LANGUAGES
@pytest.mark.parametrize("kind", range(KINDS), ids=lambda kind: BOOK.id[kind])
def test_card_texts_are_sentences(words: DuelWords, kind: int) -> None:
    text = words.card_text(kind)
    if has_text(kind):
        assert text
    for sentence in re.split(r"(?<=\.) ", text):
        assert not text or re.fullmatch(r"[A-ZÀÉ].*[^ ,;:.]\.", sentence), sentence
    assert "  " not in text
    assert not re.search(r"[{}]| [,.]|\bNone\b|\.\.", text)
    bonus = "Bonus: " if words is EN else "Bonus : "
    assert (bonus in text) == (BOOK.bonus[kind] is not None)


@pytest.mark.parametrize("kind", range(KINDS), ids=lambda kind: BOOK.id[kind])
def test_french_texts_have_french_spaces_and_no_english(kind: int) -> None:
    text, other = FR.card_text(kind), EN.card_text(kind)
    assert not re.search(r"[^ ][:;?!]", text)
    assert not re.search(r"\b(de|le|la|que|si) [AEIOUÉaeioué]", re.sub(r"\bsi (elle|vous)\b", "", text))
    assert not re.search(r"\b(the|gain|your|you|card|Gold)\b", text)
    assert (text == other) == (text == "")


CARDS = {
    "start-mine": (
        "If you have gained at least 2 Production this round, gain 1 Gold.",
        "Si vous avez gagné au moins 2 Production pendant cette manche, gagnez 1 Or.",
    ),
    "start-forum": (
        "Choose one: (1) archive a card; or (2) pay 2 different basic resources to gain 1 Culture.",
        "Au choix : (1) archivez une carte ; ou (2) payez 2 ressources de base différentes pour gagner 1 Culture.",
    ),
    "greek-hoplite-ground": (
        "Gain 1 Military for each Fort and each Shooting Range activated this round.",
        "Gagnez 1 Militaire par Fort et par Champ de tir activés pendant cette manche.",
    ),
    "greek-philosophy": (
        "Pay 1 basic resource to gain 1 of another type.",
        "Payez 1 ressource de base pour en gagner 1 d'un autre type.",
    ),
    "greek-scientific-method": (
        "Your first Scientific Progress each round costs 1 Science less. Bonus: archive a card.",
        "À chaque manche, votre premier Progrès Scientifique coûte 1 Science de moins. Bonus : archivez une carte.",
    ),
    "greek-democracy": (
        "During City Activation, you may pay 1 Gold to swap two cards of your City. Bonus: draw a card and use it.",
        "Durant l'Activation de la Cité, vous pouvez payer 1 Or pour échanger la place de deux cartes de votre Cité. "
        "Bonus : piochez une carte et utilisez-la.",
    ),
    "greek-hercules": (
        "With the Advantage: gain as many identical basic resources as the number of the current Era.",
        "Avec l'Avantage : gagnez autant de ressources de base identiques que le numéro de l'Ère actuelle.",
    ),
    "aksum-maritime-trade-routes": (
        "At the start of each round, you may pay 1 Victory Point to reserve a card from the Development track. "
        "Bonus: gain 1 Victory Point.",
        "Au début de chaque manche, vous pouvez payer 1 Point de Victoire pour réserver une carte de la piste de "
        "Développement. Bonus : gagnez 1 Point de Victoire.",
    ),
    "aksum-stelae": (
        "Each time you complete a Wonder or acquire a reserved card, gain 1 Victory Point. Bonus: reinforce a card.",
        "Chaque fois que vous complétez une Merveille ou acquérez une carte réservée, gagnez 1 Point de Victoire. "
        "Bonus : renforcez une carte.",
    ),
    "mughal-gunpowder": (
        "This round, Provinces cost you 1 Military less to acquire or conquer. Bonus: gain 1 Gold.",
        "Pendant cette manche, les Provinces vous coûtent 1 Militaire de moins à acquérir ou à conquérir. "
        "Bonus : gagnez 1 Or.",
    ),
    "mughal-dahsala": (
        "Gain 1 Gold. Bonus: discard up to 2 cards from your City.",
        "Gagnez 1 Or. Bonus : défaussez jusqu'à 2 cartes de votre Cité.",
    ),
    "mughal-akbar": (
        "With the Advantage: discard a card from your City and gain a Barricade.",
        "Avec l'Avantage : défaussez une carte de votre Cité et gagnez une Barricade.",
    ),
    "mali-embassy": (
        "Pay 2 basic resources to spy or negotiate for free, depending on the modules in play.",
        "Payez 2 ressources de base pour espionner ou négocier gratuitement, selon les modules en jeu.",
    ),
    "mali-sankore": (
        "The first time each round that you acquire a Knowledge, gain 1 Gold. Bonus: draw a card and use it.",
        "À chaque manche, la première fois que vous acquérez une Connaissance, gagnez 1 Or. Bonus : piochez une carte "
        "et utilisez-la.",
    ),
    "aztec-floating-gardens": (
        "Place one of your Province markers on a Province you control; if you cannot, gain 1 basic resource.",
        "Placez un de vos marqueurs Province sur une Province que vous contrôlez ; si c'est impossible, gagnez 1 "
        "ressource de base.",
    ),
    "aztec-triple-alliance": (
        "Provinces of a type you already control cost you 1 Military less to acquire or conquer. Bonus: gain 1 Gold.",
        "Les Provinces d'un type que vous contrôlez déjà vous coûtent 1 Militaire de moins à acquérir ou à conquérir. "
        "Bonus : gagnez 1 Or.",
    ),
    "japan-bushido": (
        "While you have the Advantage, Provinces cost you 1 Military less to acquire or conquer. Bonus: gain 1 basic "
        "resource.",
        "Tant que vous avez l'Avantage, les Provinces vous coûtent 1 Militaire de moins à acquérir ou à conquérir. "
        "Bonus : gagnez 1 ressource de base.",
    ),
    "japan-tamahagane": (
        "Pay 1 Production to gain 2 Military, or 3 if you have the Advantage.",
        "Payez 1 Production pour gagner 2 Militaire, ou 3 si vous avez l'Avantage.",
    ),
    "e1k-bartering": (
        "Each time you spy this round, gain 1 Victory Point.",
        "Pendant cette manche, chaque fois que vous espionnez, gagnez 1 Point de Victoire.",
    ),
    "e1p-persia": (
        "Bonus: your opponent gains a Revolt, or 2 if you have the Advantage.",
        "Bonus : votre adversaire gagne une Révolte, ou 2 si vous avez l'Avantage.",
    ),
    "e2k-invisible-ink": (
        "Each time you resolve a 2 or a 3 on an Agent die this round, gain 1 basic resource.",
        "Pendant cette manche, chaque fois que vous résolvez un 2 ou un 3 sur un dé Agent, gagnez 1 ressource de base.",
    ),
    "e2w-bandiagara": (
        "Gain 1 Gold, then convert up to 2 Gold into as many Victory Points. Bonus: spy for free.",
        "Gagnez 1 Or, puis convertissez jusqu'à 2 Or en autant de Points de Victoire. Bonus : espionnez gratuitement.",
    ),
    "e2w-djenne": (
        "Archive a card from your City or your discard pile to gain 1 Gold; if it was a Revolt, you may do this again. "
        "Bonus: gain a Revolt and 3 Gold.",
        "Archivez une carte de votre Cité ou de votre défausse pour gagner 1 Or ; si c'était une Révolte, vous pouvez "
        "recommencer. Bonus : gagnez une Révolte et 3 Or.",
    ),
    "e2w-doges-palace": (
        "Pay 1 Gold: your opponent gains a Revolt and you gain 1 Victory Point. Bonus: gain 2 Agent dice, then spy for "
        "free.",
        "Payez 1 Or : votre adversaire gagne une Révolte et vous gagnez 1 Point de Victoire. Bonus : gagnez 2 dés "
        "Agent, puis espionnez gratuitement.",
    ),
    "e2b-arsenal": (
        "Gain a Barricade, archive a card and discard a card from your City.",
        "Gagnez une Barricade, archivez une carte et défaussez une carte de votre Cité.",
    ),
    "t2b-mint": (
        "Convert up to 3 basic resources into as much Gold.",
        "Convertissez jusqu'à 3 ressources de base en autant d'Or.",
    ),
    "t2w-machu-picchu": (
        "Gain 2 different basic resources, or 3 if you control a Mountainous Province. Bonus: reinforce up to 2 cards.",
        "Gagnez 2 ressources de base différentes, ou 3 si vous contrôlez une Province Montagneuse. Bonus : renforcez "
        "jusqu'à 2 cartes.",
    ),
    "t3w-panama-canal": (
        "Negotiate for free with 2 different Free Cities. Bonus: gain 3 Gold.",
        "Négociez gratuitement avec 2 Villes Libres différentes. Bonus : gagnez 3 Or.",
    ),
    "esp-basic": (
        "On a 1, return the die to the supply. On a 2 or 3, change your active Espionage card. On a 4 or 5, gain 1 "
        "Gold. On a 6, gain 1 Gold and 1 Victory Point.",
        "Sur 1, remettez le dé dans la réserve générale. Sur 2 ou 3, changez de carte Espionnage active. Sur 4 ou 5, "
        "gagnez 1 Or. Sur 6, gagnez 1 Or et 1 Point de Victoire.",
    ),
    "fc-ragusa": (
        "Negotiate: gain a Barricade and 1 basic resource.",
        "Négocier : gagnez une Barricade et 1 ressource de base.",
    ),
    "start-fort": ("", ""),
}


@pytest.mark.parametrize("id", CARDS)
def test_the_exact_text_of_a_card(id: str) -> None:
    kind = BOOK.id.index(id)
    assert (EN.card_text(kind), FR.card_text(kind)) == CARDS[id]


def test_the_listing_in_the_docs_is_up_to_date() -> None:
    how = "run: python -m clio.games.monumental_duel.card_listing > docs/cards/monumental-duel.md"
    assert LISTING.read_text(encoding="utf-8") == card_listing(), how


# ---------------------------------------------------------------- grammar beyond today's cards
PHRASES: list[tuple[Op[Any] | Hook, int, str, str]] = [
    (Seq(Gain(VP, 2), Gain(GOLD, 3)), 0, "gain 2 Victory Points and 3 Gold", "gagnez 2 Points de Victoire et 3 Or"),
    (Gain(AGENT, 2), INFINITIVE, "gain 2 Agent dice", "gagner 2 dés Agent"),
    (Seq(PayBasic(1), GainRevolt(2)), INFINITIVE, "pay 1 basic resource to give your opponent 2 Revolts",
     "payer 1 ressource de base pour donner 2 Révoltes à votre adversaire"),
    (Seq(GainRevolt(), Gain(VP, 1), Reinforce()), 0,
     "your opponent gains a Revolt, you gain 1 Victory Point and you reinforce a card",
     "votre adversaire gagne une Révolte, vous gagnez 1 Point de Victoire et vous renforcez une carte"),
    (Seq(DrawUse(), SPY), INFINITIVE, "draw a card and use it, then spy for free",
     "piocher une carte et l'utiliser, puis espionner gratuitement"),
    (If(Controls(AGRICULTURAL, 2), GainSame(2)), 0,
     "if you control at least 2 Agricultural Provinces, gain 2 identical basic resources",
     "si vous contrôlez au moins 2 Provinces Agricoles, gagnez 2 ressources de base identiques"),
    (If(Controls(AGRICULTURAL, 1), SPY), INFINITIVE, "spy for free if you control an Agricultural Province",
     "espionner gratuitement si vous contrôlez une Province Agricole"),
    (If(HasAdvantage(), Gain(CULTURE, 1), Archive()), 0,
     "if you have the Advantage, gain 1 Culture; otherwise, archive a card",
     "si vous avez l'Avantage, gagnez 1 Culture ; sinon, archivez une carte"),
    (If(GainedAtLeast(VP, 2), GainBasic(2), GainDifferent(2)), 0,
     "if you have gained at least 2 Victory Points this round, gain 2 basic resources; otherwise, gain 2 different "
     "basic resources",
     "si vous avez gagné au moins 2 Points de Victoire pendant cette manche, gagnez 2 ressources de base ; sinon, "
     "gagnez 2 ressources de base différentes"),
    (May(1, 2, Seq(Pay(GOLD, 1), Reserve(refund=True))), 0,
     "you may pay 1 Gold to reserve a card from the Development track, then gain 1 basic resource of the type of its "
     "cost",
     "vous pouvez payer 1 Or pour réserver une carte de la piste de Développement, puis gagner 1 ressource de base du "
     "type de son coût"),
    (Repeat(3, Reinforce()), 0, "reinforce a card, 3 times", "renforcez une carte, 3 fois"),
    (Choose(A, SPY, Gain(GOLD, 1)), INFINITIVE, "choose one: (1) spy for free; or (2) gain 1 Gold",
     "au choix : (1) espionner gratuitement ; ou (2) gagner 1 Or"),
    (On(SPY_EVENT, Gain(MILITARY, 1)), 0, "each time you spy, gain 1 Military",
     "chaque fois que vous espionnez, gagnez 1 Militaire"),
    (Modify(PROVINCE_PRICE, -2), 0, "Provinces cost you 2 Military less to acquire or conquer",
     "les Provinces vous coûtent 2 Militaire de moins à acquérir ou à conquérir"),
]


@pytest.mark.parametrize(("thing", "form", "en", "fr"), PHRASES, ids=[row[2][:40] for row in PHRASES])
def test_phrases(thing: Op[Any] | Hook, form: int, en: str, fr: str) -> None:
    assert (EN.language.write(thing, form), FR.language.write(thing, form)) == (en, fr)


def test_a_language_joins_three_parts_with_one_and() -> None:
    language = Language("xx", {}, {"and": " & "})
    assert [language.join(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a & b", "a, b & c"]


# ---------------------------------------------------------------- names
def test_articles_plurals_and_elision() -> None:
    card = BOOK.id.index
    french = {
        "start-fort": ("le Fort", "du Fort"), "start-mine": ("la Mine", "de la Mine"),
        "basic-workshop": ("l'Atelier", "de l'Atelier"), "t2p-andes": ("les Andes", "des Andes"),
        "e1p-troy": ("Troie", "de Troie"), "t2w-angkor": ("Angkor Vat", "d'Angkor Vat"),
        "t2b-mint": ("l'Hôtel des monnaies", "de l'Hôtel des monnaies"), "greek-hercules": ("Hercule", "d'Hercule"),
        "t2b-cloth-hall": ("la Halle aux draps", "de la Halle aux draps"),
    }
    assert {id: (FR.the(card(id)), FR.of(card(id))) for id in french} == french
    assert (EN.the(MINE), EN.the(card("e1p-troy")), EN.a(card("e2b-arsenal"))) == ("the Mine", "Troy", "an Arsenal")
    assert (FR.one(YARD), FR.one(MINE), FR.one(BARRICADE)) == ("un Chantier", "la Mine", "une Barricade")
    assert (de("Or"), de("Points de Victoire")) == ("d'Or", "de Points de Victoire")


def test_amounts() -> None:
    assert [EN.amount(VP, n) for n in (0, 1, 2)] == ["0 Victory Points", "1 Victory Point", "2 Victory Points"]
    assert [FR.amount(VP, n) for n in (0, 1)] == ["0 Point de Victoire", "1 Point de Victoire"]
    assert FR.amount(VP, 2) == "2 Points de Victoire"
    assert (FR.amount(MILITARY, 2), FR.resource_name(AGENT, 3), EN.resource_name(AGENT)) == (
        "2 Militaire", "dés Agent", "Agent die",
    )


@LANGUAGES
def test_everything_that_is_shown_has_a_name(words: DuelWords) -> None:
    assert all(words.word(f"score.{name}") for name in SCORE_LINES)
    assert all(words.word(f"tie.{name}") for name in TIE_BREAKS.values())
    assert all(words.type_name(kind) for kind in range(KINDS))
    assert all(words.word(f"box.{box}") for box in BOOK.box)
    assert words.card_name(CIVILIZATION + MALIANS) == words.civilization_name(MALIANS)
    assert words.era_name(3) == ("Era III" if words is EN else "Ère III")
