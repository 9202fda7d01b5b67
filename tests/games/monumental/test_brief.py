"""Cards in signs: what belongs together is held together, in both languages."""

from __future__ import annotations

import pytest

import clio
from clio.messages import LANGUAGES

FACES = {face.id: face for face in clio.game("monumental").cards()}


def written(id: str, lang: str) -> str:
    """What a card does, as it reads from left to right."""
    return " ".join(f"{part.text}{part.res}" for part in FACES[id].brief[lang][0].parts)


@pytest.mark.parametrize(("id", "english", "french"), [
    ("mali-mansa-musa", "conquest (Warlord) → track +1 (once)", "conquête (Chef) → piste +1 (1 fois)"),
    ("city-forum", "archive or ( 2basic ≠ → 1culture )", "archive ou ( 2basic ≠ → 1culture )"),
    ("denmark-jarls", "1military per 3 Prov. (max. 2)", "1military par 3 Prov. (max. 2)"),
    ("denmark-runestones", "conquest → may draw and use (once)", "conquête → facult. pioche et utilise (1 fois)"),
    ("ii-cliffs-of-bandiagara", "1gold may ( 1gold → track +1 )", "1gold facult. ( 1gold → piste +1 )"),
])
def test_what_belongs_together_stands_together(id: str, english: str, french: str) -> None:
    assert (written(id, "en"), written(id, "fr")) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_numbers_touch(lang: str) -> None:
    for face in FACES.values():
        for said in face.brief[lang]:
            for one, two in zip(said.parts, said.parts[1:], strict=False):
                plain = "amount" not in (one.kind, two.kind)
                assert not (plain and one.text[-1:].isdigit() and two.text[:1].isdigit()), (face.id, said)
