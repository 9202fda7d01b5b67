"""Gaining and paying: questions about resources."""

from __future__ import annotations

from clio.games.families.monumental.moves import resources
from clio.games.families.monumental.moves.needs import FamilyNeed
from clio.games.families.monumental.moves.resources import Paying, ResourceClauses, conversion, converted
from clio.games.monumental.moves.answers import GAIN, PAY_GOLD, SPEND, STOP
from clio.games.monumental.moves.needs import WorldQuestion

CLAUSES = ResourceClauses(
    gain=("MON-RES-08",), price=("MON-RES-03",), mixed=("MON-RES-08", "MON-RES-12"), different=("MON-RES-12",),
    convert=("MON-EFF-02", "MON-RES-15"),
)
CONVERTED_ENOUGH = FamilyNeed(
    "converted_enough", lambda at: converted(at) >= conversion(at).least, "MON-ACT-05", "MON-EFF-02",
    tells=lambda at: {"n": conversion(at).least},
)
QUESTIONS: tuple[WorldQuestion, ...] = resources.questions(
    Paying(GAIN, SPEND, PAY_GOLD, STOP, CLAUSES, (CONVERTED_ENOUGH,))
)
