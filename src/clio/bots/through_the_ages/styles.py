"""Players of habit, to try bots on: one arms early and attacks whoever is weakest, one builds and never attacks. Else
they play like the yardstick."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from clio.bots.bot import Bot
from clio.bots.greedy import GreedyBot
from clio.bots.judge import Row
from clio.bots.position import AnyPosition
from clio.bots.through_the_ages.evaluation import TERMS, judge
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.ops.ratings import strength
from clio.games.through_the_ages.rules.act import ACT
from clio.games.through_the_ages.rules.politics import POLITICS
from clio.games.through_the_ages.state import UNIT, Ages

LEAD: Final = 4  # strength that the aggressor wants over everybody else
EDGE: Final = 2  # strength that makes it attack ...
WAR_EDGE: Final = 6  # ... and declare a war: the others have a turn to arm
ARMED: Final = {"strength against the others": 4.0, "military cards in hand": 2.0}
UNARMED: Final = {"strength against the others": 0.3, "military cards in hand": 0.2}


class Aggressor(GreedyBot):
    """Politics: the weakest rival is attacked, if it looks weak enough. Actions: arms come first until it is the
    strongest by far."""

    def __init__(self, seed: str) -> None:
        super().__init__("aggressor", partial(judge, scale=scaled(ARMED)), seed)

    def choose(self, position: AnyPosition) -> int:
        s: Ages = position.sample(self.rng)
        me = position.seat
        rivals = [seat for seat in s.seats_from(me) if seat != me]
        mine, theirs = strength(s, me), {seat: strength(s, seat) for seat in rivals}
        wanted: Iterable[int] = ()
        if s.waiting.op is POLITICS and rivals:
            weakest = min(rivals, key=lambda seat: theirs[seat])
            wanted = attacks(position.legal, weakest, mine - theirs[weakest])
        elif s.waiting.op is ACT and mine < max(theirs.values(), default=0) + LEAD:
            wanted = arms(position.legal)
        return next(iter(wanted), None) or super().choose(position)


def attacks(legal: list[int], weakest: int, ahead: int) -> list[int]:
    """Wars first: they bring most. Later cards stand later."""
    wars = [a for a in legal if A.DECLARE <= a < A.OFFER and (a - A.DECLARE) % A.SEATS == weakest]
    raids = [a for a in legal if A.AGGRESS <= a < A.DECLARE and (a - A.AGGRESS) % A.SEATS == weakest]
    return [*(reversed(wars) if ahead >= WAR_EDGE else ()), *(reversed(raids) if ahead >= EDGE else ())]


def arms(legal: list[int]) -> list[int]:
    """Tactics, then better units, then more of them."""
    tactics = [a for a in legal if A.PLAY_TACTIC <= a < A.PREPARE]
    better = [a for a in legal if A.UPGRADE <= a < A.BACH_UPGRADE and A.UPGRADES[a - A.UPGRADE][1] >= UNIT]
    units = [a for a in legal if A.BUILD + UNIT <= a < A.UPGRADE]
    return [*reversed(tactics), *reversed(better), *reversed(units)]


class Builder(GreedyBot):
    """Arms are worth little to it, and it attacks nobody."""

    def __init__(self, seed: str) -> None:
        super().__init__("builder", partial(judge, scale=scaled(UNARMED)), seed)

    def choose(self, position: AnyPosition) -> int:
        chosen = super().choose(position)
        return A.PASS if A.AGGRESS <= chosen < A.OFFER and A.PASS in position.legal else chosen


def scaled(terms: dict[str, float]) -> Row:
    return tuple([terms.get(term.en, 1.0) for term in TERMS])


STYLES: Final[dict[str, Callable[[str], Bot]]] = {"aggressor": Aggressor, "builder": Builder}
