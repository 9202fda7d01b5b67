"""Military actions: units disbanded, tactics (TTA-UNIT, TTA-TACT); and what cards in play offer in the action phase
(TTA-CTX)."""

from __future__ import annotations

from clio.engine.moves import Need, Parts
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.civil import Needs, something_to_pay
from clio.games.through_the_ages.moves.names import card_words
from clio.games.through_the_ages.moves.needs import (
    EXCHANGE_FIRST, IN_ACTION_PHASE, AgesMove, AgesNeed, Here, always, by_number, in_hand, in_play, leads,
    military_action, named, payable, unused, worker_on,
)
from clio.games.through_the_ages.ops.ratings import ruined
from clio.games.through_the_ages.rules.act import COPY_PRICE
from clio.games.through_the_ages.rules.powers import kind_of
from clio.games.through_the_ages.state import AGGRESSION, TACTIC, TACTIC_CHOSEN, UNIT, WORKED
from clio.games.through_the_ages.words import moves as say

HAMMURABI = kind_of(A.USE_HAMMURABI)
OCEAN_LINER = kind_of(A.USE_LINER)
CHURCHILL = kind_of(A.CHURCHILL_CULTURE)
BARBAROSSA = kind_of(A.LEVY)

DISBAND = AgesMove(
    "disband", A.DISBAND, say.disband, card_words(UNIT, WORKED), places=board.unit, moment=IN_ACTION_PHASE,
    group="destroy", declines=True,
)
PLAY_TACTIC = AgesMove(
    "tactic", A.PLAY_TACTIC, say.tactic, card_words(TACTIC, AGGRESSION), places=board.hand_tactic,
    moment=IN_ACTION_PHASE,
)
COPY = AgesMove(
    "copy", A.COPY, say.copy, card_words(TACTIC, AGGRESSION), places=board.common_tactic, moment=IN_ACTION_PHASE,
    group="tactic",
)
USE_HAMMURABI = AgesMove(
    "hammurabi", A.USE_HAMMURABI, say.hammurabi, (BOOK.id[HAMMURABI],),
    places=board.always("leader", BOOK.id[HAMMURABI]), moment=IN_ACTION_PHASE, group="use", notation="use",
)
USE_LINER = AgesMove(
    "liner", A.USE_LINER, say.liner, (BOOK.id[OCEAN_LINER],), places=board.always("completed", BOOK.id[OCEAN_LINER]),
    moment=IN_ACTION_PHASE, group="use", notation="use",
)
USE_CHURCHILL = AgesMove(
    "churchill", A.CHURCHILL_CULTURE, say.churchill, card_words(CHURCHILL, CHURCHILL + 1, "culture", "military"),
    places=board.always("leader", BOOK.id[CHURCHILL]), moment=IN_ACTION_PHASE, group="use", notation="use",
)
LEVY = AgesMove(
    "barbarossa", A.LEVY, say.levy, card_words(UNIT, WORKED), places=board.levied, moment=IN_ACTION_PHASE,
    group="build",
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


HAMMURABI_NEEDS: Needs = (
    leads(HAMMURABI, "TTA-CTX-27"),
    unused(HAMMURABI, "TTA-CTX-27"),
    *military_action("TTA-CTX-27"),
    Need("worth_exchanging", worth, "TTA-CTX-27", "TTA-ACT-02"),
)
LINER_NEEDS: Needs = (
    Need(
        "wonder_completed", lambda at: OCEAN_LINER in player(at).wonders, "TTA-CTX-36", tells=named(always(OCEAN_LINER))
    ),
    Need(
        "not_in_ruins", lambda at: not ruined(player(at), OCEAN_LINER), "TTA-WOND-03", tells=named(always(OCEAN_LINER))
    ),
    unused(OCEAN_LINER, "TTA-CTX-36"),
    Need("yellow_token", lambda at: player(at).yellow_bank > 0, "TTA-CTX-36", "TTA-WORK-03"),
    EXCHANGE_FIRST,
)
CHURCHILL_NEEDS: Needs = (
    leads(CHURCHILL, "TTA-CTX-35"), unused(CHURCHILL, "TTA-CTX-35"), EXCHANGE_FIRST,
)


def meal(at: Here) -> bills.Bill:
    return bills.population(at.s, at.me, bills.LEVY.discount)


def equipment(at: Here) -> bills.Bill:
    return bills.building(at.s, at.me, UNIT + at.n, bills.LEVY.discount)


def levy_tells(at: Here) -> Parts:
    return {"cost": (meal(at).what, meal(at).price), "more": (equipment(at).what, equipment(at).price)}


LEVY_NEEDS: Needs = (
    leads(BARBAROSSA, "TTA-CTX-30"),
    Need("yellow_token", lambda at: player(at).yellow_bank > 0, "TTA-CTX-30", "TTA-POP-02"),
    in_play(by_number(UNIT), "TTA-CTX-30"),
    *military_action("TTA-CTX-30"),
    payable(meal, "TTA-CTX-30"),
    payable(equipment, "TTA-CTX-30"),
    Need("payable_together", lambda at: bills.LEVY.payable(at.s, at.me, UNIT + at.n), "TTA-CTX-30", "TTA-CTX-42",
         tells=levy_tells),
)


# ---------------------------------------------------------------- all of them
WORKING = (
    DISBAND.needing(*DISBAND_NEEDS),
    PLAY_TACTIC.needing(*TACTIC_NEEDS),
    COPY.needing(*COPY_NEEDS),
    USE_HAMMURABI.needing(*HAMMURABI_NEEDS),
    USE_LINER.needing(*LINER_NEEDS),
    USE_CHURCHILL.needing(*CHURCHILL_NEEDS),
    LEVY.needing(*LEVY_NEEDS),
)
