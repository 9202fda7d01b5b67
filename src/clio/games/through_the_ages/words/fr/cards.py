"""The cards of Through the Ages in French: one writer per op, condition and set of players; those of numbers
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
from clio.games.through_the_ages.words.fr.numbers import my, some
from clio.games.through_the_ages.words.fr.patterns import (
    BLUE, CARDS, CIVIL, FOR_UNITS, GOODS, KINDS, LANG, MILITARY, POPULATION, STATISTICS, YELLOW,
)
from clio.games.through_the_ages.words.language import groups, rate
from clio.games.through_the_ages.view import AGE_IDS


# ---------------------------------------------------------------- conditions and players
@LANG.writes(E.AmongWeakest)
def among_weakest(cond: E.AmongWeakest, form: int) -> str:
    return "elle est l'une des deux plus faibles (à 2 joueurs : la plus faible)"


@LANG.writes(E.InAgeIV)
def in_age_iv(cond: E.InAgeIV, form: int) -> str:
    return "l'on est à l'Âge IV"


@LANG.writes(E.Everybody)
def everybody(players: Players, form: int) -> str:
    return "chaque civilisation"


@LANG.writes(E.Top)
def top(players: E.Top, form: int) -> str:
    if players.what == N.RATED_STRENGTH:
        return ranked("la plus forte", "les plus fortes", players.n)
    return f"la civilisation qui a le plus de {STATISTICS[players.what]}"


@LANG.writes(E.Bottom)
def bottom(players: E.Bottom, form: int) -> str:
    if players.what == N.RATED_STRENGTH:
        return ranked("la plus faible", "les plus faibles", players.n)
    return f"la civilisation qui a le moins de {STATISTICS[players.what]}"


def ranked(one: str, several: str, n: int) -> str:
    if n == 1:
        return f"la civilisation {one}"
    return f"chacune des {'deux' if n == 2 else n} civilisations {several} (à 2 joueurs : seulement {one})"


@LANG.writes(E.AllWithMost)
def all_with_most(players: E.AllWithMost, form: int) -> str:
    if players.what == N.DISCONTENT:
        return "toute civilisation qui a le plus d'ouvriers mécontents, s'il y en a,"
    return f"toute civilisation qui a le plus haut {STATISTICS[players.what]}"


@LANG.writes(E.Rival)
def rival(players: Players, form: int) -> str:
    return "votre rival"


# ---------------------------------------------------------------- goods, tokens, people
ALL = ("toute {f} nourriture", "toutes {p} ressources", "tous {p} points de science", "tous {p} points de culture")


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
    return ALL[op.what].format(f=my("f"), p=my("p"))


def mix(n: int) -> str:
    return f"{n} {GOODS[FOOD][1]} et {GOODS[RESOURCES][1]} en tout"


@LANG.takes("gain", G.GainMix)
def gain_mix(op: G.GainMix) -> str:
    return f"{mix(op.n)}, réparties à {my('m')} gré"


@LANG.takes("lose", G.LoseMix)
def lose_mix(op: G.LoseMix) -> str:
    return f"{mix(op.n)}, réparties à {my('m')} gré"


@LANG.takes("take", G.StealMix)
def steal_mix(op: G.StealMix) -> str:
    return f"à votre rival jusqu'à {mix(op.n)}, réparties à votre gré"


@LANG.takes("take", G.Steal)
def steal(op: G.Steal) -> str:
    return f"jusqu'à {LANG.amount(op.what, op.n)} à votre rival"


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
    return f"{LANG.number(CARDS, op.n)} de {my('m')} choix"


@LANG.writes(Q.ProduceFood)
def produce_food(op: Q.ProduceFood, form: int) -> str:
    return f"{LANG.verb('produce', form)} de la nourriture, sans consommation"


@LANG.writes(Q.ProduceResources)
def produce_resources(op: Q.ProduceResources, form: int) -> str:
    return f"{LANG.verb('produce', form)} des ressources, sans corruption"


@LANG.writes(Q.ProduceAll)
def produce_all(op: Q.ProduceAll, form: int) -> str:
    return "subit la corruption, produit de la nourriture, nourrit sa population et produit des ressources"


# ---------------------------------------------------------------- actions
@LANG.writes(B.BuildOrUpgrade)
def build_or_upgrade(op: B.BuildOrUpgrade, form: int) -> str:
    verbs = [LANG.verb(verb, form) for verb, on in (("build", op.building), ("upgrade", op.upgrading)) if on]
    return f"{LANG.join(verbs, 'or')} {some(op.types)} pour {LANG.less(RESOURCES, op.discount)} de moins"


@LANG.takes("build", B.BuildStage)
def build_stage(op: B.BuildStage) -> str:
    price = f"pour {LANG.less(RESOURCES, op.discount)} de moins"
    return f"une seule étape de {my('f')} merveille inachevée {price}"


@LANG.takes("increase", B.IncreasePopulation)
def increase_population(op: B.IncreasePopulation) -> str:
    price = f"pour {op.discount} nourriture de moins" if op.discount else "à son plein coût en nourriture"
    return f"{my('f')} population {price}"


@LANG.takes("transform", B.BuildFree)
def build_free(op: B.BuildFree) -> str:
    return f"un ouvrier inutilisé en {KINDS[BOOK.mask[op.kind]][0]} ({BOOK.name_fr[op.kind]}) sans aucun coût"


@LANG.writes(D.DevelopTech)
def develop_tech(op: D.DevelopTech, form: int) -> str:
    price = f"pour {op.discount} science de moins" if op.discount else "à son plein coût en science"
    text = f"{LANG.verb('develop', form)} une technologie {price}"
    return f"{text}, puis {LANG.verb('gain', form)} {LANG.amount(SCIENCE, op.reward)}" if op.reward else text


@LANG.writes(D.DevelopCivilization)
def develop_civilization(op: D.DevelopCivilization, form: int) -> str:
    n = op.discount
    return (
        f"peut, sans dépenser d'action, au choix : accroître {my('f')} population pour {n} nourriture de moins ; "
        f"construire {some(op.types)} pour {LANG.less(RESOURCES, n)} de moins ; ou développer une technologie pour "
        f"{n} science de moins"
    )


@LANG.takes("regain", D.RegainCivil)
def regain_civil(op: D.RegainCivil) -> str:
    return "1 action civile dépensée"


@LANG.writes(E.Purse)
def purse(op: E.Purse, form: int) -> str:
    gained = f"pour ce tour, {LANG.verb('gain', form)} "
    if not isinstance(op.n, int):
        return f"{gained}des ressources {FOR_UNITS} : {rate(op.n)} {LANG.write(op.n)}"
    more = [LANG.number(MILITARY, op.military)] if op.military else []
    if op.science:
        gained = f"{LANG.verb('gain', form)}, pour ce tour, "
        more.append(f"{LANG.amount(SCIENCE, op.science)} pour des technologies d'unité militaire")
    return gained + LANG.join([*more, f"{LANG.amount(RESOURCES, op.n)} {FOR_UNITS}"])


@LANG.writes(E.ScoreIfStrong)
def score_if_strong(op: E.ScoreIfStrong, form: int) -> str:
    gained = f"{LANG.verb('gain', form)} {LANG.amount(CULTURE, op.n)}"
    return (
        f"{gained} si vous êtes l'une des deux civilisations les plus fortes (à 2 joueurs : la plus forte) ; vous "
        "l'emportez en cas d'égalité"
    )


@LANG.writes(E.IfUnused)
def if_unused(op: E.IfUnused, form: int) -> str:
    return f"{LANG.write(op.op, form)} si vous n'avez pas choisi"


# ---------------------------------------------------------------- powers
@LANG.writes(W.ExchangeAction)
def exchange_action(op: W.ExchangeAction, form: int) -> str:
    return f"{LANG.verb('spend', form)} {LANG.number(MILITARY, 1)} à la place de {LANG.number(CIVIL, 1)}"


@LANG.writes(W.UpgradeAcross)
def upgrade_across(op: W.UpgradeAcross, form: int) -> str:
    lower, upper = op.types()
    mine = LANG.join([KINDS[mask][1] for mask in groups(lower)], "or")
    return f"{LANG.verb('upgrade', form)} l'un de vos {mine} en {some(upper)} de même niveau ou de niveau supérieur"


@LANG.writes(W.Levy)
def levy(op: W.Levy, form: int) -> str:
    n = op.discount
    return (
        f"{LANG.verb('increase', form)} votre population et {LANG.verb('build', form)} {some(UNITS)}, pour "
        f"{LANG.less(FOOD, n)} et {LANG.less(RESOURCES, n)} de moins en tout ; il faut pouvoir faire les deux"
    )


@LANG.writes(W.LevyUnit)
def levy_unit(op: W.LevyUnit, form: int) -> str:
    return f"{LANG.verb('build', form)} {some(UNITS)} pour {LANG.less(RESOURCES, op.discount)} de moins"


@LANG.writes(W.ColonizeFromHand)
def colonize_from_hand(op: W.ColonizeFromHand, form: int) -> str:
    return (
        f"{LANG.verb('remove', form)} ce leader du jeu et faire d'un territoire de votre main votre colonie, sans "
        "enchère ni force"
    )


@LANG.takes("remove", D.LeaveLeader)
def leave_leader(op: D.LeaveLeader) -> str:
    return "ce leader du jeu"


@LANG.takes("gain", P.GainYellow)
def gain_yellow(op: P.GainYellow) -> str:
    return LANG.number(YELLOW, op.n)


@LANG.writes(D.Tuck)
def tuck(op: D.Tuck, form: int) -> str:
    return "le placer sous une de vos merveilles achevées, qui donne alors 1 bonheur de plus,"


@LANG.writes(D.SpendAll)
def spend_all(op: D.SpendAll, form: int) -> str:
    return f"toutes vos {(CIVIL if op.civil else MILITARY)[1]}"


@LANG.writes(W.LookAtEvent)
def look_at_event(op: W.LookAtEvent, form: int) -> str:
    return "regardez la première carte du paquet des événements actuels"


# ---------------------------------------------------------------- events
@LANG.takes("destroy", E.DestroyOwn)
def destroy_own(op: E.DestroyOwn) -> str:
    return f"une de {my('p')} fermes, une de {my('p')} mines ou un de {my('p')} bâtiments urbains"


@LANG.takes("destroy", E.DestroyOthers)
def destroy_others(op: E.DestroyOthers) -> str:
    return "un bâtiment urbain de chacune des autres civilisations"


@LANG.takes("lose", E.LoseColony)
def lose_colony(op: E.LoseColony) -> str:
    return f"une colonie de {my('m')} choix"


@LANG.takes("turn", E.RuinWonder)
def ruin_wonder(op: E.RuinWonder) -> str:
    return (
        f"face cachée une de {my('p')} merveilles achevées de l'Âge A ou I : en ruines, celle-ci perd tous ses effets "
        "et donne 2 culture"
    )


@LANG.takes("remove", E.Iconoclasm)
def iconoclasm(op: E.Iconoclasm) -> str:
    return f"{my('m')} leader du jeu, sauf s'il est de l'âge en cours"


@LANG.takes("spend", E.SpendCivil)
def spend_civil(op: E.SpendCivil) -> str:
    return f"{LANG.number(CIVIL, op.each)} par ouvrier mécontent, dans la limite de celles qui lui restent"


@LANG.writes(E.StealYellow)
def steal_yellow(op: E.StealYellow, form: int) -> str:
    return f"la civilisation la plus forte prend {LANG.number(YELLOW, op.n)} dans la réserve jaune de la plus faible"


@LANG.writes(E.Agreement)
def agreement(op: E.Agreement, form: int) -> str:
    return (
        f"peut prendre des cartes de la rangée pour {LANG.number(CIVIL, op.budget)} au plus en tout, sans les "
        "dépenser ; si elle le fait, elle renonce à sa prochaine action politique. La rangée est ensuite complétée, "
        "sans défausser aucune carte"
    )


# ---------------------------------------------------------------- aggressions and wars
@LANG.writes(E.Raid)
def raid(op: E.Raid, form: int) -> str:
    text = f"{LANG.verb('destroy', form)} un bâtiment urbain de votre rival{bound(op.levels[0])}"
    its = "de son coût imprimé"
    for n in op.levels[1:]:
        text += f", et un autre si vous le voulez{bound(n)}"
        its = "de leurs coûts imprimés"
    return f"{text} ; puis gagnez en ressources la moitié {its}, arrondie au supérieur"


def bound(n: int) -> str:
    """The levels up to n, where that is not all of them."""
    return "" if n >= AGE_III else ", de niveau " + LANG.join([AGE_IDS[i] for i in range(n + 1)], "or")


@LANG.takes("take", E.Annex)
def annex(op: E.Annex) -> str:
    return (
        "à votre rival une colonie de votre choix : vous recevez ce qu'elle donne en permanence, non ce qu'elle donne "
        "une fois. Ne peut pas viser un rival sans colonie"
    )


@LANG.takes("remove", E.Infiltrate)
def infiltrate(op: E.Infiltrate) -> str:
    return (
        f"du jeu le leader ou la merveille inachevée de votre rival pour gagner {op.per_level} points de culture par "
        "niveau de cette carte. Ne peut pas viser un rival qui n'a ni l'un ni l'autre"
    )


@LANG.writes(E.WarOverTerritory)
def war_over_territory(op: E.WarOverTerritory, form: int) -> str:
    text = f"le vainqueur prend {LANG.number(YELLOW, op.n)} dans la réserve jaune de la civilisation vaincue"
    return f"{text}, et 1 de plus par tranche entière de {op.per} points d'avantage de force"


@LANG.writes(E.WarOverTechnology)
def war_over_technology(op: E.WarOverTechnology, form: int) -> str:
    return (
        "le vainqueur prend à la civilisation vaincue des points de science à hauteur de l'avantage de force ; à la "
        "place de points, il peut prendre des technologies spéciales, comptées chacune à son coût en science imprimé"
    )


@LANG.writes(E.WarOverCulture)
def war_over_culture(op: E.WarOverCulture, form: int) -> str:
    return f"le vainqueur prend des {GOODS[CULTURE][1]} à la civilisation vaincue : {op.n} plus l'avantage de force"
