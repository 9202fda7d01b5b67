"""Several processes share one PostgreSQL: nothing is lost, nothing is done twice, everybody sees everything."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from clio.server import messages as m
from clio.server.desk import new_row
from clio.server.metrics import Metrics
from clio.server.rooms import Rooms
from clio.server.setup import new_setup
from clio.server.storage import Row
from tests.server.faults import Server
from tests.server.player import Player
from tests.server.stored import stores, until
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
                await theirs.add(room, new_row("move", table.seat, table.options[0].symbol))
            return found

        monkeypatch.setattr(here, "rows", rows)
        loaded = await mine.get("a-table-of-two")
        await until(lambda: loaded.chronicle.seq == 1)


async def test_several_processes_of_one_server(postgres_database: str, tmp_path: Path) -> None:
    """Which of them answers is left to chance: a table made by one is known to all."""
    server = Server(tmp_path, postgres_database, "--processes", "2")
    await server.start()
    try:
        async with Player(server.url) as me:
            id = await me.table("monumental-duel", "me", "me")
            visitors = [await me.sit(id, seat=n % 2) for n in range(8)]
            seat = visitors[0].now.table.waiting[0]
            mover = visitors[seat]
            assert mover.now.question is not None
            seq = await mover.move(mover.now.question.options[0].symbol)
            for visitor in visitors:
                await visitor.until(lambda visitor=visitor: visitor.now.seq >= seq)  # type: ignore[misc]
                await visitor.close()
    finally:
        await server.kill()  # of the first process alone: the others end with it


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [*Server(tmp_path).command(), "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "PostgreSQL" in done.stderr
