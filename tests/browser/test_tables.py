"""People at tables: invitations, one screen for two, undo, a lost network, languages, keyboards and phones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from clio.games import ids
from clio.games.through_the_ages.scenario import Scenario as Ages
from tests.browser.conftest import NewRobot
from tests.browser.fullest import seated
from tests.browser.robot import PATIENCE, Robot
from tests.server.running import Running

class Line:
    """The wire between a page and the server, to be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.dead = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.dead:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.dead = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.dead = False


DUEL, AGES = "monumental-duel", "through-the-ages"
GLANCE = 50  # milliseconds


def hurry_on(one: Robot, two: Robot, until: Callable[[], bool]) -> None:
    """Both end their turns as soon as they may, until that holds; a move takes its time to the other page."""
    for _ in range(PATIENCE // GLANCE):
        if until():
            return
        mover = next((robot for robot in (one, two) if robot.mine()), None)
        if mover is None:
            one.page.wait_for_timeout(GLANCE)
        else:
            mover.hurry()
    raise AssertionError("it never came to that")


def clicked(button: Locator) -> bool:
    """If it is there, and stays: a phase in which there is nothing else to do passes by itself."""
    try:
        if button.count():
            button.click(timeout=20 * GLANCE)
            return True
    except TimeoutError:
        pass
    return False


def test_an_invitation_and_hidden_hands(newcomer: NewRobot) -> None:
    """Two browsers at one table; each is asked in turn, and neither page holds the other's secret cards."""
    host, friend = newcomer("en"), newcomer("fr")
    host.new_table(AGES, "me", "open")
    invitation = host.page.locator(".invite input").first.input_value()
    assert "#key=" in invitation
    friend.page.goto(invitation)
    friend.page.get_by_role("textbox").first.fill("Amina")
    friend.page.locator("[data-join]").click()
    host.at_table()
    friend.at_table()
    hurry_on(host, friend, lambda: bool(host.hand() and friend.hand()))  # both have drawn a military card
    hands = host.hand(), friend.hand()
    for robot, other in ((host, hands[1]), (friend, hands[0])):
        text = robot.page.content()
        hidden = [card for card in other if card not in robot.hand()]
        assert [card for card in hidden if f'"{card}"' in text] == []


def test_hot_seat_covers_the_table_between_two_people(newcomer: NewRobot) -> None:
    someone = newcomer("en")
    someone.new_table(DUEL, "me", "beside")
    for _ in range(6):
        cover = someone.page.locator("[data-hand-over]")
        someone.page.locator("section.prompt.asks, [data-hand-over]").first.wait_for()
        if cover.count():
            expect(someone.page.locator("section.prompt")).to_have_count(0)
            cover.click()
        someone.asked()
        someone.answer()


def test_undo_takes_back_and_redo_plays_again(newcomer: NewRobot) -> None:
    someone = newcomer("en")
    someone.play_a_bot(DUEL)
    someone.asked()
    before = someone.decision()
    someone.answer()
    undo = someone.page.locator("[data-undo]")
    expect(undo).to_be_enabled()
    assert (undo.get_attribute("aria-label") or "").startswith("Undo: ")
    someone.page.keyboard.press("u")
    expect(someone.page.locator(f"[data-decision='{before}']")).to_be_visible()
    someone.page.locator("[data-redo]").click()
    expect(someone.page.locator(f"[data-decision='{before}']")).to_have_count(0)


def test_a_lost_network_costs_nothing(newcomer: NewRobot) -> None:
    someone = newcomer("fr")
    line = Line(someone.page)
    someone.play_a_bot(DUEL)
    someone.play_on(2)
    someone.asked()
    before = someone.decision()
    line.cut()
    expect(someone.page.locator("[data-connection='live']")).to_have_count(0)
    someone.choose()
    someone.prompt.locator(".main").click()  # kept until the line is back
    line.mend()
    expect(someone.page.locator("[data-connection='live']")).to_have_count(1, timeout=30_000)
    someone.moved_on(before)
    someone.play_on(2)


def test_the_language_changes_at_the_table(newcomer: NewRobot) -> None:
    someone = newcomer("en")
    someone.play_a_bot(DUEL)
    expect(someone.prompt).to_contain_text("City Activation")
    someone.page.get_by_role("button", name=re.compile("Français")).click()
    expect(someone.prompt).to_contain_text("Activation de la Cité")
    assert someone.page.locator("html").get_attribute("lang") == "fr"


def test_what_is_not_legal_says_why(newcomer: NewRobot, server: Running) -> None:
    someone = newcomer("en")
    someone.play_a_bot(DUEL)
    someone.asked()
    someone.page.locator(".near [data-id$=':warlord:0']").click()
    expect(someone.page.locator("[data-why]").first).to_contain_text("An action is chosen when your turn begins")
    expect(someone.page.get_by_text(re.compile("MD-[A-Z]+-[0-9]+")).first).to_be_visible()
    someone.go(f"/t/{seated(server, someone, AGES, Ages(2).stock(0, resources=1).action_phase())}")
    someone.asked()
    someone.page.locator("[data-id='0:technology:bronze']").click()
    expect(someone.page.locator("[data-why]")).to_have_text("It costs 2 resources, and you can spend 1.")
    expect(someone.prompt.locator(".main")).not_to_contain_text("Destroy")


def test_a_hint_has_a_reason_and_plays_nothing(newcomer: NewRobot) -> None:
    someone = newcomer("en")
    someone.play_a_bot(DUEL)
    someone.asked()
    before = someone.decision()
    someone.page.locator("[data-hint]").click()
    expect(someone.page.locator("[data-advice]")).to_contain_text(re.compile(r"[+−][0-9]"))
    assert someone.decision() == before


def test_a_game_by_keyboard_only(newcomer: NewRobot) -> None:
    """Tab and Enter from home to the table, numbers and Enter at it."""
    someone = newcomer("en")
    someone.go()
    someone.tab_to("[data-game='monumental-duel'] [data-play]")
    someone.page.keyboard.press("Enter")
    someone.at_table()
    for _ in range(8):
        someone.asked()
        someone.answer_by_keys()
    someone.page.keyboard.press("?")
    expect(someone.page.get_by_role("dialog")).to_be_visible()
    someone.page.keyboard.press("Escape")


def test_phones(newcomer: NewRobot) -> None:
    """Every game on 390 x 844: nothing sticks out sideways, one can answer."""
    for game in ids():
        someone = newcomer("fr", 390, 844, "dark")
        someone.play_a_bot(game)
        someone.play_on(4)
        assert someone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_duel_needs_no_scrolling(newcomer: NewRobot) -> None:
    for lang in ("en", "fr"):
        someone = newcomer(lang)
        someone.play_a_bot(DUEL)
        someone.play_on(3)
        someone.asked()
        assert someone.page.evaluate("document.documentElement.scrollHeight") <= 768


def test_replay_export_import_and_play_on(newcomer: NewRobot) -> None:
    someone = newcomer("en")
    id = someone.play_a_bot(DUEL)
    someone.play_on(3)
    someone.asked()
    someone.resign()
    someone.expect_outcome()
    someone.go(f"/t/{id}/replay")
    at = someone.page.locator("[data-at]")
    expect(at).to_be_visible()
    someone.page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", "0")
    someone.page.keyboard.press("ArrowRight")
    expect(at).to_have_attribute("data-at", "1")
    someone.page.locator(".moment .popover > button").last.click()
    with someone.page.expect_download() as waiting:
        someone.page.locator("a[href*='format=json']").click()
    path = waiting.value.path()
    assert json.loads(path.read_text("utf-8"))["game"] == DUEL
    someone.go()
    someone.page.locator("[data-import]").set_input_files(path)
    someone.page.wait_for_url(re.compile("/t/[^/]+/replay"))
    expect(someone.page.locator("[data-at]")).to_be_visible()
    expect(someone.page.locator("[data-branch]")).to_be_enabled()  # it was resigned, not played to its end
    someone.page.keyboard.press("Home")
    someone.page.locator("[data-branch]").click()
    someone.page.get_by_role("dialog").locator("button.pri").click()
    someone.at_table()
    play(someone)


def play(someone: Robot) -> None:
    someone.asked()
    someone.answer()


def test_the_commitment_is_shown_kept_and_checked(newcomer: NewRobot) -> None:
    for lang, width, theme in (("en", 1366, "light"), ("fr", 390, "dark")):
        someone = newcomer(lang, width, 844 if width == 390 else 768, theme)
        id = someone.play_a_bot(DUEL)
        commitment = shown(someone)
        assert re.fullmatch("[0-9a-f]{64}", commitment)
        someone.play_on(2)
        someone.asked()
        assert shown(someone) == commitment
        someone.resign()
        someone.expect_outcome()
        someone.go(f"/t/{id}/replay")
        dealt = someone.page.locator("section.dealt")
        for word in ("promiseKept", "keyFits", "redealt"):
            expect(dealt.locator(f"[data-check='{word}'].good")).to_be_visible()
        expect(dealt.locator("input").first).to_have_value(commitment)
        other = f"[['{id}', '{'0' * 64}']]".replace("'", '"')
        someone.page.evaluate("kept => localStorage.setItem('clio.promises', kept)", other)
        someone.page.reload()
        expect(dealt.locator("[data-check='promiseBroken'].bad")).to_be_visible()


def shown(someone: Robot) -> str:
    """The commitment in the table's menu."""
    someone.page.locator("[data-menu] button").first.click()
    someone.page.locator("[data-dealt]").click()
    dialog = someone.page.get_by_role("dialog")
    found = dialog.locator("input").input_value()
    dialog.locator("button").last.click()
    expect(dialog).to_have_count(0)
    return found


def test_giving_up_by_a_move_is_asked_about(newcomer: NewRobot) -> None:
    """However quickly one confirms; the winner is told as one tells somebody."""
    host, friend = newcomer("en"), newcomer("fr")
    host.new_table(AGES, "me", "open")
    friend.page.goto(host.page.locator(".invite input").first.input_value())
    friend.page.get_by_role("textbox").first.fill("Amina")
    friend.page.locator("[data-join]").click()
    host.at_table()
    friend.at_table()
    hurry_on(host, friend, lambda: clicked(host.prompt.locator("[data-symbol='resign']")))
    host.page.keyboard.press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert not host.over()
    host.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    host.prompt.locator(".main").click()
    host.page.locator("[data-give-up]").click()
    host.expect_outcome()
    expect(friend.page.locator("[data-outcome] h2")).to_have_text("Vous avez gagné\u202f!")
    expect(host.page.locator("[data-outcome] h2")).to_have_text("You have lost.")
