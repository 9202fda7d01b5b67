"""What all tests share: which package they must find, and how hypothesis draws its examples."""

from __future__ import annotations

import gc
import os
from collections import Counter

import pytest
from hypothesis import settings

import clio.engine.kernel
from tests.sample import WHOLE

# The same examples every time and no time limit: a test that fails does so on every machine.
settings.register_profile("clio", deadline=None, derandomize=True, database=None)
settings.load_profile("clio")


def pytest_configure(config: pytest.Config) -> None:
    """`CLIO_EXPECT` (the Makefile sets it) says whether the compiled or the interpreted package is under test."""
    wanted = os.environ.get("CLIO_EXPECT")
    found = "interpreted" if clio.engine.kernel.__file__.endswith(".py") else "compiled"
    if wanted and wanted != found:
        raise pytest.UsageError(f"The {wanted} package was to be tested, but {clio.engine.kernel.__file__} is {found}.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test` plays what is marked `long` on the compiled package, where the same games take a third of the time,
    all of it or a sample; its pass on the sources takes a smaller one. `make soak` plays all."""
    expected = os.environ.get("CLIO_EXPECT")
    if WHOLE or not expected:
        return
    part, usual = ("every", 0) if expected == "interpreted" else ("compiled", 1)
    met: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker("long")
        every = mark.kwargs.get(part, usual) if mark else 1
        test = item.nodeid.partition("[")[0]
        (kept if every and met[test] % every == 0 else left).append(item)
        met[test] += 1
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    """Ten thousand tests and their modules stay until the end: the garbage collector need not look through them again
    and again, which took a fifth of the time."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return f"clio: {clio.engine.kernel.__file__}"
