"""Guided games in the browser: by the keyboard alone, on a phone, left and taken up again."""

from __future__ import annotations

import pytest

from clio.engine.lessons import Lesson
from clio.games import ids, lessons
from tests.browser.conftest import NewRobot
from tests.browser.robot import Robot
from tests.browser.test_pages import serious
from tests.sample import WHOLE

HERE = "step => document.querySelector('[data-lesson]')?.dataset.step === String(step)"
# Between two steps the card may be gone for a moment, on its way from beside the board to over it: it is gone for good
# after the last step alone.
LATER = """([step, last]) => {
  const lesson = document.querySelector('[data-lesson]');
  return lesson ? Number(lesson.dataset.step) > step : step === last;
}"""
DUE = f"""at => ({LATER})(at)
    || document.querySelector('[data-go-on], [data-show-me], .prompt.asks .main[aria-disabled=false]')"""
READS = "() => document.querySelector('[data-go-on]') !== null"
CHOSEN = """() => document.querySelector('.prompt.asks .main[aria-disabled=false]')
    && !document.querySelector('[data-show-me]')"""
# A phone shows one zone at a time.
DRAWN = """ids => innerWidth > 700
    && ids.filter(id => !document.querySelector(`.board [data-id~='${id}']`))"""
SEEN = "() => document.querySelectorAll('.marks .ring').length > 0"


# What the card of a lesson covers: what it points at, and what is to be clicked. A phone may have no room for all that
# is pointed at, but the first of it is in view.
COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const lesson = document.querySelector('[data-lesson]');
  if (!lesson) return 'on its way: beside the board, or from there';
  const card = box(lesson);
  const over = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start) - 2);
  const shared = what => over(card.left, card.right, what.left, what.right)
    * over(card.top, card.bottom, what.top, what.bottom);
  const small = innerWidth <= 700;
  const rings = [...document.querySelectorAll('.marks .ring')].slice(0, small ? 1 : undefined).map(box);
  const does = document.querySelector('[data-go-on]') === null;
  const buttons = document.querySelectorAll('.prompt :is([data-symbol], [data-verb], .main)');
  const clicked = does ? [...buttons].filter(button => button.checkVisibility()) : [];
  const wide = ring => {
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    return box(ring).bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
  };
  const words = [...document.querySelectorAll('.prompt [data-option] :is(b, small)')].map(box);
  const crossed = [...document.querySelectorAll('.marks .ring')].filter(ring => words.some(text =>
    text.left < box(ring).right && text.right > box(ring).left
      && text.top < wide(ring) - 3 && text.bottom > wide(ring) + 3));
  const unseen = ring => ring.top >= innerHeight || ring.bottom <= (small ? card.bottom : 0);
  return [
    ...rings.filter(shared).map(() => 'covers what it points at'),
    ...crossed.map(() => 'points across words'),
    ...rings.filter(unseen).map(() => 'points out of view'),
    ...clicked.filter(button => shared(box(button))).map(button => `covers ${button.innerText}`),
  ].join(', ');
}"""
RESIZED = """async width => {
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return innerWidth === width && document.querySelector('[data-lesson]') !== null;
}"""
SIZES = ((1366, 768), (390, 844))  # each half of a lesson in one of them, in `make soak` all of it in both
AT_REST, GLANCE = 4000, 100  # milliseconds


def begin(robot: Robot, game: str) -> None:
    robot.go()
    robot.page.locator(f"[data-learn='{game}']").first.click()
    robot.page.locator("[data-lesson]").wait_for()


def enter(robot: Robot, step: int, last: int) -> None:
    """Enter and nothing else, each time when the page is ready for it, until the lesson is further than that."""
    page, at = robot.page, [step, last]
    while not page.evaluate(LATER, at):
        page.wait_for_function(DUE, arg=at)
        reads, chosen, decision = page.evaluate(READS), page.evaluate(CHOSEN), robot.decision()
        if page.evaluate(LATER, at):
            return
        page.keyboard.press("Enter")
        if reads:
            page.wait_for_function(LATER, arg=at)
        elif chosen:
            robot.moved_on(decision)
        else:
            page.wait_for_function(CHOSEN)


def covered(robot: Robot, sizes: tuple[tuple[int, int], ...]) -> str:
    """In these windows, once the page is at rest."""
    found = ""
    for width, height in sizes:
        robot.page.set_viewport_size({"width": width, "height": height})
        robot.page.wait_for_function(RESIZED, arg=width)
        for _ in range(AT_REST // GLANCE):
            if not (covers := robot.page.evaluate(COVERED)):
                break
            robot.page.wait_for_timeout(GLANCE)
        else:
            found += f" {width}: {covers}."
    return found


def follow(
    robot: Robot, lesson: Lesson, first: int = 0, last: int | None = None, covers: list[str] | None = None
) -> None:
    """`covers` gathers what the cards cover, step by step."""
    for step in range(first, len(lesson.steps) if last is None else last):
        robot.page.wait_for_function(HERE, arg=step)
        sizes = SIZES if WHOLE else SIZES[step * 2 // len(lesson.steps):][:1]
        if covers is not None and (problems := covered(robot, sizes)):
            covers.append(f"step {step}:{problems}")
        if lesson.steps[step].at:
            robot.page.wait_for_function(SEEN)
            assert not robot.page.evaluate(DRAWN, list(lesson.steps[step].at))
        enter(robot, step, len(lesson.steps) - 1)


@pytest.mark.long(every=1)
def test_the_keyboard_alone_plays_a_guided_game(newcomer: NewRobot) -> None:
    ann, lesson = newcomer("fr"), lessons("monumental-duel")["first-game"]
    ann.go()
    door = f"[data-learn='{lesson.game}']"
    ann.page.locator(door).first.wait_for()
    ann.tab_to(door)
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-lesson]").wait_for()
    covers: list[str] = []
    follow(ann, lesson, covers=covers)
    assert covers == []
    assert ann.page.locator("[data-lesson]").count() == 0
    assert ann.asked()


@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", [game for game in ids() if game != "monumental-duel"])
def test_the_cards_of_every_guided_game_cover_nothing_that_counts(newcomer: NewRobot, game: str) -> None:
    ann = newcomer("en", theme="dark")
    begin(ann, game)
    covers: list[str] = []
    follow(ann, lessons(game)["first-game"], covers=covers)
    assert covers == []


def test_a_lesson_is_left_and_taken_up_again_on_a_phone(newcomer: NewRobot) -> None:
    ann, lesson = newcomer("fr", 390, 844, "dark"), lessons("monumental-duel")["first-game"]
    begin(ann, lesson.game)
    follow(ann, lesson, last=4)
    assert serious(ann) == []
    begin(ann, lesson.game)  # from home, where it says nothing of beginning anew
    follow(ann, lesson, 4, 5)
    ann.page.reload()
    ann.page.locator("[data-lesson][data-step='5']").wait_for()
    assert serious(ann) == []


def test_another_move_is_answered_in_the_card(newcomer: NewRobot) -> None:
    ann, lesson = newcomer("en"), lessons("monumental-duel")["first-game"]
    begin(ann, lesson.game)
    follow(ann, lesson, last=3)
    ann.page.locator("[data-symbol='pass']").click()
    ann.prompt.locator(".main").click()
    assert "Start with the Mine" in ann.page.locator("[data-answer]").inner_text()
    ann.page.keyboard.press("ArrowLeft")
    assert ann.page.locator("[data-lesson] h2").inner_text() == lesson.steps[2].said["en"].title
    ann.page.keyboard.press("ArrowRight")
    ann.page.locator("[data-leave-lesson]").click()
    assert serious(ann) == []
    ann.page.get_by_role("dialog").locator("button.pri").click()
    ann.page.locator("[data-lesson]").wait_for(state="detached")
    before = ann.decision()
    ann.prompt.locator(".main").click()  # what was chosen is still chosen
    ann.moved_on(before)


def test_what_happens_for_the_first_time_is_explained_once(newcomer: NewRobot) -> None:
    ann = newcomer("fr", 390, 844)
    begin(ann, "through-the-ages")
    ann.page.locator("[data-leave-lesson]").click()
    ann.page.get_by_role("dialog").locator("button.pri").click()
    ann.page.locator("[data-lesson]").wait_for(state="detached")
    ann.play("take pyramids")
    ann.play("end turn")
    card = ann.page.locator("[data-first='age']")
    card.wait_for()
    assert serious(ann) == []
    assert card.locator("a").first.get_attribute("href") == "/rules/through-the-ages#TTA-AGE-01"
    card.locator("[data-understood]").click()
    card.wait_for(state="detached")
    assert ann.page.evaluate("() => localStorage.getItem('clio.firsts')") == '["through-the-ages.age"]'
