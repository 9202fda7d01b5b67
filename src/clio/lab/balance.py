"""Is a game balanced? Bots play it many times; what happened is counted in rates with their intervals (`clio balance`).
What is worth counting, the game knows: `STUDY` in its `study.py`. Without one there is no report. What every game has
is counted of all: seats, who did what with which card and won, where the points come from, how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from math import erfc, sqrt
from typing import Any

from clio.bots import Bot, Position
from clio.engine.errors import BadOption
from clio.engine.game import Game, Result
from clio.engine.kernel import Event, State
from clio.engine.record import Names
from clio.engine.rng import seed_rng
from clio.engine.study import WHOLE, Chart, Observation, Study, both
from clio.games import find, ids, part_of
from clio.lab.hiring import hire
from clio.lab.intervals import Rate
from clio.lab.jobs import Jobs, Progress, run as run_jobs
from clio.lab.overrides import Change, in_force
from clio.lab.stats import Spread, spread

BOT = "greedy"
PERIOD = 16  # numbers of players come again at the latest after so many games
FALSE = 0.05  # of the rows that are called uneven, so many may be so by chance
SEATS = Chart(
    "seats", both("Seats by number of players", "Sièges par nombre de joueurs"),
    both("Players, seat", "Joueurs, siège"), both("Games won.", "Parties gagnées."),
)
SPREADS = {
    "rounds": both("rounds", "manches"), "decisions": both("decisions of all", "décisions de tous"),
    "turn": both("decisions of one player in a row", "décisions d'un joueur à la suite"),
}


@dataclass(frozen=True)
class Uneven:
    """A row of victories against what even play would give: its share there, how likely such a distance is by chance
    (`p`), and the same after the correction of Benjamini and Hochberg for all rows of the chart (`q`)."""

    even: float
    p: float
    q: float


@dataclass(frozen=True)
class Source:
    """A line of the score: mean points of all seats, and of those who won."""

    all: float
    winners: float


@dataclass(frozen=True)
class Report:
    """What came of it, ready to print."""

    game: str
    title: Names
    bot: str
    games: int
    command: str
    charts: tuple[Chart, ...]
    rates: dict[str, dict[str, Rate]]
    means: dict[str, float] = field(default_factory=dict)
    headings: dict[str, Names] = field(default_factory=dict)  # of the means
    uneven: dict[str, dict[str, Uneven]] = field(default_factory=dict)
    sources: dict[str, Source] = field(default_factory=dict)
    spreads: dict[str, Counter[int]] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()

    def beyond(self, chart: Chart, row: str) -> bool:
        """Is a row out of the bounds of its chart?"""
        return beyond(chart, row, self.rates[chart.id][row])

    def surprising(self, chart: Chart, row: str) -> bool:
        """Do those of a row win more or less often than even play would, and not by chance?"""
        found = self.uneven.get(chart.id, {}).get(row)
        return found is not None and found.q < FALSE and self.rates[chart.id][row].n >= chart.few

    def length(self, name: str) -> Spread:
        return spread(self.spreads.get(name, Counter()))

    def to_json(self) -> dict[str, Any]:
        charts = {
            chart.id: {
                row: told(rate) | asdict(self.uneven[chart.id][row]) if row in self.uneven.get(chart.id, {})
                else told(rate) for row, rate in self.rates[chart.id].items()
            } for chart in self.charts
        }
        return {
            "game": self.game, "bot": self.bot, "games": self.games, "command": self.command, "charts": charts,
            "means": self.means, "sources": {line: asdict(source) for line, source in self.sources.items()},
            "lengths": {name: self.length(name).to_json() for name in self.spreads},
            "what_if": [change._asdict() for change in self.changes],
        }


def told(rate: Rate) -> dict[str, float]:
    low, high = rate.interval
    return {"n": rate.n, "rate": rate.value, "low": low, "high": high}


def beyond(chart: Chart, row: str, rate: Rate) -> bool:
    if rate.n < chart.few or (chart.judged is not None and row not in chart.judged):
        return False
    return rate.outside(chart.low, chart.high) if chart.whole else not chart.low <= rate.value <= chart.high


def study_of(game_id: str) -> Study:
    """What the game wants counted; BadOption lists the games that have something."""
    find(game_id)
    found = declared(game_id)
    if found is None:
        raise BadOption("no_study", game=game_id, good=", ".join(game for game in ids() if declared(game)))
    return found


def declared(game_id: str) -> Study | None:
    found: Study | None = getattr(part_of(game_id, "clio.games", "study"), "STUDY", None)
    return found


# ---------------------------------------------------------------- the run
def run(
    game_id: str, games: int, seed: int | str, jobs: Jobs = 1, progress: Progress | None = None, bot: str = BOT,
    players: int | None = None, options: Mapping[str, Any] | None = None, changes: Iterable[Change] = (),
) -> Report:
    """Play and count; after Ctrl-C, the report of the games played. It does not depend on `jobs`. `players` and
    `options` hold in every game; without them the study takes all in turn. `changes`: figures of this run only."""
    study = study_of(game_id)
    hire(bot, find(game_id), 0)
    what = Plan(bot, players, dict(options or {}), tuple(changes))
    settle(game_id, study, what, 0)
    total = Observation()
    for part in run_jobs(partial(observe_some, game_id, str(seed), what), games, jobs, progress):
        total.add(part)
    charts = (*study.charts, SEATS, *deed_charts(study))
    rates = {chart.id: rates_of(total, chart.id) for chart in charts}
    seats = max(total.sums["seats played"], 1)
    return Report(
        game=game_id, title=find(game_id).record.names, bot=bot, games=total.games,
        command=command(game_id, games, seed, what), charts=charts, rates=rates,
        means={id: total.sums[id] / max(total.games, 1) for id in study.means}, headings=study.means,
        uneven={chart.id: found for chart in charts if (found := uneven(total, chart.id, rates[chart.id]))},
        sources=sources_of(total, seats), spreads={name: total.spreads.get(name, Counter()) for name in SPREADS},
        changes=what.changes,
    )


@dataclass(frozen=True)
class Plan:
    """What is the same in all games of a run."""

    bot: str = BOT
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()


def command(game_id: str, games: int, seed: int | str, what: Plan) -> str:
    more = f" --bot {what.bot}" if what.bot != BOT else ""
    more += f" --players {what.players}" if what.players is not None else ""
    more += "".join(f" --option {name}={value}" for name, value in what.options.items())
    return f"clio balance {game_id} --games {games} --seed {seed}{more}" + (" --what-if FILE" if what.changes else "")


def deed_charts(study: Study) -> list[Chart]:
    about = both("Games won by a player who did it.", "Parties gagnées par un joueur qui l'a fait.")
    return [Chart(f"deed-{deed.id}", deed.title, both("Card", "Carte"), about) for deed in study.deeds]


def settle(game_id: str, study: Study, what: Plan, number: int) -> tuple[int, dict[str, Any]]:
    """The seats and the options of game `number`. BadOption if they cannot be played."""
    game = find(game_id)
    players = study.players_of(number) if what.players is None else what.players
    same = number if what.players is None else numbered(study, players, number)
    options = game.record.settle(players, {**({} if same is None else study.options(same)), **what.options})
    game.check_options(players, options)
    return players, options


def numbered(study: Study, players: int, number: int) -> int | None:
    """Of the games of the study with so many players, that of this number; None if it has none of them."""
    found = [n for n in range(2 * PERIOD) if study.players_of(n) == players][:2]
    return found[0] + number * (found[1] - found[0]) if found else None


def observe_some(game_id: str, seed: str, what: Plan, start: int, stop: int) -> Observation:
    """Games start .. stop-1; each depends on its number alone."""
    game, study = find(game_id), study_of(game_id)
    see = Observation()
    with in_force(game_id, list(what.changes)):
        for number in range(start, stop):
            players, options = settle(game_id, study, what, number)
            s = game.start(players, options, seed_rng(f"{seed}/deal/{number}"))
            before = study.offered(s)
            s.log = []
            play(game, s, [hire(what.bot, game, f"{seed}/{number}/{seat}") for seat in range(players)], see)
            study.observe(game, s, before, s.log, see)
            count(game, study, s, players, s.log, see)
            see.games += 1
    return see


def play(game: Game[Any], s: State, bots: list[Bot], see: Observation) -> None:
    """To the end, counting decisions: all of them, and how many each player makes in a row."""
    decisions = row = 0
    last = -1
    while not s.over:
        if s.player != last and row:
            see.spread("turn", row)
            row = 0
        last = s.player
        s.apply(bots[last].choose(Position(game, s, last)))
        row += 1
        decisions += 1
    see.spread("turn", row)
    see.spread("decisions", decisions)


def count(game: Game[Any], study: Study, s: State, players: int, log: list[Event], see: Observation) -> None:
    """What every game has."""
    result = game.result(s)
    n = len(result.scores)
    won = [WHOLE // len(result.winners) if seat in result.winners else 0 for seat in range(players)]
    for seat in range(players):
        see.rate(SEATS.id, f"{n}, {seat + 1}", won[seat], n)
    for deed in study.deeds:
        done = {(e.me, e.a) for e in log if e.kind in deed.kinds and deed.first <= e.a < deed.end}
        for seat, card in done:
            if 0 <= seat < players:
                see.rate(f"deed-{deed.id}", deed.ids[card], won[seat], n)
    see.spread("rounds", game.round_of(s))
    count_sources(study.sources(game, s, log), result, see)


def count_sources(sources: list[dict[str, int]], result: Result, see: Observation) -> None:
    see.sums["seats played"] += len(sources)
    see.sums["seats won"] += len(result.winners)
    for seat, lines in enumerate(sources):
        for line, points in lines.items():
            see.sums[f"line {line}"] += points
            if seat in result.winners:
                see.sums[f"won {line}"] += points


# ---------------------------------------------------------------- summing up
def sources_of(total: Observation, seats: int) -> dict[str, Source]:
    """The largest first."""
    won = max(total.sums["seats won"], 1)
    lines = [name.removeprefix("line ") for name in total.sums if name.startswith("line ")]
    found = {line: Source(total.sums[f"line {line}"] / seats, total.sums[f"won {line}"] / won) for line in lines}
    return dict(sorted(found.items(), key=lambda entry: (-entry[1].all, entry[0])))


def rates_of(total: Observation, chart: str) -> dict[str, Rate]:
    rows: Iterable[str] = sorted({row for id, row in total.seen if id == chart})
    return {row: Rate(total.hits[chart, row] / WHOLE, total.seen[chart, row]) for row in rows}


def uneven(total: Observation, chart: str, rates: Mapping[str, Rate]) -> dict[str, Uneven]:
    """Every row that counts victories against even play."""
    seats: dict[str, dict[int, int]] = {}
    for (id, row, among), times in total.among.items():
        if id == chart:
            seats.setdefault(row, {})[among] = times
    found: dict[str, tuple[float, float]] = {}
    for row, by in sorted(seats.items()):
        expected = sum(times / n for n, times in by.items())
        variance = sum(times / n * (1 - 1 / n) for n, times in by.items())
        z = (rates[row].hits - expected) / sqrt(variance) if variance else 0.0
        found[row] = expected / rates[row].n, erfc(abs(z) / sqrt(2))
    corrected = benjamini_hochberg([p for _, p in found.values()])
    return {row: Uneven(even, p, q) for (row, (even, p)), q in zip(found.items(), corrected)}


def benjamini_hochberg(ps: list[float]) -> list[float]:
    """The share of false alarms if everything at least as surprising is called one.

    >>> [round(q, 3) for q in benjamini_hochberg([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(ps)), key=lambda i: -ps[i])
    out = [0.0] * len(ps)
    least = 1.0
    for rank, i in enumerate(order):
        least = min(least, ps[i] * len(ps) / (len(ps) - rank))
        out[i] = least
    return out
