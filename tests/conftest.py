"""What all tests share: which package they must find, and how hypothesis draws its examples."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

import clio.engine.kernel
from tests.sample import BESIDE, ON_BOTH, WHOLE, compiled

EXPECTED = os.environ.get("CLIO_EXPECT")

# The same examples every time and no time limit: a test that fails does so on every machine.
settings.register_profile("clio", deadline=None, derandomize=True, database=None)
settings.load_profile("clio")


def pytest_configure(config: pytest.Config) -> None:
    """`CLIO_EXPECT` (the Makefile sets it) says whether the compiled or the interpreted package is under test."""
    found = "interpreted" if clio.engine.kernel.__file__.endswith(".py") else "compiled"
    if EXPECTED not in (None, found):
        raise pytest.UsageError(f"Not the {EXPECTED} package was found, but {clio.engine.kernel.__file__}.")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if EXPECTED == "compiled" and not WHOLE and not compiled(collection_path) else None


def share(item: pytest.Item) -> tuple[str, int]:
    """What this test is counted with, and one in how many of those this pass takes; 0 is none.

    `make test` plays what is marked `long` on the compiled package, where the same games take a third of the time, all
    of it or a sample; its pass on the sources takes a smaller one, and a sample of all that runs compiled beside it."""
    mark = item.get_closest_marker("long")
    part, usual = ("every", 0) if EXPECTED == "interpreted" else ("compiled", 1)
    if mark:
        return item.nodeid.partition("[")[0], mark.kwargs.get(part, usual)
    twice = os.environ.get("CLIO_BESIDE") and compiled(item.path) and item.path.name != ON_BOTH
    return "", BESIDE if twice else 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if WHOLE or not EXPECTED:
        return
    met: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        among, every = share(item)
        (kept if every and met[among] % every == 0 else left).append(item)
        met[among] += every != 1
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    """Ten thousand tests and their modules stay until the end: the garbage collector need not look through them again
    and again, which took a fifth of the time."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return f"clio: {clio.engine.kernel.__file__}"
