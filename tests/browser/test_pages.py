"""Every page: axe finds nothing serious, the first load is small, both themes and languages."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from clio.games import ids
from tests.browser.conftest import NewRobot
from tests.browser.robot import Robot
from tests.sample import WHOLE
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ids()
KINDS = ("new", "cards", "rules")
# pages of one game each and tables of every second game, in one look; in `make soak` all, in both
OF_GAMES = [f"/{kind}/{game}" for n, kind in enumerate(KINDS) for game in (GAMES if WHOLE else GAMES[n::len(GAMES)])]
PAGES = ["/", "/about", "/nowhere", *OF_GAMES]
PLAYED = GAMES if WHOLE else GAMES[::2]
LOOKS = (("light", "fr"), ("dark", "en"))
FIRST_LOAD = 250_000  # bytes, gzipped


def serious(robot: Robot) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    robot.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = robot.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"] if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def looks(all_of: list[str], one: str) -> tuple[tuple[str, str], ...]:
    return LOOKS if WHOLE else LOOKS[all_of.index(one) % 2:][:1]


@pytest.mark.long(every=1)
@pytest.mark.parametrize("path", PAGES)
def test_axe_on_pages(newcomer: NewRobot, path: str) -> None:
    for theme, lang in looks(PAGES, path):
        someone = newcomer(lang, theme=theme)
        someone.go(path)
        someone.page.locator("h1").first.wait_for()
        someone.page.wait_for_load_state("networkidle")
        assert serious(someone) == []
        someone.complaints[:] = [text for text in someone.complaints if "404" not in text]


@pytest.mark.long(every=1)
@pytest.mark.parametrize("game", PLAYED)
def test_axe_at_the_table_and_in_the_replay(newcomer: NewRobot, game: str) -> None:
    for theme, lang, width in (*((*look, 1366) for look in looks(PLAYED, game)), ("light", "fr", 390)):
        someone = newcomer(lang, width, 844 if width == 390 else 768, theme)
        id = someone.play_a_bot(game)
        someone.play_on(3)
        someone.asked()
        assert serious(someone) == []
    someone.resign()
    someone.expect_outcome()
    assert serious(someone) == []
    someone.go(f"/t/{id}/replay")
    someone.page.locator("[data-at]").wait_for()
    assert serious(someone) == []


def test_the_balance_of_every_game_is_a_click_away(newcomer: NewRobot) -> None:
    someone = newcomer("fr")
    someone.go("/about")
    links = someone.page.locator("[data-balance] a")
    expect(links).to_have_count(len(GAMES))
    links.first.click()
    expect(someone.page.locator("main:visible h1")).to_contain_text("Équilibre")
    someone.press("English", "link")
    expect(someone.page.locator("main:visible h1")).to_contain_text("Balance")


FONTS = """() => [...document.fonts].filter(font => font.status === 'loaded')
    .map(font => font.family.replaceAll('"', ''))"""


def test_the_first_load_is_small(newcomer: NewRobot, server: Running) -> None:
    someone = newcomer("en")
    loaded: list[int] = []
    someone.page.on("response", lambda response: loaded.append(
        len(gzip.compress(response.body())) if "/api/" not in response.url else 0))
    someone.go()
    someone.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(loaded) < FIRST_LOAD
    assert set(someone.page.evaluate(FONTS)) == {"Libertinus Serif", "Noto Sans"}
