"""A cluster: the results of one process, also if a worker is lost in the middle."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from clio.bots import UnknownBot
from clio.lab import arena, balance
from clio.lab.jobs import run
from clio.lab.simulate import Summary, simulate
from clio.lab.tuning import tune
from tests.terminal.keyboard import clio

DUEL = "monumental-duel"
pytest.importorskip("ray", reason="ray is not installed: pip install 'clio[cluster]'")
pytestmark = pytest.mark.filterwarnings("ignore")  # of Ray itself


@pytest.fixture(scope="module")
def cluster() -> Iterator[object]:
    from clio.lab.cluster import Cluster

    with Cluster("local", 2) as found:
        yield found


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0, decisions_per_second=0.0, games_per_second=0.0)


def test_the_same_results_as_here(cluster: object, tmp_path: Path) -> None:
    bots = ["random", "random"]
    here, there = (simulate(DUEL, 2, bots, 30, 1, jobs=jobs) for jobs in (1, cluster))  # type: ignore[arg-type]
    assert timeless(here) == timeless(there)
    found = [balance.run(DUEL, 6, 1, jobs=jobs, bot="random") for jobs in (1, cluster)]  # type: ignore[arg-type]
    assert found[0] == found[1]
    standings = [
        arena.arena(DUEL, ["random", "easy"], 1, 1, tmp_path / f"{n}.jsonl", jobs=jobs)  # type: ignore[arg-type]
        for n, jobs in enumerate((1, cluster))
    ]
    assert standings[0] == standings[1]


def slow(folder: str, start: int, stop: int) -> int:
    """Tells who works on what, and takes its time."""
    with (Path(folder) / "log").open("a") as file:
        file.write(f"{os.getpid()} {start}\n")
    time.sleep(0.3)
    return sum(range(start, stop))


def murderer(log: Path, after: int) -> tuple[threading.Thread, list[int]]:
    """Kills whoever began the newest piece of a log, once there are so many; whom it was."""
    killed: list[int] = []

    def kill() -> None:
        while not killed:
            time.sleep(0.05)
            lines = log.read_text().splitlines() if log.exists() else []
            if len(lines) >= after:
                killed.append(int(lines[-1].split()[0]))
                os.kill(killed[0], signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread, killed


def test_a_lost_worker_s_pieces_are_done_again(cluster: object, tmp_path: Path) -> None:
    log = tmp_path / "log"
    murder, _ = murderer(log, 6)
    found = run(partial(slow, str(tmp_path)), 16, cluster)  # type: ignore[arg-type]
    murder.join()
    assert found == [sum(range(n, n + 1)) for n in range(16)]
    begun = Counter(line.split()[1] for line in log.read_text().splitlines())
    assert max(begun.values()) == 2, "one piece was begun twice"
    assert set(begun) == {str(n) for n in range(16)}


def played(folder: str, start: int, stop: int) -> list[Summary]:
    """Whole games, one after the other; tells who plays which."""
    found = []
    for n in range(start, stop):
        with (Path(folder) / "log").open("a") as file:
            file.write(f"{os.getpid()} {n}\n")
        found.append(timeless(simulate(DUEL, 2, ["greedy-1", "random"], 1, n)))
    return found


def test_a_lost_worker_s_games_are_played_again(cluster: object, tmp_path: Path) -> None:
    """The same games, whoever plays them."""
    murder, killed = murderer(tmp_path / "log", 4)
    there = run(partial(played, str(tmp_path)), 24, cluster)  # type: ignore[arg-type]
    murder.join()
    assert killed
    begun = Counter(line.split()[1] for line in (tmp_path / "log").read_text().splitlines())
    assert max(begun.values()) == 2, "a game was begun twice"
    here = tmp_path / "here"
    here.mkdir()
    assert there == run(partial(played, str(here)), 24, 1)


def test_one_generation_of_tuning(cluster: object, tmp_path: Path) -> None:
    found = [
        tune(DUEL, "greedy-1", "random", 2, 1, "cluster", tmp_path / f"{n}.jsonl", jobs=jobs)  # type: ignore[arg-type]
        for n, jobs in enumerate((1, cluster))
    ]
    assert found[0] == found[1]
    assert len(found[1].generations) == 1


def bad(start: int, stop: int) -> int:
    raise UnknownBot(bot="x", good="y", near="")


def test_errors_come_back_as_they_are(cluster: object) -> None:
    with pytest.raises(UnknownBot):
        run(bad, 4, cluster)  # type: ignore[arg-type]


def test_no_cluster_is_told() -> None:
    found = clio("simulate", DUEL, "--bots", "random,random", "--games", "2", "--cluster", "nowhere:1:2")
    assert found.exit_code == 2
    assert "nowhere:1:2" in found.stderr
