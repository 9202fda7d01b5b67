"""Positions of random games for the tests of the pages: `python -m tests.positions GAME FILE [PLAYERS ...]` writes them
anew, of games with so many players, if it is not said the most there can be.

Each has the view of the seat that is asked and its question, as the server sends them, the scores and the last lines of
the log: one position for every move of every kind of question that comes up, and for each number of players those
whose moves point at others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import json

import clio
from clio.engine import conformance
from clio.engine.cases import Case, Chance
from clio.engine.cases import table as table_of
from clio.engine.game import Game
from clio.engine.history import Table
from clio.server import messages as m
from clio.server import telling
from clio.server.catalogue import card_info

GAMES = 200  # random games that are looked through, for each number of players
LINES = 30  # of the log


def positions(id: str, sizes: list[int]) -> list[dict[str, Any]]:
    game = clio.game(id)
    seen: set[tuple[str, str]] = set()
    found = []
    for size in sizes or [game.record.players[1]]:
        pointed: set[str] = set()
        for case in cases(game, size):
            table, chance = table_of(game, case), Chance(case)
            while table.seat is not None:
                asked = table.inquiry()
                assert asked is not None
                new = {(asked.kind, choice.move) for choice in table.options} - seen
                others = asked.kind not in pointed and points_at_others(table, table.seat)
                if new or others:
                    seen |= new
                    pointed |= {asked.kind} if others else set()
                    found.append(position(table, table.seat, telling.ask(table, table.seat, "en")))
                table.play(chance.pick(table.state.legal))
            if case.seed % 100 == 0:
                found.append(position(table, 0, None))
    return found


def cases(game: Game[Any], size: int) -> Iterator[Case]:
    """Over all sets of options, or with the usual ones where seats have options of their own and many sit."""
    fewest = game.record.players[0]
    many = size > fewest and any(option.per_seat for option in game.record.options)
    sets = [{}] if many else conformance.pairwise(game)
    for seed in range(GAMES):
        yield Case(size, sets[seed % len(sets)], seed)


def points_at_others(table: Table, seat: int) -> bool:
    owners = {target.partition(":")[0] for choice in table.options for target in choice.targets}
    return bool(owners - {"table", str(seat)})


def position(table: Table, seat: int, question: m.Question | None) -> dict[str, Any]:
    return {
        "view": table.view(seat), "question": question, "scores": telling.scores(table),
        "log": [telling.line(line, "en") for line in table.log_of(seat)[-LINES:]],
    }


def main(id: str, file: str, *sizes: str) -> int:
    found = positions(id, [int(size) for size in sizes])
    whole = {"cards": [card_info(face) for face in clio.game(id).cards()], "positions": found}
    Path(file).write_bytes(json.encode(whole) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
