"""Puzzles, one file each; what they ask for."""

from __future__ import annotations

from typing import Final

from clio.engine.puzzles import Measure, Play
from clio.games.through_the_ages.ops.goods import resources
from clio.games.through_the_ages.ops.ratings import culture_rating, science_rating, strength
from clio.games.through_the_ages.state import Ages


def culture(s: Ages, me: int) -> int:
    return s.players[me].culture


def stored(s: Ages, me: int) -> int:
    return resources(s.players[me])


PLAY: Final = Play(
    begins=frozenset({"act"}),
    turns=frozenset({"act", "politics"}),
    measures=(
        Measure("culture", culture), Measure("strength", strength), Measure("culture-rate", culture_rating),
        Measure("science-rate", science_rating), Measure("resources", stored),
    ),
    actions=4,
)
