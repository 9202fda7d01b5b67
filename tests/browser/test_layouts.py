"""Every board at its fullest, in windows from the smallest laptop to a phone: all words can be read."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fullest import POSITIONS, seated
from tests.browser.robot import Robot
from tests.server.running import Running

SIZES = ((1180, 680), (1280, 720), (1366, 768), (1920, 1080), (390, 844))
PROMPT = 60
PROMPT_HEIGHT = """() => document.querySelector('section.prompt').getBoundingClientRect().height
    / Number(getComputedStyle(document.querySelector('.table')).zoom)"""
PHONE = 700
PATIENCE = 10  # seconds
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCROLLING = """() => [...document.querySelectorAll('.mine .lower > div, .mine .side')]
    .filter((part) => part.scrollHeight > part.clientHeight + 2).map((part) => part.textContent.trim().slice(0, 60))"""
FAULTS = (Path(__file__).parent / "faults.js").read_text()


def faults(page: Page) -> list[str]:
    """Of all tabs, where the board has some."""
    tabs = page.locator(".board > [role=tablist], .board .tabbed, .board .common > .tabs").locator("[role=tab]")
    found: list[str] = []
    for n in range(max(1, tabs.count())):
        if n < tabs.count():
            tabs.nth(n).click()
        found += page.evaluate(FAULTS)
    return found


def lasting(page: Page) -> list[str]:
    """Faults that do not go away: a page lays itself out some frames after its window has changed, on a busy machine
    later."""
    until = time.monotonic() + PATIENCE
    while True:
        page.evaluate(NEXT_FRAMES)
        if not (found := faults(page)) or time.monotonic() > until:
            return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", POSITIONS)
def test_all_words_of_a_full_board_can_be_read(game: str, lang: str, browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, lang)
    found: dict[str, list[str]] = {}
    for name, position in POSITIONS[game].items():
        robot.go(f"/t/{seated(server, robot, game, position())}")
        robot.asked()
        for width, height in SIZES:
            robot.page.set_viewport_size({"width": width, "height": height})
            found[f"{name} {width}x{height}"] = lasting(robot.page)
            if width > PHONE:
                assert robot.page.evaluate(PROMPT_HEIGHT) == pytest.approx(PROMPT, abs=1)
    robot.context.close()
    assert {where: some for where, some in found.items() if some} == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_of_a_full_empire_of_monumental_has_to_be_scrolled_to(
    lang: str, browser: Browser, server: Running
) -> None:
    robot = Robot(browser, server.url, lang)
    robot.go(f"/t/{seated(server, robot, 'monumental', POSITIONS['monumental']['actions']())}")
    robot.asked()
    for width, height in ((1200, 720), (1366, 768), (1920, 1080)):
        robot.page.set_viewport_size({"width": width, "height": height})
        robot.page.wait_for_function(f"() => ({SCROLLING})().length === 0")
    robot.context.close()
