"""Puzzles, one file each; what they ask for."""

from __future__ import annotations

from typing import Final

from clio.engine.puzzles import Measure, Play
from clio.games.age_of_mythology.cardbook import UNIT_BOOK
from clio.games.age_of_mythology.state import NOBODY_WORKS, Mythology


def cubes(s: Mythology, me: int) -> int:
    return sum(s.players[me].cubes)


def army(s: Mythology, me: int) -> int:
    return s.players[me].army_size()


def dice(s: Mythology, me: int) -> int:
    """The basic dice of all units at home; those of Dwarves who work are not among them."""
    p = s.players[me]
    return sum(n * UNIT_BOOK.dice[unit] for n, unit in zip(p.units, UNIT_BOOK.of(p.culture), strict=False))


def buildings(s: Mythology, me: int) -> int:
    return s.players[me].city_size()


def workers(s: Mythology, me: int) -> int:
    workers = s.players[me].workers
    return len(workers) - workers.count(NOBODY_WORKS)


PLAY: Final = Play(
    begins=frozenset({"play-card"}),
    turns=frozenset({"play-card", "discard-cards", "choose-cards", "place-cube"}),
    measures=(
        Measure("cubes", cubes), Measure("army", army), Measure("buildings", buildings), Measure("dice", dice),
        Measure("workers", workers),
    ),
)
