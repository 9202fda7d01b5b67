"""Games as they went: any moment of them, and the whole story once they are over."""

from __future__ import annotations

from clio.engine.errors import IllegalAction
from clio.engine.history import LogLine, Table
from clio.games import find
from clio.messages import say
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.errors import NotNow, NotYours
from clio.server.telling import Reader


def at(c: Chronicle, decision: int, seat: int | None) -> Table:
    """The game after so many decisions. In the middle of a secret choice that is still open: with so many answers of
    the seat itself, and none of others."""
    table = c.table.fresh()
    for action in c.table.actions[: min(decision, c.decisions)]:
        table.play(action)
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


def position(c: Chronicle, decision: int, reader: Reader) -> m.Position:
    decisions = c.decisions_of(reader.seat)
    if not 0 <= decision <= decisions:
        raise NotNow("no_such_decision", last=decisions)
    table = at(c, decision, reader.seat)
    lines = [
        telling.line(entry, reader.lang) for entry in table.log
        if entry.decision == decision and entry.seen_by(reader.seat)
    ]
    return m.Position(decision, decisions, reader.seat, table.view(reader.seat), telling.scores(table), lines)


def timeline(c: Chronicle, reader: Reader, connected: frozenset[int]) -> m.Timeline:
    """Every decision with its words, its log lines and the scores after it. It is dealt again to be told: so the key
    that was kept to the end is seen to deal what was told during the game."""
    if not c.readable:
        raise NotNow("not_over")
    table, lang, steps = c.table.fresh(), reader.lang, list[m.Step]()
    start = telling.scores(table)
    for action in c.table.actions:
        seat = table.state.player
        text = next(choice.text(lang) for choice in table.options_of(seat) if choice.number == action)
        round, told = table.game.round_of(table.state), len(table.log)
        table.play(action)
        lines = [telling.line(entry, lang) for entry in table.log[told:] if entry.seen_by(reader.seat)]
        steps.append(m.Step(
            len(table.actions), seat, round, table.game.space.symbol(action), text, telling.scores(table), lines))
    result = telling.result(c, lang)
    assert result is not None
    info = telling.table_info(c, reader, connected)
    assert info.dealing is not None
    info.dealing.key, info.dealing.redealt = c.table.deal.key, same_game(table, c.table)
    return m.Timeline(info, list(range(len(c.seats))), start, steps, result)


def same_game(one: Table, two: Table) -> bool:
    """Did the same happen at two tables, card for card, and did it lead to the same position?"""
    return [event_of(entry) for entry in one.log] == [event_of(entry) for entry in two.log] and (
        one.game.digest(one.state) == two.game.digest(two.state))


def event_of(entry: LogLine) -> tuple[object, ...]:
    return entry.decision, entry.seat, entry.kind, entry.audience, entry.amounts, entry.text("en")


def as_text(c: Chronicle, lang: str) -> str:
    """The whole game to read: the log, then the scores. Private lines are for nobody once it is over: left out."""
    names = [telling.name_of(c, seat, lang) for seat in range(len(c.seats))]
    head = [find(c.setup.game).record.names[lang], " · ".join(names), ""]
    body = [f"{entry.decision:>5}  {entry.text(lang)}" for entry in c.table.log if entry.seen_by(None)]
    result = telling.result(c, lang)
    tail = [""] + [f"{names[s.seat]}: {s.total}" for s in result.scores] + [result.text] if result is not None else []
    return "\n".join([*head, *body, *tail, ""]) if body else say("score.so_far", lang)
