"""Puzzles in the browser: from the list to the solved one and on to the next; missed, begun again, shown on a phone."""

from __future__ import annotations

from clio.engine.puzzles import Puzzle
from clio.games import puzzles
from tests.browser.conftest import NewRobot
from tests.browser.robot import Robot
from tests.browser.test_pages import serious

DUEL = "monumental-duel"
PLAIN = ("use", "warlord", "spend", "gain", "acquire", "pass", "progress")
SIMPLE = next(
    puzzle for puzzle in puzzles(DUEL).values() if all(move.split()[0] in PLAIN for move in puzzle.solution))
FIRST = next(iter(puzzles(DUEL).values()))


def pose(robot: Robot, puzzle: Puzzle) -> None:
    robot.go(f"/puzzles/{puzzle.game}")
    robot.page.locator(f"[data-pose='{puzzle.id}']").click()
    robot.page.locator(f"[data-puzzle='{puzzle.id}']").wait_for()
    robot.page.locator(".prompt.asks").wait_for()


def test_a_puzzle_is_solved_and_the_next_one_opened(newcomer: NewRobot) -> None:
    ann = newcomer("fr")
    ann.go()
    ann.page.locator("[data-puzzles]").click()
    ann.page.locator("[data-pose]").first.wait_for()
    assert serious(ann) == []
    pose(ann, SIMPLE)
    assert SIMPLE.goal("fr")[:20] in ann.page.locator("[data-puzzle]").inner_text()
    for symbol in SIMPLE.solution:
        ann.play(symbol)
    ann.page.locator("[data-puzzle][data-solved]").wait_for()
    assert serious(ann) == []
    ann.page.locator("[data-next]").click()
    ann.page.locator(f"[data-puzzle]:not([data-puzzle='{SIMPLE.id}'])").wait_for()
    ann.go(f"/puzzles/{DUEL}")
    ann.page.locator(f"[data-pose='{SIMPLE.id}'][data-done]").wait_for()
    assert ann.page.locator("[data-done]").count() == 1
    ann.go()
    ann.page.locator("[data-begin]").first.wait_for()  # no puzzle stands among the games to be continued


def test_a_missed_puzzle_is_begun_again_and_shown_on_a_phone(newcomer: NewRobot) -> None:
    ann = newcomer("en", 390, 844, "dark")
    pose(ann, FIRST)
    ann.play("pass")
    over = ann.page.locator("[data-puzzle][data-over]")
    over.wait_for()
    assert FIRST.counted(FIRST.best, "en") in over.inner_text()
    assert serious(ann) == []
    ann.page.locator("[data-again]").click()
    ann.page.locator("[data-puzzle]:not([data-over])").wait_for()
    ann.page.locator("[data-more]").click()  # the board comes first
    for move in range(1, len(FIRST.solution) + 1):
        ann.page.locator("[data-solution]").click()
        ann.page.locator(f"[data-puzzle][data-shown='{move}']").wait_for()
    assert ann.page.locator("[data-solved]").count() == 0  # that was not theirs
    ann.page.locator("[data-next]").wait_for()
    ann.page.reload()
    ann.page.locator(f"[data-puzzle='{FIRST.id}'][data-over]").wait_for()


def test_a_puzzle_by_the_keyboard_alone(newcomer: NewRobot) -> None:
    ann = newcomer("en")
    ann.go(f"/puzzles/{DUEL}")
    ann.tab_to(f"[data-pose='{FIRST.id}']")
    ann.page.keyboard.press("Enter")
    ann.page.locator(f"[data-puzzle='{FIRST.id}']").wait_for()
    ann.page.locator(".prompt.asks").wait_for()
    ann.tab_to("[data-solution]")
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-puzzle][data-shown='1']").wait_for()
    ann.page.locator("[data-again]").wait_for()
    ann.page.keyboard.press("Shift+Tab")  # the focus has stayed where it was
    assert ann.page.evaluate("() => document.activeElement?.matches('[data-again]')")
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-puzzle][data-shown='0']").wait_for()
