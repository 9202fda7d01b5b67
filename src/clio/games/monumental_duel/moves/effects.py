"""What an effect needs as a whole: which part of it fails, if it cannot be applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.kernel import Frame, Op, part, part_can
from clio.engine.moves import Parts
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import BASICS, GOLD
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.moves.needs import Here, bill_parts, card_parts
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.state import Duel

Missing = tuple[str, dict[str, object]]  # the name of the sentence, what it tells

# What a part of an effect that cannot be done wants for.
WANTS: dict[type, str] = {
    city.DiscardCity: "effect_card_to_discard", C.SwapCity: "effect_cards_to_swap", city.CopyBonus: "effect_policy",
    C.CopyBuilding: "effect_building_to_copy", M.Negotiate: "effect_city", M.AmbassadorFree: "effect_city",
}


def effect_possible(at: Here) -> bool:
    """Could the effect of the card at.n be applied?"""
    use = BOOK.use[at.n]
    return use is not None and use.can(at.s, Frame(use, at.me, at.n))


def what_fails(at: Here) -> str:
    return missing_of(at)[0]


def effect_parts(at: Here) -> Parts:
    return missing_of(at)[1]


def missing_of(at: Here) -> Missing:
    use = BOOK.use[at.n]
    assert use is not None
    return missing(at.s, use, Frame(use, at.me, at.n))


def missing(s: Duel, op: Op[Any], f: Frame) -> Missing:
    """Why the op cannot be done: the first part that fails, down to what it wants for. A choice fails in all parts."""
    if isinstance(op, Seq):
        failing = next(inner for inner in op.ops if inner.required and not part_can(s, inner, f))
        return missing(s, failing, part(failing, f))
    if isinstance(op, If):
        branch = op.branch(s, f)
        assert branch is not None
        return missing(s, branch, part(branch, f))
    if isinstance(op, Repeat):
        return missing(s, op.op, part(op.op, f))
    told = card_parts(f.src)
    reason = REASONS.get(type(op))
    if reason is not None:
        name, parts = reason(s, op, f.me)
        return name, {**told, **parts}
    for cls in type(op).__mro__:
        if cls in WANTS:
            return WANTS[cls], told
    if isinstance(op, Choose):
        return "effect_choices", {**told, "reasons": [missing(s, inner, part(inner, f)) for inner in op.branches]}
    return "effect_possible", told


# ---------------------------------------------------------------- parts that can fail in several ways
def unpaid(due: bills.Bill) -> Missing:
    return "effect_price_with_gold" if due.gold_helps else "effect_price", bill_parts(due)


def pay(s: Duel, op: resources.Pay, me: int) -> Missing:
    return unpaid(bills.bill(s, me, op.res, op.n))


def pay_basic(s: Duel, op: resources.PayBasic, me: int) -> Missing:
    return unpaid(bills.of_any_type(s, me, op.n))


def exchange(s: Duel, op: resources.Exchange, me: int) -> Missing:
    return unpaid(bills.of_any_type(s, me, 1))


def pay_different(s: Duel, op: resources.PayDifferent, me: int) -> Missing:
    mine = s.players[me].res
    return "effect_different", {"n": op.n, "have": sum(n > 0 for n in mine[:BASICS]) + mine[GOLD]}


def archive(s: Duel, op: city.Archive, me: int) -> Missing:
    if op.only_revolt:
        return "effect_possible", {}
    return "effect_card_to_archive_anywhere" if op.discard else "effect_card_to_archive", {}


def reserve(s: Duel, op: C.Reserve, me: int) -> Missing:
    full = len(s.players[me].reserved) >= C.MAX_RESERVED
    return "effect_room_to_reserve" if full else "effect_card_to_reserve", {}


REASONS: dict[type, Callable[[Duel, Any, int], Missing]] = {
    resources.Pay: pay, resources.PayBasic: pay_basic, resources.Exchange: exchange,
    resources.PayDifferent: pay_different, city.Archive: archive, C.Reserve: reserve,
}
VARIANTS = (
    "effect_possible", "effect_price", "effect_price_with_gold", "effect_different", "effect_choices",
    "effect_card_to_archive", "effect_card_to_archive_anywhere", "effect_room_to_reserve", "effect_card_to_reserve",
    *dict.fromkeys(WANTS.values()),
)  # the sentences about effects that fail
