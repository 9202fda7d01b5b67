"""What the tests of Monumental Duel look at, as a player sees it, and how they play."""

from __future__ import annotations

from typing import cast

import pytest

from clio import IllegalAction, Table
from clio.engine.info import View
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.state import Duel


def duel(table: Table) -> Duel:
    """The bare state, for what no view shows (the order of a deck)."""
    return cast("Duel", table.state)


def offers(table: Table) -> list[str]:
    """The symbols of the legal answers."""
    return [choice.symbol for choice in table.options]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def refuses(table: Table, *moves: str) -> None:
    """Each move is refused and changes nothing."""
    for move in moves:
        before = table.game.digest(table.state)
        with pytest.raises(IllegalAction):
            table.play(move)
        assert table.game.digest(table.state) == before


def seat_view(table: Table, seat: int) -> View:
    """One player's side of the table, as that player sees it."""
    return cast("View", table.view(seat)["players"][seat])


def purse(table: Table, seat: int) -> dict[str, int]:
    """What the player has, without zeros and without Agent dice."""
    stock: dict[str, int] = seat_view(table, seat)["resources"]
    return {name: n for name, n in stock.items() if n and name != "agent"}


def dice(table: Table, seat: int) -> int:
    return int(seat_view(table, seat)["resources"]["agent"])


def city(table: Table, seat: int) -> list[str | None]:
    """The card on top of each slot, slot 1 first."""
    return [slot["card"] for slot in seat_view(table, seat)["city"]]


def attached(table: Table, seat: int) -> list[str | None]:
    """The Knowledge under each slot."""
    return [slot["knowledge"] for slot in seat_view(table, seat)["city"]]


def status(table: Table, seat: int) -> list[str]:
    """idle, activated, used or reinforced, per slot."""
    return [slot["status"] for slot in seat_view(table, seat)["city"]]


def pile(table: Table, seat: int) -> list[str]:
    """Provinces and Barricades from the bottom."""
    return [card["id"] for card in seat_view(table, seat)["pile"]]


def discard(table: Table, seat: int) -> list[str]:
    """The City discard pile, sorted."""
    return list(seat_view(table, seat)["discard"])


def archive(table: Table, seat: int) -> list[str]:
    return list(seat_view(table, seat)["archive"])


def kinds_logged(table: Table, seat: int | None = None) -> list[str]:
    """The kinds of the log lines, of one seat if asked."""
    return [line.kind for line in table.log if seat is None or line.seat == seat]


def position(one: str = "greeks", two: str = "mughals", modules: str = "both", alone: bool = False) -> Scenario:
    """A Scenario with an empty Development track; `alone`: the second player has passed."""
    scenario = Scenario(one, two, modules=modules).track()
    return scenario.did(1, "passed") if alone else scenario


def acquirable(table: Table) -> list[str]:
    """What could be acquired now."""
    return [symbol.removeprefix("acquire ") for symbol in offers(table) if symbol.startswith("acquire ")]


def deck_top(table: Table, seat: int) -> list[str]:
    """The cards on top of the City deck that everybody saw arriving, the top one first."""
    return list(seat_view(table, seat)["deck"]["top"])


def deck_size(table: Table, seat: int) -> int:
    return int(seat_view(table, seat)["deck"]["size"])


def advantage(table: Table) -> tuple[int | None, str | None, int]:
    """Who has the Advantage, the type and the number of the tokens on it."""
    card = table.view()["advantage"]
    return card["holder"], card["resource"], card["tokens"]


def policies(table: Table, seat: int) -> list[tuple[str, bool, bool]]:
    """The developed Policies in order: id, active, with an Action token."""
    return [(policy["id"], policy["active"], policy["used"]) for policy in seat_view(table, seat)["policies"]]
