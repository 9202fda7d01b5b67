"""A whole database in one file, and back, while servers use it: the same file for SQLite and PostgreSQL.

The file is compressed JSON, line by line: what it is, then rows of one table of the schema after another, at the end
how many there are of each. All of it is read in one transaction, which sees the database as it was when it began."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from clio.engine.errors import ClioError
from clio.server.storage.database import Database
from clio.server.storage.forgetting import retrace
from clio.server.storage.people import recount
from clio.server.storage.schema import (
    alive, analyses, forgotten, guests, hooks, links, log, metadata, rests, results, seats, subscriptions, tables,
    traces,
)
from clio.server.storage.vigil import ONE
from clio.server.storage.writer import ALL, announce

FORMAT: Final = 1
PARTS: Final = {
    "guests": guests, "tables": tables, "seats": seats, "log": log, "results": results, "hooks": hooks,
    "analyses": analyses, "traces": traces, "forgotten": forgotten,
    "rests": rests, "alive": alive,
}
# As writers come to them, so that none has one that we wait for while it waits for us.
LOCKED: Final = (
    tables, log, traces, seats, results, hooks, analyses, forgotten, links, subscriptions, guests, alive, rests,
)
CHUNK: Final = 500  # rows in a line of the file
MINUTE: Final = 60  # seconds
OFTEN: Final = 2.0  # seconds between two words on how far it is
Progress = Callable[[int], None]


class BadBackup(ClioError):
    """Not a backup, or not all of one."""

    code = "bad_backup"


class NotEmpty(ClioError):
    """There are tables that a restore would delete."""

    code = "restore_not_empty"


class Head(Struct):
    clio: str
    format: int


class Part(Struct):
    part: str
    rows: list[dict[str, Any]]


class End(Struct):
    end: dict[str, int]


class Steps:
    """Counts rows, and tells from time to time."""

    def __init__(self, tell: Progress) -> None:
        self.tell, self.rows, self.told = tell, 0, time.monotonic()

    def add(self, rows: int) -> None:
        self.rows += rows
        if time.monotonic() - self.told > OFTEN:
            self.told = time.monotonic()
            self.tell(self.rows)


async def backup(database: Database, file: Path, tell: Progress = lambda rows: None) -> int:
    """Writes everything into a file, which is there when all of it is; how many rows."""
    part = file.with_name(f"{file.name}.part")

    def work(connection: Connection) -> int:
        database.snapshot(connection)
        handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as plain:
            with gzip.GzipFile("", "wb", 6, plain) as packed:
                rows = write(connection, packed.write, Steps(tell))
            plain.flush()
            os.fsync(plain.fileno())
        return rows

    try:
        found = await database.run(work, False)
        os.replace(part, file)
        return found
    finally:
        part.unlink(missing_ok=True)


def write(connection: Connection, out: Callable[[bytes], object], steps: Steps) -> int:
    def line(what: object) -> None:
        out(json.encode(what) + b"\n")

    line(Head("backup", FORMAT))
    counts = dict.fromkeys(PARTS, 0)
    streamed = connection.execution_options(yield_per=CHUNK)
    for name, table in PARTS.items():
        for rows in streamed.execute(select(table).order_by(*table.primary_key)).mappings().partitions(CHUNK):
            line(Part(name, [dict(row) for row in rows]))
            counts[name] += len(rows)
            steps.add(len(rows))
    line(End(counts))
    return steps.rows


async def restore(database: Database, file: Path, force: bool, tell: Progress = lambda rows: None) -> int:
    """Puts back what a backup holds, all or nothing; how many rows. What is there already is refused (NotEmpty) or,
    with `force`, deleted first. Tables begin another life: servers that run read them anew."""

    def work(connection: Connection) -> int:
        if not database.sqlite:  # which has one writer; readers go on
            names = ", ".join(table.name for table in LOCKED)
            connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        if connection.execute(select(func.count()).select_from(tables)).scalar_one() and not force:
            raise NotEmpty()
        life = next_life(connection)
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        steps = Steps(tell)
        counts = dict.fromkeys(PARTS, 0)
        for part in read(file):
            if isinstance(part, End):
                if counts | part.end != counts:
                    raise BadBackup()
                if "results" not in part.end:  # they were not kept then
                    recount(connection)
                if "traces" not in part.end:
                    retrace(connection)
                stop_clocks(connection, known="alive" in part.end)
                break
            if part.rows:
                new = {"life": life} if part.part == "tables" else {}
                connection.execute(insert(PARTS[part.part]), [row | new for row in part.rows])
            counts[part.part] += len(part.rows)
            steps.add(len(part.rows))
        else:
            raise BadBackup()
        if not database.sqlite:
            announce(connection, [f"restore {ALL} 0"])
        return steps.rows

    try:
        return await database.write(work)
    except (IntegrityError, OverflowError) as e:  # nobody else writes: the file contradicts itself
        raise BadBackup() from e


def next_life(connection: Connection) -> int:
    """A later one than any there was: what tables were there may have been deleted."""
    latest = connection.execute(select(func.max(tables.c.life))).scalar_one() or 0
    return max(int(time.time() / MINUTE), latest + 1)


def stop_clocks(connection: Connection, known: bool) -> None:
    """Since the last sign of life in a backup no server ran on what it holds: nobody's time goes by until one comes.
    One of an earlier version tells of none (`known`); there it is the newest row."""
    newest = None if known else connection.scalar(select(func.max(tables.c.updated)))
    if newest is not None:
        connection.execute(insert(alive).values(id=ONE, at=newest, closed=True))
    connection.execute(update(alive).values(closed=True))


def read(file: Path) -> Iterator[Part | End]:
    """The lines of a backup after its first. What is missing or damaged is BadBackup."""
    try:
        with gzip.open(file, "rb") as lines:
            head = json.decode(next(lines, b""), type=Head)
            if (head.clio, head.format) != ("backup", FORMAT):
                raise BadBackup()
            for line in lines:
                if line.startswith(b'{"end"'):
                    yield json.decode(line, type=End)
                    continue
                part = json.decode(line, type=Part)
                if part.part not in PARTS:
                    raise BadBackup()
                yield part
    except (DecodeError, ValidationError, EOFError, gzip.BadGzipFile, UnicodeError) as e:
        raise BadBackup() from e
