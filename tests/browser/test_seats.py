"""Seats and consent as people see them: invitations, a seat that is freed, a request, what another took back."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from clio.engine.record import RulesChange
from clio.games import find
from tests.browser.conftest import NewRobot
from tests.browser.robot import Robot
from tests.server.running import Running

DUEL, AGES = "monumental-duel", "through-the-ages"
PICTURES = os.environ.get("CLIO_PICTURES", "")  # a folder for pictures of what is tested, to be looked at


def picture(robot: Robot, name: str) -> None:
    if PICTURES:
        robot.page.screenshot(path=str(Path(PICTURES, f"{name}.png")))


def sit_down(robot: Robot, invitation: str, name: str) -> None:
    robot.page.goto(invitation)
    robot.page.get_by_role("textbox").first.fill(name)
    robot.page.locator("[data-join]").click()


def begin(host: Robot, friend: Robot, game: str) -> str:
    host.new_table(game, "me", "open")
    sit_down(friend, host.page.locator(".invite input").first.input_value(), "Amina")
    friend.at_table()
    return host.at_table()


def test_an_invitation_is_renewed(newcomer: NewRobot) -> None:
    host = newcomer("en")
    host.new_table(AGES, "me", "open")
    field = host.page.locator(".invite input").first
    invitation = field.input_value()
    host.page.locator("[data-renew]").click()
    expect(field).not_to_have_value(invitation)
    assert "#key=" in field.input_value()


def test_the_owner_frees_a_seat_by_keyboard(newcomer: NewRobot) -> None:
    """The guest sees no links, is asked before the table closes, and is told why they left."""
    host, friend = newcomer("en"), newcomer("fr", 390, 844, "dark")
    host.go("/")
    seats = [{"kind": "me", "name": "Inès"}, {"kind": "open"}, {"kind": "open"}]
    made = host.page.evaluate(
        """async wish => (await (await fetch('/api/tables', {method: 'POST', body: wish})).json()).id""",
        json.dumps({"game": AGES, "seats": seats}))
    host.go(f"/t/{made}")
    expect(host.page.locator(".invite input")).to_have_count(2)
    first = host.page.locator(".invite input").first.input_value()
    sit_down(friend, first, "Amina")
    expect(friend.page.locator("h1")).to_contain_text("En attente")
    expect(friend.page.locator(".invite input")).to_have_count(0)
    picture(friend, "gathering-guest-phone")
    expect(host.page.locator("[data-free='1']")).to_be_visible()
    host.page.locator("[data-close]").click()  # everybody is asked, also before the start
    expect(friend.page.locator("[data-request='abandon']")).to_be_visible()
    picture(friend, "gathering-asked")
    friend.page.locator("[data-decline]").click()
    expect(host.page.locator("[data-request]")).to_have_count(0)
    picture(host, "gathering-owner")
    host.tab_to("[data-free='1']")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("dialog")).to_contain_text("Amina")
    host.tab_to("[data-free-sure]")
    host.page.keyboard.press("Enter")
    expect(friend.page.get_by_text("libéré votre siège")).to_be_visible()
    picture(friend, "sent-away")
    expect(host.page.locator(".invite input")).to_have_count(2)
    assert host.page.locator(".invite input").first.input_value() != first


def test_what_another_took_back_is_told(newcomer: NewRobot) -> None:
    host, friend = newcomer("en"), newcomer("fr")
    begin(host, friend, AGES)
    mover, other = (host, friend) if host.mine() else (friend, host)
    mover.asked()
    before = mover.decision()
    mover.answer()
    mover.page.locator("[data-undo]").click()
    expect(mover.page.locator(f"[data-decision='{before}']")).to_be_visible()
    words = re.compile("took back|a annulé")
    expect(other.page.locator("[data-log] .notice")).to_contain_text(words)
    expect(other.page.locator("[role='status'], [role='alert']").filter(has_text=words).first).to_be_visible()
    picture(other, "taken-back")
    other.page.reload()
    expect(other.page.locator("[data-log] .notice")).to_contain_text(words)


def test_older_rules_are_told_in_the_table(
    newcomer: NewRobot, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, words in (("en", "Older rules"), ("fr", "Règles anciennes")):
        someone = newcomer(lang)
        id = someone.play_a_bot(DUEL)
        someone.play_on(2)
        someone.asked()
        record = find(DUEL).record
        change = RulesChange(record.rules_version + 1, (), {"en": "It was changed.", "fr": "Cela a changé."})
        with monkeypatch.context() as newer:
            newer.setattr(find(DUEL), "record", replace(record, rules_version=change.version, changes=(change,)))
            server.service.rooms.rooms.pop(id)
            someone.page.reload()
            note = someone.page.locator("[data-outdated]")
            expect(note).to_contain_text(words)
            picture(someone, f"older-{lang}")
            with someone.page.expect_download() as waiting:
                note.locator("a").click()
            assert '"seed"' not in waiting.value.path().read_text("utf-8")
            someone.go("/")
        server.service.rooms.rooms.pop(id, None)


def test_a_damaged_table_gives_what_is_left(newcomer: NewRobot, server: Running) -> None:
    someone = newcomer("fr")
    id = someone.play_a_bot(DUEL)
    someone.play_on(2)
    someone.asked()
    someone.go("/")
    server.service.rooms.rooms.pop(id)
    with closing(sqlite3.connect(Path(server.settings.folder, "clio.db"))) as database:
        database.execute("UPDATE log SET body = 'nonsense' WHERE table_id = ? AND seq = 2", (id,))
        database.commit()
    someone.go(f"/t/{id}")
    expect(someone.page.locator("[data-remains]")).to_be_visible()
    picture(someone, "damaged")
    with someone.page.expect_download() as waiting:
        someone.page.locator("[data-remains]").click()
    assert '"seed"' not in waiting.value.path().read_text("utf-8")
