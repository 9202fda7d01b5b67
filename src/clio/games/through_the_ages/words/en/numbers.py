"""The numbers on cards of Through the Ages in English: what is counted, and small words for the other writers."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import BUILD_COST, T_LEADER
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.state import RESOURCES
from clio.games.through_the_ages.words.en.patterns import KINDS, LANG, STATISTICS
from clio.games.through_the_ages.words.language import THEIRS, groups
from clio.games.through_the_ages.view import AGE_IDS
from clio.words.english import a


# ---------------------------------------------------------------- small words
def my() -> str:
    return LANG.mine("")


def have() -> str:
    return "it has" if LANG.about == THEIRS else "you have"


def some(types: int) -> str:
    """ "a farm or a mine"."""
    return LANG.join([a(KINDS[mask][0]) for mask in groups(types)], "or")


def many(types: int) -> str:
    """ "temples and government"."""
    return LANG.join([KINDS[mask][1] for mask in groups(types)])


def level(n: int) -> str:
    return f"level {AGE_IDS[n]}"


def twice(n: int) -> str:
    return "twice" if n == 2 else f"{n} times"


# ---------------------------------------------------------------- numbers
@LANG.writes(N.BestLevel)
def best_level(number: N.BestLevel, form: int) -> str:
    return f"the level of {my()} best {LANG.join([KINDS[mask][0] for mask in groups(number.types)], 'or')}"


@LANG.writes(N.PerBuilding)
def per_building(number: N.PerBuilding, form: int) -> str:
    return "for " + LANG.join([f"each {KINDS[mask][0]}" for mask in groups(number.types)])


@LANG.writes(N.LevelSum)
def level_sum(number: N.LevelSum, form: int) -> str:
    return f"the total of the levels of {my()} {many(number.types)}"


@LANG.writes(N.Pairs)
def pairs(number: N.Pairs, form: int) -> str:
    return f"for each pair of {some(number.one)} and {some(number.other)}"


@LANG.writes(N.BestTheater)
def best_theater(number: N.BestTheater, form: int) -> str:
    return f"that of {my()} best {KINDS[number.types][0]}"


@LANG.writes(N.PerUnitType)
def per_unit_type(number: N.PerUnitType, form: int) -> str:
    return f"for each type of military unit {have()}"


@LANG.writes(N.HappySymbols)
def happy_symbols(number: N.HappySymbols, form: int) -> str:
    return f"for each happy symbol of {my()} {many(number.groups)}"


@LANG.writes(N.Colonies)
def colonies(number: N.Colonies, form: int) -> str:
    if number.first == number.each:
        return f"for each of {my()} colonies"
    return f"for {my()} first colony and {number.each} for each further one"


@LANG.writes(N.UrbanDiscount)
def urban_discount(number: N.UrbanDiscount, form: int) -> str:
    levels: dict[int, list[str]] = {}
    for age, n in enumerate(number.less):
        if n:
            levels.setdefault(n, []).append(AGE_IDS[age])
    if len(levels) == 1:
        (n, ages), = levels.items()
        return f"{my()} urban buildings of levels {LANG.join(ages)} cost {LANG.less(RESOURCES, n)} less"
    said = [f"{n} less for level{'s' * (len(ages) > 1)} {LANG.join(ages)}" for n, ages in levels.items()]
    return f"{my()} urban buildings cost fewer resources: {LANG.join(said)}"


@LANG.writes(N.IsType)
def is_type(cond: N.IsType, form: int) -> str:
    """ "a leader" is taken, "theater" technologies are developed."""
    return some(cond.types) if cond.types == 1 << T_LEADER else KINDS[cond.types][0]


@LANG.writes(N.Spouse)
def spouse(number: N.Spouse, form: int) -> str:
    one, other = KINDS[number.one], KINDS[number.other]
    if LANG.question == BUILD_COST:
        what = f"{other[1]} cost you {LANG.less(RESOURCES, number.n)} less"
        return f"with {a(one[0])}, {what}; with {a(other[0])}, so do {one[1]}"
    what = f"{other[0]} technologies cost you {number.n} science less"
    return f"with {a(one[0])}, {what}; with {a(other[0])}, so do {one[0]} technologies"


@LANG.writes(N.Rated)
def rated(number: N.Rated, form: int) -> str:
    if number.what == N.DISCONTENT:
        return f"for each of {my()} discontent workers"
    if number.what == N.LAB_OUTPUT:
        return f"the resources {my()} labs would produce"
    if number.what == N.MINE_OUTPUT:
        return f"the resources {my()} mines would produce"
    if number.what == N.TECH_LEVELS:
        return f"the total of the levels of {my()} technologies in play"
    stat = f"{my()} {STATISTICS[number.what]}"
    return f"for each point of {stat}" if number.times > 1 else stat


@LANG.writes(N.PartDiscontent)
def part_discontent(number: N.PartDiscontent, form: int) -> str:
    return f"for every {number.n} discontent workers, rounded up"


@LANG.writes(N.PerStronger)
def per_stronger(number: N.PerStronger, form: int) -> str:
    who = "civilization stronger than yours"
    if number.what != N.RATED_STRENGTH:
        who = f"civilization with more {STATISTICS[number.what]} than yours"
    return f"(with 2/3/4 players) for each {who}"


@LANG.writes(N.PerWorker)
def per_worker(number: N.PerWorker, form: int) -> str:
    return f"for each worker on {my()} farms and mines and {number.other} for each one on urban buildings and units"


@LANG.writes(N.UrbanCulture)
def urban_culture(number: N.UrbanCulture, form: int) -> str:
    return f"{twice(number.times)} the culture that {my()} {many(number.buildings)} give"


@LANG.writes(N.UrbanEverything)
def urban_everything(number: N.UrbanEverything, form: int) -> str:
    return f"all the culture, science and strength that {my()} urban buildings give"


@LANG.writes(N.ImpactAgriculture)
def impact_agriculture(number: N.ImpactAgriculture, form: int) -> str:
    return f"the food {my()} farms would produce, and {number.surplus} more if that exceeds {my()} consumption"


@LANG.writes(N.ImpactBalance)
def impact_balance(number: N.ImpactBalance, form: int) -> str:
    four = "science rating, culture rating, food production and resource production"
    return f"{twice(number.n)} the lowest of {my()} {four}"


@LANG.writes(N.ImpactGovernment)
def impact_government(number: N.ImpactGovernment, form: int) -> str:
    return f"for each civil action and {number.military} for each military action of {my()} totals"


@LANG.writes(N.ImpactPopulation)
def impact_population(number: N.ImpactPopulation, form: int) -> str:
    return f"for each content worker beyond {my()} first {number.above}"


@LANG.writes(N.ImpactProgress)
def impact_progress(number: N.ImpactProgress, form: int) -> str:
    return f"{twice(number.n)} the total of the levels of {my()} government and special technologies"


@LANG.writes(N.ImpactTechnology)
def impact_technology(number: N.ImpactTechnology, form: int) -> str:
    return f"for each of {my()} technologies of {level(number.level)}"


@LANG.writes(N.ImpactVariety)
def impact_variety(number: N.ImpactVariety, form: int) -> str:
    return f"for each type of military unit and of urban building {have()} and for each of {my()} special technologies"


@LANG.writes(N.ImpactWonders)
def impact_wonders(number: N.ImpactWonders, form: int) -> str:
    values = LANG.join([f"{n} for Age {AGE_IDS[age]}" for age, n in enumerate(number.by_age)])
    return f"for each of {my()} completed wonders, ruins included: {values}"


@LANG.writes(N.ByRank)
def by_rank(number: N.ByRank, form: int) -> str:
    ranks = [f"{LANG.join([str(n) for n in row])} with {len(row)}" for row in (number.two, number.three, number.four)]
    ranks[0] += " players"
    return f"by rank in {STATISTICS[number.what]}: {'; '.join(ranks)}"
