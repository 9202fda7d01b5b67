"""A table that tells: the moves of the others on the board, what changed since my turn, the phase, the players' aid."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewRobot
from tests.browser.robot import Robot

GAMES = ("monumental-duel", "through-the-ages", "age-of-mythology", "monumental")
SLOW = """localStorage.setItem('clio.settings', JSON.stringify({ pace: 'slow', teach: false }))"""
BOTH = ".table:has([data-telling]) section.prompt.asks"  # something is told, and I may answer


def moving(robot: Robot) -> Robot:
    """Somebody who likes to see things move, slowly."""
    robot.page.emulate_media(reduced_motion="no-preference")
    robot.page.add_init_script(SLOW)
    return robot


def against_a_bot(robot: Robot, game: str) -> Robot:
    """Two seats, also where one is usual."""
    robot.go()
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
    table = robot.page.request.post(f"{robot.url}/api/tables", data=wish).json()
    robot.go(f"/t/{table['id']}")
    return robot


def after_the_bot(robot: Robot) -> None:
    """It is my turn again, in a round that has begun, and the bot has done something meanwhile."""
    since, phases = robot.page.locator("[data-since]"), robot.page.locator("[data-phases]")
    while robot.asked() and not (since.count() and phases.count()):
        robot.hurry()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_where_it_stands_and_what_was_done(game: str, newcomer: NewRobot) -> None:
    """With reduced motion nothing is told by itself, but all of it when it is wanted."""
    ann = against_a_bot(newcomer(), game)
    after_the_bot(ann)
    page = ann.page
    expect(page.locator("[data-phases] [aria-current=step]")).to_have_count(1)
    expect(page.locator("[data-since] .lines li").first).to_be_visible()
    expect(page.locator("[data-telling]")).to_have_count(0)
    page.keyboard.press("v")
    page.locator(BOTH).wait_for()
    page.keyboard.press("Space")
    expect(page.locator("[data-telling]")).to_have_count(0)
    expect(page.locator("section.prompt.asks")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_seen_at_work_and_holds_nobody_up(game: str, newcomer: NewRobot) -> None:
    ann = against_a_bot(moving(newcomer()), game)
    told, flown = ann.page.locator(BOTH), ann.look_out(".flyer")
    while True:
        ann.asked()
        ann.hurry()
        ann.page.locator("section.prompt.asks").wait_for()
        if told.count():
            break
    before = ann.decision()
    ann.hurry()  # at once, whatever is still told
    assert ann.decision() != before
    flown.wait_for(state="attached")


def test_a_click_on_the_board_ends_what_is_told(newcomer: NewRobot) -> None:
    ann = against_a_bot(moving(newcomer()), "monumental-duel")
    after_the_bot(ann)
    ann.page.keyboard.press("v")
    ann.page.locator("[data-telling]").wait_for()
    ann.page.locator(".board h2").first.click()
    expect(ann.page.locator("[data-telling]")).to_have_count(0)
    expect(ann.page.locator("section.prompt.asks")).to_be_visible()


def test_a_click_on_a_card_while_something_is_told_chooses_it(newcomer: NewRobot) -> None:
    ann = against_a_bot(moving(newcomer()), "monumental-duel")
    after_the_bot(ann)
    ann.page.keyboard.press("v")
    ann.page.locator(".board:has([data-telling]) .thing.target").first.click()
    expect(ann.page.locator("[data-telling]")).to_have_count(0)
    expect(ann.page.locator(".board .thing.chosen").first).to_be_visible()


def test_the_pace_is_a_setting_and_is_remembered(newcomer: NewRobot) -> None:
    ann = newcomer()
    ann.go()
    ann.press("Settings")
    paces = ann.page.get_by_role("group", name="Moves of the others").get_by_role("button")
    expect(paces.and_(ann.page.locator("[aria-pressed=true]"))).to_have_text("Off")  # where nothing may move
    paces.get_by_text("Fast").click()
    ann.page.reload()
    ann.press("Settings")
    expect(paces.and_(ann.page.locator("[aria-pressed=true]"))).to_have_text("Fast")


@pytest.mark.parametrize("game", GAMES)
def test_the_players_aid_is_one_key_away(game: str, newcomer: NewRobot) -> None:
    zoe = newcomer("fr", 390, 844)
    zoe.play_a_bot(game)
    zoe.asked()
    zoe.page.keyboard.press("a")
    aid = zoe.page.get_by_role("dialog", name="Aide de jeu")
    expect(aid.locator(f"a[href^='/rules/{game}#']").first).to_be_visible()
    aid.get_by_role("tab", name="Symboles").click()
    expect(aid.locator(".symbols li").first).to_be_visible()
    zoe.page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
