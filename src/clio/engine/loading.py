"""Saved games -> tables, by playing their moves again.

A game of an older rules version is played as far as today's rules allow (`follow`), and says so (`Table.outdated`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from clio.engine.errors import BadSave, ClioError
from clio.engine.history import Table
from clio.engine.outdated import felt, older, retold, stopped
from clio.engine.record import RulesChange
from clio.engine.save import tables
from clio.engine.saved import dealt, fields

if TYPE_CHECKING:
    from collections.abc import Callable

    from clio.engine.game import Game


def load(text: str, find: Callable[[str], Game[Any]], upto: int | None = None) -> Table:
    """A saved game -> a table, up to a decision if asked. BadSave tells what is wrong with it; older rules are nothing
    wrong."""
    record = fields(text)
    game = find(record["game"])
    saved, now = record["rules"], game.record.rules_version
    if saved > now:
        raise BadSave("save_newer", saved=saved, now=now)
    deal = dealt(record)
    try:
        table = Table(
            game, record["players"], deal.seed, record["options"], record["names"], deal.rekeyed, deal.committed)
    except ClioError as e:
        raise BadSave("save_options", why=e) from e
    table.outdated = None if record["outdated"] is None else retold(game.record, record["outdated"])
    if saved < now:
        follow(table, record["actions"], saved, upto)
        if len(table.actions) == len(record["actions"]):
            compare(table, record)
    else:
        replay(table, record["actions"], upto)
        if len(table.actions) == len(record["actions"]):
            if leads_to(table, record["digest"]) is False:
                raise BadSave("save_digest")
            wait(table, record["answers"])
    return table


def replay(table: Table, symbols: list[str], upto: int | None = None) -> None:
    """Play recorded symbols on a fresh table; undo is possible afterwards as if they had just been played."""
    for n, symbol in enumerate(symbols if upto is None else symbols[: max(0, upto)]):
        try:
            action = table.game.space.parse(symbol)
            if table.over or action not in table.state.legal:
                raise BadSave("save_illegal", number=n + 1, symbol=symbol)
        except BadSave:
            raise
        except ClioError as e:
            raise BadSave("save_symbol", number=n + 1, why=e) from e
        table._apply(action)


def follow(table: Table, symbols: list[str], rules: int, upto: int | None = None) -> None:
    """Play the moves of a game of older rules as far as today's allow; `outdated` tells how far and why. What it told
    of still older rules stays as long as the moves go on from there."""
    change: RulesChange | None = None
    try:
        for symbol in symbols if upto is None else symbols[: max(0, upto)]:
            before, told = table.state.clone(), len(table.log)
            replay(table, [symbol])
            change = felt(table, rules, before, told)
            if change is not None:
                table._return_to(len(table.actions) - 1)
                raise BadSave()
    except BadSave:
        table.outdated = stopped(table, rules, symbols[len(table.actions):], change=change)
    else:
        table.outdated = table.outdated or older(table, rules)


def compare(table: Table, record: dict[str, Any]) -> None:
    """All moves of older rules are played: is it the position that was saved? Answers that waited wait again, if they
    may."""
    assert table.outdated is not None
    try:
        wait(table, record["answers"])
    except BadSave:
        same: bool | None = False
    else:
        same = leads_to(table, record["digest"])
    if table.outdated.rules == record["rules"]:
        table.outdated = replace(table.outdated, same=same)


def leads_to(table: Table, digest: str) -> bool | None:
    """Is this the position of the digest? None if its numbers meant something else than today's."""
    version, _, position = digest.partition("-")
    if not version or not position:
        return False
    return position == table.game.digest(table.state) if version == tables(table.game, table.state) else None


def wait(table: Table, answers: dict[str, list[str]]) -> None:
    """Give back the secret answers that waited for an earlier seat when the game was saved."""
    seats = {str(seat): seat for seat in table.pending if seat != table.state.player}
    for name, symbols in answers.items():
        for symbol in symbols:
            try:
                seat, action = seats[name], table.game.space.parse(symbol)
            except (LookupError, ClioError) as e:
                raise BadSave("save_answer", seat=name[:80], symbol=symbol[:80]) from e
            if action not in [choice.number for choice in table.options_of(seat)]:
                raise BadSave("save_answer", seat=name[:80], symbol=symbol[:80])
            table._answers.append((seat, action))
