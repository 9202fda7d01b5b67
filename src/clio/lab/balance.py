"""Is a game balanced? Greedy bots play it many times; what happened is counted in rates with their intervals
(`clio balance`). What is worth counting, the game knows: `STUDY` in its `study.py`. Without one there is no report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from clio.bots import make
from clio.engine.errors import BadOption
from clio.engine.rng import seed_rng
from clio.engine.study import WHOLE, Chart, Observation, Study
from clio.games import find, ids, part_of
from clio.lab.intervals import Rate
from clio.lab.jobs import Progress, run as run_jobs
from clio.lab.simulate import play

BOT = "greedy"


def beyond(chart: Chart, row: str, rate: Rate) -> bool:
    """Is a row out of the bounds of its chart?"""
    if rate.n < chart.few or (chart.judged is not None and row not in chart.judged):
        return False
    return rate.outside(chart.low, chart.high) if chart.whole else not chart.low <= rate.value <= chart.high


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
                if beyond(chart, row, rate):
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
                mark = "out of bounds" if beyond(chart, row, rate) else ""
                bounds = f"{100 * low:.1f} to {100 * high:.1f}"
                lines.append(f"| {row} | {100 * rate.value:.1f} % | {bounds} | {rate.n} | {mark} |")
        return "\n".join(lines) + "\n"


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
