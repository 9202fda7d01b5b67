"""One action ahead: what the greedy bot sees of an option, and the search's quick player of everybody's moves."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import AnyJudge
from clio.engine.kernel import State

BUDGET: Final = 24  # decisions tried inside one option; after that the first candidate is taken


class Lookahead:
    """Tries options with the eyes of one judge. `nodes`: positions judged so far."""

    def __init__(self, judge: AnyJudge, budget: int = BUDGET) -> None:
        self.judge = judge
        self.budget = budget
        self.left = 0
        self.nodes = 0

    def outcome(self, deal: State, action: int) -> tuple[float, State]:
        """An option of a deal, which stays as it is: its value and the position after it."""
        s = deal.clone()
        self.judge.play(s, action)
        self.left = self.budget
        return self.settle(s)

    def settle(self, s: State) -> tuple[float, State]:
        """Finish the action as well as possible; its value and the position reached."""
        judge = self.judge
        if judge.settled(s):
            self.nodes += 1
            return judge.value(s), s
        options = judge.candidates(s, True)
        best, end = float("-inf"), s
        for n, action in enumerate(options):
            if n and self.left <= 0:
                break
            self.left -= 1
            after = s.clone() if n < len(options) - 1 and self.left > 0 else s
            judge.play(after, action)
            value, reached = self.settle(after)
            if value > best:
                best, end = value, reached
        return best, end

    def best(self, s: State) -> int:
        """The option that looks best on this deal alone."""
        options = s.legal
        if len(options) == 1:
            return options[0]
        options = self.judge.candidates(s, False)
        chosen = options[0]
        if len(options) == 1:
            return chosen
        most = float("-inf")
        for action in options:
            value = self.outcome(s, action)[0]
            if value > most:
                most, chosen = value, action
        return chosen
