"""What boards made of lines share: text that goes on under itself, words never cut, sheets as wide as the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from clio.engine.info import View
from clio.terminal.cards import plain
from clio.terminal.trouble import Trouble

TOGETHER = "\u00a0"  # a space where no line is broken
LEAST = 18  # columns that the beginning of a card's text needs


class Sheet:
    """Lines made for the width of the screen they are shown on."""

    def __init__(self, make: Callable[[int], list[RenderableType]]) -> None:
        self.make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield from self.make(options.max_width)


def clip(text: str, width: int) -> str:
    """As many whole words as fit; dots tell that there are more."""
    if cell_len(text) <= width:
        return text
    lines = wrap(text, max(width - 2, 1), break_long_words=False)
    return f"{lines[0]} …" if lines and cell_len(lines[0]) <= width - 2 else ""


def hung(label: str, content: str, width: int, style: str = "bold", indent: int = 2) -> Text:
    """A label and what belongs to it; what is too long goes on under itself, words whole."""
    whole = f"{label} {content}".rstrip() if label else content
    for sign in ":;":
        whole = whole.replace(f" {sign}", TOGETHER + sign)  # French
    lines = wrap(whole, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
    text = Text("\n".join(lines).replace(TOGETHER, " "))
    text.stylize(style, 0, len(label))
    return text


def paragraph(text: str, width: int, style: str = "") -> Text:
    """One paragraph in one style."""
    lines = wrap(text, width, break_long_words=False, break_on_hyphens=False)
    return Text("\n".join(lines).replace(TOGETHER, " "), style)


def order(view: View) -> list[int]:
    """The seats, the reader first, then clockwise."""
    n, first = len(view["players"]), view["you"] or 0
    return [(first + i) % n for i in range(n)]


def wanted(view: View, names: list[str], rest: str) -> int:
    """The seat of a number or a name; alone against one other player, that one."""
    seats = [seat for seat in order(view) if seat != view["you"]]
    if not rest and len(seats) == 1:
        return seats[0]
    found = [seat for seat, name in enumerate(names) if plain(rest) in (str(seat + 1), plain(name))]
    found = found or [seat for seat, name in enumerate(names) if rest and plain(rest) in plain(name)]
    if len(found) != 1:
        raise Trouble("which_player", good=", ".join(f"{n} ({name})" for n, name in enumerate(names, 1)))
    return found[0]
