"""What the tests of Through the Ages look at, as a player sees it, and how they play."""

from __future__ import annotations

from typing import cast

import pytest

from clio.engine.errors import IllegalAction
from clio.engine.history import Table
from clio.engine.info import View
from clio.games.through_the_ages.state import Ages, Player


def ages(table: Table) -> Ages:
    """The bare state, for what no view shows (the order of a deck)."""
    return cast("Ages", table.state)


def player(table: Table, seat: int) -> Player:
    return ages(table).players[seat]


def offers(table: Table) -> list[str]:
    """The symbols of the legal answers."""
    return [choice.symbol for choice in table.options]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def seat_view(table: Table, seat: int) -> View:
    """One player's side of the table, as that player sees it."""
    return cast("View", table.view(seat)["players"][seat])


def row(table: Table) -> list[str | None]:
    """The cards of the row from the left, None for an empty space."""
    return [None if space is None else space["id"] for space in table.view()["row"]]


def kinds_logged(table: Table, seat: int | None = None) -> list[str]:
    """The kinds of the log lines, of one seat if asked."""
    return [line.kind for line in table.log if seat is None or line.seat == seat]


def rating(table: Table, seat: int, name: str) -> int:
    """science, culture, strength, happiness, discontent, colonization."""
    return int(seat_view(table, seat)["ratings"][name])


def totals(table: Table, seat: int) -> tuple[int, int]:
    """All civil and all military actions of a player, spent or not."""
    actions = seat_view(table, seat)["actions"]
    return actions["civil_total"], actions["military_total"]


def available(table: Table, seat: int) -> tuple[int, int]:
    """The civil and military actions that are left."""
    actions = seat_view(table, seat)["actions"]
    return actions["civil"], actions["military"]


def refused(table: Table, move: str) -> bool:
    """Is the move neither offered nor accepted?"""
    if move in offers(table):
        return False
    with pytest.raises(IllegalAction):
        table.play(move)
    return True


def play_open(table: Table, *moves: str) -> Table:
    """Play those of the moves that are asked for: a step without a choice may be made unasked."""
    for move in moves:
        if move in offers(table):
            table.play(move)
    return table
