"""Answers to "why not", from what the seat may know."""

from __future__ import annotations

from typing import Any

from clio.engine.errors import ClioError
from clio.engine.game import Game, Refusal
from clio.engine.history import Table
from clio.engine.kernel import State
from clio.server import messages as m
from clio.words import LANGUAGES, capital

REASONS = 2


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
