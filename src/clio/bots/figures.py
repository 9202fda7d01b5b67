"""What an option changes, in figures from before to after, beside what the runner-up would change instead: what speaks
for it and what against it, in so few that they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clio.bots.lookahead import Lookahead
from clio.engine.kernel import State
from clio.messages import say

SHOWN = 2  # figures on the side that decides; one on the other
Figures = dict[str, int]
PERCENT = ".percent"


class Change:
    """A figure before and after; `least`: it is so far on every deal, further on some; `rise`: by how much it is better
    than before, negative if it is worse."""

    __slots__ = ("after", "before", "least", "name", "rise")

    def __init__(self, name: str, before: int | None, after: int, least: bool, fewer: bool = False) -> None:
        self.name, self.before, self.after, self.least = name, before, after, least
        self.rise = (after - (before or 0)) * (-1 if fewer else 1)

    def told(self, game: str, lang: str) -> str:
        share = self.name.endswith(PERCENT)
        before = "" if self.before is None else counted(self.before, share, lang)
        key = "bot.figure"
        if self.before is None:
            key = "bot.figure_new" if share else "bot.figure_count"
        elif self.least:
            key = "bot.figure_least" if self.after > self.before else "bot.figure_most"
        what = say(f"{game}.hint.figure.{self.name.removesuffix(PERCENT)}", lang, n=self.after)
        return say(key, lang, what=what, before=before, after=counted(self.after, share, lang))


def counted(n: int, share: bool, lang: str) -> str:
    text = str(n).replace("-", "\N{MINUS SIGN}")
    return say("bot.percent", lang, n=text) if share else text


def changes(look: Lookahead, deals: Sequence[State], action: int) -> list[Change]:
    """What an option changes on every deal, carried through as well as possible."""
    before = look.judge.figures(deals[0], deals[0])
    after = [look.judge.figures(look.outcome(deal, action)[1], deal) for deal in deals]
    found = []
    for name in after[0]:
        ends = [each[name] for each in after if name in each]
        was = before.get(name)
        if len(ends) < len(deals) or (was is not None and min(ends) <= was <= max(ends)):
            continue
        nearest = min(ends, key=lambda n: abs(n - (was or 0)))
        found.append(Change(name, was, nearest, min(ends) != max(ends), name in look.judge.fewer))
    return found


def steady(look: Lookahead, deal: State) -> list[Change]:
    """The chance that it is all about, where no option changes it."""
    return [Change(name, None, n, False) for name, n in list(look.judge.figures(deal, deal).items())[:1]
            if name.endswith(PERCENT)]


class Sides(NamedTuple):
    """What speaks for an option and what against it, of what it changes, and what its rival would make worse or better
    instead."""

    good: list[Change]
    bad: list[Change]
    spared: list[Change]
    missed: list[Change]

    def told(self, behind: bool) -> list[tuple[str, list[Change]]]:
        """By the keys of their sentences, those that bear out the verdict first. What bears out nothing is left out: of
        an option that is ahead, figures against it alone would only contradict."""
        first, other = ("bot.good", self.good), ("bot.bad", self.bad)
        instead = self.missed if behind else self.spared
        if behind:
            first, other = other, first
        decides = first[1][:SHOWN]
        rows = [(first[0], decides), ("bot.instead", instead[:SHOWN - len(decides)])]
        return [row for row in (*rows, (other[0], other[1][:1])) if row[1]] if any(row for _, row in rows) else []


def compared(one: Sequence[Change], other: Sequence[Change]) -> Sides:
    """What only one of two options changes, or changes further than the other."""
    rises = [{change.name: change.rise for change in each} for each in (one, other)]
    found = Sides([], [], [], [])
    for change in one:
        lead = change.rise - rises[1].get(change.name, 0)
        if lead and (lead > 0) == (change.rise > 0):
            (found.good if lead > 0 else found.bad).append(change)
    for change in other:
        lead = change.rise - rises[0].get(change.name, 0)
        if lead and (lead > 0) == (change.rise > 0) and change.before is not None:
            (found.missed if lead > 0 else found.spared).append(change)
    return found


def listed(found: Sequence[Change], game: str, lang: str) -> str:
    return ", ".join(change.told(game, lang) for change in found)
