"""Cards, units, buildings and tiles as people and programs read them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from clio.engine.game import CardFace
from clio.engine.passages import Part, Passage, in_signs, passages, whole
from clio.games.age_of_mythology import cardbook as C
from clio.games.age_of_mythology.cardbook import (
    ACTION_IDS, AGE_IDS, BOOK, BUILDING_BOOK, CULTURE_IDS, PUBLIC, RESOURCE_IDS, RULEBOOK, T_HERO, T_MORTAL,
    TERRAIN_IDS, TILE_BOOK, TYPE_IDS, UNIT_BOOK, VICTORY_IDS, Cost,
)
from clio.games.age_of_mythology.state import (
    BUILDINGS, CARDS, GODS, KINDS, PERMANENT, TILES, UNITS, VICTORY_CARDS,
)
from clio.games.age_of_mythology.words.cards import CARD_TEXTS, CardText, Sentences, bits

ABILITY_IDS = {
    C.BREACHES: "breaches", C.THROWS: "throws", C.GROWS: "grows", C.WINS_TIES: "wins-ties", C.RAZES_TWO: "razes-two",
    C.ROUTS: "routs", C.MIRRORS: "mirrors", C.EMBALMS: "embalms", C.REBORN: "reborn", C.REVIVES: "revives",
    C.SHIELDED: "shielded", C.SHIELDS: "shields", C.GOES_BERSERK: "goes-berserk", C.HONOURED: "honoured",
    C.MINES: "mines", C.SUMMONS: "summons",
}


def faces() -> list[CardFace]:
    """Action cards, units, buildings, tiles, victory cards: the numbers of `GAME.card_of` in order."""
    return [
        *map(card, range(CARDS)), *map(unit, range(UNITS)), *map(building, range(BUILDINGS)), *map(tile, range(TILES)),
        *map(victory, range(VICTORY_CARDS)),
    ]


def said(write: Callable[[CardText, int], Sentences], number: int) -> dict[str, tuple[Passage, ...]]:
    return {lang: passages(partial(write, texts, number)) for lang, texts in CARD_TEXTS.items()}


def text(told: dict[str, tuple[Passage, ...]]) -> dict[str, str]:
    return {lang: whole(passages) for lang, passages in told.items()}


def brief(told: dict[str, tuple[Passage, ...]]) -> dict[str, tuple[Passage, ...]]:
    return {lang: in_signs(passages, "power", "effect") for lang, passages in told.items()}


def gist(kind: int) -> dict[str, tuple[Passage, ...]]:
    """A permanent card, where there is no room for its rule."""
    return {lang: (Passage("action", (Part(words.action_in_short(kind)),)),) for lang, words in CARD_TEXTS.items()}


def cost(cubes: Cost) -> dict[str, object]:
    return {name: n for name, n in zip(RESOURCE_IDS, cubes, strict=True) if n}


def card(kind: int) -> CardFace:
    told = said(CardText.card, kind)
    god = kind >= GODS
    more: dict[str, object] = {
        "action": ACTION_IDS[BOOK.action[kind]], "figure": BOOK.number[kind],
        "deck": "permanent" if kind < PERMANENT else "random",
    }
    if god:
        more |= {
            "culture": CULTURE_IDS[BOOK.culture[kind]], "favor": BOOK.favor[kind], "alone": BOOK.alone[kind],
            "power": {"en": BOOK.power_en[kind], "fr": BOOK.power_fr[kind]},
        }
    return CardFace(
        id=BOOK.id[kind],
        symbol=BOOK.id[kind],
        names={"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]},
        kind="god" if god else "permanent" if kind < PERMANENT else "random",
        text=text(told),
        said=told,
        brief=gist(kind) if kind < PERMANENT else brief(told),
        provenance=dict(BOOK.provenance[kind]),
        copies=dict(zip(CULTURE_IDS, (1, 1, 1) if kind < PERMANENT else BOOK.copies[kind], strict=True)),
        cost={"favor": BOOK.favor[kind]} if god else {},
        more=more,
    )


def unit(kind: int) -> CardFace:
    told = said(CardText.unit, kind)
    types = UNIT_BOOK.types[kind]
    hero = bool(types & T_HERO)
    more: dict[str, object] = {
        "culture": CULTURE_IDS[kind // KINDS],
        "types": [TYPE_IDS[bit.bit_length() - 1] for bit in bits(types)],
        "dice": UNIT_BOOK.dice[kind],
        "bonuses": [[TYPE_IDS[type.bit_length() - 1], n] for type, n in UNIT_BOOK.bonuses[kind]],
        "abilities": [ABILITY_IDS[bit] for bit in bits(UNIT_BOOK.abilities[kind])],
    }
    if hero:
        more["age"] = AGE_IDS[UNIT_BOOK.age[kind]]
    if UNIT_BOOK.rebirth[kind]:
        more["rebirth"] = UNIT_BOOK.rebirth[kind]
    return CardFace(
        id=UNIT_BOOK.id[kind],
        symbol=UNIT_BOOK.id[kind],
        names={"en": UNIT_BOOK.name_en[kind], "fr": UNIT_BOOK.name_fr[kind]},
        kind="hero" if hero else "mortal" if types & T_MORTAL else "myth",
        text=text(told),
        said=told,
        brief=brief(told),
        provenance=dict(UNIT_BOOK.provenance[kind]),
        copies={},
        cost=cost(UNIT_BOOK.cost[kind]),
        era=UNIT_BOOK.age[kind] if hero else None,
        more=more,
    )


def building(kind: int) -> CardFace:
    told = said(CardText.building, kind)
    more: dict[str, object] = {"stock": BUILDING_BOOK.stock[kind]}
    if BUILDING_BOOK.bonus[kind] >= 0:
        more["bonus"] = RESOURCE_IDS[BUILDING_BOOK.bonus[kind]]
    return CardFace(
        id=BUILDING_BOOK.id[kind],
        symbol=BUILDING_BOOK.id[kind],
        names={"en": BUILDING_BOOK.name_en[kind], "fr": BUILDING_BOOK.name_fr[kind]},
        kind="building",
        text=text(told),
        said=told,
        brief={lang: (Passage("effect", (words.in_short(kind),)),) for lang, words in CARD_TEXTS.items()},
        provenance=dict(BUILDING_BOOK.provenance[kind]),
        copies={"box": BUILDING_BOOK.stock[kind]},
        cost=cost(BUILDING_BOOK.cost[kind]),
        more=more,
    )


def tile(kind: int) -> CardFace:
    told = said(CardText.tile, kind)
    return CardFace(
        id=TILE_BOOK.id[kind],
        symbol=TILE_BOOK.id[kind],
        names={lang: texts.tile_name(kind) for lang, texts in CARD_TEXTS.items()},
        kind="tile",
        text=text(told),
        said=told,
        brief=brief(told),
        provenance={"all": PUBLIC},
        copies={"box": TILE_BOOK.count[kind]},
        more={
            "terrain": TERRAIN_IDS[TILE_BOOK.terrain[kind]], "resource": RESOURCE_IDS[TILE_BOOK.resource[kind]],
            "cubes": TILE_BOOK.cubes[kind], "stock": TILE_BOOK.count[kind],
        },
    )


def victory(number: int) -> CardFace:
    told = said(CardText.victory, number)
    return CardFace(
        id=VICTORY_IDS[number],
        symbol=VICTORY_IDS[number],
        names={lang: texts.words.victory[number] for lang, texts in CARD_TEXTS.items()},
        kind="victory",
        text=text(told),
        said=told,
        brief=brief(told),
        provenance={"all": RULEBOOK},
        copies={"box": 1},
    )
