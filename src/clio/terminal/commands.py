"""The commands of a session beside the moves: each a function, named in both languages by the message files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from clio.engine.errors import NoUndo
from clio.engine.text import capital
from clio.messages import LANGUAGES, catalogue, say
from clio.terminal import files, rulebook
from clio.terminal.cards import plain
from clio.terminal.console import NO, Leave
from clio.terminal.score import show_result
from clio.terminal.seats import HUMAN, Seats
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from clio.terminal.menu import Menu
    from clio.terminal.session import Session

MANY = 8  # cards or clauses shown at once
THOUGHTS = 3  # options named by a hint


def undo(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Back to the last decision of a person. What revealed something is taken back only after a question."""
    table = session.table
    sure, back = False, 0
    while True:
        try:
            table.undo(anyway=sure)
        except NoUndo as e:
            if e.key == "no_undo" and session.confirm("play.undo_anyway"):
                sure = True
                continue
            for _ in range(back):
                table.redo()
            if e.key == "no_undo":
                return
            raise
        back += 1
        if table.seat is not None and session.seats.kinds[table.seat] == HUMAN:
            break
    refresh(session, "play.undone")


def redo(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Forward again, to the next decision of a person."""
    table = session.table
    table.redo()
    while not table.over and table.seat is not None and session.seats.kinds[table.seat] != HUMAN:
        try:
            table.redo()
        except NoUndo:
            break
    refresh(session, "play.redone")


def refresh(session: Session, key: str) -> None:
    session.shown = dict.fromkeys(session.shown, len(session.table.log))
    session.stale = True
    session.print(say(key, session.lang))


def log(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The last lines of the log, 20 or as many as asked."""
    if rest and not rest.isdecimal():
        raise Trouble("bad_number", value=rest[:80], what="log", least=1)
    lines = session.table.log[-(min(int(rest[:6]), 10**6) or 1 if rest else 20):]
    session.show_log(lines)
    if not lines:
        session.print(say("play.no_log", session.lang))


def rules(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Clauses of the rulebook that hold the words."""
    game = rulebook.known(session.table.game.record.id)
    if not rest:
        rulebook.show_contents(session.console, game, session.lang)
        return
    found = rulebook.search([game], rest, session.lang)
    rulebook.show_clauses(session.console, found[:MANY])
    if len(found) > MANY:
        session.print(say("play.more_clauses", session.lang, n=len(found) - MANY, query=rest, game=game))


def card(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """A card with its figures and text."""
    if not rest:
        raise Trouble("which_card")
    found = session.cards.find(rest, session.lang)
    if len(found) > MANY:
        session.print(say("play.many_cards", session.lang, cards=", ".join(f.names[session.lang] for f in found)))
        return
    session.cards.show(session.console, found, session.lang)


def why(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Why a move is not possible: the sentence and the clauses."""
    if not rest:
        raise Trouble("which_move")
    choice = menu.read(rest)
    refusal = None if choice is not None else session.table.why_not(rest, seat)
    if refusal is None:
        number = menu.number_of(choice.number if choice is not None else session.table.game.space.parse(rest))
        session.print(say("play.possible", session.lang, number=number))
        return
    session.print(capital(refusal.text(session.lang)) or say("play.no_reason", session.lang))
    session.show_clauses(refusal.clauses)


def hint(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """What the adviser would do, and why."""
    thoughts = session.seats.advice(session.table, seat)[:THOUGHTS]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        grid.add_column()
    for thought in thoughts:
        number = menu.number_of(thought.action)
        text = Text(menu.choices[number - 1].text(session.lang)).append(f"\n{thought.reason(session.lang)}", "dim")
        grid.add_row(Text(f"{number:>4}.", "bold"), text)
    session.print(say("play.hint", session.lang))
    session.console.print(grid)


def board(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The table again, and the question."""
    session.show_board(seat)
    session.print(session.table.prompt(session.lang, seat), "bold")


def options(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Every option, nothing folded."""
    menu.show(session.console, everything=True)


def save(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Save under a name, or into the data folder."""
    if rest:
        session.save_as(rest)
    else:
        session.safe(files.autosave(session.table))


def load(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Another game instead of this one, which is kept."""
    if not rest:
        raise Trouble("which_file")
    table = files.read(files.existing(rest))
    session.keep()
    kinds = session.seats.kinds if table.players == len(session.seats.kinds) else [HUMAN] * table.players
    session.sit_down(table, Seats(table.game, kinds, table.seed))
    session.print(say("play.loaded", session.lang, n=len(table.actions)))


def score(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The points as they stand."""
    show_result(session.console, session.table, session.lang)


def lang(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The other language."""
    if rest.lower() not in LANGUAGES:
        raise Trouble("bad_word", value=rest[:80], what="lang", good=", ".join(LANGUAGES))
    session.lang = rest.lower()
    session.stale = True


def help(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """How to answer, and the commands."""
    session.print(say("play.how", session.lang))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for name in NAMES:
        shown = say(f"command.{name}.form", session.lang)
        grid.add_row(Text("  " + shown), Text(say(f"command.{name}", session.lang)))
    session.console.print(grid)


def quit(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Leave; asks what becomes of the game."""
    if session.saved != len(session.table.actions):
        answer = session.reader.ask(say("play.save_quit", session.lang) + " ")
        if not answer:
            session.keep()
        elif answer.lower() not in NO and not session.save_as(answer):
            return
    raise Leave


Command = Callable[["Session", "Menu", int, str], None]
COMMANDS: dict[str, Command] = {
    "help": help, "board": board, "options": options, "card": card, "rules": rules, "why": why, "hint": hint,
    "undo": undo, "redo": redo, "log": log, "score": score, "save": save, "load": load, "lang": lang, "quit": quit,
}
NAMES = tuple(COMMANDS)


@cache
def spellings() -> dict[str, str]:
    """Every word for a command, in any language, without accents."""
    words = {name: name for name in NAMES}
    for language in LANGUAGES:
        for name in NAMES:
            words |= {plain(word): name for word in catalogue(language)[f"command.{name}.words"].split()}
    return words


def run_command(session: Session, menu: Menu, seat: int, answer: str) -> bool:
    """Do it if it is a command; False if it is something else."""
    first, _, rest = answer.partition(" ")
    name = "help" if first == "?" else spellings().get(plain(first))
    if name is None or menu.read_symbol(answer) is not None:
        return False
    COMMANDS[name](session, menu, seat, rest.strip())
    return True
