"""Moves that cannot be mended are asked about again, and the end of a game lets one look back."""

from __future__ import annotations

import pytest

from tests.terminal.keyboard import clio, flat, home

__all__ = ["home"]
pytestmark = pytest.mark.usefixtures("home")
FIRST_ROUND = ["end turn", "end turn"]


def two_people(*typed: str, lang: str = "en") -> str:
    found = clio(
        "terminal", "through-the-ages", "--seed", "3", "--option", "first=1", "--seat", "human", "--seat", "human",
        typed=[*FIRST_ROUND, *typed], lang=lang,
    )
    assert found.exit_code == 0, found.output
    return flat(found.stdout)


def test_to_resign_is_the_last_option_and_asked_again() -> None:
    shown = two_people("resign", "n", "q", "n")
    assert "Really? [y/N]" in shown
    assert "resigns" not in shown
    assert shown.index("No political action") < shown.index("Resign:")


@pytest.mark.parametrize(("lang", "yes", "log", "undo"), [
    ("en", "y", "log", "undo"), ("fr", "o", "journal", "annuler"),
])
def test_after_the_end_one_may_look_back_and_take_back(lang: str, yes: str, log: str, undo: str) -> None:
    shown = two_people("resign", yes, log, undo, "pass", "q", "n", lang=lang)
    winner = {"en": "Player 2 wins.", "fr": "Victoire : Joueur 2."}[lang]
    assert winner in shown
    resigned = {"en": "Player 1 resigns", "fr": "Joueur 1 abandonne"}[lang]
    assert shown.count(resigned) >= 2, "once when it happened, once in the log"
    assert shown.rindex(winner) < shown.rindex({"en": "Goodbye.", "fr": "Au revoir."}[lang])
