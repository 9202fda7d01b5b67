"""What was acknowledged survives the server; what was refused harms nobody; who leaves takes nothing along."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clio.engine.errors import ClioError
from clio.server import messages as m
from clio.server.desk import new_row
from clio.server.limits import MESSAGE_BYTES
from clio.server.metrics import Metrics
from clio.server.rooms import Connection, Rooms
from clio.server.setup import new_setup
from clio.server.storage import Store
from clio.server.telling import Reader
from tests.sample import WHOLE
from tests.server.faults import Regular, Server, audit
from tests.server.kills import DUEL, kill_often
from tests.server.player import Player, Refused, Visitor
from tests.server.stored import one_store


@pytest.mark.long(every=1)
async def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    kills = 3 if WHOLE else 1
    found = await kill_often(Server(tmp_path, database), kills, database.partition(":")[0])
    assert not found.problems, "\n".join(found.problems)
    assert found.kills == kills
    assert found.acknowledged > 0
    assert found.reconnects > 0


@asynccontextmanager
async def two_people(server: Server) -> AsyncIterator[tuple[Player, Player, str]]:
    """A table of two, in a server that runs."""
    await server.start()
    try:
        async with Player(server.url) as me, Player(server.url) as friend:
            id = await me.table(DUEL, "me", "open")
            key = (await me.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key
            await friend.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
            yield me, friend, id
    finally:
        await server.stop()


class Onlooker(Connection):
    """Counts what it is told."""

    def __init__(self) -> None:
        self.reader = Reader("somebody", None, "en")
        self.heard = asyncio.Event()

    def news(self) -> None:
        self.heard.set()

    def presence(self) -> None:
        pass

    def thinking(self, seat: int | None) -> None:
        pass

    def forget(self) -> None:
        pass

    def dismiss(self, why: ClioError) -> None:
        pass


async def test_who_moves_and_leaves_at_once_has_moved_for_all(tmp_path: Path) -> None:
    """A connection that ends while its move is being written: it is written, and the others learn of it."""
    async with one_store(f"sqlite:///{tmp_path}/clio.db") as store:
        rooms, onlooker = Rooms(store, Metrics()), Onlooker()
        wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")])
        room = await rooms.create("a-table-of-two", new_setup(wish, "ann", "Ann"), "ann", False)
        room.enter(onlooker)
        table = room.chronicle.table
        assert table.seat is not None
        moving = asyncio.create_task(rooms.add(room, lambda c: new_row("move", table.seat, table.options[0].symbol)))
        while not room.stale:  # as long as nobody knows whether it is written
            await asyncio.sleep(0)
        moving.cancel()
        async with asyncio.timeout(10):
            await onlooker.heard.wait()
        assert [row.kind for row in await store.rows("a-table-of-two")] == ["move"]
        assert room.chronicle.seq == 1


# ---------------------------------------------------------------------- a storm
class Nuisance:
    """Sends what must not be sent, and counts what it was told. `expected`: message -> the code of its refusal."""

    def __init__(self, player: Player, id: str, hello: dict[str, Any], bad: dict[bytes | str, str]) -> None:
        self.player = player
        self.id = id
        self.hello = hello
        self.bad = bad
        self.told: Counter[str] = Counter()
        self.problems: list[str] = []

    async def rage(self, enough: asyncio.Event) -> None:
        visitor = await self.player.sit(self.id, **self.hello)
        assert visitor.socket is not None
        while not enough.is_set():
            for frame, code in self.bad.items():
                visitor.news.clear()
                await visitor.socket.send(frame)
                await visitor.until(lambda: any(isinstance(x, m.Refused) for x in visitor.news))
                found = next(x.problem for x in visitor.news if isinstance(x, m.Refused))
                self.told[found.code] += 1
                if found.code != code or not found.text:
                    self.problems.append(f"{frame[:80]!r}: {found}, not {code}")
            await asyncio.sleep(0)
        await visitor.close()


async def knock(url: str, id: str, enough: asyncio.Event) -> Counter[str]:
    """Strangers, with the table's id and nothing else."""
    told: Counter[str] = Counter()
    while not enough.is_set():
        async with Player(url) as stranger:
            for hello in ({}, {"watch": "not-the-real-key"}, {"seat": 0}):
                visitor = Visitor(stranger, id)
                try:
                    await visitor.open(**hello)
                    told["let in"] += 1
                except Refused as e:
                    told[e.code] += 1
                await visitor.close()
            try:
                await stranger.post(f"/api/tables/{id}/join", m.Join(key="not-the-real-key"), m.TableInfo)
            except Refused as e:
                told[e.code] += 1
    return told


def frame(message: Any) -> str:
    return msgspec.json.encode(message).decode()


MALFORMED: dict[bytes | str, str] = {
    "": "bad_message", "{": "bad_message", "[]": "bad_message", "null": "bad_message", "\0": "bad_message",
    b"\xff\xfe": "bad_message", '{"type":"nothing"}': "bad_message", '{"type":"move"}': "bad_message",
    '{"type":"move","key":"x","seq":0,"seat":0,"symbol":"pass"}': "bad_message",
    '{"type":"move","key":"12345678","seq":1e99,"seat":0,"symbol":"pass"}': "bad_message",
    "[" * 20_000: "bad_message", '{"type":"say","key":"12345678","text":"' + "x" * 501 + '"}': "bad_message",
    " " * (MESSAGE_BYTES + 1): "too_large", "x" * (2 * MESSAGE_BYTES): "too_large",
}


async def test_a_storm_of_bad_messages_harms_nobody(tmp_path: Path) -> None:
    """Malformed, oversized, late, doubled, unauthorised, all at once at a table where two people play."""
    server, enough, calm = Server(tmp_path), asyncio.Event(), asyncio.Event()
    async with two_people(server) as (me, friend, id):
        key = (await me.get(f"/api/tables/{id}", m.TableInfo)).watch_key
        people = [Regular(who, id, random.Random(f"storm {n}"), n) for n, who in enumerate((me, friend))]
        late = frame(m.Move("late-move-0001", 0, 0, "pass"))
        foreign: dict[bytes | str, str] = {frame(message): "not_yours" for message in (
            m.Move("foreign-move-01", 10_000, 1, "pass"), m.Undo("foreign-undo-01", 1), m.Resign("foreign-resign", 1),
            m.HandOver("foreign-bot-001", 1, "easy"), m.Answer("foreign-answer", 1, "any", True),
            m.AskHint("foreign-hint", 1),
            m.Abandon("foreign-abandon", 1), m.Say("foreign-say-001", "I am the other one", 1),
            m.Move("no-such-seat-01", 10_000, 7, "pass"), m.Move("no-such-seat-02", 10_000, -1, "pass"),
        )}
        unseated: dict[bytes | str, str] = {
            frame(m.Move("watcher-move-01", 10_000, 0, "pass")): "not_yours",
            frame(m.AskPreview("watcher-look-01", 0, "pass")): "not_yours",
        }
        async with Player(server.url) as watcher:
            playing = [asyncio.create_task(person.play(enough)) for person in people]
            await people[0].back()
            await people[0].until(lambda: people[0].now.seq > 3)
            began = people[0].now.seq
            crowd = [
                Nuisance(me, id, {"seat": 0}, MALFORMED), Nuisance(friend, id, {"seat": 1}, MALFORMED),
                Nuisance(me, id, {"seat": 0}, foreign), Nuisance(me, id, {"seat": 0}, {late: "late"}),
                Nuisance(watcher, id, {"watch": key}, MALFORMED | unseated),
            ]
            raging = [asyncio.create_task(nuisance.rage(calm)) for nuisance in crowd]
            knocking = asyncio.create_task(knock(server.url, id, calm))
            await asyncio.sleep(4)
            calm.set()
            await asyncio.gather(*raging)
            strangers = await knocking
            during = people[0].now.seq - began
            enough.set()
            for person in people:
                async with person.changed:
                    person.changed.notify_all()
            await asyncio.gather(*playing)
            for person in people:
                await person.close()
        problems = [problem for nuisance in crowd for problem in nuisance.problems]
        problems += await audit(server.store_url, [id], people)
        store = await Store.open(server.store_url)
        rows = [row for row in await store.rows(id) if row.kind != "join"]
        await store.close()
    assert not problems, "\n".join(problems)
    assert set(strangers) == {"no_table", "seat_taken"}
    assert {row.kind for row in rows} == {"move"}
    assert len(rows) == sum(len(person.done) for person in people)
    assert during > 10, "the table was not to stand still"
    assert sum(sum(nuisance.told.values()) for nuisance in crowd) > 100
