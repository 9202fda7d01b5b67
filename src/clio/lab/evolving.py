"""What should things cost? All prices of an evaluation are moved at once (`clio tune --prices`), by simultaneous
perturbation (SPSA): at every table one bot has them moved a little, each up or down by lot, another by as much the
other way, and the prices follow what wins. Where more than two play the others do not change: they are whom it is to
win against.

Every deal draws its own directions and is played once for every rotation of the seats, with the same luck of the bots
in each of them. The rest is as in `tuning`: a generation is a line of a file as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from clio.bots import Bot, make, prices_of
from clio.bots.judge import Row
from clio.bots.prices import Prices, by_name, priced, settled_of, weights_of
from clio.bots.scales import MOST
from clio.engine.rng import below, next_rng, seed_rng
from clio.games import find
from clio.lab.jobs import Jobs, Progress, run
from clio.lab.simulate import play, seating
from clio.lab.tuning import FURTHEST, Rules, add, opened, rules_of, within, worth

# The gain sequences of SPSA, of logarithms: how far the two bots are from the middle, and how far the middle follows
REACH, NARROWING = 0.6, 0.101
GAIN, WAIT, SLOWING = 0.17, 30, 0.602


@dataclass(frozen=True)
class Course(Rules):
    """`terms`: the prices that move; `start`: all of them, as they were. `games`: of a generation."""

    start: dict[str, Any] = field(default_factory=dict)
    gains: tuple[float, ...] = (REACH, NARROWING, GAIN, WAIT, SLOWING)  # those of another way lead elsewhere


@dataclass(frozen=True)
class Heat:
    """A generation: by how much more each deal was worth to whoever went its way than to whoever went the other."""

    worths: list[float]


@dataclass(frozen=True)
class Evolved:
    """`prices`: the mean of the later half of the way."""

    rules: Course
    prices: Prices
    generations: list[Heat]


def evolve(
    game_id: str, bot: str, against: str, games: int, generations: int, seed: int | str, book: Path,
    players: int | None = None, jobs: Jobs = 1, options: Mapping[str, Any] | None = None,
    tell: Callable[[int, list[float]], None] | None = None, progress: Progress | None = None,
) -> Evolved:
    """As `tune`, from the prices that the bot has now. `tell` hears how far the prices have gone, as logarithms."""
    rules = course_of(rules_of(game_id, bot, against, games, seed, players, options))
    done = opened(book, rules, Heat)
    way = [[0.0] * len(rules.terms)]
    for n in range(generations):
        if n == len(done):
            worths = judged(rules, way[n], n, jobs, within(progress, n, generations))
            if worths is None:
                break
            done.append(Heat(worths))
            add(book, asdict(done[n]))
        way.append(followed(rules, way[n], n, done[n].worths))
        if tell is not None:
            tell(n + 1, way[-1])
    later = way[len(way) // 2 :]
    return Evolved(rules, moved(rules, [sum(row) / len(later) for row in zip(*later)]), done[:generations])


def course_of(rules: Rules) -> Course:
    """BadPrices if the game has no prices by name."""
    start = by_name(prices_of(rules.bot, rules.game, rules.players))
    terms = [name for name in start if name not in settled_of(rules.game)]
    return Course(**{**vars(rules), "terms": terms}, start=start)


# ---------------------------------------------------------------- prices
def reach(generation: int) -> float:
    return REACH * exp(-NARROWING * log(generation + 1))


def followed(rules: Course, at: list[float], generation: int, worths: list[float]) -> list[float]:
    """Where the prices go from here: SPSA by the mean of the deals, which count in parts of their spread, so that the
    same gains suit all games."""
    spread = sqrt(sum(y * y for y in worths) / len(worths)) or 1.0
    gain = GAIN * exp(-SLOWING * log(1 + generation / WAIT)) / (2 * reach(generation) * spread * len(worths))
    ways = [directions(rules, generation, deal) for deal in range(len(worths))]
    return [bounded(x + gain * sum(y * way[i] for y, way in zip(worths, ways))) for i, x in enumerate(at)]


def directions(rules: Rules, generation: int, deal: int) -> list[int]:
    """1 or -1 for each price."""
    rng, found = seed_rng(f"{rules.seed}/{generation}/way/{deal}"), []
    for _ in rules.terms:
        rng = next_rng(rng)
        found.append(1 if below(rng, 2) else -1)
    return found


def bounded(x: float) -> float:
    return max(-FURTHEST, min(FURTHEST, x))


def moved(rules: Course, by: Sequence[float]) -> Prices:
    """The prices, each that moves so much dearer, as a logarithm. The figures of a row move together."""
    return {**rules.start, **{name: times(rules.start[name], exp(x)) for name, x in zip(rules.terms, by)}}


def times(price: float | Row, factor: float) -> float | Row:
    if isinstance(price, tuple):
        return tuple([min(MOST, factor * each) for each in price])
    return min(MOST, factor * price)


# ---------------------------------------------------------------- playing
def judged(
    rules: Course, at: list[float], generation: int, jobs: Jobs, progress: Progress | None = None
) -> list[float] | None:
    """What each deal was worth, the mean of its games; None if they were not all played."""
    n = rules.players
    size = max(1, rules.games // n) * n
    played = run(partial(play_some, rules, at, generation), size, jobs, progress)
    worths = [worth for some in played for worth in some]
    return [sum(worths[i : i + n]) / n for i in range(0, size, n)] if len(worths) == size else None


def play_some(rules: Course, at: list[float], generation: int, start: int, stop: int) -> list[float]:
    return [play_one(rules, at, generation, number) for number in range(start, stop)]


def play_one(rules: Course, at: list[float], generation: int, number: int) -> float:
    """How much better the first of the bots fared than the second, who went the other way."""
    game, n, deal = find(rules.game), rules.players, number // rules.players
    seats = seating(number, n)
    s = game.start(n, rules.options, seed_rng(f"{rules.seed}/{generation}/deal/{deal}"))
    bots: list[Bot] = []
    for seat, place in enumerate(seats):
        seed = f"{rules.seed}/{generation}/{deal}/{seat}"
        if place > 1:
            bots.append(make(rules.against, game, seed))
            continue
        far = reach(generation) * (1 - 2 * place)
        by = [x + far * way for x, way in zip(at, directions(rules, generation, deal))]
        bots.append(make(rules.bot, game, seed, prices=priced(weights_of(rules.game), moved(rules, by))))
    play(game, s, bots)
    result = game.result(s)
    return worth(result, seats.index(0), n) - worth(result, seats.index(1), n)
