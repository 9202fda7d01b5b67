"""Errors are sentences with a code, in every language, also after a journey between processes."""

from __future__ import annotations

import pickle

import pytest

from clio.engine import errors
from clio.engine.errors import BadOption, BadSave, ClioError, GameOver, IllegalAction, NotYourTurn, UnknownCard, nearest
from clio.engine.game import Refusal
from clio.engine.history import Refused

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
