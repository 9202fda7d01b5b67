"""Bots play many games (`clio simulate`). Seats are paired: the same deal is played once for every rotation of the
bots, so that neither the deal nor the seat favours one of them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from clio.bots import Bot, Position, make
from clio.engine.errors import BadOption
from clio.engine.game import Game
from clio.engine.kernel import State, playout
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games import find
from clio.lab.jobs import Progress, run


@dataclass(frozen=True)
class Summary:
    """What came of it. A bot that plays several seats is listed once per seat: "greedy", "greedy 2"."""

    game: str
    players: int
    bots: list[str]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: dict[str, float]  # a shared victory counts in parts
    mean_score: dict[str, float]
    mean_rounds: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Tally:
    """The sums of some games, by place in the list of bots. Whole numbers, so that their order does not matter."""

    wins: list[int]  # in parts: a game is `parts(players)` of them
    scores: list[int]
    decisions: int = 0
    rounds: int = 0

    def add(self, other: Tally) -> None:
        self.wins = [one + two for one, two in zip(self.wins, other.wins)]
        self.scores = [one + two for one, two in zip(self.scores, other.scores)]
        self.decisions += other.decisions
        self.rounds += other.rounds


def simulate(
    game_id: str, players: int, bots: list[str], games: int, seed: int | str, jobs: int = 1,
    options: Mapping[str, Any] | None = None, progress: Progress | None = None,
) -> Summary:
    """Play `games` games of `bots`, one per seat. The result does not depend on `jobs`. BadOption and UnknownBot tell
    what cannot be played."""
    game = find(game_id)
    settled = game.record.settle(players, options or {})
    game.check_options(players, settled)
    if len(bots) != players:
        raise BadOption("bots_players", players=players, n=len(bots))
    for name in bots:
        make(name, game, 0)
    began = time.perf_counter()
    total = Tally([0] * players, [0] * players)
    for tally in run(partial(play_some, game_id, bots, str(seed), settled), games, jobs, progress):
        total.add(tally)
    seconds = max(time.perf_counter() - began, 1e-9)
    names = labels(bots)
    return Summary(
        game=game_id, players=players, bots=list(bots), games=games, decisions=total.decisions, seconds=seconds,
        decisions_per_second=total.decisions / seconds, games_per_second=games / seconds,
        wins={name: total.wins[i] / parts(players) for i, name in enumerate(names)},
        mean_score={name: total.scores[i] / max(games, 1) for i, name in enumerate(names)},
        mean_rounds=total.rounds / max(games, 1),
    )


def play_some(game_id: str, bots: list[str], seed: str, options: Options, start: int, stop: int) -> Tally:
    """Games start .. stop-1; each depends on its number alone."""
    game, players = find(game_id), len(bots)
    total = Tally([0] * players, [0] * players)
    for number in range(start, stop):
        deal, rotation = divmod(number, players)
        s = game.start(players, options, seed_rng(f"{seed}/deal/{deal}"))
        if set(bots) == {"random"}:
            total.decisions += playout(s, seed_rng(f"{seed}/play/{number}"))
        else:
            seats = [bots[(seat + rotation) % players] for seat in range(players)]
            total.decisions += play(game, s, [make(name, game, f"{seed}/{number}/{i}") for i, name in enumerate(seats)])
        count(game, s, rotation, total)
    return total


def play(game: Game[Any], s: State, bots: list[Bot]) -> int:
    """One game to its end, a bot per seat; returns the number of decisions."""
    n = 0
    while not s.over:
        s.apply(bots[s.player].choose(Position(game, s, s.player)))
        n += 1
    return n


def count(game: Game[Any], s: State, rotation: int, total: Tally) -> None:
    """Add a finished game; seat i was played by the bot at place i + rotation."""
    result = game.result(s)
    players = len(total.wins)
    for score in result.scores:
        total.scores[(score.seat + rotation) % players] += score.total
    for seat in result.winners:
        total.wins[(seat + rotation) % players] += parts(players) // len(result.winners)
    total.rounds += game.round_of(s)


def parts(players: int) -> int:
    """A number that 1 .. players all divide, so that shared victories stay whole."""
    out = 1
    for n in range(2, players + 1):
        out *= n
    return out


def labels(bots: list[str]) -> list[str]:
    """The bots by name; from the second of a name on with a number."""
    return [name if bots[:i].count(name) == 0 else f"{name} {bots[:i].count(name) + 1}" for i, name in enumerate(bots)]
