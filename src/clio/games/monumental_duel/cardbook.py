"""The tables of cards, filled by the declarations in `cards`. Hot code reads the lists by card kind."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Hook
from clio.engine.kernel import Op
from clio.games.families.monumental.actions import Numbers
from clio.games.families.monumental.cardbook import (
    ACTION, ANSWERED, DESIGNED, KNOWLEDGE, LISTENED, RULEBOOK, TYPES, WONDER, Card, CardBook, Civilization,
)
from clio.games.monumental_duel import actions as A

# Kinds of card after those of the family. Numbers that go on from another module stand as such: so they are compiled.
PROVINCE: Final = 7
AMBASSADOR_CARD: Final = 8
ESPIONAGE_CARD: Final = 9
FREE_CITY_CARD: Final = 10

# What a price is paid from, Gold included; the first three are numbered like the basic resources
BY_PRODUCTION: Final = 0
BY_SCIENCE: Final = 1
BY_MILITARY: Final = 2
BY_CONQUEST: Final = 3
AS_WONDER: Final = 4

ROUND_START: Final = 2  # when an effect is applied, after the moments of the family

# Events that cards listen to, after those of the family
SPY_EVENT: Final = 4
NEGOTIATE_EVENT: Final = 5
DIE_EVENT: Final = 6
RESERVED_ACQUIRED: Final = 7
REVOLT_GIVEN: Final = 8
WARLORD_EVENT: Final = 9
EVENTS: Final = 10

PROVINCE_PRICE: Final = 2  # a question that cards answer, after those of the family
QUESTIONS: Final = 3


class DuelBook(CardBook):
    """With what only this game has: purses, die tables, Province types."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers, EVENTS, QUESTIONS)
        self.purse: list[int] = []  # BY_PRODUCTION ... AS_WONDER
        self.faces: list[tuple[Op[Any], ...]] = []  # Espionage: faces 1 to 6
        self.province: list[int] = []  # bit of the printed type

    def card(
        self, id: str, en: str, fr: str, type: int, box: str = "", civ: int = -1, era: int = 0, cost: int = 0,
        cost2: int = 0, copies: int = 1, output: tuple[tuple[int, int], ...] = (), use: Op[Any] | None = None,
        timing: int = ACTION, bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (),
        faces: tuple[Op[Any], ...] = (), province: int = 0, source: str = RULEBOOK,
        but: dict[str, str] | None = None, note: str = "",
    ) -> int:
        """Declare the next card kind."""
        self.purse.append(PURSES.get(type, BY_PRODUCTION))
        self.faces.append(faces)
        self.province.append(province)
        printed = not era and type not in (PROVINCE, FREE_CITY_CARD)  # the component lists count all other cards
        return self.declare(
            id, en, fr, type, box, civ, era, cost, cost2, copies, output, use, timing, bonus, hooks, source,
            RULEBOOK if printed else DESIGNED, but, note,
        )

    def card_of(self, civ: Civilization, card: Card, type: int) -> int:
        return self.card(
            card.id, card.en, card.fr, type, civ=civ.number, output=card.output, use=card.use, timing=card.timing,
            bonus=card.bonus, hooks=card.hooks, source=card.source, but=card.but, note=card.note,
        )


PURSES: Final = {KNOWLEDGE: BY_SCIENCE, PROVINCE: BY_CONQUEST, WONDER: AS_WONDER}
BOOK: Final = DuelBook(Numbers(A.YES, A.NO, A.STOP, A.GAIN, A.SPEND, A.PAY_GOLD, A.SLOT, A.PICK, A.USE, A.ACTIVATE))
HOOKS: Final = BOOK.listeners
assert (PROVINCE, SPY_EVENT, PROVINCE_PRICE) == (TYPES, LISTENED, ANSWERED)
