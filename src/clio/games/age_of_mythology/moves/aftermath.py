"""After a battle: the reward of the attacker; the villager of a lost House."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Question, Reason, loses, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, RESOURCE_IDS, SPACE_IDS
from clio.games.age_of_mythology.moves import board
from clio.games.age_of_mythology.moves.act import DONE
from clio.games.age_of_mythology.moves.names import of_seats
from clio.games.age_of_mythology.moves.needs import (
    Asked, Here, MythMove, MythNeed, MythQuestion, MythReason, at_will, god_clause, named, own_spot, player, spot,
    undecided,
)
from clio.games.age_of_mythology.ops.city import Dismiss
from clio.games.age_of_mythology.ops.powers import Loot
from clio.games.age_of_mythology.ops.tiles import has_tile
from clio.games.age_of_mythology.rules.aftermath import RAZE as RAZE_OP
from clio.games.age_of_mythology.rules.aftermath import Raze, Seize
from clio.games.age_of_mythology.state import BUILDINGS, NONE, SPACES, VILLAGER
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask


def loser(at: Here) -> int:
    """Who was beaten, or is robbed."""
    return at.f.mem[0]


def from_loser(width: int, clause: str) -> MythNeed:
    return Need(
        "of_the_loser", lambda at: at.n // width == loser(at), "AOM-AFTER-03", clause, tells=named("rival", loser)
    )


# ---------------------------------------------------------------- things on a board
def owner_has(at: Here) -> bool:
    """Has the player of the move the building of the move?"""
    seat, kind = divmod(at.n, BUILDINGS)
    return at.s.players[seat].has(kind)


def building_tells(at: Here) -> Parts:
    seat, kind = divmod(at.n, BUILDINGS)
    return {"rival": seat, "building": kind}


def tile_there(at: Here) -> bool:
    seat, space = divmod(at.n, SPACES)
    return at.s.players[seat].tiles[space] != NONE


def tile_tells(at: Here) -> Parts:
    seat, space = divmod(at.n, SPACES)
    return {"rival": seat, **spot(at.s.players[seat], space)}


def seize_moment(at: Here) -> str:
    seat = at.n // SPACES
    return "no_tile" if seat < len(at.s.players) and not tile_there(at) else "seize"


RAZE = MythMove(
    "raze", A.RAZE, say.raze, of_seats(BUILDING_BOOK.id), places=board.razed,
    usual=board.others(board.building, BUILDINGS), moment=Reason("raze", "AOM-AFTER-04"),
)
SEIZE = MythMove(
    "seize", A.SEIZE, say.seize, of_seats(SPACE_IDS), places=board.seized, usual=board.others(board.tile, SPACES),
    moment=Reason(
        "seize", "AOM-EXPLORE-09", which=seize_moment, names=("seize", "no_tile"),
        tells=lambda at: tile_tells(at) if seize_moment(at) == "no_tile" else {},
    ),
)
LOOT = MythMove(
    "loot", A.LOOT, say.loot, RESOURCE_IDS, places=board.looted, usual=board.cubes_of_others,
    moment=Reason("loot", "AOM-AFTER-10"),
)


# ---------------------------------------------------------------- the reward
def raze_left(at: Here) -> bool:
    return RAZE_OP.left(at.f) > 0


def to_raze(at: Here) -> bool:
    return raze_left(at) and at.s.players[loser(at)].buildings > 0


def buildings_razed(asked: Asked) -> Bounds:
    given = len(asked.f.mem) - 2
    there = asked.s.players[asked.f.mem[0]].city_size()
    return Bounds(0, given + min(RAZE_OP.left(asked.f), there), given)


def to_seize(at: Here) -> bool:
    return has_tile(at.s.players[loser(at)])


# ---------------------------------------------------------------- cubes
def to_loot(at: Here | Asked) -> int:
    """Cubes that are still to be taken: the number of the op, as far as there are any."""
    op = at.f.op
    assert isinstance(op, Loot)
    return min(op.n + 1 - len(at.f.mem), sum(at.s.players[at.f.mem[0]].cubes))


def cubes_looted(asked: Asked) -> Bounds:
    """After a battle all or nothing."""
    taken = len(asked.f.mem) - 1
    n = taken + to_loot(asked)
    return Bounds(0 if after_battle(asked) and not taken else n, n, taken)


def after_battle(asked: Asked) -> bool:
    return isinstance(asked.f.op, Loot) and asked.f.op.waive


def looting(at: Here) -> Parts:
    return {"rival": loser(at), "cubes": to_loot(at)}


def loot_needs(clauses: tuple[str, ...], god: bool) -> tuple[MythNeed, ...]:
    also = (lambda at: (god_clause(at.f.src),)) if god else None
    return (
        undecided(lambda at: to_loot(at) > 0, *clauses, also=also),
        Need(
            "cube_of_the_loser", lambda at: at.s.players[loser(at)].cubes[at.n] > 0, *clauses, also=also,
            tells=lambda at: {"rival": loser(at), "res": at.n},
        ),
    )


REWARD: MythReason = Reason(
    "reward", "AOM-AFTER-10", which=lambda at: "reward" if len(at.f.mem) == 1 else "loot", names=("reward", "loot"),
    tells=looting,
)

# ---------------------------------------------------------------- the villager of a House
DISMISS = MythMove(
    "dismiss", A.DISMISS, say.fixed("dismiss"), places=board.villager, usual=nowhere,
    moment=Reason("dismiss", "AOM-BLDG-03"), destroys=loses,
    needs=(Need("villager_held", lambda at: player(at).villagers > 0, "AOM-BLDG-03"),),
)
DISMISS_AT = MythMove(
    "dismiss from", A.DISMISS_AT, say.own_tile("dismiss.at"), SPACE_IDS, places=board.dismissed, usual=nowhere,
    moment=Reason("dismiss", "AOM-BLDG-03"), group="dismiss", destroys=loses,
    needs=(
        Need("own_villager_there", lambda at: player(at).workers[at.n] == VILLAGER, "AOM-BLDG-03", tells=own_spot),
    ),
)

QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "raze", Raze,
        (DONE.needing(undecided(to_raze, "AOM-AFTER-04"), label=say.fixed("done.raze"), destroys=loses),
         RAZE.needing(
             from_loser(BUILDINGS, "AOM-AFTER-04"), undecided(raze_left, "AOM-AFTER-04"),
             Need("building_there", owner_has, "AOM-AFTER-04", tells=building_tells),
         )),
        Reason("raze", "AOM-AFTER-04", tells=named("rival", loser)), ask.raze, buildings_razed,
    ),
    Question(
        "seize", Seize,
        (DONE.needing(undecided(to_seize, "AOM-AFTER-07"), label=say.fixed("done.seize"), destroys=loses),
         SEIZE.needing(
             from_loser(SPACES, "AOM-AFTER-07"), Need("tile_of_player", tile_there, "AOM-AFTER-07", tells=tile_tells),
         )),
        Reason("seize", "AOM-AFTER-07", "AOM-AFTER-08", tells=named("rival", loser)), ask.seize, at_will,
    ),
    Question(
        "reward", Loot,
        (DONE.needing(
            undecided(lambda at: to_loot(at) > 0, "AOM-AFTER-10"),
            Need("nothing_taken", lambda at: len(at.f.mem) == 1, "AOM-AFTER-10", tells=looting),
            label=say.fixed("done.loot"), destroys=loses,
         ),
         LOOT.needing(*loot_needs(("AOM-AFTER-10",), god=False))),
        REWARD, ask.loot, cubes_looted, when=after_battle,
    ),
    Question(
        "rob", Loot, (LOOT.needing(*loot_needs(("AOM-GOD-20",), god=True)),),
        Reason("loot", "AOM-GOD-20", also=lambda at: (god_clause(at.f.src),), tells=looting), ask.loot, cubes_looted,
    ),
    Question(
        "dismiss-villager", Dismiss, (DISMISS, DISMISS_AT), Reason("dismiss", "AOM-BLDG-03", "AOM-AFTER-12"),
        ask.dismiss,
    ),
)
