"""Archiving, discarding, reinforcing and swapping: questions about the slots of the City."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from clio.engine.moves import Bounds, Move, Parts, Question, Reason
from clio.games.families.monumental.cardbook import REVOLT_CARD
from clio.games.families.monumental.moves.board import discarded
from clio.games.families.monumental.moves.needs import (
    Asked, Clauses, FamilyNeed, Here, M, W, begun, card, card_parts, named, side, something_to_decide,
)
from clio.games.families.monumental.ops import city
from clio.games.families.monumental.state import EMPTY, IDLE, REINFORCED, SLOTS
from clio.games.families.monumental.words import moves as say
from clio.games.families.monumental.words import questions as ask


class CityClauses(NamedTuple):
    """Where a rulebook tells of the verbs, of reinforced cards, and that no card is touched unless its owner likes."""

    archive: str
    inactive: str  # which cards of the City may be archived
    discarded: str  # and when those of the discard pile
    discard: str
    reinforce: str
    reinforced: str
    swap: str
    optional: Clauses


# ---------------------------------------------------------------- slots of the City
def filled(at: Here, slot: int) -> bool:
    return side(at).city[slot] != EMPTY


def inactive(at: Here, slot: int) -> bool:
    return filled(at, slot) and side(at).status[slot] == IDLE


def is_activated(at: Here, slot: int) -> bool:
    return city.activated(side(at), slot)


def reinforced(at: Here) -> bool:
    return side(at).status[at.n] == REINFORCED


def slot_card(at: Here) -> Parts:
    return {**card_parts(side(at).city[at.n]), "slot": at.n + 1}


def slot_parts(at: Here) -> Parts:
    return {"slot": at.n + 1}


def slot_filled(*clauses: str) -> FamilyNeed:
    return FamilyNeed("slot_filled", lambda at: filled(at, at.n), *clauses, tells=slot_parts)


def slot_inactive(*clauses: str) -> FamilyNeed:
    return FamilyNeed(
        "inactive", lambda at: inactive(at, at.n), *clauses, tells=slot_card,
        which=lambda at: "inactive_reinforced" if reinforced(at) else "inactive",
        names=("inactive", "inactive_reinforced"),
    )


def slot_activated(clause: str, reinforced_clause: str) -> FamilyNeed:
    return FamilyNeed(
        "slot_activated", lambda at: is_activated(at, at.n), clause, tells=slot_card,
        also=lambda at: (reinforced_clause,) if reinforced(at) else (),
        which=lambda at: "activated_reinforced" if reinforced(at) else "slot_activated",
        names=("slot_activated", "activated_reinforced"),
    )


# ---------------------------------------------------------------- archiving
def archiving(at: Here) -> city.Archive:
    op = at.f.op
    assert isinstance(op, city.Archive)
    return op


def revolt_if_only(at: Here, kind: int) -> bool:
    return not archiving(at).only_revolt or at.s.book.type[kind] == REVOLT_CARD


def archivable(at: Here) -> bool:
    op, mine = archiving(at), side(at)
    cards = [mine.city[slot] for slot in range(SLOTS) if inactive(at, slot)] if op.city else []
    return any(revolt_if_only(at, kind) for kind in cards + (mine.discard if op.discard else []))


def archive_wants(at: Here) -> str:
    op = archiving(at)
    return "archive-revolt" if op.only_revolt else "archive-anywhere" if op.discard else "archive"


def archives(asked: Asked) -> Bounds:
    """One card after the other, each of which may be the last."""
    op, mem = asked.f.op, asked.f.mem
    assert isinstance(op, city.Archive)
    return Bounds(0, op.n, mem[0] if mem else 0) if op.n > 1 else Bounds(0, 1)


# ---------------------------------------------------------------- so many cards of the City
def more_cards(at: Here | Asked) -> int:
    """How many cards may still be discarded or reinforced."""
    op = at.f.op
    assert isinstance(op, city.DiscardCity | city.Reinforce)
    return op.n - len(at.f.mem)


def up_to(asked: Asked) -> Bounds:
    given = len(asked.f.mem)
    return Bounds(0, given + more_cards(asked), given)


def any_slot(test: Callable[[Here, int], bool]) -> Callable[[Here], bool]:
    """Is there such a card, and may one more be chosen?"""
    return lambda at: more_cards(at) > 0 and any(test(at, slot) for slot in range(SLOTS))


# ---------------------------------------------------------------- swapping
def swappable(at: Here, slot: int) -> bool:
    assert isinstance(at.f.op, city.SwapCity)
    return at.f.op.empty or filled(at, slot)


def swapped_after(at: Here, slot: int) -> bool:
    """Is there a slot to swap with after this one?"""
    return any(swappable(at, later) for later in range(slot + 1, SLOTS))


def first_slot(at: Here) -> int:
    return at.f.mem[0] - at.s.book.numbers.slot


def something_to_swap(at: Here) -> bool:
    if at.f.mem:
        return swapped_after(at, first_slot(at))
    return sum(swappable(at, slot) for slot in range(SLOTS)) > 1


# ---------------------------------------------------------------- questions
class Slots(NamedTuple, Generic[M, W]):
    """The moves of a game that point at slots and cards, and its clauses. `from_city`: what a slot needs besides to be
    archived from, where cards archive from the discard pile alone; `wants` how such a question is told apart.
    `swap_filled`: empty slots are not swapped."""

    stop: Move[M, W]
    slot: Move[M, W]
    pick: Move[M, W]
    clauses: CityClauses
    from_city: tuple[FamilyNeed, ...] = ()
    wants: Callable[[Here], str] = archive_wants
    wanted: tuple[str, ...] = ("archive", "archive-anywhere", "archive-revolt")
    swap_filled: bool = True


def questions(p: Slots[M, W]) -> tuple[Question[M, W], ...]:
    return (archive_question(p), *several_questions(p), *swap_questions(p))


def archive_question(p: Slots[M, W]) -> Question[M, W]:
    c = p.clauses
    something: FamilyNeed = something_to_decide(archivable, c.archive, c.inactive)
    revolt_in_slot = FamilyNeed(
        "a_revolt", lambda at: revolt_if_only(at, side(at).city[at.n]), c.archive, tells=slot_card
    )
    revolt = FamilyNeed("a_revolt", lambda at: revolt_if_only(at, at.n), c.discarded, tells=named(card))
    from_discard = FamilyNeed("from_discard", lambda at: archiving(at).discard, c.discarded, tells=named(card))
    in_discard = FamilyNeed("in_discard", lambda at: at.n in side(at).discard, c.discarded, tells=named(card))
    return Question(
        "archive", city.Archive,
        (p.stop.needing(something, label=say.some_or_none("stop.archive")),
         p.slot.needing(
             *p.from_city, slot_filled(c.archive), slot_inactive(c.inactive, c.reinforced), revolt_in_slot,
             label=say.archive_slot,
         ),
         p.pick.needing(from_discard, in_discard, revolt, label=say.archive_pick, places=discarded)),
        Reason(
            "archive", c.archive, c.inactive, c.reinforced, *c.optional, which=p.wants, names=p.wanted,
        ),
        ask.archive, archives,
    )


def several_questions(p: Slots[M, W]) -> tuple[Question[M, W], ...]:
    """Discard or reinforce so many cards, or fewer."""
    c = p.clauses
    more: FamilyNeed = something_to_decide(lambda at: more_cards(at) > 0, c.discard, c.reinforce)
    to_discard: FamilyNeed = something_to_decide(any_slot(inactive), c.discard)
    to_reinforce: FamilyNeed = something_to_decide(any_slot(is_activated), c.reinforce)
    return (
        Question(
            "discard", city.DiscardCity,
            (p.stop.needing(to_discard, label=say.some_or_none("stop.discard")),
             p.slot.needing(
                 more, slot_filled(c.discard), slot_inactive(c.discard, c.reinforced), label=say.slot("slot.discard"),
             )),
            Reason("discard", c.discard, c.reinforced, *c.optional), ask.cards("discard"), up_to,
        ),
        Question(
            "reinforce", city.Reinforce,
            (p.stop.needing(to_reinforce, label=say.some_or_none("stop.reinforce")),
             p.slot.needing(
                 more, slot_filled(c.reinforce), slot_activated(c.reinforce, c.reinforced),
                 label=say.slot("slot.reinforce"),
             )),
            Reason("reinforce", c.reinforce, *c.optional), ask.cards("reinforce"), up_to,
        ),
    )


def swap_questions(p: Slots[M, W]) -> tuple[Question[M, W], ...]:
    c = p.clauses
    something: FamilyNeed = something_to_decide(something_to_swap, c.swap)
    stop = p.stop.needing(something, label=say.some_or_none("stop.swap"))
    there = (slot_filled(c.swap),) if p.swap_filled else ()
    after_first = FamilyNeed(
        "after_first", lambda at: at.n > first_slot(at), c.swap, tells=lambda at: {"slot": first_slot(at) + 1}
    )
    slot_after = FamilyNeed("slot_after", lambda at: swapped_after(at, at.n), c.swap, tells=slot_parts)
    return (
        Question(
            "swap-with", city.SwapCity, (stop, p.slot.needing(*there, after_first, label=say.swap)),
            Reason("swap", c.swap, *c.optional), ask.plain("swap.with"), lambda asked: Bounds(0, 2, 1), begun,
        ),
        Question(
            "swap", city.SwapCity, (stop, p.slot.needing(*there, slot_after, label=say.swap)),
            Reason("swap", c.swap, *c.optional), ask.plain("swap"), lambda asked: Bounds(0, 2),
        ),
    )
