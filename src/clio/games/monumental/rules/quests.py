"""Quests: two of three are kept in secret, and turned up as soon as they are met."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op, Secret
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, COUNT_ALL, COUNT_BITS
from clio.games.monumental.state import QUEST, World

DEALT: Final = 3
KEPT: Final = 2
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

    Whatever lets a number grow that some goal counts says so in `s.stirred`: only then are those goals asked, of a
    player who has not acted only those that the acts of others can bring about.

    Whoever meets a goal for the first time and turns up nothing does not have that Quest: the others learn it, so the
    epoch grows, by what all can see. A Quest that lies open elsewhere tells nothing. f.me has acted, -1: anybody."""

    def do(self, s: World, f: Frame) -> None:
        if s.stirred:  # seldom: most actions change nothing that a goal counts
            for seat in range(s.config.humans):
                grown = s.stirred >> COUNT_BITS * seat & (COUNT_ALL if f.me < 0 or seat == f.me else BOOK.by_others)
                if grown:
                    s.stirred ^= grown << COUNT_BITS * seat
                    self.look(s, seat, grown)

    def look(self, s: World, seat: int, grown: int) -> None:
        pl = s.players[seat]
        new = goals_held(s, seat, grown) if pl.quests else 0
        if new:
            pl.goals_met |= new
            if new & ~open_quests(s):
                s.epoch += 1
            turn_up(s, seat, new)


def goals_held(s: World, seat: int, grown: int = COUNT_ALL) -> int:
    """The Quests whose goal the player meets now and had not met before, whoever has them, as bits; of those that count
    what has grown."""
    unmet = 0
    while grown:
        low = grown & -grown
        grown ^= low
        unmet |= BOOK.counting[low.bit_length() - 1]
    unmet &= ~s.players[seat].goals_met
    held = 0
    owner = CHECKS[seat]
    while unmet:
        low = unmet & -unmet
        unmet ^= low
        goal = BOOK.goal[BELOW_QUESTS + low.bit_length()]
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
