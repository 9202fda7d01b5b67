"""Formulas: figures that cards compute from the state (ratings, scores)."""

from __future__ import annotations

from typing import Final

from clio.engine.compat import mypyc_attr
from clio.engine.hooks import Rating
from clio.engine.kernel import Cond, Frame, Number
from clio.games.through_the_ages.cardbook import (
    BEST_MINE, BOOK, CULTURE_RATING, HOOKS, LABS_STORE, SCIENCE_RATING, SPECIALS, UNITS, URBAN,
)
from clio.games.through_the_ages.ops.goods import VALUE
from clio.games.through_the_ages.ops.ratings import (
    best_kind, buildings, consumption, culture_rating, discontent, given, happiness, happy_from, pact_sum,
    science_rating, strength, workers_in_play,
)
from clio.games.through_the_ages.state import (
    ARENA, CULTURE, FARM, LAB, LEADER, MINE, NONE, SCIENCE, TECHNOLOGIES, TEMPLE, THEATER, UNIT,
    WONDER, WORKED, Ages, Player,
)

RATING_OF: Final[tuple[int, ...]] = (SCIENCE_RATING, CULTURE_RATING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Formula(Number[Ages]):
    """A figure of one player. `types`: the buildings whose output it is part of (Hollywood, Internet)."""

    types: int = 0

    def value(self, s: Ages, f: Frame) -> int:
        return self.of(s, f.me)

    def of(self, s: Ages, me: int) -> int:
        raise NotImplementedError


class BestLevel(Formula):
    """The level of the best lab or library (TTA-CTX-05, TTA-CARD-02)."""

    def __init__(self, types: int) -> None:
        self.types = types

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        best = 0
        for kind in range(LAB, UNIT):
            if p.workers[kind] and self.types & BOOK.mask[kind]:
                best = max(best, BOOK.age[kind])
        return best


class PerBuilding(Formula):
    """n for each building or unit of these types."""

    def __init__(self, types: int, n: int = 1) -> None:
        self.types = types
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        return self.n * buildings(s.players[me], self.types)


class LevelSum(Formula):
    """The sum of the levels of the buildings or units of these types."""

    def __init__(self, types: int) -> None:
        self.types = types

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        total = 0
        for kind in range(WORKED):
            if self.types & BOOK.mask[kind]:
                total += p.workers[kind] * BOOK.age[kind]
        return total


class Pairs(Formula):
    """n for each pair of a building of the one and of the other type (Shakespeare)."""

    def __init__(self, one: int, other: int, n: int) -> None:
        self.one = one
        self.other = other
        self.n = n
        self.types = one | other

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        return self.n * min(buildings(p, self.one), buildings(p, self.other))


class BestTheater(Formula):
    """The culture of the best theater once more (Chaplin)."""

    def __init__(self, types: int) -> None:
        self.types = types

    def of(self, s: Ages, me: int) -> int:
        kind = best_kind(s.players[me], THEATER, ARENA)
        return 0 if kind == NONE else BOOK.makes_culture[kind]


class PerUnitType(Formula):
    """n for each type of military unit of which there is one (Napoleon)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        return self.n * types_with_workers(s.players[me], UNITS)


class HappySymbols(Formula):
    """The happy symbols on cards of these types (Joan of Arc, Michelangelo)."""

    def __init__(self, groups: int) -> None:
        self.groups = groups

    def of(self, s: Ages, me: int) -> int:
        return happy_from(s.players[me], self.groups)


class Colonies(Formula):
    """`each` for every colony, `first` for the first one (James Cook, Impact of Colonies)."""

    def __init__(self, each: int, first: int) -> None:
        self.each = each
        self.first = first

    def of(self, s: Ages, me: int) -> int:
        n = len(s.players[me].colonies)
        return self.first + self.each * (n - 1) if n else 0


class UrbanDiscount(Number[Ages]):
    """Construction technologies: less for urban buildings, by their level (TTA-CTX-39)."""

    def __init__(self, less: tuple[int, int, int, int]) -> None:
        self.less = less

    def value(self, s: Ages, f: Frame) -> int:
        kind = f.mem[0]
        return -self.less[BOOK.age[kind]] if URBAN & BOOK.mask[kind] else 0


class IsType(Cond[Ages]):
    """What the question is about is a card of these types; and I have one building of the types `owning`."""

    def __init__(self, types: int, owning: int = 0) -> None:
        self.types = types
        self.owning = owning

    def holds(self, s: Ages, f: Frame) -> bool:
        if not self.types & BOOK.mask[f.mem[0]]:
            return False
        return not self.owning or buildings(s.players[f.me], self.owning) > 0


class Spouse(Number[Ages]):
    """Shakespeare: 1 less for theaters with a library, for libraries with a theater."""

    def __init__(self, one: int, other: int, n: int) -> None:
        self.one = one
        self.other = other
        self.n = n

    def value(self, s: Ages, f: Frame) -> int:
        mask = BOOK.mask[f.mem[0]]
        p = s.players[f.me]
        if (mask & self.one and buildings(p, self.other)) or (mask & self.other and buildings(p, self.one)):
            return -self.n
        return 0


# ---------------------------------------------------------------------- what is produced
def food_production(p: Player) -> int:
    """What the farms would produce with blue tokens enough."""
    total = 0
    for kind in range(FARM, MINE):
        total += p.workers[kind] * VALUE[kind]
    return total


def resource_production(p: Player) -> int:
    """What the mines would produce, with what a card adds to the best one (TTA-PROD-13), without labs."""
    total = 0
    for kind in range(MINE, LAB):
        total += p.workers[kind] * VALUE[kind]
    more = given(p, BEST_MINE)
    best = best_kind(p, MINE, LAB) if more else NONE
    return total if best == NONE else total + more * VALUE[best]


def lab_production(p: Player) -> int:
    """The resources of labs that store them (TTA-ANNEX-18)."""
    total = 0
    for kind in range(LAB, TEMPLE):
        total += p.workers[kind] * BOOK.age[kind]
    return total


def urban_output(s: Ages, me: int, types: int, points: int) -> int:
    """The science or culture that buildings of these types give, leaders' effects on them too (TTA-ANNEX-23, -24)."""
    p = s.players[me]
    makes = BOOK.makes_science if points == SCIENCE else BOOK.makes_culture
    total = 0
    for kind in range(LAB, UNIT):
        if types & BOOK.mask[kind]:
            total += p.workers[kind] * makes[kind]
    for listener in HOOKS.answers[RATING_OF[points - SCIENCE]]:
        if p.live & listener.bit:
            hook = listener.hook
            assert isinstance(hook, Rating)
            number = hook.number
            if isinstance(number, Formula) and number.types & types:
                total += number.of(s, me)
    return total


def types_with_workers(p: Player, types: int) -> int:
    found = 0
    for kind in range(WORKED):
        if p.workers[kind]:
            found |= BOOK.mask[kind] & types
    return found.bit_count()


class Rated(Formula):
    """A rating or another statistic of the player, `times` over. The number says which: see WHAT_..."""

    def __init__(self, what: int, times: int = 1) -> None:
        self.what = what
        self.times = times

    def of(self, s: Ages, me: int) -> int:
        return self.times * statistic(s, me, self.what)


RATED_SCIENCE: Final = 0
RATED_CULTURE: Final = 1
RATED_STRENGTH: Final = 2
RATED_HAPPINESS: Final = 3
CULTURE_POINTS: Final = 4
DISCONTENT: Final = 5
LAB_OUTPUT: Final = 6
MINE_OUTPUT: Final = 7
TECH_LEVELS: Final = 8
SCIENCE_POINTS: Final = 9


def statistic(s: Ages, me: int, what: int) -> int:
    p = s.players[me]
    if what == RATED_SCIENCE:
        return science_rating(s, me)
    if what == RATED_CULTURE:
        return culture_rating(s, me)
    if what == RATED_STRENGTH:
        return strength(s, me)
    if what == RATED_HAPPINESS:
        return happiness(s, me)
    if what == CULTURE_POINTS:
        return p.culture
    if what == DISCONTENT:
        return discontent(s, me)
    if what == LAB_OUTPUT:
        return lab_production(p)
    if what == MINE_OUTPUT:
        return resource_production(p)
    if what == SCIENCE_POINTS:
        return p.science
    total = 0
    for kind in range(TECHNOLOGIES):
        if p.techs >> kind & 1:
            total += BOOK.age[kind]
    return total


class PartDiscontent(Formula):
    """Emigration: one worker for every n discontent ones, rounded up."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        return (discontent(s, me) + self.n - 1) // self.n


class PerStronger(Formula):
    """A figure by the number of players, for each civilization with strictly more of something (TTA-CTX-48)."""

    def __init__(self, what: int, by_players: tuple[int, int, int]) -> None:
        self.what = what
        self.by_players = by_players

    def of(self, s: Ages, me: int) -> int:
        mine = statistic(s, me, self.what)
        seats = s.seats_from(me)
        ahead = 0
        for seat in seats:
            if statistic(s, seat, self.what) > mine:
                ahead += 1
        return ahead * self.by_players[max(2, len(seats)) - 2]


# ---------------------------------------------------------------------- scores of wonders and Impact cards
class PerWorker(Formula):
    """Fast Food Chains: for each worker on farms and mines, and for each on urban buildings and units."""

    def __init__(self, rural: int, other: int) -> None:
        self.rural = rural
        self.other = other

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        total = 0
        for kind in range(WORKED):
            total += p.workers[kind] * (self.rural if kind < LAB else self.other)
        return total


class UrbanCulture(Formula):
    """Hollywood: `times` the culture of buildings of these types."""

    def __init__(self, buildings: int, times: int) -> None:
        self.buildings = buildings
        self.times = times

    def of(self, s: Ages, me: int) -> int:
        return self.times * urban_output(s, me, self.buildings, CULTURE)


class UrbanEverything(Formula):
    """Internet: culture, science and strength of all urban buildings."""

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        total = urban_output(s, me, URBAN, CULTURE) + urban_output(s, me, URBAN, SCIENCE)
        for kind in range(LAB, UNIT):
            total += p.workers[kind] * BOOK.makes_strength[kind]
        return total


class ImpactAgriculture(Formula):
    """The food of the farms, and more if it exceeds the consumption."""

    def __init__(self, surplus: int) -> None:
        self.surplus = surplus

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        made = food_production(p)
        return made + self.surplus if made > consumption(p) else made


class ImpactBalance(Formula):
    """n times the least of science, culture, food and resource production, whatever produces it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        food = food_production(p) + pact_sum(s, me, 2)
        labs = lab_production(p) if p.live & HOOKS.answering[LABS_STORE] else 0
        goods = resource_production(p) + pact_sum(s, me, 3) + labs
        return self.n * max(0, min(science_rating(s, me), culture_rating(s, me), food, goods))


class ImpactGovernment(Formula):
    """For each civil action of the total, and for each military one."""

    def __init__(self, civil: int, military: int) -> None:
        self.civil = civil
        self.military = military

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        return self.civil * p.ca_total + self.military * p.ma_total


class ImpactPopulation(Formula):
    """n for each content worker above a number."""

    def __init__(self, n: int, above: int) -> None:
        self.n = n
        self.above = above

    def of(self, s: Ages, me: int) -> int:
        return self.n * max(0, workers_in_play(s.players[me]) - discontent(s, me) - self.above)


class ImpactProgress(Formula):
    """n times the levels of government and special technologies."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        total = BOOK.age[p.government]
        for kind in range(TECHNOLOGIES):
            if p.techs >> kind & 1 and SPECIALS & BOOK.mask[kind]:
                total += BOOK.age[kind]
        return self.n * total


class ImpactTechnology(Formula):
    """n for each technology of a level."""

    def __init__(self, n: int, level: int) -> None:
        self.n = n
        self.level = level

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        n = 0
        for kind in range(TECHNOLOGIES):
            if p.techs >> kind & 1 and BOOK.age[kind] == self.level:
                n += 1
        return self.n * n


class ImpactVariety(Formula):
    """n for each type of unit and of urban building with a worker and for each special technology."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Ages, me: int) -> int:
        p = s.players[me]
        n = types_with_workers(p, UNITS | URBAN)
        for kind in range(TECHNOLOGIES):
            if p.techs >> kind & 1 and SPECIALS & BOOK.mask[kind]:
                n += 1
        return self.n * n


class ImpactWonders(Formula):
    """For each completed wonder, ruins too, by its age."""

    def __init__(self, by_age: tuple[int, int, int, int]) -> None:
        self.by_age = by_age

    def of(self, s: Ages, me: int) -> int:
        total = 0
        for kind in s.players[me].wonders:
            assert WONDER <= kind < LEADER
            total += self.by_age[BOOK.age[kind]]
        return total


class ByRank(Formula):
    """Points by rank, with 2, 3 and 4 players (TTA-CTX-52)."""

    def __init__(
        self, what: int, two: tuple[int, int], three: tuple[int, int, int], four: tuple[int, int, int, int]
    ) -> None:
        self.what = what
        self.two = two
        self.three = three
        self.four = four

    def of(self, s: Ages, me: int) -> int:
        order = ranking(s, self.what)
        at = order.index(me)
        n = len(order)
        if n <= 2:
            return self.two[at]
        return self.three[at] if n == 3 else self.four[at]


def ranking(s: Ages, what: int) -> list[int]:
    """The players still in the game from most to least; equals in clockwise order from the active player
    (TTA-EVENT-03, -04)."""
    order: list[int] = []
    values: list[int] = []
    for seat in s.seats_from(s.active):
        value = statistic(s, seat, what)
        at = 0
        while at < len(order) and values[at] >= value:
            at += 1
        order.insert(at, seat)
        values.insert(at, value)
    return order
