"""What people may do at tables, whichever way they ask: each request becomes a row of the table's log."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import cast

from msgspec import json

import clio
from clio.engine import stream
from clio.engine.errors import BadSave, IllegalAction
from clio.engine.history import Table
from clio.server import messages as m
from clio.server.catalogue import strength_of
from clio.server.chronicle import ChatBody, Chronicle, FreeBody, JoinBody
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import NotNow, NotSeated, NotYours, NoTable, SeatTaken, SentAway, TooMany
from clio.server.limits import NAME_LETTERS, TABLES_PER_GUEST
from clio.server.rooms import Room, Rooms
from clio.server.setup import COLOURS, Seat, Setup, bot_name, new_key, new_setup
from clio.server.storage import Guest, Kind, Row

ROW_KINDS = m.Move | m.Undo | m.Redo | m.Abandon | m.Answer | m.Resign | m.HandOver | m.FreeSeat | m.Say


def new_row(kind: Kind, seat: int | None, body: str = "", key: str | None = None) -> Row:
    """Its number is given when it is committed."""
    return Row(seq=0, kind=kind, seat=seat, body=body, key=key, at=time.time())


class Desk:
    """Makes tables, seats people, takes their requests."""

    def __init__(self, rooms: Rooms, tables_per_guest: int = TABLES_PER_GUEST) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.tables_per_guest = tables_per_guest

    # ------------------------------------------------------------------ making tables
    async def create(self, guest: Guest, wish: m.NewTable) -> str:
        setup = new_setup(wish, guest.id, guest.name)
        return await self._open(setup, guest, wish.public)

    async def _may_open(self, guest: Guest) -> None:
        if await self.store.owned(guest.id) >= self.tables_per_guest:
            raise TooMany("too_many_tables", most=self.tables_per_guest)

    async def _open(self, setup: Setup, guest: Guest, public: bool = False) -> str:
        await self._may_open(guest)
        id = new_key()
        await self.rooms.create(id, setup, guest.id, public)
        return id

    async def import_game(
        self, guest: Guest, text: str, study: Callable[[Callable[[], Table]], Awaitable[Table]]
    ) -> str:
        """A table to look at, from an exported record. BadSave tells what is wrong with it. `study`: does what takes
        long."""
        try:
            table = await study(partial(clio.load, text))
        except UnicodeError as e:  # half a character in the seed
            raise BadSave() from e
        names = [printable(name) for name in table.seat_names(guest.lang)]
        seats = [Seat(guest.id if n == 0 else None, names[n], COLOURS[n], None) for n in range(table.players)]
        record = table.symbols
        if len(record) > 100_000:
            raise BadSave()
        setup = Setup(
            table.game.record.id, table.options_chosen, table.seed, seats, new_key(), record=record, imported=True,
            rekeyed=table.deal.rekeyed, outdated=table.outdated)
        return await self._open(setup, guest)

    async def branch(self, room: Room, guest: Guest, wish: m.Branch) -> str:
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
            Seat(guest.id, guest.name, seat.colour) if n == wish.seat
            else Seat(None, bot_name(n), seat.colour, bot=bot)
            for n, seat in enumerate(c.seats)
        ]
        deal = c.table.deal.branch(wish.decision)
        setup = Setup(
            c.setup.game, c.setup.options, deal.seed, seats, new_key(), record=symbols[: wish.decision],
            rekeyed=deal.rekeyed)
        return await self._open(setup, guest)

    async def rematch(self, room: Room, guest: Guest) -> str:
        """The same people once more, everybody one seat on; asked twice, it is the same table."""
        c = room.chronicle
        if not c.seats_of(guest.id):
            raise NotSeated()
        if c.rematch is None:
            await self._rematch_row(room, guest)
            c = room.chronicle
        id = c.rematch
        assert id is not None
        if await self.store.table(id) is None:
            with suppress(ValueError):  # somebody else has just made it
                await self.rooms.create(id, once_more(c), guest.id, False)
        return id

    async def _rematch_row(self, room: Room, guest: Guest) -> None:
        """Settle which table it will be: of several who ask at once, the first."""
        if room.chronicle.status not in ("over", "abandoned"):
            raise NotNow("not_over")
        await self._may_open(guest)
        try:
            await self.rooms.add(room, new_row("rematch", None, new_key()))
        except NotNow:
            if room.chronicle.rematch is None:
                raise

    # ------------------------------------------------------------------ sitting down
    async def join(self, room: Room, guest: Guest, wish: m.Join) -> None:
        """By the key of an invitation, or at a public table. Who is seated already stays where they are: an invitation
        that they hold is for somebody else."""
        c = room.chronicle
        if c.seats_of(guest.id) and wish.key not in [seat.key for seat in c.seats if seat.key is not None]:
            return
        if wish.key is None and guest.id in c.sent_away:
            raise SentAway()
        seat = self._free_seat(c, wish)
        body = JoinBody(guest.id, wish.name.strip() or guest.name)
        await self.rooms.add(room, new_row("join", seat, json.encode(body).decode()))

    def _free_seat(self, c: Chronicle, wish: m.Join) -> int:
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

    # ------------------------------------------------------------------ playing
    async def act(self, room: Room, guest: str, message: ROW_KINDS) -> int:
        """Carry out a request of somebody at the table; the sequence number it got."""
        c = room.chronicle
        may_act(c, guest, message)
        row = to_row(c, guest, message)
        return await self.rooms.add(room, row, message.seq if isinstance(message, m.Move) else None)


def may_act(c: Chronicle, guest: str, message: ROW_KINDS) -> None:
    """Everybody speaks for their own seats. A bot in trouble may be changed by anyone who plays; who made the table may
    give an open seat to a bot, and open any seat again."""
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
        if held.bot is not None and c.trouble is not None and mine:
            return
    if isinstance(message, m.FreeSeat) and c.owner == guest and 0 <= message.seat < len(c.seats):
        return
    raise NotYours()


def to_row(c: Chronicle, guest: str, message: ROW_KINDS) -> Row:
    """A request as the row it becomes. Keys are per guest: nobody can spoil another's."""
    key = f"{guest[:12]}.{message.key}"
    seat = message.seat
    match message:
        case m.Move():
            return new_row("move", seat, c.table.game.space.symbol(c.table.game.space.parse(message.symbol)), key)
        case m.Undo():
            assert seat is not None
            if c.undo_is_free(seat):
                return new_row("undo", seat, "", key)
            return new_row("ask", seat, json.encode(AskBody("undo", c.undo_target(seat), new_key())).decode(), key)
        case m.Redo():
            return new_row("redo", seat, "", key)
        case m.Abandon():
            return new_row("ask", seat, json.encode(AskBody("abandon", None, new_key())).decode(), key)
        case m.Answer():
            return new_row("answer", seat, AnswerBody(message.yes, message.request).text(), key)
        case m.Resign():
            return new_row("resign", seat, "", key)
        case m.HandOver():
            bot = "" if message.bot is None else strength_of(c.setup.game, message.bot)
            return new_row("hand", seat, bot, key)
        case m.FreeSeat():
            return new_row("free", seat, json.encode(FreeBody(guest, new_key())).decode(), key)
        case m.Say():
            name = c.seats[seat].name if seat is not None else ""
            return new_row("chat", seat, json.encode(ChatBody(name, message.text.strip())).decode(), key)


def printable(name: str) -> str:
    """A name from a file, as one that was typed would be."""
    return "".join(letter for letter in name if letter.isprintable())[:NAME_LETTERS]


def once_more(c: Chronicle) -> Setup:
    """The set-up of a rematch: everybody one seat on, with their colour and their options. A seat that was still open
    has an invitation of its own again."""
    seats = [
        Seat(s.guest, s.name, s.colour, s.bot if s.guest is None else None, new_key() if s.kind == "open" else None)
        for s in c.seats[1:] + c.seats[:1]
    ]
    options = {name: turn(value, len(seats)) for name, value in c.setup.options.items()}
    return Setup(c.setup.game, options, stream.new_key(), seats, new_key(), c.setup.hints)


def turn(value: object, players: int) -> m.OptionValue:
    """A per-seat option follows its owner to the next seat."""
    if isinstance(value, list) and len(value) == players:
        return value[1:] + value[:1]
    return cast("m.OptionValue", value)


def known(c: Chronicle, guest: str, watch: str | None = None) -> None:
    """May this person look at the table? NoTable otherwise: a guess learns nothing."""
    if c.seats_of(guest) or c.owner == guest or (watch is not None and watch == c.setup.watch_key):
        return
    if guest in c.sent_away:
        raise SentAway()
    raise NotSeated() if c.status == "gathering" else NoTable()
