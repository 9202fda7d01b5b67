"""A row that the storage does not take never happened, and nobody waits for whoever sent it: the lock of a room is not
held while somebody waits for their turn or their share."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from msgspec import json

from clio.engine.errors import ClioError
from clio.server import messages as m
from clio.server import rooms as rooms_module
from clio.server.chronicle import Chronicle
from clio.server.consent import AnswerBody, AskBody
from clio.server.desk import new_row
from clio.server.errors import StorageDown
from clio.server.metrics import Metrics
from clio.server.rooms import Rooms, rebuild
from clio.server.seating import FreeBody, JoinBody, forgotten
from clio.server.setup import new_setup
from clio.server.storage import Appended, Kind, Row, Store
from clio.server.talk import ChatBody, MuteBody, RemoveBody
from tests.server.company import DUEL, GAMES
from tests.server.stored import stores, until
from tests.server.test_chronicle import Log, chronicle, told

ID = "a-table-of-two"


# ---------------------------------------------------------------------- taking a row back
def picture(c: Chronicle) -> str:
    """All that there is of a table, in one text; but for where objects are in memory."""
    table, digest = c.table, c.table.game.digest
    played = (
        digest(table.state), table.names, table.actions, table.deciders, [line.event for line in table.log],
        table._epochs, [(n, digest(state)) for n, state in table._kept._states.items()], table._kept._marks,
        table._kept._every, table._undone, table._answers, table.outdated)
    apart = ("table", "talk", "clocks", "attempt")
    besides = [
        (name, sorted(value) if isinstance(value, set) else value)
        for each in (c, c.talk, c.clocks) if each is not None for name, value in sorted(vars(each).items())
        if name not in apart]
    return re.sub(r" at 0x[0-9a-f]+", "", repr((besides, played, told(c))))


class Twice(Log):
    """Every row is folded, taken back, and folded again."""

    def add(self, kind: Kind, seat: int | None, body: str = "", key: str | None = None) -> None:
        row = Row(self.c.seq + 1, kind, seat, body, key, 2.0 + self.c.seq)
        self.c.check(row)
        told(self.c)  # what is derived once is there
        before, mark = picture(self.c), self.c.mark()
        self.c.fold(row)
        self.c.back(mark)
        assert picture(self.c) == before
        self.c.fold(row)
        self.rows.append(row)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_that_is_taken_back_never_happened(game: str) -> None:
    for seed, company in enumerate((("me", "me"), ("me", "open"))):
        rnd = random.Random(f"{game}/{seed}")
        log = Twice(clocked(chronicle(game, *company)))
        if company[1] == "open":
            for kind, seat, body in (
                ("free", 0, FreeBody("ann", "k" * 22, "w" * 22)), ("join", 0, JoinBody("bob", "Bob")),
                ("chat", None, ChatBody("", "hm", "eve")), ("mute", None, MuteBody("eve", True)),
                ("remove", None, RemoveBody("eve", "a-watch-key")), ("join", 1, JoinBody("cyd", "Cyd")),
            ):
                log.add(kind, seat, json.encode(body).decode(), f"key-{kind}-{len(log.rows)}")  # type: ignore[arg-type]
        for n in range(40):
            anything(log, rnd, n)
            log.move(rnd)
        assert told(log.again()) == told(log.c)
        assert [line.text("fr") for line in log.again().table.log] == [line.text("fr") for line in log.c.table.log]
        log.add("resign", 0)


def clocked(c: Chronicle) -> Chronicle:
    setup = c.setup
    setup.clock = m.Clock("game", 60, 5)
    return Chronicle(c.id, setup, c.owner, c.public, c.created)


def anything(log: Log, rnd: random.Random, n: int) -> None:
    c, kind = log.c, rnd.choice(["undo", "redo", "chat", "hand", "ask", "answer", "trouble"])
    bodies: dict[str, str] = {
        "chat": json.encode(ChatBody("Ann", "hm", "ann")).decode(), "hand": rnd.choice(["", "easy"]), "trouble": "bot",
        "ask": json.encode(AskBody("undo", c.undo_target(0), f"request-{n}")).decode(),
        "answer": AnswerBody(rnd.random() < 0.5, c.request.id if c.request else "none").text(),
    }
    with suppress(ClioError):
        log.add(kind, rnd.randrange(2), bodies.get(kind, ""), f"key-{n}")  # type: ignore[arg-type]


# ---------------------------------------------------------------------- at two processes
@asynccontextmanager
async def two(url: str) -> AsyncIterator[list[Rooms]]:
    """Two processes that have a table in memory. On SQLite nobody tells the other of a row."""
    async with stores(url, 2) as both:
        found = [Rooms(store, Metrics()) for store in both]
        wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("open")])
        await found[0].create(ID, new_setup(wish, "ann", "Ann"), "ann", False)
        for rooms in found:
            await rooms.get(ID)
            await asyncio.gather(*rooms.errands)
        yield found
        for rooms in found:
            await asyncio.gather(*rooms.errands, return_exceptions=True)
            rooms.reading.close()
            rooms.making.close()


def say(text: str, guest: str = "ann") -> Callable[[Chronicle], Row]:
    return lambda c: new_row("chat", None, json.encode(ChatBody("", text, guest)).decode())


async def add(rooms: Rooms, text: str, guest: str = "ann") -> int:
    return await rooms.add(rooms.rooms[ID], say(text, guest), by=guest)


def lines(rooms: Rooms) -> list[str]:
    return [line.text for line in rooms.rooms[ID].chronicle.talk.lines]


async def test_who_was_slower_reads_nothing_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody is in their own way at two processes: what the other has added is folded, no more."""

    def never(*about: Any) -> Any:
        raise AssertionError("read again")

    async with two(database) as [here, there]:
        monkeypatch.setattr(rooms_module, "rebuild", never)
        for n in range(10):
            await asyncio.gather(add(here, f"here {n}"), add(there, f"there {n}"))
        for rooms in (here, there):
            await rooms.catch_up(rooms.rooms[ID])
        assert lines(here) == lines(there)
        assert len(lines(here)) == len(set(lines(here))) == 20


async def test_a_row_of_which_nobody_knows_is_looked_for(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was lost while it was written: it may be there or not."""
    async with two(sqlite_database) as [here, _]:
        append = Store.append

        async def lost(store: Store, *about: Any) -> Any:
            if "was" in about[1].body:
                await append(store, *about)
            raise StorageDown

        for text in ("was written", "not at all"):
            monkeypatch.setattr(Store, "append", lost)
            with pytest.raises(StorageDown):
                await add(here, text)
            assert here.rooms[ID].stale
            monkeypatch.setattr(Store, "append", append)
            await add(here, f"after {text}")
        assert lines(here) == ["was written", "after was written", "after not at all"]


async def test_what_is_heard_while_a_row_is_written_is_folded(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was at once behind it: whoever wrote does not take the table for fresh by their own row."""
    async with two(database) as [here, there]:
        append = here.store.append

        async def slow(*about: Any) -> Any:
            answer = await append(*about)
            monkeypatch.undo()
            await there.catch_up(there.rooms[ID])
            here.heard(ID, await add(there, "there"))
            for _ in range(10):
                await asyncio.sleep(0)
            return answer

        monkeypatch.setattr(here.store, "append", slow)
        await add(here, "here")
        await asyncio.gather(*here.errands)
        assert lines(here) == ["here", "there"]


async def test_nobody_waits_for_anothers_share(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is forgotten at one process while rows are on their way at the other: the table is read again there, by
    the house and with its lock free, whatever those have left who sent the rows."""
    async with two(database) as [here, there]:
        await add(here, "hm", "eve")
        await there.catch_up(there.rooms[ID])
        for rooms in (here, there):
            for source in ("", "ann", "eve"):
                rooms.reading.budgets.of(source).charge(1e6)
        go, read = threading.Semaphore(0), list[str]()

        def slow(kept: Any, rows: Any) -> Any:
            read.append(kept.id)
            assert go.acquire(timeout=30)
            return rebuild(kept, rows)

        monkeypatch.setattr(rooms_module, "rebuild", slow)
        await here.store.forgetting.begin("eve", "here")
        assert await here.erase(ID, "eve", "eve.", "here")
        assert lines(here) == [""]
        room = there.rooms[ID]
        rows = [asyncio.create_task(add(there, f"there {n}")) for n in range(3)]
        await until(lambda: bool(read))
        assert not room.lock.locked()
        assert there.at_work(ID), "the house does not wait for it"
        assert room.chronicle.seq == 1, "and nothing is half done"
        go.release(10)
        assert sorted(await asyncio.gather(*rows)) == [3, 4, 5]
        assert read == [ID], "once for all of them"
        assert lines(there)[0] == ""
        assert room.chronicle.erasures == 1


async def test_no_row_is_in_the_way_of_forgetting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the same process: whoever writes waits for the one transaction, and reads nothing again."""
    async with two(database) as [here, _]:
        room, answers = here.rooms[ID], list[Any]()
        append, rewrite = here.store.append, here.store.rewrite

        async def noted(*about: Any) -> Any:
            answers.append(await append(*about))
            return answers[-1]

        async def alone(*about: Any) -> bool:
            assert room.lock.locked()
            return await rewrite(*about)

        monkeypatch.setattr(here.store, "append", noted)
        monkeypatch.setattr(here.store, "rewrite", alone)
        for n in range(5):
            await add(here, "hm", f"eve{n}")
        enough = asyncio.Event()

        async def spam() -> None:
            while not enough.is_set():
                await add(here, "spam")
                await asyncio.sleep(0.02)

        spamming = asyncio.create_task(spam())
        for n in range(5):
            await here.store.forgetting.begin(f"eve{n}", "here")
            assert await here.erase(ID, f"eve{n}", f"eve{n}.", "here")
        enough.set()
        await spamming
        assert {type(answer) for answer in answers} == {Appended}
        assert room.chronicle.erasures == 5


async def test_the_moment_of_a_row_is_that_of_its_arrival(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long others keep the table: nobody's clock is charged for it."""
    async with two(sqlite_database) as [here, _]:
        now = [1e9]
        for module in ("rooms", "desk"):
            monkeypatch.setattr(f"clio.server.{module}.time.time", lambda: now[0])
        async with here.rooms[ID].lock:
            asking = asyncio.create_task(add(here, "hm"))
            await asyncio.sleep(0)
            now[0] += 100
        await asking
        assert [row.at for row in await here.store.rows(ID)] == [1e9]


async def test_a_table_that_somebody_waits_for_stays_in_memory(sqlite_database: str) -> None:
    """Or there would be two of it."""
    async with two(sqlite_database) as [here, _]:
        room = here.rooms[ID]
        async with room.lock:
            asking = asyncio.create_task(add(here, "hm"))
            await until(lambda: room.awaited > 0)
        assert here.at_work(ID)
        assert here.sweep(-1.0) == 0
        await asking
        assert here.sweep(-1.0) == 1


async def test_a_table_is_as_it_is_written_when_it_was_just_made(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody whom it names is forgotten before it is in memory."""
    async with two(database) as [here, there]:
        create = here.store.create

        async def slow(*about: Any) -> None:
            await create(*about)
            await there.store.forgetting.begin("bob", "here")
            assert await there.erase("another-table", "bob", "bob.")

        monkeypatch.setattr(here.store, "create", slow)
        setup = new_setup(m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")]), "ann", "Ann")
        setup.seats[1].guest = "bob"
        room = await here.create("another-table", setup, "ann", False)
        assert [forgotten(seat.guest) for seat in room.chronicle.seats] == [False, True]


async def test_of_two_who_have_a_table_read_neither_waits_for_the_other(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them has much else to be read before."""
    async with two(sqlite_database) as [here, _]:
        wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")])
        for n in range(3):
            await here.create(f"of-mine{n}", new_setup(wish, "eve", "Eve"), "eve", False)
        here.rooms.clear()
        go, begun = threading.Event(), list[str]()

        def slow(kept: Any, rows: Any) -> Any:
            begun.append(kept.id)
            assert kept.id == ID or go.wait(30)
            return rebuild(kept, rows)

        monkeypatch.setattr(rooms_module, "rebuild", slow)
        ids = [*(f"of-mine{n}" for n in range(3)), ID]
        eve = [asyncio.create_task(here.get(id, "eve")) for id in ids]
        await until(lambda: bool(begun))
        room = await here.get(ID, "ann")
        go.set()
        assert (await asyncio.gather(*eve))[-1] is room
        assert begun.count(ID) == 1, "what is there is not read again"
