"""Buildings, units, wonder stages and population: their costs, and the actions that use them (TTA-POP, TTA-BUILD,
TTA-UPG, TTA-UNIT, TTA-STAGE)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import (
    BOOK, BUILD_COST, HOOKS, POPULATION_COST, STAGES_AT_ONCE, UNIT_RESOURCES, URBAN,
)
from clio.games.through_the_ages.ops.goods import food, pay, resources, stock
from clio.games.through_the_ages.ops.people import bring_tokens, tell_discontent
from clio.games.through_the_ages.ops.ratings import food_cost, given, refresh, touch
from clio.games.through_the_ages.state import (
    FOOD, NONE, RESOURCES, STORES, TRADED, UNIT, WORKED, Ages, Player,
)

# Where the technologies of the same type begin and end, per building kind
FIRST_OF_TYPE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 15, 15, 15, 18, 18, 18, 21, 21, 21,
)
END_OF_TYPE: Final[tuple[int, ...]] = (
    4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 15, 15, 15, 18, 18, 18, 21, 21, 21, 24, 24, 24,
)
OTHER_GOOD: Final[tuple[int, ...]] = (RESOURCES, FOOD)
WORKED_MASK: Final = (1 << WORKED) - 1
KINDS_OF: dict[int, tuple[int, ...]] = {}  # technologies in play -> those that take workers
PAIRS_OF: dict[int, tuple[tuple[int, int, int], ...]] = {}  # -> upgrades among them: place in UPGRADES, from, to


def kinds_in_play(p: Player) -> tuple[int, ...]:
    mask = p.techs & WORKED_MASK
    found = KINDS_OF.get(mask)
    if found is None:
        found = tuple([kind for kind in range(WORKED) if mask >> kind & 1])
        KINDS_OF[mask] = found
    return found


def pairs_in_play(p: Player) -> tuple[tuple[int, int, int], ...]:
    mask = p.techs & WORKED_MASK
    found = PAIRS_OF.get(mask)
    if found is None:
        pairs: list[tuple[int, int, int]] = []
        for i in range(len(A.UPGRADES)):
            low, high = A.UPGRADES[i]
            if mask >> low & 1 and mask >> high & 1:
                pairs.append((i, low, high))
        found = tuple(pairs)
        PAIRS_OF[mask] = found
    return found


# ---------------------------------------------------------------------- costs
def build_cost(s: Ages, me: int, kind: int) -> int:
    """TTA-BUILD-01, -03: resources, after the cards in play."""
    p = s.players[me]
    cost = BOOK.cost[kind]
    if p.live & HOOKS.answering[BUILD_COST]:
        cost = max(0, HOOKS.ask(s, me, BUILD_COST, p.live, 0, cost, kind))
    return cost


def upgrade_cost(s: Ages, me: int, low: int, high: int) -> int:
    """TTA-UPG-02."""
    return max(0, build_cost(s, me, high) - build_cost(s, me, low))


def population_cost(s: Ages, me: int) -> int:
    """TTA-POP-01."""
    p = s.players[me]
    cost = food_cost(p)
    if p.live & HOOKS.answering[POPULATION_COST]:
        cost = max(0, HOOKS.ask(s, me, POPULATION_COST, p.live, 0, cost))
    return cost


def unit_purse(p: Player) -> int:
    """Resources of this turn that only units may use (TTA-RES-13)."""
    return p.purse + given(p, UNIT_RESOURCES) if p.live & HOOKS.answering[UNIT_RESOURCES] else p.purse


def trading_side(s: Ages, me: int) -> int:
    """What a pact lets me pay with the other good: RESOURCES for side A, FOOD for side B, or NONE (TTA-CTX-42)."""
    owner = trading_owner(s, me)
    if owner == NONE:
        return NONE
    return RESOURCES if s.players[owner].side_a == (owner == me) else FOOD


def trading_owner(s: Ages, me: int) -> int:
    """In whose play area the pact lies that lets me do so."""
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE and BOOK.exchange[q.pact] and (seat == me or q.partner == me):
            return seat
    return NONE


def exchange(s: Ages, me: int, good: int) -> int:
    """1 if one more of the good could be paid with the other one now, once in each own turn."""
    if s.config.seats == 2 or me != s.active:
        return 0
    p = s.players[me]
    if p.done & TRADED or trading_side(s, me) != good:
        return 0
    return 1 if stock(p, OTHER_GOOD[good]) else 0


def money(s: Ages, me: int, unit: bool) -> int:
    """All resources that could pay for a building or unit now."""
    p = s.players[me]
    have = resources(p)
    if s.config.seats > 2:
        have += exchange(s, me, RESOURCES)
    return have + unit_purse(p) if unit else have


def settle(s: Ages, me: int, good: int, n: int, asking: bool) -> None:
    """Pay food or resources; the exchange of a pact is used where it must be, and offered where it may be."""
    if n > 0 and exchange(s, me, good):
        if stock(s.players[me], good) < n:
            trade(s, me, good, n)
            return
        if asking:
            s.push(TRADE, me, s.players[trading_owner(s, me)].pact, (good, n))
            return
    pay(s, me, good, n)


def trade(s: Ages, me: int, good: int, n: int) -> None:
    """Pay n of the good, one of them with the other good; that one last, when the bank has tokens for change."""
    s.players[me].done |= TRADED
    s.note(E.EXCHANGES, me, OTHER_GOOD[good], good)
    pay(s, me, good, n - 1)
    pay(s, me, OTHER_GOOD[good], 1)


class Trade(Ask[Ages]):
    """TTA-CTX-42: pay one of the price with the other good? Memory: the good, the price."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        return [A.YES, A.NO]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        good, n = f.mem
        if a == A.YES:
            trade(s, f.me, good, n)
        else:
            pay(s, f.me, good, n)


def spend(s: Ages, me: int, n: int, unit: bool) -> None:
    """Pay resources: those of this turn first."""
    p = s.players[me]
    if unit and n:
        if p.live & HOOKS.answering[UNIT_RESOURCES]:
            extra = min(n, given(p, UNIT_RESOURCES))
            p.spent = HOOKS.use_up(s, me, UNIT_RESOURCES, p.live, p.spent)
            n -= extra
        part = min(n, p.purse)
        p.purse -= part
        n -= part
    settle(s, me, RESOURCES, n, True)


# ---------------------------------------------------------------------- what can be built
def room(p: Player, kind: int) -> bool:
    """TTA-BUILD-04: one more building of this type is allowed."""
    if not URBAN & BOOK.mask[kind]:
        return True
    n = 0
    for other in range(FIRST_OF_TYPE[kind], END_OF_TYPE[kind]):
        n += p.workers[other]
    return n < BOOK.limit[p.government]


def builds(s: Ages, me: int, types: int, discount: int, out: list[int]) -> None:
    """Add the buildings and units of these types that can be built now."""
    p = s.players[me]
    if not p.unused:
        return
    have = resources(p) + discount
    if s.config.seats > 2:
        have += exchange(s, me, RESOURCES)
    units = have + (unit_purse(p) if p.live & HOOKS.answering[UNIT_RESOURCES] else p.purse)
    plain = not p.live & HOOKS.answering[BUILD_COST]
    masks = BOOK.mask
    costs = BOOK.cost
    for kind in kinds_in_play(p):
        mask = masks[kind]
        if types & mask:
            cost = costs[kind] if plain else build_cost(s, me, kind)
            if cost <= (units if kind >= UNIT else have) and (not mask & URBAN or room(p, kind)):
                out.append(A.BUILD + kind)


def upgrades(s: Ages, me: int, types: int, discount: int, out: list[int]) -> None:
    """Add the upgrades of these types that can be paid now."""
    p = s.players[me]
    pairs = pairs_in_play(p)
    if not pairs:
        return
    have = money(s, me, False) + discount
    units = have + unit_purse(p)
    plain = not p.live & HOOKS.answering[BUILD_COST]
    for place, low, high in pairs:
        if p.workers[low] and types & BOOK.mask[low]:
            cost = BOOK.cost[high] - BOOK.cost[low] if plain else upgrade_cost(s, me, low, high)
            if cost <= (units if low >= UNIT else have):
                out.append(A.UPGRADE + place)


def build(s: Ages, me: int, kind: int, discount: int) -> None:
    """TTA-BUILD-01, TTA-UNIT-01: pay, and an unused worker steps onto the card."""
    p = s.players[me]
    cost = max(0, build_cost(s, me, kind) - discount)
    p.unused -= 1
    p.workers[kind] += 1
    touch(p)
    s.note(E.BUILDS, me, kind, cost)
    spend(s, me, cost, kind >= UNIT)


def upgrade(s: Ages, me: int, low: int, high: int, discount: int) -> None:
    """TTA-UPG-01, TTA-UNIT-02."""
    p = s.players[me]
    cost = max(0, upgrade_cost(s, me, low, high) - discount)
    p.workers[low] -= 1
    p.workers[high] += 1
    touch(p)
    s.note(E.UPGRADES, me, low, high, cost)
    spend(s, me, cost, low >= UNIT)


def increase_population(s: Ages, me: int, discount: int, asking: bool = True) -> None:
    """TTA-POP-01."""
    p = s.players[me]
    cost = max(0, population_cost(s, me) - discount)
    p.yellow_bank -= 1
    p.unused += 1
    s.note(E.INCREASES, me, 1, cost)
    tell_discontent(s, me, 1)
    settle(s, me, FOOD, cost, asking)


def can_increase(s: Ages, me: int, discount: int) -> bool:
    """TTA-POP-02."""
    p = s.players[me]
    if not p.yellow_bank:
        return False
    have = food(p) + discount
    if s.config.seats > 2:
        have += exchange(s, me, FOOD)
    return population_cost(s, me) <= have


# ---------------------------------------------------------------------- wonders
def stage_cost(p: Player, n: int) -> int:
    """Resources for the next n stages (TTA-STAGE-04)."""
    total = 0
    costs = BOOK.stages[p.wonder]
    for i in range(p.stages, p.stages + n):
        total += costs[i]
    return total


def stages_possible(s: Ages, me: int, discount: int, most: int) -> int:
    """How many stages can be built at once, at most `most`. Each needs a blue token to cover it."""
    p = s.players[me]
    if p.wonder == NONE:
        return 0
    n = 0
    have = money(s, me, False) + discount
    tokens = p.blue_bank + sum(p.blue)
    left = len(BOOK.stages[p.wonder]) - p.stages
    while n < most and n < left and n < tokens and stage_cost(p, n + 1) <= have:
        n += 1
    return n


def stages_at_once(s: Ages, me: int) -> int:
    live = s.players[me].live
    return HOOKS.ask(s, me, STAGES_AT_ONCE, live, 0, 1) if live & HOOKS.answering[STAGES_AT_ONCE] else 1


def build_stages(s: Ages, me: int, n: int, discount: int) -> None:
    """TTA-STAGE-01 to -08."""
    p = s.players[me]
    cost = max(0, stage_cost(p, n) - discount)
    s.note(E.STAGES, me, p.wonder, n, cost)
    s.push(FINISH, me)
    for _ in range(n):
        s.push(COVER, me, p.wonder)
    spend(s, me, cost, False)


class Cover(Ask[Ages]):
    """TTA-STAGE-02: a blue token covers the stage, from the bank or else from a card of the player's choice."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        if p.blue_bank:
            return []
        return [A.PICK + kind for kind in range(STORES) if p.blue[kind]]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        p = s.players[f.me]
        p.blue[a - A.PICK] -= 1
        p.stages += 1

    def done(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        assert p.blue_bank > 0
        p.blue_bank -= 1
        p.stages += 1


class Finish(Op[Ages]):
    """TTA-STAGE-03, -06: when every stage is covered the wonder is completed."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        kind = p.wonder
        if p.stages < len(BOOK.stages[kind]):
            return
        p.blue_bank += p.stages
        p.stages = 0
        p.wonder = NONE
        p.wonders = (*p.wonders, kind)
        s.note(E.COMPLETES, f.me, kind)
        refresh(s, f.me)
        s.push(BOOK.op[kind], f.me, kind)
        bring_tokens(s, f.me, kind)


# ---------------------------------------------------------------------- actions that a card orders
class BuildOrUpgrade(Ask[Ages]):
    """One building of these types built or upgraded, for `discount` resources less, no action paid (TTA-ACT-04)."""

    def __init__(self, types: int, discount: int, building: bool = True, upgrading: bool = True) -> None:
        self.types = types
        self.discount = discount
        self.building = building
        self.upgrading = upgrading

    def options(self, s: Ages, f: Frame) -> list[int]:
        out: list[int] = []
        if self.building:
            builds(s, f.me, self.types, self.discount, out)
        if self.upgrading:
            upgrades(s, f.me, self.types, self.discount, out)
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a < A.UPGRADE:
            build(s, f.me, a - A.BUILD, self.discount)
        else:
            low, high = A.UPGRADES[a - A.UPGRADE]
            upgrade(s, f.me, low, high, self.discount)


class BuildStage(Op[Ages]):
    """Exactly one stage of the unfinished wonder for less (TTA-ACARD-05)."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def can(self, s: Ages, f: Frame) -> bool:
        return stages_possible(s, f.me, self.discount, 1) > 0

    def do(self, s: Ages, f: Frame) -> None:
        build_stages(s, f.me, 1, self.discount)


class IncreasePopulation(Op[Ages]):
    """One population for its food, no action paid (TTA-WORK-04)."""

    def __init__(self, discount: int = 0) -> None:
        self.discount = discount

    def can(self, s: Ages, f: Frame) -> bool:
        return can_increase(s, f.me, self.discount)

    def do(self, s: Ages, f: Frame) -> None:
        increase_population(s, f.me, self.discount)


class BuildFree(Op[Ages]):
    """An unused worker becomes this building or unit at no cost (TTA-CTX-50)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def can(self, s: Ages, f: Frame) -> bool:
        p = s.players[f.me]
        return p.unused > 0 and room(p, self.kind)

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        p.unused -= 1
        p.workers[self.kind] += 1
        touch(p)
        s.note(E.BUILDS, f.me, self.kind, 0)


TRADE: Final = Trade()
COVER: Final = Cover()
FINISH: Final = Finish()
