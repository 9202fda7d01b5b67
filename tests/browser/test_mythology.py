"""Age of Mythology at three seats, two browsers and a bot: a battle, its armies and cards chosen in secret."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, WebSocket, expect

from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.scenario import Scenario as Myth
from clio.games.age_of_mythology.state import PERMANENT, Mythology
from tests.browser.conftest import NewRobot
from tests.browser.fullest import seated
from tests.browser.robot import Robot
from tests.server.company import MYTH, tables_begin
from tests.server.running import Running
from tests.server.twins import to_a_battle


class Wire:
    """What a page was told of the table, but for presence and the like."""

    def __init__(self, robot: Robot) -> None:
        self.states: list[dict[str, Any]] = []
        robot.page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.states.append(message)


def invited(host: Robot, friend: Robot, server: Running) -> str:
    """A table of two people and a bot at the first choice of armies: the host attacks the friend."""
    host.go()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    with tables_begin(*to_a_battle(3, "browser", [0, 1])):
        made = host.page.request.post(f"{server.url}/api/tables", data={"game": MYTH, "seats": seats})
    id = str(made.json()["id"])
    host.go(f"/t/{id}")
    friend.page.goto(host.page.locator(".invite input").first.input_value())
    friend.page.get_by_role("textbox").first.fill("Amina")
    friend.page.locator("[data-join]").click()
    host.at_table()
    friend.at_table()
    return id


def hidden_hands(server: Running, id: str) -> list[set[str]]:
    """The random cards of both people that lie nowhere in the open."""
    s: Any = server.table(id).table.state
    assert isinstance(s, Mythology)
    shown = {card for pile in s.used for card in pile} | {card for p in s.players for card in p.out}
    hands = [{card for card in p.hand if card >= PERMANENT} - shown for p in s.players[:2]]
    return [{BOOK.id[card] for card in hand - other} for hand, other in (hands, hands[::-1])]


def test_two_browsers_choose_in_secret_and_fight(newcomer: NewRobot, server: Running) -> None:
    host, friend = newcomer("en"), newcomer("fr")
    wires = Wire(host), Wire(friend)
    id = invited(host, friend, server)
    host.asked()
    friend.asked()
    for robot, hidden in zip((host, friend), hidden_hands(server, id)[::-1], strict=True):
        text = robot.page.content()
        assert [card for card in hidden if f'"{card}"' in text] == []
    muster(host, friend, wires[0])
    encounter(host, friend, wires[0])
    for me, wire in enumerate(wires):
        for state in wire.states:
            if state["table"]["status"] == "gathering":  # before all are seated nobody sees anything
                assert not state["view"]
            else:
                assert [p["hand"] is None for p in state["view"]["players"]] == [seat != me for seat in range(3)]


def muster(host: Robot, friend: Robot, wire: Wire) -> None:
    """The defender, whose turn comes second, chooses first: the attacker's page hears of it when it is complete."""
    before, seen = len(wire.states), host.page.locator("[data-seq]").get_attribute("data-seq")
    units = [symbol for symbol in friend.symbols() if symbol.startswith("send ")]
    waver(friend, units[:2])
    assert len(wire.states) == before
    assert host.page.locator("[data-seq]").get_attribute("data-seq") == seen
    friend.send(*units[:2])
    expect(friend.page.locator("section.prompt.asks")).to_have_count(0)
    expect(host.page.locator(f"[data-seq='{seen}']")).to_have_count(0)
    assert wire.states[-1]["view"]["battle"]["revealed"] is False
    assert [side["army"] for side in wire.states[-1]["view"]["battle"]["sides"]] == [[], []]
    own = [symbol for symbol in host.symbols() if symbol.startswith("send ")]
    host.send(*own[:2])
    expect(friend.page.locator(".arena")).to_be_visible()
    armies = [[unit["id"] for unit in side["army"]] for side in wire.states[-1]["view"]["battle"]["sides"]]
    assert armies == [sorted_ids(own[:2], armies[0]), sorted_ids(units[:2], armies[1])]


def waver(robot: Robot, units: list[str]) -> None:
    """Somebody gathers an army, by clicks and by keys, and thinks better of it: nothing of it is sent."""
    decision, main = robot.decision(), robot.prompt.locator(".main")
    for symbol in units:
        robot.prompt.locator(f"[data-symbol='{symbol}']").click()
    expect(robot.prompt.locator("[data-plan] [aria-pressed='true']")).to_have_count(len(units))
    expect(robot.page.locator(".chosen button.in")).to_have_count(len(units))
    robot.page.locator(".chosen button.in").first.click()
    expect(main).to_contain_text(f"{len(units) - 1} ")
    robot.page.keyboard.press("1")
    expect(main).to_contain_text(f"{len(units)} ")
    robot.page.keyboard.press("Escape")
    expect(robot.prompt.locator("[data-plan] [aria-pressed='true']")).to_have_count(0)
    assert robot.decision() == decision


def sorted_ids(symbols: list[str], order: list[str]) -> list[str]:
    return sorted((symbol.removeprefix("send ") for symbol in symbols), key=order.index)


def encounter(host: Robot, friend: Robot, wire: Wire) -> None:
    """Both fight, the later one lays a card first; then dice fall."""
    for robot in (host, friend):
        robot.asked()
        robot.play("fight")
    host.page.emulate_media(reduced_motion="no-preference")
    rolled = host.look_out(".die.rolling")
    for robot in (friend, host):
        robot.asked()
        robot.play(next(symbol for symbol in robot.symbols() if symbol.startswith("lay ")))
    host.page.wait_for_timeout(200)
    while all(side["last_hits"] == 0 and not side["last_roll"] for side in wire.states[-1]["view"]["battle"]["sides"]):
        asked = host if host.mine() else friend
        asked.asked()
        asked.answer()  # throws, replacements
    rolled.wait_for(state="attached")
    for robot in (host, friend):
        expect(robot.page.locator(".arena")).to_be_visible()


def test_the_parts_of_an_army_keep_their_places(browser: Browser, server: Running) -> None:
    robot = Robot(browser, server.url, "fr")
    army = Myth(2).units(0, toxotes=2, hoplite=2, hippokon=2, hydra=4, minotaur=1)
    robot.go(f"/t/{seated(server, robot, MYTH, army.attack(1, 0, 'city'))}")
    robot.asked()
    more = robot.page.locator(".prompt .steps button:last-child")
    expect(more).to_have_count(4)
    before = [each.bounding_box() for each in more.all()]
    for chosen in (1, 2):
        more.nth(3).click()
        expect(robot.page.locator(".prompt .steps .n b").nth(3)).to_have_text(str(chosen))
        assert [each.bounding_box() for each in more.all()] == before
    robot.context.close()


def test_a_hint_and_the_round_lie_over_nothing(newcomer: NewRobot, server: Running) -> None:
    """Own cubes and chances stay in sight beside a hint, the strip of the round beside a card that is pointed at."""
    robot = newcomer("fr")
    laid = Myth(2).units(0, toxotes=2, hoplite=2).hand(0, "recruit-5", "attack-7", "permanent-gather").action()
    robot.go(f"/t/{seated(server, robot, MYTH, laid)}")
    robot.asked()
    robot.page.keyboard.press("h")
    advice = robot.page.locator("[data-advice]")
    advice.wait_for()
    board, note = robot.page.locator("section.board").bounding_box(), advice.bounding_box()
    assert board is not None
    assert note is not None
    assert note["x"] >= board["x"] + board["width"]
    assert robot.prompt.bounding_box()["y"] >= note["y"] + note["height"]  # type: ignore[index]
    robot.page.locator(".hand .cards .thing").first.hover()
    expect(robot.page.locator(".rail .pane")).to_be_visible()
    expect(robot.page.locator(".rail .strip .track")).to_be_visible()


def test_the_chances_are_seen_whole_below_a_long_text(newcomer: NewRobot, server: Running) -> None:
    """The Cyclops says more than any other unit."""
    robot = newcomer("fr")
    army = Myth(2, ("greek", "norse")).units(0, hoplite=2, toxotes=1, hippokon=1, cyclops=1, hydra=1, centaur=1)
    table = army.units(1, huskarl=2, throwing_axeman=1, jarl=1, troll=1, valkyrie=1, frost_giant=1).battle(
        0, 1, "production", "attack-7")
    s: Any = table.state
    while not (table.seat == 0 and s.battle.encounter > 1 and table.options[0].move == "lay"):
        wanted = ("fight", "lay cyclops", "lay valkyrie", table.options[0].symbol)
        table.play(next(move for move in wanted if move in [option.symbol for option in table.options]))
        s = table.state
    robot.go(f"/t/{seated(server, robot, MYTH, table)}")
    robot.asked()
    box = robot.page.locator(".odds .scroll").bounding_box()
    last = robot.page.locator(".odds tbody tr").last.bounding_box()
    assert box is not None
    assert last is not None
    assert last["y"] + last["height"] <= box["y"] + box["height"]
