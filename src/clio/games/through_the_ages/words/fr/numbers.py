"""The numbers on cards of Through the Ages in French: what is counted, and small words for the other writers."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import BUILD_COST, T_LEADER
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.state import RESOURCES
from clio.games.through_the_ages.words.fr.patterns import FEMININE, KINDS, LANG, STATISTICS
from clio.games.through_the_ages.words.language import THEIRS, groups
from clio.games.through_the_ages.view import AGE_IDS


# ---------------------------------------------------------------- small words
def my(key: str) -> str:
    """ "votre" ou "son" selon le genre et le nombre : m, f, p."""
    return LANG.mine(key)


def that_have() -> str:
    return "qu'elle a" if LANG.about == THEIRS else "que vous avez"


def a(mask: int) -> str:
    return f"{'une' if mask in FEMININE else 'un'} {KINDS[mask][0]}"


def some(types: int) -> str:
    """ "une ferme ou une mine"."""
    return LANG.join([a(mask) for mask in groups(types)], "or")


def owned(types: int, before: str = "") -> str:
    """ "de vos temples et de votre gouvernement"; there is only one government."""
    said = []
    for mask in groups(types):
        single = KINDS[mask][0] == "gouvernement"
        said.append(f"{before}{my('m' if single else 'p')} {KINDS[mask][not single]}")
    return LANG.join(said)


def best(mask: int) -> str:
    return f"{my('f')} meilleure {KINDS[mask][0]}" if mask in FEMININE else f"{my('m')} meilleur {KINDS[mask][0]}"


def times(n: int) -> str:
    return "le double" if n == 2 else "le triple" if n == 3 else f"{n} fois le total"


# ---------------------------------------------------------------- numbers
@LANG.writes(N.BestLevel)
def best_level(number: N.BestLevel, form: int) -> str:
    return f"le niveau {LANG.join([f'de {best(mask)}' for mask in groups(number.types)], 'or')}"


@LANG.writes(N.PerBuilding)
def per_building(number: N.PerBuilding, form: int) -> str:
    return LANG.join([f"par {KINDS[mask][0]}" for mask in groups(number.types)])


@LANG.writes(N.LevelSum)
def level_sum(number: N.LevelSum, form: int) -> str:
    return f"la somme des niveaux {owned(number.types, 'de ')}"


@LANG.writes(N.Pairs)
def pairs(number: N.Pairs, form: int) -> str:
    return f"par paire formée d'{some(number.one)} et d'{some(number.other)}"


@LANG.writes(N.BestTheater)
def best_theater(number: N.BestTheater, form: int) -> str:
    return f"celle de {best(number.types)}"


@LANG.writes(N.PerUnitType)
def per_unit_type(number: N.PerUnitType, form: int) -> str:
    return f"par type d'unité militaire {that_have()}"


@LANG.writes(N.HappySymbols)
def happy_symbols(number: N.HappySymbols, form: int) -> str:
    return f"par symbole de bonheur {owned(number.groups, 'de ')}"


@LANG.writes(N.Colonies)
def colonies(number: N.Colonies, form: int) -> str:
    if number.first == number.each:
        return "par colonie"
    return f"pour {my('f')} première colonie et {number.each} pour chacune des suivantes"


@LANG.writes(N.UrbanDiscount)
def urban_discount(number: N.UrbanDiscount, form: int) -> str:
    levels: dict[int, list[str]] = {}
    for age, n in enumerate(number.less):
        if n:
            levels.setdefault(n, []).append(AGE_IDS[age])
    if len(levels) == 1:
        (n, ages), = levels.items()
        which = f"bâtiments urbains de niveau {LANG.join(ages, 'or')}"
        return f"{my('p')} {which} coûtent {LANG.less(RESOURCES, n)} de moins"
    where = {n: f"{'aux niveaux' if ages[1:] else 'au niveau'} {LANG.join(ages)}" for n, ages in levels.items()}
    said = ", ".join(f"{n} de moins {levels_of}" for n, levels_of in where.items())
    return f"{my('p')} bâtiments urbains coûtent moins de ressources : {said}"


@LANG.writes(N.IsType)
def is_type(cond: N.IsType, form: int) -> str:
    """ "un leader" that is taken, technologies "de spectacle" that are developed."""
    return some(cond.types) if cond.types == 1 << T_LEADER else KINDS[cond.types][0]


@LANG.writes(N.Spouse)
def spouse(number: N.Spouse, form: int) -> str:
    one, other = KINDS[number.one], KINDS[number.other]
    if LANG.question == BUILD_COST:
        what = f"les {other[1]} vous coûtent {LANG.less(RESOURCES, number.n)} de moins"
        return f"avec {a(number.one)}, {what} ; avec {a(number.other)}, les {one[1]} aussi"
    what = f"les technologies de {other[0]} vous coûtent {number.n} science de moins"
    return f"avec {a(number.one)}, {what} ; avec {a(number.other)}, les technologies de {one[0]} aussi"


@LANG.writes(N.Rated)
def rated(number: N.Rated, form: int) -> str:
    if number.what == N.DISCONTENT:
        return "par ouvrier mécontent"
    if number.what == N.LAB_OUTPUT:
        return f"les ressources que produiraient {my('p')} laboratoires"
    if number.what == N.MINE_OUTPUT:
        return f"les ressources que produiraient {my('p')} mines"
    if number.what == N.TECH_LEVELS:
        return f"la somme des niveaux de {my('p')} technologies en jeu"
    stat = f"{my('p' if STATISTICS[number.what].startswith('points') else 'm')} {STATISTICS[number.what]}"
    return f"par point de {stat}" if number.times > 1 else stat


@LANG.writes(N.PartDiscontent)
def part_discontent(number: N.PartDiscontent, form: int) -> str:
    return f"par groupe de {number.n} ouvriers mécontents, même incomplet"


@LANG.writes(N.PerStronger)
def per_stronger(number: N.PerStronger, form: int) -> str:
    who = "civilisation plus forte que la vôtre"
    if number.what != N.RATED_STRENGTH:
        who = f"civilisation qui a plus de {STATISTICS[number.what]} que la vôtre"
    return f"(à 2/3/4 joueurs) par {who}"


@LANG.writes(N.PerWorker)
def per_worker(number: N.PerWorker, form: int) -> str:
    return (
        f"par ouvrier sur {my('p')} fermes et {my('p')} mines et {number.other} par ouvrier sur {my('p')} bâtiments "
        f"urbains et {my('p')} unités militaires"
    )


@LANG.writes(N.UrbanCulture)
def urban_culture(number: N.UrbanCulture, form: int) -> str:
    return f"{times(number.times)} de la culture que donnent {owned(number.buildings)}"


@LANG.writes(N.UrbanEverything)
def urban_everything(number: N.UrbanEverything, form: int) -> str:
    return f"tout ce que {my('p')} bâtiments urbains donnent en culture, en science et en force"


@LANG.writes(N.ImpactAgriculture)
def impact_agriculture(number: N.ImpactAgriculture, form: int) -> str:
    return (
        f"la nourriture que produiraient {my('p')} fermes, et {number.surplus} de plus si elle dépasse {my('f')} "
        "consommation"
    )


@LANG.writes(N.ImpactBalance)
def impact_balance(number: N.ImpactBalance, form: int) -> str:
    return (
        f"{times(number.n)} du plus petit de ces nombres : {my('m')} niveau de science, {my('m')} niveau de culture, "
        f"{my('f')} production de nourriture, {my('f')} production de ressources"
    )


@LANG.writes(N.ImpactGovernment)
def impact_government(number: N.ImpactGovernment, form: int) -> str:
    return f"par action civile et {number.military} par action militaire de {my('p')} totaux"


@LANG.writes(N.ImpactPopulation)
def impact_population(number: N.ImpactPopulation, form: int) -> str:
    return f"par ouvrier satisfait au-delà de {number.above}"


@LANG.writes(N.ImpactProgress)
def impact_progress(number: N.ImpactProgress, form: int) -> str:
    whose = f"de {my('m')} gouvernement et de {my('p')} technologies spéciales"
    return f"{times(number.n)} de la somme des niveaux {whose}"


@LANG.writes(N.ImpactTechnology)
def impact_technology(number: N.ImpactTechnology, form: int) -> str:
    return f"par technologie de niveau {AGE_IDS[number.level]}"


@LANG.writes(N.ImpactVariety)
def impact_variety(number: N.ImpactVariety, form: int) -> str:
    types = f"par type d'unité militaire et de bâtiment urbain {that_have()}"
    return f"{types} et par technologie spéciale"


@LANG.writes(N.ImpactWonders)
def impact_wonders(number: N.ImpactWonders, form: int) -> str:
    values = LANG.join([f"{n} pour l'Âge {AGE_IDS[age]}" for age, n in enumerate(number.by_age)])
    return f"pour chacune de {my('p')} merveilles achevées, ruines comprises : {values}"


@LANG.writes(N.ByRank)
def by_rank(number: N.ByRank, form: int) -> str:
    ranks = [f"{LANG.join([str(n) for n in row])} à {len(row)}" for row in (number.two, number.three, number.four)]
    ranks[0] += " joueurs"
    return f"selon {my('m')} rang en {STATISTICS[number.what].removeprefix('niveau de ')} : {' ; '.join(ranks)}"
