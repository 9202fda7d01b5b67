"""The bot that searches: it plays the best plan it finds, and follows it while everything comes as expected."""

from __future__ import annotations

from collections.abc import Callable, Collection

from clio.bots.bot import Bot, Review, Thought
from clio.bots.effort import Effort
from clio.bots.explaining import explained
from clio.bots.judge import AnyJudge
from clio.bots.position import AnyPosition
from clio.bots.reviewing import reviewed
from clio.bots.search import Search
from clio.engine.info import View
from clio.engine.rng import next_rng, seed_rng


class Planner(Bot):
    """Plays the best plan it finds. The rest of a plan is followed while everything comes as expected."""

    def __init__(
        self, name: str, eyes: Callable[[int], AnyJudge], effort: Effort, seed: str, seconds: float | None = None,
        jobs: int = 1,
    ) -> None:
        self.name = name
        self.eyes = eyes
        self.effort = effort
        self.seconds = seconds
        self.jobs = jobs
        self.rng = seed_rng(seed)
        self.rest: tuple[int, ...] = ()  # of the plan
        self.expected: View | None = None  # where the first move of it belongs
        self.nodes = 0  # positions judged so far

    def choose(self, position: AnyPosition) -> int:
        self.rng = next_rng(self.rng)
        if self.rest and self.rest[0] in position.legal and self.expected == position.view:
            return self.begin(position, self.rest)
        if len(position.legal) == 1:
            return position.legal[0]
        search = Search(self.eyes, self.effort, position, self.rng, self.seconds, self.jobs)
        best = search.compared()[0].plan
        self.nodes += search.nodes
        return self.begin(position, best.moves)

    def begin(self, position: AnyPosition, moves: tuple[int, ...]) -> int:
        """The first move of a plan; the others are kept, with the view in which the next belongs."""
        self.rest = moves[1:]
        self.expected = None
        if self.rest:
            s = position.sample(self.rng)
            s.apply(moves[0])
            if s.player == position.seat and not s.over:
                self.expected = position.game.view(s, position.seat)
        return moves[0]

    def explain(self, position: AnyPosition, without: Collection[int] = ()) -> list[Thought]:
        return explained(Search(self.eyes, self.effort, position, next_rng(self.rng), self.seconds), without)

    def review(self, position: AnyPosition, action: int) -> Review:
        return reviewed(Search(self.eyes, self.effort, position, next_rng(self.rng), self.seconds), action)
