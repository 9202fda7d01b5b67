"""Monumental Duel in the browser: names that stand whole, halos that stay apart, what is warned of."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from clio.games.monumental_duel.scenario import Scenario
from tests.browser.fullest import DUEL, seated
from tests.browser.robot import Robot
from tests.server.running import Running

CUT = """() => [...document.querySelectorAll('.tile .name, .strip b, .province .name, .where .meta')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
    .map((each) => each.textContent.trim())"""
# The outlines of neighbours in a list, by how many pixels the lower begins before the upper ends
CROSSED = """() => [...document.querySelectorAll('.later .target')].map((each) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(each);
    const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const { top, bottom } = each.getBoundingClientRect();
    return [top - around, bottom + around];
}).filter(([top], n, all) => n > 0 && top < all[n - 1][1] - 0.5).length"""
CLIPPED = """() => document.querySelector('.piles .tick').getBoundingClientRect().top
    - document.querySelector('.near .columns > div:last-child').getBoundingClientRect().top"""


def empire() -> Scenario:
    """Aztecs with a long pile of Provinces and a Mine for nothing, against Japanese with their Dojo."""
    laid = Scenario("aztecs", "japanese").round(5).resources(0, production=1, science=3, gold=2, culture=3)
    laid.city(0, {1: "mine/floating-gardens", 2: "fort/t1k-weights", 3: "forum"}).tilt(0, 1, 2, 3)
    laid.city(1, {3: "samurai-dojo"}).policies(0, "triple-alliance")
    return laid.pile(0, "valley-of-mexico", "barricade", "sahara", "barricade", "sogdiana", "andes")


def test_names_stand_whole_and_halos_apart(browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, "fr")
    robot.go(f"/t/{seated(server, robot, DUEL, empire().turn())}")
    robot.asked()
    robot.page.wait_for_function(f"() => ({CUT})().length === 0")
    assert robot.page.locator(".later .target").count() > 1
    assert robot.page.evaluate(CROSSED) == 0
    robot.page.locator("[data-id='0:deck:0']").click()
    robot.page.locator(".piles .tick").wait_for()
    assert robot.page.evaluate(CLIPPED) >= 0
    robot.context.close()


def test_what_is_for_nothing_glows_less_and_says_so(browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, "fr")
    robot.go(f"/t/{seated(server, robot, DUEL, empire().turn())}")
    robot.asked()
    expect(robot.page.locator(".near .doubtful")).to_have_count(1)
    robot.page.locator("[data-id='0:city:0'].doubtful").click()
    expect(robot.prompt.locator(".option.doubtful em")).to_have_text("pour rien")
    expect(robot.prompt.locator(".main")).to_contain_text("Utiliser la Mine (pour rien)")
    robot.context.close()


def test_a_phone_names_the_phase_whole(browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, "fr", 390, 844)
    robot.go(f"/t/{seated(server, robot, DUEL, Scenario('greeks', 'japanese').activation())}")
    robot.asked()
    expect(robot.page.locator(".where .meta")).to_contain_text("Activation de la Cité")
    assert robot.page.evaluate(CUT) == []
    robot.context.close()
