"""What should count more? Bots that differ in their scales play against one that does not change; CMA-ES moves the
scales to where more is won (`clio tune`).

A generation is a line of a file as soon as it is over: the same command goes on where it was stopped, and comes to the
same scale. All scales of a generation meet the same deals, each from every seat; the next meets others."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from math import exp
from pathlib import Path
from typing import Any, TypeVar

from clio.bots import make
from clio.bots.judge import Row
from clio.bots.scales import terms_of
from clio.engine.errors import ClioError
from clio.engine.game import Result
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games import find
from clio.lab.jobs import Jobs, Progress, run
from clio.lab.simulate import play, seating

T = TypeVar("T")

FORMAT = 1
STEP = 0.25  # how far the first scales differ from 1, as a logarithm
FURTHEST = 2.0  # e ** 2: no term counts more than 7 times as much, or as little


class BadTuning(ClioError):
    """A file that holds no tuning, another one, or a damaged one; or a game that has nothing to tune."""

    code = "bad_tuning"


@dataclass(frozen=True)
class Rules:
    """What is played. `games`: of each scale in each generation."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    seed: str
    options: Options
    rules: int
    terms: list[str]
    tuning: int = FORMAT


@dataclass(frozen=True)
class Generation:
    """Scales that were tried, as logarithms, and what each was worth; 0 is as good as the other side."""

    scales: list[list[float]]
    worths: list[float]


@dataclass(frozen=True)
class Tuned:
    """`scale`: the middle of what is tried next, the best guess."""

    rules: Rules
    scale: Row
    generations: list[Generation]


def tune(
    game_id: str, bot: str, against: str, games: int, generations: int, seed: int | str, book: Path,
    players: int | None = None, jobs: Jobs = 1, options: Mapping[str, Any] | None = None,
    tell: Callable[[int, Generation], None] | None = None, progress: Progress | None = None,
) -> Tuned:
    """So many generations, those in the file included; after Ctrl-C what is done. `progress` hears of the games of all
    of them. Needs the extra `learn`."""
    with warnings.catch_warnings(action="ignore"):  # that it cannot draw pictures
        import cma

    rules = rules_of(game_id, bot, against, games, seed, players, options)
    done = opened(book, rules, Generation)
    number = int.from_bytes(blake2b(rules.seed.encode(), digest_size=4).digest(), "big") or 1
    found = cma.CMAEvolutionStrategy(
        [0.0] * (len(rules.terms) - 1), STEP, {"seed": number, "verbose": -9, "bounds": [-FURTHEST, FURTHEST]})
    for n in range(generations):
        scales = [[float(x) for x in one] for one in found.ask()]
        if n == len(done):
            worths = judged(rules, scales, n, jobs, within(progress, n, generations))
            if worths is None:
                break
            done.append(Generation(scales, worths))
            add(book, asdict(done[n]))
        found.tell(done[n].scales, [-worth for worth in done[n].worths])
        if tell is not None:
            tell(n + 1, done[n])
    return Tuned(rules, scaled([float(x) for x in found.mean]), done[:generations])


def rules_of(
    game_id: str, bot: str, against: str, games: int, seed: int | str, players: int | None,
    options: Mapping[str, Any] | None,
) -> Rules:
    """Checked."""
    game = find(game_id)
    seats = max(2, game.record.players[0]) if players is None else players
    settled = game.record.settle(seats, options or {})
    game.check_options(seats, settled)
    terms = [term.en for term in terms_of(game_id)]
    if len(terms) < 2:
        raise BadTuning("no_judge")
    for name in (bot, against):
        make(name, game, 0)
    return Rules(game_id, seats, bot, against, games, str(seed), settled, game.record.rules_version, terms)


def scaled(logarithms: Sequence[float]) -> Row:
    """The first term is the unit."""
    return (1.0, *[exp(x) for x in logarithms])


# ---------------------------------------------------------------- playing
def within(progress: Progress | None, part: int, parts: int) -> Progress | None:
    """What one of several parts of the same size has done, told of the whole."""
    return None if progress is None else lambda done, size: progress(part * size + done, parts * size)


def judged(
    rules: Rules, scales: list[list[float]], generation: int, jobs: Jobs, progress: Progress | None = None
) -> list[float] | None:
    """What each scale is worth, the mean of its games; None if they were not all played."""
    rows = [scaled(one) for one in scales]
    played = run(partial(play_some, rules, rows, generation), len(rows) * rules.games, jobs, progress)
    worths = [worth for some in played for worth in some]
    if len(worths) < len(rows) * rules.games:
        return None
    return [sum(worths[i * rules.games : (i + 1) * rules.games]) / rules.games for i in range(len(rows))]


def play_some(rules: Rules, rows: list[Row], generation: int, start: int, stop: int) -> list[float]:
    return [play_one(rules, rows[n // rules.games], f"{rules.seed}/{generation}", n % rules.games)
            for n in range(start, stop)]


def play_one(rules: Rules, scale: Row, seed: str, number: int) -> float:
    """A game of one bot with the scale among others."""
    game, players = find(rules.game), rules.players
    seats = seating(number, players)
    s = game.start(players, rules.options, seed_rng(f"{seed}/deal/{number // players}"))
    bots = [make(rules.against, game, f"{seed}/{number}/{i}") for i in range(players)]
    bots[seats.index(0)] = make(rules.bot, game, f"{seed}/{number}", scale=scale)
    play(game, s, bots)
    return worth(game.result(s), seats.index(0), players)


def worth(result: Result, seat: int, players: int) -> float:
    """More than an even share of the victory, and by how much of all points: the first is what counts, the second tells
    more of a few games."""
    totals = {score.seat: score.total for score in result.scores}
    best = max(total for one, total in totals.items() if one != seat)
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won - 1 / players + (totals[seat] - best) / max(1, totals[seat] + best)


# ---------------------------------------------------------------- the file
def opened(book: Path, rules: Rules, kind: Callable[..., T]) -> list[T]:
    """The generations in the file. A line that was not written to its end is cut off."""
    data = book.read_bytes() if book.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        book.write_bytes(b"")
        add(book, asdict(rules))
        return []
    done: list[T] = []
    for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), 1):
        try:
            found = json.loads(line)
            if number > 1:
                done.append(kind(**found))
            elif found != json.loads(json.dumps(asdict(rules))):
                raise BadTuning("other_tuning", file=book)
        except (ValueError, TypeError) as e:
            raise BadTuning(file=book, line=number) from e
    if whole != data:
        book.write_bytes(whole)
    return done


def add(book: Path, line: Mapping[str, Any]) -> None:
    with book.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
