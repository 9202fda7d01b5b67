"""One server process: its parts, put together and kept going."""

from __future__ import annotations

import asyncio
import math
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import get_args
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct

from clio.clauses import checkout
from clio.engine.errors import ClioError, GameOver
from clio.server import messages as m
from clio.server.addresses import Proxies
from clio.server.analyses import Analysts
from clio.server.calls import Calls
from clio.server.desk import Desk
from clio.server.driver import Driver
from clio.server.errors import NotNow, NotSeated, NoTable, Unreadable
from clio.server.garbage import Garbage
from clio.server.gate import Gate
from clio.server.identity import Identity, kept_secret, operator_key, secret_of
from clio.server.limits import (
    ADDRESS_SHARE, BOT_TABLES, CHAT_BURST, CONNECTIONS_PER_ADDRESS, DAY, FORGETTING_SECONDS, GUEST_DAYS, IDLE_DAYS,
    IMPORTS, LOAD_BURST, LOADING, MESSAGES_BURST, MESSAGES_PER_SECOND, NEW_GUESTS, NEW_TABLES, PUBLIC_SEATS,
    PUBLIC_TABLES, TABLES_PER_GUEST, UNFINISHED_DAYS,
)
from clio.server.metrics import Metrics
from clio.server.outbound import Outbound
from clio.server.rates import Buckets
from clio.server.replays import Films
from clio.server.rooms import Rooms
from clio.server.selves import Selves
from clio.server.sockets import FAREWELL, Visit
from clio.server.storage import StorageDown, Store
from clio.server.study import Study
from clio.server.thinkers import Thinkers
from clio.server.watch import time_row
from clio.server.webpush import Sender
from clio.server.workshop import Workshop

log = structlog.get_logger()
NICE = 5  # who plays goes before who thinks
ROUNDS = 2.0  # seconds between two rounds of the house
FORGET = 600.0  # seconds after which an empty room leaves the memory
OVERDUE = 5.0  # a bot's turn that nobody has touched for so long was left by a process that died
MOST_WOKEN = 100  # tables in one round
HOOKS = 20.0  # seconds between two looks for webhooks that other processes have set


class Settings(Struct, kw_only=True):
    """How a server is run."""

    folder: str
    database: str = ""  # "": SQLite in the folder
    origins: tuple[str, ...] = ()  # further pages that may talk to us
    pause: float = 0.25  # seconds a bot's move takes at least while people look on
    thinkers: int = 1
    compiling: str = ""  # build a compiled package for them in the background, and tell of it in this language
    tables_per_guest: int = TABLES_PER_GUEST
    rate: float = MESSAGES_PER_SECOND  # that one address may ask, and one guest may send over sockets
    burst: int = MESSAGES_BURST
    public_tables: int = PUBLIC_TABLES
    public_seats: int = PUBLIC_SEATS
    bot_tables: int = BOT_TABLES
    imports: int = IMPORTS  # and branches
    new_guests: int = NEW_GUESTS
    new_tables: int = NEW_TABLES
    loading: float = LOAD_BURST  # seconds that tables are read at once, and made, for one address
    unfinished_days: int = UNFINISHED_DAYS  # after which a table that nobody finished is deleted; 0: never
    chat_burst: int = CHAT_BURST  # lines that one person may say in a while
    static: str = ""  # "": the client in the package
    hosts: tuple[str, ...] = ()  # further names under which browsers may reach us
    proxies: tuple[str, ...] = ()  # addresses and networks of reverse proxies that are believed
    connections: int = CONNECTIONS_PER_ADDRESS
    near: str = ""  # our address in the local network; "": nobody reaches us there
    without: tuple[m.Feature, ...] = ()  # what is not offered
    contact: str = ""  # of whoever keeps the server, for push services

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{Path(self.folder, 'clio.db')}"

    @property
    def place(self) -> str:
        """Where tables are kept, for people: without any password."""
        return self.database.rpartition("@")[2] or str(Path(self.folder, "clio.db"))


class Service:
    """Storage, rooms, bots and the caretaker of one process."""

    store: Store
    rooms: Rooms
    desk: Desk
    selves: Selves
    calls: Calls
    driver: Driver
    analysts: Analysts

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers, nice=NICE)
        self.workshop = Workshop(checkout())
        self.visits: set[Visit] = set()
        self.study = Study()
        self.glances = Study(name="glances", budgets=self.study.budgets)  # at the table: none waits for a replay
        self.films = Films()
        self.listing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # lists of tables, of an address
        self.proxies = Proxies(settings.proxies)
        arrivals = Buckets(ADDRESS_SHARE * settings.rate, ADDRESS_SHARE * settings.burst)
        self.gate = Gate(settings.connections, self.proxies, arrivals)
        Path(settings.folder).mkdir(0o700, parents=True, exist_ok=True)
        self.identity = Identity(secret_of(Path(settings.folder)))
        self.operator = operator_key(Path(settings.folder))
        self.unreadable: set[str] = set()  # tables whose bots are not tried again
        self.closing = False
        self.caretaker: asyncio.Task[None] | None = None
        self.sentinel: asyncio.Task[None] | None = None
        self.builder: asyncio.Task[None] | None = None
        self.eraser: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(LOADING, "errands"))
        self.store = await Store.open(self.settings.url)
        self.rooms = Rooms(self.store, self.metrics, self.settings.loading)
        self.rooms.revoked, self.rooms.unsure = self.dismiss, self.recheck
        self.desk = Desk(self.rooms, self.settings)
        self.selves = Selves(self.store, self.identity, self.dismiss)
        self.calls = Calls(
            self.store, self.rooms.rooms.get, Outbound(), self.sender(), "webhooks" not in self.settings.without)
        self.rooms.turn = self.calls.turn
        alone = Buckets(self.settings.rate, self.settings.burst)  # as many moves as one visitor may make
        self.driver = Driver(self.rooms, self.thinkers, self.metrics, self.settings.pause, alone)
        self.analysts = Analysts(self.store)
        with suppress(StorageDown):  # it is tried again when a clock runs
            await self.rooms.watch.beat()
        self.caretaker = asyncio.create_task(self.keep_house())
        self.sentinel = asyncio.create_task(self.stay_awake())
        if self.settings.compiling:
            self.builder = asyncio.create_task(self.workshop.build(self.move_to, self.settings.compiling))

    def move_to(self, python: str) -> None:
        """All that think, to a faster engine."""
        for team in (self.thinkers, self.analysts.thinkers):
            team.move_to(python)

    def sender(self) -> Sender | None:
        """Who sends to browsers; nobody, if that is switched off or what it needs is not installed."""
        if "push" in self.settings.without or find_spec("cryptography") is None:
            return None
        return Sender(kept_secret(Path(self.settings.folder), "vapid", "CLIO_VAPID"), self.settings.contact)

    async def farewell(self) -> None:
        """Ask everybody to come back, and wait until they have left."""
        self.closing = self.driver.closing = True
        for visit in list(self.visits):
            visit.bye()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.visits:
                    await asyncio.sleep(0.01)

    def dismiss(self, guest: str, forgotten: bool = False) -> None:
        """Whoever is connected as this guest comes back with the cookie they have by then; one that was revoked is
        nobody's. Who is forgotten does not come back."""
        for visit in [each for each in self.visits if each.reader.guest == guest]:
            if forgotten:
                visit.dismiss(NotSeated())
            else:
                visit.bye()

    async def recheck(self) -> None:
        """Something may have been revoked that we did not hear of."""
        shown = {visit: visit.cookie for visit in self.visits if visit.cookie is not None}
        epochs = await self.store.people.epochs(list({each.guest for each in shown.values()}))
        for visit, each in shown.items():
            if epochs.get(each.guest, 0) != each.epoch:
                visit.bye()

    async def close(self) -> None:
        """Finish what is being written, leave nothing running."""
        await self.farewell()
        tasks = [self.caretaker, self.sentinel, self.builder, self.eraser, self.timer]
        tasks += [room.driver for room in self.rooms.rooms.values()]
        running = [task for task in tasks if task is not None]
        for task in running:
            task.cancel()
        await self.calls.close()
        await self.analysts.close()
        self.thinkers.close()
        self.study.close()
        self.glances.close()
        self.rooms.reading.close()
        self.rooms.making.close()
        await asyncio.gather(*running, *self.rooms.errands, return_exceptions=True)
        with suppress(ClioError):
            await self.rooms.watch.beat(closed=True)
        await self.store.close()

    async def keep_house(self) -> None:
        """Bots that wait, rooms that nobody needs, tables that nobody touches, numbers for `/metrics`."""
        called = -HOOKS
        overdue, archived = -1.0, -math.inf  # at the start every bot that waits was left by somebody
        garbage = Garbage()
        while True:
            try:
                await self.wake_bots(time.time() - overdue)
                overdue = OVERDUE
                await self.keep_time()
                await self.analysts.beat()
                await self.rooms.listen_around()
                self.rooms.sweep(FORGET)
                garbage.look()
                if time.monotonic() - called > HOOKS:
                    called = time.monotonic()
                    await self.calls.look_around()
                counts = await self.store.counts()
                for status in get_args(m.Status):
                    self.metrics.tables.labels(status).set(counts.get(status, 0))
                if time.monotonic() - archived > DAY / 24:
                    archived = time.monotonic()
                    await self.put_away()
            except ClioError as e:
                log.warning("storage does not answer", code=e.code)
            except Exception:
                log.exception("keeping house failed")
            await asyncio.sleep(ROUNDS)

    async def stay_awake(self) -> None:
        """Signs of life while a clock runs anywhere: however long the house takes for a round, that no server ran is
        said only if none did."""
        while True:
            with suppress(ClioError):  # the house tells of it
                if await self.store.vigil.clocked():
                    await self.rooms.watch.beat()
            await asyncio.sleep(ROUNDS)

    async def put_away(self) -> None:
        """Archive what is idle, delete what nobody finished and nobody has come back to. What could not be read is
        tried again: a restore may have mended it."""
        self.unreadable.clear()
        await self.store.archive(time.time() - IDLE_DAYS * DAY)
        days = max(self.settings.unfinished_days, IDLE_DAYS)
        while self.settings.unfinished_days and (gone := await self.store.clear_out(time.time() - days * DAY)):
            log.info("unfinished tables deleted", tables=gone)
        while gone := await self.store.forget_strangers(time.time() - GUEST_DAYS * DAY):
            log.info("names of strangers deleted", guests=gone)
        self.go_on_forgetting()

    def go_on_forgetting(self) -> None:
        """Not in the way of the house: who pays for it may have to wait."""
        if self.eraser is None or self.eraser.done():
            self.eraser = asyncio.create_task(self.forget_the_rest())

    async def forget_the_rest(self) -> None:
        try:
            await self.desk.go_on_forgetting(time.time() - FORGETTING_SECONDS)
        except ClioError as e:
            log.warning("somebody is not forgotten yet", code=e.code)
        except Exception:
            log.exception("forgetting failed")

    async def keep_time(self) -> None:
        """Say whose time is over. First comes a sign of life: time that no server ran has not gone by."""
        if not await self.store.vigil.clocked():
            return
        watch = self.rooms.watch
        await watch.beat()
        for room in self.rooms.at_rest():
            if room.chronicle.clocks is not None and room.chronicle.clocks.missing(watch.rests):
                await self.rooms.set_clocks(room)
        if self.timer is None or self.timer.done():
            self.timer = asyncio.create_task(self.call_time())

    async def call_time(self) -> None:
        """Beside the rounds of the house: tables that are long to read hold up no other."""
        for id in await self.store.vigil.due(time.time(), MOST_WOKEN + len(self.unreadable)):
            if id not in self.unreadable and not self.rooms.at_work(id):
                try:
                    await self.rooms.add(await self.rooms.get(id), time_row)
                except Unreadable:
                    self.unreadable.add(id)
                except (NotNow, GameOver, NoTable):  # they were just in time, or it is over
                    continue

    async def wake_bots(self, before: float) -> None:
        """Rooms that lost touch with the storage, or whose bot must answer and does not: read again and driven on."""
        for room in self.rooms.at_rest():
            if room.driver is None and (room.stale or room.chronicle.bot_due is not None):
                with suppress(Unreadable):
                    async with self.rooms.hold(room):
                        pass
                    self.driver.look(room)
        known = len(self.rooms.rooms) + len(self.unreadable)  # those that wait for their turn here hide no other
        for id in await self.store.bots_due(before, MOST_WOKEN + known):
            if id not in self.rooms.rooms and id not in self.unreadable:
                try:
                    await self.rooms.get(id)
                except Unreadable:
                    self.unreadable.add(id)
