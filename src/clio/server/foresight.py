"""Answers to "what if" and "why not", from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
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

DEALS = 3  # what comes out the same on so many deals of the hidden cards is called certain
REASONS = 2


def preview(table: Table, key: str, seat: int, symbol: str, lang: str) -> m.Preview:
    """The numbers and the log lines of a legal move, as far as nothing hidden changes them."""
    table.check(symbol, seat)
    action = table.game.space.parse(symbol)
    if table.state.player != seat:  # a secret answer changes nothing yet
        return m.Preview(key, symbol, [], [], True)
    rng = seed_rng(table.deal.aside("preview"))
    tried: list[Outcome] = []
    while len(tried) < DEALS and (not tried or tried[-1].chance):
        rng = next_rng(rng)
        tried.append(outcome(table, seat, action, rng, lang))
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


def outcome(table: Table, seat: int, action: int, rng: int, lang: str) -> Outcome:
    deal: State = table.game.determinize(table.state, seat, rng)
    epoch = deal.epoch
    deal.log = []
    deal.apply(action)
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
            text = capital(refusal.text(lang))
            found.setdefault(text, m.Problem("illegal_action", text, list(refusal.clauses)))
    return m.Why(key, list(found.values())[:REASONS])


def refuse(table: Table, symbol: str, seat: int) -> Refusal | None:
    try:
        return table.why_not(symbol, seat)
    except ClioError as e:
        return Refusal((), {lang: e.text(lang) for lang in LANGUAGES})


def moves_on(table: Table, seat: int, target: str) -> list[str]:
    """Moves that would touch a thing and are not legal, one of each kind, the most telling first: if there are any,
    only of the kinds that are asked for now; else of those that tell where they belong."""
    game, state = table.game, table.asked(seat)
    found = [a for a in range(len(game.space)) if a not in state.legal and target in game.targets(state, a)]
    found.sort(key=lambda action: far(game, state, action))
    kinds: dict[str, int] = {}
    for action in found:
        kinds.setdefault(game.house.move(action).name, action)
    asked = {game.house.move(action).name for action in state.legal}
    timed = {move.name for move in game.house.moves if move.moment is not None}
    wanted = next((some for some in (asked, timed) if some & kinds.keys()), kinds.keys())
    return [game.space.symbol(action) for name, action in kinds.items() if name in wanted]


def far(game: Game[Any], s: State, action: int) -> tuple[bool, int]:
    """How little a person wants to hear of a move: what one seldom wants comes last; of the rest what meets most of its
    needs first, such as "7 science, you have 6"."""
    return game.house.move(action).declines, -game.house.met(s, s.waiting, action)
