"""What several chapters of the houses need: who is asked, how a card or a price is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from clio.engine.control import Choose, May
from clio.engine.kernel import State, part_can
from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Bounds, Move, Need, Parts, Question, Reason, unsaid
from clio.games.families.monumental.bills import Bill
from clio.games.families.monumental.state import Monumental, Side
from clio.games.families.monumental.words import questions as ask

if TYPE_CHECKING:
    from clio.games.families.monumental.words import FamilyWords

Here = At[Monumental]
Asked = AskedOf[Monumental]
FamilyNeed = Need[Monumental]
Clauses = tuple[str, ...]
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Monumental)
W = TypeVar("W", bound="FamilyWords[Any]")


def side(at: Here) -> Side:
    return at.s.sides[at.me]


def begun(asked: AskedOf[State]) -> bool:
    """Part of the answer is given."""
    return bool(asked.f.mem)


def one_or_none(asked: AskedOf[State]) -> Bounds:
    """An answer that may be declined."""
    return Bounds(0, 1)


def card(at: At[State]) -> int:
    """The card of a move whose words are the cards from the first on."""
    return at.n


def named(card: Callable[[At[S]], int]) -> Callable[[At[S]], Parts]:
    """The sentence names this card."""
    return lambda at: card_parts(card(at))


def card_parts(card: int) -> dict[str, object]:
    """A card by its title, and with its article."""
    return {"card": card, "the": card}


def bill_parts(due: Bill) -> dict[str, object]:
    return {"price": due, "have": due.have, "gold": due.gold}


def payable(
    bill: Callable[[At[S]], Bill], *clauses: str, also: Callable[[At[S]], tuple[str, ...]] | None = None
) -> Need[S]:
    """The player can lay down the price; the sentence tells what is there for it."""
    return Need(
        "payable", lambda at: bill(at).payable, *clauses, tells=lambda at: bill_parts(bill(at)), also=also,
        which=lambda at: "payable_with_gold" if bill(at).gold_helps else "payable",
        names=("payable", "payable_with_gold"), short=True,
    )


def something_to_decide(met: Callable[[At[S]], bool], *clauses: str) -> Need[S]:
    """Without it there is no answer, not even to decline, or a single one: nobody is asked."""
    return Need("something_to_decide", met, *clauses)


# ---------------------------------------------------------------- yes or no, one of several
def may(at: At[State]) -> bool:
    return isinstance(at.f.op, May) and part_can(at.s, at.f.op.op, at.f)


def branch_there(at: At[State]) -> bool:
    return isinstance(at.f.op, Choose) and at.n < len(at.f.op.branches)


def branch_possible(at: At[State]) -> bool:
    return isinstance(at.f.op, Choose) and part_can(at.s, at.f.op.branches[at.n], at.f)


USE_ITS_EFFECT = ask.plain("may")


def plain_questions(
    yes: Move[M, W], no: Move[M, W], choose: Move[M, W], possible: Clauses, optional: Clauses, one_of: Clauses,
    may_prompt: Callable[[W, AskedOf[M]], str] = USE_ITS_EFFECT,
    usually: Callable[[AskedOf[M]], Sequence[int]] = unsaid,
) -> tuple[Question[M, W], ...]:
    """An effect that may be declined, and one of several effects. The clauses: what is possible; that effects are
    optional; that one of them is chosen. `usually`: what most people answer where an effect may be declined."""
    asked = something_to_decide(may, *possible)
    there = Need("branch_there", branch_there, *one_of, tells=lambda at: {"n": len(at.f.op.parts())})
    can_be = Need("effect_possible", branch_possible, *possible, *one_of, tells=lambda at: card_parts(at.f.src))
    return (
        Question("may", May, (yes.needing(asked), no.needing(asked)), Reason("may", *optional), may_prompt,
                 one_or_none, usual=usually),
        Question("choose", Choose, (choose.needing(there, can_be),), Reason("choose", *one_of), ask.plain("choose")),
    )
