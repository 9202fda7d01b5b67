"""What a line of the log carries beside its words: the seats and cards that it names, and no others. Who may read the
line may know them."""

from __future__ import annotations

import json
import re

import pytest

import clio
from clio.engine.told import LogLine
from clio.games import find, ids
from clio.words import LANGUAGES
from tests.golden import FOLDER

NAMES = ("Zwölf", "Xavière", "Yggy", "Quux", "Wyv", "Vuvu", "Jaja", "Kiki")


def played(game: str) -> clio.Table:
    """A golden game of many players."""
    saves = [json.loads(path.read_text(encoding="utf-8"))["save"] for path in sorted((FOLDER / game).glob("*.json"))]
    save = max(saves[:9], key=lambda save: int(save["players"]))
    table = clio.load(json.dumps(save))
    table.names[:] = NAMES[: save["players"]]
    return table


def stem(name: str, line: LogLine) -> str:
    """The beginning of a name, as plurals have it too; without brackets, and the first of two: "Barbarians/Monster"."""
    first = re.split(r" \(|/", name, maxsplit=1)[0]
    return first[: 4 if line.kind == "brings" else None].casefold()


@pytest.mark.parametrize("game", ids())
def test_a_line_carries_the_seats_and_cards_that_it_names(game: str) -> None:
    cards = {face.id: face for face in find(game).cards()}
    table = played(game)
    for lang in LANGUAGES:
        named = table.seat_names(lang)
        for line in table.log:
            text = line.text(lang)
            assert {seat for seat, name in enumerate(named) if name in text} == set(line.seats), text
            assert all(stem(cards[card].names[lang], line) in text.casefold() for card in line.cards), text
    assert any(len(line.seats) > 1 for line in table.log) or game == "monumental-duel"
    assert sum(bool(line.cards) for line in table.log) > len(table.log) // 9
