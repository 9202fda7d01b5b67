"""The lab: seat-paired simulations and balance reports that do not depend on the number of processes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from clio import BadOption, UnknownGame
from clio.bots import UnknownBot
from clio.lab import balance
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


def test_a_game_without_a_study_is_refused() -> None:
    with pytest.raises(UnknownGame):
        balance.run("chess", 1, 1)
