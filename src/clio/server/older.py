"""What a table that was played by older rules keeps of them: the row that goes on under newer ones, and its ending."""

from __future__ import annotations

from msgspec import Struct

from clio.engine.game import Result, Score
from clio.engine.outdated import Outdated


class Ending(Struct):
    """How a finished game of older rules had ended, where today's rules do not lead there."""

    scores: list[int]
    winners: list[int]

    @property
    def result(self) -> Result:
        scores = tuple(Score(seat, total, ()) for seat, total in enumerate(self.scores))
        others = sorted({score.total for score in scores if score.seat not in self.winners}, reverse=True)
        places = [tuple(s.seat for s in scores if s.total == total and s.seat not in self.winners) for total in others]
        return Result(scores, (tuple(self.winners), *places))


class RulesBody(Struct):
    """From here on the game is played by a newer rules version, after these decisions of those before."""

    rules: int
    symbols: list[str]
    waiting: dict[str, list[str]]
    outdated: Outdated | None
    ending: Ending | None
