"""All cards, declared in the order of their kinds. A card is figures and ops; its text is written from them."""

from __future__ import annotations

from clio.engine.hooks import On
from clio.games.monumental_duel.cardbook import BOOK, CONQUEST
from clio.games.monumental_duel.cards import civilizations, common, espionage, modules, trade
from clio.games.monumental_duel.ops.resources import Gain
from clio.games.monumental_duel.state import (
    AMBASSADOR, CIVILIZATION, DEVELOPMENT, GOLD, KINDS, MALIANS, START_PROVINCE,
)


def declare_all() -> None:
    common.declare()
    assert len(BOOK.id) == DEVELOPMENT
    espionage.declare()
    trade.declare()
    assert len(BOOK.id) == START_PROVINCE
    civilizations.declare()
    assert len(BOOK.id) == AMBASSADOR
    modules.declare()
    assert len(BOOK.id) == KINDS
    BOOK.listeners.declare(CIVILIZATION + MALIANS, On(CONQUEST, Gain(GOLD, 1)))  # MDT-MAL-03


if not BOOK.id:
    declare_all()
