"""Kinds of log events that the shared rules write, with the meaning of their numbers a, b, c. The games go on from
EVENTS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.engine.kernel import Event

ACTIVATES: Final = 0  # a = row, b = column
GAINS: Final = 1  # a = resource, b = number, c = card
PAYS: Final = 2  # a = resource, b = number
ACQUIRES: Final = 3  # a = card
KEEPS: Final = 4  # a = Wonder kept, b = Wonder removed
COMPLETES: Final = 5  # a = Wonder
DEVELOPS: Final = 6  # a = Policy
BONUS: Final = 7  # a = card
USES: Final = 8  # a = card
ARCHIVES: Final = 9  # a = card
DISCARDS: Final = 10  # a = card
REINFORCES: Final = 11  # a = card
SWAPS: Final = 12  # a, b = slots
GETS_REVOLT: Final = 13  # a = number, b = card that gives
REVOLT_RETURNS: Final = 14
COPIES: Final = 15  # a = card
KEEPS_KNOWLEDGE: Final = 16  # a = kept, b = discarded
RESHUFFLES: Final = 17
EVENTS: Final = 18

NAMES: Final = (
    "activates", "gains", "pays", "acquires", "keeps", "completes", "develops", "bonus", "uses", "archives", "discards",
    "reinforces", "swaps", "gets-revolt", "revolt-returns", "copies", "keeps-knowledge", "reshuffles",
)

# What their lines name: in which numbers of an event cards are.
CARDS: Final = {
    GAINS: "c", KEEPS: "ab", GETS_REVOLT: "b", KEEPS_KNOWLEDGE: "ab",
    **dict.fromkeys((ACQUIRES, COMPLETES, DEVELOPS, BONUS, USES, ARCHIVES, DISCARDS, REINFORCES, COPIES), "a"),
}


def amounts(e: Event, resources: Sequence[str]) -> dict[str, int]:
    """What was gained or paid, by the ids of the game."""
    if e.kind == GAINS:
        return {resources[e.a]: e.b}
    return {resources[e.a]: -e.b} if e.kind == PAYS else {}
