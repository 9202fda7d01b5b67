"""The god cards, typed from the rule catalogue, and a table on which every one of them can be used."""

from __future__ import annotations

from typing import NamedTuple

from clio.games.age_of_mythology.scenario import Scenario


class God(NamedTuple):
    culture: str
    action: str
    figure: int  # tiles beyond the players, buildings, units, cubes; to the Classical Age for Next Age
    favor: int
    alone: bool  # does its power work without the action?


GODS = {
    "aphrodite": God("greek", "attack", 6, 2, False),
    "ares": God("greek", "attack", 6, 3, False),
    "hera": God("greek", "build", 3, 1, True),
    "artemis": God("greek", "explore", 2, 1, False),
    "dionysus": God("greek", "gather food", 0, 2, False),
    "hades": God("greek", "gather", 0, 1, True),
    "poseidon": God("greek", "gather", 0, 1, True),
    "hephaestos": God("greek", "next age", 3, 2, True),
    "zeus": God("greek", "next age", 3, 2, True),
    "apollo": God("greek", "recruit", 4, 1, True),
    "hermes": God("greek", "trade", 0, 1, True),
    "isis": God("egyptian", "attack", 7, 1, False),
    "sekhmet": God("egyptian", "attack", 6, 3, False),
    "thoth": God("egyptian", "attack", 6, 1, True),
    "horus": God("egyptian", "build", 3, 1, True),
    "nephthys": God("egyptian", "build", 3, 2, False),
    "ptah": God("egyptian", "explore", 2, 1, False),
    "ra": God("egyptian", "gather food", 0, 2, False),
    "hathor": God("egyptian", "next age", 3, 1, True),
    "set": God("egyptian", "next age", 3, 1, True),
    "anubis": God("egyptian", "recruit", 4, 1, True),
    "bast": God("egyptian", "recruit", 6, 1, False),
    "osiris": God("egyptian", "recruit", 4, 2, True),
    "bragi": God("norse", "attack", 6, 2, False),
    "heimdall": God("norse", "attack", 4, 4, False),
    "tyr": God("norse", "attack", 6, 3, False),
    "njord": God("norse", "build", 4, 1, True),
    "baldr": God("norse", "explore", 0, 1, False),
    "freyja": God("norse", "gather", 0, 1, True),
    "skadi": God("norse", "gather", 0, 1, False),
    "thor": God("norse", "gather", 0, 1, True),
    "odin": God("norse", "next age", 3, 1, True),
    "hel": God("norse", "recruit", 3, 1, True),
    "forseti": God("norse", "trade", 0, 1, False),
    "loki": God("norse", "trade", 0, 2, True),
}
CULTURES = ("greek", "egyptian", "norse")
MORTALS = {
    "greek": ("toxotes", "hoplite", "hippokon"), "egyptian": ("spearman", "elephant", "chariot_archer"),
    "norse": ("jarl", "huskarl", "throwing_axeman"),
}
FULL_BOARDS = {  # tiles that leave no space free
    "greek": ["fertile-food-2"] * 3 + ["forest-wood-2"] * 2 + ["hills-gold-2"] * 4 + ["hills-food-1"] * 4
    + ["mountains-gold-2", "desert-favor-2", "swamp-wood-1"],
    "egyptian": ["fertile-food-2"] * 5 + ["forest-wood-2"] + ["hills-wood-1"] * 2 + ["desert-gold-1"] * 6
    + ["swamp-food-1"] * 2,
    "norse": ["fertile-wood-1"] * 3 + ["forest-wood-2"] * 4 + ["hills-favor-1"] * 3 + ["mountains-gold-2"] * 4
    + ["desert-favor-2", "swamp-favor-1"],
}
MYTHS = {"greek": "hydra", "egyptian": "mummy", "norse": "troll"}


def by_action(action: str) -> list[str]:
    return [god for god, sheet in GODS.items() if sheet.action == action]


def seated(god: str) -> tuple[str, ...]:
    """The god's culture first."""
    mine = GODS[god].culture
    return (mine, *[culture for culture in CULTURES if culture != mine])


def temple(god: str, favor: int = 8, age: str = "classical") -> Scenario:
    """Seat 0 of three holds the god and three more cards; there is a target for every power."""
    scenario = Scenario(3, seated(god)).age(0, age).cubes(0, food=8, wood=8, gold=8, favor=favor)
    scenario.hand(0, god, "permanent-gather", "permanent-build", "permanent-trade").hand(1, "permanent-explore")
    for seat, culture in enumerate(seated(god)):
        scenario.tiles(seat, "fertile-food-2")
        if not seat:
            scenario.units(seat, **dict.fromkeys(MORTALS[culture], 3))
        else:
            scenario.buildings(seat, "market").units(seat, **{MYTHS[culture]: 1})
    return scenario
