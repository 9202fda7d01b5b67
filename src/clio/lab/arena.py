"""Which bot is the strongest? Everybody meets everybody on the same deals, from every seat (`clio arena`).

Each game is a line of a JSON Lines file, written as soon as it is over: a run that was stopped, by whatever, goes on
where it was, also with more bots or more deals. A game depends on the seed, its deal and who sits where, on nothing
else."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from clio.engine.errors import BadOption, ClioError
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games import find
from clio.lab.hiring import hire
from clio.lab.intervals import Rate
from clio.lab.jobs import Jobs, Piece, Progress, each
from clio.lab.plots import Row, intervals
from clio.lab.ratings import MIDDLE, Duel, Rating, rate
from clio.lab.simulate import play, seating
from clio.messages import say

FORMAT = 1

Seats = tuple[str, ...]  # the bots by seat
Key = tuple[int, Seats]  # a game: its deal and who sits where


class BadArena(ClioError):
    """A file that holds no arena, another one, or a damaged one."""

    code = "bad_arena"


@dataclass(frozen=True)
class Rules:
    """What all games of a file have in common."""

    game: str
    players: int
    seed: str
    options: Options
    rules_version: int
    arena: int = FORMAT


@dataclass(frozen=True)
class Played:
    """A finished game. Automas have scores and ranks too, after those of the bots."""

    deal: int
    seats: Seats
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    rounds: int
    decisions: int

    @property
    def key(self) -> Key:
        return self.deal, self.seats

    def duels(self) -> Iterator[Duel]:
        """Every two different bots: who was before whom."""
        rank = {seat: place for place, equals in enumerate(self.ranking) for seat in equals}
        for one, two in combinations(range(len(self.seats)), 2):
            if self.seats[one] != self.seats[two]:
                ahead = (rank[one] < rank[two]) + 0.5 * (rank[one] == rank[two])
                yield self.seats[one], self.seats[two], ahead


@dataclass(frozen=True)
class Standings:
    """What came of it. `first`: how often a bot came first, shared places in parts, of the seats it had; `pairs`: how
    often the first named was before the second, ties as halves."""

    game: str
    players: int
    bots: list[str]
    deals: int
    games: int
    wanted: int
    ratings: dict[str, Rating]
    first: dict[str, Rate]
    mean_score: dict[str, float]
    pairs: dict[tuple[str, str], Rate]

    def to_json(self) -> dict[str, Any]:
        better = [(a, b, rate) if rate.value >= 0.5 else (b, a, rate.turned) for (a, b), rate in self.pairs.items()]
        pairs = [{"bot": a, "rival": b, **told(rate)} for a, b, rate in better]
        return asdict(self) | {"first": {bot: told(rate) for bot, rate in self.first.items()}, "pairs": pairs}


def plot(found: Standings, lang: str) -> str:
    """The ratings as a picture, the best first."""
    title = say("arena.title", lang, games=found.games, game=found.game, deals=found.deals)
    best = sorted(found.ratings.items(), key=lambda entry: -entry[1].points)
    return intervals(title, [Row(bot, rating.points, rating.low, rating.high) for bot, rating in best], (MIDDLE,))


def told(rate: Rate) -> dict[str, float]:
    low, high = rate.interval
    return {"n": rate.n, "rate": rate.value, "low": low, "high": high}


# ---------------------------------------------------------------- who meets whom
@cache
def line_ups(bots: Seats, players: int) -> list[Seats]:
    """Who sits together. Of enough bots, every choice of them; of fewer than there are seats, each alone among those
    of another kind.

    >>> line_ups(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(("a", "b"), 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


@cache
def fixtures(bots: Seats, players: int, deals: int) -> list[list[Key]]:
    """All games, those of one deal and one company together, deal after deal."""
    return [
        [(deal, tuple(company[at] for at in seating(deal * players + turn, players))) for turn in range(players)]
        for deal in range(deals) for company in line_ups(bots, players)
    ]


def play_some(rules: Rules, bots: Seats, deals: int, start: int, stop: int) -> list[Played]:
    """The games of fixtures start .. stop-1."""
    return [play_one(rules, *key) for keys in fixtures(bots, rules.players, deals)[start:stop] for key in keys]


def play_one(rules: Rules, deal: int, seats: Seats) -> Played:
    game = find(rules.game)
    s = game.start(rules.players, rules.options, seed_rng(f"{rules.seed}/deal/{deal}"))
    seeds = [f"{rules.seed}/{deal}/{','.join(seats)}/{seat}" for seat in range(rules.players)]
    decisions = play(game, s, [hire(name, game, seed) for name, seed in zip(seats, seeds)])
    result = game.result(s)
    scores = tuple(score.total for score in result.scores)
    return Played(deal, seats, scores, result.ranking, game.round_of(s), decisions)


# ---------------------------------------------------------------- the file
class Book:
    """The file of an arena: its rules, then a line per game. A line that was not written to its end is cut off."""

    def __init__(self, path: Path, rules: Rules) -> None:
        self.path = path
        self.rules = rules
        self.games: dict[Key, Played] = {}
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            self.write([asdict(rules)])

    def read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        if not lines:
            raise BadArena(file=self.path, line=1)
        for number, line in enumerate(lines, 1):
            try:
                found = json.loads(line)
                if number == 1:
                    self.compare(Rules(**found))
                else:
                    self.keep(read_game(found))
            except (ValueError, TypeError, LookupError) as e:
                raise BadArena(file=self.path, line=number) from e
        if len(whole) < len(data):
            os.truncate(self.path, len(whole))

    def compare(self, found: Rules) -> None:
        for name, value in asdict(found).items():
            wanted = getattr(self.rules, name)
            if value != wanted:
                raise BadArena("other_arena", file=self.path, what=name, found=value, wanted=wanted)

    def keep(self, played: Played) -> None:
        self.games[played.key] = played

    def add(self, games: list[Played]) -> None:
        self.write([asdict(played) for played in games])
        for played in games:
            self.keep(played)

    def write(self, lines: list[dict[str, Any]]) -> None:
        """On the disk when it returns, whatever happens to this process or the machine then."""
        text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
        with self.path.open("ab") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())


def read_game(found: dict[str, Any]) -> Played:
    ranking = tuple(tuple(equals) for equals in found.pop("ranking"))
    played = Played(**found | {"seats": tuple(found["seats"]), "scores": tuple(found["scores"])}, ranking=ranking)
    if sorted(seat for equals in ranking for seat in equals) != list(range(len(played.scores))):
        raise ValueError("not a ranking")
    return played


# ---------------------------------------------------------------- the run
def arena(
    game_id: str, bots: list[str], deals: int, seed: int | str, out: Path, players: int | None = None,
    jobs: Jobs = 1, options: Mapping[str, Any] | None = None, progress: Progress | None = None,
) -> Standings:
    """Play what is not yet in `out`; after Ctrl-C, the standings so far. They do not depend on `jobs`, nor on how often
    the run was stopped. BadOption, UnknownBot and BadArena tell what cannot be played."""
    book = Book(out, rules_of(game_id, bots, seed, players, options))
    who, seats = tuple(bots), book.rules.players
    total = len(fixtures(who, seats, deals)) * seats
    pieces = [(i, i + 1) for i, keys in enumerate(fixtures(who, seats, deals)) if not book.games.keys() >= set(keys)]
    with suppress(KeyboardInterrupt):
        play_pieces(book, partial(play_some, book.rules, who, deals), pieces, jobs, total, progress)
    return standings(book, who, deals)


def play_pieces(
    book: Book, work: partial[list[Played]], pieces: list[Piece], jobs: Jobs, total: int, progress: Progress | None
) -> None:
    done = total - len(pieces) * book.rules.players
    for _, games in each(work, pieces, jobs):
        book.add([played for played in games if played.key not in book.games])
        done += len(games)
        if progress is not None:
            progress(done, total)


def rules_of(
    game_id: str, bots: list[str], seed: int | str, players: int | None, options: Mapping[str, Any] | None
) -> Rules:
    """What is played, checked."""
    game = find(game_id)
    seats = game.record.players[0] if players is None else players
    settled = game.record.settle(seats, options or {})
    game.check_options(seats, settled)
    for name in bots:
        hire(name, game, 0)
    if len(set(bots)) != len(bots) or len(bots) < 2 or seats < 2:
        raise BadOption("arena_bots")
    return Rules(game_id, seats, str(seed), settled, game.record.rules_version)


def standings(book: Book, bots: Seats, deals: int) -> Standings:
    """Of the games that these bots have played in these deals."""
    players = book.rules.players
    wanted = [key for keys in fixtures(bots, players, deals) for key in keys]
    games = [book.games[key] for key in wanted if key in book.games]
    by_deal: dict[int, list[Duel]] = {}
    won, seats, points = (dict.fromkeys(bots, 0.0) for _ in range(3))
    pairs = {pair: [0.0, 0] for pair in combinations(bots, 2)}
    for played in games:
        duels = list(played.duels())
        by_deal.setdefault(played.deal, []).extend(duels)
        for one, two, ahead in duels:
            pair, share = ((one, two), ahead) if (one, two) in pairs else ((two, one), 1 - ahead)
            pairs[pair][0] += share
            pairs[pair][1] += 1
        for seat, bot in enumerate(played.seats):
            seats[bot] += 1
            points[bot] += played.scores[seat]
            if seat in played.ranking[0]:
                won[bot] += 1 / len(played.ranking[0])
    return Standings(
        game=book.rules.game, players=players, bots=list(bots), deals=deals, games=len(games), wanted=len(wanted),
        ratings=rate(list(bots), by_deal), first={bot: Rate(won[bot], int(seats[bot])) for bot in bots},
        mean_score={bot: points[bot] / max(seats[bot], 1) for bot in bots},
        pairs={pair: Rate(hits, int(n)) for pair, (hits, n) in pairs.items()},
    )
