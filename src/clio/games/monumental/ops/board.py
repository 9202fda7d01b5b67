"""The map: who controls what, where Units stand and may go, what a conquest takes."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.ops.resources import push_price
from clio.games.families.monumental.state import EMPTY, GOLD, MILITARY
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, COUNT_BITS, COUNT_OUTPOSTS, DEFENCE, HOOKS, OWN_DEFENCE, UNITS, Realm
from clio.games.monumental.cardbook import tiles_of as tiles_of
from clio.games.monumental.state import (
    CHAMPION, LEADER, MALI, OUTPOSTS, POSTS, RAID, SOLDIER, TILE_BITS, TILE_MASK, Camp, Player, World,
)

OUTPOST_DEFENCE: Final = 3
OUTPOST_SOLDIERS: Final = 3  # that an Outpost takes the place of
WONDER_DEFENCE: Final = 2
NATURAL_DEFENCE: Final = 2


# ---------------------------------------------------------------- control
def hold(s: World, me: int, tile: int) -> None:
    """The tile changes hands; whoever had it loses it."""
    before = s.owner[tile]
    s.owner[tile] = me
    if before >= 0:
        loser = s.players[before]
        loser.land &= ~(1 << tile)
        loser.realm = Realm(s.map, loser.land)
        loser.camp = None
    winner = s.players[me]
    winner.land |= 1 << tile
    winner.realm = Realm(s.map, winner.land)
    winner.camp = None


def provinces(pl: Player) -> int:
    """How many are controlled: the Capital is none."""
    return pl.land.bit_count() - 1


def units_at(s: World, tile: int) -> int:
    """MON-CONQ-19, MON-HERO-07: Soldiers, Warlord and Hero of its controller."""
    n = s.soldiers[tile]
    owner = s.owner[tile]
    if owner >= 0:
        pl = s.players[owner]
        n += (pl.warlord_at == tile) + (pl.hero_at == tile)
    return n


def spare(s: World, pl: Player, tile: int) -> int:
    """MON-CONQ-10, MON-CONQ-21: how many Units may leave: a Province keeps one, unless an Outpost holds it."""
    n = s.soldiers[tile] + (pl.warlord_at == tile) + (pl.hero_at == tile)
    return n if tile == pl.capital or s.outposts >> tile & 1 else n - 1


def spares(s: World, pl: Player) -> list[int]:
    """`spare` of each tile of the realm."""
    return [spare(s, pl, tile) for tile in pl.realm.tiles]


def wonder_tiles(s: World) -> int:
    found = 0
    for token in s.wonders:
        found |= 1 << (token & TILE_MASK)
    return found


def outposts_left(s: World, me: int) -> int:
    return OUTPOSTS - (s.outposts & s.players[me].land).bit_count()


# ---------------------------------------------------------------- what a conquest takes
def defence(s: World, me: int, tile: int) -> int:
    """MON-CONQ-03 to MON-CONQ-05: of a Province that the player attacks."""
    pl = s.players[me]
    n = strength(s, tile) - pl.siege - pl.siege_next
    if pl.live & HOOKS.answering[DEFENCE]:
        n = HOOKS.ask(s, me, DEFENCE, pl.live, pl.spent, n, tile)
    return n if n > 1 else 1


def strength(s: World, tile: int) -> int:
    """The defence of a Province, whoever attacks."""
    n = s.map.value[tile]
    owner = s.owner[tile]
    if owner < 0:
        token = s.tokens[tile]
        return n if token == EMPTY else n + BOOK.number[token]
    n += units_at(s, tile) + standing_defence(s, tile)
    other = s.players[owner]
    if other.live & HOOKS.answering[OWN_DEFENCE]:
        n = HOOKS.ask(s, owner, OWN_DEFENCE, other.live, other.spent, n)
    return n


def standing_defence(s: World, tile: int) -> int:
    """What stands in a Province adds to its defence, Units apart (MON-OUT-03, MON-WON-09, MAE-NAT-03)."""
    n = OUTPOST_DEFENCE if s.outposts >> tile & 1 else 0
    if s.naturals_up >> tile & 1:
        n += NATURAL_DEFENCE
    for token in s.wonders:
        if token & TILE_MASK == tile:
            n += WONDER_DEFENCE
    return n


def units_needed(s: World, me: int, needed: int) -> int:
    """MON-CONQ-06, MON-CONQ-09, MON-CONQ-27: as many as the defence, or fewer by an effect, at least 1."""
    pl = s.players[me]
    if pl.live & HOOKS.answering[UNITS]:
        needed = HOOKS.ask(s, me, UNITS, pl.live, pl.spent, needed)
    return needed if needed > 1 else 1


def push_conquest_price(s: World, me: int, price: int, unoccupied: bool) -> None:
    """MON-RES-14: Military that serves nothing else goes first, unasked."""
    pl = s.players[me]
    if pl.civ == MALI:
        push_price(s, me, GOLD, price)
        return
    if unoccupied and pl.raid > 0:
        raid = min(pl.raid, price)
        pl.raid -= raid
        price -= raid
        s.note(FE.PAYS, me, RAID, raid)
    push_price(s, me, MILITARY, price)


def groups(pl: Player, free: list[int]) -> list[tuple[int, int]]:
    """The connected parts of a player's land, each with the Units that may leave their tiles: `free`, by tile."""
    parts = pl.realm.parts
    if len(parts) == 1:
        return [(parts[0], sum(free))]
    tiles = pl.realm.tiles
    return [(part, sum([free[i] for i in range(len(tiles)) if part >> tiles[i] & 1])) for part in parts]


def conquests(s: World, me: int, camp: Camp, out: list[int]) -> None:
    """MON-CONQ-01, MON-CONQ-11: the Provinces that a player can pay for and send enough Units to, as moves. What is
    usual, a token that nobody has revealed and an attacker without effects, is written out."""
    pl = s.players[me]
    purse = pl.res[GOLD]
    wild = purse  # for Provinces of nobody
    if pl.civ != MALI:
        purse += pl.res[MILITARY]
        wild = purse + pl.raid
    parts = camp.parts
    all_go = len(parts) == 1 and pl.hero_at == EMPTY and not pl.live & HOOKS.answering[UNITS]
    most = parts[0][1]
    if wild == 0 or (all_go and most == 0):
        return
    eased = pl.siege + pl.siege_next
    plain = not pl.live & HOOKS.answering[DEFENCE]
    owner, tokens, value, number, place = s.owner, s.tokens, s.map.value, BOOK.number, s.map.place
    for tile in pl.realm.front:
        if plain and tokens[tile] != EMPTY:
            price = value[tile] + number[tokens[tile]] - eased
            limit = wild
        else:
            price = defence(s, me, tile)
            limit = wild if owner[tile] < 0 else purse
        if price <= limit and (price <= most if all_go else enough_units(s, me, pl, tile, price, parts)):
            out.append(A.CONQUER + place[tile])


def enough_units(s: World, me: int, pl: Player, tile: int, price: int, parts: list[tuple[int, int]]) -> bool:
    """MON-CONQ-11: at least one of them is a Soldier or the Warlord (MAE-CLAR-01)."""
    around = s.map.around[tile]
    n = 0
    reach = 0
    for part, free in parts:
        if part & around:
            n += free
            reach |= part
    if n < units_needed(s, me, price):
        return False
    if pl.hero_at == EMPTY:
        return True
    return max([soldiers_free(s, pl, t, False, False) + (pl.warlord_at == t and spare(s, pl, t) > 0)
                for t in tiles_of(reach)]) > 0


def soldiers_free(s: World, pl: Player, tile: int, warlord_leaves: bool, hero_leaves: bool) -> int:
    """How many Soldiers may leave a tile if Warlord and Hero leave it too, or stay."""
    n = spare(s, pl, tile)
    if warlord_leaves and pl.warlord_at == tile:
        n -= 1
    if hero_leaves and pl.hero_at == tile:
        n -= 1
    return min(n, s.soldiers[tile])


class BothGains(Op[World]):
    """MON-CONQ-25: both gains of the Exploration token just revealed; `revolt`: for a Revolt, if its owner likes. It is
    the question of the gains that reads it."""

    def __init__(self, revolt: bool = False) -> None:
        self.revolt = revolt

    def do(self, s: World, f: Frame) -> None:
        pass


# ---------------------------------------------------------------- Manoeuvres
def movable_units(s: World, pl: Player, tile: int) -> list[int]:
    """MON-MOVE-03: kinds of Unit that may leave the tile."""
    out = []
    if spare(s, pl, tile) > 0:
        if s.soldiers[tile] > 0:
            out.append(SOLDIER)
        if pl.warlord_at == tile:
            out.append(LEADER)
        if pl.hero_at == tile:
            out.append(CHAMPION)
    return out


def camp_of(s: World, me: int) -> Camp:
    """What follows from where the Units of a player stand."""
    pl = s.players[me]
    camp = pl.camp
    if camp is None:
        free = spares(s, pl)
        camp = pl.camp = Camp(groups(pl, free), manoeuvres(s, pl, free), outpost_tiles(s, me))
    return camp


def manoeuvres(s: World, pl: Player, free: list[int]) -> list[int]:
    """MON-MOVE-01 to MON-MOVE-03: the tiles from which a Unit may go to another one, as moves. `free`: as `spares`."""
    land, around, place, tiles = pl.land, s.map.around, s.map.place, pl.realm.tiles
    out = []
    for i in range(len(tiles)):
        if free[i] > 0 and around[tiles[i]] & land:
            out.append(A.MANOEUVRE + place[tiles[i]])
    return out


def move_unit(s: World, me: int, start: int, end: int, unit: int) -> None:
    pl = s.players[me]
    pl.camp = None
    if unit == SOLDIER:
        s.soldiers[start] -= 1
        s.soldiers[end] += 1
    elif unit == LEADER:
        pl.warlord_at = end
    else:
        pl.hero_at = end
    s.note(E.MOVES_UNIT, me, s.map.place[start], s.map.place[end], unit)


class Manoeuvre(Ask[World]):
    """MON-MOVE-01: which Unit leaves the tile, and where it goes. Memory: tile, then the kind of Unit. It is paid for
    unless an effect gives it (`free`)."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def options(self, s: World, f: Frame) -> list[int]:
        pl = s.players[f.me]
        start = f.mem[0]
        if len(f.mem) == 1:
            return [A.UNIT + unit for unit in movable_units(s, pl, start)]
        reach = s.map.group(pl.land, 1 << start) & ~(1 << start)
        return [A.TILE + s.map.place[tile] for tile in tiles_of(reach)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if len(f.mem) == 1:
            s.push(self, f.me, f.src, (f.mem[0], a - A.UNIT))
            return
        start, unit = f.mem
        s.push(MOVE, f.me, f.src, (start, s.map.tile_at[a - A.TILE], unit))
        if not self.free:
            push_price(s, f.me, MILITARY, 1)


class Move(Op[World]):
    """Memory: from, to, kind of Unit."""

    def do(self, s: World, f: Frame) -> None:
        move_unit(s, f.me, f.mem[0], f.mem[1], f.mem[2])


class MoveUnits(Ask[World]):
    """Up to n free Manoeuvres. Memory: how many are left."""

    auto: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: World, f: Frame) -> list[int]:
        if f.mem and f.mem[0] == 0:
            return []
        out = camp_of(s, f.me).marches
        return [*out, A.STOP] if out else []

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.STOP:
            return
        s.push(self, f.me, f.src, ((f.mem[0] if f.mem else self.n) - 1,))
        s.push(MARCH_FREE, f.me, f.src, (s.map.tile_at[a - A.MANOEUVRE],))


# ---------------------------------------------------------------- Outposts, Trading Posts
def outpost_tiles(s: World, me: int) -> list[int]:
    """MON-OUT-01, MON-OUT-04, MAE-NAT-05: Provinces with three Soldiers and room for an Outpost, as moves."""
    if outposts_left(s, me) <= 0:
        return []
    pl = s.players[me]
    room = pl.land & s.map.land & ~s.outposts & ~s.naturals_up
    return [A.OUTPOST + s.map.place[tile] for tile in tiles_of(room) if s.soldiers[tile] >= OUTPOST_SOLDIERS]


def build_outpost(s: World, me: int, tile: int) -> None:
    """MON-OUT-01: the Soldiers it replaces go home."""
    pl = s.players[me]
    pl.camp = None
    s.soldiers[tile] -= OUTPOST_SOLDIERS
    s.soldiers[pl.capital] += OUTPOST_SOLDIERS
    s.outposts |= 1 << tile
    s.stirred |= COUNT_OUTPOSTS << COUNT_BITS * me
    s.note(E.BUILDS_OUTPOST, me, s.map.place[tile])


def post_at(s: World, tile: int) -> int:
    """The Trading Post of a tile, packed, or EMPTY."""
    for post in s.posts:
        if post & TILE_MASK == tile:
            return post
    return EMPTY


def posts_of(s: World, me: int) -> int:
    """MAE-POST-07: how many Trading Posts a player has built."""
    n = 0
    for post in s.posts:
        if post >> TILE_BITS & 15 == me:
            n += 1
    return n


def may_hold_post(s: World, tile: int) -> bool:
    """MAE-POST-09, MAE-POST-11: a Province without Trading Post and Natural Wonder."""
    free = s.map.land & ~(s.map.natural_set if s.config.naturals else 0)
    return bool(free >> tile & 1) and post_at(s, tile) == EMPTY


def posts_left(s: World, me: int) -> int:
    return POSTS - posts_of(s, me)


BOTH: Final = BothGains()
BOTH_FOR_REVOLT: Final = BothGains(True)
MOVE: Final = Move()
MARCH: Final = Manoeuvre(False)
MARCH_FREE: Final = Manoeuvre(True)
