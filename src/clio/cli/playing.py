"""Commands that play and serve."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Any

import click

from clio.cli.base import argument, game_argument, lang_option, main, option, preset_option, settings_option
from clio.terminal.speaking import FAILED, OK, OneOf, Whole, spoken

data_option = option("--data", metavar="cli.metavar.folder", help="cli.serve.data")
port_option = option("--port", type=Whole(0), help="cli.serve.port")
thinkers_option = option("--thinkers", type=Whole(1), default=1, help="cli.serve.thinkers")


@main.command(help="cli.play")
@port_option
@data_option
@thinkers_option
@option("--no-browser", is_flag=True, help="cli.play.no_browser")
@option("--compile", "compiling", is_flag=True, help="cli.play.compile")
@lang_option
@click.pass_context
def play(
    ctx: click.Context, port: int | None, data: str | None, thinkers: int, no_browser: bool, compiling: bool
) -> None:
    """Play in the browser."""
    from clio.server.start import play as run

    run(port, data, thinkers, not no_browser, compiling, spoken(ctx))


@main.command(help="cli.serve")
@option("--host", metavar="cli.metavar.host", default="127.0.0.1", help="cli.serve.host")
@port_option
@option("--database", metavar="cli.metavar.url", default="", help="cli.serve.database")
@data_option
@option("--processes", type=Whole(1), default=1, help="cli.serve.processes")
@thinkers_option
@option("--rate", type=Whole(1), default=20, help="cli.serve.rate")
@option("--connections", type=Whole(1), default=240, help="cli.serve.connections")
@option("--unfinished-days", type=Whole(0), default=180, help="cli.serve.unfinished_days")
@option("--origin", "origins", metavar="cli.metavar.url", multiple=True, help="cli.serve.origin")
@option("--allowed-host", "hosts", metavar="cli.metavar.host", multiple=True, help="cli.serve.allowed_host")
@option("--trusted-proxy", "proxies", metavar="cli.metavar.host", multiple=True, help="cli.serve.trusted_proxy")
@option(
    "--without", type=OneOf("clocks", "links", "push", "webhooks"), multiple=True, metavar="cli.metavar.feature",
    help="cli.serve.without")
@option("--contact", metavar="cli.metavar.url", default="", help="cli.serve.contact")
@lang_option
@click.pass_context
def serve(
    ctx: click.Context, host: str, port: int | None, database: str, data: str | None, processes: int, thinkers: int,
    rate: int, connections: int, unfinished_days: int, origins: tuple[str, ...], hosts: tuple[str, ...],
    proxies: tuple[str, ...], without: tuple[Any, ...], contact: str,
) -> None:
    """Serve Clio to others."""
    from clio.server.start import serve as run

    run(
        host, port, database, data, processes, thinkers, rate, connections, unfinished_days, origins, hosts, proxies,
        without, contact, spoken(ctx))


@main.command(help="cli.backup")
@argument("file", "cli.metavar.file", type=click.Path(path_type=Path))
@option("--database", metavar="cli.metavar.url", default="", help="cli.serve.database")
@data_option
@lang_option
@click.pass_context
def backup(ctx: click.Context, file: Path, database: str, data: str | None) -> None:
    """Keep everything in a file."""
    from clio.server.keeping import backup as run

    run(file, database, data, spoken(ctx))


@main.command(help="cli.restore")
@argument("file", "cli.metavar.file", type=click.Path(path_type=Path))
@option("--force", is_flag=True, help="cli.restore.force")
@option("--database", metavar="cli.metavar.url", default="", help="cli.serve.database")
@data_option
@lang_option
@click.pass_context
def restore(ctx: click.Context, file: Path, force: bool, database: str, data: str | None) -> None:
    """Put back what a backup holds."""
    from clio.server.keeping import restore as run

    run(file, force, database, data, spoken(ctx))


@main.command(help="cli.openapi")
@lang_option
def openapi() -> None:
    """The description of the server's interface."""
    from clio.server.openapi import describe

    click.echo(jsons.dumps(describe(), indent=1))


@main.command(help="cli.vocabulary")
@lang_option
def vocabulary() -> None:
    """The words of the games, of which those of the pages are made."""
    from clio.server.vocabularies import describe

    click.echo(jsons.dumps(describe(), indent=1, ensure_ascii=False))


@main.command(help="cli.terminal")
@argument("game", "cli.metavar.game", required=False)
@option("--players", type=Whole(1), help="cli.terminal.players")
@option("--seed", metavar="cli.metavar.seed", help="cli.terminal.seed")
@preset_option
@settings_option
@option("--seat", "seats", multiple=True, metavar="human|random|easy|greedy", help="cli.terminal.seat")
@option("--hot-seat", is_flag=True, help="cli.terminal.hot_seat")
@option("--load", metavar="cli.metavar.file", help="cli.terminal.load")
@option("--board", type=OneOf("round", "always"), default="round", help="cli.terminal.board")
@option("--plain", is_flag=True, help="cli.terminal.plain")
@option("--no-colour", "--no-color", "no_colour", is_flag=True, help="cli.no_colour")
@lang_option
@click.pass_context
def terminal(
    ctx: click.Context, game: str | None, players: int | None, seed: str | None, preset: str | None,
    settings: tuple[tuple[str, Any], ...], seats: tuple[str, ...], hot_seat: bool, load: str | None, board: str,
    plain: bool, no_colour: bool,
) -> None:
    """Play in the terminal."""
    from clio.terminal.start import Wish, start

    start(Wish(
        game, spoken(ctx), players, seed, dict(settings), seats, hot_seat, load, not no_colour, plain,
        board == "always", preset,
    ))


@main.command(help="cli.puzzles")
@game_argument
@argument("number", "cli.metavar.puzzle", type=Whole(1), required=False)
@option("--plain", is_flag=True, help="cli.terminal.plain")
@option("--no-colour", "--no-color", "no_colour", is_flag=True, help="cli.no_colour")
@lang_option
@click.pass_context
def puzzles(ctx: click.Context, game: str, number: int | None, plain: bool, no_colour: bool) -> None:
    """Solve puzzles in the terminal."""
    from clio.terminal.console import make_console
    from clio.terminal.puzzles import show_list, solve

    if number is None:
        show_list(make_console(not no_colour), game, spoken(ctx))
    else:
        solve(game, number, spoken(ctx), not no_colour, plain)


@main.command(help="cli.replay")
@argument("file", "cli.metavar.file")
@option("--to", "upto", type=Whole(0), help="cli.replay.to")
@option("--plain", is_flag=True, help="cli.terminal.plain")
@option("--no-colour", "--no-color", "no_colour", is_flag=True, help="cli.no_colour")
@lang_option
@click.pass_context
def replay(ctx: click.Context, file: str, upto: int | None, plain: bool, no_colour: bool) -> None:
    """Show a saved game."""
    from clio.terminal.console import make_console
    from clio.terminal.replay import show_game

    show_game(make_console(not no_colour), file, upto, spoken(ctx), plain)


@main.command(help="cli.verify")
@argument("file", "cli.metavar.file")
@option("--commitment", metavar="cli.metavar.hash", multiple=True, help="cli.verify.commitment")
@lang_option
@click.pass_context
def verify(ctx: click.Context, file: str, commitment: tuple[str, ...]) -> int:
    """Check that a game was dealt by the key that was promised."""
    from clio.terminal.console import make_console
    from clio.terminal.verify import show_proof

    return OK if show_proof(make_console(), file, commitment, spoken(ctx)) else FAILED
