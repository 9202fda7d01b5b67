"""All cards, declared in the order of their kinds. A card is figures and ops; its text is written from them."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, POLICY_CARD, REVOLT_CARD, WARLORD_CARD
from clio.games.monumental.cardbook import AFRICAN, BOOK
from clio.games.monumental.cards import african, automa, common, core, creatures, maps, renaissance, tokens
from clio.games.monumental.cards.civilizations import civilizations, warlord_types
from clio.games.monumental.state import (
    AUTOMA, CIVILIZATION, CIVILIZATIONS, DEVELOPMENT, EXCHANGE, EXPLORATION, GAIN_TOKEN, HERO, KINDS, MARKET_TOKEN,
    MONSTER, NATURAL, POLICY, PROJECT, QUEST, REVOLT, SPECIAL, START_KNOWLEDGE, WARLORD,
)


def declare_all() -> None:
    for civ in civilizations():
        BOOK.civilization(civ, CIVILIZATION + civ.number)
    BOOK.type_of_civ.extend(warlord_types())
    assert len(BOOK.civ_id) == CIVILIZATIONS
    common.declare()
    assert len(BOOK.id) == DEVELOPMENT
    core.declare()
    renaissance.declare()
    african.declare()
    assert len(BOOK.id) == REVOLT
    BOOK.card(
        "revolt", "the Revolt", "la Révolte", REVOLT_CARD, box=AFRICAN, copies=20,
        note="Name: The English edition calls it Unrest.",
    )
    assert len(BOOK.id) == SPECIAL
    declare_civilizations()
    declare_tokens()
    assert len(BOOK.id) == AUTOMA
    automa.declare()
    assert len(BOOK.id) == KINDS
    maps.declare()


def declare_civilizations() -> None:
    """Kind by kind, so that what is alike stands together in the numbers. Natural Wonders and Heroes stand before the
    Warlords: like the cards before them they have an effect to use."""
    civs = civilizations()
    for civ in civs:
        BOOK.card_of(civ, civ.special, BUILDING)
    assert len(BOOK.id) == START_KNOWLEDGE
    for civ in civs:
        BOOK.card_of(civ, civ.knowledge, KNOWLEDGE)
    assert len(BOOK.id) == POLICY
    for civ in civs:
        for policy in civ.policies:
            BOOK.card_of(civ, policy, POLICY_CARD)
    assert len(BOOK.id) == NATURAL
    tokens.declare_naturals()
    assert len(BOOK.id) == HERO
    creatures.declare_heroes()
    assert len(BOOK.id) == WARLORD
    for civ in civs:
        BOOK.card_of(civ, civ.warlord, WARLORD_CARD)


def declare_tokens() -> None:
    """And the small cards of the modules."""
    assert len(BOOK.id) == GAIN_TOKEN
    tokens.declare_gains()
    assert len(BOOK.id) == MARKET_TOKEN
    tokens.declare_markets()
    assert len(BOOK.id) == EXCHANGE
    tokens.declare_exchanges()
    assert len(BOOK.id) == QUEST
    tokens.declare_quests()
    assert len(BOOK.id) == MONSTER
    creatures.declare_monsters()
    assert len(BOOK.id) == PROJECT
    tokens.declare_projects()
    assert len(BOOK.id) == EXPLORATION
    tokens.declare_exploration()


if not BOOK.id:
    declare_all()
