"""What the players are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from clio.engine.kernel import Event
from clio.messages import say

GONE = "\uf8ff"  # in place of a name that its bearer has deleted; nobody can be called so


def seat_name(given: str, seat: int, lang: str) -> str:
    """A player's name; where none was given, "Player 1" in the reader's language, where it was deleted, "A player"."""
    if given == GONE:
        return say("seat.gone", lang, number=seat + 1)
    return given or unnamed(seat, lang)


def seat_names(given: Sequence[str], players: int, lang: str) -> list[str]:
    return [seat_name(given[seat] if seat < len(given) else "", seat, lang) for seat in range(players)]


@cache
def unnamed(seat: int, lang: str) -> str:
    """Whoever gave no name is called by the seat."""
    return say("seat.name", lang, number=seat + 1)


def other_seat(e: Event, where: Mapping[int, str]) -> int:
    """The seat whose number an event has besides its own, -1 if none; `where` tells by kinds which number it is."""
    found: int = getattr(e, where[e.kind]) if e.kind in where else -1
    return found


def people(e: Event, where: Mapping[int, str], names: Sequence[str]) -> dict[str, object]:
    """Whom a line of the log may name: `who` did it, and the `other` seat, each if the event has one."""
    seats = {"who": e.me, "other": other_seat(e, where)}
    return {field: names[seat] for field, seat in seats.items() if 0 <= seat < len(names)}
