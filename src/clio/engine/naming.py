"""What the players are called."""

from __future__ import annotations

from collections.abc import Sequence

from clio.messages import say


def seat_names(given: Sequence[str], players: int, lang: str) -> list[str]:
    """The players' names; where none was given, "Player 1" in the reader's language."""
    return [
        given[seat] if seat < len(given) and given[seat] else say("seat.name", lang, number=seat + 1)
        for seat in range(players)
    ]
