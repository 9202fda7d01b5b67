"""Games on the machines of a cluster, by Ray (`--cluster`). The results are those of one process: a piece of work
depends on its numbers alone, and one that was lost with its machine is done again elsewhere."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar, cast

from clio.engine.errors import ClioError
from clio.games import GAMES
from clio.lab.jobs import Piece, Work

R = TypeVar("R")
LOCAL = "local"
MEMORY = 100 * 2**20  # bytes that a local Ray keeps for results; they are small
RETRIES = 5  # how often a piece is done again whose worker was lost
AHEAD = 3  # pieces that wait for each processor


class BadCluster(ClioError):
    """No cluster at that address, or one that loses its workers again and again."""

    code = "bad_cluster"


class Cluster:
    """The workers of a Ray cluster: that of an address ("auto": of this machine; "ray://host:10001"), or with "local"
    so many processes here that are started for this and end with it. Clio must be installed on all machines, in the
    same version."""

    def __init__(self, address: str, workers: int = 1) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
        ray = self.ray = cast(Any, import_module("ray"))
        quiet = {"log_to_driver": False, "logging_level": "error"}
        here = {"num_cpus": workers, "object_store_memory": MEMORY, "include_dashboard": False}
        try:
            if address == LOCAL:
                ray.init(_node_ip_address="127.0.0.1", **here, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, OSError) as e:
            raise BadCluster("no_cluster", address=address, why=str(e).splitlines()[0][:200] if str(e) else "?") from e

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.ray.shutdown()

    @property
    def processors(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def each(self, work: Work[R], pieces: Sequence[Piece]) -> Iterator[tuple[int, R]]:
        """As `jobs.each`. BadCluster if a piece is lost too often."""
        ray = self.ray
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(do)
        shared = ray.put((work, dict(GAMES)))
        left = iter(enumerate(pieces))
        waiting: dict[Any, int] = {}

        def submit() -> None:
            for i, (start, stop) in left:
                waiting[task.remote(shared, start, stop)] = i
                return

        try:
            for _ in range(AHEAD * self.processors):
                submit()
            while waiting:
                (done, *_), _ = ray.wait(list(waiting), num_returns=1)
                i = waiting.pop(done)
                yield i, ray.get(done)
                submit()
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError) as e:
            raise BadCluster("lost_workers", times=RETRIES) from e
        except ray.exceptions.RayTaskError as e:
            raise e.cause from e
        finally:
            for task_left in waiting:
                ray.cancel(task_left, force=True)


def do(shared: tuple[Work[R], dict[str, str]], start: int, stop: int) -> R:
    """A piece, in a process that may know fewer games."""
    work, games = shared
    GAMES.update(games)
    return work(start, stop)
