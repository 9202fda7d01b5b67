"""Who knows what. A hidden pile carries one mask of seats per card; what a seat does not know may be redrawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clio.engine.rng import shuffle

View = Mapping[str, Any]  # JSON: built from nothing, field by field, so that a field that is not named cannot leak


PUBLIC: Final = -1  # the knowledge mask of a card that everybody saw, spectators too: every bit is set


def knows(mask: int, seat: int | None) -> bool:
    """Does the seat (None: a spectator) know a card with this mask?"""
    return mask == PUBLIC if seat is None else bool(mask >> seat & 1)


def redraw(rng: int, piles: list[list[int]], known: list[list[int]], seat: int | None) -> int:
    """Permute, among all places the seat does not know, the cards that lie there. The piles share one card back: a
    card may move from one pile to another. Returns the next generator state."""
    places = [(i, j) for i, pile in enumerate(piles) for j in range(len(pile)) if not knows(known[i][j], seat)]
    cards = sorted(piles[i][j] for i, j in places)
    rng = shuffle(rng, cards)
    for (i, j), card in zip(places, cards, strict=True):
        piles[i][j] = card
    return rng


def redraw_unknown(rng: int, pile: list[int], known_on_top: int) -> int:
    """The same for one pile (top at the end) of which everybody knows just the topmost cards."""
    hidden = sorted(pile[: len(pile) - known_on_top])
    rng = shuffle(rng, hidden)
    pile[: len(hidden)] = hidden
    return rng
