"""Conquests, Manoeuvres, Outposts: the moves of Units, and the questions that follow a conquest."""

from __future__ import annotations

from clio.engine.control import May
from clio.engine.moves import Bounds, Need, Parts, Question, Reason, all_see
from clio.games.families.monumental.moves.needs import may
from clio.games.families.monumental.state import GOLD, PRODUCTION
from clio.games.monumental import actions as A
from clio.games.monumental import bills
from clio.games.monumental.moves import board
from clio.games.monumental.moves.answers import AMOUNT, CHOOSE, NO, PICK, STOP, TILE, UNIT, YES
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.names import PLACE_WORDS
from clio.games.monumental.moves.needs import (
    ON_MAP, Asked, Here, WorldMove, WorldNeed, WorldQuestion, bill_parts, card, controlled, mine, named, one_or_none,
    payable, province, something_to_decide, tile, tile_parts, without_natural,
)
from clio.games.monumental.moves.turn import ON_YOUR_TURN
from clio.games.monumental.ops import board as B
from clio.games.monumental.ops.wonders import PlaceWonder
from clio.games.monumental.rules import conquest
from clio.games.monumental.rules.conquest import FORCE
from clio.games.monumental.state import CHAMPION, FORCES, LEADER, MALI, SOLDIER
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask


# ---------------------------------------------------------------- conquest
def adjacent(at: Here) -> bool:
    return bool(at.s.map.around[tile(at)] & player(at).land)


def forces_in_reach(at: Here) -> int:
    """How many Units could enter the Province."""
    around = at.s.map.around[tile(at)]
    return sum(n for part, n in B.camp_of(at.s, at.me).parts if part & around)


def units_wanted(at: Here) -> int:
    return B.units_needed(at.s, at.me, B.defence(at.s, at.me, tile(at)))


def soldier_in_reach(at: Here) -> bool:
    """MAE-CLAR-01: a Soldier or the Warlord could be among them."""
    pl = player(at)
    reach = B.tiles_of(conquest.reach_of(at.s, pl, tile(at)))
    return any(B.spare(at.s, pl, t) > 0 and (at.s.soldiers[t] > 0 or pl.warlord_at == t) for t in reach)


def mali_clause(at: Here) -> tuple[str, ...]:
    return ("MAE-MAL-02",) if player(at).civ == MALI else ()


CONQUER = WorldMove(
    "conquer", A.CONQUER, say.conquer, PLACE_WORDS, places=board.tile, moment=ON_YOUR_TURN,
    needs=(
        ON_MAP,
        province("MON-CONQ-02"),
        Need("not_controlled", lambda at: not mine(at, tile(at)), "MON-CONQ-01", tells=tile_parts),
        Need("adjacent", adjacent, "MON-CONQ-01", tells=tile_parts),
        Need(
            "conquest_payable", lambda at: bills.conquest(at.s, at.me, tile(at)).payable, "MON-CONQ-06", "MON-CONQ-11",
            tells=lambda at: {**tile_parts(at), **bill_parts(bills.conquest(at.s, at.me, tile(at)))}, also=mali_clause,
            which=lambda at: "conquest_payable_in_gold" if player(at).civ == MALI else "conquest_payable",
            names=("conquest_payable", "conquest_payable_in_gold"),
        ),
        Need(
            "units_in_reach", lambda at: forces_in_reach(at) >= units_wanted(at), "MON-CONQ-06", "MON-CONQ-07",
            "MON-CONQ-10", tells=lambda at: {**tile_parts(at), "n": units_wanted(at), "have": forces_in_reach(at)},
        ),
        Need("soldier_in_reach", soldier_in_reach, "MAE-CLAR-01", "MON-HERO-07", tells=tile_parts),
    ),
)


# ---------------------------------------------------------------- Manoeuvres, Outposts
def may_leave(at: Here) -> bool:
    return B.spare(at.s, player(at), tile(at)) > 0


def way_out(at: Here) -> bool:
    """Is another controlled tile beside it?"""
    return bool(at.s.map.around[tile(at)] & player(at).land)


MANOEUVRE_NEEDS: tuple[WorldNeed, ...] = (
    ON_MAP,
    controlled("MON-MOVE-01"),
    Need(
        "unit_may_leave", may_leave, "MON-MOVE-03", tells=tile_parts,
        which=lambda at: "unit_may_leave" if B.units_at(at.s, tile(at)) else "units_there",
        names=("unit_may_leave", "units_there"),
    ),
    Need("way_out", way_out, "MON-MOVE-01", "MON-MOVE-02", tells=tile_parts),
)
MANOEUVRE = WorldMove(
    "manoeuvre", A.MANOEUVRE, say.manoeuvre, PLACE_WORDS, places=board.tile, moment=ON_YOUR_TURN,
    needs=(*MANOEUVRE_NEEDS, payable(lambda at: bills.step(at.s, at.me), "MON-MOVE-01")),
)
OUTPOST = WorldMove(
    "outpost", A.OUTPOST, say.outpost, PLACE_WORDS, places=board.tile, moment=ON_YOUR_TURN,
    needs=(
        ON_MAP,
        controlled("MON-OUT-01"),
        province("MON-OUT-04"),
        Need("outpost_left", lambda at: B.outposts_left(at.s, at.me) > 0, "MON-OUT-01", "MON-COMP-05"),
        Need("without_outpost", lambda at: not at.s.outposts >> tile(at) & 1, "MON-OUT-04", tells=tile_parts),
        without_natural("MAE-NAT-05"),
        Need(
            "soldiers_for_outpost", lambda at: at.s.soldiers[tile(at)] >= B.OUTPOST_SOLDIERS, "MON-OUT-01",
            tells=lambda at: {**tile_parts(at), "n": B.OUTPOST_SOLDIERS, "have": at.s.soldiers[tile(at)]},
        ),
    ),
)


def start(at: Here) -> int:
    """The tile that a Unit leaves."""
    return at.f.mem[0]


def unit_there(at: Here) -> bool:
    pl = player(at)
    return (at.s.soldiers[start(at)] > 0, pl.warlord_at == start(at), pl.hero_at == start(at))[at.n]


def connected(at: Here) -> bool:
    return bool(at.s.map.group(player(at).land, 1 << start(at)) >> tile(at) & 1)


def start_parts(at: Here) -> Parts:
    return {"tile": at.s.map.place[start(at)], "unit": at.n}


def manoeuvres_left(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, B.MoveUnits)
    return at.f.mem[0] if at.f.mem else op.n


def any_manoeuvre(at: Here) -> bool:
    pl = player(at)
    tiles = B.tiles_of(pl.land)
    return manoeuvres_left(at) > 0 and any(
        at.s.map.around[t] & pl.land and B.spare(at.s, pl, t) > 0 for t in tiles
    )


def up_to(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, B.MoveUnits)
    return Bounds(0, op.n, op.n - manoeuvres_left(asked))


UNIT_LEAVES: WorldNeed = something_to_decide(lambda at: B.spare(at.s, player(at), start(at)) > 0, "MON-MOVE-03")
UNIT_THERE = WorldNeed("unit_there", unit_there, "MON-MOVE-01", tells=start_parts)
ELSEWHERE = WorldNeed("elsewhere", lambda at: tile(at) != start(at), "MON-MOVE-01", tells=tile_parts)
CONNECTED = WorldNeed(
    "connected", connected, "MON-MOVE-01", "MON-MOVE-02",
    tells=lambda at: {**tile_parts(at), "from": at.s.map.place[start(at)]},
)
MANOEUVRE_LEFT: WorldNeed = something_to_decide(lambda at: manoeuvres_left(at) > 0, "MON-MOVE-01")
MANOEUVRE_POSSIBLE: WorldNeed = something_to_decide(any_manoeuvre, "MON-MOVE-01", "MON-MOVE-03")


# ---------------------------------------------------------------- who goes
def target(at: Here | Asked) -> int:
    return at.f.mem[0]


def reach(at: Here) -> int:
    return conquest.reach_of(at.s, player(at), target(at))


def deciding(at: Here) -> int:
    """Whether the Warlord or the Hero is asked about."""
    return LEADER if at.f.mem[2] < 0 else CHAMPION


def unit_free(at: Here) -> bool:
    return FORCE.free(at.s, player(at), reach(at), deciding(at), at.f.mem[2] > 0)


def enough(at: Here, goes: bool) -> bool:
    return FORCE.enough(at.s, at.f, reach(at), goes)


def force_parts(at: Here) -> Parts:
    return {"tile": at.s.map.place[target(at)], "n": at.f.mem[1], "unit": deciding(at)}


def soldiers_to_name(at: Here | Asked) -> Bounds:
    least, most = FORCE.left(at.s, at.f)
    named = len(at.f.mem) - 4
    return Bounds(least + named, most + named, named)


def still_to_name(at: Here) -> int:
    return max(FORCE.left(at.s, at.f)[0], 0)


def may_name(at: Here) -> bool:
    """May another Soldier be named?"""
    return FORCE.left(at.s, at.f)[1] > 0 and any(
        soldiers_at(at, where) > 0 for where in B.tiles_of(reach(at)) if where >= last_named(at)
    )


def named_parts(at: Here) -> Parts:
    _, n, warlord, hero = at.f.mem[:4]
    return {"tile": at.s.map.place[target(at)], "n": n, "have": warlord + hero + len(at.f.mem) - 4}


def last_named(at: Here) -> int:
    return at.f.mem[-1] if len(at.f.mem) > 4 else 0


def soldiers_at(at: Here, where: int) -> int:
    """How many Soldiers a tile can still give."""
    warlord, hero = at.f.mem[2] > 0, at.f.mem[3] > 0
    return B.soldiers_free(at.s, player(at), where, warlord, hero) - at.f.mem[4:].count(where)


def soldiers_from(at: Here) -> int:
    """How many this tile and those after it can give."""
    return sum(soldiers_at(at, where) for where in B.tiles_of(reach(at)) if where >= tile(at))


UNIT_FREE = WorldNeed("unit_free", unit_free, "MON-CONQ-07", "MON-CONQ-10", tells=force_parts)
FILLED_WITH = WorldNeed("force_with_unit", lambda at: enough(at, True), "MON-CONQ-08", "MAE-CLAR-01", tells=force_parts)
FILLED_WITHOUT = WorldNeed(
    "force_without_unit", lambda at: enough(at, False), "MON-CONQ-06", "MON-CONQ-11", tells=force_parts
)
SOLDIERS_LEFT: WorldNeed = something_to_decide(lambda at: FORCE.left(at.s, at.f)[1] > 0, "MON-CONQ-08")
ANOTHER_SOLDIER: WorldNeed = something_to_decide(may_name, "MON-CONQ-08", "MON-CONQ-09")
UNITS_NAMED = WorldNeed(
    "units_named", lambda at: not still_to_name(at), "MON-CONQ-06", "MON-CONQ-09", tells=named_parts
)
IN_REACH = WorldNeed(
    "in_reach", lambda at: bool(reach(at) >> tile(at) & 1), "MON-CONQ-07", "MON-CONQ-28",
    tells=lambda at: {**tile_parts(at), "target": at.s.map.place[target(at)]},
)
TILE_IN_ORDER = WorldNeed(
    "tiles_in_order", lambda at: tile(at) >= last_named(at), "MON-CONQ-26",
    tells=lambda at: {"tile": at.s.map.place[last_named(at)]},
)
SOLDIER_FREE = WorldNeed("soldier_free", lambda at: soldiers_at(at, tile(at)) > 0, "MON-CONQ-10", tells=tile_parts)
ENOUGH_AFTER = WorldNeed(
    "soldiers_after", lambda at: soldiers_from(at) >= still_to_name(at), "MON-CONQ-06", "MON-CONQ-26",
    tells=lambda at: {**tile_parts(at), "n": still_to_name(at), "have": soldiers_from(at)},
)


# ---------------------------------------------------------------- what follows
def due_of_die(at: Here) -> bills.Bill:
    return bills.of_conquest(at.s, at.me, at.f.mem[0], False)


def due_of_hills(at: Here) -> bills.Bill:
    return bills.bill(at.s, at.me, GOLD, at.f.mem[0])


def supply_left(asked: Asked) -> bool:
    return asked.s.forces.bit_count() < FORCES


def most_of(at: Here | Asked, res: int) -> Bounds:
    return Bounds(0, min(at.s.players[at.me].res[res], A.AMOUNTS - 1))


def gains_left(at: Here) -> bool:
    got, both = at.f.mem[:2]
    return got != 3 and (not got or bool(both))


def both_gains(asked: Asked) -> Bounds:
    got, both = asked.f.mem[:2]
    return Bounds(2, 2, got.bit_count()) if both else Bounds(1, 1, got.bit_count())


GOLD_THERE = WorldNeed(
    "at_most_gold", lambda at: at.n <= most_of(at, GOLD).most, "MAE-TILE-03",
    tells=lambda at: {"stock": (GOLD, most_of(at, GOLD).most)},
)
PRODUCTION_THERE: WorldNeed = something_to_decide(lambda at: most_of(at, PRODUCTION).most > 0, "MAE-TILE-02")
AT_MOST_PRODUCTION = WorldNeed(
    "at_most_gold", lambda at: at.n <= most_of(at, PRODUCTION).most, "MAE-TILE-02", "MON-RES-15",
    tells=lambda at: {"stock": (PRODUCTION, most_of(at, PRODUCTION).most)},
)
FORCES_THERE = WorldNeed("forces_there", lambda at: bool(at.s.forces >> tile(at) & 1), "MAE-ZUL-03", tells=tile_parts)
GAIN_LEFT: WorldNeed = something_to_decide(gains_left, "MON-CONQ-14", "MON-CONQ-25")
TWO_GAINS = WorldNeed("two_gains", lambda at: at.n < 2, "MON-CONQ-14")
GAIN_NOT_RECEIVED = WorldNeed(
    "gain_not_received", lambda at: not at.f.mem[0] >> at.n & 1, "MON-CONQ-25"
)
NOT_BOTH_YET = WorldNeed("not_both_yet", lambda at: not at.f.mem[1], "MON-CONQ-25")
OFFERS_BOTH = WorldNeed("offers_both", lambda at: at.n in at.f.mem[2:], "MON-CONQ-25", tells=named(card))
REVOLT_LEFT = WorldNeed("revolt_left", lambda at: at.s.revolts > 0, "MAE-REV-06", "MAE-ZUL-08")
OASIS_CARD: WorldNeed = something_to_decide(may, "MAE-TILE-07", "MAE-RES-03")
WONDER_FREE = WorldNeed(
    "without_wonder", lambda at: not B.wonder_tiles(at.s) >> tile(at) & 1, "MON-WON-07", tells=tile_parts
)


# ---------------------------------------------------------------- questions
def questions(token: WorldMove, spend_token: WorldMove) -> tuple[WorldQuestion, ...]:
    """Tokens may be used whenever their owner is asked to pay (MON-TURN-06)."""
    return (*unit_questions(), *storm_questions(token, spend_token), *gain_questions())


def unit_questions() -> tuple[WorldQuestion, ...]:
    free = MANOEUVRE.needing(MANOEUVRE_LEFT, *MANOEUVRE_NEEDS, label=say.free_manoeuvre)
    return (
        Question(
            "manoeuvre-to", B.Manoeuvre,
            (TILE.needing(ON_MAP, ELSEWHERE, controlled("MON-MOVE-02"), CONNECTED, label=say.tile("tile.to")),),
            Reason("manoeuvre-to", "MON-MOVE-01", "MON-MOVE-02"), ask.manoeuvre_to,
            when=lambda asked: len(asked.f.mem) > 1,
        ),
        Question(
            "manoeuvre", B.Manoeuvre, (UNIT.needing(UNIT_LEAVES, UNIT_THERE),),
            Reason("manoeuvre", "MON-MOVE-01", "MON-MOVE-03"), ask.manoeuvre,
        ),
        Question(
            "move-units", B.MoveUnits,
            (free, STOP.needing(MANOEUVRE_POSSIBLE, label=say.some_or_none("stop.manoeuvre"))),
            Reason("move-units", "MON-MOVE-01", "MON-MOVE-03"), ask.move_units, up_to,
        ),
        Question(
            "force-warlord", conquest.Force,
            (YES.needing(UNIT_FREE, FILLED_WITH, label=say.goes), NO.needing(FILLED_WITHOUT, label=say.stays)),
            Reason("may", "MON-CONQ-26"), ask.force("force.warlord"), one_or_none, lambda asked: asked.f.mem[2] < 0,
            within=True,
        ),
        Question(
            "force-hero", conquest.Force,
            (YES.needing(UNIT_FREE, FILLED_WITH, label=say.goes), NO.needing(FILLED_WITHOUT, label=say.stays)),
            Reason("may", "MON-CONQ-26", "MON-HERO-07"), ask.force("force.hero"), one_or_none,
            lambda asked: asked.f.mem[3] < 0, within=True,
        ),
        Question(
            "force", conquest.Force,
            (TILE.needing(
                SOLDIERS_LEFT, ON_MAP, IN_REACH, TILE_IN_ORDER, SOLDIER_FREE, ENOUGH_AFTER, label=say.soldier_from,
            ),
             STOP.needing(UNITS_NAMED, ANOTHER_SOLDIER, label=say.fixed("stop.force"))),
            Reason("force", "MON-CONQ-06", "MON-CONQ-07", "MON-CONQ-26"), ask.force("force"), soldiers_to_name,
            within=True,
        ),
    )


def storm_questions(token: WorldMove, spend_token: WorldMove) -> tuple[WorldQuestion, ...]:
    return (
        Question(
            "pay-die", conquest.PayDie,
            (token, spend_token, YES.needing(payable(due_of_die, "MAE-ZUL-05", "MAE-ZUL-14"), label=say.pays_die),
             NO.needing(label=say.fixed("no.conquest"))),
            Reason("pay-die", "MAE-ZUL-05", "MAE-ZUL-06"), ask.pay_die, one_or_none,
        ),
        Question(
            "hold-hills", conquest.HoldHills, (AMOUNT.needing(GOLD_THERE),), Reason("hold-hills", "MAE-TILE-03"),
            ask.hold_hills, lambda asked: most_of(asked, GOLD),
        ),
        Question(
            "match-hills", conquest.MatchHills,
            (token, spend_token,
             YES.needing(payable(due_of_hills, "MAE-TILE-04", "MAE-TILE-11"), label=say.pays_hills),
             NO.needing(label=say.fixed("no.conquest"))),
            Reason("match-hills", "MAE-TILE-04", "MAE-TILE-11"), ask.match_hills, one_or_none,
        ),
    )


def gain_questions() -> tuple[WorldQuestion, ...]:
    return (
        Question(
            "hide-forces", conquest.HideForces,
            (YES.needing(label=say.fixed("yes.hide"), places=board.struck), NO.needing(label=say.fixed("no.hide"))),
            Reason("may", "MAE-ZUL-02"), ask.struck("hide"), one_or_none, supply_left,
        ),
        Question(
            "move-forces", conquest.HideForces,
            (NO.needing(label=say.fixed("no.hide")), TILE.needing(ON_MAP, FORCES_THERE, label=say.tile("tile.forces"))),
            Reason("move-forces", "MAE-ZUL-03", "MAE-ZUL-04"), ask.struck("hide.move"), one_or_none,
        ),
        Question(
            "token-gain", conquest.TokenGain,
            (CHOOSE.needing(TWO_GAINS, GAIN_LEFT, GAIN_NOT_RECEIVED, label=say.token_gain),
             PICK.needing(OFFERS_BOTH, NOT_BOTH_YET, GAIN_LEFT, REVOLT_LEFT, label=say.both_gains,
                          places=board.listener)),
            Reason("token-gain", "MON-CONQ-14", "MON-CONQ-15"), ask.token_gain, both_gains,
            bare=all_see,
        ),
        Question(
            "oasis", May, (YES.needing(OASIS_CARD, label=say.fixed("yes.reserve")), NO.needing(OASIS_CARD)),
            Reason("may", "MAE-TILE-07"), ask.struck("oasis"), one_or_none,
            lambda asked: asked.f.op is conquest.MAY_RESERVE,
        ),
        Question(
            "mine-gold", conquest.MineGold,
            (AMOUNT.needing(PRODUCTION_THERE, AT_MOST_PRODUCTION, label=say.mines, places=board.production),),
            Reason("mine-gold", "MAE-TILE-02"), ask.struck("mines"), lambda asked: most_of(asked, PRODUCTION),
        ),
        Question(
            "place-wonder", PlaceWonder,
            (TILE.needing(
                ON_MAP, controlled("MON-WON-06"), province("MON-WON-07"), without_natural("MAE-NAT-05"), WONDER_FREE,
                label=say.wonder_tile,
            ),),
            Reason("place-wonder", "MON-WON-06", "MON-WON-07"), ask.place_wonder,
        ),
    )


assert (SOLDIER, LEADER, CHAMPION) == (0, 1, 2)  # as the words of `unit`
