"""What a search thinks, in words: how much better an option is than its rival, what speaks for it and what against it,
how its plan goes on and what luck may take away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from clio.bots.bot import Thought, chance
from clio.bots.search import Candidate, Search
from clio.engine.info import View
from clio.engine.kernel import State
from clio.messages import LANGUAGES, catalogue, say
from clio.words import capital

SHOWN_MOVES = 6
SHOWN_REASONS = 3
SHOWN_FEARS = 2
SLIGHT = 0.15  # a reason that weighs less than this share of the first is not told
LEVEL, LITTLE = 0.1, 0.75  # points by which options are as good as each other, or one only a little better


@dataclass(frozen=True)
class Ending:
    """Where a plan leads on one deal: what each term of the judge adds there, and what the table counts of it."""

    terms: list[float]
    counts: list[int]


@dataclass(frozen=True)
class Option:
    """One considered option by its best plan: its value in points at the end of the game, and its endings."""

    candidate: Candidate
    value: float
    endings: list[Ending]

    @property
    def action(self) -> int:
        return self.candidate.plan.moves[0]


def explained(search: Search) -> list[Thought]:
    """The options, the best first, each against the best of the others. One that was dropped early may have been lucky
    in its few deals: none is called better than those that went on."""
    best: dict[int, Candidate] = {}
    plans = search.compared()
    for candidate in plans:
        best.setdefault(candidate.plan.moves[0], candidate)
    options: list[Option] = []
    for candidate in best.values():
        value = min(candidate.mean, options[-1].value if options else float("inf"))
        options.append(Option(candidate, value, endings(search, candidate)))
    rivals = [options[1] if len(options) > 1 else None, *options[:1] * (len(options) - 1)]
    alone = "bot.begins" if len(plans) > 1 else "bot.alone" if len(search.trial.deal(0).legal) > 1 else "bot.only"
    return [thought(search, option, rival, alone) for option, rival in zip(options, rivals, strict=True)]


def thought(search: Search, option: Option, rival: Option | None, alone: str) -> Thought:
    """`alone`: what is said where there is no rival."""
    root, judge = search.trial.deal(0), search.judge
    played = bool(option.candidate.margins)
    value = option.value if played else option.value - judge.value(root)
    odds = chance(value, judge.doubt(root)) if played else None
    why, reasons, fears = {}, {}, {}
    for lang in LANGUAGES:
        why[lang] = weighed(search, option, rival, lang) if rival else ""
        fears[lang] = feared(search, option, lang)
        told = [
            standing(search, option, rival, lang) if rival else capital(say(alone, lang)).rstrip(".") + ".",
            why[lang],
            then(search, option.candidate, lang),
            say("bot.fears", lang, why=fears[lang]) if fears[lang] else "",
        ]
        reasons[lang] = " ".join(part for part in told if part)
    return Thought(option.action, value, why, reasons, option.candidate.plan.moves, odds, fears)


# ---------------------------------------------------------------------- where plans lead
def endings(search: Search, candidate: Candidate) -> list[Ending]:
    """Of a plan that was played on, one for each deal; of another where its turn ends, or its action."""
    if candidate.ends:
        judge = search.eyes(search.position.seat)
        return [Ending(judge.weigh(end), counted(search, end)) for end in candidate.ends]
    plan = candidate.plan
    if len(plan.moves) == 1:
        after = search.trial.deal(0).clone()
        after.apply(plan.moves[0])
        imagined = search.trial.look.outcome(search.trial.deal(0), plan.moves[0])[1]  # as far as a judgement needs it
        return [Ending(search.judge.weigh(imagined), counted(search, after))]
    end = search.ending(plan)
    return [Ending(search.eyes(search.position.seat).weigh(end), counted(search, end))]


def counted(search: Search, s: State) -> list[int]:
    """What is counted of each term in the view of its seat."""
    terms = search.judge.terms
    if not any(term.counts for term in terms):
        return [0] * len(terms)
    mine = search.position.game.view(s, search.position.seat)["players"][search.position.seat]
    return [sum(figure(mine, path) for path in term.counts) for term in terms]


def figure(part: View, path: str) -> int:
    """The number at a path such as "ratings.science"; 0 where the variant has none."""
    found: object = part
    for name in path.split("."):
        found = found.get(name, 0) if isinstance(found, dict) else 0
    return found if isinstance(found, int) else 0


# ---------------------------------------------------------------------- in words
def standing(search: Search, option: Option, rival: Option, lang: str) -> str:
    """How much better or worse, in what the game is won by."""
    lead = option.value - rival.value
    size = abs(lead) if abs(lead) > doubt(option, rival) else min(abs(lead), LITTLE / 2)
    key = "level" if size < LEVEL else ("better" if lead > 0 else "worse") + ("_little" if size < LITTLE else "")
    unit = f"{search.position.game.record.id}.hint.worth"
    n = max(1, round(size))
    amount = say(unit if unit in catalogue(lang) else "bot.points", lang, n=n)
    return say(f"bot.{key}", lang, amount=amount, other=called(search, rival.action, lang))


def doubt(option: Option, rival: Option) -> float:
    """How far the lead may be luck: the standard error over the deals on which both were played on."""
    leads = differences(option.candidate.margins, rival.candidate.margins)
    n = len(leads)
    if n < 2:
        return 0.0
    middle = sum(leads) / n
    return float(sqrt(sum((lead - middle) ** 2 for lead in leads) / (n - 1) / n))


def weighed(search: Search, option: Option, rival: Option, lang: str) -> str:
    """What speaks for the option and what against it, by the terms in which the two differ most; each with what is
    counted of it, where that tells the same."""
    both = list(zip(option.endings, rival.endings, strict=False))  # the deals on which both were played on
    change = mean([differences(one.terms, two.terms) for one, two in both])
    counts = mean([differences(one.counts, two.counts) for one, two in both])
    sides: dict[str, list[str]] = {"bot.for": [], "bot.against": []}
    for i in heaviest(change)[:SHOWN_REASONS]:
        name, n = search.judge.terms[i].name(lang), round(counts[i])
        told = f"{name} {n:+d}".replace("-", "\N{MINUS SIGN}") if n * change[i] > 0 else name
        sides["bot.for" if change[i] > 0 else "bot.against"].append(told)
    return " ".join(say(key, lang, why=", ".join(reasons)) for key, reasons in sides.items() if reasons)


def feared(search: Search, option: Option, lang: str) -> str:
    """What the worst deal takes away, against the best."""
    margins = option.candidate.margins
    if len(margins) < 2:
        return ""
    worst, best = margins.index(min(margins)), margins.index(max(margins))
    loss = [min(0.0, n) for n in differences(option.endings[worst].terms, option.endings[best].terms)]
    return ", ".join(search.judge.terms[i].name(lang) for i in heaviest(loss)[:SHOWN_FEARS])


def called(search: Search, action: int, lang: str) -> str:
    game, s = search.position.game, search.trial.deal(0)
    return game.label(lang, s, s.waiting, action, game.called(s, search.position.names, lang)).name


def then(search: Search, candidate: Candidate, lang: str) -> str:
    """The further moves of a plan, as people read them."""
    game, s = search.position.game, search.trial.deal(0).clone()
    names = game.called(s, search.position.names, lang)
    told = []
    for action in candidate.plan.moves[:SHOWN_MOVES]:
        if s.over or s.player != search.position.seat or action not in s.legal:
            break
        told.append(game.label(lang, s, s.waiting, action, names).name)
        s.apply(action)
    return say("bot.plan", lang, moves=", ".join(told[1:])) if len(told) > 1 else ""


# ---------------------------------------------------------------------- rows of figures
def heaviest(change: list[float]) -> list[int]:
    """The places of the figures that matter, the greatest first."""
    most = max(map(abs, change), default=0.0)
    found = [i for i, n in enumerate(change) if abs(n) >= max(LEVEL, SLIGHT * most)]
    return sorted(found, key=lambda i: -abs(change[i]))


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def differences(one: Sequence[float], two: Sequence[float]) -> list[float]:
    """As far as both go."""
    return [a - b for a, b in zip(one, two, strict=False)]
