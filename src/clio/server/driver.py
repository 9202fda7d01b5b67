"""Keeps the bots of a room playing, whatever happens to them."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import structlog

from clio.bots import searches
from clio.engine.errors import ClioError
from clio.server.chronicle import Chronicle
from clio.server.desk import new_row
from clio.server.errors import Late, TooMany
from clio.server.metrics import Metrics
from clio.server.rates import Buckets
from clio.server.rooms import Room, Rooms
from clio.server.storage import Row
from clio.server.thinkers import BotFailed, Task, Thinkers, task
from clio.server.turns import Share

log = structlog.get_logger()
BUSY = 1.0  # seconds before a bot that found no place in the queue, or has moved too often, asks again


class Question:
    """What a bot is asked, made of the table when its turn has come: who waits costs nothing. Late if the game went on
    meanwhile, is being written just then, or another bot sits there."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat = room, seat
        self.strength = room.chronicle.seats[seat].bot
        self.seen = self.newest  # the row that it had before its eyes

    @property
    def searches(self) -> bool:
        return self.strength is not None and searches(self.strength, self.room.chronicle.setup.game)

    @property
    def newest(self) -> int:
        c = self.room.chronicle
        return c.told(c.seats[self.seat].guest)

    def __call__(self) -> Task:
        c = self.room.chronicle
        bot = c.seats[self.seat].bot
        if self.room.stale or c.bot_due != self.seat or bot is None or bot != self.strength:
            raise Late()
        self.seen = self.newest
        return task(c.table, self.seat, bot)


class Driver:
    """One task per room whose bot must answer. `pause` lets people follow what bots do; nobody there, no pause. However
    many answers a secret choice takes, there is one pause: time does not tell their number. `alone`: how many moves
    bots make for each address at tables where nobody else plays."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, metrics: Metrics, pause: float, alone: Buckets) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.metrics = metrics
        self.pause = pause
        self.alone = alone
        self.closing = False
        rooms.after = self.look

    def look(self, room: Room) -> None:
        """Called after every change of a room, and again and again while a bot waits."""
        if room.driver is None and self._due(room) is not None:
            room.driver = asyncio.create_task(self._drive(room))

    def _due(self, room: Room) -> int | None:
        """The bot that should answer now. A game that stopped at a change of the rules, or that its people have left to
        bots, waits for somebody to see it."""
        c = room.chronicle
        if self.closing or c.trouble is not None or ((c.stopped or c.left_to_bots) and not room.connections):
            return None
        return c.bot_due

    async def _drive(self, room: Room) -> None:
        try:
            while (seat := self._due(room)) is not None and await self._one(room, seat):
                pass
        finally:
            room.driver = None
            room.think(None)
        if not room.stale:
            self.look(room)  # something may have come in while we were leaving

    async def _one(self, room: Room, seat: int) -> bool:
        """One decision of a bot. False: nothing more can be done here now."""
        async with room.lock:  # what is being written is there or not
            if room.stale or room.chronicle.bot_due != seat:
                return not room.stale
        c, question = room.chronicle, Question(room, seat)
        if c.bots_alone and not self.alone.of(c.source).take():
            await asyncio.sleep(BUSY)
            return True
        if room.thinker != seat:
            room.think(seat)
        began = time.perf_counter()
        try:
            symbol = c.scripted or await self.thinkers.choose(question, share(room, seat), question.searches)
        except TooMany:  # of whoever made the table, of their address, or of all
            await asyncio.sleep(BUSY)
            return True
        except Late:
            return True
        except BotFailed as e:
            return await self._report(room, seat, question.seen, str(e))
        spent = time.perf_counter() - began
        self.metrics.bot_time.labels(c.setup.game, question.strength).observe(spent)
        room.thought += spent
        if not room.chronicle.table.goes_on_choosing(seat, symbol):
            left, room.thought = self.pause - room.thought, 0.0
            if room.connections and left > 0:
                await asyncio.sleep(left)
        if room.chronicle.bot_due != seat:
            return True  # somebody took the seat back while it thought
        return await self._play(room, seat, symbol, question.seen)

    async def _play(self, room: Room, seat: int, symbol: str, seen: int) -> bool:
        try:
            await self.rooms.add(room, partial(bot_row, seat, symbol), seen)
        except ClioError as e:
            if e.code in ("illegal_action", "unknown_symbol"):
                return await self._report(room, seat, seen, e.code)
            if e.code == "storage_down":
                log.warning("bot waits for the storage", table=room.chronicle.id)
                return False
            return True  # the position changed while it thought: look again
        except Exception:
            log.exception("a bot's move broke the game", table=room.chronicle.id, symbol=symbol)
            return await self._report(room, seat, seen, "broken")
        self.metrics.moves.labels(room.chronicle.setup.game, "bot").inc()
        return True

    async def _report(self, room: Room, seat: int, seen: int, why: str) -> bool:
        """Tell the table that a bot gave no answer, or none that counts; somebody may take over or try again."""
        if self.closing:
            return False
        log.error("bot failed", table=room.chronicle.id, seat=seat, why=why)
        self.metrics.bot_failures.inc()
        c = room.chronicle
        if c.told(c.seats[seat].guest) != seen:
            return True
        try:
            await self.rooms.add(room, lambda _: new_row("trouble", seat, "bot"))
        except ClioError:
            return False
        return False


def share(room: Room, seat: int) -> Share:
    """For whom a bot thinks: for who made the table; in place of somebody who has handed over to it, where others play
    too, for them, from where they did so, whatever its maker has bots do elsewhere."""
    c = room.chronicle
    if c.seats[seat].guest is None or len(c.guests) == 1:
        return c.source, c.owner
    return room.handed.get(seat, c.source), c.id


def bot_row(seat: int, symbol: str, c: Chronicle) -> Row:
    """Unless somebody took the seat back meanwhile."""
    if c.bot_due != seat:
        raise Late()
    return new_row("move", seat, symbol)
