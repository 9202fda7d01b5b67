"""The words of the notation that moves take as arguments."""

from __future__ import annotations

from clio.games.age_of_mythology.state import SEATS

SEAT_WORDS = tuple(f"seat {n}" for n in range(1, SEATS + 1))


def of_seats(ids: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The words of a move with something of a player: "seat 2 city"."""
    return tuple(f"{seat} {id}" for seat in SEAT_WORDS for id in ids)
