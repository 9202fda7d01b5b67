"""What a card needs that is taken by its space: another copy lies before it."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import acting
from tests.needs import Shown, need

SHOWN: tuple[Shown, ...] = (
    need(
        "no_wonder_under_way", acting(Scenario().row("great-wall").wonder(0, "colossus")), "take space 1",
        "you have an unfinished wonder, the Colossus.",
        "vous avez une merveille inachevée, le Colosse.",
        "TTA-TAKE-08",
    ),
    need(
        "not_held", acting(Scenario().row("iron").hand(0, "iron")), "take space 1",
        "Iron is in your hand already.",
        "la carte Fer est déjà dans votre main.",
        "TTA-TAKE-03",
    ),
    need(
        "not_developed", acting(Scenario().row("iron").technologies(0, "iron")), "take space 1",
        "Iron is in your play area already.",
        "la carte Fer est déjà dans votre zone de jeu.",
        "TTA-TAKE-03",
    ),
    need(
        "leader_of_another_age", acting(Scenario().row("genghis-khan").took_leaders(0, 1)), "take space 1",
        "you have taken a leader of Age I before.",
        "vous avez déjà pris un leader de l'Âge I.",
        "TTA-TAKE-04",
    ),
    need(
        "room_in_hand",
        acting(Scenario().row("iron", "iron").hand(0, "alchemy", "irrigation", "knights", "drama")),
        "take space 2",
        "your civil hand limit is 4, and you hold 4.",
        "votre limite de main civile est de 4 cartes, et vous en avez 4.",
        "TTA-TAKE-02", "TTA-CARD-05",
    ),
    need(
        "take_price", acting(Scenario().row("iron", *[None] * 4, "iron").actions(0, civil=1)), "take space 6",
        "civil actions to take Iron: 2, surcharges included; available: 1.",
        "actions civiles pour prendre Fer : 2, suppléments compris ; disponibles : 1.",
        "TTA-TAKE-01", "TTA-ACTOT-04",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_card_of_the_row_is_refused(case: Shown) -> None:
    case.holds()
