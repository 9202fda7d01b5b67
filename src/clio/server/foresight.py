"""Answers to "what if" and "why not", from what the seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from clio.engine.errors import ClioError
from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.info import View
from clio.engine.kernel import Event, State
from clio.engine.rng import next_rng, seed_rng
from clio.server import messages as m

DEALS = 3  # what comes out the same on so many deals of the hidden cards is called certain
REASONS = 2


def preview(table: Table, key: str, seat: int, symbol: str, lang: str) -> m.Preview:
    """The numbers and the log lines of a legal move, as far as nothing hidden changes them."""
    table.check(symbol, seat)
    action = table.game.space.parse(symbol)
    if table.state.player != seat:  # a secret answer changes nothing yet
        return m.Preview(key, symbol, [], [], True)
    before = numbers(table.game.view(table.state, seat))
    rng = seed_rng(f"{table.seed}/preview/{len(table.actions)}")
    outcomes: list[dict[tuple[int, str], int]] = []
    told: list[list[str]] = []
    certain = True
    for _ in range(DEALS):
        rng = next_rng(rng)
        deal: State = table.game.determinize(table.state, seat, rng)
        epoch = deal.epoch
        deal.log = []
        deal.apply(action)
        events: list[Event] = deal.log or []
        deal.log = None
        outcomes.append(numbers(table.game.view(deal, seat)))
        words, names = table.game.words(lang), table.seat_names(lang)
        told.append([words.event(deal, e, names) for e in events if e.audience < 0 or e.audience >> seat & 1])
        if deal.epoch == epoch:
            break
        certain = False
    sure = [
        m.Change(who, what, n, outcomes[0][who, what]) for (who, what), n in before.items()
        if (who, what) in outcomes[0] and outcomes[0][who, what] != n
        and all(found.get((who, what)) == outcomes[0][who, what] for found in outcomes)
    ]
    lines = [text for n, text in enumerate(told[0]) if all(n < len(other) and other[n] == text for other in told)]
    return m.Preview(key, symbol, sure, lines, certain)


def numbers(view: View) -> dict[tuple[int, str], int]:
    """Every number of every player's part of a view, by seat and path."""
    return {
        (seat, path): n for seat, player in enumerate(view["players"]) for path, n in leaves(player, "")
    }


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
        refusals = [refuse(table, symbol, seat) for symbol in moves_on(table, ask.target or "")]
    found: dict[str, m.Problem] = {}
    for refusal in refusals:
        if refusal is not None:
            text = table.named(refusal.text(lang), lang)
            text = text[:1].upper() + text[1:]
            found.setdefault(text, m.Problem("illegal_action", text, list(refusal.clauses)))
    telling = sorted(found.values(), key=lambda reason: not re.search("[0-9]", reason.text))  # "7 science, you have 6"
    return m.Why(key, telling[:REASONS])


def refuse(table: Table, symbol: str, seat: int) -> Refusal | None:
    try:
        return table.why_not(symbol, seat)
    except ClioError as e:
        return Refusal((), {lang: e.text(lang) for lang in ("en", "fr")})


def moves_on(table: Table, target: str) -> list[str]:
    """Every move that would touch a thing, legal or not: at most one of each verb."""
    game, found = table.game, {}
    for action in range(len(game.space)):
        verb = game.space.decode(action)[0]
        if verb not in found and target in game.targets(table.state, action):
            found[verb] = game.space.symbol(action)
    return list(found.values())
