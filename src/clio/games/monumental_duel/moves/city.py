"""Archiving, discarding, reinforcing and swapping: questions about the slots of the City."""

from __future__ import annotations

from clio.engine.moves import Bounds, Parts, Question, Reason
from clio.games.families.monumental.ops import city
from clio.games.families.monumental.state import EMPTY, IDLE, REINFORCED, SLOTS
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel.moves import board
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.moves.answers import NO, PICK, SLOT, STOP
from clio.games.monumental_duel.moves.board import player
from clio.games.monumental_duel.moves.needs import (
    Asked, DuelNeed, DuelQuestion, Here, begun, card, card_parts, named, one_or_none, something_to_decide,
)
from clio.games.monumental_duel.state import REVOLT
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask


# ---------------------------------------------------------------- slots of the City
def filled(at: Here, slot: int) -> bool:
    return player(at).city[slot] != EMPTY


def inactive(at: Here, slot: int) -> bool:
    return filled(at, slot) and player(at).status[slot] == IDLE


def is_activated(at: Here, slot: int) -> bool:
    return city.activated(player(at), slot)


def reinforced(at: Here) -> bool:
    return player(at).status[at.n] == REINFORCED


def slot_card(at: Here) -> Parts:
    return {**card_parts(player(at).city[at.n]), "slot": at.n + 1}


def slot_filled(clause: str) -> DuelNeed:
    return DuelNeed("slot_filled", lambda at: filled(at, at.n), clause, tells=lambda at: {"slot": at.n + 1})


def slot_inactive(clause: str) -> DuelNeed:
    return DuelNeed(
        "inactive", lambda at: inactive(at, at.n), clause, "MD-TERM-37", tells=slot_card,
        which=lambda at: "inactive_reinforced" if reinforced(at) else "inactive",
        names=("inactive", "inactive_reinforced"),
    )


def slot_activated(clause: str) -> DuelNeed:
    return DuelNeed(
        "slot_activated", lambda at: is_activated(at, at.n), clause, tells=slot_card,
        also=lambda at: ("MD-TERM-37",) if reinforced(at) else (),
        which=lambda at: "activated_reinforced" if reinforced(at) else "slot_activated",
        names=("slot_activated", "activated_reinforced"),
    )


def more_cards(at: Here) -> int:
    """How many cards may still be discarded or reinforced."""
    op = at.f.op
    assert isinstance(op, city.DiscardCity | city.Reinforce)
    return op.n - len(at.f.mem)


MORE_CARDS = something_to_decide(lambda at: more_cards(at) > 0, "MD-TERM-14", "MD-TERM-27")


def revolt_if_only(at: Here, kind: int) -> bool:
    assert isinstance(at.f.op, city.Archive)
    return not at.f.op.only_revolt or kind == REVOLT


def archivable(at: Here) -> bool:
    op, pl = at.f.op, player(at)
    assert isinstance(op, city.Archive)
    cards = [pl.city[slot] for slot in range(SLOTS) if inactive(at, slot)] + (pl.discard if op.discard else [])
    return any(revolt_if_only(at, kind) for kind in cards)


A_REVOLT_IN_SLOT = DuelNeed(
    "a_revolt", lambda at: revolt_if_only(at, player(at).city[at.n]), "MD-TERM-02", tells=slot_card
)
A_REVOLT = DuelNeed("a_revolt", lambda at: revolt_if_only(at, at.n), "MD-TERM-02", tells=named(card))
FROM_DISCARD = DuelNeed(
    "from_discard", lambda at: isinstance(at.f.op, city.Archive) and at.f.op.discard, "MD-TERM-02", tells=named(card)
)
IN_DISCARD = DuelNeed("in_discard", lambda at: at.n in player(at).discard, "MD-TERM-02", tells=named(card))
SOMETHING_TO_ARCHIVE = something_to_decide(archivable, "MD-TERM-02", "MD-TERM-04")
SOMETHING_TO_DISCARD = something_to_decide(
    lambda at: more_cards(at) > 0 and any(inactive(at, slot) for slot in range(SLOTS)), "MD-TERM-14"
)
SOMETHING_TO_REINFORCE = something_to_decide(
    lambda at: more_cards(at) > 0 and any(is_activated(at, slot) for slot in range(SLOTS)), "MD-TERM-27"
)


def swapped_after(at: Here, slot: int) -> bool:
    """Is there a filled slot after this one?"""
    return any(filled(at, later) for later in range(slot + 1, SLOTS))


def first_slot(at: Here) -> int:
    return at.f.mem[0] - A.SLOT


SLOT_AFTER = DuelNeed("slot_after", lambda at: swapped_after(at, at.n), "MDE-CRD-07", tells=slot_card)
AFTER_FIRST = DuelNeed(
    "after_first", lambda at: at.n > first_slot(at), "MDE-CRD-07", tells=lambda at: {"slot": first_slot(at) + 1}
)
SOMETHING_TO_SWAP = something_to_decide(
    lambda at: swapped_after(at, first_slot(at)) if at.f.mem else sum(filled(at, i) for i in range(SLOTS)) > 1,
    "MDE-CRD-07",
)


# ---------------------------------------------------------------- questions
def archive_wants(at: Here) -> str:
    op = at.f.op
    assert isinstance(op, city.Archive)
    return "archive-revolt" if op.only_revolt else "archive-anywhere" if op.discard else "archive"


def up_to(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, city.DiscardCity | city.Reinforce)
    return Bounds(0, op.n, len(asked.f.mem))


QUESTIONS: tuple[DuelQuestion, ...] = (
    Question(
        "archive", city.Archive,
        (STOP.needing(SOMETHING_TO_ARCHIVE, label=say.some_or_none("stop.archive")),
         SLOT.needing(
             slot_filled("MD-TERM-02"), slot_inactive("MD-TERM-04"), A_REVOLT_IN_SLOT,
             label=say.slot("slot.archive"),
         ),
         PICK.needing(FROM_DISCARD, IN_DISCARD, A_REVOLT, label=say.card("pick.archive"), places=board.discarded)),
        Reason(
            "archive", "MD-TERM-02", "MD-TERM-04", "MD-TERM-37", "MD-OPEN-51", which=archive_wants,
            names=("archive", "archive-anywhere", "archive-revolt"),
        ),
        ask.archive, one_or_none,
    ),
    Question(
        "discard", city.DiscardCity,
        (STOP.needing(SOMETHING_TO_DISCARD, label=say.some_or_none("stop.discard")),
         SLOT.needing(
             MORE_CARDS, slot_filled("MD-TERM-14"), slot_inactive("MD-TERM-14"), label=say.slot("slot.discard"),
         )),
        Reason("discard", "MD-TERM-14", "MD-TERM-37", "MD-OPEN-51"), ask.cards("discard"), up_to,
    ),
    Question(
        "reinforce", city.Reinforce,
        (STOP.needing(SOMETHING_TO_REINFORCE, label=say.some_or_none("stop.reinforce")),
         SLOT.needing(
             MORE_CARDS, slot_filled("MD-TERM-27"), slot_activated("MD-TERM-27"), label=say.slot("slot.reinforce"),
         )),
        Reason("reinforce", "MD-TERM-27", "MD-OPEN-51"), ask.cards("reinforce"), up_to,
    ),
    Question(
        "discard-activated", C.DiscardActivated,
        (NO.needing(label=say.fixed("no.discard")),
         SLOT.needing(
             slot_filled("MDE-CRD-13"), slot_activated("MDE-CRD-13"), label=say.slot("slot.discard"),
         )),
        Reason("discard-activated", "MDE-CRD-13", "MD-OPEN-51"), ask.discard_activated, one_or_none,
    ),
    Question(
        "swap-with", C.SwapCity,
        (STOP.needing(SOMETHING_TO_SWAP, label=say.some_or_none("stop.swap")),
         SLOT.needing(slot_filled("MDE-CRD-07"), AFTER_FIRST, label=say.swap)),
        Reason("swap", "MDE-CRD-07", "MD-OPEN-51"), ask.plain("swap.with"), lambda asked: Bounds(0, 2, 1), begun,
    ),
    Question(
        "swap", C.SwapCity,
        (STOP.needing(SOMETHING_TO_SWAP, label=say.some_or_none("stop.swap")),
         SLOT.needing(slot_filled("MDE-CRD-07"), SLOT_AFTER, label=say.swap)),
        Reason("swap", "MDE-CRD-07", "MD-OPEN-51"), ask.plain("swap"), lambda asked: Bounds(0, 2),
    ),
)
