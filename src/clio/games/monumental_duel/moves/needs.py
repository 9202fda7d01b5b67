"""The kinds of the house of Monumental Duel, and the needs that several chapters share."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Move, Need, Question
from clio.games.families.monumental.moves import needs as shared
from clio.games.families.monumental.moves.needs import begun as begun
from clio.games.families.monumental.moves.needs import card as card
from clio.games.families.monumental.moves.needs import card_parts as card_parts
from clio.games.families.monumental.moves.needs import named as named
from clio.games.families.monumental.moves.needs import one_or_none as one_or_none
from clio.games.families.monumental.moves.needs import something_to_decide as something_to_decide
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.state import Duel
from clio.games.monumental_duel.words import DuelWords

Here = At[Duel]
Asked = AskedOf[Duel]
DuelMove = Move[Duel, DuelWords]
DuelNeed = Need[Duel]
DuelQuestion = Question[Duel, DuelWords]


def payable(
    bill: Callable[[Here], bills.Bill], *clauses: str, also: Callable[[Here], tuple[str, ...]] | None = None
) -> DuelNeed:
    """The player can lay down the price; the sentence tells what is there for it."""
    return shared.payable(bill, *clauses, "MD-TURN-09", also=also)
