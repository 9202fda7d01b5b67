"""Questions that nobody is asked, because there is nothing to choose: their answers are refused all the same."""

from __future__ import annotations

from typing import Any

from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.ops.powers import Steal
from clio.games.age_of_mythology.rules.aftermath import LOOT, LOOTED, RAZE, SEIZE
from clio.games.age_of_mythology.rules.attack import MUSTER
from clio.games.age_of_mythology.rules.battle import (
    ANNOUNCE, FIGHT_ON, LAY_CARD, NAME_HYDRA, REBIRTH, REPLACE, SUMMON,
)
from clio.games.age_of_mythology.rules.build import BUILD, PAY_BUILDING
from clio.games.age_of_mythology.rules.gather import GATHER_OP
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.recruit import RECRUIT
from clio.games.age_of_mythology.rules.round import CHOOSE_CARDS, CHOOSE_DISCARDS
from clio.games.age_of_mythology.rules.trade import TRADE_OP
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import (
    FOURTH, P_BUILD, P_RECRUIT, P_TRADE, Mythology, battle_of,
)
from tests.games.age_of_mythology.helpers import myth, player
from tests.games.age_of_mythology.openings import POOR, Opened, egyptian, greek, norse
from tests.needs import Shown, asking, each, need

FULL = ("permanent-build", "permanent-gather", "permanent-trade", "permanent-recruit")  # a hand of the Archaic Age
HOUSE, HOPLITE = BUILDING_BOOK.id.index("house"), UNIT_BOOK.id.index("hoplite")


def god(id: str) -> int:
    return BOOK.id.index(id)


def power(id: str) -> Op[Any]:
    return BOOK.power[god(id)]


def to(op: Op[Any], *mem: int, src: int = -1, scenario: Scenario | None = None) -> Opened:
    """The question is open to seat 0, who holds a card."""
    return lambda: asking((scenario or greek()).hand(0, "permanent-explore").action(0), op, src, mem)


def empty_handed(op: Op[Any], turn: int = 1) -> Opened:
    def opened() -> Table:
        table = greek().hand(0, "permanent-explore").action(0)
        myth(table).turn = turn
        player(table, 0).hand = ()
        return asking(table, op)

    return opened


def fighting(op: Op[Any], *mem: int, src: int = -1, winner: int = -1) -> Opened:
    """A Hoplite alone and without favor against a Jarl, before the first encounter, or once it is over."""

    def opened() -> Table:
        table = greek().cubes(0, favor=0).units(0, hoplite=1).units(1, jarl=1).battle(0, 1, "city")
        b = battle_of(myth(table))
        b.winner = winner
        b.attack.fighter, b.defence.fighter = HOPLITE, UNIT_BOOK.id.index("jarl")
        return asking(table, op, src, mem)

    return opened


def mustering(op: Op[Mythology], *mem: int, army: bool = True) -> Opened:
    def opened() -> Table:
        table = greek().units(0, hoplite=2).units(1, jarl=1).attack(0, 1, "city")
        if not army:
            player(table, 0).units = [0] * len(player(table, 0).units)
        return asking(table, op, mem=mem)

    return opened


ROBBERY = power("loki")
assert isinstance(ROBBERY, Steal)

SHOWN = tuple(
    need(
        "something_to_decide", opened, move,
        "there is nothing left to decide here.",
        "il n'y a plus rien à décider ici.",
        *clauses,
    )
    for opened, move, *clauses in (
        # the hand
        (lambda: asking(greek().hand(0, *FULL).action(0), CHOOSE_CARDS), "draw 0", "AOM-DRAW-01"),
        (empty_handed(CHOOSE_DISCARDS), "done", "AOM-DISCARD-01"),
        (empty_handed(PLAY_CARD, FOURTH), "decline", "AOM-ACTION-12"),
        # actions
        (to(GATHER_OP, 0, src=BOOK.id.index("gather-all")), "collect gold", "AOM-GATHER-04"),
        (to(BUILD, 0, 1, 0, src=P_BUILD), "build house", "AOM-BUILD-01"),
        (to(BUILD, 0, 1, 0, src=P_BUILD), "done", "AOM-BUILD-01"),
        (to(BUILD, 0, 0, 0, src=P_BUILD, scenario=greek().cubes(0, **POOR)), "done", "AOM-BUILD-01"),
        (to(PAY_BUILDING, HOUSE, 0, 2, 2, 0, 0, src=P_BUILD), "less food", "AOM-BLDG-12"),
        (to(RECRUIT, 0, 0, 0, src=P_RECRUIT), "recruit hoplite", "AOM-RECRUIT-01"),
        (to(RECRUIT, 0, src=P_RECRUIT, scenario=greek().cubes(0, **POOR)), "done", "AOM-RECRUIT-01"),
        (to(TRADE_OP, 0, 0, 0, src=P_TRADE), "pay food", "AOM-TRADE-01"),
        # battles
        (mustering(MUSTER, A.SEND + HOPLITE, A.MUSTER), "send hoplite", "AOM-ATTACK-05"),
        (mustering(MUSTER, army=False), "muster", "AOM-ATTACK-07"),
        (fighting(FIGHT_ON, winner=1), "fight", "AOM-BATTLE-18"),
        (fighting(LAY_CARD), "lay hoplite", "AOM-BATTLE-02"),
        (fighting(NAME_HYDRA), "hydra 1", "AOM-BATTLE-25"),
        (fighting(REPLACE), "yes", "AOM-UNIT-06"),
        (fighting(ANNOUNCE), "yes", "AOM-BATTLE-20"),
        (fighting(REBIRTH, src=UNIT_BOOK.id.index("phoenix")), "yes", "AOM-UNIT-05"),
        (fighting(SUMMON), "no", "AOM-UNIT-23"),
        # rewards
        (to(RAZE, 1, 1), "done", "AOM-AFTER-04"),
        (to(RAZE, 1, 1, HOUSE), "raze seat 2 wall", "AOM-AFTER-04"),
        (to(SEIZE, 1), "done", "AOM-AFTER-07"),
        (to(LOOT, 1, *[0] * LOOTED), "done", "AOM-AFTER-10"),
        (to(LOOT, 1, *[0] * LOOTED), "loot food", "AOM-AFTER-10"),
        # gods
        (to(ROBBERY.then, 1, *[0] * 5, src=god("loki")), "loot food", "AOM-NORSEGOD-12", "AOM-GOD-20"),
        (to(power("hermes"), *[0] * 4, src=god("hermes")), "gain food", "AOM-GREEKGOD-11", "AOM-GOD-23"),
        (to(power("hel"), 0, 0, src=god("hel"), scenario=norse()), "unit jarl", "AOM-NORSEGOD-10"),
        (to(power("anubis"), 0, 0, 0, src=god("anubis"), scenario=egyptian()), "unit spearman", "AOM-GOD-22"),
        (to(power("anubis"), 0, src=god("anubis"), scenario=egyptian().units(0)), "done", "AOM-GOD-22"),
    )
)


@each(SHOWN)
def test_nothing_is_decided_twice(case: Shown) -> None:
    case.holds()
