"""What comes over a connection before it is a request or a message: headers, queues of requests, frames. Bounds, never
times."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from clio.server import garbage, gate, sockets
from clio.server.gate import SOCKET_PIECE, Guarded, GuardedSocket
from clio.server.limits import (
    FRAME_BYTES, HEADER_BYTES, HEADER_LINES, IMPORT_BYTES, MESSAGE_BYTES, ODD_FRAMES, PIPELINED, UNREAD_BYTES,
)
from tests.server.company import DUEL, Knocking, guests, until
from tests.server.running import Running, running

GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
PUT = b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
ONE_READ = 256 * 1024  # bytes that the event loop takes from the system at once


async def said(visitor: Knocking, text: bytes) -> bytes:
    """All that the server answers, until it closes."""
    reader, found = await visitor.knock(text), b""
    with suppress(ConnectionError):
        while more := await reader.read(ONE_READ):
            found += more
    return found


def frame(kind: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


# ---------------------------------------------------------------------- headers
@pytest.mark.parametrize("text", [
    GET + b"x: " + b"x" * (HEADER_BYTES + gate.PIECE), GET + b"a: b\r\n" * (HEADER_LINES + 1),
    b"\r\n" * HEADER_BYTES,
])
async def test_a_header_has_an_end(server: Running, text: bytes) -> None:
    async with Knocking(server) as visitor:
        answer = await said(visitor, text)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert "trop long" in answer.decode()


@pytest.mark.parametrize("text", [
    b"1\r\n{\r\n" * HEADER_BYTES, b"0\r\n" + b"a: b\r\n" * 200, b"0\r\na: " + b"x" * 2 * HEADER_BYTES,
])
async def test_so_has_what_is_around_a_body(server: Running, text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    most: Counter[str] = Counter()
    fed = Guarded.data_received

    def counted(self: Guarded, data: bytes) -> None:
        fed(self, data)
        most["around"] = max(most["around"], self.around)
        most["lines"] = max(most["lines"], self.lines)

    monkeypatch.setattr(Guarded, "data_received", counted)
    async with Knocking(server) as visitor:
        await said(visitor, PUT + text)
    assert most["around"] <= HEADER_BYTES + gate.PIECE + 1
    assert most["lines"] <= HEADER_LINES + 1


async def test_a_long_header_is_no_harm(server: Running) -> None:
    """Cookies of other pages of this machine come along."""
    async with Knocking(server) as visitor:
        reader = await visitor.knock(GET + b"cookie: " + b"x" * (HEADER_BYTES - 2 * gate.PIECE) + b"\r\n\r\n")
        assert b"200 OK" in await reader.readline()
        body = b"5\r\n     \r\n" * 1000 + b"2\r\n{}\r\n0\r\n\r\n"
        reader = await visitor.knock(PUT + body)
        assert b"200 OK" in await reader.readline()


# ---------------------------------------------------------------------- bodies that nobody reads
@pytest.mark.parametrize("ask", [b"GET /health", b"GET /api/me", b"PUT /api/me", b"POST /api/none", b"PATCH /api/me"])
async def test_after_the_answer_so_much_is_read(server: Running, ask: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[int] = []
    whole = Guarded.on_body

    def counted(self: Guarded, body: bytes) -> None:
        fed.append(len(body))
        whole(self, body)

    monkeypatch.setattr(Guarded, "on_body", counted)
    gate = server.service.gate
    before = gate.inside.total()
    async with Knocking(server) as visitor:
        reader = await visitor.knock(ask + b" HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000000\r\n\r\n")
        writer = visitor[0][1]
        if ask.startswith(b"PUT"):
            writer.write(b" " * (MESSAGE_BYTES + 1))
        assert b"HTTP/1.1 " in await reader.readline(), "before the body has come"
        with suppress(ConnectionError):
            while not writer.is_closing() and sum(fed) < 10 * UNREAD_BYTES:
                writer.write(b" " * ONE_READ)
                await writer.drain()
                await asyncio.sleep(0)
        await until(lambda: gate.inside.total() <= before)
        rest = b""
        with suppress(ConnectionError):
            rest = await reader.read()
        assert b"HTTP/1.1" not in rest, "one answer to one request"
    assert sum(fed) <= MESSAGE_BYTES + 1 + UNREAD_BYTES + ONE_READ


async def test_who_is_refused_early_reads_why(server: Running) -> None:
    """A file that is too long: it is on its way when it is refused; the connection may go on."""
    async with guests(server.url) as [ann]:
        for _ in range(2):
            answer = await ann.http.post("/api/import", content=b" " * (IMPORT_BYTES + UNREAD_BYTES // 2))
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
            assert (await ann.http.put("/api/me", content=b" " * 10 * MESSAGE_BYTES)).status_code == 413
            answer = await ann.http.post("/api/tables", content=b" " * 60_000, headers={"origin": "http://evil.example"})
            assert answer.status_code == 403
            assert (await ann.http.get("/health")).status_code == 200


# ---------------------------------------------------------------------- one request after the other
async def test_some_requests_may_be_sent_at_once(server: Running) -> None:
    async with Knocking(server) as visitor:
        reader = await visitor.knock((GET + b"\r\n") * PIPELINED + GET + b"connection: close\r\n\r\n")
        assert (await reader.read()).count(b"200 OK") == PIPELINED + 1


async def test_so_many_requests_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends more has left: nothing waits any longer, and nothing is wrong on our side."""
    made: list[RequestResponseCycle] = []
    logged: list[Any] = []
    begun = RequestResponseCycle.__init__

    def counted(self: RequestResponseCycle, *args: Any, **more: Any) -> None:
        begun(self, *args, **more)
        made.append(self)

    monkeypatch.setattr(RequestResponseCycle, "__init__", counted)
    monkeypatch.setattr("logging.Logger.error", lambda *said, **more: logged.append(said))
    inside = server.service.gate.inside
    before = inside.total()
    async with Knocking(server) as visitor:
        assert (await said(visitor, (GET + b"\r\n") * 5000)).count(b"200 OK") <= PIPELINED + 1
        await until(lambda: inside.total() == before)
    assert len(made) <= PIPELINED + 2
    assert not logged


# ---------------------------------------------------------------------- from requests to a socket
def upgrade(path: str, cookie: str = "") -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: clio={cookie}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode()


@pytest.mark.parametrize("before", [
    GET + b"\r\n", (GET + b"\r\n") * 3, b"GET /api/none HTTP/1.1\r\nhost: localhost\r\n\r\n"])
async def test_no_socket_behind_a_request(server: Running, before: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is not answered yet: two would write to one connection, and neither would know when it ends."""
    upgraded: list[bytes] = []
    whole = Guarded.handle_websocket_upgrade

    def counted(self: Guarded) -> None:
        upgraded.append(self.url)
        whole(self)

    monkeypatch.setattr(Guarded, "handle_websocket_upgrade", counted)
    gate, connections = server.service.gate, server.server.server_state.connections
    inside, open_before = gate.inside.total(), len(connections)
    async with Knocking(server) as visitor:
        for _ in range(20):
            await said(visitor, before + upgrade("/api/tables/none-at-all/socket"))
        await until(lambda: gate.inside.total() <= inside)
    assert not upgraded
    assert len(connections) <= open_before
    assert not [each for each in gate.idle if each.transport.is_closing()]


async def test_no_socket_before_the_answer_has_left(server: Running) -> None:
    """Nobody would be told when it can be written to: what is not read would be heaped up."""
    async with Knocking(server) as visitor:
        before = set(server.server.server_state.connections)
        reader = await visitor.knock(GET + b"\r\n")
        await reader.readuntil(b"}")
        [here] = server.server.server_state.connections - before
        here.flow.write_paused = True  # type: ignore[union-attr]
        visitor[0][1].write(upgrade("/api/tables/none-at-all/socket"))
        assert b"HTTP/1.1 400" in await reader.read()


async def test_a_kept_connection_becomes_a_socket(server: Running) -> None:
    """As proxies do it: some requests, all answered, and then a socket on the same connection."""
    gate = server.service.gate
    async with guests(server.url) as [ann]:
        id = await ann.table(DUEL, "me", "me")
        inside = gate.inside.total()
        async with Knocking(server) as visitor:
            reader = await visitor.knock((GET + b"\r\n") * 3)
            for _ in range(3):
                await reader.readuntil(b"}")
            await until(lambda: len(gate.idle) >= 1)
            visitor[0][1].write(upgrade(f"/api/tables/{id}/socket", ann.http.cookies["clio"]))
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            visitor[0][1].write(frame(Opcode.TEXT, b'{"type":"hello"}'))
            await reader.readuntil(b'"type":"state"')
            assert not any(each.upgraded for each in gate.idle)
        await until(lambda: gate.inside.total() <= inside)


# ---------------------------------------------------------------------- frames
@asynccontextmanager
async def socket(server: Running) -> AsyncIterator[tuple[Knocking, GuardedSocket]]:
    """A bare socket to a table, greeted, and the server's end of it."""
    async with guests(server.url) as [ann], Knocking(server) as visitor:
        id = await ann.table(DUEL, "me", "me")
        before = set(server.server.server_state.connections)
        reader = await visitor.knock(upgrade(f"/api/tables/{id}/socket", ann.http.cookies["clio"]))
        await reader.readuntil(b"\r\n\r\n")
        [found] = [each for each in server.server.server_state.connections - before if isinstance(each, GuardedSocket)]
        visitor[0][1].write(frame(Opcode.TEXT, b'{"type":"hello"}'))
        assert b'"type":"state"' in await reader.readuntil(b'"type":"state"')
        yield visitor, found


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
async def test_frames_that_are_no_messages(server: Running, kind: Opcode, monkeypatch: pytest.MonkeyPatch) -> None:
    counts: Counter[str] = Counter()
    monkeypatch.setattr(gate, "ODD_FRAMES_PER_SECOND", 1e-6)
    for name in ("handle_ping", "handle_pong", "handle_cont"):
        handled = getattr(WebSocketsSansIOProtocol, name)

        def counted(self: Any, *args: Any, handled: Any = handled) -> None:
            counts["handled"] += 1
            handled(self, *args)

        monkeypatch.setattr(WebSocketsSansIOProtocol, name, counted)
    affords = GuardedSocket.affords

    def asked(self: GuardedSocket) -> bool:
        counts["parsed"] += 1
        return affords(self)

    monkeypatch.setattr(GuardedSocket, "affords", asked)
    async with socket(server) as (visitor, _):
        reader, writer = visitor[0]
        if kind is Opcode.CONT:
            writer.write(frame(Opcode.TEXT, fin=False))
        writer.write(frame(kind, fin=kind is not Opcode.CONT) * 20_000)
        heard = b""
        with suppress(ConnectionError):
            while more := await reader.read(ONE_READ):
                heard += more
        assert heard.endswith(b"\x03\xf0too_fast"), "closed, with the code 1008 and why"
    assert counts["handled"] == ODD_FRAMES
    assert counts["parsed"] <= ODD_FRAMES + SOCKET_PIECE // 6 + 1


async def test_messages_that_wait_are_not_parsed(tmp_path: Path) -> None:
    """Who does not wait is not read from: neither objects nor bytes pile up here."""
    with running(tmp_path, rate=0.1, burst=20) as server:
        async with socket(server) as (visitor, here):
            visitor[0][1].write(frame(Opcode.TEXT, b"{}") * 100_000)
            await until(lambda: here.unparsed)
            await until(lambda: here.read_paused)
            assert here.queue.qsize() <= SOCKET_PIECE // 8 + 1
            assert sum(map(len, here.unparsed)) <= ONE_READ


async def test_all_messages_are_read_in_their_order(server: Running) -> None:
    """In whatever pieces they come: here three hundred at once, and one of them is long."""
    async with socket(server) as (visitor, _):
        reader, writer = visitor[0]
        ping, long = frame(Opcode.TEXT, b'{"type":"ping"}'), frame(Opcode.TEXT, b"[" + b" " * 60_000)
        writer.write(ping * 150 + long + ping * 150)
        heard = b""
        while heard.count(b'"pong"') < 300:
            heard += await reader.read(ONE_READ)
        first, _, second = heard.partition(b'"refused"')
        assert (first.count(b'"pong"'), second.count(b'"pong"')) == (150, 150)


async def test_a_long_message_is_refused_and_no_more(server: Running) -> None:
    """It is read whole, to be told what is wrong; the connection is unharmed."""
    async with socket(server) as (visitor, _):
        reader, writer = visitor[0]
        parts = [frame(Opcode.TEXT, b" " * MESSAGE_BYTES, fin=False), frame(Opcode.CONT, b" ")]
        for long in (frame(Opcode.TEXT, b" " * (MESSAGE_BYTES + 1)), frame(Opcode.TEXT, b" " * FRAME_BYTES), *parts):
            writer.write(long)
        writer.write(frame(Opcode.TEXT, b'{"type":"ping"}'))
        heard = await reader.readuntil(b'"pong"')
        assert heard.count(b'"too_large"') == 3


@pytest.mark.parametrize("parts", [
    [frame(Opcode.TEXT, b"x" * 600_000)], [frame(Opcode.TEXT, b"x" * FRAME_BYTES, fin=False), frame(Opcode.CONT, b"x")],
    [frame(Opcode.TEXT, b"x" * 100, fin=False), frame(Opcode.CONT, b"x" * FRAME_BYTES)],
])
async def test_what_is_much_longer_is_not_read(
    server: Running, parts: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    whole = sockets.Visit.read

    def counted(self: sockets.Visit, data: str | bytes) -> Any:
        taken.append(len(data))
        return whole(self, data)

    monkeypatch.setattr(sockets.Visit, "read", counted)
    async with socket(server) as (visitor, here):
        taken.clear()
        reader, writer = visitor[0]
        writer.write(b"".join(parts))
        heard = b""
        with suppress(ConnectionError):
            while more := await reader.read(ONE_READ):
                heard += more
        assert b"\x03\xf1" in heard, "closed, with the code 1009"
        assert not taken
        assert sum(map(len, here.frames)) <= FRAME_BYTES
        assert len(here.conn.reader.buffer) <= FRAME_BYTES


async def test_text_that_is_none_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no fault of ours: nothing is logged."""
    logged: list[Any] = []
    monkeypatch.setattr("logging.Logger.error", lambda *said, **more: logged.append(said))
    async with socket(server) as (visitor, _):
        reader, writer = visitor[0]
        for text in (b"\xff\xfe", b'{"type":"\xff"}', b'{"type":"sit","lang":"\xc3"}', b'{"type":"ping"}'):
            writer.write(frame(Opcode.TEXT, text))
        heard = await reader.readuntil(b'"pong"')
        assert heard.count(b'"bad_message"') == 3
        assert not logged


async def test_after_goodbye_nobody_listens(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that nobody reads pay as well."""
    monkeypatch.setattr(gate, "ODD_FRAMES_PER_SECOND", 1e-6)
    async with socket(server) as (visitor, here):
        assert server.loop is not None
        for visit in list(server.service.visits):
            server.loop.call_soon_threadsafe(visit.bye)
        await until(lambda: here.close_sent)
        assert not here.transport.is_closing(), "it waits for the answer to its goodbye"
        visitor[0][1].write(frame(Opcode.TEXT, b"{}") * 20_000)
        await until(here.transport.is_closing)


async def test_a_socket_that_is_refused_is_closed(server: Running) -> None:
    """Its cookies are longer than the parser of sockets takes."""
    async with Knocking(server) as visitor:
        answer = await said(visitor, (
            b"GET /api/tables/x/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"cookie: " + b"x" * 10_000 + b"\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 431 ")


# ---------------------------------------------------------------------- what is left
async def test_no_circles_are_left(tmp_path: Path) -> None:
    """The garbage collector hardly ever searches the whole memory: what a connection leaves behind must not need it."""
    with running(tmp_path, rate=5.0, burst=20) as server:
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            async with socket(server) as (visitor, _):
                for text in (b"{}", b'{"type":"move","key":"a-bad-move","seq":1,"seat":0,"symbol":"mvoe"}'):
                    visitor[0][1].write(frame(Opcode.TEXT, text))
                visitor[0][1].write(frame(Opcode.PONG) * 1000)
                await visitor[0][0].read()
            async with Knocking(server) as visitor:
                await said(visitor, (GET + b"\r\n") * 5000)
                await said(visitor, GET + b"connection: close\r\n\r\n")
                await said(visitor, GET + b"\r\n" + upgrade("/api/tables/none-at-all/socket"))
                await said(visitor, upgrade("/none"))
                await said(visitor, GET + b"content-length: 9999999\r\n\r\n" + b" " * 2 * UNREAD_BYTES)
                await said(visitor, GET + b"x: " + b"x" * 2 * HEADER_BYTES)
                for path in (b"/api/none", b"/api/tables/none-at-all"):
                    await said(visitor, b"GET " + path + b" HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                for _ in range(30):  # some of them refused
                    await said(visitor, b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                await said(visitor, PUT + b"1\r\n[\r\n0\r\n\r\n" + b"GET / HTTP/1.0\r\n\r\n")
                await visitor.knock(b"POST /api/import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{")
            await until(lambda: not server.service.gate.inside)
            await until(lambda: not server.service.visits)
            gc.collect()
            left = [each for each in gc.garbage if type(each).__module__.startswith(("clio", "uvicorn", "starlette"))]
            frames = [each.f_code for each in gc.garbage if isinstance(each, FrameType)]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert not Counter(type(each).__name__ for each in left)
        assert not [code for code in frames if "clio" in code.co_filename]


def test_if_there_are_circles_they_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """When there are so many more objects than there were, not before."""
    counts = iter([100, 90, 100, 101, 95, 105, 106, 110])  # as it is made; at each look; behind a search
    monkeypatch.setattr(garbage, "GROWN", 10)
    monkeypatch.setattr("clio.server.garbage.sys.getallocatedblocks", lambda: next(counts))
    searched: list[int] = []
    monkeypatch.setattr("clio.server.garbage.gc.collect", lambda: searched.append(1))
    watch = garbage.Garbage()
    assert [watch.look() for _ in range(5)] == [False, False, True, False, True]
    assert len(searched) == 2
