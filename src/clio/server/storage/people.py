"""What the database knows of visitors beside their names: codes for other devices, and what they got out of games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    CompoundSelect, Connection, Select, case, delete, exists, func, insert, literal, select, union, union_all, update,
)
from sqlalchemy.dialects import postgresql, sqlite

from clio.server.limits import COUNTED_GAMES
from clio.server.messages import Statistic
from clio.server.outcomes import Finish, outcomes
from clio.server.storage.database import Database
from clio.server.storage.naming import alone, digest, refuse_gone, refuse_signed_off
from clio.server.storage.putting import put
from clio.server.storage.records import NONE, Guest
from clio.server.storage.schema import forgotten, guests, links, results, seats, subscriptions, tables
from clio.server.storage.writer import ABOUT, announce, check_texts

g = guests.c
GUEST = select(g.id, g.name, g.lang, g.epoch, g.linked)
MOST = 100  # that are counted of what somebody has
CHUNK = 500


def who(id: str) -> CompoundSelect[Any]:
    """A guest, if something is known of them: also that they are forgotten."""
    empty = [literal(each) for each in (id, "", "en", NONE, 0.0)]
    return union_all(GUEST.where(g.id == id), select(*empty).where(exists().where(forgotten.c.digest == digest(id))))


def guest_of(row: Sequence[Any]) -> Guest:
    id, name, lang, epoch, linked = row
    return Guest(id, name, lang, epoch, linked)


class People:
    """Codes and statistics. As in the store, what a method has written is committed when it returns."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin

    # ------------------------------------------------------------------ devices
    async def renew(self, guest: Guest) -> int:
        """Begin another epoch: cookies, codes and subscriptions of those before are dead. The other processes are
        told."""

        def work(connection: Connection) -> int:
            alone(connection, guest.id)
            refuse_signed_off(connection, guest)
            for where in (links.c.guest, subscriptions.c.guest):
                connection.execute(delete(where.table).where(where == guest.id))
            self._note(connection, guest, epoch=g.epoch + 1)
            epoch: int = connection.execute(select(g.epoch).where(g.id == guest.id)).scalar_one()
            if not self._database.sqlite:
                announce(connection, [f"{self._origin} {ABOUT}{guest.id} {epoch}"])
            return epoch

        return await self._database.write(work)

    async def epochs(self, ids: list[str]) -> dict[str, int]:
        """Of those who have begun another than the first, or are forgotten."""
        if not ids:
            return {}
        known = dict(await self._database.read(select(g.id, g.epoch).where(g.id.in_(ids), g.epoch > 0)))
        marks = {digest(id): id for id in ids}
        gone = await self._database.read(select(forgotten.c.digest).where(forgotten.c.digest.in_(marks)))
        return known | {marks[each]: NONE for (each,) in gone}

    async def link(self, guest: Guest, digest: str, until: float) -> None:
        """A code in place of the one before; those that are past go."""

        def work(connection: Connection) -> None:
            refuse_signed_off(connection, guest)
            connection.execute(delete(links).where(links.c.until < time.time()))
            put(connection, links, guest=guest.id, digest=digest, until=until)

        await self._database.write(work)

    async def unlink(self, guest: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.guest == guest))

        await self._database.write(work)

    async def link_until(self, guest: str) -> float | None:
        """How long the code of a guest is good, if there is one."""
        found = await self._database.read(
            select(links.c.until).where(links.c.guest == guest, links.c.until > time.time()))
        return found[0][0] if found else None

    async def behind(self, digest: str) -> Guest | None:
        """Whom a code leads to."""
        found = await self._database.read(linked(digest))
        return guest_of(found[0]) if found else None

    async def take(self, digest: str) -> Guest | None:
        """Use a code up: of several who try at once, one gets it."""

        def work(connection: Connection) -> Guest | None:
            found = connection.execute(linked(digest)).first()
            if found is None:
                return None
            guest = guest_of(found)
            refuse_gone(connection, [guest.id])
            if not connection.execute(delete(links).where(links.c.digest == digest)).rowcount:
                return None
            self._note(connection, guest, linked=time.time())
            return guest

        return await self._database.write(work)

    def _note(self, connection: Connection, guest: Guest, **change: Any) -> None:
        """Something about a guest, who may not have been known before."""
        refuse_gone(connection, [guest.id])
        dialect = sqlite if self._database.sqlite else postgresql
        new = dialect.insert(guests).values(id=guest.id, name=guest.name, lang=guest.lang, seen=time.time())
        connection.execute(new.on_conflict_do_nothing())
        connection.execute(update(guests).where(g.id == guest.id).values(**change))

    async def games(self, guest: str) -> int:
        """How many tables somebody sits at or has made, a hundred at most."""
        sat = select(seats.c.table_id.label("id")).where(seats.c.guest == guest).limit(MOST).subquery()
        made = select(tables.c.id).where(tables.c.owner == guest).limit(MOST).subquery()
        mine = union(select(sat.c.id), select(made.c.id)).subquery()
        found: int = (await self._database.read(select(func.count()).select_from(mine)))[0][0]
        return min(found, MOST)

    # ------------------------------------------------------------------ statistics
    async def statistics(self, guest: str) -> list[Statistic]:
        """By game and whom they played with, of the newest finished games."""
        r = results.c
        newest = select(r.game, r.rival, r.won, r.points).where(r.guest == guest).order_by(r.at.desc())
        n = newest.limit(COUNTED_GAMES).subquery().c
        query = select(
            n.game, n.rival, func.count(), func.sum(case((n.won, 1), else_=0)), func.avg(n.points),
        ).group_by(n.game, n.rival).order_by(n.game, n.rival)
        return [
            Statistic(game, rival, played, int(won), round(float(points), 1))
            for game, rival, played, won, points in await self._database.read(query)
        ]


def linked(digest: str) -> Select[Any]:
    """The guest behind a code that is still good, also one who has told no name yet."""
    check_texts(digest)
    return select(
        links.c.guest, func.coalesce(g.name, ""), func.coalesce(g.lang, "en"), func.coalesce(g.epoch, 0),
        func.coalesce(g.linked, 0.0),
    ).select_from(links.outerjoin(guests, g.id == links.c.guest)).where(
        links.c.digest == digest, links.c.until > time.time())


def recount(connection: Connection) -> None:
    """Put down the results of all finished games, from before they were kept. Branches do not count: they
    begin where somebody liked."""
    t, last = tables.c, ""
    while found := connection.execute(
        select(t.id, t.game, t.guests, t.title, t.updated).where(
            t.finished, ~t.setup.contains('"record":["', autoescape=True), t.id > last).order_by(t.id).limit(CHUNK)
    ).all():
        last = found[-1][0]
        values = [each for row in found for each in result_values(*row)]
        if values:
            connection.execute(insert(results), values)


def result_values(id: str, game: str, seated: str, title: str, at: float) -> list[dict[str, Any]]:
    """None of a table whose summary is damaged."""
    try:
        who = msgspec.json.decode(seated, type=list[str | None])
        found = outcomes(game, who, msgspec.json.decode(title, type=Finish))
    except (msgspec.MsgspecError, ValueError, IndexError):
        return []
    return [{"table_id": id, "at": at} | msgspec.structs.asdict(outcome) for outcome in found]
