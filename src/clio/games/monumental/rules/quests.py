"""Quests: two of three are kept in secret, and turned up as soon as they are met."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op, Secret
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.state import MONSTER, QUEST, World

DEALT: Final = 3
KEPT: Final = 2
ALL_QUESTS: Final = (1 << MONSTER - QUEST) - 1
BELOW_QUESTS: Final = QUEST - 1


class ReturnQuest(Secret[World]):
    """MAE-QUEST-01, MON-SETUP-31: which of the three goes back to the box? All choose at once."""

    def options(self, s: World, f: Frame) -> list[int]:
        return [] if f.mem else [A.PICK + quest for quest in sorted(s.players[f.me].quests)]

    def done(self, s: World, f: Frame) -> None:
        if not f.mem:
            return
        quest = f.mem[0] - A.PICK
        pl = s.players[f.me]
        pl.quests = tuple([other for other in pl.quests if other != quest])
        pl.returned = quest
        s.note(E.HIDES_QUEST, f.me, quest, audience=1 << f.me)


class CheckQuests(Op[World]):
    """MAE-QUEST-03, MAE-QUEST-07: after every action, whoever has met a Quest turns it up.

    No goal counts anything that can shrink and grow unseen: whatever lets one of its numbers grow says so in `s.stirred`,
    and only then are the goals asked.

    Whoever meets a goal for the first time and turns up nothing does not have that Quest: the others learn it, so the
    epoch grows, by what all can see. A Quest that lies open elsewhere tells nothing. f.me has acted, -1: anybody."""

    def do(self, s: World, f: Frame) -> None:
        if s.stirred:  # seldom: most actions change nothing that a goal counts
            for seat in range(s.config.humans):
                if s.stirred >> seat & 1:
                    self.look(s, seat, f.me < 0 or seat == f.me)

    def look(self, s: World, seat: int, acted: bool) -> None:
        pl = s.players[seat]
        if acted:
            s.stirred &= ~(1 << seat)
        new = goals_held(s, seat, acted) if pl.quests else 0
        if new:
            pl.goals_met |= new
            if new & ~open_quests(s):
                s.epoch += 1
            turn_up(s, seat, new)


def goals_held(s: World, seat: int, acted: bool) -> int:
    """The Quests whose goal the player meets now and had not met before, whoever has them, as bits; for a player who
    has not acted, only what the acts of others can bring about."""
    held = 0
    owner = CHECKS[seat]
    unmet = (ALL_QUESTS if acted else BOOK.by_others) & ~s.players[seat].goals_met
    goals = BOOK.goal
    while unmet:
        low = unmet & -unmet
        unmet ^= low
        goal = goals[BELOW_QUESTS + low.bit_length()]
        if goal is not None and goal.holds(s, owner):
            held |= low
    return held


def open_quests(s: World) -> int:
    """As bits."""
    found = 0
    for pl in s.players:
        for quest in pl.revealed:
            found |= 1 << (quest - QUEST)
    return found


def turn_up(s: World, seat: int, met: int) -> None:
    pl = s.players[seat]
    for quest in pl.quests:
        if met >> (quest - QUEST) & 1:
            pl.quests = tuple([other for other in pl.quests if other != quest])
            pl.revealed = (*pl.revealed, quest)
            s.note(E.COMPLETES_QUEST, seat, quest)


RETURN_QUEST: Final = ReturnQuest()
CHECK_QUESTS: Final = CheckQuests()
CHECKS: Final = [Frame(CHECK_QUESTS, seat) for seat in range(A.SEATS)]  # of each seat
