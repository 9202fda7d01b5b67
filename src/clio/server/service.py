"""One server process: its parts, put together and kept going."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import get_args

import structlog
from msgspec import Struct

from clio.engine.errors import ClioError
from clio.server import messages as m
from clio.server.addresses import Proxies
from clio.server.desk import Desk
from clio.server.driver import Driver
from clio.server.errors import Unreadable
from clio.server.garbage import Garbage
from clio.server.gate import Gate
from clio.server.identity import Identity, operator_key, secret_of
from clio.server.limits import (
    ADDRESS_SHARE, BOT_TABLES, CHAT_BURST, CONNECTIONS_PER_ADDRESS, DAY, GUEST_DAYS, IDLE_DAYS, IMPORTS, LOAD_BURST,
    LOADING, MESSAGES_BURST, MESSAGES_PER_SECOND, NEW_GUESTS, PUBLIC_SEATS, PUBLIC_TABLES, TABLES_PER_GUEST,
    UNFINISHED_DAYS,
)
from clio.server.metrics import Metrics
from clio.server.rates import Buckets
from clio.server.replays import Films
from clio.server.rooms import Rooms
from clio.server.sockets import FAREWELL, Visit
from clio.server.storage import Store
from clio.server.study import Study
from clio.server.thinkers import Thinkers

log = structlog.get_logger()
ROUNDS = 2.0  # seconds between two rounds of the house
FORGET = 600.0  # seconds after which an empty room leaves the memory
OVERDUE = 5.0  # a bot's turn that nobody has touched for so long was left by a process that died
MOST_WOKEN = 100  # tables in one round


class Settings(Struct, kw_only=True):
    """How a server is run."""

    folder: str
    database: str = ""  # "": SQLite in the folder
    origins: tuple[str, ...] = ()  # further pages that may talk to us
    pause: float = 0.25  # seconds a bot's move takes at least while people look on
    thinkers: int = 1
    tables_per_guest: int = TABLES_PER_GUEST
    rate: float = MESSAGES_PER_SECOND  # that one address may ask, and one guest may send over sockets
    burst: int = MESSAGES_BURST
    public_tables: int = PUBLIC_TABLES
    public_seats: int = PUBLIC_SEATS
    bot_tables: int = BOT_TABLES
    imports: int = IMPORTS  # and branches
    new_guests: int = NEW_GUESTS
    loading: float = LOAD_BURST  # seconds that tables are read at once, and made, for one address
    unfinished_days: int = UNFINISHED_DAYS  # after which a table that nobody finished is deleted; 0: never
    chat_burst: int = CHAT_BURST  # lines that one person may say in a while
    static: str = ""  # "": the client in the package
    hosts: tuple[str, ...] = ()  # further names under which browsers may reach us
    proxies: tuple[str, ...] = ()  # addresses and networks of reverse proxies that are believed
    connections: int = CONNECTIONS_PER_ADDRESS

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
    driver: Driver

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.visits: set[Visit] = set()
        self.study = Study()
        self.films = Films()
        self.proxies = Proxies(settings.proxies)
        arrivals = Buckets(ADDRESS_SHARE * settings.rate, ADDRESS_SHARE * settings.burst)
        self.gate = Gate(settings.connections, self.proxies, arrivals)
        Path(settings.folder).mkdir(0o700, parents=True, exist_ok=True)
        self.identity = Identity(secret_of(Path(settings.folder)))
        self.operator = operator_key(Path(settings.folder))
        self.unreadable: set[str] = set()  # tables whose bots are not tried again
        self.closing = False
        self.caretaker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(LOADING, "errands"))
        self.store = await Store.open(self.settings.url)
        self.rooms = Rooms(self.store, self.metrics, self.settings.loading)
        self.desk = Desk(self.rooms, self.settings)
        alone = Buckets(self.settings.rate, self.settings.burst)  # as many moves as one visitor may make
        self.driver = Driver(self.rooms, self.thinkers, self.metrics, self.settings.pause, alone)
        self.caretaker = asyncio.create_task(self.keep_house())

    async def farewell(self) -> None:
        """Ask everybody to come back, and wait until they have left."""
        self.closing = self.driver.closing = True
        for visit in list(self.visits):
            visit.bye()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.visits:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish what is being written, leave nothing running."""
        await self.farewell()
        tasks = [self.caretaker] + [room.driver for room in self.rooms.rooms.values()]
        running = [task for task in tasks if task is not None]
        for task in running:
            task.cancel()
        self.thinkers.close()
        self.study.close()
        self.rooms.reading.close()
        self.rooms.making.close()
        await asyncio.gather(*running, *self.rooms.errands, return_exceptions=True)
        await self.store.close()

    async def keep_house(self) -> None:
        """Bots that wait, rooms that nobody needs, tables that nobody touches, numbers for `/metrics`."""
        overdue, archived = -1.0, 0.0  # at the start every bot that waits was left by somebody
        garbage = Garbage()
        while True:
            try:
                await self.wake_bots(time.time() - overdue)
                overdue = OVERDUE
                await self.rooms.listen_around()
                self.rooms.sweep(FORGET)
                garbage.look()
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

    async def put_away(self) -> None:
        """Archive what is idle, delete what nobody finished and nobody has come back to."""
        await self.store.archive(time.time() - IDLE_DAYS * DAY)
        days = max(self.settings.unfinished_days, IDLE_DAYS)
        while self.settings.unfinished_days and (gone := await self.store.clear_out(time.time() - days * DAY)):
            log.info("unfinished tables deleted", tables=gone)
        while gone := await self.store.forget_strangers(time.time() - GUEST_DAYS * DAY):
            log.info("names of strangers deleted", guests=gone)

    async def wake_bots(self, before: float) -> None:
        """Rooms that lost touch with the storage, or whose bot must answer and does not: read again and driven on."""
        for room in list(self.rooms.rooms.values()):
            if room.driver is None and (room.stale or room.chronicle.bot_due is not None):
                with suppress(Unreadable):
                    async with room.lock:
                        await self.rooms.freshen(room)
                    self.driver.look(room)
        for id in await self.store.bots_due(before, MOST_WOKEN + len(self.unreadable)):
            if id not in self.rooms.rooms and id not in self.unreadable:
                try:
                    await self.rooms.get(id)
                except Unreadable:
                    self.unreadable.add(id)
