"""Cards of every civilization and of every box: kinds 0 to 8."""

from __future__ import annotations

from clio.engine.control import Choose, If, Seq
from clio.games.families.monumental.cardbook import BASIC_BUILDING, BUILDING, DESIGNED, PUBLIC, RULEBOOK
from clio.games.families.monumental.ops.city import Archive
from clio.games.families.monumental.ops.resources import Gain, GainedAtLeast, PayDifferent
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.actions import CHOOSE
from clio.games.monumental_duel.cardbook import BOOK


def declare() -> None:
    card = BOOK.card
    # Starting Buildings
    card(
        "start-construction-yard", "the Construction Yard", "le Chantier", BUILDING, copies=5,
        output=((PRODUCTION, 1),),
        note="Copies: The split 5/3/3/1/1 is printed for the Greeks (French rulebook of the Espionage box); the "
        "rulebook of the parent game (African Empires) prints the same one for every civilization.",
    )
    card(
        "start-library", "the Library", "la Bibliothèque", BUILDING, copies=3, output=((SCIENCE, 1),),
        note="Copies: The split 5/3/3/1/1 is printed for the Greeks (French rulebook of the Espionage box); the "
        "rulebook of the parent game (African Empires) prints the same one for every civilization.",
    )
    card(
        "start-fort", "the Fort", "le Fort", BUILDING, copies=3, output=((MILITARY, 1),),
        note="Copies: The split 5/3/3/1/1 is printed for the Greeks (French rulebook of the Espionage box); the "
        "rulebook of the parent game (African Empires) prints the same one for every civilization.",
    )
    card(
        "start-mine", "the Mine", "la Mine", BUILDING,
        use=If(GainedAtLeast(PRODUCTION, 2), Gain(GOLD, 1)),
        note="Copies: The split 5/3/3/1/1 is printed for the Greeks (French rulebook of the Espionage box); the "
        "rulebook of the parent game (African Empires) prints the same one for every civilization.",
    )
    card(
        "start-forum", "the Forum", "le Forum", BUILDING,
        use=Choose(CHOOSE, Archive(), Seq(PayDifferent(2), Gain(CULTURE, 1))),
        note="Copies: The split 5/3/3/1/1 is printed for the Greeks (French rulebook of the Espionage box); the "
        "rulebook of the parent game (African Empires) prints the same one for every civilization. Effect: "
        "Archiving alone gives no Culture (MD-OPEN-46).",
    )

    # Basic Buildings
    card(
        "basic-workshop", "the Workshop", "le Atelier", BASIC_BUILDING, cost=2, copies=5, output=((PRODUCTION, 2),),
        source=DESIGNED, but={"name": RULEBOOK},
        note="Cost, produces: By symmetry with Laboratory and Shooting Range (MD-OPEN-19).",
    )
    card(
        "basic-laboratory", "the Laboratory", "le Laboratoire", BASIC_BUILDING, cost=2, copies=5,
        output=((SCIENCE, 2),),
        source=PUBLIC, but={"name": RULEBOOK},
        note="Cost, produces: As in the rulebook of the parent game (African Empires); MD-OPEN-19.",
    )
    card(
        "basic-shooting-range", "the Shooting Range", "le Champ de tir", BASIC_BUILDING, cost=2, copies=5,
        output=((MILITARY,
        2),),
    )
    card("basic-barricade", "the Barricade", "la Barricade", BASIC_BUILDING, cost=2, copies=5)
