"""The key screens in both languages, for docs/screenshots: `make screenshots`.

English in the light theme, French in the dark one. The games are real: bots have played them to the moment shown."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import clio
from clio import bots
from clio.bots import Position
from clio.engine.history import Table
from tests.browser.robot import Robot, launch
from tests.server.running import running

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DUEL, AGES, MYTH = "monumental-duel", "through-the-ages", "age-of-mythology"
NAMES = ["Inès", "Bot Akbar", "Tomás"]


def played(game: str, players: int, decisions: int, seat: int, seed: str, **options: str) -> tuple[str, int]:
    """A game of greedy bots as an exported record, at a moment when the seat is asked."""
    table = clio.new(game, players, seed, options, NAMES[:players])
    bot = bots.make("greedy", table.game, seed)
    while not table.over and (len(table.actions) < decisions or table.seat != seat):
        assert table.seat is not None
        table.play(bot.choose(Position(table.game, table.state, table.seat)))
    return table.save(), len(table.actions)


def fought() -> tuple[str, int]:
    """The first game of greedy bots in which the first seat lays a card after the first encounter of a battle."""
    for seed in range(1, 100):
        table = clio.new(MYTH, 3, seed, {}, NAMES)
        bot = bots.make("greedy", table.game, str(seed))
        while table.seat is not None:
            if lays(table):
                return table.save(), len(table.actions)
            table.play(bot.choose(Position(table.game, table.state, table.seat)))
    raise AssertionError("the bots are too peaceful")


def lays(table: Table) -> bool:
    s: Any = table.state
    wanted = table.seat == 0 and s.battle is not None and s.battle.encounter > 1 and len(table.options) > 1
    return wanted and table.options[0].symbol.startswith("lay ")


class Album:
    """One language: a person who goes from screen to screen and keeps a picture of each."""

    def __init__(self, browser: Browser, url: str, lang: str) -> None:
        self.browser, self.url, self.lang = browser, url, lang
        self.theme = "dark" if lang == "fr" else "light"
        self.robot = Robot(browser, url, lang, theme=self.theme)

    def keep(self, name: str, robot: Robot | None = None) -> None:
        page = (robot or self.robot).page
        page.mouse.move(0, 0)
        page.wait_for_timeout(700)  # icons and the last transition
        page.screenshot(path=FOLDER / f"{name}-{self.lang}.png")
        print(f"  {name}-{self.lang}.png")

    def page(self, name: str, path: str, ready: str = "h1") -> None:
        self.robot.go(path)
        self.robot.page.locator(ready).first.wait_for()
        self.keep(name)

    def imported(self, robot: Robot, record: str) -> str:
        """The id of a table that holds the record."""
        robot.go()
        json = {"content-type": "application/json"}
        answer = robot.page.request.post(f"{self.url}/api/import", data=record, headers=json)
        return str(answer.json()["id"])

    def branch(self, robot: Robot, record: str, decision: int, seat: int) -> None:
        """Sit down in the middle of a game."""
        id = self.imported(robot, record)
        wish = {"decision": decision, "seat": seat}
        answer = robot.page.request.post(f"{self.url}/api/tables/{id}/branch", data=wish)
        robot.go(f"/t/{answer.json()['id']}")
        robot.asked()

    def table(self, name: str, record: tuple[str, int], seat: int, then: Callable[[Robot], None] | None = None) -> None:
        self.branch(self.robot, *record, seat)
        if then is not None:
            then(self.robot)
        self.keep(name)

    def phone(self, name: str, record: tuple[str, int], seat: int) -> None:
        robot = Robot(self.browser, self.url, self.lang, 390, 844, self.theme)
        self.branch(robot, *record, seat)
        self.keep(name, robot)
        robot.context.close()


def choose_lines(robot: Robot) -> None:
    """A row and a column, with the preview of what they give."""
    for n, line in enumerate(robot.prompt.locator(".special [role=group]").all()):
        line.locator("button").nth(n).click()
    robot.page.wait_for_timeout(500)


def choose_first(robot: Robot) -> None:
    robot.options.nth(1).click()
    robot.page.wait_for_timeout(500)


def shoot(album: Album, records: dict[str, tuple[str, int]]) -> None:
    album.table("duel", records["duel"], 0, choose_lines)
    album.table("duel-actions", records["actions"], 0)
    album.table("ages", records["ages"], 0, choose_first)
    album.table("ages-late", records["late"], 0)
    album.table("myth", records["myth"], 0)
    album.table("myth-battle", records["battle"], 0)
    album.phone("phone-duel", records["duel"], 0)
    album.phone("phone-ages", records["ages"], 0)
    album.phone("phone-myth", records["myth"], 0)
    album.page("home", "/")
    album.page("new-table", f"/new/{DUEL}")
    album.page("cards", f"/cards/{AGES}")
    album.page("rules", f"/rules/{DUEL}#MD-WON-02")
    id = album.imported(album.robot, records["whole"][0])
    album.page("replay", f"/t/{id}/replay?at=150", "[data-at]")


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    records = {
        "duel": played(DUEL, 2, 120, 0, "7", modules="both"),
        "actions": played(DUEL, 2, 90, 0, "12", modules="trade"),
        "ages": played(AGES, 3, 160, 0, "5"),
        "late": played(AGES, 3, 330, 0, "8"),
        "myth": played(MYTH, 3, 140, 0, "4"),
        "battle": fought(),
        "whole": played(DUEL, 2, 10_000, 0, "3"),
    }
    duel = clio.load(records["duel"][0])
    while duel.seat != 0 or duel.options[0].move != "activate":  # back to the choice of a row and a column
        duel.undo(anyway=True)
    records["duel"] = (records["duel"][0], len(duel.actions))
    with tempfile.TemporaryDirectory() as folder, running(folder) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for lang in ("en", "fr"):
            shoot(Album(browser, server.url, lang), records)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
