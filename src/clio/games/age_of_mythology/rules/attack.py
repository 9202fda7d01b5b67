"""Attack: declaration, the secret choice of armies, their reveal (AOM-ATTACK)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op, Secret
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.ops.powers import PROTECTION, SEDUCTION, army_limit, changes
from clio.games.age_of_mythology.ops.tiles import working
from clio.games.age_of_mythology.ops.units import held
from clio.games.age_of_mythology.rules.battle import ENCOUNTER, army_kinds, leave_battle
from clio.games.age_of_mythology.state import (
    AREAS, DWARF, DWARF_WORKS, HYDRA, KINDS, NOBODY_WORKS, NONE, Battle, Mythology, Side, battle_of,
)


def new_side(seat: int, limit: int) -> Side:
    return Side(seat, limit, [0] * KINDS, (), NONE, NONE, 0, False, False, NONE, 0, 0)


def neighbours(s: Mythology, me: int) -> list[int]:
    """AOM-ATTACK-01: to the left and to the right, the same player when there are two."""
    n = len(s.players)
    return sorted({(me + 1) % n, (me - 1) % n})


class Declare(Ask[Mythology]):
    """AOM-ATTACK-01 to -04: opponent and area. Memory: is the god power used?"""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        return [A.ATTACK + AREAS * seat + area for seat in neighbours(s, f.me) for area in range(AREAS)]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        power = bool(f.mem[0])
        rival, area = divmod(a - A.ATTACK, AREAS)
        attack = new_side(f.me, army_limit(s.players[f.me], f.src, power, True))
        defence = new_side(rival, army_limit(s.players[rival], f.src, power, False))
        isis = changes(f.src, power, PROTECTION)
        s.battle = Battle(f.src, power, area, attack, defence, False, 0, isis, NONE, False)
        s.note(E.ATTACKS, f.me, rival, area, f.src)
        s.push(REVEAL_ARMIES, f.me)
        s.push(MUSTER, rival)
        s.push(MUSTER, f.me)


class Muster(Secret[Mythology]):
    """AOM-ATTACK-05 to -09, -11: units one by one, from the Holding Area or Dwarves from tiles."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        mem = f.mem
        if mem and mem[-1] == A.MUSTER:
            return []
        p = s.players[f.me]
        b = battle_of(s)
        found: list[int] = []
        if len(mem) < b.side(f.me).limit:
            found = [A.SEND + unit for unit in held(p) if mem.count(A.SEND + unit) < p.units[unit % KINDS]]
            found += [A.SEND_FROM + space for space in working(p, DWARF_WORKS) if A.SEND_FROM + space not in mem]
        if mem or (found and f.me == b.defence.seat):  # who has no unit is not asked
            found.append(A.MUSTER)
        return found

    def done(self, s: Mythology, f: Frame) -> None:
        s.players[f.me].choice = f.mem


class RevealArmies(Op[Mythology]):
    """AOM-ATTACK-05, AOM-BATTLE-01."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        s.epoch += 1
        b.revealed = True
        self.bring(s, b.attack)
        self.bring(s, b.defence)
        s.push(ENCOUNTER, b.attack.seat)
        if changes(b.card, b.power, SEDUCTION) and b.defence.size():
            s.push(SEDUCE, b.attack.seat)

    def bring(self, s: Mythology, side: Side) -> None:
        p = s.players[side.seat]
        for a in p.choice:
            if A.SEND <= a < A.SEND_FROM:
                local = (a - A.SEND) % KINDS
                p.units[local] -= 1
                side.army[local] += 1
            elif a < A.MUSTER:
                p.workers[a - A.SEND_FROM] = NOBODY_WORKS
                side.army[DWARF % KINDS] += 1
        p.choice = ()
        if p.culture == HYDRA // KINDS:
            side.heads = (0,) * side.army[HYDRA % KINDS]
        for unit in army_kinds(s, side):
            s.note(E.BRINGS, side.seat, unit, side.army[unit % KINDS])
        if side.size() == 0:
            s.note(E.EMPTY, side.seat)


class Seduce(Ask[Mythology]):
    """Aphrodite (AOM-GOD-18): one opposing unit leaves the battle before the first encounter."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        b = battle_of(s)
        return [A.UNIT + unit for unit in army_kinds(s, b.defence)]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        b = battle_of(s)
        s.note(E.SEDUCED, b.defence.seat, a - A.UNIT)
        leave_battle(s, b.defence, a - A.UNIT)


DECLARE: Final = Declare()
MUSTER: Final = Muster()
REVEAL_ARMIES: Final = RevealArmies()
SEDUCE: Final = Seduce()
