"""The questions of god powers."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Bounds, Need, Question, Reason, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import RESOURCE_IDS, SPACE_IDS, T_MYTH, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.moves import board
from clio.games.age_of_mythology.moves.act import DONE
from clio.games.age_of_mythology.moves.aftermath import (
    RAZE, SEIZE, building_tells, owner_has, tile_tells, tile_there,
)
from clio.games.age_of_mythology.moves.names import SEAT_WORDS, of_seats
from clio.games.age_of_mythology.moves.needs import (
    Asked, Clauses, Here, MythMove, MythNeed, MythQuestion, chosen, figure_left, held, is_mortal, mortal, named,
    of_god, opponent, own_culture, player, seated, undecided,
)
from clio.games.age_of_mythology.moves.battle import UNIT
from clio.games.age_of_mythology.ops.powers import (
    DestroyBuilding, Embalm, GainAny, GainMortals, GiveUpUnit, RemoveTile, Smite, Steal, SwapTiles,
)
from clio.games.age_of_mythology.state import BUILDINGS, DWARF_WORKS, KINDS, MORTALS, MUMMY, NONE, SPACES, UNITS
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask

# ---------------------------------------------------------------- how much is left
def to_gain(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, GainAny)
    return min(op.n - len(at.f.mem), sum(at.s.bank))


def mortals_to_gain(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, GainMortals)
    return min(op.n - len(at.f.mem), sum(at.s.players[at.me].supply[:MORTALS]))


def mummies_to_gain(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, Embalm)
    return min(op.n - len(at.f.mem), at.s.players[at.me].supply[MUMMY % KINDS])


def cubes_gained(asked: Asked) -> Bounds:
    n = len(asked.f.mem) + to_gain(asked)
    return Bounds(n, n, len(asked.f.mem))


def mortals_gained(asked: Asked) -> Bounds:
    n = len(asked.f.mem) + mortals_to_gain(asked)
    return Bounds(n, n, len(asked.f.mem))


def mortals_embalmed(asked: Asked) -> Bounds:
    given = len(asked.f.mem)
    left = min(mummies_to_gain(asked), sum(asked.s.players[asked.me].units[:MORTALS]))
    return Bounds(1, given + left, given)


# ---------------------------------------------------------------- moves
GAIN = MythMove(
    "gain", A.GAIN, say.resource("gain"), RESOURCE_IDS, places=board.in_bank, usual=nowhere,
    moment=Reason("gain", "AOM-GOD-23"),
    needs=(
        undecided(lambda at: to_gain(at) > 0, "AOM-GOD-23", also=of_god),
        Need(
            "cube_in_bank", lambda at: at.s.bank[at.n] > 0, "AOM-GOD-23", "AOM-GOD-07", also=of_god,
            tells=named("res", chosen),
        ),
    ),
)
STRIKE = MythMove(
    "strike", A.STRIKE, say.strike, of_seats(UNIT_BOOK.id), places=board.struck,
    usual=board.others(board.their_unit, UNITS), moment=Reason("strike", "AOM-BATTLE-12", "AOM-NORSEGOD-08"),
    group="choose",
)
DWARF_AT = MythMove(
    "dwarf", A.DWARF_AT, say.dwarf_at, of_seats(SPACE_IDS), places=board.dwarf_at, usual=nowhere,
    moment=Reason("dwarf"), group="choose",
)
VICTIM = MythMove(
    "victim", A.VICTIM, say.victim, SEAT_WORDS, places=board.victim, usual=nowhere, moment=Reason("victim"),
    group="choose",
)


# ---------------------------------------------------------------- tiles
def any_board(at: Here) -> bool:
    """May the power take a thing of its user too?"""
    op = at.f.op
    assert isinstance(op, RemoveTile | DestroyBuilding)
    return op.own


def somebodys(width: int, *clauses: str, also: Clauses | None = None) -> tuple[MythNeed, ...]:
    """Of a player at this table; of oneself only if the power says so."""
    return seated(width, *clauses, also=also), Need(
        "another_player", lambda at: any_board(at) or at.n // width != at.me, *clauses, also=also
    )


def own(width: int) -> Callable[[Here], bool]:
    return lambda at: at.n // width == at.me


def tile_on_board(*clauses: str, also: Clauses | None = None) -> MythNeed:
    return Need(
        "tile_of_player", tile_there, *clauses, tells=tile_tells, also=also,
        which=lambda at: "own_tile" if own(SPACES)(at) else "tile_of_player",
        names=("tile_of_player", "own_tile"),
    )


def kind_at(at: Here) -> int:
    """The kind of the tile that the move points at."""
    seat, space = divmod(at.n, SPACES)
    return at.s.players[seat].tiles[space]


def wanted_resource(at: Here) -> bool:
    op = at.f.op
    assert isinstance(op, RemoveTile)
    return op.res in (NONE, TILE_BOOK.resource[kind_at(at)])


def terrain_at(at: Here) -> int:
    return TILE_BOOK.terrain[kind_at(at)]


def has_partner(at: Here) -> bool:
    """A tile of the same terrain lies on another board."""
    return any(
        kind != NONE and TILE_BOOK.terrain[kind] == terrain_at(at)
        for seat, p in enumerate(at.s.players) if seat != at.me for kind in p.tiles
    )


def terrain_given(at: Here) -> int:
    """Of the own tile that is exchanged."""
    return TILE_BOOK.terrain[player(at).tiles[at.f.mem[0]]]


SET = ("AOM-EGYPTGOD-09", "AOM-GOD-16")
REMOVING: tuple[MythNeed, ...] = (
    *somebodys(SPACES, "AOM-GOD-20", also=of_god), tile_on_board("AOM-GOD-20", also=of_god),
    Need("food_tile_there", wanted_resource, "AOM-GOD-20", also=of_god, tells=named("tile", kind_at)),
)
GIVING: tuple[MythNeed, ...] = (
    Need("own_tile_first", own(SPACES), *SET), tile_on_board(*SET),
    Need("partner_on_another_board", has_partner, *SET, tells=named("terrain", terrain_at)),
)
RECEIVING: tuple[MythNeed, ...] = (
    *opponent(SPACES, *SET), tile_on_board(*SET),
    MythNeed(
        "same_terrain", lambda at: terrain_at(at) == terrain_given(at), *SET,
        tells=lambda at: {"terrain": terrain_given(at), "tile": kind_at(at)},
    ),
)
TILE_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "remove-tile", RemoveTile,
        (SEIZE.needing(*REMOVING, label=say.tile_at("tile.remove", "tile.remove.own"), destroys=own(SPACES)),),
        Reason(
            "remove_tile", "AOM-GOD-20", also=of_god, tells=lambda at: {"card": at.f.src},
            which=lambda at: "remove_tile" if any_board(at) else "remove_tile_of_others",
            names=("remove_tile", "remove_tile_of_others"),
        ),
        ask.remove_tile,
    ),
    Question(
        "swap-for-tile", SwapTiles, (SEIZE.needing(*RECEIVING, label=say.tile_at("tile.take", "tile.give")),),
        Reason("swap_other", *SET), ask.swap_with, when=lambda asked: bool(asked.f.mem),
    ),
    Question(
        "swap-own-tile", SwapTiles, (SEIZE.needing(*GIVING, label=say.tile_at("tile.take", "tile.give")),),
        Reason("swap_own", *SET), ask.plain("swap_tiles"),
    ),
)


# ---------------------------------------------------------------- units
def mortals_held(at: Here) -> bool:
    return any(player(at).units[:MORTALS])


def myth_held(at: Here) -> bool:
    seat, unit = divmod(at.n, UNITS)
    p = at.s.players[seat]
    return unit // KINDS == p.culture and p.units[unit % KINDS] > 0


def dwarf_works(at: Here) -> bool:
    seat, space = divmod(at.n, SPACES)
    return at.s.players[seat].workers[space] == DWARF_WORKS


MORTAL_FOR_HADES = MythNeed(
    "mortal", lambda at: not at.s.config.hades_mortal or is_mortal(at), "AOM-GREEKGOD-06",
    tells=named("a_unit", chosen),
)
THOR = ("AOM-NORSEGOD-08", "AOM-GOD-20")
EMBALMING = undecided(lambda at: mummies_to_gain(at) > 0, "AOM-GOD-22")
UNIT_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "give-up-unit", GiveUpUnit,
        (UNIT.needing(own_culture("AOM-GREEKGOD-06"), MORTAL_FOR_HADES, held("AOM-GREEKGOD-06")),),
        Reason("give_up", "AOM-GREEKGOD-06"), ask.plain("give_up"),
    ),
    Question(
        "gain-mortals", GainMortals,
        (UNIT.needing(
            undecided(lambda at: mortals_to_gain(at) > 0, "AOM-NORSEGOD-10"), own_culture("AOM-NORSEGOD-10"),
            mortal("AOM-NORSEGOD-10"), figure_left("AOM-NORSEGOD-10", "AOM-GOD-14"), label=say.gain_unit,
            places=board.figure,
        ),),
        Reason("mortals", "AOM-NORSEGOD-10", tells=lambda at: {"card": at.f.src, "mortals": mortals_to_gain(at)}),
        ask.gain_mortals, mortals_gained,
    ),
    Question(
        "embalm", Embalm,
        (UNIT.needing(
            EMBALMING, own_culture("AOM-EGYPTGOD-10"), mortal("AOM-EGYPTGOD-10"),
            held("AOM-EGYPTGOD-10", "AOM-GOD-22"), label=say.embalm,
         ),
         DONE.needing(
             EMBALMING, undecided(mortals_held, "AOM-GOD-22"),
             Need("mortal_named", lambda at: bool(at.f.mem), "AOM-GOD-22"), label=say.fixed("done.embalm"),
         )),
        Reason("embalm", "AOM-EGYPTGOD-10", "AOM-GOD-22", tells=lambda at: {"mortals": mummies_to_gain(at)}),
        ask.embalm, mortals_embalmed,
    ),
    Question(
        "smite", Smite,
        (STRIKE.needing(
            *opponent(UNITS, *THOR),
            Need(
                "myth", lambda at: bool(UNIT_BOOK.types[at.n % UNITS] & T_MYTH), *THOR,
                tells=lambda at: {"a_unit": at.n % UNITS},
            ),
            Need(
                "unit_held_by", myth_held, *THOR, tells=lambda at: {"unit": at.n % UNITS, "rival": at.n // UNITS},
            ),
         ),
         DWARF_AT.needing(
             *opponent(SPACES, *THOR), Need("dwarf_of_player", dwarf_works, *THOR, tells=tile_tells),
         )),
        Reason("smite", *THOR), ask.plain("smite"),
    ),
)

# ---------------------------------------------------------------- cubes and buildings
LOKI = ("AOM-NORSEGOD-12", "AOM-GOD-20")
QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "gain-cubes", GainAny, (GAIN,),
        Reason("gain", "AOM-GOD-23", also=of_god, tells=lambda at: {"card": at.f.src, "cubes": to_gain(at)}),
        ask.gain_any, cubes_gained,
    ),
    *TILE_QUESTIONS, *UNIT_QUESTIONS,
    Question(
        "destroy-building", DestroyBuilding,
        (RAZE.needing(
            *somebodys(BUILDINGS, "AOM-GOD-20", also=of_god),
            Need(
                "building_there", owner_has, "AOM-GOD-20", also=of_god, tells=building_tells,
                which=lambda at: "own_building" if own(BUILDINGS)(at) else "building_there",
                names=("building_there", "own_building"),
            ),
            destroys=own(BUILDINGS),
        ),),
        Reason(
            "destroy", "AOM-GOD-20", also=of_god, tells=lambda at: {"card": at.f.src},
            which=lambda at: "destroy" if any_board(at) else "destroy_of_others",
            names=("destroy", "destroy_of_others"),
        ),
        ask.plain("destroy"),
    ),
    Question(
        "choose-victim", Steal,
        (VICTIM.needing(
            *opponent(1, *LOKI),
            Need("cube_to_take", lambda at: any(at.s.players[at.n].cubes), *LOKI, tells=named("rival", chosen)),
        ),),
        Reason("victim", *LOKI), ask.plain("steal"),
    ),
)
