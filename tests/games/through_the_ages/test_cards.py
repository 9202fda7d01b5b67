"""Every card is played by a test of its own (tests/cards.py)."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.cards import NAMED, card, known


def test_every_card_is_played_by_a_test() -> None:
    for path in sorted(Path(__file__).parent.glob("test_cards_*.py")):
        importlib.import_module(f"tests.games.through_the_ages.{path.stem}")
    assert len(known("through_the_ages")) == 236
    assert sorted(known("through_the_ages").keys() - NAMED.keys()) == []


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no card atlantis"):
        card("atlantis")
    with pytest.raises(ValueError, match="needs the id"):
        card()
