"""The database is made and brought up to date by whoever opens it."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from clio.server.storage import StorageNewer, Store
from clio.server.storage.schema import metadata
from tests.server.stored import one_store, row, table


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    async with one_store(database) as store:
        assert await store._database.write(differences) == []


async def test_opening_again_changes_nothing(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001", last=1), [row(1)])
    for _ in range(2):
        async with one_store(database) as store:
            assert await store.rows("table001") == [row(1)]


async def test_several_may_open_at_once(database: str) -> None:
    opened = await asyncio.gather(*(Store.open(database) for _ in range(6)))
    for store in opened:
        await store.ping()
        await store.close()


async def test_several_processes_may_open_at_once(database: str) -> None:
    program = (
        "import asyncio, sys\nfrom clio.server.storage import Store\n"
        "async def main():\n    store = await Store.open(sys.argv[1])\n    await store.ping()\n"
        "    await store.close()\nasyncio.run(main())"
    )
    processes = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", program, database, stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for process in processes:
        _, errors = await process.communicate()
        assert (process.returncode, errors) == (0, b"")


def newer(connection: Connection) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))


async def test_a_newer_database_is_refused(database: str) -> None:
    async with one_store(database) as store:
        await store._database.write(newer)
    with pytest.raises(StorageNewer):
        await Store.open(database)
