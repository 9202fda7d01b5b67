"""Cards and tokens as people and programs read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import CardFace
from clio.games.families.monumental import faces
from clio.games.families.monumental.cardbook import WARLORD_CARD
from clio.games.families.monumental.state import GOLD, WORKSHOP
from clio.games.monumental.cardbook import (
    BOOK, EXPLORATION_CARD, FUTURE, HERO_CARD, MONSTER_CARD, PROJECT_CARD,
)
from clio.games.monumental.ops.wonders import resource_of
from clio.games.monumental.state import HERO
from clio.games.monumental.view import ERA_IDS, KIND_IDS, RESOURCE_IDS
from clio.games.monumental.words.language import TYPE_IDS
from clio.words import LANGUAGES

if TYPE_CHECKING:
    from clio.games.monumental.record import Monumental


def face(game: Monumental, kind: int) -> CardFace:
    """One card kind for `clio cards` and the gallery."""
    return CardFace(
        id=BOOK.id[kind],
        symbol=game.symbols[kind],
        names={"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]},
        kind=KIND_IDS[BOOK.type[kind]],
        text={lang: game.words(lang).card_text(kind) for lang in LANGUAGES},
        provenance=faces.provenance(BOOK, kind),
        copies={"box": BOOK.copies[kind]},
        cost=cost(kind),
        era=BOOK.era[kind] or None,
        more=more(kind),
        said={lang: game.words(lang).said(kind) for lang in LANGUAGES},
        brief={lang: game.words(lang).shorthand.briefs(kind) for lang in LANGUAGES},
    )


def more(kind: int) -> dict[str, object]:
    """What only this game has: box, civilization, Era by its name, output; of a token its number, its Market; the type
    of a Warlord."""
    civ, era = BOOK.civ[kind], BOOK.era[kind]
    return {
        "box": BOOK.box[kind],
        "civilization": BOOK.civ_id[civ] if civ >= 0 else None,
        "era": "future" if era == FUTURE else ERA_IDS[era - 1] if era else None,
        "starting": starting(kind),
        "output": {RESOURCE_IDS[res]: n for res, n in BOOK.output[kind]},
        "market": BOOK.market_id[BOOK.market[kind]] if BOOK.market[kind] >= 0 else None,
        "number": BOOK.number[kind] or None if BOOK.type[kind] == EXPLORATION_CARD else None,
        "town": BOOK.town[kind],
        "monster": BOOK.id[BOOK.monster[kind]] if BOOK.monster[kind] >= 0 else None,
        "type": TYPE_IDS[BOOK.type_of_civ[civ]] if BOOK.type[kind] == WARLORD_CARD else None,
    }


def starting(kind: int) -> bool:
    """Among the cards a player begins with."""
    return kind < WORKSHOP or (BOOK.civ[kind] >= 0 and kind < HERO)


def cost(kind: int) -> dict[str, object]:
    """By resource."""
    if BOOK.type[kind] == MONSTER_CARD:
        return {RESOURCE_IDS[res]: n for res, n in BOOK.price[kind]}
    if BOOK.type[kind] == PROJECT_CARD or not BOOK.cost[kind]:
        return {}
    res = GOLD if BOOK.type[kind] == HERO_CARD else resource_of(kind)
    return faces.cost(BOOK, kind, RESOURCE_IDS[res])
