"""Monumental in the browser: a preset, a conquest that is settled before it is confirmed, the map by its keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewRobot


def test_a_conquest_is_settled_before_it_is_confirmed(newcomer: NewRobot) -> None:
    someone = newcomer("fr", theme="dark")
    page = someone.page
    someone.go("/new/monumental")
    page.locator("[data-preset='beginner']").click()
    page.locator("[data-start]").click()
    someone.at_table()
    someone.asked()
    expect(page.get_by_role("tab", name="Commerce")).to_have_count(0)  # the core box alone
    someone.answer()
    page.locator(".hex[tabindex='0']").focus()
    page.keyboard.press("n")  # the next tile where something can be done
    tile = page.locator(".hex:focus").get_attribute("data-place")
    expect(page.locator(".rail")).to_contain_text(f"{tile}")
    before = someone.decision()
    page.keyboard.press("Enter")
    if someone.prompt.locator("[data-symbol^='conquer']").count():  # an Explorer could go there too
        someone.prompt.locator("[data-symbol^='conquer']").click()
    expect(page.locator(".rail .after")).to_contain_text("Provinces")
    force = someone.prompt.locator(".force")
    sends_warlord = force.locator("[data-lead='warlord']")
    expect(sends_warlord).to_have_attribute("aria-pressed", "true")
    sends_warlord.click()
    expect(sends_warlord).to_have_attribute("aria-pressed", "false")
    expect(force.locator(".stepper b").first).to_have_text("1")
    someone.prompt.locator(".main").click()
    someone.moved_on(before)
    expect(page.locator(f"[data-place='{tile}'][aria-label*='à vous']")).to_have_count(1)
