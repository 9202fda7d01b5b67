"""Gaining and paying: questions about resources."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from clio.engine.moves import At, Bounds, Move, Need, Part, Parts, Question, Reason, all_see
from clio.games.families.monumental import bills
from clio.games.families.monumental.moves.needs import (
    Asked, Clauses, FamilyNeed, Here, M, W, begun, side, something_to_decide,
)
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.state import BASICS, GOLD
from clio.games.families.monumental.words import moves as say
from clio.games.families.monumental.words import questions as ask


class ResourceClauses(NamedTuple):
    """Where a rulebook tells of gains, of Gold in a price, of basic resources in any mix, of different ones, and of
    conversions."""

    gain: Clauses
    price: Clauses
    mixed: Clauses
    different: Clauses
    convert: Clauses


# ---------------------------------------------------------------- gaining
def still_to_gain(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, resources.GainBasic | resources.GainDifferent)
    n = resources.amount(op.n, at.s, at.f)
    return (min(n, BASICS) if isinstance(op, resources.GainDifferent) else n) - len(at.f.mem)


def last(at: Here | Asked) -> int:
    """The type taken last: answers come in the order of the types."""
    return at.f.mem[-1] if at.f.mem else 0


# ---------------------------------------------------------------- paying
def still_to_pay(at: Here | Asked) -> int:
    op = at.f.op
    if isinstance(op, resources.PayDifferent):
        return op.n - len(at.f.mem)
    assert isinstance(op, resources.PayBasic)
    return at.f.mem[0] if at.f.mem else op.n


def paid_last(at: Here | Asked) -> int:
    """The first type that may be paid now: payments come in the order of the types."""
    if not at.f.mem:
        return 0
    return min(at.f.mem[-1] + 1, GOLD) if isinstance(at.f.op, resources.PayDifferent) else at.f.mem[-1]


def payable_after(at: Here) -> int:
    """How many more could be paid after this one, in order."""
    mine = side(at).res
    if isinstance(at.f.op, resources.PayDifferent):
        return sum(mine[res] > 0 for res in range(at.n + 1, BASICS)) + mine[GOLD] - (at.n == GOLD)
    return sum(mine[at.n : GOLD + 1]) - 1


def have_one(*clauses: str) -> FamilyNeed:
    return Need("have_one", lambda at: side(at).res[at.n] > 0, *clauses, tells=lambda at: {"res": at.n})


def paying(c: ResourceClauses, have: FamilyNeed) -> tuple[FamilyNeed, ...]:
    """What the next of several basic resources needs."""
    return (
        something_to_decide(lambda at: still_to_pay(at) > 0, *c.price),
        have,
        Need(
            "paid_in_order", lambda at: at.n >= paid_last(at), *c.mixed, tells=lambda at: {"res": paid_last(at)},
            which=lambda at: "paid_different" if isinstance(at.f.op, resources.PayDifferent) else "paid_in_order",
            names=("paid_in_order", "paid_different"),
        ),
        Need(
            "enough_after", lambda at: payable_after(at) >= still_to_pay(at) - 1, *c.different,
            tells=lambda at: {"res": at.n, "basics": still_to_pay(at) - 1},
        ),
    )


def gold_within(at: Here | Asked) -> Bounds:
    """The least and the most of a price in Gold."""
    res, price = at.f.mem
    mine = at.s.sides[at.me].res
    return Bounds(max(0, price - mine[res]), min(price, mine[GOLD]))


def gold_parts(at: Here) -> Parts:
    res, price = at.f.mem
    least, most, _ = gold_within(at)
    due = bills.bill(at.s, at.me, res, price)
    return {"least": least, "most": most, "price": due, "stock": (res, due.have), "gold": due.gold}


def paid(spend: Move[M, W]) -> Callable[[At[M]], list[str]]:
    """What a price is paid with lies there: the Gold, or without any the resource itself."""
    return lambda at: spend.places(at._replace(n=GOLD if at.n else at.f.mem[0]))


# ---------------------------------------------------------------- converting
def converted(asked: Here | Asked) -> int:
    return asked.f.mem[0] if asked.f.mem else 0


def first_to_convert(at: Here) -> int:
    return at.f.mem[1] if at.f.mem else 0


def conversion(at: Here | Asked) -> resources.Convert:
    op = at.f.op
    assert isinstance(op, resources.Convert)
    return op


def convertible(at: Here) -> bool:
    """Is there anything to convert?"""
    mine = side(at).res
    return any(res >= first_to_convert(at) and mine[res] > 0 for res in conversion(at).source)


# ---------------------------------------------------------------- questions
def gains(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, resources.GainBasic | resources.GainDifferent)
    n = resources.amount(op.n, asked.s, asked.f)
    n = min(n, BASICS) if isinstance(op, resources.GainDifferent) else n
    return Bounds(n, n, len(asked.f.mem))


def payments(asked: Asked) -> Bounds:
    op, mem = asked.f.op, asked.f.mem
    if isinstance(op, resources.PayDifferent):
        return Bounds(op.n, op.n, len(mem))
    assert isinstance(op, resources.PayBasic)
    if op is resources.PAY_ANY:
        return Bounds(mem[0], mem[0])  # of a Wonder section: the memory tells what is left, not what it was
    return Bounds(op.n, op.n, op.n - mem[0] if mem else 0)


def conversions(asked: Asked) -> Bounds:
    op = conversion(asked)
    return Bounds(op.least, op.most, converted(asked))


# ---------------------------------------------------------------- several at once
def gained(gain: Move[M, W]) -> Callable[[Asked], list[Part]]:
    """The types that may still be gained, where more than one is."""

    def parts(asked: Asked) -> list[Part]:
        left, different = still_to_gain(asked), isinstance(asked.f.op, resources.GainDifferent)
        first = last(asked) + (different and len(asked.f.mem) > 0)
        return [Part(gain.first + res, 1 if different else left) for res in range(first, BASICS)] if left > 1 else []

    return parts


def payable(asked: Asked) -> dict[int, int]:
    """How many of each type may still be paid."""
    mine, left = asked.s.sides[asked.me].res, still_to_pay(asked)
    many = {res: min(mine[res], left) for res in range(paid_last(asked), GOLD + 1) if mine[res]}
    if isinstance(asked.f.op, resources.PayDifferent):
        return {res: n if res == GOLD else 1 for res, n in many.items()}
    return many


def paid_parts(spend: Move[M, W]) -> Callable[[Asked], list[Part]]:
    def parts(asked: Asked) -> list[Part]:
        several = still_to_pay(asked) > 1
        return [Part(spend.first + res, n) for res, n in payable(asked).items()] if several else []

    return parts


def usually_paid(spend: Move[M, W]) -> Callable[[Asked], list[int]]:
    """What there is most of; Gold, which stands for anything, last."""

    def usual(asked: Asked) -> list[int]:
        mine, could = list(asked.s.sides[asked.me].res), payable(asked)
        paid: list[int] = []
        for _ in range(still_to_pay(asked)):
            res = max((r for r in could if paid.count(r) < could[r]), key=lambda r: (r != GOLD, mine[r], -r))
            mine[res] -= 1
            paid.append(res)
        return [spend.first + res for res in sorted(paid)]

    return usual


class Paying(NamedTuple, Generic[M, W]):
    """The moves of a game that gain and pay, and its clauses. `enough`: what leaving off a conversion needs besides,
    where cards convert a least number."""

    gain: Move[M, W]
    spend: Move[M, W]
    pay_gold: Move[M, W]
    stop: Move[M, W]
    clauses: ResourceClauses
    enough: tuple[FamilyNeed, ...] = ()


def questions(p: Paying[M, W]) -> tuple[Question[M, W], ...]:
    have = have_one(*p.clauses.price)
    return (*gain_questions(p), *pay_questions(p, have), convert_question(p, have))


def gain_questions(p: Paying[M, W]) -> tuple[Question[M, W], ...]:
    clauses = p.clauses.gain
    something: FamilyNeed = something_to_decide(lambda at: still_to_gain(at) > 0, *clauses)
    in_order = FamilyNeed("in_order", lambda at: at.n >= last(at), *clauses, tells=lambda at: {"res": last(at)})
    another = FamilyNeed(
        "another_type", lambda at: not at.f.mem or at.n > at.f.mem[-1], *clauses, tells=lambda at: {"res": last(at)}
    )
    types_after = FamilyNeed(
        "types_after", lambda at: at.n <= BASICS - still_to_gain(at), *clauses,
        tells=lambda at: {"types": still_to_gain(at) - 1, "res": at.n},
    )
    return (
        Question("gain", resources.GainBasic, (p.gain.needing(something, in_order),), Reason("gain", *clauses),
                 ask.gain, gains, parts=gained(p.gain)),
        Question("gain-same", resources.GainSame, (p.gain,), Reason("gain", *clauses), ask.gain_same),
        Question(
            "gain-different", resources.GainDifferent,
            (p.gain.needing(something, another, types_after, label=say.gain_different),),
            Reason("gain-different", *clauses), ask.gain, gains, parts=gained(p.gain),
        ),
    )


def pay_questions(p: Paying[M, W], have: FamilyNeed) -> tuple[Question[M, W], ...]:
    c = p.clauses
    at_least = FamilyNeed("at_least_in_gold", lambda at: at.n >= gold_within(at).least, *c.price, tells=gold_parts)
    at_most = FamilyNeed("at_most_in_gold", lambda at: at.n <= gold_within(at).most, *c.price, tells=gold_parts)
    needs = paying(c, have)
    other = FamilyNeed("other_than_paid", lambda at: at.n != at.f.mem[0], *c.mixed, tells=lambda at: {"res": at.n})
    return (
        Question("pay-gold", resources.PayPrice, (p.pay_gold.needing(at_least, at_most, places=paid(p.spend)),),
                 Reason("pay-gold", *c.price), ask.pay_gold, gold_within,
                 usual=lambda asked: [p.pay_gold.first + gold_within(asked).least]),
        Question("pay", resources.PayBasic, (p.spend.needing(*needs),), Reason("pay", *c.price, *c.mixed), ask.pay,
                 payments, parts=paid_parts(p.spend), usual=usually_paid(p.spend)),
        Question(
            "pay-different", resources.PayDifferent, (p.spend.needing(*needs, label=say.spend_different),),
            Reason("pay-different", *c.different), ask.pay_different, payments, parts=paid_parts(p.spend),
            usual=usually_paid(p.spend),
        ),
        Question("exchange-gain", resources.Exchange, (p.gain.needing(other),), Reason("gain", *c.mixed),
                 ask.plain("gain"), when=begun),
        Question("exchange", resources.Exchange, (p.spend.needing(have),), Reason("pay", *c.mixed), ask.plain("pay")),
    )


def convert_question(p: Paying[M, W], have: FamilyNeed) -> Question[M, W]:
    clauses = p.clauses.convert
    left: FamilyNeed = something_to_decide(lambda at: converted(at) < conversion(at).most, *clauses)
    source = FamilyNeed(
        "convertible", lambda at: at.n in conversion(at).source, *clauses, tells=lambda at: {"res": at.n}
    )
    in_order = FamilyNeed(
        "in_order", lambda at: at.n >= first_to_convert(at), *clauses, tells=lambda at: {"res": first_to_convert(at)}
    )
    something: FamilyNeed = something_to_decide(convertible, *clauses)
    return Question(
        "convert", resources.Convert,
        (p.stop.needing(left, something, *p.enough, label=say.stop_converting),
         p.spend.needing(left, source, in_order, have, label=say.convert)),
        Reason("convert", *clauses), ask.convert, conversions, bare=all_see,
    )
