"""One game at two tables, in which one player hesitates: at one of them they give answers to secret questions, take
them back and choose otherwise. Before they have chosen, while others still choose and afterwards, the others must be
told the same at both tables, byte for byte: neither what was chosen nor how many answers it took (AOM-ATTACK-11).

    python -m tests.server.twins 20"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import json

from clio.engine.history import Table
from clio.games import find
from clio.games.age_of_mythology.rules.attack import MUSTER
from clio.server import messages as m
from clio.server.chronicle import Chronicle
from clio.server.rooms import Room
from tests.server.company import MYTH, tables_begin, until
from tests.server.player import Player, Refused, Visitor
from tests.server.running import Running, running

PLAYERS = (2, 3, 5)
TIMES = ("created", "updated", "at")
KEYS = ("key", "watch_key", "who")
AROUND = 80  # letters of a difference
STALE = 6  # states back
PONG = json.encode(m.Pong()).decode()


class Person:
    """Somebody at one of the tables, and all they heard there."""

    def __init__(self, player: Player, visit: Visitor, seat: int | None, room: Room) -> None:
        self.player, self.visit, self.seat, self.room = player, visit, seat, room
        self.chronicle = room.chronicle
        self.times: list[float] = []
        self.read = 0

    def heard(self) -> list[str]:
        """What came since the last time, without names that are drawn by lot, and answers to one's own pings. Of times
        only whether they are new."""
        new, self.read = [text for text in self.player.heard[self.read:] if text != PONG], len(self.player.heard)
        return [json.encode(self.plain(json.decode(text))).decode().replace(self.visit.id, "id") for text in new]

    def plain(self, part: Any, name: str = "") -> Any:
        if isinstance(part, dict):
            return {key: self.plain(inner, key) for key, inner in part.items() if key not in KEYS}
        if isinstance(part, list):
            return [self.plain(inner) for inner in part]
        if name not in TIMES:
            return part
        if part not in self.times:
            self.times.append(part)
        return self.times.index(part)

    async def settle(self) -> None:
        """Until all that was sent to them has come."""
        guest = None if self.seat is None else self.chronicle.seats[self.seat].guest
        await self.visit.until(lambda: self.visit.now.seq >= self.chronicle.told(guest or ""))
        pongs = self.pongs()
        await self.visit.send(m.Ping())
        await self.visit.until(lambda: self.pongs() > pongs)

    def pongs(self) -> int:
        return len([news for news in self.visit.news if isinstance(news, m.Pong)])

    # ------------------------------------------------------------------ what people do between moves
    async def look_around(self, chance: random.Random, well: bool) -> None:
        """One thing, or everything."""
        things = [self.rest, self.position, self.why, self.preview, self.chat, self.stale, self.come_back]
        for look in things if well else [chance.choice(things)]:
            await look(chance)

    async def rest(self, chance: random.Random) -> None:
        for path in (f"/api/tables/{self.visit.id}", "/api/tables", "/api/tables?scope=open"):
            await self.player.get(path, msgspec.Raw)

    async def position(self, chance: random.Random) -> None:
        """The last one, one of the past, and one that is still to come."""
        self.player.http.headers["x-clio-watch"] = self.chronicle.setup.watch_key
        last = self.visit.now.decision
        for decision in (last, chance.randrange(last + 1), last + 1):
            with suppress(Refused):
                await self.player.get(f"/api/tables/{self.visit.id}/positions/{decision}", m.Position)

    async def why(self, chance: random.Random) -> None:
        if self.seat is not None:
            symbol = chance.choice(self.chronicle.table.game.space.symbols)
            await self.visit.ask(m.AskWhy(self.visit.key(), self.seat, symbol))

    async def preview(self, chance: random.Random) -> None:
        question = self.visit.now.question
        if question is not None:
            symbol = chance.choice(question.options).symbol
            await self.visit.ask(m.AskPreview(self.visit.key(), question.seat, symbol))

    async def stale(self, chance: random.Random) -> None:
        """Moves of who is not asked, decided on older states: why they are refused is heard."""
        if self.seat is not None and self.visit.now.question is None:
            symbol = chance.choice(self.chronicle.table.game.space.symbols)
            for seq in range(max(0, self.visit.now.seq - STALE), self.visit.now.seq + 1):
                with suppress(Refused):
                    await self.visit.ask(m.Move(self.visit.key(), seq, self.seat, symbol))

    async def chat(self, chance: random.Random) -> None:
        with suppress(Refused):  # of a long game they have said all that fits
            await self.visit.ask(m.Say(self.visit.key(), f"{chance.random()}", self.seat))

    async def come_back(self, chance: random.Random) -> None:
        since, there = chance.choice([None, self.visit.now.seq]), len(self.room.connections)
        await self.visit.close()
        await until(lambda: len(self.room.connections) < there)
        self.visit = Visitor(self.player, self.visit.id)
        await self.visit.open(since=since, watch=self.chronicle.setup.watch_key)


class Twin:
    """One of the two tables: a person in every seat, and a spectator."""

    def __init__(self, people: list[Person], chronicle: Chronicle) -> None:
        self.people, self.c = people, chronicle

    async def settle(self) -> None:
        for person in self.people:
            await person.settle()

    async def move(self, seat: int, symbol: str) -> None:
        visit = self.people[seat].visit
        await visit.until(lambda: visit.now.question is not None)
        await visit.move(symbol)

    async def answer(self, seat: int, chance: random.Random, last: bool) -> bool:
        """Any answer to a secret question: one that completes the choice, or one that does not; False if none does."""
        symbols = [choice.symbol for choice in self.c.table.options_of(seat)]
        found = [symbol for symbol in symbols if self.c.table.goes_on_choosing(seat, symbol) is not last]
        if found:
            await self.move(seat, chance.choice(found))
        return bool(found)

    async def take_back(self, seat: int) -> None:
        """What others hear of two in a row may be one message or two: each has come before the next."""
        visit = self.people[seat].visit
        while self.c.answers(seat):
            await visit.ask(m.Undo(visit.key(), seat))
            await self.settle()

    async def close(self) -> None:
        for person in self.people:
            await person.visit.close()
            await person.player.close()


class Apart(Exception):
    """Somebody was told something else at the second table."""


class Twins:
    """Both tables, and who hesitates at the second."""

    def __init__(self, tables: list[Twin], chance: random.Random, place: int) -> None:
        self.tables, self.chance = tables, chance
        self.one, self.two = tables
        waiting = self.one.c.waiting
        self.wavering = waiting[place] if len(waiting) > 1 else place
        self.hesitations = 0
        self.findings: list[str] = []

    async def play(self, most: int) -> None:
        for _ in range(most):
            c, me = self.one.c, self.wavering
            if not c.waiting:
                return
            if me in c.waiting and len(c.waiting) > 1 and not c.answers(me):
                await self.hesitate(me)
            seat = self.chance.choice(c.waiting)
            symbol = self.chance.choice(c.table.options_of(seat)).symbol
            for table in self.tables:
                await table.move(seat, symbol)
            await self.compare(f"{symbol} of seat {seat}")

    async def hesitate(self, me: int) -> None:
        """At the second table some answers before the first has any; another choice there; then back to nothing."""
        self.hesitations += 1
        for _ in range(self.chance.randrange(1, 5)):
            await self.two.answer(me, self.chance, False)
            await self.compare("a first answer", True)
        while not await self.one.answer(me, self.chance, True):
            await self.one.answer(me, self.chance, False)
        while not await self.two.answer(me, self.chance, True):
            await self.two.answer(me, self.chance, False)
        await self.compare("a choice that is complete", True)
        for table in self.tables:
            await table.take_back(me)
        await self.compare("a choice taken back", True)

    async def compare(self, after: str, well: bool = False) -> None:
        """Somebody else looks around; then what everybody but the wavering one has heard."""
        others = [n for n in range(len(self.one.people)) if n != self.wavering]
        who, seed = self.chance.choice(others), self.chance.random()
        for table in self.tables:
            await table.settle()
            await table.people[who].look_around(random.Random(seed), well)
            await table.settle()
        for n, pair in enumerate(zip(self.one.people, self.two.people, strict=True)):
            if n == self.wavering:
                continue
            here, there = pair[0].heard(), pair[1].heard()
            if here != there:
                what = difference(here, there)
                raise Apart(f"{len(self.one.c.seats)} players, after {after}, to {pair[0].seat}: {what}")


def difference(here: list[str], there: list[str]) -> str:
    """How many messages, if it is that, and where the texts part."""
    numbers = "" if len(here) == len(there) else f"{len(here)} messages / {len(there)} messages: "
    one, two = "\n".join(here), "\n".join(there)
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, at - AROUND), at + AROUND)
    return f"{numbers}...{one[around]}... / ...{two[around]}..."


# ---------------------------------------------------------------------- games
async def sit_down(server: Running, players: int) -> Twin:
    """Each from an address of their own: what is told to one does not wait for what is told to another."""
    people = [Player(server.url, "fr" if n % 2 else "en", f"127.0.8.{n + 1}") for n in range(players + 1)]
    for person in people:
        await person.get("/api/me", m.Me)
    id = await people[0].table(MYTH, "me", *["open"] * (players - 1))
    info = await people[0].get(f"/api/tables/{id}", m.TableInfo)
    for seat in info.seats[1:]:
        await people[seat.seat].post(f"/api/tables/{id}/join", m.Join(key=seat.key), m.TableInfo)
    room = server.do(server.service.rooms.get(id))
    found = []
    for n, person in enumerate(people):
        person.heard.clear()
        visit = await person.sit(id, watch=info.watch_key)
        found.append(Person(person, visit, n if n < players else None, room))
    return Twin(found, room.chronicle)


def to_a_battle(players: int, seed: str, sides: list[int] | None = None) -> tuple[str, list[str]]:
    """A seed, and a random game from it up to a choice of armies in which both sides may send several units. `sides`:
    the attacker's seat and the defender's, if it matters."""
    table, chance = Table(find(MYTH), players, seed), random.Random(seed)
    while not table.over:
        s: Any = table.state
        ready = s.waiting.op is MUSTER and table.pending == (sides or table.pending)
        if ready and all(s.players[seat].army_size() > 2 for seat in table.pending):
            return seed, [table.game.space.symbol(action) for action in table.actions]
        table.play(chance.choice(table.options))
    return to_a_battle(players, f"{seed}+", sides)


async def play(server: Running, players: int, seed: str, most: int, record: list[str], place: int) -> Twins:
    with tables_begin(seed, record):
        tables = [await sit_down(server, players) for _ in range(2)]
    twins = Twins(tables, random.Random(seed), place)
    try:
        await twins.compare("sitting down")
        await twins.play(most)
    except Apart as e:
        twins.findings.append(str(e))
    finally:
        for table in tables:
            await table.close()
    return twins


def search(players: int, seed: str, most: int = 1_000_000, battle: bool = False, place: int = 0) -> Twins:
    """One game at two tables, or so many moves of it; from the beginning, or from the first battle on. `place`: of the
    wavering one among those who choose in secret then, else their seat."""
    seed, record = to_a_battle(players, seed) if battle else (seed, [])
    at_once = patch("clio.server.room.PRESENCE_SECONDS", 0.0)  # how many messages it takes does not depend on the clock
    with at_once, tempfile.TemporaryDirectory() as folder, running(folder) as server:
        return asyncio.run(play(server, players, seed, most, record, place))


if __name__ == "__main__":
    leaks = 0
    for game in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
        outcome = search(PLAYERS[game % len(PLAYERS)], f"twins/{game}", place=game % 2)
        leaks += len(outcome.findings)
        print("\n".join([*outcome.findings, f"{len(outcome.one.c.table.actions)} decisions at two tables, "
                         f"{outcome.hesitations} hesitations"]))
    sys.exit(bool(leaks))
