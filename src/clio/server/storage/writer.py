"""Group commit: what arrives while a transaction is being written goes together into the next one.

Every writer first locks the tables it appends to (on SQLite the whole file), in the order of their ids. Under the lock
nothing moves, so the answers are settled by reading, and no row can spoil the transaction of the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, text, update

from clio.server.errors import StorageDown
from clio.server.storage.database import Database
from clio.server.storage.naming import gone, trace
from clio.server.storage.records import Answer, Appended, Conflict, Duplicate, Gone, Head, Row, Summary
from clio.server.storage.schema import log, results, seats, tables

MOST: Final = 256  # rows in one transaction
CHANNEL: Final = "clio"
ABOUT: Final = "@"  # before the number of a guest, in place of a table
ALL: Final = "*"  # in place of a table: everything was replaced

# Lists go in as one parameter, so that the statement is the same, and prepared once, for any number of rows.
LOCK = {
    True: text("SELECT id, life, last, guests, finished FROM tables WHERE id IN (SELECT value FROM json_each(:ids))"),
    False: text(
        "SELECT id, life, last, guests, finished FROM tables "
        "WHERE id IN (SELECT json_array_elements_text(CAST(:ids AS json))) ORDER BY id FOR NO KEY UPDATE"
    ),
}
TAKEN = {
    True: text(
        "SELECT log.table_id, log.key, log.seq FROM json_each(:pairs) AS pair CROSS JOIN log "
        "ON log.table_id = json_extract(pair.value, '$[0]') AND log.key = json_extract(pair.value, '$[1]')"
    ),
    False: text(
        "SELECT log.table_id, log.key, log.seq FROM json_array_elements(CAST(:pairs AS json)) AS pair "
        "JOIN log ON log.table_id = pair ->> 0 AND log.key = pair ->> 1"
    ),
}
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', json_array_elements_text(CAST(:payloads AS json)))")
INSERT = insert(log)
UPDATE = update(tables).where(tables.c.id == bindparam("table_id"))
NO_SEATS = delete(seats).where(seats.c.table_id == bindparam("table"))
NO_RESULTS = delete(results).where(results.c.table_id == bindparam("table"))


class Job:
    __slots__ = ("answer", "at", "life", "named", "people", "row", "stale", "summary", "table")

    def __init__(
        self, table: str, row: Row, summary: Summary, at: float, people: frozenset[str], named: frozenset[str],
        life: int, answer: asyncio.Future[Answer],
    ) -> None:
        self.table = table
        self.life = life
        self.row = row
        self.summary = summary
        self.at = at
        self.people, self.named = people, named
        self.answer = answer
        self.stale = False  # sent before it was known that an earlier row of this table was refused


class Writer:
    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._queue: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="clio-storage-writer")

    async def append(
        self, table: str, row: Row, summary: Summary, at: float, by: str | None = None,
        named: frozenset[str] = frozenset(), life: int = 0,
    ) -> Answer:
        if self._closed:
            raise StorageDown
        check_texts(row.kind, row.body, row.key or "", summary.status, summary.waiting, summary.title)
        people = named if by is None else named | {by}
        job = Job(table, row, summary, at, people, named, life, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self._wake.set()
        return await job.answer

    async def close(self) -> None:
        """Writes what is waiting."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            batch = self._take()
            if batch:
                await self._settle(batch)
            elif self._closed:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _take(self) -> list[Job]:
        batch: list[Job] = []
        while self._queue and len(batch) < MOST:
            job = self._queue.popleft()
            if not job.answer.done():  # who asked may have left
                batch.append(job)
        return batch

    async def _settle(self, batch: list[Job]) -> None:
        try:
            answers = await self._database.write_rows(partial(self._write, batch))
        except Exception as error:
            cause = error.__cause__ if isinstance(error, StorageDown) else error
            for job in batch:
                if not job.answer.done():
                    down = StorageDown()
                    down.__cause__ = cause
                    job.answer.set_exception(down)
            return
        refused = {job.table for job, answer in zip(batch, answers) if isinstance(answer, Conflict | Gone)}
        for job in self._queue:
            job.stale = job.stale or job.table in refused
        for job, answer in zip(batch, answers):
            if not job.answer.done():
                job.answer.set_result(answer)

    def _write(self, batch: list[Job], connection: Connection) -> list[Answer]:
        absent = gone(connection, {each for job in batch for each in job.people})
        heads = self._lock([job.table for job in batch], connection)
        taken = self._taken(batch, connection)
        answers = decide(batch, {id: head for id, (head, *_) in heads.items()}, taken, absent)
        written = [job for job, answer in zip(batch, answers) if isinstance(answer, Appended)]
        if written:
            connection.execute(INSERT, [log_values(job.table, job.row) for job in written])
            trace(connection, [(job.table, each) for job in written for each in job.named])
            newest = {job.table: job for job in written}
            connection.execute(UPDATE, [update_values(job) for job in newest.values()])
            moved = [job for job in newest.values() if encode(job.summary.guests) != heads[job.table][1]]
            if moved:
                connection.execute(NO_SEATS, [{"table": job.table} for job in moved])
                insert_seats(connection, [(job.table, job.summary.guests) for job in moved])
            for job in newest.values():
                if job.summary.results or heads[job.table][2]:
                    put_results(connection, job.table, job.summary, job.at)
            self.notify(connection, [(job.table, job.row.seq) for job in written])
        return answers

    def _lock(self, tables: Iterable[str], connection: Connection) -> dict[str, tuple[Head, str, bool]]:
        found = connection.execute(LOCK[self._database.sqlite], {"ids": encode(list(tables))})
        return {id: (Head(life, last), guests, finished) for id, life, last, guests, finished in found}

    def head(self, connection: Connection, table: str) -> Head | None:
        """What the next row of a table follows; nobody else changes it before this transaction ends."""
        found = self._lock([table], connection)
        return found[table][0] if found else None

    def _taken(self, batch: list[Job], connection: Connection) -> dict[tuple[str, str], int]:
        """Which of the keys are in the log already, and where."""
        pairs = [(job.table, job.row.key) for job in batch if job.row.key is not None]
        if not pairs:
            return {}
        found = connection.execute(TAKEN[self._database.sqlite], {"pairs": encode(pairs)})
        return {(table, key): seq for table, key, seq in found}

    def notify(self, connection: Connection, rows: Iterable[tuple[str, int]]) -> None:
        """Tells the other processes, once this transaction is committed."""
        if not self._database.sqlite:
            announce(connection, [f"{self._origin} {table} {seq}" for table, seq in rows])


def announce(connection: Connection, payloads: list[str]) -> None:
    """To all who listen, once this transaction is committed: who has written, which table, which row."""
    connection.execute(NOTIFY, {"payloads": encode(payloads)})


def decide(
    batch: list[Job], heads: dict[str, Head], taken: dict[tuple[str, str], int], gone: frozenset[str] = frozenset()
) -> list[Answer]:
    """One answer for each job, in order. After a refusal the same table takes no more: what follows was thought out
    for a row that is not there. Both dicts are brought up to date."""
    answers: list[Answer] = []
    refused: set[str] = set()
    for job in batch:
        table, row = job.table, job.row
        known = None if row.key is None else taken.get((table, row.key))
        if known is not None:
            answers.append(Duplicate(known))
        elif found := job.people & gone:
            refused.add(table)
            answers.append(Gone(found))
        elif job.stale or table in refused or Head(job.life, row.seq - 1) != heads.get(table):
            refused.add(table)
            answers.append(Conflict())
        else:
            heads[table] = Head(job.life, row.seq)
            if row.key is not None:
                taken[table, row.key] = row.seq
            answers.append(Appended(row.seq))
    return answers


def insert_seats(connection: Connection, seated: Iterable[tuple[str, tuple[str | None, ...]]]) -> None:
    values = [
        {"table_id": table, "seat": seat, "guest": guest}
        for table, guests in seated
        for seat, guest in enumerate(guests)
        if guest is not None
    ]
    if values:
        connection.execute(insert(seats), values)


def put_results(connection: Connection, table: str, summary: Summary, at: float) -> None:
    """Of a game that has ended; none, of one that goes on after all: its last decision was taken back."""
    connection.execute(NO_RESULTS, {"table": table})
    if summary.results:
        connection.execute(insert(results), [
            {"table_id": table, "at": at} | msgspec.structs.asdict(outcome) for outcome in summary.results])


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def check_texts(*texts: str) -> None:
    """What no database stores (NUL, half a surrogate pair) is refused here: it would spoil a whole transaction."""
    for each in texts:
        if "\0" in each:
            raise ValueError("A text that holds a NUL cannot be stored.")
        each.encode()


def storable(text: str) -> bool:
    try:
        check_texts(text)
    except ValueError:
        return False
    return True


def log_values(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table, "seq": row.seq, "kind": row.kind, "seat": row.seat, "body": row.body, "key": row.key,
        "at": row.at,
    }


def update_values(job: Job) -> dict[str, Any]:
    return summary_values(job.summary) | {"table_id": job.table, "updated": job.at, "last": job.row.seq}


def summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status, "round": summary.round, "decisions": summary.decisions, "waiting": summary.waiting,
        "bot_turn": summary.bot_turn, "guests": encode(summary.guests), "title": summary.title,
        "finished": summary.status == "over", "deadline": summary.deadline,
    }
