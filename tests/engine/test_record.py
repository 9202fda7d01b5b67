"""Options before a game: what is read, what is refused and how."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.errors import BadOption
from clio.engine.record import Option, Record

BOTH = {"en": "x", "fr": "x"}
FLAG = Option("wild", BOTH, BOTH, False)
CHOICE = Option("deck", BOTH, BOTH, "small", ("small", "large", "2"), (BOTH, BOTH, BOTH), free=True)
SEATS = Option("people", BOTH, BOTH, "any", ("any", "greeks", "aztecs"), (BOTH, BOTH, BOTH), per_seat=True)
FIRST = Option("first", BOTH, BOTH, "lot", ("lot", "1", "2", "3", "4"), (BOTH,) * 5, seats=True, clauses=("T-01",))
RECORD = Record("test", {"en": "Test", "fr": "Essai"}, BOTH, (2, 4), (FLAG, CHOICE, SEATS), 1, (1, 2), (1, 2), BOTH, 5)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (FLAG, True, True), (FLAG, "yes", True), (FLAG, "OFF", False), (CHOICE, "Large", "large"), (CHOICE, 2, "2"),
        (CHOICE, ["a", "b"], ["a", "b"]), (CHOICE, (), []), (SEATS, "greeks", ["greeks"] * 3),
        (SEATS, ["any", "AZTECS", "greeks"], ["any", "aztecs", "greeks"]), (FIRST, 3, "3"), (FIRST, "LOT", "lot"),
    ],
)
def test_values_are_read(option: Option, given: Any, read: Any) -> None:
    assert option.read(given, 3) == read


@pytest.mark.parametrize(
    ("option", "given", "says"),
    [
        (FLAG, "maybe", "true, false"), (FLAG, 1, "true, false"), (FLAG, None, "true, false"),
        (CHOICE, "huge", "small, large, 2"), (CHOICE, True, "small, large, 2"), (CHOICE, [1], "small, large, 2"),
        (CHOICE, {"a": 1}, "small, large, 2"), (SEATS, ["any"], "each of the 3 players"), (SEATS, 5, "each of the 3"),
        (SEATS, ["any", "any", "huns"], "any, greeks, aztecs"), (SEATS, "huns", "any, greeks, aztecs"),
        (SEATS, ["any", ["any"], "any"], "any, greeks, aztecs"), (FIRST, "4", "lot, 1, 2, 3[.]"),
    ],
)
def test_bad_values_are_refused_with_the_good_ones(option: Option, given: Any, says: str) -> None:
    with pytest.raises(BadOption, match=says) as e:
        option.read(given, 3)
    assert e.value.text("fr") != e.value.text("en")
    assert e.value.clauses == option.clauses


def test_an_option_knows_its_kind() -> None:
    assert (FLAG.kind, CHOICE.kind, SEATS.kind) == ("flag", "choice", "choice")


def test_settled_options_are_complete() -> None:
    assert RECORD.settle(2, {}) == {"wild": False, "deck": "small", "people": ["any", "any"]}
    assert RECORD.settle(3, {"wild": "on", "people": "greeks"}) == {
        "wild": True, "deck": "small", "people": ["greeks"] * 3,
    }


@pytest.mark.parametrize("players", [0, 1, 5, True, 2.0, "2", None, -3, 10**30])
def test_a_number_of_players_that_does_not_fit_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        RECORD.settle(players, {})


@pytest.mark.parametrize("given", [{"decks": "small"}, {1: 2}, {None: 2}, "deck", ["deck"], 5, {"x" * 10_000: 1}])
def test_an_unknown_option_is_refused_with_the_options_there_are(given: Any) -> None:
    with pytest.raises(BadOption, match="wild, deck, people") as e:
        RECORD.settle(2, given)
    assert len(str(e.value)) < 250


def test_an_option_is_found_by_name() -> None:
    assert RECORD.option("deck") is CHOICE
    with pytest.raises(BadOption):
        RECORD.option("dek")
