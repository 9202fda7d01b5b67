"""People: my games, another device, clocks, being told of one's turn; axe finds nothing serious on the way."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import NewRobot
from tests.browser.robot import PATIENCE, Robot
from tests.browser.test_pages import serious
from tests.server.company import DUEL

NOTES = "() => navigator.serviceWorker.ready.then((ready) => ready.getNotifications())"


def test_my_games_on_another_device(newcomer: NewRobot) -> None:
    """A finished game is counted; a code is followed only after it was said whose it is; all others are signed off."""
    ann, phone = newcomer("fr"), newcomer("en", 390, 844, "dark")
    ann.play_a_bot(DUEL)
    ann.resign()
    ann.expect_outcome()
    ann.go("/mine")
    expect(ann.page.locator("main")).to_contain_text("Perdue")
    expect(ann.page.locator("table")).to_contain_text("Monumental Duel")
    ann.page.locator("[data-make-code]").click()
    made = ann.page.locator("[data-code]")
    made.wait_for()
    assert serious(ann) == []
    code = made.get_attribute("data-code")
    phone.go(f"/link#{code}")
    expect(phone.page.locator("[data-follow]")).to_be_visible()
    expect(phone.page.locator("main")).to_contain_text("only if you made it yourself")
    assert serious(phone) == []
    phone.page.locator("[data-follow]").click()
    phone.page.wait_for_url(re.compile("/mine$"))
    expect(phone.page.locator("main")).to_contain_text("Lost")
    assert serious(phone) == []
    ann.page.locator("[data-revoke]").click()
    ann.page.locator("[data-revoke-now]").click()
    ann.page.get_by_role("status").filter(has_text="déconnectés").wait_for()
    phone.page.reload()
    expect(phone.page.locator("main")).to_contain_text("None yet")
    ann.page.reload()
    expect(ann.page.locator("main")).to_contain_text("Perdue")


def test_a_clock_is_chosen_listed_and_seen(newcomer: NewRobot) -> None:
    ann, bob = newcomer("en"), newcomer("fr", 390, 844, "dark")
    ann.go(f"/new/{DUEL}")
    ann.page.locator("[data-seat='1'] select").first.select_option("friend")
    ann.page.locator("input[name=public]").last.check()
    ann.page.locator("[data-clock] button").nth(1).click()
    assert serious(ann) == []
    ann.page.locator("[data-start]").click()
    expect(ann.page.locator("[data-rule]")).to_contain_text("45 min a game")
    bob.go()
    about = bob.page.locator("[data-about]").first
    expect(about).to_contain_text("45 min par partie")
    expect(about).to_contain_text("en anglais")
    bob.page.locator("li", has=about).get_by_role("link").click()
    bob.page.locator("#join-name").fill("Bob")
    bob.page.locator("[data-join]").click()
    clocks = ann.page.locator("[data-clocks] li")
    expect(clocks).to_have_count(2)
    expect(ann.page.locator("[data-clocks] .running")).to_have_count(1)
    expect(ann.page.locator("[data-clocks] .running")).to_contain_text(re.compile(r"44:5\d"))
    expect(bob.page.locator("[data-clocks] .running")).to_be_visible()
    assert serious(ann) == []
    assert serious(bob) == []


def test_notifications_are_offered_when_one_waits_for_a_person(newcomer: NewRobot) -> None:
    ann, bob = newcomer("en", whole=True), newcomer("fr", whole=True)
    ann.new_table(DUEL, "me", "open")
    invitation = ann.page.locator("li input").first.input_value()
    bob.page.goto(invitation)
    bob.page.locator("#join-name").fill("Bob")
    bob.page.locator("[data-join]").click()
    for each in (ann, bob):
        each.page.locator(".prompt").wait_for()
        expect(each.page.locator("[data-offer-notify]")).to_have_count(0)
    first = ann if ann.mine() else bob
    while first.mine():
        first.hurry()
    offer = first.page.locator("[data-offer-notify]")
    expect(offer).to_be_visible()
    assert serious(first) == []
    first.context.grant_permissions(["notifications"])
    offer.locator("button").first.click()
    expect(offer).to_have_count(0)
    first.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    first.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    second = bob if first is ann else ann
    second.asked()
    while second.mine():
        second.hurry()
    offer = second.page.locator("[data-offer-notify]")
    offer.locator("button").last.click()
    expect(offer).to_have_count(0)
    second.page.reload()
    second.page.locator(".prompt").wait_for()
    expect(offer).to_have_count(0)
    until(lambda: bool(first.page.evaluate(f"{NOTES}.then((notes) => notes.length)")), first)
    shown = first.page.evaluate(f"{NOTES}.then((notes) => notes.map((note) => [note.title, note.data]))")
    assert shown == [["Your turn" if first is ann else "À vous", first.page.url]]
    assert first.mine()


def until(holds: Callable[[], bool], robot: Robot) -> None:
    """Asked again and again: a page may not wait by itself, its content policy forbids what that takes."""
    late = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < late
        robot.page.evaluate("() => new Promise((done) => setTimeout(done, 50))")


def test_a_push_is_shown_while_no_page_of_the_table_is_seen(newcomer: NewRobot) -> None:
    someone = newcomer("en", whole=True)
    someone.context.grant_permissions(["notifications"])
    someone.go("/about")
    worker = someone.context.new_cdp_session(someone.page)
    found: list[str] = []
    worker.on("ServiceWorker.workerVersionUpdated", lambda told: found.extend(
        each["registrationId"] for each in told["versions"] if each["status"] == "activated"))
    worker.send("ServiceWorker.enable")
    someone.page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    until(lambda: bool(found), someone)
    for data in ('{"title": "Your turn", "body": "Duel", "url": "/t/abc", "tag": "abc"}',
                 '{"title": "Elsewhere", "url": "https://mallory.example/"}', "no JSON"):
        worker.send("ServiceWorker.deliverPushMessage", {
            "origin": someone.url, "registrationId": found[0], "data": data})
    until(lambda: someone.page.evaluate(f"{NOTES}.then((notes) => notes.length)") > 0, someone)
    shown = someone.page.evaluate(f"{NOTES}.then((notes) => notes.map((n) => [n.title, n.body, n.data]))")
    assert shown == [["Your turn", "Duel", f"{someone.url}/t/abc"]]
