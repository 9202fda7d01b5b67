"""The program `clio`. Commands import what they need when they run, so that help is quick."""

from __future__ import annotations

import json as jsons
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from clio.messages import LANGUAGES, say
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
preset_option = option("--preset", metavar="cli.metavar.preset", help="cli.preset")
jobs_option = option("--jobs", type=Whole(1), default=1, help="cli.jobs")
cluster_option = option("--cluster", metavar="cli.metavar.address", help="cli.cluster")
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
@cluster_option
@preset_option
@settings_option
@json_option
@lang_option
@click.pass_context
def simulate(
    ctx: click.Context, game: str, players: int | None, bots: str | None, games: int, seed: str, jobs: int,
    cluster: str | None, preset: str | None, settings: tuple[tuple[str, Any], ...], as_json: bool,
) -> int:
    """Bots play many games."""
    import clio
    from clio.lab.simulate import line_up, simulate as run
    from clio.terminal.console import make_console
    from clio.terminal.report import Waiting, cut_short, show_summary

    lang = spoken(ctx)
    seats, names = line_up(game, players, None if bots is None else named(bots))
    options = clio.game(game).record.chosen(preset, dict(settings))
    with Waiting(lang) as progress, workers(jobs, cluster) as where:
        found = run(game, seats, names, games, seed, where, options, progress).to_json()
    if as_json:
        click.echo(jsons.dumps(found, indent=1, ensure_ascii=False))
    else:
        show_summary(make_console(), found, lang)
    return cut_short(found["games"], games, lang)


@main.command(help="cli.arena")
@game_argument
@option("--bots", metavar="cli.metavar.bots", required=True, help="cli.arena.bots")
@option("--players", type=Whole(2), help="cli.arena.players")
@option("--deals", type=Whole(1), default=50, help="cli.arena.deals")
@seed_option
@jobs_option
@cluster_option
@preset_option
@settings_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.arena.out")
@option("--plot", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.arena.plot")
@json_option
@lang_option
@click.pass_context
def arena(
    ctx: click.Context, game: str, bots: str, players: int | None, deals: int, seed: str, jobs: int,
    cluster: str | None, preset: str | None, settings: tuple[tuple[str, Any], ...], out: Path | None,
    plot: Path | None, as_json: bool,
) -> int:
    """Every bot against every other."""
    import clio
    from clio.lab.arena import arena as run, plot as drawn
    from clio.terminal.console import make_console
    from clio.terminal.report import Waiting, check_target, cut_short, say_aside, show_standings, write_file

    lang = spoken(ctx)
    options = clio.game(game).record.chosen(preset, dict(settings))
    book = out or Path(f"arena-{game}.jsonl")
    picture = plot or book.with_suffix(".svg")
    for target in (book, picture):
        check_target(target)
    with Waiting(lang) as progress, workers(jobs, cluster) as where:
        found = run(game, named(bots), deals, seed, book, players, where, options, progress)
    write_file(drawn(found, lang), picture)
    if as_json:
        click.echo(jsons.dumps(found.to_json(), indent=1, ensure_ascii=False))
    else:
        show_standings(make_console(), found.to_json(), lang)
    say_aside(say("arena.kept", lang, file=book, plot=picture))
    return cut_short(found.games, found.wanted, lang)


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Any]:
    """Where the games are played: in so many processes here, or on a cluster."""
    if cluster is None:
        yield jobs
    else:
        from clio.lab.cluster import Cluster

        with Cluster(cluster, jobs) as found:
            yield found


def named(bots: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in bots.split(",") if name.strip()]


@main.command(help="cli.balance")
@game_argument
@option("--games", type=Whole(1), default=1000, help="cli.games")
@option("--bot", metavar="cli.metavar.bot", default="greedy", help="cli.balance.bot")
@option("--players", type=Whole(1), help="cli.balance.players")
@seed_option
@jobs_option
@cluster_option
@settings_option
@option("--what-if", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.balance.what_if")
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.balance.out")
@json_option
@lang_option
@click.pass_context
def balance(
    ctx: click.Context, game: str, games: int, bot: str, players: int | None, seed: str, jobs: int,
    cluster: str | None, settings: tuple[tuple[str, Any], ...], what_if: Path | None, out: Path | None, as_json: bool,
) -> int:
    """Win rates per civilization, card and seat."""
    from clio.lab import balance_page, overrides
    from clio.lab.balance import run
    from clio.terminal.report import Waiting, check_target, cut_short, write_report

    lang = spoken(ctx)
    check_target(out)
    changes = overrides.read(game, what_if) if what_if is not None else []
    with Waiting(lang) as progress, workers(jobs, cluster) as where:
        report = run(game, games, seed, where, progress, bot, players, dict(settings), changes)
    if as_json:
        click.echo(jsons.dumps(report.to_json(), indent=1, ensure_ascii=False))
    elif out is not None and out.suffix.lower() in (".html", ".htm"):
        write_report(balance_page.page(report, lang), out, lang)
    else:
        write_report(balance_page.markdown(report, lang), out, lang)
    return cut_short(report.games, games, lang)


@main.command("make-puzzles", help="cli.make_puzzles")
@game_argument
@option("--games", type=Whole(1), default=100, help="cli.make_puzzles.games")
@option("--want", type=Whole(1), default=10, help="cli.make_puzzles.want")
@option("--players", type=Whole(1), help="cli.arena.players")
@option("--bot", metavar="cli.metavar.bot", default="greedy-1", help="cli.make_puzzles.bot")
@option("--most", type=Whole(1), default=12_000, help="cli.make_puzzles.most")
@seed_option
@preset_option
@settings_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.folder", help="cli.make_puzzles.out")
@lang_option
@click.pass_context
def make_puzzles(
    ctx: click.Context, game: str, games: int, want: int, players: int | None, bot: str, most: int, seed: str,
    preset: str | None, settings: tuple[tuple[str, Any], ...], out: Path | None,
) -> None:
    """Bots play, and what they overlook becomes puzzles."""
    import clio
    from clio.lab.puzzles import make_puzzles as run
    from clio.terminal.report import Waiting, say_aside

    lang, folder = spoken(ctx), out or Path(f"puzzles-{game}")
    options = clio.game(game).record.chosen(preset, dict(settings))
    with Waiting(lang) as progress:
        found = run(game, games, seed, folder, want, players, options, bot, most, progress)
    for puzzle in found:
        best, moves = puzzle.counted(puzzle.best, lang), ", ".join(puzzle.solution)
        click.echo(f"{puzzle.id}  {puzzle.name(lang)}  {best}  {moves}")
    say_aside(say("puzzle.made", lang, n=len(found), folder=folder))


@main.command(help="cli.learn")
@game_argument
@option("--bot", metavar="cli.metavar.bot", default="random", help="cli.learn.bot")
@option("--steps", type=Whole(1), default=120_000, help="cli.learn.steps")
@option("--games", type=Whole(1), default=400, help="cli.learn.games")
@seed_option
@jobs_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.learn.out")
@lang_option
@click.pass_context
def learn(
    ctx: click.Context, game: str, bot: str, steps: int, games: int, seed: str, jobs: int, out: Path | None
) -> None:
    """A small network learns to play."""
    from clio.lab.learning import curve, learn as run
    from clio.terminal.report import check_target, say_aside, show_learnt, write_file

    lang = spoken(ctx)
    check_target(out)
    found = run(game, bot, steps, games, seed, jobs, lambda told: say_aside(say("learn.so_far", lang, **told)))
    show_learnt(found.to_json(), lang)
    if out is not None:
        write_file(jsons.dumps(found.to_json(), indent=1) + "\n", out)
        write_file(curve(found, lang), out.with_suffix(".svg"))


@main.command(help="cli.observation")
@game_argument
@option("--players", type=Whole(1), help="cli.arena.players")
@settings_option
@option("--all", "deep", is_flag=True, help="cli.observation.all")
@json_option
@lang_option
@click.pass_context
def observation(
    ctx: click.Context, game: str, players: int | None, settings: tuple[tuple[str, Any], ...], deep: bool,
    as_json: bool,
) -> None:
    """What the numbers of an observation mean."""
    from clio.learn.episode import Episode, name_of
    from clio.terminal.report import show_layout

    episode = Episode(game, players, dict(settings))
    named = [each for each in episode.layout.named if deep or each.name in episode.layout.fields]
    if as_json:
        parts = [each._asdict() for each in named]
        found = {"name": name_of(game), "size": episode.layout.size, "actions": episode.actions, "slices": parts}
        click.echo(jsons.dumps(found, indent=1))
    else:
        show_layout(name_of(game), episode.layout.size, episode.actions, named, spoken(ctx))


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
