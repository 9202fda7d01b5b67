"""Tests that only `make soak` runs, or of which `make test` takes a sample."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent


def soak_cluster(jobs: int = 2) -> tuple[list[str], list[str]]:
    """A cluster, on a local Ray of two workers. Ray is large: nothing else installs it."""
    return pytested("cluster", str(TESTS / "lab" / "test_cluster.py"))


def soak_marked(jobs: int = 2) -> tuple[list[str], list[str]]:
    """All that is marked `long`."""
    where = [str(TESTS / part) for part in ("engine", "games", "bots", "lab", "learn", "server")]
    return pytested("long tests", "-m", "long", "-n", str(jobs), *where)


def pytested(name: str, *words: str) -> tuple[list[str], list[str]]:
    """What pytest says in its last line, and all it says if something failed, or nothing was run."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words], cwd=ROOT, capture_output=True,
        text=True, check=False, env=os.environ | {"CLIO_WHOLE": "1"})
    last = (done.stdout.strip().splitlines() or ["no word of pytest"])[-1]
    fine = done.returncode == 0 and "skipped" not in last
    return [f"{name}: {last}"], [] if fine else [done.stdout + done.stderr]
