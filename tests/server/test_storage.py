"""The store: what is written is read again, and the lobby's questions get their answers."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from clio.server.storage import UNFINISHED, Appended, Conflict, Duplicate, Guest, Row, StorageUrl, Store, Taken
from clio.server.storage.database import read_url
from tests.server.stored import SUMMARY, one_store, row, table


# ---------------------------------------------------------------------- tables and rows
async def test_a_table_and_its_rows_are_read_as_they_were_written(database: str) -> None:
    made = table("table001", public=True, at=1763265212.123456, last=2, guests=("ann", None, "bob"), bot_turn=True)
    rows = [Row(1, "join", None, '{"é": "\\u0000"}', None, 0.1 + 0.2), Row(2, "move", 1, "«’»", "key-0002", 1e9 / 3)]
    async with one_store(database) as store:
        await store.create(made, rows)
        assert await store.table("table001") == made
        assert await store.rows("table001") == rows
        assert await store.rows("table001", after=1) == rows[1:]
        assert await store.rows("table001", after=2) == []
    async with one_store(database) as store:
        assert await store.table("table001") == made
        assert await store.rows("table001") == rows


async def test_what_is_not_there(database: str) -> None:
    async with one_store(database) as store:
        assert await store.table("table001") is None
        assert await store.rows("table001") == []
        assert await store.mine("ann") == []
        assert await store.open_tables() == []
        assert await store.made("ann", "", UNFINISHED) == (0, 0)
        assert await store.bots_due(1e12) == []
        assert await store.archive(1e12) == 0
        assert await store.counts() == {}
        assert await store.guest("ann") is None
        assert await store.append("table001", row(1), SUMMARY, 2.0) == Conflict()
        assert await store.rows("table001") == []
        await store.ping()


async def test_an_id_is_given_once(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        with pytest.raises(Taken, match="table001"):
            await store.create(table("table001", owner="bob"), [])
        found = await store.table("table001")
        assert found is not None
        assert found.owner == "ann"


async def test_a_row_brings_its_summary(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        summary = replace(SUMMARY, round=3, decisions=7, waiting="[1]", bot_turn=True, guests=("ann", None), title="{}")
        assert await store.append("table001", row(1), summary, 5.5) == Appended(1)
        assert await store.table("table001") == replace(table("table001"), summary=summary, updated=5.5, last=1)
        assert await store.rows("table001") == [row(1)]


async def test_a_row_must_be_the_next(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001", last=2), [row(1), row(2)])
        for seq in (0, 1, 2, 4):
            assert await store.append("table001", row(seq), replace(SUMMARY, title="no"), 5.0) == Conflict()
        assert await store.table("table001") == table("table001", last=2)
        assert await store.append("table001", row(3), SUMMARY, 5.0) == Appended(3)


async def test_a_key_is_used_once_at_a_table(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        await store.create(table("table002"), [])
        assert await store.append("table001", row(1, "key-aaaa"), SUMMARY, 2.0) == Appended(1)
        assert await store.append("table001", row(2), SUMMARY, 2.0) == Appended(2)
        assert await store.append("table001", row(3), SUMMARY, 2.0) == Appended(3)
        for seq in (1, 3, 4, 9):
            assert await store.append("table001", row(seq, "key-aaaa"), SUMMARY, 9.0) == Duplicate(1)
        assert await store.append("table002", row(1, "key-aaaa"), SUMMARY, 2.0) == Appended(1)
        assert len(await store.rows("table001")) == 3


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"])
async def test_a_text_that_no_database_stores_is_refused_alone(sqlite_database: str, bad: str) -> None:
    async with one_store(sqlite_database) as store:
        with pytest.raises(ValueError, match=r"NUL|surrogates"):
            await store.create(table("table001", title=bad), [])
        await store.create(table("table001"), [])
        with pytest.raises(ValueError, match=r"NUL|surrogates"):
            await store.append("table001", row(1, body=bad), SUMMARY, 2.0)
        assert await store.append("table001", row(1), SUMMARY, 2.0) == Appended(1)


@pytest.mark.parametrize("id", ["\0", "table001\0", "\ud800"])
async def test_a_text_that_no_database_stores_is_the_id_of_no_table(database: str, id: str) -> None:
    async with one_store(database) as store:
        await store.create(table("table001"), [])
        assert await store.table(id) is None


# ---------------------------------------------------------------------- the lobby's questions
async def test_mine_are_those_where_i_sit_and_those_i_made(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("seated01", owner="bob", at=1.0), [])
        await store.create(table("twice001", owner="ann", at=2.0, guests=("ann", "ann")), [])
        await store.create(table("watched1", owner="ann", at=3.0, guests=(None, None)), [])
        await store.create(table("not-mine", owner="bob", at=4.0, guests=("bob", None)), [])
        await store.create(table("archived", owner="ann", at=5.0, status="archived"), [])
        assert [each.id for each in await store.mine("ann")] == ["watched1", "twice001", "seated01"]
        await store.append("seated01", row(1), SUMMARY, 9.0)
        assert [each.id for each in await store.mine("ann", limit=2)] == ["seated01", "watched1"]
        assert await store.mine("ann", limit=1) == [await store.table("seated01")]


async def test_seats_change_hands(database: str) -> None:
    async def tables_of(guest: str) -> list[str]:
        return [each.id for each in await store.mine(guest)]

    async with one_store(database) as store:
        await store.create(table("table001", owner="zoe", guests=("ann", None)), [])
        for seq, guests in enumerate([("ann", "bob"), (None, "bob"), ("bob", "ann"), (None, None)], 1):
            await store.append("table001", row(seq), replace(SUMMARY, guests=guests), 2.0)
            for guest in ("ann", "bob"):
                assert await tables_of(guest) == (["table001"] if guest in guests else [])
        assert await tables_of("zoe") == ["table001"]


async def test_open_tables_are_public_and_gathering_the_newest_first(database: str) -> None:
    async with one_store(database) as store:
        for at, (id, public, status) in enumerate(
            [("older001", True, "gathering"), ("newer001", True, "gathering"), ("private1", False, "gathering"),
             ("playing1", True, "playing")]
        ):
            await store.create(table(id, public=public, at=float(at), status=status), [])
        assert [each.id for each in await store.open_tables()] == ["newer001", "older001"]
        assert [each.id for each in await store.open_tables(limit=1)] == ["newer001"]
        await store.append("newer001", row(1), SUMMARY, 9.0)
        assert [each.id for each in await store.open_tables()] == ["older001"]


async def test_owned_and_counts(database: str) -> None:
    async with one_store(database) as store:
        for status in ("gathering", "playing", "over", "abandoned", "archived", "imported"):
            await store.create(table(f"ann-{status}", status=status), [])
            await store.create(table(f"bob-{status}", status=status, owner="bob"), [])
        await store.create(table("ann-more", status="playing"), [])
        assert await store.made("ann", "", UNFINISHED) == (3, 0)
        assert await store.made("bob", "", UNFINISHED) == (2, 0)
        assert await store.counts() == {
            "gathering": 2, "playing": 3, "over": 2, "abandoned": 2, "archived": 2, "imported": 2,
        }


async def test_bots_that_should_have_moved(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("late0001", at=2.0, bot_turn=True), [])
        await store.create(table("later001", at=1.0, bot_turn=True), [])
        await store.create(table("in-time1", at=5.0, bot_turn=True), [])
        await store.create(table("human001", at=1.0), [])
        await store.create(table("over0001", at=1.0, bot_turn=True, status="over"), [])
        assert await store.bots_due(5.0) == ["later001", "late0001"]
        assert await store.bots_due(5.0, limit=1) == ["later001"]
        await store.append("later001", row(1), replace(SUMMARY, bot_turn=True), 6.0)
        assert await store.bots_due(5.0) == ["late0001"]
        for n in range(5):  # all waiting for longer, of one address
            await store.create(replace(table(f"crowd{n:03}", at=0.5, bot_turn=True), source="there"), [])
        assert await store.bots_due(5.0, limit=2) == ["crowd000", "late0001"]


async def test_idle_tables_are_archived(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("idle0001", at=1.0), [])
        await store.create(table("over0001", at=1.0, status="over"), [])
        await store.create(table("active01", at=1.0), [])
        await store.create(table("new00001", at=8.0), [])
        await store.append("active01", row(1), SUMMARY, 9.0)
        assert await store.archive(5.0) == 2
        assert await store.archive(5.0) == 0
        assert await store.counts() == {"archived": 2, "playing": 2}
        assert {each.id for each in await store.mine("ann")} == {"active01", "new00001"}
        assert await store.append("idle0001", row(1), SUMMARY, 9.0) == Appended(1)  # somebody came back
        assert await store.counts() == {"archived": 1, "playing": 3}


async def test_guests(database: str) -> None:
    async with one_store(database) as store:
        for guest in (Guest("g1", "Ann", "en"), Guest("g2", "Bob", "fr"), Guest("g1", "Année", "fr")):
            await store.save_guest(guest)
            assert await store.guest(guest.id) == guest
        assert await store.guest("g2") == Guest("g2", "Bob", "fr")


# ---------------------------------------------------------------------- where it is kept
@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:///clio.db", "sqlite:///clio.db"),
        ("sqlite+aiosqlite:////var/clio.db", "sqlite:////var/clio.db"),
        ("postgres://ann:x@db:5/clio", "postgresql+asyncpg://ann:x@db:5/clio"),
        ("postgresql://db/clio?sslmode=require", "postgresql+asyncpg://db/clio?ssl=require"),
        ("postgresql+asyncpg://db/clio", "postgresql+asyncpg://db/clio"),
    ],
)
def test_urls_as_people_write_them(written: str, used: str) -> None:
    assert read_url(written).render_as_string(hide_password=False) == used


@pytest.mark.parametrize("written", ["mysql://db/clio", "clio.db", "", "postgresql+psycopg2://db/clio", "://"])
def test_what_is_neither_is_refused(written: str) -> None:
    with pytest.raises(StorageUrl):
        read_url(written)


async def test_sqlite_syncs_every_commit_and_makes_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "clio.db"
    store = await Store.open(f"sqlite:///{file}")
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
    for pragma, value in wanted.items():
        assert await store._database.read(text(f"PRAGMA {pragma}")) == [(value,)]
    await store.close()
    plain = sqlite3.connect(file)
    assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    plain.close()


async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    async with one_store(f"sqlite:///{tmp_path}/clio.db") as store:
        await store.create(table("table001"), [])
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
