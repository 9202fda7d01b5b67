"""All that an address may send in some seconds, sent at one moment: others are served in between. Bounds, never
times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from clio.server import messages as m
from clio.server import metrics
from clio.server.door import Door
from clio.server.limits import SOCKETS_PER_TABLE
from clio.server.sockets import Visit
from clio.server.turns import OTHERS, Line
from tests.server.company import Knocking, guests, hot_seat, play, sitting, until
from tests.server.player import Player
from tests.server.running import Running

MANY = 50


def coming_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})


async def test_requests_of_an_address_begin_one_at_a_time(server: Running) -> None:
    """What others ask is done between any two of them, however many there are."""
    door, begun = Door(server.service), list[str]()

    async def ask(host: str) -> None:
        await door.line(coming_from(host)).turn()
        begun.append(host)

    many = [asyncio.create_task(ask("192.0.2.1")) for _ in range(MANY)]
    await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.gather(ask("192.0.2.2"), asyncio.sleep(0))
    assert begun.count("192.0.2.2") == 5
    assert begun.count("192.0.2.1") <= 2 * 5
    await asyncio.gather(*many)
    assert len(begun) == MANY + 5
    assert not door.lines, "nobody is remembered"


async def test_who_leaves_keeps_nobody_waiting(server: Running) -> None:
    door = Door(server.service)
    many = [asyncio.create_task(door.line(coming_from("192.0.2.1")).turn()) for _ in range(MANY)]
    await asyncio.sleep(0)
    for task in many[:-1]:
        task.cancel()
    async with asyncio.timeout(10):
        await many[-1]


async def test_every_request_waits_for_its_turn(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []
    line = Door.line

    def counted(self: Door, connection: HTTPConnection) -> Line:
        passed.append(connection.scope["path"])
        return line(self, connection)

    monkeypatch.setattr(Door, "line", counted)
    async with Knocking(server) as visitor:
        for path, host in (("/", "localhost"), ("/api/me", "localhost"), ("/none", "evil.example")):
            await (await visitor.knock(f"GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())).readline()
    with pytest.raises(InvalidStatus):
        async with connect(server.url.replace("http", "ws") + "/a/socket", proxy=None):
            pass
    assert passed == ["/", "/api/me", "/none", "/a/socket"]


async def test_states_of_an_address_are_built_one_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five pages look at a game: each is told of a move in a pass of the event loop of its own, others in between."""
    passes, built, worded = count(), list[int](), Visit._worded
    now = next(passes)

    async def tick() -> None:
        nonlocal now
        while True:
            now = next(passes)
            await asyncio.sleep(0)

    def noted(self: Visit) -> bytes:
        built.append(now)
        return worded(self)

    assert server.loop is not None
    async with hot_seat(server.url) as ann, AsyncExitStack() as stack:
        for _ in range(SOCKETS_PER_TABLE - 1):
            await stack.enter_async_context(sitting(ann.player, ann.id))
        ticking = asyncio.run_coroutine_threadsafe(tick(), server.loop)
        monkeypatch.setattr(Visit, "_worded", noted)
        await play([ann], 1)
        await until(lambda: len(built) >= SOCKETS_PER_TABLE)
        ticking.cancel()
    assert len(set(built)) == len(built)


async def test_others_have_the_loop_for_longer_than_an_address_has_used_it(monkeypatch: pytest.MonkeyPatch) -> None:
    line, waits = Line(), list[float]()
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def at_once(delay: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        waits.append(delay)
        return later(0, call)

    monkeypatch.setattr(loop, "call_later", at_once)
    async with line as mine:
        mine.used = 0.25
    await line.turn()
    assert waits == [OTHERS * 0.25, 0.0]


async def test_a_table_is_not_locked_by_those_who_wait_to_be_told(server: Running) -> None:
    """Somebody's address has a long line: who looks on from there waits in it, and the game goes on."""
    async with hot_seat(server.url) as ann, Player(server.url, source="127.0.0.9") as bob:
        key = (await ann.player.get(f"/api/tables/{ann.id}", m.TableInfo)).watch_key
        async with sitting(bob, ann.id, watch=key):
            line = next(visit.line for visit in server.service.visits if visit.reader.seat is None)
            server.do(line.lock.acquire())
            await play([ann], 3)
            assert server.loop is not None
            server.loop.call_soon_threadsafe(line.lock.release)


@pytest.mark.parametrize(("path", "read"), [
    ("/api/tables?scope=open", "open_tables"), ("/api/tables?scope=mine", "mine"), ("/api/tables", "guest"),
    ("/api/tables/nowhere1", "table"),
])
async def test_an_address_reads_one_thing_at_a_time(
    server: Running, path: str, read: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists, who asks, whether a table is there: the database has few readers. Another address does not wait for it."""
    here, most = list[Any](), list[int]()
    slow, others = asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any) -> Any:
        here.append(args)
        most.append(len(here))
        if len(here) == 2:
            others.set()
        await slow.wait()
        here.pop()
        return None if read in ("guest", "table") else []

    async with guests(server.url) as [ann], Player(server.url, source="127.0.0.9") as bob:
        await bob.get("/api/me", m.Me)
        monkeypatch.setattr(server.service.store, read, slowly)
        asked = [asyncio.create_task(each.http.get(path)) for each in [ann] * 20 + [bob]]
        await until(others.is_set)
        assert server.loop is not None
        server.loop.call_soon_threadsafe(slow.set)
        await asyncio.gather(*asked)
    assert max(most) == 2
    assert not server.service.listing
    assert not server.service.rooms.looking


def test_numbers_are_put_together_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    made, now = count(1), [100.0]
    monkeypatch.setattr(metrics, "generate_latest", lambda registry: b"%d" % next(made))
    monkeypatch.setattr("clio.server.metrics.time.monotonic", lambda: now[0])
    numbers = metrics.Metrics()
    assert {numbers.text() for _ in range(20)} == {b"1"}
    now[0] += metrics.KEPT_SECONDS
    assert {numbers.text() for _ in range(20)} == {b"2"}
