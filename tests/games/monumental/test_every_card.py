"""Every card and token of the game is put to use by a test of what it does."""

from __future__ import annotations

from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.state import KINDS
from tests.games.monumental import (
    test_african_cards, test_automa_cards, test_civilization_cards, test_civilization_cards_african, test_core_cards,
    test_exploration, test_hero_cards, test_monsters, test_natural_wonders, test_projects, test_quests,
    test_renaissance_cards, test_tokens,
)
from tests.games.monumental.played import PLAYED

FILES = (
    test_african_cards, test_automa_cards, test_civilization_cards, test_civilization_cards_african, test_core_cards,
    test_exploration, test_hero_cards, test_monsters, test_natural_wonders, test_projects, test_quests,
    test_renaissance_cards, test_tokens,
)


def test_every_card_is_played() -> None:
    assert all(hasattr(file, "plays") for file in FILES)  # each notes on import what it plays
    assert [BOOK.id[kind] for kind in range(KINDS) if kind not in PLAYED] == []
