"""One drawing per game: the module `clio.terminal.<game>.board`, imported on first use, with

    BOARD               the class of the drawing, see `Board`
    ASKED               optional: the ids of the options that the menu of `clio terminal` asks for, in this order
    complete(view, scores)   optional: adds to a view what the drawing wants to know of the points as they stand

A board sees a view and the faces of the cards, never the state."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from clio.engine.game import CardFace, Game
from clio.engine.info import View
from clio.games import ids, part_of
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from rich.console import Console, RenderableType

    from clio.engine.history import Table

NARROWEST = 79  # columns that every drawing may take


class Board(Protocol):
    """How one game looks in one language."""

    lines: frozenset[str]  # kinds of questions that may be answered by several moves in one line: see `expand`
    pages: tuple[str, ...]  # further screens, each a command of this game: `<game>.page.<name>` in the message files
    # tells what it shows, `.form` how it is written

    def __init__(self, faces: dict[str, CardFace], lang: str) -> None: ...

    def draw(self, view: View, names: list[str]) -> RenderableType:
        """The table for the eye, at 80 columns."""

    def plain(self, view: View, names: list[str]) -> list[str]:
        """The same as lines of words, for the ear."""

    def status(self, view: View, names: list[str]) -> list[str]:
        """What matters most, in two lines."""

    def legend(self, full: bool = False) -> list[str]:
        """What its signs and letters mean, shortly or at length."""

    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """What lies in piles and may be looked through: (whose, [(which pile, cards)])."""

    def places(self, view: View) -> list[str]:
        """The ids (`moves.place`) of what lies within the reader's reach, in the order of reading."""

    def page(self, name: str, view: View, names: list[str], rest: str) -> RenderableType:
        """One of the `pages`; `rest` is what was typed after its word."""

    def at_turn(self, view: View, seat: int) -> bool:
        """Is it this seat's own turn? Otherwise it only answers a question, and needs no whole board."""

    def expand(self, text: str, reach: dict[str, list[str]]) -> list[str]:
        """The moves of a line that is several moves in one, in their order; none if it is not. `reach`: by the names of
        moves, which of each kind touch something on the board ("warriors" of "colonize warriors")."""


class Usual:
    """What most games need not say: no pages, no lines of several moves."""

    lines: frozenset[str] = frozenset()
    pages: tuple[str, ...] = ()

    def page(self, name: str, view: View, names: list[str], rest: str) -> RenderableType:
        raise LookupError(name)

    def at_turn(self, view: View, seat: int) -> bool:
        return True

    def expand(self, text: str, reach: dict[str, list[str]]) -> list[str]:
        return []


def module_of(game: str) -> ModuleType:
    """The module of a game; Trouble if it has no board."""
    found = part_of(game, "clio.terminal", "board")
    if found is None:
        good = [other for other in ids() if part_of(other, "clio.terminal", "board") is not None]
        raise Trouble("no_board", game=game, good=", ".join(good))
    return found


def asked_options(game: str) -> tuple[str, ...]:
    """The options that are worth a question before the game; the others keep their defaults."""
    found: tuple[str, ...] = getattr(module_of(game), "ASKED", ())
    return found


@cache
def board_of(game: Game[Any], lang: str) -> Board:
    """The board of a game. It reads all its cards: once is enough."""
    faces = {face.id: face for face in game.cards()}
    board: Board = module_of(game.record.id).BOARD(faces, lang)
    return board


def seen(table: Table, seat: int | None) -> View:
    """A view, with what the board adds to it."""
    view = table.view(seat)
    complete = getattr(module_of(table.game.record.id), "complete", None)
    if complete is not None:
        complete(view, table.result.scores)
    return view


def show(console: Console, board: Board, view: View, names: list[str], plain: bool) -> None:
    """Draw the table, or say it in words: when asked, and on a screen too narrow for the drawing."""
    if not plain and console.width >= NARROWEST:
        console.print(board.draw(view, names))
        return
    from rich.text import Text

    for line in board.plain(view, names):
        console.print(Text(line))
