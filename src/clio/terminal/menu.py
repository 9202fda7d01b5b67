"""The options of the open question as a numbered list in groups, and what a typed answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from clio.engine.errors import UnknownSymbol
from clio.messages import say
from clio.terminal.cards import plain
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.history import Choice
    from clio.engine.history import Table as GameTable
    from clio.terminal.boards import Board

LONG = 26  # a list longer than this is folded
FEW = 8  # groups up to this size are never folded


class Menu:
    """Numbered from 1 in the order of reading: group by group, inside a group by the number of the move."""

    def __init__(self, table: GameTable, board: Board, lang: str, seat: int) -> None:
        self.lang = lang
        self.space = table.game.space
        self.groups: list[tuple[str, list[Choice]]] = []
        left = table.options_of(seat)
        for key, ranges in board.groups:
            mine = [choice for choice in left if self.range_of(choice) in ranges]
            mine.sort(key=lambda choice, order=ranges: order.index(self.range_of(choice)))  # type: ignore[misc]
            left = [choice for choice in left if self.range_of(choice) not in ranges]
            if mine:
                self.groups.append((key, mine))
        if left:
            self.groups.append(("menu.other", left))
        self.choices = [choice for _, group in self.groups for choice in group]

    def range_of(self, choice: Choice) -> str:
        return self.space.decode(choice.number)[0]

    def number_of(self, action: int) -> int:
        return [choice.number for choice in self.choices].index(action) + 1

    # ------------------------------------------------------------------ showing
    def show(self, console: Console, everything: bool = False) -> None:
        folded = not everything and len(self.choices) > LONG
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=4)
        grid.add_column()
        first = 1
        for key, group in self.groups:
            if len(self.groups) > 1:
                grid.add_row("", Text(say(key, self.lang), "bold underline"))
            if folded and len(group) > FEW:
                grid.add_row(*self.folded(group, first))
            else:
                for n, choice in enumerate(group, first):
                    grid.add_row(Text(f"{n}.", "bold"), self.line(choice, None if everything else console.width - 6))
            first += len(group)
        console.print(grid)
        if folded:
            console.print(Text(say("menu.all", self.lang), "dim"))

    def line(self, choice: Choice, room: int | None = None) -> Text:
        """The option in words, with the symbol that may be typed instead, if there is room for it."""
        text = Text(choice.text(self.lang))
        symbol = f"  [{choice.symbol}]"
        return text if room is not None and len(text) <= room < len(text) + len(symbol) else text.append(symbol, "dim")

    def folded(self, group: list[Choice], first: int) -> tuple[Text, Text]:
        """One line for a long group."""
        shown = ", ".join(choice.text(self.lang) for choice in group[:FEW])
        text = say("menu.folded", self.lang, shown=shown, n=len(group) - FEW, word=self.range_of(group[0]))
        return Text(f"{first}-{first + len(group) - 1}.", "bold"), Text(text)

    def show_range(self, console: Console, word: str) -> bool:
        """Unfold the moves that begin with a word ("use"); False if there are none."""
        mine = [(n, choice) for n, choice in enumerate(self.choices, 1) if choice.symbol.startswith(f"{word} ")]
        for n, choice in mine:
            console.print(Text(f"{n:>4}. ", "bold").append_text(self.line(choice)))
        return bool(mine)

    # ------------------------------------------------------------------ answers
    def read(self, answer: str) -> Choice | None:
        """The option a person means: its number, its symbol, its words, or the name alone where only one option has
        it. None if it is none of these."""
        if answer.isdecimal():
            n = int(answer) if len(answer) < 6 else 0
            if not 1 <= n <= len(self.choices):
                raise Trouble("no_such_option", number=answer[:20], last=len(self.choices))
            return self.choices[n - 1]
        if (choice := self.read_symbol(answer)) is not None:
            return choice
        wanted = plain(answer)
        words = [(plain(choice.text(self.lang)), plain(choice.symbol.partition(" ")[2])) for choice in self.choices]
        for part in (0, 1):
            found = [choice for choice, said in zip(self.choices, words, strict=True) if said[part] == wanted != ""]
            if len(found) == 1:
                return found[0]
        return None

    def read_symbol(self, answer: str) -> Choice | None:
        symbol = " ".join(answer.lower().split())
        return next((choice for choice in self.choices if choice.symbol == symbol), None)

    def known(self, answer: str) -> bool:
        """Is it a move of the game at all?"""
        try:
            self.space.parse(answer)
        except UnknownSymbol:
            return False
        return True
