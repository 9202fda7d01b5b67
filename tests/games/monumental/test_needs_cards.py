"""Why a card cannot be chosen: copied, gained, acquired, kept, built."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.cardbook import CONQUEST
from clio.games.families.monumental.ops.city import CopyPolicy
from clio.games.monumental.ops.city import ORDERS, GainBasicBuilding
from clio.games.monumental.record import GAME
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


def using(card: str, *moves: str, workshops: int = 3) -> Table:
    """The Knowledge below the Market is being used."""
    city = position().basics(workshop=workshops).city(0, {1: f"market/{card}"}).tilt(0, 1)
    return play(city.turn(0), f"use {card}", *moves)


def copying_a_bonus() -> Table:
    policies = position("greece", "egypt").policies(0, "poliorcetics", "architecture", "treaties")
    return play(policies.city(0, {1: "fort"}).turn(0), "use treaties")


def copying(*policies: str) -> Table:
    """Telecommunications copies a Policy, the last of which is active; there is no Science."""
    return asking(position("greece", "egypt").policies(0, *policies).turn(0), CopyPolicy(True))


def developing() -> Table:
    """The bonuses of Poliorcetics and of Architecture are due."""
    table = position("greece", "egypt").policies(0, "poliorcetics").resources(0, culture=2).turn(0)
    return play(table, "develop architecture")


def two_wonders() -> Table:
    table = position().wonder(0, "colossus").display("great-library").resources(0, production=3).turn(0)
    return play(table, "acquire great-library")


def two_knowledge() -> Table:
    return position().city(0, {5: None}).deck(0, "writing", "navigation", "fort").turn_end(0)


def bargaining(**stock: int) -> Table:
    """A card of the display or a reserved one, 3 cheaper; Writing is free."""
    table = position().gains(0, "bargain").display("writing", "colossus", "electricity").resources(0, **stock)
    return play(table.turn(0), "token bargain")


def building() -> Table:
    """A section 3 cheaper: those of Era I are free."""
    table = position().gains(0, "master-masons").display("colossus", "great-library", "eiffel-tower")
    return play(table.turn(0), "token master-masons")


SHOWN = (
    # a Basic Building
    need(
        "basic_building", lambda: using("guilds", workshops=0), "pick market",
        "Market is not a Basic Building that can be gained here.",
        "la carte Marché n'est pas un Bâtiment de base que l'on puisse gagner ici.",
        "MON-ACQ-09",
    ),
    need(
        "pile_not_empty", lambda: using("guilds", workshops=0), "pick workshop",
        "the Workshop pile is empty.",
        "la pile Atelier est vide.",
        "MON-ACQ-05", "MON-ACQ-09",
    ),
    want(
        "basic-building", lambda: using("guilds"), "acquire workshop",
        "actions wait until this is decided; choose a Basic Building whose pile is not empty.",
        "les actions attendent que ceci soit décidé ; choisissez un Bâtiment de base dont la pile n'est pas vide.",
        "MON-TURN-03", "MON-ACQ-09", moment="turn",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), GainBasicBuilding(), mem=(0,)), "pick workshop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-ACQ-09",
    ),
    # a Policy
    need(
        "developed", copying_a_bonus, "pick bushido",
        "Bushido is not one of your developed Policies.",
        "la carte Bushido n'est pas une de vos Politiques développées.",
        "MON-TERM-06",
    ),
    want(
        "copy-bonus", copying_a_bonus, "yes",
        "choose one of your developed Policies.",
        "choisissez une de vos Politiques développées.",
        "MON-TERM-06",
    ),
    need(
        "developed", lambda: copying("treaties"), "pick bushido",
        "Bushido is not one of your developed Policies.",
        "la carte Bushido n'est pas une de vos Politiques développées.",
        "MON-TERM-06",
    ),
    need(
        "not_copying", lambda: copying("treaties"), "pick treaties",
        "Treaties copies an effect itself and cannot be copied.",
        "la carte Traités copie elle-même un effet et ne peut pas être copiée.",
        "MON-TERM-11",
    ),
    need(
        "has_effect_of_its_own", lambda: copying("treaties", "scientific-method"), "pick scientific-method",
        "Scientific Method works by itself and is not used as an action.",
        "la carte Méthode scientifique agit d'elle-même et ne s'utilise pas comme une action.",
        "MON-ACT-02", "MON-TERM-11",
    ),
    need(
        "works_in_activation", lambda: copying("democracy", "treaties"), "pick democracy",
        "Democracy works only during City Activation.",
        "la carte Démocratie n'agit que durant l'Activation de la Cité.",
        "MON-ACTV-06", "MON-TERM-11",
    ),
    need(
        "effect_price_with_gold", lambda: copying("poliorcetics", "treaties"), "pick poliorcetics",
        "the effect of Poliorcetics costs 1 Science; you have 0, and 0 Gold to stand in.",
        "l'effet de la Poliorcétique coûte 1 Science ; vous en avez 0, et 0 Or pour compléter.",
        "MON-ACT-05", "MON-TERM-11",
    ),
    want(
        "copy-policy", lambda: copying("poliorcetics", "treaties"), "yes",
        "choose a developed Policy whose effect you can use now.",
        "choisissez une Politique développée dont vous pouvez utiliser l'effet maintenant.",
        "MON-TERM-06", "MON-TERM-11",
    ),
    need(
        "bonus_to_come", developing, "pick democracy",
        "the bonus of Democracy is not among those still to come.",
        "le bonus de la Démocratie n'est pas parmi ceux qui restent à recevoir.",
        "MON-POL-03",
    ),
    want(
        "bonuses", developing, "done",
        "actions wait until this is decided; choose which Policy bonus comes next.",
        "les actions attendent que ceci soit décidé ; choisissez quel bonus de Politique vient ensuite.",
        "MON-TURN-03", "MON-POL-03", moment="turn",
    ),
    # one of two cards
    need(
        "one_of_two", two_wonders, "pick workshop",
        "you keep one of the two: Colossus or Great Library.",
        "vous gardez l'une des deux : Colosse ou Grande bibliothèque.",
        "MON-WON-03",
    ),
    want(
        "keep-wonder", two_wonders, "stop",
        "choose which of the two Wonders you keep.",
        "choisissez laquelle des deux Merveilles vous gardez.",
        "MON-WON-03",
    ),
    need(
        "one_of_two", two_knowledge, "pick workshop",
        "you keep one of the two: Writing or Navigation.",
        "vous gardez l'une des deux : Écriture ou Navigation.",
        "MON-CITY-05",
    ),
    want(
        "keep-knowledge", two_knowledge, "stop",
        "choose which of the two Knowledge cards stays.",
        "choisissez laquelle des deux Connaissances reste.",
        "MON-CITY-05",
    ),
    # acquired at once, a section
    need(
        "offered_here", bargaining, "pick pharmacy",
        "Pharmacy does not lie where this effect acquires cards.",
        "la carte Pharmacie n'est pas là où cet effet fait acquérir des cartes.",
        "MON-ACQ-01", "MAE-RES-04",
    ),
    need(
        "kind_wanted", bargaining, "pick colossus",
        "this effect does not acquire cards of the kind of the Colossus.",
        "cet effet ne fait pas acquérir de cartes de cette sorte : Colosse.",
        "MON-ACQ-01",
    ),
    need(
        "payable_with_gold", lambda: bargaining(science=3), "pick electricity",
        "the price is 4 Science; you have 3, and 0 Gold to stand in.",
        "le prix est de 4 Science ; vous en avez 3, et 0 Or pour compléter.",
        "MON-ACQ-07", "MON-ACT-05",
    ),
    want(
        "acquire-now", bargaining, "yes",
        "choose a card that the effect lets you acquire and that you can pay.",
        "choisissez une carte que l'effet permet d'acquérir et que vous pouvez payer.",
        "MON-ACQ-01", "MON-ACQ-07",
    ),
    need(
        "wonder_there", building, "pick market",
        "Market is neither a Wonder of the display or of your reserve nor the one you are building.",
        "la carte Marché n'est ni une Merveille de la piste ou de votre réserve, ni celle que vous construisez.",
        "MON-WON-12",
    ),
    need(
        "payable_with_gold", building, "pick eiffel-tower",
        "the price is 2 Production; you have 0, and 0 Gold to stand in.",
        "le prix est de 2 Production ; vous en avez 0, et 0 Or pour compléter.",
        "MON-WON-12", "MON-ACQ-07", "MON-ACT-05",
    ),
    want(
        "section", building, "yes",
        "choose a Wonder whose section you can pay.",
        "choisissez une Merveille dont vous pouvez payer la section.",
        "MON-WON-12",
    ),
    # the top card, effects together
    want(
        "top-card", lambda: using("petroglyphs"), "yes",
        "choose what becomes of the card: archive, discard or keep.",
        "choisissez ce que devient la carte : archivée, défaussée ou laissée sur la pioche.",
        "MAE-CARD-09",
    ),
    need(
        "effect_due",
        lambda: asking(position().turn(0), ORDERS[CONQUEST], mem=(GAME.card("plunder"), GAME.card("siegfried"))),
        "pick ramesses-ii",
        "Ramesses II is not among the effects that are due.",
        "la carte Ramsès II n'est pas parmi les effets à résoudre.",
        "MON-ACT-03",
    ),
    want(
        "order",
        lambda: asking(position().turn(0), ORDERS[CONQUEST], mem=(GAME.card("plunder"), GAME.card("siegfried"))), "yes",
        "choose which of the effects that are due comes next.",
        "choisissez lequel des effets déclenchés vient ensuite.",
        "MON-ACT-03",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
