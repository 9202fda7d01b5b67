"""Errors are sentences with a code, in every language, also after a journey between processes."""

from __future__ import annotations

import pickle
from collections import Counter
from difflib import get_close_matches
from typing import Any

import pytest

from clio.engine import errors
from clio.engine.actions import slug
from clio.engine.errors import BadOption, BadSave, ClioError, GameOver, IllegalAction, NotYourTurn, UnknownCard, nearest
from clio.engine.game import Refusal
from clio.engine.history import Refused
from clio.games import find, ids

SAMPLES: list[ClioError] = [
    GameOver(), NotYourTurn(seat=2, waiting="Ada"), UnknownCard(card="Pyramid"),
    BadOption("bad_players", ("MD-01",), game="Chess", players=3, fewest=2, most=2),
    BadSave("save_options", why=BadOption("bad_option_seats", option="a", players=2)),
    Refused("pass", Refusal(("MD-01",), {"en": "Never.", "fr": "Jamais."})),
]


@pytest.mark.parametrize("error", SAMPLES, ids=lambda e: type(e).__name__)
def test_an_error_says_its_sentence_in_every_language(error: ClioError) -> None:
    assert str(error) == error.text("en")
    assert error.text("fr") not in ("", error.text("en"))


@pytest.mark.parametrize("error", SAMPLES, ids=lambda e: type(e).__name__)
def test_an_error_survives_pickling(error: ClioError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.text("fr"), again.key) == (str(error), error.text("fr"), error.key)
    assert getattr(again, "clauses", None) == getattr(error, "clauses", None)


def test_codes_are_stable_and_different() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ClioError)]
    assert len({kind.code for kind in kinds}) == len(kinds)
    assert issubclass(NotYourTurn, IllegalAction)


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("bronze", "bronze, bronze-working"), ("Bronz", "bronze, bronze-working"),
        ("kin", "iron-working, bronze-working"), ("", ""), ("qqqq", ""), ("bronze-" * 100_000, ""),
    ],
)
def test_nearest(word: str, near: str) -> None:
    assert nearest(word, ["bronze", "iron-working", "bronze-working", "x"]) == near


def test_nearest_names_at_most_three() -> None:
    assert nearest("card", [f"card-{n}" for n in range(9)]).count(",") == 2


@pytest.mark.parametrize("game", ids())
def test_near_names_are_found_in_bounded_work(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed: a hostile visitor types nothing else."""
    space, compared, looked_up = find(game).space, list[int](), list[int]()

    def compare(word: str, names: list[str], *more: Any) -> list[str]:
        compared.append(len(word) * len(names))
        return get_close_matches(word, names, *more)

    class Counting(Counter[int]):
        def update(self, *found: Any) -> None:  # type: ignore[override]
            looked_up.append(len(found[0] or ()))
            super().update(*found)

    monkeypatch.setattr(errors, "get_close_matches", compare)
    monkeypatch.setattr(errors, "Counter", Counting)
    assert len(space) > 10 * errors.COMPARED, "there must be something to leave out"
    letters = "".join(sorted({letter for symbol in space.symbols for letter in symbol}))
    for word in ("", "e", letters * 9, " ".join(space.symbols), "take palce of nebuchadnezar", "é" * 10**6):
        looked_up.clear()
        space.names.nearest(word)
        assert compared[-1] <= errors.LETTERS * errors.COMPARED
        assert sum(looked_up) <= errors.SHARED


@pytest.mark.parametrize("game", ids())
def test_an_unknown_card_is_looked_for_among_names_that_are_made_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The faces of all cards are drawn up for the first of them, and never again; of a page of text only the beginning
    is read."""
    found, read = find(game), list[int]()

    def reading(name: str) -> str:
        read.append(len(name))
        return slug(name)

    for word in ("", "nebuchadnezar and more words"):
        with pytest.raises(UnknownCard):
            found.card(word)
    monkeypatch.setattr(type(found), "cards", None)
    monkeypatch.setattr("clio.engine.game.slug", reading)
    for word in ("nebuchadnezar", "x", "\ufdfa" * 10**6):
        with pytest.raises(UnknownCard):
            found.card(word)
    assert max(read) == errors.LETTERS


@pytest.mark.parametrize("game", ids())
def test_a_slip_of_the_finger_is_understood(game: str) -> None:
    """A letter left out in the middle of a symbol: the symbol is proposed, but for a figure among many like it."""
    space = find(game).space
    slips = {symbol[: len(symbol) // 2] + symbol[len(symbol) // 2 + 1 :]: symbol for symbol in space.symbols[::7]}
    missed = [slip for slip, symbol in slips.items() if slip not in space.numbers
              and symbol not in space.names.nearest(slip)]
    assert len(missed) <= len(slips) / 10, missed
