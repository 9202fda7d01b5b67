"""The rules by chapters of the catalogue. Importing this loads the cards first: rules read the card book."""

from __future__ import annotations

from clio.games.through_the_ages import cards

assert cards
