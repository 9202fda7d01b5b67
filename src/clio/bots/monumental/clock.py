"""How long the game lasts, and what leads are worth until then."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from clio.bots.monumental import weights as W
from clio.games.monumental.rules.display import ABOVE
from clio.games.monumental.state import LAST, TRIGGERED, World

WIDEST: Final = 12  # a lead of more than so many is like one of so many


def rounds_left(s: World) -> float:
    """Turns that a player will have after this one, as the deck lets expect (MON-END-01, MON-END-02, MAE-CEND-01)."""
    if s.ending == LAST:
        return 0.0
    if s.ending == TRIGGERED:
        return 1.0
    cards = len(s.deck) - s.deck_at
    seats = len(s.players)
    if s.config.continuous:
        return 1.0 + max(0, cards - ABOVE) / (W.CARDS_PER_SEAT * seats)
    per_turn = W.CARDS_PER_TURN if s.config.rows == 1 else W.CARDS_PER_TURN_TWO_ROWS
    return 1.0 + cards / (per_turn * seats)


def others_to_come(s: World, me: int) -> bool:
    """Will another player have a turn after the one that the seat has now?"""
    return s.ending != LAST or s.config.continuous or s.in_turn(s.first)[-1] != me


@cache
def leads(tenths: int) -> tuple[float, ...]:
    """MON-SCORE-05: what a majority will be worth by the lead, from -WIDEST to WIDEST, with so many tenths of a round
    left."""
    doubt = W.DOUBT + W.DOUBT_PER_ROUND * tenths / 10
    out = []
    for lead in range(-WIDEST, WIDEST + 1):
        ahead = lead + W.TIED
        out.append(0.5 * W.MAJORITY * (1 + ahead / sqrt(ahead * ahead + doubt * doubt)))
    return tuple(out)


def majorities(mine: list[int], best: list[int], worth: tuple[float, ...]) -> float:
    """What one player may expect of all majorities, against the best of the others; with nothing there is none."""
    total = 0.0
    for n, other in zip(mine, best):
        if n:
            lead = n - other
            total += worth[(lead if lead < WIDEST else WIDEST) + WIDEST if lead > -WIDEST else 0]
        else:
            total += 0.5 * worth[max(0, WIDEST - 1 - other)]
    return total
