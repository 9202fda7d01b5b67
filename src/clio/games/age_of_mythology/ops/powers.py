"""God powers (AOM-GOD): paid before, resolved before the action of the card. A power that changes the card's own
action is a `Changes`: the rules of the action ask for it.

What is paid for must be carried out, but nobody loses anything of their own unasked: a power that may take it asks for
its target even if there is only one (`auto`, AOM-OPEN-58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK, GOES_BERSERK, T_MORTAL, T_MYTH, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.ops.city import erect, may_own, owned, raze
from clio.games.age_of_mythology.ops.goods import gain, one
from clio.games.age_of_mythology.ops.tiles import (
    clear_space, has_room, has_tile, send_home, tiles_giving, working,
)
from clio.games.age_of_mythology.ops.units import (
    enlist, gain_units, held, hero_of_age, remove_dwarf, remove_unit,
)
from clio.games.age_of_mythology.state import (
    ACTION_ROUNDS, ARMORY, BUILDINGS, DWARF, DWARF_WORKS, FOOD, HOUSE, KINDS, MORTALS, MUMMY, NONE, RESOURCES, SPACES,
    UNITS, Mythology, Player,
)

# What a `Changes` does; its `n` is the figure of MORE_FOOD and CHEAP_BUILDINGS, other figures are in the rules
ARMY_LIMITS: Final = 0  # 8 units, the opponent 6 (Ares, Sekhmet)
NO_LIMIT: Final = 1  # Heimdall
SEDUCTION: Final = 2  # Aphrodite
PROTECTION: Final = 3  # Isis
ONE_DIE_MORE: Final = 4  # Bragi
ALL_BERSERK: Final = 5  # Tyr
TWO_TILES: Final = 6  # Artemis, Ptah
NO_TILE_FOR_OTHERS: Final = 7  # Baldr
COLLECT_ALONE: Final = 8  # the others collect nothing (Skadi)
MORE_FOOD: Final = 9  # per own food tile: Ra
MORE_FOOD_ALONE: Final = 10  # Dionysus
CHEAP_BUILDINGS: Final = 11  # Nephthys
CHEAP_MORTALS: Final = 12  # Bast

UNLIMITED: Final = 999  # units
POWER_LIMITS: Final[tuple[int, ...]] = (8, 6)  # Ares, Sekhmet: own, the opponent's


class Changes(Op[Mythology]):
    """The power works inside the action of its card (AOM-GOD-04)."""

    def __init__(self, what: int, n: int = 0) -> None:
        self.what = what
        self.n = n

    def can(self, s: Mythology, f: Frame) -> bool:
        return not self.lacks(s, f)

    def lacks(self, s: Mythology, f: Frame) -> str:
        """AOM-GOD-12: the name of the need without which it would change nothing; "" if it changes something."""
        for met, name in NEEDS[self.what]:
            if not met(s, f.me, f.src):
                return name
        return ""

    def do(self, s: Mythology, f: Frame) -> None:
        pass


def army_limit(p: Player, card: int, power: bool, attacking: bool) -> int:
    """How many units the player may bring into a battle with this card (AOM-ATTACK-03, -09, AOM-BATTLE-23)."""
    if changes(card, power, NO_LIMIT):
        return UNLIMITED
    limit = BOOK.number[card]
    if changes(card, power, ARMY_LIMITS):
        limit = POWER_LIMITS[0 if attacking else 1]
    return limit + p.has(ARMORY)


def changes(card: int, power: bool, what: int) -> bool:
    """Was a power of this effect used with the card?"""
    op = BOOK.power[card]
    return power and isinstance(op, Changes) and op.what == what


# ---------------------------------------------------------------------- what a `Changes` needs
def others(s: Mythology, me: int) -> list[Player]:
    """The other players clockwise: the neighbours are the first and the last."""
    return [s.players[seat] for seat in s.seats_from(me)[1:]]


def large_army(s: Mythology, me: int, card: int) -> bool:
    """More units than the Attack card allows without its power."""
    p = s.players[me]
    return p.army_size() > army_limit(p, card, False, True)


def large_army_near(s: Mythology, me: int, card: int) -> bool:
    """One's own or a neighbour's."""
    seats = s.seats_from(me)
    return any(large_army(s, seat, card) for seat in (me, seats[1], seats[-1]))


def armed_neighbour(s: Mythology, me: int, card: int) -> bool:
    """Without a unit on the other side there are no encounters (AOM-ATTACK-08)."""
    rivals = others(s, me)
    return rivals[0].army_size() > 0 or rivals[-1].army_size() > 0


def calm_unit(s: Mythology, me: int, card: int) -> bool:
    """One that does not go berserk by itself (AOM-UNIT-29), such as a Dwarf on a tile."""
    p = s.players[me]
    return p.army_size() > sum(p.units) or any(not UNIT_BOOK.abilities[unit] & GOES_BERSERK for unit in held(p))


def two_free_spaces(s: Mythology, me: int, card: int) -> bool:
    return s.players[me].tiles.count(NONE) > 1


def room_of_others(s: Mythology, me: int, card: int) -> bool:
    return any(has_room(p) for p in others(s, me))


def tile_of_others(s: Mythology, me: int, card: int) -> bool:
    return any(has_tile(p) for p in others(s, me))


def food_in_bank(s: Mythology, me: int, card: int) -> bool:
    return s.bank[FOOD] > 0


def own_food_tile(s: Mythology, me: int, card: int) -> bool:
    return tiles_giving(s.players[me], FOOD) > 0


def food_tile(s: Mythology, me: int, card: int) -> bool:
    return any(tiles_giving(p, FOOD) for p in s.players)


def own_food(s: Mythology, me: int, card: int) -> bool:
    return s.players[me].cubes[FOOD] > 0


def mortal_figure(s: Mythology, me: int, card: int) -> bool:
    return any(s.players[me].supply[:MORTALS])


Need = Callable[[Mythology, int, int], bool]  # is it met at this table, for this seat, with this card?

# In the order in which they are asked, with the name of the need, whose sentence says what is missing
NEEDS: Final[dict[int, tuple[tuple[Need, str], ...]]] = {
    ARMY_LIMITS: ((large_army, "large_army"),),  # the opponent's limit is that of the card
    NO_LIMIT: ((large_army_near, "large_army_near"),),
    SEDUCTION: ((armed_neighbour, "armed_neighbour"),),
    PROTECTION: ((armed_neighbour, "armed_neighbour"),),
    ONE_DIE_MORE: ((armed_neighbour, "armed_neighbour"),),
    ALL_BERSERK: ((calm_unit, "calm_unit"), (armed_neighbour, "armed_neighbour")),
    TWO_TILES: ((two_free_spaces, "two_free_spaces"),),
    NO_TILE_FOR_OTHERS: ((room_of_others, "room_of_others"),),
    COLLECT_ALONE: ((tile_of_others, "tile_of_others"),),
    MORE_FOOD: ((food_in_bank, "cube_in_bank"), (own_food_tile, "own_food_tile")),
    MORE_FOOD_ALONE: ((food_in_bank, "cube_in_bank"), (food_tile, "food_tile")),
    CHEAP_BUILDINGS: (),  # the rules of Build ask for a building that it makes cheaper
    CHEAP_MORTALS: ((own_food, "own_cube"), (mortal_figure, "mortal_figure")),
}


# ---------------------------------------------------------------------- powers that do something by themselves
class Gain(Op[Mythology]):
    """Poseidon, Freyja."""

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def can(self, s: Mythology, f: Frame) -> bool:
        return s.bank[self.res] > 0

    def do(self, s: Mythology, f: Frame) -> None:
        gain(s, f.me, self.res, self.n, f.src)


class GainAny(Ask[Mythology]):
    """AOM-GOD-23: a free mix of the four resources. Memory: the cubes taken."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Mythology, f: Frame) -> bool:
        return True  # the favor just paid is in the bank

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if len(f.mem) >= self.n:
            return []
        return [A.GAIN + res for res in range(RESOURCES) if s.bank[res] > 0]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        gain(s, f.me, a - A.GAIN, 1, f.src)
        s.push(self, f.me, f.src, (*f.mem, a - A.GAIN))


class GiveUpUnit(Ask[Mythology]):
    """Hades takes a unit, then brings the cubes. He is Greek, so there is no Dwarf on a tile to give."""

    auto: bool = False

    def __init__(self, then: GainAny) -> None:
        self.then = then

    def parts(self) -> tuple[Op[Mythology], ...]:
        return (self.then,)

    def options(self, s: Mythology, f: Frame) -> list[int]:
        only_mortal = s.config.hades_mortal
        units = held(s.players[f.me])
        return [A.UNIT + unit for unit in units if not only_mortal or UNIT_BOOK.types[unit] & T_MORTAL]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        s.push(self.then, f.me, f.src)
        remove_unit(s, f.me, a - A.UNIT)
        s.note(E.GIVES_UP, f.me, a - A.UNIT, f.src)


class FreeHouse(Op[Mythology]):
    """Hera."""

    def can(self, s: Mythology, f: Frame) -> bool:
        return may_own(s, s.players[f.me], HOUSE)

    def do(self, s: Mythology, f: Frame) -> None:
        erect(s, f.me, HOUSE)
        s.note(E.FREE_HOUSE, f.me, f.src)


class FourthCard(Op[Mythology]):
    """Thoth, Odin (AOM-GOD-10). Without effect if no card will be left, or one may be played already."""

    def can(self, s: Mythology, f: Frame) -> bool:
        p = s.players[f.me]
        return not p.fourth and s.turn <= ACTION_ROUNDS and len(p.hand) - 1 > ACTION_ROUNDS - s.turn

    def do(self, s: Mythology, f: Frame) -> None:
        s.players[f.me].fourth = True
        s.note(E.FOURTH, f.me, f.src)


class RemoveTile(Ask[Mythology]):
    """Hephaestos (any tile), Hathor (a food tile of another player): to the pool."""

    def __init__(self, res: int = NONE, own: bool = False) -> None:
        self.res = res
        self.own = own
        self.auto = not own

    def options(self, s: Mythology, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(len(s.players)):
            if seat == f.me and not self.own:
                continue
            tiles = s.players[seat].tiles
            for space in range(SPACES):
                kind = tiles[space]
                if kind != NONE and (self.res == NONE or TILE_BOOK.resource[kind] == self.res):
                    found.append(A.SEIZE + SPACES * seat + space)
        return found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        owner, space = divmod(a - A.SEIZE, SPACES)
        kind = s.players[owner].tiles[space]
        s.note(E.REMOVES_TILE, f.me, kind, owner, f.src)
        clear_space(s, owner, space)
        s.pool[kind] += 1


class SwapTiles(Ask[Mythology]):
    """Set (AOM-GOD-16). Memory: the own tile's space, once it is chosen."""

    auto: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if f.mem:
            return self.partners(s, f.me, f.mem[0])
        tiles = s.players[f.me].tiles
        return [
            A.SEIZE + SPACES * f.me + space for space in range(SPACES)
            if tiles[space] != NONE and self.partners(s, f.me, space)
        ]

    def partners(self, s: Mythology, me: int, space: int) -> list[int]:
        """Tiles of the same terrain on the other boards."""
        terrain = TILE_BOOK.terrain[s.players[me].tiles[space]]
        found: list[int] = []
        for seat in range(len(s.players)):
            if seat != me:
                tiles = s.players[seat].tiles
                for there in range(SPACES):
                    if tiles[there] != NONE and TILE_BOOK.terrain[tiles[there]] == terrain:
                        found.append(A.SEIZE + SPACES * seat + there)
        return found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        seat, space = divmod(a - A.SEIZE, SPACES)
        if not f.mem:
            s.push(self, f.me, f.src, (space,))
            return
        mine, theirs = s.players[f.me].tiles, s.players[seat].tiles
        here = f.mem[0]
        s.note(E.SWAPS_TILES, f.me, mine[here], theirs[space], seat)
        mine[here], theirs[space] = theirs[space], mine[here]
        send_home(s, f.me, here)
        send_home(s, seat, space)


class GainHero(Op[Mythology]):
    """Zeus, Osiris: the hero of the current age (AOM-GOD-09)."""

    def can(self, s: Mythology, f: Frame) -> bool:
        p = s.players[f.me]
        hero = hero_of_age(p)
        return hero >= 0 and p.supply[hero % KINDS] > 0

    def do(self, s: Mythology, f: Frame) -> None:
        gain_units(s, f.me, hero_of_age(s.players[f.me]), 1, f.src)


class GainUnits(Op[Mythology]):
    """Apollo."""

    def __init__(self, unit: int, n: int) -> None:
        self.unit = unit
        self.n = n

    def can(self, s: Mythology, f: Frame) -> bool:
        return s.players[f.me].supply[self.unit % KINDS] > 0

    def do(self, s: Mythology, f: Frame) -> None:
        gain_units(s, f.me, self.unit, self.n, f.src)


class GainMortals(Ask[Mythology]):
    """Hel: mortals of one's choice, one after the other. Memory: one entry per unit."""

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        if len(f.mem) >= self.n:
            return []
        return [A.UNIT + KINDS * p.culture + i for i in range(MORTALS) if p.supply[i]]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        gain_units(s, f.me, a - A.UNIT, 1, f.src)
        s.push(self, f.me, f.src, (*f.mem, a - A.UNIT))


class Embalm(Ask[Mythology]):
    """Anubis (AOM-GOD-22): one to n mortals become Mummies. Memory: those exchanged."""

    auto: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        if len(f.mem) >= self.n or p.supply[MUMMY % KINDS] == 0:
            return []
        found = [A.UNIT + KINDS * p.culture + i for i in range(MORTALS) if p.units[i]]
        return [A.DONE, *found] if f.mem and found else found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        remove_unit(s, f.me, a - A.UNIT)
        enlist(s, f.me, MUMMY, 1)
        s.note(E.GIVES_UP, f.me, a - A.UNIT, f.src)
        s.note(E.GAINS_UNIT, f.me, MUMMY, 1, f.src)
        s.push(self, f.me, f.src, (*f.mem, a - A.UNIT))


class DestroyBuilding(Ask[Mythology]):
    """Horus (any), Njord (of another player)."""

    def __init__(self, own: bool = False) -> None:
        self.own = own
        self.auto = not own

    def options(self, s: Mythology, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(len(s.players)):
            if seat != f.me or self.own:
                found += [A.RAZE + BUILDINGS * seat + kind for kind in owned(s.players[seat])]
        return found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        owner, building = divmod(a - A.RAZE, BUILDINGS)
        raze(s, f.me, owner, building, f.src)


def hits_only_own(s: Mythology, me: int, power: Op[Mythology]) -> bool:
    """Is there nothing for the power to take but what is its user's (AOM-OPEN-58)?"""
    if isinstance(power, RemoveTile):
        return power.own and not any(has_tile(p) for p in others(s, me))
    return isinstance(power, DestroyBuilding) and power.own and not any(p.buildings for p in others(s, me))


class Smite(Ask[Mythology]):
    """Thor: a myth unit of another player, a Dwarf on a tile too."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        found: list[int] = []
        dwarves: list[int] = []
        for seat in range(len(s.players)):
            if seat != f.me:
                p = s.players[seat]
                found += [A.STRIKE + UNITS * seat + unit for unit in held(p) if UNIT_BOOK.types[unit] & T_MYTH]
                dwarves += [A.DWARF_AT + SPACES * seat + space for space in working(p, DWARF_WORKS)]
        return found + dwarves

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a >= A.DWARF_AT:
            owner, space = divmod(a - A.DWARF_AT, SPACES)
            remove_dwarf(s, owner, space)
            s.note(E.SMITES, f.me, DWARF, owner)
        else:
            owner, unit = divmod(a - A.STRIKE, UNITS)
            remove_unit(s, owner, unit)
            s.note(E.SMITES, f.me, unit, owner)


class Steal(Ask[Mythology]):
    """Loki: a victim with cubes, then the cubes."""

    def __init__(self, then: Loot) -> None:
        self.then = then

    def parts(self) -> tuple[Op[Mythology], ...]:
        return (self.then,)

    def options(self, s: Mythology, f: Frame) -> list[int]:
        return [
            A.VICTIM + seat for seat in range(len(s.players)) if seat != f.me and any(s.players[seat].cubes)
        ]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        s.push(self.then, f.me, f.src, (a - A.VICTIM,))


class Loot(Ask[Mythology]):
    """AOM-AFTER-10: cubes of one's choice from another player, all of them if there are fewer. Memory: the victim,
    then the cubes taken. After a battle the whole reward may be given up (`waive`)."""

    own_memory: bool = False

    def __init__(self, n: int, waive: bool = False) -> None:
        self.n = n
        self.waive = waive

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if len(f.mem) > self.n:
            return []
        cubes = s.players[f.mem[0]].cubes
        found = [A.LOOT + res for res in range(RESOURCES) if cubes[res]]
        return [A.DONE, *found] if self.waive and found and len(f.mem) == 1 else found

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            s.note(E.WAIVES, f.me)
            return
        victim, res = f.mem[0], a - A.LOOT
        s.players[victim].cubes[res] -= 1
        s.players[f.me].cubes[res] += 1
        s.note(E.LOOTS, f.me, one(res, 1), victim, f.src)
        s.push(self, f.me, f.src, (*f.mem, res))
