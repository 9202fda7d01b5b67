"""All cards with figures, texts in both languages and provenance, as the page docs/cards/monumental-duel.md.

    python -m clio.games.monumental_duel.card_listing > docs/cards/monumental-duel.md"""

from __future__ import annotations

import sys
from typing import Any

from clio.games.families.monumental.card_listing import LABELS, Listing
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import WORKSHOP
from clio.games.monumental_duel.view import TYPE_IDS
from clio.games.families.monumental.words import FamilyWords
from clio.games.monumental_duel.words import DuelWords, en, fr
from clio.games.monumental_duel.cardbook import BOOK, ESPIONAGE_CARD
from clio.games.monumental_duel.state import (
    AMBASSADOR, DEVELOPMENT, ESPIONAGE, FREE_CITY, KINDS, POLICY, SPECIAL, START_KNOWLEDGE, START_PROVINCE, WARLORD,
)
from clio.games.monumental_duel.ops.city import resource_of

HEAD = """# Monumental Duel: the cards

Generated from the declarations in `src/clio/games/monumental_duel/cards`; do not edit by hand:

    python -m clio.games.monumental_duel.card_listing > docs/cards/monumental-duel.md

Provenance: *rulebook* is printed in a French rulebook of the game, *public* in another public source, *designed* is
ours, because the card is nowhere to be read.
"""
SECTIONS = (
    ("Starting Buildings", 0, WORKSHOP),
    ("Basic Buildings", WORKSHOP, DEVELOPMENT),
    ("Development cards of the Espionage box", DEVELOPMENT, DEVELOPMENT + 30),
    ("Development cards of the Trade box", DEVELOPMENT + 30, START_PROVINCE),
    ("Starting Province and Revolt", START_PROVINCE, SPECIAL),
    ("Special Buildings", SPECIAL, START_KNOWLEDGE),
    ("Starting Knowledge", START_KNOWLEDGE, POLICY),
    ("Cultural Policies", POLICY, WARLORD),
    ("Warlords", WARLORD, AMBASSADOR),
    ("Ambassador", AMBASSADOR, ESPIONAGE),
    ("Espionage cards", ESPIONAGE, FREE_CITY),
    ("Free Cities", FREE_CITY, KINDS),
)


class DuelListing(Listing):
    def figures(self, w: FamilyWords[Any], kind: int) -> list[str]:
        """Type, Era or civilization, cost, output, number of copies."""
        assert isinstance(w, DuelWords)
        cost, output, copies = LABELS[w.lang]
        found = [w.type_name(kind)]
        found += [w.word(f"province_type.{TYPE_IDS[t]}") for t in range(3) if BOOK.province[kind] >> t & 1]
        if BOOK.era[kind]:
            found.append(w.era_name(BOOK.era[kind]))
        if BOOK.civ[kind] >= 0:
            found.append(w.civilization_name(BOOK.civ[kind]))
        if BOOK.cost[kind]:
            price = str(BOOK.cost[kind]) + (f" + {BOOK.cost2[kind]}" if BOOK.type[kind] == WONDER else "")
            found.append(f"{cost} {price} {w.resource_name(resource_of(kind))}")
        if BOOK.output[kind]:
            found.append(f"{output} {w.amounts(list(BOOK.output[kind]))}")
        if BOOK.copies[kind] > 1 and BOOK.type[kind] != ESPIONAGE_CARD:
            found.append(f"{BOOK.copies[kind]} {copies}")
        return found


def card_listing() -> str:
    return DuelListing(HEAD, SECTIONS, (en.WORDS, fr.WORDS)).page()


if __name__ == "__main__":
    sys.stdout.write(card_listing())
