"""The greedy bot: tries every option of the open question and takes the one whose outcome it likes best.

It looks one action ahead. What it must still decide inside that action (how to pay, which slot) is tried out too; what
the opponent may answer is not. Everything happens on samples: all that the seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clio.bots.bot import Bot, Thought, number
from clio.bots.judge import Judge
from clio.bots.position import AnyPosition
from clio.engine.kernel import State
from clio.engine.rng import below, next_rng, seed_rng
from clio.messages import LANGUAGES, say

SAMPLES = 3  # how many deals an uncertain option is tried on
BUDGET = 24  # decisions tried inside one option; after that the first candidate is taken
SHOWN = 3  # terms named in an explanation


class Lookahead:
    """Values options of one position. Options are tried on the same deals, so that luck favours none of them."""

    def __init__(self, judge: Judge[Any], position: AnyPosition, rng: int) -> None:
        self.judge = judge
        self.position = position
        self.rng = rng
        self.deals: list[State] = []
        self.left = 0

    def deal(self, i: int) -> State:
        while len(self.deals) <= i:
            self.rng = next_rng(self.rng)
            self.deals.append(self.position.sample(self.rng))
        return self.deals[i]

    def outcome(self, action: int, i: int) -> tuple[float, State, bool]:
        """The option on deal i: its value, the position after it, and whether chance had a hand in it."""
        deal = self.deal(i)
        s = deal.clone()
        self.judge.play(s, action)
        self.left = BUDGET
        value, end = self.settle(s)
        return value, end, end.epoch != deal.epoch

    def settle(self, s: State) -> tuple[float, State]:
        """Finish the action as well as possible; its value and the position reached."""
        judge = self.judge
        if judge.settled(s):
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

    def value(self, action: int) -> float:
        """The mean over several deals if chance has a hand in it."""
        value, _, chance = self.outcome(action, 0)
        if not chance:
            return value
        return (value + sum(self.outcome(action, i)[0] for i in range(1, SAMPLES))) / SAMPLES


class GreedyBot(Bot):
    """One action ahead on the evaluation of its game. One decision in `slips` it takes without thinking: a weaker
    opponent for beginners (0: none)."""

    def __init__(self, judge: Callable[[AnyPosition], Judge[Any]], seed: str, slips: int = 0) -> None:
        self.name = "easy" if slips else "greedy"
        self.judge = judge
        self.slips = slips
        self.rng = seed_rng(seed)

    def choose(self, position: AnyPosition) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        self.rng = next_rng(self.rng)
        judge = self.judge(position)
        look = Lookahead(judge, position, self.rng)
        options = judge.candidates(look.deal(0), False)
        if self.slips and below(next_rng(self.rng), self.slips) == 0:
            return options[below(next_rng(next_rng(self.rng)), len(options))]
        best, chosen = float("-inf"), options[0]
        for action in options:
            value = look.value(action)
            if value > best:
                best, chosen = value, action
        return chosen

    def explain(self, position: AnyPosition) -> list[Thought]:
        judge = self.judge(position)
        look = Lookahead(judge, position, next_rng(self.rng))
        before = judge.weigh(look.deal(0))
        thoughts = []
        for action in judge.candidates(look.deal(0), False):
            end = look.outcome(action, 0)[1]
            change = [after - was for after, was in zip(judge.weigh(end), before, strict=True)]
            value = look.value(action) - sum(before)
            why = {lang: moved_most(judge, change, lang) for lang in LANGUAGES}
            reasons = {lang: say("bot.worth", lang, n=number(value, lang), why=why[lang]) for lang in LANGUAGES}
            thoughts.append(Thought(action, value, why, reasons))
        return sorted(thoughts, key=lambda thought: -thought.value)


def moved_most(judge: Judge[Any], change: list[float], lang: str) -> str:
    """The terms that an option moves most, each by how much, in points at the end of the game."""
    moved = sorted(range(len(change)), key=lambda i: -abs(change[i]))[:SHOWN]
    parts = [f"{judge.terms[i].name(lang)} {number(change[i], lang)}" for i in moved if abs(change[i]) >= 0.05]
    return ", ".join(parts) or say("bot.nothing", lang)
