"""What the tests of Age of Mythology look at, as a player sees it, and how they play."""

from __future__ import annotations

from collections import Counter
from typing import cast

from clio.engine.history import Table
from clio.engine.info import View
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import Mythology, Player

Cubes = tuple[int, int, int, int]  # food, wood, gold, favor


def new_game(players: int = 3, seed: str = "new game", **options: str | bool | list[str]) -> Table:
    """A table at the first pick of the draft."""
    return Table(GAME, players, seed=seed, options=options)


def myth(table: Table) -> Mythology:
    """The bare state, for what no view shows (the order of a deck)."""
    return cast("Mythology", table.state)


def player(table: Table, seat: int) -> Player:
    return myth(table).players[seat]


def offers(table: Table, seat: int | None = None) -> list[str]:
    """The symbols of the legal answers, of one of several seats if asked."""
    return [choice.symbol for choice in (table.options if seat is None else table.options_of(seat))]


def offered(table: Table, verb: str, seat: int | None = None) -> list[str]:
    """What may follow a verb: the units one may recruit, the buildings one may build."""
    return [symbol[len(verb) + 1 :] for symbol in offers(table, seat) if symbol.startswith(f"{verb} ")]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def secretly(table: Table, seat: int, *moves: str) -> Table:
    """The answers of one seat to a simultaneous choice."""
    for move in moves:
        table.play(move, seat)
    return table


def seat_view(table: Table, seat: int, reader: int | None = None) -> View:
    """One player's side of the table, as that player sees it, or another reader."""
    return cast("View", table.view(seat if reader is None else reader)["players"][seat])


def cubes(table: Table, seat: int) -> Cubes:
    held = seat_view(table, seat)["cubes"]
    return held["food"], held["wood"], held["gold"], held["favor"]


def bank(table: Table) -> Cubes:
    held = table.view()["bank"]
    return held["food"], held["wood"], held["gold"], held["favor"]


def units(table: Table, seat: int) -> dict[str, int]:
    """The Holding Area."""
    return {unit["id"]: unit["count"] for unit in seat_view(table, seat)["units"]}


def buildings(table: Table, seat: int) -> dict[str, int]:
    return {building["id"]: building["count"] for building in seat_view(table, seat)["buildings"]}


def tiles(table: Table, seat: int) -> dict[str, str]:
    """The tile on each occupied space."""
    return {space["space"]: space["tile"] for space in seat_view(table, seat)["production"] if space["tile"]}


def workers(table: Table, seat: int) -> dict[str, str]:
    return {space["space"]: space["worker"] for space in seat_view(table, seat)["production"] if space["worker"]}


def hand(table: Table, seat: int) -> list[str]:
    return list(seat_view(table, seat)["hand"])


def without_turn(table: Table, seat: int) -> View:
    """The table as a seat sees it, but for whose answer is awaited."""
    return {key: value for key, value in table.view(seat).items() if key not in ("seat", "legal")}


def logged(table: Table, seat: int | None = None) -> list[str]:
    """The kinds of the log lines, of one seat if asked."""
    return [line.kind for line in table.log if seat is None or line.seat == seat]


def sums(table: Table) -> Counter[str]:
    """The census: every cube, tile, card, figure and building, by kind."""
    return Counter(GAME.census(myth(table)))


def action(scenario: Scenario, card: str, seat: int = 0) -> Table:
    """The card is in the seat's hand and has just been played for its action; one for the next action round is left, so
    that the round does not run on to its end."""
    other = "permanent-explore" if card != "permanent-explore" else "permanent-attack"
    return play(scenario.hand(seat, card, other).action(seat), f"play {card}")


def pass_round(table: Table) -> Table:
    """Every seat gives up cards until the action rounds are over; nobody discards what is left."""
    start = myth(table).round
    while not table.over and myth(table).round == start:
        symbols = offers(table)
        good = [symbol for symbol in symbols if symbol.startswith("pass ") or symbol in ("done", "decline", "leave")]
        table.play(good[0])
    return table
