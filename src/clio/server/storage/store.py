"""The store: every question the server asks of its database, and every change it makes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import (
    ColumnElement, Connection, Select, Subquery, TextClause, and_, bindparam, case, delete, exists, func, insert, or_,
    select, union, update,
)
from sqlalchemy.exc import IntegrityError

from clio.server.errors import StorageDown, Unreadable
from clio.server.messages import Status
from clio.server.storage.analyses import Analyses
from clio.server.storage.calling import Calling
from clio.server.storage.database import Database, Postgres
from clio.server.storage.forgetting import Forgetting
from clio.server.storage.listener import Listener
from clio.server.storage.naming import refuse_gone, refuse_signed_off, trace
from clio.server.storage.people import People, guest_of, who
from clio.server.storage.pulse import Illness
from clio.server.storage.putting import put
from clio.server.storage.records import Answer, Guest, Head, Row, Summary, TableRow, Taken, stem
from clio.server.storage.schema import (
    BOT_TURN, analyses, guests, hooks, log, results, seats, tables, traces,
)
from clio.server.storage.vigil import Vigil
from clio.server.storage.writer import (
    Writer, check_texts, insert_seats, log_values, put_results, storable, summary_values,
)

ENDED: Final[tuple[Status, ...]] = ("over", "abandoned", "archived", "imported")
KEPT: Final[tuple[Status, ...]] = tuple(status for status in get_args(Status) if status != "archived")

t = tables.c
TABLES = select(
    t.id, t.game, t.setup, t.owner, t.public, t.created, t.updated, t.status, t.round, t.decisions, t.waiting,
    t.bot_turn, t.guests, t.title, t.last, t.source, t.life,
)
# A list takes what it tells from the title, and leaves the set-up, which may be long, where it is: but for tables that
# nobody has touched since titles tell of options.
LISTED = TABLES.with_only_columns(*(
    case((t.title.contains('"options":', autoescape=True), ""), else_=t.setup).label("setup") if column is t.setup
    else column for column in TABLES.selected_columns))
PULSE: Final = Guest(id="pulse", name="", lang="en")  # nobody: what a write is tried with
PULSE_SECONDS: Final = 10.0  # a write is tried no more often
SUMMARY: Final = Summary.__struct_fields__
OPEN = (t.status == "gathering", t.public)
BOTS_ONLY = (t.status == "playing", ~exists().where(seats.c.table_id == t.id))
IMPORTED = (t.status == "imported",)
UNFINISHED = (t.status.not_in(ENDED),)
# Decisions were made before its log began: however it ended, it is as long as the game that it branched off.
BRANCHED = (t.status.not_in(("archived", "imported")), t.setup.contains('"record":["', autoescape=True))
BLANKED = update(log).where(log.c.table_id == bindparam("table"), log.c.seq == bindparam("row"))
ROWS = select(log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.key, log.c.at)


class Store:
    """One for each process. What a method has written is committed when it returns; what fails is StorageDown."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._origin = secrets.token_hex(8)
        self._writer = Writer(database, self._origin)
        self.people = People(database, self._origin)
        self.forgetting = Forgetting(database, self._origin)
        self.vigil = Vigil(database)
        self.calling = Calling(database)
        self.analyses = Analyses(database)
        self._listener: Listener | None = None
        self.damaged: Callable[[str, Exception], None] = lambda id, error: None  # called for a table that is left out
        self._asking = asyncio.Lock()
        self._tried = -PULSE_SECONDS

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens or makes the database, and brings it up to date."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        await self._writer.close()
        if self._listener:
            await self._listener.close()
        await self._database.quiet()
        await self._database.close()

    async def ping(self) -> None:
        """Raises StorageDown if the database cannot be read."""
        await self._database.read(select(guests.c.id).limit(1))

    async def illness(self) -> Illness | None:
        """Can the database be written, and if not, why? However often it is asked, it is seldom tried."""
        async with self._asking:
            if time.monotonic() - self._tried >= PULSE_SECONDS:
                self._tried = time.monotonic()
                with suppress(StorageDown):
                    await self.save_guest(msgspec.structs.replace(PULSE, name=f"{time.time():.0f}"))
        return self._database.pulse.ill

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """`heard` gets table and number of each row that another process commits; `lost` is called when some may have
        been missed. On SQLite there is nothing to hear."""
        if isinstance(self._database, Postgres):
            assert self._listener is None, "one listener"
            self._listener = Listener(self._database.readers, self._origin, heard, lost)

    # ------------------------------------------------------------------ tables
    async def create(self, table: TableRow, rows: list[Row]) -> None:
        """A new table with the beginning of its log. Raises Taken if its id is, Forgotten if somebody is whom it
        names."""
        summary = table.summary
        check_texts(table.id, table.game, table.setup, table.owner, summary.waiting, summary.title)
        check_texts(*(row.body for row in rows))

        people = {table.owner, *(guest for guest in summary.guests if guest is not None)}

        def work(connection: Connection) -> None:
            refuse_gone(connection, people)
            connection.execute(insert(tables), table_values(table))
            trace(connection, [(table.id, guest) for guest in people])
            if rows:
                connection.execute(insert(log), [log_values(table.id, row) for row in rows])
                self._writer.notify(connection, [(table.id, row.seq) for row in rows])
            insert_seats(connection, [(table.id, summary.guests)])

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise Taken(f"There is a table {table.id} already, or two of its rows are one.") from error

    async def append(
        self, table: str, row: Row, summary: Summary, at: float, by: str | None = None,
        named: frozenset[str] = frozenset(), life: int = 0,
    ) -> Answer:
        """Adds the row if it is the next one in that life of the table (`Head`). After StorageDown it may or may not be
        there: reload. `by`: whose row it is, if it is somebody's; `named`: whom it names (`bodies.named`)."""
        return await self._writer.append(table, row, summary, at, by, named, life)

    async def table(self, id: str) -> TableRow | None:
        """Unreadable if it is there and damaged. A text that no database holds is the id of none."""
        if not storable(id):
            return None
        kept = await self._database.read(TABLES.where(t.id == id))
        found = self._readable(kept)
        if kept and not found:
            raise Unreadable()
        return found[0] if found else None

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        query = ROWS.where(log.c.table_id == id, log.c.seq > after).order_by(log.c.seq)
        return [Row(*each) for each in await self._database.read(query)]

    async def since(self, id: str, after: int) -> tuple[int, list[Row]] | None:
        """The life of a table and its rows after that one, of one moment; None if it is no more."""
        added = tables.outerjoin(log, and_(log.c.table_id == t.id, log.c.seq > after))
        query = select(t.life, *ROWS.selected_columns).select_from(added).where(t.id == id).order_by(log.c.seq)
        found = await self._database.read(query)
        return (found[0][0], [Row(*each) for _, *each in found if each[0] is not None]) if found else None

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        query = select(t.id, t.life, t.last).where(t.id.in_(ids))
        return {id: Head(life, last) for id, life, last in await self._database.read(query)} if ids else {}

    async def mine(self, guest: str, limit: int = 100, skip: int = 0) -> list[TableRow]:
        """Where this guest sits, and what they made, without the archived: what goes on before what is over, the last
        touched first. As in every list, without set-ups (`LISTED`)."""
        ids = union(select(seats.c.table_id).where(seats.c.guest == guest), select(t.id).where(t.owner == guest))
        query = LISTED.where(t.id.in_(ids), t.status != "archived")
        return await self._tables(query.order_by(t.status.in_(ENDED), t.updated.desc(), t.id).limit(limit).offset(skip))

    async def finished(self, guest: str, game: str | None, limit: int, skip: int = 0) -> list[TableRow]:
        """The finished games of a guest (of one game), also the archived, the newest first."""
        r = results.c
        of_game = () if game is None else (r.game == game,)
        query = LISTED.join(results, r.table_id == t.id).where(r.guest == guest, *of_game)
        return await self._tables(query.order_by(r.at.desc(), t.id).limit(limit).offset(skip))

    async def open_tables(self, limit: int = 50, skip: int = 0) -> list[TableRow]:
        """Public tables that wait for players, in turn: the newest of each address, then the second of each, and so on;
        of one address likewise by who made them. Nobody fills the list alone."""
        turns = in_turn(-t.created, *OPEN)
        query = LISTED.join(turns, turns.c.id == t.id).order_by(turns.c.turn, turns.c.at, t.id)
        return await self._tables(query.limit(limit).offset(skip))

    async def made(self, guest: str, source: str, what: tuple[ColumnElement[bool], ...]) -> tuple[int, int]:
        """How many tables of a kind (OPEN, UNFINISHED ...) a guest has made, and how many an address."""
        own, here = t.owner == guest, and_(t.source == source, t.source != "")
        counts = select(
            func.count().filter(own), func.count().filter(here)).select_from(tables).where(or_(own, here), *what)
        found = (await self._database.read(counts))[0]
        return found[0], found[1]

    async def sits(self, guest: str) -> int:
        """At how many public tables of others that go on this guest has a seat."""
        places = select(seats.c.table_id).where(seats.c.guest == guest)
        what = (t.id.in_(places), t.public, t.owner != guest, t.status.not_in(ENDED))
        found: int = (await self._database.read(select(func.count()).select_from(tables).where(*what)))[0][0]
        return found

    async def bots_due(self, before: float, limit: int = 100) -> list[str]:
        """Tables where a bot should have moved by then, in turn by address: the process that had it think may have
        died."""
        turns = in_turn(t.updated, BOT_TURN, t.updated < before).c
        query = select(turns.id).order_by(turns.turn, turns.at, turns.id).limit(limit)
        return [id for (id,) in await self._database.read(query)]

    async def archive(self, before: float) -> int:
        """Archives what nobody has touched since; says how many. A table that is being written is not idle."""
        idle = select(t.id).where(t.status.in_(KEPT), t.created < before, t.updated < before)
        idle = idle.order_by(t.id).with_for_update(skip_locked=True)
        change = update(tables).where(t.id.in_(idle)).values(status="archived")

        def work(connection: Connection) -> int:
            return connection.execute(change).rowcount

        return await self._database.write(work)

    async def clear_out(self, before: float, most: int = 100) -> int:
        """Deletes archived tables whose game nobody finished and nobody has touched since; says how many, `most` at a
        time so that writers wait but a moment."""
        old = select(t.id).where(t.status == "archived", ~t.finished, t.created < before, t.updated < before)
        old = old.order_by(t.id).limit(most).with_for_update(skip_locked=True)

        def work(connection: Connection) -> int:
            ids = [id for (id,) in connection.execute(old)]
            drop(connection, ids)
            return len(ids)

        return await self._database.write(work)

    async def delete(self, table: TableRow) -> bool:
        """A table with its log, if nothing was added to it since."""

        def work(connection: Connection) -> bool:
            if self._writer.head(connection, table.id) != table.head:
                return False
            drop(connection, [table.id])
            self._writer.notify(connection, [(table.id, table.last + 1)])
            return True

        return await self._database.write(work)

    async def rewrite(self, head: Head, table: TableRow, changed: list[Row], row: Row, guest: str) -> bool:
        """The one change that a log knows besides growing: rows that hold something of a person are replaced, and a row
        that says so is added; only if `head` is still its newest. Then it names that guest nowhere."""
        check_texts(table.setup, table.summary.title, *(each.body for each in changed))

        def work(connection: Connection) -> bool:
            if self._writer.head(connection, table.id) != head:
                return False
            if changed:
                connection.execute(BLANKED, [
                    {"table": table.id, "row": each.seq, "body": each.body, "key": each.key} for each in changed])
            connection.execute(insert(log), log_values(table.id, row))
            if connection.scalar(select(t.owner).where(t.id == table.id)) != table.owner:
                connection.execute(delete(hooks).where(hooks.c.table_id == table.id))  # it was the former owner's
            connection.execute(update(tables).where(t.id == table.id).values(table_values(table)))
            connection.execute(delete(seats).where(seats.c.table_id == table.id))
            insert_seats(connection, [(table.id, table.summary.guests)])
            connection.execute(delete(traces).where(traces.c.table_id == table.id, traces.c.who == stem(guest)))
            if table.summary.results:
                put_results(connection, table.id, table.summary, table.updated)
            self._writer.notify(connection, [(table.id, row.seq)])
            return True

        return await self._database.write(work)

    async def forget_strangers(self, before: float, most: int = 1000) -> int:
        """Deletes guests who have made no table, sit nowhere and have not told their name since; says how many. Of who
        has signed off devices it stays known which cookies count, and nothing else."""
        g = guests.c
        old = select(g.id).where(
            g.seen.between(1, before), ~exists().where(seats.c.guest == g.id), ~exists().where(t.owner == g.id))

        def work(connection: Connection) -> int:
            ids = [id for (id,) in connection.execute(old.limit(most))]
            bare = update(guests).where(g.id.in_(ids), g.epoch > 0).values(name="", seen=0)
            connection.execute(bare)
            connection.execute(delete(guests).where(g.id.in_(ids), g.epoch == 0))
            return len(ids)

        return await self._database.write(work)

    async def counts(self) -> dict[str, int]:
        query = select(t.status, func.count()).group_by(t.status)
        return dict(await self._database.read(query))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return self._readable(await self._database.read(query))

    def _readable(self, kept: Sequence[Any]) -> list[TableRow]:
        """Without those that are damaged: they hide no other."""
        found: list[TableRow] = []
        for each in kept:
            try:
                found.append(table_row(*each))
            except (msgspec.MsgspecError, ValueError, TypeError) as error:
                self.damaged(each[0], error)
        return found

    # ------------------------------------------------------------------ guests
    async def guest(self, id: str) -> Guest | None:
        """What is known of them, if anything is: also that they are forgotten."""
        found = await self._database.read(who(id))
        return guest_of(found[-1]) if found else None

    async def save_guest(self, guest: Guest) -> None:
        check_texts(guest.id, guest.name, guest.lang)

        def work(connection: Connection) -> None:
            refuse_signed_off(connection, guest)
            put(connection, guests, id=guest.id, name=guest.name, lang=guest.lang, seen=time.time())

        await self._database.write(work)


def in_turn(at: ColumnElement[float], *what: ColumnElement[bool] | TextClause) -> Subquery:
    """Tables of a kind, each with its `turn`: the first of each address as `at` tells, then the second of each, and so
    on; of one address likewise by who made them."""
    own = func.row_number().over(partition_by=(t.source, t.owner), order_by=(at, t.id))
    r = select(t.id, t.source, at.label("at"), own.label("own")).where(*what).subquery().c
    turn = func.row_number().over(partition_by=r.source, order_by=(r.own, r.at, r.id))
    return select(r.id, r.at, turn.label("turn")).subquery()


def drop(connection: Connection, ids: list[str]) -> None:
    """Tables with all that hangs on them."""
    if ids:
        kept = (analyses.c, hooks.c, results.c, seats.c, traces.c, log.c)
        for where in (*(each.table_id for each in kept), t.id):
            connection.execute(delete(where.table).where(where.in_(ids)))


def table_values(table: TableRow) -> dict[str, Any]:
    return summary_values(table.summary) | {
        "id": table.id, "game": table.game, "setup": table.setup, "owner": table.owner, "public": table.public,
        "created": table.created, "updated": table.updated, "last": table.last, "source": table.source,
    }


def table_row(
    id: str, game: str, setup: str, owner: str, public: bool, created: float, updated: float, status: Status,
    round: int, decisions: int, waiting: str, bot_turn: bool, guests: str, title: str, last: int,
    source: str, life: int,
) -> TableRow:
    """A column that holds something else than it should is a ValidationError: SQLite keeps anything anywhere."""
    seated = msgspec.json.decode(guests, type=tuple[str | None, ...])
    summary = (status, round, decisions, waiting, bot_turn, seated, title)
    row = (id, game, setup, owner, public, created, updated, dict(zip(SUMMARY, summary)), last, source, life)
    return msgspec.convert(dict(zip(TableRow.__struct_fields__, row)), TableRow)
