"""Tells people who are not there that it is their turn: by web push to their browsers, by a webhook of the table.

All of it may be lost: what counts is in the log. So the queue is bounded, nobody waits for it, and whoever would be
called too often is not. Where people want to be called is theirs to say: of the tables of one address one call is under
way at a time, and a server that does not answer is left alone, so that nobody is in the way of others."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct, json

from clio.engine.errors import ClioError
from clio.games import find
from clio.messages import say
from clio.server import telling, webpush
from clio.server.chronicle import Chronicle
from clio.server.errors import BadAddress, TooMany
from clio.server.limits import (
    CALLS, CALLS_AT_ONCE, CALLS_EACH, CALLS_PER_ADDRESS, CALLS_PER_HOUR, DAY, HOOKS_PER_HOUR, HOST_FAILURES, HOST_MOST,
    HOST_SECONDS, HOSTS, SUBSCRIBED_PER_DAY,
)
from clio.server.outbound import Outbound, StillResolving, Target, target
from clio.server.rates import Buckets
from clio.server.rooms import Room
from clio.server.storage import Guest, Store
from clio.server.storage.calling import Hook, Kept
from clio.server.turns import Turns

log = structlog.get_logger()
HOUR = 3600.0
PATIENCE = 5.0  # seconds before somebody is called: who plays quickly is there
USEFUL = 24 * 3600  # seconds that a push service keeps a message for a browser that sleeps
GONE = (401, 403, 404, 410)  # what a push service says of a subscription that is none any more


class Call(Struct, frozen=True):
    """To whom, about which table. `guest` None: to the webhook of the table."""

    table: str
    guest: str | None


class Note(Struct):
    """What a browser is told: nothing of the game that others may not know. `tag`: a newer one takes its place."""

    title: str
    body: str
    url: str
    tag: str


class HookNote(Struct):
    """What a webhook is told."""

    table: str
    game: str
    url: str
    seats: list[str]
    text: str


class Silent:
    """Servers that did not answer of late: each is left alone for longer each time, until it does."""

    def __init__(self) -> None:
        self.failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how often in a row, and until when it rests

    def resting(self, place: str) -> bool:
        return time.monotonic() < self.failed.get(place, (0, 0.0))[1]

    def answered(self, place: str) -> None:
        self.failed.pop(place, None)

    def missed(self, place: str) -> int:
        """Once more; how often in a row."""
        times = self.failed.pop(place, (0, 0.0))[0] + 1
        self.failed[place] = times, time.monotonic() + min(HOST_SECONDS * 2 ** (times - 1), HOST_MOST)
        if len(self.failed) > HOSTS:
            self.failed.popitem(last=False)
        return times


class Calls:
    """The queue, and who works it off."""

    def __init__(
        self, store: Store, room: Callable[[str], Room | None], outbound: Outbound, sender: webpush.Sender | None,
        hooks: bool = True, patience: float = PATIENCE,
    ) -> None:
        """`room`: a table that is in memory. Without a `sender` nobody is called by push."""
        self.store, self.room, self.outbound, self.sender, self.hooks = store, room, outbound, sender, hooks
        self.patience = patience
        self.waiting: dict[Call, asyncio.Task[None]] = {}  # each once
        self.under_way: set[asyncio.Task[None]] = set()
        self.queued: Counter[str] = Counter()  # of those that wait, by the source of their table
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one call at a time
        self.turns = Turns(CALLS_AT_ONCE)
        self.silent = Silent()
        self.hooked: set[str] = set()  # tables that have a webhook, as far as we know
        self.people = Buckets(CALLS_PER_HOUR / HOUR, CALLS_PER_HOUR)
        self.tables = Buckets(HOOKS_PER_HOUR / HOUR, HOOKS_PER_HOUR)
        self.homes = Buckets(CALLS_PER_ADDRESS / HOUR, CALLS_PER_ADDRESS)
        self.subscribing = Buckets(SUBSCRIBED_PER_DAY / DAY, SUBSCRIBED_PER_DAY)

    async def close(self) -> None:
        tasks = [*self.waiting.values(), *self.under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.outbound.close()

    def turn(self, room: Room, guests: set[str]) -> None:
        """It is somebody's turn who was not asked before."""
        away = guests - set(room.present)
        wanted = [Call(room.chronicle.id, guest) for guest in away if self.sender is not None]
        if guests and room.chronicle.id in self.hooked:
            wanted.append(Call(room.chronicle.id, None))
        source = room.chronicle.source
        for call in wanted:
            if call not in self.waiting and len(self.waiting) < CALLS and self.queued[source] < CALLS_EACH:
                self.queued[source] += 1
                self.waiting[call] = asyncio.create_task(self._in_turn(call, source))

    async def look_around(self) -> None:
        """Which tables have a webhook, by whichever process it was set."""
        if self.hooks:
            self.hooked = await self.store.calling.hooked()

    async def _in_turn(self, call: Call, source: str) -> None:
        """Of a source one at a time, and those first that have kept others waiting least."""
        try:
            await asyncio.sleep(self.patience)
            async with self.lines.setdefault(source, asyncio.Lock()), self.turns.turn((source, "")):
                self._leave(call, source)
                await self._call(call)
        except (OSError, TimeoutError, ClioError) as e:
            log.info("a call did not arrive", table=call.table, why=type(e).__name__)
        except Exception:
            log.exception("a call failed", table=call.table)
        finally:
            self._leave(call, source)

    def _leave(self, call: Call, source: str) -> None:
        """It does not wait any more: another one like it may."""
        task = asyncio.current_task()
        if task is not None and self.waiting.get(call) is task:
            del self.waiting[call]
            self.queued -= Counter([source])
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def _call(self, call: Call) -> None:
        room = self.room(call.table)
        if room is None or room.stale:
            return
        if call.guest is None:
            await self._hook(room)
        elif call.guest in room.chronicle.awaited and call.guest not in room.present:
            await self._push(room.chronicle, call.guest)

    # ------------------------------------------------------------------ browsers
    async def subscribe(self, guest: Guest, kept: Kept, source: str) -> None:
        """A browser wants to be told. Cookies are free: so many of one address in a day."""
        if not self.subscribing.of(source).take():
            raise TooMany("too_many_browsers")
        await self.store.calling.subscribe(guest, kept)

    async def _push(self, c: Chronicle, guest: str) -> None:
        if self.sender is None or not self.people.of(guest).take():
            return
        for kept in await self.store.calling.subscriptions(guest):
            if self.homes.of(c.source).take():
                with suppress(OSError, TimeoutError):
                    await self._send(kept, note(c, kept.lang), c.source)

    async def _send(self, kept: Kept, said: Note, source: str) -> None:
        assert self.sender is not None
        to = kept.subscription
        try:
            place = target(to.endpoint)
            body = webpush.sealed(json.encode(said), to)
            status = await self._post(place, body, self.sender.headers(place, USEFUL), source)
        except BadAddress:
            status = GONE[0]
        if status in GONE:
            await self.store.calling.unsubscribe(to.endpoint)

    async def _post(self, to: Target, body: bytes, headers: dict[str, str], source: str) -> int:
        """The status of the answer. Who has given none so often counts as gone: of messages about tables of the same
        source, or somebody could have the servers of others left alone."""
        place = f"{source} {to.origin}"
        if self.silent.resting(place):
            raise TimeoutError
        try:
            status = await self.outbound.post(to, body, headers, source)
        except StillResolving:
            raise
        except (OSError, TimeoutError):
            if self.silent.missed(place) < HOST_FAILURES:
                raise
            return GONE[0]
        self.silent.answered(place)
        return status

    # ------------------------------------------------------------------ webhooks
    async def _hook(self, room: Room) -> None:
        c = room.chronicle
        hook = await self.store.calling.hook(c.id)
        if hook is None:
            self.hooked.discard(c.id)
            return
        if not self.tables.of(c.id).take() or not self.homes.of(c.source).take():
            return
        body = json.encode(hook_note(c, hook))
        signature = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", "X-Clio-Signature": f"sha256={signature}"}
        await self._post(target(hook.url), body, headers, c.source)


def game_name(c: Chronicle, lang: str) -> str:
    return find(c.setup.game).record.names[lang]


def note(c: Chronicle, lang: str) -> Note:
    return Note(say("call.title", lang), say("call.body", lang, game=game_name(c, lang)), f"/t/{c.id}", c.id)


def hook_note(c: Chronicle, hook: Hook) -> HookNote:
    seats = [telling.name_of(c, n, hook.lang) for n in c.waiting if c.seats[n].bot is None]
    said = say("call.hook", hook.lang, game=game_name(c, hook.lang), names=", ".join(seats))
    return HookNote(c.id, c.setup.game, f"{hook.base}/t/{c.id}", seats, said)
