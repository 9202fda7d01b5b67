"""The lab with several games and more than two players: fair seats, statistics, what is measured of which game."""

from __future__ import annotations

import doctest
import json
import sys
from collections import Counter
from dataclasses import replace

import pytest

from clio import BadOption, UnknownGame
from clio.engine.kernel import State
from clio.engine.study import WHOLE, Bench
from clio.games import ids
from clio.lab import balance, bench_peers, bench_run, bench_targets, bench_worker, jobs, simulate, stats
from clio.lab.bench_games import MEASURES, bench_of, goals_of, measured_games, settings
from tests.engine.games.auction import Sale
from tests.second_game import AUCTION, auction, give
from tests.terminal.keyboard import clio

__all__ = ["auction"]
DUEL = "monumental-duel"
STUDY = "clio.games.auction.study"


def timeless(found: simulate.Summary) -> simulate.Summary:
    return replace(found, seconds=0.0, decisions_per_second=0.0, games_per_second=0.0)


# ---------------------------------------------------------------- seats
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_has_each_seat_equally_often(players: int) -> None:
    deals = len(simulate.orders(players))
    tables = [simulate.seating(number, players) for number in range(deals * players)]
    assert all(sorted(seats) == list(range(players)) for seats in tables)
    for first in range(0, len(tables), players):  # already in the games of one deal
        seats = Counter((seat, at) for table in tables[first : first + players] for seat, at in enumerate(table))
        assert set(seats.values()) == {1}
    after = Counter((table[seat - 1], table[seat]) for table in tables for seat in range(players))
    assert len(after) == players * (players - 1)  # everybody sits after everybody
    assert len(set(after.values())) == 1


def test_eight_bots_change_their_neighbours_soon() -> None:
    tables = [simulate.seating(number, 8) for number in range(8 * 8)]
    beside = Counter((table[seat - 1], table[seat]) for table in tables for seat in range(8))
    assert len(beside) > 40  # of 56 pairs, after eight deals
    assert all(len({pair[1] for pair in beside if pair[0] == bot}) >= 4 for bot in range(8))


def test_the_examples() -> None:
    assert doctest.testmod(simulate).attempted > 0
    assert doctest.testmod(simulate).failed == doctest.testmod(stats).failed == 0


@pytest.mark.usefixtures("auction")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulation_of_several_players(players: int) -> None:
    games = 6 * players
    found = simulate.simulate(AUCTION, players, ["random"] * players, games, 1)
    assert timeless(found) == timeless(simulate.simulate(AUCTION, players, ["random"] * players, games, 1, jobs=2))
    assert sum(found.wins.values()) == pytest.approx(games)
    assert sum(seat["wins"] for seat in found.seats) == pytest.approx(games)
    assert [seat["games"] for seat in found.seats] == [games] * players
    for name, rows in found.bot_seats.items():
        assert [row["games"] for row in rows] == [games / players] * players
        assert sum(row["wins"] for row in rows) == pytest.approx(found.wins[name])
        rate = found.win_rate[name]
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert found.stats["points"]["random"]["n"] == games * players
    assert found.stats["decisions"]["all"]["n"] == games
    assert found.stats["decisions"]["all"]["mean"] == pytest.approx(found.decisions / games)


@pytest.mark.usefixtures("auction")
def test_processes_that_are_not_forked_know_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "method", lambda: "spawn")
    found = [simulate.simulate(AUCTION, 2, ["random"] * 2, 12, 1, jobs=n) for n in (1, 2)]
    assert timeless(found[0]) == timeless(found[1])


@pytest.mark.usefixtures("auction")
def test_who_plays_if_it_was_not_said() -> None:
    assert simulate.line_up(DUEL, None, None) == (2, ["normal", "random"])
    assert simulate.line_up(AUCTION, None, None) == (2, ["random", "random"])
    assert simulate.line_up(AUCTION, 4, None) == (4, ["random"] * 4)
    assert simulate.line_up(AUCTION, None, ["random"] * 3) == (3, ["random"] * 3)
    assert simulate.line_up(DUEL, None, ["greedy"]) == (2, ["greedy"])  # refused later, with a sentence
    with pytest.raises(UnknownGame):
        simulate.line_up("chess", None, None)


@pytest.mark.usefixtures("auction")
def test_the_command_line_of_a_simulation() -> None:
    found = json.loads(clio("simulate", AUCTION, "--players", "4", "--games", "8", "--json").stdout)
    assert found["bots"] == ["random"] * 4
    assert list(found["wins"]) == ["random", "random 2", "random 3", "random 4"]
    text = clio("simulate", AUCTION, "--bots", "random,random,random", "--games", "4").stdout
    assert "4 games of 3 players" in text
    assert "no multiple of 3" in " ".join(text.split())
    short = clio("simulate", AUCTION, "--players", "3", "--bots", "random,random")
    assert "3 players need 3 bots, not 2." in short.stderr


# ---------------------------------------------------------------- statistics
def gold(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Sale)
    assert s.log is not None
    return {"gold": s.gold[seat], "bids": sum(e.kind == 1 and e.me == seat for e in s.log)}


@pytest.mark.usefixtures("auction")
def test_a_game_may_name_statistics_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, STUDY, stats=gold, LOGGED=True)
    found = simulate.simulate(AUCTION, 3, ["random"] * 3, 6, 1)
    assert list(found.stats) == ["points", "gold", "bids", "rounds", "decisions"]
    assert found.stats["bids"]["random"]["mean"] * 18 == pytest.approx(found.decisions)
    assert "  gold " in clio("simulate", AUCTION, "--players", "3", "--games", "3").stdout  # shown by its name


def test_quartiles() -> None:
    found = stats.spread(Counter(range(1, 101)))
    assert (found.quartile1, found.median, found.quartile3, found.mean) == (25, 50, 75, 50.5)
    assert stats.spread(Counter()).n == 0
    assert stats.spread(Counter({-3: 5})).median == -3


# ---------------------------------------------------------------- balance
@pytest.mark.usefixtures("auction")
def test_a_game_without_a_study() -> None:
    with pytest.raises(BadOption) as caught:
        balance.run(AUCTION, 1, 1)
    assert caught.value.key == "no_study"


def test_a_victory_can_be_shared_by_up_to_eight() -> None:
    assert all(WHOLE % players == 0 for players in range(1, 9))


# ---------------------------------------------------------------- bench
@pytest.mark.usefixtures("auction")
def test_which_games_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert DUEL in measured_games()
    assert set(measured_games()) <= set(ids())
    assert measured_games(DUEL) == [DUEL]
    with pytest.raises(BadOption):
        measured_games(AUCTION)
    give(monkeypatch, STUDY, BENCH=Bench(crowd=4))
    assert measured_games(AUCTION) == [AUCTION]
    names = [contender.id for contender in bench_peers.own([DUEL, AUCTION])]
    assert [name.rpartition("-")[0] for name in names] == [DUEL, AUCTION]


@pytest.mark.usefixtures("auction")
def test_the_worker_measures_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(players=2, crowd=4, games=20, copies=100, saves=1, finished_of=2)
    give(monkeypatch, STUDY, BENCH=bench)
    contender = bench_peers.clio(AUCTION, "interpreted", sys.executable)
    engine = bench_worker.Clio(settings(AUCTION, bench))
    assert len(engine.kept(1).gold) == 4
    table, decisions = engine.finished()
    assert (table.players, len(table.actions)) == (4, decisions)
    found = bench_worker.measure("clio", bench_run.sizes(contender, 0, quick=True) | {"kept": 20})
    assert found["games"] == 2
    assert found["load_ms"] > 0


def test_every_promise_can_be_told() -> None:
    for game in ids():
        assert bench_of(game) is not None
        assert {goal.what for goal in goals_of(game)} <= set(MEASURES)
        report = {"engines": {}, "jobs": {}}  # type: ignore[var-annotated]
        names = [target.name for target in bench_targets.targets(report, game, with_peers=True)]
        assert len(set(names)) == len(names) > 0
