"""The words of the notation that moves take as arguments."""

from __future__ import annotations

from clio.engine.actions import slug
from clio.games.families.monumental.state import BASICS, GOLD
from clio.games.monumental import cards as cards  # fills the book
from clio.games.monumental.actions import GRID, PAIR
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.view.map import place_name
from clio.games.monumental.view.types import STOCK_IDS, TOKEN_IDS

BASIC_WORDS = STOCK_IDS[:BASICS]
PURSE_WORDS = STOCK_IDS[: GOLD + 1]
TOKEN_WORDS = TOKEN_IDS
LINE_WORDS = tuple(f"row {r} column {c}" for r in (1, 2, 3) for c in (1, 2, 3))
PLACE_WORDS = tuple(place_name(place) for place in range(GRID))
STEP_WORDS = tuple(f"{explorer + 1} {place}" for explorer in range(PAIR) for place in PLACE_WORDS)
TOP_WORDS = ("archive", "discard", "keep")
UNIT_WORDS = ("soldier", "warlord", "hero")


def card_words(first: int, n: int) -> tuple[str, ...]:
    """The cards of these kinds by their English names."""
    return tuple(slug(name) for name in BOOK.name_en[first : first + n])


def numbers(first: int, n: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(first, first + n))
