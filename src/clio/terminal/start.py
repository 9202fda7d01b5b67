"""From the words on the command line to a session: choose the game, seat the players, lay out or load the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rich.text import Text

import clio
from clio.engine.errors import ClioError
from clio.messages import say
from clio.terminal import files
from clio.terminal.cards import plain
from clio.terminal.console import Leave, Reader, make_console, make_reader
from clio.terminal.seats import HUMAN, Seats, kinds_of
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
    every_board: bool = False


ASKED = ("civilizations", "modules")  # options that the menu asks for, where a game has them
LEAVE = frozenset({"q", "quit", "quitter"})


def start(wish: Wish) -> None:
    """Play until the end or until somebody leaves."""
    console = make_console(wish.colour)
    reader = make_reader(console, wish.plain)
    if wish.load is None and wish.game is None:
        try:
            wish = asked(wish, console, reader)
        except (EOFError, KeyboardInterrupt, Leave):
            console.print(say("play.bye", wish.lang))
            return
    table = table_of(wish)
    seats = Seats(table.game, kinds_of(wish.seats, table.players, wish.hot_seat), table.seed)
    Session(table, seats, wish.lang, console, reader, wish.hot_seat, wish.plain, wish.every_board).run()


def table_of(wish: Wish) -> Table:
    """The saved game, or a new one."""
    if wish.load is None:
        assert wish.game is not None
        return clio.new(wish.game, wish.players, wish.seed, dict(wish.options))
    table = files.read(files.existing(wish.load))
    if wish.game not in (None, table.game.record.id):
        raise Trouble("other_game", file=wish.load, game=table.game.record.id)
    if table.over:
        raise Trouble("load_over", file=wish.load)
    return table


# ---------------------------------------------------------------- the menu
def asked(wish: Wish, console: Console, reader: Reader) -> Wish:
    """Ask for the game, then for what else there is to settle and the line did not say."""
    game = choose_game(wish, console, reader)
    record = clio.game(game).record
    options = dict(wish.options)
    players = record.players[0] if wish.players is None else wish.players
    for option in sorted(record.options, key=lambda option: option.id):
        if option.id not in ASKED or option.id in options:
            continue
        words = dict(zip(option.values, (names[wish.lang] for names in option.value_names), strict=True))
        values = {str(option.default): words[str(option.default)]} | words  # the default is number 1
        key = "play.your_option" if option.per_seat else "play.the_option"
        value = choose(say(key, wish.lang, name=option.names[wish.lang]), values, wish.lang, console, reader)
        options[option.id] = [value, *[str(option.default)] * (players - 1)] if option.per_seat else value
    wish = replace(wish, game=game, options=options)
    if wish.seats or wish.hot_seat or players != 2:
        return wish
    kinds = {kind: say(f"play.opponent.{kind}", wish.lang) for kind in ("greedy", "random", HUMAN)}
    kind = choose(say("play.opponent", wish.lang), kinds, wish.lang, console, reader)
    return replace(wish, hot_seat=True) if kind == HUMAN else replace(wish, seats=(HUMAN, kind))


def choose_game(wish: Wish, console: Console, reader: Reader) -> str:
    """A menu of the games."""
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

    def unknown(answer: str) -> str:
        return clio.game(answer).record.id

    return answered(say("play.which_game", wish.lang), names, unknown, wish.lang, console, reader)


def choose(title: str, values: Mapping[str, str], lang: str, console: Console, reader: Reader) -> str:
    """One of a few values, by number, word or name; Enter takes the first."""
    console.print(Text(title, "bold"))
    for n, name in enumerate(values.values(), 1):
        console.print(Text(f"{n:>4}. {name}"))

    def unknown(answer: str) -> str:
        raise Trouble("bad_word", value=answer[:80], what=title.rstrip(" :"), good=", ".join(values.values()))

    return answered(say("play.which_one", lang), values, unknown, lang, console, reader)


def answered(
    question: str, values: Mapping[str, str], unknown: Callable[[str], str], lang: str, console: Console, reader: Reader
) -> str:
    """Ask until the answer is good; Leave if the person wants to go."""
    while True:
        answer = reader.ask(question + " ", lambda typed: list(values.items()))
        if answer.lower() in LEAVE:
            raise Leave
        try:
            return chosen(answer or "1", values) or unknown(answer)
        except ClioError as e:
            console.print(Text(e.text(lang)))


def chosen(answer: str, values: Mapping[str, str]) -> str | None:
    """A number of the menu, a word or a name; None if it is none of them."""
    if answer.isdecimal():
        if not 1 <= int(answer[:6]) <= len(values):
            raise Trouble("no_such_option", number=answer[:20], last=len(values))
        return list(values)[int(answer[:6]) - 1]
    return next((value for value, name in values.items() if plain(answer) in (plain(value), plain(name))), None)
