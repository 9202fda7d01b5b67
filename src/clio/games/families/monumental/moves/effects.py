"""What an effect needs as a whole: which part of it fails, if it cannot be applied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.kernel import Frame, Op, part, part_can
from clio.engine.moves import Parts
from clio.games.families.monumental import bills
from clio.games.families.monumental.moves.needs import Here, bill_parts, card_parts
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import BASICS, GOLD, Monumental

Missing = tuple[str, dict[str, object]]  # the name of the sentence, what it tells
Telling = Callable[[Any, Any, int], Missing]  # of a state, an op or a condition, and a player

# What a part of an effect that cannot be done wants for.
WANTS: Mapping[type, str] = {
    city.DiscardCity: "effect_card_to_discard", city.SwapCity: "effect_cards_to_swap", city.CopyBonus: "effect_policy",
}


class Effects:
    """What fails in the effects of a game. `wants`, `telling`: of ops that only it has, the latter of those that can
    fail in several ways, and of conditions that effects need; `names`: their sentences."""

    def __init__(
        self, wants: Mapping[type, str], telling: Mapping[type, Telling], names: tuple[str, ...]
    ) -> None:
        self.wants = {**WANTS, **wants}
        self.telling = {**TELLING, **telling}
        self.variants = tuple(dict.fromkeys((*VARIANTS, *names, *self.wants.values())))

    def possible(self, at: Here) -> bool:
        """Could the effect of the card at.n be applied?"""
        use = at.s.book.use[at.n]
        return use is not None and use.can(at.s, Frame(use, at.me, at.n))

    def which(self, at: Here) -> str:
        return self.of_card(at)[0]

    def parts(self, at: Here) -> Parts:
        return self.of_card(at)[1]

    def of_card(self, at: Here) -> Missing:
        use = at.s.book.use[at.n]
        assert use is not None
        return self.missing(at.s, use, Frame(use, at.me, at.n))

    def missing(self, s: Monumental, op: Op[Any], f: Frame) -> Missing:
        """Why the op cannot be done: the first part that fails, down to what it wants for. A choice fails in all
        parts."""
        if isinstance(op, Seq):
            failing = next(inner for inner in op.ops if inner.required and not part_can(s, inner, f))
            return self.missing(s, failing, part(failing, f))
        if isinstance(op, If):
            branch = op.branch(s, f)
            if branch is None:
                name, parts = self.telling[type(op.cond)](s, op.cond, f.me)
                return name, {**card_parts(f.src), **parts}
            return self.missing(s, branch, part(branch, f))
        if isinstance(op, Repeat):
            return self.missing(s, op.op, part(op.op, f))
        told = card_parts(f.src)
        tell = self.telling.get(type(op))
        if tell is not None:
            name, parts = tell(s, op, f.me)
            return name, {**told, **parts}
        for cls in type(op).__mro__:
            if cls in self.wants:
                return self.wants[cls], told
        if isinstance(op, Choose):
            reasons = [self.missing(s, inner, part(inner, f)) for inner in op.branches]
            return "effect_choices", {**told, "reasons": reasons}
        return "effect_possible", told


# ---------------------------------------------------------------- parts that can fail in several ways
def unpaid(due: bills.Bill) -> Missing:
    return "effect_price_with_gold" if due.gold_helps else "effect_price", bill_parts(due)


def pay(s: Monumental, op: resources.Pay, me: int) -> Missing:
    return unpaid(bills.bill(s, me, op.res, op.n))


def pay_basic(s: Monumental, op: resources.PayBasic, me: int) -> Missing:
    return unpaid(bills.of_any_type(s, me, op.n))


def exchange(s: Monumental, op: resources.Exchange, me: int) -> Missing:
    return unpaid(bills.of_any_type(s, me, 1))


def pay_different(s: Monumental, op: resources.PayDifferent, me: int) -> Missing:
    mine = s.sides[me].res
    return "effect_different", {"n": op.n, "have": sum(n > 0 for n in mine[:BASICS]) + mine[GOLD]}


def archive(s: Monumental, op: city.Archive, me: int) -> Missing:
    if op.only_revolt:
        return "effect_possible", {}
    return "effect_card_to_archive_anywhere" if op.discard else "effect_card_to_archive", {}


TELLING: Mapping[type, Telling] = {
    resources.Pay: pay, resources.PayBasic: pay_basic, resources.Exchange: exchange,
    resources.PayDifferent: pay_different, city.Archive: archive,
}
VARIANTS = (
    "effect_possible", "effect_price", "effect_price_with_gold", "effect_different", "effect_choices",
    "effect_card_to_archive", "effect_card_to_archive_anywhere",
)  # the sentences about effects that fail, in both games
