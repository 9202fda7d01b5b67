"""The WebSocket of a table: requests in, answers and the newest state out.

Answers wait in a queue; the state does not: a slow reader gets the newest one, with all the log lines it has missed."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from clio.engine.errors import ClioError
from clio.messages import say
from clio.server import messages as m
from clio.server import telling
from clio.server.catalogue import adviser
from clio.server.desk import ROW_KINDS, Desk, known
from clio.server.errors import (
    BadMessage, NoHint, NotNow, NotSeated, NotYours, NoTable, Removed, SentAway, TooFast, TooLarge, problem,
)
from clio.server.foresight import why_not
from clio.server.identity import Shown
from clio.server.limits import (
    HEARTBEAT_SECONDS, HELLO_SECONDS, MESSAGE_BYTES, REFUSED_COST, REFUSED_SECONDS, STATE_BYTES,
)
from clio.server.metrics import Metrics
from clio.server.previews import preview
from clio.server.rates import Bucket
from clio.server.room import Marks
from clio.server.rooms import Connection, Room
from clio.server.telling import Reader
from clio.server.thinkers import BotFailed, Thinkers, task
from clio.server.turns import Line

log = structlog.get_logger()
decode = msgspec.json.Decoder(m.FromClient).decode
encode = msgspec.json.Encoder().encode
PASSING = ("storage_down", "too_fast", "busy")  # who is turned away for these may come back
QUEUE = 200  # answers that a reader may leave unread
FAREWELL = 1.0  # for the last words
LEFT = 4000  # the code of a connection that we close; the last message says why
PRICES: dict[type, int] = {  # messages that count for several: all is told anew, or everybody is told
    m.Hello: 3, m.Sit: 3, m.AskHint: 10, m.Mute: 5, m.Remove: 5}
Here = tuple[frozenset[int], list[m.Watcher]]  # seats, and who looks on
SILENCE = 6 * HEARTBEAT_SECONDS  # then a connection is given up; browsers let hidden pages speak once a minute


class Visit(Connection):
    """One open socket."""

    def __init__(
        self, socket: WebSocket, room: Room, guest: str, desk: Desk, thinkers: Thinkers, metrics: Metrics,
        buckets: list[Bucket], pace: list[Bucket], study: Callable[[Callable[[], Any]], Awaitable[Any]], source: str,
        line: Line,
    ) -> None:
        """What the visitor may send (`buckets`) and how often they are told a state (`pace`), alone and with others;
        `study`: has long computations done for them; `source`: where they come from (`Identity.source`); `line`: what
        is asked from there, and told there, waits in it, so that others are served in between (`Door.line`)."""
        self.socket = socket
        self.room = room
        self.desk = desk
        self.thinkers = thinkers
        self.metrics = metrics
        self.reader = Reader(guest, None, "en")
        self.cookie: Shown | None = None
        self.buckets = buckets
        self.pace = pace
        self.turn: float | None = None  # when the next state may be told, once there is something to tell
        self.study = study
        self.source = source
        self.line = line
        self.answers: deque[m.FromServer] = deque()
        self.wake = asyncio.Event()
        self.acting = asyncio.Lock()  # while a message is handled
        self.dirty = False
        self.here: Here | None = None  # who is there, as it was told last; with every state, too
        self.stirred = False  # that is not true any more
        self.ended = False
        self.heard = time.monotonic()  # when they last sent something
        self.greeted = False
        self.known_at = (0, 0)  # the life of the table and the row when they were last let in
        self.role = "spectator"

    @property
    def plays(self) -> bool:
        """Do they hold a seat in a game that goes on?"""
        c = self.room.chronicle
        return c.status == "playing" and bool(c.seats_of(self.reader.guest))

    # ------------------------------------------------------------------ from the room
    def news(self) -> None:
        if not self.ended:
            self.dirty = True
            self.wake.set()

    def presence(self) -> None:
        if not self.stirred and self.here not in (None, self.who_is_here()):
            self.stirred = True
            self.wake.set()

    def thinking(self, seat: int | None) -> None:
        if self.greeted:
            self.answer(m.Thinking(seat))

    def answer(self, message: m.FromServer) -> None:
        self.answers.append(message)
        if len(self.answers) > QUEUE:
            self.ended = True  # reads nothing: give it up, it will come back
        self.wake.set()

    def who_is_here(self) -> Here:
        """The seats whose holders are there, for the owner also those who look on."""
        room, reader = self.room, self.reader
        if reader.guest != room.chronicle.owner:
            return room.connected, []
        return room.connected, telling.watchers(room.chronicle, room.watchers, reader.lang)

    def dismiss(self, why: ClioError) -> None:
        self.dirty = False
        self.answer(m.Bye(False, problem(why, self.reader.lang)))
        self.ended = True

    def bye(self) -> None:
        """The server closes: come back soon."""
        self.answer(m.Bye(True))
        self.ended = True
        self.wake.set()

    # ------------------------------------------------------------------ out
    async def send(self) -> None:
        """Until the end: who is there, then answers, then the newest state."""
        while True:
            await self.woken()
            if self.stirred and not self.ended:
                await self.tell_presence()
            while self.answers:
                await self.put(self.answers.popleft())
            if self.dirty and not self.ended and self.in_turn():
                self.dirty = False
                if (text := await self.newest()) is not None:
                    await self.socket.send_text(text)
            if self.ended and not self.answers:
                return

    async def newest(self) -> str | None:
        """The state, or why there is none any more. One that cannot be put into words is our mistake: without a word
        they would come back again and again."""
        try:
            return await self.state()
        except (NotSeated, Removed, SentAway, NoTable) as e:
            async with self.acting:  # by their own doing, perhaps: that is answered first
                self.dismiss(e)
        except ClioError:
            raise
        except Exception:
            log.exception("a state cannot be told", table=self.room.chronicle.id)
            self.answer(m.Bye(False, m.Problem("internal", say("error.internal", self.reader.lang))))
            self.ended = True
        return None

    async def woken(self) -> None:
        """By somebody, or because the turn has come."""
        late = self.turn - time.monotonic() if self.dirty and self.turn is not None else None
        with suppress(TimeoutError):
            async with asyncio.timeout(late):
                await self.wake.wait()
        self.wake.clear()

    def in_turn(self) -> bool:
        """May a state be told now? It is charged when there is something to tell, and built when its turn has come: all
        that happens meanwhile is told at once."""
        now = time.monotonic()
        if self.turn is None:
            for bucket in self.pace:
                bucket.charge(1)
            self.turn = now + max(bucket.wait(0) for bucket in self.pace)
        if self.turn > now:
            return False
        self.turn = None
        return True

    async def tell_presence(self) -> None:
        """As it is now, not as it was when it changed: nothing older than the last state is told."""
        self.stirred, self.here = False, self.who_is_here()
        await self.put(m.Presence(sorted(self.here[0]), self.here[1]))

    async def put(self, message: m.FromServer) -> None:
        await self.socket.send_text(encode(message).decode())

    async def state(self) -> str:
        """Under the room's lock: what is not committed is not told. A long one counts for several."""
        rooms = self.desk.rooms
        await rooms.freshen(self.room)  # nobody of their address waits for it
        await self.room.worded.prepare(self.room.chronicle.table, self.reader.lang, self.marks.lines)
        async with self.line as line, rooms.hold(self.room):
            began = time.perf_counter()
            self._change_seats()
            text = self._worded()
            line.used = time.perf_counter() - began
            self.metrics.update_time.observe(line.used)
        for bucket in self.pace:
            bucket.charge(len(text) // STATE_BYTES)
        return text.decode()

    def _worded(self) -> bytes:
        """The state as it is sent. Those who only look on are told the same, in the same language and after the same
        rows: it is built once for all of them. Whoever has a seat, or made the table, is told it alone."""
        c, reader = self.room.chronicle, self.reader
        if c.at_home(reader.guest):
            return encode(self._state())
        muted = reader.guest in c.talk.muted
        heard_of = self.marks._replace(told=0)  # on which nothing that is told depends
        heard = (c.seq, self.room.connected, reader.lang, muted, heard_of)
        if heard not in self.room.for_all:
            text = encode(self._state())
            self.room.share(heard, text, self.marks)
            return text
        text, self.marks = self.room.for_all[heard]
        self.here = self.who_is_here()
        return text

    def _change_seats(self) -> None:
        """Whoever looked through a seat that is no longer theirs looks through another one, or leaves; so does who was
        sent away while this was on its way."""
        c, reader = self.room.chronicle, self.reader
        mine = c.seats_of(reader.guest)
        if reader.seat is not None and reader.seat not in mine:
            known(c, reader.guest)
            reader.seat = self._first(mine)
            self.forget()
        elif not c.at_home(reader.guest):
            if reader.guest in c.talk.removed:
                raise Removed()
            sent_away = c.sent_away.get(reader.guest)
            if sent_away is not None and (c.life, sent_away) > self.known_at:  # they had looked on before they sat down
                raise SentAway()

    def _state(self) -> m.State:
        c, reader, table = self.room.chronicle, self.reader, self.room.chronicle.table
        was = self._rewound()
        log = table.log[was.lines:] if c.begun else []
        new = [n for n, entry in enumerate(log, was.lines) if entry.seen_by(reader.seat)]
        chat_from, chat = telling.chat_page(c, reader, None, was.chatted)
        notices = [telling.notice(c, told, reader.lang) for told in c.notices if told.id > was.noticed]
        noticed = max([was.noticed, *(told.id for told in notices)])
        lines, shown = c.lasting, was.shown + len([n for n in new if n < c.lasting])
        if not c.begun:  # told once the game begins
            lines = shown = 0
        self.marks = Marks(c.seq, c.told(reader.guest), lines, shown, c.talk.end, noticed)
        connected, watchers = self.here = self.who_is_here()
        info = telling.table_info(c, reader, connected)
        if c.talk.watch_key != c.setup.watch_key:
            info.watch_key = c.talk.watch_key  # it was renewed, and whoever is here may come back
        return m.State(
            seq=self.marks.told, table=info, seat=reader.seat, lang=reader.lang,
            decision=c.decisions_of(reader.seat), view=table.view(reader.seat) if c.begun else {},
            question=telling.question(c, reader),
            log_from=was.shown, log=self.room.worded.lines(table, reader.lang, new, c.decisions),
            chat_from=chat_from, chat=chat, scores=c.scores, undo=telling.undo_info(c, reader),
            redo=telling.redo_text(c, reader), result=telling.result(c, reader.lang), notices=notices,
            watchers=watchers, lesson=telling.lesson_at(c, reader), clocks=telling.seat_clocks(c, time.time()),
            puzzle=telling.puzzle_at(c, reader), life=c.life,
        )

    def _rewound(self) -> Marks:
        """The marks, gone back to the lines that are still true."""
        still = min(self.room.chronicle.log_lengths[self.marks.seq:], default=0)
        if still >= self.marks.lines:
            return self.marks
        return self.marks._replace(lines=still, shown=self._seen(still))

    def _seen(self, lines: int) -> int:
        """How many of the first lines of the log the reader may see."""
        return len([entry for entry in self.room.chronicle.table.log[:lines] if entry.seen_by(self.reader.seat)])

    def forget(self) -> None:
        """Tell everything anew: another seat, another language."""
        self.marks = Marks(self.marks.seq, self.marks.told)

    # ------------------------------------------------------------------ in
    async def receive(self) -> None:
        """Until the other side leaves."""
        while not self.ended:
            try:
                frame = await asyncio.wait_for(self.socket.receive(), SILENCE if self.greeted else HELLO_SECONDS)
            except TimeoutError:
                return
            if frame["type"] == "websocket.disconnect":
                return
            self.heard = time.monotonic()
            await self.take(frame.get("text") or frame.get("bytes") or b"")

    async def take(self, frame: str | bytes) -> None:
        """One message: done, or refused with a reason. The connection is unharmed either way."""
        await self.line.turn()
        try:
            message = self.read(frame)
        except ClioError as e:
            self.refuse(None, e)
            if isinstance(e, TooFast):  # nothing more is read from who does not wait
                await asyncio.sleep(max(REFUSED_SECONDS, *(bucket.wait() for bucket in self.buckets)))
            return
        key = None if isinstance(message, m.Hello | m.Sit | m.Ping) else message.key
        work = self.attempt(key, message)
        if isinstance(message, m.AskHint):
            self.desk.rooms.errand(work)  # a bot may think for long: what comes next does not wait for it
        else:
            async with self.acting:
                await work

    def read(self, frame: str | bytes) -> m.FromClient:
        self.pay(1)
        data = frame.encode() if isinstance(frame, str) else frame
        if len(data) > MESSAGE_BYTES:
            raise TooLarge(most=MESSAGE_BYTES // 1024)
        try:
            message: m.FromClient = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
            raise BadMessage(why=str(e)[:200]) from e
        self.pay(PRICES.get(type(message), 1) - 1)
        return message

    def pay(self, cost: float) -> None:
        for bucket in self.buckets:
            if not bucket.take(cost):
                bucket.fine(REFUSED_COST)
                raise TooFast()

    def refuse(self, key: str | None, e: ClioError) -> None:
        self.metrics.refusals.labels(e.code).inc()
        if self.greeted:
            self.answer(m.Refused(key, problem(e, self.reader.lang)))
        else:
            self.answer(m.Bye(e.code in PASSING, problem(e, self.reader.lang)))
            self.ended = True
        if e.code == "late":
            self.news()

    async def attempt(self, key: str | None, message: m.FromClient) -> None:
        try:
            await self.handle(message)
        except ClioError as e:
            self.refuse(key, e)
        except Exception:
            log.exception("a message was not handled", table=self.room.chronicle.id)
            self.answer(m.Refused(key, m.Problem("internal", say("error.internal", self.reader.lang))))

    async def handle(self, message: m.FromClient) -> None:
        if self.ended:  # dismissed: what they still had sent is nothing any more
            return
        if isinstance(message, m.Hello):
            if not self.greeted:  # the room may have been put away since the door was opened
                self.room = await self.desk.rooms.get(self.room.chronicle.id, self.source)
            try:
                self.greet(message)
            except (NotSeated, NotYours, NoTable, SentAway):  # they may have sat down at another process just now
                await self.desk.rooms.catch_up(self.room)
                self.greet(message)
        elif not self.greeted:
            raise BadMessage("hello_first")
        elif isinstance(message, m.Ping):
            self.answer(m.Pong())
        elif isinstance(message, m.Sit):
            self.sit(message)
        elif isinstance(message, ROW_KINDS):
            await self.act(message)
        elif isinstance(message, m.AskHint):
            await self.hint(message)
        elif isinstance(message, m.AskChat):
            await self.older_chat(message)
        else:
            await self.foresee(message)

    def greet(self, hello: m.Hello) -> None:
        c = self.room.chronicle
        self.reader.lang = hello.lang
        known(c, self.reader.guest, hello.watch)
        self.known_at = (c.life, c.seq)
        mine = c.seats_of(self.reader.guest)
        self.reader.seat = self._own(hello.seat) if hello.seat is not None else self._first(mine)
        since = None if hello.since is None else c.row_told(self.reader.guest, hello.since)
        if since is None or self.greeted or c.table.outdated is not None:  # lines told under older rules read otherwise
            self.forget()
        else:
            self._resume(since)
        if not self.greeted:
            self.greeted = True
            self.role = "spectator" if self.reader.seat is None else "seat"
            self.metrics.seats.labels(self.role).inc()
            self.room.enter(self)
            if self.room.thinker is not None:
                self.thinking(self.room.thinker)
        self.news()

    def _first(self, mine: list[int]) -> int | None:
        """The one of my seats that must answer, else the first."""
        return next((seat for seat in self.room.chronicle.waiting if seat in mine), mine[0] if mine else None)

    def _own(self, seat: int) -> int:
        if seat not in self.room.chronicle.seats_of(self.reader.guest):
            raise NotYours()
        return seat

    def _resume(self, since: int) -> None:
        """Take up where an earlier connection stopped: it has what was true after row `since`."""
        c = self.room.chronicle
        lines = c.log_lengths[since]
        if lines == c.log_lengths[0]:  # nothing was played yet: perhaps not all were seated
            lines = 0
        self.marks = Marks(since, self.marks.told, lines, self._seen(lines))

    def sit(self, wish: m.Sit) -> None:
        if wish.seat is not None:
            self.reader.seat = self._own(wish.seat)
        if wish.lang is not None:
            self.reader.lang = wish.lang
        self.forget()
        self.news()

    async def act(self, message: ROW_KINDS) -> None:
        began = time.perf_counter()
        seq = await self.desk.act(self.room, self.reader.guest, message, self.source)
        if isinstance(message, m.Move):
            self.metrics.move_time.observe(time.perf_counter() - began)
            self.metrics.moves.labels(self.room.chronicle.setup.game, "human").inc()
        self.answer(m.Done(message.key, self.room.chronicle.told(self.reader.guest, seq)))

    async def older_chat(self, message: m.AskChat) -> None:
        async with self.desk.rooms.hold(self.room):
            page = telling.chat_page(self.room.chronicle, self.reader, message.before)
        self.answer(m.ChatPage(message.key, *page))

    async def foresee(self, message: m.AskWhy | m.AskPreview) -> None:
        async with self.desk.rooms.hold(self.room) as c:  # that they hold the seat is written
            self._own(message.seat)
            if not c.begun:
                raise NotNow("not_all_seated")
            table, lang = c.table.still(), self.reader.lang
        if isinstance(message, m.AskPreview):
            self.answer(await self.study(partial(preview, table, message, lang)))
        else:
            self.answer(await self.study(partial(why_not, table, message.key, message.seat, message, lang)))

    async def hint(self, message: m.AskHint) -> None:
        lang = self.reader.lang
        async with self.desk.rooms.hold(self.room) as c:  # that they hold the seat is written
            seat = self._own(message.seat)
            if not c.setup.hints:
                raise NoHint("hints_off")
            bot = adviser(c.setup.game)
            if bot is None:
                raise NoHint("no_adviser")
            if seat not in c.waiting:
                raise NoHint("not_asked")
            work, before = task(c.table, seat, bot, c.table.names), c.position_seq[seat]
        try:
            advice = await self.thinkers.advise(work, (self.source, self.reader.guest))
        except BotFailed as e:
            log.error("no hint", table=c.id, why=str(e))
            raise NoHint("hint_failed") from e
        c = self.room.chronicle
        self._own(seat)
        options = c.table.options_of(seat)
        texts = {x.symbol: x.text(lang) for x in options}
        if advice.symbol not in texts or c.position_seq[seat] != before:
            raise NoHint("not_asked")
        names = telling.short_names(options, lang)
        plans = [m.HintPlan(x.symbol, names[x.symbol], x.points, x.chance) for x in advice.plans if x.symbol in names]
        text = texts[advice.symbol]
        self.answer(m.Hint(message.key, advice.symbol, text, advice.reasons[lang], advice.then, plans))


async def serve(visit: Visit) -> None:
    """The whole life of a connection."""
    sending = asyncio.create_task(visit.send())
    receiving = asyncio.create_task(visit.receive())
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        visit.ended = True
        visit.wake.set()
        await asyncio.wait({sending}, timeout=FAREWELL)
        if not receiving.done():
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await visit.socket.close(LEFT)
    finally:
        visit.ended = True
        for task in (sending, receiving):
            task.cancel()
        for outcome in await asyncio.gather(sending, receiving, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                log.warning("a connection broke", table=visit.room.chronicle.id, why=str(outcome))
        if visit.greeted:
            visit.room.leave(visit)
            visit.metrics.seats.labels(visit.role).dec()
