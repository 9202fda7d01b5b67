"""Statistics that follow from the cards and workers in play (TTA-STAT, TTA-ACTOT, TTA-BOARD). Ratings are kept in the
player until something changes: whoever moves a worker calls `touch`, whoever moves a card calls `refresh`."""

from __future__ import annotations

from typing import Final

from clio.engine.hooks import Modify
from clio.games.through_the_ages.cardbook import (
    BOOK, CULTURE_RATING, GOVERNMENTS, HAND_LIMITS, HAPPINESS, HOOKS, INFANTRY_RIDES, SCIENCE_RATING, STRENGTH_RATING,
    TYPES, WONDERS_TYPE,
)
from clio.games.through_the_ages.ops.armies import tactical_strength
from clio.games.through_the_ages.state import (
    ARENA, LAB, NONE, SPECIAL, TECHNOLOGIES, UNIT, WONDER, WORKED, Ages, Player,
)

EVERYTHING: Final = (1 << TYPES) - 1
RUIN_CULTURE: Final = 2  # TTA-WOND-03
URBAN_MASK: Final = (1 << UNIT) - (1 << LAB)
URBAN_OF: dict[int, tuple[int, ...]] = {}  # technologies in play -> the urban ones

# TTA-BOARD-03, -06, -08, -10: by tokens in the bank; a fuller bank is like the last entry
CORRUPTION: Final[tuple[int, ...]] = (6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0)
FOOD_COST: Final[tuple[int, ...]] = (99, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2)
CONSUMPTION: Final[tuple[int, ...]] = (6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0)
REQUIRED_HAPPINESS: Final[tuple[int, ...]] = (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0)
LAST_BLUE: Final = 11
LAST_YELLOW: Final = 17


def urban_kinds(p: Player) -> tuple[int, ...]:
    """The urban technologies in play."""
    mask = p.techs & URBAN_MASK
    found = URBAN_OF.get(mask)
    if found is None:
        found = tuple([kind for kind in range(LAB, UNIT) if mask >> kind & 1])
        URBAN_OF[mask] = found
    return found


def given(p: Player, question: int) -> int:
    """What cards in play add where nothing else is asked for; what is used up adds nothing. Hot code looks first
    whether any card answers: `p.live & HOOKS.answering[question]`."""
    total = 0
    for listener in HOOKS.answers[question]:
        if p.live & listener.bit and not p.spent & listener.mark:
            hook = listener.hook
            assert isinstance(hook, Modify)
            total += hook.n
    return total


def corruption(p: Player) -> int:
    return CORRUPTION[min(p.blue_bank, LAST_BLUE)]


def consumption(p: Player) -> int:
    return CONSUMPTION[min(p.yellow_bank, LAST_YELLOW)]


def food_cost(p: Player) -> int:
    """Of another worker, before the cards in play."""
    return FOOD_COST[min(p.yellow_bank, LAST_YELLOW)]


def required_happiness(yellow_bank: int) -> int:
    return REQUIRED_HAPPINESS[min(yellow_bank, LAST_YELLOW)]


def discontent(s: Ages, me: int) -> int:
    """TTA-WORK-07, -08."""
    p = s.players[me]
    return max(0, required_happiness(p.yellow_bank) - happiness(s, me))


def touch(p: Player) -> None:
    p.science_rate = -1
    p.culture_rate = -1
    p.strength = -1
    p.happiness = -1


def touch_all(s: Ages) -> None:
    for p in s.players:
        touch(p)


def ruined(p: Player, wonder: int) -> bool:
    return bool(p.ruins >> (wonder - WONDER) & 1)


def refresh(s: Ages, me: int, spent_civil: bool = False, spent_military: bool = False) -> None:
    """A card entered or left play: totals, tokens of actions, listeners (TTA-ACTOT-06 to -09). New actions are
    available at once, unless they are the currency of the revolution that gave them."""
    p = s.players[me]
    civil = BOOK.civil_actions[p.government]
    military = BOOK.military_actions[p.government]
    live = HOOKS.bit(p.government)
    for kind in range(SPECIAL, TECHNOLOGIES):
        if p.techs >> kind & 1:
            civil += BOOK.civil_actions[kind]
            military += BOOK.military_actions[kind]
            live |= HOOKS.bit(kind)
    for kind in p.wonders:
        if not ruined(p, kind):
            civil += BOOK.civil_actions[kind]
            military += BOOK.military_actions[kind]
            live |= HOOKS.bit(kind)
    if p.leader != NONE:
        civil += BOOK.civil_actions[p.leader]
        military += BOOK.military_actions[p.leader]
        live |= HOOKS.bit(p.leader)
    for q in s.players:
        if q.pact != NONE and (q is p or q.partner == me):
            military += BOOK.military_actions[q.pact]
    p.live = live
    p.ca = settled(p.ca, p.ca_total, civil, spent_civil)
    p.ma = settled(p.ma, p.ma_total, military, spent_military)
    p.ca_total = civil
    p.ma_total = military
    touch_all(s)  # a partner may count my wonders


def settled(available: int, old: int, new: int, spent: bool) -> int:
    """Available actions after a change of the total: losses take the spent ones first."""
    if new <= old:
        return min(available, new)
    return available if spent else available + new - old


def side(q: Player, owner: bool) -> tuple[int, int, int, int]:
    """What the pact of q gives its owner, or its partner: culture, strength, food, resources (TTA-STAT-12)."""
    return BOOK.side_a[q.pact] if q.side_a == owner else BOOK.side_b[q.pact]


def pact_sum(s: Ages, me: int, what: int) -> int:
    """What my pacts give of one thing (place in `side`)."""
    total = 0
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE:
            if seat == me:
                total += side(q, True)[what]
            elif q.partner == me:
                total += side(q, False)[what]
    return total


def happy_from(p: Player, types: int) -> int:
    """The happy symbols on my cards of these types, with those that a card adds to all others (TTA-ANNEX-22) and that
    of a leader under a wonder (TTA-ANNEX-01)."""
    happy = BOOK.makes_happy
    extra = given(p, HAPPINESS) if p.live & HOOKS.answering[HAPPINESS] else 0
    total = 0
    workers = p.workers
    for kind in urban_kinds(p):
        if happy[kind] > 0 and types & BOOK.mask[kind]:
            total += workers[kind] * (happy[kind] + extra)
    if types & GOVERNMENTS and happy[p.government] > 0:
        total += happy[p.government] + extra
    if types & WONDERS_TYPE:
        for kind in p.wonders:
            n = 0 if ruined(p, kind) else max(0, happy[kind])
            if kind == p.homer:
                n += 1
            if n:
                total += n if extra and HOOKS.bit(kind) & HOOKS.answering[HAPPINESS] else n + extra
    if types == EVERYTHING:
        if p.leader != NONE and happy[p.leader] > 0:
            total += happy[p.leader] + extra
        for kind in p.colonies:
            if happy[kind] > 0:
                total += happy[kind] + extra
    return total


def happiness(s: Ages, me: int) -> int:
    """TTA-STAT-10: at least 0, at most 8."""
    p = s.players[me]
    if p.happiness < 0:
        total = happy_from(p, EVERYTHING) + min(0, BOOK.makes_happy[p.government])
        for kind in p.wonders:
            if not ruined(p, kind):
                total += min(0, BOOK.makes_happy[kind])
        p.happiness = max(0, min(8, total))
    return p.happiness


def symbols(p: Player, makes: list[int], ruin: int) -> int:
    """Symbols of one kind on buildings (per worker) and on cards without workers; what a ruined wonder gives instead
    (TTA-STAT-02, -03)."""
    total = makes[p.government]
    workers = p.workers
    for kind in urban_kinds(p):
        total += workers[kind] * makes[kind]
    for kind in p.wonders:
        total += ruin if ruined(p, kind) else makes[kind]
    if p.leader != NONE:
        total += makes[p.leader]
    for kind in p.colonies:
        total += makes[kind]
    return total


def rated(s: Ages, me: int, question: int, total: int) -> int:
    """A rating with what cards in play add, at least 0."""
    live = s.players[me].live
    if live & HOOKS.answering[question]:
        total = HOOKS.ask(s, me, question, live, 0, total)
    return max(0, total)


def science_rating(s: Ages, me: int) -> int:
    """TTA-STAT-06."""
    p = s.players[me]
    if p.science_rate < 0:
        p.science_rate = rated(s, me, SCIENCE_RATING, symbols(p, BOOK.makes_science, 0))
    return p.science_rate


def culture_rating(s: Ages, me: int) -> int:
    """TTA-STAT-07."""
    p = s.players[me]
    if p.culture_rate < 0:
        total = symbols(p, BOOK.makes_culture, RUIN_CULTURE)
        if s.config.seats > 2:
            total += pact_sum(s, me, 0) + tourism(s, me)
        p.culture_rate = rated(s, me, CULTURE_RATING, total)
    return p.culture_rate


def tourism(s: Ages, me: int) -> int:
    """TTA-CTX-47: culture for each completed wonder of the partner."""
    total = 0
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE and BOOK.tourism[q.pact]:
            if seat == me:
                total += BOOK.tourism[q.pact] * len(s.players[q.partner].wonders)
            elif q.partner == me:
                total += BOOK.tourism[q.pact] * len(q.wonders)
    return total


def strength(s: Ages, me: int) -> int:
    """TTA-STAT-09."""
    p = s.players[me]
    if p.strength < 0:
        p.strength = max(0, own_strength(s, me) + pact_sum(s, me, 1))
    return p.strength


def own_strength(s: Ages, me: int) -> int:
    """All but what pacts give."""
    p = s.players[me]
    makes = BOOK.makes_strength
    workers = p.workers
    total = makes[p.government]
    for kind in range(ARENA, WORKED):
        n = workers[kind]
        if n:
            total += n * makes[kind]
    for kind in range(SPECIAL, TECHNOLOGIES):
        if p.techs >> kind & 1:
            total += makes[kind]
    for kind in p.wonders:
        if not ruined(p, kind):
            total += makes[kind]
    if p.leader != NONE:
        total += makes[p.leader]
    for kind in p.colonies:
        total += makes[kind]
    if p.tactic != NONE:
        total += tactical_strength(p.tactic, workers[UNIT:], p.live & HOOKS.answering[INFANTRY_RIDES] != 0)
    return HOOKS.ask(s, me, STRENGTH_RATING, p.live, 0, total)


def colonization(p: Player) -> int:
    """TTA-CMOD-01."""
    total = 0
    for kind in range(SPECIAL, TECHNOLOGIES):
        if p.techs >> kind & 1:
            total += BOOK.colonization[kind]
    for kind in p.wonders:
        if not ruined(p, kind):
            total += BOOK.colonization[kind]
    return total


def civil_limit(s: Ages, me: int) -> int:
    """TTA-CARD-05, TTA-CARD-18."""
    p = s.players[me]
    limit = p.ca_total
    return HOOKS.ask(s, me, HAND_LIMITS, p.live, 0, limit) if p.live & HOOKS.answering[HAND_LIMITS] else limit


def military_limit(s: Ages, me: int) -> int:
    """TTA-CARD-08."""
    p = s.players[me]
    limit = p.ma_total
    return HOOKS.ask(s, me, HAND_LIMITS, p.live, 0, limit) if p.live & HOOKS.answering[HAND_LIMITS] else limit


def buildings(p: Player, types: int) -> int:
    """Workers on technologies of these types (TTA-STAT-13)."""
    total = 0
    for kind in range(WORKED):
        n = p.workers[kind]
        if n and types & BOOK.mask[kind]:
            total += n
    return total


def workers_in_play(p: Player) -> int:
    """Every worker, unused ones too (TTA-WORK-01)."""
    return sum(p.workers) + p.unused


def best_kind(p: Player, first: int, last: int) -> int:
    """The technology of the highest level with a worker among first .. last - 1, or NONE (TTA-CARD-02)."""
    for kind in range(last - 1, first - 1, -1):
        if p.workers[kind]:
            return kind
    return NONE
