"""The words of the notation."""

from __future__ import annotations

from clio.games.through_the_ages import cards as declared
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import SEATS

assert declared


def card_words(first: int, end: int, *more: str) -> tuple[str, ...]:
    """The ids of a block of cards; with more words, each card with each of them."""
    return tuple(f"{id} {word}".strip() for id in BOOK.id[first:end] for word in more or ("",))


def pair_words(pairs: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(f"{BOOK.id[low]} {BOOK.id[high]}" for low, high in pairs)


def numbers(first: int, n: int) -> tuple[str, ...]:
    """So many numbers, from the first."""
    return tuple(str(first + i) for i in range(n))


SEAT_WORDS = tuple(f"seat {n}" for n in range(1, SEATS + 1))
SIDE_WORDS = tuple(f"{seat} side {side}" for seat in SEAT_WORDS for side in ("a", "b"))
