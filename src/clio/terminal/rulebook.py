"""The rulebooks on the screen: contents, search, and how much of them the tests cover."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clio import clauses
from clio.engine.errors import nearest
from clio.messages import say
from clio.terminal.console import counted, number
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console


def known(game: str) -> str:
    """The name of a rulebook as the folder has it; Trouble lists those there are."""
    name = game.replace("_", "-").lower()
    if name not in clauses.games():
        raise Trouble("no_rulebook", game=game[:80], good=", ".join(clauses.games()))
    return name


def split_words(words: tuple[str, ...]) -> tuple[list[str], str]:
    """`[GAME] [QUERY]`: the first word is a game if there is a rulebook of that name; otherwise all are searched."""
    names = clauses.games()
    if words and words[0].replace("_", "-").lower() in names:
        return [words[0].replace("_", "-").lower()], " ".join(words[1:])
    return names, " ".join(words)


def show_clauses(console: Console, found: Iterable[clauses.Clause]) -> None:
    """Clauses under their headings."""
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            console.print(Text(section, "bold underline"))
        console.print(Padding(clause_text(clause), (0, 0, 0, 2)))


def clause_text(clause: clauses.Clause) -> Text:
    return Text().append(clause.id, "bold").append("  " + re.sub(r"[`*]", "", clause.text))


def search(games: list[str], query: str, lang: str) -> list[clauses.Clause]:
    """Every clause that answers the query; Trouble if none does."""
    found = [clause for game in games for clause in clauses.load(game, lang).search(query)]
    if not found:
        titles = {word.lower() for game in games for clause in clauses.load(game, lang).clauses.values()
                  for word in re.findall(r"\w{4,}", f"{clause.section} {clause.text}")}
        near = nearest(query, sorted(titles))
        raise Trouble("no_clause_near" if near else "no_clause", query=query[:80], near=near)
    return found


def show_found(console: Console, games: list[str], query: str, lang: str) -> None:
    """The clauses that answer the query; where several rulebooks have some, each under its title."""
    known = {game: set(clauses.load(game, lang).clauses) for game in games}
    found = search(games, query, lang)
    parts = {game: [clause for clause in found if clause.id in known[game]] for game in games}
    parts = {game: part for game, part in parts.items() if part}
    for game, part in parts.items():
        if len(parts) > 1:
            console.print(Text(clauses.load(game, lang).title, "bold reverse"))
        show_clauses(console, part)


def show_contents(console: Console, game: str, lang: str, inside: bool = False) -> None:
    """The chapters of a rulebook with their clauses."""
    book = clauses.load(game, lang)
    console.print(Text(book.title, "bold"))
    sections: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        sections.setdefault(clause.section, []).append(clause.id)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for section, ids in sections.items():
        grid.add_row(Text("  " + section), Text(counted("rules.clauses", lang, len(ids))))
    console.print(grid)
    console.print(say("rules.how.inside" if inside else "rules.how", lang, game=game))


# ---------------------------------------------------------------- coverage
def show_coverage(console: Console, games: list[str], lang: str, verbose: bool) -> bool:
    """A line per game; True if every game reaches its recorded level."""
    fine = True
    for game in games:
        try:
            cover = clauses.coverage(game)
        except FileNotFoundError as e:
            raise Trouble("no_tests") from e
        level = clauses.recorded(game)
        reached = cover.reaches(level)
        fine = fine and reached
        console.print(coverage_line(cover, lang))
        if not reached:
            console.print(say("rules.under", lang, clauses=number(level.clauses, lang, 1),
                              examples=number(level.examples, lang, 1)))
        if verbose:
            for missing in (*cover.missing, *cover.missing_examples):
                console.print(Text(f"  {missing}"))
    return fine


def coverage_line(cover: clauses.Coverage, lang: str) -> str:
    return say(
        "rules.coverage", lang, game=cover.game, clauses=len(cover.clauses), covered=len(cover.covered),
        missing=len(cover.missing), level=number(cover.clause_level, lang, 1),
        examples=len(cover.examples), covered_examples=len(cover.covered_examples),
    )
