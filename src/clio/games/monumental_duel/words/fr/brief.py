"""Les mots entre les signes, assez courts pour une tuile."""

from __future__ import annotations

from clio.games.families.monumental.words import fr as family
from clio.games.monumental_duel.cardbook import (
    NEGOTIATE_EVENT, PROVINCE_PRICE, RESERVED_ACQUIRED, REVOLT_GIVEN, SPY_EVENT, WARLORD_EVENT,
)

BRIEF = {
    **family.BRIEF,
    "advantage": "Avantage",
    "change_card": "autre carte",
    "copy.building": "copie un Bât.",
    "era": "Ère",
    "its_bonus": "son bonus",
    "lead": "Avant.",
    "lose_die": "dé perdu",
    "marker": "marqueur",
    "negotiate": "négocie",
    "own_type": "vos types",
    "province": "Province",
    "provinces": "{n} Prov.",
    "revolt.own": "Révolte à soi",
    "revolt.own.several": "{n} Révoltes à soi",
    "spied": "espionné",
    "spy": "espionne",
    "type.mountainous": "mont.",
    "type.coastal": "côte",
    "type.agricultural": "champs",
    "types": "type",
    f"event.{SPY_EVENT}": "espionnage",
    f"event.{NEGOTIATE_EVENT}": "négociation",
    f"event.{RESERVED_ACQUIRED}": "réservée",
    f"event.{REVOLT_GIVEN}": "Révolte",
    f"event.{WARLORD_EVENT}": "Chef",
    f"price.{PROVINCE_PRICE}": "Prov.",
}
