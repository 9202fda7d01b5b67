"""One drawing per game. A board sees a view and the faces of the cards, never the state."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from clio.engine.game import CardFace, Game
from clio.engine.info import View

if TYPE_CHECKING:
    from typing import Any

    from rich.console import Console, RenderableType

    from clio.engine.history import Table

NARROWEST = 79  # columns that every drawing may take
BOARDS = {"monumental-duel": "clio.terminal.boards.monumental_duel"}


class Board(Protocol):
    """How one game looks in one language."""

    groups: tuple[tuple[str, tuple[str, ...]], ...]  # message key -> names of ranges of moves, in reading order
    turn: frozenset[str]  # moves of a fresh turn: with one of them on offer the board is shown again

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

    def things(self, view: View) -> dict[str, list[str]]:
        """By the name of a range of moves: the cards (ids) it could be about, in the order of the board."""


def board_of(game: Game[Any], lang: str) -> Board:
    """The board of a game."""
    faces = {face.id: face for face in game.cards()}
    board: Board = import_module(BOARDS[game.record.id]).BOARD(faces, lang)
    return board


def seen(table: Table, seat: int | None) -> View:
    """A view, with the points of Domination told apart where the game has them."""
    view = table.view(seat)
    for player, score in zip(view.get("players", []), table.result.scores, strict=False):
        player["domination"] = sum(n for what, n in score.lines if what.startswith("domination"))
    return view


def show(console: Console, board: Board, view: View, names: list[str], plain: bool) -> None:
    """Draw the table, or say it in words: when asked, and on a screen too narrow for the drawing."""
    if not plain and console.width >= NARROWEST:
        console.print(board.draw(view, names))
        return
    from rich.text import Text

    for line in board.plain(view, names):
        console.print(Text(line))
