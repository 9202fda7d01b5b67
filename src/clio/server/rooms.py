"""Tables in memory, and one change at a time.

A room is only a cache of a table's log. Any process may hold one; the storage decides who was first. A row that it does
not take never happened here either; what others have added is folded. The lock of a room is held while something is
written, never while somebody waits for their turn or their share (`Rooms.hold`)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec import structs

from clio.engine.errors import ClioError
from clio.server import erasure, telling
from clio.server.bodies import named
from clio.server.chronicle import Chronicle
from clio.server.damage import Damage
from clio.server.errors import Busy, Forgotten, Late, NotNow, NoTable, TooFast, Unreadable
from clio.server.limits import LOAD_BURST, LOAD_EACH, LOAD_QUEUE, LOAD_SHARE, LOADING
from clio.server.metrics import Metrics
from clio.server.rebuilding import rebuild as rebuild
from clio.server.room import Connection as Connection
from clio.server.room import Room as Room
from clio.server.setup import Setup
from clio.server.storage import ABOUT, ALL, NONE, Appended, Gone, Row, Store, TableRow
from clio.server.study import HOUSE, Study
from clio.server.watch import Watch

log = structlog.get_logger()
T = TypeVar("T")
EMPTY_ROOMS = 300  # that are kept for whoever may come back soon
EMPTY_ROWS = 60_000  # and their weight (`Room.weight`), as of so many games of 200 decisions: about 100 MB
Wish = Callable[[Chronicle], Row]  # the row, or why not: asked again of the newest table when another was faster
TRIES = 20  # how often a row is tried again when another process was faster


class Rooms:
    """All rooms of this process, loaded when somebody comes and dropped when idle."""

    def __init__(self, store: Store, metrics: Metrics, loading: float = LOAD_BURST) -> None:
        """`loading`: seconds that tables may be read at once for one address, and likewise that they may be made."""
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[tuple[str, str], asyncio.Task[None]] = {}  # by table, and who asks
        self.damage = Damage()
        store.damaged = self.damage.note
        self.after: Callable[[Room], None] = lambda room: None  # called after every change: bots are driven by it
        self.turn: Callable[[Room, set[str]], None] = lambda room, guests: None  # called for who is asked by our row
        # called for who has revoked cookies elsewhere, or is forgotten
        self.revoked: Callable[[str, bool], None] = lambda guest, forgotten: None
        self.unsure: Callable[[], Coroutine[Any, Any, None]] | None = None  # called when that may have been missed
        store.listen(self.heard, self.missed)
        self.watch = Watch(store.vigil)
        self.reading = Study(LOAD_SHARE, loading, LOAD_QUEUE, LOAD_EACH, LOADING, "reading")
        self.making = Study(LOAD_SHARE, loading, LOAD_QUEUE, LOAD_EACH, 1, "making")  # does not wait for that
        self.looking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # is a table there? by who asks
        self.erasing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one person at a time
        self.errands: set[asyncio.Task[Any]] = set()  # finished before the server ends

    # ------------------------------------------------------------------ finding
    async def get(self, id: str, source: str = HOUSE) -> Room:
        """The room of a table, loaded if need be; NoTable. It takes long to read a long game: that is charged to
        where the asker comes from (`Identity.source`); TooFast, Busy."""
        while id not in self.rooms:
            task = self.loading.get((id, source))
            if task is None or task.done():  # each at their own cost: nobody waits for what another waits for
                task = self.loading[id, source] = asyncio.create_task(self._load(id, source))
                task.add_done_callback(lambda _: self.loading.pop((id, source), None))
            try:
                await asyncio.shield(task)
            finally:
                del task  # it holds what it failed with, and that this frame: no circle is to be left
        room = self.rooms[id]
        room.touched = time.monotonic()
        await self.freshen(room)
        return room

    async def _load(self, id: str, source: str) -> None:
        async with self.looking.setdefault(source, asyncio.Lock()):
            kept = await self.store.table(id)
        if kept is None:
            raise NoTable()
        chronicle = await self._read(id, source, rebuild, lambda: id not in self.rooms)
        if chronicle is not None:
            self.damage.mended(id)
            room = self._keep(chronicle)
            self.errand(self.catch_up(room))  # what others added meanwhile was told to nobody here

    async def _read(
        self, id: str, source: str, work: Callable[[TableRow, list[Row]], T], wanted: Callable[[], bool] = lambda: True
    ) -> T | None:
        """What is made of a table and its log, in the turn of who asks and charged to them; None if it is not wanted
        any more by then. NoTable, TooFast, Busy."""

        async def ready() -> Callable[[], T | None]:
            if not wanted():
                return lambda: None
            kept = await self.store.table(id)
            if kept is None:
                raise NoTable()
            return partial(work, kept, await self.store.rows(id))

        try:
            return await self.reading.prepared(source, ready)
        except Unreadable as e:
            self.damage.note(id, e.__cause__)
            raise

    def _keep(self, chronicle: Chronicle) -> Room:
        """The one room of a table: whoever has loaded or made it meanwhile was first."""
        room = self.rooms.setdefault(chronicle.id, Room(chronicle))
        self.metrics.rooms.set(len(self.rooms))
        self.after(room)
        return room

    async def create(self, id: str, setup: Setup, owner: str, public: bool, source: str = "") -> Room:
        now = time.time()
        work = partial(Chronicle, id, setup, owner, public, now, source)
        chronicle = await self.making.do(source or HOUSE, work)
        if setup.clock is not None:
            await self.watch.beat()  # perhaps the first sign of life for long: nobody is to gain by that
        kept = TableRow(
            id=id, game=setup.game, setup=setup.text(), owner=owner, public=public, created=now, updated=now,
            summary=telling.summary(chronicle), last=0, source=source,
        )
        await self.store.create(kept, [])
        room = self._keep(chronicle)
        await self.catch_up(room)  # somebody whom it names may have been forgotten meanwhile
        return room

    # ------------------------------------------------------------------ as the log has it
    @asynccontextmanager
    async def hold(self, room: Room) -> AsyncIterator[Chronicle]:
        """The table as its log has it; nobody else changes it meanwhile. What takes long is waited for before the lock
        is taken: while somebody has it, all others at the table wait."""
        room.awaited += 1
        try:
            while True:
                if room.rewritten:
                    await self._read_again(room)
                async with room.lock:
                    if room.stale and not room.rewritten:
                        await self._fold_new(room)
                    if not room.stale:
                        yield room.chronicle
                        return
        finally:
            room.awaited -= 1

    async def freshen(self, room: Room) -> None:
        if room.stale:  # a row is on its way, or did not arrive: nobody reads what is not committed
            async with self.hold(room):
                pass

    async def _fold_new(self, room: Room) -> None:
        """What others have added; the caller holds the lock."""
        c = room.chronicle
        found = await self.store.since(c.id, c.seq)
        if found is None:
            self._close(room)
            raise NoTable()
        life, rows = found
        if life != c.life or any(row.kind == "erase" for row in rows):
            room.doubt()
            return
        try:
            for row in rows:
                c.fold(row)
        except Exception as e:  # half folded
            self.damage.note(c.id, e)
            room.doubt()
            return
        room.stale = False
        if rows:
            self._changed(room)

    async def _read_again(self, room: Room) -> None:
        """By the house, once for all who wait: who was forgotten at another process has paid as much there."""
        if room.reading is None:
            room.reading = self.errand(self._read_whole(room))
            room.reading.add_done_callback(lambda _: setattr(room, "reading", None))
        await asyncio.shield(room.reading)

    async def _read_whole(self, room: Room) -> None:
        found = room.rewrites
        try:
            chronicle = await self._read(room.chronicle.id, HOUSE, rebuild)
        except (Unreadable, NoTable) as e:  # whoever comes back has it read at their own cost
            self._close(room, e)
            raise
        assert chronicle is not None
        self.damage.mended(chronicle.id)
        async with room.lock:
            if room.read < found:  # nobody else has brought it up to date
                self._replace(room, chronicle, found)

    def _replace(self, room: Room, chronicle: Chronicle, read: int) -> None:
        """`read`: how often the log was found to be another one before it was read."""
        was, room.chronicle, room.read = room.chronicle, chronicle, read
        for connection in room.connections:
            if was.life != chronicle.life:
                connection.marks = connection.marks._replace(told=-1)
            if (was.life, was.erasures) != (chronicle.life, chronicle.erasures):
                connection.forget()
        self._changed(room)

    # ------------------------------------------------------------------ changing
    async def add(
        self, room: Room, wish: Wish, seen: int | None = None, key: str | None = None, by: str | None = None
    ) -> int:
        """Make a row, check it, carry it out, commit it, tell everybody; its sequence number. What was asked under a
        known key is not done again. `seen`: the row that the mover had before their eyes, as they count; `by`: who
        asks, and may leave: it is done to the end, unless a backup is restored meanwhile (it was another game).
        However long it waits, its moment is that of its arrival."""
        return await asyncio.shield(self.errand(self._add(room, wish, seen, key, by, time.time())))

    async def _add(
        self, room: Room, wish: Wish, seen: int | None, key: str | None, by: str | None, arrived: float
    ) -> int:
        life = room.chronicle.life
        for _ in range(TRIES):
            async with self.hold(room) as chronicle:
                if key is not None and key in chronicle.keys:
                    return chronicle.keys[key]
                if not await self._rested(room):
                    continue
                wished = wish(chronicle)
                row = structs.replace(wished, key=key, at=min(wished.at, arrived))
                if by is not None and row.kind != "chat" and chronicle.life != life:
                    raise Late()
                if seen is not None and row.seat is not None:
                    chronicle.check_fresh(seen, row.seat)
                chronicle.check(row)
                if chronicle.behind:
                    await self._commit(room, chronicle.under_new_rules(row.at))
                    continue
                placed, asked = structs.replace(row, seq=chronicle.seq + 1), chronicle.awaited
                if await self._commit(room, placed, by):
                    self._changed(room)
                    self.turn(room, room.chronicle.awaited - asked)
                    return placed.seq
        raise NotNow("too_busy")

    async def _rested(self, room: Room) -> bool:
        """Put down every time that no server ran, however many there were; the caller holds the lock. False: somebody
        else has added something meanwhile."""
        while row := await self.watch.missing(room.chronicle):
            if not await self._commit(room, structs.replace(row, seq=room.chronicle.seq + 1)):
                return False
            self._changed(room)
        return True

    async def set_clocks(self, room: Room) -> None:
        """Tell those who look on that no server ran, before anybody does anything."""
        async with self.hold(room):
            await self._rested(room)

    async def _commit(self, room: Room, row: Row, by: str | None = None) -> bool:
        """The row is folded before it is committed, because the summary of the table after it goes with it. Nobody
        reads the room meanwhile (its lock is held); if the row did not go in, it is taken back, and what others have
        added is folded before anything else."""
        c, answer = room.chronicle, None
        mark = c.mark()
        room.stale = True
        try:
            c.fold(row)
            answer = await self.store.append(c.id, row, telling.summary(c), c.updated, by, named(row), c.life)
        finally:
            if not isinstance(answer, Appended):
                c.back(mark)
        room.stale = not isinstance(answer, Appended)
        if isinstance(answer, Gone):
            raise Forgotten(answer.people) if by in answer.people else NotNow("no_such_person")
        return not room.stale

    def _changed(self, room: Room) -> None:
        room.touched = time.monotonic()
        room.tell()
        self.after(room)

    # ------------------------------------------------------------------ other processes
    def heard(self, id: str, seq: int) -> None:
        """Another process has added a row, revoked the cookies of a guest, or restored a backup."""
        if id.startswith(ABOUT):
            self.revoked(id.removeprefix(ABOUT), seq == NONE)
        if id == ALL:
            self.missed()
        room = self.rooms.get(id)
        if room is not None and seq > room.chronicle.seq:
            self.errand(self.catch_up(room))

    async def listen_around(self) -> None:
        """Ask the storage what others have added, or restored: on SQLite nobody tells us."""
        heads = await self.store.heads(list(self.rooms))
        if any(head.life != self.rooms[id].chronicle.life for id, head in heads.items() if id in self.rooms):
            return self.missed()
        for id, room in self.rooms.items():
            head = heads.get(id)
            if head is None or head.last > room.chronicle.seq:
                self.errand(self.catch_up(room))

    def missed(self) -> None:
        """Something may have been added that we did not hear of."""
        for room in list(self.rooms.values()):
            self.errand(self.catch_up(room))
        if self.unsure is not None:
            self.errand(self.unsure())

    def errand(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Who asked may have left: a refusal is nobody's then, anything else is a fault."""
        self.errands.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, ClioError):
            log.error("an errand failed", exc_info=fault)

    async def catch_up(self, room: Room) -> None:
        """Fold what other processes have added; if that fails, whoever comes next tries it. Not before the lock is
        free: whoever has it takes the room for fresh afterwards, by what was there before."""
        async with room.lock:
            room.stale = True
        with suppress(ClioError):
            await self.freshen(room)

    def _close(self, room: Room, why: ClioError | None = None) -> None:
        """The table is no more, or cannot be read."""
        if self.rooms.get(room.chronicle.id) is room:
            del self.rooms[room.chronicle.id]
        for connection in list(room.connections):
            connection.dismiss(why or NoTable())

    async def erase(self, id: str, guest: str, key: str, source: str = HOUSE) -> bool:
        """Forget a person at a table; False if the whole table went with them. Charged to `source` like reading it, but
        not refused: who has no time left waits for it, and keeps nobody else waiting meanwhile."""
        tries = 0
        while tries < TRIES:
            try:
                async with self.erasing.setdefault(id, asyncio.Lock()):
                    left = await self._erase(id, guest, key, source)
            except (TooFast, Busy) as e:
                await asyncio.sleep(after(e))
            else:
                if left is not None:
                    return left
                tries += 1
        raise NotNow("too_busy")

    async def drop(self, table: TableRow) -> None:
        """Delete a table that is worth nothing to anybody; not if something is happening there."""
        if await self.store.delete(table) and table.id in self.rooms:
            self._close(self.rooms[table.id])

    async def _erase(self, id: str, guest: str, key: str, source: str) -> bool | None:
        """None: something was added to the table meanwhile."""

        def work(kept: TableRow, rows: list[Row]) -> tuple[TableRow, erasure.Blank | None]:
            return kept, erasure.without(kept, rows, guest, key, time.time())

        try:
            found = await self._read(id, source, work)
        except NoTable:
            return False
        assert found is not None
        kept, blank = found
        room = self.rooms.get(id)
        async with nullcontext() if room is None else room.lock:  # no row is on its way
            if blank is None:
                if not await self.store.delete(kept):
                    return None
            elif not await self.store.rewrite(kept.head, blank.table, blank.changed, blank.row, guest):
                return None
            elif room is not None and blank.chronicle is not None:
                self._replace(room, blank.chronicle, room.rewrites)  # it has been folded already
                room.stale = False
            elif room is not None:
                room.doubt()
        if id in self.rooms:
            await self.catch_up(self.rooms[id])  # also one that was loaded just now, or is no more
        return blank is not None

    # ------------------------------------------------------------------ keeping house
    def at_work(self, id: str) -> bool:
        """Does somebody change the table, or wait for it? The house, which serves all tables, waits for none."""
        return id in self.rooms and (self.rooms[id].awaited > 0 or self.rooms[id].lock.locked())

    def at_rest(self) -> Iterator[Room]:
        """The rooms that are not at work when they are come to."""
        for id, room in list(self.rooms.items()):
            if not self.at_work(id):
                yield room

    def sweep(self, idle: float) -> int:
        """Forget rooms that nobody looks at and that have nothing to do: at once if there are very many, or all of them
        very long, those of whoever came last are kept; how many."""
        limit, rows, gone = time.monotonic() - idle, 0, list[str]()
        empty = [
            id for id, room in self.rooms.items()
            if not room.connections and room.driver is None and not self.at_work(id)
        ]
        empty.sort(key=lambda id: self.rooms[id].touched, reverse=True)
        for n, id in enumerate(empty):
            room = self.rooms[id]
            rows += room.weight
            if room.touched < limit or n >= EMPTY_ROOMS or rows > EMPTY_ROWS:
                gone.append(id)
        for id in gone:
            del self.rooms[id]
        self.metrics.rooms.set(len(self.rooms))
        return len(gone)


def after(error: ClioError) -> float:
    """Seconds until it may be tried again."""
    return float(str(error.parts["after"]))
