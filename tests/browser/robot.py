"""A person at a browser who only clicks, taps and types."""

from __future__ import annotations

import random
import re
import shutil
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser, ConsoleMessage, Locator, Page, Playwright, Request, TimeoutError, expect,
)

ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--default-tile-width=1400", "--default-tile-height=800",  # a window in one piece: a tenth less to paint
)
PATIENCE = 60_000  # milliseconds
ANSWERED = 10_000  # then a page that lets nothing be confirmed has been answered otherwise
SITTERS = {"me": "me", "open": "friend", "bot": "bot-normal", "beside": "beside"}
LOOK_OUT = """(selector) => new MutationObserver(() => {
    if (document.querySelector(selector)) document.documentElement.dataset.seen = '';
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })"""
DULL = ("resign",)  # moves a player who wants to see the end does not make
TIMING = """(() => {  // from a click on the main button to the next decision on the page
  let clicked = null;
  window.waits = [];
  const main = ({ target }) => target.closest?.('.prompt .main');
  addEventListener('click', (event) => { if (main(event)) clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (clicked !== null) window.waits.push(performance.now() - clicked);
    clicked = null;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-decision'] });
})()"""
waits: list[float] = []  # milliseconds, of all robots of this process


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    """The browser of this machine: Playwright's own is not needed. The one that has no windows comes first: it lays out
    and paints the same pages for a quarter less processor time. `whole`: one that can notify, too."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")[whole:]
    path = next((found for name in names if (found := shutil.which(name))), None)
    assert path is not None, "There is no Chromium here: `make browser` installs it."
    return playwright.chromium.launch(executable_path=path, args=list(ARGS))


class Robot:
    """One person: a profile of their own, one page."""

    def __init__(
        self, browser: Browser, url: str, lang: str = "en", width: int = 1366, height: int = 768, theme: str = "light"
    ) -> None:
        scheme: Any = theme
        self.url, self.lang = url, lang
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, color_scheme=scheme, reduced_motion="reduce",
            has_touch=width < 700, bypass_csp=False,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TIMING)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.watch(self.page)
        self.dice = random.Random(1)

    def look_out(self, selector: str) -> Locator:
        """From now on: there as soon as something like that has been on the page, however shortly."""
        self.page.evaluate(LOOK_OUT, selector)
        return self.page.locator("html[data-seen]")

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        lost = "WebSocket connection" in message.text or "ERR_INTERNET_DISCONNECTED" in message.text
        unpushed = "Push API in incognito mode" in message.text  # a profile of a test is such
        undone = "/positions/" in message.location.get("url", "") and "409" in message.text  # taken back meanwhile
        if message.type in ("error", "warning") and not (lost or unpushed or undone):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        host = urlsplit(request.url)
        if host.scheme in ("http", "https", "ws", "wss") and host.netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"asks another host: {request.url}")

    # ------------------------------------------------------------------ going places
    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def press(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        self.page.get_by_role(role, name=name).first.click()

    def play_a_bot(self, game: str) -> str:
        """Two clicks from home, of which the first is the address; the table's id."""
        self.go()
        self.page.locator(f"[data-game='{game}'] [data-play]").click()
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url(re.compile("/t/[^/]+$"))
        self.page.locator(".prompt").wait_for()
        return urlsplit(self.page.url).path.split("/")[2]

    def new_table(self, game: str, *seats: str) -> None:
        """Through the page of a new table: who sits where, then start."""
        self.go(f"/new/{game}")
        for n, kind in enumerate(seats):
            self.page.locator(f"[data-seat='{n}'] select").first.select_option(SITTERS[kind])
        self.page.locator("[data-start]").click()
        self.page.wait_for_url(re.compile("/t/[^/]+$"))

    def tab_to(self, selector: str) -> None:
        """As somebody without a mouse: Tab until it has the focus."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
        raise AssertionError(f"the keyboard does not reach {selector}")

    # ------------------------------------------------------------------ playing
    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def options(self) -> Locator:
        return self.prompt.locator("[data-option]:not([disabled])")

    def mine(self) -> bool:
        return self.page.locator("section.prompt.asks").count() > 0

    def decision(self) -> str:
        return self.page.locator("[data-decision]").get_attribute("data-decision") or ""

    def moved_on(self, before: str) -> None:
        """Wait for another decision than that."""
        self.page.locator(f"[data-decision]:not([data-decision='{before}'])").wait_for()

    def hand(self) -> list[str]:
        """The ids of my military cards."""
        cards = self.page.locator("[data-hand='military'] [data-id]").all()
        return [card.get_attribute("data-id") or "" for card in cards]

    def over(self) -> bool:
        return self.page.locator("[data-outcome]").count() > 0

    def asked(self) -> bool:
        """Wait until there is something to answer, or the game is over (False)."""
        self.page.locator("section.prompt.asks, [data-outcome]").first.wait_for()
        understood = self.page.locator("[data-understood]")
        while understood.count():
            understood.click()
        self.skip()
        return not self.over()

    def skip(self) -> None:
        """What is told before a question is put."""
        if self.page.locator("section.prompt.waits").count():
            self.page.keyboard.press("Space")

    def answer(self) -> None:
        """Any answer but giving up: by clicking an option, or first the group it is in, then the main button."""
        before = self.decision()
        self.choose()
        self.confirm(before)

    def confirm(self, before: str) -> None:
        """By the main button, unless the page has answered by itself meanwhile: an empty political phase passes. While
        the board is behind, a first key only ends what is told."""
        self.skip()
        try:
            self.prompt.locator(".main").click(timeout=ANSWERED)
        except TimeoutError:
            if self.decision() == before:
                raise
        self.moved_on(before)
        waits.extend(self.page.evaluate("() => window.waits.splice(0)"))

    def hurry(self) -> None:
        """End the turn if one may, else any answer."""
        self.skip()
        before = self.decision()
        end = self.prompt.locator("[data-option][data-symbol='end turn'], [data-option][data-symbol='pass politics']")
        if end.count():
            end.first.click()
        else:
            self.choose()
        self.confirm(before)

    def play(self, symbol: str) -> None:
        """That move: a button of the prompt, or of one of its groups."""
        before = self.decision()
        button = self.prompt.locator(f"[data-symbol='{symbol}']")
        for group in self.prompt.locator("button.group").all():
            if button.count():
                break
            group.click()
        button.first.click()
        self.prompt.locator(".main").click()
        self.moved_on(before)

    def send(self, *symbols: str) -> None:
        """These moves of a question that takes several, in one confirmation."""
        before = self.decision()
        for symbol in symbols:
            self.prompt.locator(f"[data-symbol='{symbol}']").click()
        self.prompt.locator(".main").click()
        self.moved_on(before)

    def symbols(self) -> list[str]:
        """The moves in the prompt."""
        return [button.get_attribute("data-symbol") or "" for button in self.prompt.locator("[data-symbol]").all()]

    def answer_by_keys(self) -> None:
        before = self.decision()
        if self.options.count() and not self.prompt.locator(".activation").count():
            self.page.keyboard.press("1" if self.prompt.locator("[aria-keyshortcuts='1'], .special").count() else "0")
            if self.prompt.locator(".sheet").count():
                self.page.keyboard.press("1")
        for line in (".special [role=group]:nth-of-type(1) button", ".special [role=group]:nth-of-type(2) button"):
            if self.page.locator(line).count():
                self.tab_to(line)
                self.page.keyboard.press("Space")
        self.page.keyboard.press("Enter")
        self.moved_on(before)

    def resign(self) -> None:
        self.page.locator("[data-menu]").click()
        self.page.locator("[data-resign]").click()
        self.page.get_by_role("dialog").locator("button.pri, button.danger").last.click()

    def choose(self) -> None:
        if self.prompt.locator("[data-plan]").count():
            self.gather()
            return
        if self.prompt.locator("[data-give]").count():
            self.exchange()
            return
        lines = self.prompt.locator(".special [role=group]").all()
        for line in lines:
            buttons = line.locator("button").all()
            buttons[self.dice.randrange(len(buttons))].click()
        if lines:
            return
        groups = self.prompt.locator("button.group")
        buttons = [b for b in self.options.all() if b.get_attribute("data-symbol") not in DULL]
        n = self.dice.randrange(len(buttons) + groups.count())
        if n < len(buttons):
            buttons[n].click()
            return
        groups.nth(n - len(buttons)).click()
        inside = self.prompt.locator(".sheet [data-option]")
        inside.nth(self.dice.randrange(inside.count())).click()

    def exchange(self) -> None:
        """A cube for another, or no more."""
        done = self.prompt.locator("[data-symbol='done']")
        if done.count() and self.dice.random() < 0.5:
            done.first.click()
            return
        for side in ("[data-give]", "[data-take]"):
            cubes = self.prompt.locator(f"{side} [data-option]:not([aria-disabled='true'])").all()
            cubes[self.dice.randrange(len(cubes))].click()

    def gather(self) -> None:
        """Any of what may be chosen together: nothing too, if that is allowed."""
        parts = self.options.all()
        for part in self.dice.sample(parts, self.dice.randint(0, len(parts))):
            if part.is_enabled():
                part.click()
        for part in (*parts, *parts[:1]):
            if self.prompt.locator(".main").is_enabled():
                return
            if part == parts[0] or part.get_attribute("aria-pressed") != "true":
                part.click()

    def play_on(self, most: int = 10_000) -> int:
        """Until the end, or so many answers; how many there were."""
        for n in range(most):
            if not self.asked():
                return n
            self.answer()
        return most

    def expect_outcome(self) -> None:
        expect(self.page.locator("[data-outcome]")).to_be_visible()
