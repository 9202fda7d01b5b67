"""The terms of one civilization, one function each. `Eyes` holds what several of them need."""

from __future__ import annotations

from typing import Final

from clio.bots.through_the_ages import weights as W
from clio.bots.through_the_ages.clock import Clock
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, LABS_STORE
from clio.games.through_the_ages.ops.build import build_cost, kinds_in_play, pairs_in_play
from clio.games.through_the_ages.ops.goods import VALUE, food, resources
from clio.games.through_the_ages.ops.numbers import food_production, lab_production, resource_production
from clio.games.through_the_ages.ops.ratings import (
    consumption, corruption, culture_rating, happiness, pact_sum, required_happiness, science_rating, strength,
)
from clio.games.through_the_ages.state import (
    FARM, LAB, MINE, UNIT, WAR, WORKED, Ages, Player,
)

MOST_TURNS: Final = 30
SAME_TYPE: Final = [[k for k in range(WORKED) if BOOK.type[k] == BOOK.type[kind]] for kind in range(WORKED)]


def prices(table: tuple[float, ...]) -> list[float]:
    """By turns to come, as far as anybody looks ahead."""
    return [table[min(t, len(table) - 1)] for t in range(MOST_TURNS + 1)]


def flows(price: list[float]) -> list[float]:
    """What one more per turn is worth, by productions to come."""
    out = [0.0]
    for t in range(MOST_TURNS):
        out.append(out[-1] + price[t])
    return out


ROCK: Final = prices(W.RESOURCE)
MIND: Final = prices(W.SCIENCE)
BREAD: Final = prices(W.FOOD)
ROCKS: Final = flows(ROCK)
MINDS: Final = flows(MIND)
BREADS: Final = flows(BREAD)


class Eyes:
    """One civilization at one moment: ratings, prices, margins."""

    __slots__ = (
        "age", "ahead", "bread", "clock", "culture_rate", "happy_next", "idle_food", "idle_mind", "idle_rock",
        "margin", "me", "mind", "net_food", "p", "rival", "rock", "rock_rate", "s", "science_rate", "strength",
        "strength_next", "turns", "unhappy",
    )

    def __init__(self, s: Ages, me: int, clock: Clock, rivals: tuple[float, float]) -> None:
        self.s = s
        self.me = me
        p = self.p = s.players[me]
        self.clock = clock
        self.turns = min(clock.turns, MOST_TURNS)
        self.ahead = min(clock.ahead, MOST_TURNS)
        self.age = s.age
        self.rock = ROCK[self.ahead]
        self.mind = MIND[self.ahead]
        self.bread = BREAD[self.ahead]
        self.culture_rate = culture_rating(s, me)
        self.science_rate = science_rating(s, me)
        self.strength = strength(s, me)
        needed = required_happiness(p.yellow_bank)
        self.margin = happiness(s, me) - needed
        self.unhappy = max(0, -self.margin)
        self.rock_rate = resource_production(p)
        self.net_food = food_production(p) - consumption(p)
        if len(s.players) > 2:
            self.net_food += pact_sum(s, me, 2)
            self.rock_rate += pact_sum(s, me, 3)
        if p.live & HOOKS.answering[LABS_STORE]:
            self.rock_rate += lab_production(p)
        self.idle_rock = max(0, resources(p) - W.FULL_STOCK) / W.IDLE_TURNS
        self.idle_food = max(0, food(p) - W.FULL_STOCK) / W.IDLE_TURNS
        self.idle_mind = max(0, p.science - W.FULL_SCIENCE) / W.IDLE_TURNS
        self.rival = rivals
        self.strength_next = standing(self.age, self.strength + 1, rivals) - standing(self.age, self.strength, rivals)
        self.happy_next = (mood(self.margin + 1) - mood(self.margin)) * min(1.0, self.turns / W.HAPPY_TURNS)


# ---------------------------------------------------------------------- science, goods
def points(n: float, price: float, full: int) -> float:
    """A stock: what lies beyond the first so many is worth less, and little beyond twice as many."""
    if n <= full:
        return price * n
    if n <= 2 * full:
        return price * (full + W.IDLE_STOCK * (n - full))
    return price * (full + W.IDLE_STOCK * full + W.WASTE_STOCK * (n - 2 * full))


def study_cost(e: Eyes, n: int) -> float:
    """Science points for a technology: what is plentiful is cheap; what is missing has still to be made."""
    have = e.p.science
    if n > have:
        return e.mind * (n - have) + points(have, e.mind, W.FULL_SCIENCE)
    return points(have, e.mind, W.FULL_SCIENCE) - points(have - n, e.mind, W.FULL_SCIENCE)


def stock(e: Eyes) -> float:
    p = e.p
    return points(resources(p), e.rock, W.FULL_STOCK) + points(
        food(p), e.bread, W.FULL_STOCK) + min(p.purse, 4) * 0.5 * e.rock


def stepped(rate: float, steps: tuple[tuple[float, float], ...]) -> float:
    """A flow: the first units are worth more than the later ones; a shortage counts like the first."""
    if rate <= 0:
        return rate * steps[0][1]
    total = 0.0
    for width, price in steps:
        if rate <= width:
            return total + rate * price
        total += width * price
        rate -= width
    return total


def flow(rate: float, idle: float, steps: tuple[tuple[float, float], ...]) -> float:
    """A flow on top of an idle stock, which makes more of the same less useful."""
    return stepped(rate + idle, steps) - stepped(idle, steps) if idle > 0 else stepped(rate, steps)


def production(e: Eyes) -> float:
    """Farms and mines in the turns to come, famine and corruption."""
    p, turns = e.p, e.turns
    total = flow(e.rock_rate, e.idle_rock, W.ROCK_STEPS) * ROCKS[turns]
    total += flow(e.net_food, e.idle_food, W.FOOD_STEPS) * BREADS[turns]
    total -= hunger(e)
    if e.clock.pending:
        total -= corruption(p) * ROCK[e.ahead]
        bank = p.blue_bank - tokens(p) // 3
    else:
        bank = p.blue_bank + tokens(p) // 2
    if e.ahead > 0:
        due = corruption_at(bank)
        if due:
            total -= W.CORRUPTION * due * ROCK[e.ahead - 1] * min(W.CORRUPT_TURNS, e.ahead)
    return total


def tokens(p: Player) -> int:
    """Blue tokens that a production moves."""
    return sum(p.workers[FARM:LAB])


def corruption_at(bank: int) -> int:
    if bank >= 11:
        return 0
    if bank >= 6:
        return 2
    return 4 if bank > 0 else 6


def hunger(e: Eyes) -> float:
    """Culture that famine takes, this turn and, if nothing is done, in the next ones."""
    if e.net_food >= 0:
        return 0.0
    have = food(e.p)
    lost = 0.0
    if e.clock.pending:
        have += e.net_food
        if have < 0:
            lost += W.HUNGER * min(-have, -e.net_food)
            have = 0
    for _ in range(min(W.HUNGRY_TURNS, e.ahead)):
        have += e.net_food
        if have < 0:
            lost += W.HUNGER_AHEAD * W.HUNGER * -have
            have = 0
    return lost


# ---------------------------------------------------------------------- people
def mood(margin: int) -> float:
    return W.HAPPINESS[max(-4, min(4, margin)) + 4]


def contentment(e: Eyes) -> float:
    """Happiness to spare, and the uprising that stops a production."""
    total = mood(e.margin) * min(1.0, e.turns / W.HAPPY_TURNS)
    if e.unhappy > e.p.unused:
        lost = e.culture_rate + e.science_rate * e.mind + e.rock_rate * e.rock + max(0, e.net_food) * e.bread
        total -= W.UPRISING * lost if e.clock.pending else W.UPRISING_AHEAD * lost
    return total


def tokens_kept(e: Eyes) -> float:
    p = e.p
    yellow = (W.YELLOW_TOKEN + W.YELLOW_PER_TURN * e.ahead) * min(p.yellow_bank, 20)
    blue = (W.BLUE_TOKEN + W.BLUE_PER_TURN * e.ahead) * (p.blue_bank + sum(p.blue) + p.stages)
    return (yellow + blue) if e.ahead else 0.0


def yields(e: Eyes, kind: int, turns: int) -> float:
    """A worker on a card for so many productions."""
    if kind < MINE:
        n = VALUE[kind]
        more = stepped(e.net_food + e.idle_food + n, W.FOOD_STEPS) - stepped(e.net_food + e.idle_food, W.FOOD_STEPS)
        return more * BREADS[turns] + W.HUNGER * 0.5 * min(n, max(0, -e.net_food)) * min(turns, 4)
    if kind < LAB:
        have = e.rock_rate + e.idle_rock
        return (stepped(have + VALUE[kind], W.ROCK_STEPS) - stepped(have, W.ROCK_STEPS)) * ROCKS[turns]
    n = BOOK.makes_science[kind]
    science = 0.0
    if n:
        have = e.science_rate + e.idle_mind
        science = (stepped(have + n, W.MIND_STEPS) - stepped(have, W.MIND_STEPS)) * MINDS[turns]
    return (
        BOOK.makes_culture[kind] * turns + science
        + BOOK.makes_happy[kind] * e.happy_next + BOOK.makes_strength[kind] * e.strength_next
    )


def plans(e: Eyes) -> tuple[float, list[float], float]:
    """Moves of workers still to be made: what the best of them are worth together, the best upgrade from each card,
    and the best job of an unused worker."""
    s, me, p = e.s, e.me, e.p
    turns = max(0, e.turns - 1)
    costs: dict[int, int] = {}
    worths: dict[int, float] = {}
    for kind in kinds_in_play(p):
        costs[kind] = build_cost(s, me, kind)
        worths[kind] = yields(e, kind, turns)
    action = W.CIVIL_ACTION[e.age]
    gains: list[float] = []
    ups = [0.0] * WORKED
    for _, low, high in pairs_in_play(p):
        n = p.workers[low]
        if n:
            gain = worths[high] - worths[low] - max(0, costs[high] - costs[low]) * e.rock
            gain -= action if low < UNIT else W.UNIT_ACTION
            if gain > ups[low]:
                ups[low] = gain
    for low in range(WORKED):
        if ups[low] > 0:
            gains += [ups[low]] * min(p.workers[low], 3)
    free = p.unused - e.unhappy
    job = 0.0
    limit = BOOK.limit[p.government]
    for kind, value in worths.items():
        gain = value - costs[kind] * e.rock - (action if kind < UNIT else W.UNIT_ACTION)
        if gain > job and (not LAB <= kind < UNIT or built(p, kind) < limit):
            job = gain
    for i in range(min(free, 3)):
        gains.append(job * (1.0 - 0.2 * i))
    if turns > W.GROWING // 2 and p.yellow_bank:
        gains += [W.NEXT_WORKER * (job - W.WORKER_PRICE)] * 2
    gains.sort(reverse=True)
    most = min(len(W.PLANS), 1 + turns, len(gains))
    total = 0.0
    for i in range(most):
        total += W.PLANS[i] * gains[i]
    total += W.IDLE_WORKER * turns * max(0, min(free, 3))
    return total, ups, job


def built(p: Player, kind: int) -> int:
    """Buildings of the type of a card."""
    n = 0
    for other in SAME_TYPE[kind]:
        n += p.workers[other]
    return n


# ---------------------------------------------------------------------- strength
def standing(age: int, mine: float, rivals: tuple[float, float]) -> float:
    """Strength against the strongest of the others and against their mean."""
    return W.STRENGTH[age] * 0.5 * (lead(mine - rivals[0]) + lead(mine - rivals[1]))


def lead(ahead: float) -> float:
    if ahead < 0:
        return ahead - W.FAR_BEHIND * ahead * ahead if ahead > -15 else 1.6 * (ahead + 15) - 15 - 225 * W.FAR_BEHIND
    if ahead <= W.AHEAD_MOST:
        return W.AHEAD * ahead
    return W.AHEAD * W.AHEAD_MOST + W.FAR_AHEAD * (ahead - W.AHEAD_MOST)


def wars(e: Eyes) -> float:
    """Wars declared by me and on me, at today's strength."""
    total = 0.0
    s, me = e.s, e.me
    for seat in range(len(s.players)):
        q = s.players[seat]
        for i in range(0, len(q.wars), 2):
            kind, rival = q.wars[i] - WAR, q.wars[i + 1]
            if seat == me:
                edge = e.strength - strength(s, rival) - W.WAR_ARMING
                total += W.WAR_DOUBT * outcome(kind, edge) if edge > 0 else outcome(kind, edge)
            elif rival == me:
                total += outcome(kind, e.strength - strength(s, seat) - 1.0)
    return total


def outcome(kind: int, edge: float) -> float:
    if edge == 0:
        return 0.0
    value = W.WAR_BASE[kind] + W.WAR_POINT[kind] * abs(edge)
    return value if edge > 0 else -1.3 * value


def threat(e: Eyes) -> float:
    return standing(e.age, e.strength, e.rival) + (wars(e) if any(q.wars for q in e.s.players) else 0.0)

