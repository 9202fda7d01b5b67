"""A person at a browser, as far as the server can tell: a cookie, REST calls, one socket per table."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clio.server import messages as m

T = TypeVar("T")
decode = msgspec.json.Decoder(m.FromServer).decode
encode = msgspec.json.Encoder().encode
PATIENCE = 30.0


def as_sent(found: object) -> Any:
    """What arrives of it: a pair of a view comes as a list."""
    return msgspec.json.decode(encode(found))


class Refused(Exception):
    """The server said no."""

    def __init__(self, problem: m.Problem, status: int = 0) -> None:
        super().__init__(f"{problem.code}: {problem.text}")
        self.code, self.problem, self.status = problem.code, problem, status


class Player:
    """One guest. Everything that arrived is kept, so that tests can search it for secrets."""

    def __init__(self, url: str, lang: m.Lang = "en", source: str = "127.0.0.1") -> None:
        """`source`: the address they come from; all of 127.0.0.0/8 is this machine."""
        self.url = url.rstrip("/")
        self.lang: m.Lang = lang
        self.source = source
        way = httpx.AsyncHTTPTransport(local_address=source, verify=False)  # no certificates to load
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, trust_env=False, transport=way)
        self.heard: list[str] = []

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Player:
        try:
            await self.get("/api/me", m.Me)
        except BaseException:  # turned away, or cut off: the connection is not left to the garbage collector
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # ------------------------------------------------------------------ REST
    async def get(self, path: str, kind: type[T]) -> T:
        return await self._call("GET", path, None, kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        return await self._call("POST", path, body, kind)

    async def _call(self, method: str, path: str, body: object, kind: type[T]) -> T:
        content = body if isinstance(body, bytes) else None if body is None else encode(body)
        answer = await self.http.request(method, path, content=content)
        self.heard.append(answer.text)
        if answer.status_code >= 400:
            raise Refused(msgspec.json.decode(answer.content, type=m.Problem), answer.status_code)
        return msgspec.json.decode(answer.content, type=kind)

    async def table(self, game: str, *seats: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table; seats by kind: me, open, bot."""
        wish = m.NewTable(game, [m.NewSeat(kind=seat) for seat in seats], options or {}, **more)  # type: ignore[arg-type]
        return (await self.post("/api/tables", wish, m.Created)).id

    async def sit(self, id: str, **hello: Any) -> Visitor:
        """Open the table's socket and wait for the first state."""
        visitor = Visitor(self, id)
        await visitor.open(**hello)
        return visitor


class Visitor:
    """One socket at one table."""

    keys = itertools.count()

    def __init__(self, player: Player, id: str) -> None:
        self.player = player
        self.id = id
        self.state: m.State | None = None
        self.log: list[m.Line] = []
        self.chat: list[m.ChatLine] = []
        self.notices: list[m.Notice] = []
        self.news: list[Any] = []  # everything but states
        self.changed = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    @property
    def now(self) -> m.State:
        assert self.state is not None
        return self.state

    async def open(self, **hello: Any) -> None:
        await self.knock()
        await self.greet(**hello)

    async def knock(self) -> None:
        """The socket alone: nobody has said who it is for."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
        url = f"{self.player.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        self.socket = await connect(
            url, additional_headers={"cookie": cookies}, max_size=None, proxy=None, origin=None,
            local_addr=(self.player.source, 0))
        self.reading = asyncio.create_task(self._read(self.socket))

    async def greet(self, **hello: Any) -> None:
        with suppress(ConnectionClosed):  # it may have been refused at the door
            await self.send(m.Hello(**({"lang": self.player.lang} | hello)))
        await self.until(lambda: self.state is not None or any(isinstance(x, m.Bye) for x in self.news))
        bye = next((x for x in self.news if isinstance(x, m.Bye)), None)
        if bye is not None and bye.problem is not None:
            await self.close()
            raise Refused(bye.problem)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self.player.heard.append(text)
                async with self.changed:
                    self._take(decode(text))
                    self.changed.notify_all()

    def _take(self, message: Any) -> None:
        if isinstance(message, m.State):
            self.state = message
            self.log[message.log_from:] = message.log
            self.chat[message.chat_from:] = message.chat
            self.notices += [notice for notice in message.notices if notice.id > max(self._noticed, default=0)]
        else:
            self.news.append(message)

    @property
    def _noticed(self) -> list[int]:
        return [notice.id for notice in self.notices]

    async def until(self, true: Callable[[], bool]) -> None:
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(true), PATIENCE)

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(encode(message).decode())

    async def ask(self, message: Any) -> Any:
        """Send a request and wait for its answer; Refused if it was."""
        await self.send(message)
        found: list[Any] = []

        def answered() -> bool:
            found[:] = [x for x in self.news if getattr(x, "key", None) == message.key]
            return bool(found)

        await self.until(answered)
        if isinstance(found[-1], m.Refused):
            raise Refused(found[-1].problem)
        return found[-1]

    def key(self) -> str:
        return f"test-key-{next(self.keys)}"

    async def move(self, symbol: str, seat: int | None = None) -> int:
        """Play and wait until the state shows it."""
        me = self.now.seat if seat is None else seat
        assert me is not None
        done: m.Done = await self.ask(m.Move(self.key(), self.now.seq, me, symbol))
        await self.until(lambda: self.now.seq >= done.seq)
        return done.seq

    async def my_turn(self) -> bool:
        """Wait until I am asked, or the game has ended."""
        await self.until(lambda: self.now.question is not None or self.now.result is not None)
        return self.now.question is not None
