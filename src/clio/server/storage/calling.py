"""Where people and tables want to be called: subscriptions of browsers, webhooks of tables."""

from __future__ import annotations

import hashlib
import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from clio.server.limits import SUBSCRIPTION_DAYS, SUBSCRIPTIONS
from clio.server.storage.database import Database
from clio.server.storage.naming import refuse_signed_off
from clio.server.storage.putting import put
from clio.server.storage.records import Guest
from clio.server.storage.schema import hooks, subscriptions, tables
from clio.server.storage.writer import check_texts
from clio.server.webpush import Subscription

DAY = 24 * 3600.0
s = subscriptions.c


class Kept(Struct, frozen=True):
    """A subscription, and the language of its browser."""

    subscription: Subscription
    lang: str


class Hook(Struct, frozen=True):
    """The webhook of a table. `base`: the address of this server as its owner knows it; `secret` signs."""

    url: str
    secret: str
    lang: str
    base: str


def digest(endpoint: str) -> str:
    return hashlib.blake2b(endpoint.encode(), digest_size=24).hexdigest()


class Calling:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def subscribe(self, guest: Guest, kept: Kept) -> None:
        """In place of whoever had this browser before; the oldest of too many goes, and those long unused."""
        told, now = kept.subscription, time.time()
        check_texts(told.endpoint, told.p256dh, told.auth)

        def work(connection: Connection) -> None:
            refuse_signed_off(connection, guest)
            this = digest(told.endpoint)
            others = select(s.digest).where(s.guest == guest.id, s.digest != this).order_by(s.at.desc())
            extra = [each for (each,) in connection.execute(others.offset(SUBSCRIPTIONS - 1))]
            old = s.at < now - SUBSCRIPTION_DAYS * DAY
            connection.execute(delete(subscriptions).where(s.digest.in_(extra) | old))
            put(connection, subscriptions, digest=this, guest=guest.id, endpoint=told.endpoint, p256dh=told.p256dh,
                auth=told.auth, lang=kept.lang, at=now)

        await self._database.write(work)

    async def unsubscribe(self, endpoint: str, guest: str | None = None) -> None:
        """`guest`: only if it is theirs."""
        mine = (s.digest == digest(endpoint), *(() if guest is None else (s.guest == guest,)))

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(*mine))

        await self._database.write(work)

    async def subscriptions(self, guest: str) -> list[Kept]:
        query = select(s.endpoint, s.p256dh, s.auth, s.lang).where(s.guest == guest).limit(SUBSCRIPTIONS)
        return [
            Kept(Subscription(endpoint, p256dh, auth), lang)
            for endpoint, p256dh, auth, lang in await self._database.read(query)
        ]

    async def set_hook(self, table: str, hook: Hook | None, owner: Guest) -> bool:
        """False if the table is not theirs, or no longer."""
        if hook is not None:
            check_texts(hook.url, hook.base)

        def work(connection: Connection) -> bool:
            refuse_signed_off(connection, owner)
            theirs = select(tables.c.id).where(tables.c.id == table, tables.c.owner == owner.id).with_for_update()
            if connection.scalar(theirs) is None:
                return False
            connection.execute(delete(hooks).where(hooks.c.table_id == table))
            if hook is not None:
                connection.execute(insert(hooks).values(
                    table_id=table, url=hook.url, secret=hook.secret, lang=hook.lang, base=hook.base))
            return True

        return await self._database.write(work)

    async def hooked(self) -> set[str]:
        """Tables with a webhook whose game goes on."""
        query = select(hooks.c.table_id).join(tables, tables.c.id == hooks.c.table_id)
        return {id for (id,) in await self._database.read(query.where(tables.c.status.in_(("gathering", "playing"))))}

    async def hook(self, table: str) -> Hook | None:
        h = hooks.c
        found = await self._database.read(select(h.url, h.secret, h.lang, h.base).where(h.table_id == table))
        return Hook(*found[0]) if found else None
