"""The deal of the deck is fair."""

from __future__ import annotations

from clio.games.age_of_mythology.record import GAME
from tests.fairness import deck_is_fair


def test_every_card_comes_to_every_place_of_the_deck() -> None:
    deck_is_fair(GAME, {"cultures": ["greek", "norse"]}, lambda s: s.decks[0])
