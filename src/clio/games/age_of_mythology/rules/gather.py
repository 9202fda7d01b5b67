"""Gather (AOM-GATHER): name what is collected, put workers on tiles, then everybody collects."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import ALL, BOOK, BUILDING_BOOK, FOOD_ONLY, TILE_BOOK
from clio.games.age_of_mythology.ops.goods import packed
from clio.games.age_of_mythology.ops.powers import COLLECT_ALONE, MORE_FOOD, MORE_FOOD_ALONE, Changes, changes
from clio.games.age_of_mythology.ops.tiles import tiles_giving
from clio.games.age_of_mythology.state import (
    BUILDINGS, DWARF, DWARF_WORKS, FOOD, GOLD, KINDS, NOBODY_WORKS, NONE, RESOURCES, SPACES, TERRAINS, VILLAGER,
    Mythology, Player,
)

EVERYTHING: Final = -1  # what is collected; else a terrain, or TERRAINS + a resource
BUILDING_BONUS: Final = 2  # AOM-BLDG-14 to -17
DWARF_GOLD: Final = 2  # AOM-UNIT-10


class Gather(Ask[Mythology]):
    """AOM-GATHER-04, -21: one terrain or one resource, any. Memory: is the god power used?"""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if BOOK.number[f.src] in (ALL, FOOD_ONLY):
            return []
        return [A.COLLECT + what for what in range(TERRAINS + RESOURCES)]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        what = a - A.COLLECT
        if what < TERRAINS:
            s.note(E.NAMES_TERRAIN, f.me, what)
        else:
            s.note(E.NAMES_RESOURCE, f.me, what - TERRAINS)
        self.go_on(s, f, what)

    def done(self, s: Mythology, f: Frame) -> None:
        if BOOK.number[f.src] == ALL:
            s.note(E.NAMES_ALL, f.me)
            self.go_on(s, f, EVERYTHING)
        else:
            s.note(E.NAMES_RESOURCE, f.me, FOOD)
            self.go_on(s, f, TERRAINS + FOOD)

    def go_on(self, s: Mythology, f: Frame, what: int) -> None:
        s.push(COLLECT, f.me, f.src, (f.mem[0], what))
        s.push(WORKERS, f.me, f.src, (0, NONE, NOBODY_WORKS))


class Workers(Ask[Mythology]):
    """AOM-GATHER-01, -02, -19: each worker moves at most once, onto tiles only. A worker may take the place of one of
    the other sort, who then must move on.

    Memory: spaces whose worker has moved (bits), where somebody had to make room, and who that is."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        fixed, left, displaced = f.mem
        if displaced:
            return [A.MOVE + SPACES * left + space for space in self.open(p, fixed, displaced, True)]
        spare = self.spare_tile(p)
        found: list[int] = []
        if p.villagers:
            found += [A.SETTLE + space for space in self.open(p, fixed, VILLAGER, spare)]
        if p.culture == DWARF // KINDS and p.units[DWARF % KINDS]:
            found += [A.SETTLE_DWARF + space for space in self.open(p, fixed, DWARF_WORKS, spare)]
        for here in range(SPACES):
            if p.workers[here] and not fixed >> here & 1:
                to = self.open(p, fixed, p.workers[here], True)
                found += [A.MOVE + SPACES * here + space for space in to if space != here]
        found.append(A.DONE)
        return found

    def spare_tile(self, p: Player) -> bool:
        """Is there a tile without a worker?"""
        for space in range(SPACES):
            if p.tiles[space] != NONE and p.workers[space] == NOBODY_WORKS:
                return True
        return False

    def open(self, p: Player, fixed: int, sort: int, room: bool) -> list[int]:
        """Tiles a worker of this sort may go to: free ones and, if there is room for those who must move on, ones of
        the other sort."""
        found: list[int] = []
        for space in range(SPACES):
            if p.tiles[space] != NONE:
                there = p.workers[space]
                if there == NOBODY_WORKS or (room and there != sort and not fixed >> space & 1):
                    found.append(space)
        return found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        p = s.players[f.me]
        fixed, _, displaced = f.mem
        here = NONE
        if a < A.SETTLE_DWARF:
            sort, to = VILLAGER, a - A.SETTLE
            p.villagers -= 1
        elif a < A.MOVE:
            sort, to = DWARF_WORKS, a - A.SETTLE_DWARF
            p.units[DWARF % KINDS] -= 1
        else:
            here, to = divmod(a - A.MOVE, SPACES)
            if displaced:
                sort = displaced
            else:
                sort = p.workers[here]
                p.workers[here] = NOBODY_WORKS
        s.note(E.WORKS, f.me, sort, to, here)
        after = p.workers[to]
        p.workers[to] = sort
        s.push(self, f.me, f.src, (fixed | 1 << to, to if after else NONE, after))


def is_collected(kind: int, what: int) -> bool:
    """Does a Gather that names this collect the tiles of a kind?"""
    return what == EVERYTHING or what == TILE_BOOK.terrain[kind] or what == TERRAINS + TILE_BOOK.resource[kind]


def tile_yield(p: Player, space: int) -> int:
    """Cubes that the tile of a space gives: its own, and those of its worker (AOM-GATHER-10, -11, AOM-UNIT-10)."""
    kind = p.tiles[space]
    if p.workers[space] == VILLAGER:
        return TILE_BOOK.cubes[kind] + 1
    if p.workers[space] == DWARF_WORKS and TILE_BOOK.resource[kind] == GOLD:
        return TILE_BOOK.cubes[kind] + DWARF_GOLD
    return TILE_BOOK.cubes[kind]


def bonus(p: Player, card: int, power: bool) -> list[int]:
    """What only the player of the card gets: for buildings, and for the god (AOM-GATHER-15, AOM-GOD-17)."""
    more = [0, 0, 0, 0]
    for kind in range(BUILDINGS):
        if BUILDING_BOOK.bonus[kind] >= 0 and p.has(kind):
            more[BUILDING_BOOK.bonus[kind]] += BUILDING_BONUS
    god = BOOK.power[card]
    if power and isinstance(god, Changes) and god.what in (MORE_FOOD, MORE_FOOD_ALONE):
        more[FOOD] += god.n * tiles_giving(p, FOOD)
    return more


def harvests_of(s: Mythology, me: int, card: int, power: bool, what: int) -> list[list[int]]:
    """The cubes of everybody who collects, the player of the card first, as far as the bank has them (AOM-GATHER-12 to
    -15)."""
    alone = changes(card, power, COLLECT_ALONE) or changes(card, power, MORE_FOOD_ALONE)
    bank = s.bank[:]
    harvests: list[list[int]] = []
    for seat in [me] if alone else s.seats_from(me):
        p = s.players[seat]
        found = bonus(p, card, power) if seat == me else [0, 0, 0, 0]
        for space in range(SPACES):
            kind = p.tiles[space]
            if kind != NONE and is_collected(kind, what):
                found[TILE_BOOK.resource[kind]] += tile_yield(p, space)
        for res in range(RESOURCES):
            found[res] = min(found[res], bank[res])
            bank[res] -= found[res]
        harvests.append(found)
    return harvests


class Collect(Op[Mythology]):
    """AOM-GATHER-12 to -15: the player of the card first, each completely before the next. Memory: power, what."""

    def do(self, s: Mythology, f: Frame) -> None:
        harvests = harvests_of(s, f.me, f.src, bool(f.mem[0]), f.mem[1])
        seats = s.seats_from(f.me)
        for i in range(len(harvests)):
            found = harvests[i]
            p = s.players[seats[i]]
            for res in range(RESOURCES):
                p.cubes[res] += found[res]
                s.bank[res] -= found[res]
            if any(found):
                s.note(E.COLLECTS, seats[i], packed(found))


GATHER_OP: Final = Gather()
WORKERS: Final = Workers()
COLLECT: Final = Collect()
