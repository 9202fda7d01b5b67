"""Every board at its fullest, in windows from a phone to the largest screens: all words can be read."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fullest import POSITIONS, seated
from tests.browser.robot import Robot
from tests.sample import WHOLE
from tests.server.running import Running

# French words are the longest: they are tried where there is least room, in every position; English ones in the first
# of each game. `make soak` tries both languages everywhere.
SIZES = {"fr": ((1180, 680), (1366, 768), (390, 844)), "en": ((1280, 720), (1920, 1080), (2560, 1440))}
ALL_SIZES = sorted(SIZES["fr"] + SIZES["en"])
MOST = {"fr": None, "en": 1}
DRAWN = 1366  # up to this width a table is as large as it is drawn
PHONE = 700
PROMPT = 60
PATIENCE = 10  # seconds
FAULTS = (Path(__file__).parent / "faults.js").read_text()
PROMPT_HEIGHT = """() => document.querySelector('section.prompt').getBoundingClientRect().height
    / Number(getComputedStyle(document.querySelector('.table')).zoom)"""
TYPE = """() => ['section.prompt h2', '.board .thing :is(.name, b)'].map((part) => document.querySelector(part))
    .map((part) => parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom)"""
# parts of an empire that have to be scrolled to, a City that the prompt covers
OUT_OF_SIGHT = """() => {
    const scrolling = [...document.querySelectorAll('.mine .lower > div, .mine .side')]
        .filter((part) => part.scrollHeight > part.clientHeight + 2);
    scrollTo(0, 0);
    const { top } = document.querySelector('section.prompt').getBoundingClientRect();
    const behind = [...document.querySelectorAll(':is(.near, .mine) .city')]
        .filter((part) => part.getBoundingClientRect().bottom > top);
    return [...scrolling, ...behind].map((part) => `out of sight: ${part.textContent.trim().slice(0, 60)}`);
}"""


def lasting(page: Page) -> list[str]:
    """Faults that do not go away: a page lays itself out some frames after its window has changed, on a busy machine
    later."""
    until = time.monotonic() + PATIENCE
    while True:
        found: list[str] = page.evaluate(FAULTS) + page.evaluate(OUT_OF_SIGHT)
        if not found or time.monotonic() > until:
            return found


@pytest.mark.long(every=1)
@pytest.mark.parametrize("lang", SIZES)
@pytest.mark.parametrize("game", POSITIONS)
def test_all_words_of_a_full_board_can_be_read(game: str, lang: str, browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, lang)
    found: dict[str, list[str]] = {}
    for name, position in islice(POSITIONS[game].items(), None if WHOLE else MOST[lang]):
        robot.go(f"/t/{seated(server, robot, game, position())}")
        robot.asked()
        letters: list[list[float]] = []
        for width, height in ALL_SIZES if WHOLE else SIZES[lang]:
            robot.page.set_viewport_size({"width": width, "height": height})
            found[f"{name} {width}x{height}"] = lasting(robot.page)
            if width > PHONE:
                assert robot.page.evaluate(PROMPT_HEIGHT) == pytest.approx(PROMPT, abs=1)
            if width >= DRAWN:
                letters.append(robot.page.evaluate(TYPE))
        for sizes in zip(*letters):
            assert sizes == tuple(sorted(set(sizes))), "type does not grow with the window"
    robot.context.close()
    assert {where: some for where, some in found.items() if some} == {}
