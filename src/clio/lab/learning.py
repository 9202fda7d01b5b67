"""A runnable example for learners (`clio learn`): masked PPO plays a game against a bot, and then a match on deals that
it has never seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from clio.bots import make
from clio.games import find
from clio.lab.intervals import Rate
from clio.lab.plots import lines
from clio.messages import say

if TYPE_CHECKING:
    from clio.learn.ppo import Progress, Settings


@dataclass(frozen=True)
class Learnt:
    """What came of it. `curve`: steps, and the share of the games won that ended since the update before; `match`: with
    the moves that the network likes best."""

    game: str
    bot: str
    steps: int
    seconds: float
    curve: list[tuple[int, float]]
    match: Rate
    mean_points: float

    def to_json(self) -> dict[str, Any]:
        low, high = self.match.interval
        told = {"n": self.match.n, "rate": self.match.value, "low": low, "high": high}
        return asdict(self) | {"match": told}


Tell = Callable[[dict[str, object]], None]


def learn(
    game: str, bot: str, steps: int, games: int, seed: int | str, jobs: int = 1, tell: Tell | None = None,
    how: Settings | None = None, progress: Callable[[int, int], None] | None = None,
) -> Learnt:
    """So many steps, then a match of so many games. The result depends on the seed, not on `jobs` (but on the machine:
    numpy adds up in its own order). Needs the extra `learn`."""
    from clio.learn.ppo import Learner, Settings, match
    from clio.learn.vector import Vector

    make(bot, find(game), 0)
    number = int.from_bytes(blake2b(str(seed).encode(), digest_size=4).digest(), "big")
    how = replace(how or Settings(), steps=steps, seed=number)
    began = time.perf_counter()
    curve: list[tuple[int, float]] = []

    def told(p: Progress) -> None:
        if p.games:
            curve.append((p.steps, p.won))
        if progress is not None:
            progress(p.steps, steps)
        if tell is not None:
            tell({"steps": p.steps, "all": steps, "games": p.games, "won": f"{100 * p.won:.0f}",
                  "points": f"{p.points:+.1f}"})

    with Vector(game, how.games, jobs, bots=bot, reward="score") as vector:
        learner = Learner(vector, how)
        network = learner.train(told)
        points = match(network, vector, games, number + 1)
    won = sum((p > 0) + 0.5 * (p == 0) for p in points)
    return Learnt(
        game, bot, learner.steps, time.perf_counter() - began, curve, Rate(won, len(points)), sum(points) / len(points))


def curve(found: Learnt, lang: str) -> str:
    """The learning curve as a picture: each point the mean of five updates."""
    smooth: list[tuple[float, float]] = []
    for i, (steps, _) in enumerate(found.curve):
        near = [won for _, won in found.curve[max(0, i - 4) : i + 1]]
        smooth.append((float(steps), 100 * sum(near) / len(near)))
    return lines(say("learn.curve", lang, game=found.game, bot=found.bot), {"PPO": smooth}, ".0f")
