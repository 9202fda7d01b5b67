"""The connections of a server process, before anything is read of them: how many there may be, how long they may keep
us waiting, and how much they may send that is no message yet. uvicorn reads and writes; for a header, a body or a
reader it would wait for ever, and it would take headers, queues of requests and streams of empty frames of any length.

What has come is given to the parsers in pieces: in one of them there is little work, and after each one may stop."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from clio.messages import LANGUAGES, say
from clio.server.addresses import Proxies, home
from clio.server.limits import (
    ADDRESS_BYTES, BODY_SECONDS, CHUNK_BYTES, CONNECTIONS, HEADER_BYTES, HEADER_LINES, HEADER_SECONDS, ODD_FRAMES,
    ODD_FRAMES_PER_SECOND, PIPELINED, READ_SECONDS, SHORT_HEADER, SPARE_FILES, UNREAD_BYTES,
)
from clio.server.rates import Bucket, Buckets

PIECE = 8 * 1024  # bytes of a request that are parsed at once
SOCKET_PIECE = 1024  # and of a socket: 170 empty frames
READ = frozenset({
    b"accept-encoding", b"accept-language", b"connection", b"cookie", b"host", b"if-none-match", b"origin",
    b"sec-websocket-key", b"sec-websocket-version", b"upgrade", b"x-clio-operator", b"x-clio-watch", b"x-forwarded-for",
    b"x-forwarded-proto",
})  # the headers that anything here looks at
SOCKET_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")  # 16 bytes
AS_SOCKET = [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
POLICY = 1008  # the code of a socket that is closed because it sends what nobody needs


class Gate:
    """Who is connected. A trusted proxy stands for many people: the door counts those."""

    def __init__(self, each: int, proxies: Proxies, arrivals: Buckets, most: int | None = None) -> None:
        self.each = each
        self.arrivals = arrivals
        self.proxies = proxies
        self.most = places() if most is None else most
        self.inside: Counter[str] = Counter()
        self.idle: dict[Guarded, None] = {}  # connections that ask for nothing, the oldest first

    def enter(self, host: str) -> bool:
        """May one more come from there? If all places are taken, whoever has kept silent for longest loses theirs."""
        known = host in self.proxies
        if not known and (not self.arrivals.of(home(host)).take() or self.inside[home(host)] >= self.each):
            return False
        if self.inside.total() >= self.most:
            if not self.idle:
                return False
            silent = next(iter(self.idle))
            del self.idle[silent]
            silent.transport.abort()
        self.inside[home(host)] += 1
        return True

    def leave(self, host: str) -> None:
        self.inside -= Counter([home(host)])


def places() -> int:
    """As many connections as this process may have files, less some for everything else. Most systems allow few until
    one asks for more."""
    if sys.platform == "win32":
        return CONNECTIONS
    import resource

    wanted = CONNECTIONS + SPARE_FILES
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= files < wanted:
        files = wanted if most < 0 else min(wanted, most)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return CONNECTIONS if files < 0 else max(SPARE_FILES, min(CONNECTIONS, files - SPARE_FILES))


class Deadline:
    """Ends a connection that does not do in time what it must do next."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: asyncio.Transport) -> None:
        self.clear()
        self.timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def clear(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[at:at + size] for at in range(0, len(data), size))


class TooMuch(Exception):
    """Raised within the parser, which stops there."""


class Guarded(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate: Gate = self.app_state["gate"]
        self.asking, self.reading = Deadline(), Deadline()
        self.let_in = self.upgraded = False
        self.answered: Any = None  # the request that is being answered; `cycle` is the one that came last
        self.around = 0  # bytes of the request that are no body: its header, what parts a body, what follows it
        self.excess = b""  # what is told to who sends too much of it
        self.lines = 0  # of its header, and of what follows it
        self.lengths: Counter[bytes] = Counter()  # of its headers
        self.opens_socket: bool | None = None  # not known before the end of its header
        self.unread = 0  # bytes of its body that came after the answer

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.let_in = self.gate.enter(self.host)
        if self.let_in:
            self.gate.idle[self] = None
            self.asking.set(HEADER_SECONDS, transport)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.asking.timer is None and not self.owes:
            self.asking.set(HEADER_SECONDS, self.transport)  # the next request begins
        for piece in pieces(data, PIECE):
            super().data_received(piece)
            self.around += len(piece)
            if self.upgraded or self.transport.is_closing():
                return
            if self.around > HEADER_BYTES:
                self.excess = LONG_HEADER
                self.send_400_response("")
                return

    @property
    def owes(self) -> bool:
        """Is there a request that is not answered yet? They are answered in their order."""
        return self.cycle is not None and not self.cycle.response_complete

    def _should_upgrade(self) -> bool:
        """uvicorn asks at every part of a body: it is found out once."""
        return bool(self.opens_socket)

    def opening(self) -> bool:
        """Is this how a socket is opened? All else is a request like any other, counted and refused as such: the
        library of sockets would refuse it uncounted."""
        names, said = [name for name, _ in self.headers], dict(self.headers)
        return (
            self.parser.should_upgrade() and self._get_upgrade() == b"websocket" and self.parser.get_method() == b"GET"
            and all(names.count(name) <= 1 for name in (b"origin", b"sec-websocket-key", b"sec-websocket-version"))
            and said.get(b"sec-websocket-version") == b"13"
            and SOCKET_KEY.fullmatch(said.get(b"sec-websocket-key", b"")) is not None
        )

    def send_400_response(self, msg: str) -> None:
        """For what is no request, and for too much of one. In the middle of an answer there is nothing to be said,
        nor after it."""
        if self.unread or (self.answered is not None and not self.answered.response_complete):
            self.transport.abort()
        elif self.excess:
            self.transport.write(self.excess)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        self.around = self.unread = self.lines = 0
        self.lengths.clear()
        self.opens_socket = None
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > ADDRESS_BYTES:
            self.excess = LONG_ADDRESS
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also of what follows a body in chunks, which nobody reads. What is read is short: parsers take it apart."""
        super().on_header(name, value)
        self.lines += 1
        name = self.headers[-1][0]
        if name not in READ or self.opens_socket is not None:
            self.headers.pop()
        elif name != b"cookie":
            self.lengths[name] += len(value)
        if self.lines > HEADER_LINES or self.lengths[name] > SHORT_HEADER:
            self.excess = LONG_HEADER
            raise TooMuch

    def on_headers_complete(self) -> None:
        """A connection becomes a socket only when all is answered and on its way: nothing of what it was goes on."""
        self.opens_socket = self.opening()
        if len(self.pipeline) >= PIPELINED or (self.opens_socket and (self.owes or self.flow.write_paused)):
            raise TooMuch
        super().on_headers_complete()
        self.asking.set(BODY_SECONDS, self.transport)

    def on_chunk_header(self) -> None:
        self.around += CHUNK_BYTES

    def on_body(self, body: bytes) -> None:
        """What comes after a refusal is passed over: who would be cut off at once might not read why."""
        self.around -= len(body)
        if not self.owes:
            self.unread += len(body)
            if self.unread > UNREAD_BYTES:
                raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Who waits for an answer keeps their place; who still owes a part of a body is as good as silent."""
        super().on_message_complete()
        self.asking.clear()
        if self.owes:
            self.gate.idle.pop(self, None)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.gate.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        """What the library would parse once more is told to it in its shortest form."""
        self.scope["headers"] = [each for each in self.headers if each[0] not in dict(AS_SOCKET)] + AS_SOCKET
        self.asking.clear()
        self.gate.idle.pop(self, None)
        self.upgraded = True
        super().handle_websocket_upgrade()
        self.parser = self.answered = self.cycle = None  # type: ignore[assignment]  # they know us: no circle is left

    def pause_writing(self) -> None:
        self.reading.set(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.reading.clear()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Requests that wait are not answered any more. Each knows this connection, and no circle is to be left behind:
        the garbage collector hardly ever looks for one (see `serve.settled`)."""
        self.asking.clear()
        self.reading.clear()
        self.gate.idle.pop(self, None)
        if self.let_in:
            self.gate.leave(self.host)
        super().connection_lost(exc)
        if self.answered is not None and not self.answered.response_complete:
            self.answered.disconnected = True
            self.answered.message_event.set()
        self.pipeline.clear()
        self.answered = self.cycle = None  # type: ignore[assignment]


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that was let in as HTTP and became a socket. Messages pay when they are read (`sockets.Visit`), and
    while one waits nothing after it is parsed; what is no message pays here."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate: Gate = self.app_state["gate"]
        self.reading = Deadline()
        self.unparsed: deque[bytes] = deque()
        self.odd = Bucket(ODD_FRAMES_PER_SECOND, ODD_FRAMES)

    def data_received(self, data: bytes) -> None:
        self.unparsed.extend(pieces(data, SOCKET_PIECE))
        self.parse()

    def parse(self) -> None:
        """As far as the application has taken what was there before."""
        while self.unparsed and not self.read_paused and not self.transport.is_closing():
            super().data_received(self.unparsed.popleft())
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))  # uvicorn would wait for ever
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Until the application has taken notice nothing more is read: it may keep them waiting before it answers."""
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self.parse()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # also by a refusal: uvicorn would think that nobody has answered
        self.parse()

    def affords(self) -> bool:
        """One more frame that is no message? If not, the connection ends."""
        if self.odd.take():
            return True
        if not self.transport.is_closing():
            self.conn.fail(POLICY, "too_fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.reading.set(READ_SECONDS, self.transport)
            self.transport.close()
        return False

    def handle_ping(self) -> None:
        if self.affords():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.affords():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.affords():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """All as bytes: text is decoded by who reads it, once it is paid for and not too long, and refused if it is
        none. After our goodbye nobody reads messages, nor makes them pay."""
        self.curr_msg_data_type = "bytes"
        if not self.close_sent or self.affords():
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        self.reading.set(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.reading.clear()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.clear()
        self.unparsed.clear()
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)


def refusal(status: str, key: str, header: str = "") -> bytes:
    """For a connection of which nothing was read, not even its language."""
    text = "\n".join(say(key, lang) for lang in LANGUAGES).encode()
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\n{header}"
        f"content-length: {len(text)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + text


FULL = refusal("503 Service Unavailable", "error.full", "retry-after: 5\r\n")
LONG_ADDRESS = refusal("414 URI Too Long", "error.long_address")
LONG_HEADER = refusal("431 Request Header Fields Too Large", "error.long_header")
