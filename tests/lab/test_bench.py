"""`clio bench`: its statistics, its verdicts, and a tiny run. No time is asserted: machines differ."""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from clio.lab import bench, bench_envs, bench_peers, bench_run, bench_stats, bench_steps, bench_targets, bench_worker
from clio.games.monumental_duel.study import BENCH
from clio.lab.bench_games import settings
from clio.lab.bench_peers import Contender
from clio.lab.bench_run import Rounds

DUEL = "monumental-duel"
SMALL = {"round": 0, "games": 2, "double": 1, "copies": 5, "kept": 20, "saves": 1, "clio": settings(DUEL, BENCH)}


# ---------------------------------------------------------------- statistics
def test_interval_of_nine_leaves_out_the_extremes() -> None:
    found = bench_stats.estimate([9, 1, 5, 3, 7, 2, 8, 4, 6])
    assert (found.median, found.low, found.high, found.n) == (5, 2, 8, 9)
    assert found.coverage == pytest.approx(0.9609375)


@pytest.mark.parametrize(("n", "k", "share"), [(6, 1, 0.96875), (9, 2, 0.9609375), (15, 4, 0.96484375)])
def test_coverage_of_known_cases(n: int, k: int, share: float) -> None:
    assert bench_stats.coverage(n, k) == pytest.approx(share)
    assert bench_stats.coverage(n, k + 1) < 0.95


def test_few_values_give_an_honest_coverage() -> None:
    found = bench_stats.estimate([3.0, 1.0, 2.0])
    assert (found.low, found.median, found.high) == (1, 2, 3)
    assert found.coverage == pytest.approx(0.75)
    assert bench_stats.estimate([4.0]).coverage == 0


def test_interval_holds_the_median_as_often_as_it_says() -> None:
    lot = random.Random(1)
    held = 0
    for _ in range(2000):
        found = bench_stats.estimate([lot.expovariate(1) for _ in range(9)])
        held += found.low <= 0.6931 <= found.high
    assert held / 2000 == pytest.approx(0.961, abs=0.02)


def test_ratio_is_taken_in_each_round_first() -> None:
    assert bench_stats.paired([2, 20, 200], [1, 10, 100]).median == 2  # a slow machine slows both


def test_nothing_to_estimate_is_an_error() -> None:
    with pytest.raises(ValueError, match="no values"):
        bench_stats.estimate([])
    with pytest.raises(ValueError, match="not pairs"):
        bench_stats.paired([1, 2], [1])


# ---------------------------------------------------------------- verdicts
def estimate(value: float) -> dict[str, Any]:
    return {"median": value, "low": value, "high": value, "coverage": 0.96, "n": 9}


def report(faster: float, copy: float) -> dict[str, Any]:
    measured = {"kept_bytes": 2800, "import_ms": 50, "load_ms": 30, "saved_decisions": 200}
    clio = {
        "label": "Clio", "measured": {name: estimate(value) for name, value in measured.items()},
        "ratio": {"decisions_per_second": estimate(faster), "copy_us": estimate(copy)},
    }
    engines = {f"{DUEL}-interpreted": clio, f"{DUEL}-compiled": {"label": "Clio", "missing": "not built"}}
    pairs = {f"{DUEL}-interpreted": {"estimate": estimate(1.9)}}
    return {"engines": engines, "jobs": dict(pairs), "vector": pairs}


def verdicts(faster: float, copy: float) -> dict[str, bench_targets.Target]:
    return {target.name: target for target in bench_targets.targets(report(faster, copy), DUEL, with_peers=True)}


def test_targets_met() -> None:
    found = [target for name, target in verdicts(3.2, 0.1).items() if ", interpreted" in name]
    assert [target.verdict() for target in found] == ["met"] * 7


def test_targets_missed_are_said_to_be() -> None:
    found = verdicts(2.9, 0.2)
    assert found["decisions/s, interpreted, times catanatron's"].verdict() == "NOT MET"
    assert found["clone, interpreted, of catanatron's copy"].verdict() == "NOT MET"


def test_what_was_not_measured_has_its_reason() -> None:
    found = [target for name, target in verdicts(3, 0.1).items() if ", compiled" in name]
    assert {(target.verdict(), target.why) for target in found} == {("not measured", "not built")}


def test_a_busy_machine_is_mentioned_beside_the_speed_up() -> None:
    busy = report(3, 0.1)
    busy["jobs"][f"{DUEL}-interpreted"] = {"estimate": estimate(1.1), "cores_busy_with_others": 1.5}
    told = bench_targets.targets(busy, DUEL, with_peers=True)
    (found,) = [target for target in told if "--jobs 2, int" in target.name]
    assert (found.verdict(), found.why) == ("NOT MET", "others kept up to 1.5 cores busy")


def test_load_time_is_scaled_to_the_length_of_the_target() -> None:
    found = verdicts(3, 0.1)["load of a finished game of 400 decisions, interpreted, ms"]
    assert found.value.startswith("60.0 ")  # 30 ms for 200 decisions
    assert found.met


# ---------------------------------------------------------------- contenders
def test_the_running_package_is_found() -> None:
    (own,) = bench_peers.own([DUEL])
    assert (own.engine, own.game) == ("clio", DUEL)
    assert own.python == sys.executable
    assert own.id in (f"{DUEL}-interpreted", f"{DUEL}-compiled")
    assert [contender.id for contender in bench_peers.both([DUEL])] == [f"{DUEL}-interpreted", f"{DUEL}-compiled"]


def test_peers_are_pinned() -> None:
    pins = [*bench_peers.PEERS.values(), *bench_peers.ENVIRONMENTS.values(), *bench_peers.CONSTRAINTS]
    assert all("==" in pin for pin in pins)
    pinned = {pin.partition("==")[0] for pin in pins}
    assert all(set(names) <= pinned for names in bench_peers.BESIDES.values())
    assert set(bench_peers.STEPPED) | {"clio", "search"} == set(bench_steps.ENGINES)
    assert set(bench_peers.STEPPED) <= set(bench_peers.PEERS) | set(bench_peers.ENVIRONMENTS)
    assert set(bench_peers.PEERS) | {"clio"} == set(bench_worker.ENGINES) == set(bench_run.IMPORTS)


def test_cache_folder_follows_the_desktop_standard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert bench_peers.cache_folder() == tmp_path / "clio" / "bench"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert bench_peers.cache_folder() == Path.home() / ".cache" / "clio" / "bench"


def test_an_engine_that_cannot_run_is_reported_with_the_reason() -> None:
    said: list[str] = []
    absent = Contender("rlcard", "rlcard", "rlcard", sys.executable)  # a Python without rlcard
    never = Contender("open_spiel", "open_spiel", "open_spiel", missing="pip: no such version")
    one, two = bench_run.measure([absent, never], 1, True, said.append)
    assert "rlcard" in one.missing
    assert two.missing == "pip: no such version"
    assert not one.rows
    assert len([line for line in said if line.startswith("Missing: ")]) == 2


def test_how_busy_the_others_are() -> None:
    busy = bench_run.others_busy(0.05)
    assert busy is None or 0 <= busy <= (os.cpu_count() or 1)


def test_different_games_are_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"decisions": 10, "forced": 1, "options": 30}
    contender = Contender(f"{DUEL}-interpreted", "clio", "Clio", game=DUEL)
    same = [Rounds(contender, [row]), Rounds(contender, [dict(row)])]
    bench.check_same_games(same)
    assert capsys.readouterr().err == ""
    same[1].rows[0]["options"] = 31
    bench.check_same_games(same)
    assert "not of the same sources" in capsys.readouterr().err


# ---------------------------------------------------------------- a tiny run
def test_worker_measures_clio() -> None:
    found = bench_worker.measure("clio", SMALL)
    assert found["games"] == 2
    assert 0 <= found["forced"] < found["decisions"] < found["options"]
    assert found["mode"] in ("interpreted", "compiled")
    assert found["saved_decisions"] > 100
    for name in ("decisions_per_second", "copy_us", "kept_bytes", "save_ms", "load_ms", "cost_of_double"):
        assert found[name] > 0


def test_quick_run_prints_one_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench_run, "sizes", lambda contender, number, quick: SMALL | {"round": number})
    monkeypatch.setattr(bench, "QUICK_ROUNDS", 2)
    monkeypatch.setattr(bench, "SEARCH_ROUNDS", 1)
    monkeypatch.setattr(bench, "jobs_speed_up", lambda *_: ([1.8, 1.9], 0.0, ""))
    monkeypatch.setattr(bench, "vector_speed_up", lambda *_: {"missing": "not now"})
    monkeypatch.setattr(bench_envs, "QUICK_SECONDS", 0.01)
    assert bench.main(peers=False, quick=True, json=True, game=DUEL) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert set(found) == {
        "machine", "method", "games", "engines", "jobs", "environments", "searches", "vector", "targets"}
    (environment,) = found["environments"].values()
    assert environment["steps_per_second"]["median"] > 0
    (search,) = found["searches"].values()
    assert search["label"].endswith(", hard")
    assert search["positions_per_second"]["median"] > 0
    assert found["games"] == {DUEL: "Monumental Duel"}
    assert {target["game"] for target in found["targets"]} == {DUEL}
    (engine,) = found["engines"].values()
    assert engine["measured"]["decisions_per_second"]["n"] == 2
    assert "round 2/2" in err
    bench.show(found)
    shown = capsys.readouterr().out
    assert "Targets for Monumental Duel" in shown
    assert "positions/s" in shown


def test_a_game_without_a_search_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [bench_peers.Contender(game, "clio", game, game=game) for game in (DUEL, "age-of-mythology")]
    monkeypatch.setattr(bench_envs, "searches", lambda bot, game: game == DUEL and bot == "expert")
    duel, myth = bench_envs.searching(games)
    assert (duel.engine, duel.label, duel.missing) == ("search", f"{DUEL}, expert", "")
    assert myth.missing
