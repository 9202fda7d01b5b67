"""Answers to "what if" and "why not", from what the seat may know."""

from __future__ import annotations

import re
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
from clio.words import capital

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
    """Why a move, or anything with a thing on the board, is not possible now."""
    if ask.symbol is not None:
        refusals = [refuse(table, ask.symbol, seat)]
    else:
        refusals = [refuse(table, symbol, seat) for symbol in moves_on(table, seat, ask.target or "")]
    found: dict[str, m.Problem] = {}
    for refusal in refusals:
        if refusal is not None:
            text = capital(refusal.text(lang))
            found.setdefault(text, m.Problem("illegal_action", text, list(refusal.clauses)))
    telling = sorted(found.values(), key=lambda reason: not re.search("[0-9]", reason.text))  # "7 science, you have 6"
    return m.Why(key, telling[:REASONS])


def refuse(table: Table, symbol: str, seat: int) -> Refusal | None:
    try:
        return table.why_not(symbol, seat)
    except ClioError as e:
        return Refusal((), {lang: e.text(lang) for lang in ("en", "fr")})


def moves_on(table: Table, seat: int, target: str) -> list[str]:
    """Moves that would touch a thing and are not legal, at most one of each verb: if there are any, only those of the
    verbs that are asked for now; else those that tell where they belong."""
    game, found, state = table.game, {}, table.asked(seat)
    for action in range(len(game.space)):
        verb = game.space.decode(action)[0]
        if verb not in found and action not in state.legal and target in game.targets(state, action):
            found[verb] = game.space.symbol(action)
    asked = {game.space.decode(action)[0] for action in state.legal}
    timed = {move.name for move in game.house.moves if move.moment is not None}
    for some in (asked, timed):
        if some & found.keys():
            return [symbol for verb, symbol in found.items() if verb in some]
    return list(found.values())
