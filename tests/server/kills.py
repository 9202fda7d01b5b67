"""Twenty running tables, and a server that is killed at random moments."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

from clio.server import messages as m
from clio.server.storage import Store
from tests.server.faults import BROKEN, Regular, Server, audit, patiently, within
from tests.server.player import Player

DUEL, AGES, MYTH, WORLD = "monumental-duel", "through-the-ages", "age-of-mythology", "monumental"
BOTS = [DUEL] * 9 + [AGES] * 2 + [MYTH] * 2 + [WORLD] * 2  # tables where only bots play
PEOPLE = [
    (DUEL, "me", "bot"), (DUEL, "me", "open"), (AGES, "me", "bot"), (MYTH, "me", "open", "bot"), (WORLD, "me", "open"),
]
STIR = 15  # rows after a restart before the next moment is drawn: bots need some time to come up
LONGEST = 1.5  # seconds to that moment
PATIENCE = 90.0


@dataclass
class Kills:
    """What happened, for the summary."""

    kills: int = 0
    tables: int = 0
    over: int = 0
    rows: int = 0
    acknowledged: int = 0
    reconnects: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def text(self, where: str) -> str:
        return (
            f"server killed {self.kills} times on {where}: {self.tables} tables ({self.over} to their end), "
            f"{self.rows} rows, {self.acknowledged} moves acknowledged to people, {self.reconnects} reconnects, "
            f"{len(self.problems)} problems, {self.seconds:.0f} seconds"
        )


class House:
    """The tables and the people at them. A game that has ended makes room for another."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.enough = asyncio.Event()
        self.people: list[Regular] = []
        self.ids: list[str] = []
        self.running: dict[str, str] = {}  # tables of bots that are not over yet, with their games
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for game in BOTS:
            await self.table_of_bots(game)
        self.tasks = [asyncio.create_task(self.sit(game, seats)) for game, *seats in PEOPLE]

    async def table_of_bots(self, game: str) -> None:
        """Each is somebody else's, from somewhere else: a visitor and an address may have few of them."""
        async with Player(self.server.url, source=f"127.2.{len(self.ids) // 250}.{len(self.ids) % 250 + 1}") as host:
            id = await host.table(game, "bot", "bot")
        self.ids.append(id)
        self.running[id] = game

    async def sit(self, game: str, seats: list[str]) -> None:
        """One table of people after the other, each played to its end."""
        async with Player(self.server.url) as me, Player(self.server.url) as friend:
            while not self.enough.is_set():
                with suppress(*BROKEN):
                    await self.evening(me, friend, game, seats)

    async def evening(self, me: Player, friend: Player, game: str, seats: list[str]) -> None:
        """Once the table is made nobody leaves it: a table where somebody is missing would stand still."""
        id = await me.table(game, *seats)
        self.ids.append(id)
        mine = [n for n, kind in enumerate(seats) if kind == "me"]
        here = [Regular(me, id, random.Random(f"{id}/{n}"), n) for n in mine]
        if "open" in seats:
            key = (await patiently(lambda: me.get(f"/api/tables/{id}", m.TableInfo))).seats[1].key
            await patiently(lambda: friend.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo))
            here.append(Regular(friend, id, random.Random(f"{id}/friend"), 1))
        self.people += here
        await asyncio.gather(*(person.play(self.enough) for person in here))
        for person in here:
            await person.close()

    async def refill(self, store: Store) -> None:
        """As many tables of bots as at the beginning."""
        for id, game in list(self.running.items()):
            kept = await store.table(id)
            if kept is not None and kept.summary.status == "over":
                del self.running[id]
                await self.table_of_bots(game)

    async def rows(self, store: Store) -> dict[str, int]:
        return {id: kept.last for id in self.ids if (kept := await store.table(id)) is not None}

    async def close(self) -> None:
        """Those who wait for somebody else's move are woken."""
        self.enough.set()
        for person in self.people:
            async with person.changed:
                person.changed.notify_all()
        await asyncio.gather(*self.tasks)


async def kill_often(server: Server, kills: int, seed: str) -> Kills:
    """Kill the server so often, then look at everything that it left."""
    began, tally, chance = time.perf_counter(), Kills(), random.Random(seed)
    await server.start()
    store = await Store.open(server.store_url)
    house = House(server, chance)
    try:
        await house.open()
        for _ in range(kills):
            await house.refill(store)
            await stirred(house, store, STIR)
            await asyncio.sleep(chance.uniform(0, LONGEST))
            await server.kill()
            tally.kills += 1
            await server.start()
        await all_go_on(house, store)
        await house.close()
        await server.stop()
        tally.problems += await audit(server.store_url, house.ids, house.people)
        tally.rows = sum((await house.rows(store)).values())
        tally.tables = len(house.ids)
        tally.over = len([id for id in house.ids if (kept := await store.table(id)) and kept.summary.status == "over"])
    finally:
        await server.kill()
        await store.close()
    tally.acknowledged = sum(len(person.done) for person in house.people)
    tally.reconnects = sum(person.losses for person in house.people)
    tally.problems += [line for line in server.log().splitlines() if '"level": "error"' in line or "Traceback" in line]
    tally.seconds = time.perf_counter() - began
    return tally


async def stirred(house: House, store: Store, rows: int) -> None:
    """Until so many rows have come in."""
    before = sum((await house.rows(store)).values())

    async def enough() -> bool:
        return sum((await house.rows(store)).values()) >= before + rows

    await within(PATIENCE, enough, "no table goes on", pause=0.2)


async def all_go_on(house: House, store: Store) -> None:
    """No table is stuck: each has ended, or gets another row."""
    before, still = await house.rows(store), set(house.ids)

    async def all_moved() -> bool:
        for id in list(still):
            kept = await store.table(id)
            if kept is None or kept.last > before.get(id, 0) or kept.summary.status != "playing":
                still.discard(id)
        return not still

    try:
        await within(PATIENCE, all_moved, "", pause=0.2)
    except AssertionError:
        raise AssertionError(f"stuck after the restart: {still}") from None
