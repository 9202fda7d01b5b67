"""Every board at its fullest, in windows from the smallest laptop to a phone: all words can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fullest import POSITIONS, seated
from tests.browser.robot import Robot
from tests.server.running import Running

SIZES = ((1180, 680), (1280, 720), (1366, 768), (1920, 1080), (390, 844))
PROMPT = 60
PHONE = 700
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
            robot.page.wait_for_timeout(60)  # the buttons of the prompt are measured, then laid out
            found[f"{name} {width}x{height}"] = faults(robot.page)
            prompt = robot.prompt.bounding_box()
            assert prompt is not None
            if width > PHONE:
                scale = robot.page.evaluate("Number(getComputedStyle(document.querySelector('.table')).zoom)")
                assert prompt["height"] == pytest.approx(PROMPT * scale, abs=1)
    robot.context.close()
    assert {where: some for where, some in found.items() if some} == {}
