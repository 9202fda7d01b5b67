"""From the words on the command line to a session: choose the game, seat the players, lay out or load the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rich.text import Text

import clio
from clio.bots import strengths_of
from clio.engine.errors import ClioError
from clio.messages import say
from clio.terminal import boards, files
from clio.terminal.cards import plain
from clio.terminal.console import Leave, Reader, make_console, make_reader
from clio.terminal.seats import HUMAN, Seats, usual_bot, kinds_of
from clio.terminal.session import Session
from clio.terminal.trouble import Trouble
from clio.words import GRAMMARS

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.history import Table
    from clio.engine.record import Option, Record


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
    preset: str | None = None


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
    game = table.game.record.id
    boards.module_of(game)  # a game that cannot be shown is refused before anything is said
    kinds = kinds_of(wish.seats, table.players, wish.hot_seat, usual_bot(game))
    seats = Seats(table.game, kinds, table.deal.aside("bots"))
    Session(table, seats, wish.lang, console, reader, wish.hot_seat, wish.plain, wish.every_board).run()


def table_of(wish: Wish) -> Table:
    """The saved game, or a new one."""
    if wish.load is None:
        assert wish.game is not None
        options = clio.game(wish.game).record.chosen(wish.preset, wish.options)
        return clio.new(wish.game, wish.players, wish.seed, options)
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
    record, wanted = clio.game(game).record, boards.asked_options(game)
    players = number_of_players(wish, record, console, reader)
    wish = replace(wish, preset=chosen_preset(wish, record, players, console, reader))
    options = record.chosen(wish.preset, wish.options)
    for option in (record.option(name) for name in wanted if name not in options):
        title = say("play.your_option" if option.per_seat else "play.the_option", wish.lang,
                    name=option.names[wish.lang])
        value = choose(title, values_of(option, wish.lang), wish.lang, console, reader)
        options[option.id] = [value, *[str(option.default)] * (players - 1)] if option.per_seat else value
    wish = replace(wish, game=game, players=players, options=options)
    if wish.seats or wish.hot_seat or players < 2:
        return wish
    words = list(dict.fromkeys([usual_bot(game), *reversed(strengths_of(game)), "random", HUMAN]))
    kinds = {kind: say(f"play.opponent.{kind}", wish.lang) for kind in words}
    title = say("play.opponent" if players == 2 else "play.opponents", wish.lang)
    kind = choose(title, kinds, wish.lang, console, reader)
    return replace(wish, hot_seat=True) if kind == HUMAN else replace(wish, seats=(HUMAN, *[kind] * (players - 1)))


def number_of_players(wish: Wish, record: Record, console: Console, reader: Reader) -> int:
    """As said, or the only number there is, or asked for."""
    fewest, most = record.players
    if wish.players is not None or fewest == most:
        return fewest if wish.players is None else wish.players
    values = {str(n): str(n) for n in range(fewest, most + 1)}
    console.print(Text(say("play.players", wish.lang), "bold"))

    def unknown(answer: str) -> str:
        raise Trouble("bad_word", value=answer[:80], what=say("play.players", wish.lang).rstrip(" :"),
                      good=", ".join(values))

    def read(answer: str) -> str | None:
        return answer if answer in values else None

    question = say("play.how_many", wish.lang, fewest=fewest, most=most)
    return int(answered(question, values, unknown, wish.lang, console, reader, read))


def chosen_preset(wish: Wish, record: Record, players: int, console: Console, reader: Reader) -> str | None:
    """As said, or asked for where the game has some for so many."""
    offered = {preset.id: preset for preset in record.presets_for(players)}
    if wish.preset is not None or len(offered) < 2:
        return wish.preset
    colon = GRAMMARS[wish.lang].COLON
    names = {id: f"{preset.names[wish.lang]}{colon}{preset.help[wish.lang]}" for id, preset in offered.items()}
    return choose(say("play.preset", wish.lang), names, wish.lang, console, reader)


def values_of(option: Option, lang: str) -> dict[str, str]:
    """The values of an option with their names, its default first."""
    if option.kind == "flag":
        words = {"true": say("play.yes", lang), "false": say("play.no", lang)}
    else:
        words = dict(zip(option.values, (names[lang] for names in option.value_names), strict=True))
    first = str(option.default).lower()
    return {first: words[first]} | words


def choose_game(wish: Wish, console: Console, reader: Reader) -> str:
    """A menu of the games."""
    records = clio.records()
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
    question: str, values: Mapping[str, str], unknown: Callable[[str], str], lang: str, console: Console,
    reader: Reader, read: Callable[[str], str | None] | None = None,
) -> str:
    """Ask until the answer is good; Leave if the person wants to go. Enter takes the first value; `read` tells what an
    answer means, if not the number, the word or the name of a value."""
    while True:
        answer = reader.ask(question + " ", lambda typed: list(values.items()))
        if answer.lower() in LEAVE:
            raise Leave
        try:
            if not answer:
                return next(iter(values))
            return (read(answer) if read is not None else chosen(answer, values)) or unknown(answer)
        except ClioError as e:
            console.print(Text(e.text(lang)))


def chosen(answer: str, values: Mapping[str, str]) -> str | None:
    """A number of the menu, a word or a name; None if it is none of them."""
    if answer.isdecimal():
        if not 1 <= int(answer[:6]) <= len(values):
            raise Trouble("no_such_option", number=answer[:20], last=len(values))
        return list(values)[int(answer[:6]) - 1]
    return next((value for value, name in values.items() if plain(answer) in (plain(value), plain(name))), None)
