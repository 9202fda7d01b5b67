"""Attack and battle: the declaration, the armies, encounters and what is announced in them."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Question, Reason, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.cardbook import AREA_IDS, GOES_BERSERK, SHIELDED, SPACE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.moves import board
from clio.games.age_of_mythology.moves.names import of_seats
from clio.games.age_of_mythology.moves.needs import (
    Asked, Here, MythMove, MythNeed, MythQuestion, MythReason, at_will, chosen, god_clause, held, named,
    opponent, own_culture, own_spot, player, undecided,
)
from clio.games.age_of_mythology.ops.powers import ARMY_LIMITS, changes
from clio.games.age_of_mythology.rules.attack import Declare, Muster, Seduce, neighbours
from clio.games.age_of_mythology.rules.battle import (
    ANNOUNCE, Announce, FightOn, LayCard, NameHydra, Rebirth, Replace, Summon,
)
from clio.games.age_of_mythology.state import (
    AREAS, ARMORY, DWARF, DWARF_WORKS, HYDRA, KINDS, NONE, PRIEST, SON_OF_OSIRIS, VILLAGER, WADJET, Side,
    battle_of,
)
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask

YES = MythMove("yes", A.YES, say.fixed("yes.throw"), moment=Reason("yes"))
NO = MythMove("no", A.NO, say.fixed("no.throw"), moment=Reason("no"), declines=True)
UNIT = MythMove(
    "unit", A.UNIT, say.own_unit("unit.give_up"), tuple(UNIT_BOOK.id), places=board.unit, usual=nowhere,
    moment=Reason("unit"), group="choose",
)


def side(at: Here | Asked) -> Side:
    return battle_of(at.s).side(at.me)


# ---------------------------------------------------------------- the attack
def rival(at: Here) -> int:
    return at.n // AREAS


ATTACK = MythMove(
    "attack", A.ATTACK, say.attack, of_seats(AREA_IDS), places=board.area, usual=board.others(board.area, AREAS),
    moment=Reason("attack", "AOM-ACTION-08", "AOM-ATTACK-01"),
    needs=(
        *opponent(AREAS, "AOM-ATTACK-01"),
        Need(
            "neighbour", lambda at: rival(at) in neighbours(at.s, at.me), "AOM-ATTACK-01", tells=named("rival", rival),
        ),
    ),
)


# ---------------------------------------------------------------- the army
def mustered(at: Here) -> bool:
    return bool(at.f.mem) and at.f.mem[-1] == A.MUSTER


def limit_clauses(at: Here) -> tuple[str, ...]:
    """Those of the god and of the building that set the limit."""
    b = battle_of(at.s)
    god = (god_clause(b.card),) if changes(b.card, b.power, ARMY_LIMITS) else ()
    return (*god, "AOM-ATTACK-09") if player(at).has(ARMORY) else god


def army_bounds(asked: Asked) -> Bounds:
    """The attacker brings at least one unit; no side more than it may, or has."""
    b, p = battle_of(asked.s), asked.s.players[asked.me]
    return Bounds(
        int(asked.me == b.attack.seat), min(side(asked).limit, p.army_size()), len(asked.f.mem),
    )


ARMY: MythReason = Reason(
    "army", "AOM-ATTACK-05", names=("army", "army_chosen"),
    which=lambda at: "army" if at.s.battle is None or at.s.battle.winner != NONE else "army_chosen",
)
CHOOSING = undecided(lambda at: not mustered(at), "AOM-ATTACK-05")
ROOM = MythNeed(
    "room_in_army", lambda at: len(at.f.mem) < side(at).limit, "AOM-ATTACK-03", also=limit_clauses,
    tells=lambda at: {"units": side(at).limit},
)
SEND = MythMove(
    "send", A.SEND, say.send, tuple(UNIT_BOOK.id), places=board.sent, usual=board.at_hand, moment=ARMY,
    needs=(
        CHOOSING, own_culture("AOM-ATTACK-05"), held("AOM-ATTACK-05"),
        Need(
            "unit_not_sent", lambda at: at.f.mem.count(A.SEND + at.n) < player(at).units[at.n % KINDS],
            "AOM-ATTACK-05", tells=lambda at: {"unit": at.n, "n": player(at).units[at.n % KINDS]},
        ),
        ROOM,
    ),
)
SEND_FROM = MythMove(
    "send from", A.SEND_FROM, say.own_tile("send.from"), SPACE_IDS, places=board.sent_dwarf, usual=nowhere,
    moment=ARMY, group="send",
    needs=(
        CHOOSING,
        Need("no_villager", lambda at: player(at).workers[at.n] != VILLAGER, "AOM-ATTACK-06", tells=own_spot),
        Need(
            "dwarves_to_fight", lambda at: player(at).culture == DWARF // KINDS, "AOM-ATTACK-05", "AOM-UNIT-27",
        ),
        Need(
            "own_dwarf_there", lambda at: player(at).workers[at.n] == DWARF_WORKS, "AOM-ATTACK-05", "AOM-UNIT-27",
            tells=own_spot,
        ),
        Need("dwarf_not_sent", lambda at: A.SEND_FROM + at.n not in at.f.mem, "AOM-ATTACK-05", tells=own_spot),
        ROOM,
    ),
)
MUSTER = MythMove(
    "muster", A.MUSTER, say.muster, moment=ARMY,
    needs=(
        CHOOSING, undecided(lambda at: bool(at.f.mem) or player(at).army_size() > 0, "AOM-ATTACK-07"),
        Need(
            "unit_of_the_attacker", lambda at: bool(at.f.mem) or at.me != battle_of(at.s).attack.seat, "AOM-ATTACK-08",
        ),
    ),
)

def fights_for(at: Here, one: Side) -> bool:
    """Is a unit of the kind in the battle on this side?"""
    return at.n // KINDS == at.s.players[one.seat].culture and one.army[at.n % KINDS] > 0


def opposes(at: Here) -> bool:
    return fights_for(at, battle_of(at.s).defence)


ATTACK_QUESTIONS: tuple[MythQuestion, ...] = (
    Question("declare-attack", Declare, (ATTACK,), Reason("declare", "AOM-ATTACK-01", "AOM-ATTACK-02"), ask.declare),
    Question("muster", Muster, (SEND, SEND_FROM, MUSTER), Reason("muster", "AOM-ATTACK-05"), ask.muster, army_bounds),
    Question(
        "seduce", Seduce,
        (UNIT.needing(
            Need(
                "unit_of_the_defender", opposes, "AOM-GREEKGOD-01", "AOM-GOD-18",
                tells=lambda at: {"unit": at.n, "rival": battle_of(at.s).defence.seat},
            ),
            label=say.seduce, places=board.opposing,
        ),),
        Reason("seduce", "AOM-GREEKGOD-01", "AOM-GOD-18"), ask.in_battle("seduce"),
    ),
)


# ---------------------------------------------------------------- encounters
UNDECIDED_BATTLE = undecided(lambda at: battle_of(at.s).winner == NONE, "AOM-BATTLE-18")
FIGHT_MOMENT: MythReason = Reason("fight", "AOM-BATTLE-24")
FIGHT = MythMove("fight", A.FIGHT, say.fight, needs=(UNDECIDED_BATTLE,), moment=FIGHT_MOMENT)
RETREAT = MythMove(
    "retreat", A.RETREAT, say.retreat, needs=(UNDECIDED_BATTLE,), moment=FIGHT_MOMENT, declines=True,
)


def several_kinds(at: Here) -> bool:
    return sum(1 for n in side(at).army if n) > 1


LAY = MythMove(
    "lay", A.LAY, say.lay, tuple(UNIT_BOOK.id), places=board.soldier, usual=nowhere,
    moment=Reason("lay", "AOM-BATTLE-02"),
    needs=(
        UNDECIDED_BATTLE, undecided(lambda at: not at.f.mem and several_kinds(at), "AOM-BATTLE-02"),
        own_culture("AOM-BATTLE-02"),
        Need(
            "unit_in_battle", lambda at: fights_for(at, side(at)), "AOM-BATTLE-02", "AOM-BATTLE-16",
            tells=named("unit", chosen),
        ),
    ),
)


def hydras(at: Here) -> int:
    """How many different ones there are in the battle."""
    return len(set(side(at).heads))


HYDRA_MOVE = MythMove(
    "hydra", A.NAME, say.hydra, tuple(str(n) for n in range(1, A.HYDRAS + 1)), places=board.hydra, usual=nowhere,
    moment=Reason("hydra", "AOM-BATTLE-25"), group="choose",
    needs=(
        undecided(lambda at: side(at).fighter == HYDRA, "AOM-BATTLE-25"),
        Need("hydra_there", lambda at: at.n < hydras(at), "AOM-BATTLE-25", tells=named("n", hydras)),
    ),
)


# ---------------------------------------------------------------- what is announced
def can_be_replaced(at: Here) -> bool:
    return bool(UNIT_BOOK.abilities[side(at).fighter] & SHIELDED) and side(at).army[WADJET % KINDS] > 0


def can_announce(at: Here) -> bool:
    b, mine = battle_of(at.s), side(at)
    return ANNOUNCE.can_throw(b, mine) or ANNOUNCE.can_rage(b, mine)


def throws(asked: Asked) -> bool:
    return ANNOUNCE.can_throw(battle_of(asked.s), side(asked))


def rage_clause(at: Here) -> tuple[str, ...]:
    """Of the unit that goes berserk by itself, or of Tyr."""
    return ("AOM-UNIT-07" if UNIT_BOOK.abilities[side(at).fighter] & GOES_BERSERK else "AOM-NORSEGOD-03",)


def fighter(at: Here) -> int:
    return side(at).fighter


def can_return(at: Here) -> bool:
    """A Priest is in the battle, and the favor is there."""
    return side(at).army[PRIEST % KINDS] > 0 and bills.rebirth(player(at), at.f.src).payable


REPLACED = undecided(can_be_replaced, "AOM-UNIT-06")
ANNOUNCED = undecided(can_announce, "AOM-BATTLE-20")
RETURNED = undecided(can_return, "AOM-UNIT-05")
SOMEBODY_TO_CALL = undecided(lambda at: any(player(at).units), "AOM-UNIT-23")

BATTLE_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "fight-on", FightOn, (FIGHT, RETREAT), Reason("fight_on", "AOM-BATTLE-17", "AOM-BATTLE-24"),
        ask.in_battle("fight"), at_will,
    ),
    Question("lay-card", LayCard, (LAY,), Reason("lay", "AOM-BATTLE-02"), ask.in_battle("lay")),
    Question("name-hydra", NameHydra, (HYDRA_MOVE,), Reason("hydra", "AOM-BATTLE-25"), ask.in_battle("hydra")),
    Question(
        "replace", Replace,
        (YES.needing(REPLACED, label=say.wadjet_fights), NO.needing(REPLACED, label=say.fighter_stays)),
        Reason("replace", "AOM-UNIT-06"), ask.in_battle("replace"), at_will,
    ),
    Question(
        "throw", Announce,
        (YES.needing(ANNOUNCED, label=say.throw), NO.needing(ANNOUNCED, label=say.refrain("no.throw"))),
        Reason("throw", "AOM-UNIT-13", "AOM-BATTLE-20"), ask.in_battle("announce.throw"), at_will, throws,
    ),
    Question(
        "berserk", Announce,
        (YES.needing(ANNOUNCED, label=say.rage), NO.needing(ANNOUNCED, label=say.refrain("no.berserk"))),
        Reason("berserk", "AOM-BATTLE-20", also=rage_clause, tells=named("the_unit", fighter)),
        ask.in_battle("announce.berserk"), at_will,
    ),
    Question(
        "rebirth", Rebirth,
        (YES.needing(RETURNED, label=say.revive), NO.needing(RETURNED, label=say.fixed("no.rebirth"))),
        Reason(
            "rebirth", "AOM-UNIT-21",
            also=lambda at: ("AOM-UNIT-04" if at.f.src == SON_OF_OSIRIS else "AOM-UNIT-03",),
            tells=lambda at: {"the_unit": at.f.src, "favor": bills.rebirth(player(at), at.f.src).favor},
        ),
        ask.rebirth, at_will,
    ),
    Question(
        "summon", Summon,
        (NO.needing(SOMEBODY_TO_CALL, label=say.fixed("no.summon")),
         UNIT.needing(own_culture("AOM-UNIT-23"), held("AOM-UNIT-23"), label=say.own_unit("unit.summon"))),
        Reason("summon", "AOM-UNIT-11", "AOM-UNIT-23"), ask.in_battle("summon"), at_will,
    ),
)

QUESTIONS = (*ATTACK_QUESTIONS, *BATTLE_QUESTIONS)
