"""What an effect needs as a whole: which part of it fails, if it cannot be applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.kernel import Frame, Op, part, part_can
from clio.engine.moves import At, Parts
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import resources as R
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.state import BASICS, GOLD, Duel

Here = At[Duel]
Missing = tuple[str, dict[str, object]]  # the name of the sentence, what it tells

# What a part of an effect that cannot be done wants for.
WANTS: dict[type, str] = {
    C.Archive: "effect_card_to_archive", C.DiscardCity: "effect_card_to_discard",
    C.Reinforce: "effect_card_to_reinforce", C.SwapCity: "effect_cards_to_swap", C.CopyBonus: "effect_policy",
    C.CopyBuilding: "effect_building_to_copy", C.CopyPolicy: "effect_policy_to_copy",
    C.GainBasicBuilding: "effect_basic_building", C.Reserve: "effect_reservation", C.PlaceMarker: "effect_marker",
    W.BuildSection: "effect_section", M.Spy: "effect_spy_module", M.Negotiate: "effect_city",
}


def effect_possible(at: Here) -> bool:
    """Could the effect of the card at.n be applied?"""
    use = BOOK.use[at.n]
    return use is not None and use.can(at.s, Frame(use, at.me, at.n))


def what_fails(at: Here, card: int) -> str:
    return missing_of(at, card)[0]


def effect_parts(at: Here, card: int) -> Parts:
    return {"card": card, **missing_of(at, card)[1]}


def missing_of(at: Here, card: int) -> Missing:
    use = BOOK.use[card]
    assert use is not None
    return missing(at.s, use, Frame(use, at.me, card))


def missing(s: Duel, op: Op[Any], f: Frame) -> Missing:
    """Why the op cannot be done: the first part that fails, down to what it wants for."""
    if isinstance(op, Seq):
        failing = next(inner for inner in op.ops if inner.required and not part_can(s, inner, f))
        return missing(s, failing, part(failing, f))
    if isinstance(op, If):
        branch = op.branch(s, f)
        assert branch is not None
        return missing(s, branch, part(branch, f))
    if isinstance(op, Repeat):
        return missing(s, op.op, part(op.op, f))
    if isinstance(op, Choose):
        return missing(s, op.branches[0], part(op.branches[0], f))
    price = PRICES.get(type(op))
    if price is not None:
        return price(s, op, f.me)
    return next((WANTS[cls] for cls in type(op).__mro__ if cls in WANTS), "effect_possible"), {}


def pay(s: Duel, op: R.Pay, me: int) -> Missing:
    due = bills.bill(s, me, op.res, op.n)
    name = "effect_price_with_gold" if due.gold_helps else "effect_price"
    return name, {"res": due.res, "price": due.price, "have": due.have, "gold": due.gold}


def pay_basic(s: Duel, op: R.PayBasic, me: int) -> Missing:
    return "effect_basics", {"price": op.n, "have": of_any_type(s, me)}


def exchange(s: Duel, op: R.Exchange, me: int) -> Missing:
    return "effect_basics", {"price": 1, "have": of_any_type(s, me)}


def pay_different(s: Duel, op: R.PayDifferent, me: int) -> Missing:
    mine = s.players[me].res
    return "effect_different", {"price": op.n, "have": sum(n > 0 for n in mine[:BASICS]) + mine[GOLD]}


def of_any_type(s: Duel, me: int) -> int:
    """Basic resources and Gold."""
    mine = s.players[me].res
    return sum(mine[:BASICS]) + mine[GOLD]


PRICES: dict[type, Callable[[Duel, Any, int], Missing]] = {
    R.Pay: pay, R.PayBasic: pay_basic, R.Exchange: exchange, R.PayDifferent: pay_different,
}


def effect_variants() -> tuple[str, ...]:
    """The sentences about effects that fail."""
    prices = ("effect_price", "effect_price_with_gold", "effect_basics", "effect_different")
    return ("effect_possible", *prices, *dict.fromkeys(WANTS.values()))
