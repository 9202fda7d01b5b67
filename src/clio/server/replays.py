"""Games as they went: any moment of them, and the whole story once they are over."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Any, NamedTuple

from clio.engine.errors import IllegalAction
from clio.engine.history import Table
from clio.engine.told import LogLine
from clio.games import find
from clio.messages import say
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.errors import NotNow, NotYours
from clio.server.telling import Reader


STRIDE = 32  # decisions between two positions that are kept
FILMS = 16  # games of which they are kept
FILMS_EACH = 4  # of them, those that one address looks at


class Film:
    """A game that is looked at: positions of it at intervals, and its story in each language. What was asked for once
    is not played again, as far as it is still the same game."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.names: list[str] = []
        self.stills: list[Table] = []  # after 0, STRIDE, 2 * STRIDE ... decisions
        self.stories: dict[str, list[m.Step]] = {}
        self.redealt: bool | None = None  # did the key deal what was told? Known once a story is
        self.figures: Any = None  # of its report (`reports.Figures`)

    def of(self, c: Chronicle) -> Film:
        """Without what is not true any more: moves were taken back, or somebody has another name."""
        actions = c.table.actions
        if self.names != c.table.names or not self.stills:
            self.names, self.actions, self.stills = list(c.table.names), [], [c.table.fresh().still()]
        if self.actions != actions:
            same = next((n for n, (one, other) in enumerate(zip(self.actions, actions)) if one != other),
                        min(len(self.actions), len(actions)))
            del self.stills[same // STRIDE + 1 :]
            self.actions, self.stories, self.figures = list(actions), {}, None
        return self

    def before(self, decision: int) -> Table:
        """The game at the last position that is kept before a decision."""
        return self.stills[min(max(0, decision - 1) // STRIDE, len(self.stills) - 1)].still()

    def keep(self, table: Table) -> None:
        """What was played on the way, if it is one of the positions to be kept."""
        if len(table.actions) == STRIDE * len(self.stills):
            still = table.still()
            still.log = []
            self.stills.append(still)


class Films:
    """Of the games that were looked at last, some for each address: who looks at many pushes out their own first."""

    def __init__(self) -> None:
        self.kept: dict[str, Film] = {}
        self.looks: OrderedDict[tuple[str, str], None] = OrderedDict()  # from where, at which game; the last one last

    def of(self, c: Chronicle, source: str = "") -> Film:
        self.looks[source, c.id] = None
        self.looks.move_to_end((source, c.id))
        while (most := self._most(source)) is not None:
            del self.looks[next(look for look in self.looks if look[0] == most)]
        shown = {id for _, id in self.looks}
        self.kept = {id: film for id, film in self.kept.items() if id in shown}
        return self.kept.setdefault(c.id, Film()).of(c)

    def _most(self, source: str) -> str | None:
        """Who looks at more than fits: the one who looks now, or whoever looks at most."""
        looking = Counter(each for each, _ in self.looks)
        if looking[source] > FILMS_EACH:
            return source
        return looking.most_common(1)[0][0] if len(self.looks) > FILMS else None

    def shelf(self, source: str) -> Shelf:
        return Shelf(self, source)


class Shelf(NamedTuple):
    """The films of one address."""

    films: Films
    source: str

    def of(self, c: Chronicle) -> Film:
        return self.films.of(c, self.source)


def at(c: Chronicle, decision: int, seat: int | None, film: Film) -> Table:
    """The game after so many decisions, with the log of the last of them. In the middle of a secret choice that is
    still open: with so many answers of the seat itself, and none of others."""
    last = min(decision, c.decisions)
    table = film.before(last)
    for action in c.table.actions[len(table.actions) : last]:
        table.play(action)
        film.keep(table)
    for action in c.answers(seat)[: max(0, decision - c.decisions)]:
        table.play(action, seat)
    return table


def eyes(c: Chronicle, guest: str, seat: int | None) -> int | None:
    """May the guest look through the seat? Their own always; any, once the game is over."""
    if seat is None:
        mine = c.seats_of(guest)
        return None if c.readable or not mine else mine[0]
    if not 0 <= seat < len(c.seats):
        raise IllegalAction("no_such_seat", seat=seat + 1, players=len(c.seats))
    if not c.readable and seat not in c.seats_of(guest):
        raise NotYours()
    return seat


def position(c: Chronicle, decision: int, reader: Reader, films: Films | Shelf | None = None) -> m.Position:
    if not c.begun:
        raise NotNow("not_all_seated")
    decisions = c.decisions_of(reader.seat)
    if not 0 <= decision <= decisions:
        raise NotNow("no_such_decision", last=decisions)
    table = at(c, decision, reader.seat, (films or Films()).of(c))
    lines = [
        telling.line(entry, reader.lang) for entry in table.log
        if entry.decision == decision and entry.seen_by(reader.seat)
    ]
    return m.Position(decision, decisions, reader.seat, table.view(reader.seat), telling.scores(table), lines)


def timeline(c: Chronicle, reader: Reader, connected: frozenset[int], films: Films | Shelf | None = None) -> m.Timeline:
    """Every decision with its words, its log lines and the scores after it. It is dealt again to be told: so the key
    that was kept to the end is seen to deal what was told during the game."""
    if not c.readable:
        raise NotNow("not_over")
    film, lang = (films or Films()).of(c), reader.lang
    steps = told_story(c, film, lang)
    result = telling.result(c, lang)
    assert result is not None
    info = telling.table_info(c, reader, connected)
    assert info.dealing is not None
    deal = c.table.deal
    info.dealing.key, info.dealing.opening, info.dealing.redealt = deal.key, deal.opening(c.table.past), film.redealt
    return m.Timeline(info, list(range(len(c.seats))), telling.scores(film.stills[0]), steps, result)


def told_story(c: Chronicle, film: Film, lang: m.Lang) -> list[m.Step]:
    """Told once in each language."""
    if lang not in film.stories:
        film.stories[lang], table = story(film, lang)
        film.redealt = same_game(table, c.table)
    return film.stories[lang]


def story(film: Film, lang: m.Lang) -> tuple[list[m.Step], Table]:
    """As a spectator may read it, and the game played again to its end."""
    table, steps = film.before(0), list[m.Step]()
    for action in film.actions:
        seat = table.state.player
        text = next(choice.text(lang) for choice in table.options_of(seat) if choice.number == action)
        round, told = table.game.round_of(table.state), len(table.log)
        table.play(action)
        lines = [telling.line(entry, lang) for entry in table.log[told:] if entry.seen_by(None)]
        steps.append(m.Step(
            len(table.actions), seat, round, table.game.space.symbol(action), text, telling.scores(table), lines))
        film.keep(table)
    return steps, table


def same_game(one: Table, two: Table) -> bool:
    """Did the same happen at two tables, card for card, and did it lead to the same position?"""
    return [happened(entry) for entry in one.log] == [happened(entry) for entry in two.log] and (
        one.game.digest(one.state) == two.game.digest(two.state))


def happened(entry: LogLine) -> tuple[int, ...]:
    event = entry.event
    return entry.decision, event.kind, event.me, event.a, event.b, event.c, event.audience


def as_text(c: Chronicle, lang: str) -> str:
    """The whole game to read: the log, then the scores. Private lines are for nobody once it is over: left out."""
    names = telling.names_of(c, lang)
    head = [find(c.setup.game).record.names[lang], " · ".join(names), ""]
    body = [f"{entry.decision:>5}  {entry.text(lang)}" for entry in c.table.log if entry.seen_by(None)]
    result = telling.result(c, lang)
    tail = [""] + [f"{names[s.seat]}: {s.total}" for s in result.scores] + [result.text] if result is not None else []
    return "\n".join([*head, *body, *tail, ""]) if body else say("score.so_far", lang)
