"""The report of a finished game: what its study counts, from round to round, and how a bot would have judged it. Built
of what the replay of the game shows to the same people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set
from typing import Any

from clio.bots import judge_of
from clio.bots.bot import shares
from clio.engine.history import Table
from clio.engine.kernel import Event
from clio.engine.rng import seed_rng
from clio.engine.study import Course, Ledger, Study
from clio.games import part_of
from clio.messages import say
from clio.server import messages as m
from clio.server import retrospect as r
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.errors import NotNow
from clio.server.replays import Film, Films, Shelf, told_story
from clio.server.telling import Reader
from clio.words import fill

SWINGS = 5  # turning points that are told
SWING = 0.08  # of a chance to win: less is none
LINES = 5  # of the log, about a turning point


class Figures:
    """What was counted of a game, without a word of any language; all of it by seat, then by moment."""

    def __init__(self, study: Any, table: Table) -> None:
        self.game = table.game
        self.study: Study | None = getattr(study, "STUDY", None)
        self.courses: tuple[Course, ...] = getattr(study, "COURSES", ())
        self.ledger: Ledger = getattr(study, "Ledger", Ledger)()
        self.players = table.players
        self.seats = len(table.result.scores)
        self.moments: list[r.Moment] = []
        self.sources: list[list[dict[str, int]]] = []  # by moment, then by seat
        self.gained: list[list[Counter[str]]] = []
        self.stand: list[list[list[list[int]]]] = []  # by moment, course, seat
        self.judged: list[r.Judged] = []

    def look(self, table: Table, round: int, gained: list[Counter[str]]) -> None:
        """One more moment."""
        s, events = table.state, [line.event for line in table.log]
        scores = table.result.scores
        self.sources.append(
            [dict(score.lines) for score in scores] if self.study is None else self.study.sources(self.game, s, events))
        self.stand.append([[list(course.figures(s, seat)) for seat in range(self.seats)] for course in self.courses])
        self.gained.append(gained)
        self.moments.append(r.Moment(len(table.actions), round))

    def judge(self, table: Table) -> None:
        """The chances now, each in the eyes of its seat: what it cannot know is dealt anew. Between two rounds, where
        positions can be compared."""
        eyes = judge_of(self.game.record.id)
        if eyes is None:
            return
        margins = []
        for seat in range(self.players):
            rng = seed_rng(table.deal.aside(f"report/{seat}/{len(table.actions)}"))
            s = self.game.determinize(table.state_of(seat), seat, rng)
            judge = eyes(seat)
            margins.append(judge.margin(s) / judge.doubt(s))
        self.judged.append(r.Judged(len(table.actions), [round(share, 3) for share in shares(margins)]))

    def finish(self, table: Table, winners: Iterable[int]) -> None:
        """Who has won has no doubt any more."""
        won = set(winners)
        if self.judged:
            chances = [1 / len(won) if seat in won else 0.0 for seat in range(self.players)]
            self.judged.append(r.Judged(len(table.actions), chances))


def counted(c: Chronicle, film: Film) -> Figures:
    """Play the game once more and count."""
    table = film.before(0)
    game = table.game
    figures = Figures(part_of(game.record.id, "clio.games", "study"), table)
    gained = [Counter[str]() for _ in range(figures.seats)]
    figures.look(table, 0, gained)
    now = game.round_of(table.state)
    figures.judge(table)
    gained = [Counter[str]() for _ in range(figures.seats)]
    for action in film.actions:
        told = len(table.log)
        table.play(action)
        events = [line.event for line in table.log[told:]]
        figures.ledger.after(table.state, len(table.actions), events)
        gather(gained, table, events)
        film.keep(table)
        last = len(table.actions) == len(film.actions)
        if game.round_of(table.state) != now or last:
            figures.look(table, now, gained)
            now, gained = game.round_of(table.state), [Counter[str]() for _ in range(figures.seats)]
            if not table.over:
                figures.judge(table)
    if table.over or c.status == "over":
        figures.finish(table, c.result.winners)
    return figures


def gather(gained: list[Counter[str]], table: Table, events: Iterable[Event]) -> None:
    for e in events:
        if 0 <= e.me < len(gained):
            gained[e.me].update({what: n for what, n in table.game.amounts(e).items() if n > 0})


# ---------------------------------------------------------------------- in words
def report(c: Chronicle, reader: Reader, connected: frozenset[int], films: Films | Shelf) -> r.Report:
    """For whoever may see the replay, and of what it shows."""
    finished(c)
    film, lang = films.of(c), reader.lang
    if film.figures is None:
        film.figures = counted(c, film)
    figures: Figures = film.figures
    result = telling.result(c, lang)
    assert result is not None
    return r.Report(
        telling.table_info(c, reader, connected), result, figures.moments, charts(figures, lang), cards(figures, lang),
        figures.judged, swings(c, figures, told_story(c, film, lang), lang))


def finished(c: Chronicle) -> None:
    """Refuses what is not over, and what today's rules do not play to where it ended."""
    if not c.readable:
        raise NotNow("not_over")
    if c.stopped:
        raise NotNow("rules_too_old")


def charts(figures: Figures, lang: m.Lang) -> list[r.Chart]:
    names = figures.game.names(lang)
    own = {} if figures.study is None else figures.study.names(lang)
    ids = list(dict.fromkeys(id for seats in figures.sources for seat in seats for id in seat))
    found = [r.Chart("sources", say("report.sources", lang), "sources", drawn(
        {id: own[id] if id in own else names.get(f"score.{id}", id) for id in ids},
        [[[seat.get(id, 0) for id in ids] for seat in seats] for seats in figures.sources]))]
    kinds = list(dict.fromkeys(what for seats in figures.gained for seat in seats for what in seat))
    kinds = [what for what in kinds if f"resource.{what}" in names]
    found.append(r.Chart("gained", say("report.gained", lang), "gained", drawn(
        {what: resource(names, what, lang, 2) for what in kinds},
        [[[seat[what] for what in kinds] for seat in seats] for seats in figures.gained])))
    for n, course in enumerate(figures.courses):
        found.append(r.Chart(course.id, course.title[lang], "course", drawn(
            {id: name[lang] for id, name in course.names.items()}, [at[n] for at in figures.stand])))
    return [chart for chart in found if chart.figures]


def resource(names: dict[str, str], what: str, lang: m.Lang, n: int) -> str:
    return fill(lang, names[f"resource.{what}"], n=n)


def drawn(names: dict[str, str], values: list[list[list[int]]]) -> list[r.Figure]:
    """Figures of which there were any; `values` by moment, seat and figure."""
    found = []
    for n, (id, name) in enumerate(names.items()):
        rows = [[at[seat][n] for at in values] for seat in range(len(values[0]))]
        if any(map(any, rows)):
            found.append(r.Figure(id, name[:1].upper() + name[1:], rows))
    return found


def cards(figures: Figures, lang: m.Lang) -> list[r.CardTaken]:
    names = figures.game.names(lang)
    called = {face.id: face.names[lang] for face in figures.game.cards()}
    found = []
    for (seat, card), entry in figures.ledger.entries.items():
        gifts = [
            r.Gift(what, resource(names, what, lang, n), n) for what, n in entry.brought.most_common()
            if f"resource.{what}" in names
        ]
        found.append(r.CardTaken(
            seat, card, called.get(card, card), entry.decision, round_at(figures, entry.decision), entry.times, gifts))
    return sorted(found, key=lambda taken: taken.decision)


def round_at(figures: Figures, decision: int) -> int:
    """In which round a decision was made."""
    return next((moment.round for moment in figures.moments if moment.decision >= decision), 0)


def swings(c: Chronicle, figures: Figures, steps: list[m.Step], lang: m.Lang) -> list[r.Swing]:
    """The largest, in the order of the game; the last one names who gave up."""
    found: list[r.Swing] = []
    for one, two in zip(figures.judged, figures.judged[1:]):
        seat = max(range(figures.players), key=lambda n: abs(two.chances[n] - one.chances[n]))
        if abs(two.chances[seat] - one.chances[seat]) >= SWING and two.decision > one.decision:
            found.append(r.Swing(
                seat, one.decision, two.decision, round_at(figures, two.decision), one.chances[seat], two.chances[seat],
                []))
    found = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:SWINGS]
    feats = frozenset[str]() if figures.study is None else figures.study.feats
    for swing in found:
        swing.lines = told_of(steps, swing, feats)
        if c.losers and swing.decision == figures.judged[-1].decision:
            swing.lines.append(say("verdict.resigned", lang, name=telling.name_of(c, c.losers[0], lang)))
    return sorted(found, key=lambda swing: swing.decision)


def told_of(steps: list[m.Step], swing: r.Swing, feats: Set[str]) -> list[str]:
    """What was achieved in that time, before what else changed the scores most; where nothing did, the first of the
    seat."""
    span = steps[swing.since : swing.decision]
    before = [step.scores for step in steps[swing.since - 1 : swing.decision - 1]] if swing.since else []
    before = before or [span[0].scores, *(step.scores for step in span[:-1])]
    moved = [sum(abs(a - b) for a, b in zip(step.scores, was)) for step, was in zip(span, before)]
    told = [n for n, step in enumerate(span) if step.events]
    lines = {n: max(span[n].events, key=lambda line: weight(line, feats)) for n in told}
    great = {n for n in told if lines[n].kind in feats}
    least = min(1, max((moved[n] for n in told), default=0))
    told = [n for n in told if n in great or moved[n] >= least]
    told.sort(key=lambda n: (n not in great, -moved[n], span[n].seat != swing.seat, n))
    return [lines[n].text for n in sorted(told[:LINES])]


def weight(line: m.Line, feats: Set[str]) -> tuple[bool, int]:
    """A feat before what is gained, and what is paid last."""
    return line.kind in feats, sum(line.amounts.values())
