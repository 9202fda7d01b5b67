"""From the words on the command line to a session: choose the game, seat the players, lay out or load the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.text import Text

import clio
from clio.engine.errors import ClioError
from clio.messages import say
from clio.terminal import files
from clio.terminal.console import Reader, make_console, make_reader
from clio.terminal.seats import Seats, kinds_of
from clio.terminal.session import Session
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.history import Table


@dataclass(frozen=True)
class Wish:
    """What the command line of `clio terminal` says."""

    game: str | None
    lang: str
    players: int | None = None
    seed: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    hot_seat: bool = False
    load: str | None = None
    colour: bool = True
    plain: bool = False


def start(wish: Wish) -> None:
    """Play until the end or until somebody leaves."""
    console = make_console(wish.colour)
    reader = make_reader(console, wish.plain)
    table = table_of(wish, console, reader)
    if table is None:
        return
    seats = Seats(table.game, kinds_of(wish.seats, table.players, wish.hot_seat), table.seed)
    Session(table, seats, wish.lang, console, reader, wish.hot_seat, wish.plain).run()


def table_of(wish: Wish, console: Console, reader: Reader) -> Table | None:
    """The saved game, or a new one; None if the person leaves at the menu."""
    if wish.load is not None:
        table = files.read(files.existing(wish.load))
        if wish.game not in (None, table.game.record.id):
            raise Trouble("other_game", file=wish.load, game=table.game.record.id)
        if table.over:
            raise Trouble("load_over", file=wish.load)
        return table
    if wish.game is not None:
        return new_table(wish, wish.game)
    game = choose_game(wish, console, reader)
    return None if game is None else new_table(wish, game)


def new_table(wish: Wish, game: str) -> Table:
    return clio.new(game, wish.players, wish.seed, dict(wish.options))


def choose_game(wish: Wish, console: Console, reader: Reader) -> str | None:
    """A menu of the games; None on Ctrl-C, Ctrl-D or `quit`."""
    records = clio.games()
    console.print(Text(say("play.games", wish.lang), "bold"))
    for n, record in enumerate(records, 1):
        fewest, most = record.players
        players = str(fewest) if fewest == most else f"{fewest}-{most}"
        console.print(Text(f"{n:>4}. ").append(record.names[wish.lang], "bold"))
        facts = say("play.game_facts", wish.lang, players=players, low=record.minutes[0], high=record.minutes[1])
        console.print(Text(f"      {facts}"))
        for line in Text(record.about[wish.lang]).wrap(console, console.width - 6):
            console.print(Text("      ").append_text(line))
    names = {record.id: record.names[wish.lang] for record in records}
    while True:
        try:
            answer = reader.ask(say("play.which_game", wish.lang) + " ", lambda typed: list(names.items()))
        except (EOFError, KeyboardInterrupt):
            console.print(say("play.bye", wish.lang))
            return None
        if answer.lower() in ("q", "quit", "quitter"):
            return None
        try:
            return chosen(answer or "1", names)
        except ClioError as e:
            console.print(Text(e.text(wish.lang)))


def chosen(answer: str, names: Mapping[str, str]) -> str:
    """A number of the menu, an id or a name."""
    if answer.isdecimal():
        if not 1 <= int(answer[:6]) <= len(names):
            raise Trouble("no_such_option", number=answer[:20], last=len(names))
        return list(names)[int(answer[:6]) - 1]
    for game, name in names.items():
        if answer.lower() in (game, name.lower()):
            return game
    return clio.game(answer).record.id
