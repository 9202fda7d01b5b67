"""Figures: recruited, gained, eliminated (AOM-SETUP-15, AOM-RECRUIT-09, AOM-BATTLE-15)."""

from __future__ import annotations

from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import T_HERO, UNIT_BOOK
from clio.games.age_of_mythology.state import DWARF, KINDS, NOBODY_WORKS, Mythology, Player


def enlist(s: Mythology, me: int, unit: int, n: int) -> int:
    """Figures from the supply to the Holding Area, as far as there are any; returns how many."""
    p = s.players[me]
    n = min(n, p.supply[unit % KINDS])
    p.supply[unit % KINDS] -= n
    p.units[unit % KINDS] += n
    return n


def gain_units(s: Mythology, me: int, unit: int, n: int, why: int) -> None:
    """AOM-GOD-14: without cost. `why`: the card that brings them, or CARDS + the unit."""
    n = enlist(s, me, unit, n)
    if n:
        s.note(E.GAINS_UNIT, me, unit, n, why)


def remove_unit(s: Mythology, owner: int, unit: int) -> None:
    """From the Holding Area back to the supply."""
    p = s.players[owner]
    p.units[unit % KINDS] -= 1
    p.supply[unit % KINDS] += 1


def remove_dwarf(s: Mythology, owner: int, space: int) -> None:
    """From a tile back to the supply."""
    p = s.players[owner]
    p.workers[space] = NOBODY_WORKS
    p.supply[DWARF % KINDS] += 1


def may_recruit(s: Mythology, p: Player, unit: int) -> bool:
    """AOM-RECRUIT-05, -06, -09: of age, and a figure is left."""
    age = p.hero_age if s.config.hero_waits else p.age
    return p.supply[unit % KINDS] > 0 and UNIT_BOOK.age[unit] <= age


def hero_of_age(p: Player) -> int:
    """The hero of the player's age; -1 in the Archaic Age."""
    if p.age == 0:
        return -1
    for unit in UNIT_BOOK.of(p.culture):
        if UNIT_BOOK.age[unit] == p.age and UNIT_BOOK.types[unit] & T_HERO:
            return unit
    raise AssertionError("every culture has a hero of each later age")


def held(p: Player) -> list[int]:
    """The unit kinds in the Holding Area."""
    first = KINDS * p.culture
    return [first + i for i in range(KINDS) if p.units[i]]
