"""Answers to "what if", from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.info import knows
from clio.engine.kernel import Event, State
from clio.engine.rng import next_rng, seed_rng
from clio.server import messages as m
from clio.server.telling import ask as asked

DEALS = 12  # what comes out the same on so many deals of the hidden cards is called certain


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
    seen = [table.game.view(one.deal, seat) for one in tried]
    return m.Preview(key, symbol, sure, lines, all(one == seen[0] for one in seen), due(table, first, seat, lang))


def due(table: Table, first: Outcome, seat: int, lang: str) -> m.Question | None:
    """What the seat is asked next, where most people would answer it in the same way: it can be settled beforehand."""
    s = first.deal
    if first.chance or s.over or s.player != seat or not table.game.house.usual(s, s.waiting):
        return None
    then = table.still()
    then.state = s
    return asked(then, seat, lang)


class Outcome(Struct):
    """A move tried on one deal of the hidden cards. `chance`: something hidden came out."""

    numbers: dict[tuple[int, str], int]
    lines: list[str]
    chance: bool
    deal: State


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
    return Outcome(numbers(table.game, deal, seat), lines, deal.epoch != epoch, deal)


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
