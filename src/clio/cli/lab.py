"""Commands of the laboratory: many games, bots, learners, times."""

from __future__ import annotations

import json as jsons
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp
from pathlib import Path
from typing import Any

import click

from clio.cli.base import (
    cluster_option, game_argument, jobs_option, json_option, lang_option, main, option, preset_option, seed_option,
    settings_option,
)
from clio.messages import say
from clio.terminal.speaking import Whole, spoken


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
@option("--measure", metavar="cli.metavar.bot", default="", help="cli.make_puzzles.measure")
@seed_option
@preset_option
@settings_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.folder", help="cli.make_puzzles.out")
@lang_option
@click.pass_context
def make_puzzles(
    ctx: click.Context, game: str, games: int, want: int, players: int | None, bot: str, most: int, measure: str,
    seed: str, preset: str | None, settings: tuple[tuple[str, Any], ...], out: Path | None,
) -> None:
    """Bots play, and what they overlook becomes puzzles."""
    import clio
    from clio.lab.puzzles import make_puzzles as run
    from clio.terminal.report import Waiting, say_aside

    lang, folder = spoken(ctx), out or Path(f"puzzles-{game}")
    options = clio.game(game).record.chosen(preset, dict(settings))
    with Waiting(lang) as progress:
        found = run(game, games, seed, folder, want, players, options, bot, most, progress, measure)
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
    from clio.terminal.report import Waiting, check_target, show_learnt, write_file

    lang = spoken(ctx)
    check_target(out)
    with Waiting(lang) as progress:
        found = run(
            game, bot, steps, games, seed, jobs, lambda told: progress.aside(say("learn.so_far", lang, **told)),
            progress=progress)
    show_learnt(found.to_json(), lang)
    if out is not None:
        write_file(jsons.dumps(found.to_json(), indent=1) + "\n", out)
        write_file(curve(found, lang), out.with_suffix(".svg"))


@main.command(help="cli.habits")
@game_argument
@option("--bot", metavar="cli.metavar.bot", default="normal", help="cli.habits.bot")
@option("--players", type=Whole(1), help="cli.arena.players")
@option("--games", type=Whole(1), default=100, help="cli.games")
@seed_option
@jobs_option
@cluster_option
@preset_option
@settings_option
@json_option
@lang_option
@click.pass_context
def habits(
    ctx: click.Context, game: str, bot: str, players: int | None, games: int, seed: str, jobs: int,
    cluster: str | None, preset: str | None, settings: tuple[tuple[str, Any], ...], as_json: bool,
) -> int:
    """A bot against itself, beside people."""
    import clio
    from clio.lab.habits import habits as run
    from clio.terminal.console import make_console
    from clio.terminal.report import Waiting, cut_short, show_habits

    lang, record = spoken(ctx), clio.game(game).record
    options = record.chosen(preset, dict(settings))
    with Waiting(lang) as progress, workers(jobs, cluster) as where:
        found = run(game, bot, players or max(2, record.players[0]), games, seed, where, options, progress).to_json()
    if as_json:
        click.echo(jsons.dumps(found, indent=1, ensure_ascii=False))
    else:
        show_habits(make_console(), found, lang)
    return cut_short(found["games"], games, lang)


@main.command(help="cli.tune")
@game_argument
@option("--prices", is_flag=True, help="cli.tune.prices")
@option("--bot", metavar="cli.metavar.bot", default="normal", help="cli.tune.bot")
@option("--against", metavar="cli.metavar.bot", default="greedy-1", help="cli.tune.against")
@option("--players", type=Whole(2), help="cli.arena.players")
@option("--games", type=Whole(2), default=40, help="cli.tune.games")
@option("--generations", type=Whole(1), default=20, help="cli.tune.generations")
@seed_option
@jobs_option
@cluster_option
@preset_option
@settings_option
@option("--out", type=click.Path(path_type=Path), metavar="cli.metavar.file", help="cli.tune.out")
@lang_option
@click.pass_context
def tune(
    ctx: click.Context, game: str, prices: bool, bot: str, against: str, players: int | None, games: int,
    generations: int, seed: str, jobs: int, cluster: str | None, preset: str | None,
    settings: tuple[tuple[str, Any], ...], out: Path | None,
) -> int:
    """What should count more in an evaluation."""
    import clio
    from clio.bots import prices as pricing, scales
    from clio.lab.evolving import Evolved, evolve
    from clio.lab.tuning import Generation, Tuned, tune as run
    from clio.terminal.report import Waiting, check_target, cut_short, say_aside, write_file

    lang, file = spoken(ctx), out or Path(f"{'prices' if prices else 'scale'}-{game}.toml")
    check_target(file)
    options = clio.game(game).record.chosen(preset, dict(settings))

    def tell(n: int, done: Generation) -> None:
        best, mean = max(done.worths), sum(done.worths) / len(done.worths)
        progress.aside(say("tune.so_far", lang, n=n, all=generations, best=f"{best:+.3f}", mean=f"{mean:+.3f}"))

    def tell_way(n: int, way: list[float]) -> None:
        by = exp(sum(map(abs, way)) / len(way)) - 1
        progress.aside(say("tune.prices_so_far", lang, n=n, all=generations, by=round(100 * by)))

    book = file.with_suffix(".jsonl")
    with Waiting(lang) as progress, workers(jobs, cluster) as where:
        what = (game, bot, against, games, generations, seed, book, players, where, options)
        found: Tuned | Evolved = evolve(*what, tell_way, progress) if prices else run(*what, tell, progress)
    made = (f"clio tune {game} {'--prices ' if prices else ''}--bot {bot} --against {against} "
            f"--players {found.rules.players} --games {games} --generations {len(found.generations)} --seed {seed}")
    if isinstance(found, Evolved):
        text = pricing.written(found.prices, made)
    else:
        text = scales.written(scales.terms_of(game), found.scale, made)
    write_file(text, file)
    click.echo(text, nl=False)
    say_aside(say("tune.made", lang, file=file, bot=bot))
    return cut_short(len(found.generations), generations, lang)


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
