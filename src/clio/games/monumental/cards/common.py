"""Cards of every civilization and of every box: kinds 0 to 7."""

from __future__ import annotations

from clio.engine.control import Choose, If, Seq
from clio.games.families.monumental.cardbook import BASIC_BUILDING, BUILDING, DESIGNED, PUBLIC
from clio.games.families.monumental.ops.city import Archive
from clio.games.families.monumental.ops.resources import Gain, GainedAtLeast, PayDifferent
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.actions import CHOOSE
from clio.games.monumental.cardbook import BOOK


def declare() -> None:
    card = BOOK.card
    # City cards
    card(
        "city-work-camp", "the Work Camp", "le Chantier", BUILDING, copies=5, output=((PRODUCTION, 1),),
        note="Produces: The symbol is confirmed by an example of the rulebook of Monumental Duel (Trade box).",
    )
    card(
        "city-library", "the Library", "la Bibliothèque", BUILDING, copies=3, output=((SCIENCE, 1),),
        note="Produces: The symbol is confirmed by an example of the rulebook of Monumental Duel (Trade box).",
    )
    card(
        "city-fort", "the Fort", "le Fort", BUILDING, copies=3, output=((MILITARY, 1),),
        note="Produces: The symbol is confirmed by an example of the rulebook of Monumental Duel (Trade box).",
    )
    card("city-mine", "the Mine", "la Mine", BUILDING, use=If(GainedAtLeast(PRODUCTION, 2), Gain(GOLD, 1), needed=True))
    card(
        "city-forum", "the Forum", "le Forum", BUILDING,
        use=Choose(CHOOSE, Archive(), Seq(PayDifferent(2), Gain(CULTURE, 1))),
    )

    # Basic Buildings
    card(
        "basic-workshop", "the Workshop", "le Atelier", BASIC_BUILDING, cost=2, copies=10, output=((PRODUCTION, 2),),
        source=DESIGNED, copies_from=PUBLIC, but={"name": PUBLIC},
        note="Name: Printed in the rulebooks of Monumental Duel. Cost, produces: By symmetry with Laboratory and "
        "Archery Range.",
    )
    card(
        "basic-laboratory", "the Laboratory", "le Laboratoire", BASIC_BUILDING, cost=2, copies=10,
        output=((SCIENCE, 2),), copies_from=PUBLIC,
        note="Cost, produces: Both figures are printed; their symbols follow from its kind, a scientific Building.",
    )
    card(
        "basic-archery-range", "the Archery Range", "le Champ de tir", BASIC_BUILDING, cost=2, copies=10,
        output=((MILITARY, 2),), copies_from=PUBLIC,
        note="Cost, produces: Both figures are printed; their symbols follow from its kind, a military Building.",
    )
