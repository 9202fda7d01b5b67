"""What other processes commit is heard, also after the connection that listens was lost."""

from __future__ import annotations

import asyncio

from clio.server.storage import Appended, Store
from tests.server.stored import SUMMARY, administer, name_of, one_store, row, stores, table, until


class Ear:
    def __init__(self, store: Store) -> None:
        self.rows: list[tuple[str, int]] = []
        self.losses = 0
        store.listen(lambda table, seq: self.rows.append((table, seq)), self.lost)

    def lost(self) -> None:
        self.losses += 1


async def test_each_process_hears_the_others_and_not_itself(postgres_database: str) -> None:
    async with stores(postgres_database, 3) as (one, two, three):
        ears = [Ear(one), Ear(two)]
        await until(lambda: all(ear.losses == 1 for ear in ears))
        await one.create(table("table001", last=1), [row(1)])
        await asyncio.gather(*(one.append("table001", row(seq), SUMMARY, 2.0) for seq in (2, 3)))
        await two.append("table001", row(4), SUMMARY, 2.0)
        await two.append("table001", row(4), SUMMARY, 2.0)  # a conflict: nothing to tell
        await three.append("table001", row(5), SUMMARY, 2.0)
        await until(lambda: ears[0].rows[-1:] == ears[1].rows[-1:] == [("table001", 5)])
        assert ears[0].rows == [("table001", 4), ("table001", 5)]
        assert ears[1].rows == [("table001", 1), ("table001", 2), ("table001", 3), ("table001", 5)]
        assert [ear.losses for ear in ears] == [1, 1]


async def test_what_is_heard_can_be_read(postgres_database: str) -> None:
    async with stores(postgres_database, 2) as (one, two):
        ear = Ear(two)
        await until(lambda: ear.losses == 1)
        await one.create(table("table001"), [])
        for seq in range(1, 51):
            assert await one.append("table001", row(seq), SUMMARY, 2.0) == Appended(seq)
            await until(lambda: ear.rows[-1:] == [("table001", seq)])  # noqa: B023
            assert len(await two.rows("table001")) == seq


async def test_a_lost_connection_is_made_again(postgres_database: str) -> None:
    listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = '{}'"
    name = name_of(postgres_database)
    async with stores(postgres_database, 2) as (one, two):
        await one.create(table("table001"), [])
        ear = Ear(two)
        for seq in range(1, 4):
            await until(lambda: ear.losses == seq)  # noqa: B023
            await one.append("table001", row(seq), SUMMARY, 2.0)
            await until(lambda: ear.rows[-1:] == [("table001", seq)])  # noqa: B023
            await administer(listening.format(name))
        await until(lambda: ear.losses == 4)
        assert ear.rows == [("table001", 1), ("table001", 2), ("table001", 3)]


async def test_closing_while_the_database_is_away(postgres_database: str) -> None:
    name = name_of(postgres_database)
    async with one_store(postgres_database) as store:
        ear = Ear(store)
        await until(lambda: ear.losses == 1)
        await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await administer(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        await asyncio.sleep(0.5)
        assert ear.losses == 1


async def test_on_sqlite_there_is_nothing_to_hear(sqlite_database: str) -> None:
    async with stores(sqlite_database, 2) as (one, two):
        ear = Ear(two)
        await one.create(table("table001"), [])
        await one.append("table001", row(1), SUMMARY, 2.0)
        await two.ping()
        assert (ear.rows, ear.losses) == ([], 0)
