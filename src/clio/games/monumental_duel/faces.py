"""Cards as people and programs read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import CardFace
from clio.games.families.monumental import faces
from clio.games.families.monumental.state import WORKSHOP
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import AMBASSADOR
from clio.games.monumental_duel.ops.city import resource_of
from clio.games.monumental_duel.view import KIND_IDS, RESOURCE_IDS, TYPE_IDS

if TYPE_CHECKING:
    from clio.games.monumental_duel.record import MonumentalDuel


def face(game: MonumentalDuel, kind: int) -> CardFace:
    """One card kind for `clio cards` and the gallery."""
    civ = BOOK.civ[kind]
    types = [TYPE_IDS[t] for t in range(3) if BOOK.province[kind] >> t & 1]
    return CardFace(
        id=BOOK.id[kind],
        symbol=game.symbols[kind],
        names={"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]},
        kind=KIND_IDS[BOOK.type[kind]],
        text={lang: game.words(lang).card_text(kind) for lang in ("en", "fr")},
        provenance=faces.provenance(BOOK, kind),
        copies={"2": BOOK.copies[kind]},
        cost=cost(kind),
        era=BOOK.era[kind] or None,
        more={
            "box": BOOK.box[kind],
            "civilization": BOOK.civ_id[civ] if civ >= 0 else None,
            "starting": starting(kind),
            "output": {RESOURCE_IDS[res]: n for res, n in BOOK.output[kind]},
            "province_type": types[0] if types else None,
        },
        said={lang: game.words(lang).said(kind) for lang in ("en", "fr")},
        brief={lang: game.words(lang).shorthand.briefs(kind) for lang in ("en", "fr")},
    )


def starting(kind: int) -> bool:
    """Among the cards a player begins with."""
    return kind < WORKSHOP or kind == AMBASSADOR or BOOK.civ[kind] >= 0


def cost(kind: int) -> dict[str, object]:
    """By resource."""
    return faces.cost(BOOK, kind, RESOURCE_IDS[resource_of(kind)]) if BOOK.cost[kind] else {}
