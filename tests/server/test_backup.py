"""Everything in a file and back, from either database into either, while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from clio.server import messages as m
from clio.server.keeping import backup as run_backup
from clio.server.keeping import restore as run_restore
from clio.server.serve import NoStorage
from clio.server.storage import Guest, StorageDown
from clio.server.storage import backup as files
from clio.server.storage.backup import PARTS, BadBackup, NotEmpty
from clio.server.storage.database import Database
from tests.server.company import DUEL, guests, play, sitting
from tests.server.running import running
from tests.server.stored import one_store, row, table, until


def everything(connection: Connection) -> dict[str, list[Any]]:
    """But for the life of each table, which is another one after each restore."""
    columns = {name: [each for each in part.c if each.name != "life"] for name, part in PARTS.items()}
    return {name: [tuple(row) for row in connection.execute(select(*columns[name]).order_by(*part.primary_key))]
            for name, part in PARTS.items()}


async def content(url: str) -> dict[str, list[Any]]:
    async with one_store(url) as store:
        return await store._database.write(everything)


async def fill(url: str, tables: int = 3) -> None:
    async with one_store(url) as store:
        await store.save_guest(Guest("ann", "Inès \U0001f3b2", "fr"))
        for n in range(tables):
            await store.create(table(f"table{n:03}", last=400), [row(k, f"key-{k}") for k in range(1, 401)])


async def taken(url: str, file: Path) -> int:
    base = await Database.open(url)
    try:
        return await files.backup(base, file)
    finally:
        await base.close()


@contextmanager
def written_by(older: bool) -> Iterator[None]:
    """As a version wrote them that knew nothing of clocks."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("alive", "rests") if older else ():
            patch.delitem(PARTS, name)
        yield


async def put_back(url: str, file: Path, force: bool = False) -> int:
    base = await Database.open(url)
    try:
        return await files.restore(base, file, force)
    finally:
        await base.close()


async def test_from_either_into_either(database: str, postgres_database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "clio.backup", f"sqlite:///{tmp_path}/other.db"
    await fill(database)
    whole = await content(database)
    assert await taken(database, file) == sum(map(len, whole.values())) == 1 + 3 + 6 + 6 + 1200
    assert os.stat(file).st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("*.part")] == []
    for target in {other, postgres_database} - {database}:
        await put_back(target, file)
        assert await content(target) == whole


async def test_of_a_version_that_knew_of_no_lives(database: str, tmp_path: Path) -> None:
    file = tmp_path / "clio.backup"
    await fill(database)
    whole = await content(database)
    await taken(database, file)
    older = gzip.decompress(file.read_bytes()).replace(b',"life":0', b"")
    assert b'"life"' not in older
    file.write_bytes(gzip.compress(older))
    await put_back(database, file, force=True)
    assert await content(database) == whole


async def test_what_is_there_is_not_overwritten_by_mistake(database: str, tmp_path: Path) -> None:
    file = tmp_path / "clio.backup"
    await fill(database, 1)
    whole = await content(database)
    await taken(database, file)
    async with one_store(database) as store:
        await store.create(table("another1"), [])
    with pytest.raises(NotEmpty):
        await put_back(database, file)
    async with one_store(database) as store:
        assert await store.table("another1") is not None
    await put_back(database, file, force=True)
    assert await content(database) == whole


async def test_a_damaged_file_changes_nothing(database: str, tmp_path: Path) -> None:
    file = tmp_path / "clio.backup"
    await fill(database, 2)
    await taken(database, file)
    whole, data = await content(database), file.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    damaged = [
        b"", b"no backup", data[:-20], data[: len(data) // 2], gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:1] + lines[2:])), gzip.compress(b'{"clio": "backup", "format": 99}\n'),
        gzip.compress(lines[0] + b'{"part": "alembic_version", "rows": []}\n'),
        gzip.compress(b"".join([*lines[:2], lines[1], *lines[2:-1], lines[-1].replace(b'"guests":1', b'"guests":2')])),
        gzip.compress(b"".join(lines).replace(b'"seq":1,', b'"seq":99999999999999999999999,')),
    ]
    for n, bad in enumerate(damaged):
        file.write_bytes(bad)
        with pytest.raises((BadBackup, StorageDown)):
            await put_back(database, file, force=True)
        assert await content(database) == whole, n


async def test_one_moment_while_others_write(database: str, tmp_path: Path) -> None:
    """Tables are made all the while; the backup holds each with all of its log, or not at all."""
    await fill(database)
    made, file, target = list[str](), tmp_path / "clio.backup", f"sqlite:///{tmp_path}/target.db"
    async with one_store(database) as store:

        async def go_on() -> None:
            while True:
                made.append(f"during{len(made):04}")
                await store.create(table(made[-1], last=40), [row(k) for k in range(1, 41)])

        writing = asyncio.create_task(go_on())
        await until(lambda: len(made) > 2)
        before = len(made)
        await taken(database, file)
        assert len(made) > before, "nobody waited for the backup"
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await put_back(target, file)
    async with one_store(target) as store:
        heads = await store.heads([f"table{n:03}" for n in range(3)] + made)
        assert len(heads) > 3
        assert [id for id, head in heads.items() if len(await store.rows(id)) != head.last] == []
        assert not [id for id in heads if not (await store.table(id))]


async def test_a_running_server_goes_on_from_the_backup(database: str, tmp_path: Path) -> None:
    """A backup is taken in the middle of a game, the game goes on, the backup is put back: everybody sees it."""
    file = tmp_path / "clio.backup"
    with running(tmp_path / "folder", database=database) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            async with sitting(ann, id) as visit:
                await play([visit], 5)
                await taken(database, file)
                seq, decision, log = visit.now.seq, visit.now.decision, visit.log[:]
                await play([visit], 5)
                later = await ann.table(DUEL, "me", "me")
                async with sitting(ann, later) as gone:
                    await put_back(database, file, force=True)
                    await visit.until(lambda: visit.now.decision == decision)
                    await gone.until(lambda: any(isinstance(x, m.Bye) for x in gone.news))
                assert (visit.now.log_from, visit.log) == (0, log)
                assert visit.now.seq > seq + 5, "no number is told again"
                await play([visit], 3)
                assert visit.now.decision == decision + 3


@pytest.mark.parametrize("older", [False, True])
async def test_what_lies_between_backup_and_restore_is_nobodys_time(database: str, tmp_path: Path, older: bool) -> None:
    file = tmp_path / "clio.backup"
    async with one_store(database) as store:
        now = time.time()
        await store.create(table("table001", at=now), [])
        await store.vigil.beat(now)
    with written_by(older):
        await taken(database, file)
    async with one_store(database) as store:
        await store.vigil.beat(now + 1)
    await put_back(database, file, force=True)
    async with one_store(database) as store:
        assert await store.vigil.beat(now + 3) == [(now, now + 3)]


async def test_however_long_a_command_takes(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large log is not gone in the time in which a server expects an answer."""
    slow = (
        "CREATE FUNCTION slow() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(1); RETURN NULL; END' LANGUAGE plpgsql",
        "CREATE TRIGGER slow BEFORE DELETE ON log EXECUTE FUNCTION slow()",
    )
    await fill(postgres_database, 1)
    whole = await content(postgres_database)
    await taken(postgres_database, tmp_path / "file")
    async with one_store(postgres_database) as store:
        await store._database.write(lambda connection: [connection.execute(text(each)) for each in slow])
    monkeypatch.setattr("clio.server.storage.database.COMMAND_SECONDS", 0.3)
    await asyncio.to_thread(run_restore, tmp_path / "file", True, postgres_database, str(tmp_path), "en")
    assert await content(postgres_database) == whole


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoStorage):
        run_backup(tmp_path / "file", "", str(tmp_path / "nowhere"), "en")
    assert not (tmp_path / "nowhere").exists()
    with running(tmp_path / "one"):
        run_backup(tmp_path / "file", "", str(tmp_path / "one"), "en")
    assert "secret" in capsys.readouterr().out
    run_restore(tmp_path / "file", False, "", str(tmp_path / "two"), "fr")
    assert "remises" in capsys.readouterr().out
    with pytest.raises(Exception, match="missing"):
        run_restore(tmp_path / "missing", False, "", str(tmp_path / "three"), "en")
