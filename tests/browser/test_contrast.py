"""Everything that is written can be read, in both themes: on the full boards, at home and in the galleries."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fullest import AGES, DUEL, MYTH, POSITIONS, WORLD, seated
from tests.browser.robot import Robot
from tests.sample import WHOLE
from tests.server.running import Running

SHOWN = {AGES: ("actions", "politics"), MYTH: ("eight", "unplayable"), DUEL: ("actions",), WORLD: ("actions",)}
THEMES = ("light", "dark")
# of each game one, in `make soak` both
LOOKS = [(game, theme) for n, game in enumerate(POSITIONS) for theme in (THEMES if WHOLE else THEMES[n % 2:][:1])]
CONTRAST = (Path(__file__).parent / "contrast.js").read_text()


def settled(page: Page) -> list[str]:
    """Once nothing fades in or out any more."""
    page.wait_for_function("document.getAnimations().every((each) => each.playState !== 'running')")
    found: list[str] = page.evaluate(CONTRAST)
    return found


@pytest.mark.long(every=1)
@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_what_is_written_can_be_read(game: str, theme: str, browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, "fr", theme=theme)
    robot.go()
    robot.page.locator(f"[data-game='{game}']").first.wait_for()
    found = {"home": settled(robot.page)}
    robot.go(f"/cards/{game}")
    robot.page.locator("main .face").first.wait_for()
    found["cards"] = settled(robot.page)
    for name in SHOWN[game]:
        robot.go(f"/t/{seated(server, robot, game, POSITIONS[game][name]())}")
        robot.asked()
        found[name] = settled(robot.page)
    robot.prompt.evaluate("(prompt) => prompt.classList.add('waits')")
    found["waiting"] = settled(robot.page)
    robot.context.close()
    assert {where: some for where, some in found.items() if some} == {}
