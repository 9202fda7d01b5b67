"""Several processes share one PostgreSQL: nothing is lost, nothing is done twice, everybody sees everything."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Executable, delete, insert, text

from clio.server import messages as m
from clio.server.desk import Desk, new_row
from clio.server.errors import NotYours
from clio.server.limits import SOCKETS_PER_TABLE
from clio.server.metrics import Metrics
from clio.server.outcomes import Outcome
from clio.server.rooms import Rooms
from clio.server.service import Settings
from clio.server.setup import new_setup
from clio.server.storage import Guest, Row, calling
from clio.server.storage.analyses import KeptAnalysis
from clio.server.storage.schema import analyses, links, results, subscriptions
from clio.server.webpush import Subscription
from tests.server.faults import Server
from tests.server.player import Player
from tests.server.stored import SUMMARY, one_store, row, stores, table, under_way, until, waited_for
from tests.server.two_processes import at_two_processes


async def test_people_at_two_processes(postgres_database: str, tmp_path: Path) -> None:
    found = await at_two_processes(tmp_path, postgres_database, 120, "two")
    assert not found.problems, "\n".join(found.problems)
    assert found.refusals["late"] > 5, "nobody was in anybody's way"
    assert {"move", "undo", "chat"} <= set(found.kinds)


async def test_what_happens_while_a_table_is_loaded_is_not_missed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process adds a row after the log was read, and before anybody here listens for this table."""
    async with stores(postgres_database, 2) as (here, there):
        mine, theirs = Rooms(here, Metrics()), Rooms(there, Metrics())
        wish = m.NewTable("monumental-duel", [m.NewSeat("me"), m.NewSeat("me")])
        room = await theirs.create("a-table-of-two", new_setup(wish, "ann", "Ann"), "ann", False)
        read = here.rows

        async def rows(id: str, after: int = 0) -> list[Row]:
            found = await read(id, after)
            if room.chronicle.seq == 0:
                table = room.chronicle.table
                await theirs.add(room, lambda c: new_row("move", table.seat, table.options[0].symbol))
            return found

        monkeypatch.setattr(here, "rows", rows)
        loaded = await mine.get("a-table-of-two")
        await until(lambda: loaded.chronicle.seq == 1)


async def test_who_was_sent_away_does_nothing_for_the_seat_through_another_process(
    database: str, tmp_path: Path
) -> None:
    """The other process has not heard of it, and must ask the newest table."""
    async with stores(database, 2) as both:
        here, there = (Desk(Rooms(store, Metrics()), Settings(folder=str(tmp_path))) for store in both)
        owner, old, new, last = (Guest(name * 22, name, "en") for name in "oadl")
        wish = m.NewTable("through-the-ages", [m.NewSeat("me"), *[m.NewSeat("open")] * 3], public=True)
        room = await here.rooms.get(await here.create(owner, wish))
        await here.join(room, old, m.Join(seat=1))
        await here.join(room, last, m.Join(seat=2))
        await here.act(room, last.id, m.Abandon("k" * 8, 2))
        other = await there.rooms.get(room.chronicle.id)
        await until(lambda: not there.rooms.errands)
        before = other.chronicle.still()
        await here.act(room, owner.id, m.FreeSeat("f" * 8, 1))
        await here.join(room, new, m.Join(seat=1))
        request = room.chronicle.request
        assert request is not None
        for message in (m.Answer("y" * 8, 1, request.id, True), m.HandOver("h" * 8, 1, "easy"), m.Say("s" * 8, "I", 1)):
            other.chronicle = before.still()  # whatever it has heard of by now
            with pytest.raises(NotYours):
                await there.act(other, old.id, message)
        await there.act(other, owner.id, m.Answer("o" * 8, 0, request.id, True))
        open = other.chronicle.request
        assert open is not None
        assert (open.agreed, open.missing(other.chronicle.seats)) == ({last.id, owner.id}, [1])
        assert json.decode((await both[0].rows(room.chronicle.id))[-1].body)["by"] == owner.id


async def test_several_processes_of_one_server(postgres_database: str, tmp_path: Path) -> None:
    """Which of them answers is left to chance: a table made by one is known to all."""
    server = Server(tmp_path, postgres_database, "--processes", "2")
    await server.start()
    try:
        async with Player(server.url) as me:
            id = await me.table("monumental-duel", "me", "me")
            visitors = [await me.sit(id, seat=n % 2) for n in range(SOCKETS_PER_TABLE)]
            seat = visitors[0].now.table.waiting[0]
            mover = visitors[seat]
            assert mover.now.question is not None
            seq = await mover.move(mover.now.question.options[0].symbol)
            for visitor in visitors:
                await visitor.until(lambda visitor=visitor: visitor.now.seq >= seq)  # type: ignore[misc]
                await visitor.close()
    finally:
        await server.kill()  # of the first process alone: the others end with it


async def test_what_both_put_down_at_once_is_there_once(postgres_database: str) -> None:
    ann, now = Guest("ann", "Ann", "en"), time.time()
    browser = Subscription("https://push.example.org/1", "p", "a")
    mark, analysis = calling.digest(browser.endpoint), KeptAnalysis("easy", "moves", "working", 0, 1, now)
    async with one_store(postgres_database) as store:
        await store.create(table("table001"), [])
        both: list[tuple[Executable, Callable[[], Awaitable[object]]]] = [
            (insert(links).values(guest="ann", digest="theirs", until=now + 100),
             lambda: store.people.link(ann, "ours", now + 100)),
            (insert(subscriptions).values(
                digest=mark, guest="bob", endpoint=browser.endpoint, p256dh="p", auth="a", lang="en", at=now),
             lambda: store.calling.subscribe(ann, calling.Kept(browser, "en"))),
            (insert(analyses).values(
                table_id="table001", strength="easy", moves="theirs", state="working", looked=0, decisions=1, at=now),
             lambda: store.analyses.put("table001", analysis)),
        ]
        for theirs, ours in both:
            async with under_way(store, theirs) as other:
                putting = asyncio.ensure_future(ours())
                await waited_for(other)
            await putting
        behind = await store.people.behind("ours")
        assert behind is not None
        assert behind.id == "ann"
        assert await store.people.behind("theirs") is None
        assert await store.calling.subscriptions("ann") == [calling.Kept(browser, "en")]
        assert await store.calling.subscriptions("bob") == []
        assert [each.moves for each in await store.analyses.of("table001", "easy")] == ["moves"]


async def test_who_is_forgotten_and_a_row_do_not_wait_for_each_other(postgres_database: str) -> None:
    """Their results are left at two tables; a transaction that writes to both begins with the second of them."""
    ann = Outcome("ann", "monumental-duel", "people", True, 5)
    async with one_store(postgres_database) as store:
        for n, id in enumerate(("table001", "table002"), 1):
            await store.create(table(id), [])
            await store.append(id, row(1), replace(SUMMARY, results=(ann,)), float(n))
        locked = text("SELECT id FROM tables ORDER BY id FOR NO KEY UPDATE")
        first, second = (delete(results).where(results.c.table_id == id) for id in ("table002", "table001"))
        async with under_way(store, locked, first) as other:
            ending = asyncio.create_task(store.forgetting.end("ann", True))
            await waited_for(other)
            await other.execute(second)
        await ending


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [*Server(tmp_path).command(), "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "PostgreSQL" in done.stderr
