"""Answers to "what if" and "why not", from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from clio.engine.errors import ClioError
from clio.engine.game import Game, Refusal
from clio.engine.history import Table
from clio.engine.info import knows
from clio.engine.kernel import Event, State
from clio.engine.rng import next_rng, seed_rng
from clio.server import messages as m
from clio.words import LANGUAGES, capital

DEALS = 12  # what comes out the same on so many deals of the hidden cards is called certain
REASONS = 2


def preview(table: Table, ask: m.AskPreview, lang: str) -> m.Preview:
    """The numbers and the log lines of a legal move, as far as nothing hidden changes them."""
    key, seat, symbol = ask.key, ask.seat, ask.symbol
    table.check(symbol, seat)
    row = Row(table.game, seat, symbol, ask.then)
    if table.state.player != seat:  # a secret answer changes nothing yet
        return m.Preview(key, symbol, [], [], True)
    rng = seed_rng(table.deal.aside("preview"))
    tried: list[Outcome] = []
    while len(tried) < DEALS and (not tried or tried[-1].chance):
        rng = next_rng(rng)
        tried.append(outcome(table, row, rng, lang))
    first = tried[0]
    sure = [
        m.Change(who, what, n, first.numbers[who, what])
        for (who, what), n in numbers(table.game, table.state, seat).items()
        if first.numbers.get((who, what), n) != n
        and all(one.numbers.get((who, what)) == first.numbers[who, what] for one in tried)
    ]
    lines = [text for n, text in enumerate(first.lines) if all(one.lines[n : n + 1] == [text] for one in tried)]
    return m.Preview(key, symbol, sure, lines, not first.chance)


class Outcome(Struct):
    """A move tried on one deal of the hidden cards. `chance`: something hidden came out."""

    numbers: dict[tuple[int, str], int]
    lines: list[str]
    chance: bool


class Row:
    """A move, and answers that are ready for the questions it leads to."""

    def __init__(self, game: Game[Any], seat: int, symbol: str, then: Mapping[str, Sequence[str]]) -> None:
        self.game, self.seat = game, seat
        self.first = game.space.parse(symbol)
        self.then = {kind: [game.space.parse(answer) for answer in answers] for kind, answers in then.items()}

    def play(self, s: State) -> None:
        """As far as the answers go: the first legal move that is among them, each once."""
        then = {kind: list(answers) for kind, answers in self.then.items()}
        action: int | None = self.first
        while action is not None:
            s.apply(action)
            if s.over or s.player != self.seat:
                return
            ready = then.get(self.game.kind_of(s, s.waiting), [])
            action = next((answer for answer in s.legal if answer in ready), None)
            if action is not None:
                ready.remove(action)


def outcome(table: Table, row: Row, rng: int, lang: str) -> Outcome:
    seat = row.seat
    deal: State = table.game.determinize(table.state, seat, rng)
    epoch = deal.epoch
    deal.log = []
    row.play(deal)
    events: list[Event] = deal.log or []
    deal.log = None
    words, names = table.game.words(lang), table.seat_names(lang)
    lines = [words.event(deal, event, names) for event in events if knows(event.audience, seat)]
    return Outcome(numbers(table.game, deal, seat), lines, deal.epoch != epoch)


def numbers(game: Game[Any], s: State, seat: int) -> dict[tuple[int, str], int]:
    """Every number of every player's part of the view of a seat, by seat and path; the scores where a view has no such
    parts."""
    players = game.view(s, seat).get("players")
    if players is None:
        return {(score.seat, "score"): score.total for score in game.result(s).scores}
    return {(who, path): n for who, player in enumerate(players) for path, n in leaves(player, "")}


def leaves(part: Any, path: str) -> Iterator[tuple[str, int]]:
    """Lists are left out: their places mean something else after a move."""
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from leaves(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(part, int) and not isinstance(part, bool):
        yield path, part


def why_not(table: Table, key: str, seat: int, ask: m.AskWhy, lang: str) -> m.Why:
    """Why a move, or anything with a thing on the board, is not possible now. Who is not asked hears that of whatever
    thing it is: which moves touch it would be known from another's position."""
    if ask.symbol is not None:
        symbols = [ask.symbol]
    elif seat in table.pending:
        symbols = moves_on(table, seat, ask.target or "")
    else:
        symbols = table.game.space.symbols[:1]
    found: dict[str, m.Problem] = {}
    for symbol in symbols:
        refusal = refuse(table, symbol, seat)
        if refusal is not None:
            told = problem(refusal, lang)
            found.setdefault(told.text, told)
    return m.Why(key, list(found.values())[:REASONS])


def problem(refusal: Refusal, lang: str) -> m.Problem:
    return m.Problem("illegal_action", capital(refusal.text(lang)), list(refusal.clauses))


def closed(table: Table, seat: int, lang: str) -> list[m.Closed]:
    """In a turn, the headings of which nothing is legal now and only more of something is missing, each with what is
    missing of its nearest move."""
    game, state = table.game, table.asked(seat)
    question = game.house.question(state, state.waiting)
    if not question.turn:
        return []
    legal = {game.house.move(action).heading for action in state.legal}
    nearest: dict[str, int] = {}
    for move in question.moves:
        if move.declines or move.heading in legal:
            continue
        near = [a for a in range(move.first, move.first + len(move.words)) if game.house.short(state, state.waiting, a)]
        if near:
            nearest.setdefault(move.heading, min(near, key=lambda action: far(game, state, action)))
    told = [(group, refuse(table, game.space.symbol(action), seat)) for group, action in nearest.items()]
    return [m.Closed(group, problem(refusal, lang)) for group, refusal in told if refusal is not None]


def refuse(table: Table, symbol: str, seat: int) -> Refusal | None:
    try:
        return table.why_not(symbol, seat)
    except ClioError as e:
        return Refusal((), {lang: e.text(lang) for lang in LANGUAGES})


def moves_on(table: Table, seat: int, target: str) -> list[str]:
    """Moves that would touch a thing and are not legal, one of each kind, the most telling first: if there are any,
    only of the kinds that answer the question, and of these only those that lack nothing but more of something; else
    of those that tell where they belong."""
    game, state = table.game, table.asked(seat)
    house = game.house
    found = [a for a in range(len(game.space)) if a not in state.legal and target in game.targets(state, a)]
    found.sort(key=lambda action: far(game, state, action))
    kinds: dict[str, int] = {}
    for action in found:
        kinds.setdefault(house.move(action).name, action)
    likely = {name for name, action in kinds.items() if house.short(state, state.waiting, action)}
    asked = set(house.question(state, state.waiting).known)
    timed = {move.name for move in house.moves if move.moment is not None}
    wanted = next((some for some in (likely, asked, timed) if some & kinds.keys()), kinds.keys())
    return [game.space.symbol(action) for name, action in kinds.items() if name in wanted]


def far(game: Game[Any], s: State, action: int) -> tuple[bool, bool, int]:
    """How little a person wants to hear of a move: what one seldom wants comes last; of the rest first what lacks only
    more of something, such as "7 science, you have 6", then what meets most of its needs."""
    house = game.house
    return house.move(action).declines, not house.short(s, s.waiting, action), -house.met(s, s.waiting, action)
