"""The cards of Through the Ages in English: one writer per op, condition and set of players; those of numbers
are in `numbers.py`."""

from __future__ import annotations

from clio.engine.control import Players
from clio.engine.kernel import NOTHING
from clio.games.through_the_ages.cardbook import BOOK, UNITS
from clio.games.through_the_ages.ops import build as B
from clio.games.through_the_ages.ops import develop as D
from clio.games.through_the_ages.ops import effects as E
from clio.games.through_the_ages.ops import goods as G
from clio.games.through_the_ages.ops import hands as H
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.ops import people as P
from clio.games.through_the_ages.ops import powers as W
from clio.games.through_the_ages.ops import production as Q
from clio.games.through_the_ages.state import AGE_III, CULTURE, FOOD, RESOURCES, SCIENCE
from clio.games.through_the_ages.words.en.numbers import my, some
from clio.games.through_the_ages.words.en.patterns import (
    BLUE, CARDS, CIVIL, FOR_UNITS, GOODS, KINDS, LANG, MILITARY, POPULATION, STATISTICS, YELLOW,
)
from clio.games.through_the_ages.words.language import groups, rate
from clio.games.through_the_ages.view import AGE_IDS
from clio.words.english import a


# ---------------------------------------------------------------- conditions and players
@LANG.writes(E.AmongWeakest)
def among_weakest(cond: E.AmongWeakest, form: int) -> str:
    return "it is one of the two weakest (with 2 players: the weakest)"


@LANG.writes(E.InAgeIV)
def in_age_iv(cond: E.InAgeIV, form: int) -> str:
    return "it is Age IV"


@LANG.writes(E.Everybody)
def everybody(players: Players, form: int) -> str:
    return "each civilization"


@LANG.writes(E.Top)
def top(players: E.Top, form: int) -> str:
    if players.what == N.RATED_STRENGTH:
        return ranked("strongest", players.n)
    return f"the civilization with the most {STATISTICS[players.what]}"


@LANG.writes(E.Bottom)
def bottom(players: E.Bottom, form: int) -> str:
    if players.what == N.RATED_STRENGTH:
        return ranked("weakest", players.n)
    return f"the civilization with the fewest {STATISTICS[players.what]}"


def ranked(how: str, n: int) -> str:
    if n == 1:
        return f"the {how} civilization"
    return f"each of the {'two' if n == 2 else n} {how} civilizations (with 2 players: only the {how})"


@LANG.writes(E.AllWithMost)
def all_with_most(players: E.AllWithMost, form: int) -> str:
    if players.what == N.DISCONTENT:
        return "every civilization with the most discontent workers, if there are any,"
    return f"every civilization with the highest {STATISTICS[players.what]}"


@LANG.writes(E.Rival)
def rival(players: Players, form: int) -> str:
    return "your rival"


# ---------------------------------------------------------------- goods, tokens, people
@LANG.writes(type(NOTHING))
def nothing(op: object, form: int) -> str:
    return ""


@LANG.takes("gain", G.Gain)
def gain(op: G.Gain) -> str:
    return LANG.quantity(GOODS[op.what], op.n)


@LANG.takes("lose", G.Lose)
def lose(op: G.Lose) -> str:
    return LANG.quantity(GOODS[op.what], op.n)


@LANG.takes("lose", G.LoseAll)
def lose_all(op: G.LoseAll) -> str:
    return f"all {my()} {GOODS[op.what][1]}"


def mix(n: int) -> str:
    return f"{n} {GOODS[FOOD][1]} and {GOODS[RESOURCES][1]} in all"


@LANG.takes("gain", G.GainMix)
def gain_mix(op: G.GainMix) -> str:
    return f"{mix(op.n)}, in any mix"


@LANG.takes("lose", G.LoseMix)
def lose_mix(op: G.LoseMix) -> str:
    return f"{mix(op.n)}, in any mix"


@LANG.takes("take", G.StealMix)
def steal_mix(op: G.StealMix) -> str:
    return f"up to {mix(op.n)} from your rival, in a mix of your choice"


@LANG.takes("take", G.Steal)
def steal(op: G.Steal) -> str:
    return f"up to {LANG.amount(op.what, op.n)} from your rival"


@LANG.takes("gain", P.GainPopulation)
def gain_population(op: P.GainPopulation) -> str:
    return LANG.number(POPULATION, op.n)


@LANG.takes("lose", P.LosePopulation)
def lose_population(op: P.LosePopulation) -> str:
    return LANG.quantity(POPULATION, op.n)


@LANG.takes("lose", P.LoseBlue)
def lose_blue(op: P.LoseBlue) -> str:
    return LANG.number(BLUE, op.n)


@LANG.takes("draw", H.DrawMilitary)
def draw_military(op: H.DrawMilitary) -> str:
    return LANG.number(CARDS, op.n)


@LANG.takes("discard", H.DiscardMilitary)
def discard_military(op: H.DiscardMilitary) -> str:
    return f"{LANG.number(CARDS, op.n)} of {my()} choice"


@LANG.writes(Q.ProduceFood)
def produce_food(op: Q.ProduceFood, form: int) -> str:
    return f"{LANG.verb('produce', form)} food, without consumption"


@LANG.writes(Q.ProduceResources)
def produce_resources(op: Q.ProduceResources, form: int) -> str:
    return f"{LANG.verb('produce', form)} resources, without corruption"


@LANG.writes(Q.ProduceAll)
def produce_all(op: Q.ProduceAll, form: int) -> str:
    steps = f"{LANG.verb('produce', form)} food, feeds its population and produces resources"
    return f"suffers corruption, {steps}"


# ---------------------------------------------------------------- actions
@LANG.writes(B.BuildOrUpgrade)
def build_or_upgrade(op: B.BuildOrUpgrade, form: int) -> str:
    verbs = [LANG.verb(verb, form) for verb, on in (("build", op.building), ("upgrade", op.upgrading)) if on]
    return f"{LANG.join(verbs, 'or')} {some(op.types)} for {LANG.less(RESOURCES, op.discount)} less"


@LANG.takes("build", B.BuildStage)
def build_stage(op: B.BuildStage) -> str:
    return f"a single stage of {my()} unfinished wonder for {LANG.less(RESOURCES, op.discount)} less"


@LANG.takes("increase", B.IncreasePopulation)
def increase_population(op: B.IncreasePopulation) -> str:
    price = f"for {op.discount} food less" if op.discount else "at its full food cost"
    return f"{my()} population {price}"


@LANG.takes("turn", B.BuildFree)
def build_free(op: B.BuildFree) -> str:
    return f"an unused worker into {a(f'{BOOK.name_en[op.kind]} {KINDS[BOOK.mask[op.kind]][0]}')} at no cost"


@LANG.writes(D.DevelopTech)
def develop_tech(op: D.DevelopTech, form: int) -> str:
    price = f"for {op.discount} science less" if op.discount else "at its full science cost"
    text = f"{LANG.verb('develop', form)} a technology {price}"
    return f"{text}, then {LANG.verb('gain', form)} {LANG.number(GOODS[SCIENCE], op.reward)}" if op.reward else text


@LANG.writes(D.DevelopCivilization)
def develop_civilization(op: D.DevelopCivilization, form: int) -> str:
    n = op.discount
    return (
        f"may do one of these without spending an action: increase {my()} population for {n} food less; build "
        f"{some(op.types)} for {LANG.less(RESOURCES, n)} less; or develop a technology for {n} science less"
    )


@LANG.takes("regain", D.RegainCivil)
def regain_civil(op: D.RegainCivil) -> str:
    return "1 spent civil action"


@LANG.writes(E.Purse)
def purse(op: E.Purse, form: int) -> str:
    gained = f"for this turn, {LANG.verb('gain', form)} "
    if not isinstance(op.n, int):
        return f"{gained}resources {FOR_UNITS}: {rate(op.n)} {LANG.write(op.n)}"
    more = [LANG.number(MILITARY, op.military)] if op.military else []
    if op.science:
        gained = f"{LANG.verb('gain', form)}, for this turn, "
        more.append(f"{LANG.amount(SCIENCE, op.science)} for military unit technologies")
    return gained + LANG.join([*more, f"{LANG.amount(RESOURCES, op.n)} {FOR_UNITS}"])


@LANG.writes(E.ScoreIfStrong)
def score_if_strong(op: E.ScoreIfStrong, form: int) -> str:
    gained = f"{LANG.verb('gain', form)} {LANG.amount(CULTURE, op.n)}"
    return f"{gained} if you are one of the two strongest civilizations (with 2 players: the strongest); you win ties"


@LANG.writes(E.IfUnused)
def if_unused(op: E.IfUnused, form: int) -> str:
    return f"{LANG.write(op.op, form)} if you have not chosen"


# ---------------------------------------------------------------- powers
@LANG.writes(W.ExchangeAction)
def exchange_action(op: W.ExchangeAction, form: int) -> str:
    return f"{LANG.verb('spend', form)} {LANG.number(MILITARY, 1)} in place of {LANG.number(CIVIL, 1)}"


@LANG.writes(W.UpgradeAcross)
def upgrade_across(op: W.UpgradeAcross, form: int) -> str:
    lower, upper = op.types()
    mine = LANG.join([KINDS[mask][1] for mask in groups(lower)], "or")
    return f"{LANG.verb('upgrade', form)} one of your {mine} to {some(upper)} of the same or a higher level"


@LANG.writes(W.Levy)
def levy(op: W.Levy, form: int) -> str:
    n = op.discount
    return (
        f"{LANG.verb('increase', form)} your population and {LANG.verb('build', form)} {some(UNITS)}, for {n} food and "
        f"{LANG.less(RESOURCES, n)} less in all; you must be able to do both"
    )


@LANG.writes(W.LevyUnit)
def levy_unit(op: W.LevyUnit, form: int) -> str:
    return f"{LANG.verb('build', form)} {some(UNITS)} for {LANG.less(RESOURCES, op.discount)} less"


@LANG.writes(W.ColonizeFromHand)
def colonize_from_hand(op: W.ColonizeFromHand, form: int) -> str:
    return (
        f"{LANG.verb('remove', form)} this leader from play and make a territory from your hand your colony, without "
        "auction or force"
    )


@LANG.takes("remove", D.LeaveLeader)
def leave_leader(op: D.LeaveLeader) -> str:
    return "this leader from play"


@LANG.takes("gain", P.GainYellow)
def gain_yellow(op: P.GainYellow) -> str:
    return LANG.number(YELLOW, op.n)


@LANG.writes(D.Tuck)
def tuck(op: D.Tuck, form: int) -> str:
    return "put it under one of your completed wonders, which then gives 1 more happiness,"


@LANG.writes(D.SpendAll)
def spend_all(op: D.SpendAll, form: int) -> str:
    return f"all your {(CIVIL if op.civil else MILITARY)[1]}"


@LANG.writes(W.LookAtEvent)
def look_at_event(op: W.LookAtEvent, form: int) -> str:
    return "look at the top card of the current events deck"


# ---------------------------------------------------------------- events
@LANG.takes("destroy", E.DestroyOwn)
def destroy_own(op: E.DestroyOwn) -> str:
    return f"one of {my()} farms, mines or urban buildings"


@LANG.takes("destroy", E.DestroyOthers)
def destroy_others(op: E.DestroyOthers) -> str:
    return "one urban building of each other civilization"


@LANG.takes("lose", E.LoseColony)
def lose_colony(op: E.LoseColony) -> str:
    return f"one colony of {my()} choice"


@LANG.takes("turn", E.RuinWonder)
def ruin_wonder(op: E.RuinWonder) -> str:
    return (
        f"one of {my()} completed wonders of Age A or I face down: in ruins, it loses all its effects and gives 2 "
        "culture"
    )


@LANG.takes("remove", E.Iconoclasm)
def iconoclasm(op: E.Iconoclasm) -> str:
    return f"{my()} leader from play unless it is of the current age"


@LANG.takes("spend", E.SpendCivil)
def spend_civil(op: E.SpendCivil) -> str:
    return f"{LANG.number(CIVIL, op.each)} for each of {my()} discontent workers, as far as available"


@LANG.writes(E.StealYellow)
def steal_yellow(op: E.StealYellow, form: int) -> str:
    return f"the strongest civilization takes {LANG.number(YELLOW, op.n)} from the yellow bank of the weakest"


@LANG.writes(E.Agreement)
def agreement(op: E.Agreement, form: int) -> str:
    return (
        f"may take cards from the card row worth up to {LANG.number(CIVIL, op.budget)} in all, without spending any; "
        f"if it does, it forgoes its next political action. The row is then replenished, with no card discarded"
    )


# ---------------------------------------------------------------- aggressions and wars
@LANG.writes(E.Raid)
def raid(op: E.Raid, form: int) -> str:
    text = f"{LANG.verb('destroy', form)} one urban building of your rival{bound(op.levels[0])}"
    its = "its printed cost"
    for n in op.levels[1:]:
        text += f", and another one if you wish{bound(n)}"
        its = "their printed costs"
    return f"{text}; then gain half of {its} in resources, rounded up"


def bound(n: int) -> str:
    """The levels up to n, where that is not all of them."""
    return "" if n >= AGE_III else ", of level " + LANG.join([AGE_IDS[i] for i in range(n + 1)], "or")


@LANG.takes("take", E.Annex)
def annex(op: E.Annex) -> str:
    return (
        "a colony of your choice from your rival: you get what it gives permanently, not what it gives once. Cannot be "
        "played against a rival without colonies"
    )


@LANG.takes("remove", E.Infiltrate)
def infiltrate(op: E.Infiltrate) -> str:
    return (
        f"your rival's leader or unfinished wonder from play to gain {op.per_level} culture points per level of that "
        "card. Cannot be played against a rival with neither"
    )


@LANG.writes(E.WarOverTerritory)
def war_over_territory(op: E.WarOverTerritory, form: int) -> str:
    text = f"the victor takes {LANG.number(YELLOW, op.n)} from the yellow bank of the defeated civilization"
    return f"{text}, and 1 more for every full {op.per} points of strength advantage"


@LANG.writes(E.WarOverTechnology)
def war_over_technology(op: E.WarOverTechnology, form: int) -> str:
    return (
        "the victor takes science points from the defeated civilization up to the strength advantage; in place of "
        "points, the victor may take special technologies, each counted at its printed science cost"
    )


@LANG.writes(E.WarOverCulture)
def war_over_culture(op: E.WarOverCulture, form: int) -> str:
    return f"the victor takes {GOODS[CULTURE][1]} from the defeated civilization: {op.n} plus the strength advantage"
