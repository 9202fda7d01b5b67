"""What a god power needs to have an effect (AOM-GOD-12): as its op tells in `can`, in parts that can be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from clio.engine.kernel import Frame, Op
from clio.engine.moves import Need, Parts
from clio.games.age_of_mythology.cardbook import BOOK, T_MORTAL, T_MYTH, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.moves.needs import Here, MythNeed, god_clause, player
from clio.games.age_of_mythology.ops.powers import (
    NEEDS, Changes, DestroyBuilding, Embalm, FourthCard, FreeHouse, Gain, GainHero, GainMortals, GainUnits, GiveUpUnit,
    RemoveTile, Smite, Steal, SwapTiles,
)
from clio.games.age_of_mythology.ops.tiles import has_tile, tiles_giving, working
from clio.games.age_of_mythology.ops.units import hero_of_age
from clio.games.age_of_mythology.ops.units import held as units_held
from clio.games.age_of_mythology.state import (
    ACTION_ROUNDS, ARCHAIC, DWARF_WORKS, FOOD, FOURTH, GODS, HOUSE, KINDS, MORTALS, MOST_HOUSES, MUMMY, NONE, SPACES,
    Player,
)

P = TypeVar("P", bound=Op[Any])


def god(at: Here) -> int:
    """The card whose power is used."""
    return GODS + at.n


def lacking(
    name: str, power: type[P], met: Callable[[Here, P], bool], *clauses: str,
    tells: Callable[[Here, P], Parts] | None = None, which: Callable[[Here, P], str] | None = None,
    names: tuple[str, ...] = (),
) -> MythNeed:
    """A need of the gods whose power is of this kind."""

    def met_if_asked(at: Here) -> bool:
        op = BOOK.power[god(at)]
        return not isinstance(op, power) or met(at, op)

    def op_of(at: Here) -> P:
        op = BOOK.power[god(at)]
        assert isinstance(op, power)
        return op

    return Need(
        name, met_if_asked, *clauses, also=lambda at: ("AOM-GOD-12", god_clause(god(at))), names=names,
        tells=None if tells is None else lambda at: tells(at, op_of(at)),
        which=None if which is None else lambda at: which(at, op_of(at)),
    )


# ---------------------------------------------------------------- powers that change the action of their card
CHANGED = tuple(dict.fromkeys(name for needs in NEEDS.values() for _, name in needs))


def what_lacks(at: Here, op: Changes) -> str:
    return op.lacks(at.s, Frame(op, at.me, god(at)))


def changes_something() -> tuple[MythNeed, ...]:
    """Each need of the table in `ops.powers` under its own name."""

    def need(name: str) -> MythNeed:
        return lacking(
            name, Changes, lambda at, op: what_lacks(at, op) != name, *MORE_CLAUSES.get(name, ()),
            tells=lambda at, op: {"res": FOOD},
        )

    return tuple(need(name) for name in CHANGED)


MORE_CLAUSES = {"cube_in_bank": ("AOM-GOD-17",), "calm_unit": ("AOM-UNIT-29",)}


# ---------------------------------------------------------------- powers that do something by themselves
def others(at: Here) -> list[Player]:
    return [p for seat, p in enumerate(at.s.players) if seat != at.me]


def mortal_to_give(at: Here) -> bool:
    return any(player(at).units[:MORTALS])


def unit_to_give(at: Here, op: GiveUpUnit) -> bool:
    units = units_held(player(at))
    return any(UNIT_BOOK.types[unit] & T_MORTAL for unit in units) if at.s.config.hades_mortal else bool(units)


def tile_to_remove(at: Here, op: RemoveTile) -> bool:
    boards = at.s.players if op.own else others(at)
    return any(has_tile(p) if op.res == NONE else tiles_giving(p, op.res) for p in boards)


def terrains(p: Player) -> set[int]:
    return {TILE_BOOK.terrain[kind] for kind in p.tiles if kind != NONE}


def tiles_to_swap(at: Here, op: SwapTiles) -> bool:
    mine = terrains(player(at))
    return any(mine & terrains(p) for p in others(at))


def building_to_destroy(at: Here, op: DestroyBuilding) -> bool:
    return any(p.buildings for p in (at.s.players if op.own else others(at)))


def myth_to_smite(at: Here, op: Smite) -> bool:
    return any(
        working(p, DWARF_WORKS) or any(UNIT_BOOK.types[unit] & T_MYTH for unit in units_held(p)) for p in others(at)
    )


def figure(name_of: Callable[[Here, P], int]) -> Callable[[Here, P], bool]:
    return lambda at, op: player(at).supply[name_of(at, op) % KINDS] > 0


def hero(at: Here, op: GainHero) -> int:
    return hero_of_age(player(at))


def gained(at: Here, op: GainUnits) -> int:
    return op.unit


EFFECT: tuple[MythNeed, ...] = (
    *changes_something(),
    lacking(
        "cube_in_bank", Gain, lambda at, op: at.s.bank[op.res] > 0, "AOM-GOD-07",
        tells=lambda at, op: {"res": op.res},
    ),
    lacking(
        "house_allowed", FreeHouse, lambda at, op: player(at).houses < MOST_HOUSES, "AOM-GOD-13", "AOM-BUILD-08",
        tells=lambda at, op: {"n": MOST_HOUSES},
    ),
    lacking(
        "city_space", FreeHouse, lambda at, op: player(at).city_size() < SPACES, "AOM-GOD-13", "AOM-BUILD-05",
        tells=lambda at, op: {"n": SPACES},
    ),
    lacking(
        "building_left", FreeHouse, lambda at, op: at.s.stock[HOUSE] > 0, "AOM-BUILD-04",
        tells=lambda at, op: {"building": HOUSE},
    ),
    lacking(
        "no_fourth_card_yet", FourthCard, lambda at, op: not player(at).fourth, "AOM-GOD-10",
        which=lambda at, op: "no_fourth_card_yet" if at.s.turn < FOURTH else "no_fifth_card",
        names=("no_fourth_card_yet", "no_fifth_card"),
    ),
    lacking(
        "card_for_a_fourth_action", FourthCard,
        lambda at, op: at.s.turn <= ACTION_ROUNDS < at.s.turn + len(player(at).hand) - 1, "AOM-GOD-10",
    ),
    lacking("hero_of_the_age", GainHero, lambda at, op: player(at).age != ARCHAIC),
    lacking(
        "figure_left", GainHero, figure(hero), "AOM-GOD-14", tells=lambda at, op: {"unit": hero(at, op)},
    ),
    lacking("figure_left", GainUnits, figure(gained), "AOM-GOD-14", tells=lambda at, op: {"unit": op.unit}),
    lacking(
        "figure_left", Embalm, figure(lambda at, op: MUMMY), "AOM-GOD-22", tells=lambda at, op: {"unit": MUMMY},
    ),
    lacking("mortal_held", Embalm, lambda at, op: mortal_to_give(at)),
    lacking(
        "unit_to_give_up", GiveUpUnit, unit_to_give, names=("military_unit", "mortal_held"),
        which=lambda at, op: "mortal_held" if at.s.config.hades_mortal else "military_unit",
    ),
    lacking("mortal_figure", GainMortals, lambda at, op: any(player(at).supply[:MORTALS])),
    lacking(
        "tile_to_remove", RemoveTile, tile_to_remove, names=("tile_on_a_board", "food_tile_of_others"),
        which=lambda at, op: "tile_on_a_board" if op.res == NONE else "food_tile_of_others",
    ),
    lacking("tiles_of_one_terrain", SwapTiles, tiles_to_swap),
    lacking(
        "building_to_destroy", DestroyBuilding, building_to_destroy, names=("any_building", "building_of_others"),
        which=lambda at, op: "any_building" if op.own else "building_of_others",
    ),
    lacking("myth_unit_of_others", Smite, myth_to_smite),
    lacking("cubes_of_others", Steal, lambda at, op: any(any(p.cubes) for p in others(at))),
)
