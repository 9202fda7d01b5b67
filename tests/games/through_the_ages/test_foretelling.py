"""Whoever computes the hidden cards of Age II, from what one seat is shown in Age I: against a plain seed it works,
against a table's key it does not."""

from __future__ import annotations

import random
from typing import cast

import pytest

import clio
from clio.engine.history import Table
from clio.engine.rng import next_rng, shuffle
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.row import deck
from clio.games.through_the_ages.state import AGE_I, AGE_II, CIVIL, KINDS, TACTIC, Ages
from tests.engine.lattice import recover

EVENTS = 60  # draws that a shuffle of events between two ages may take
GAME = clio.game("through-the-ages")
KIND = {id: kind for kind, id in enumerate(BOOK.id)}


class Watcher:
    """Somebody at the table, who writes down each civil card as it comes into the row."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: dict[int, list[int]] = {AGE_I: [], AGE_II: []}
        self.row: list[int] = []
        self.look()

    def look(self) -> None:
        """New cards lie at the end of the row, behind those that were there: as many as do not fit the old row."""
        row = [KIND[space["id"]] for space in self.table.view(0)["row"] if space is not None]
        new = next(n for n in range(len(row) + 1) if within(row[: len(row) - n], self.row))
        for kind in row[len(row) - new :]:
            if BOOK.age[kind] in self.seen:
                self.seen[BOOK.age[kind]].append(kind)
        self.row = row


def within(some: list[int], row: list[int]) -> bool:
    """Are these cards of the row, in its order?"""
    rest = iter(row)
    return all(kind in rest for kind in some)


def watched(table: Table) -> Watcher:
    """A game at random up to the Age II cards that lie in the row when Age I ends."""
    chance, watcher = random.Random(1), Watcher(table)
    while not watcher.seen[AGE_II]:
        table.play(chance.choice([move for move in table.options if not table.game.resigns(move.number)]))
        watcher.look()
    return watcher


def foretold(watcher: Watcher) -> tuple[list[int], list[int]] | None:
    """The civil and the military deck of Age II, computed."""
    first = deck(AGE_I, 0, CIVIL, 2)
    x = recover(first, watcher.seen[AGE_I])
    if x is None:
        return None
    x = shuffle(shuffle(x, first), deck(AGE_I, TACTIC, KINDS, 2))
    for _ in range(EVENTS):
        civil, military = deck(AGE_II, 0, CIVIL, 2), deck(AGE_II, TACTIC, KINDS, 2)
        shuffle(shuffle(x, civil), military)
        if civil[: len(watcher.seen[AGE_II])] == watcher.seen[AGE_II]:
            return civil, military
        x = next_rng(x)
    return None


def game(seed: str) -> Watcher:
    return watched(Table(GAME, 2, seed, {"resignation": False}))


def truth(watcher: Watcher) -> tuple[list[int], list[int]]:
    s = cast("Ages", watcher.table.state)
    return list(s.civil_deck), list(s.military_deck)


@pytest.mark.parametrize("seed", ["g0", "g1", "g2"])
def test_the_quick_generator_gives_its_decks_away(seed: str) -> None:
    watcher = game(seed)
    assert foretold(watcher) == truth(watcher)


@pytest.mark.parametrize("seed", [f"key:{n:064x}" for n in range(3)])
def test_a_key_does_not(seed: str) -> None:
    watcher = game(seed)
    assert len(watcher.seen[AGE_I]) == len(deck(AGE_I, 0, CIVIL, 2)), "as much is seen as of a plain seed"
    assert foretold(watcher) is None
