"""What every request passes: rates, identity, language."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from clio.engine.errors import ClioError
from clio.messages import LANGUAGES
from clio.server import messages as m
from clio.server.addresses import home
from clio.server.errors import Crowded, TooFast, TooMany
from clio.server.identity import new_guest
from clio.server.limits import (
    ADDRESS_SHARE, FILE_BYTES, LOOKED_EACH, LOOKED_ROWS, REFUSED_COST, REFUSED_SECONDS, SOCKETS_PER_GUEST,
    SOCKETS_PER_TABLE, STATES_SHARE,
)
from clio.server.rates import Bucket, Buckets
from clio.server.service import Service
from clio.server.sockets import Visit
from clio.server.storage import Guest
from clio.server.turns import Line


class Door:
    """Counts what visitors do. A visitor is whoever has a cookie; all of one address who have none are one visitor.
    Cookies are free, so an address has limits of its own, wide enough for a household or a class."""

    def __init__(self, service: Service) -> None:
        self.service = service
        settings = service.settings
        self.visitors = Buckets(settings.rate, settings.burst)
        self.addresses = Buckets(ADDRESS_SHARE * settings.rate, ADDRESS_SHARE * settings.burst)
        self.files = Buckets(ADDRESS_SHARE * settings.rate, ADDRESS_SHARE * settings.burst)
        rate, burst = STATES_SHARE * settings.rate, STATES_SHARE * settings.burst
        self.readers = Buckets(rate, burst)
        self.homes = Buckets(ADDRESS_SHARE * rate, ADDRESS_SHARE * burst)
        self.sockets: Counter[str] = Counter()
        self.pages: dict[str, list[Visit]] = {}  # of a visitor at a table
        self.lookers: dict[str, list[Visit]] = {}  # of an address at all tables
        self.waiting: Counter[str] = Counter()
        self.lines: WeakValueDictionary[str, Line] = WeakValueDictionary()
        self.asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # who asks, of an address

    def line(self, connection: HTTPConnection) -> Line:
        """What an address asks for, and what it is told, is done one by one, and what others ask in between: all that
        it may send in some seconds can come at one moment."""
        return self.lines.setdefault(address_of(connection), Line())

    async def rate(self, connection: HTTPConnection, cost: float = 1) -> None:
        """TooFast, with the seconds to wait. Refusals are late and count as well: who does not wait gets few."""
        for bucket in self.buckets(connection):
            if not bucket.take(cost):
                bucket.fine(REFUSED_COST)
                await self.hold(connection, REFUSED_SECONDS)
                raise TooFast(after=ceil(bucket.wait(cost)))

    async def in_turn(self, connection: HTTPConnection, size: int = 0) -> None:
        """For files: an address that asks for very many, or for long ones, waits. They are counted apart: a class that
        loads its pages may still ask something."""
        bucket = self.files.of(address_of(connection))
        bucket.fine(1 + size / FILE_BYTES)
        await self.hold(connection, bucket.wait(0))

    async def nowhere(self, connection: HTTPConnection, error: ClioError) -> ClioError:
        """What leads nowhere is refused in its turn, too."""
        try:
            await self.in_turn(connection)
        except TooFast as e:
            return e
        return error

    async def hold(self, connection: HTTPConnection, seconds: float) -> None:
        """Keep somebody waiting. Who waits takes room, even after they have left: Crowded, if too many of an address
        do."""
        address = address_of(connection)
        if self.waiting[address] >= self.service.settings.connections:
            raise Crowded(after=ceil(seconds))
        self.waiting[address] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.waiting -= Counter([address])

    def buckets(self, connection: HTTPConnection) -> list[Bucket]:
        """Those of the address and of the visitor."""
        address = address_of(connection)
        return [self.addresses.of(address), self.visitors.of(self.visitor(connection))]

    def visitor(self, connection: HTTPConnection) -> str:
        """By the cookie as it is shown: one that is revoked uses up nothing of whoever revoked it."""
        shown = self.service.identity.read(connection)
        return f"of {address_of(connection)}" if shown is None else shown.text

    def pace(self, connection: HTTPConnection, table: str) -> list[Bucket]:
        """How often a person is told the state of a table, and how often all of an address are any. One row may be told
        to many: what they send is no measure of what they are sent."""
        return [self.homes.of(address_of(connection)), self.readers.of(f"{self.visitor(connection)} at {table}")]

    @contextmanager
    def open_socket(self, connection: HTTPConnection) -> Iterator[None]:
        """One more for the visitor and for the address, as long as it lasts. TooMany."""
        visitor, address = self.visitor(connection), address_of(connection)
        if self.sockets[visitor] >= SOCKETS_PER_GUEST:
            raise TooMany("too_many_sockets", most=SOCKETS_PER_GUEST)
        if self.sockets[address] >= self.service.settings.connections:
            raise TooMany("too_many_connections", most=self.service.settings.connections)
        held = Counter([visitor, address])
        self.sockets += held
        try:
            yield
        finally:
            self.sockets -= held

    @contextmanager
    def at_table(self, visit: Visit) -> Iterator[None]:
        """One more for the visitor there. That a connection broke is noticed late: of somebody who has too many, the
        one goes that was silent for longest. Those without a cookie may be several people: TooMany for the newest."""
        visitor = self.visitor(visit.socket)
        here = self.pages.setdefault(f"{visitor} at {visit.room.chronicle.id}", [])
        there = [page for page in here if not page.ended]
        if len(there) >= SOCKETS_PER_TABLE:
            if self.service.identity.read(visit.socket) is None:
                raise TooMany("too_many_here", most=SOCKETS_PER_TABLE)
            min(there, key=lambda page: page.heard).dismiss(TooMany("closed_here", most=SOCKETS_PER_TABLE))
        here.append(visit)
        address = address_of(visit.socket)
        lookers = self.lookers.setdefault(address, [])
        lookers.append(visit)
        try:
            lighten(lookers)
            yield
        finally:
            lookers.remove(visit)
            if not lookers:
                del self.lookers[address]
            here.remove(visit)
            if not here:
                del self.pages[f"{visitor} at {visit.room.chronicle.id}"]

    async def guest(self, connection: HTTPConnection, lang: m.Lang) -> tuple[Guest, bool]:
        """Who asks, and whether they are new: also whoever shows a cookie that was revoked."""
        shown = self.service.identity.read(connection)
        if shown is not None:
            async with self.asking.setdefault(address_of(connection), asyncio.Lock()):
                found = await self.service.store.guest(shown.guest)
            kept = found or Guest(id=shown.guest, name="", lang=lang)
            if kept.epoch == shown.epoch:
                return kept, False
        return Guest(id=new_guest(), name="", lang=lang), True


def lighten(lookers: list[Visit]) -> None:
    """What one address looks at has a weight in memory. If it is too much, pages are closed of the person who looks at
    most, the one first that was silent for longest; where nobody looks at more than their share (a visitor may come as
    many), those that came last, and whoever plays before none."""
    there = [page for page in lookers if not page.ended]
    while sum({page.room.chronicle.id: page.room.weight for page in there}.values()) > LOOKED_ROWS and len(there) > 1:
        loads: Counter[str] = Counter()
        for page in there:
            loads[page.reader.guest] += page.room.weight
        heaviest, load = loads.most_common(1)[0]
        if load > LOOKED_EACH:
            closed = min((page for page in there if page.reader.guest == heaviest), key=lambda page: page.heard)
        else:
            closed = ([page for page in there if not page.plays] or there)[-1]
        closed.dismiss(TooMany("closed_heavy"))
        there.remove(closed)


def address_of(connection: HTTPConnection) -> str:
    """As the server sees it, or as a proxy tells that is trusted."""
    return home(connection.client.host if connection.client else "")


def asked(connection: HTTPConnection, name: str) -> str | None:
    """One value of the query. They are words and numbers, and need not be unquoted; the rest is not parsed."""
    found = re.search(rb"(?:^|&)%s=([^&]*)" % name.encode(), connection.scope["query_string"])
    return found[1].decode("latin-1") if found else None


def language(connection: HTTPConnection, kept: str | None = None) -> m.Lang:
    """`?lang=`, else what the guest chose, else what the browser prefers."""
    wanted = asked(connection, "lang") or kept
    if wanted not in LANGUAGES:
        wanted = connection.headers.get("accept-language", "en")[:2].lower()
    return "fr" if wanted == "fr" else "en"
