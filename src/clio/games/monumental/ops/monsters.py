"""What the attacks of Monsters do."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import Players
from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.state import PRODUCTION
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.ops.board import units_at
from clio.games.monumental.ops.city import lose
from clio.games.monumental.ops.explorers import put_explorer
from clio.games.monumental.state import LEADER, SOLDIER, World


class Lose(Op[World]):
    """These players lose that much of a resource, or all they have."""

    def __init__(self, res: int, n: int, players: Players) -> None:
        self.res = res
        self.n = n
        self.players = players

    def do(self, s: World, f: Frame) -> None:
        for seat in self.players.seats(s, f):
            lose(s, seat, self.res, self.n, f.src)


class LoseToken(Op[World]):
    """These players lose a Production or Science token each, of their choice."""

    def __init__(self, players: Players) -> None:
        self.players = players

    def do(self, s: World, f: Frame) -> None:
        for seat in reversed(self.players.seats(s, f)):
            s.push(LOSE_WHICH, seat, f.src)


class LoseWhich(Ask[World]):
    """Which token is lost? An Automa has at most one."""

    def options(self, s: World, f: Frame) -> list[int]:
        pl = s.players[f.me]
        out = [A.SPEND_TOKEN] if pl.products else []
        return [*out, A.SPEND_TOKEN + 1] if pl.sciences else out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        pl = s.players[f.me]
        res = a - A.SPEND_TOKEN
        if res == PRODUCTION:
            pl.products -= 1
        else:
            pl.sciences -= 1
        s.note(E.LOSES_TOKEN, f.me, res, -1, f.src)


class ExplorersHome(Op[World]):
    """Every Explorer within so many tiles of the Monster returns to its Capital. Memory: the Monster's tile."""

    def __init__(self, within: int) -> None:
        self.within = within

    def do(self, s: World, f: Frame) -> None:
        distance = s.map.distance[f.mem[0]]
        for seat in s.in_turn(s.active):
            pl = s.players[seat]
            for e in range(2):
                at = pl.explorers[e]
                if at != pl.capital and distance[at] <= self.within:
                    put_explorer(pl, e, pl.capital)
                    s.note(E.EXPLORER_HOME, seat, s.map.place[at])


class UnitHome(Op[World]):
    """The controller of the Monster's Province returns 1 Unit from it if at least 2 are there; otherwise `other`.
    Memory: its tile."""

    def __init__(self, other: Op[Any]) -> None:
        self.other = other

    def do(self, s: World, f: Frame) -> None:
        tile = f.mem[0]
        owner = s.owner[tile]
        if owner < 0:
            return
        if units_at(s, tile) >= 2:
            s.push(WHICH_UNIT, owner, f.src, (tile,))
        else:
            s.push(self.other, -1, f.src, f.mem)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.other,)


class WhichUnit(Ask[World]):
    """MON-MONS-11, MON-SOLO-16: Soldier or Warlord? A Hero stays; an Automa sends the Warlord if he is there, who would
    otherwise leave the Province alone when he conquers. Memory: the Monster's tile."""

    def options(self, s: World, f: Frame) -> list[int]:
        pl = s.players[f.me]
        tile = f.mem[0]
        leader = pl.warlord_at == tile
        out = [A.UNIT + SOLDIER] if s.soldiers[tile] > 0 and not (leader and s.is_automa(f.me)) else []
        return [*out, A.UNIT + LEADER] if leader else out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        pl = s.players[f.me]
        tile = f.mem[0]
        pl.camp = None
        if a == A.UNIT + SOLDIER:
            s.soldiers[tile] -= 1
            s.soldiers[pl.capital] += 1
        else:
            pl.warlord_at = pl.capital
        s.note(E.UNIT_HOME, f.me, s.map.place[tile], a - A.UNIT)


LOSE_WHICH: Final = LoseWhich()
WHICH_UNIT: Final = WhichUnit()
