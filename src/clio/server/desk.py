"""What people may do at tables, whichever way they ask: each request becomes a row of the table's log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast
from weakref import WeakValueDictionary

from msgspec import json
from sqlalchemy import ColumnElement

import clio
from clio.engine import stream
from clio.engine.errors import BadSave, IllegalAction
from clio.engine.history import Table
from clio.games import lessons, puzzles
from clio.server import messages as m
from clio.server import telling
from clio.server.catalogue import strength_of
from clio.server.chronicle import Chronicle
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import (
    Forgotten, NotFound, NotNow, NotSeated, NotYours, NoTable, Removed, SeatTaken, SentAway, SwitchedOff, TooFast,
    TooMany, Unreadable,
)
from clio.server.limits import (
    CHAT_PER_DAY, DAY, IMPORTED_BYTES, PER_ADDRESS, PUZZLES_KEPT, SITTING_SECONDS, TABLES_SHARE,
)
from clio.server.rates import Buckets
from clio.server.rooms import Room, Rooms
from clio.server.seating import FreeBody, JoinBody, forgotten
from clio.server.setup import (
    COLOURS, Seat, Setup, bot_name, lesson_setup, name_seats, new_key, new_setup, puzzle_setup,
)
from clio.server.storage import BOTS_ONLY, BRANCHED, IMPORTED, OPEN, UNFINISHED, Guest, Kind, Row, Taken, stem
from clio.server.study import HOUSE
from clio.server.talk import ChatBody, MuteBody, RemoveBody, handle
from clio.server.wording import legible, unlike, written

if TYPE_CHECKING:
    from clio.server.service import Settings

HOUSE_KINDS = m.Mute | m.Remove
SEAT_KINDS = m.Move | m.GoOn | m.Undo | m.Redo | m.Abandon | m.Answer | m.Resign | m.HandOver | m.FreeSeat | m.Say
ROW_KINDS = SEAT_KINDS | HOUSE_KINDS


def new_row(kind: Kind, seat: int | None, body: str = "") -> Row:
    """Its number and its key are given when it is committed."""
    return Row(seq=0, kind=kind, seat=seat, body=body, key=None, at=time.time())


class Limit(NamedTuple):
    """So many tables of a kind a visitor may have made, and what tells them that there are."""

    what: tuple[ColumnElement[bool], ...]
    most: int
    refused: str


class Desk:
    """Makes tables, seats people, takes their requests."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.settings = settings
        self.forgetting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # likewise
        self.naming = Buckets(settings.new_guests / DAY, settings.new_guests)
        self.saying = Buckets(CHAT_PER_DAY / DAY, CHAT_PER_DAY)
        self.sitting = shared(settings.public_seats, SITTING_SECONDS)
        self.opening = shared(settings.new_tables, DAY)

    # ------------------------------------------------------------------ making tables
    async def create(self, guest: Guest, wish: m.NewTable, source: str = "") -> str:
        """`source`: where the guest comes from (`Identity.source`)."""
        if wish.clock is not None and "clocks" in self.settings.without:
            raise SwitchedOff()
        setup = new_setup(wish, guest.id, guest.name)
        setup.lang = setup.lang or guest.lang  # type: ignore[assignment]
        limits = list[Limit]()
        if wish.public and any(seat.kind == "open" for seat in wish.seats):
            limits.append(Limit(OPEN, self.settings.public_tables, "too_many_public"))
        if all(seat.kind == "bot" for seat in wish.seats):
            limits.append(Limit(BOTS_ONLY, self.settings.bot_tables, "too_many_bot_tables"))
        return await self._open(setup, guest, source, wish.public, *limits)

    async def _room_for(self, guest: Guest, source: str, limit: Limit) -> None:
        """May one more such table be made by this guest, and from there?"""
        own, here = await self.store.made(guest.id, source, limit.what)
        if own >= limit.most or here >= PER_ADDRESS * limit.most:
            raise TooMany(limit.refused, most=limit.most)

    async def _may_open(self, guest: Guest, source: str) -> None:
        most = self.settings.tables_per_guest
        own, here = await self.store.made(guest.id, source, UNFINISHED)
        if own >= most or here >= TABLES_SHARE * most:
            raise TooMany("too_many_tables", most=most)
        if not takes(self.opening, guest, source):
            raise TooMany("too_many_today", most=self.settings.new_tables)

    async def _open(self, setup: Setup, guest: Guest, source: str, public: bool = False, *limits: Limit) -> str:
        """Of an address one after the other: what the next one counts is there."""
        async with self.making.setdefault(source, asyncio.Lock()):
            for limit in limits:
                await self._room_for(guest, source, limit)
            await self._may_open(guest, source)
            id = new_key()
            await self.rooms.create(id, setup, guest.id, public, source)
            return id

    async def import_game(
        self, guest: Guest, text: str, study: Callable[[Callable[[], Table]], Awaitable[Table]], source: str = "",
    ) -> str:
        """A table to look at, from an exported record. BadSave tells what is wrong with it. `study`: does what takes
        long."""
        limit = Limit(IMPORTED, self.settings.imports, "too_many_imports")
        await self._room_for(guest, source, limit)  # before it takes long
        try:
            setup = imported(await study(partial(clio.load, text)), guest)
            length = len(setup.text())
        except UnicodeError as e:  # half a character in the seed
            raise BadSave() from e
        if length > IMPORTED_BYTES:
            raise BadSave("save_long", most=IMPORTED_BYTES // 1024)
        return await self._open(setup, guest, source, False, limit)

    async def learn(self, guest: Guest, game: str, lesson: str, source: str = "") -> str:
        """A table for a guided game."""
        found = lessons(game).get(lesson)
        if found is None:
            raise NotFound()
        return await self._open(lesson_setup(found, guest.id, guest.name), guest, source)

    async def puzzle(self, guest: Guest, game: str, puzzle: str, source: str = "") -> str:
        """A table for a puzzle. Of those that a visitor has made only the newest stay."""
        found = puzzles(game).get(puzzle)
        if found is None:
            raise NotFound()
        mine = [row for row in await self.store.mine(guest.id) if row.owner == guest.id and telling.puzzled(row)]
        for row in mine[PUZZLES_KEPT - 1 :]:
            await self.rooms.drop(row)
        return await self._open(puzzle_setup(found, guest.id, guest.name), guest, source)

    async def branch(self, room: Room, guest: Guest, wish: m.Branch, source: str = "") -> str:
        """Play on from a decision of a finished game, by a new key: the asker in one seat, bots in the others."""
        c = room.chronicle
        if not c.readable:
            raise NotNow("not_over")
        symbols = c.table.symbols
        if not 0 <= wish.decision <= len(symbols):
            raise NotNow("no_such_decision", last=len(symbols))
        if not 0 <= wish.seat < len(c.seats):
            raise IllegalAction("no_such_seat", seat=wish.seat + 1, players=len(c.seats))
        bot = strength_of(c.setup.game, wish.bot)
        seats = [
            Seat(guest.id, "", seat.colour) if n == wish.seat else Seat(None, "", seat.colour, bot=bot)
            for n, seat in enumerate(c.seats)
        ]
        name_seats(seats, guest.name)
        deal = c.table.deal.branch(wish.decision, c.table.past)
        setup = Setup(
            c.setup.game, c.table.options_chosen, deal.seed, seats, new_key(), record=symbols[: wish.decision],
            rekeyed=deal.rekeyed, committed=deal.committed)
        limit = Limit(BRANCHED, self.settings.imports, "too_many_branches")
        return await self._open(setup, guest, source, False, limit)

    async def rematch(self, room: Room, guest: Guest, source: str = "") -> str:
        """The same people once more, everybody one seat on; asked twice, it is the same table. It is of where the asker
        comes from: whoever made the first one pays for none that others ask for."""
        c = room.chronicle
        if not c.seats_of(guest.id):
            raise NotSeated()
        if c.rematch is None:
            await self._rematch_row(room, guest, source)
            c = room.chronicle
        id = c.rematch
        assert id is not None
        gone: frozenset[str] = frozenset()
        while await self.store.table(id) is None:
            setup = once_more(c, gone)
            try:
                await self.rooms.create(id, setup, guest.id, False, source)
            except Taken:  # somebody else has just made it
                break
            except Forgotten as e:  # since we looked: a bot plays for them
                if guest.id in e.people:
                    raise
                gone |= e.people
        return id

    async def _rematch_row(self, room: Room, guest: Guest, source: str) -> None:
        """Settle which table it will be: of several who ask at once, the first."""
        rematch_row(guest.id, room.chronicle)
        await self._may_open(guest, source)
        try:
            await self.rooms.add(room, partial(rematch_row, guest.id), by=guest.id)
        except NotNow:
            if room.chronicle.rematch is None:
                raise

    # ------------------------------------------------------------------ sitting down
    async def join(self, room: Room, guest: Guest, wish: m.Join, source: str = "") -> None:
        """By the key of an invitation, or at a public table. Who is seated already stays where they are: an invitation
        that they hold is for somebody else."""
        c = room.chronicle
        if c.seats_of(guest.id) and wish.key not in [seat.key for seat in c.seats if seat.key is not None]:
            return
        if wish.key is None and c.owner != guest.id:
            join_row(guest, wish, c)
            await self._may_sit(guest, source)
        key = key_of(guest.id, new_key())
        await self.rooms.add(room, partial(join_row, guest, wish), key=key, by=guest.id)

    async def _may_sit(self, guest: Guest, source: str) -> None:
        """At one more public table? What is stored tells how many there are, the buckets how many at once."""
        most = self.settings.public_seats
        if not takes(self.sitting, guest, source) or await self.store.sits(guest.id) >= most:
            raise TooMany("too_many_seats", most=most)

    # ------------------------------------------------------------------ coming and leaving for good
    async def name(self, guest: Guest, source: str = "") -> None:
        """Keep how a visitor is called."""
        await self.meet(guest, source)
        await self.store.save_guest(guest)

    async def meet(self, guest: Guest, source: str) -> None:
        """Before something is kept of a visitor. Cookies are free: so many are new in a day, of one address."""
        if await self.store.guest(guest.id) is None and not self.naming.of(source).take():
            raise TooMany("too_many_names")

    async def forget(self, guest: str, source: str = HOUSE) -> m.Forgotten:
        """Delete a visitor's name, chat and unfinished tables; finished games, and those of others, keep "a player". At
        once they are nobody, and nothing new names them; what did is found then, of an address for one visitor at a
        time. What is not done to the end is taken up again (`go_on_forgetting`)."""
        known = await self.store.guest(guest) is not None or await self.store.forgetting.traces(guest)
        if not known and not self.naming.of(source).take():  # something is kept of them: that they are forgotten
            raise TooMany("too_many_names")
        await self.store.forgetting.begin(guest, source)
        self.rooms.revoked(guest, True)
        return await self._forget(guest, source)

    async def go_on_forgetting(self, before: float) -> None:
        """Those whose wish was cut off, or whom a table named that was busy or could not be read. No address waits for
        another, which may have no time left."""
        async with asyncio.TaskGroup() as all_at_once:
            for guest, source in await self.store.forgetting.left(before):
                all_at_once.create_task(self._forget(guest, source))

    async def _forget(self, guest: str, source: str) -> m.Forgotten:
        """Until nobody names them any more but tables that are too busy or cannot be read: they hide no other."""
        key, left, later = key_of(guest, ""), list[bool](), set[str]()
        async with self.forgetting.setdefault(source, asyncio.Lock()):
            while found := set(await self.store.forgetting.traces(guest)) - later:
                for id in sorted(found):
                    try:
                        left.append(await self.rooms.erase(id, guest, key, source))
                    except (NotNow, Unreadable):
                        later.add(id)
            await self.store.forgetting.end(guest, whole=not later)
        return m.Forgotten(left.count(False), left.count(True), len(later))

    # ------------------------------------------------------------------ playing
    async def act(self, room: Room, guest: str, message: ROW_KINDS, source: str = "") -> int:
        """Carry out a request of somebody at the table; the sequence number it got. `source`: where they come from."""
        may_act(room.chronicle, guest, message)
        if isinstance(message, m.Say):
            seated = bool(room.chronicle.seats_of(guest))
            room.chronicle.talk.check(guest, seated)  # who may not talk uses up nothing of what others may
            room.pace.take(guest, seated, self.settings.chat_burst)
            if not self.saying.of(source).take():
                raise TooFast("said_today")

        def wish(c: Chronicle) -> Row:
            may_act(c, guest, message)
            return house_row(room, guest, message) if isinstance(message, HOUSE_KINDS) else to_row(c, guest, message)

        seen = message.seq if isinstance(message, m.Move) else None
        if isinstance(message, m.HandOver) and room.chronicle.seats[message.seat].guest == guest:
            room.handed[message.seat] = source
        return await self.rooms.add(room, wish, seen, key_of(guest, message.key), guest)


def shared(most: int, seconds: float) -> tuple[Buckets, Buckets]:
    """So many in a time for a visitor, and more for an address."""
    here = PER_ADDRESS * most
    return Buckets(most / seconds, most), Buckets(here / seconds, here)


def takes(buckets: tuple[Buckets, Buckets], guest: Guest, source: str) -> bool:
    return buckets[0].of(guest.id).take() and buckets[1].of(source).take()


def rematch_row(guest: str, c: Chronicle) -> Row:
    """A rematch stands among the tables of the others too, who were not asked: of a rematch there is another one only
    when they have all played it, themselves."""
    if c.status not in ("over", "abandoned"):
        raise NotNow("not_over")
    others = {seat.guest for seat in c.seats if not forgotten(seat.guest)} - {None, guest}
    if c.setup.again and not others <= c.players:
        raise NotNow("rematch_unplayed")
    return new_row("rematch", None, new_key())


def join_row(guest: Guest, wish: m.Join, c: Chronicle) -> Row:
    if wish.key is None and guest.id in c.sent_away:
        raise SentAway()
    seat = free_seat(c, wish)
    if wish.key is None and guest.id in c.talk.removed:
        raise Removed()
    body = JoinBody(guest.id, written(wish.name) or guest.name)
    return new_row("join", seat, json.encode(body).decode())


def free_seat(c: Chronicle, wish: m.Join) -> int:
    free = [n for n, seat in enumerate(c.seats) if seat.kind == "open"]
    if wish.key is not None:
        free = [n for n in free if c.seats[n].key == wish.key]
    elif not c.public:
        raise NotSeated()
    if wish.seat is not None:
        free = [n for n in free if n == wish.seat]
    if not free:
        raise SeatTaken()
    return free[0]


def may_act(c: Chronicle, guest: str, message: ROW_KINDS) -> None:
    """Everybody speaks for their own seats. A bot in trouble may be changed by anyone who plays; who made the table may
    give an open seat to a bot, and open any seat again."""
    if isinstance(message, HOUSE_KINDS):
        if guest != c.owner:
            raise NotYours("not_owner")
        return
    mine, seat = c.seats_of(guest), message.seat
    if seat is None and isinstance(message, m.Say):
        return
    if seat in mine and seat is not None and (not c.seats[seat].resigned or isinstance(message, m.Say)):
        if isinstance(message, m.Move | m.Undo | m.Redo) and c.seats[seat].bot is not None:
            raise NotNow("bot_plays")
        return
    if isinstance(message, m.HandOver) and message.bot is not None and 0 <= message.seat < len(c.seats):
        held = c.seats[message.seat]
        if held.kind == "open" and c.owner == guest:
            return
        if held.bot is not None and c.trouble is not None and c.troubled == message.seat and mine:
            return
    if isinstance(message, m.FreeSeat) and c.owner == guest and 0 <= message.seat < len(c.seats):
        return
    raise NotYours()


def key_of(guest: str, key: str) -> str:
    """Keys are per guest: nobody can spoil another's."""
    return f"{stem(guest)}.{key}"


def house_row(room: Room, guest: str, message: HOUSE_KINDS) -> Row:
    """What the owner of a table decides about a person, whom they know by a handle: seated, heard or watching here."""
    c = room.chronicle
    people = [seat.guest for seat in c.seats] + c.talk.spectators + room.watchers
    found = next((each for each in people if each is not None and handle(c.id, each) == message.who), None)
    if found is None:
        raise NotNow("no_such_person")
    if isinstance(message, m.Mute):
        return new_row("mute", None, json.encode(MuteBody(found, message.on)).decode())
    return new_row("remove", None, json.encode(RemoveBody(found, new_key())).decode())


def to_row(c: Chronicle, guest: str, message: SEAT_KINDS) -> Row:
    """A request as the row it becomes."""
    seat = message.seat
    match message:
        case m.Move():
            return new_row("move", seat, c.table.game.space.symbol(c.table.game.space.parse(message.symbol)))
        case m.GoOn():
            return new_row("step", seat, str(message.step))
        case m.Undo():
            assert seat is not None
            if c.undo_is_free(seat):
                return new_row("undo", seat)
            return new_row("ask", seat, json.encode(AskBody("undo", c.undo_target(seat), new_key())).decode())
        case m.Redo():
            return new_row("redo", seat)
        case m.Abandon():
            return new_row("ask", seat, json.encode(AskBody("abandon", None, new_key())).decode())
        case m.Answer():
            return new_row("answer", seat, AnswerBody(message.yes, message.request, guest).text())
        case m.Resign():
            return new_row("resign", seat)
        case m.HandOver():
            bot = "" if message.bot is None else strength_of(c.setup.game, message.bot)
            return new_row("hand", seat, bot)
        case m.FreeSeat():
            keeps = seat is not None and c.seats[seat].guest == c.owner
            return new_row("free", seat, json.encode(FreeBody(guest, new_key(), new_key(), keeps)).decode())
        case m.Say():
            seat = next(iter(c.seats_of(guest)), None) if seat is None else seat  # no player speaks as a spectator
            name = c.seats[seat].name if seat is not None else ""
            body = ChatBody(name, written(message.text), guest)
            return new_row("chat", seat, json.encode(body).decode())


def once_more(c: Chronicle, gone: frozenset[str] = frozenset()) -> Setup:
    """The set-up of a rematch: everybody one seat on, with their colour and their options. A seat that was still open
    has an invitation of its own again. `gone`: who is forgotten, though it is not written there yet."""
    seats = [
        Seat(None, "", s.colour, strength_of(c.setup.game, None)) if forgotten(s.guest) or s.guest in gone
        else Seat(
            s.guest, s.name, s.colour, s.bot if s.guest is None else None, new_key() if s.kind == "open" else None)
        for s in c.seats[1:] + c.seats[:1]
    ]
    for n, seat in enumerate(seats):
        if seat.bot is not None and not seat.name:
            seat.name = bot_name(n, [(n, each.name) for n, each in enumerate(seats)])
    options = {name: turn(value, len(seats)) for name, value in c.setup.options.items()}
    return Setup(
        c.setup.game, options, stream.new_key(), seats, new_key(), c.setup.hints, again=True, clock=c.setup.clock,
        lang=c.setup.lang)


def turn(value: object, players: int) -> m.OptionValue:
    """A per-seat option follows its owner to the next seat."""
    if isinstance(value, list) and len(value) == players:
        return value[1:] + value[:1]
    return cast("m.OptionValue", value)


def known(c: Chronicle, guest: str, watch: str | None = None) -> None:
    """May this person look at the table? NoTable otherwise: a guess learns nothing."""
    if c.at_home(guest):
        return
    if guest in c.talk.removed:
        raise Removed()
    if watch is not None and watch == c.talk.watch_key:
        return
    if guest in c.sent_away:
        raise SentAway()
    raise NotSeated() if c.status == "gathering" else NoTable()


def imported(table: Table, guest: Guest) -> Setup:
    """The seats of a recorded game, with the names it tells; who brings it has the first."""
    seats = [Seat(guest.id if n == 0 else None, "", COLOURS[n], None) for n in range(table.players)]
    for n, name in enumerate(table.seat_names(guest.lang)[: table.players]):
        seats[n].name = unlike(legible(name), n, [(n, seat.name) for n, seat in enumerate(seats[:n])])
    return Setup(
        table.game.record.id, table.options_chosen, table.seed, seats, new_key(), record=table.symbols,
        imported=True, rekeyed=table.deal.rekeyed, committed=table.deal.committed, outdated=table.outdated)
