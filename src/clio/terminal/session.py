"""A game at the keyboard: show the board, ask, play, let the bots play, until the game is over or somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from clio.clauses import clause
from clio.engine.errors import ClioError, nearest
from clio.engine.history import Refused
from clio.messages import say
from clio.terminal import boards, files
from clio.terminal.boards import Board, board_of
from clio.terminal.cards import CardIndex, plain
from clio.terminal.commands import NAMES, page_keys, run_command, spellings
from clio.terminal.console import NO, YES, Leave, Reader, counted
from clio.terminal.meaning import meant, within_reach
from clio.terminal.menu import Menu
from clio.terminal.rulebook import clause_text
from clio.terminal.score import show_result
from clio.terminal.seats import HUMAN, Seats
from clio.terminal.sequence import in_one_line, play_all
from clio.terminal.trouble import Trouble
from clio.words import capital, fill

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from clio.engine.history import Table
    from clio.engine.told import Choice, LogLine

NEWS = 24  # log lines shown after a decision; `log` shows more


class Session:
    """One table, its players at the keyboard, the language they read."""

    def __init__(
        self, table: Table, seats: Seats, lang: str, console: Console, reader: Reader, hot_seat: bool = False,
        plain: bool = False, every_board: bool = False,
    ) -> None:
        self.lang = lang
        self.console = console
        self.reader = reader
        self.hot_seat = hot_seat
        self.plain = plain
        self.every_board = every_board  # the whole board after every action, not once a round
        self.sit_down(table, seats)

    def sit_down(self, table: Table, seats: Seats) -> None:
        """Begin with this table (a new one or a loaded one)."""
        self.table = table
        self.seats = seats
        self.cards = CardIndex(table.game)
        self.boards: dict[str, Board] = {}
        self.shown: dict[int, int]  # how many lines of the log each seat has seen
        self.withheld: list[LogLine]  # lines kept from who looked at the screen, for those who may read them
        self.up_to_date()
        self.reader_of_screen: int | None = None  # whose eyes saw the screen last
        self.saved = len(table.actions)  # decisions that are safe on disk
        self.stale = True  # what the screen tells of the table is no longer so
        self.round = -1  # the round whose board was shown last

    # ------------------------------------------------------------------ the loop
    def run(self) -> None:
        """Play to the end. Ctrl-C and Ctrl-D leave politely; what was played is kept."""
        self.greet()
        try:
            over = False
            while not over:
                while not self.table.over:
                    self.step()
                over = self.finish()
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
        self.show_table(menu, seat)
        self.ask(menu, seat)

    def show_table(self, menu: Menu, seat: int) -> None:
        """The board once a round, and two lines after each action; or the board each time."""
        if not self.board().at_turn(self.table.view(seat), seat):
            return
        if self.round != self.table.game.round_of(self.table.state):
            self.show_board(seat)
        elif menu.is_turn and self.stale:
            if self.every_board:
                self.show_board(seat)
            else:
                self.show_status(seat)

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
            except Refused as e:
                rules = f" ({', '.join(e.clauses)})" if e.clauses else ""
                why = capital(e.why.text(self.lang)) + rules
                self.print(say("error.refused", self.lang, symbol=e.symbol, why=why))
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
        moves = [] if menu.read_symbol(answer) else in_one_line(self.table, self.board(), seat, answer)
        if moves:
            play_all(self.table, seat, moves)
            self.stale = True
            return
        choices, symbols = self.meant(menu, seat, answer)
        if len(choices) > 1:
            menu.show_some(self.console, choices)
        elif choices:
            if self.sure(choices[0]):
                self.table.play(choices[0], seat)
                self.stale = True
        elif symbols:
            self.table.play(symbols[0], seat)  # refused with the reason
        else:
            raise self.unknown(menu, answer)

    def sure(self, choice: Choice) -> bool:
        """A move that cannot be mended is asked about again."""
        if not self.table.game.grave(choice.number):
            return True
        return self.confirm("play.sure", move=choice.text(self.lang))

    def meant(self, menu: Menu, seat: int, words: str) -> tuple[list[Choice], list[str]]:
        """The options that the words could mean; else the symbols of moves that are no options now."""
        choices = menu.fitting(words)
        symbols = [] if choices else meant(self.table, self.board(), self.cards, seat, words)
        return choices or [choice for choice in menu.choices if choice.symbol in symbols], symbols

    def unknown(self, menu: Menu, answer: str) -> Trouble:
        """What to say of words that are no move now: a known name is not offered; else what is nearest to them."""
        words = self.table.game.names(self.lang).items()
        names = [fill(self.lang, text, n=1) for key, text in words if key.startswith("resource.")]
        known = [name for name in names if plain(name) == plain(answer) != ""]
        known += {face.names[self.lang]: 0 for face in self.cards.named(answer)}
        if len(known) == 1:
            return Trouble("not_offered", what=known[0])
        near = nearest(answer, [*(choice.symbol for choice in menu.choices), *self.words()]) if len(answer) > 2 else ""
        return Trouble("not_understood_near" if near else "not_understood", answer=answer[:80], near=near)

    def words(self) -> dict[str, str]:
        """The commands as this reader calls them, with the key of what they do."""
        keys = [*(f"command.{name}" for name in NAMES), *page_keys(self).values()]
        return {say(f"{key}.form", self.lang).split()[0].strip(","): key for key in keys}

    def lines(self, menu: Menu, typed: str) -> list[tuple[str, str]]:
        """What may be typed now, with its meaning: for completion. Cards and moves follow the command that asks for
        them."""
        first, space, _ = typed.partition(" ")
        command = spellings().get(first) if space else None
        if command == "card":
            return [(f"{first} {face.symbol}", face.names[self.lang]) for face in self.cards.faces]
        if command == "why":
            game, near = self.table.game, within_reach(self.table, self.board(), self.table.seat or 0)
            alone = [move.first for move in game.house.moves if len(move.words) == 1]
            return [(f"{first} {game.space.symbol(action)}", "") for action in dict.fromkeys([*near, *alone])]
        commands = [(word, say(key, self.lang)) for word, key in self.words().items()]
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
        boards.show(self.console, self.board(), boards.seen(self.table, seat), names, self.plain)
        self.stale = False
        self.round = self.table.game.round_of(self.table.state)

    def show_status(self, seat: int) -> None:
        for line in self.board().status(self.table.view(seat), self.table.seat_names(self.lang)):
            self.print(line, "dim")
        self.stale = False

    def greet(self) -> None:
        names = self.table.seat_names(self.lang)
        kinds = [say(f"seat.{kind}", self.lang) for kind in self.seats.kinds]
        players = [f"{name} ({kind})" for name, kind in zip(names, kinds)]
        players += names[len(kinds) :]  # Automas, whom nobody plays
        title = self.table.game.record.names[self.lang]
        dealt = self.table.deal.text(self.lang)
        self.print(say("play.start", self.lang, game=title, players=", ".join(players), dealt=dealt), "bold")
        self.print(say("play.help", self.lang))
        self.tell_outdated()

    def tell_outdated(self) -> None:
        """A game of older rules says so before it is played on."""
        if self.table.outdated is not None:
            self.print(self.table.outdated.text(self.lang), "bold")

    def hand_over(self, seat: int) -> None:
        """Between two people at one machine the screen is cleared."""
        if self.hot_seat and self.reader_of_screen != seat:
            name = self.table.seat_names(self.lang)[seat]
            if self.reader_of_screen is not None:
                self.console.clear()
                self.reader.ask(say("play.hand_over", self.lang, name=name) + " ")
            self.round = -1  # nothing of the board is left on the screen
        self.reader_of_screen = seat

    def news(self, seat: int) -> None:
        """The log since the seat's last look, as far as it may read it (-1: a spectator); after the end, all of it.
        People who look at one screen have all seen what was on it."""
        viewer = None if seat < 0 else seat
        fresh = self.withheld + self.table.log[self.shown[seat] :]
        lines = [line for line in fresh if self.table.over or line.seen_by(viewer)]
        if len(lines) > NEWS:
            self.print(counted("play.more_log", self.lang, len(lines) - NEWS), "dim")
        self.show_log(lines[-NEWS:])
        if self.hot_seat:
            self.shown[seat] = len(self.table.log)
        else:
            self.up_to_date()
            rest = [line for line in fresh if line not in lines]
            self.withheld = [line for line in rest if any(line.seen_by(person) for person in self.seats.people)]

    def up_to_date(self) -> None:
        """Nothing of the log is news any more."""
        self.shown = dict.fromkeys(range(-1, self.table.players), len(self.table.log))
        self.withheld = []

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
    def finish(self) -> bool:
        """The last log lines, the board, the points, and an offer to look back or to save; False if the last decision
        was taken back."""
        self.news(min(self.shown, key=lambda seat: self.shown[seat]) if self.hot_seat else -1)
        self.show_board(None)
        show_result(self.console, self.table, self.lang)
        while self.seats.people and self.saved != len(self.table.actions) and self.table.over:
            answer = self.reader.ask(say("play.save_end", self.lang) + " ")
            if not answer or answer.lower() in NO:
                break
            self.look_back(answer)
        return self.table.over

    def look_back(self, answer: str) -> None:
        """At the end: `log`, `board`, `undo`; anything else is the name of a file."""
        first, _, rest = answer.partition(" ")
        command = spellings().get(first.lower())
        if command == "log":
            self.show_log(self.table.log[-(int(rest[:6]) if rest.isdecimal() else NEWS):])
        elif command == "board":
            self.show_board(None)
        elif command == "undo":
            self.take_back()
        elif command is not None:
            self.print(say("play.only_end", self.lang))
        else:
            self.save_as(answer)

    def take_back(self) -> None:
        """The last decision of a person at the keyboard, and all that followed it."""
        while self.table.actions:
            self.table.undo(anyway=True)
            if self.table.seat is not None and self.seats.kinds[self.table.seat] == HUMAN:
                break
        self.up_to_date()
        self.stale = True
        self.round = -1
        self.print(say("play.undone", self.lang))

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
