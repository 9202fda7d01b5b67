"""The rules by chapters of the catalogue. Importing this loads the cards first: rules read the card book."""

from __future__ import annotations

from clio.games.age_of_mythology import cards

assert cards
