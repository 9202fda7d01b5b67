"""The things on the table that moves point at, by their ids: whose, in which zone, which one there.

Zones of a player: hand, pack and played (by card id), unit, supply and army (by unit id: in the Holding Area, the
figures left, in a battle), building (by id), cube (by resource), space (of the Production Area: a1 to d4), area (city,
production, holding), villager (those in the Holding Area), player (all of it). Of the table: shown (tiles turned up, by
id), victory (by card id), terrain, bank (by resource), stock (buildings, by id), deck (by culture)."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, At, place
from clio.games.age_of_mythology.cardbook import (
    AREA_IDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, T_MYTH, TERRAIN_IDS, TILE_BOOK, UNIT_BOOK,
    VICTORY_IDS,
)
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules.round import in_pack
from clio.games.age_of_mythology.state import (
    AREAS, BUILDINGS, CITY, DWARF, DWARF_WORKS, GODS, GREAT_TEMPLE, HYDRA, NONE, PERMANENT, RESOURCES, SPACES,
    TERRAINS, UNITS, Mythology, battle_of,
)

Here = At[Mythology]
Places = Callable[[Here], list[str]]


def space_of(seat: int, space: int) -> str:
    return place(seat, "space", SPACE_IDS[space])


def player_of(seat: int) -> str:
    return place(seat, "player")


def villager(at: Here) -> list[str]:
    return [place(at.me, "villager")]


# ---------------------------------------------------------------- the table
def victory_card(at: Here) -> list[str]:
    return [place(TABLE, "victory", VICTORY_IDS[at.n])]


def deck(at: Here) -> list[str]:
    return [place(TABLE, "deck", CULTURE_IDS[at.s.players[at.me].culture])]


def terrain(at: Here) -> list[str]:
    return [place(TABLE, "terrain", TERRAIN_IDS[at.n])] if at.n < TERRAINS else []


def gathered(at: Here) -> list[str]:
    """A terrain, or the resource in the bank."""
    return terrain(at) or [place(TABLE, "bank", RESOURCE_IDS[at.n - TERRAINS])]


def in_bank(at: Here) -> list[str]:
    return [place(TABLE, "bank", RESOURCE_IDS[at.n])]


def in_stock(at: Here) -> list[str]:
    return [place(TABLE, "stock", BUILDING_BOOK.id[at.n])]


def shown(at: Here) -> list[str]:
    return [place(TABLE, "shown", TILE_BOOK.id[at.n])] if at.n in at.s.shown else []


def shown_tile(at: Here) -> list[str]:
    """The tile turned up, and the space it would go to."""
    space = free_space(at.s.players[at.me], TILE_BOOK.terrain[at.n]) if at.n in at.s.shown else NONE
    return shown(at) + ([] if space == NONE else [space_of(at.me, space)])


# ---------------------------------------------------------------- cards
def card_of(at: Here, card: int) -> list[str]:
    """A card of one's own, where it lies now."""
    p, id = at.s.players[at.me], BOOK.id[card]
    if card in p.hand:
        return [place(at.me, "hand", id)]
    if card in p.out:
        return [place(at.me, "played", id)]
    return [place(at.me, "pack", id)] if card < PERMANENT and in_pack(p, card) else []


def card(at: Here) -> list[str]:
    return card_of(at, at.n)


def god(at: Here) -> list[str]:
    return card_of(at, GODS + at.n)


# ---------------------------------------------------------------- one's own board
def cube(at: Here) -> list[str]:
    return [place(at.me, "cube", RESOURCE_IDS[at.n])]


def swapped(at: Here) -> list[str]:
    """The cube given if there is one to take for it, and the other way round."""
    give, take = divmod(at.n, RESOURCES)
    if give == take:
        return []
    given = [place(at.me, "cube", RESOURCE_IDS[give])] if at.s.bank[take] else []
    return given + ([place(TABLE, "bank", RESOURCE_IDS[take])] if at.s.players[at.me].cubes[give] else [])


def temple(at: Here) -> list[str]:
    return [place(at.me, "building", BUILDING_BOOK.id[GREAT_TEMPLE])]


def temple_and_favor(at: Here) -> list[str]:
    return [*temple(at), place(at.me, "cube", "favor")]


def space(at: Here) -> list[str]:
    return [space_of(at.me, at.n)]


def space_and_villager(at: Here) -> list[str]:
    """The space, and the villager if there is a tile for it."""
    return space(at) + (villager(at) if at.s.players[at.me].tiles[at.n] != NONE else [])


def space_and_dwarf(at: Here) -> list[str]:
    return [*space(at), *unit_of(at.me, DWARF)]


def way(at: Here) -> list[str]:
    """Where the worker goes and where it comes from, if there is one."""
    here, there = divmod(at.n, SPACES)
    return [space_of(at.me, there), space_of(at.me, here)] if at.s.players[at.me].workers[here] else []


def dismissed(at: Here) -> list[str]:
    return [*space(at), *villager(at)]


# ---------------------------------------------------------------- units
def unit_of(seat: int, kind: int) -> list[str]:
    """In the Holding Area, and as a kind of which there are figures."""
    return [place(seat, "unit", UNIT_BOOK.id[kind]), place(seat, "supply", UNIT_BOOK.id[kind])]


def unit(at: Here) -> list[str]:
    return unit_of(at.me, at.n)


def figure(at: Here) -> list[str]:
    return [place(at.me, "supply", UNIT_BOOK.id[at.n])]


def soldier(at: Here) -> list[str]:
    """A unit that is sent or lays its card."""
    return [place(at.me, "army", UNIT_BOOK.id[at.n])]


def sent(at: Here) -> list[str]:
    return [*soldier(at), *unit(at)]


def at_hand(at: Here) -> list[str]:
    return sent(at)[:2]


def sent_dwarf(at: Here) -> list[str]:
    return [*space(at), place(at.me, "army", UNIT_BOOK.id[DWARF])]


def hydra(at: Here) -> list[str]:
    return [place(at.me, "army", UNIT_BOOK.id[HYDRA])]


def opposing(at: Here) -> list[str]:
    """A unit of the army that is attacked."""
    seat = battle_of(at.s).defence.seat
    return [place(seat, "army", UNIT_BOOK.id[at.n]), *unit_of(seat, at.n)]


# ---------------------------------------------------------------- things of others
def others(places: Places, width: int) -> Places:
    """Only what belongs to somebody else."""

    def of_others(at: Here) -> list[str]:
        return [] if at.n // width == at.me else places(at)

    return of_others


def area(at: Here) -> list[str]:
    seat, area = divmod(at.n, AREAS)
    return [place(seat, "area", AREA_IDS[area]), player_of(seat)]


def struck(at: Here) -> list[str]:
    seat, kind = divmod(at.n, UNITS)
    return [place(seat, "unit", UNIT_BOOK.id[kind]), *([player_of(seat)] if UNIT_BOOK.types[kind] & T_MYTH else [])]


def their_unit(at: Here) -> list[str]:
    return struck(at)[:1]


def dwarf_at(at: Here) -> list[str]:
    """A Dwarf on a tile, if there is one."""
    seat, space = divmod(at.n, SPACES)
    if seat >= len(at.s.players) or at.s.players[seat].workers[space] != DWARF_WORKS:
        return []
    return [space_of(seat, space), place(seat, "unit", UNIT_BOOK.id[DWARF]), player_of(seat)]


def building(at: Here) -> list[str]:
    seat, kind = divmod(at.n, BUILDINGS)
    return [place(seat, "building", BUILDING_BOOK.id[kind])]


def razed(at: Here) -> list[str]:
    seat = at.n // BUILDINGS
    return [*building(at), place(seat, "area", AREA_IDS[CITY]), player_of(seat)]


def tile(at: Here) -> list[str]:
    return [space_of(*divmod(at.n, SPACES))]


def seized(at: Here) -> list[str]:
    return [*tile(at), player_of(at.n // SPACES)]


def victim(at: Here) -> list[str]:
    return [player_of(at.n)]


def looted(at: Here) -> list[str]:
    """A cube of the one who is robbed."""
    seat = at.f.mem[0]
    return [place(seat, "cube", RESOURCE_IDS[at.n]), player_of(seat)]


def cubes_of_others(at: Here) -> list[str]:
    return [place(seat, "cube", RESOURCE_IDS[at.n]) for seat in range(len(at.s.players)) if seat != at.me]
