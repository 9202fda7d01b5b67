"""Clocks of running servers: whose time is over, restarts, several processes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from clio.server import messages as m
from clio.server.limits import REST_SECONDS
from clio.server.rooms import TRIES
from tests.server.company import DUEL, code, friends, guests, play, refusal, sitting, until
from tests.server.running import Running, running
from tests.server.stored import stores
from tests.server.test_clocks import GAME, MOVE


def short(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Tables that are made meanwhile have clocks of some seconds."""
    from clio.server import clocks

    whole = clocks.Clocks.__init__

    def begin(self: clocks.Clocks, rule: m.Clock, seats: int) -> None:
        whole(self, rule, seats)
        self.start, self.limit = seconds, [seconds] * seats

    monkeypatch.setattr(clocks.Clocks, "__init__", begin)


async def test_the_server_says_whose_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch, 0.3)
    with running(tmp_path) as server:
        async with friends(server.url, clock=m.Clock("game", 1, 0, "resign")) as [ann, bob]:
            assert ann.now.table.clock == m.Clock("game", 1, 0, "resign")
            assert len(ann.now.clocks) == 2
            for visit in (ann, bob):
                await visit.until(lambda: visit.now.table.status == "over")  # noqa: B023
            assert [seat.late for seat in bob.now.table.seats].count(True) == 1
            assert [notice.text for notice in bob.notices]


async def test_a_move_that_comes_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch, 0.05)
    monkeypatch.setattr("clio.server.service.ROUNDS", 1000.0)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me", clock=GAME)
            async with sitting(ann, id) as visit:
                await until(lambda: server.table(id).clocks.late(time.time()) is not None)  # type: ignore[union-attr]
                assert visit.now.question is not None
                problem = await refusal(visit.move(visit.now.question.options[0].symbol))
                assert problem.code == "not_now"


@pytest.mark.parametrize("goodbye", [True, False])
async def test_a_restart_costs_nobody_time(sqlite_database: str, tmp_path: Path, goodbye: bool) -> None:
    """Whether the server said goodbye or was killed."""

    def sleep(connection: Connection) -> None:
        """All that has happened was long ago."""
        for change in ("tables SET created = created - 5000, deadline = deadline - 5000", "log SET at = at - 5000",
                       "alive SET at = at - 5000"):
            connection.execute(text(f"UPDATE {change}"))
        if not goodbye:
            connection.execute(text("UPDATE alive SET closed = (1 = 0)"))

    with running(tmp_path, database=sqlite_database) as server:
        async with friends(server.url, clock=GAME) as [ann, bob]:
            await play([ann, bob], 1)
    async with stores(sqlite_database, 1) as [store]:
        await store._database.write(sleep)
    with running(tmp_path, database=sqlite_database) as server:
        await until(lambda: "rest" in kinds(server, ann.id))
        c = server.table(ann.id)
        assert c.status == "playing"
        assert c.clocks is not None
        assert all(c.clocks.left(n, time.time()) > 500 for n in (0, 1))
        assert kinds(server, ann.id).count("rest") == 1


async def test_however_often_no_server_ran_the_first_move_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        watch = server.service.rooms.watch

        async def beat(closed: bool = False) -> None:
            watch.beaten = time.time()

        async with friends(server.url, clock=GAME) as [ann, bob]:
            monkeypatch.setattr(watch, "beat", beat)
            now = time.time()
            watch.rests = [(now + n / 1e4, now + n / 1e4 + 5e-5) for n in range(2 * TRIES)]
            await play([ann, bob], 1)
            assert kinds(server, ann.id).count("rest") == 2 * TRIES


async def test_a_house_that_takes_long_is_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one visitor's tables cost it gives nobody time."""
    monkeypatch.setattr("clio.server.service.ROUNDS", 0.02)
    with running(tmp_path) as server:
        async with friends(server.url, clock=GAME):
            stuck = asyncio.Event()

            async def wait() -> None:
                stuck.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(server.service, "keep_time", wait)
            await until(stuck.is_set)
            beaten = server.service.rooms.watch.beaten
            await until(lambda: server.service.rooms.watch.beaten > beaten)


def kinds(server: Running, id: str) -> list[str]:
    return [row.kind for row in server.do(server.service.store.rows(id))]


async def test_of_several_who_come_back_the_first_puts_it_down(database: str) -> None:
    async with stores(database, 2) as [one, other]:
        now = time.time()
        assert await one.vigil.beat(now) == []
        assert await other.vigil.beat(now + 1) == []
        slept = now + 1 + 2 * REST_SECONDS
        found = await one.vigil.beat(slept)
        assert found == [(now + 1, slept)]
        assert await other.vigil.beat(slept + 1) == found
        await other.vigil.beat(slept + 2, closed=True)
        assert (await one.vigil.beat(slept + 3))[1:] == [(slept + 2, slept + 3)]


async def test_two_processes_agree(postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch, 0.4)
    with running(tmp_path, database=postgres_database) as here, running(tmp_path, database=postgres_database) as there:
        async with friends(here.url, clock=m.Clock("game", 1, 0, "bot")) as [ann, _], guests(there.url) as [_]:
            there.table(ann.id)
            await ann.until(lambda: any(seat.late for seat in ann.now.table.seats))
            rows = here.do(here.service.store.rows(ann.id))
            late = [row.seat for row in rows if row.kind == "time"]
            assert len(late) == len(set(late))


async def test_a_wrong_clock_is_refused(server: Running) -> None:
    async with guests(server.url) as [ann]:
        assert await code(ann.table(DUEL, "me", "bot", clock=m.Clock("game", 10_000))) == "bad_option"


async def test_open_tables_tell_clock_and_language(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(DUEL, "me", "open", public=True, clock=MOVE, lang="fr")
        listed = (await bob.get("/api/tables?scope=open", m.TableList)).tables
        [found] = [each for each in listed if each.id == id]
        assert (found.clock, found.lang) == (MOVE, "fr")
        plain = await ann.table(DUEL, "me", "open", public=True)
        assert (await bob.get(f"/api/tables/{plain}", m.TableInfo)).lang == "en"
