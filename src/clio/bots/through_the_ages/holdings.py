"""The terms about cards: civil and military hands, leader, wonder, government, events prepared."""

from __future__ import annotations

from clio.bots.through_the_ages import weights as W
from clio.bots.through_the_ages.economy import MINDS, Eyes, built, points, study_cost, yields
from clio.bots.through_the_ages.worth import (
    AT_ONCE, CULTURE_OF, DEEDS, EXTRA, IMPACTS, LEANS, SCIENCE_OF, SPOILS, STAGE_SUM, STRENGTH_OF, total,
)
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, INFANTRY_RIDES
from clio.games.through_the_ages.ops.armies import tactical_strength
from clio.games.through_the_ages.ops.build import build_cost
from clio.games.through_the_ages.ops.develop import science_cost, special_of_type
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.powers import ColonizeFromHand
from clio.games.through_the_ages.ops.ratings import military_limit, strength
from clio.games.through_the_ages.rules import powers
from clio.games.through_the_ages.state import (
    ACTION, AGE_III, AGE_IV, AGGRESSION, BONUS, EVENT, LAB, NONE, PACT, SPECIAL, TECHNOLOGIES, TERRITORY, UNIT, WAR,
    WORKED, Ages, Player,
)

COLONISTS = sum(listener.bit for listener in HOOKS.abilities if isinstance(powers.power(listener), ColonizeFromHand))


# ---------------------------------------------------------------------- actions
def totals(e: Eyes, civil: int, military: int, limit: int) -> float:
    """Actions and room in the turns to come."""
    return e.ahead * (W.CIVIL_PER_TURN * civil + W.MILITARY_PER_TURN * military) + (
        W.URBAN_LIMIT * limit * min(1.0, e.ahead / 8))


def government(e: Eyes) -> float:
    p = e.p
    return totals(e, p.ca_total, p.ma_total, BOOK.limit[p.government])


def actions_left(e: Eyes) -> float:
    """What is not spent yet this turn: civil actions have a price, military ones draw cards."""
    p = e.p
    if not e.clock.pending or not e.ahead:
        return 0.0
    military = p.ma + p.free_ma
    draws = min(3, military)
    return W.CIVIL_ACTION[e.age] * (p.ca + p.free_ca) + W.DRAW[e.age] * draws + W.MILITARY_LEFT * (military - draws)


# ---------------------------------------------------------------------- leaders, wonders
def stay(e: Eyes, kind: int) -> float:
    """Turns that a leader is likely to stay."""
    until = e.clock.until[min(AGE_III, BOOK.age[kind] + 1)] if BOOK.age[kind] < AGE_III - 1 else 99.0
    return min(float(e.turns), until, W.LEADER_TURNS)


def gifts(e: Eyes, kind: int) -> tuple[float, float]:
    """Culture and science per turn of a leader or wonder, formulas included."""
    s, me = e.s, e.me
    culture, science = BOOK.makes_culture[kind], BOOK.makes_science[kind]
    if CULTURE_OF[kind]:
        culture += total(CULTURE_OF[kind], s, me)
    if SCIENCE_OF[kind]:
        science += total(SCIENCE_OF[kind], s, me)
    return culture, science


def power(e: Eyes, kind: int) -> float:
    """Strength, happiness and actions of a card."""
    more = BOOK.makes_strength[kind]
    if STRENGTH_OF[kind]:
        more += total(STRENGTH_OF[kind], e.s, e.me)
    return more * e.strength_next + BOOK.makes_happy[kind] * e.happy_next


def leader(e: Eyes) -> float:
    """What ratings do not tell of the leader, less what they promise for the time after."""
    kind = e.p.leader
    if kind == NONE:
        return 0.0
    turns = stay(e, kind)
    culture, science = gifts(e, kind)
    gone = e.turns - turns
    return EXTRA[kind] * turns - gone * (culture + science * e.mind) - (
        gone * W.MILITARY_PER_TURN * BOOK.military_actions[kind])


def leading(e: Eyes, kind: int) -> float:
    """A leader as a whole, from next turn on."""
    turns = max(0.0, min(stay(e, kind), e.turns - 0.5))
    culture, science = gifts(e, kind)
    military = W.MILITARY_PER_TURN * BOOK.military_actions[kind]
    return turns * (EXTRA[kind] + culture + science * e.mind + military) + power(e, kind)


def wonder_worth(e: Eyes, kind: int, turns: float) -> float:
    """A completed wonder, for so many productions."""
    culture, science = gifts(e, kind)
    at = int(turns)
    value = turns * (culture + EXTRA[kind]) + science * MINDS[at] + power(e, kind)
    value += turns * (W.CIVIL_PER_TURN * BOOK.civil_actions[kind] + W.MILITARY_PER_TURN * BOOK.military_actions[kind])
    value += BOOK.blue[kind] * 0.6 + 0.8 * BOOK.colonization[kind]
    if AT_ONCE[kind]:
        value += total(AT_ONCE[kind], e.s, e.me)
    return value + W.WONDER


def wonder(e: Eyes) -> float:
    """The wonder under construction, what is still to pay subtracted."""
    p = e.p
    kind = p.wonder
    if kind == NONE:
        return 0.0
    costs = BOOK.stages[kind]
    left = sum(costs[p.stages:])
    stages = len(costs) - p.stages
    rate = max(1.0, W.WONDER_RATE * e.rock_rate)
    paid_now = min(left, sum(p.blue[4:8]))
    delay = max(stages / 2.0, (left - paid_now) / rate)
    turns = e.turns - delay
    over = e.clock.until[min(AGE_III, BOOK.age[kind] + 1)] + 1.0 if BOOK.age[kind] < AGE_III - 1 else e.turns
    chance = W.WONDER_DOUBT + W.WONDER_SURE * (1.0 - left / STAGE_SUM[kind])
    if turns < 0 or delay > over:
        chance *= 0.25
    value = wonder_worth(e, kind, max(0.0, turns)) * chance
    rest = left * e.rock * W.WONDER_PAID + stages * W.CIVIL_ACTION[e.age]
    return value - rest if value > rest else 0.3 * (value - rest)


# ---------------------------------------------------------------------- civil hand
def hand(e: Eyes, ups: list[float], job: float) -> float:
    """Cards to be played, their costs subtracted; the best of each type."""
    best: dict[int, float] = {}
    value = 0.0
    improvable = max(ups) > 0
    for kind in e.p.civil:
        if kind >= ACTION:
            value += deed(e, kind, improvable)
            continue
        worth = W.IN_HAND * (candidate(e, kind, ups, job) if kind < TECHNOLOGIES else succession(e, kind))
        place = BOOK.type[kind]
        if worth > best.get(place, 0.0):
            value += worth - best.get(place, 0.0)
            best[place] = worth
    return value - W.FULL_HAND if len(e.p.civil) >= e.p.ca_total else value


def candidate(e: Eyes, kind: int, ups: list[float], job: float) -> float:
    """A technology in hand, once developed."""
    action = W.CIVIL_ACTION[e.age]
    if kind < WORKED:
        value = moves(e, kind, ups, job)
    elif kind < SPECIAL:
        return reform(e, kind)
    else:
        value = special(e, kind)
    price = study_cost(e, science_cost(e.s, e.me, kind, BOOK.science[kind])) + action
    return max(0.0, value + W.LEVEL * BOOK.age[kind] - price)


def moves(e: Eyes, kind: int, ups: list[float], job: float) -> float:
    """The moves that a technology would open, beyond those that are open already."""
    p = e.p
    turns = max(0, e.turns - 2)
    value = yields(e, kind, turns)
    cost = build_cost(e.s, e.me, kind)
    action = W.CIVIL_ACTION[e.age] if kind < UNIT else W.UNIT_ACTION
    gains: list[float] = []
    for low in range(kind - 1, max(-1, kind - 4), -1):
        if BOOK.type[low] != BOOK.type[kind]:
            break
        if p.workers[low]:
            price = max(0, cost - build_cost(e.s, e.me, low)) * e.rock + action
            gain = value - yields(e, low, turns) - price - ups[low]
            gains += [gain] * min(3, p.workers[low])
    fresh = value - cost * e.rock - action
    if not LAB <= kind < UNIT or built(p, kind) < BOOK.limit[p.government]:
        gains.append(fresh - job if p.unused > e.unhappy else 0.6 * (fresh - max(0.0, 0.5 * job)))
        if turns > W.GROWING:
            gains.append(W.GROWTH * (fresh - max(0.0, 0.5 * job)))
    gains = sorted([gain for gain in gains if gain > 0], reverse=True)
    out = 0.0
    for gain, part in zip(gains, W.NEW_TECH, strict=False):
        out += gain * part
    return out


def special(e: Eyes, kind: int) -> float:
    """A special technology, against the one of its type that it replaces."""
    turns = max(0, e.ahead - 1)
    old = special_of_type(e.p, kind)
    if old > kind:
        return 0.0
    value = special_worth(e, kind, turns)
    return value - special_worth(e, old, turns) if old != NONE else value


def special_worth(e: Eyes, kind: int, turns: int) -> float:
    actions = W.CIVIL_PER_TURN * BOOK.civil_actions[kind] + W.MILITARY_PER_TURN * BOOK.military_actions[kind]
    value = turns * (actions + EXTRA[kind]) + BOOK.makes_strength[kind] * e.strength_next
    return value + BOOK.blue[kind] * (W.BLUE_TOKEN + W.BLUE_PER_TURN * turns)


def specials(e: Eyes) -> float:
    """What special technologies and wonders in play give beyond figures, and the levels of all technologies."""
    value = 0.0
    techs = e.p.techs
    for kind in range(TECHNOLOGIES):
        if techs >> kind & 1:
            value += W.LEVEL * BOOK.age[kind]
            if kind >= SPECIAL:
                value += EXTRA[kind] * e.turns
    for kind in e.p.wonders:
        value += EXTRA[kind] * e.turns + W.WONDER
    return value


def reform(e: Eyes, kind: int) -> float:
    """A government in hand: peacefully or by a revolution, whatever costs less."""
    p = e.p
    old = p.government
    turns = max(0, e.turns - 1)
    more = BOOK.civil_actions[kind] - BOOK.civil_actions[old]
    military = BOOK.military_actions[kind] - BOOK.military_actions[old]
    value = totals(e, more, military, BOOK.limit[kind] - BOOK.limit[old])
    value += (BOOK.makes_culture[kind] - BOOK.makes_culture[old]) * turns
    value += (BOOK.makes_science[kind] - BOOK.makes_science[old]) * MINDS[turns]
    value += (BOOK.makes_happy[kind] - BOOK.makes_happy[old]) * e.happy_next
    value += (BOOK.makes_strength[kind] - BOOK.makes_strength[old]) * e.strength_next
    action = W.CIVIL_ACTION[e.age]
    peace = study_cost(e, science_cost(e.s, e.me, kind, BOOK.science[kind])) + action
    revolt = study_cost(e, science_cost(e.s, e.me, kind, BOOK.revolution[kind])) + action * p.ca_total
    return max(0.0, value + W.LEVEL * (BOOK.age[kind] - BOOK.age[old]) - min(peace, revolt))


def succession(e: Eyes, kind: int) -> float:
    """A leader in hand, against the one in play."""
    value = leading(e, kind) * W.LEADER_GROWTH
    old = e.p.leader
    if old != NONE:
        return max(0.0, value - leading(e, old))
    return max(0.0, value - W.CIVIL_ACTION[e.age])


def more(have: float, n: float, price: float, full: int) -> float:
    return points(have + n, price, full) - points(have, price, full)


def deed(e: Eyes, kind: int, improvable: bool) -> float:
    """An action card in hand."""
    d = DEEDS[kind]
    assert d is not None
    if not e.ahead and kind in e.p.fresh:
        return 0.0
    value = d.culture + 0.5 * d.units * e.rock
    if d.rock:
        value += more(resources(e.p), d.rock, e.rock, W.FULL_STOCK) if d.own_action else d.rock * e.rock
    if d.food:
        value += more(food(e.p), d.food, e.bread, W.FULL_STOCK)
    if d.science:
        value += more(e.p.science, d.science, e.mind, W.FULL_SCIENCE)
    if d.own_action:
        value -= W.CIVIL_ACTION[e.age]
    elif d.building and e.p.unused <= e.unhappy and not improvable:
        value *= W.NO_TARGET
    if d.needs_wonder and e.p.wonder == NONE:
        value *= 0.5
    return W.ACTION_CARD * max(0.0, value)


# ---------------------------------------------------------------------- military hand, events
def military_hand(e: Eyes) -> float:
    p = e.p
    if not p.hand or not e.turns:
        return 0.0
    values = sorted([military_card(e, kind) for kind in p.hand], reverse=True)
    limit = military_limit(e.s, e.me)
    value = 0.0
    for i, worth in enumerate(values):
        value += worth * W.MILITARY_HAND[min(i, 7)] * (1.0 if i < limit else 0.3)
    return value * min(1.0, 0.4 + 0.2 * e.ahead)


def military_card(e: Eyes, kind: int) -> float:
    p = e.p
    if kind < AGGRESSION:
        return max(0.2, 0.75 * tactic_gain(e, p, kind) * e.strength_next)
    if kind < BONUS:
        edge = e.strength - weakest(e)
        likely = 0.15 if edge <= 0 else min(0.6, 0.2 + 0.08 * edge)
        return SPOILS[kind] * (likely if kind < WAR else 0.6 * likely)
    if kind < PACT:
        return W.BONUS_CARD[BOOK.age[kind]]
    if kind < TERRITORY:
        return W.PACT_CARD
    if kind < EVENT:
        return W.TERRITORY_CARD * BOOK.age[kind] + (3.0 if p.live & COLONISTS else 0.0)
    return W.EVENT_CARD * max(0.0, BOOK.age[kind] + event(e, kind)) if e.age < AGE_IV or e.clock.pending else 0.0


def tactic_gain(e: Eyes, p: Player, kind: int) -> int:
    """Strength that a tactic would add to the units there are."""
    units = p.workers[UNIT:]
    rides = p.live & HOOKS.answering[INFANTRY_RIDES] != 0
    return tactical_strength(kind, units, rides) - tactical_strength(p.tactic, units, rides)


def weakest(e: Eyes) -> int:
    s = e.s
    return min([strength(s, seat) for seat in range(len(s.players)) if seat != e.me and not s.players[seat].out] or [0])


def event(e: Eyes, kind: int) -> float:
    """What an event would do, own less the others'."""
    if IMPACTS[kind]:
        s, me = e.s, e.me
        others = [total(IMPACTS[kind], s, seat) for seat in s.seats_from(me) if seat != me]
        return W.IMPACT * (total(IMPACTS[kind], s, me) - sum(others) / max(1, len(others)))
    lean = LEANS[kind]
    if lean == 1:
        return W.LEANING if e.strength > e.rival[0] else -W.LEANING
    if lean:
        best = max([q.culture for q in e.s.players])
        return W.LEANING if (e.p.culture >= best) == (lean > 0) else -W.LEANING
    return 0.0


def prepared(e: Eyes) -> float:
    """The events that I know to lie in the decks."""
    s, mine = e.s, 1 << e.me
    value = 0.0
    for cards, known in ((s.current, s.current_known), (s.future, s.future_known)):
        for i in range(len(cards)):
            if known[i] & mine and cards[i] >= EVENT:
                value += event(e, cards[i])
    return value


def rivals_of(s: Ages, me: int) -> tuple[float, float]:
    """The strength of the strongest of the others, and their mean."""
    found = [strength(s, seat) for seat in range(len(s.players)) if seat != me and not s.players[seat].out]
    return (float(max(found)), sum(found) / len(found)) if found else (0.0, 0.0)

