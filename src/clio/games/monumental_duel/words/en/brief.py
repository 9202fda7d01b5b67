"""The words between the signs, short enough for a tile."""

from __future__ import annotations

from clio.games.families.monumental.words import en as family
from clio.games.monumental_duel.cardbook import (
    NEGOTIATE_EVENT, PROVINCE_PRICE, RESERVED_ACQUIRED, REVOLT_GIVEN, SPY_EVENT, WARLORD_EVENT,
)

BRIEF = {
    **family.BRIEF,
    "advantage": "Advantage",
    "change_card": "change card",
    "copy.building": "copy a Building",
    "era": "Era",
    "its_bonus": "its bonus",
    "lead": "lead",
    "lose_die": "lose the die",
    "marker": "marker",
    "negotiate": "negotiate",
    "own_type": "your types",
    "province": "Province",
    "provinces": "{n} Prov.",
    "revolt.own": "own Revolt",
    "revolt.own.several": "{n} own Revolts",
    "spied": "spied",
    "spy": "spy",
    "type.mountainous": "peak",
    "type.coastal": "coast",
    "type.agricultural": "fields",
    "types": "type",
    f"event.{SPY_EVENT}": "spy",
    f"event.{NEGOTIATE_EVENT}": "negotiate",
    f"event.{RESERVED_ACQUIRED}": "reserved",
    f"event.{REVOLT_GIVEN}": "Revolt",
    f"event.{WARLORD_EVENT}": "Warlord",
    f"price.{PROVINCE_PRICE}": "Prov.",
}
