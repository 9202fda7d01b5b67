"""Who sits down at a table and who leaves it: what the rows of its log hold of that."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from clio.server.limits import Person

FORGOTTEN: Final = "gone/"  # how the numbers of people begin who are forgotten: no guest's does


class JoinBody(Struct):
    guest: Person
    name: str


class EraseBody(Struct):
    """Who was forgotten, by the numbers that stand for them now. Rows from before they had a body mean everybody who
    is; as soon as somebody else is forgotten they are told whom."""

    guests: list[str]


class FreeBody(Struct):
    """Who opened a seat again, and the key of its new invitation. `watch_key`: whoever was sent away knew the old one;
    not in rows from before it was renewed. `keeps`: it was the maker's own; the table goes on waiting, whoever wishes
    to close it. Not in rows from before it did."""

    by: Person
    key: str
    watch_key: str = ""
    keeps: bool = False


def forgotten(guest: str | None) -> bool:
    return guest is not None and guest.startswith(FORGOTTEN)
