"""The points of a game, line by line, and who won by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from clio.messages import say
from clio.terminal.cards import word_or

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.history import Table as GameTable

WIDEST = 1000  # columns that no table of points needs


def show_result(console: Console, table: GameTable, lang: str) -> None:
    """A column per player, a line where that is too wide; under it the winner, once the game is over."""
    result, game = table.result, table.game.record.id
    names = table.seat_names(lang)
    grid = Table(box=box.ASCII_DOUBLE_HEAD if console.encoding.lower() == "ascii" else box.SIMPLE, pad_edge=False)
    grid.add_column(say("score.points", lang))
    for name in names:
        grid.add_column(name, justify="right")
    for n, (what, _) in enumerate(result.scores[0].lines):
        points = [score.lines[n][1] for score in result.scores]
        if any(points):
            grid.add_row(word_or(f"{game}.score.{what}", lang, what), *(str(p) for p in points))
    grid.add_row(Text(say("score.total", lang), "bold"), *(Text(str(s.total), "bold") for s in result.scores))
    if console.measure(grid, options=console.options.update(width=WIDEST)).maximum > console.width:
        for line in in_lines(table, lang):
            console.print(Text(line))
    else:
        console.print(grid)
    if not table.over:
        console.print(say("score.so_far", lang))
        return
    winners = [names[seat] for seat in result.winners]
    key = "score.winner" if len(winners) == 1 else "score.shared"
    console.print(Text(say(key, lang, names=say("score.and", lang).join(winners)), "bold"))
    if result.tie_break is not None and len(winners) == 1:
        rule = word_or(f"{game}.tie.{result.tie_break}", lang, result.tie_break)
        console.print(say("score.tie_break", lang, rule=rule))


def in_lines(table: GameTable, lang: str) -> list[str]:
    """Each player's total and what it is made of."""
    game, names = table.game.record.id, table.seat_names(lang)
    out = []
    for score in table.result.scores:
        parts = [f"{word_or(f'{game}.score.{what}', lang, what)} {points}" for what, points in score.lines if points]
        made = f" ({', '.join(parts)})" if parts else ""
        out.append(f"{names[score.seat]}  {score.total}{made}")
    return out
