"""Why actions of a turn, and uses of cards, are refused."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.rules.round import CityEffects, StartOfRound
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want


def with_an_empty_track() -> Table:
    """The Maritime Trade Routes could be paid, but there is no card to reserve."""
    table = position("aksumites").policies(0, "maritime-trade-routes").resources(0, vp=1).turn(0)
    return asking(table, StartOfRound())


SHOWN = (
    # prices
    need(
        "payable",
        lambda: position().policies(0, "poliorcetics").resources(0, culture=1, gold=3).turn(0), "develop treaties",
        "the price is 2 Culture; you have 1.",
        "le prix est de 2 Culture ; vous en avez 1.",
        "MD-POL-02", "MD-POL-03", "MD-TURN-09",
    ),
    need(
        "payable",
        lambda: position("malians").track("sahara").resources(0, military=9, gold=2).turn(0), "acquire sahara",
        "the price is 3 Gold; you have 2.",
        "le prix est de 3 Or ; vous en avez 2.",
        "MD-PRV-01", "MDT-MAL-01", "MDT-MAL-02", "MD-TURN-09",
    ),
    need(
        "payable",
        lambda: position("malians").pile(1, "troy", "barricade").resources(0, military=9, gold=4).turn(0), "conquer",
        "the price is 5 Gold; you have 4.",
        "le prix est de 5 Or ; vous en avez 4.",
        "MDT-MAL-01", "MDT-MAL-02", "MD-CONQ-02", "MD-CONQ-03", "MD-CONQ-04", "MD-TURN-09",
    ),
    need(
        "payable_with_gold", lambda: position().resources(0, science=1).turn(0), "progress",
        "the price is 2 Science; you have 1, and 0 Gold to stand in.",
        "le prix est de 2 Science ; vous en avez 1, et 0 Or pour compléter.",
        "MD-SCI-01", "MD-TURN-09",
    ),
    need(
        "payable_with_gold", lambda: position().resources(0, gold=1).turn(0), "acquire workshop",
        "the price is 2 Production; you have 0, and 1 Gold to stand in.",
        "le prix est de 2 Production ; vous en avez 0, et 1 Or pour compléter.",
        "MD-ACQ-02", "MD-TURN-09",
    ),
    need(
        "payable_with_gold",
        lambda: position().track("bartering").resources(0, science=1, gold=1).turn(0), "acquire bartering",
        "the price is 3 Science; you have 1, and 1 Gold to stand in.",
        "le prix est de 3 Science ; vous en avez 1, et 1 Or pour compléter.",
        "MD-KNO-01", "MD-TURN-09",
    ),
    need(
        "payable_with_gold",
        lambda: position().track("great-wall").resources(0, science=9).turn(0), "acquire great-wall",
        "the price is 3 Production; you have 0, and 0 Gold to stand in.",
        "le prix est de 3 Production ; vous en avez 0, et 0 Or pour compléter.",
        "MD-WON-02", "MD-TURN-09",
    ),
    need(
        "payable_with_gold",
        lambda: (
            position().track("great-wall").policies(0, "architecture").resources(0, science=1, military=1).turn(0)
        ),
        "acquire great-wall",
        "the price is 3 basic resources of any type; you have 2, and 0 Gold to stand in.",
        "le prix est de 3 ressources de base de n'importe quel type ; vous en avez 2, et 0 Or pour compléter.",
        "MD-WON-02", "MD-TURN-09",
    ),
    need(
        "payable_with_gold", lambda: position().wonder(0, "great-wall").resources(0, production=2).turn(0), "complete",
        "the price is 3 Production; you have 2, and 0 Gold to stand in.",
        "le prix est de 3 Production ; vous en avez 2, et 0 Or pour compléter.",
        "MD-WON-06", "MD-TURN-09",
    ),
    need(
        "payable_with_gold", lambda: position().track("troy").resources(0, military=2).turn(0), "acquire troy",
        "the price is 3 Military; you have 2, and 0 Gold to stand in.",
        "le prix est de 3 Militaire ; vous en avez 2, et 0 Or pour compléter.",
        "MD-PRV-01", "MD-TURN-09",
    ),
    need(
        "payable_with_gold",
        lambda: position().pile(1, "troy", "barricade").resources(0, military=3, gold=1).turn(0), "conquer",
        "the price is 5 Military; you have 3, and 1 Gold to stand in.",
        "le prix est de 5 Militaire ; vous en avez 3, et 1 Or pour compléter.",
        "MD-CONQ-02", "MD-CONQ-03", "MD-CONQ-04", "MD-TURN-09",
    ),
    need(
        "payable_with_gold",
        lambda: position().advantage(1, "military", 2).resources(0, military=2).turn(0), "advantage military",
        "the price is 3 Military; you have 2, and 0 Gold to stand in.",
        "le prix est de 3 Militaire ; vous en avez 2, et 0 Or pour compléter.",
        "MD-ADV-03", "MD-ADV-06", "MD-TURN-09",
    ),
    # what there must be
    need(
        "wonder_under_construction", lambda: position().resources(0, production=9).turn(0), "complete",
        "you have no Wonder under construction.",
        "vous n'avez pas de Merveille en construction.",
        "MD-WON-06",
    ),
    need(
        "province_to_conquer", lambda: position().pile(1, "barricade").resources(0, military=9).turn(0), "conquer",
        "your opponent controls no Province.",
        "votre adversaire ne contrôle aucune Province.",
        "MD-CONQ-01", "MD-CONQ-10",
    ),
    need(
        "advantage_held", lambda: position().turn(0), "warlord",
        "the Warlord needs the Advantage, and you do not have it.",
        "le Chef de guerre demande l'Avantage, et vous ne l'avez pas.",
        "MD-WAR-03",
    ),
    need(
        "unused", lambda: position().advantage(0, "military", 1).did(0, "warlord").turn(0), "warlord",
        "Hercules was used this round already and carries an Action token.",
        "la carte Hercule a déjà servi durant cette manche et porte un jeton Action.",
        "MD-WAR-02",
    ),
    need(
        "advantage_not_held",
        lambda: position().advantage(0, "military", 1).resources(0, military=5).turn(0), "advantage military",
        "you have the Advantage already and cannot raise your own stake.",
        "vous avez déjà l'Avantage et ne pouvez pas surenchérir sur vous-même.",
        "MD-ADV-09",
    ),
    need(
        "type_of_the_stake",
        lambda: position().advantage(1, "military", 2).resources(0, science=5).turn(0), "advantage science",
        "the Advantage must be outbid with the resource that lies on it: Military.",
        "il faut surenchérir avec la ressource qui se trouve sur l'Avantage : Militaire.",
        "MD-ADV-06",
    ),
    need(
        "pile_not_empty", lambda: position().basics(workshop=0).resources(0, production=5).turn(0), "acquire workshop",
        "the Workshop pile is empty.",
        "la pile Atelier est vide.",
        "MD-BLD-03",
    ),
    need(
        "not_reserved_by_rival",
        lambda: position().reserved(1, "watchtower").resources(0, production=5).turn(0), "acquire watchtower",
        "Watchtower is reserved by your opponent.",
        "la carte Tour de guet est réservée par votre adversaire.",
        "MD-TERM-29",
    ),
    need(
        "on_offer", lambda: position().track("watchtower").resources(0, production=5).turn(0), "acquire law-court",
        "Law Court is neither on the Development track nor among your reserved cards.",
        "la carte Tribunal n'est ni sur la piste de Développement ni parmi vos cartes réservées.",
        "MD-ACQ-01",
    ),
    need(
        "own_civilization", lambda: position().resources(0, culture=1).turn(0), "develop secularism",
        "Secularism is not a Policy of your civilization.",
        "la carte Sécularisme n'est pas une Politique de votre civilisation.",
        "MD-POL-01",
    ),
    need(
        "undeveloped", lambda: position().policies(0, "treaties").resources(0, culture=2).turn(0), "develop treaties",
        "Treaties is developed already.",
        "la Politique Traités est déjà développée.",
        "MD-POL-01",
    ),
    # using a card
    need(
        "has_effect", lambda: position().city(0, {1: "fort"}).tilt(0, 1).turn(0), "use fort",
        "Fort has no effect to use: activating it is enough.",
        "la carte Fort n'a pas d'effet à utiliser : l'activer suffit.",
        "MD-USE-01",
    ),
    need(
        "has_effect_of_its_own", lambda: position().policies(0, "scientific-method").turn(0), "use scientific-method",
        "Scientific Method works by itself and is not used as an action.",
        "la carte Méthode scientifique agit d'elle-même et ne s'utilise pas comme une action.",
        "MD-USE-05",
    ),
    need(
        "developed", lambda: position().resources(0, science=1).turn(0), "use poliorcetics",
        "Poliorcetics is not one of your developed Policies.",
        "la carte Poliorcétique n'est pas une de vos Politiques développées.",
        "MD-POL-09",
    ),
    need(
        "policy_uncovered",
        lambda: position().policies(0, "poliorcetics", "treaties").resources(0, science=1).turn(0), "use poliorcetics",
        "Poliorcetics is covered by a newer Policy.",
        "la Politique Poliorcétique est recouverte par une Politique plus récente.",
        "MD-POL-05",
    ),
    need(
        "policy_line_active",
        lambda: position("mughals", "greeks").policies(0, "dahsala", lines=("row-1",)).turn(0), "use dahsala",
        "Dahsala, beside row 1, was not activated this round: it must lie there when that row or column is activated.",
        "la Politique Dahsala, au bout de la ligne 1, n'a pas été activée durant cette manche : elle doit s'y "
        "trouver quand on active cette ligne ou cette colonne.",
        "MDE-MUG-06",
    ),
    need(
        "policy_line_active",
        lambda: play(
            position("mughals", "greeks", alone=True).resources(0, culture=1).turn(0),
            "develop dahsala", "line row 1", "stop",
        ),
        "use dahsala",
        "Dahsala, beside row 1, was not activated this round: it must lie there when that row or column is activated.",
        "la Politique Dahsala, au bout de la ligne 1, n'a pas été activée durant cette manche : elle doit s'y "
        "trouver quand on active cette ligne ou cette colonne.",
        "MDE-MUG-06",
    ),
    need(
        "policy_line_active",
        lambda: position("mughals", "greeks").policies(
            0, "dahsala", "gunpowder", "mansabdar", "secularism", lines=("row-1", "row-2", "row-3", "column-2")
        ).turn(0),
        "use secularism",
        "Secularism, below column 2, was not activated this round: it must lie there when that row or column is "
        "activated.",
        "la Politique Sécularisme, sous la colonne 2, n'a pas été activée durant cette manche : elle doit s'y "
        "trouver quand on active cette ligne ou cette colonne.",
        "MDE-MUG-06",
    ),
    need(
        "in_city", lambda: position().track("great-wall").turn(0), "use great-wall",
        "Great Wall does not lie in your City.",
        "la carte Grande Muraille n'est pas dans votre Cité.",
        "MD-USE-01",
    ),
    need(
        "activated", lambda: position().city(0, {1: "forum"}).turn(0), "use forum",
        "Forum was not activated this round.",
        "la carte Forum n'a pas été activée durant cette manche.",
        "MD-USE-01",
    ),
    need(
        "not_reinforced",
        lambda: play(
            position(alone=True).city(0, {1: "forum"}).tilt(0, 1).policies(0, "treaties").turn(0),
            "use treaties", "slot 1",
        ),
        "use forum",
        "Forum was reinforced and is no longer activated this round.",
        "la carte Forum a été renforcée et n'est plus activée durant cette manche.",
        "MD-TERM-37",
    ),
    need(
        "unused",
        lambda: play(
            position(alone=True).city(0, {1: "hoplite-ground"}).tilt(0, 1).turn(0), "use hoplite-ground"
        ),
        "use hoplite-ground",
        "Hoplite Ground was used this round already and carries an Action token.",
        "la carte Terrain des hoplites a déjà servi durant cette manche et porte un jeton Action.",
        "MD-USE-02", "MD-TURN-05",
    ),
    need(
        "unused",
        lambda: (
            position().policies(0, "poliorcetics").did(0, "poliorcetics").resources(0, science=1).turn(0)
        ),
        "use poliorcetics",
        "Poliorcetics was used this round already and carries an Action token.",
        "la carte Poliorcétique a déjà servi durant cette manche et porte un jeton Action.",
        "MD-POL-09",
    ),
    # the moment of a card
    need(
        "works_as_action",
        lambda: position().policies(0, "poliorcetics").resources(0, science=1).activation(0), "use poliorcetics",
        "Poliorcetics is used as an action, on your turn.",
        "la carte Poliorcétique s'utilise comme une action, à votre tour.",
        "MD-TURN-02",
    ),
    need(
        "works_as_action",
        lambda: (
            position("aksumites").track("troy").policies(0, "geez-alphabet", "maritime-trade-routes").resources(0, vp=1)
            .round_start()
        ),
        "use geez-alphabet",
        "Ge'ez Alphabet is used as an action, on your turn.",
        "la carte Alphabet ge'ez s'utilise comme une action, à votre tour.",
        "MD-TURN-02",
    ),
    need(
        "works_in_activation",
        lambda: position().policies(0, "democracy").resources(0, gold=1).turn(0), "use democracy",
        "Democracy works only during City Activation.",
        "la carte Démocratie n'agit que durant l'Activation de la Cité.",
        "MD-USE-07",
    ),
    need(
        "works_in_activation",
        lambda: position("mughals", "greeks").city(0, {1: "mughal-tomb"}).tilt(0, 1).turn(0), "use mughal-tomb",
        "Mughal Tomb works only during City Activation.",
        "la carte Tombeau moghol n'agit que durant l'Activation de la Cité.",
        "MD-USE-07",
    ),
    need(
        "works_at_start",
        lambda: (
            position("aksumites").track("troy").policies(0, "maritime-trade-routes").resources(0, vp=1).turn(0)
        ),
        "use maritime-trade-routes",
        "Maritime Trade Routes works only at the start of a round.",
        "la carte Routes commerciales maritimes n'agit qu'au début d'une manche.",
        "MDE-AKS-02",
    ),
    need(
        "works_at_start",
        lambda: (
            position("aksumites").track("troy").policies(0, "maritime-trade-routes").resources(0, vp=1).activation(0)
        ),
        "use maritime-trade-routes",
        "Maritime Trade Routes works only at the start of a round.",
        "la carte Routes commerciales maritimes n'agit qu'au début d'une manche.",
        "MDE-AKS-02",
    ),
    need(
        "of_a_policy",
        lambda: position("mughals", "greeks").city(0, {1: "mughal-tomb"}).activation(0), "use mughal-tomb",
        "Mughal Tomb asks by itself when it is activated.",
        "la carte Tombeau moghol se déclenche d'elle-même quand elle est activée.",
        "MD-USE-07",
    ),
    # another question
    want(
        "turn", lambda: position().turn(0), "yes",
        "on your turn, take one of the actions or pass.",
        "à votre tour, choisissez une des actions ou passez.",
        "MD-TURN-02", "MD-TURN-03",
    ),
    want(
        "turn", lambda: position().turn(0), "activate row 1 column 1",
        "on your turn, take one of the actions or pass.",
        "à votre tour, choisissez une des actions ou passez.",
        "MD-TURN-02", "MD-TURN-03",
    ),
    want(
        "activate", lambda: position().activation(0), "slot 1",
        "choose one row and one column of your City.",
        "choisissez une ligne et une colonne de votre Cité.",
        "MD-ACT-02",
    ),
    want(
        "activate", lambda: position().resources(0, production=5).activation(0), "acquire workshop",
        "an action is chosen when your turn begins; choose one row and one column of your City.",
        "une action se choisit au début de votre tour ; choisissez une ligne et une colonne de votre Cité.",
        "MD-TURN-02", "MD-ACT-02", moment="turn",
    ),
    want(
        "activation-effects",
        lambda: play(
            position().policies(0, "democracy").resources(0, gold=1).activation(0), "activate row 1 column 1"
        ),
        "slot 1",
        "use a Policy that works during City Activation, or go on.",
        "utilisez une Politique qui agit durant l'Activation de la Cité, ou continuez.",
        "MD-ACT-08",
    ),
    want(
        "activation-effects",
        lambda: play(
            position().policies(0, "democracy").resources(0, gold=1).activation(0), "activate row 1 column 1"
        ),
        "progress",
        "an action is chosen when your turn begins; use a Policy that works during City Activation, or go on.",
        "une action se choisit au début de votre tour ; utilisez une Politique qui agit durant l'Activation de la "
        "Cité, ou continuez.",
        "MD-TURN-02", "MD-ACT-08", moment="turn",
    ),
    want(
        "round-start",
        lambda: (
            position("aksumites").track("troy").policies(0, "maritime-trade-routes").resources(0, vp=1).round_start()
        ),
        "activate row 1 column 1",
        "use a Policy that works at the start of the round, or go on.",
        "utilisez une Politique qui agit au début de la manche, ou continuez.",
        "MDE-AKS-02",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), CityEffects()), "no",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-ACT-08", "MDE-AKS-02",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), StartOfRound()), "no",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-ACT-08", "MDE-AKS-02",
    ),
    need(
        "something_to_decide", with_an_empty_track, "use maritime-trade-routes",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-29", "MD-TERM-30",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
