"""Forgetting people, for good.

A digest of their number stays: no cookie of theirs counts again, and nothing that is written later names them
(`naming`)."""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec import MsgspecError
from sqlalchemy import BindParameter, Connection, bindparam, delete, select, union, update

from clio.server.storage.database import Database
from clio.server.storage.naming import alone, digest, trace
from clio.server.storage.putting import put
from clio.server.storage.records import NONE, Row, stem
from clio.server.storage.schema import forgotten, guests, hooks, links, log, results, subscriptions, tables, traces
from clio.server.storage.writer import ABOUT, announce

f = forgotten.c
CHUNK = 500


class Forgetting:
    """As in the store, what a method has written is committed when it returns."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin

    async def begin(self, guest: str, source: str) -> None:
        """From now on nobody writes of them. Their number is kept until nothing names them (`end`), and who pays for
        it. The other processes are told."""

        def work(connection: Connection) -> None:
            alone(connection, guest)
            put(connection, forgotten, digest=digest(guest), guest=guest, source=source, at=time.time())
            for where in (links.c.guest, subscriptions.c.guest, guests.c.id):
                connection.execute(delete(where.table).where(where == guest))
            if not self._database.sqlite:
                announce(connection, [f"{self._origin} {ABOUT}{guest} {NONE}"])

        await self._database.write(work)

    async def traces(self, guest: str) -> list[str]:
        """Tables that name them."""
        query = select(traces.c.table_id).where(traces.c.who == stem(guest)).order_by(traces.c.table_id)
        return [id for (id,) in await self._database.read(query)]

    async def end(self, guest: str, whole: bool) -> None:
        """What is theirs alone goes; if they are named nowhere any more (`whole`), their number too."""

        def work(connection: Connection) -> None:
            theirs = select(tables.c.id).where(tables.c.owner == guest)
            counted = select(results.c.table_id).where(results.c.guest == guest)
            connection.execute(  # in the order of the writers
                select(tables.c.id).where(tables.c.id.in_(union(theirs, counted))).order_by(tables.c.id)
                .with_for_update(key_share=True))
            connection.execute(delete(hooks).where(hooks.c.table_id.in_(theirs)))
            connection.execute(delete(results).where(results.c.guest == guest))
            if whole:
                connection.execute(update(forgotten).where(f.digest == digest(guest)).values(guest=None, source=None))

        await self._database.write(work)
        await self._database.wipe()

    async def left(self, before: float) -> list[tuple[str, str]]:
        """Who was to be forgotten by then and is still named, and who pays for it. They are whoever's who asks: nobody
        else gets them for as long again."""

        def work(connection: Connection) -> list[tuple[str, str]]:
            query = select(f.guest, f.source).where(f.guest.is_not(None), f.at < before).order_by(f.at)
            found = [(guest, source) for guest, source in connection.execute(query.limit(CHUNK).with_for_update())]
            mine = forgotten.update().where(f.digest.in_([digest(guest) for guest, _ in found]))
            connection.execute(mine.values(at=time.time()))
            return found

        return await self._database.write(work)


def retrace(connection: Connection) -> None:
    """Find whom all tables name, from before it was put down."""
    connection.execute(delete(traces))
    found = list[tuple[str, str]]()
    for each in named_anywhere(connection):
        found.append(each)
        if len(found) >= CHUNK:
            trace(connection, found)
            found.clear()
    trace(connection, found)


def named_anywhere(connection: Connection) -> Iterator[tuple[str, str]]:
    """Tables and people. What is damaged names nobody."""
    from clio.server.bodies import BODIES, PEOPLE, named
    from clio.server.setup import read_setup

    t, telling = tables.c, [kind for kind, body in BODIES.items() if body is not None and PEOPLE[body]]
    last = ""
    while some := connection.execute(
            select(t.id, t.owner, t.setup).where(t.id > last).order_by(t.id).limit(CHUNK)).all():
        last = some[-1][0]
        for id, owner, setup in some:
            yield id, owner
            try:
                seated = [seat.guest for seat in read_setup(setup).seats]
            except (MsgspecError, ValueError):
                continue
            yield from ((id, guest) for guest in seated if guest is not None)
    at = ("", 0)
    table: BindParameter[str] = bindparam("table")
    seq: BindParameter[int] = bindparam("seq")
    after = (log.c.table_id > table) | ((log.c.table_id == table) & (log.c.seq > seq))
    rows = select(log).where(log.c.kind.in_(telling), after).order_by(log.c.table_id, log.c.seq).limit(CHUNK)
    while page := connection.execute(rows, {"table": at[0], "seq": at[1]}).all():
        at = page[-1].table_id, page[-1].seq
        for id, number, kind, seat, body, key, written in page:
            if key is not None:
                yield id, key.partition(".")[0]
            try:
                yield from ((id, guest) for guest in named(Row(number, kind, seat, body, key, written)))
            except (MsgspecError, ValueError):
                continue
