"""Why a card cannot be invoked, used for its power or thrown away: each need of the hand shown, and what the action of
an invoked god lacks."""

from __future__ import annotations

from tests.games.age_of_mythology.openings import CITY, POOR, egyptian, greek, holding, norse
from tests.needs import Shown, each, need

FOUR = ("permanent-build", "permanent-gather", "permanent-trade", "permanent-recruit")

SHOWN: tuple[Shown, ...] = (
    need(
        "card_of_own_culture", holding(greek(), "permanent-build"), "play odin",
        "Odin is a card of another culture.",
        "la carte Odin est d'une autre culture.",
        "AOM-ACTION-02", "AOM-COMP-20",
    ),
    need(
        "card_in_hand", holding(greek(), "permanent-build"), "play zeus",
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        "AOM-ACTION-02",
    ),
    need(
        "not_out", holding(greek().out(0, "zeus"), "permanent-build", turn=2), "invoke zeus",
        "Zeus has left your hand this round: it stays out until the action rounds are over.",
        "la carte Zeus a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours d'action.",
        "AOM-ACTION-04",
    ),
    need(
        "card_of_own_culture", holding(greek(), "permanent-build"), "invoke odin",
        "Odin is a card of another culture.",
        "la carte Odin est d'une autre culture.",
        "AOM-ACTION-02", "AOM-COMP-20",
    ),
    need(
        "not_out", holding(greek().out(0, "zeus"), "permanent-build", turn=2), "power zeus",
        "Zeus has left your hand this round: it stays out until the action rounds are over.",
        "la carte Zeus a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours d'action.",
        "AOM-ACTION-04",
    ),
    need(
        "card_of_own_culture", holding(greek(), "permanent-build"), "power odin",
        "Odin is a card of another culture.",
        "la carte Odin est d'une autre culture.",
        "AOM-ACTION-02", "AOM-COMP-20",
    ),
    need(
        "card_in_hand", holding(greek(), "permanent-build"), "power zeus",
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        "AOM-ACTION-02",
    ),
    need(
        "not_out", holding(greek().out(0, "permanent-explore"), "permanent-build", turn=2), "pass permanent-explore",
        "Explore has left your hand this round: it stays out until the action rounds are over.",
        "la carte Explorer a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours d'action.",
        "AOM-ACTION-04",
    ),
    need(
        "out_of_pack", holding(greek(), "permanent-build"), "pass permanent-explore",
        "Explore is in your pack: you did not take it into your hand this round.",
        "la carte Explorer est dans votre paquet : vous ne l'avez pas prise en main cette manche.",
        "AOM-ACTION-02", "AOM-DRAW-04",
    ),
    need(
        "card_in_hand", holding(greek(), "permanent-build"), "pass zeus",
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        "AOM-ACTION-02",
    ),
    need(
        "military_unit", holding(egyptian().units(0), "thoth", *FOUR), "invoke thoth",
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
        "AOM-ATTACK-10",
    ),
    need(
        "further_age", holding(norse().age(0, "mythic"), "odin", *FOUR), "invoke odin",
        "you are in the Mythic Age: there is no further age.",
        "vous êtes à l'âge mythique : il n'y a pas d'âge suivant.",
        "AOM-AGE-06",
    ),
    need(
        "city_space", holding(norse().buildings(0, *CITY, houses=9).buildings(1, "wall"), "njord"), "invoke njord",
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
        "AOM-BUILD-05",
    ),
    need(
        "unit_to_recruit", holding(greek().cubes(0, **POOR | {"favor": 1}), "apollo"), "invoke apollo",
        "there is no unit that you may recruit and can pay: you have 0 food, 1 wood, 0 gold and 0 favor once the power"
        " is paid.",
        "il n'y a aucune unité que vous puissiez recruter et payer : vous avez 0 nourriture, 1 bois, 0 or et 0 faveur "
        "une fois le pouvoir payé.",
        "AOM-ACTION-13", "AOM-RECRUIT-03", "AOM-RECRUIT-09",
    ),
)


@each(SHOWN)
def test_needs_of_the_hand(case: Shown) -> None:
    case.holds()
