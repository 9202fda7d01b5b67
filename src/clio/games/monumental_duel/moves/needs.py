"""The kinds of the house of Monumental Duel, and the needs that several chapters share."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Bounds, Move, Need, Parts, Question
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.state import Duel
from clio.games.monumental_duel.words import DuelWords

Here = At[Duel]
Asked = AskedOf[Duel]
DuelMove = Move[Duel, DuelWords]
DuelNeed = Need[Duel]
DuelQuestion = Question[Duel, DuelWords]


def begun(asked: Asked) -> bool:
    """Part of the answer is given."""
    return bool(asked.f.mem)


def one_or_none(asked: Asked) -> Bounds:
    """An answer that may be declined."""
    return Bounds(0, 1)


def card(at: Here) -> int:
    """The card of a move whose words are the cards from the first on."""
    return at.n


def named(card: Callable[[Here], int]) -> Callable[[Here], Parts]:
    """The sentence names this card."""
    return lambda at: card_parts(card(at))


def card_parts(card: int) -> dict[str, object]:
    """A card by its title, and with its article."""
    return {"card": card, "the": card}


def bill_parts(due: bills.Bill) -> dict[str, object]:
    return {"price": due, "have": due.have, "gold": due.gold}


def payable(
    bill: Callable[[Here], bills.Bill], *clauses: str, also: Callable[[Here], tuple[str, ...]] | None = None
) -> DuelNeed:
    """The player can lay down the price; the sentence tells what is there for it."""
    return Need(
        "payable", lambda at: bill(at).payable, *clauses, "MD-TURN-09", tells=lambda at: bill_parts(bill(at)),
        also=also, which=lambda at: "payable_with_gold" if bill(at).gold_helps else "payable",
        names=("payable", "payable_with_gold"),
    )


def something_to_decide(met: Callable[[Here], bool], *clauses: str) -> DuelNeed:
    """Without it there is no answer, not even to decline, or a single one: nobody is asked."""
    return Need("something_to_decide", met, *clauses)
