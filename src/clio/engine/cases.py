"""The games that the conformance kit looks at: random ones, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.kernel import State
from clio.engine.rng import below, next_rng, seed_rng

EVERY = 7  # costly properties look at one position in so many


@dataclass(frozen=True)
class Case:
    """One game to look at."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str = 0
    resigning: bool = False  # also moves that give up the game

    def __str__(self) -> str:
        return f"{self.players} players, seed {self.seed}, options {dict(self.options)}"


class Chance:
    """Random choices of the tests themselves, the same on every machine."""

    def __init__(self, seed: object) -> None:
        self.rng = seed_rng(f"conformance {seed}")
        self.resigning = isinstance(seed, Case) and seed.resigning

    def below(self, n: int) -> int:
        self.rng = next_rng(self.rng)
        return below(self.rng, n)

    def pick(self, options: Sequence[int]) -> int:
        return options[self.below(len(options))]

    def move(self, game: Game[Any], legal: Sequence[int]) -> int:
        """A move of a random game. Where there is another, none that gives up: a walk among resignations sees
        the first rounds of a game and no more."""
        if self.resigning or not any(map(game.resigns, legal)):
            return self.pick(legal)
        return self.pick([action for action in legal if not game.resigns(action)] or legal)


# ------------------------------------------------------------------ playing
def start(game: Game[Any], case: Case) -> State:
    s: State = game.start(case.players, game.settle(case.players, case.options), seed_rng(str(case.seed)))
    return s


def table(game: Game[Any], case: Case) -> Table:
    return Table(game, case.players, case.seed, case.options)


def walk(game: Game[Any], case: Case, chance: Chance | None = None) -> Iterator[State]:
    """A random game: its state before every decision and at the end. The state may be cloned, not changed."""
    chance = chance or Chance(case)
    s = start(game, case)
    for _ in range(longest(game)):
        yield s
        if s.over:
            return
        s.apply(chance.move(game, s.legal))
    raise AssertionError(f"The game goes on after {longest(game)} decisions ({case}).")


def longest(game: Game[Any]) -> int:
    """More decisions than this are an endless game."""
    return 1000 + 20 * game.record.decisions[1]


def viewers(case: Case) -> list[int | None]:
    return [*range(case.players), None]


def changed(game: Game[Any], s: State, before: dict[str, int], when: str) -> list[str]:
    now = game.census(s)
    if now == before:
        return []
    names = [name for name in sorted({*before, *now}) if before.get(name) != now.get(name)]
    what = [f"{name} {before.get(name, 0)} to {now.get(name, 0)}" for name in names]
    return [f"The census changes with {when}: {', '.join(what)}."]
