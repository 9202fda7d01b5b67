"""Reading tables takes long, and is shared fairly: it is charged to who asks, few are read at a time, and whoever comes
back to a table of theirs does not wait for others."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import clio
from clio.server import messages as m
from clio.server import rooms as rooms_module
from clio.server.errors import TooFast
from clio.server.limits import (
    IMPORTS, LOAD_BURST, MESSAGES_BURST, MESSAGES_PER_SECOND, STUDY_EACH, TABLES_PER_GUEST,
)
from clio.server.metrics import Metrics
from clio.server.rooms import Rooms, rebuild
from clio.server.setup import new_setup
from clio.server.study import Study
from tests.server.company import DUEL, MYTH, guests, hot_seat, play, sitting, tables_begin, until
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stored import one_store

CLASS = 30  # people behind one address


@asynccontextmanager
async def kept(url: str, number: int) -> AsyncIterator[tuple[Rooms, list[str]]]:
    """So many tables that nobody has in memory."""
    async with one_store(url) as store:
        found = Rooms(store, Metrics())
        wish = m.NewTable("monumental-duel", [m.NewSeat("me"), m.NewSeat("me")])
        ids = [f"table{n:03}" for n in range(number)]
        for id in ids:
            await found.create(id, new_setup(wish, "ann", "Ann"), "ann", False)
        found.rooms.clear()
        yield found, ids
        await asyncio.gather(*found.errands)
        found.reading.close()
        found.making.close()


async def test_reading_is_charged_to_who_asks(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with kept(sqlite_database, 6) as (rooms, ids):
        monkeypatch.setattr("clio.server.study.time.thread_time", iter(range(0, 10**6, int(LOAD_BURST // 2))).__next__)
        for id in ids[:2]:
            await rooms.get(id, "here")
            await rooms.get(id, "here")  # what is in memory costs nothing
        await rooms.get(ids[2], "here")  # the last of it, and more
        with pytest.raises(TooFast) as caught:
            await rooms.get(ids[3], "here")
        assert int(str(caught.value.parts["after"])) > 1
        assert [await rooms.get(id, "here") for id in ids[:3]] == [rooms.rooms[id] for id in ids[:3]]
        await rooms.get(ids[3], "there")
        assert await rooms.get(ids[3], "here")
        rooms.reading.budgets.of("there").charge(1e6)
        for id in ids[4:]:  # what the server itself has to do is done
            await rooms.get(id)


async def test_what_is_refused_to_one_is_not_refused_to_another(sqlite_database: str) -> None:
    """Though both ask for the same table at the same time."""
    async with kept(sqlite_database, 1) as (rooms, [id]):
        rooms.reading.budgets.of("here").charge(1e6)
        asking = [rooms.get(id, source) for source in ("here", "there", "here", "elsewhere")]
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(found[0], TooFast)
        assert found[1] is found[3] is rooms.rooms[id]


async def test_of_an_address_one_is_read_at_a_time(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, begun = threading.Semaphore(0), list[str]()

    def slow(table: Any, rows: Any) -> Any:
        begun.append(table.id)
        assert go.acquire(timeout=30)
        return rebuild(table, rows)

    monkeypatch.setattr(rooms_module, "rebuild", slow)
    async with kept(sqlite_database, 20) as (rooms, ids):
        asking = [asyncio.create_task(rooms.get(id, "one who asks for all")) for id in ids[:-1]]
        await until(lambda: rooms.reading.waiting.total() == len(ids) - 1 and begun)
        assert len(begun) == 1
        asking.append(asyncio.create_task(rooms.get(ids[-1], "another")))
        await until(lambda: len(begun) > 1)
        assert begun[1:] == ids[-1:], "who comes from elsewhere does not wait"
        go.release(len(ids))
        await asyncio.gather(*asking)
        assert not rooms.reading.waiting
        assert not rooms.reading.turns


async def test_nothing_is_read_for_who_is_refused_or_waits(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with kept(sqlite_database, 6) as (rooms, ids):
        whole, read = rooms.store.rows, list[str]()
        go = threading.Semaphore(0)

        async def noted(id: str, after: int = 0) -> Any:
            read.append(id)
            return await whole(id, after)

        def slow(table: Any, rows: Any) -> Any:
            assert go.acquire(timeout=30)
            return rebuild(table, rows)

        monkeypatch.setattr(rooms.store, "rows", noted)
        monkeypatch.setattr(rooms_module, "rebuild", slow)
        asking = [asyncio.create_task(rooms.get(id, "here")) for id in ids]
        await until(lambda: rooms.reading.waiting["here"] == len(ids) and bool(read))
        assert len(read) == 1
        rooms.reading.budgets.of("here").charge(1e6)
        go.release()
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert [type(each) for each in found].count(TooFast) == len(ids) - 1
        with pytest.raises(TooFast):
            await rooms.get(ids[-1], "here")
        assert len(set(read)) == 1


async def test_nothing_is_begun_on_credit() -> None:
    """All who wait were let in while there was something left: the first use it up, the others are sent back."""
    study, go = Study(share=1e-6, burst=1.0), threading.Event()
    waiting = [asyncio.create_task(study.do("me", go.wait)) for _ in range(STUDY_EACH)]
    await until(lambda: study.waiting["me"] == STUDY_EACH)
    study.budgets.of("me").charge(2)
    go.set()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert found[0] is True
    assert [type(each) for each in found[1:]] == [TooFast] * (STUDY_EACH - 1)
    study.close()


async def test_who_leaves_keeps_their_turn_until_it_is_done() -> None:
    """A thread cannot be stopped: whoever asks and leaves, again and again, has one of them at work, not all."""
    study, go, begun = Study(threads=4), threading.Semaphore(0), list[int]()

    def slow(n: int) -> int:
        begun.append(n)
        assert go.acquire(timeout=30)
        return n

    for n in range(STUDY_EACH):
        asking = asyncio.create_task(study.do("me", partial(slow, n)))
        await until(lambda: begun and study.waiting["me"] == min(n + 1, 2))  # noqa: B023
        asking.cancel()
        await asyncio.wait({asking})
        assert asking.cancelled(), "who leaves does not wait"
    assert study.waiting["me"] == 1, "the one that has begun"
    last = asyncio.create_task(study.do("me", partial(slow, -1)))
    assert await study.do("another", partial(len, "not in the way")) == 14
    assert begun == [0]
    go.release(2)
    assert await last == -1
    assert begun == [0, -1]
    assert not study.waiting
    study.close()


def long_game(decisions: int = 120) -> clio.Table:
    table, rnd = clio.new(MYTH, 2, seed="a long one"), random.Random(1)
    while len(table.actions) < decisions:
        table.play(rnd.choice(table.options).number)
    return table


async def test_a_class_comes_back_after_a_restart(tmp_path: Path) -> None:
    """With the limits on: thirty people behind one address, each at a table in the middle of a game."""
    limits: dict[str, Any] = {
        "rate": MESSAGES_PER_SECOND, "burst": MESSAGES_BURST, "tables_per_guest": TABLES_PER_GUEST, "imports": IMPORTS,
        "connections": 100, "loading": LOAD_BURST}
    game = long_game()
    async with AsyncExitStack() as stack:
        with running(tmp_path, **limits) as server, tables_begin(game.seed, game.symbols):
            people = await stack.enter_async_context(guests(server.url, CLASS))
            tables = [await person.table(MYTH, "me", "me") for person in people]
        with running(tmp_path, **limits) as server:
            assert not server.service.rooms.rooms

            async def back(person: Player, id: str) -> int:
                person.url, person.http.base_url = server.url, server.url
                await person.get(f"/api/tables/{id}", m.TableInfo)
                async with sitting(person, id) as visit:
                    return len(visit.log)

            lines = await asyncio.gather(*map(back, people, tables))
            assert lines == [len(game.log_of(game.seat))] * CLASS
            assert len(server.service.rooms.rooms) == CLASS
            assert server.service.rooms.reading.budgets.kept, "and it was charged"


async def test_empty_rooms_are_weighed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table where much was said, or that began with a long game, counts for many."""
    async with guests(server.url) as [ann]:
        ids = [await ann.table(DUEL, "me", "me") for _ in range(3)]
        ids.append((await ann.post("/api/import", long_game(10).save().encode(), m.Created)).id)
        for id in ids[:3]:
            async with sitting(ann, id) as visit:
                for _ in range(10):
                    await visit.ask(m.Say(visit.key(), "hm", 0))
        kept = server.service.rooms.rooms
        await until(lambda: not any(kept[id].connections for id in ids))
        assert [kept[id].weight for id in ids] == [10] * 4

        async def sweep() -> int:
            return server.service.rooms.sweep(1e9)

        monkeypatch.setattr(rooms_module, "EMPTY_ROWS", 29)
        await until(lambda: server.do(sweep()) >= 0 and ids[0] not in kept)
        assert [id for id in ids if id in kept] == ids[1:3], "those where somebody was last"


async def test_the_house_waits_for_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is at work there, or it is read again: bots, clocks and signs of life of all others go on."""
    with running(tmp_path) as server:
        async with hot_seat(server.url, clock=m.Clock("move", 1)) as ann, hot_seat(server.url) as bob:
            service, room = server.service, server.service.rooms.rooms[ann.id]

            async def due(*_: object) -> list[str]:
                return [ann.id]

            monkeypatch.setattr(service.store.vigil, "due", due)
            server.do(room.lock.acquire())
            room.stale = True
            server.do(service.wake_bots(0.0))
            server.do(service.keep_time())
            assert [each.chronicle.id for each in service.rooms.at_rest()] == [bob.id]
            assert server.loop is not None
            server.loop.call_soon_threadsafe(room.lock.release)
            await play([ann], 1)
