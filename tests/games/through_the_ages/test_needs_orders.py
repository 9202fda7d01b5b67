"""What a building or an upgrade needs that a card orders, or an event allows."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import Opened, acting, event
from tests.needs import Shown, need


def ordered(scenario: Scenario, card: str) -> Opened:
    """The action card has just been played."""
    return acting(scenario.hand(0, card), f"play {card}")


SHOWN: tuple[Shown, ...] = (
    need(
        "urban_room",
        ordered(
            Scenario().technologies(0, "alchemy").workers(0, philosophy=2).banks(0, unused=1).stock(0, resources=9),
            "urban-growth-a",
        ),
        "build philosophy",
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
        "TTA-BUILD-04", "TTA-TECH-10",
    ),
    need(
        "payable", ordered(Scenario().technologies(0, "iron").stock(0, resources=1), "rich-land-a"), "build iron",
        "it costs 4 resources, and you can spend 1.",
        "il faut 4 ressources, et vous pouvez en dépenser 1.",
        "TTA-BUILD-01", "TTA-RES-09",
    ),
    need(
        "a_farm_or_mine",
        ordered(Scenario().technologies(0, "alchemy").stock(0, resources=9), "rich-land-a"),
        "upgrade philosophy alchemy",
        "Philosophy is neither a farm nor a mine.",
        "la carte Philosophie n'est ni une ferme ni une mine.",
        "TTA-ACARD-03",
    ),
    need(
        "worker_there",
        ordered(Scenario(age=2).technologies(0, "iron", "coal").stock(0, resources=9), "rich-land-ii"),
        "upgrade iron coal",
        "none of your workers stands on Iron.",
        "aucun de vos ouvriers ne se trouve sur Fer.",
        "TTA-UPG-01",
    ),
    need(
        "in_play", ordered(Scenario().stock(0, resources=9), "rich-land-a"), "upgrade bronze iron",
        "Iron is not a technology in your play area.",
        "la carte Fer n'est pas une technologie de votre zone de jeu.",
        "TTA-UPG-01", "TTA-UPG-04",
    ),
    need(
        "payable",
        ordered(Scenario().technologies(0, "iron").stock(0, resources=1), "rich-land-a"),
        "upgrade bronze iron",
        "it costs 2 resources, and you can spend 1.",
        "il faut 2 ressources, et vous pouvez en dépenser 1.",
        "TTA-UPG-01", "TTA-UPG-02", "TTA-RES-09",
    ),
    need(
        "payable", event(Scenario().stock(0, resources=3), "development-of-civilization"), "population",
        "it costs 1 food, and you can spend 0.",
        "il faut 1 de nourriture, et vous pouvez en dépenser 0.",
        "TTA-POP-01", "TTA-RES-09",
    ),
    need(
        "in_play", event(Scenario().stock(0, food=1), "development-of-civilization"), "build iron",
        "Iron is not a technology in your play area.",
        "la carte Fer n'est pas une technologie de votre zone de jeu.",
        "TTA-BUILD-01",
    ),
    need(
        "urban_room",
        event(Scenario().stock(0, resources=9).workers(0, philosophy=2), "development-of-civilization"),
        "build philosophy",
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
        "TTA-BUILD-04", "TTA-TECH-10",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_an_ordered_action_is_refused(case: Shown) -> None:
    case.holds()
