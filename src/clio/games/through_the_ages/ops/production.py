"""The production phase, step by step (TTA-PROD)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BEST_MINE, HOOKS, LABS_STORE
from clio.games.through_the_ages.ops.goods import VALUE, food, put, resources, take
from clio.games.through_the_ages.ops.ratings import (
    best_kind, consumption, corruption, culture_rating, given, pact_sum, science_rating,
)
from clio.games.through_the_ages.state import (
    FOOD, LAB, MINE, NONE, RESOURCES, Ages, Player,
)

FAMINE: Final = 4  # culture points for each food missing
FARMS_BY_LEVEL: Final[tuple[int, ...]] = (3, 2, 1, 0)
MINES_BY_LEVEL: Final[tuple[int, ...]] = (7, 11, 6, 10, 5, 9, 4)  # the mine before Bill Gates' lab (TTA-PROD-15)
FOOD_SIDE: Final = 2  # places in the sides of a pact
RESOURCE_SIDE: Final = 3


def score_lines(p: Player) -> tuple[int, ...]:
    """Where the culture of a player comes from: production, events prepared, all other effects, famine."""
    return p.produced, p.prepared, p.culture - p.produced - p.prepared + p.starved, -p.starved


def score_ratings(s: Ages, me: int) -> None:
    """TTA-PROD-02."""
    p = s.players[me]
    science = science_rating(s, me)
    culture = culture_rating(s, me)
    p.science += science
    p.culture += culture
    p.produced += culture
    s.note(E.SCORES, me, science, culture)


def suffer_corruption(s: Ages, me: int) -> None:
    """TTA-PROD-03 to -05: resources, then food."""
    p = s.players[me]
    due = corruption(p)
    if not due:
        return
    lost = min(due, resources(p))
    take(p, RESOURCES, lost)
    eaten = min(due - lost, food(p))
    take(p, FOOD, eaten)
    s.note(E.CORRUPTION, me, lost, eaten)


def grow(p: Player, kind: int, workers: int) -> int:
    """One blue token per worker, as far as the bank reaches; returns their worth."""
    n = min(workers, p.blue_bank)
    p.blue[kind] += n
    p.blue_bank -= n
    return n * VALUE[kind]


def pact_goods(s: Ages, me: int, good: int, place: int) -> int:
    """TTA-PROD-14: what pacts add or take at the end of the step."""
    if s.config.seats == 2:
        return 0
    p = s.players[me]
    n = pact_sum(s, me, place)
    if n > 0:
        return put(p, good, n)
    if n < 0:
        n = -min(-n, food(p) if good == FOOD else resources(p))
        take(p, good, -n)
    return n


def produce_food(s: Ages, me: int) -> int:
    """TTA-PROD-06, -07."""
    p = s.players[me]
    made = 0
    for kind in FARMS_BY_LEVEL:
        if p.workers[kind]:
            made += grow(p, kind, p.workers[kind])
    return made + pact_goods(s, me, FOOD, FOOD_SIDE)


def consume(s: Ages, me: int) -> tuple[int, int]:
    """TTA-PROD-08 to -10: the food eaten and the culture lost to famine."""
    p = s.players[me]
    need = consumption(p)
    eaten = min(need, food(p))
    take(p, FOOD, eaten)
    lost = min(p.culture, FAMINE * (need - eaten))
    p.culture -= lost
    p.starved += lost
    return eaten, lost


def produce_resources(s: Ages, me: int) -> int:
    """TTA-PROD-11 to -13, -15."""
    p = s.players[me]
    more = given(p, BEST_MINE) if p.live & HOOKS.answering[BEST_MINE] else 0
    best = best_kind(p, MINE, LAB) if more else NONE
    labs = p.live & HOOKS.answering[LABS_STORE]
    made = 0
    for kind in MINES_BY_LEVEL:
        if kind >= LAB and not labs:
            continue
        workers = p.workers[kind] + (more if kind == best else 0)
        if workers:
            made += grow(p, kind, workers)
    return made + pact_goods(s, me, RESOURCES, RESOURCE_SIDE)


class ProduceFood(Op[Ages]):
    """Good Harvest: the food production step, nothing else."""

    def do(self, s: Ages, f: Frame) -> None:
        s.note(E.HARVEST, f.me, produce_food(s, f.me), 0, 0)


class ProduceResources(Op[Ages]):
    """New Deposits: the resource production step, nothing else."""

    def do(self, s: Ages, f: Frame) -> None:
        s.note(E.MINES, f.me, produce_resources(s, f.me))


class ProduceAll(Op[Ages]):
    """Economic Progress: corruption, food, consumption, resources."""

    def do(self, s: Ages, f: Frame) -> None:
        run_economy(s, f.me)


def run_economy(s: Ages, me: int) -> None:
    suffer_corruption(s, me)
    made = produce_food(s, me)
    eaten, lost = consume(s, me)
    s.note(E.HARVEST, me, made, eaten, lost)
    s.note(E.MINES, me, produce_resources(s, me))


PRODUCE_FOOD: Final = ProduceFood()
PRODUCE_RESOURCES: Final = ProduceResources()
PRODUCE_ALL: Final = ProduceAll()
