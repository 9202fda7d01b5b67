"""Connections and transactions, the same for SQLite and PostgreSQL; what fails in them is StorageDown.

What is done with a connection is plain, synchronous code: SQLite runs it in a thread of its own, a whole transaction at
a time (a change of threads for each statement takes longer than the statement), PostgreSQL in the event loop."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from clio.engine.errors import ClioError
from clio.server.errors import StorageDown
from clio.server.storage.pulse import Pulse

T = TypeVar("T")

BUSY_SECONDS = 10.0  # how long to wait for another process, or for a connection
COMMAND_SECONDS = 20.0  # a PostgreSQL that answers nothing for so long is taken for lost
MIGRATION_LOCK = 0x436C696F  # any number that nobody else takes: "Clio"
READERS = 4
WIPES, WIPE_PAUSE = 5, 0.05  # how often a log in use is tried to be emptied, and the seconds between
WRITERS = 4  # connections to PostgreSQL: for rows of tables and all else, and two in case those have died

DRIVERS = {
    "sqlite": "sqlite", "sqlite+aiosqlite": "sqlite", "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "postgresql+asyncpg": "postgresql+asyncpg",
}


class StorageNewer(ClioError):
    """The database has migrations that this program does not know."""

    code = "storage_newer"


class StorageUrl(ClioError):
    """Neither SQLite nor PostgreSQL."""

    code = "storage_url"


class Database(ABC):
    """`engine` is the synchronous face of it."""

    sqlite: bool
    engine: Engine

    def __init__(self) -> None:
        self.pulse = Pulse()
        self._asides = asyncio.Lock()
        self._quiet = False

    @staticmethod
    async def open(url: str, patient: bool = False) -> Database:
        """`patient`: nobody waits for an answer, and a command may take as long as it likes."""
        read = read_url(url)
        database = Sqlite(read) if read.get_backend_name() == "sqlite" else Postgres(read, patient)
        try:
            await database.write(database.prepare)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, query: Executable) -> Sequence[Any]:
        return await self._twice(lambda connection: connection.execute(query).all())

    async def write(self, work: Callable[[Connection], T]) -> T:
        """`work` and the commit, or neither. `work` may run twice, and not in this thread. One after the other: a row
        of a table waits for one of them at most, however many there are. What has begun is done to the end, also for
        who has left meanwhile, and nothing else begins before."""
        await self._asides.acquire()
        if self._quiet:
            self._asides.release()
            raise StorageDown
        return await asyncio.shield(asyncio.create_task(self._aside(work)))

    async def _aside(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.write_rows(work)
        finally:
            self._asides.release()

    async def quiet(self) -> None:
        """Until what was asked for is done: whoever left does not wait for it. Nothing else begins."""
        async with self._asides:
            self._quiet = True

    async def write_rows(self, work: Callable[[Connection], T]) -> T:
        """Likewise, before all other writers: what people wait for at a table (see `Writer`)."""

        def transaction(connection: Connection) -> T:
            self.begin(connection)
            found = work(connection)
            try:
                connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise StorageDown from error  # nobody knows whether it was committed: no second try
            return found

        try:
            done = await self._twice(transaction, writes=True)
        except StorageDown as error:
            self.pulse.failed(error.__cause__)
            raise
        self.pulse.wrote()
        return done

    async def _twice(self, work: Callable[[Connection], T], writes: bool = False) -> T:
        """A pooled connection may have died since its last use (PostgreSQL was restarted): then once more."""
        try:
            try:
                return await self.run(work, writes)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self.run(work, writes)
        except IntegrityError:
            raise
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
            raise StorageDown from error

    def begin(self, connection: Connection) -> None:  # noqa: B027
        """What a transaction that writes begins with."""

    @abstractmethod
    def snapshot(self, connection: Connection) -> None:
        """From here on the connection reads one state of everything, whatever others write."""

    @abstractmethod
    async def run(self, work: Callable[[Connection], T], writes: bool) -> T: ...

    @abstractmethod
    def prepare(self, connection: Connection) -> None:
        """Brings the database up to date; several processes may try at once."""

    async def wipe(self) -> None:  # noqa: B027
        """What was deleted is written nowhere any more."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """One thread writes, so that writers wait for each other there and not by polling the file."""

    sqlite = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # SQLite says better what is wrong
                Path(url.database).touch(0o600)
        # Without an isolation level the driver begins nothing by itself: a SELECT is over when it is read.
        self.engine = create_engine(url, connect_args={"isolation_level": None, "timeout": BUSY_SECONDS})
        event.listen(self.engine, "connect", set_up)
        self._writer = ThreadPoolExecutor(1, "clio-storage-writer")
        self._readers = ThreadPoolExecutor(READERS, "clio-storage-reader")

    async def run(self, work: Callable[[Connection], T], writes: bool) -> T:
        threads = self._writer if writes else self._readers
        return await asyncio.get_running_loop().run_in_executor(threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def begin(self, connection: Connection) -> None:
        """SQLite's own waiting sleeps longer and longer: beside a busy process it would never get its turn. Every row
        begins so: the driver is asked itself, which takes a tenth of the time."""
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA busy_timeout = 0")
        patiently(lambda: driver.execute("BEGIN IMMEDIATE"))
        driver.execute(f"PRAGMA busy_timeout = {int(1000 * BUSY_SECONDS)}")

    def snapshot(self, connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    def prepare(self, connection: Connection) -> None:
        connection.begin()  # alembic leaves a transaction alone that it knows of: all migrations are one step
        migrate(connection)

    async def wipe(self) -> None:
        """Deleted pages are overwritten, but lie in the log beside the file. While somebody reads it stays for another
        time: nobody waits for that."""
        for _ in range(WIPES):
            if await self.run(truncated, writes=True):
                return
            await asyncio.sleep(WIPE_PAUSE)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


def set_up(connection: Any, _: object) -> None:
    """The file remembers WAL; processes that first open it together are in each other's way. A text that is none spoils
    its own row, not the whole answer."""
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    patiently(lambda: connection.execute("PRAGMA journal_mode = WAL"))
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")


def truncated(connection: Connection) -> bool:
    """Is the log beside the file empty now?"""
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA busy_timeout = 0")
    try:
        [(busy, *_)] = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:
        return False
    finally:
        driver.execute(f"PRAGMA busy_timeout = {int(1000 * BUSY_SECONDS)}")
    return not busy


def patiently(step: Callable[[], object]) -> None:
    """Again and again while another process has the file."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            step()
            return
        except (OperationalError, sqlite3.OperationalError) as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(random.uniform(0.0005, 0.002))


class Postgres(Database):
    sqlite = False

    def __init__(self, url: URL, patient: bool) -> None:
        super().__init__()
        waits = {"timeout": BUSY_SECONDS, "command_timeout": None if patient else COMMAND_SECONDS}
        self.readers, self.writers = (
            create_async_engine(url, connect_args=waits, pool_timeout=BUSY_SECONDS, pool_size=most, max_overflow=0)
            for most in (READERS + 1, WRITERS))  # one of the readers listens
        self.engine = self.writers.sync_engine

    async def run(self, work: Callable[[Connection], T], writes: bool) -> T:
        """No row waits behind what many read."""
        async with (self.writers if writes else self.readers).connect() as connection:
            return await connection.run_sync(work)

    def snapshot(self, connection: Connection) -> None:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def prepare(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        migrate(connection)

    async def close(self) -> None:
        await self.readers.dispose()
        await self.writers.dispose()


def migrate(connection: Connection) -> None:
    """All migrations that are missing, in the transaction that is open."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "clio.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageNewer from error


def read_url(text: str) -> URL:
    """As people write it, with the drivers that we use."""
    try:
        url = make_url(text)
        url = url.set(drivername=DRIVERS[url.drivername])
    except (ArgumentError, KeyError, ValueError):
        raise StorageUrl(scheme=text.partition(":")[0][:20] or "?") from None
    mode = url.query.get("sslmode")  # the name that other programs know; asyncpg calls it ssl
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)}) if mode else url
