"""Bots play many games (`clio simulate`). Seats are fair: the same deal is played once for every rotation of the bots,
so that each of them has each seat equally often; from deal to deal they sit in another order, so that with more than
two players each has all others as neighbours."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from itertools import permutations
from math import gcd
from typing import Any

from clio.bots import USUAL, Bot, Position, names_for
from clio.engine.errors import BadOption
from clio.engine.game import Game
from clio.engine.kernel import State, playout
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games import find
from clio.lab.hiring import hire
from clio.lab.intervals import Rate
from clio.lab.jobs import Jobs, Progress, run
from clio.lab.stats import spread, stats_of

ALL = "all"  # the row of a statistic over all bots
AUTOMA = "automa"  # what the rules play by themselves, after the bots
WIN = 2520  # parts of a victory, so that those shared by up to ten stay whole


@dataclass(frozen=True)
class Summary:
    """What came of it. A bot that plays several seats is listed once per seat: "greedy", "greedy 2", and so is what the
    rules play: "automa"; the statistics are by kind of bot, and over all where there are several kinds."""

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
    win_rate: dict[str, dict[str, float]]  # per bot: games, rate, and the interval of 95 %
    seats: list[dict[str, float]]  # per seat: games, wins, rate, its interval, mean_score
    bot_seats: dict[str, list[dict[str, float]]]  # the same, per bot
    stats: dict[str, dict[str, dict[str, float]]]  # name -> kind of bot -> how it spreads, see stats.Spread

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Tally:
    """The sums of some games. Whole numbers, so that their order does not matter. The keys of the first three are
    (place in the list of bots, seat)."""

    games: Counter[tuple[int, int]] = field(default_factory=Counter)
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)  # a game is `WIN` of them
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)
    stats: dict[tuple[str, str], Counter[int]] = field(default_factory=dict)  # (name, kind of bot) -> values
    decisions: int = 0
    rounds: int = 0
    played: int = 0

    def add(self, other: Tally) -> None:
        self.games.update(other.games)
        self.wins.update(other.wins)
        self.scores.update(other.scores)
        for key, seen in other.stats.items():
            self.stats.setdefault(key, Counter()).update(seen)
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.played += other.played

    def see(self, name: str, kind: str, value: int) -> None:
        self.stats.setdefault((name, kind), Counter())[value] += 1


def simulate(
    game_id: str, players: int, bots: list[str], games: int, seed: int | str, jobs: Jobs = 1,
    options: Mapping[str, Any] | None = None, progress: Progress | None = None,
) -> Summary:
    """Play `games` games of `bots`, one per seat; after Ctrl-C, the summary of those played. The result does not depend
    on `jobs`. BadOption and UnknownBot tell what cannot be played."""
    game = find(game_id)
    settled = game.record.settle(players, options or {})
    game.check_options(players, settled)
    if len(bots) != players:
        raise BadOption("bots_players", players=players, n=len(bots))
    for name in bots:
        hire(name, game, 0)
    began = time.perf_counter()
    total = Tally()
    for tally in run(partial(play_some, game_id, bots, str(seed), settled), games, jobs, progress):
        total.add(tally)
    return summary(game_id, bots, total, max(time.perf_counter() - began, 1e-9))


def line_up(game_id: str, players: int | None, bots: list[str] | None) -> tuple[int, list[str]]:
    """How many play, and who, where one of the two was not said: as many as there are bots, else the fewest the game
    takes; the usual bot and the random one in turn."""
    fewest, most = find(game_id).record.players
    if players is None:
        players = len(bots) if bots and fewest <= len(bots) <= most else fewest
    if bots is None:
        good = [USUAL if USUAL in names_for(game_id) else "random", "random"]
        bots = [good[seat % len(good)] for seat in range(players)]
    return players, bots


# ---------------------------------------------------------------- playing
@cache
def orders(players: int) -> list[tuple[int, ...]]:
    """Every way to sit round a table: the first bot stays, the others change places. Of many ways those that follow
    each other differ much, so that few deals already give everybody several neighbours."""
    found = [(0, *rest) for rest in permutations(range(1, players))]
    n = len(found)
    step = next(step for step in range(max(1, n // 8), n + 1) if gcd(step, n) == 1)
    return [found[i * step % n] for i in range(n)]


def seating(number: int, players: int) -> list[int]:
    """Who has which seat in game `number`, by place in the list of bots.

    >>> [seating(number, 3) for number in range(4)]
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1]]
    """
    deal, rotation = divmod(number, players)
    order = orders(players)[deal % len(orders(players))]
    return [order[(seat + rotation) % players] for seat in range(players)]


def play_some(game_id: str, bots: list[str], seed: str, options: Options, start: int, stop: int) -> Tally:
    """Games start .. stop-1; each depends on its number alone."""
    game, players, logged = find(game_id), len(bots), stats_of(game_id)[1]
    total = Tally()
    for number in range(start, stop):
        seats = seating(number, players)
        s = game.start(players, options, seed_rng(f"{seed}/deal/{number // players}"))
        if logged:
            s.log = []
        if set(bots) == {"random"}:
            decisions = playout(s, seed_rng(f"{seed}/play/{number}"))
        else:
            decisions = play(game, s, [hire(bots[at], game, f"{seed}/{number}/{i}") for i, at in enumerate(seats)])
        count(game, s, decisions, seats, bots, total)
    return total


def play(game: Game[Any], s: State, bots: list[Bot]) -> int:
    """One game to its end, a bot per seat; returns the number of decisions."""
    n = 0
    while not s.over:
        s.apply(bots[s.player].choose(Position(game, s, s.player)))
        n += 1
    return n


def count(game: Game[Any], s: State, decisions: int, seats: list[int], bots: list[str], total: Tally) -> None:
    """Add a finished game; `seats` tells who had which seat."""
    result, rounds = game.result(s), game.round_of(s)
    more = stats_of(game.record.id)[0]
    total.decisions += decisions
    total.rounds += rounds
    total.played += 1
    automas = range(len(seats), len(result.scores))
    who, kinds = [*seats, *automas], [*bots, *[AUTOMA] * len(automas)]
    for seat in result.winners:
        total.wins[who[seat], seat] += WIN // len(result.winners)
    for score in result.scores:
        place, kind = (who[score.seat], score.seat), kinds[who[score.seat]]
        total.games[place] += 1
        total.scores[place] += score.total
        own = {"points": score.total} if more is None else {"points": score.total, **more(s, score.seat)}
        for name, value in own.items():
            total.see(name, kind, value)
    total.see("rounds", ALL, rounds)
    total.see("decisions", ALL, decisions)


# ---------------------------------------------------------------- summing up
def summary(game_id: str, bots: list[str], total: Tally, seconds: float) -> Summary:
    players, games = len(bots), total.played
    every = range(max([players, *(seat + 1 for _, seat in total.games)]))
    names = labels([*bots, *[AUTOMA] * (len(every) - players)])
    rows = [figures(total, [(at, seat) for seat in every]) for at in every]
    return Summary(
        game=game_id, players=players, bots=list(bots), games=games, decisions=total.decisions, seconds=seconds,
        decisions_per_second=total.decisions / seconds, games_per_second=games / seconds,
        wins={name: row["wins"] for name, row in zip(names, rows)},
        mean_score={name: row["mean_score"] for name, row in zip(names, rows)},
        mean_rounds=total.rounds / max(games, 1),
        win_rate={name: {key: row[key] for key in ("games", "rate", "low", "high")} for name, row in zip(names, rows)},
        seats=[figures(total, [(at, seat) for at in every]) for seat in every],
        bot_seats={name: [figures(total, [(at, seat)]) for seat in every] for at, name in enumerate(names)},
        stats=spreads(total),
    )


def figures(total: Tally, places: list[tuple[int, int]]) -> dict[str, float]:
    """What these (bot, seat) had together."""
    games = sum(total.games[place] for place in places)
    wins = sum(total.wins[place] for place in places) / WIN
    rate = Rate(wins, games)
    low, high = rate.interval
    score = sum(total.scores[place] for place in places) / max(games, 1)
    return {"games": games, "wins": wins, "rate": rate.value, "low": low, "high": high, "mean_score": score}


def spreads(total: Tally) -> dict[str, dict[str, dict[str, float]]]:
    """By name and kind of bot; over all kinds first, where there are several."""
    names: dict[str, list[str]] = {}
    for name, kind in total.stats:
        names.setdefault(name, []).append(kind)
    out: dict[str, dict[str, dict[str, float]]] = {}
    for name, kinds in names.items():
        seen = {kind: total.stats[name, kind] for kind in sorted(kinds)}
        if len(seen) > 1:
            together: Counter[int] = Counter()
            for values in seen.values():
                together.update(values)
            seen = {ALL: together, **seen}
        out[name] = {kind: spread(values).to_json() for kind, values in seen.items()}
    return out


def labels(bots: list[str]) -> list[str]:
    """The bots by name; from the second of a name on with a number."""
    return [name if bots[:i].count(name) == 0 else f"{name} {bots[:i].count(name) + 1}" for i, name in enumerate(bots)]
