"""Group commit: each row gets its own answer, whoever shares its transaction, whoever races it, whatever fails."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event, text

from clio.server.storage import Appended, Conflict, Duplicate, Guest, StorageDown, Store
from clio.server.storage import database as storage_database
from clio.server.storage.writer import MOST
from tests.server.stored import (
    SUMMARY, administer, name_of, one_store, row, stores, table, under_way, waited_for,
)

TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"


def count_commits(store: Store) -> list[object]:
    commits: list[object] = []
    event.listen(store._database.engine, "commit", commits.append)
    return commits


# ---------------------------------------------------------------------- together
async def test_what_arrives_together_is_committed_together(database: str) -> None:
    async with one_store(database) as store:
        ids = [f"table{n:03}" for n in range(50)]
        for id in ids:
            await store.create(table(id), [])
        commits = count_commits(store)
        answers = await asyncio.gather(*(store.append(id, row(1), SUMMARY, 2.0) for id in ids))
        assert answers == [Appended(1)] * 50
        assert len(commits) == 1
        for id in ids:
            assert await store.rows(id) == [row(1)]


async def test_more_than_fit_are_committed_in_order(sqlite_database: str) -> None:
    async with one_store(sqlite_database) as store:
        await store.create(table("table001"), [])
        many = 2 * MOST + 10
        commits = count_commits(store)
        answers = await asyncio.gather(*(store.append("table001", row(n), SUMMARY, 2.0) for n in range(1, many + 1)))
        assert answers == [Appended(n) for n in range(1, many + 1)]
        assert len(commits) == 3


async def test_each_row_of_a_mixed_transaction_gets_its_own_answer(database: str) -> None:
    async with one_store(database) as store:
        for id in ("table001", "table002", "table003"):
            await store.create(table(id, last=1), [row(1, "key-old1")])
        commits = count_commits(store)
        first, third = replace(SUMMARY, title="first"), replace(SUMMARY, title="third")
        asked = [
            ("table001", row(2, "key-new1"), first, Appended(2)),
            ("table001", row(2, "key-new2"), SUMMARY, Conflict()),  # two in one transaction want the same number
            ("table001", row(3, "key-new1"), SUMMARY, Duplicate(2)),  # sent twice
            ("table001", row(3, "key-new3"), SUMMARY, Conflict()),  # behind a refusal
            ("table002", row(1, "key-new1"), SUMMARY, Conflict()),
            ("table002", row(2, "key-new4"), SUMMARY, Conflict()),  # behind a refusal
            ("table002", row(2, "key-old1"), SUMMARY, Duplicate(1)),
            ("table003", row(2, None), SUMMARY, Appended(2)),
            ("table003", row(3, "key-new1"), third, Appended(3)),
            ("table003", row(4, "key-old1"), SUMMARY, Duplicate(1)),
            ("nowhere1", row(1, "key-new1"), SUMMARY, Conflict()),
        ]
        answers = await asyncio.gather(*(store.append(id, each, about, 2.0) for id, each, about, _ in asked))
        assert answers == [answer for _, _, _, answer in asked]
        assert len(commits) == 1
        assert [each.seq for each in await store.rows("table001")] == [1, 2]
        assert [each.seq for each in await store.rows("table002")] == [1]
        assert [each.seq for each in await store.rows("table003")] == [1, 2, 3]
        found = [await store.table(id) for id in ("table001", "table002", "table003")]
        assert found == [
            replace(table("table001", last=2), summary=first, updated=2.0),
            table("table002", last=1),
            replace(table("table003", last=3), summary=third, updated=2.0),
        ]


async def test_a_row_sent_behind_one_that_is_refused_is_refused(database: str) -> None:
    """Also in the next transaction: it was thought out for a row that never came to be."""
    async with stores(database, 2) as (ours, theirs):
        await ours.create(table("table001"), [])
        assert await theirs.append("table001", row(1, body="theirs"), SUMMARY, 2.0) == Appended(1)
        first = asyncio.create_task(ours.append("table001", row(1, body="ours"), SUMMARY, 2.0))
        await asyncio.sleep(0)
        while ours._writer._queue:
            await asyncio.sleep(0)
        second = asyncio.create_task(ours.append("table001", row(2, body="ours"), SUMMARY, 2.0))
        await asyncio.sleep(0)
        assert len(ours._writer._queue) == 1  # the first is being written
        assert await first == Conflict()
        assert await second == Conflict()
        assert await ours.append("table001", row(2), SUMMARY, 2.0) == Appended(2)


async def test_who_leaves_does_not_hinder_the_others(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        await store.create(table("table002"), [])
        left = asyncio.create_task(store.append("table001", row(1), SUMMARY, 2.0))
        stays = asyncio.create_task(store.append("table002", row(1), SUMMARY, 2.0))
        await asyncio.sleep(0)
        left.cancel()
        assert await stays == Appended(1)
        assert left.cancelled() or left.cancelling()
        assert await store.rows("table001") == []


@pytest.mark.parametrize("leave", [False, True])
async def test_a_row_shares_the_database_with_one_other_writer_at_most(
    database: str, leave: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many change their names, also if they do not wait for the answer."""
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        run, at_once, most, done = store._database.run, 0, 0, list[int]()

        async def watched(work: Callable[[Connection], Any], writes: bool) -> Any:
            nonlocal at_once, most
            at_once += writes
            most = max(most, at_once)
            try:
                return await run(work, writes)
            finally:
                at_once -= writes

        async def rename(n: int) -> None:
            await store.save_guest(Guest(f"guest{n:03}", "Ada", "en"))
            done.append(n)

        monkeypatch.setattr(store._database, "run", watched)
        others = [asyncio.create_task(rename(n)) for n in range(30)]
        for _ in range(3):
            await asyncio.sleep(0)
        if leave:
            for each in others[:10]:
                each.cancel()
        assert await store.append("table001", row(1), SUMMARY, 2.0) == Appended(1)
        assert len(done) < 15 or not store._database.sqlite  # there the row went first of those that wait
        await asyncio.gather(*others, return_exceptions=True)
        assert len(done) == (20 if leave else 30)
        assert most == 2


async def test_a_row_waits_for_nobody_who_reads(postgres_database: str) -> None:
    """However many read, and however long that takes."""
    async with one_store(postgres_database) as store:
        await store.create(table("table001"), [])
        async with under_way(store, text("LOCK TABLE guests IN ACCESS EXCLUSIVE MODE")) as other:
            readers = [asyncio.create_task(store.guest(f"guest{n}")) for n in range(50)]
            await waited_for(other)
            assert await store.append("table001", row(1), SUMMARY, 2.0) == Appended(1)
            assert not any(each.done() for each in readers)
        await asyncio.gather(*readers)


async def test_closing_writes_what_waits(database: str) -> None:
    store = await Store.open(database)
    await store.create(table("table001"), [])
    waiting = [asyncio.create_task(store.append("table001", row(n), SUMMARY, 2.0)) for n in range(1, 11)]
    await asyncio.sleep(0)
    await store.close()
    assert [await each for each in waiting] == [Appended(n) for n in range(1, 11)]
    with pytest.raises(StorageDown):
        await store.append("table001", row(11), SUMMARY, 2.0)
    async with one_store(database) as again:
        assert len(await again.rows("table001")) == 10


async def test_closing_does_what_was_asked_for_and_begins_nothing_else(database: str) -> None:
    store = await Store.open(database)
    asked = [asyncio.ensure_future(store.save_guest(Guest(f"guest{n}", "", "en"))) for n in range(3)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [None] * 3
    with pytest.raises(StorageDown):
        await store.save_guest(Guest("late", "", "en"))
    async with one_store(database) as again:
        assert await again.guest("guest2")
        assert not await again.guest("late")


# ---------------------------------------------------------------------- against each other
async def test_of_two_processes_that_race_exactly_one_wins_each_number(database: str) -> None:
    """Who wins is not promised, so every number is raced for, and each of the two is first to ask half of the time."""
    async with stores(database, 2) as both:
        await both[0].create(table("table001"), [])
        winners: list[str] = []
        for seq in range(1, 301):
            order = (0, 1) if seq % 2 else (1, 0)
            answers = await asyncio.gather(
                *(both[n].append("table001", row(seq, f"{n}-{seq}", body=str(n)), SUMMARY, 2.0) for n in order)
            )
            assert sorted(answers, key=repr) == [Appended(seq), Conflict()]
            winners.append(str(order[answers.index(Appended(seq))]))
        for store in both:
            rows = await store.rows("table001")
            assert [each.seq for each in rows] == list(range(1, 301))
            assert [each.body for each in rows] == winners


async def test_crossing_transactions_do_not_lock_each_other_out(database: str) -> None:
    """Both write to the same tables in opposite orders, while idle tables are archived and new ones made."""
    ids = [f"table{n:03}" for n in range(20)]

    async def play(store: Store, order: list[str]) -> int:
        won = 0
        for seq in range(1, 31):
            answers = await asyncio.gather(*(store.append(id, row(seq), SUMMARY, 2.0) for id in order))
            won += sum(isinstance(answer, Appended) for answer in answers)
        return won

    async def tidy(store: Store) -> int:
        for n in range(30):
            await store.archive(1e9)
            await store.create(table(f"other{n:03}"), [])
        return 0

    async with stores(database, 2) as (one, two):
        for id in ids:
            await one.create(table(id), [])
        won = await asyncio.gather(play(one, ids), play(two, ids[::-1]), tidy(two))
        assert sum(won) == 20 * 30


# ---------------------------------------------------------------------- what fails
async def test_a_locked_file_fails_its_rows_and_no_others(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_database, "BUSY_SECONDS", 0.1)
    async with one_store(sqlite_database) as store:
        for id in ("table001", "table002"):
            await store.create(table(id), [])
        other = sqlite3.connect(sqlite_database.partition("///")[2], isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(store.append(id, row(1), SUMMARY, 2.0) for id in ("table001", "table002")), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StorageDown, StorageDown]
        assert isinstance(answers[0], StorageDown)
        assert "locked" in str(answers[0].__cause__)
        await store.ping()  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("table001", row(1), SUMMARY, 2.0) == Appended(1)


async def test_a_full_disk_loses_nothing_acknowledged(sqlite_database: str) -> None:
    async def pages(number: int) -> None:
        await store._database.read(text(f"PRAGMA max_page_count = {number}"))

    async with one_store(sqlite_database) as store:
        await store.create(table("table001"), [])
        await pages(60)
        fills = [store.append("table001", row(seq, body="x" * 3000), SUMMARY, 2.0) for seq in range(1, 101)]
        seq = 1
        with contextlib.suppress(StorageDown):
            for each in fills:
                assert await each == Appended(seq)
                seq += 1
        for each in fills[seq:]:
            each.close()
        assert 1 < seq < 100
        assert len(await store.rows("table001")) == seq - 1
        await pages(1_000_000)
        assert await store.append("table001", row(seq), SUMMARY, 2.0) == Appended(seq)


async def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "clio.db").write_text("This is no database. " * 100)
    with pytest.raises(StorageDown):
        await Store.open(f"sqlite:///{tmp_path}/clio.db")
    with pytest.raises(StorageDown):
        await Store.open(f"postgresql://nobody@/clio?host={tmp_path}")
    with pytest.raises(StorageDown):
        await Store.open("postgresql://nobody@localhost:1/clio")


async def test_connections_that_died_unused_are_replaced(postgres_database: str) -> None:
    async with one_store(postgres_database) as store:
        await store.create(table("table001"), [])
        for seq in range(1, 4):
            await administer(TERMINATE.format(name_of(postgres_database)))
            assert await store.append("table001", row(seq), SUMMARY, 2.0) == Appended(seq)
            await administer(TERMINATE.format(name_of(postgres_database)))
            assert len(await store.rows("table001")) == seq


async def test_a_postgres_that_goes_away_and_comes_back(postgres_database: str) -> None:
    name = name_of(postgres_database)
    async with one_store(postgres_database) as store:
        await store.create(table("table001"), [])
        await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await administer(TERMINATE.format(name))
        with pytest.raises(StorageDown):
            await store.ping()
        answers = await asyncio.gather(
            *(store.append("table001", row(1), SUMMARY, 2.0) for _ in range(3)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StorageDown] * 3
        await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await store.ping()
        assert await store.append("table001", row(1), SUMMARY, 2.0) == Appended(1)


async def test_connections_that_die_while_writing(postgres_database: str) -> None:
    """A row may be there or not when its transaction fails; with its key, sending it again settles it."""
    ids = [f"table{n:03}" for n in range(5)]
    failures: list[StorageDown] = []

    async def play(id: str) -> int:
        """How many rows: at least 40, and on until something has failed, however quick the machine."""
        seq = 0
        while seq < 40 or not failures:
            seq += 1
            while True:
                try:
                    answer = await store.append(id, row(seq, f"{id}-{seq}"), SUMMARY, 2.0)
                except StorageDown as error:
                    failures.append(error)
                    continue
                assert answer in (Appended(seq), Duplicate(seq))
                break
        return seq

    async def kill() -> None:
        while True:
            await administer(TERMINATE.format(name_of(postgres_database)))
            await asyncio.sleep(0.005)

    async with one_store(postgres_database) as store:
        for id in ids:
            await store.create(table(id), [])
        killer = asyncio.create_task(kill())
        async with asyncio.timeout(100):
            played = await asyncio.gather(*map(play, ids))
        killer.cancel()
        await asyncio.wait([killer])
        for id, last in zip(ids, played):
            assert [each.seq for each in await store.rows(id)] == list(range(1, last + 1))


# ---------------------------------------------------------------------- kill -9
WRITER = textwrap.dedent("""
    import asyncio, sys
    from clio.server.storage import Row, Store, Summary

    async def play(store, table):
        summary = Summary("playing", 1, 0, "[0]", False, ("ann", "bob"), "{}")
        seq = (await store.table(table)).last
        while True:
            seq += 1
            await store.append(table, Row(seq, "move", 0, "x" * 200, None, 1.0), summary, 1.0)
            print(table, seq, flush=True)

    async def main():
        store = await Store.open(sys.argv[1])
        await asyncio.gather(*(play(store, f"table{n:03}") for n in range(8)))

    asyncio.run(main())
""")


async def test_a_killed_process_loses_nothing_acknowledged(database: str) -> None:
    async with one_store(database) as store:
        for n in range(8):
            await store.create(table(f"table{n:03}"), [])
    acknowledged: dict[str, int] = {}
    for lines in (1, 100, 333):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITER, database, stdout=subprocess.PIPE
        )
        assert process.stdout
        for n in range(10**9):
            line = await process.stdout.readline()
            if n == lines:
                process.send_signal(signal.SIGKILL)
            if not line.endswith(b"\n"):  # what was still in the pipe had been acknowledged, too
                break
            id, seq = line.decode().split()
            acknowledged[id] = int(seq)
        assert await process.wait() == -signal.SIGKILL
        async with one_store(database) as store:
            for id, last in acknowledged.items():
                numbers = [each.seq for each in await store.rows(id)]
                found = await store.table(id)
                assert found is not None
                assert last <= found.last
                assert numbers == list(range(1, found.last + 1))
    assert sum(acknowledged.values()) > 400
