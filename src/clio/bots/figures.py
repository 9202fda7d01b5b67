"""What an option changes, in figures from before to after, and what the runner-up would change instead: between them a
reader can see why the one is preferred."""

from __future__ import annotations

from collections.abc import Sequence

from clio.bots.lookahead import Lookahead
from clio.engine.kernel import State
from clio.messages import say

SHOWN = 3  # figures of an option
Figures = dict[str, int]
PERCENT = ".percent"


class Change:
    """A figure before and after; `least`: it is so far on every deal, further on some."""

    __slots__ = ("after", "before", "least", "name")

    def __init__(self, name: str, before: int | None, after: int, least: bool) -> None:
        self.name, self.before, self.after, self.least = name, before, after, least

    def told(self, game: str, lang: str) -> str:
        share = self.name.endswith(PERCENT)
        before = "" if self.before is None else counted(self.before, share, lang)
        key = "bot.figure"
        if self.before is None:
            key = "bot.figure_new"
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
        found.append(Change(name, was, nearest, min(ends) != max(ends)))
    return found


def steady(look: Lookahead, deal: State) -> list[Change]:
    """The chance that it is all about, where no option changes it."""
    return [Change(name, None, n, False) for name, n in list(look.judge.figures(deal, deal).items())[:1]
            if name.endswith(PERCENT)]


def compared(one: Sequence[Change], other: Sequence[Change]) -> tuple[list[Change], list[Change]]:
    """What only one of two options changes, or changes otherwise."""
    ends = [{change.name: change.after for change in each} for each in (one, other)]
    alone = [
        [change for change in mine if theirs.get(change.name) != change.after][:SHOWN]
        for mine, theirs in ((one, ends[1]), (other, ends[0]))
    ]
    return alone[0], alone[1]


def listed(found: Sequence[Change], game: str, lang: str) -> str:
    return ", ".join(change.told(game, lang) for change in found)
