"""Kinds of log events, with the meaning of their numbers a, b, c. Written out in `text_*.py`."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a = round
ACTIVATES: Final = 1  # a = row, b = column
GAINS: Final = 2  # a = resource, b = number, c = card
PAYS: Final = 3  # a = resource, b = number
ACQUIRES: Final = 4  # a = card
GAINS_CARD: Final = 5  # a = card
KEEPS: Final = 6  # a = Wonder kept, b = Wonder removed
COMPLETES: Final = 7  # a = Wonder
DEVELOPS: Final = 8  # a = Policy
LAYS: Final = 9  # a = Policy, b = line
BONUS: Final = 10  # a = card
USES: Final = 11  # a = card
CONQUERS: Final = 12  # a = Province, b = Barricades returned
PROGRESSES: Final = 13
DRAWS: Final = 14  # a = card
DRAWS_NOTHING: Final = 15
TAKES_ADVANTAGE: Final = 16  # a = resource or -1, b = tokens
LOSES_ADVANTAGE: Final = 17
ADVANTAGE_SHRINKS: Final = 18  # a = tokens left
COMMANDS: Final = 19  # a = Warlord
SPIES: Final = 20
NEGOTIATES: Final = 21  # a = Free City
TAKES_CITY: Final = 22  # a = Free City
TRAINS: Final = 23
ROLLS: Final = 24  # a = dice as digits
REROLLS: Final = 25  # a = old face, b = new face
RESOLVES: Final = 26  # a = face
LOSES_DIE: Final = 27
CHANGES_ESPIONAGE: Final = 28  # a = Espionage card
ARCHIVES: Final = 29  # a = card
DISCARDS: Final = 30  # a = card
REINFORCES: Final = 31  # a = card
RESERVES: Final = 32  # a = card
SWAPS: Final = 33  # a, b = slots
MARKS: Final = 34  # a = Province, b = type
GETS_REVOLT: Final = 35  # a = number, b = card that gives
REVOLT_RETURNS: Final = 36
COPIES: Final = 37  # a = card
PASSES: Final = 38
TRACK_DISCARDS: Final = 39  # a = card
TRACK_REVEALS: Final = 40  # a = card
NEW_ERA: Final = 41  # a = Era
LAST_ROUND: Final = 42
FIRST_PLAYER: Final = 43
KEEPS_KNOWLEDGE: Final = 44  # a = kept, b = discarded
RESHUFFLES: Final = 45
ENDS: Final = 46
CITY_REVEALED: Final = 47  # a = Free City
STAKES: Final = 48  # a = Free City, b = Gold on the own side now

NAMES: Final = (
    "round", "activates", "gains", "pays", "acquires", "gains-card", "keeps", "completes", "develops", "lays", "bonus",
    "uses", "conquers", "progresses", "draws", "draws-nothing", "takes-advantage", "loses-advantage",
    "advantage-shrinks", "commands", "spies", "negotiates", "takes-city", "trains", "rolls", "rerolls", "resolves",
    "loses-die", "changes-espionage", "archives", "discards", "reinforces", "reserves", "swaps", "marks",
    "gets-revolt", "revolt-returns", "copies", "passes", "track-discards", "track-reveals", "new-era", "last-round",
    "first-player", "keeps-knowledge", "reshuffles", "ends",
    "city-revealed", "stakes",
)
