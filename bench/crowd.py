"""Many people at many tables, made cheaply: they read of a message only what they need to play any legal move.

Everybody has a cookie and an address of their own (all of 127/8 is this machine), as people have: the server's limits
are on, and nobody comes near them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import count

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from clio.games import find

AT_ONCE = 8  # tables that are opened at the same time
BOTS_AT = 10  # at one table in so many, one of the two is an easy bot
PACE = 15.0  # moves that a table makes in a second at most: below what one person may send
PATIENCE = 20.0


class Choice(Struct):
    symbol: str


class Question(Struct):
    options: list[Choice]


class Result(Struct):
    pass


class Info(Struct):
    """`updated` is the same for all who know of the same rows: answers to a secret choice do not touch it."""

    updated: float


class State(Struct, tag="state"):
    seq: int
    table: Info
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


class Seats(Struct):
    seats: list[Seat]


class Created(Struct):
    id: str


HELLO = '{"type":"hello","lang":"en"}'
WANTED = ('{"type":"state"', '{"type":"refused"', '{"type":"bye"')
decode = msgspec.json.Decoder(State | Refused | Bye).decode
encode = msgspec.json.Encoder().encode
keys = count()
people = count(1)


class Guest:
    """Somebody with a cookie and an address."""

    def __init__(self, url: str) -> None:
        self.url = url
        n = next(people)
        self.address = f"127.1.{n // 250}.{n % 250 + 1}"
        kept = httpx.Limits(keepalive_expiry=1.0)  # well before the server closes it
        way = httpx.AsyncHTTPTransport(local_address=self.address, limits=kept, verify=False, trust_env=False)
        self.http = httpx.AsyncClient(base_url=url, transport=way, trust_env=False, timeout=PATIENCE)

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
            url, additional_headers={"cookie": cookie}, max_size=None, proxy=None, ping_interval=None,
            local_addr=(self.address, 0))
        await socket.send(HELLO)
        return socket


class Table:
    """Two people, or one and a bot. `ready` is called when a move can be made, `shown` when every seat has seen the
    last one: after how long since it was due."""

    def __init__(
        self, game: str, guests: list[Guest], ready: Callable[[Table], None], shown: Callable[[float], None]
    ) -> None:
        self.game = game
        self.guests = guests
        self.ready = ready
        self.shown = shown
        self.chance = random.Random(next(keys))
        self.states: dict[int, State] = {}  # what each seat saw last
        self.mover, self.expected = 0, -1  # who moved, and the number of the row that must come
        self.due: float | None = None  # when the move that is under way should have been made
        self.moved = 0.0
        self.free = False
        self.sockets: list[ClientConnection] = []
        self.reading: list[asyncio.Task[None]] = []
        self.again: asyncio.Task[None] | None = None
        self.refusals = self.games = self.bytes = 0

    async def open(self) -> None:
        first, *others = self.guests
        other = {"kind": "open"} if others else {"kind": "bot", "bot": "easy"}
        wish = {"game": self.game, "seats": [{"kind": "me"}, other]}
        id = msgspec.json.decode(await first.post("/api/tables", wish), type=Created).id
        for guest in others:
            found = msgspec.json.decode((await first.http.get(f"/api/tables/{id}")).content, type=Seats)
            await guest.post(f"/api/tables/{id}/join", {"key": found.seats[1].key})
        self.states, self.expected, self.due = {}, -1, None
        self.games += 1
        self.sockets = [await guest.socket(id) for guest in self.guests]
        self.reading = [asyncio.create_task(self._read(n)) for n in range(len(self.guests))]

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
            self.bytes += len(text)
            if text.startswith(WANTED):
                self._take(seat, decode(text))

    def _take(self, seat: int, message: State | Refused | Bye) -> None:
        if not isinstance(message, State):
            self.refusals += 1
            return
        self.states[seat] = message
        if self.all_see:
            if self.due is not None:
                self.shown(time.perf_counter() - self.due)
                self.due = None
            if message.result is not None:
                self._begin_again()
            elif not self.free and self.asked:
                self.free = True
                self.ready(self)

    def _begin_again(self) -> None:
        if self.again is None:
            self.again = asyncio.create_task(self._anew())
            self.again.add_done_callback(lambda _: setattr(self, "again", None))

    @property
    def all_see(self) -> bool:
        """Has everybody been told of the last move, as far as they may know of it?"""
        if len(self.states) < len(self.guests) or self.states[self.mover].seq < self.expected:
            return False
        return len({state.table.updated for state in self.states.values()}) == 1

    @property
    def asked(self) -> list[int]:
        return [seat for seat, state in self.states.items() if state.question is not None]

    async def move(self, due: float) -> None:
        """Any legal move of anybody who is asked, but nobody resigns."""
        self.mover = self.chance.choice(self.asked)
        state = self.states[self.mover]
        assert state.question is not None
        symbols = [option.symbol for option in state.question.options if option.symbol not in resignations(self.game)]
        self.expected, self.due, self.moved, self.free = state.seq + 1, due, time.perf_counter(), False
        move = Move(f"load-{next(keys):08}", state.seq, self.mover, self.chance.choice(symbols))
        await self.sockets[self.mover].send(encode(move).decode())


@cache
def resignations(game: str) -> frozenset[str]:
    rules = find(game)
    return frozenset(symbol for number, symbol in enumerate(rules.space.symbols) if rules.resigns(number))


class Crowd:
    """All the tables of one run."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.guests: list[Guest] = []
        self.tables: list[Table] = []
        self.waiting: deque[Table] = deque()
        self.some = asyncio.Event()
        self.times: list[float] = []

    def _ready(self, table: Table) -> None:
        self.waiting.append(table)
        self.some.set()

    async def open(self, tables: int) -> None:
        for n in range(tables):
            guests = [Guest(self.url) for _ in range(1 if n % BOTS_AT == BOTS_AT - 1 else 2)]
            self.guests += guests
            self.tables.append(Table(self.game, guests, self._ready, self.times.append))
        for guest in self.guests:
            await guest.arrive()
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + AT_ONCE]))
        await self._rest()

    @property
    def games(self) -> int:
        """All that were begun; the server keeps those that are over for a while."""
        return sum(table.games for table in self.tables)

    @property
    def bytes(self) -> int:
        """All that was sent to people over sockets."""
        return sum(table.bytes for table in self.tables)

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
        """Open loop: a move is due every 1/rate seconds, whether or not the last ones are through, and timed from then
        on, though it may have to wait for a table that is free. The share of moves that had to."""
        self.times.clear()
        began, late, moves = time.perf_counter(), 0, int(rate * seconds)
        for n in range(moves):
            due = began + n / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            late += not self.waiting
            await (await self._next()).move(due)
        await self._rest()
        return late / moves

    async def flat_out(self, seconds: float) -> float:
        """Closed loop: every table moves as soon as it can and may. Moves per second."""
        self.times.clear()
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            table = await self._next()
            await asyncio.sleep(max(0.0, table.moved + 1 / PACE - time.perf_counter()))
            await table.move(time.perf_counter())
        moves, took = len(self.times), time.perf_counter() - began
        await self._rest()
        return moves / took

    async def _rest(self) -> None:
        """Until every move is through and everybody sees the table; a bot may still have a turn to play."""
        async with asyncio.timeout(PATIENCE):
            while not all(table.all_see and table.again is None for table in self.tables):
                await asyncio.sleep(0.01)
