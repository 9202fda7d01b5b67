"""The moves that answer questions of cards and rules."""

from __future__ import annotations

from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.names import card_words, numbers
from clio.games.through_the_ages.moves.needs import AgesMove, AgesReason
from clio.games.through_the_ages.state import BONUS, KINDS, PACT, TACTIC, UNIT, WORKED
from clio.games.through_the_ages.words import moves as say


PASS = AgesMove("pass", A.PASS, say.fixed("pass"), moment=AgesReason("pass"), declines=True, ends=True)
YES = AgesMove("yes", A.YES, say.fixed("yes"), moment=AgesReason("yes"), group="answer")
NO = AgesMove("no", A.NO, say.fixed("no"), moment=AgesReason("no"), group="answer", declines=True)
DONE = AgesMove("done", A.STOP, say.fixed("done"), moment=AgesReason("done"), declines=True)
CHOOSE = AgesMove("choose", A.CHOOSE, say.branch, numbers(1, A.BRANCHES), moment=AgesReason("choose"))
BID = AgesMove("bid", A.BID, say.bid, numbers(1, A.BIDS), places=board.scene, moment=AgesReason("bid", "TTA-COLO-01"))
SEND = AgesMove(
    "colonize", A.SEND, say.send, card_words(UNIT, WORKED), places=board.unit,
    moment=AgesReason("colonize", "TTA-COLO-06", "TTA-COLO-08"),
)
ADD_BONUS = AgesMove(
    "bonus", A.ADD_BONUS, say.bonus_defence, card_words(BONUS, PACT), places=board.hand_bonus,
    moment=AgesReason("bonus", "TTA-AGGR-09", "TTA-COLO-13"),
)
DISCARD = AgesMove(
    "discard", A.DISCARD, say.discard, card_words(TACTIC, KINDS), places=board.hand_tactic,
    moment=AgesReason("discard", "TTA-EOT-01", "TTA-AGGR-10"),
)
PICK = AgesMove("pick", A.PICK, say.pick("pick"), card_words(0, KINDS), moment=AgesReason("pick"))
AMOUNT = AgesMove(
    "food", A.AMOUNT, say.mix("mix.gain"), numbers(0, A.AMOUNTS), places=board.always("stock", "food", "resources"),
    moment=AgesReason("food"), group="amount",
)
KEEP = AgesMove(
    "keep", A.KEEP, say.keep, numbers(0, A.AMOUNTS), places=board.arranged, moment=AgesReason("keep", "TTA-RES-08"),
    group="amount",
)
MOVES = (YES, NO, DONE, CHOOSE, BID, SEND, ADD_BONUS, DISCARD, PICK, AMOUNT, KEEP)
