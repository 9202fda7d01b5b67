"""The screen: one console with our habits, the answers of the person, numbers as the reader writes them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from clio.messages import say
from clio.terminal.trouble import harmless

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

WIDTH = 80  # of every line, where nothing tells how wide the screen is
WIDEST = 100  # longer lines are hard to read
YES = frozenset({"y", "yes", "o", "oui"})
NO = frozenset({"n", "no", "non"})
Words = Callable[[str], list[tuple[str, str]]]  # what may follow the typed letters, each line with its meaning


class Screen(Console):
    """A text may come from a file that somebody else wrote: none paints over what stands on the screen."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=harmless(segment.text))


def make_console(colour: bool = True, stderr: bool = False) -> Console:
    """Colour only on a terminal, and never with NO_COLOR or a dumb terminal: then not one control code."""
    stream = sys.stderr if stderr else sys.stdout
    tty = stream.isatty()
    plain = not colour or not tty or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    console = Screen(
        file=stream, width=None if tty else WIDTH, color_system=None if plain else "auto", highlight=False,
        markup=False, emoji=False, soft_wrap=False,
    )
    if tty and console.width > WIDEST:
        console.width = WIDEST
    return console


def number(value: float, lang: str, digits: int = 0) -> str:
    """12345.6 -> "12,345.6" or "12 345,6" (with a no-break space)."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", "\u202f,")) if lang == "fr" else text


def counted(key: str, lang: str, n: int, **parts: object) -> str:
    """A sentence with a number in it; that for one has a key of its own."""
    return say(f"{key}.one" if n == 1 or (n == 0 and lang == "fr") else key, lang, n=n, **parts)


# ---------------------------------------------------------------- answers
class Leave(Exception):
    """The person wants to go, and has said what becomes of the game."""


class Reader(Protocol):
    """Where answers come from. EOFError and KeyboardInterrupt mean: leave."""

    def ask(self, prompt: str, words: Words | None = None) -> str: ...


class PlainReader:
    """Line by line with input(): pipes, scripts, screen readers. What a script answers is shown after the prompt."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: str, words: Words | None = None) -> str:
        self.console.file.flush()
        if sys.stdin.isatty():
            return input(prompt).strip()
        answer = sys.stdin.readline()
        if not answer:
            self.console.print(prompt)
            raise EOFError
        self.console.print(prompt + answer.strip(), overflow="ellipsis", no_wrap=True)
        return answer.strip()


class TerminalReader:
    """With history and completion of whole moves and commands."""

    def __init__(self, console: Console) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import ColorDepth

        depth = ColorDepth.DEPTH_1_BIT if console.color_system is None else None
        self.session: PromptSession[str] = PromptSession(color_depth=depth, complete_while_typing=False)

    def ask(self, prompt: str, words: Words | None = None) -> str:
        return self.session.prompt(prompt, completer=completer(words) if words else None).strip()


def completer(words: Words) -> Completer:
    """Offers every line that starts with what was typed, then those that hold it."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Lines(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> list[Completion]:
            typed = document.text_before_cursor.lstrip().lower()
            lines = words(typed)
            first = [pair for pair in lines if pair[0].startswith(typed)]
            later = [pair for pair in lines if typed and typed in pair[0] and not pair[0].startswith(typed)]
            start = -len(document.text_before_cursor)
            return [Completion(line, start, display_meta=what) for line, what in first + later]

    return Lines()


def make_reader(console: Console, plain: bool = False) -> Reader:
    fancy = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return TerminalReader(console) if fancy and not plain else PlainReader(console)
