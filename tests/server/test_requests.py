"""What it costs to read a request, before anybody is counted: its line, its headers, its cookies, its body. Bounds,
never times."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from clio.server.door import asked, language
from clio.server.gate import PIECE, READ, Guarded, GuardedSocket
from clio.server.identity import COOKIE, own_cookie
from clio.server.limits import ADDRESS_BYTES, CHUNK_BYTES, HEADER_BYTES, SHORT_HEADER
from tests.server.company import DUEL, Knocking, guests
from tests.server.running import Running

LONG = HEADER_BYTES - 1024  # of a header that is let in
UPGRADE = (
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n")
SLACK = 1500  # calls that one request may take more than another: what happens by chance meanwhile, too


@contextmanager
def calls(server: Running) -> Iterator[list[int]]:
    """How many functions are called meanwhile in the thread of the server, those written in C too."""
    count = [0]

    def counting(frame: Any, event: str, what: Any) -> None:
        count[0] += event in ("call", "c_call")

    async def watch(how: Any) -> None:
        sys.setprofile(how)

    server.do(watch(counting))
    try:
        yield count
    finally:
        server.do(watch(None))


async def cost(server: Running, text: str) -> tuple[int, bytes]:
    """Calls for one request, and the first line of its answer."""
    async with Knocking(server) as visitor:
        with calls(server) as count:
            line = await (await visitor.knock(text.encode("latin-1"))).readline()
        return count[0], line


def ask(path: str = "/api/me", more: str = "", method: str = "GET") -> str:
    return f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{more}\r\n"


# ---------------------------------------------------------------------- cookies
@pytest.mark.parametrize("cookie", [
    'a="{}"'.format('\\"' * (LONG // 2)), 'a="{}"'.format("\\101" * (LONG // 4)),
    'clio="{}"'.format("\\x" * (LONG // 2)), ";" * LONG, "a;" * (LONG // 2), "clio=;" * (LONG // 6),
], ids=["quoted", "octal", "ours quoted", "empty", "nameless", "ours empty"])
@pytest.mark.parametrize("path", ["/api/me", "/", "/api/none"])
async def test_foreign_cookies_are_not_parsed(server: Running, path: str, cookie: str) -> None:
    """Those of other pages of this machine come along, and are no harm."""
    plain, told = await cost(server, ask(path))
    dear, answer = await cost(server, ask(path, f"cookie: {cookie}\r\n"))
    assert answer == told
    assert dear <= plain + SLACK


async def test_nor_are_those_of_a_socket(server: Running) -> None:
    path = "/api/tables/none-at-all/socket"
    plain, told = await cost(server, ask(path, UPGRADE))
    dear, answer = await cost(server, ask(path, UPGRADE + 'cookie: a="{}"\r\n'.format('\\"' * 4000) * 3))
    assert b" 101 " in told
    assert answer == told
    assert dear <= plain + SLACK


@pytest.mark.parametrize(("headers", "found"), [
    (["clio=ab.C-_9"], "ab.C-_9"), (["a=1; clio=x; b=2"], "x"), (["a=1;clio=x"], "x"), (["a=1", "clio=x"], "x"),
    (["clio=x; clio=y"], "x"), (["myclio=x"], ""), (["a=clio=x"], ""), (['clio="x"'], ""), (["clio=x y"], "x"),
    (["clio=x,y"], ""), (["clio="], ""), (["CLIO=x"], ""), ([f"clio={'x' * 201}"], ""), ([], ""), (["clio=é"], ""),
    (["clio=é; clio=x"], "x"),
])
def test_our_cookie_among_others(headers: list[str], found: str) -> None:
    raw = [(b"cookie", header.encode("latin-1")) for header in headers]
    assert own_cookie(HTTPConnection({"type": "http", "headers": raw})) == found


async def test_our_cookie_is_found_behind_others(server: Running) -> None:
    async with guests(server.url) as [ann]:
        await ann.http.put("/api/me", json={"name": "Ann"})
        id = await ann.table(DUEL, "me", "me")
        cookie = f'cookie: other="{"x" * 7000}"; {COOKIE}={ann.http.cookies[COOKIE]}; last=1\r\n'
        async with Knocking(server) as visitor:
            reader = await visitor.knock(ask(more=cookie).encode())
            assert b'"name":"Ann"' in await reader.readuntil(b"}")
            reader = await visitor.knock(ask(f"/api/tables/{id}", cookie).encode())
            assert b'"mine":true' in await reader.readuntil(b"]")


# ---------------------------------------------------------------------- what is asked for
@pytest.mark.parametrize("more", ["", UPGRADE], ids=["request", "socket"])
@pytest.mark.parametrize("path", [
    "/api/me?" + "a=&" * (LONG // 3), "/api/none?" + "a=&" * ADDRESS_BYTES, "/" + "%41" * ADDRESS_BYTES,
    "/" + "x" * ADDRESS_BYTES, "/api/tables/none-at-all/socket?" + "a" * ADDRESS_BYTES,
])
async def test_a_long_address_is_refused_unread(
    server: Running, path: str, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(Guarded, "_start_asgi_task", lambda *args: begun.append(args))
    monkeypatch.setattr(Guarded, "handle_websocket_upgrade", begun.append)
    async with Knocking(server) as visitor:
        answer = await (await visitor.knock(ask(path, more).encode())).read()
    assert answer.startswith(b"HTTP/1.1 414 ")
    assert "trop longue" in answer.decode()
    assert not begun


@pytest.mark.parametrize("path", ["/api/me?", "/?", "/api/none?", "/api/tables/none-at-all?"])
async def test_a_query_is_not_parsed(server: Running, path: str) -> None:
    plain, told = await cost(server, ask(path))
    dear, answer = await cost(server, ask(path + "a=&" * ((ADDRESS_BYTES - len(path)) // 3)))
    assert answer == told
    assert dear <= plain + 200


@pytest.mark.parametrize(("query", "found"), [
    (b"lang=fr", "fr"), (b"a=1&lang=fr&b=2", "fr"), (b"lang=fr&lang=en", "fr"), (b"", None), (b"xlang=fr", None),
    (b"lang", None), (b"lang=", ""), (b"a=lang=fr", None), (b"lang=%66%72", "%66%72"), (b"lang=\xff", "\xff"),
])
def test_one_value_of_a_query(query: bytes, found: str | None) -> None:
    connection = HTTPConnection({"type": "http", "headers": [], "query_string": query})
    assert asked(connection, "lang") == found
    assert language(connection) == ("fr" if found == "fr" else "en")


# ---------------------------------------------------------------------- headers
def short(name: str) -> str:
    """A header and its value, as if it were parsed by who takes lists apart."""
    return f"{name}: " + "a," * (SHORT_HEADER // 4) + "\r\n"


@pytest.mark.parametrize("more", ["", UPGRADE], ids=["request", "socket"])
@pytest.mark.parametrize("name", sorted(name.decode() for name in READ - {b"cookie"}))
async def test_what_is_read_is_short(server: Running, name: str, more: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All lines of one name together."""
    begun: list[Any] = []
    monkeypatch.setattr(Guarded, "_start_asgi_task", lambda *args: begun.append(args))
    monkeypatch.setattr(GuardedSocket, "__init__", lambda *args, **more: begun.append(args))
    async with Knocking(server) as visitor:
        for lines in (short(name) * 3, f"{name}: {'x' * (SHORT_HEADER + 1)}\r\n"):
            answer = await (await visitor.knock(ask("/api/tables/none-at-all/socket", lines + more).encode())).read()
            assert answer.startswith(b"HTTP/1.1 431 ")
    assert not begun


async def test_what_nobody_reads_is_not_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long: what a proxy adds is no harm. Nor is what follows a body taken for a header."""
    seen: list[list[tuple[bytes, bytes]]] = []
    begin, connect = Guarded._start_asgi_task, GuardedSocket.handle_connect

    def beginning(self: Guarded, cycle: Any, app: Any) -> None:
        seen.append(cycle.scope["headers"])
        begin(self, cycle, app)

    def connecting(self: GuardedSocket, event: Any) -> None:
        seen.append([(name.lower().encode(), value.encode()) for name, value in event.headers.raw_items()])
        connect(self, event)

    monkeypatch.setattr(Guarded, "_start_asgi_task", beginning)
    monkeypatch.setattr(GuardedSocket, "handle_connect", connecting)
    more = f"authorization: {'x' * 9000}\r\nsec-websocket-protocol: {'a,' * 4000}\r\nOrigin: x\r\n"
    body = "0\r\nx-forwarded-for: 192.0.2.1\r\ncookie: clio=x\r\n\r\n"
    parts = "transfer-encoding: chunked\r\nconnection: upgrade\r\nupgrade: h2c\r\n"
    async with Knocking(server) as visitor:
        await (await visitor.knock(ask(more=more).encode())).readuntil(b"}")
        await (await visitor.knock((ask(more=more + parts, method="PUT") + body).encode())).readuntil(b"}")
        upgrade = UPGRADE.replace("connection: ", "connection: " + "a," * 200)
        await (await visitor.knock(ask("/none", more + upgrade).encode())).readuntil(b"}")
    plain, put, socket = seen
    assert plain == [(b"host", b"localhost"), (b"origin", b"x")]
    assert dict(put).keys() == {b"host", b"origin", b"connection", b"upgrade"}
    assert dict(socket) == {
        b"host": b"localhost", b"origin": b"x", b"connection": b"Upgrade", b"upgrade": b"websocket",
        b"sec-websocket-version": b"13", b"sec-websocket-key": b"A" * 22 + b"=="}


@pytest.mark.parametrize(("bad", "method", "status"), [
    (UPGRADE.replace("A==", "A="), "GET", 404), (UPGRADE.replace("A==", "!=="), "GET", 404),
    (UPGRADE.replace("13", "8"), "GET", 404), (UPGRADE + "sec-websocket-version: 13\r\n", "GET", 404),
    (UPGRADE * 2, "GET", 404), (UPGRADE + "origin: a\r\norigin: b\r\n", "GET", 404), (UPGRADE, "POST", 405),
    ("upgrade: websocket\r\nconnection: upgrade\r\n", "GET", 404), ("upgrade: websocket\r\n", "GET", 404),
    (UPGRADE + "transfer-encoding: chunked\r\n", "PUT", 405),
])
async def test_what_opens_no_socket_counts_as_a_request(
    server: Running, bad: str, method: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library of sockets would refuse it, and nobody would have counted it."""
    begun: list[Any] = []
    counted: list[float] = []
    monkeypatch.setattr(GuardedSocket, "__init__", lambda *args, **more: begun.append(args))
    monkeypatch.setattr(server.app.state.door.files.of("127.0.0.1"), "fine", counted.append)
    _, answer = await cost(server, ask("/api/tables/none-at-all/socket", bad, method))
    assert f" {status} ".encode() in answer
    assert counted == [1]
    assert not begun


# ---------------------------------------------------------------------- bodies in parts
@pytest.mark.parametrize("more", [
    "", "upgrade: x\r\nconnection: upgrade" + ",a" * 400 + "\r\n", UPGRADE, short("connection") + UPGRADE,
])
async def test_so_many_parts_of_a_body(server: Running, more: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whether it becomes a socket is found out once."""
    parts: list[int] = []
    looked: list[Any] = []
    take, look = Guarded.on_body, Guarded._get_upgrade

    def taking(self: Guarded, body: bytes) -> None:
        parts.append(len(body))
        take(self, body)

    def looking(self: Guarded) -> bytes | None:
        looked.append(self)
        return look(self)

    monkeypatch.setattr(Guarded, "on_body", taking)
    monkeypatch.setattr(Guarded, "_get_upgrade", looking)
    for method in ("PUT", "GET"):
        parts.clear()
        looked.clear()
        async with Knocking(server) as visitor:
            text = ask(more=more + "transfer-encoding: chunked\r\n", method=method) + "1\r\n \r\n" * HEADER_BYTES
            reader = await visitor.knock(text.encode())
            with suppress(ConnectionError):
                await reader.read()
        assert len(parts) <= HEADER_BYTES // CHUNK_BYTES + PIECE // 6
        assert len(looked) <= 1
