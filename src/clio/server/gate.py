"""The connections of a server process, before anything is read of them: how many there may be, and how long they may
keep us waiting. uvicorn reads and writes; for a header, a body or a reader it would wait for ever."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from clio.messages import LANGUAGES, say
from clio.server.addresses import Proxies, home
from clio.server.limits import BODY_SECONDS, CONNECTIONS, HEADER_SECONDS, READ_SECONDS, SPARE_FILES


class Gate:
    """Who is connected. A trusted proxy stands for many people: the door counts those."""

    def __init__(self, each: int, proxies: Proxies, most: int | None = None) -> None:
        self.each = each
        self.proxies = proxies
        self.most = places() if most is None else most
        self.inside: Counter[str] = Counter()
        self.idle: dict[Guarded, None] = {}  # connections that ask for nothing, the oldest first

    def enter(self, host: str) -> bool:
        """May one more come from there? If all places are taken, whoever has kept silent for longest loses theirs."""
        if self.inside[home(host)] >= self.each and host not in self.proxies:
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
    """As many connections as this process may have files, less some for everything else."""
    if sys.platform == "win32":
        return CONNECTIONS
    import resource

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


class Guarded(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate: Gate = self.app_state["gate"]
        self.asking, self.reading = Deadline(), Deadline()
        self.let_in = False

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
        if self.asking.timer is None and (self.cycle is None or self.cycle.response_complete):
            self.asking.set(HEADER_SECONDS, self.transport)  # the next request begins
        super().data_received(data)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.gate.idle.pop(self, None)
        self.asking.set(BODY_SECONDS, self.transport)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.asking.clear()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.gate.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        self.asking.clear()
        self.gate.idle.pop(self, None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.reading.set(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.reading.clear()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.asking.clear()
        self.reading.clear()
        self.gate.idle.pop(self, None)
        if self.let_in:
            self.gate.leave(self.host)
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that was let in as HTTP and became a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate: Gate = self.app_state["gate"]
        self.reading = Deadline()

    def pause_writing(self) -> None:
        self.reading.set(READ_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.reading.clear()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.clear()
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)


def refusal() -> bytes:
    """For a connection that is not let in. Nothing was read of it, not even its language."""
    text = "\n".join(say("error.full", lang) for lang in LANGUAGES).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
        f"content-length: {len(text)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + text


FULL = refusal()
