"""What all tests share: which package they must find, and how hypothesis draws its examples."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import clio.engine.kernel

# The same examples every time and no time limit: a test that fails does so on every machine.
settings.register_profile("clio", deadline=None, derandomize=True, database=None)
settings.load_profile("clio")


def pytest_configure(config: pytest.Config) -> None:
    """`CLIO_EXPECT` (the Makefile sets it) says whether the compiled or the interpreted package is under test."""
    wanted = os.environ.get("CLIO_EXPECT")
    found = "interpreted" if clio.engine.kernel.__file__.endswith(".py") else "compiled"
    if wanted and wanted != found:
        raise pytest.UsageError(f"The {wanted} package was to be tested, but {clio.engine.kernel.__file__} is {found}.")


def pytest_report_header() -> str:
    return f"clio: {clio.engine.kernel.__file__}"
