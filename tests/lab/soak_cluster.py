"""The tests of a cluster, on a local Ray of two workers. Ray is large: only `make soak` installs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def soak_cluster(jobs: int = 2) -> tuple[list[str], list[str]]:
    """What pytest says in its last line, and all it says if something failed, or nothing was run."""
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "lab" / "test_cluster.py")]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    last = (done.stdout.strip().splitlines() or ["no word of pytest"])[-1]
    fine = done.returncode == 0 and "skipped" not in last
    return [f"cluster: {last}"], [] if fine else [done.stdout + done.stderr]
