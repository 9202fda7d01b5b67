"""What a realm makes and holds: rounds to come, production, cubes, buildings."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.weights import Weights
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, TILE_BOOK
from clio.games.age_of_mythology.rules.gather import BUILDING_BONUS, tile_yield
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.round import PLACERS, kept
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR
from clio.games.age_of_mythology.state import (
    ACTING, ACTION_ROUNDS, ARMORY, BUILDINGS, DISCARDING, DRAWING, FAVOR, FOOD, GREAT_TEMPLE, MARKET,
    MYTHIC, NOBODY_WORKS, NONE, P_NEXT_AGE, QUARRY, RESOURCES, SIEGE_WORKSHOP, SPACES, STOREHOUSE, TOWER, WALL, WONDER,
    Mythology, Player,
)

BONUSES: Final = [(kind, BUILDING_BOOK.bonus[kind]) for kind in range(BUILDINGS) if BUILDING_BOOK.bonus[kind] != NONE]


# ---------------------------------------------------------------------- time
def rounds_left(s: Mythology) -> float:
    """Rounds till the last victory cube is placed, and what is left of this one."""
    rounds = s.victory / min(PLACERS, len(s.players))
    if s.phase == ACTING:
        rounds += max(0.0, (ACTION_ROUNDS - s.turn + 0.5) / ACTION_ROUNDS)
    elif s.phase == DRAWING:
        rounds += 1.0
    return rounds


def far(w: Weights, rounds: float) -> float:
    """Rounds to come, those far away by half: the Wonder may end the game before."""
    return rounds if rounds <= w.far else w.far + 0.5 * (rounds - w.far)


def cards_to_play(s: Mythology, p: Player) -> int:
    """Actions that the player still has this round."""
    if s.phase != ACTING:
        return 0 if s.phase == DISCARDING else ACTION_ROUNDS
    return min(len(p.hand), max(0, ACTION_ROUNDS + int(p.fourth) - len(p.out)))


# ---------------------------------------------------------------------- production
def income(w: Weights, p: Player, collects: float) -> list[float]:
    """Cubes of each resource per round."""
    made = [0.0] * RESOURCES
    idle = p.villagers
    free = [0.0] * RESOURCES
    room = 0
    for space in range(SPACES):
        kind = p.tiles[space]
        if kind == NONE:
            continue
        res = TILE_BOOK.resource[kind]
        if p.workers[space] == NOBODY_WORKS:
            free[res] += 1
            room += 1
        made[res] += tile_yield(p, space) * collects
    if idle and room:
        share = collects * w.idle_villager * min(idle, room) / room
        for res in range(RESOURCES):
            made[res] += free[res] * share
    for kind, res in BONUSES:
        if p.buildings >> kind & 1:
            made[res] += BUILDING_BONUS * w.own_gathers
    return made


def flow(w: Weights, made: list[float]) -> float:
    """The worth of one round's production: much of one resource is worth less than some of each."""
    total = 0.0
    for n in made:
        whole = int(n)
        total += w.flow[whole] + (n - whole) * (w.flow[whole + 1] - w.flow[whole])
    return w.produced * total


# ---------------------------------------------------------------------- cubes
def scale(w: Weights, s: Mythology, p: Player, rounds: float) -> float:
    """How much of their full worth cubes have: little when there is hardly time to spend them."""
    if s.last and not cards_to_play(s, p):
        return 0.0
    return min(1.0, w.last_round + w.per_round * max(0.0, rounds - 1.0))


def lasting(s: Mythology, p: Player) -> list[int]:
    """The cubes that will not spoil before they can be spent (AOM-SPOIL)."""
    if s.last or s.phase != ACTING or cards_to_play(s, p):
        return p.cubes
    limit = kept(p)
    return [min(n, limit) for n in p.cubes]


def stock(w: Weights, s: Mythology, p: Player, cubes: list[int], rounds: float) -> float:
    """Cubes at hand."""
    full = scale(w, s, p, rounds)
    table = w.temple_stock if p.has(GREAT_TEMPLE) else w.stock
    total = 0.0
    for n in cubes:
        total += table[n]
    return w.cube * full * total + w.tie_break * sum(cubes)


def for_sale(s: Mythology, p: Player, cubes: int) -> int:
    """Victory cubes that the Great Temple sells for so many cubes, as far as the bank has favor."""
    if not p.has(GREAT_TEMPLE):
        return 0
    return min(s.victory, min(cubes, p.cubes[FAVOR] + s.bank[FAVOR]) // TEMPLE_FAVOR)


def next_age(p: Player, cubes: list[int]) -> float:
    """How much of the cost of the next age, or of the Wonder, is at hand: 0 to 1."""
    each = BUILDING_BOOK.cost[WONDER][FOOD] if p.age == MYTHIC else age_cost(p, P_NEXT_AGE)  # of every resource
    have = 0
    for n in cubes:
        have += min(n, each)
    return have / (RESOURCES * each)


def readiness(w: Weights, p: Player, cubes: list[int], rounds: float) -> float:
    ready = next_age(p, cubes)
    if p.age == MYTHIC:
        return w.wonder_ready * ready**4
    return w.ready * ready**3 * min(1.0, rounds / w.age_rounds)


# ---------------------------------------------------------------------- buildings
def building_worth(w: Weights, p: Player, kind: int, rounds: float) -> float:
    """What a building does, besides its production and its place in the count."""
    late = min(1.0, rounds / w.few_rounds)
    used = min(rounds, w.building_rounds)
    if kind == WALL:
        return w.wall * late
    if kind == TOWER:
        return w.tower * late
    if kind == STOREHOUSE:
        return w.storehouse * max(0.0, used - 1.0)
    if kind == MARKET:
        return w.market * late + (w.market_temple * used if p.has(GREAT_TEMPLE) else 0.0)
    if kind == ARMORY:
        return w.armory * late
    if kind == QUARRY:
        return w.quarry * max(0.0, used - 1.0)
    if kind == SIEGE_WORKSHOP:
        return w.siege_workshop * late
    if kind == GREAT_TEMPLE:
        return w.great_temple * used
    return 0.0


def city(w: Weights, p: Player, rounds: float) -> float:
    total = 0.0
    for kind in range(WALL, WONDER):
        if p.buildings >> kind & 1:
            total += building_worth(w, p, kind, rounds)
    return total
