"""One table in memory: who is connected there, and news for them."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from typing import NamedTuple

from clio.engine.errors import ClioError
from clio.server.chronicle import Chronicle
from clio.server.errors import Removed
from clio.server.limits import PRESENCE_SECONDS, SHARED_SECONDS
from clio.server.talk import Pace
from clio.server.telling import Reader
from clio.server.worded import Worded

Heard = tuple[object, ...]  # all that a state depends on for who has no part in the table


class Marks(NamedTuple):
    """How far somebody has been told."""

    seq: int = 0  # the last row
    told: int = 0  # the same, as the reader counts
    lines: int = 0  # lines of the whole log behind what was told
    shown: int = 0  # of them, those the reader may see
    chatted: int = 0
    noticed: int = 0


class Connection(ABC):
    """Somebody who looks at a room."""

    reader: Reader
    marks = Marks()

    @abstractmethod
    def news(self) -> None:
        """The table has changed: tell it soon."""

    @abstractmethod
    def presence(self) -> None:
        """Somebody came or went: tell it, if it is news to them."""

    @abstractmethod
    def thinking(self, seat: int | None) -> None:
        """A bot began to think, or stopped."""

    @abstractmethod
    def forget(self) -> None:
        """What it was told is not true any more: it is told everything anew."""

    @abstractmethod
    def dismiss(self, why: ClioError) -> None:
        """It may not look any longer."""


class Room:
    """One table and its visitors."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.connections: list[Connection] = []
        self.present: Counter[str] = Counter()  # guests, by their connections, in the order they came
        self.pausing = self.stirred = False  # it was told just now who is there; somebody came or went since
        self.lock = asyncio.Lock()
        self.awaited = 0  # how many have it, or wait for it (`Rooms.hold`)
        self.for_all: dict[Heard, tuple[bytes, Marks]] = {}  # what those who only look on are told in this moment
        self.worded = Worded()
        self.stale = False  # the log may hold more
        self.rewrites = self.read = 0  # how often it was found to hold something else, and was read since
        self.reading: asyncio.Task[None] | None = None
        self.pace = Pace()
        self.touched = time.monotonic()
        self.driver: asyncio.Task[None] | None = None  # the bot at work
        self.thinker: int | None = None
        self.handed: dict[int, str] = {}  # where they came from who handed their seat over to a bot
        self.thought = 0.0  # seconds, since the bots did something that all may see

    @property
    def rewritten(self) -> bool:
        """Does the log hold something else than what was folded?"""
        return self.read < self.rewrites

    def doubt(self) -> None:
        """What was read is not what is there."""
        self.stale = True
        self.rewrites += 1

    @property
    def connected(self) -> frozenset[int]:
        """Seats whose holder is there."""
        return frozenset(n for n, seat in enumerate(self.chronicle.seats) if seat.guest in self.present)

    @property
    def watchers(self) -> list[str]:
        """Those who look on without a seat, each once; known here only, like all presence."""
        parties = {self.chronicle.owner, *(seat.guest for seat in self.chronicle.seats)}
        return [guest for guest in self.present if guest not in parties]

    @property
    def weight(self) -> int:
        """What it takes in memory, in rows of its log, of which each takes one or two kilobytes: a decision with its
        lines and positions, or what somebody said. Decisions of an imported game have no rows. Half of a secret choice
        weighs nothing: whoever has as much open as one may would notice it."""
        c = self.chronicle
        return max(c.seq - sum(map(len, c.asides)), c.decisions)

    def enter(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.present[connection.reader.guest] += 1
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            guest = connection.reader.guest
            self.connections.remove(connection)
            self.present[guest] -= 1
            if not self.present[guest]:
                del self.present[guest]
            self.touched = time.monotonic()
            self.tell_presence()

    def share(self, heard: Heard, text: bytes, marks: Marks) -> None:
        """With the others who are told the same. A moment later nothing is kept of it: clocks have gone on, and whoever
        asks for more than that again and again is told at a pace (`Visit.in_turn`), which bounds what is here."""
        if not self.for_all:
            asyncio.get_running_loop().call_later(SHARED_SECONDS, self.for_all.clear)
        self.for_all[heard] = text, marks

    def tell_presence(self) -> None:
        """At once; whoever comes and goes in the moment after that is told together at its end."""
        self.for_all.clear()
        self.stirred = self.pausing
        if not self.pausing:
            self.pausing = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._pause_ends)
            for connection in self.connections:
                connection.presence()

    def _pause_ends(self) -> None:
        self.pausing = False
        if self.stirred:
            self.tell_presence()

    def tell(self) -> None:
        """To everybody who may know that something has happened: an answer to a secret choice is nothing to others."""
        self.for_all.clear()
        c = self.chronicle
        for connection in list(self.connections):
            reader = connection.reader
            if reader.seat is None and reader.guest in c.talk.removed and not c.seats_of(reader.guest):
                connection.dismiss(Removed())
            elif connection.marks.told < c.told(reader.guest):
                connection.news()

    def think(self, seat: int | None) -> None:
        self.thinker = seat
        for connection in self.connections:
            connection.thinking(seat)
