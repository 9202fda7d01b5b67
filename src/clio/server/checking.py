"""What cannot be done at a table now, for each kind of row. The table is untouched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import json

from clio.engine.errors import GameOver, NoUndo
from clio.server.consent import AskBody, read_answer
from clio.server.errors import NameTaken, NotNow, NotYours, SeatTaken
from clio.server.limits import ROWS_EACH, TAKEN_BACK, TAKEN_BACK_EACH
from clio.server.seating import JoinBody, forgotten
from clio.server.storage import Kind, Row
from clio.server.talk import ChatBody, MuteBody, RemoveBody
from clio.server.wording import taken

if TYPE_CHECKING:
    from clio.server.chronicle import Chronicle


COUNTED: Final[tuple[Kind, ...]] = ("ask", "answer", "hand", "free", "mute", "remove")


def playing(c: Chronicle) -> None:
    if c.status == "gathering":
        raise NotNow("not_all_seated")
    if c.status != "playing":
        raise GameOver()


def check_number(c: Chronicle, row: Row) -> None:
    """What could be done to and fro for ever is done so often and no more: all of it is folded again whenever the table
    is read. Whoever handed a seat to a bot can take it back; all that others ask for can be answered."""
    most = ROWS_EACH
    if row.kind == "answer":
        most *= len(c.seats)
    elif row.kind == "hand" and not row.body:
        most *= 2
    if c.counted[row.kind, row.seat] >= most:
        raise NotNow("too_often", most=most)


def check_join(c: Chronicle, row: Row) -> None:
    assert row.seat is not None
    body, seat = json.decode(row.body, type=JoinBody), c.seats[row.seat]
    if c.seats_of(body.guest):
        raise SeatTaken("seated_already")
    if seat.kind != "open":
        raise SeatTaken()
    if taken(body.name or seat.name, row.seat, c.names):
        raise NameTaken()


def check_free(c: Chronicle, row: Row) -> None:
    if c.status != "gathering":
        raise NotNow("seats_settled")


def check_move(c: Chronicle, row: Row) -> None:
    playing(c)
    c.table.check(row.body, row.seat)


def check_undo(c: Chronicle, row: Row) -> None:
    if not c.undo_open:
        raise NotNow("no_undo_now")
    check_often(c)
    assert row.seat is not None
    if not c.undo_is_free(row.seat):
        raise NoUndo()


def check_often(c: Chronicle) -> None:
    """All that was taken back is played again whenever the table is read: it stays a small multiple of what stands."""
    if c.taken_back >= TAKEN_BACK + TAKEN_BACK_EACH * len(c.table.actions):
        raise NoUndo("undo_too_often")


def check_redo(c: Chronicle, row: Row) -> None:
    playing(c)
    if c.undone is None or c.table.state.player != row.seat:
        raise NoUndo("nothing_to_redo")


def check_ask(c: Chronicle, row: Row) -> None:
    body = json.decode(row.body, type=AskBody)
    if body.what != "abandon" or c.status != "gathering":
        playing(c)
    elif not c.seats_of(c.owner) and not forgotten(c.owner):
        raise NotYours("not_owner")  # who made it is not among those who would be asked
    if c.request is not None:
        raise NotNow("request_open")
    if body.what == "undo":
        if body.decision is None:
            raise NoUndo("nothing_to_undo")
        check_often(c)


def check_answer(c: Chronicle, row: Row) -> None:
    if c.asked is None or c.asked.id != read_answer(row.body).request:
        raise NotNow("request_gone")


def check_resign(c: Chronicle, row: Row) -> None:
    playing(c)


def check_hand(c: Chronicle, row: Row) -> None:
    assert row.seat is not None
    if c.readable:
        raise GameOver()
    if c.seats[row.seat].resigned and not row.body:
        raise NotYours()


def check_rematch(c: Chronicle, row: Row) -> None:
    if c.rematch is not None:
        raise NotNow("rematch_made")


def check_chat(c: Chronicle, row: Row) -> None:
    guest = json.decode(row.body, type=ChatBody).guest
    c.talk.check(guest, bool(c.seats_of(guest)))


def check_mute(c: Chronicle, row: Row) -> None:
    if json.decode(row.body, type=MuteBody).guest == c.owner:
        raise NotYours("not_oneself")


def check_remove(c: Chronicle, row: Row) -> None:
    guest = json.decode(row.body, type=RemoveBody).guest
    if guest == c.owner or c.seats_of(guest):
        raise NotYours("not_spectator")


def check_nothing(c: Chronicle, row: Row) -> None:
    """Always possible."""


CHECKS: dict[Kind, Callable[[Chronicle, Row], None]] = {
    "join": check_join, "move": check_move, "undo": check_undo,
    "redo": check_redo, "ask": check_ask, "answer": check_answer,
    "resign": check_resign, "hand": check_hand, "rematch": check_rematch,
    "free": check_free,
    "chat": check_chat, "mute": check_mute, "remove": check_remove,
    "erase": check_nothing, "trouble": check_nothing, "rules": check_nothing,
}
