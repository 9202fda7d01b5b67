"""Why an attack, a unit, a battle card or a reward cannot be chosen."""

from __future__ import annotations

from clio.engine.game import Refusal
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.ops.city import Dismiss
from clio.games.age_of_mythology.ops.powers import ARMY_LIMITS, Loot, changes
from clio.games.age_of_mythology.refusal_base import Reason, Why, god_clause
from clio.games.age_of_mythology.rules.aftermath import Raze, Seize
from clio.games.age_of_mythology.rules.attack import Declare, Muster, Seduce
from clio.games.age_of_mythology.rules.battle import LayCard, NameHydra, Summon
from clio.games.age_of_mythology.state import (
    AREAS, ARMORY, BUILDINGS, DWARF, DWARF_WORKS, KINDS, SPACES, VILLAGER,
    battle_of,
)


# ---------------------------------------------------------------------- before the battle
def attack(why: Why, target: int) -> Refusal:
    rival = target // AREAS
    return why.not_an_opponent(rival, "AOM-ATTACK-01") or why.because("no_neighbour", "AOM-ATTACK-01", rival=rival)


def send(why: Why, unit: int) -> Refusal:
    held, sent = why.p.units[unit % KINDS], why.f.mem.count(A.SEND + unit)
    foreign = why.other_culture(unit, "AOM-ATTACK-05")
    if foreign:
        return foreign
    if not held:
        return why.because("not_held", "AOM-ATTACK-05", unit=unit)
    if sent >= held:
        return why.because("all_sent", "AOM-ATTACK-05", unit=unit, n=held)
    return army_full(why)


def send_from(why: Why, space: int) -> Refusal:
    worker = why.p.workers[space]
    if worker == VILLAGER:
        return why.because("villager_there", "AOM-ATTACK-06", **why.place(space))
    if why.p.culture != DWARF // KINDS:
        return why.because("no_dwarves_fight", "AOM-ATTACK-05", "AOM-UNIT-27")
    if worker != DWARF_WORKS:
        return why.because("no_dwarf_there", "AOM-ATTACK-05", "AOM-UNIT-27", **why.place(space))
    if A.SEND_FROM + space in why.f.mem:
        return why.because("dwarf_sent", "AOM-ATTACK-05", **why.place(space))
    return army_full(why)


def army_full(why: Why) -> Refusal:
    b = battle_of(why.s)
    clauses = ["AOM-ATTACK-03"]
    if changes(b.card, b.power, ARMY_LIMITS):
        clauses.append(god_clause(b.card))
    if why.p.has(ARMORY):
        clauses.append("AOM-ATTACK-09")
    return why.because("army_limit", *clauses, units=b.side(why.me).limit)


def muster(why: Why, n: int) -> Refusal:
    return why.because("one_unit", "AOM-ATTACK-08")


# ---------------------------------------------------------------------- in the battle
def seduce(why: Why, unit: int) -> Refusal:
    rival = battle_of(why.s).other(why.me).seat
    return why.because("not_in_their_army", "AOM-GREEKGOD-01", "AOM-GOD-18", unit=unit, rival=rival)


def lay(why: Why, unit: int) -> Refusal:
    foreign = why.other_culture(unit, "AOM-BATTLE-02")
    return foreign or why.because("not_in_battle", "AOM-BATTLE-02", "AOM-BATTLE-16", unit=unit)


def hydra(why: Why, n: int) -> Refusal:
    return why.because("no_such_hydra", "AOM-BATTLE-25", n=len(set(battle_of(why.s).side(why.me).heads)))


def summon(why: Why, unit: int) -> Refusal:
    foreign = why.other_culture(unit, "AOM-UNIT-23")
    return foreign or why.because("not_held", "AOM-UNIT-23", unit=unit)


# ---------------------------------------------------------------------- after the battle
def raze(why: Why, target: int) -> Refusal:
    owner, building = divmod(target, BUILDINGS)
    wrong = not_the_loser(why, owner, "AOM-AFTER-04")
    return wrong or why.because("no_building", "AOM-AFTER-04", rival=owner, building=building)


def seize(why: Why, target: int) -> Refusal:
    owner, space = divmod(target, SPACES)
    wrong = not_the_loser(why, owner, "AOM-AFTER-07")
    return wrong or why.because("no_tile_of", "AOM-AFTER-07", rival=owner, **why.place(space, owner))


def not_the_loser(why: Why, owner: int, clause: str) -> Refusal | None:
    loser = why.f.mem[0]
    return None if owner == loser else why.because("not_the_loser", "AOM-AFTER-03", clause, rival=loser)


def loot(why: Why, res: int) -> Refusal:
    return why.because("no_cube_of", *why.question()[0], rival=why.f.mem[0], no_res=res)


def give_up_reward(why: Why, n: int) -> Refusal:
    return why.asked("begun" if len(why.f.mem) > 1 else "done")


def dismiss(why: Why, n: int) -> Refusal:
    return why.because("no_villager_held", "AOM-BLDG-03")


def dismiss_from(why: Why, space: int) -> Refusal:
    return why.because("no_villager_there", "AOM-BLDG-03", **why.place(space))


BATTLE_ANSWERS: dict[type, dict[str, Reason]] = {
    Declare: {"attack": attack},
    Muster: {"send": send, "send from": send_from, "muster": muster},
    Seduce: {"unit": seduce},
    LayCard: {"lay": lay},
    NameHydra: {"hydra": hydra},
    Summon: {"unit": summon},
    Raze: {"raze": raze},
    Seize: {"seize": seize},
    Loot: {"loot": loot, "done": give_up_reward},
    Dismiss: {"dismiss": dismiss, "dismiss from": dismiss_from},
}
