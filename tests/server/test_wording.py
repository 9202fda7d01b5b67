"""What may be in names and in chat, and which names are alike."""

from __future__ import annotations

import unicodedata

import pytest

from clio.engine.errors import BadOption
from clio.server import messages as m, wording
from clio.server.errors import BadText
from clio.server.limits import NAME_LETTERS
from clio.server.setup import new_setup
from clio.server.wording import COMPARED, MARKS, alike, legible, taken, unlike, written


@pytest.mark.parametrize("bad", [
    "a\nb", "a\x00b", "a\x7fb", "a\x85b", "\u202eevil", "a\u2066b\u2069", "a\u200eb", "a\u061cb", "a\u200bb",
    "a\u200db", "a\u2060b", "\ufeffa", "a\u00adb", "a\u2028b", "a\u2029b", "\u3164", "\u2800", "a\u115fb",
    "a\uffa0b", "a\ue000b", "a\ud800b", "a\U000e0041b", "a\uffffb", "a\u034fb", "a\u180eb",
])
def test_what_cannot_be_seen_is_refused_and_named(bad: str) -> None:
    with pytest.raises(BadText) as caught:
        written(bad)
    assert "U+" in caught.value.text("en")
    assert "U+" in caught.value.text("fr")


@pytest.mark.parametrize("good", [
    "Inès", "Tomás Ó Briain", "été \U0001f3b2 <b>", "Nguyễn", "王小明", "नमस्ते", "สวัสดีครับ", "שָׁלוֹם", "❤️", "👍🏽",
    "O’Brien", "a b",
])
def test_what_people_write_is_kept(good: str) -> None:
    assert written(f" {good} ") == good


def test_accents_do_not_pile_up() -> None:
    written("x" + "\u0323" * MARKS)
    for bad in ("x" + "\u0323" * (MARKS + 1), "\u0301x", "\ufe0f"):
        with pytest.raises(BadText):
            written(bad)


@pytest.mark.parametrize(("one", "other"), [
    ("Ann", "ann"), ("Ann", "A n n"), ("Ann", "Ann."), ("Ann", "\uff21nn"), ("Anna", "\u0410nn\u0430"),
    ("Iris", "lris"), ("Bob", "B0b"), ("Bob", "\u0412\u043e\u042c"), ("Stra\u00dfe", "STRASSE"),
    ("Ren\u00e9", "Rene\u0301"), ("Ann", "Ann\ufe0f"), ("\u2764", "\u2764"),
    ("gina", "\u0261ina"), ("Anna", "\u13aanna"), ("Anna", "Ann\u0251"), ("nina", "\u043fina"), ("kim", "\u043aim"),
    ("vera", "\u0475era"),
])
def test_names_that_are_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), [
    ("Ann", "Anne"), ("Al", "Ai"), ("Rene", "Ren\u00e9"), ("", ""), ("Ann", ""), ("Ann 2", "Ann 3"),
    ("\u2764", "\u2665"),
])
def test_names_that_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_who_has_no_name_has_one_in_each_language() -> None:
    assert taken("player 2", 0, [(0, ""), (1, "")])
    assert taken("JOUEUR 2", 0, [(0, ""), (1, "")])
    assert not taken("Player 2", 1, [(0, ""), (1, "")])


def test_a_name_that_nobody_chose_is_made_another() -> None:
    assert unlike("Ann", 1, [(0, "Ann")]) == "Ann 2"
    assert unlike("Ann", 2, [(0, "Ann"), (1, "ANN 2")]) == "Ann 3"
    assert len(unlike("x" * NAME_LETTERS, 1, [(0, "x" * NAME_LETTERS)])) <= NAME_LETTERS
    assert unlike("", 1, [(0, "Ann")]) == ""


def test_a_name_from_a_file_loses_what_cannot_be_seen() -> None:
    assert legible("A\u202en\u200bn") == "Ann"
    assert legible("\u200b \u0301Ann\u0301\u200b \u200b") == "Ann\u0301".replace("n\u0301", "\u0144")
    assert legible("x" + "\u0323" * 9) == "x" + "\u0323" * MARKS
    for text in ("A\u200b\u0301", " \u0301", "x\u0323\u0323\u200b\u0323\u0323\u0323", "e\ud800\u0301 \u2028"):
        assert written(legible(text)) == legible(text)
    assert len(legible("x" * 1000)) == NAME_LETTERS


SALLA = "\ufdfa"  # one sign that stands for a sentence of 18 letters


def test_names_of_signs_that_stand_for_sentences_are_compared_in_bounded_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each name is taken apart once, and not further than `COMPARED` letters, though eight are compared with eight."""
    looked = list[str]()

    def category(letter: str) -> str:
        looked.append(letter)
        return plain(letter)

    plain = unicodedata.category
    monkeypatch.setattr(unicodedata, "category", category)
    wording._forms.cache_clear()
    names = [SALLA * (NAME_LETTERS - 1) + letter for letter in "abcdefgg"]
    wish = m.NewTable("age-of-mythology", [m.NewSeat("me", name) for name in names])
    with pytest.raises(BadOption):
        new_setup(wish, "g", "Ann")
    assert len(looked) <= len(names) * (NAME_LETTERS + 3 * COMPARED)
    looked.clear()
    for name in names:
        legible(4 * name)
    assert len(looked) <= len(names) * 4 * NAME_LETTERS


def test_a_sign_that_stands_for_a_sentence_is_still_a_name() -> None:
    assert written(f"Ali {SALLA}") == f"Ali {SALLA}"
    assert not alike(f"Ali {SALLA}", f"Omar {SALLA}")
    assert alike(f"Ali {SALLA}", f"ALI {SALLA}")
    names = [SALLA * NAME_LETTERS]
    for seat in range(1, 8):
        names.append(unlike(names[0], seat, list(enumerate(names))))
    assert len(set(names)) == len(names)
