"""A price that can be paid in several ways, and resources of one's choice: settled in one go, in any order."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from clio.engine.history import Table
from clio.games.families.monumental.ops.resources import GainBasic, PayDifferent
from clio.games.monumental_duel.scenario import Scenario
from tests.browser.conftest import NewRobot
from tests.browser.fullest import DUEL, seated
from tests.browser.robot import Robot
from tests.needs import asking
from tests.server.running import Running

PICTURES = os.environ.get("CLIO_PICTURES", "")  # a folder for looking at them


def rich() -> Scenario:
    laid = Scenario("greeks", "japanese").track("troy", "bazaar")
    return laid.resources(0, military=9, science=2, production=1, gold=2)


def at(newcomer: NewRobot, server: Running, table: Table, lang: str = "fr", width: int = 1366, **more: str) -> Robot:
    someone = newcomer(lang, width, 844 if width < 700 else 768, **more)
    someone.go(f"/t/{seated(server, someone, DUEL, table)}")
    someone.asked()
    return someone


def picture(someone: Robot, name: str) -> None:
    if PICTURES:
        someone.page.wait_for_timeout(600)
        someone.page.screenshot(path=f"{PICTURES}/{name}.png")


@pytest.mark.parametrize(("lang", "width", "theme"), [("fr", 1366, "light"), ("en", 390, "dark")])
def test_a_price_is_settled_with_the_move_it_is_for(
    newcomer: NewRobot, server: Running, lang: str, width: int, theme: str
) -> None:
    """The usual way is chosen already; another takes a click; both moves are one confirmation, and one undo."""
    someone = at(newcomer, server, rich().turn(0), lang, width, theme=theme)
    before = someone.decision()
    troy = someone.prompt.locator("[data-symbol='acquire troy']")
    while not troy.count():
        someone.prompt.locator("[data-verb='acquire']").click()
    troy.click()
    due = someone.prompt.locator("[data-due]")
    expect(due.locator("[aria-pressed='true']")).to_have_attribute("data-symbol", "pay gold 0")
    due.locator("[data-symbol='pay gold 2']").click()
    expect(due.locator("[aria-pressed='true']")).to_have_attribute("data-symbol", "pay gold 2")
    picture(someone, f"price-{lang}-{width}-{theme}")
    someone.page.keyboard.press("Enter")
    someone.moved_on(before)
    assert int(someone.decision()) == int(before) + 2
    someone.page.locator("[data-undo]").click()
    expect(someone.page.locator(f"[data-decision='{before}']")).to_have_count(1)


@pytest.mark.parametrize(("lang", "width", "theme"), [("en", 1366, "dark"), ("fr", 390, "light")])
def test_resources_of_ones_choice_are_chosen_in_any_order(
    newcomer: NewRobot, server: Running, lang: str, width: int, theme: str
) -> None:
    someone = at(newcomer, server, asking(rich().turn(0), GainBasic(3)), lang, width, theme=theme)
    before, series = someone.decision(), someone.prompt.locator("[data-series]")
    main = someone.prompt.locator(".main")
    expect(main).to_have_attribute("aria-disabled", "true")
    series.locator("[data-symbol='gain military']").click()
    series.locator("[data-symbol='gain production']").click()
    picture(someone, f"gain-{lang}-{width}-{theme}")
    series.locator("[data-symbol='gain military']").click()
    expect(main).to_have_attribute("aria-disabled", "false")
    main.click()
    someone.moved_on(before)
    expect(series).to_have_count(0)
    assert server.table(someone.at_table()).table.symbols == ["gain production", "gain military"]  # the last by itself


@pytest.mark.parametrize(("keys", "paid"), [
    ("", ["spend science", "spend military"]), ("4", ["spend military"]),
])
def test_one_key_pays_in_the_usual_way(newcomer: NewRobot, server: Running, keys: str, paid: list[str]) -> None:
    someone = at(newcomer, server, asking(rich().turn(0), PayDifferent(2)))
    before, series = someone.decision(), someone.prompt.locator("[data-series]")
    series.wait_for()
    for key in keys:
        someone.page.keyboard.press(key)
    picture(someone, f"keys-{keys}")
    someone.page.keyboard.press("Enter")
    someone.moved_on(before)
    expect(series).to_have_count(0)
    assert server.table(someone.at_table()).table.symbols == paid  # the last Gold goes by itself


def test_a_hint_is_taken_whole(newcomer: NewRobot, server: Running) -> None:
    """Nothing is left to choose, and nothing moves when something is taken away again."""
    table = Scenario("greeks", "japanese", modules="trade").resources(0, gold=1).free_track("samarkand").turn(0)
    for symbol in ("ambassador negotiate", "negotiate samarkand", "yes"):
        table.play(symbol)
    someone = at(newcomer, server, table)
    main, series = someone.prompt.locator(".main"), someone.prompt.locator("[data-series]")
    expect(main).to_have_attribute("aria-disabled", "true")
    someone.page.locator("[data-hint]").click()
    someone.page.locator("[data-advice] .btn:not(.ghost)").click()
    expect(main).to_have_attribute("aria-disabled", "false")
    picture(someone, "hint")
    place = series.locator("[data-option]").last.bounding_box()
    series.locator("[aria-pressed='true']").first.click()
    expect(main).to_have_attribute("aria-disabled", "true")
    assert series.locator("[data-option]").last.bounding_box() == place
    picture(someone, "hint-less")
