"""The options of the open question as a numbered list in groups, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from clio.engine.errors import UnknownSymbol
from clio.messages import say
from clio.terminal.cards import plain
from clio.terminal.console import NO, YES
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.told import Choice
    from clio.engine.history import Table as GameTable
    from clio.terminal.boards import Board

LONG = 26  # a list longer than this is folded
FEW = 8  # groups up to this size are never folded


def holds(text: str, wanted: str) -> bool:
    """Are these words of the text, in this order?"""
    left = iter(text.split())
    return all(word in left for word in wanted.split())


def begins(text: str, wanted: str) -> bool:
    """Are these beginnings of words of the text, in this order? One letter is too little."""
    left = iter(text.split())
    return len(wanted) > 2 and all(any(word.startswith(part) for word in left) for part in wanted.split())


class Menu:
    """Numbered from 1 in the order of reading: group by group, inside a group as the things lie on the board."""

    def __init__(self, table: GameTable, board: Board, lang: str, seat: int) -> None:
        self.lang = lang
        self.space = table.game.space
        self.groups: list[tuple[str, list[Choice]]] = []
        order = {id: n for n, id in enumerate(board.places(table.view(seat)))}
        left = sorted(table.options_of(seat), key=lambda choice: self.place(choice, order))
        for title, mine in self.by_heading(table, left):
            if mine:
                self.groups.append((title, mine))
        self.choices = [choice for _, group in self.groups for choice in group]
        asked = table.asked(seat)
        self.is_turn = table.game.house.question(asked, asked.waiting).turn

    def by_heading(self, table: GameTable, left: list[Choice]) -> Iterator[tuple[str, list[Choice]]]:
        """As the house of the game groups its moves; those at the end that stand alone in their groups are one."""
        house = table.game.house
        groups: list[tuple[str, list[Choice]]] = []
        for heading in house.groups:
            mine = [choice for choice in left if house.by_name[choice.move].heading == heading]
            if mine:
                groups.append((table.game.words(self.lang).heading(heading), mine))
        last: list[Choice] = []
        while groups and len(groups[-1][1]) == 1:
            last = groups.pop()[1] + last
        yield from groups
        yield say("menu.other", self.lang), last

    def place(self, choice: Choice, order: dict[str, int]) -> tuple[int, int, int]:
        """Where an option stands: by its kind, then as what it touches lies on the board, then by its number."""
        at = next((order[id] for id in choice.targets if id in order), len(order))
        return self.space.range_of[choice.number].first, at, choice.number

    def number_of(self, action: int) -> int:
        return [choice.number for choice in self.choices].index(action) + 1

    # ------------------------------------------------------------------ showing
    def show(self, console: Console, everything: bool = False) -> None:
        folded = not everything and len(self.choices) > LONG
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=4)
        grid.add_column()
        first = 1
        for title, group in self.groups:
            if len(self.groups) > 1 and self.is_turn:
                grid.add_row("", Text(title, "bold underline"))
            if folded and len(group) > FEW:
                grid.add_row(*self.folded(group, first))
            else:
                for n, choice in enumerate(group, first):
                    grid.add_row(Text(f"{n}.", "bold"), self.line(choice, everything))
            first += len(group)
        console.print(grid)
        if folded:
            console.print(Text(say("menu.all", self.lang), "dim"))

    def line(self, choice: Choice, symbol: bool = False) -> Text:
        """The option in words, if asked with the symbol that may be typed instead."""
        text = Text(choice.text(self.lang))
        return text.append(f"  [{choice.symbol}]", "dim") if symbol else text

    def folded(self, group: list[Choice], first: int) -> tuple[Text, Text]:
        """One line for a long group."""
        shown = ", ".join(choice.text(self.lang) for choice in group[:FEW])
        word = self.space.range_of[group[0].number].name
        text = say("menu.folded", self.lang, shown=shown, n=len(group) - FEW, word=word)
        return Text(f"{first}-{first + len(group) - 1}.", "bold"), Text(text)

    def show_some(self, console: Console, choices: list[Choice]) -> None:
        """Options that a person may have meant."""
        console.print(Text(say("play.several", self.lang)))
        for choice in choices:
            console.print(Text(f"{self.number_of(choice.number):>4}. ", "bold").append_text(self.line(choice)))

    # ------------------------------------------------------------------ answers
    def fitting(self, answer: str) -> list[Choice]:
        """The options a person may mean: the one of this number or symbol, else those that hold the words."""
        if answer.isdecimal():
            n = int(answer) if len(answer) < 6 else 0
            if not 1 <= n <= len(self.choices):
                raise Trouble("no_such_option", number=answer[:20], last=len(self.choices))
            return [self.choices[n - 1]]
        if (choice := self.read_symbol(answer)) is not None:
            return [choice]
        for words, symbol in ((YES, "yes"), (NO, "no")):
            if answer.lower() in words and (choice := self.read_symbol(symbol)) is not None:
                return [choice]
        worded = any(letter.isalpha() for letter in plain(answer))
        return self.holding(plain(answer)) if worded and not self.known(answer) else []

    def holding(self, wanted: str) -> list[Choice]:
        """The whole text or name goes before some words of it, what an option is about before what it does, whole
        words before beginnings."""
        texts = [plain(choice.text(self.lang)) for choice in self.choices]
        names = [plain(choice.word) for choice in self.choices]
        heads = [plain(choice.label(self.lang).name) for choice in self.choices]
        symbols = [plain(choice.symbol) for choice in self.choices]
        tests: list[tuple[list[str], Callable[[str, str], bool]]] = [
            (texts, str.__eq__), (names, str.__eq__), (heads, holds), (symbols, holds), (heads, begins), (texts, holds),
            (symbols, begins), (texts, begins),
        ]
        for said, test in tests:
            found = [choice for choice, text in zip(self.choices, said, strict=True) if test(text, wanted)]
            if found:
                return found
        return []

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
