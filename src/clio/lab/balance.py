"""Is a game balanced? Greedy bots play it many times; what happened is counted in rates with their intervals
(`clio balance`). What is worth counting, a study of the game knows: a module in `STUDIES` with its `STUDY`, such as
`balance_monumental_duel`. A game without one has no report."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any, ClassVar

from clio.bots import make
from clio.engine.errors import BadOption
from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games import find
from clio.lab.intervals import Rate
from clio.lab.jobs import Progress, run as run_jobs
from clio.lab.simulate import play

STUDIES = {
    "monumental-duel": "clio.lab.balance_monumental_duel",
    "age-of-mythology": "clio.lab.balance_age_of_mythology",
}
WHOLE = 840  # a hit is counted in so many parts, for victories that two to eight share
BOT = "greedy"


@dataclass(frozen=True)
class Chart:
    """One table of rates. Rows beyond the bounds get a line in the verdict: with `whole` only if their interval is
    wholly beyond, else by their rate; `judged` are the rows that have bounds (None: all)."""

    id: str
    title: str
    row: str  # heading of the first column
    about: str = ""
    low: float = 0.0
    high: float = 1.0
    whole: bool = True
    judged: frozenset[str] | None = None
    few: int = 30  # fewer games than this are no evidence

    def beyond(self, row: str, rate: Rate) -> bool:
        if rate.n < self.few or (self.judged is not None and row not in self.judged):
            return False
        return rate.outside(self.low, self.high) if self.whole else not self.low <= rate.value <= self.high


class Study(ABC):
    """What to play and what to count for one game."""

    players: ClassVar[int]  # see players_of
    charts: ClassVar[tuple[Chart, ...]]
    means: ClassVar[dict[str, str]]  # id -> heading

    def players_of(self, number: int) -> int:
        """How many play game `number`."""
        return self.players

    @abstractmethod
    def options(self, number: int) -> Options:
        """The options of game `number`: over many games every setting comes up equally often."""

    @abstractmethod
    def offered(self, s: State) -> Any:
        """What must be remembered of the first position."""

    @abstractmethod
    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        """Count a finished game."""


@dataclass
class Observation:
    """Whole numbers only: sums of any pieces in any order are the same."""

    hits: Counter[tuple[str, str]] = field(default_factory=Counter)  # (chart, row), in parts of WHOLE
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def rate(self, chart: str, row: str, hit: int) -> None:
        """One more game of this row; `hit` is WHOLE for a hit, 0 for none, WHOLE // n for a victory of n players."""
        self.hits[chart, row] += hit
        self.seen[chart, row] += 1

    def add(self, other: Observation) -> None:
        self.hits.update(other.hits)
        self.seen.update(other.seen)
        self.sums.update(other.sums)
        self.games += other.games


@dataclass(frozen=True)
class Report:
    """The rates of all charts, ready to print."""

    game: str
    title: str
    games: int
    command: str
    charts: tuple[Chart, ...]
    rates: dict[str, dict[str, Rate]]
    means: dict[str, float]

    def verdict(self) -> list[str]:
        """One line per row beyond its bounds."""
        out = []
        for chart in self.charts:
            for row, rate in self.rates[chart.id].items():
                if chart.beyond(row, rate):
                    side = "under" if rate.value < chart.low else "over"
                    limit = chart.low if side == "under" else chart.high
                    out.append(f"{chart.title}: {row} {rate.text()} of {rate.n}, {side} {100 * limit:.0f} %")
        return out

    def markdown(self) -> str:
        """The report as a page: what was run, the verdict, a table per chart."""
        lines = [f"# Balance of {self.title}", "", f"{self.games} games of the {BOT} bot against itself, made by", ""]
        lines += [f"    {self.command}", "", "Intervals are those of Wilson at 95 %.", "", "## Verdict", ""]
        lines += [f"- {line}." for line in self.verdict()] or ["Nothing is out of bounds."]
        lines += ["", "## Means", "", "| What | Mean |", "| --- | ---: |"]
        lines += [f"| {what} | {value:.2f} |" for what, value in self.means.items()]
        for chart in self.charts:
            lines += ["", f"## {chart.title}", ""] + ([chart.about, ""] if chart.about else [])
            lines += [f"| {chart.row} | Rate | 95 % | Games | |", "| --- | ---: | --- | ---: | --- |"]
            for row, rate in self.rates[chart.id].items():
                low, high = rate.interval
                mark = "out of bounds" if chart.beyond(row, rate) else ""
                bounds = f"{100 * low:.1f} to {100 * high:.1f}"
                lines.append(f"| {row} | {100 * rate.value:.1f} % | {bounds} | {rate.n} | {mark} |")
        return "\n".join(lines) + "\n"


def study_of(game_id: str) -> Study:
    find(game_id)
    if game_id not in STUDIES:
        raise BadOption("no_study", game=game_id, good=", ".join(STUDIES))
    found: Study = import_module(STUDIES[game_id]).STUDY
    return found


def run(game_id: str, games: int, seed: int | str, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play and count. The report does not depend on `jobs`."""
    study = study_of(game_id)
    total = Observation()
    for part in run_jobs(partial(observe_some, game_id, str(seed)), games, jobs, progress):
        total.add(part)
    rates = {chart.id: rates_of(total, chart.id) for chart in study.charts}
    return Report(
        game=game_id, title=find(game_id).record.names["en"], games=games,
        command=f"clio balance {game_id} --games {games} --seed {seed}", charts=study.charts, rates=rates,
        means={text: total.sums[id] / max(total.games, 1) for id, text in study.means.items()},
    )


def rates_of(total: Observation, chart: str) -> dict[str, Rate]:
    rows: Iterable[str] = sorted({row for id, row in total.seen if id == chart})
    return {row: Rate(total.hits[chart, row] / WHOLE, total.seen[chart, row]) for row in rows}


def observe_some(game_id: str, seed: str, start: int, stop: int) -> Observation:
    """Games start .. stop-1; each depends on its number alone."""
    game, study = find(game_id), study_of(game_id)
    see = Observation()
    for number in range(start, stop):
        players = study.players_of(number)
        options = game.record.settle(players, study.options(number))
        game.check_options(players, options)
        s = game.start(players, options, seed_rng(f"{seed}/deal/{number}"))
        before = study.offered(s)
        s.log = []
        bots = [make(BOT, game, f"{seed}/{number}/{seat}") for seat in range(players)]
        see.sums["decisions"] += play(game, s, bots)
        study.observe(game, s, before, s.log, see)
        see.games += 1
    return see
