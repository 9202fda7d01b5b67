"""What a human decides for an Automa, where its rule leaves several things equally good."""

from __future__ import annotations

from clio.engine.moves import Parts, Question, Reason
from clio.games.monumental.moves.answers import TILE
from clio.games.monumental.moves.needs import (
    ON_MAP, Here, WorldNeed, WorldQuestion, province, something_to_decide, tile, tile_parts, without_natural,
)
from clio.games.monumental.ops.board import tiles_of, wonder_tiles
from clio.games.monumental.ops.wonders import wonder_room
from clio.games.monumental.rules.automa import lowest_terrain
from clio.games.monumental.rules.automa_board import AutomaConquest, AutomaStep, next_tiles, targets
from clio.games.monumental.rules.automa_cards import HIGHEST, AutomaWonder
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask


def automa(at: Here) -> int:
    return at.f.mem[0]


def parts(at: Here) -> Parts:
    return {**tile_parts(at), "name": automa(at)}


# ---------------------------------------------------------------- Wonders
def its_tile(at: Here) -> bool:
    return bool(at.s.players[automa(at)].land >> tile(at) & 1)


ITS_TILE = WorldNeed("controlled_by_automa", its_tile, "MON-SOLO-10", tells=parts)
NO_WONDER = WorldNeed(
    "without_wonder", lambda at: not wonder_tiles(at.s) >> tile(at) & 1, "MON-WON-07", tells=tile_parts
)
LOWEST_TERRAIN = WorldNeed(
    "lowest_terrain", lambda at: tile(at) in lowest_terrain(at.s, tiles_of(wonder_room(at.s, automa(at)))),
    "MON-SOLO-10", tells=tile_parts,
)


# ---------------------------------------------------------------- conquests
def beside_automa(at: Here) -> bool:
    return bool(at.s.players[automa(at)].edge >> tile(at) & 1)


BESIDE_AUTOMA = WorldNeed("beside_automa", beside_automa, "MON-SOLO-06", "MON-SOLO-16", tells=parts)
BEST_TARGET = WorldNeed(
    "target_of_automa", lambda at: tile(at) in targets(at.s, automa(at), at.f.mem[1]), "MON-SOLO-06", "MON-SOLO-07",
    "MON-SOLO-16", tells=tile_parts,
    which=lambda at: "target_of_highest_defence" if at.f.mem[1] == HIGHEST else "target_of_lowest_defence",
    names=("target_of_lowest_defence", "target_of_highest_defence"),
)


# ---------------------------------------------------------------- Explorers
def stands(at: Here) -> int:
    """Where the Explorer of the Automa stands."""
    return at.s.players[automa(at)].explorers[at.f.mem[1]]


STEP_LEFT: WorldNeed = something_to_decide(lambda at: at.f.mem[2] > 0, "MON-SOLO-17")
BESIDE_EXPLORER = WorldNeed(
    "beside_explorer", lambda at: tile(at) in at.s.map.near[stands(at)], "MON-SOLO-17",
    tells=lambda at: {**tile_parts(at), "from": at.s.map.place[stands(at)], "explorer": at.f.mem[1] + 1},
)
BEST_STEP = WorldNeed(
    "step_of_automa", lambda at: tile(at) in next_tiles(at.s, automa(at), at.f.mem[1], at.f.mem[2]), "MON-SOLO-17",
    "MAE-AUTO-09", "MAE-AUTO-10", tells=tile_parts,
)

QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "automa-wonder", AutomaWonder,
        (TILE.needing(
            ON_MAP, ITS_TILE, province("MON-WON-07"), without_natural("MAE-NAT-05"), NO_WONDER, LOWEST_TERRAIN,
            label=say.wonder_tile,
        ),),
        Reason("automa-wonder", "MON-SOLO-10", "MON-SOLO-36"), ask.automa_wonder,
    ),
    Question(
        "automa-conquest", AutomaConquest,
        (TILE.needing(ON_MAP, BESIDE_AUTOMA, BEST_TARGET, label=say.automa_target),),
        Reason("automa-conquest", "MON-SOLO-06", "MON-SOLO-36"), ask.automa("automa.conquest"),
    ),
    Question(
        "automa-step", AutomaStep,
        (TILE.needing(ON_MAP, STEP_LEFT, BESIDE_EXPLORER, BEST_STEP, label=say.automa_step),),
        Reason("automa-step", "MON-SOLO-17", "MON-SOLO-36"), ask.automa_step,
    ),
)
