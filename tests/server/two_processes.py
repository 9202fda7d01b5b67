"""Two servers on one PostgreSQL, with people at both, who are deliberately in each other's way."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clio.server import messages as m
from clio.server.rooms import rebuild
from clio.server.storage import Store
from tests.server.faults import BROKEN, Regular, Server, audit, guest_of
from tests.server.player import Player

DUEL, AGES, MYTH = "monumental-duel", "through-the-ages", "age-of-mythology"


@dataclass
class Pair:
    """What happened, for the summary."""

    moves: int = 0
    rows: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def text(self) -> str:
        refused = ", ".join(f"{n} {code}" for code, n in sorted(self.refusals.items()))
        return (
            f"two processes on one PostgreSQL: {self.moves} moves in {self.rows} rows, refused: {refused}; "
            f"{len(self.problems)} problems, {self.seconds:.0f} seconds"
        )


class Race:
    """A hot-seat table whose one player sits at both processes: one connection for each seat at each of them. Every
    step is one that only one of two may win, or that both must."""

    def __init__(self, players: list[Player], id: str, chance: random.Random) -> None:
        self.id = id
        self.chance = chance
        self.seats = [[Regular(player, id, chance, seat) for player in players] for seat in (0, 1)]
        self.people = [person for pair in self.seats for person in pair]
        self.steps: list[Callable[[Regular, Regular], Awaitable[None]]] = [
            self.two_moves, self.two_moves, self.two_moves, self.same_key, self.same_key, self.undo_or_move, self.chat]
        self.lost: list[str] = []

    async def run(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            await asyncio.gather(*(person.back() for person in self.people))
            newest = max(person.now.seq for person in self.people)
            try:
                await self.all_see(newest)
            except BROKEN:
                continue
            state = self.people[0].now
            if state.result is not None:
                return
            here, there = self.seats[state.table.waiting[0]]
            await self.chance.choice(self.steps)(here, there)

    async def all_see(self, seq: int) -> None:
        """Every row reaches every client of both processes, with nobody asking for it."""
        await asyncio.gather(*(person.until(lambda person=person: person.now.seq >= seq)  # type: ignore[misc]
                               for person in self.people))

    async def two_moves(self, here: Regular, there: Regular) -> None:
        """On the same position: only one is played."""
        done = await asyncio.gather(here.request(here.any_move()), there.request(there.any_move()))
        if all(done):
            self.lost.append(f"{self.id}: two moves on one position: {done}")

    async def same_key(self, here: Regular, there: Regular) -> None:
        """One move sent twice is one move."""
        move = here.any_move()
        one, two = await asyncio.gather(here.request(move), there.request(move))
        if one is None or two is None or one.seq != two.seq:
            self.lost.append(f"{self.id}: one key, and {one}, {two}")

    async def undo_or_move(self, here: Regular, there: Regular) -> None:
        """Undo has no position: it may come first, last or not at all. The move must fit what it finds."""
        undo = m.Undo(here.key(), here.eyes or 0)
        await asyncio.gather(here.request(undo), there.request(there.any_move()))

    async def chat(self, here: Regular, there: Regular) -> None:
        said = [m.Say(person.key(), f"{self.chance.random()}", person.eyes) for person in (here, there)]
        if not all(await asyncio.gather(here.request(said[0]), there.request(said[1]))):
            self.lost.append(f"{self.id}: chat was refused")


class Two:
    """Both servers, and the tables."""

    def __init__(self, folder: Path, database: str, seed: str) -> None:
        self.servers = [Server(folder, database), Server(folder, database)]
        self.first = 0  # where new people go: to the first server, as long as it is there
        self.chance = random.Random(seed)
        self.enough = asyncio.Event()
        self.people: list[Regular] = []
        self.races: list[Race] = []
        self.ids: list[str] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def player(self, at: int) -> Player:
        player = Player(self.servers[at].url)
        await player.get("/api/me", m.Me)
        self.players.append(player)
        return player

    async def race(self) -> None:
        """The same guest at both processes."""
        me = await self.player(self.first)
        twin = Player(self.servers[1].url)
        twin.http.cookies.update(me.http.cookies)
        self.players.append(twin)
        id = await me.table(DUEL, "me", "me")
        race = Race([me, twin], id, random.Random(f"{self.chance.random()}"))
        self.ids.append(id)
        self.races.append(race)
        self.people += race.people
        self.tasks.append(asyncio.create_task(race.run(self.enough)))

    async def duel(self, game: str, bot: bool = False) -> None:
        """One at each process, and a bot between them that both try to drive."""
        me, friend = await self.player(0), await self.player(1)
        id = await me.table(game, "me", "open", *(["bot"] if bot else []))
        key = (await me.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key
        await friend.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
        here = [Regular(who, id, random.Random(f"{id}/{n}"), n) for n, who in enumerate((me, friend))]
        self.ids.append(id)
        self.people += here
        self.tasks += [asyncio.create_task(person.play(self.enough)) for person in here]

    async def moved(self, store: Store, moves: int) -> None:
        """Until so many decisions were made; games that end are replaced."""
        while sum([kept.last for id in self.ids if (kept := await store.table(id))]) < moves:
            for task in [task for task in self.tasks if task.done()]:
                self.tasks.remove(task)
                task.result()
                if len(self.tasks) < 12:
                    await self.race()
            await asyncio.sleep(0.1)

    async def fail_over(self) -> None:
        """The first server is killed; its people go to the other."""
        await self.servers[0].kill()
        self.first = 1
        for player in self.players:
            player.url = self.servers[1].url

    async def finish(self) -> None:
        self.enough.set()
        for person in self.people:
            async with person.changed:
                person.changed.notify_all()
        await asyncio.gather(*self.tasks)

    async def all_equal(self, store: Store) -> list[str]:
        """Everybody at either process ends with the newest row before their eyes."""
        found = []
        for person in self.people:
            await person.back()
            kept = await store.table(person.id)
            assert kept is not None
            c = rebuild(kept, await store.rows(person.id))
            last = c.told(guest_of(person, c))
            try:
                await person.until(lambda last=last, person=person: person.now.seq >= last)  # type: ignore[misc]
            except BROKEN:
                found.append(f"{person.id}: row {last} never came to seat {person.eyes}, only {person.now.seq}")
        return found

    async def close(self) -> None:
        for person in self.people:
            await person.close()
        for player in self.players:
            await player.close()
        for server in self.servers:
            await server.stop()


async def at_two_processes(folder: Path, database: str, moves: int, seed: str) -> Pair:
    """So many rows with both servers, half as many again with the one that is left."""
    began, tally, two = time.perf_counter(), Pair(), Two(folder, database, seed)
    await asyncio.gather(*(server.start() for server in two.servers))
    store = await Store.open(database)
    try:
        for _ in range(4):
            await two.race()
        await two.duel(DUEL)
        await two.duel(DUEL)
        await two.duel(AGES, bot=True)
        await two.duel(MYTH)
        await two.duel(MYTH, bot=True)
        await two.moved(store, moves)
        await two.fail_over()
        await two.moved(store, moves * 3 // 2)
        await two.finish()
        tally.problems += await two.all_equal(store)
        tally.problems += await audit(database, two.ids, two.people)
        for race in two.races:
            tally.problems += race.lost
        await count(tally, two, store)
    finally:
        await two.close()
        await store.close()
    tally.seconds = time.perf_counter() - began
    return tally


async def count(tally: Pair, two: Two, store: Store) -> None:
    rows: list[Any] = [row for id in two.ids for row in await store.rows(id)]
    tally.rows, tally.kinds = len(rows), Counter(row.kind for row in rows)
    tally.moves = tally.kinds["move"]
    tally.refusals = Counter(code for person in two.people for code in person.refused.values())
