"""Keeps the clocks of all tables: who has no time left, and when no server ran."""

from __future__ import annotations

import time

from msgspec import json

from clio.server.chronicle import Chronicle
from clio.server.clocks import Rest, RestBody
from clio.server.errors import NotNow
from clio.server.limits import REST_SECONDS
from clio.server.storage import Row
from clio.server.storage.vigil import Vigil


class Watch:
    """What this process knows of the times that no server ran."""

    def __init__(self, vigil: Vigil) -> None:
        self.vigil = vigil
        self.rests: list[Rest] = []
        self.beaten = 0.0  # when it was last asked
        self.lives: set[int] = set()  # of tables, that had begun by then: a restore brings other times

    async def beat(self, closed: bool = False) -> None:
        """A sign of life; what others have put down is heard by it."""
        self.rests = await self.vigil.beat(time.time(), closed)
        self.beaten = time.time()

    async def missing(self, c: Chronicle) -> Row | None:
        """The row that a table needs before any other: that no server ran. Whoever has slept learns it first, also
        before a row by which a clock begins to run: there were no signs of life while none did."""
        if c.clocks is None:
            return None
        if c.life not in self.lives or abs(time.time() - self.beaten) > REST_SECONDS / 2:
            await self.beat()
            self.lives.add(c.life)
        rest = c.clocks.missing(self.rests)
        if rest is None:
            return None
        return Row(0, "rest", None, json.encode(RestBody(*rest)).decode(), None, max(rest[1], c.clocks.at))


def time_row(c: Chronicle) -> Row:
    """That somebody's time is over; NotNow if nobody's is."""
    now = time.time()
    late = None if c.clocks is None else c.clocks.late(now)
    if late is None:
        raise NotNow("time_left")
    return Row(0, "time", late, "", None, now)
