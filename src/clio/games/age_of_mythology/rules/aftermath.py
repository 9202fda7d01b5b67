"""After a battle (AOM-AFTER): survivors, victory cubes, the attacker's reward."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import RAZES_TWO, TILE_BOOK
from clio.games.age_of_mythology.ops.city import owned, raze
from clio.games.age_of_mythology.ops.dice import sieges
from clio.games.age_of_mythology.ops.goods import gain_victory
from clio.games.age_of_mythology.ops.powers import Loot
from clio.games.age_of_mythology.ops.tiles import clear_space, free_space
from clio.games.age_of_mythology.state import (
    BUILDINGS, CITY, KINDS, LAST_BATTLE, NONE, PRODUCTION, SPACES, Battle, Mythology, battle_of,
)

LOOTED: Final = 5  # AOM-AFTER-10


class Aftermath(Op[Mythology]):
    """AOM-AFTER-15: in this order. The battle lasts until its reward is taken."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        loser = b.other(b.winner).seat
        razed = razed_buildings(s, b) if b.winner == b.attack.seat and b.area == CITY else 0
        s.note(E.WINS, b.winner, loser, b.area, razed)
        for side in (b.attack, b.defence):
            units = s.players[side.seat].units
            for i in range(KINDS):
                units[i] += side.army[i]
                side.army[i] = 0
            side.heads = ()
        gain_victory(s, b.winner, LAST_BATTLE)
        s.push(END_BATTLE, b.winner)
        if b.winner != b.attack.seat:
            return
        if b.area == CITY:
            s.push(RAZE, b.winner, -1, (loser, razed))
        elif b.area == PRODUCTION:
            s.push(SEIZE, b.winner, -1, (loser,))
        else:
            s.push(LOOT, b.winner, -1, (loser,))


def razed_buildings(s: Mythology, b: Battle) -> int:
    """AOM-AFTER-05, -06, -14: one building, or two."""
    return 2 if sieges(s.players[b.attack.seat], b.attack.army, RAZES_TWO) else 1


class Raze(Ask[Mythology]):
    """AOM-AFTER-04, -18: a building of the defender, or nothing. Memory: the defender, how many may be
    destroyed, those that are."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        rival = f.mem[0]
        kinds = owned(s.players[rival]) if self.left(f) else []
        return [A.DONE, *[A.RAZE + BUILDINGS * rival + kind for kind in kinds]] if kinds else []

    def left(self, f: Frame) -> int:
        """Buildings that may still be destroyed."""
        return f.mem[1] + 2 - len(f.mem)

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            s.note(E.WAIVES, f.me)
            return
        rival = f.mem[0]
        kind = a - A.RAZE - BUILDINGS * rival
        s.push(self, f.me, -1, (*f.mem, kind))
        raze(s, f.me, rival, kind)


class Seize(Ask[Mythology]):
    """AOM-AFTER-07, -08, -17: a tile of the defender, to the own board if there is room, else to the pool."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        rival = f.mem[0]
        tiles = s.players[rival].tiles
        found = [A.SEIZE + SPACES * rival + space for space in range(SPACES) if tiles[space] != NONE]
        return [A.DONE, *found] if found else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            s.note(E.WAIVES, f.me)
            return
        rival = f.mem[0]
        space = a - A.SEIZE - SPACES * rival
        kind = s.players[rival].tiles[space]
        p = s.players[f.me]
        room = free_space(p, TILE_BOOK.terrain[kind])
        s.note(E.SEIZES, f.me, kind, rival, int(room == NONE))
        clear_space(s, rival, space)
        if room == NONE:
            s.pool[kind] += 1
        else:
            p.tiles[room] = kind


class EndBattle(Op[Mythology]):
    def do(self, s: Mythology, f: Frame) -> None:
        battle_of(s).over = True


AFTERMATH: Final = Aftermath()
RAZE: Final = Raze()
SEIZE: Final = Seize()
LOOT: Final = Loot(LOOTED, waive=True)
END_BATTLE: Final = EndBattle()
