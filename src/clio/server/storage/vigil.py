"""When no server ran, from the signs of life that servers leave while a clock runs."""

from __future__ import annotations

from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from clio.server.limits import DAY, REST_DAYS, REST_SECONDS
from clio.server.storage.database import Database
from clio.server.storage.schema import CLOCKED, alive, rests, tables

Rest = tuple[float, float]
MOST = 1000  # that are known
ONE = 1  # the number of the only row


class Vigil:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def clocked(self) -> bool:
        """Does a clock run anywhere?"""
        query = select(tables.c.id).where(CLOCKED, tables.c.status == "playing").limit(1)
        return bool(await self._database.read(query))

    async def due(self, at: float, limit: int = 100) -> list[str]:
        """Tables where somebody's time may be over."""
        t = tables.c
        query = select(t.id).where(CLOCKED, t.deadline <= at, t.status == "playing").order_by(t.deadline).limit(limit)
        return [id for (id,) in await self._database.read(query)]

    async def beat(self, now: float, closed: bool = False) -> list[Rest]:
        """Leave a sign of life; when no server ran, as far as it is still of use. Of several who come back at once the
        first puts it down. `closed`: this is the last one."""

        def work(connection: Connection) -> list[Rest]:
            connection.execute(self._first(now))
            last = connection.execute(select(alive.c.at, alive.c.closed).with_for_update()).one()
            if now - last.at > (0.0 if last.closed else REST_SECONDS):
                connection.execute(insert(rests).values(since=last.at, until=now))
            connection.execute(update(alive).values(at=max(now, last.at), closed=closed))
            connection.execute(delete(rests).where(rests.c.until < now - REST_DAYS * DAY))
            found = connection.execute(select(rests.c.since, rests.c.until).order_by(rests.c.since.desc()).limit(MOST))
            return [(since, until) for since, until in found][::-1]

        return await self._database.write(work)

    def _first(self, now: float) -> Executable:
        dialect = sqlite if self._database.sqlite else postgresql
        new: Executable = dialect.insert(alive).values(id=ONE, at=now, closed=False).on_conflict_do_nothing()
        return new
