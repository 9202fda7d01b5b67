"""Servers that die in the middle of things, people who play on regardless, and the search for what was lost."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from msgspec import structs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import clio
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.rooms import rebuild
from clio.server.storage import Row, Store, TableRow
from clio.server.telling import Reader
from tests.server.player import Player, Refused, Visitor, as_sent

PORT = 8700
START, END = 60.0, 20.0  # seconds for a server to come up, and for its last process to leave
T = TypeVar("T")
BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


servers = itertools.count(1)


def own_address() -> str:
    """One that nobody else listens at or calls from, not even while a server that was killed is down: all of
    127.0.0.0/8 is this machine."""
    return f"127.{128 + next(servers) % 100}.{os.getpid() // 256 % 256}.{os.getpid() % 256}"


class Server:
    """`clio serve` in a session of its own, at an address that it keeps when it is started again."""

    def __init__(self, folder: Path, database: str = "", *more: str) -> None:
        self.folder = folder
        self.database = database
        self.more = more
        self.host = own_address()
        self.url = f"http://{self.host}:{PORT}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def store_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'clio.db'}"

    def command(self) -> list[str]:
        words = [str(Path(sys.executable).with_name("clio")), "serve", "--host", self.host, "--port", str(PORT)]
        words += ["--data", str(self.folder), "--rate", "100000", "--connections", "100000"]
        return [*words, *(["--database", self.database] if self.database else []), *self.more]

    async def start(self) -> None:
        with (self.folder / f"server-{self.host}.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder,
                start_new_session=True, env=os.environ | {"CLIO_SECRET": "of all the servers of a test"})
        async with httpx.AsyncClient(trust_env=False) as http:
            await within(START, lambda: self._well(http), "the server does not come up")

    async def _well(self, http: httpx.AsyncClient) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"The server ended ({self.process.returncode}):\n{self.log()}")
        try:
            return (await http.get(f"{self.url}/health")).status_code == 200
        except httpx.HTTPError:
            return False

    async def kill(self) -> None:
        """SIGKILL to the server alone. Nothing that it started may outlive it for long."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> None:
        if self.process is None:
            return
        ended, self.process = self.process, None
        ended.send_signal(number)
        await asyncio.to_thread(ended.wait)

        async def empty() -> bool:
            return not in_session(ended.pid)

        try:
            await within(END, empty, f"{number.name} left processes behind")
        finally:
            for pid in in_session(ended.pid):
                os.kill(pid, signal.SIGKILL)

    def log(self) -> str:
        return "".join(path.read_text() for path in self.folder.glob("server-*.log"))


def in_session(leader: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _parent, _group, session = path.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(session) == leader and state != "Z":
            found.append(int(path.parent.name))
    return found


async def within(seconds: float, true: Callable[[], Any], what: str, pause: float = 0.05) -> None:
    try:
        async with asyncio.timeout(seconds):
            while not await true():
                await asyncio.sleep(pause)
    except TimeoutError:
        raise AssertionError(what) from None


# ---------------------------------------------------------------------- people
async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """What may be asked for twice, until it is answered."""
    async with asyncio.timeout(START):
        while True:
            try:
                return await ask()
            except BROKEN:
                await asyncio.sleep(0.1)


class Regular(Visitor):
    """Comes back when the connection is lost, and sends again what was not answered. Every answer is remembered."""

    def __init__(self, player: Player, id: str, chance: random.Random, seat: int | None = None) -> None:
        super().__init__(player, id)
        self.chance = chance
        self.eyes = seat
        self.gone = True
        self.newest = 0
        self.done: dict[str, tuple[int, Any]] = {}  # what was acknowledged, by key: its number and the request
        self.refused: dict[str, str] = {}
        self.losses = 0
        self.problems: list[str] = []

    # ------------------------------------------------------------------ the connection
    async def _read(self, socket: ClientConnection) -> None:
        self.gone = False
        try:
            await super()._read(socket)
        except WebSocketException:
            pass
        finally:
            self.gone = True
            async with self.changed:
                self.changed.notify_all()

    def _take(self, message: Any) -> None:
        if isinstance(message, m.State):
            if message.seq < self.newest:
                self.problems.append(f"{self.id}: row {message.seq} was told after row {self.newest}")
            self.newest = message.seq
        super()._take(message)

    async def until(self, true: Callable[[], bool]) -> None:
        await super().until(lambda: true() or self.gone)
        if not true():
            raise ConnectionError

    async def back(self) -> None:
        """To the table, however long the server takes to come up; what was seen before is not told again."""
        await asyncio.sleep(0)  # whoever reads notices the loss: sending to a lost connection fails without a pause
        self.losses += self.gone and self.socket is not None
        async with asyncio.timeout(START):
            while self.gone:
                await self.close()
                since = self.state.seq if self.state is not None else None
                held, self.state = self.state, None
                self.news.clear()
                self.player.heard.clear()
                try:
                    await self.open(since=since, seat=self.eyes)
                except BROKEN:
                    self.state = self.state or held
                    await asyncio.sleep(0.1)

    async def request(self, message: Any) -> m.Done | None:
        """Until it is acknowledged or refused, over as many connections as it takes."""
        while True:
            try:
                await self.back()
                done: m.Done = await self.ask(message)
            except Refused as e:
                if e.code == "storage_down":
                    continue
                self.refused[message.key] = e.code
                return None
            except BROKEN:
                continue
            self.done[message.key] = (done.seq, message)
            return done

    # ------------------------------------------------------------------ playing
    def key(self) -> str:
        return f"{self.chance.getrandbits(64):016x}"

    def any_move(self) -> m.Move:
        question = self.now.question
        assert question is not None
        return m.Move(self.key(), self.now.seq, question.seat, self.chance.choice(question.options).symbol)

    async def play(self, enough: asyncio.Event) -> None:
        """Any legal move whenever asked, until the game or the test has ended."""
        while not enough.is_set():
            try:
                await self.back()
                await self.until(
                    lambda: self.now.question is not None or self.now.result is not None or enough.is_set())
            except BROKEN:
                continue
            if self.now.question is None:
                return
            done = await self.request(self.any_move())
            try:
                await self.until(lambda seq=done.seq if done else 0: self.now.seq >= seq)  # type: ignore[misc]
            except BROKEN:
                continue


# ---------------------------------------------------------------------- afterwards
async def audit(url: str, ids: Iterable[str], people: Iterable[Regular]) -> list[str]:
    """What is wrong with the logs of these tables, and with what these people were told of them."""
    people, problems = list(people), list[str]()
    store = await Store.open(url)
    try:
        for id in ids:
            kept, rows = await store.table(id), await store.rows(id)
            assert kept is not None, id
            found = table_problems(kept, rows)
            for person in people:
                if person.id == id:
                    found += person.problems + acknowledged(person, kept, rows) + told(person, kept, rows)
            problems += [f"{kept.game} {id}: {problem}" for problem in found]
    finally:
        await store.close()
    return problems


def table_problems(kept: TableRow, rows: list[Row]) -> list[str]:
    """The log is whole, its summary is true, and the engine's own replay of the record agrees."""
    found = []
    if [row.seq for row in rows] != list(range(1, kept.last + 1)):
        found.append(f"the rows are {[row.seq for row in rows]}, the last should be {kept.last}")
    keys = Counter(row.key for row in rows if row.key is not None)
    found += [f"{n} rows of the key {key}" for key, n in keys.items() if n > 1]
    chronicle = rebuild(kept, rows)
    table = chronicle.table
    again = clio.load(table.save())
    if table.game.digest(again.state) != table.game.digest(table.state):
        found.append("the record replayed gives another position")
    if structs.replace(telling.summary(chronicle), results=(), deadline=None) != kept.summary:  # kept apart
        found.append("the summary is not that of the last row")
    if chronicle.trouble is not None:
        found.append(f"trouble: {chronicle.trouble}")
    return found


def guest_of(person: Regular, c: Chronicle) -> str:
    return "" if person.eyes is None else c.seats[person.eyes].guest or ""


def acknowledged(person: Regular, kept: TableRow, rows: list[Row]) -> list[str]:
    """Every acknowledged request is in the log once, as what it was; what was refused is not."""
    c = rebuild(kept, rows)
    by_key = {row.key.rpartition(".")[2]: row for row in rows if row.key is not None}
    found = [f"{code}, and yet played: {key}" for key, code in person.refused.items() if key in by_key]
    for key, (seq, message) in person.done.items():
        row = by_key.get(key)
        if row is None:
            found.append(f"acknowledged as {seq} and lost: {message}")
        elif c.told(guest_of(person, c), row.seq) != seq or row.seat != message.seat:
            found.append(f"acknowledged as {seq}: {message}; in the log: {row}")
        elif isinstance(message, m.Move) and (row.kind, row.body) != ("move", message.symbol):
            found.append(f"acknowledged: {message}; in the log: {row}")
    return found


def told(person: Regular, kept: TableRow, rows: list[Row]) -> list[str]:
    """The last state, and the log put together over all connections, are those of that row."""
    state = person.state
    if state is None:
        return []
    c = rebuild(kept, rows)
    then = rebuild(kept, rows[: c.row_told(guest_of(person, c), state.seq)])
    lines = [telling.line(entry, state.lang) for entry in then.table.log if entry.seen_by(state.seat)]
    found = []
    if as_sent(then.table.view(state.seat)) != as_sent(state.view):
        found.append(f"seat {state.seat} saw another position after row {state.seq}")
    if as_sent(lines) != as_sent(person.log):
        at = next((n for n, pair in enumerate(zip(lines, person.log)) if pair[0] != pair[1]), -1)
        found.append(f"seat {state.seat} has {len(person.log)} lines of the log at row {state.seq}, not {len(lines)}; "
                     f"line {at} is {person.log[at : at + 1]}, not {lines[at : at + 1]}")
    _, chat = telling.chat_page(then, Reader(guest_of(person, c), state.seat, state.lang), None)
    if as_sent(chat) != as_sent(person.chat[-len(chat):] if chat else []):
        found.append(f"seat {state.seat} has other lines of chat at row {state.seq} than were said")
    return found
