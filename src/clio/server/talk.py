"""What was said at a table, and who may still speak and watch: folded from its log like everything else."""

from __future__ import annotations

import hashlib
import time

from msgspec import Struct, json

from clio.server.errors import Muted, NotNow, Removed, TooFast
from clio.server.limits import (
    CHAT_BURST, CHAT_PAGE, CHAT_PER_SEATED, CHAT_PER_SPECTATOR, CHAT_SECONDS, CHAT_SPECTATORS, MOST_SEATS, Person,
)
from clio.server.storage import Row

KEPT = MOST_SEATS * CHAT_PER_SEATED + CHAT_SPECTATORS  # more can only be in an old log
PACES = 100  # people whose pace is remembered at a table before the slow ones are forgotten


class ChatBody(Struct):
    """`guest`: who spoke, in logs since there are limits for each."""

    name: str
    text: str
    guest: Person = ""


class MuteBody(Struct):
    guest: Person
    on: bool


class RemoveBody(Struct):
    """Whoever holds the old watch key cannot use it any more; those who watch are told the new one."""

    guest: Person
    watch_key: str


class Spoken(Struct):
    """A line of the chat. `about`: not said by anybody but told of a person ("muted", "unmuted", "removed"), or said by
    somebody who has deleted it ("gone")."""

    seat: int | None
    name: str
    text: str
    at: float
    guest: str = ""
    about: str = ""


class Talk:
    """The newest lines, with the numbers they have among all; how much each person has said."""

    def __init__(self, watch_key: str) -> None:
        self.watch_key = watch_key
        self.lines: list[Spoken] = []
        self.first = 0  # the number of the first line that is kept
        self.said: dict[str, int] = {}
        self.spectators: list[str] = []  # who spoke without a seat, in the order they began: it is their number
        self.by_spectators = 0
        self.muted: set[str] = set()
        self.removed: set[str] = set()

    @property
    def end(self) -> int:
        return self.first + len(self.lines)

    def page(self, before: int | None = None, after: int = 0) -> tuple[int, list[Spoken]]:
        """The last lines before a number (the newest), not those before `after`; never more than a page. With the
        number of the first."""
        end = self.end if before is None else max(self.first, min(before, self.end))
        start = max(self.first, end - CHAT_PAGE, min(after, end))
        return start, self.lines[start - self.first : end - self.first]

    def number(self, guest: str) -> int | None:
        """Of a spectator who has spoken: 1 for the first."""
        return self.spectators.index(guest) + 1 if guest in self.spectators else None

    # ------------------------------------------------------------------ checking
    def check(self, guest: str, seated: bool) -> None:
        """May this person say one more thing? Spectators have less, also all together: there may be any number of
        them, and they must not use up what the players have."""
        if guest in self.muted:
            raise Muted()
        if guest in self.removed and not seated:
            raise Removed()
        most = CHAT_PER_SEATED if seated else CHAT_PER_SPECTATOR
        if self.said.get(guest, 0) >= most:
            raise NotNow("chat_full", most=most)
        if not seated and self.by_spectators >= CHAT_SPECTATORS:
            raise NotNow("chat_full_spectators")

    # ------------------------------------------------------------------ folding
    def fold_chat(self, row: Row) -> None:
        body = json.decode(row.body, type=ChatBody)
        self._add(Spoken(row.seat, body.name, body.text, row.at, body.guest, "" if body.text else "gone"))
        self.said[body.guest] = self.said.get(body.guest, 0) + 1
        if row.seat is None:
            self.by_spectators += 1
            if body.guest not in self.spectators:
                self.spectators.append(body.guest)

    def fold_mute(self, row: Row) -> None:
        body = json.decode(row.body, type=MuteBody)
        (self.muted.add if body.on else self.muted.discard)(body.guest)
        self._add(Spoken(row.seat, "", "", row.at, body.guest, "muted" if body.on else "unmuted"))

    def fold_remove(self, row: Row) -> None:
        body = json.decode(row.body, type=RemoveBody)
        self.removed.add(body.guest)
        self.watch_key = body.watch_key
        self._add(Spoken(None, "", "", row.at, body.guest, "removed"))

    def _add(self, line: Spoken) -> None:
        self.lines.append(line)
        if len(self.lines) > KEPT:
            del self.lines[0]
            self.first += 1


def handle(table: str, guest: str) -> str:
    """A name for a person at one table by which its owner can point at them; nothing can be learnt from it."""
    return hashlib.blake2b(guest.encode(), key=table.encode()[:64], digest_size=8).hexdigest()


class Pace:
    """How quickly people may speak: each so many lines in a while, and as many all spectators together."""

    def __init__(self) -> None:
        self.left: dict[str, tuple[float, float]] = {}  # lines, and when it was so

    def take(self, guest: str, seated: bool, burst: int = CHAT_BURST) -> None:
        now = time.monotonic()
        if len(self.left) > PACES:
            self.left = {who: left for who, left in self.left.items() if left[1] > now - CHAT_SECONDS}
        parties = {guest} if seated else {guest, ""}
        for party in parties:
            lines, at = self.left.get(party, (burst, now))
            self.left[party] = min(burst, lines + (now - at) * burst / CHAT_SECONDS), now
        if any(self.left[party][0] < 1 for party in parties):
            raise TooFast("chat_too_fast")
        for party in parties:
            self.left[party] = self.left[party][0] - 1, now
