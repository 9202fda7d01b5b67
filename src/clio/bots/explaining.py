"""What a search thinks, in words: how much better an option is than its rival, what it brings that the other does not,
how its plan goes on, and what suffers by it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from clio.bots.bot import Thought, shares
from clio.bots.bot import standing as standings
from clio.bots.figures import SHOWN, changes, compared, steady
from clio.bots.figures import listed as listed_changes
from clio.bots.gains import Gain, Scene, listed, losses
from clio.bots.greedy import SAMPLES
from clio.bots.search import Candidate, Search
from clio.engine.kernel import State
from clio.messages import LANGUAGES, catalogue, say
from clio.words import capital

SHOWN_MOVES = 6
SURE = 0.99  # no chance is called greater, nor the other one smaller
LEVEL, LITTLE = 0.25, 0.75  # points below which options are as good as each other, or one only a little better


@dataclass(frozen=True)
class Option:
    """One considered option by its best plan, and its value in points at the end of the game."""

    candidate: Candidate
    value: float

    @property
    def action(self) -> int:
        return self.candidate.plan.moves[0]


def explained(search: Search, without: Collection[int] = ()) -> list[Thought]:
    """The options, the best first, each against the best of the others. One that was dropped early may have been lucky
    in its few deals: none is called better than those that went on. `without`: options that are no rivals."""
    best: dict[int, Candidate] = {}
    plans = [candidate for candidate in search.compared() if candidate.plan.moves[0] not in without]
    for candidate in plans:
        best.setdefault(candidate.plan.moves[0], candidate)
    options: list[Option] = []
    for candidate in best.values():
        value = min(candidate.mean, options[-1].value if options else float("inf"))
        options.append(Option(candidate, value))
    rivals = [options[1] if len(options) > 1 else None, *options[:1] * (len(options) - 1)]
    alone = "bot.begins" if len(plans) > 1 else "bot.alone" if len(search.trial.deal(0).legal) > 1 else "bot.only"
    return [thought(search, option, rival, alone) for option, rival in zip(options, rivals, strict=True)]


def thought(search: Search, option: Option, rival: Option | None, alone: str) -> Thought:
    """`alone`: what is said where there is no rival."""
    played = bool(option.candidate.margins)
    value = option.value if played else option.value - search.judge.value(search.trial.deal(0))
    words = figured(search, option, rival) or weighed(search, option, rival)
    reasons = {}
    for lang in LANGUAGES:
        lead = standing(search, option, rival, lang) if rival else capital(say(alone, lang)).rstrip(".") + "."
        reasons[lang] = " ".join(part for part in (lead, *words[lang].told) if part)
    why = {lang: words[lang].why for lang in LANGUAGES}
    return Thought(option.action, value, why, reasons, option.candidate.plan.moves, odds(search, option.candidate))


class Words(NamedTuple):
    """What an option brings, shortly, and the sentences of it."""

    why: str
    told: list[str]


def figured(search: Search, option: Option, rival: Option | None) -> dict[str, Words]:
    """In figures, where the game counts any: what speaks for the option and what against it, beside its rival. Where
    none of them bears out that it is better, this is said rather than figures that say nothing."""
    deals, look = [search.trial.deal(n) for n in range(SAMPLES)], search.trial.look
    game = search.position.game.record.id
    if not search.judge.figures(deals[0], deals[0]):
        return {}
    mine = changes(look, deals, option.action)
    sides = compared(mine, changes(look, deals, rival.action) if rival else ())
    lead = ahead(option, rival) if rival else 0.0
    rows = sides.told(lead < 0)
    if not rows and -LEVEL < lead < LEVEL:
        stays = steady(look, deals[0])
        rows = [("bot.stays", stays)] if stays else []
    found = {}
    for lang in LANGUAGES:
        other = called(search, rival.action, lang) if rival else ""
        told = [say(key, lang, figures=listed_changes(row, game, lang), other=other) for key, row in rows]
        if not rows and rival and not -LEVEL < lead < LEVEL:
            told = [say("bot.unread", lang)]
        found[lang] = Words(listed_changes(sides.good[:SHOWN], game, lang), told)
    return found


def weighed(search: Search, option: Option, rival: Option | None) -> dict[str, Words]:
    """By the terms of the evaluation, and how the plan goes on."""
    at_once = brought(search, option, rival, whole=False)
    in_all = [] if at_once or len(option.candidate.plan.moves) < 2 else brought(search, option, rival, whole=True)
    feared = suffering(search, option.candidate, rival.candidate) if rival else []
    found = {}
    for lang in LANGUAGES:
        why = listed(at_once or in_all, lang)
        plan = then(search, option.candidate, lang)
        told = [
            say("bot.brings", lang, why=why) if at_once else "",
            plan,
            say("bot.plan_brings", lang, why=why) if in_all and plan else "",
            say("bot.suffers", lang, why=listed(feared, lang)) if feared else "",
        ]
        found[lang] = Words(why, told)
    return found


def brought(search: Search, option: Option, rival: Option | None, whole: bool) -> list[Gain]:
    """What an option brings, or its plan as far as it is shown; of that, where there is a rival, what this one does not
    bring."""
    deals = [search.trial.deal(n) for n in range(SAMPLES)]
    scene = Scene(search.eyes, search.position, search.trial.look, whole)
    mine = option.candidate.plan.moves[:SHOWN_MOVES]
    return scene.gains(deals, mine, rival.candidate.plan.moves[:SHOWN_MOVES] if rival else ())


def suffering(search: Search, mine: Candidate, other: Candidate) -> list[Gain]:
    """What is worse where a plan comes to than it is now, and than where the other one comes to, whatever is dealt."""
    if any(s.over for s in [*mine.ends, *other.ends]):
        return []
    scene = Scene(search.eyes, search.position, search.trial.look)
    now = [search.trial.deal(n) for n in range(len(mine.ends))]
    before, after, rival = ([scene.looked_at(s, s) for s in row] for row in (now, mine.ends, other.ends))
    return losses(search.judge, before, after, rival)


def odds(search: Search, candidate: Candidate) -> float | None:
    """The chance to win where a plan comes to, if the search looks that far: beyond the end of a single move in the
    middle of a turn."""
    if not (candidate.ends and search.effort.width):
        return None
    mean = sum(share(search, s) for s in candidate.ends) / len(candidate.ends)
    return max(1 - SURE, min(SURE, mean))


def share(search: Search, s: State) -> float:
    """Of the victory."""
    if not s.over:
        return shares(standings(search.eyes, search.position, s))[0]
    winners = search.position.game.result(s).winners
    return 1 / len(winners) if search.position.seat in winners else 0.0


# ---------------------------------------------------------------------- in words
def standing(search: Search, option: Option, rival: Option, lang: str) -> str:
    """How much better or worse, in what the game is won by."""
    lead = ahead(option, rival)
    little = abs(lead) < LITTLE or abs(lead) <= doubt(option, rival)
    key = "level" if abs(lead) < LEVEL else ("better" if lead > 0 else "worse") + ("_little" if little else "")
    unit = f"{search.position.game.record.id}.hint.worth"
    n = max(1, round(abs(lead)))
    amount = say(unit if unit in catalogue(lang) else "bot.points", lang, n=n)
    return say(f"bot.{key}", lang, amount=amount, other=called(search, rival.action, lang))


def ahead(option: Option, rival: Option) -> float:
    """By how much, in tenths, as others hear of both: what is called better must not be told to be as good."""
    return round(option.value, 1) - round(rival.value, 1)


def doubt(option: Option, rival: Option) -> float:
    """How far the lead may be luck: the standard error over the deals on which both were played on."""
    leads = [a - b for a, b in zip(option.candidate.margins, rival.candidate.margins, strict=False)]
    n = len(leads)
    if n < 2:
        return 0.0
    middle = sum(leads) / n
    return float(sqrt(sum((lead - middle) ** 2 for lead in leads) / (n - 1) / n))


def called(search: Search, action: int, lang: str) -> str:
    """An option by its name; by all its words where another has the same."""
    game, s = search.position.game, search.trial.deal(0)
    names = game.called(s, search.position.names, lang)
    label = game.label(lang, s, s.waiting, action, names)
    same = [each for each in s.legal if game.label(lang, s, s.waiting, each, names).name == label.name]
    return label.name if len(same) < 2 else game.words(lang).labelled(label)


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
