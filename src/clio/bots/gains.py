"""What a move brings, in words: what is better right after it than before, whatever was dealt. A search goes by where
plans end, but a reader takes every reason for what the move itself does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from clio.bots.judge import AnyJudge, Term
from clio.bots.lookahead import Lookahead
from clio.bots.position import AnyPosition
from clio.engine.info import View
from clio.engine.kernel import State

SHOWN = 3  # terms named
LEAST = 0.1  # points by which a term must rise to be named
SLIGHT = 0.15  # a gain that weighs less than this share of the first is not told


class After(NamedTuple):
    """A position as the judge weighs it, and what the table counts of each term there."""

    terms: list[float]
    counts: list[int]


class Gain(NamedTuple):
    """A term that rises or falls, and by how much the table counts of it; 0 where it does not count."""

    term: Term
    n: int

    def told(self, lang: str) -> str:
        return self.term.name(lang) + (f" {self.n:+d}".replace("-", "\N{MINUS SIGN}") if self.n else "")


@dataclass(frozen=True)
class Scene:
    """Where moves are tried. `whole`: all of them, but for the one that ends the turn; else until the first action is
    complete."""

    eyes: Callable[[int], AnyJudge]
    position: AnyPosition
    look: Lookahead
    whole: bool = False

    def gains(self, deals: Sequence[State], moves: Sequence[int], rival: Sequence[int] = ()) -> list[Gain]:
        """What moves bring on every deal; of that what the rival, if he brings anything, does not."""
        ours = [self.after(deal, moves) for deal in deals]
        theirs = [self.after(deal, rival) for deal in deals] if rival else []
        before = [self.looked_at(deal, deal) for deal in deals]
        after, others = ([each for each in row if each] for row in (ours, theirs))
        if len(after) < len(deals):
            return []
        return gains(self.look.judge, before, after, others if len(others) == len(deals) else ())

    def after(self, deal: State, moves: Sequence[int]) -> After | None:
        """None where nothing can be said: the turn or the round is over with them, or an action is not complete."""
        judge, s = self.look.judge, deal.clone()
        for n, action in enumerate(moves):
            if n and not self.whole and judge.settled(s):
                break
            if s.over or s.player != judge.seat or action not in s.legal:
                return None
            if action == judge.closing(s):
                if n == 0:
                    return None
                break
            s.apply(action)
        if s.over or judge.round(s) != judge.round(deal):
            return None
        if judge.settled(s):
            return self.looked_at(s, s)
        return None if self.whole else self.looked_at(s, self.look.outcome(deal, moves[0])[1])

    def looked_at(self, s: State, imagined: State) -> After:
        """`imagined`: the same as far as a judgement needs it."""
        judge = self.eyes(self.position.seat)
        return After(judge.weigh(imagined), counted(judge, self.position, s))


def gains(
    judge: AnyJudge, before: Sequence[After], after: Sequence[After], rival: Sequence[After] = ()
) -> list[Gain]:
    """The terms that rise on every deal, and further than by the rival; the greatest first. What the table counts must
    rise with them: no reader would find the others."""
    found: list[tuple[float, Gain]] = []
    for i, term in enumerate(judge.terms):
        if term.quiet:
            continue
        rises = [two.terms[i] - one.terms[i] for one, two in zip(before, after, strict=False)]
        leads = [one.terms[i] - two.terms[i] for one, two in zip(after, rival, strict=False)]
        counts = {two.counts[i] - one.counts[i] for one, two in zip(before, after, strict=False)}
        if not rises or min(rises) < LEAST or min(leads, default=LEAST) < LEAST or (term.counts and min(counts) <= 0):
            continue
        found.append((sum(rises) / len(rises), Gain(term, min(counts) if len(counts) == 1 else 0)))
    found.sort(key=lambda each: -each[0])
    return [gain for rise, gain in found if rise >= SLIGHT * found[0][0]][:SHOWN]


def losses(
    judge: AnyJudge, before: Sequence[After], after: Sequence[After], rival: Sequence[After]
) -> list[Gain]:
    """The term that falls most on every deal, of those that fall less far by the rival; one, or none."""
    spared = [gain.term for gain in gains(judge, after, rival)]
    return [Gain(gain.term, -gain.n) for gain in gains(judge, after, before) if gain.term in spared][:1]


def listed(found: Sequence[Gain], lang: str) -> str:
    return ", ".join(gain.told(lang) for gain in found)


def counted(judge: AnyJudge, position: AnyPosition, s: State) -> list[int]:
    """What is counted of each term in the view of its seat."""
    if not any(term.counts for term in judge.terms):
        return [0] * len(judge.terms)
    mine = position.game.view(s, position.seat)["players"][position.seat]
    return [sum(figure(mine, path) for path in term.counts) for term in judge.terms]


def figure(part: View, path: str) -> int:
    """The number at a path such as "ratings.science"; 0 where the variant has none."""
    found: object = part
    for name in path.split("."):
        found = found.get(name, 0) if isinstance(found, dict) else 0
    return found if isinstance(found, int) else 0
