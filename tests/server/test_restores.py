"""A backup is restored under processes that run: nothing of what they had read before is kept, and nothing that was
decided by it goes in."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import insert, text

from clio.server import messages as m
from clio.server.desk import new_row
from clio.server.errors import Late, SignedOff
from clio.server.metrics import Metrics
from clio.server.outcomes import Outcome
from clio.server.rooms import Rooms
from clio.server.seating import JoinBody
from clio.server.setup import new_setup
from clio.server.storage import Appended, Conflict, Guest, Row, Store
from clio.server.storage.analyses import KeptAnalysis
from clio.server.storage.backup import LOCKED
from clio.server.storage.calling import Hook, Kept
from clio.server.storage.schema import log, metadata
from clio.server.storage.writer import log_values
from clio.server.webpush import Subscription
from tests.server.company import DUEL
from tests.server.stored import SUMMARY, one_store, row, stores, table, under_way, until, waited_for
from tests.server.test_backup import put_back, taken
from tests.server.test_chronicle import chronicle
from tests.server.test_conflicts import ID, add, lines, two


@asynccontextmanager
async def another(url: str) -> AsyncIterator[Rooms]:
    """One more process, with nothing in memory."""
    async with stores(url, 1) as [store]:
        rooms = Rooms(store, Metrics())
        yield rooms
        await asyncio.gather(*rooms.errands, return_exceptions=True)
        rooms.reading.close()
        rooms.making.close()


async def test_what_is_loaded_meanwhile_is_read_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "clio.backup"
    async with two(database) as [here, _], another(database) as there:
        await add(here, "kept")
        await taken(database, file)
        await add(here, "lost")
        read = there.store.rows

        async def rows(id: str, after: int = 0) -> list[Row]:
            found = await read(id, after)
            monkeypatch.undo()
            await put_back(database, file, force=True)
            await asyncio.sleep(0.2)  # whoever listens has heard of it
            return found

        monkeypatch.setattr(there.store, "rows", rows)
        room = await there.get(ID)
        await until(lambda: room.chronicle.seq == 1)
        assert await add(there, "after") == 2
        assert lines(there) == ["kept", "after"]


async def test_a_row_that_was_decided_before_does_not_go_in(database: str, tmp_path: Path) -> None:
    """Though its number would fit: others have played on since, to just as many rows."""
    file = tmp_path / "clio.backup"
    async with two(database) as [here, there]:
        await add(here, "kept")
        await taken(database, file)
        await add(here, "lost")
        await put_back(database, file, force=True)
        await there.listen_around()
        await asyncio.gather(*there.errands)
        await until(lambda: lines(there) == ["kept"])
        assert await add(there, "since") == 2
        assert await add(here, "now") == 3
        assert lines(here) == ["kept", "since", "now"]


def test_what_was_decided_in_another_life_is_late() -> None:
    """However the numbers of its rows fall."""
    c = chronicle()
    guest, lives = c.seats[0].guest, range(3)
    told = []
    for c.life in lives:
        told.append(c.told(guest))
        assert c.row_told(guest or "", told[-1]) == c.seq
    assert sorted(set(told)) == told
    for c.life in lives:
        for life in lives:
            if life == c.life:
                c.check_fresh(told[life], 0)
                continue
            with pytest.raises(Late):
                c.check_fresh(told[life], 0)
            assert c.row_told(guest or "", told[life]) is None


async def test_what_was_asked_before_is_not_done_after_it(database: str, tmp_path: Path) -> None:
    """Not told of it yet: who sat down did not sit down in the game as it is now. What is said is said."""
    file, joining = tmp_path / "clio.backup", new_row("join", 1, json.encode(JoinBody("bob", "Bob")).decode())
    async with two(database) as [here, _]:
        await taken(database, file)
        await add(here, "lost")
        await put_back(database, file, force=True)
        here.rooms[ID].stale = True
        with pytest.raises(Late):
            await here.add(here.rooms[ID], lambda c: joining, by="bob")
        assert here.rooms[ID].chronicle.seq == 0
        await here.add(here.rooms[ID], lambda c: joining, by="bob")


async def test_who_looks_on_is_asked_for_their_cookies_anew(sqlite_database: str, tmp_path: Path) -> None:
    """They may have been signed off by what was restored."""
    file, asked = tmp_path / "clio.backup", list[bool]()

    async def unsure() -> None:
        asked.append(True)

    async with two(sqlite_database) as [here, _]:
        here.unsure = unsure
        await taken(sqlite_database, file)
        await here.listen_around()
        assert not asked
        await put_back(sqlite_database, file, force=True)
        await here.listen_around()
        await asyncio.gather(*here.errands)
        assert asked


async def test_rows_know_the_life_that_they_follow(database: str, tmp_path: Path) -> None:
    file = tmp_path / "clio.backup"
    async with one_store(database) as store:
        await store.create(table("table001", last=1), [row(1)])
        before = await store.table("table001")
        assert before is not None
        await taken(database, file)
        await put_back(database, file, force=True)
        assert await store.append("table001", row(2), SUMMARY, 2.0) == Conflict()
        assert not await store.rewrite(before.head, replace(before, last=2), [], row(2), "ann")
        assert not await store.delete(before)
        after = await store.table("table001")
        assert after is not None
        assert after.head != before.head
        assert await store.append("table001", row(2), SUMMARY, 2.0, life=after.life) == Appended(2)


async def test_a_table_that_nobody_looks_at_is_read_again(sqlite_database: str, tmp_path: Path) -> None:
    file = tmp_path / "clio.backup"
    async with two(sqlite_database) as [here, _]:
        await taken(sqlite_database, file)
        await add(here, "lost")
        await put_back(sqlite_database, file, force=True)
        await here.listen_around()
        await until(lambda: lines(here) == [])


async def test_a_clock_knows_at_once_that_no_server_ran_on_what_was_restored(
    sqlite_database: str, tmp_path: Path
) -> None:
    """Before anybody has told of the restore: nobody loses a game by it."""
    file = tmp_path / "clio.backup"
    async with another(sqlite_database) as here:
        clock = m.Clock("game", 60, 5)
        wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")], clock=clock)
        room = await here.create(ID, new_setup(wish, "ann", "Ann"), "ann", False)
        await here.store.vigil.beat(time.time() - 3600.0)
        await taken(sqlite_database, file)
        await here.set_clocks(room)
        here.rooms.clear()
        await put_back(sqlite_database, file, force=True)
        room = await here.get(ID)
        await here.set_clocks(room)
        assert [each.kind for each in await here.store.rows(ID)] == ["rest"]


# ---------------------------------------------------------------------- while others write
def test_everything_is_locked() -> None:
    assert set(LOCKED) == set(metadata.sorted_tables)


async def test_a_row_that_is_being_written_is_in_nobodys_way(postgres_database: str, tmp_path: Path) -> None:
    """It is committed after the restore has begun, and gone like all others."""
    file = tmp_path / "clio.backup"
    async with one_store(postgres_database) as store:
        await store.create(table("table001", last=1), [row(1)])
        await taken(postgres_database, file)
        locked = text("SELECT id FROM tables FOR NO KEY UPDATE")
        async with under_way(store, locked, insert(log).values(log_values("table001", row(2)))) as other:
            restoring = asyncio.create_task(put_back(postgres_database, file, force=True))
            await waited_for(other)
        await restoring
        assert await store.rows("table001") == [row(1)]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_whatever_others_write_all_the_while(database: str, tmp_path: Path) -> None:
    """Every transaction that there is: none ends for the restore, nor the restore for one of them."""
    file, done = tmp_path / "clio.backup", Counter[str]()
    ann, summary = Guest("ann", "Ann", "en"), replace(SUMMARY, results=(Outcome("ann", DUEL, "easy", True, 1),))
    async with stores(database, 2) as both:
        await both[0].create(table("table001"), [])
        await both[0].save_guest(ann)
        await taken(database, file)

        def work(store: Store, n: int) -> dict[str, Callable[[], Awaitable[object]]]:
            async def append() -> None:
                found = await store.table("table001")
                assert found is not None
                await store.append(
                    "table001", row(found.last + 1), summary, 2.0, "ann", frozenset({"ann"}), found.life)

            async def rewrite() -> None:
                found = await store.table("table001")
                assert found is not None
                after = replace(found, last=found.last + 1, summary=summary)
                await store.rewrite(found.head, after, [], row(after.last), f"guest{n}")

            async def make() -> None:
                id = f"made{n}-{time.monotonic_ns()}"
                await store.create(table(id, last=1), [row(1)])
                found = await store.table(id)
                assert found is None or await store.delete(found) or await store.table(id) is None

            guest, eve = replace(ann, id=f"guest{n}"), replace(ann, id="eve")
            browser = Kept(Subscription(f"https://x/{n}", "p", "a"), "en")
            return {
                "append": append, "rewrite": rewrite, "make": make, "save": lambda: store.save_guest(guest),
                "link": lambda: store.people.link(guest, f"code{n}", time.time() + 100),
                "take": lambda: store.people.take(f"code{n}"), "renew": lambda: store.people.renew(eve),
                "subscribe": lambda: store.calling.subscribe(guest, browser),
                "hook": lambda: store.calling.set_hook("table001", Hook("https://x", "s", "en", "b"), ann),
                "analyse": lambda: store.analyses.put("table001", KeptAnalysis(f"{n}", "m", "working", 0, 1, 1.0)),
                "forget": lambda: store.forgetting.begin(f"gone{n}", ""),
                "end": lambda: store.forgetting.end(f"gone{n}", True), "beat": lambda: store.vigil.beat(time.time()),
                "archive": lambda: store.archive(0.0), "clear": lambda: store.clear_out(0.0),
                "strangers": lambda: store.forget_strangers(0.0), "left": lambda: store.forgetting.left(0.0),
            }

        async def go_on(name: str, act: Callable[[], Awaitable[object]]) -> None:
            while True:
                with suppress(SignedOff):
                    await act()
                done[name] += 1

        writing = [
            asyncio.create_task(go_on(name, act))
            for n, store in enumerate(both) for name, act in work(store, n).items()]
        for _ in range(6):
            done.clear()
            await until(lambda: len(done) == len(writing) // 2)
            await put_back(database, file, force=True)
        assert [each.exception() for each in writing if each.done()] == []
        for each in writing:
            each.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
