"""Golden games: whole games, pinned. A game that changes is a rule that changed, and the commit says why.

    python -m tests.golden --rewrite [GAME]     from the top of the checkout

plays them again (of one game, or of all) and writes tests/data/golden/<game>/NN.json. A game has golden games if its
module tests/games/<game>/test_golden.py has a `GOLDEN`, which says how they are played; the same module tests them with
`replay` and `reload`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import clio
from clio.engine.conformance import Chance
from clio.engine.save import digest
from clio.games import find, ids, part_of
from clio.messages import LANGUAGES

FOLDER = Path(__file__).resolve().parent / "data" / "golden"
STEP = 25  # decisions between two digests
OUTCOME = ("scores", "ranking", "tie_break", "log")

Choose = Callable[[clio.Table, Chance, int], int]  # table, chance, number of the game -> action


def anything(table: clio.Table, chance: Chance, n: int) -> int:
    return chance.pick(table.state.legal)


def fewest_to_most(game: str, n: int) -> int:
    """Every number of players in turn."""
    fewest, most = find(game).record.players
    return fewest + n % (most - fewest + 1)


@dataclass(frozen=True)
class Golden:
    """The golden games of one game: how many, and for each number its options, its players and how they choose."""

    game: str
    games: int
    options: Callable[[int], dict[str, Any]]
    choose: Choose = anything
    players: Callable[[int], int] | None = None  # None: every number in turn

    def path(self, n: int) -> Path:
        return FOLDER / self.game / f"{n:02}.json"

    def read(self, n: int) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.path(n).read_text(encoding="utf-8"))
        return found

    def saves(self) -> list[dict[str, Any]]:
        """The records of all games."""
        return [self.read(n)["save"] for n in range(self.games)]

    def players_of(self, n: int) -> int:
        return self.players(n) if self.players is not None else fewest_to_most(self.game, n)


# ---------------------------------------------------------------- what is pinned
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


def play(golden: Golden, n: int) -> dict[str, Any]:
    """Game n, from its seed."""
    table = clio.new(golden.game, golden.players_of(n), f"golden {n}", golden.options(n))
    chance = Chance(f"golden {n}")
    digests = [position(table)]
    while not table.over:
        table.play(golden.choose(table, chance, n))
        if len(table.actions) % STEP == 0:
            digests.append(position(table))
    return {"save": json.loads(table.save()), "digests": digests, **outcome(table)}


# ---------------------------------------------------------------- the tests
def replay(golden: Golden, n: int) -> None:
    """Decision by decision the game goes where it went; AssertionError with the way to pin it anew."""
    pinned = golden.read(n)
    save = pinned["save"]
    table = clio.new(save["game"], save["players"], save["seed"], save["options"])
    digests = [position(table)]
    for symbol in save["actions"]:
        table.play(symbol)
        if len(table.actions) % STEP == 0:
            digests.append(position(table))
            assert digests[-1] == pinned["digests"][len(digests) - 1], (
                f"Game {n} of {golden.game} goes another way before decision {len(table.actions)}. If that is meant: "
                f"python -m tests.golden --rewrite {golden.game}"
            )
    assert digests == pinned["digests"]
    assert table.over
    found = outcome(table)
    for key in OUTCOME:
        assert found[key] == pinned[key], f"Game {n} of {golden.game} ends otherwise: {key}"


def reload(golden: Golden, n: int) -> None:
    """Its saved form loads, to the same points."""
    pinned = golden.read(n)
    table = clio.load(json.dumps(pinned["save"]))
    assert [score.total for score in table.result.scores] == [total for total, _ in pinned["scores"]]


# ---------------------------------------------------------------- writing
def golden_of(game: str) -> Golden | None:
    """What tests/games/<game>/test_golden.py says, if there is one."""
    found: Golden | None = getattr(part_of(game, "tests.games", "test_golden"), "GOLDEN", None)
    return found


def rewrite(golden: Golden) -> None:
    folder = FOLDER / golden.game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("[0-9]*.json"):
        old.unlink()
    for n in range(golden.games):
        text = json.dumps(play(golden, n), indent=1, ensure_ascii=False)
        golden.path(n).write_text(text + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the golden games again and pin them.")
    parser.add_argument("--rewrite", action="store_true", required=True, help="yes, the rules changed")
    parser.add_argument("game", nargs="?", choices=ids(), help="only this one (default: all)")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else ids():
        golden = golden_of(game)
        if golden is None:
            print(f"{game} has no golden games.")
            continue
        rewrite(golden)
        print(f"{golden.games} games written to {FOLDER / game}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
