"""Monsters: when they attack."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.state import KIND_SHIFT, LOW_MASK, TILE_BITS, TILE_MASK, World

ONE_STEP: Final = 1 << TILE_BITS


def march_on(s: World) -> None:
    """MON-MONS-04, MON-MONS-09: each Monster token moves one position away from the deck; past the last one the Monster
    attacks and its token is back at the nearest."""
    last = s.config.width - 1
    moved = []
    attacking = []
    for monster in s.monsters:
        if monster >> TILE_BITS & LOW_MASK >= last:
            attacking.append(monster)
            moved.append(monster & ~(LOW_MASK << TILE_BITS))
        else:
            moved.append(monster + ONE_STEP)
    s.monsters = tuple(moved)
    push_attacks(s, attacking)


def push_attacks(s: World, monsters: list[int]) -> None:
    for monster in reversed(monsters):
        s.push(ATTACK, -1, monster >> KIND_SHIFT, (monster & TILE_MASK,))


class Attack(Op[World]):
    """MON-MONS-05: the text of the card. f.src is the Monster; memory: its tile."""

    def do(self, s: World, f: Frame) -> None:
        s.note(E.MONSTER_ATTACKS, -1, f.src, s.map.place[f.mem[0]])
        attack = BOOK.use[f.src]
        assert attack is not None
        s.push(attack, -1, f.src, f.mem)


ATTACK: Final = Attack()
