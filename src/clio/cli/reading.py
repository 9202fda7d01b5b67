"""Commands that tell: cards, rules, what runs here."""

from __future__ import annotations

import json as jsons

import click

from clio.cli.base import argument, game_argument, json_option, lang_option, main, option
from clio.terminal.speaking import FAILED, OK, spoken


@main.command(help="cli.cards")
@game_argument
@argument("query", "cli.metavar.query", nargs=-1)
@json_option
@lang_option
@click.pass_context
def cards(ctx: click.Context, game: str, query: tuple[str, ...], as_json: bool) -> None:
    """Cards with their figures, text and origin."""
    import clio
    from clio.terminal.cards import CardIndex
    from clio.terminal.cards import as_json as card_json
    from clio.terminal.console import make_console

    lang = spoken(ctx)
    index = CardIndex(clio.game(game))
    found = index.find(" ".join(query), lang) if query else index.faces
    if as_json:
        click.echo(jsons.dumps([card_json(face) for face in found], indent=1, ensure_ascii=False))
    else:
        index.show(make_console(), found, lang)


@main.command(help="cli.rules")
@argument("words", "cli.metavar.rules", nargs=-1)
@option("--coverage", is_flag=True, help="cli.rules.coverage")
@option("-v", "--verbose", is_flag=True, help="cli.rules.verbose")
@lang_option
@click.pass_context
def rules(ctx: click.Context, words: tuple[str, ...], coverage: bool, verbose: bool) -> int:
    """The rulebooks: contents, search, coverage by tests."""
    from clio import clauses
    from clio.terminal import rulebook
    from clio.terminal.console import make_console

    lang, console = spoken(ctx), make_console()
    if coverage:
        games = [rulebook.known(word) for word in words] or clauses.games()
        return OK if rulebook.show_coverage(console, games, lang, verbose) else FAILED
    games, query = rulebook.split_words(words)
    if query:
        rulebook.show_found(console, games, query, lang)
    else:
        for game in games:
            rulebook.show_contents(console, game, lang)
    return OK


@main.command(help="cli.doctor")
@lang_option
@click.pass_context
def doctor(ctx: click.Context) -> int:
    """What runs here, and what could be wrong with it."""
    from clio.terminal import doctor as checks
    from clio.terminal.console import make_console

    found = checks.check(spoken(ctx))
    checks.show(make_console(), found, spoken(ctx))
    return FAILED if found.warnings else OK
