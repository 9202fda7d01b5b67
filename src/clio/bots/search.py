"""The one search of all games: plans of whole turns, the best of them played on, the better half of these again.

It looks only at samples, in which all that its seat cannot know is dealt anew. What it chooses follows from its seed,
the view and its effort alone: work is counted in positions judged, not in seconds, unless seconds are set."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from clio.bots.effort import Effort
from clio.bots.greedy import Trial
from clio.bots.judge import AnyJudge
from clio.bots.plans import Beam, Plan, by_value
from clio.bots.position import AnyPosition
from clio.bots.rollout import Rollout
from clio.bots.together import together
from clio.engine.kernel import State


@dataclass
class Candidate:
    """A plan under comparison: what it came to in each deal, and where (as far as this process played it)."""

    plan: Plan
    margins: list[float] = field(default_factory=list)
    ends: list[State] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.margins) / len(self.margins) if self.margins else self.plan.value


class Search:
    """One decision. `jobs`: processes that play the plans on, with the same result for any number of them."""

    def __init__(
        self, eyes: Callable[[int], AnyJudge], effort: Effort, position: AnyPosition, rng: int,
        seconds: float | None = None, jobs: int = 1,
    ) -> None:
        self.eyes = eyes
        self.effort = effort
        self.position = position
        self.judge = eyes(position.seat)
        self.trial = Trial(self.judge, position, rng)
        self.nodes = 0
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.jobs = jobs

    def plans(self) -> list[Plan]:
        """What could be done, the best at first sight first: whole turns, or else single moves."""
        root = self.trial.deal(0)
        if self.effort.width and self.judge.plans(root):
            beam = Beam(self.judge, self.effort.width, self.effort.nodes)
            found = beam.search(root, self.effort.plans)
            self.nodes += beam.nodes
            if found:
                return found
        options = self.judge.candidates(root, False)
        found = [Plan((action,), self.trial.value(action), False) for action in options]
        self.nodes += self.trial.look.nodes
        return sorted(found, key=by_value)

    def beginning(self, action: int) -> Plan:
        """The best plan that begins with an action, also with one that no plan of the beam began with."""
        root = self.trial.deal(0)
        if not (self.effort.width and self.judge.plans(root)):
            return Plan((action,), self.trial.value(action), False)
        after = root.clone()
        after.apply(action)
        beam = Beam(self.judge, self.effort.width, self.effort.nodes)
        same = not after.over and after.player == self.judge.seat and after.epoch == root.epoch
        found = beam.search(after, self.effort.plans) if same and self.judge.plans(after) else []
        rest = found[0] if found else Plan((), beam.finish(after), False)
        self.nodes += beam.nodes
        return Plan((action, *rest.moves), rest.value, rest.whole)

    def compared(self, also: int | None = None) -> list[Candidate]:
        """The best plans, played on; the best first. `also`: an action with which one of them begins."""
        plans = self.plans()
        alive = [Candidate(plan) for plan in plans[: self.effort.plans]]
        if also is not None and all(candidate.plan.moves[0] != also for candidate in alive):
            known = [plan for plan in plans if plan.moves[0] == also]
            alive.append(Candidate(known[0] if known else self.beginning(also)))
            alive.sort(key=lambda candidate: by_value(candidate.plan))
        out: list[Candidate] = []
        deals = self.effort.deals if self.judge.plays_on(self.trial.deal(0)) else 0
        at = 0
        for _ in range(self.effort.stages if deals else 0):
            if len(alive) < 2 or (at and self.spent()):
                break
            at = self.play_on(alive, at, at + deals)
            alive.sort(key=lambda candidate: -candidate.mean)
            out = alive[(len(alive) + 1) // 2 :] + out
            alive = alive[: (len(alive) + 1) // 2]
            deals *= 2
        return alive + out

    def play_on(self, alive: list[Candidate], first: int, last: int) -> int:
        """Every plan on the same further deals; where that ended. A deal that there is no time to finish counts for
        none of them: no plan must look better for having met fewer deals."""
        for at in range(first, last):
            self.trial.deal(at)  # here, before others take part
        played = together(partial(self.on_deal, alive), range(first, last), self.jobs)
        for at in range(first, last):
            found = None if at and self.spent() else next(played)
            if found is None:
                return at
            margins, nodes = found
            for candidate, margin in zip(alive, margins, strict=True):
                candidate.margins.append(margin)
            self.nodes += nodes
        return last

    def on_deal(self, alive: list[Candidate], at: int) -> tuple[list[float], int] | None:
        """What each plan comes to on one deal, and the positions judged; None if there was no time for all of them."""
        margins: list[float] = []
        nodes = 0
        for candidate in alive:
            if self.late():
                for each in alive:
                    del each.ends[at:]
                return None
            rollout = self.rollout()
            margins.append(rollout.play(self.trial.deal(at), candidate.plan.moves))
            assert rollout.end is not None
            candidate.ends.append(rollout.end)
            nodes += rollout.nodes
        return margins, nodes

    def rollout(self) -> Rollout:
        seats = self.position.game.seats(self.trial.deal(0))
        turns = self.effort.turns if self.effort.deals else 0
        return Rollout(self.eyes, self.final, self.position.seat, seats, turns, self.effort.ahead)

    def ending(self, plan: Plan) -> State:
        """The position that a plan comes to on the first deal."""
        rollout = self.rollout()
        rollout.play(self.trial.deal(0), plan.moves)
        assert rollout.end is not None
        return rollout.end

    def final(self, s: State) -> float:
        """The points at the end against the best of the others; to win, or to share the win, is worth more."""
        result = self.position.game.result(s)
        seat = self.position.seat
        others = [score.total for score in result.scores if score.seat != seat]
        mine = [score.total for score in result.scores if score.seat == seat]
        won = 2 / len(result.winners) - 1 if seat in result.winners else -1.0
        return sum(mine) - max(others, default=0) + self.judge.win * won

    def late(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline

    def spent(self) -> bool:
        return self.late() or self.nodes >= self.effort.nodes
