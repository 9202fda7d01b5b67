"""All cards, declared in the order of their kinds. A card is figures and ops; its text is written from them."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import (
    BUILDING, DESIGNED, KNOWLEDGE, POLICY_CARD, REVOLT_CARD, WARLORD_CARD,
)
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.cards import common, espionage, modules, trade
from clio.games.monumental_duel.cards.civilizations import civilizations
from clio.games.monumental_duel.state import (
    AGRICULTURAL, AMBASSADOR, AZTECS, CIVILIZATION, CIVILIZATIONS, DEVELOPMENT, KINDS, SPECIAL, START_PROVINCE,
)


def declare_all() -> None:
    for civ in civilizations():
        BOOK.civilization(civ, CIVILIZATION + civ.number)
    assert len(BOOK.civ_id) == CIVILIZATIONS
    common.declare()
    assert len(BOOK.id) == DEVELOPMENT
    espionage.declare()
    trade.declare()
    assert len(BOOK.id) == START_PROVINCE
    declare_apart()
    assert len(BOOK.id) == SPECIAL
    declare_civilizations()
    assert len(BOOK.id) == AMBASSADOR
    modules.declare()
    assert len(BOOK.id) == KINDS


def declare_apart() -> None:
    """Outside the civilizations' own 22 cards."""
    BOOK.card(
        "aztec-start-province", "the Valley of Mexico", "la Vallée de Mexico", PROVINCE, civ=AZTECS, cost=3,
        province=AGRICULTURAL, source=DESIGNED,
        note="Name: Required by the setup text, absent from the component list (MD-OPEN-03). Bonus: None: the "
        "card is never acquired from the track.",
    )
    BOOK.card("revolt", "the Revolt", "la Révolte", REVOLT_CARD, box="espionage", copies=10)


def declare_civilizations() -> None:
    """Kind by kind, so that what is alike stands together in the numbers."""
    civs = civilizations()
    for civ in civs:
        BOOK.card_of(civ, civ.special, BUILDING)
    for civ in civs:
        BOOK.card_of(civ, civ.knowledge, KNOWLEDGE)
    for civ in civs:
        for policy in civ.policies:
            BOOK.card_of(civ, policy, POLICY_CARD)
    for civ in civs:
        BOOK.card_of(civ, civ.warlord, WARLORD_CARD)


if not BOOK.id:
    declare_all()
