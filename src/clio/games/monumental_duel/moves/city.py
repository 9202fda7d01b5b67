"""Archiving, discarding, reinforcing and swapping: questions about the slots of the City."""

from __future__ import annotations

from clio.engine.moves import Question, Reason
from clio.games.families.monumental.moves import city
from clio.games.families.monumental.moves.city import CityClauses, Slots, slot_activated, slot_filled
from clio.games.monumental_duel.moves.answers import NO, PICK, SLOT, STOP
from clio.games.monumental_duel.moves.needs import DuelQuestion, one_or_none
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask

CLAUSES = CityClauses(
    archive="MD-TERM-02", inactive="MD-TERM-04", discarded="MD-TERM-02", discard="MD-TERM-14", reinforce="MD-TERM-27",
    reinforced="MD-TERM-37", swap="MDE-CRD-07", optional=("MD-OPEN-51",),
)
QUESTIONS: tuple[DuelQuestion, ...] = (
    *city.questions(Slots(STOP, SLOT, PICK, CLAUSES)),
    Question(
        "discard-activated", C.DiscardActivated,
        (NO.needing(label=say.fixed("no.discard")),
         SLOT.needing(
             slot_filled("MDE-CRD-13"), slot_activated("MDE-CRD-13", "MD-TERM-37"), label=say.slot("slot.discard"),
         )),
        Reason("discard-activated", "MDE-CRD-13", "MD-OPEN-51"), ask.discard_activated, one_or_none,
    ),
)
