"""Tables, rows and summaries for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from clio.server.storage import Kind, Row, Store, Summary, TableRow
from clio.server.storage.database import Postgres
from tests.server import postgres

SUMMARY = Summary("playing", 1, 0, "[0]", False, ("ann", "bob"), '{"seats": ["Ann", "Bob"]}')


def row(seq: int, key: str | None = None, body: str = "build colossus", kind: Kind = "move") -> Row:
    return Row(seq, kind, 0, body, key, 1000.0 + seq / 7)


def table(
    id: str, *, owner: str = "ann", public: bool = False, at: float = 1.0, last: int = 0, **summary: Any
) -> TableRow:
    return TableRow(id, "monumental-duel", '{"seed": 5}', owner, public, at, at, replace(SUMMARY, **summary), last)


@asynccontextmanager
async def stores(url: str, number: int) -> AsyncIterator[list[Store]]:
    """As many processes would have them: each with its own connections."""
    async with AsyncExitStack() as stack:
        opened: list[Store] = []
        for _ in range(number):
            opened.append(await Store.open(url))
            stack.push_async_callback(opened[-1].close)
        yield opened


@asynccontextmanager
async def one_store(url: str) -> AsyncIterator[Store]:
    async with stores(url, 1) as (store,):
        yield store


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def under_way(store: Store, *statements: Executable) -> AsyncIterator[AsyncConnection]:
    """Another process has done so much of a transaction, and commits it when this is left."""
    assert isinstance(store._database, Postgres)
    async with store._database.writers.begin() as connection:
        for each in statements:
            await connection.execute(each)
        yield connection


async def waited_for(connection: AsyncConnection) -> None:
    async with asyncio.timeout(20.0):
        while not await connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
            await asyncio.sleep(0.01)


NEWER = {  # what each of the newest migrations has added
    "0011": ("ALTER TABLE tables DROP COLUMN life",),
    "0010": ("DROP TABLE traces", "DROP TABLE forgotten", "CREATE INDEX log_said ON log (key)"),
    "0009": ("DROP TABLE analyses",),
    "0008": ("DROP TABLE subscriptions", "DROP TABLE hooks"),
    "0007": (
        "DROP TABLE alive", "DROP TABLE rests", "DROP INDEX tables_by_deadline",
        "ALTER TABLE tables DROP COLUMN deadline",
    ),
    "0006": (
        "DROP TABLE results", "DROP TABLE links", "ALTER TABLE guests DROP COLUMN epoch",
        "ALTER TABLE guests DROP COLUMN linked",
    ),
}


def go_back(connection: Connection, version: str) -> None:
    """The database as an earlier version had it; what came with the first migrations stays."""
    for number in sorted(NEWER, reverse=True):
        for statement in NEWER[number] if number > version else ():
            connection.execute(text(statement))
    connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))


async def administer(command: str) -> None:
    """A command to PostgreSQL itself, outside every transaction."""
    engine = create_async_engine(postgres.url(), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(command))
    await engine.dispose()


def name_of(url: str) -> str:
    """The database in a URL of the fixtures."""
    return url.partition("@/")[2].partition("?")[0]
