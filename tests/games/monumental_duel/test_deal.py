"""The deal of the deck is fair."""

from __future__ import annotations

from clio.games.monumental_duel.record import GAME
from tests.fairness import deck_is_fair


def test_every_card_comes_to_every_place_of_the_deck() -> None:
    deck_is_fair(GAME, {"civilizations": ["greeks", "mughals"]}, lambda s: s.deck[:12])  # of the first era
