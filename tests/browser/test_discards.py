"""Cards that have to go are chosen together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fullest import AGES, excess, seated
from tests.browser.robot import Robot
from tests.server.running import Running

CUT = """() => {  // what lies outside the prompt, under something else, or has more words than room
    const prompt = document.querySelector('section.prompt').getBoundingClientRect();
    const seen = ({ left, right, top, bottom }) => left >= prompt.left && top >= prompt.top && bottom <= prompt.bottom
        && document.elementFromPoint(right - 4, (top + bottom) / 2)?.closest('[data-series]');
    const whole = ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 3;
    return [...document.querySelectorAll('[data-series] [data-option]')]
        .filter((part) => !seen(part.getBoundingClientRect()) || !whole(part.querySelector('.name')))
        .map((part) => part.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_are_discarded_all_at_once(lang: str, browser: Browser, server: Running) -> None:
    someone = Robot(browser, server.url, lang)
    id = seated(server, someone, AGES, excess())
    someone.go(f"/t/{id}")
    someone.asked()
    table = server.table(id).table
    wanted = table.game.house.bounds(table.state, table.state.waiting).most
    hand = [choice.symbol for choice in table.options]
    assert 1 < wanted < len(hand)
    main, parts = someone.prompt.locator(".main"), someone.prompt.locator("[data-series] [data-option]")
    expect(parts).to_have_count(len(hand))
    names = parts.locator("span").all_inner_texts()
    assert len(set(names)) == len(names)
    assert someone.page.evaluate(CUT) == []
    expect(main).to_be_disabled()  # nothing goes by itself
    parts.nth(1).click()
    expect(main).to_be_disabled()
    parts.nth(3).click()
    expect(main).to_be_enabled()
    expect(main).to_contain_class("danger")
    parts.nth(3).click()
    expect(main).to_be_disabled()  # it is kept after all
    someone.page.keyboard.press("6")
    main.click()
    someone.page.wait_for_function("() => !document.querySelector('[data-series]')")
    assert server.table(id).table.symbols[:wanted] == [hand[1], hand[5]]
    someone.context.close()
