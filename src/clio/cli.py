"""The program `clio`. Commands import what they need when they run, so that help is quick."""

from __future__ import annotations

import json as jsons
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from clio.messages import LANGUAGES
from clio.terminal.speaking import FAILED, OK, Argument, Group, OneOf, Option, Setting, Whole, spoken


F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[F], F]


def option(*names: str, help: str, **more: Any) -> Decorator[Any]:
    return click.option(*names, cls=Option, help=help, **more)


def argument(name: str, metavar: str, **more: Any) -> Decorator[Any]:
    return click.argument(name, cls=Argument, metavar=metavar, **more)


lang_option = option("--lang", type=OneOf(*LANGUAGES), help="cli.lang", expose_value=False)
game_argument = argument("game", "cli.metavar.game")
json_option = option("--json", "as_json", is_flag=True, help="cli.json")
settings_option = option(
    "--option", "settings", type=Setting(), multiple=True, metavar="cli.metavar.setting", help="cli.setting"
)
jobs_option = option("--jobs", type=Whole(1), default=1, help="cli.jobs")
seed_option = option("--seed", metavar="cli.metavar.seed", default="1", help="cli.lab_seed")


@click.group(cls=Group, help="cli.about", invoke_without_command=True)
@option("--version", is_flag=True, help="cli.version")
@lang_option
@click.pass_context
def main(ctx: click.Context, version: bool) -> None:
    """Clio plays civilization board games by the book."""
    if version:
        from clio import __version__

        click.echo(f"clio {__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# ---------------------------------------------------------------- playing
data_option = option("--data", metavar="cli.metavar.folder", help="cli.serve.data")
port_option = option("--port", type=Whole(0), help="cli.serve.port")
thinkers_option = option("--thinkers", type=Whole(1), default=1, help="cli.serve.thinkers")


@main.command(help="cli.play")
@port_option
@data_option
@thinkers_option
@option("--no-browser", is_flag=True, help="cli.play.no_browser")
@lang_option
@click.pass_context
def play(ctx: click.Context, port: int | None, data: str | None, thinkers: int, no_browser: bool) -> None:
    """Play in the browser."""
    from clio.server.start import play as run

    run(port, data, thinkers, not no_browser, spoken(ctx))


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
@lang_option
@click.pass_context
def serve(
    ctx: click.Context, host: str, port: int | None, database: str, data: str | None, processes: int, thinkers: int,
    rate: int, connections: int, unfinished_days: int, origins: tuple[str, ...], hosts: tuple[str, ...],
    proxies: tuple[str, ...],
) -> None:
    """Serve Clio to others."""
    from clio.server.start import serve as run

    run(
        host, port, database, data, processes, thinkers, rate, connections, unfinished_days, origins, hosts, proxies,
        spoken(ctx))


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
    ctx: click.Context, game: str | None, players: int | None, seed: str | None, settings: tuple[tuple[str, Any], ...],
    seats: tuple[str, ...], hot_seat: bool, load: str | None, board: str, plain: bool, no_colour: bool,
) -> None:
    """Play in the terminal."""
    from clio.terminal.start import Wish, start

    start(Wish(
        game, spoken(ctx), players, seed, dict(settings), seats, hot_seat, load, not no_colour, plain,
        board == "always",
    ))


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


# ---------------------------------------------------------------- reading
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


# ---------------------------------------------------------------- the lab
@main.command(help="cli.simulate")
@game_argument
@option("--players", type=Whole(1), help="cli.simulate.players")
@option("--bots", metavar="cli.metavar.bots", help="cli.simulate.bots")
@option("--games", type=Whole(1), default=100, help="cli.games")
@seed_option
@jobs_option
@settings_option
@json_option
@lang_option
@click.pass_context
def simulate(
    ctx: click.Context, game: str, players: int | None, bots: str | None, games: int, seed: str, jobs: int,
    settings: tuple[tuple[str, Any], ...], as_json: bool,
) -> None:
    """Bots play many games."""
    from clio.lab.simulate import line_up, simulate as run
    from clio.terminal.console import make_console
    from clio.terminal.report import Waiting, show_summary

    lang = spoken(ctx)
    given = None if bots is None else [name.strip() for name in bots.split(",") if name.strip()]
    seats, names = line_up(game, players, given)
    with Waiting(lang) as progress:
        found = run(game, seats, names, games, seed, jobs, dict(settings), progress).to_json()
    if as_json:
        click.echo(jsons.dumps(found, indent=1, ensure_ascii=False))
    else:
        show_summary(make_console(), found, lang)


@main.command(help="cli.balance")
@game_argument
@option("--games", type=Whole(1), default=1000, help="cli.games")
@seed_option
@jobs_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.balance.out")
@lang_option
@click.pass_context
def balance(ctx: click.Context, game: str, games: int, seed: str, jobs: int, out: Path | None) -> None:
    """Win rates per civilization, card and seat."""
    from clio.lab.balance import run
    from clio.terminal.report import Waiting, check_target, write_report

    check_target(out)
    with Waiting(spoken(ctx)) as progress:
        report = run(game, games, seed, jobs, progress)
    write_report(report.title, report.markdown(), out, spoken(ctx))


@main.command(help="cli.bench")
@option("--game", metavar="cli.metavar.game", help="cli.bench.game")
@option("--peers", is_flag=True, help="cli.bench.peers")
@option("--quick", is_flag=True, help="cli.bench.quick")
@json_option
@lang_option
def bench(game: str | None, peers: bool, quick: bool, as_json: bool) -> int:
    """The times."""
    from clio.lab.bench import main as run

    return run(peers=peers, quick=quick, json=as_json, game=game)


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


if __name__ == "__main__":
    main()
