"""People at a table of their own while a server is attacked: how long their moves take, beside peace."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from dataclasses import dataclass

from clio.server import messages as m
from tests.server.attackers import DUEL, attacked
from tests.server.player import Player, Visitor

PACE = 25.0  # moves per second
ALLOWED = 2.0  # times as long as in peace may a move take


class People:
    """Two at a table of their own, who move at an even pace and note how long it takes."""

    def __init__(self, url: str) -> None:
        self.players = [Player(url), Player(url)]
        self.visits: list[Visitor] = []
        self.times: list[float] = []
        self.chance = random.Random("people")

    async def sit_down(self) -> None:
        host, friend = self.players
        for visit in self.visits:
            await visit.close()
        id = await host.table(DUEL, "me", "open")
        key = (await host.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key
        await friend.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
        self.visits = [await player.sit(id) for player in self.players]

    async def play(self, seconds: float) -> None:
        """A move is timed from when it is due: who waits for one move is late for the next."""
        began, due = time.monotonic(), time.monotonic()
        while due - began < seconds:
            if not self.visits or self.visits[0].now.result is not None:
                await self.sit_down()
                due = time.monotonic()
            due += 1 / PACE
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.one_move()
            self.times.append(time.monotonic() - due)
            for player in self.players:
                player.heard.clear()

    async def one_move(self) -> None:
        seat = self.visits[0].now.table.waiting[0]
        mover, other = self.visits[seat], self.visits[1 - seat]
        await mover.until(lambda: mover.now.question is not None)
        assert mover.now.question is not None
        symbol = self.chance.choice([x.symbol for x in mover.now.question.options if x.symbol != "resign"])
        seq = await mover.move(symbol)
        await other.until(lambda: other.now.seq >= seq)

    async def close(self) -> None:
        for visit in self.visits:
            await visit.close()
        for player in self.players:
            await player.close()


@dataclass
class Figures:
    """How long the moves of the others took, in milliseconds."""

    p50: float
    p99: float
    moves: int

    def __str__(self) -> str:
        return f"p50 {self.p50:6.1f} ms   p99 {self.p99:6.1f} ms   {self.moves} moves"

    def beside(self, peace: Figures) -> str:
        """With how many times as long as in peace it is, marked where that is more than allowed."""
        ratios = [self.p50 / peace.p50, self.p99 / peace.p99]
        told = "   ".join(f"{name} x {ratio:.1f}" for name, ratio in zip(("p50", "p99"), ratios, strict=True))
        return f"{self}   {told}{'   SLOW' if max(ratios) > ALLOWED else ''}"


async def timed(url: str, seconds: float) -> Figures:
    """People play for so long."""
    people = People(url)
    try:
        await people.play(1)
        people.times.clear()
        await people.play(seconds)
    finally:
        await people.close()
    shares = statistics.quantiles(people.times, n=100, method="inclusive")
    return Figures(1e3 * shares[49], 1e3 * shares[98], len(people.times))


async def compare(url: str, seconds: float, names: list[str]) -> list[tuple[str, Figures]]:
    """The figures in peace, then under each attack."""
    found = [("in peace", await timed(url, seconds))]
    for name in names:
        with attacked(url, seconds + 4, name):
            await asyncio.sleep(2)
            found.append((name, await timed(url, seconds)))
    return found
