"""A game at the keyboard: show the board, ask, play, let the bots play, until the game is over or somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from clio.clauses import clause
from clio.engine.errors import ClioError, nearest
from clio.messages import say
from clio.terminal import boards, files
from clio.terminal.boards import Board, board_of
from clio.terminal.cards import CardIndex
from clio.terminal.commands import NAMES, run_command, spellings
from clio.terminal.console import NO, YES, Leave, Reader
from clio.terminal.menu import Menu
from clio.terminal.rulebook import clause_text
from clio.terminal.score import show_result
from clio.terminal.seats import HUMAN, Seats
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from clio.engine.history import LogLine, Table

NEWS = 24  # log lines shown after a decision; `log` shows more


class Session:
    """One table, its players at the keyboard, the language they read."""

    def __init__(
        self, table: Table, seats: Seats, lang: str, console: Console, reader: Reader, hot_seat: bool = False,
        plain: bool = False,
    ) -> None:
        self.lang = lang
        self.console = console
        self.reader = reader
        self.hot_seat = hot_seat
        self.plain = plain
        self.sit_down(table, seats)

    def sit_down(self, table: Table, seats: Seats) -> None:
        """Begin with this table (a new one or a loaded one)."""
        self.table = table
        self.seats = seats
        self.cards = CardIndex(table.game)
        self.boards: dict[str, Board] = {}
        self.shown = dict.fromkeys(range(-1, table.players), len(table.log))  # log lines each seat has seen
        self.reader_of_screen: int | None = None  # whose eyes saw the screen last
        self.saved = len(table.actions)  # decisions that are safe on disk
        self.stale = True  # the board on the screen is not the one on the table

    # ------------------------------------------------------------------ the loop
    def run(self) -> None:
        """Play to the end. Ctrl-C and Ctrl-D leave politely; what was played is kept."""
        self.greet()
        try:
            while not self.table.over:
                self.step()
            self.finish()
        except Leave:
            self.print(say("play.bye", self.lang))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep()
            self.print(say("play.bye", self.lang))
        except Exception:
            self.keep()  # a mistake of ours must not cost anybody a game
            raise

    def step(self) -> None:
        """One decision, of a bot or of a person."""
        seat = self.table.seat
        assert seat is not None
        if self.seats.kinds[seat] != HUMAN:
            self.table.play(self.seats.choose(self.table, seat), seat)
            self.stale = True
            if not self.seats.people:
                self.news(-1)
            return
        self.hand_over(seat)
        self.news(seat)
        menu = Menu(self.table, self.board(), self.lang, seat)
        if any(menu.range_of(choice) in self.board().turn for choice in menu.choices) and self.stale:
            self.show_board(seat)
        self.ask(menu, seat)

    def ask(self, menu: Menu, seat: int) -> None:
        """Put the question until something happens on the table (or the person reads on)."""
        self.print(self.table.prompt(self.lang, seat), "bold")
        menu.show(self.console)
        before = (self.table, len(self.table.actions), self.lang)
        while before == (self.table, len(self.table.actions), self.lang) and not self.table.over:
            answer = self.reader.ask(self.prompt(seat), lambda typed: self.lines(menu, typed))
            try:
                if not run_command(self, menu, seat, answer):
                    self.play(menu, seat, answer)
            except ClioError as e:
                self.print(e.text(self.lang))

    def prompt(self, seat: int) -> str:
        return f"{self.table.seat_names(self.lang)[seat]}> "

    def play(self, menu: Menu, seat: int, answer: str) -> None:
        """A number, a symbol or words of the list; anything else gets a sentence and changes nothing."""
        if not answer:
            if len(menu.choices) > 1:
                self.print(say("play.empty", self.lang))
                return
            answer = "1"
        choice = menu.read(answer)
        if choice is not None:
            self.table.play(choice, seat)
            self.stale = True
        elif menu.known(answer):
            self.table.play(answer, seat)  # refused with the reason
        elif not menu.show_range(self.console, answer.lower()):
            raise self.unknown(menu, answer)

    def unknown(self, menu: Menu, answer: str) -> Trouble:
        near = ""
        for words in ([*(choice.symbol for choice in menu.choices), *NAMES], self.table.game.space.symbols):
            near = near or (nearest(answer, words) if len(answer) > 2 else "")
        return Trouble("not_understood_near" if near else "not_understood", answer=answer[:80], near=near)

    def lines(self, menu: Menu, typed: str) -> list[tuple[str, str]]:
        """What may be typed now, with its meaning: for completion. Cards and moves follow the command that asks for
        them."""
        first, space, _ = typed.partition(" ")
        command = spellings().get(first) if space else None
        if command == "card":
            return [(f"{first} {face.symbol}", face.names[self.lang]) for face in self.cards.faces]
        if command == "why":
            return [(f"{first} {symbol}", "") for symbol in self.table.game.space.symbols]
        words = {name: say(f"command.{name}.form", self.lang).split()[0].strip(",") for name in NAMES}
        commands = [(word, say(f"command.{name}", self.lang)) for name, word in words.items()]
        return [(choice.symbol, choice.text(self.lang)) for choice in menu.choices] + commands

    # ------------------------------------------------------------------ the screen
    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def board(self) -> Board:
        if self.lang not in self.boards:
            self.boards[self.lang] = board_of(self.table.game, self.lang)
        return self.boards[self.lang]

    def show_board(self, seat: int | None) -> None:
        names = self.table.seat_names(self.lang)
        boards.show(self.console, self.board(), self.table.view(seat), names, self.plain)
        self.stale = False

    def greet(self) -> None:
        names = self.table.seat_names(self.lang)
        kinds = [say(f"seat.{kind}", self.lang) for kind in self.seats.kinds]
        players = [f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)]
        title = self.table.game.record.names[self.lang]
        self.print(say("play.start", self.lang, game=title, players=", ".join(players), seed=self.table.seed), "bold")
        self.print(say("play.help", self.lang))

    def hand_over(self, seat: int) -> None:
        """Between two people at one machine the screen is cleared."""
        if self.hot_seat and self.reader_of_screen != seat:
            name = self.table.seat_names(self.lang)[seat]
            if self.reader_of_screen is not None:
                self.console.clear()
                self.reader.ask(say("play.hand_over", self.lang, name=name) + " ")
            self.stale = True
        self.reader_of_screen = seat

    def news(self, seat: int) -> None:
        """The log since the seat's last look; people who look at one screen have all seen it."""
        lines = self.table.log[self.shown[seat] :]
        if len(lines) > NEWS:
            self.print(say("play.more_log", self.lang, n=len(lines) - NEWS), "dim")
        self.show_log(lines[-NEWS:])
        for reader in [seat] if self.hot_seat else self.shown:
            self.shown[reader] = len(self.table.log)

    def show_log(self, lines: list[LogLine]) -> None:
        for line in lines:
            self.console.print(Padding(Text(f"- {line.text(self.lang)}"), (0, 0, 0, 2)))

    def show_clauses(self, ids: tuple[str, ...]) -> None:
        """The rules behind a refusal, as the rulebook has them."""
        for clause_id in ids:
            try:
                self.console.print(Padding(clause_text(clause(clause_id, self.lang)), (0, 0, 0, 2)))
            except LookupError:
                self.print(f"  {clause_id}")

    def confirm(self, key: str, **parts: object) -> bool:
        return self.reader.ask(say(key, self.lang, **parts) + " ").lower() in YES

    # ------------------------------------------------------------------ ends
    def finish(self) -> None:
        """The last log lines, the board, the points, and an offer to save."""
        self.news(min(self.shown, key=lambda seat: self.shown[seat]) if self.hot_seat else -1)
        self.show_board(None)
        show_result(self.console, self.table, self.lang)
        if self.seats.people and self.saved != len(self.table.actions):
            answer = self.reader.ask(say("play.save_end", self.lang) + " ")
            if answer and answer.lower() not in NO:
                self.save_as(answer)

    def save_as(self, name: str) -> bool:
        """Save under a typed name; asks before it overwrites. True if the game is on disk."""
        path = files.path_of(name)
        there = path.exists()
        if there and not path.is_dir() and not self.confirm("play.overwrite", file=path):
            self.print(say("play.not_saved", self.lang))
            return False
        try:
            files.write(self.table, path, overwrite=there)
        except ClioError as e:
            self.print(e.text(self.lang))
            return False
        self.safe(path)
        return True

    def keep(self) -> None:
        """Autosave, if there is anything to lose."""
        if self.table.over or self.saved == len(self.table.actions):
            return
        try:
            self.safe(files.autosave(self.table))
        except ClioError as e:
            self.print(e.text(self.lang))

    def safe(self, path: Path) -> None:
        self.saved = len(self.table.actions)
        self.console.print(say("play.saved", self.lang, file=path), soft_wrap=True)  # a path stays in one piece
