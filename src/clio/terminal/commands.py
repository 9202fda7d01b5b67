"""The commands of a session beside the moves: each a function, named in both languages by the message files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from clio.engine.errors import NoUndo
from clio.messages import LANGUAGES, catalogue, say
from clio.terminal import files, rulebook
from clio.terminal.cards import plain, word_or
from clio.terminal.console import NO, Leave, counted
from clio.terminal.score import show_result
from clio.terminal.seats import HUMAN, Seats
from clio.terminal.trouble import Trouble
from clio.words import capital

if TYPE_CHECKING:
    from clio.terminal.menu import Menu
    from clio.terminal.session import Session

MANY = 8  # cards or clauses shown at once
WHOLE = 24  # clauses of whole chapters
THOUGHTS = 3  # options named by a hint


def undo(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Back to the last decision of a person. What revealed something, or was decided by another person, is taken back
    only after a question."""
    table = session.table
    sure, back, last = False, 0, -1
    while back == 0 or session.seats.kinds[table.seat or 0] != HUMAN:
        last = table.actions[-1] if table.actions else -1
        try:
            table.undo(anyway=sure)
        except NoUndo as e:
            if e.key == "no_undo" and session.confirm("play.undo_anyway"):
                sure = True
                continue
            forward(session, back)
            if e.key == "no_undo":
                return
            raise
        back += 1
    whose = table.seat
    if whose not in (None, seat):
        name = table.seat_names(session.lang)[whose or 0]
        if not session.confirm("play.undo_other", name=name):
            forward(session, back)
            return
    what = next((choice.text(session.lang) for choice in table.options if choice.number == last), "")
    refresh(session, say("play.undone_what", session.lang, what=what) if what else say("play.undone", session.lang))


def forward(session: Session, n: int) -> None:
    """Decisions that were taken back, played again."""
    for _ in range(n):
        session.table.redo()


def redo(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Forward again, to the next decision of a person."""
    table = session.table
    options = {choice.number: choice.text(session.lang) for choice in table.options}
    before = len(table.actions)
    table.redo()
    while not table.over and table.seat is not None and session.seats.kinds[table.seat] != HUMAN:
        try:
            table.redo()
        except NoUndo:
            break
    what = options.get(table.actions[before], "") if len(table.actions) > before else ""
    refresh(session, say("play.redone_what", session.lang, what=what) if what else say("play.redone", session.lang))


def refresh(session: Session, sentence: str) -> None:
    session.up_to_date()
    session.stale = True
    session.print(sentence)


def log(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The last lines of the log, 20 or as many as asked."""
    n = int(rest[:6]) if rest.isdecimal() else 0 if rest else 20
    if n == 0:
        raise Trouble("bad_number", value=rest[:80], what="log", least=1)
    lines = session.table.log_of(seat)[-n:]
    session.show_log(lines)
    if not lines:
        session.print(say("play.no_log", session.lang))


def rules(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Clauses of the rulebook that hold the words."""
    game = rulebook.known(session.table.game.record.id)
    if not rest:
        rulebook.show_contents(session.console, game, session.lang, inside=True)
        return
    found = rulebook.search([game], rest, session.lang)
    chapter = [clause for clause in found if clause.is_under(rest) and not clause.is_aside]
    shown = min(max(MANY, len(chapter)), WHOLE)
    rulebook.show_clauses(session.console, found[:shown])
    if len(found) > shown:
        session.print(counted("play.more_clauses", session.lang, len(found) - shown, query=rest, game=game))


def example(session: Session, what: str, other: str) -> str:
    """Something that could be typed in this game: the message `<game>.example.<what>`, or what is at hand."""
    return word_or(f"{session.table.game.record.id}.example.{what}", session.lang, other)


def card(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """A card with its figures and text."""
    if not rest:
        symbols = list(session.cards.symbols.values())
        raise Trouble("which_card", example=example(session, "card", symbols[0] if symbols else "..."))
    found = session.cards.find(rest, session.lang)
    if len(found) > MANY:
        session.print(say("play.many_cards", session.lang, cards=", ".join(f.names[session.lang] for f in found)))
        return
    session.cards.show(session.console, found, session.lang)


def why(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """Why a move is not possible: the sentence and the clauses."""
    if not rest:
        raise Trouble("which_move", example=example(session, "why", menu.choices[0].symbol))
    choices, symbols = session.meant(menu, seat, rest)
    if len(choices) == 1:
        session.print(say("play.possible", session.lang, number=menu.number_of(choices[0].number)))
        return
    if choices:
        menu.show_some(session.console, choices)
        return
    refusal = session.table.why_not(symbols[0], seat) if symbols else None
    if refusal is None:
        raise session.unknown(menu, rest)
    reason = refusal.text(session.lang) or say("play.no_reason", session.lang)
    named = symbols[0] == rest
    session.print(capital(reason) if named else say("play.why_of", session.lang, what=symbols[0], why=reason))
    session.show_clauses(refusal.clauses)


def hint(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """What the adviser would do, and why."""
    thoughts = session.seats.advice(session.table, seat)[:THOUGHTS]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        grid.add_column()
    for thought in thoughts:
        at = menu.number_of(thought.action)
        text = Text(menu.choices[at - 1].text(session.lang))
        text.append("\n" + thought.reason(session.lang), "dim")
        if thought.chance is not None:
            text.append(" " + say("play.chance", session.lang, n=round(100 * thought.chance)), "dim")
        grid.add_row(Text(f"{at:>4}.", "bold"), text)
    session.print(say("play.hint", session.lang))
    session.console.print(grid)


def board(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The table again, the question and its options."""
    session.show_board(seat)
    session.print(session.table.prompt(session.lang, seat), "bold")
    menu.show(session.console)


def piles(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """What lies in piles and may be looked through."""
    from rich.padding import Padding

    for whose, rows in session.board().piles(session.table.view(seat), session.table.seat_names(session.lang)):
        session.print(whose, "bold underline")
        for label, cards in rows:
            session.console.print(Padding(Text().append(f"{label} ", "bold").append(cards), (0, 0, 0, 2)))


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
    session.sit_down(table, Seats(table.game, kinds, table.deal.aside("bots")))
    session.print(say("play.loaded", session.lang, n=len(table.actions)))
    session.tell_outdated()


def score(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The points as they stand."""
    show_result(session.console, session.table, session.lang)


def lang(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """The other language."""
    if rest.lower() not in LANGUAGES:
        raise Trouble("bad_word", value=rest[:80], what="lang", good=", ".join(LANGUAGES))
    session.lang = rest.lower()
    session.round = -1


def help(session: Session, menu: Menu, seat: int, rest: str) -> None:
    """How to answer, and the commands."""
    first = menu.choices[0]
    words, symbol = example(session, "words", first.text(session.lang)), example(session, "move", first.symbol)
    session.print(say("play.how", session.lang, words=words, symbol=symbol))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key in [*(f"command.{name}" for name in NAMES), *page_keys(session).values()]:
        grid.add_row(Text("  " + say(f"{key}.form", session.lang)), Text(say(key, session.lang)))
    session.console.print(grid)
    for line in session.board().legend(full=True):
        session.print(line, "dim")


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
    "help": help, "board": board, "options": options, "piles": piles, "card": card, "rules": rules, "why": why,
    "hint": hint, "undo": undo, "redo": redo, "log": log, "score": score, "save": save, "load": load, "lang": lang,
    "quit": quit,
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
    if menu.read_symbol(answer) is not None:
        return False
    if name is None:
        return show_page(session, seat, plain(first), rest.strip())
    COMMANDS[name](session, menu, seat, rest.strip())
    return True


# ---------------------------------------------------------------- screens that only one game has
def page_keys(session: Session) -> dict[str, str]:
    """The pages of the game on the table, by name: the key of their messages."""
    game = session.table.game.record.id
    return {name: f"{game}.page.{name}" for name in session.board().pages}


def show_page(session: Session, seat: int, word: str, rest: str) -> bool:
    """Show the page that the word calls, in any language; False if it calls none."""
    for name, key in page_keys(session).items():
        if any(word == plain(catalogue(lang)[f"{key}.form"].split()[0]) for lang in LANGUAGES):
            table = session.table
            names = table.seat_names(session.lang)
            session.console.print(session.board().page(name, table.view(seat), names, rest))
            return True
    return False
