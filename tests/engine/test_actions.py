"""Numbers and symbols of a notation."""

from __future__ import annotations

import pytest

from clio.engine.actions import Range, Space
from clio.engine.errors import UnknownSymbol

SPACE = Space(Range("pass", 0), Range("take", 1, ("gold", "iron ore")), Range("bid", 3, ("1", "2", "3")))


def test_every_action_has_one_symbol() -> None:
    assert SPACE.symbols == ["pass", "take gold", "take iron ore", "bid 1", "bid 2", "bid 3"]
    assert len(SPACE) == 6
    assert [SPACE.parse(SPACE.symbol(n)) for n in range(6)] == list(range(6))


def test_a_symbol_is_taken_apart() -> None:
    assert SPACE.decode(0) == ("pass", 0)
    assert SPACE.decode(2) == ("take", 1)
    assert SPACE.ranges[1].end == 3


def test_spaces_and_capitals_do_not_matter() -> None:
    assert SPACE.parse("  Take   IRON\tore \n") == 2


def test_an_unknown_symbol_is_refused_with_those_like_it() -> None:
    with pytest.raises(UnknownSymbol, match="Did you mean: take gold") as e:
        SPACE.parse("take gould")
    assert e.value.code == "unknown_symbol"
    assert "take gold" in e.value.text("fr")
    with pytest.raises(UnknownSymbol, match="is not a move of this game") as e:
        SPACE.parse("zzzzzz")
    assert "Did you mean" not in str(e.value)


def test_a_page_of_text_is_refused_like_a_word() -> None:
    with pytest.raises(UnknownSymbol) as e:
        SPACE.parse("take gold " * 100_000)
    assert len(str(e.value)) < 200


def test_gaps_overlaps_and_twins_are_refused() -> None:
    with pytest.raises(ValueError, match="range b starts at 2, expected 1"):
        Space(Range("a", 0), Range("b", 2))
    with pytest.raises(ValueError, match="range b starts at 0"):
        Space(Range("a", 0), Range("b", 0))
    with pytest.raises(ValueError, match="two actions with one symbol"):
        Space(Range("a", 0), Range("a", 1))


def test_an_action_says_which_of_its_kind_it_is() -> None:
    assert [SPACE.word(action) for action in range(len(SPACE))] == ["", "gold", "iron ore", "1", "2", "3"]
