"""The end of the game (AOM-END, AOM-VP)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.ops.goods import gain_victory
from clio.games.age_of_mythology.state import (
    ENDED, LARGEST_ARMY, LAST_BATTLE, MOST_BUILDINGS, NONE, THE_WONDER, WONDER, Mythology,
)


def end_by_wonder(s: Mythology, me: int) -> None:
    """AOM-END-01: nothing further of the round is carried out."""
    s.note(E.BUILDS_WONDER, me)
    s.stack.clear()
    s.push(END_GAME, me)


def sole_leader(sizes: list[int]) -> int:
    """The seat with the largest number; NONE if several share it (AOM-VP-03, -04)."""
    most = max(sizes)
    return sizes.index(most) if sizes.count(most) == 1 else NONE


def army_size(s: Mythology, seat: int) -> int:
    """All units of a player, those in battle too."""
    return s.players[seat].army_size() + (0 if s.battle is None else s.battle.fighting(seat))


def leader(s: Mythology, card: int) -> int:
    """Who would get the cubes of a victory card if the game ended now; NONE for nobody (AOM-END-06, AOM-VP-02)."""
    if card == LARGEST_ARMY:
        return sole_leader([army_size(s, seat) for seat in range(len(s.players))])
    if card == MOST_BUILDINGS:
        return sole_leader([p.city_size() for p in s.players])
    if card == THE_WONDER:
        for seat in range(len(s.players)):
            if s.players[seat].has(WONDER):
                return seat
    return NONE


class EndGame(Op[Mythology]):
    """AOM-END-06, -10, AOM-VP-02: the cubes of the victory cards; those of Won the Last Battle go to nobody."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.phase = ENDED
        for card in (THE_WONDER, MOST_BUILDINGS, LARGEST_ARMY, LAST_BATTLE):
            award(s, card, leader(s, card))
        s.note(E.GAME_ENDS, -1)


def award(s: Mythology, card: int, seat: int) -> None:
    if seat != NONE:
        gain_victory(s, seat, card)
    elif s.placed[card]:
        s.note(E.UNCLAIMED, -1, s.placed[card], card)


END_GAME: Final = EndGame()
