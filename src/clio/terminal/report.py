"""What the lab found, for people: a table of a simulation, a progress bar that shows only when one has to wait."""

from __future__ import annotations

import errno
import time
from typing import TYPE_CHECKING, Any

from clio.messages import say
from clio.terminal.console import make_console, number
from clio.terminal.trouble import FileTrouble

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from types import TracebackType

    from rich.console import Console
    from rich.progress import Progress, TaskID
    from rich.table import Table

PATIENCE = 1.0  # seconds before a bar appears


class Waiting:
    """A progress bar on stderr, if that is a terminal and the work takes over a second."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = make_console(stderr=True)
        self.began = time.monotonic()
        self.bar: Progress | None = None
        self.task: TaskID | None = None

    def __enter__(self) -> Waiting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __call__(self, done: int, total: int) -> None:
        if not self.console.is_terminal or time.monotonic() - self.began < PATIENCE:
            return
        if self.bar is None:
            from rich.progress import Progress

            self.bar = Progress(console=self.console, transient=True)
            self.task = self.bar.add_task(say("lab.playing", self.lang), total=total)
            self.bar.start()
        assert self.task is not None
        self.bar.update(self.task, completed=done, total=total)


def show_summary(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """A simulation: wins and points per bot and per seat, how the game's figures spread, then the pace."""
    games, players = found["games"], found["players"]
    title = say("lab.title", lang, games=number(games, lang), game=found["game"], players=players)
    rows = {bot: rate | {"wins": found["wins"][bot], "mean_score": found["mean_score"][bot]}
            for bot, rate in found["win_rate"].items()}
    show_wins(console, title, say("lab.bot", lang), rows, lang)
    seats = {str(seat): row for seat, row in enumerate(found["seats"], 1)}
    show_wins(console, say("lab.seats", lang), say("lab.seat", lang), seats, lang)
    show_spreads(console, found["game"], found["stats"], lang)
    if games % players:
        console.print(say("lab.uneven", lang, games=number(games, lang), players=players))
    console.print(say(
        "lab.pace", lang, decisions=number(found["decisions"], lang), seconds=number(found["seconds"], lang, 1),
        per_second=number(found["decisions_per_second"], lang), games=number(found["games_per_second"], lang, 1),
        rounds=number(found["mean_rounds"], lang, 1),
    ))


def show_wins(console: Console, title: str, heading: str, rows: Mapping[str, Mapping[str, float]], lang: str) -> None:
    """Wins with their interval and mean points, a row per bot or seat."""
    table = plain_table(title, heading, [say(f"lab.{key}", lang) for key in ("wins", "share", "interval", "score")])
    for name, row in rows.items():
        low, high = (number(100 * row[end], lang, 1) for end in ("low", "high"))
        table.add_row(
            name, number(row["wins"], lang, 1), number(100 * row["rate"], lang, 1), f"{low} - {high}",
            number(row["mean_score"], lang, 2),
        )
    console.print(table)


def show_spreads(console: Console, game: str, stats: Mapping[str, Mapping[str, Any]], lang: str) -> None:
    """Mean, median and quartiles of every figure, a row per kind of bot."""
    from clio.terminal.cards import word_or

    columns = ("bot", "mean", "quartile1", "median", "quartile3")
    table = plain_table(say("lab.spread", lang), say("lab.stat", lang), [say(f"lab.{key}", lang) for key in columns])
    for name, kinds in stats.items():
        usual = word_or(f"{game}.score.{name}", lang, word_or(f"lab.stat.{name}", lang, name))
        what = word_or(f"{game}.stat.{name}", lang, usual)
        for kind, row in kinds.items():
            values = [number(row[key], lang) for key in ("quartile1", "median", "quartile3")]
            who = say("lab.all", lang) if kind == "all" else kind
            table.add_row(what, who, number(row["mean"], lang, 2), *values)
            what = ""
    console.print(table)


def plain_table(title: str, first: str, others: list[str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, box=box.SIMPLE, title_justify="left")
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def check_target(out: Path | None) -> None:
    """Say before the long work that the report could not be written."""
    if out is not None and out.is_dir():
        raise FileTrouble(IsADirectoryError(errno.EISDIR, ""), str(out))
    if out is not None and not out.parent.is_dir():
        raise FileTrouble(FileNotFoundError(errno.ENOENT, ""), str(out.parent))


def write_report(title: str, markdown: str, out: Path | None, lang: str) -> None:
    """A report: HTML into a .html file, Markdown into any other, Markdown on the screen without a file."""
    if out is None:
        make_console().print(markdown, soft_wrap=True)
        return
    text = html_page(title, markdown) if out.suffix.lower() in (".html", ".htm") else markdown
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as e:
        raise FileTrouble(e, str(out)) from e
    make_console().print(say("lab.written", lang, file=out), soft_wrap=True)


def html_page(title: str, markdown: str) -> str:
    """Markdown as a page that needs nothing else."""
    from html import escape

    from markdown_it import MarkdownIt

    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    style = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{padding:.1rem .8rem}"
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}</body>\n</html>\n'
