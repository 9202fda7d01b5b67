"""The lab: seat-paired simulations and balance reports that do not depend on the number of processes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from clio import BadOption, UnknownGame
from clio.bots import UnknownBot
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import DEVELOPMENT, START_PROVINCE
from clio.lab import balance
from clio.games.monumental_duel.study import STUDY, designed
from clio.lab.intervals import Rate
from clio.lab.jobs import run, split
from clio.lab.simulate import Summary, labels, simulate

DUEL = "monumental-duel"
FIELDS = [
    "game", "players", "bots", "games", "decisions", "seconds", "decisions_per_second", "games_per_second", "wins",
    "mean_score", "mean_rounds", "win_rate", "seats", "bot_seats", "stats",
]


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0, decisions_per_second=0.0, games_per_second=0.0)


# ---------------------------------------------------------------- jobs
def test_split_covers_everything_once() -> None:
    for n in range(0, 30):
        for pieces in (1, 2, 5, 40):
            ranges = split(n, pieces)
            assert [i for start, stop in ranges for i in range(start, stop)] == list(range(n))


def square(start: int, stop: int) -> list[int]:
    return [i * i for i in range(start, stop)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_and_progress_reaches_the_end(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    parts = run(square, 25, jobs, lambda done, total: told.append((done, total)))
    assert [x for part in parts for x in part] == [i * i for i in range(25)]
    assert told[-1] == (25, 25)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


# ---------------------------------------------------------------- intervals
def test_wilson_intervals() -> None:
    assert Rate(50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Rate(0, 20).interval == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert Rate(0, 0).interval == (0.0, 1.0)
    assert Rate(70, 100).outside(0.4, 0.6)
    assert not Rate(65, 100).outside(0.4, 0.6)
    assert Rate(20, 100).outside(0.4, 0.6)


# ---------------------------------------------------------------- simulate
@pytest.mark.parametrize(("bots", "games"), [(["random", "random"], 30), (["random", "greedy"], 2)])
def test_a_simulation_does_not_depend_on_the_number_of_processes(bots: list[str], games: int) -> None:
    one = simulate(DUEL, 2, bots, games, 1, jobs=1)
    two = simulate(DUEL, 2, bots, games, 1, jobs=2)
    assert timeless(one) == timeless(two)
    assert one != simulate(DUEL, 2, bots, games, 2)


def test_a_summary_as_json() -> None:
    found = simulate(DUEL, 2, ["random", "random"], 7, "seed", options={"modules": "trade"}).to_json()
    assert list(found) == FIELDS
    assert json.loads(json.dumps(found)) == found
    assert sum(found["wins"].values()) == 7
    assert set(found["wins"]) == set(found["mean_score"]) == {"random", "random 2"}
    assert 6 <= found["mean_rounds"] <= 10
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])


def test_the_same_deal_is_played_from_both_seats() -> None:
    """Two bots of one kind: what one has from a seat the other has from it too."""
    assert labels(["greedy", "random", "greedy"]) == ["greedy", "random", "greedy 2"]
    found = simulate(DUEL, 2, ["greedy", "random"], 2, 5)
    assert found.wins["greedy"] == 2


def test_no_games_is_an_empty_summary() -> None:
    found = simulate(DUEL, 2, ["random", "random"], 0, 1)
    assert (found.games, found.decisions, found.mean_rounds) == (0, 0, 0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", 2, ["random", "random"], 1, 1)
    with pytest.raises(UnknownBot):
        simulate(DUEL, 2, ["random", "deep-blue"], 1, 1)
    with pytest.raises(BadOption, match="2 bots"):
        simulate(DUEL, 2, ["random"], 1, 1)
    with pytest.raises(BadOption):
        simulate(DUEL, 2, ["random", "random"], 1, 1, options={"modules": "war"})


# ---------------------------------------------------------------- balance
def test_settings_come_up_evenly() -> None:
    options = [STUDY.options(number) for number in range(300)]
    pairs = Counter(tuple(o["civilizations"]) for o in options if isinstance(o["civilizations"], list))
    assert len(pairs) == 30
    assert set(pairs.values()) == {10}
    assert Counter(str(o["first"]) for o in options) == {"1": 150, "2": 150}
    assert set(Counter((o["modules"], o["deck"]) for o in options).values()) == {60}


def test_a_small_balance_report() -> None:
    report = balance.run(DUEL, 3, 1)
    assert report == balance.run(DUEL, 3, 1, jobs=2)
    civilizations = report.rates["civilization"]
    assert sum(rate.n for rate in civilizations.values()) == 6
    assert sum(rate.hits for rate in civilizations.values()) == 3
    assert all(0 <= rate.hits <= rate.n for chart in report.rates.values() for rate in chart.values())
    assert report.rates["bought"]
    page = report.markdown()
    assert "clio balance monumental-duel --games 3 --seed 1" in page
    assert "| aksumites |" in page
    for chart in report.charts:
        assert f"## {chart.title}" in page


def test_the_verdict_names_what_is_out_of_bounds() -> None:
    charts = STUDY.charts
    printed = next(BOOK.id[kind] for kind in range(DEVELOPMENT, START_PROVINCE) if not designed(kind))
    rates: dict[str, dict[str, Rate]] = {chart.id: {} for chart in charts} | {
        "civilization": {"greeks": Rate(90, 100), "aztecs": Rate(58, 100)},
        "bought": {"e1b-law-court": Rate(2, 100), printed: Rate(0, 100), "t1b-bazaar": Rate(1, 3)},
    }
    verdict = balance.Report(DUEL, "Monumental Duel", 100, "", charts, rates, {}).verdict()
    assert len(verdict) == 2
    assert "greeks" in verdict[0]
    assert "over 60 %" in verdict[0]
    assert "e1b-law-court" in verdict[1]
    assert "under 5 %" in verdict[1]


def test_a_game_without_a_study_is_refused() -> None:
    with pytest.raises(UnknownGame):
        balance.run("chess", 1, 1)
