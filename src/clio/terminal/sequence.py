"""Several moves in one line: all of them are played, or none."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, ClassVar

from clio.messages import say
from clio.terminal.meaning import within_reach
from clio.terminal.trouble import Trouble
from clio.words import capital

if TYPE_CHECKING:
    from clio.engine.game import Refusal
    from clio.engine.history import Table
    from clio.terminal.boards import Board


class Broken(Trouble):
    """A move of the line is not possible after those before it."""

    code: ClassVar[str] = "sequence"

    def __init__(self, symbol: str, refusal: Refusal | None = None) -> None:
        self.refusal = refusal
        super().__init__("sequence", symbol=symbol)

    def text(self, lang: str) -> str:
        why = self.refusal.text(lang) if self.refusal is not None else ""
        if not why:
            return super().text(lang)
        return say("error.sequence_why", lang, symbol=self.parts["symbol"], why=capital(why))


def in_one_line(table: Table, board: Board, seat: int, text: str) -> list[str]:
    """The moves that a line stands for, where the question may be answered by several at once; none if it is not such
    a line."""
    asked = table.inquiry(seat)
    if asked is None or asked.kind not in board.lines:
        return []
    reach: dict[str, list[str]] = defaultdict(list)
    for action in within_reach(table, board, seat):
        reach[table.game.house.move(action).name].append(table.game.space.word(action))
    return board.expand(text, reach)


def play_all(table: Table, seat: int, moves: list[str]) -> None:
    """Tried on a copy first, each move before the next; Broken if one is not possible, and nothing is played."""
    trial = table.state.clone()
    for symbol in moves:
        action = table.game.space.parse(symbol)
        if trial.over or trial.player != seat:
            raise Broken(symbol)
        if action not in trial.legal:
            raise Broken(symbol, table.game.refusal(trial, seat, action))
        trial.apply(action)
    for symbol in moves:
        table.play(symbol, seat)
