"""People at tables, for the tests: guests with their cookies, two friends at one table, moves at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any
from unittest.mock import patch

import pytest

from clio.games import find, ids
from clio.server import desk
from clio.server import messages as m
from clio.server.setup import Setup, new_setup
from tests.server.player import Player, Refused, Visitor
from tests.server.running import Running

DUEL, AGES, MYTH = "monumental-duel", "through-the-ages", "age-of-mythology"
GAMES = ids()


@contextmanager
def tables_begin(seed: str, record: list[str]) -> Iterator[None]:
    """Tables that are made meanwhile have this seed, and these decisions behind them."""

    def begun(wish: m.NewTable, guest: str, name: str) -> Setup:
        setup = new_setup(wish, guest, name)
        setup.seed, setup.record = seed, record
        return setup

    with patch.object(desk, "new_setup", begun):
        yield


@asynccontextmanager
async def guests(url: str, number: int = 1) -> AsyncIterator[list[Player]]:
    """So many people, each with a cookie of their own. What they opened is closed behind them."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Player(url)) for _ in range(number)]


@asynccontextmanager
async def sitting(player: Player, id: str, **hello: Any) -> AsyncIterator[Visitor]:
    visit = await player.sit(id, **hello)
    try:
        yield visit
    finally:
        await visit.close()


@asynccontextmanager
async def friends(url: str, game: str = DUEL, number: int = 2, **more: Any) -> AsyncIterator[list[Visitor]]:
    """So many people at one table, invited by link, the game begun."""
    async with guests(url, number) as people:
        id = await people[0].table(game, "me", *["open"] * (number - 1), **more)
        info = await people[0].get(f"/api/tables/{id}", m.TableInfo)
        for seat in info.seats[1:]:
            await people[seat.seat].post(f"/api/tables/{id}/join", m.Join(key=seat.key), m.TableInfo)
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(sitting(person, id)) for person in people]


@asynccontextmanager
async def hot_seat(url: str, game: str = DUEL, number: int = 2, **more: Any) -> AsyncIterator[Visitor]:
    """One person in every seat."""
    async with guests(url) as [ann]:
        id = await ann.table(game, *["me"] * number, **more)
        async with sitting(ann, id) as visit:
            yield visit


async def look_through(visit: Visitor, seat: int) -> None:
    await visit.send(m.Sit(seat=seat))
    await visit.until(lambda: visit.now.seat == seat)


async def asked(visits: list[Visitor]) -> Visitor:
    """The one who must answer now. Of a single visitor in several seats, through the right eyes."""
    seat = visits[0].now.table.waiting[0]
    visit = visits[seat] if len(visits) > 1 else visits[0]
    if visit.now.seat != seat:
        await look_through(visit, seat)
    await visit.until(lambda: visit.now.question is not None)
    return visit


def any_move(visit: Visitor) -> str:
    """A move that its game knows, whether it is legal now or not."""
    return find(visit.now.table.game).space.symbols[0]


def choices(visit: Visitor) -> list[str]:
    """The symbols of the open question, but for those that end the game."""
    assert visit.now.question is not None
    return [choice.symbol for choice in visit.now.question.options if choice.symbol != "resign"]


async def settle(visits: list[Visitor], seq: int) -> None:
    """Until all have come to a row, where all count alike: none was an answer to a secret choice."""
    for visit in visits:
        await visit.until(lambda: visit.now.seq >= seq)  # noqa: B023


async def level(visits: list[Visitor], mover: Visitor) -> None:
    """Until all have heard of what the mover did last that is not secret."""
    for visit in visits:
        await visit.until(lambda: visit.now.table.updated >= mover.now.table.updated)  # noqa: B023


async def play(visits: list[Visitor], decisions: int, seed: int = 1) -> int:
    """So many random moves, or until the game ends; how many it were."""
    rnd = random.Random(seed)
    for n in range(decisions):
        if visits[0].now.result is not None:
            return n
        visit = await asked(visits)
        await visit.move(rnd.choice(choices(visit)))
        await level(visits, visit)
    return decisions


async def do(visits: list[Visitor], visit: Visitor, message: Any) -> int:
    """A request that is granted, and everybody has heard of it."""
    done = await visit.ask(message)
    await settle([visit], done.seq)
    await level(visits, visit)
    return int(done.seq)


def answer(visit: Visitor, yes: bool) -> m.Answer:
    """To the request that the visitor has before their eyes."""
    request, seat = visit.now.table.request, visit.now.seat
    assert request is not None
    assert seat is not None
    return m.Answer(visit.key(), seat, request.id, yes)


async def refusal(work: Awaitable[Any]) -> m.Problem:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.problem.text
    return caught.value.problem


async def code(work: Awaitable[Any]) -> str:
    return (await refusal(work)).code


async def until(true: Any, seconds: float = 30.0) -> None:
    """Wait for something that no message tells."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


class Knocking(list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]):
    """Bare connections to a server, closed at the end."""

    def __init__(self, server: Running) -> None:
        self.server = server

    async def __aenter__(self) -> Knocking:
        return self

    async def __aexit__(self, *why: object) -> None:
        for _, writer in self:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def knock(self, text: bytes = b"") -> asyncio.StreamReader:
        self.append(await asyncio.open_connection(*self.server.sock.getsockname()))
        self[-1][1].write(text)
        return self[-1][0]
