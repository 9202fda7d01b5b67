"""Twenty whole games, pinned: a game that changes is a rule that changed, and the commit says why.

    python -m tests.games.monumental_duel.test_golden --rewrite     from the top of the checkout

plays them again and writes tests/data/golden/*.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from clio.engine.save import digest
from clio.messages import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "data" / "golden"
REWRITE = "python -m tests.games.monumental_duel.test_golden --rewrite"
STEP = 25  # decisions between two digests
CIVILIZATIONS = ("greeks", "aksumites", "mughals", "malians", "aztecs", "japanese")
DECKS = (
    ("espionage", "auto"), ("trade", "auto"), ("both", "mixed"), ("both", "espionage"), ("both", "trade"),
    ("espionage", "espionage"), ("trade", "trade"), ("both", "auto"),
)
GAMES = 20


def options_of(n: int) -> dict[str, Any]:
    """Every civilization on both seats, every module, deck and house rule."""
    modules, deck = DECKS[n % len(DECKS)]
    pair = [CIVILIZATIONS[n % 6], CIVILIZATIONS[(n + 1 + n // 6) % 6]]
    return {
        "modules": modules, "deck": deck, "civilizations": pair if n < GAMES - 2 else "random",
        "first": ("random", "1", "2")[n % 3], "aztec_province": n % 4 != 2, "basic_sets": "2" if n % 5 == 4 else "1",
        "count_starting_knowledge": n % 7 == 3,
    }


def choose(table: clio.Table, chance: Chance, busy: bool) -> int:
    """Any legal action; a busy player passes only if nothing else is possible, one time in four at that."""
    legal = table.state.legal
    rest = [action for action in legal if table.game.space.symbol(action) != "pass"]
    return chance.pick(rest if busy and rest and chance.below(4) else legal)


def position(table: clio.Table) -> str:
    """What can be seen and done, by name: numbers of cards and ops do not matter."""
    s = table.state
    return digest([table.seat, [table.game.space.symbol(a) for a in s.legal], table.game.view(s, table.seat)])


def outcome(table: clio.Table) -> dict[str, Any]:
    result = table.result
    return {
        "scores": [[score.total, dict(score.lines)] for score in result.scores],
        "ranking": [list(rank) for rank in result.ranking],
        "tie_break": result.tie_break,
        "log": {lang: digest([line.text(lang) for line in table.log]) for lang in LANGUAGES},
    }


def play(n: int) -> dict[str, Any]:
    """Game n, from its seed."""
    table = clio.new("monumental-duel", seed=f"golden {n}", options=options_of(n))
    chance = Chance(f"golden {n}")
    digests = [position(table)]
    while not table.over:
        table.play(choose(table, chance, busy=n % 2 == 0))
        if len(table.actions) % STEP == 0:
            digests.append(position(table))
    return {"save": json.loads(table.save()), "digests": digests, **outcome(table)}


def path(n: int) -> Path:
    return FOLDER / f"{n:02}.json"


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_game(n: int) -> None:
    golden = json.loads(path(n).read_text(encoding="utf-8"))
    save = golden["save"]
    table = clio.new(save["game"], save["players"], save["seed"], save["options"])
    digests = [position(table)]
    for symbol in save["actions"]:
        table.play(symbol)
        if len(table.actions) % STEP == 0:
            digests.append(position(table))
            assert digests[-1] == golden["digests"][len(digests) - 1], (
                f"Game {n} goes another way before decision {len(table.actions)}. If that is meant: {REWRITE}"
            )
    assert digests == golden["digests"]
    assert table.over
    assert outcome(table) == {key: golden[key] for key in ("scores", "ranking", "tie_break", "log")}


@pytest.mark.parametrize("n", range(GAMES))
def test_golden_save_loads(n: int) -> None:
    golden = json.loads(path(n).read_text(encoding="utf-8"))
    table = clio.load(json.dumps(golden["save"]))
    assert [score.total for score in table.result.scores] == [total for total, _ in golden["scores"]]


def test_the_golden_games_use_everything() -> None:
    saves = [json.loads(path(n).read_text(encoding="utf-8"))["save"] for n in range(GAMES)]
    for seat in (0, 1):
        assert {save["options"]["civilizations"][seat] for save in saves} == {*CIVILIZATIONS, "random"}
    assert {(save["options"]["modules"], save["options"]["deck"]) for save in saves} == set(DECKS)
    for option in ("first", "aztec_province", "basic_sets", "count_starting_knowledge"):
        assert len({save["options"][option] for save in saves}) > 1
    played = {symbol.split()[0] for save in saves for symbol in save["actions"]}
    assert played >= {r.name.split()[0] for r in clio.game("monumental-duel").space.ranges}, "every kind of move"


if __name__ == "__main__":
    if sys.argv[1:] != ["--rewrite"]:
        sys.exit(f"To play the golden games again and pin them: {REWRITE}")
    FOLDER.mkdir(exist_ok=True)
    for number in range(GAMES):
        text = json.dumps(play(number), indent=1, ensure_ascii=False)
        path(number).write_text(text + "\n", encoding="utf-8")
    print(f"{GAMES} games written to {FOLDER}")
