"""Buildings lost (AOM-AFTER-12, AOM-BLDG-03)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.ops.units import villagers_at
from clio.games.age_of_mythology.state import (
    BUILDINGS, HOUSE, MOST_HOUSES, NOBODY_WORKS, NONE, SPACES, Mythology, Player,
)


def owned(p: Player) -> list[int]:
    """The kinds of building in a city."""
    return [kind for kind in range(BUILDINGS) if p.buildings >> kind & 1]


def house_possible(s: Mythology, me: int) -> bool:
    """AOM-GOD-13, AOM-BUILD-05, -08."""
    p = s.players[me]
    return p.houses < MOST_HOUSES and p.city_size() < SPACES and s.stock[HOUSE] > 0


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
        return found + [A.DISMISS_AT + space for space in villagers_at(p)]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        p = s.players[f.me]
        if a == A.DISMISS:
            p.villagers -= 1
            s.note(E.LOSES_VILLAGER, f.me, NONE)
        else:
            p.workers[a - A.DISMISS_AT] = NOBODY_WORKS
            s.note(E.LOSES_VILLAGER, f.me, a - A.DISMISS_AT)


DISMISS: Final = Dismiss()
