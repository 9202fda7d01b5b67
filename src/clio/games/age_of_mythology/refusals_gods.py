"""Why a god power would have no effect (AOM-GOD-12), and why an answer to its question does not fit."""

from __future__ import annotations

from clio.engine.game import Refusal
from clio.engine.kernel import Frame
from clio.games.age_of_mythology.cardbook import BOOK, T_MORTAL, T_MYTH, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.ops.powers import (
    Changes, DestroyBuilding, Embalm, FourthCard, FreeHouse, Gain, GainAny, GainHero, GainMortals, GainUnits,
    GiveUpUnit, RemoveTile, Smite, Steal, SwapTiles,
)
from clio.games.age_of_mythology.ops.units import hero_of_age
from clio.games.age_of_mythology.refusal_base import Reason, Why, god_clause
from clio.games.age_of_mythology.state import (
    ARCHAIC, BUILDINGS, FOOD, FOURTH, HOUSE, KINDS, MORTALS, MOST_HOUSES, MUMMY, NONE, SPACES, UNITS,
)


# ---------------------------------------------------------------------- powers without effect
def no_effect(why: Why, card: int) -> Refusal | None:
    op = BOOK.power[card]
    f = Frame(op, why.me, card)
    if op.can(why.s, f):
        return None
    clauses = ("AOM-GOD-12", god_clause(card))
    if isinstance(op, Changes):
        key = op.lacks(why.s, f)
        return why.because(key, *clauses, *LACKING.get(key, ()), no_res=FOOD)
    if isinstance(op, Gain):
        return why.because("bank_empty", *clauses, "AOM-GOD-07", no_res=op.res)
    if isinstance(op, FreeHouse):
        return no_house(why, clauses)
    if isinstance(op, FourthCard):
        return no_fourth(why, clauses)
    if isinstance(op, GainHero):
        return no_hero(why, clauses)
    if isinstance(op, GainUnits):
        return why.because("no_figure", *clauses, "AOM-GOD-14", unit=op.unit)
    if isinstance(op, Embalm) and not why.p.supply[MUMMY % KINDS]:
        return why.because("no_figure", *clauses, "AOM-GOD-22", unit=MUMMY)
    return why.because(no_target(why, op), *clauses)


def no_target(why: Why, op: object) -> str:
    """The key of the sentence that says what there is none of."""
    if isinstance(op, GiveUpUnit):
        return "no_mortals" if why.s.config.hades_mortal else "no_units"
    if isinstance(op, Embalm):
        return "no_mortals"
    if isinstance(op, GainMortals):
        return "no_mortal_figures"
    if isinstance(op, RemoveTile):
        return "no_tiles" if op.res == NONE else "no_food_tiles"
    if isinstance(op, SwapTiles):
        return "no_partners"
    if isinstance(op, DestroyBuilding):
        return "no_buildings" if op.own else "no_buildings_of_others"
    return "no_myths" if isinstance(op, Smite) else "nothing_to_steal"


# What a power that changes the action of its card may lack: further clauses.
LACKING: dict[str, tuple[str, ...]] = {"bank_empty": ("AOM-GOD-17",), "all_rage": ("AOM-UNIT-29",)}


def no_house(why: Why, clauses: tuple[str, ...]) -> Refusal:
    if why.p.houses >= MOST_HOUSES:
        return why.because("houses", *clauses, "AOM-GOD-13", "AOM-BUILD-08", n=MOST_HOUSES)
    if why.p.city_size() >= SPACES:
        return why.because("city_full", *clauses, "AOM-GOD-13", "AOM-BUILD-05", n=SPACES)
    return why.because("no_building_left", *clauses, "AOM-BUILD-04", building=HOUSE)


def no_fourth(why: Why, clauses: tuple[str, ...]) -> Refusal:
    if why.p.fourth:
        return why.because("fourth_granted" if why.s.turn < FOURTH else "fourth_round", *clauses, "AOM-GOD-10")
    return why.because("no_card_left", *clauses, "AOM-GOD-10")


def no_hero(why: Why, clauses: tuple[str, ...]) -> Refusal:
    if why.p.age == ARCHAIC:
        return why.because("no_hero_yet", *clauses)
    return why.because("no_figure", *clauses, "AOM-GOD-14", unit=hero_of_age(why.p))


# ---------------------------------------------------------------------- answers
def gain(why: Why, res: int) -> Refusal:
    return why.because("bank_empty", *why.question()[0], "AOM-GOD-07", no_res=res)


def give_up(why: Why, unit: int) -> Refusal:
    foreign = why.other_culture(unit, "AOM-GREEKGOD-06")
    if foreign:
        return foreign
    if why.s.config.hades_mortal and not UNIT_BOOK.types[unit] & T_MORTAL:
        return why.because("not_mortal", "AOM-GREEKGOD-06", a_unit=unit)
    return why.because("not_held", "AOM-GREEKGOD-06", unit=unit)


def give_up_dwarf(why: Why, place: int) -> Refusal:
    owner, space = divmod(place, SPACES)
    if owner != why.me:
        return why.because("not_yours", "AOM-GREEKGOD-06")
    return why.because("no_dwarf_there", "AOM-GREEKGOD-06", **why.place(space))


def gain_mortal(why: Why, unit: int) -> Refusal:
    foreign = why.other_culture(unit, "AOM-NORSEGOD-10")
    if foreign:
        return foreign
    if unit % KINDS >= MORTALS:
        return why.because("not_mortal", "AOM-NORSEGOD-10", a_unit=unit)
    return why.because("no_figure", "AOM-NORSEGOD-10", "AOM-GOD-14", unit=unit)


def embalm(why: Why, unit: int) -> Refusal:
    foreign = why.other_culture(unit, "AOM-EGYPTGOD-10")
    if foreign:
        return foreign
    if unit % KINDS >= MORTALS:
        return why.because("not_mortal", "AOM-EGYPTGOD-10", a_unit=unit)
    return why.because("not_held", "AOM-EGYPTGOD-10", "AOM-GOD-22", unit=unit)


def embalm_none(why: Why, n: int) -> Refusal:
    return why.because("embalm_one", "AOM-GOD-22")


def remove_tile(why: Why, target: int) -> Refusal:
    op, clauses = why.f.op, why.question()[0]
    assert isinstance(op, RemoveTile)
    owner, space = divmod(target, SPACES)
    if owner != why.me or not op.own:
        wrong = why.not_an_opponent(owner, *clauses)
        if wrong:
            return wrong
    kind = why.s.players[owner].tiles[space]
    if kind == NONE:
        return no_tile(why, owner, space, *clauses)
    return why.because("not_food", *clauses, tile=kind)


def no_tile(why: Why, owner: int, space: int, *clauses: str) -> Refusal:
    if owner == why.me:
        return why.because("no_own_tile", *clauses, **why.place(space))
    return why.because("no_tile_of", *clauses, rival=owner, **why.place(space, owner))


def swap_tiles(why: Why, target: int) -> Refusal:
    """First an own tile, then one of the same terrain on another board."""
    clauses = why.question()[0]
    owner, space = divmod(target, SPACES)
    if not why.f.mem and owner != why.me:
        return why.asked("", "AOM-GOD-16")
    wrong = why.not_an_opponent(owner, *clauses) if why.f.mem else None
    if wrong:
        return wrong
    kind = why.s.players[owner].tiles[space]
    if kind == NONE:
        return no_tile(why, owner, space, *clauses)
    if not why.f.mem:
        return why.because("no_partner", *clauses, terrain=TILE_BOOK.terrain[kind])
    return why.because("other_terrain", *clauses, terrain=TILE_BOOK.terrain[why.p.tiles[why.f.mem[0]]], tile=kind)


def destroy(why: Why, target: int) -> Refusal:
    op, clauses = why.f.op, why.question()[0]
    assert isinstance(op, DestroyBuilding)
    owner, building = divmod(target, BUILDINGS)
    if owner == why.me and op.own:
        return why.because("no_own_building", *clauses, building=building)
    wrong = why.not_an_opponent(owner, *clauses)
    return wrong or why.because("no_building", *clauses, rival=owner, building=building)


def smite(why: Why, target: int) -> Refusal:
    owner, unit = divmod(target, UNITS)
    clauses = why.question()[0]
    wrong = why.not_an_opponent(owner, *clauses)
    if wrong:
        return wrong
    if not UNIT_BOOK.types[unit] & T_MYTH:
        return why.because("not_myth", *clauses, a_unit=unit)
    return why.because("not_held_by", *clauses, unit=unit, rival=owner)


def smite_dwarf(why: Why, place: int) -> Refusal:
    owner, space = divmod(place, SPACES)
    clauses = why.question()[0]
    wrong = why.not_an_opponent(owner, *clauses)
    if wrong:
        return wrong
    return why.because("no_dwarf_of", *clauses, rival=owner, **why.place(space, owner))


def victim(why: Why, seat: int) -> Refusal:
    clauses = why.question()[0]
    return why.not_an_opponent(seat, *clauses) or why.because("no_cubes_of", *clauses, rival=seat)


GOD_ANSWERS: dict[type, dict[str, Reason]] = {
    GainAny: {"gain": gain},
    GiveUpUnit: {"unit": give_up, "dwarf": give_up_dwarf},
    GainMortals: {"unit": gain_mortal},
    Embalm: {"unit": embalm, "done": embalm_none},
    RemoveTile: {"seize": remove_tile},
    SwapTiles: {"seize": swap_tiles},
    DestroyBuilding: {"raze": destroy},
    Smite: {"strike": smite, "dwarf": smite_dwarf},
    Steal: {"victim": victim},
}
