"""What the tests of Through the Ages look at, as a player sees it, and how they play."""

from __future__ import annotations

from typing import cast

import pytest

from clio.engine.errors import IllegalAction
from clio.engine.history import Table
from clio.engine.info import View
from clio.engine.kernel import Op
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.hands import add_civil, add_to_hand
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import CIVIL, Ages, Player


class Timeless(Scenario):
    """Cards of every age may meet in a hand: one board on which all cards are tried, each as it is printed."""

    old_cards: tuple[tuple[int, int], ...] = ()

    def hand(self, seat: int, *cards: str) -> Scenario:
        past = [name for name in cards if BOOK.age[GAME.card(name)] < self.s.age - 1]
        self.old_cards = (*self.old_cards, *((seat, GAME.card(name)) for name in past))
        return super().hand(seat, *(name for name in cards if name not in past))

    def settle(self, seat: int, *ops: Op[Ages]) -> Ages:
        """Cards of past ages come from where they lie: the box, or the discard pile of their age."""
        s = super().settle(seat, *ops)
        for who, kind in self.old_cards:
            if kind < CIVIL:
                at = s.gone.index(kind)
                s.gone = s.gone[:at] + s.gone[at + 1 :]
                add_civil(s.players[who], kind)
            else:
                age = BOOK.age[kind]
                at = s.discards[age].index(kind)
                s.discards[age] = s.discards[age][:at] + s.discards[age][at + 1 :]
                s.discards_known[age] = s.discards_known[age][:at] + s.discards_known[age][at + 1 :]
                add_to_hand(s.players[who], kind, 1 << who)
        return s


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
