"""The greedy bot: tries every option of the open question and takes the one whose outcome it likes best.

It looks one action ahead. What it must still decide inside that action (how to pay, which slot) is tried out too; what
the opponent may answer is not. Everything happens on samples: all that the seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from clio.bots.bot import Bot, Review, Thought, points, standing
from clio.bots.gains import Scene, listed
from clio.bots.judge import AnyJudge
from clio.bots.lookahead import Lookahead
from clio.bots.position import AnyPosition
from clio.engine.kernel import State
from clio.engine.rng import below, next_rng, seed_rng
from clio.messages import LANGUAGES, say

SAMPLES = 3  # how many deals an uncertain option is tried on


class Trial:
    """Values options of one position. Options are tried on the same deals, so that luck favours none of them."""

    def __init__(self, judge: AnyJudge, position: AnyPosition, rng: int) -> None:
        self.look = Lookahead(judge)
        self.position = position
        self.rng = rng
        self.deals: list[State] = []

    def deal(self, i: int) -> State:
        while len(self.deals) <= i:
            self.rng = next_rng(self.rng)
            self.deals.append(self.position.sample(self.rng))
        return self.deals[i]

    def value(self, action: int) -> float:
        """The mean over several deals if chance has a hand in it."""
        value, end = self.look.outcome(self.deal(0), action)
        if end.epoch == self.deal(0).epoch:
            return value
        return (value + sum(self.look.outcome(self.deal(i), action)[0] for i in range(1, SAMPLES))) / SAMPLES


class Slips(NamedTuple):
    """What makes a weaker opponent for beginners. One decision in `often` (0: none) is taken at random: among all
    options, or where `among` is set only among so many of the best, none of which is worse by more than `worse`
    points: not the best move, but one that makes sense."""

    often: int = 0
    among: int = 0
    worse: float = 0.0


NO_SLIPS = Slips()


class GreedyBot(Bot):
    """One action ahead on the evaluation of its game; with slips, if they are wanted."""

    def __init__(self, name: str, judge: Callable[[int], AnyJudge], seed: str, slips: Slips = NO_SLIPS) -> None:
        self.name = name
        self.judge = judge
        self.slips = slips
        self.rng = seed_rng(seed)

    def choose(self, position: AnyPosition) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        self.rng = next_rng(self.rng)
        judge = self.judge(position.seat)
        trial = Trial(judge, position, self.rng)
        options = judge.candidates(trial.deal(0), False)
        if self.slips.often and below(next_rng(self.rng), self.slips.often) == 0:
            sensible = self.sensible(trial, options)
            return sensible[below(next_rng(next_rng(self.rng)), len(sensible))]
        best, chosen = float("-inf"), options[0]
        for action in options:
            value = trial.value(action)
            if value > best:
                best, chosen = value, action
        return chosen

    def sensible(self, trial: Trial, options: list[int]) -> list[int]:
        """Where a slip may lead."""
        if not self.slips.among:
            return options
        values = {action: trial.value(action) for action in options}
        ranked = sorted(options, key=lambda action: -values[action])[: self.slips.among]
        return [action for action in ranked if values[action] >= values[ranked[0]] - self.slips.worse]

    def explain(self, position: AnyPosition, without: Collection[int] = ()) -> list[Thought]:
        judge = self.judge(position.seat)
        trial = Trial(judge, position, next_rng(self.rng))
        now = judge.value(trial.deal(0))
        thoughts = []
        for action in judge.candidates(trial.deal(0), False):
            if action in without:
                continue
            value = trial.value(action) - now
            why, reasons = self.told("bot.worth", trial, value, action)
            thoughts.append(Thought(action, value, why, reasons))
        return sorted(thoughts, key=lambda thought: -thought.value)

    def told(
        self, key: str, trial: Trial, value: float, *options: int
    ) -> tuple[dict[str, str], dict[str, str]]:
        """What an option brings, beside another if there is one, and after so many points in a sentence."""
        deals = [trial.deal(n) for n in range(SAMPLES)]
        found = Scene(self.judge, trial.position, trial.look).gains(deals, options[:1], options[1:])
        why = {lang: listed(found, lang) for lang in LANGUAGES}
        reasons = {lang: say(key, lang, amount=points(value, lang)) for lang in LANGUAGES}
        for lang in LANGUAGES if found else ():
            reasons[lang] += " " + say("bot.brings", lang, why=why[lang])
        return why, reasons

    def review(self, position: AnyPosition, action: int) -> Review:
        judge = self.judge(position.seat)
        trial = Trial(judge, position, next_rng(self.rng))
        deal = trial.deal(0)
        values = {option: trial.value(option) for option in [action, *judge.candidates(deal, False)]}
        best = max(values, key=lambda option: values[option])
        cost = values[best] - values[action]
        reasons = {} if best == action else self.told("bot.more", trial, cost, best, action)[1]
        return Review(best, cost, judge.doubt(deal), standing(self.judge, position, deal), reasons)
