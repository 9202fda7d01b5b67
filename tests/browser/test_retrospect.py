"""The report and the analysis of a finished game, as people find them; axe finds nothing serious on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from clio.bots import Position, make
from clio.engine.history import Table
from clio.games import find
from tests.browser.conftest import NewRobot
from tests.browser.robot import PATIENCE, Robot
from tests.browser.test_pages import serious
from tests.server.company import AGES, DUEL
from tests.server.running import Running


def bring(robot: Robot, game: str) -> str:
    """Import a game that bots have played; the id of its table."""
    found = find(game)
    table = Table(found, 2, "report")
    bot = make("greedy-1", found, "report")
    while (seat := table.seat) is not None:
        table.play(bot.choose(Position(found, table.state_of(seat), seat)), seat)
    robot.go("/about")
    answer = robot.page.request.post(f"{robot.url}/api/import", data=table.save(), headers={"origin": robot.url})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


@pytest.mark.parametrize(("game", "lang", "width", "height", "theme"), [
    (DUEL, "fr", 390, 844, "dark"), (AGES, "en", 1366, 768, "light"),
])
def test_a_report_is_read_and_its_picture_kept(
    newcomer: NewRobot, tmp_path: Path, game: str, lang: str, width: int, height: int, theme: str
) -> None:
    ann = newcomer(lang, width, height, theme)
    id = bring(ann, game)
    ann.go(f"/t/{id}/report")
    ann.page.locator("[data-cards] table").first.wait_for()
    expect(ann.page.locator("[data-chart]").first).to_be_visible()
    expect(ann.page.locator("[data-turning]")).to_be_visible()
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ann.page.evaluate(wide)
    ann.page.locator("[data-share]").click()
    expect(ann.page.locator("[data-here-only]")).to_be_visible()
    assert serious(ann) == []
    picture = ann.page.locator("[data-picture]")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1200
    for kind, start in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with ann.page.expect_download() as kept:
            ann.page.locator(f"[data-save='{kind}']").click()
        file = tmp_path / kept.value.suggested_filename
        kept.value.save_as(file)
        assert file.suffix == f".{kind}"
        assert file.read_bytes().startswith(start)
    ann.page.locator("[data-chart=sources] summary").first.click()
    expect(ann.page.locator("[data-chart=sources] table").first).to_be_visible()


def test_a_bot_marks_what_cost_most_and_one_plays_on_from_there(
    newcomer: NewRobot, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.service.analysts.thinkers, "nice", 0)  # it does not wait for all other tests
    ann = newcomer("en")
    id = bring(ann, DUEL)
    ann.go(f"/t/{id}/replay")
    ann.page.locator("a[data-to=analysis]").click()
    ann.page.wait_for_url(re.compile(f"/t/{id}/analysis$"))
    ann.page.locator("[data-stage=none]").wait_for()
    ann.page.locator("[data-strength=easy]").click()
    expect(ann.page.locator("[data-strength=easy]")).to_have_attribute("aria-pressed", "true")
    ann.tab_to("[data-begin]")
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-stage=waiting], [data-stage=working], [data-stage=done]").wait_for()
    ann.go("/")  # it goes on while one is elsewhere
    ann.go(f"/t/{id}/analysis?bot=easy")
    ann.page.locator("[data-stage=done]").wait_for(timeout=5 * PATIENCE)
    assert serious(ann) == []
    mark = ann.page.locator("[data-mark]").first
    decision = mark.get_attribute("data-mark")
    mark.locator("[data-branch]").click()
    ann.page.locator("dialog .btn.pri").click()
    ann.at_table()
    expect(ann.page.locator("[data-decision]")).to_have_attribute("data-decision", decision or "")


def test_the_end_of_a_game_and_my_games_lead_there(newcomer: NewRobot) -> None:
    ann = newcomer("fr", 390, 844)
    id = ann.play_a_bot(DUEL)
    ann.resign()
    ann.expect_outcome()
    ann.page.locator("dialog a[data-to=report]").click()
    ann.page.wait_for_url(re.compile(f"/t/{id}/report$"))
    expect(ann.page.locator("h1")).to_contain_text("Bilan")
    stranger = newcomer("en")
    stranger.go(f"/t/{id}/report")
    expect(stranger.page.locator("h1")).to_have_text("Report · Monumental Duel")
    expect(stranger.page.locator("[data-share]")).to_be_visible()
    ann.go("/mine")
    ann.page.locator("a[data-to=analysis]").click()
    ann.page.wait_for_url(re.compile(f"/t/{id}/analysis$"))
    ann.page.locator("[data-begin]").wait_for()
    assert serious(ann) == []
    other = ann.play_a_bot(DUEL)
    refused = ann.page.request.get(f"{ann.url}/api/tables/{other}/report", headers={"accept-language": "fr"})
    assert (refused.status, refused.json()["code"]) == (409, "not_now")
