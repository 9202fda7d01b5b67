"""The deal of the decks is fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.record import GAME, deck_cells
from clio.games.monumental.state import World
from tests.fairness import deck_is_fair

DECK = [BOOK.id[card] for n, cards in deck_cells(3, african=True) for card in cards[:n]]  # the same cards at each table
DECKS: dict[str, Callable[[World], Sequence[int]]] = {
    "of the first Era": lambda s: s.deck[:15],
    "of the Automas": lambda s: s.automa_deck,
}


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_comes_to_every_place_of_the_deck(deck: str) -> None:
    options = {"automas": "1", "civilizations": ["greece", "china"], "automa_civilization": "egypt", "deck": DECK}
    deck_is_fair(GAME, options, DECKS[deck])
