"""The map: what conquests would bring, which Provinces are in danger, how free the Units are."""

from __future__ import annotations

from typing import Final

from clio.bots.monumental import weights as W
from clio.bots.monumental.shopping import Prospects, Target
from clio.bots.monumental.worth import NATURALS, TOKENS, USE, WARLORDS
from clio.games.families.monumental.state import EMPTY
from clio.games.monumental.cardbook import BOOK, HOOKS, OASIS, OWN_DEFENCE, PORT, TERRAIN_VALUE
from clio.games.monumental.ops.board import (
    NATURAL_DEFENCE, OUTPOST_DEFENCE, OUTPOST_SOLDIERS, WONDER_DEFENCE, defence, tiles_of, units_needed, wonder_tiles,
)
from clio.games.monumental.state import OUTPOSTS, SOLDIERS, Player, World

SAFE: Final = len(W.RISK) - 1


def others_land(s: World, me: int) -> int:
    """All tiles that the others control."""
    land = 0
    for seat, pl in enumerate(s.players):
        if seat != me:
            land |= pl.land
    return land


def danger(s: World, me: int) -> list[tuple[float, int]]:
    """The own Provinces beside tiles of others, each with its risk."""
    pl = s.players[me]
    foes = others_land(s, me)
    wonders = wonder_tiles(s)
    around, terrain, soldiers = s.map.around, s.map.terrain, s.soldiers
    more = HOOKS.ask(s, me, OWN_DEFENCE, pl.live, pl.spent, 0) if pl.live & HOOKS.answering[OWN_DEFENCE] else 0
    found = []
    left = pl.land & ~(1 << pl.capital)
    while left:
        low = left & -left
        left ^= low
        tile = low.bit_length() - 1
        if not around[tile] & foes:
            continue
        n = soldiers[tile] + TERRAIN_VALUE[terrain[tile]] + more + (pl.warlord_at == tile) + (pl.hero_at == tile)
        if s.outposts & low:
            n += OUTPOST_DEFENCE
        if wonders & low:
            n += WONDER_DEFENCE
        if s.forces & low:
            n += 1
        worth = W.EXPOSED
        if s.naturals_up & low:
            n += NATURAL_DEFENCE
            worth *= 2
        found.append((worth * W.RISK[n if n < SAFE else SAFE], tile))
    return found


def spare_units(s: World, pl: Player) -> int:
    """Units that hold no Province by themselves: a Province keeps one, unless an Outpost holds it."""
    units = SOLDIERS + 1 + (pl.hero_at != EMPTY)
    return units - (pl.land & ~s.outposts & ~(1 << pl.capital)).bit_count()


def room(s: World, pl: Player, rounds: float) -> float:
    """Units that may go, and unoccupied Provinces where they may go."""
    if rounds <= 0:
        return 0.0
    free = 0
    left = pl.edge
    while left:
        low = left & -left
        left ^= low
        if s.owner[low.bit_length() - 1] < 0:
            free += 1
    units = W.SPARE_UNITS[max(0, min(spare_units(s, pl), len(W.SPARE_UNITS) - 1))]
    camp = W.CAMP[min(s.soldiers[camp_of(s, pl)], OUTPOST_SOLDIERS)] if may_fortify(s, pl) else 0.0
    return min(1.0, rounds / 2) * (units + camp + W.FRONTIER * min(free, W.FRONTIERS))


def may_fortify(s: World, pl: Player) -> bool:
    """Is there an Outpost left, and a Province for it?"""
    return (s.outposts & pl.land).bit_count() < OUTPOSTS and bool(sites_of_outposts(s, pl))


def sites_of_outposts(s: World, pl: Player) -> int:
    """MON-OUT-04, MAE-NAT-05: the own Provinces with room for an Outpost."""
    return pl.land & s.map.land & ~s.outposts & ~s.naturals_up


def camp_of(s: World, pl: Player) -> int:
    """The Province with most Soldiers among those with room for an Outpost."""
    best, at = -1, pl.capital
    left = sites_of_outposts(s, pl)
    while left:
        low = left & -left
        left ^= low
        tile = low.bit_length() - 1
        if s.soldiers[tile] > best:
            best, at = s.soldiers[tile], tile
    return at


def province(s: World, me: int, tile: int, price: int, more: Prospects) -> float:
    """What the conquest of a Province would bring."""
    bit = 1 << tile
    owner = s.owner[tile]
    foes = others_land(s, me)
    risk = W.EXPOSED * W.RISK[min(price, SAFE)] if more.rounds > 0 and s.map.around[tile] & foes else 0.0
    worth = 1.0 + more.province - risk
    if owner < 0:
        token = s.tokens[tile]
        if token != EMPTY:
            worth += TOKENS[BOOK.number[token]]
        terrain = s.map.terrain[tile]
        if terrain == OASIS:
            worth += W.RESERVE
        elif terrain == PORT and more.rounds > 0:
            worth += W.COMMERCIAL_GAIN
    else:
        worth += W.OTHERS * (1.0 + more.province - risk) / (len(s.players) - 1)
    if s.naturals and s.map.natural_set & bit:
        up = s.naturals_up & bit
        use = USE[s.naturals[s.map.naturals.index(tile)]] if up else W.UNKNOWN_NATURAL * NATURALS
        worth += 1.0 + W.NATURAL_USED * more.rounds * use
    return worth


def conquests(s: World, me: int, more: Prospects) -> list[tuple[int, float, int]]:
    """(price, worth, tile) of the Provinces within reach, if there are Units for them."""
    pl = s.players[me]
    spare = spare_units(s, pl)
    found = []
    for tile in tiles_of(pl.edge):
        price = defence(s, me, tile)
        if units_needed(s, me, price) <= spare:
            found.append((price, province(s, me, tile, price, more), tile))
    return found


def campaign(s: World, me: int, more: Prospects) -> list[Target]:
    """The conquests of this turn as targets; the first one that the Warlord leads brings more."""
    pl = s.players[me]
    led = 0.0 if pl.led else WARLORDS[pl.civ]
    return [(price, worth + led / max(1, len(tiles_of(pl.edge)))) for price, worth, _ in conquests(s, me, more)]


def naturals_held(s: World, pl: Player, rounds: float) -> float:
    """What the effects of own Natural Wonders will bring in the turns to come."""
    held = s.naturals_up & pl.land
    if not held:
        return 0.0
    total = 0.0
    for i, tile in enumerate(s.map.naturals):
        if held >> tile & 1:
            total += USE[s.naturals[i]]
    return W.NATURAL_USED * rounds * total
