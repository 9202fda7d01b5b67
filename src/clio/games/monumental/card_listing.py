"""All cards and tokens with figures, texts in both languages and provenance, and the maps drawn, as the page
docs/cards/monumental.md.

    python -m clio.games.monumental.card_listing > docs/cards/monumental.md"""

from __future__ import annotations

import sys
from typing import Any

from clio.games.families.monumental.card_listing import LABELS, Listing
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import GOLD, WORKSHOP
from clio.games.families.monumental.words import FamilyWords
from clio.games.monumental.cardbook import (
    AFRICAN, BOOK, CAPITAL, EXPLORATION_CARD, HERO_CARD, MAPS, PRODUCTION_TOKEN, PROJECT_CARD, VOLCANO, WATER, Map,
    Tile,
)
from clio.games.monumental.cards.maps import MARKET
from clio.games.monumental.ops.wonders import resource_of
from clio.games.monumental.state import (
    AUTOMA, DEVELOPMENT, EXCHANGE, EXPLORATION, GAIN_TOKEN, HERO, KINDS, MARKET_TOKEN, MONSTER, NATURAL, POLICY,
    PROJECT, QUEST, REVOLT, SPECIAL, START_KNOWLEDGE, WARLORD,
)
from clio.games.monumental.view import TERRAIN_IDS
from clio.games.monumental.view.map import place_name
from clio.games.monumental.words import MonumentalWords, en, fr

HEAD = """# Monumental: cards, tokens and maps

Generated from the declarations in `src/clio/games/monumental/cards`; do not edit by hand:

    python -m clio.games.monumental.card_listing > docs/cards/monumental.md

Provenance: *rulebook* is printed in the French rulebook of African Empires, *public* in another public source,
*designed* is ours, because the card is nowhere to be read.
"""
MAPS_HEAD = """## Maps

On a tile: its place and terrain; the Capital of a seat, or the number of the Exploration token (T: a Free Town), p or s
for a Production or Science token, the Market (MG Gao, MA Alexandria, MC Constantinople, MV Venice, MX Chang'an), * for
a Natural Wonder.
"""
SECTIONS = (
    ("City cards", 0, WORKSHOP),
    ("Basic Buildings", WORKSHOP, DEVELOPMENT),
    ("Development cards", DEVELOPMENT, REVOLT),
    ("Revolt", REVOLT, SPECIAL),
    ("Special Buildings", SPECIAL, START_KNOWLEDGE),
    ("Starting Knowledge", START_KNOWLEDGE, POLICY),
    ("Cultural Policies", POLICY, NATURAL),
    ("Natural Wonders", NATURAL, HERO),
    ("Heroes", HERO, WARLORD),
    ("Warlords", WARLORD, GAIN_TOKEN),
    ("Commercial Gains", GAIN_TOKEN, MARKET_TOKEN),
    ("Market tokens", MARKET_TOKEN, EXCHANGE),
    ("Exchange tokens", EXCHANGE, QUEST),
    ("Quests", QUEST, MONSTER),
    ("Monsters", MONSTER, PROJECT),
    ("Future Era projects", PROJECT, EXPLORATION),
    ("Exploration tokens", EXPLORATION, AUTOMA),
    ("Automa cards", AUTOMA, KINDS),
)
BOXES = {"en": "African Empires", "fr": "African Empires"}
HALF = 6  # columns of half a tile


class MonumentalListing(Listing):
    def figures(self, w: FamilyWords[Any], kind: int) -> list[str]:
        """Type, box, Era or civilization, cost, output, number of copies."""
        assert isinstance(w, MonumentalWords)
        cost, output, copies = LABELS[w.lang]
        found = [w.type_name(kind)]
        if BOOK.box[kind] == AFRICAN:
            found.append(BOXES[w.lang])
        if BOOK.era[kind]:
            found.append(w.era_name(BOOK.era[kind]))
        if BOOK.civ[kind] >= 0:
            found.append(w.civilization_name(BOOK.civ[kind]))
        if BOOK.market[kind] >= 0:
            found.append((BOOK.market_fr if w.lang == "fr" else BOOK.market_en)[BOOK.market[kind]])
        if BOOK.type[kind] == EXPLORATION_CARD:
            found.append(str(BOOK.number[kind]))
        if price := self.price(w, kind):
            found.append(f"{cost} {price}")
        if BOOK.output[kind]:
            found.append(f"{output} {w.amounts(list(BOOK.output[kind]))}")
        if BOOK.copies[kind] > 1:
            found.append(f"{BOOK.copies[kind]} {copies}")
        return found

    def price(self, w: FamilyWords[Any], kind: int) -> str:
        """Of a Wonder both sections; the text of a Project tells its own."""
        if not BOOK.cost[kind] or BOOK.type[kind] == PROJECT_CARD:
            return ""
        price = str(BOOK.cost[kind]) + (f" + {BOOK.cost2[kind]}" if BOOK.type[kind] == WONDER else "")
        return f"{price} {w.resource_name(GOLD if BOOK.type[kind] == HERO_CARD else resource_of(kind))}"

    def page(self) -> str:
        return "\n".join([super().page(), MAPS_HEAD, *(self.drawn(m) for m in MAPS)])

    # ------------------------------------------------------------------ maps
    def drawn(self, m: Map) -> str:
        """A map by its names, for how many seats it is, and its tiles."""
        across = [2 * tile.q + tile.r for tile in m.tiles]
        lines = [f"### {m.en} / {m.fr}", f"`{m.id}`", "", f"- {m.seats} seats, difficulty {m.difficulty}", "", "```"]
        for r in sorted({tile.r for tile in m.tiles}):
            row = [(HALF * (2 * tile.q + r - min(across)), i) for i, tile in enumerate(m.tiles) if tile.r == r]
            for signs in (self.where, self.what):
                line = ""
                for at, i in sorted(row):
                    line = line.ljust(at) + signs(m, i)
                lines.append(line.rstrip())
        return "\n".join([*lines, "```", ""])

    def where(self, m: Map, i: int) -> str:
        return f"{place_name(m.place[i])} {TERRAIN_IDS[m.terrain[i]]}"

    def what(self, m: Map, i: int) -> str:
        tile: Tile = m.tiles[i]
        if tile.terrain == CAPITAL:
            return f"C{tile.seat + 1}"
        if tile.terrain in (WATER, VOLCANO):
            return ""
        token = "" if tile.token < 0 else "p" if tile.token == PRODUCTION_TOKEN else "s"
        market = "" if tile.market < 0 else "M" + MARKET[tile.market]
        return f"{'T' if tile.town else tile.number}{token}{market}{'*' if tile.natural else ''}"


def card_listing() -> str:
    return MonumentalListing(HEAD, SECTIONS, (en.WORDS, fr.WORDS)).page()


if __name__ == "__main__":
    sys.stdout.write(card_listing())
