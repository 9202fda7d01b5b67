"""Encounters (AOM-BATTLE) and the abilities of units (AOM-UNIT)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op, Secret
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import (
    EMBALMS, GROWS, HONOURED, REBORN, ROUTS, SHIELDED, SUMMONS, T_HERO, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops.dice import can_rage, can_throw, hits, pool, roll, tie_rank
from clio.games.age_of_mythology.ops.goods import gain, pay
from clio.games.age_of_mythology.ops.units import gain_units, held
from clio.games.age_of_mythology.rules.aftermath import AFTERMATH
from clio.games.age_of_mythology.state import (
    CARDS, FAVOR, HYDRA, KINDS, MUMMY, NONE, PRIEST, VALKYRIE, WADJET, Battle, Mythology, Side, battle_of,
)

VALKYRIE_FAVOR: Final = 2  # AOM-UNIT-09


def army_kinds(s: Mythology, side: Side) -> list[int]:
    """The unit kinds a side has in the battle."""
    first = KINDS * s.players[side.seat].culture
    return [first + i for i in range(KINDS) if side.army[i]]


def leave_battle(s: Mythology, side: Side, unit: int, which: int = 0) -> None:
    """AOM-BATTLE-30: out of the battle, to the Holding Area; nothing is triggered."""
    drop(side, unit, which)
    s.players[side.seat].units[unit % KINDS] += 1


def drop(side: Side, unit: int, which: int) -> None:
    """One figure less in the army; a Hydra takes the heads it has grown with it."""
    side.army[unit % KINDS] -= 1
    if unit == HYDRA:
        side.heads = side.heads[:which] + side.heads[which + 1 :]


class Encounter(Op[Mythology]):
    """AOM-BATTLE-16, -18: the next encounter, unless one side has no unit left or has retreated."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        if b.winner == NONE and b.defence.size() == 0:
            b.winner = b.attack.seat
        elif b.winner == NONE and b.attack.size() == 0:
            b.winner = b.defence.seat
        if b.winner != NONE:
            s.push(AFTERMATH, b.winner)
            return
        b.encounter += 1
        for side in (b.attack, b.defence):
            side.laid = side.fighter = NONE
            side.which = 0
            side.throws = side.berserk = False
        s.note(E.ENCOUNTER, -1, b.encounter)
        s.push(REVEAL_CARDS, b.attack.seat)
        s.push(LAY_CARD, b.defence.seat)
        s.push(LAY_CARD, b.attack.seat)
        s.push(FIGHT_ON, b.defence.seat)
        s.push(FIGHT_ON, b.attack.seat)


class FightOn(Ask[Mythology]):
    """AOM-BATTLE-17, -19, -24: go on or retreat, the attacker first."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        return [A.FIGHT, A.RETREAT] if battle_of(s).winner == NONE else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.RETREAT:
            b = battle_of(s)
            b.winner = b.other(f.me).seat
            s.note(E.RETREATS, f.me)


class LayCard(Secret[Mythology]):
    """AOM-BATTLE-02: a battle card face down. Who has one kind of unit left has nothing to choose."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        b = battle_of(s)
        if f.mem or b.winner != NONE:
            return []
        kinds = army_kinds(s, b.side(f.me))
        return [A.LAY + unit for unit in kinds] if len(kinds) > 1 else []

    def done(self, s: Mythology, f: Frame) -> None:
        if not f.mem:
            kinds = army_kinds(s, battle_of(s).side(f.me))
            s.players[f.me].choice = (A.LAY + kinds[0],) if kinds else ()
        else:
            s.players[f.me].choice = f.mem


class RevealCards(Op[Mythology]):
    """AOM-BATTLE-03, -20, -25, -26: both cards, then what their owners announce, then the dice."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        sides = (b.attack, b.defence)
        if b.winner != NONE:
            for side in sides:
                s.players[side.seat].choice = ()
            s.push(ENCOUNTER, f.me)
            return
        s.epoch += 1
        for side in sides:
            p = s.players[side.seat]
            side.laid = side.fighter = p.choice[0] - A.LAY
            p.choice = ()
            s.note(E.LAYS, side.seat, side.laid)
        s.push(ROLL, f.me)
        for op in (ANNOUNCE, REPLACE, NAME_HYDRA):
            s.push(op, b.defence.seat)
            s.push(op, b.attack.seat)


class NameHydra(Ask[Mythology]):
    """AOM-BATTLE-25: which of several Hydras fights, by what it has grown. Each different bonus is one option."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        side = battle_of(s).side(f.me)
        if side.fighter != HYDRA:
            return []
        return [A.NAME + i for i in range(len(set(side.heads)))]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        side = battle_of(s).side(f.me)
        side.which = side.heads.index(sorted(set(side.heads))[a - A.NAME])


class Replace(Ask[Mythology]):
    """AOM-UNIT-06: the Wadjet in the Pharaoh's place."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        side = battle_of(s).side(f.me)
        able = UNIT_BOOK.abilities[side.fighter] & SHIELDED and side.army[WADJET % KINDS]
        return [A.YES, A.NO] if able else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.YES:
            battle_of(s).side(f.me).fighter = WADJET
            s.note(E.REPLACES, f.me)


class Announce(Ask[Mythology]):
    """AOM-UNIT-07, -13, AOM-NORSEGOD-03: throw the opponent, or go berserk."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        b = battle_of(s)
        side = b.side(f.me)
        return [A.YES, A.NO] if self.can_throw(b, side) or self.can_rage(b, side) else []

    def can_throw(self, b: Battle, side: Side) -> bool:
        return can_throw(side.fighter, b.other(side.seat).fighter)

    def can_rage(self, b: Battle, side: Side) -> bool:
        return can_rage(b, side, side.fighter)

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        b = battle_of(s)
        side = b.side(f.me)
        if a == A.NO:
            return
        if self.can_throw(b, side):
            side.throws = True
            s.note(E.THROWS, f.me)
        else:
            side.berserk = True
            s.note(E.BERSERK, f.me, side.fighter)


class Roll(Op[Mythology]):
    """AOM-BATTLE-12 to -14, -21, -27: until one side has more hits, or a tie is decided."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        one, two = b.attack, b.defence
        dice = pool(s, b, one, two), pool(s, b, two, one)
        ties = tie_rank(one.fighter, one.berserk) - tie_rank(two.fighter, two.berserk)
        lead = 0
        while lead == 0:
            for i, side in enumerate((one, two)):
                side.roll = roll(s, dice[i])
                side.hits = hits(side.roll)
                side.fought = side.fighter
                s.note(E.ROLLS, side.seat, side.roll, side.hits, side.fighter)
            lead = one.hits - two.hits or ties
            if lead == 0:
                s.note(E.AGAIN, -1)
        beaten(s, b, *((one, two) if lead > 0 else (two, one)))


def beaten(s: Mythology, b: Battle, winner: Side, loser: Side) -> None:
    """AOM-BATTLE-15, -28, -29: thrown, or eliminated and perhaps brought back; then what the winner gets."""
    unit = loser.fighter
    s.push(ENCOUNTER, b.attack.seat)
    if winner.throws:
        s.note(E.THROWN, loser.seat, unit)
        leave_battle(s, loser, unit, loser.which)
        return
    s.note(E.ELIMINATED, loser.seat, unit, winner.fighter)
    s.push(TRIUMPH, winner.seat)
    if b.isis and loser is b.attack:
        b.isis = False
        s.note(E.RETURNS, loser.seat, unit, 0)
        return
    drop(loser, unit, loser.which)
    s.players[loser.seat].supply[unit % KINDS] += 1
    if UNIT_BOOK.abilities[unit] & REBORN:
        s.push(REBIRTH, loser.seat, unit)


class Rebirth(Ask[Mythology]):
    """AOM-UNIT-03 to -05, -21: a Priest in the battle brings the unit back for favor. Source: the unit."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        side = battle_of(s).side(f.me)
        able = side.army[PRIEST % KINDS] and s.players[f.me].cubes[FAVOR] >= UNIT_BOOK.rebirth[f.src]
        return [A.YES, A.NO] if able else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.YES:
            pay(s, f.me, FAVOR, UNIT_BOOK.rebirth[f.src])
            p = s.players[f.me]
            p.supply[f.src % KINDS] -= 1
            p.units[f.src % KINDS] += 1
            s.note(E.RETURNS, f.me, f.src, UNIT_BOOK.rebirth[f.src])


class Triumph(Op[Mythology]):
    """What the unit that won brings: AOM-UNIT-02, -09, -11, -12, -16."""

    def do(self, s: Mythology, f: Frame) -> None:
        b = battle_of(s)
        side, rival = b.side(f.me), b.other(f.me)
        abilities = UNIT_BOOK.abilities[side.fighter]
        if abilities & EMBALMS:
            gain_units(s, f.me, MUMMY, 1, CARDS + MUMMY)
        if abilities & HONOURED:
            gain(s, f.me, FAVOR, VALKYRIE_FAVOR, CARDS + VALKYRIE)
        if abilities & GROWS:
            grow(s, side)
        if abilities & SUMMONS and rival.size():
            s.push(SUMMON, f.me)
        if abilities & ROUTS and UNIT_BOOK.types[rival.fighter] & T_HERO and rival.size():
            b.winner = f.me
            s.note(E.ROUTED, rival.seat)


def grow(s: Mythology, side: Side) -> None:
    """The fighting Hydra has a die more for the rest of the battle."""
    heads = list(side.heads)
    heads[side.which] += 1
    s.note(E.GROWS, side.seat, UNIT_BOOK.dice[HYDRA] + heads[side.which])
    side.heads = tuple(sorted(heads))


class Summon(Ask[Mythology]):
    """AOM-UNIT-11, -23: one unit of the Holding Area joins the battle."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        units = held(s.players[f.me])
        return [A.NO, *[A.UNIT + unit for unit in units]] if units else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.NO:
            return
        local = (a - A.UNIT) % KINDS
        s.players[f.me].units[local] -= 1
        battle_of(s).side(f.me).army[local] += 1
        s.note(E.JOINS, f.me, a - A.UNIT)


ENCOUNTER: Final = Encounter()
FIGHT_ON: Final = FightOn()
LAY_CARD: Final = LayCard()
REVEAL_CARDS: Final = RevealCards()
NAME_HYDRA: Final = NameHydra()
REPLACE: Final = Replace()
ANNOUNCE: Final = Announce()
ROLL: Final = Roll()
REBIRTH: Final = Rebirth()
TRIUMPH: Final = Triumph()
SUMMON: Final = Summon()
