"""Puzzles, one file each; what they ask for."""

from __future__ import annotations

from typing import Final

from clio.engine.puzzles import Measure, Play
from clio.games.families.monumental.state import CULTURE, GOLD
from clio.games.monumental_duel.ops.wonders import defence
from clio.games.monumental_duel.rules.end import counts, points
from clio.games.monumental_duel.state import Duel


def lead(s: Duel, me: int) -> int:
    return points(s, me) - points(s, 1 - me)


def provinces(s: Duel, me: int) -> int:
    return counts(s, s.players[me])[0]


def gold(s: Duel, me: int) -> int:
    return s.players[me].res[GOLD]


def culture(s: Duel, me: int) -> int:
    return s.players[me].res[CULTURE]


PLAY: Final = Play(
    begins=frozenset({"turn"}),
    turns=frozenset({"turn", "activate", "keep-knowledge"}),
    measures=(
        Measure("points", points), Measure("lead", lead), Measure("provinces", provinces), Measure("culture", culture),
        Measure("gold", gold), Measure("defence", defence),
    ),
    actions=3,
)
