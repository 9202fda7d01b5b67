"""Who may use what there is little of: in turn by what each has used, not by how loudly they ask."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from clio.server.errors import TooMany
from clio.server.limits import THINKING_MOST, THINKING_PER_ADDRESS, THINKING_PER_PERSON

OTHERS = 3.0  # times as long as an address has used the event loop, others have it before its next turn
HALF = 60.0  # seconds after which half of what was used is forgotten
NEGLIGIBLE = 0.001
LATELY = 0.1  # seconds, of what is not forgotten yet
HELD = 0.1  # seconds for which a place is kept for who comes back at once
Share = tuple[str, str]  # an address, and a person who comes from there
NOBODY: Share = ("", "")


class Line:
    """Where all that comes from one address waits: it is done one by one. The event loop passes in between, for longer
    if what was done took long."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.used = 0.0  # seconds of this turn

    async def turn(self) -> None:
        """For what is begun now, and waits elsewhere later."""
        async with self:
            pass

    async def __aenter__(self) -> Line:
        await self.lock.acquire()
        try:
            await asyncio.sleep(0)
        except BaseException:
            self.lock.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        used, self.used = self.used, 0.0
        asyncio.get_running_loop().call_later(OTHERS * used, self.lock.release)


class Used:
    """Seconds that somebody has used lately."""

    def __init__(self) -> None:
        self.seconds: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        seconds, at = self.seconds.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF))

    def add(self, who: str, seconds: float) -> None:
        self.seconds[who] = self.of(who) + seconds, time.monotonic()
        if len(self.seconds) > THINKING_MOST:
            self.seconds = {each: kept for each, kept in self.seconds.items() if self.of(each) > NEGLIGIBLE}


class Hold:
    """A place that is kept, for whom, and since when somebody else waits for it."""

    def __init__(self, share: Share, timer: asyncio.TimerHandle) -> None:
        self.share, self.timer = share, timer
        self.since: float | None = None


class Turns:
    """So many places. When all are taken one waits, and comes in before whoever has used more: first the address that
    has used least, of those who come from there the person who has. The last place may be kept for a moment for who
    leaves it and comes `again`, before whoever has used more: else each of their short questions would wait for a long
    one. For as long as others wait for it meanwhile, they use it."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.hold: Hold | None = None
        self.used = Used()
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self.length = 0

    @asynccontextmanager
    async def turn(self, share: Share, again: bool = False) -> AsyncIterator[None]:
        """TooMany if too many wait already, or too much of this person or this address. `again`: they will come back
        at once."""
        await self._enter(share)
        began = time.monotonic()
        try:
            yield
        finally:
            self._charge(share, time.monotonic() - began)
            self.free += 1
            if again:
                self._let_go()
                self.hold = Hold(share, asyncio.get_running_loop().call_later(HELD, self._give_up))
            self._call()

    def shared(self, share: Share) -> bool:
        """Do others wait, or have they been here of late?"""
        others = (source for source in {*self.waiting, *self.used.seconds} if "/" not in source and source != share[0])
        return any(source in self.waiting or self.used.of(source) > LATELY for source in others)

    async def _enter(self, share: Share) -> None:
        source, person = share
        here = self.waiting.get(source, {})
        queue = here.get(person, deque())
        if len(queue) >= THINKING_PER_PERSON or sum(map(len, here.values())) >= THINKING_PER_ADDRESS:
            raise TooMany("hint_busy")
        if self.length >= THINKING_MOST:
            raise TooMany("hint_busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(source, {}).setdefault(person, queue).append(called)
        self.length += 1
        if self.hold is not None and self.hold.share[0] == source:
            self._let_go()
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called just when they left
                self.free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Whoever is next, while there is a place."""
        while self.free and self.length and not self._kept():
            called = self._next()
            if not called.done():
                self.free -= 1
                called.set_result(None)

    def _kept(self) -> bool:
        """Is the last place kept for somebody who has used less than all who wait?"""
        if self.hold is None or self.free > 1:
            return False
        if self.used.of(self.hold.share[0]) >= min(map(self.used.of, self.waiting)):
            return False
        self.hold.since = self.hold.since or time.monotonic()
        return True

    def _give_up(self) -> None:
        """They have not come back."""
        self._let_go()
        self._call()

    def _let_go(self) -> None:
        if self.hold is not None:
            self.hold.timer.cancel()
            if self.hold.since is not None:
                self._charge(self.hold.share, time.monotonic() - self.hold.since)
            self.hold = None

    def _charge(self, share: Share, seconds: float) -> None:
        self.used.add(share[0], seconds)
        self.used.add("/".join(share), seconds)

    def _next(self) -> asyncio.Future[None]:
        source = min(self.waiting, key=self.used.of)
        people = self.waiting[source]
        person = min(people, key=lambda who: self.used.of(f"{source}/{who}"))
        called = people[person].popleft()
        self.length -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self.waiting[source]
        return called
