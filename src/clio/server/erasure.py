"""Forgetting a person. The log of a table only grows; what one person wrote into it is made blank in place, and a row
`erase` at its end says that this has happened, so that every process reads the log anew."""

from __future__ import annotations

import secrets

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from clio.engine.naming import GONE
from clio.server import telling
from clio.server.bodies import PEOPLE, read_body
from clio.server.chronicle import Chronicle
from clio.server.errors import Unreadable
from clio.server.rebuilding import rebuild
from clio.server.seating import FORGOTTEN, EraseBody, JoinBody, forgotten
from clio.server.setup import read_setup
from clio.server.storage import Row, TableRow
from clio.server.talk import ChatBody

OWN: dict[type[Struct], dict[str, str]] = {  # what else of a person a row holds, and what stands for it
    JoinBody: {"name": GONE}, ChatBody: {"name": "", "text": ""},
}


class Blank(Struct):
    """A table without a person: what it is now, the rows of its log that have changed, the row that says so; folded,
    if it can be."""

    table: TableRow
    changed: list[Row]
    row: Row
    chronicle: Chronicle | None = None


def without(kept: TableRow, rows: list[Row], guest: str, key: str, at: float) -> Blank | None:
    """A table as it is left when a person is forgotten; `key`: how the keys of their requests begin. None: nobody else
    has a part in it (who made it has) and its game was not finished, so that all of it may go. Otherwise finished games
    keep "a player", and a bot plays on in an unfinished one; the table passes to the first of the others. Unreadable if
    it is too much damaged to tell what is theirs, or would be without it."""
    others = [each for each in kept.summary.guests if each not in (None, guest)]
    finished = telling.ending(kept) is not None
    theirs = kept.owner == guest or (guest in kept.summary.guests and forgotten(kept.owner))
    if not finished and not others and theirs:
        return None
    nobody = FORGOTTEN + secrets.token_hex(4)  # one for each who is: what they agreed to stays apart
    try:
        setup = read_setup(kept.setup)
        before = sorted({each for each in (*[seat.guest for seat in setup.seats], *map(sat_down, rows))
                         if each is not None and forgotten(each)})
        blank = [blanked(row, guest, nobody, key, before) for row in rows]
    except (MsgspecError, ValueError) as e:
        raise Unreadable() from e
    for seat in setup.seats:
        if seat.guest == guest:
            seat.guest, seat.name = nobody, GONE
    owner = kept.owner if kept.owner != guest else next((each for each in others if each is not None), nobody)
    row = Row(kept.last + 1, "erase", None, json.encode(EraseBody([nobody])).decode(), None, at)
    table = replace(kept, setup=setup.text(), owner=owner, last=row.seq)
    c: Chronicle | None = None
    try:
        c = rebuild(table, [*blank, row])
        table = replace(table, summary=telling.summary(c))
    except Unreadable:  # it stays so; what the list tells of it is blank too
        if readable(kept, rows):
            raise  # nobody's game is to be lost by it
        title = json.decode(kept.summary.title, type=telling.Title)
        for n, seated in enumerate(kept.summary.guests):
            title.seats[n].name = GONE if seated == guest else title.seats[n].name
        guests = tuple(None if each == guest else each for each in kept.summary.guests)
        table = replace(
            table, summary=replace(kept.summary, guests=guests, title=json.encode(title).decode()))
    return Blank(table, [new for old, new in zip(rows, blank, strict=True) if new != old], row, c)


def readable(kept: TableRow, rows: list[Row]) -> bool:
    try:
        rebuild(kept, rows)
    except Unreadable:
        return False
    return True


def sat_down(row: Row) -> str | None:
    return json.decode(row.body, type=JoinBody).guest if row.kind == "join" else None


def blanked(row: Row, guest: str, nobody: str, key: str, before: list[str]) -> Row:
    """A row without a person, who is nobody from now on; `before`: whom earlier ones forgot."""
    mine = row.key is not None and row.key.startswith(key)
    text, body = row.body, read_body(row)
    if row.kind == "erase" and body is None:
        text = json.encode(EraseBody(before)).decode()
    if body is not None:
        names = PEOPLE[type(body)]
        theirs = names if mine and row.kind == "chat" else [name for name in names if getattr(body, name) == guest]
        if theirs:
            text = json.encode(replace(body, **dict.fromkeys(theirs, nobody), **OWN.get(type(body), {}))).decode()
    return replace(row, body=text, key=None if mine else row.key)
