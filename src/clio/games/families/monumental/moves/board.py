"""The things on the table that moves point at in both games, by their ids; the zones are told by each game."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, place
from clio.games.families.monumental.moves.needs import Here, side
from clio.games.families.monumental.state import SLOTS

Places = Callable[[Here], list[str]]


def always(zone: str, *more: str) -> Places:
    """Things of one's own of which there is one."""

    def places(at: Here) -> list[str]:
        return [place(at.me, name) for name in (zone, *more)]

    return places


# ---------------------------------------------------------------- cards where they lie
def city_place(me: int, at: int) -> str:
    return place(me, "city", at) if at < SLOTS else place(me, "knowledge", at - SLOTS)


def developed_policy(at: Here) -> list[str]:
    return [place(at.me, "policy", at.s.book.id[at.n])] if at.n in side(at).policies else []


def policy_to_develop(first: int) -> Places:
    """One's own, not developed yet; they count from the first of the game."""

    def places(at: Here) -> list[str]:
        card, mine, book = first + at.n, side(at), at.s.book
        there = book.civ[card] == mine.civ and card not in mine.policies
        return [place(at.me, "policy", book.id[card])] if there else []

    return places


def discarded(at: Here) -> list[str]:
    return [place(at.me, "discard", at.s.book.id[at.n])] if at.n in side(at).discard else []


def in_use(at: Here) -> list[str]:
    """A card that has left its place and has not found the next."""
    return [place(TABLE, "in-use", at.s.book.id[at.n])] if at.n in at.s.limbo else []


def knowledge(at: Here) -> list[str]:
    """One that is attached, or about to be. The memory tells the slot."""
    slot = at.f.mem[0]
    attached = [place(at.me, "knowledge", slot)] if side(at).city[SLOTS + slot] == at.n else []
    return attached + in_use(at)


# ---------------------------------------------------------------- slots, lines, resources
def slot(at: Here) -> list[str]:
    return [place(at.me, "city", at.n)]


def cross(at: Here) -> list[str]:
    return [place(at.me, "row", at.n // 3), place(at.me, "column", at.n % 3)]


def gold(at: Here) -> list[str]:
    return [place(at.me, "resource", "gold")]
