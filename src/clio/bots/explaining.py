"""What a search thinks, in words: the plans it compared, where they lead, which terms decide and what may go wrong."""

from __future__ import annotations

from clio.bots.bot import Thought, chance, moved_most, number
from clio.bots.search import Candidate, Search
from clio.messages import LANGUAGES, say

SHOWN_MOVES = 6


def explained(search: Search) -> list[Thought]:
    """The plans, the best first. One that was dropped early may have been lucky in its few deals: none is called better
    than those that went on."""
    found = search.compared()
    out: list[Thought] = []
    for candidate in found:
        rival = found[1] if candidate is found[0] and len(found) > 1 else found[0]
        if search.effort.deals:
            thought = against(search, candidate, rival, out[-1].value if out else float("inf"))
        else:
            thought = from_now(search, candidate)
        out.append(thought)
    return out


def from_now(search: Search, candidate: Candidate) -> Thought:
    """A plan that was not played on: what it changes until the turn ends."""
    start = search.trial.deal(0)
    before = search.judge.weigh(start)
    plan = candidate.plan
    end = search.judge.weigh(search.trial.look.outcome(start, plan.moves[0])[1]) if len(plan.moves) == 1 else None
    change = differences(end or search.ending(plan, 0), before)
    value = plan.value - sum(before)
    why = {lang: moved_most(search.judge, change, lang) for lang in LANGUAGES}
    reasons = {
        lang: say("bot.worth", lang, n=number(value, lang), why=why[lang]) + then(search, candidate, lang)
        for lang in LANGUAGES
    }
    return Thought(plan.moves[0], value, why, reasons, plan.moves)


def against(search: Search, candidate: Candidate, rival: Candidate, most: float) -> Thought:
    """A plan that was played on: where it leads, and in which terms that differs from its rival."""
    value = min(candidate.mean, most)
    odds = chance(value, search.judge.doubt(search.trial.deal(0)))
    terms = search.ending(candidate.plan, 0)
    change = differences(terms, search.ending(rival.plan, 0))
    fears = feared(search, candidate)
    why, told, reasons = {}, {}, {}
    for lang in LANGUAGES:
        why[lang] = say("bot.alone", lang) if rival is candidate else moved_most(search.judge, change, lang)
        told[lang] = moved_most(search.judge, fears, lang) if any(fears) else ""
        text = say("bot.ahead", lang, n=number(value, lang), chance=round(100 * odds), why=why[lang])
        text += then(search, candidate, lang)
        reasons[lang] = text + (" " + say("bot.fears", lang, why=told[lang]) if told[lang] else "")
    return Thought(candidate.plan.moves[0], value, why, reasons, candidate.plan.moves, odds, told)


def feared(search: Search, candidate: Candidate) -> list[float]:
    """What the worst deal takes away, against the best."""
    margins = candidate.margins
    if len(margins) < 2:
        return []
    worst, best = margins.index(min(margins)), margins.index(max(margins))
    change = differences(search.ending(candidate.plan, worst), search.ending(candidate.plan, best))
    return [min(0.0, n) for n in change]


def then(search: Search, candidate: Candidate, lang: str) -> str:
    """The further moves of a plan, as people read them."""
    game, s = search.position.game, search.trial.deal(0).clone()
    names = game.called(s, [], lang)
    told = []
    for action in candidate.plan.moves[:SHOWN_MOVES]:
        if s.over or s.player != search.position.seat or action not in s.legal:
            break
        told.append(game.label(lang, s, s.waiting, action, names).name)
        s.apply(action)
    return " " + say("bot.plan", lang, moves=", ".join(told[1:])) if len(told) > 1 else ""


def differences(one: list[float], two: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, two, strict=True)]
