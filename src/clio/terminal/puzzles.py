"""Puzzles at the keyboard: the list of them, and one to be solved on the board of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.puzzles import Attempt
from clio.games import find, play_of, puzzles
from clio.messages import say
from clio.terminal.commands import spellings
from clio.terminal.console import Leave, make_console, make_reader
from clio.terminal.cards import plain as unaccented
from clio.terminal.seats import HUMAN, Seats, usual_bot
from clio.terminal.session import Session
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.history import Table
    from clio.engine.puzzles import Puzzle
    from clio.terminal.console import Reader


def show_list(console: Console, game: str, lang: str) -> None:
    for n, puzzle in enumerate(puzzles(game).values(), 1):
        hard = say(f"puzzle.difficulty.{puzzle.difficulty}", lang)
        console.print(f"{n:3}  {puzzle.name(lang)} ({hard})", highlight=False)
        console.print(f"     {puzzle.goal(lang)}", style="dim", highlight=False)


def solve(game: str, number: int, lang: str, colour: bool, plain: bool) -> None:
    """Until it is solved or somebody leaves."""
    all = list(puzzles(game).values())
    if number > len(all):
        raise Trouble("no_puzzle", n=number, all=len(all))
    console = make_console(colour)
    Solving(all[number - 1], number, lang, console, make_reader(console, plain), plain).run()


class Solving(Session):
    """One puzzle. The others stand still: it ends with the turn, and all may be taken back."""

    def __init__(self, puzzle: Puzzle, number: int, lang: str, console: Console, reader: Reader, plain: bool) -> None:
        self.puzzle = puzzle
        self.number = number
        game = find(puzzle.game)
        table = puzzle.alone(game)
        kinds = [HUMAN if seat == puzzle.seat else usual_bot(puzzle.game) for seat in range(puzzle.players)]
        self.attempt = Attempt(puzzle, game, play_of(puzzle.game), table.state.clone())
        super().__init__(table, Seats(game, kinds, "puzzle"), lang, console, reader, plain=plain)

    def run(self) -> None:
        self.greet()
        try:
            while not self.tried():
                pass
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.print(say("play.bye", self.lang))

    def greet(self) -> None:
        self.print(say("puzzle.title", self.lang, n=self.number, name=self.puzzle.name(self.lang)), "bold")
        self.print(self.puzzle.goal(self.lang))
        self.print(say("puzzle.certain", self.lang), "dim")
        self.print(say("play.help", self.lang))

    def tried(self) -> bool:
        """Is it solved? If not, once the turn is over, something of it is taken back."""
        while not self.attempt.over(self.table.state):
            self.step()
        self.news(self.puzzle.seat)
        self.print(self.attempt.verdict(self.table.state, self.lang), "bold")
        if self.attempt.solved(self.table.state):
            return True
        answer = unaccented(self.reader.ask(say("puzzle.then", self.lang) + " "))
        if answer == "solution":
            self.show_solution()
            return True
        command = spellings().get(answer)
        if command == "quit":
            return True
        self.take_back() if command == "undo" else self.begin_again()
        return False

    def sit_down(self, table: Table, seats: Seats) -> None:
        if hasattr(self, "table"):
            raise Trouble("in_puzzle")
        super().sit_down(table, seats)

    def keep(self) -> None:
        """There is nothing to keep."""

    def begin_again(self) -> None:
        if self.table.actions:
            self.table.back_to(0)
        self.up_to_date()
        self.stale, self.round = True, -1

    def show_solution(self) -> None:
        self.begin_again()
        for symbol in self.puzzle.solution:
            choice = next(each for each in self.table.options_of(self.puzzle.seat) if each.symbol == symbol)
            self.print(f"  {choice.text(self.lang)}")
            self.table.play(choice, self.puzzle.seat)
        self.print(self.attempt.verdict(self.table.state, self.lang, shown=True), "bold")
