"""Puzzles, one file each; what they ask for."""

from __future__ import annotations

from typing import Final

from clio.engine.puzzles import Measure, Play
from clio.games.families.monumental.state import CULTURE, GOLD
from clio.games.monumental.ops import board
from clio.games.monumental.rules.end import scores
from clio.games.monumental.state import World


def points(s: World, me: int) -> int:
    return sum(scores(s)[me])


def provinces(s: World, me: int) -> int:
    return board.provinces(s.players[me])


def gold(s: World, me: int) -> int:
    return s.players[me].res[GOLD]


def culture(s: World, me: int) -> int:
    return s.players[me].res[CULTURE]


PLAY: Final = Play(
    begins=frozenset({"turn"}),
    turns=frozenset({"turn", "activate"}),
    measures=(
        Measure("points", points), Measure("provinces", provinces), Measure("culture", culture), Measure("gold", gold),
    ),
    actions=4,
)
