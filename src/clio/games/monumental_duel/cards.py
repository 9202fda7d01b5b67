"""All cards, declared in the order of their kinds. A card is figures and ops; its text is written from them."""

from __future__ import annotations

from clio.engine.hooks import On
from clio.games.monumental_duel import (
    cards_civilizations, cards_common, cards_espionage, cards_modules, cards_trade,
)
from clio.games.monumental_duel.cardbook import BOOK, CONQUEST
from clio.games.monumental_duel.ops import Gain
from clio.games.monumental_duel.state import (
    AMBASSADOR, CIVILIZATION, DEVELOPMENT, GOLD, KINDS, MALIANS, START_PROVINCE,
)


def declare_all() -> None:
    cards_common.declare()
    assert len(BOOK.id) == DEVELOPMENT
    cards_espionage.declare()
    cards_trade.declare()
    assert len(BOOK.id) == START_PROVINCE
    cards_civilizations.declare()
    assert len(BOOK.id) == AMBASSADOR
    cards_modules.declare()
    assert len(BOOK.id) == KINDS
    BOOK.listeners.declare(CIVILIZATION + MALIANS, On(CONQUEST, Gain(GOLD, 1)))  # MDT-MAL-03


if not BOOK.id:
    declare_all()
