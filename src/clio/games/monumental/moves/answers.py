"""The moves that answer effects, and the plain questions: yes or no, one of several."""

from __future__ import annotations

from clio.games.families.monumental.moves.board import always, gold, slot
from clio.games.families.monumental.moves.needs import plain_questions
from clio.games.monumental import actions as A
from clio.games.monumental.moves import board
from clio.games.monumental.moves.names import (
    BASIC_WORDS, PLACE_WORDS, PURSE_WORDS, TOP_WORDS, UNIT_WORDS, card_words, numbers,
)
from clio.games.monumental.moves.needs import WorldMove, WorldQuestion
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask

YES = WorldMove("yes", A.YES, say.yes)
NO = WorldMove("no", A.NO, say.heading("no"), declines=True)
STOP = WorldMove("stop", A.STOP, say.fixed("stop.some"), declines=True)
CHOOSE = WorldMove("choose", A.CHOOSE, say.choose, numbers(1, 4))
GAIN = WorldMove("gain", A.GAIN, say.gain, BASIC_WORDS, places=board.resource)
SPEND = WorldMove("spend", A.SPEND, say.spend, PURSE_WORDS, places=board.resource)
PAY_GOLD = WorldMove("pay gold", A.PAY_GOLD, say.pay_gold, numbers(0, A.AMOUNTS), places=gold, group="spend")
AMOUNT = WorldMove("amount", A.AMOUNT, say.amount, numbers(0, A.AMOUNTS), places=gold)
SLOT = WorldMove("slot", A.SLOT, say.slot("slot.archive"), numbers(1, A.SLOTS), places=slot)
PICK = WorldMove("pick", A.PICK, say.card("pick.gain"), card_words(0, A.PICKED))
TOP = WorldMove("top", A.TOP, say.top, TOP_WORDS, places=always("deck"))
ERA = WorldMove("era", A.ERA, say.era, numbers(1, 3), places=board.pile)
SEAT = WorldMove("seat", A.SEAT, say.seat, numbers(1, A.SEATS), places=board.seat)
UNIT = WorldMove("unit", A.UNIT, say.unit("unit"), UNIT_WORDS)
TILE = WorldMove("tile", A.TILE, say.tile("tile"), PLACE_WORDS, places=board.tile)
MOVES = (
    YES, NO, STOP, CHOOSE, GAIN, SPEND, PAY_GOLD, AMOUNT, SLOT, PICK, TOP, ERA, SEAT, UNIT, TILE,
)
QUESTIONS: tuple[WorldQuestion, ...] = plain_questions(
    YES, NO, CHOOSE, possible=("MON-ACT-05",), optional=("MON-TURN-05",), one_of=("MON-COMP-13", "MON-EFF-03"),
    may_prompt=ask.may,
)
