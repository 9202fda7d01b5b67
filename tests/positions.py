"""Positions of random games for the tests of the pages: `python -m tests.positions GAME FILE` writes them anew.

Each has the view of the seat that is asked and its question, as the server sends them: one position for every move of
every kind of question that comes up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import json

import clio
from clio.engine import conformance
from clio.engine.cases import table as table_of
from clio.engine.cases import Case, Chance
from clio.server import telling
from clio.server.catalogue import card_info

GAMES = 200  # random games that are looked through


def positions(id: str) -> list[dict[str, Any]]:
    game = clio.game(id)
    sets = conformance.pairwise(game)
    seen: set[tuple[str, str]] = set()
    found = []
    for seed in range(GAMES):
        case = Case(game.record.players[1], sets[seed % len(sets)], seed)
        table, chance = table_of(game, case), Chance(case)
        while table.seat is not None:
            question = telling.ask(table, table.seat, "en")
            new = {(question.kind, choice.move) for choice in question.options} - seen
            if new:
                seen |= new
                found.append({"view": table.view(table.seat), "question": question})
            table.play(chance.pick(table.state.legal))
        if seed % 100 == 0:
            found.append({"view": table.view(0), "question": None})
    return found


def main(id: str, file: str) -> int:
    whole = {"cards": [card_info(face) for face in clio.game(id).cards()], "positions": positions(id)}
    Path(file).write_bytes(json.encode(whole) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
