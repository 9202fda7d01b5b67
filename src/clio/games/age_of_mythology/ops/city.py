"""Buildings: who may own one, built, lost (AOM-BUILD, AOM-BLDG-01, -03, AOM-AFTER-12)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.ops.tiles import working
from clio.games.age_of_mythology.state import (
    BUILDINGS, HOUSE, MOST_HOUSES, MYTHIC, NOBODY_WORKS, NONE, SPACES, VILLAGER, WONDER, Mythology, Player,
)


def owned(p: Player) -> list[int]:
    """The kinds of building in a city."""
    return [kind for kind in range(BUILDINGS) if p.buildings >> kind & 1]


def may_own(s: Mythology, p: Player, building: int) -> bool:
    """AOM-BUILD-04, -05, -07, -08, AOM-BLDG-21: limits other than the cost."""
    if s.stock[building] == 0 or p.city_size() >= SPACES:
        return False
    if building == HOUSE:
        return p.houses < MOST_HOUSES
    return not p.has(building) and (building != WONDER or p.age == MYTHIC)


def erect(s: Mythology, me: int, building: int) -> None:
    """A tile from the supply; a House brings its villager (AOM-BLDG-01)."""
    p = s.players[me]
    s.stock[building] -= 1
    p.buildings |= 1 << building
    if building == HOUSE:
        p.houses += 1
        p.villagers += 1


def raze(s: Mythology, by: int, owner: int, building: int, card: int = -1) -> None:
    """A building goes back to the supply; with a House one villager goes, of its owner's choice."""
    p = s.players[owner]
    s.note(E.RAZES, by, building, owner, card)
    s.stock[building] += 1
    if building == HOUSE:
        p.houses -= 1
        if p.houses == 0:
            p.buildings &= ~1
        s.push(DISMISS, owner)
    else:
        p.buildings &= ~(1 << building)


class Dismiss(Ask[Mythology]):
    """AOM-BLDG-03: the owner of a lost House removes a villager from the Holding Area or from a tile."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        found = [A.DISMISS] if p.villagers else []
        return found + [A.DISMISS_AT + space for space in working(p, VILLAGER)]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        p = s.players[f.me]
        if a == A.DISMISS:
            p.villagers -= 1
            s.note(E.LOSES_VILLAGER, f.me, NONE)
        else:
            p.workers[a - A.DISMISS_AT] = NOBODY_WORKS
            s.note(E.LOSES_VILLAGER, f.me, a - A.DISMISS_AT)


DISMISS: Final = Dismiss()
