"""The moves that answer effects, and the plain questions: yes or no, one of several."""

from __future__ import annotations

from clio.engine.moves import Question, Reason, loses
from clio.games.families.monumental.moves.board import gold, slot
from clio.games.families.monumental.moves.needs import plain_questions
from clio.games.families.monumental.state import SLOTS
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel.moves import board
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.moves.names import BASIC_WORDS, PURSE_WORDS, card_words, numbers
from clio.games.monumental_duel.moves.needs import Asked, DuelMove, DuelQuestion, Here, one_or_none, something_to_decide
from clio.games.monumental_duel.state import FREE_CITY
from clio.games.monumental_duel.view import LINE_IDS, TYPE_IDS
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask

YES = DuelMove("yes", A.YES, say.yes)
NO = DuelMove("no", A.NO, say.heading("no"), declines=True)
STOP = DuelMove("stop", A.STOP, say.fixed("stop.some"), declines=True)
CHOOSE = DuelMove("choose", A.CHOOSE, say.choose, numbers(1, 4))
GAIN = DuelMove("gain", A.GAIN, say.gain, BASIC_WORDS, places=board.resource)
SPEND = DuelMove("spend", A.SPEND, say.spend, PURSE_WORDS, places=board.resource)
PAY_GOLD = DuelMove("pay gold", A.PAY_GOLD, say.pay_gold, numbers(0, A.AMOUNTS), places=gold, group="spend")
STAKE = DuelMove("stake", A.STAKE, say.stake, numbers(0, A.AMOUNTS), places=board.advantage)
SLOT = DuelMove("slot", A.SLOT, say.slot("slot.archive"), numbers(1, SLOTS), places=slot)
PICK = DuelMove("pick", A.PICK, say.card("pick.gain"), card_words(0, FREE_CITY))
TYPE = DuelMove("type", A.TYPE, say.province_type, TYPE_IDS)
LINE = DuelMove(
    "line", A.LINE, say.line, tuple(line.replace("-", " ") for line in LINE_IDS), places=board.line
)
MOVES = (YES, NO, STOP, CHOOSE, GAIN, SPEND, PAY_GOLD, STAKE, SLOT, PICK, TYPE, LINE)


# ---------------------------------------------------------------- yes or no, one of several
def may_lose_tokens(at: Here) -> bool:
    op = at.f.op
    return isinstance(op, W.TakeAdvantage) and op.offered and at.s.holder == at.me and at.s.stake > 0


TOKENS_TO_LOSE = something_to_decide(may_lose_tokens, "MD-TERM-24", "MD-OPEN-52")


def helped(asked: Asked) -> list[int]:
    """Who negotiates wants the help of the city."""
    return [YES.first] if asked.f.src >= FREE_CITY else []


QUESTIONS: tuple[DuelQuestion, ...] = (
    *plain_questions(
        YES, NO, CHOOSE, possible=("MD-TURN-09",), optional=("MD-USE-04",), one_of=("MD-TERM-39",),
        usually=helped,
    ),
    Question(
        "advantage-again", W.TakeAdvantage,
        (YES.needing(TOKENS_TO_LOSE, label=say.fixed("yes.advantage"), destroys=loses),
         NO.needing(TOKENS_TO_LOSE, label=say.fixed("no.advantage"))),
        Reason("may", "MD-TERM-24", "MD-OPEN-52"), ask.advantage_again, one_or_none,
    ),
)
