"""Kinds of log events after those of the family, with the meaning of their numbers a, b, c. They stand in numbers, so
that they are compiled as such."""

from __future__ import annotations

from typing import Final

from clio.games.families.monumental.events import CARDS as SHARED_CARDS
from clio.games.families.monumental.events import NAMES as SHARED

ROUND: Final = 18  # a = round
GAINS_CARD: Final = 19  # a = card
LAYS: Final = 20  # a = Policy, b = line
CONQUERS: Final = 21  # a = Province, b = Barricades returned
PROGRESSES: Final = 22
DRAWS: Final = 23  # a = card
DRAWS_NOTHING: Final = 24
TAKES_ADVANTAGE: Final = 25  # a = resource or -1, b = tokens
LOSES_ADVANTAGE: Final = 26
ADVANTAGE_SHRINKS: Final = 27  # a = tokens left
COMMANDS: Final = 28  # a = Warlord
SPIES: Final = 29
NEGOTIATES: Final = 30  # a = Free City
TAKES_CITY: Final = 31  # a = Free City
TRAINS: Final = 32
ROLLS: Final = 33  # a = dice as digits
REROLLS: Final = 34  # a = old face, b = new face
RESOLVES: Final = 35  # a = face
LOSES_DIE: Final = 36
CHANGES_ESPIONAGE: Final = 37  # a = Espionage card
RESERVES: Final = 38  # a = card
MARKS: Final = 39  # a = Province, b = type
PASSES: Final = 40
TRACK_DISCARDS: Final = 41  # a = card
TRACK_REVEALS: Final = 42  # a = card
NEW_ERA: Final = 43  # a = Era
LAST_ROUND: Final = 44
FIRST_PLAYER: Final = 45
ENDS: Final = 46
CITY_REVEALED: Final = 47  # a = Free City
STAKES: Final = 48  # a = Free City, b = Gold on the own side now

NAMES: Final = (
    *SHARED,
    "round", "gains-card", "lays", "conquers", "progresses", "draws", "draws-nothing", "takes-advantage",
    "loses-advantage", "advantage-shrinks", "commands", "spies", "negotiates", "takes-city", "trains", "rolls",
    "rerolls", "resolves", "loses-die", "changes-espionage", "reserves", "marks", "passes", "track-discards",
    "track-reveals", "new-era", "last-round", "first-player", "ends", "city-revealed", "stakes",
)

# What their lines name: another seat (here none), cards; and lines that do not name the seat in whose turn they are.
SEATS: Final[dict[int, str]] = {}
CARDS: Final = {
    **SHARED_CARDS,
    **dict.fromkeys(
        (
            GAINS_CARD, LAYS, CONQUERS, DRAWS, COMMANDS, NEGOTIATES, TAKES_CITY, CHANGES_ESPIONAGE, RESERVES, MARKS,
            TRACK_DISCARDS, TRACK_REVEALS, CITY_REVEALED, STAKES,
        ),
        "a",
    ),
}
UNNAMED: Final = frozenset((ROUND, TRACK_DISCARDS, TRACK_REVEALS, NEW_ERA, LAST_ROUND, ENDS, CITY_REVEALED))
