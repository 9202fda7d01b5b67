"""What the lab found, for people: a table of a simulation, a progress bar that shows only when one has to wait."""

from __future__ import annotations

import errno
import time
from typing import TYPE_CHECKING, Any

from clio.messages import say
from clio.terminal.console import make_console, number
from clio.terminal.speaking import INTERRUPTED, OK
from clio.terminal.trouble import FileTrouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path
    from types import TracebackType

    from rich.console import Console
    from rich.progress import Progress, TaskID
    from rich.table import Table

PATIENCE = 1.0  # seconds before a bar appears


class Waiting:
    """A progress bar on stderr with the rate and the time left, if that is a terminal and the work takes over a
    second."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = make_console(stderr=True)
        self.began = time.monotonic()
        self.bar: Progress | None = None
        self.task: TaskID | None = None
        self.first, self.started = 0, 0.0  # what was done when the bar appeared, and when that was

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
            self.first = done
            self.started = time.monotonic()
            self.bar, self.task = self.start(total)
        assert self.task is not None
        rate = (done - self.first) / max(time.monotonic() - self.started, 1e-9)
        pace = say("lab.rate", self.lang, n=number(rate, self.lang, 1)) if rate else ""
        self.bar.update(self.task, completed=done, total=total, pace=pace)

    def aside(self, sentence: str) -> None:
        """A line above the bar."""
        self.console.print(sentence, soft_wrap=True)

    def start(self, total: int) -> tuple[Progress, TaskID]:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"),
            TimeRemainingColumn(), console=self.console, transient=True, speed_estimate_period=600.0,
        )
        bar.start()
        return bar, bar.add_task(say("lab.playing", self.lang), total=total, pace="")


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
        table.add_row(name, number(row["wins"], lang, 1), *shares(row, lang), number(row["mean_score"], lang, 2))
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


def show_standings(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """An arena: the ratings, the best first, then who was before whom."""
    title = say("arena.title", lang, games=number(found["games"], lang), game=found["game"], deals=found["deals"])
    columns = ["rating", "interval", "first", "interval", "score"]
    table = plain_table(title, say("lab.bot", lang), [say(f"lab.{key}", lang) for key in columns])
    order = sorted(found["bots"], key=lambda bot: -found["ratings"][bot]["points"])
    for bot in order:
        rating = found["ratings"][bot]
        low, high = (number(rating[end], lang) for end in ("low", "high"))
        table.add_row(
            bot, number(rating["points"], lang), f"{low} - {high}", *shares(found["first"][bot], lang),
            number(found["mean_score"][bot], lang, 2),
        )
    console.print(table)
    columns = ["rival", "games", "before", "interval"]
    table = plain_table(say("arena.pairs", lang), say("lab.bot", lang), [say(f"lab.{key}", lang) for key in columns])
    for pair in sorted(found["pairs"], key=lambda pair: (order.index(pair["bot"]), order.index(pair["rival"]))):
        table.add_row(pair["bot"], pair["rival"], number(pair["n"], lang), *shares(pair, lang))
    console.print(table)


def show_habits(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """A bot beside people; what lies beyond the bounds is marked."""
    title = say("habits.title", lang, games=number(found["games"], lang), game=found["game"], bot=found["bot"],
                players=found["players"])
    columns = [found["bot"], *(say(f"habits.{key}", lang) for key in ("people", "bounds")), ""]
    table = plain_table(title, say("habits.habit", lang), columns)

    def told(value: float | None, row: Mapping[str, Any]) -> str:
        return "" if value is None else number(value, lang, 1) + (say("habits.percent", lang) if row["percent"] else "")

    for row in found["rows"]:
        bounds = " - ".join(told(row[end], row) or "…" for end in ("low", "high"))
        mark = say("habits.strange", lang) if row["strange"] else ""
        table.add_row(row["name"][lang], told(row["bot"], row), told(row["people"], row), bounds, mark)
    console.print(table)


def show_learnt(found: Mapping[str, Any], lang: str) -> None:
    """How the network plays in the end."""
    share, between = shares(found["match"], lang)
    make_console().print(say(
        "learn.match", lang, bot=found["bot"], share=share, between=between, games=number(found["match"]["n"], lang),
        steps=number(found["steps"], lang), seconds=number(found["seconds"], lang),
    ), soft_wrap=True)


def show_layout(name: str, size: int, actions: int, slices: Iterable[tuple[str, int, int, str]], lang: str) -> None:
    """An observation: where each part of the row of numbers stands, and what it is."""
    console = make_console()
    console.print(say("learn.layout", lang, name=name, size=number(size, lang), actions=number(actions, lang)))
    for part, start, stop, about in slices:
        console.print(f"{start:6} {stop:6}  {part}: {about}", soft_wrap=True)


def shares(row: Mapping[str, float], lang: str) -> tuple[str, str]:
    """A rate and its interval in per cent."""
    low, high = (number(100 * row[end], lang, 1) for end in ("low", "high"))
    return number(100 * row["rate"], lang, 1), f"{low} - {high}"


def cut_short(games: int, wanted: int, lang: str) -> int:
    """The exit code; if it was Ctrl-C that ended the games, that is said."""
    if games < wanted:
        say_aside(say("lab.cut", lang, games=number(games, lang), wanted=number(wanted, lang)))
        return INTERRUPTED
    return OK


def say_aside(sentence: str) -> None:
    """On stderr, apart from the result."""
    make_console(stderr=True).print(sentence, soft_wrap=True)


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


def write_report(text: str, out: Path | None, lang: str) -> None:
    """Into a file, or on the screen without one."""
    if out is None:
        make_console().print(text, soft_wrap=True)
        return
    write_file(text, out)
    make_console().print(say("lab.written", lang, file=out), soft_wrap=True)


def write_file(text: str, out: Path) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as e:
        raise FileTrouble(e, str(out)) from e
