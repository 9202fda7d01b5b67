"""A real browser, a real server. Whatever a page complains about, or asks of any other host, fails its test."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.robot import Robot, launch, waits
from tests.server.running import Running, running

NewRobot = Callable[..., Robot]
SEED = os.environ.get("CLIO_BROWSER_SEED", "")  # for other games than the usual ones


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longest: they begin first, each in a worker of its own. Tests are handed out by twos, so each
    is followed by a short one."""
    games = [item for item in items if item.path.name == "test_games.py"]
    others = [item for item in items if item.path.parent == Path(__file__).parent and item not in games]
    first = [item for pair in zip(games, others) for item in pair]
    items[:] = first + [item for item in items if item not in first]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    waits.extend(getattr(node, "workeroutput", {}).get("waits", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["waits"] = waits


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How long people wait for what they clicked."""
    if waits:
        terminalreporter.write_line(f"click to update: {median(waits):.0f} ms at the median of {len(waits)} moves")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("clio")) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright, whole=True)
    yield found
    found.close()


def key(text: str) -> str:
    return f"key:{hashlib.sha256(text.encode()).hexdigest()}"


@pytest.fixture
def newcomer(
    browser: Browser, server: Running, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NewRobot]:
    """Makes people, each with a browser profile of their own. The games of a test are the same in every run."""
    robots: list[Robot] = []
    tables = itertools.count()
    monkeypatch.setattr("clio.engine.stream.new_key", lambda: key(f"{SEED} {request.node.name} {next(tables)}"))

    def arrive(
        lang: str = "en", width: int = 1366, height: int = 768, theme: str = "light", whole: bool = False
    ) -> Robot:
        used = request.getfixturevalue("whole_browser") if whole else browser
        robots.append(Robot(used, server.url, lang, width, height, theme))
        return robots[-1]

    yield arrive
    for robot in robots:
        robot.context.close()
    complaints = [complaint for robot in robots for complaint in robot.complaints]
    assert complaints == []
