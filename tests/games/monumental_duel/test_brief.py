"""Cards in signs: every op, condition and number of every card has its own, and they say what the text says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import clio
from clio.engine.control import If
from clio.engine.hooks import Hook
from clio.engine.kernel import Number
from clio.engine.text import Thing
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops.city import NoMarkerPlaceable
from clio.games.monumental_duel.words.brief import WRITERS
from clio.games.monumental_duel.words.en.brief import BRIEF as ENGLISH
from clio.games.monumental_duel.words.fr.brief import BRIEF as FRENCH
from clio.messages import LANGUAGES

FACES = {face.id: face for face in clio.game("monumental-duel").cards()}
LETTERS = {
    "production": "P", "science": "S", "military": "M", "gold": "G", "culture": "C", "vp": "VP", "agent": "A",
    "basic": "?",
}
NAMES = {"production": "Production", "vp": "Victory Point", "agent": "Agent di", "basic": "basic resource"}


def written(thing: Thing) -> Iterator[Thing]:
    """The thing and all that it is made of."""
    yield thing
    if isinstance(thing, Hook) and thing.when is not None:
        yield thing.when
    if isinstance(thing, If) and not isinstance(thing.cond, NoMarkerPlaceable):  # "or" says it
        yield thing.cond
    n: Any = getattr(thing, "n", None)
    if isinstance(n, Number):
        yield n
    for part in getattr(thing, "parts", tuple)():
        yield from written(part)


def said(id: str, lang: str = "en", of: str = "effect") -> str:
    parts = next(brief.parts for brief in FACES[id].brief[lang] if brief.of == of)
    return " ".join(part.text + LETTERS[part.res] if part.kind == "amount" else part.text for part in parts)


def test_everything_on_a_card_has_a_writer() -> None:
    things: list[Thing] = [op for column in (BOOK.use, BOOK.bonus) for op in column if op is not None]
    things += [op for faces in BOOK.faces for op in faces] + [hook for hooks in BOOK.hooks for hook in hooks]
    classes = {type(part) for thing in things for part in written(thing)}
    assert [cls.__name__ for cls in classes if not any(base in WRITERS for base in cls.__mro__)] == []
    assert len(classes) > 40


def test_every_card_that_says_something_has_a_brief() -> None:
    for face in FACES.values():
        for lang in LANGUAGES:
            told = {brief.of for brief in face.brief[lang]}
            bonus = "Bonus" in face.text[lang]
            assert bonus == ("bonus" in told), face.id
            spoken = re.sub("Bonus.*", "", face.text[lang]).strip()
            assert bool(spoken) == bool(told - {"bonus"}) or face.kind == "ambassador", face.id


def test_the_figures_are_those_of_the_text() -> None:
    for face in FACES.values():
        text = face.text["en"]
        for part in (part for brief in face.brief["en"] for part in brief.parts if part.kind == "amount"):
            assert NAMES.get(part.res, part.res.capitalize()).lower() in text.lower() or face.kind == "revolt", face.id
            number = re.sub("[^0-9]", "", part.text)
            assert number in ("", "1") or number in text, (face.id, part)


def test_both_languages_have_the_same_words() -> None:
    assert ENGLISH.keys() == FRENCH.keys()


@pytest.mark.parametrize(("card", "of", "signs"), [
    ("japan-tamahagane", "effect", "1P → 2M or lead 3M"),
    ("e2b-arsenal", "effect", "Barricade, archive, discard"),
    ("greek-hoplite-ground", "effect", "1M × Fort, Shooting Range"),
    ("e1p-persia", "bonus", "Revolt, lead → Revolt"),
    ("aksum-stelae", "effect", "Wonder or reserved → 1VP"),
    ("japan-bushido", "effect", "lead → Prov. −1M"),
    ("mali-sankore", "effect", "Knowledge → 1G (once)"),
    ("start-forum", "effect", "archive or ( 2? ≠ → 1C )"),
    ("e2w-bandiagara", "effect", "1G ≤2G → ≤2VP"),
    ("aztec-tribute", "effect", "1M → 1P 1S"),
    ("aztec-triple-alliance", "effect", "your types → Prov. −1M"),
    ("greek-hercules", "effect", "1? × Era, alike"),
    ("aztec-floating-gardens", "effect", "marker or 1?"),
    ("e3w-eiffel-tower", "effect", "1G × A"),
    ("fc-palmyra", "effect", "section −2P"),
    ("esp-adv-1", "4–5", "Revolt, 1?"),
    ("basic-barricade", "effect", "+2M"),
    ("revolt", "effect", "−1VP"),
])
def test_signs(card: str, of: str, signs: str) -> None:
    assert said(card, of=of) == signs


def test_french_has_its_own_words() -> None:
    assert said("e2b-arsenal", "fr") == "Barricade, archive, défausse"
    assert said("esp-basic", "fr", "1") == "dé perdu"
