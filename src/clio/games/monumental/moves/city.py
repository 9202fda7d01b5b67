"""Archiving, discarding, reinforcing and swapping: questions about the slots of the City."""

from __future__ import annotations

from clio.games.families.monumental.moves import city
from clio.games.families.monumental.moves.city import CityClauses, Slots, archive_wants, archiving
from clio.games.families.monumental.moves.needs import FamilyNeed, Here
from clio.games.monumental.moves.answers import PICK, SLOT, STOP
from clio.games.monumental.moves.needs import WorldQuestion

CLAUSES = CityClauses(
    archive="MON-TERM-01", inactive="MON-TERM-01", discarded="MON-TERM-03", discard="MON-TERM-04",
    reinforce="MON-TERM-05", reinforced="MON-TERM-10", swap="MON-TERM-13", optional=("MON-TURN-05",),
)
FROM_CITY = FamilyNeed("from_city", lambda at: archiving(at).city, "MON-TERM-03", tells=city.slot_parts)


def wants(at: Here) -> str:
    return archive_wants(at) if archiving(at).city else "archive-discarded"


QUESTIONS: tuple[WorldQuestion, ...] = city.questions(
    Slots(
        STOP, SLOT, PICK, CLAUSES, (FROM_CITY,), wants,
        ("archive", "archive-anywhere", "archive-revolt", "archive-discarded"), swap_filled=False,
    )
)
