"""Military actions: units disbanded, tactics (TTA-UNIT, TTA-TACT); and what cards in play offer in the action phase
(TTA-CTX)."""

from __future__ import annotations

from clio.engine.moves import Need, Parts, loses
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.civil import something_to_pay
from clio.games.through_the_ages.moves.names import card_words
from clio.games.through_the_ages.moves.needs import (
    IN_ACTION_PHASE, AgesMove, AgesNeed, Here, Needs, actions, by_number, in_hand, in_play, military_action, named,
    payable, worker_on,
)
from clio.games.through_the_ages.moves.powers import offered
from clio.games.through_the_ages.rules.act import COPY_PRICE
from clio.games.through_the_ages.state import AGGRESSION, TACTIC, TACTIC_CHOSEN, UNIT, WORKED
from clio.games.through_the_ages.words import moves as say

DISBAND = AgesMove(
    "disband", A.DISBAND, say.disband, card_words(UNIT, WORKED), places=board.unit, moment=IN_ACTION_PHASE,
    group="destroy", destroys=loses, declines=True,
)
PLAY_TACTIC = AgesMove(
    "tactic", A.PLAY_TACTIC, say.tactic, card_words(TACTIC, AGGRESSION), places=board.hand_tactic,
    moment=IN_ACTION_PHASE,
)
COPY = AgesMove(
    "copy", A.COPY, say.copy, card_words(TACTIC, AGGRESSION), places=board.common_tactic, moment=IN_ACTION_PHASE,
    group="tactic",
)

DISBAND_NEEDS: Needs = (worker_on(by_number(UNIT), "TTA-UNIT-03"), *military_action("TTA-UNIT-03"))


# ---------------------------------------------------------------- tactics
def tactic(at: Here) -> int:
    return TACTIC + at.n


def elsewhere(at: Here) -> str:
    """Why a tactic is not common: another player has it alone, or nobody has."""
    exclusive = any(q.exclusive and q.tactic == tactic(at) for q in at.s.players)
    return "common_not_exclusive" if exclusive else "common"


NO_TACTIC_YET = AgesNeed("no_tactic_yet", lambda at: not player(at).done & TACTIC_CHOSEN, "TTA-TACT-03")
TACTIC_NEEDS: Needs = (in_hand(tactic, "TTA-TACT-01"), NO_TACTIC_YET, *military_action("TTA-TACT-01"))
COPY_NEEDS: Needs = (
    Need("another_tactic", lambda at: tactic(at) != player(at).tactic, "TTA-TACT-02", tells=named(tactic)),
    Need(
        "common", lambda at: tactic(at) in at.s.tactics, "TTA-TACT-02", "TTA-TACT-05", tells=named(tactic),
        which=elsewhere, names=("common", "common_not_exclusive"),
    ),
    NO_TACTIC_YET,
    *military_action("TTA-TACT-02", n=COPY_PRICE),
)


# ---------------------------------------------------------------- what cards in play offer
def worth(at: Here) -> bool:
    """There is a civil action that one more could pay for."""
    exchanged = at.s.clone()
    exchanged.players[at.me].free_ca += 1
    return something_to_pay(at._replace(s=exchanged))


USE_HAMMURABI = offered(
    A.USE_HAMMURABI, "TTA-CTX-27", needs=(actions(lambda at: bills.military(at.s, at.me), "TTA-CTX-27"),),
    price=(Need("worth_exchanging", worth, "TTA-CTX-27", "TTA-ACT-02"),),
)
USE_LINER = offered(
    A.USE_LINER, "TTA-CTX-36",
    needs=(Need("yellow_token", lambda at: player(at).yellow_bank > 0, "TTA-CTX-36", "TTA-WORK-03"),),
)
USE_CHURCHILL = offered(A.CHURCHILL_CULTURE, "TTA-CTX-35", branches=("culture", "military"))


def meal(at: Here) -> bills.Bill:
    return bills.population(at.s, at.me, bills.LEVY.discount)


def equipment(at: Here) -> bills.Bill:
    return bills.building(at.s, at.me, UNIT + at.n, bills.LEVY.discount)


def levy_tells(at: Here) -> Parts:
    return {"cost": (meal(at).what, meal(at).price), "more": (equipment(at).what, equipment(at).price)}


LEVY = offered(
    A.LEVY, "TTA-CTX-30", words=card_words(UNIT, WORKED), label=say.levy, touches=board.unit,
    needs=(
        Need("yellow_token", lambda at: player(at).yellow_bank > 0, "TTA-CTX-30", "TTA-POP-02"),
        in_play(by_number(UNIT), "TTA-CTX-30"),
    ),
    price=(
        payable(meal, "TTA-CTX-30"),
        payable(equipment, "TTA-CTX-30"),
        Need("payable_together", lambda at: bills.LEVY.payable(at.s, at.me, UNIT + at.n), "TTA-CTX-30", "TTA-CTX-42",
             tells=levy_tells),
    ),
    group="build", notation="barbarossa",
)


# ---------------------------------------------------------------- all of them
WORKING = (
    DISBAND.needing(*DISBAND_NEEDS),
    PLAY_TACTIC.needing(*TACTIC_NEEDS),
    COPY.needing(*COPY_NEEDS),
    USE_HAMMURABI,
    USE_LINER,
    USE_CHURCHILL,
    LEVY,
)
