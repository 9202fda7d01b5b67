"""Gaining and paying: questions about resources."""

from __future__ import annotations

from clio.engine.moves import Bounds, Question, Reason, all_see
from clio.games.families.monumental.moves import resources
from clio.games.families.monumental.moves.resources import Paying, ResourceClauses
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.moves.answers import GAIN, PAY_GOLD, SPEND, STAKE, STOP
from clio.games.monumental_duel.moves.needs import Asked, DuelNeed, DuelQuestion, Here
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.words import questions as ask

CLAUSES = ResourceClauses(
    gain=("MD-RES-01",), price=("MD-RES-10",), mixed=("MD-RES-13",), different=("MD-RES-13", "MD-OPEN-40"),
    convert=("MD-TERM-38",),
)


# ---------------------------------------------------------------- the stake on the Advantage
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
QUESTIONS: tuple[DuelQuestion, ...] = (
    *resources.questions(Paying(GAIN, SPEND, PAY_GOLD, STOP, CLAUSES)),
    Question(
        "stake", W.Stake, (STAKE.needing(STAKE_ENOUGH, STAKE_PAYABLE),),
        Reason("stake", "MD-ADV-03", "MD-ADV-06", tells=lambda at: {"n": stake_within(at).least}), ask.stake,
        stake_within, bare=all_see,
    ),
)
