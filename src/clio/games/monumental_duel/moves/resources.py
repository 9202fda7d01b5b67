"""Gaining and paying: questions about resources."""

from __future__ import annotations

from clio.engine.moves import Bounds, Parts, Question, Reason
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.state import BASICS, GOLD
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.moves.answers import GAIN, PAY_GOLD, SPEND, STAKE, STOP
from clio.games.monumental_duel.moves.board import player
from clio.games.monumental_duel.moves.needs import Asked, DuelNeed, DuelQuestion, Here, begun, something_to_decide
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask

def purse(at: Here) -> list[int]:
    return player(at).res


# ---------------------------------------------------------------- gaining
def still_to_gain(at: Here) -> int:
    op = at.f.op
    assert isinstance(op, resources.GainBasic | resources.GainDifferent)
    n = resources.amount(op.n, at.s, at.f)
    return (min(n, BASICS) if isinstance(op, resources.GainDifferent) else n) - len(at.f.mem)


def last(at: Here) -> int:
    """The type taken last: answers come in the order of the types."""
    return at.f.mem[-1] if at.f.mem else 0


SOMETHING_TO_GAIN = something_to_decide(lambda at: still_to_gain(at) > 0, "MD-RES-01")
IN_ORDER = DuelNeed("in_order", lambda at: at.n >= last(at), "MD-RES-01", tells=lambda at: {"res": last(at)})
ANOTHER_TYPE = DuelNeed(
    "another_type", lambda at: not at.f.mem or at.n > at.f.mem[-1], "MD-RES-01",
    tells=lambda at: {"res": last(at)},
)
TYPES_AFTER = DuelNeed(
    "types_after", lambda at: at.n <= BASICS - still_to_gain(at), "MD-RES-01",
    tells=lambda at: {"types": still_to_gain(at) - 1, "res": at.n},
)
OTHER_THAN_PAID = DuelNeed(
    "other_than_paid", lambda at: at.n != at.f.mem[0], "MD-RES-13", tells=lambda at: {"res": at.n}
)


# ---------------------------------------------------------------- paying
def still_to_pay(at: Here) -> int:
    op = at.f.op
    if isinstance(op, resources.PayDifferent):
        return op.n - len(at.f.mem)
    if isinstance(op, resources.PayBasic):
        return at.f.mem[0] if at.f.mem else op.n
    return 0 if at.f.mem else 1


def paid_last(at: Here) -> int:
    """The first type that may be paid now: payments come in the order of the types."""
    if not at.f.mem:
        return 0
    return min(at.f.mem[-1] + 1, GOLD) if isinstance(at.f.op, resources.PayDifferent) else at.f.mem[-1]


def payable_after(at: Here) -> int:
    """How many more could be paid after this one, in order."""
    mine = purse(at)
    if isinstance(at.f.op, resources.PayDifferent):
        return sum(mine[res] > 0 for res in range(at.n + 1, BASICS)) + mine[GOLD] - (at.n == GOLD)
    return sum(mine[at.n : GOLD + 1]) - 1


def have(at: Here) -> bool:
    return purse(at)[at.n] > 0


HAVE = DuelNeed("have_one", have, "MD-RES-10", tells=lambda at: {"res": at.n})
SOMETHING_TO_PAY = something_to_decide(lambda at: still_to_pay(at) > 0, "MD-RES-10")
PAID_IN_ORDER = DuelNeed(
    "paid_in_order", lambda at: at.n >= paid_last(at), "MD-RES-13", tells=lambda at: {"res": paid_last(at)},
    which=lambda at: "paid_different" if isinstance(at.f.op, resources.PayDifferent) else "paid_in_order",
    names=("paid_in_order", "paid_different"),
)
ENOUGH_AFTER = DuelNeed(
    "enough_after", lambda at: payable_after(at) >= still_to_pay(at) - 1, "MD-RES-13", "MD-OPEN-40",
    tells=lambda at: {"res": at.n, "basics": still_to_pay(at) - 1},
)
PAYING = (SOMETHING_TO_PAY, HAVE, PAID_IN_ORDER, ENOUGH_AFTER)


def gold_within(at: Here | Asked) -> Bounds:
    """The least and the most of a price in Gold."""
    res, price = at.f.mem
    mine = at.s.players[at.me].res
    return Bounds(max(0, price - mine[res]), min(price, mine[GOLD]))


def gold_parts(at: Here) -> Parts:
    res, price = at.f.mem
    least, most, _ = gold_within(at)
    due = bills.bill(at.s, at.me, res, price)
    return {"least": least, "most": most, "price": due, "stock": (res, due.have), "gold": due.gold}


AT_LEAST_IN_GOLD = DuelNeed(
    "at_least_in_gold", lambda at: at.n >= gold_within(at).least, "MD-RES-10", tells=gold_parts
)
AT_MOST_IN_GOLD = DuelNeed("at_most_in_gold", lambda at: at.n <= gold_within(at).most, "MD-RES-10", tells=gold_parts)


def convertible(at: Here, res: int) -> bool:
    op = at.f.op
    assert isinstance(op, resources.Convert)
    return res in op.source and res >= (at.f.mem[1] if at.f.mem else 0) and purse(at)[res] > 0


def conversions_left(at: Here) -> int:
    op = at.f.op
    assert isinstance(op, resources.Convert)
    return op.most - (at.f.mem[0] if at.f.mem else 0)


CONVERSION_LEFT = something_to_decide(lambda at: conversions_left(at) > 0, "MD-TERM-38")
CONVERTIBLE = DuelNeed(
    "convertible", lambda at: isinstance(at.f.op, resources.Convert) and at.n in at.f.op.source, "MD-TERM-38",
    tells=lambda at: {"res": at.n},
)
CONVERTED_IN_ORDER = DuelNeed(
    "in_order", lambda at: at.n >= (at.f.mem[1] if at.f.mem else 0), "MD-TERM-38",
    tells=lambda at: {"res": at.f.mem[1] if at.f.mem else 0},
)
SOMETHING_TO_CONVERT = something_to_decide(
    lambda at: any(convertible(at, res) for res in range(GOLD + 1)), "MD-TERM-38"
)


def stake_within(at: Here | Asked) -> Bounds:
    due = bills.stake(at.s, at.me, at.f.mem[0])
    return Bounds(due.price, min(due.have + due.gold, A.AMOUNTS - 1))


STAKE_ENOUGH = DuelNeed(
    "stake_enough", lambda at: at.n >= stake_within(at).least, "MD-ADV-03", "MD-ADV-06",
    tells=lambda at: {"tokens": stake_within(at).least},
)
STAKE_PAYABLE = DuelNeed(
    "stake_payable", lambda at: at.n <= stake_within(at).most, "MD-ADV-03", "MD-RES-10",
    tells=lambda at: {"stock": (at.f.mem[0], stake_within(at).most)},
)


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
    return Bounds(op.n, op.n, op.n - mem[0] if mem else 0)


def conversions(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, resources.Convert)
    return Bounds(0, op.most, asked.f.mem[0] if asked.f.mem else 0)


QUESTIONS: tuple[DuelQuestion, ...] = (
    Question(
        "gain", resources.GainBasic, (GAIN.needing(SOMETHING_TO_GAIN, IN_ORDER),), Reason("gain", "MD-RES-01"),
        ask.gain, gains,
    ),
    Question("gain-same", resources.GainSame, (GAIN,), Reason("gain", "MD-RES-01"), ask.gain_same),
    Question(
        "gain-different", resources.GainDifferent,
        (GAIN.needing(SOMETHING_TO_GAIN, ANOTHER_TYPE, TYPES_AFTER, label=say.gain_different),),
        Reason("gain-different", "MD-RES-01"), ask.gain, gains,
    ),
    Question(
        "pay-gold", resources.PayPrice, (PAY_GOLD.needing(AT_LEAST_IN_GOLD, AT_MOST_IN_GOLD),),
        Reason("pay-gold", "MD-RES-10"), ask.pay_gold, gold_within,
    ),
    Question(
        "pay", resources.PayBasic, (SPEND.needing(*PAYING),), Reason("pay", "MD-RES-10", "MD-RES-13"), ask.pay,
        payments,
    ),
    Question(
        "pay-different", resources.PayDifferent, (SPEND.needing(*PAYING, label=say.spend_different),),
        Reason("pay-different", "MD-RES-13", "MD-OPEN-40"), ask.pay_different, payments,
    ),
    Question(
        "exchange-gain", resources.Exchange, (GAIN.needing(OTHER_THAN_PAID),), Reason("gain", "MD-RES-13"),
        ask.plain("gain"), when=begun,
    ),
    Question("exchange", resources.Exchange, (SPEND.needing(HAVE),), Reason("pay", "MD-RES-13"), ask.plain("pay")),
    Question(
        "convert", resources.Convert,
        (STOP.needing(CONVERSION_LEFT, SOMETHING_TO_CONVERT, label=say.stop_converting),
         SPEND.needing(CONVERSION_LEFT, CONVERTIBLE, CONVERTED_IN_ORDER, HAVE, label=say.convert)),
        Reason("convert", "MD-TERM-38"), ask.convert, conversions,
    ),
    Question(
        "stake", W.Stake, (STAKE.needing(STAKE_ENOUGH, STAKE_PAYABLE),),
        Reason("stake", "MD-ADV-03", "MD-ADV-06", tells=lambda at: {"n": stake_within(at).least}), ask.stake,
        stake_within,
    ),
)
