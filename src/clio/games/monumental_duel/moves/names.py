"""The words of the notation that moves take as arguments."""

from __future__ import annotations

from clio.engine.actions import slug
from clio.games.families.monumental.state import BASICS, GOLD
from clio.games.monumental_duel import cards as cards  # fills the book
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.view import RESOURCE_IDS

BASIC_WORDS = RESOURCE_IDS[:BASICS]
PURSE_WORDS = RESOURCE_IDS[: GOLD + 1]
LINE_WORDS = tuple(f"row {r} column {c}" for r in (1, 2, 3) for c in (1, 2, 3))


def card_words(first: int, end: int) -> tuple[str, ...]:
    """The cards of these kinds by their English names."""
    return tuple(slug(name) for name in BOOK.name_en[first:end])


def numbers(first: int, n: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(first, first + n))
