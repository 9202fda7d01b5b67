"""What the players are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from clio.messages import say


def seat_names(given: Sequence[str], players: int, lang: str) -> list[str]:
    """The players' names; where none was given, "Player 1" in the reader's language."""
    return [
        given[seat] if seat < len(given) and given[seat] else unnamed(seat, lang)
        for seat in range(players)
    ]


@cache
def unnamed(seat: int, lang: str) -> str:
    """Whoever gave no name is called by the seat."""
    return say("seat.name", lang, number=seat + 1)
