"""Whom what is written names.

Who is forgotten is so for good: nothing that is written later names them. Every transaction that writes down somebody's
number asks `gone` first, and until it ends none of them is forgotten; where it names them at a table it says so
(`trace`). So whoever is forgotten is found wherever they are named, and stays away (`forgetting`)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from msgspec import json
from sqlalchemy import Connection, select, text
from sqlalchemy.dialects import postgresql, sqlite

from clio.server.errors import Forgotten, SignedOff
from clio.server.seating import forgotten as nobody
from clio.server.storage.records import Guest, stem
from clio.server.storage.schema import guests, traces

MARKED = {
    "sqlite": text("SELECT digest FROM forgotten WHERE digest IN (SELECT value FROM json_each(:marks))"),
    "postgresql": text(
        "SELECT digest FROM forgotten WHERE digest IN (SELECT json_array_elements_text(CAST(:marks AS json)))"),
}
ALONE = text("SELECT pg_advisory_xact_lock(:place)")
SHARE = text(  # in their order, so that no two wait for each other
    "SELECT pg_advisory_xact_lock_shared(CAST(place AS bigint)) "
    "FROM json_array_elements_text(CAST(:places AS json)) AS place"
)


def digest(guest: str) -> str:
    """A number is long and drawn by chance: nobody finds it by its digest."""
    return hashlib.blake2b(guest.encode(), digest_size=24, person=b"clio forgotten").hexdigest()


def place(digest: str) -> int:
    """Where those meet who write of a person and who forgets them, on PostgreSQL. SQLite has one writer."""
    return int.from_bytes(bytes.fromhex(digest[:16]), signed=True)


def gone(connection: Connection, people: Iterable[str]) -> frozenset[str]:
    """Those of them who are forgotten; nobody else of them is before this transaction ends. To be asked before the
    transaction locks anything."""
    found = {digest(guest): guest for guest in people}
    if not found:
        return frozenset()
    if connection.dialect.name == "postgresql":
        connection.execute(SHARE, {"places": json.encode(sorted(map(place, found))).decode()})
    marked = connection.execute(MARKED[connection.dialect.name], {"marks": json.encode(list(found)).decode()})
    return frozenset(found[mark] for (mark,) in marked)


def alone(connection: Connection, guest: str) -> None:
    """Nobody writes of them before this transaction ends. To be asked for before the transaction locks anything."""
    if connection.dialect.name == "postgresql":
        connection.execute(ALONE, {"place": place(digest(guest))})


def refuse_gone(connection: Connection, people: Iterable[str]) -> None:
    if found := gone(connection, people):
        raise Forgotten(found)


def refuse_signed_off(connection: Connection, guest: Guest) -> None:
    """Forgotten, or SignedOff if the device that asks as this guest has been signed off; none of theirs is before this
    transaction ends."""
    refuse_gone(connection, [guest.id])
    if (connection.scalar(select(guests.c.epoch).where(guests.c.id == guest.id)) or 0) != guest.epoch:
        raise SignedOff()


def trace(connection: Connection, named: Iterable[tuple[str, str]]) -> None:
    """That tables name people: the table, and whom."""
    found = sorted({(stem(each), table) for table, each in named if not nobody(each)})
    if found:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        new = dialect.insert(traces).on_conflict_do_nothing()
        connection.execute(new, [{"who": who, "table_id": table} for who, table in found])
