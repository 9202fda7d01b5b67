"""Why a human may not decide so for an Automa."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.automa_board import AUTOMA_CONQUEST, AUTOMA_STEP
from clio.games.monumental.rules.automa_cards import AUTOMA_WONDER, HIGHEST, LOWEST
from tests.games.monumental.helpers import solo
from tests.needs import Shown, asking, need, want


AUTOMA = 1


def placing() -> Table:
    """Japan has a Wonder on g4, a Natural Wonder on e5, and more room on f5, f6 and the mountain f4."""
    land = solo().discard(1, "great-library").wonder_token("great-library", "g4").province(1, "g4", soldiers=1)
    for place in ("e5", "f5", "f6", "f4"):
        land.province(1, place, soldiers=1)
    return asking(land.turn(0), AUTOMA_WONDER, GAME.card("colossus"), (AUTOMA,))


def conquering(which: int) -> Table:
    """Japan may take f5, f6 and g4, which Egypt holds with 2 Soldiers."""
    land = solo().province(0, "g4", soldiers=2)
    return asking(land.turn(0), AUTOMA_CONQUEST, mem=(AUTOMA, which))


def walking(left: int) -> Table:
    """An Explorer of Japan is on its way from e5 to the Market of d4."""
    land = solo().explorers(1, "e5", "g5").market_tokens(1, "market-alexandria-1")
    return asking(land.turn(0), AUTOMA_STEP, mem=(AUTOMA, 0, left))


SHOWN = (
    need(
        "on_map", placing, "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "controlled_by_automa", placing, "tile c5",
        "Automa does not control c5.",
        "Automa ne contrôle pas c5.",
        "MON-SOLO-10",
    ),
    need(
        "a_province", placing, "tile g5",
        "g5 is no Province: Capital.",
        "g5 n'est pas une Province : Capitale.",
        "MON-WON-07",
    ),
    need(
        "without_natural_wonder", placing, "tile e5",
        "e5 has a Natural Wonder, beside which nothing is built.",
        "e5 porte une Merveille naturelle : on n'y construit rien.",
        "MAE-NAT-05",
    ),
    need(
        "without_wonder", placing, "tile g4",
        "a Wonder stands in g4 already.",
        "il y a déjà une Merveille en g4.",
        "MON-WON-07",
    ),
    need(
        "lowest_terrain", placing, "tile f4",
        "f4 is not of the lowest terrain value among the Provinces that can take the Wonder.",
        "f4 n'a pas la plus petite valeur de terrain parmi les Provinces qui peuvent recevoir la Merveille.",
        "MON-SOLO-10",
    ),
    want(
        "automa-wonder", placing, "yes",
        "choose one of the Provinces where the Automa may put the Wonder.",
        "choisissez une des Provinces où l'Automa peut placer la Merveille.",
        "MON-SOLO-10", "MON-SOLO-36",
    ),
    need(
        "on_map", lambda: conquering(LOWEST), "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "beside_automa", lambda: conquering(LOWEST), "tile d4",
        "d4 is no Province beside the tiles of Automa.",
        "d4 n'est pas une Province adjacente aux tuiles d'Automa.",
        "MON-SOLO-06", "MON-SOLO-16",
    ),
    need(
        "target_of_lowest_defence", lambda: conquering(LOWEST), "tile g4",
        "g4 is not among the Provinces of lowest defence that the Automa can take.",
        "g4 n'est pas parmi les Provinces de plus faible défense que l'Automa peut prendre.",
        "MON-SOLO-06", "MON-SOLO-07", "MON-SOLO-16",
    ),
    need(
        "target_of_highest_defence", lambda: conquering(HIGHEST), "tile f5",
        "f5 is not among the Provinces of highest defence that the Automa can take.",
        "f5 n'est pas parmi les Provinces de plus forte défense que l'Automa peut prendre.",
        "MON-SOLO-06", "MON-SOLO-07", "MON-SOLO-16",
    ),
    want(
        "automa-conquest", lambda: conquering(LOWEST), "yes",
        "choose one of the Provinces that the Automa may conquer.",
        "choisissez une des Provinces que l'Automa peut conquérir.",
        "MON-SOLO-06", "MON-SOLO-36",
    ),
    need(
        "on_map", lambda: walking(1), "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "beside_explorer", lambda: walking(1), "tile c5",
        "c5 is not beside e5, where Explorer 1 stands.",
        "c5 n'est pas adjacente à e5, où se trouve l'Explorateur 1.",
        "MON-SOLO-17",
    ),
    need(
        "step_of_automa", lambda: walking(1), "tile f5",
        "a step to f5 is not among the best ones for this Explorer.",
        "un pas vers f5 n'est pas parmi les meilleurs pour cet Explorateur.",
        "MON-SOLO-17", "MAE-AUTO-09", "MAE-AUTO-10",
    ),
    need(
        "something_to_decide", lambda: walking(0), "tile d5",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-SOLO-17",
    ),
    want(
        "automa-step", lambda: walking(1), "done",
        "actions wait until this is decided; choose one of the tiles that the Automa's Explorer may enter.",
        "les actions attendent que ceci soit décidé ; choisissez une des tuiles où l'Explorateur de l'Automa peut "
        "entrer.",
        "MON-TURN-03", "MON-SOLO-17", "MON-SOLO-36", moment="turn",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
