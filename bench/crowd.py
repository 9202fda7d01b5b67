"""Many people at many tables, made cheaply: they read of a message only what they need to play any legal move."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from itertools import count

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

GAME = "monumental-duel"
AT_ONCE = 8  # tables that are opened at the same time
TABLES_PER_GUEST = 10  # with the sockets that they need, below the server's limits
PATIENCE = 20.0


class Choice(Struct):
    symbol: str


class Question(Struct):
    seat: int
    options: list[Choice]


class Result(Struct):
    pass


class State(Struct, tag="state"):
    seq: int
    question: Question | None
    result: Result | None = None


class Refused(Struct, tag="refused"):
    problem: dict[str, object]


class Bye(Struct, tag="bye"):
    again: bool


class Move(Struct, tag="move"):
    key: str
    seq: int
    seat: int
    symbol: str


class Seat(Struct):
    key: str | None = None


class Info(Struct):
    seats: list[Seat]


class Created(Struct):
    id: str


HELLO = '{"type":"hello","lang":"en"}'
WANTED = ('{"type":"state"', '{"type":"refused"', '{"type":"bye"')
decode = msgspec.json.Decoder(State | Refused | Bye).decode
encode = msgspec.json.Encoder().encode
keys = count()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        kept = httpx.Limits(keepalive_expiry=1.0)  # well before the server closes it
        self.http = httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE, limits=kept)

    async def arrive(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()

    async def post(self, path: str, body: object) -> bytes:
        answer = await self.http.post(path, content=encode(body))
        answer.raise_for_status()
        return answer.content

    async def socket(self, id: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/socket"
        socket = await connect(
            url, additional_headers={"cookie": cookie}, max_size=None, proxy=None, ping_interval=None)
        await socket.send(HELLO)
        return socket


class Table:
    """Two seats. `ready` is called when a move can be made, `shown` when every seat has seen the last one."""

    def __init__(self, one: Guest, two: Guest, ready: Callable[[Table], None], shown: Callable[[float], None]) -> None:
        self.guests = (one, two)
        self.ready = ready
        self.shown = shown
        self.chance = random.Random(next(keys))
        self.seq = [-1, -1]
        self.question: Question | None = None
        self.expected = 0
        self.sent = 0.0
        self.sockets: list[ClientConnection] = []
        self.reading: list[asyncio.Task[None]] = []
        self.again: asyncio.Task[None] | None = None
        self.refusals = 0
        self.bytes = self.states = 0
        self.games = 0

    async def open(self) -> None:
        one, two = self.guests
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = msgspec.json.decode(await one.post("/api/tables", wish), type=Created).id
        info = msgspec.json.decode((await one.http.get(f"/api/tables/{id}")).content, type=Info)
        await two.post(f"/api/tables/{id}/join", {"key": info.seats[1].key})
        self.seq, self.expected, self.sent, self.question = [-1, -1], 0, 0.0, None
        self.games += 1
        self.sockets = [await guest.socket(id) for guest in self.guests]
        self.reading = [asyncio.create_task(self._read(n)) for n in (0, 1)]

    async def close(self) -> None:
        for task in self.reading:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.reading, return_exceptions=True)

    async def _anew(self) -> None:
        """The game is over: another one."""
        await self.close()
        await self.open()

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            if text.startswith(WANTED):
                self._take(seat, decode(text), len(text))

    def _take(self, seat: int, message: State | Refused | Bye, size: int) -> None:
        if not isinstance(message, State):
            self.refusals += 1
            return
        self.bytes += size
        self.states += 1
        if message.result is not None and self.again is None:
            self.again = asyncio.create_task(self._anew())
            self.again.add_done_callback(lambda _: setattr(self, "again", None))
            return
        if message.question is not None:
            self.question = message.question
        self.seq[seat] = message.seq
        if min(self.seq) >= self.expected and self.question is not None:
            if self.sent:
                self.shown(time.perf_counter() - self.sent)
                self.sent = 0.0
            self.ready(self)

    async def move(self) -> None:
        """Any legal move of whoever is asked."""
        question, self.question = self.question, None
        assert question is not None
        seq = max(self.seq)
        self.expected = seq + 1
        move = Move(f"load-{next(keys):08}", seq, question.seat, self.chance.choice(question.options).symbol)
        self.sent = time.perf_counter()
        await self.sockets[question.seat].send(encode(move).decode())


class Crowd:
    """All the tables of one run."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.guests: list[Guest] = []
        self.tables: list[Table] = []
        self.waiting: deque[Table] = deque()
        self.some = asyncio.Event()
        self.times: list[float] = []

    def _ready(self, table: Table) -> None:
        self.waiting.append(table)
        self.some.set()

    async def open(self, tables: int) -> None:
        pairs = -(-tables // TABLES_PER_GUEST)
        self.guests = [Guest(self.url) for _ in range(2 * pairs)]
        for guest in self.guests:
            await guest.arrive()
        self.tables = [
            Table(self.guests[n % pairs * 2], self.guests[n % pairs * 2 + 1], self._ready, self.times.append)
            for n in range(tables)
        ]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + AT_ONCE]))
        async with asyncio.timeout(PATIENCE):
            while len(self.waiting) < tables:
                await asyncio.sleep(0.01)

    @property
    def games(self) -> int:
        """All that were begun; the server keeps those that are over for a while."""
        return sum(table.games for table in self.tables)

    async def close(self) -> None:
        for first in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.close() for table in self.tables[first : first + AT_ONCE]))
        for guest in self.guests:
            await guest.http.aclose()

    async def _next(self) -> Table:
        while not self.waiting:
            self.some.clear()
            async with asyncio.timeout(PATIENCE):
                await self.some.wait()
        return self.waiting.popleft()

    async def steady(self, rate: float, seconds: float) -> float:
        """Open loop: a move is due every 1/rate seconds, whether or not the last ones are through. The share of moves
        that could not be sent when they were due because no table was free."""
        self.times.clear()
        began, late, moves = time.perf_counter(), 0, int(rate * seconds)
        for n in range(moves):
            due = began + n / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            table = await self._next()
            late += time.perf_counter() - due > 0.02
            await table.move()
        await self._rest()
        return late / moves

    async def flat_out(self, seconds: float) -> float:
        """Closed loop: every table moves as soon as it can. Moves per second."""
        self.times.clear()
        began = time.perf_counter()
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await (await self._next()).move()
        except TimeoutError:
            pass
        moves, took = len(self.times), time.perf_counter() - began
        await self._rest()
        return moves / took

    async def _rest(self) -> None:
        """Until nothing is under way."""
        async with asyncio.timeout(PATIENCE):
            while len(self.waiting) < len(self.tables):
                await asyncio.sleep(0.01)
