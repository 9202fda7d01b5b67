"""Why a worker cannot move, a building or a unit not be bought, a cube not be exchanged."""

from __future__ import annotations

from clio.engine.game import Refusal
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.refusal_base import Reason, Why
from clio.games.age_of_mythology.rules.build import Build, PayBuilding
from clio.games.age_of_mythology.rules.gather import Workers
from clio.games.age_of_mythology.rules.recruit import Recruit, unit_cost
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR, Exchange, Trade
from clio.games.age_of_mythology.state import (
    DWARF, DWARF_WORKS, FAVOR, GREAT_TEMPLE, HOUSE, KINDS, MOST_HOUSES, MYTHIC, NOBODY_WORKS, NONE, QUARRY,
    RESOURCES, SPACES, VILLAGER, WONDER,
)


# ---------------------------------------------------------------------- workers
def settle_villager(why: Why, space: int) -> Refusal:
    if why.f.mem[2]:
        return why.asked()
    if not why.p.villagers:
        return why.because("no_villager_held", "AOM-GATHER-01", "AOM-BLDG-01")
    return no_place(why, space, VILLAGER)


def settle_dwarf(why: Why, space: int) -> Refusal:
    if why.f.mem[2]:
        return why.asked()
    if why.p.culture != DWARF // KINDS:
        return why.because("no_dwarves", "AOM-UNIT-27", "AOM-UNIT-10")
    if not why.p.units[DWARF % KINDS]:
        return why.because("not_held", "AOM-GATHER-01", unit=DWARF)
    return no_place(why, space, DWARF_WORKS)


def move(why: Why, way: int) -> Refusal:
    fixed, left, displaced = why.f.mem
    here, there = divmod(way, SPACES)
    if displaced:
        return no_place(why, there, displaced) if here == left else why.asked()
    if not why.p.workers[here]:
        return why.because("nobody_there", "AOM-GATHER-01", **why.place(here))
    if fixed >> here & 1:
        return why.because("moved_before", "AOM-GATHER-01", **why.place(here))
    if here == there:
        return why.because("same_tile", "AOM-GATHER-01", **why.place(here))
    return no_place(why, there, why.p.workers[here])


def no_place(why: Why, space: int, sort: int) -> Refusal:
    """Why a worker of this sort cannot come to the space."""
    p = why.p
    there = p.workers[space]
    if p.tiles[space] == NONE:
        return why.because("no_tile", "AOM-GATHER-01", "AOM-GATHER-19", **why.place(space))
    assert there != NOBODY_WORKS
    if why.f.mem[0] >> space & 1:
        return why.because("stays", "AOM-GATHER-02", **why.place(space))
    if there == sort:
        return why.because("occupied", "AOM-GATHER-02", **why.place(space))
    return why.because("no_way_out", "AOM-GATHER-02", "AOM-GATHER-19", **why.place(space))


def finish(why: Why, n: int) -> Refusal:
    """Somebody who had to make room must have a place first."""
    return why.asked()


# ---------------------------------------------------------------------- buildings
def build(why: Why, kind: int) -> Refusal:
    s, p = why.s, why.p
    if kind == HOUSE and p.houses >= MOST_HOUSES:
        return why.because("houses", "AOM-BUILD-08", n=MOST_HOUSES)
    if kind != HOUSE and p.has(kind):
        return why.because("owned", "AOM-BUILD-07", a_building=kind)
    if kind == WONDER and p.age < MYTHIC:
        return why.because("wonder_age", "AOM-BLDG-21", age=p.age)
    if not s.stock[kind]:
        return why.because("no_building_left", "AOM-BUILD-04", building=kind)
    less, spares = why.spares(why.f, kind)
    clauses = ["AOM-BUILD-03", *spares]
    if p.has(QUARRY) and "AOM-BLDG-12" not in spares:
        clauses.append("AOM-BLDG-13")
    key = "building_cost_less" if less else "building_cost"
    return why.because(key, *clauses, a_building=kind, cost=BUILDING_BOOK.cost[kind], have=tuple(p.cubes), cubes=less)


def less(why: Why, res: int) -> Refusal:
    building, cost = why.f.mem[0], why.f.mem[2:]
    clauses = (*why.question()[0], "AOM-GOD-08")
    if not cost[res]:
        return why.because("not_in_cost", *clauses, res=res, building=building)
    return why.because("spare_lacking", "AOM-BUILD-03", *clauses, res=res, cost=tuple(cost), have=tuple(why.p.cubes))


# ---------------------------------------------------------------------- units
def recruit(why: Why, unit: int) -> Refusal:
    p, f = why.p, why.f
    foreign = why.other_culture(unit, "AOM-COMP-16")
    if foreign:
        return foreign
    age = UNIT_BOOK.age[unit]
    if age > p.age:
        return why.because("hero_age", "AOM-RECRUIT-06", the_unit=unit, age=age)
    if why.s.config.hero_waits and age > p.hero_age:
        return why.because("hero_waits", "AOM-RECRUIT-06", unit=unit)
    if not p.supply[unit % KINDS]:
        return why.because("no_figure", "AOM-RECRUIT-09", "AOM-SETUP-15", unit=unit)
    cost = unit_cost(unit, f.src, bool(f.mem[0]))
    return why.because("unit_cost", "AOM-RECRUIT-03", a_unit=unit, cost=cost, have=tuple(p.cubes))


# ---------------------------------------------------------------------- trade
def pay(why: Why, res: int) -> Refusal:
    return why.because("no_cube", "AOM-TRADE-01", no_res=res)


def swap(why: Why, pair: int) -> Refusal:
    given, taken, bought = why.f.mem
    give, take = divmod(pair, RESOURCES)
    if bought:
        return why.because("bought", "AOM-TRADE-12")
    if give == take:
        return why.because("same_resource", "AOM-TRADE-03", res=give)
    if not why.p.cubes[give]:
        return why.because("no_cube", "AOM-TRADE-03", no_res=give)
    if not why.s.bank[take]:
        return why.because("bank_empty", "AOM-TRADE-04", no_res=take)
    if taken >> give & 1:
        return why.because("taken_before", "AOM-TRADE-03", "AOM-TRADE-06", res=give)
    if given >> take & 1:
        return why.because("given_before", "AOM-TRADE-03", "AOM-TRADE-06", res=take)
    return why.because("one_colour", "AOM-TRADE-03", res=given.bit_length() - 1)


def buy(why: Why, n: int) -> Refusal:
    if not why.p.has(GREAT_TEMPLE):
        return why.because("no_temple", "AOM-TRADE-08", "AOM-BLDG-20")
    if not why.s.victory:
        return why.because("no_victory_left", "AOM-TRADE-10", "AOM-END-11")
    return why.because("temple_favor", "AOM-TRADE-08", "AOM-BLDG-20", favor=TEMPLE_FAVOR, own=why.p.cubes[FAVOR])


ACTING_ANSWERS: dict[type, dict[str, Reason]] = {
    Workers: {"settle villager": settle_villager, "settle dwarf": settle_dwarf, "move": move, "done": finish},
    Build: {"build": build},
    PayBuilding: {"less": less},
    Recruit: {"recruit": recruit},
    Trade: {"pay": pay},
    Exchange: {"swap": swap, "buy victory": buy},
}
