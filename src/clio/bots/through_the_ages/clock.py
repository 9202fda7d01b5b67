"""How much of the game is left: turns to the end, and to the end of each age."""

from __future__ import annotations

from typing import Final

from clio.bots.through_the_ages import weights as W
from clio.games.through_the_ages import rules
from clio.games.through_the_ages.ops.row import deck
from clio.games.through_the_ages.rules.turn import END_TURN, distance
from clio.games.through_the_ages.state import AGE_A, AGE_III, AGE_IV, CIVIL, Ages

assert rules
SIZES: Final = [[len(deck(age, 0, CIVIL, max(2, n))) for age in range(AGE_IV)] for n in range(5)]


class Clock:
    """Productions still to come for a seat, this turn's included while it is `pending`; `ahead` = turns after this
    one; `until[age]` = rounds till an age is over."""

    __slots__ = ("ahead", "pending", "turns", "until")

    def __init__(self, s: Ages, me: int) -> None:
        self.pending = pending(s, me)
        players = max(2, len(s.seats_from(me)))
        self.until = ends(s, players)
        if s.last:
            left = s.last - s.round + (1 if self.pending or yet_to_come(s, me) else 0)
        else:
            left = round(self.until[AGE_III] + W.LAST_AGE)
        self.turns = max(1 if self.pending else 0, left)
        self.ahead = max(0, self.turns - 1) if self.pending else self.turns


def pending(s: Ages, me: int) -> bool:
    """Is my turn under way, its production still to come?"""
    if s.active == me:
        for frame in s.stack:
            if frame.op is END_TURN and frame.me == me:
                return True
    return False


def yet_to_come(s: Ages, me: int) -> bool:
    """Will I have a turn this round?"""
    return s.active != me and distance(s, me) > distance(s, s.active)


def ends(s: Ages, players: int) -> list[float]:
    """Rounds till the end of each age, as the row asks for cards."""
    per_round = W.CARDS_PER_TURN[players] * players
    out: list[float] = []
    cards = 0.0
    for age in range(AGE_IV):
        if age >= s.age and s.age > AGE_A:
            cards += len(s.civil_deck) - s.civil_at if age == s.age else SIZES[players][age]
        elif s.age == AGE_A and age > AGE_A:
            cards += SIZES[players][age]
        out.append(cards / per_round)
    return out
