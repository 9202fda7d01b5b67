"""What the boards of all games share: lines that break between words, numbers as people write them."""

from __future__ import annotations

from clio.terminal.console import number
from clio.terminal.sheet import clip, hung


def test_no_word_is_cut() -> None:
    assert clip("one two three", 13) == "one two three"
    assert clip("one two three", 12) == "one two …"
    assert clip("extraordinary", 5) == ""
    assert hung("Label :", "some words here", 12).plain == "Label : some\n  words here"


def test_numbers_as_the_reader_writes_them() -> None:
    assert number(12345.67, "en", 1) == "12,345.7"
    assert number(12345.67, "fr", 1) == "12\u202f345,7"
    assert number(3, "fr") == "3"
