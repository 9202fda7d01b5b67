"""Coming in: new connections, sockets that begin, people who come all at once and those who come back. Bounds, never
times."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from clio.server import door
from clio.server import messages as m
from clio.server.addresses import Proxies
from clio.server.gate import Gate, GuardedSocket, places
from clio.server.limits import (
    CONNECTIONS, CONNECTIONS_PER_ADDRESS, MESSAGES_BURST, MESSAGES_PER_SECOND, ODD_FRAMES, SOCKETS_PER_TABLE,
    SPARE_FILES,
)
from clio.server.rates import Buckets
from tests.server.company import DUEL, Knocking, hot_seat, play, sitting, until
from tests.server.player import Player, Visitor
from tests.server.running import Running, running

GET = b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /none HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")


async def denied(server: Running, path: str, host: str = "localhost") -> tuple[int, str]:
    """How a socket was refused before it was one."""
    with pytest.raises(InvalidStatus) as caught:
        async with connect(f"ws://{host}{path}", host="127.0.0.1", port=server.sock.getsockname()[1], proxy=None):
            pass
    return caught.value.response.status_code, caught.value.response.body.decode()


# ---------------------------------------------------------------------- new connections
def test_an_address_comes_so_often() -> None:
    """Whether or not they leave again. A trusted proxy stands for many."""
    gate = Gate(10**6, Proxies(["192.0.2.9"]), Buckets(1e-6, 10))
    for host in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "192.0.2.9"):
        let_in = []
        for _ in range(20):
            let_in.append(gate.enter(host))
            if let_in[-1]:
                gate.leave(host)
        most = {"192.0.2.1": 10, "2001:db8::1": 10, "192.0.2.9": 20}[host]
        assert sum(let_in) <= most
        assert gate.enter("192.0.2.9")
    assert sum(let_in) == 20


@pytest.mark.parametrize(("soft", "hard", "found"), [
    (1024, 4096, 4096 - SPARE_FILES), (1024, 10**6, CONNECTIONS), (1024, -1, CONNECTIONS), (10**6, 10**6, CONNECTIONS),
    (-1, -1, CONNECTIONS), (64, 64, SPARE_FILES), (1024, 1024, 1024 - SPARE_FILES),
])
def test_as_many_places_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, found: int
) -> None:
    """Asked for, where it allows fewer as long as one does not ask; and no more than are needed."""
    resource, now = pytest.importorskip("resource"), [soft, hard]
    monkeypatch.setattr(resource, "getrlimit", lambda what: tuple(now))
    monkeypatch.setattr(resource, "setrlimit", lambda what, new: now.__setitem__(slice(2), new))
    assert places() == found
    assert now[1] == hard
    monkeypatch.setattr(resource, "setrlimit", lambda what, new: (_ for _ in ()).throw(OSError()))
    now[0] = soft
    assert places() <= found


async def test_who_owes_a_body_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four addresses could else hold all places for ever, with requests that never end. Who waits for an answer, or
    sits at a table, stays."""
    half = GET.replace(b"GET", b"PUT").replace(b"host:", b"content-length: 99\r\nhost:")
    with running(tmp_path) as server:
        gate = server.service.gate
        async with hot_seat(server.url) as visit, Knocking(server) as halves, Knocking(server) as newcomers:
            others = gate.inside.total()
            monkeypatch.setattr(gate, "most", others + 5)
            for _ in range(5):
                await halves.knock(half)
            await until(lambda: gate.inside.total() == others + 5)
            for _ in range(4):
                assert b" 200 " in await (await newcomers.knock(GET)).readline()
            with suppress(ConnectionError):
                assert await halves[0][0].read() == b""
            await play([visit], 2)


async def test_who_comes_too_often_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, rate=1e-6, burst=2) as server:
        begun: list[Any] = []
        monkeypatch.setattr(GuardedSocket, "__init__", lambda *args, **more: begun.append(args))
        async with Knocking(server) as visitors:
            for _ in range(10):
                await visitors.knock()
            await until(lambda: server.service.gate.inside.total() == 10)
            for text in (GET, UPGRADE, b""):
                with suppress(ConnectionError):
                    assert b" 503 " in (await (await visitors.knock(text)).read()).splitlines()[0]
            async with Player(server.url, source="127.0.0.9"):
                pass
        assert not begun


# ---------------------------------------------------------------------- sockets that begin
async def test_a_socket_pays_before_it_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REFUSED_SECONDS", 0.0)
    with running(tmp_path, rate=1e-6, burst=3) as server:
        accepted: list[Any] = []
        whole = WebSocket.accept

        async def counted(self: Any, *args: Any) -> None:
            accepted.append(self)
            await whole(self, *args)

        monkeypatch.setattr(WebSocket, "accept", counted)
        for _ in range(3):
            there = server.url.replace("http", "ws") + "/api/tables/none-at-all/socket"
            async with connect(there, proxy=None) as socket:
                assert '"no_table"' in str(await socket.recv())
        status, text = await denied(server, "/api/tables/none-at-all/socket?lang=fr")
        assert status == 429
        assert '"too_fast"' in text
        assert len(accepted) == 3


async def test_sockets_that_lead_nowhere_count(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[float] = []
    monkeypatch.setattr(server.app.state.door.files.of("127.0.0.1"), "fine", counted.append)
    for path, host, status in (
        ("/none", "localhost", 404), ("/api/tables/socket", "localhost", 404), ("/", "evil.example", 421),
    ):
        counted.clear()
        found, text = await denied(server, path, host)
        assert (found, '"code"' in text, counted) == (status, True, [1]), path


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.TEXT, Opcode.CLOSE, Opcode.CONT])
async def test_nobody_talks_before_they_are_let_in(
    tmp_path: Path, kind: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a socket waits for its turn, what it sends waits too, or ends it; nothing is wrong on our side."""
    logged: list[Any] = []
    monkeypatch.setattr("logging.Logger.error", lambda *said, **more: logged.append(said))
    with running(tmp_path, rate=1e6, burst=10**6) as server:
        bucket = server.app.state.door.files.of("127.0.0.1")
        monkeypatch.setattr(bucket, "wait", lambda cost: 0.3)
        async with Knocking(server) as visitor:
            frames = Frame(kind, b"", True).serialize(mask=True) * 10 * ODD_FRAMES
            reader = await visitor.knock(UPGRADE)
            await until(lambda: server.app.state.door.waiting)
            [here] = server.server.server_state.connections
            assert isinstance(here, GuardedSocket)
            visitor[0][1].write(frames)
            answer = b""
            with suppress(ConnectionError):
                answer = await reader.read()
            assert b" 101 " not in answer
            assert not here.unparsed
            assert here.queue.qsize() <= 3, "that it came, and that it left, which is told twice"
            await until(lambda: not server.service.gate.inside)
    assert not logged


async def test_who_cannot_be_kept_waiting_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else they would be refused as fast as they can ask; to come back counts."""
    with running(tmp_path, rate=1e-6, burst=10) as server:
        for buckets in (server.app.state.door.addresses, server.app.state.door.files):
            monkeypatch.setattr(buckets.of("127.0.0.1"), "level", -1.0)
        monkeypatch.setitem(server.app.state.door.waiting, "127.0.0.1", 10**7)
        async with Knocking(server) as visitor:
            for ask in (GET, GET.replace(b"api/me", b"none"), GET.replace(b"api/me", b"api/none")):
                answer = await (await visitor.knock(ask * 3)).read()
                assert answer.count(b"HTTP/1.1 429") == 1
                assert b"connection: close" in answer
                assert b"retry-after" in answer
        for path in ("/none", "/api/tables/none-at-all/socket"):
            assert (await denied(server, path))[0] == 429


# ---------------------------------------------------------------------- many at once
async def test_a_class_comes_in_at_once(tmp_path: Path) -> None:
    """Thirty people of one address, under the usual limits: each loads a page as a browser does, over six connections,
    asks what a page asks and sits down at a table of their own. Nobody is refused anything."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    for n in range(15):
        (assets / f"part-{n}.js").write_bytes(random.Random(n).randbytes(8_000))
    limits = {"rate": MESSAGES_PER_SECOND, "burst": MESSAGES_BURST, "connections": CONNECTIONS_PER_ADDRESS}
    with running(tmp_path / "data", static=str(tmp_path / "static"), **limits) as server:
        here: list[Visitor] = []

        async def pupil() -> None:
            person = Player(server.url)
            try:
                assert (await person.http.get("/")).status_code == 200
                asked = [*(f"/assets/part-{n}.js" for n in range(15)), "/api/me", "/api/games", "/api/tables"]
                few = asyncio.Semaphore(6)

                async def get(path: str) -> int:
                    async with few:
                        return (await person.http.get(path)).status_code

                assert set(await asyncio.gather(*map(get, asked))) == {200}
                here.append(await person.sit(await person.table(DUEL, "me", "me")))
            finally:
                await person.close()

        await asyncio.gather(*(pupil() for _ in range(30)))
        assert len(here) == 30
        for visit in here:
            await play([visit], 1)
            await visit.close()


async def test_what_proxies_send(tmp_path: Path) -> None:
    """Requests of many people one behind the other on few connections, which are kept for long."""
    with running(tmp_path, rate=1.0, burst=3, connections=2, proxies=("127.0.0.1",)) as server:
        async with Knocking(server) as proxy:
            for n in range(5):
                reader = await proxy.knock()
                for k in range(4):
                    for each in range(4):
                        person = f"203.0.113.{16 * n + 4 * k + each}".encode()
                        proxy[-1][1].write(GET.replace(b"host:", b"x-forwarded-for: " + person + b"\r\nhost:"))
                    for _ in range(4):
                        assert b" 200 " in await reader.readline()
                        await reader.readuntil(b"}")


# ---------------------------------------------------------------------- people who come back
async def test_who_comes_back_is_let_in(server: Running) -> None:
    """Again and again, while nobody has noticed yet that the connections before are dead."""
    async with hot_seat(server.url) as visit, Knocking(server) as dead:
        page, visits = visit.player, server.service.visits
        for n in range(3 * SOCKETS_PER_TABLE):
            cookie = f"host: localhost\r\ncookie: clio={page.http.cookies['clio']}".encode()
            there = UPGRADE.replace(b"/none", f"/api/tables/{visit.id}/socket".encode())
            reader = await dead.knock(there.replace(b"host: localhost", cookie))
            await reader.readuntil(b"\r\n\r\n")
            dead[-1][1].write(Frame(Opcode.TEXT, b'{"type":"hello"}', True).serialize(mask=True))
            await reader.readuntil(b'"type":"state"')
            await visit.send(m.Ping())  # the page that lives
            await visit.until(lambda: len(visit.news) > n)  # noqa: B023
            assert len([each for each in visits if not each.ended]) <= SOCKETS_PER_TABLE
        async with sitting(page, visit.id) as again:
            await play([again], 2)
        await play([visit], 2)
        assert not any(isinstance(news, m.Bye) for news in visit.news)


async def test_who_has_too_many_pages_open_is_told_once(server: Running) -> None:
    """The page that was silent for longest is closed, and does not come back by itself to close another."""
    async with hot_seat(server.url) as visit:
        more = [await visit.player.sit(visit.id) for _ in range(SOCKETS_PER_TABLE)]
        await visit.until(lambda: any(isinstance(news, m.Bye) for news in visit.news))
        [bye] = [news for news in visit.news if isinstance(news, m.Bye)]
        assert not bye.again
        assert bye.problem is not None
        assert (bye.problem.code, str(SOCKETS_PER_TABLE) in bye.problem.text) == ("too_many", True)
        await play(more[:1], 2)
        for each in more:
            assert not any(isinstance(news, m.Bye) for news in each.news)
            await each.close()
    await until(lambda: not server.app.state.door.pages)
