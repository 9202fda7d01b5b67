"""`clio replay`: the log of a saved game and the board it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from clio.messages import say
from clio.terminal import boards, files
from clio.terminal.score import show_result

if TYPE_CHECKING:
    from rich.console import Console


def show_game(console: Console, file: str, upto: int | None, lang: str, plain: bool) -> None:
    """Every log line under the number of its decision, private ones too (the file is its owner's); of a game of older
    rules, what was recorded after it stopped; then the board and the points."""
    table = files.read(files.existing(file), upto)
    game = table.game.record.names[lang]
    board = boards.board_of(table.game, lang)
    console.print(Text(say("replay.title", lang, game=game, dealt=table.deal.text(lang), n=len(table.actions)), "bold"))
    if table.outdated is not None:
        console.print(Text(table.outdated.text(lang), "bold"))
    decision = 0
    for line in table.log:
        number = f"{line.decision:>4}." if line.decision != decision else " " * 5
        decision = line.decision
        for n, part in enumerate(Text(line.text(lang)).wrap(console, console.width - 6)):
            console.print(Text((number if n == 0 else " " * 5) + " ").append_text(part))
    if table.outdated is not None and table.outdated.rest:
        console.print(Text(say("replay.rest", lang), "bold"))
        for n, symbol in enumerate(table.outdated.rest, table.outdated.decision or 1):
            console.print(Text(f"{n:>4}. {symbol}"))
    boards.show(console, board, boards.seen(table, None), table.seat_names(lang), plain)
    show_result(console, table, lang)
