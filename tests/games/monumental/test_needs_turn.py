"""Why actions of a turn, and uses of cards, are refused."""

from __future__ import annotations

import pytest

from clio import Table
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, need, want


def activated(card: str, **stock: int) -> Table:
    """The card, the only one of the City, is activated, at the seat's turn."""
    slots: dict[int, str | None] = dict.fromkeys(range(2, 10))
    table = position().city(0, slots | {1: card}).discard(0).tilt(0, 1).resources(0, **stock)
    return table.turn(0)


def reinforced() -> Table:
    """The Granary has reinforced the House of Scribes."""
    city = position().city(0, {1: "granary", 2: "house-of-scribes"}).tilt(0, 1, 2)
    return play(city.turn(0), "use granary", "slot 2")


def after_a_unique_action() -> Table:
    """The seat has acquired a Workshop in the continuous mode."""
    table = position(mode="continuous").policies(0, "corvee").resources(0, production=9, military=9).turn(0)
    return play(table, "acquire workshop")


SHOWN = (
    # prices
    need(
        "payable_with_gold", lambda: position().resources(0, science=1).turn(0), "progress",
        "the price is 2 Science; you have 1, and 0 Gold to stand in.",
        "le prix est de 2 Science ; vous en avez 1, et 0 Or pour compléter.",
        "MON-SCI-01", "MON-ACT-05",
    ),
    need(
        "payable_with_gold", lambda: position().resources(0, production=1).turn(0), "acquire workshop",
        "the price is 2 Production; you have 1, and 0 Gold to stand in.",
        "le prix est de 2 Production ; vous en avez 1, et 0 Or pour compléter.",
        "MON-ACQ-01", "MON-ACQ-08", "MON-ACT-05",
    ),
    need(
        "payable_with_gold",
        lambda: position().display("writing").resources(0, production=9, science=1).turn(0), "acquire writing",
        "the price is 3 Science; you have 1, and 0 Gold to stand in.",
        "le prix est de 3 Science ; vous en avez 1, et 0 Or pour compléter.",
        "MON-ACQ-01", "MON-ACQ-08", "MON-ACT-05",
    ),
    need(
        "payable_with_gold", lambda: position().display("colossus").resources(0, science=9).turn(0), "acquire colossus",
        "the price is 3 Production; you have 0, and 0 Gold to stand in.",
        "le prix est de 3 Production ; vous en avez 0, et 0 Or pour compléter.",
        "MON-WON-01", "MON-ACT-05",
    ),
    need(
        "payable_with_gold", lambda: position().wonder(0, "colossus").resources(0, production=2).turn(0), "complete",
        "the price is 3 Production; you have 2, and 0 Gold to stand in.",
        "le prix est de 3 Production ; vous en avez 2, et 0 Or pour compléter.",
        "MON-WON-01", "MON-ACT-05",
    ),
    need(
        "payable_with_gold",
        lambda: (
            position("greece", "egypt").policies(0, "architecture").display("colossus").resources(0, science=1)
            .turn(0)
        ),
        "acquire colossus",
        "the price is 3 basic resources of any type; you have 1, and 0 Gold to stand in.",
        "le prix est de 3 ressources de base de n'importe quel type ; vous en avez 1, et 0 Or pour compléter.",
        "MON-WON-01", "MON-ACT-05",
    ),
    need(
        "payable",
        lambda: position().policies(0, "corvee").resources(0, culture=1, gold=3).turn(0), "develop royal-scribes",
        "the price is 2 Culture; you have 1.",
        "le prix est de 2 Culture ; vous en avez 1.",
        "MON-POL-01", "MON-ACT-05",
    ),
    # what there must be
    need(
        "deck_not_empty", lambda: position().deck(0, only=True).resources(0, science=9).turn(0), "progress",
        "your City deck is empty, so there is no card to draw.",
        "votre pioche de Cité est vide : il n'y a pas de carte à piocher.",
        "MON-SCI-03",
    ),
    need(
        "wonder_under_construction", lambda: position().resources(0, production=9).turn(0), "complete",
        "you have no Wonder under construction.",
        "vous n'avez pas de Merveille en construction.",
        "MON-WON-01",
    ),
    need(
        "pile_not_empty", lambda: position().basics(workshop=0).resources(0, production=9).turn(0), "acquire workshop",
        "the Workshop pile is empty.",
        "la pile Atelier est vide.",
        "MON-ACQ-05",
    ),
    need(
        "not_reserved_by_another",
        lambda: position().reserved(1, "market").resources(0, production=9).turn(0), "acquire market",
        "Market lies in another player's reserve, and only its owner may acquire it.",
        "la carte Marché est dans la réserve d'un autre joueur, et lui seul peut l'acquérir.",
        "MAE-RES-05",
    ),
    need(
        "on_offer", lambda: position().display("market").resources(0, production=9).turn(0), "acquire pharmacy",
        "Pharmacy is neither in the display nor in your reserve.",
        "la carte Pharmacie n'est ni sur la piste de Développement ni dans votre réserve.",
        "MON-ACQ-01", "MAE-RES-04",
    ),
    need(
        "own_civilization", lambda: position().resources(0, culture=1).turn(0), "develop bushido",
        "Bushido is not a Policy of your civilization.",
        "la carte Bushido n'est pas une Politique de votre civilisation.",
        "MON-POL-01",
    ),
    need(
        "undeveloped", lambda: position().policies(0, "corvee").resources(0, culture=9).turn(0), "develop corvee",
        "Corvée is developed already.",
        "la Politique Corvée est déjà développée.",
        "MON-POL-01",
    ),
    # using a card
    need(
        "has_effect", lambda: activated("amphitheatre"), "use amphitheatre",
        "Amphitheatre has no effect to use: activating it is enough.",
        "la carte Amphithéâtre n'a pas d'effet à utiliser : l'activer suffit.",
        "MON-EFF-01",
    ),
    need(
        "has_effect_of_its_own", lambda: activated("gunpowder"), "use gunpowder",
        "Gunpowder works by itself and is not used as an action.",
        "la carte Poudre à canon agit d'elle-même et ne s'utilise pas comme une action.",
        "MON-ACT-02",
    ),
    need(
        "has_effect_of_its_own", lambda: position().policies(0, "royal-scribes").turn(0), "use royal-scribes",
        "Royal Scribes works by itself and is not used as an action.",
        "la carte Scribes royaux agit d'elle-même et ne s'utilise pas comme une action.",
        "MON-ACT-02",
    ),
    need(
        "developed", lambda: position().resources(0, military=1).turn(0), "use corvee",
        "Corvée is not one of your developed Policies.",
        "la carte Corvée n'est pas une de vos Politiques développées.",
        "MON-POL-04",
    ),
    need(
        "policy_uncovered",
        lambda: position().policies(0, "corvee", "royal-scribes").resources(0, military=1).turn(0), "use corvee",
        "Corvée is covered by a newer Policy.",
        "la Politique Corvée est recouverte par une Politique plus récente.",
        "MON-POL-04",
    ),
    need(
        "natural_held", lambda: position().natural("e5", "nile").province(1, "e5", soldiers=1).turn(0), "use nile",
        "you do not control the Province of the Nile.",
        "vous ne contrôlez pas la Province du Nil.",
        "MAE-NAT-06",
    ),
    need(
        "hero_held", lambda: position(heroes=True).heroes("gilgamesh").turn(0), "use gilgamesh",
        "Gilgamesh is not your Hero.",
        "Gilgamesh n'est pas votre Héros.",
        "MON-HERO-05",
    ),
    need(
        "hero_not_dismissed",
        lambda: position(mode="continuous", heroes=True).hero(0, "gilgamesh").did(0, "dismissed").turn(0),
        "use gilgamesh",
        "Gilgamesh was dismissed this round, and the effect is no longer usable.",
        "vous avez renvoyé Gilgamesh durant cette manche, et l'effet n'est plus utilisable.",
        "MAE-CHERO-05",
    ),
    need(
        "in_city", lambda: position().display("granary").turn(0), "use granary",
        "Granary lies neither in your City nor beside it.",
        "la carte Grenier n'est ni dans votre Cité ni à côté.",
        "MON-EFF-01", "MON-SCI-05",
    ),
    need(
        "activated", lambda: position().city(0, {1: "market/navigation"}).turn(0), "use navigation",
        "Navigation is not activated.",
        "la carte Navigation n'est pas activée.",
        "MON-EFF-01",
    ),
    need(
        "not_reinforced", reinforced, "use house-of-scribes",
        "House of Scribes was reinforced, and its effect is no longer usable.",
        "la carte Maison des scribes a été renforcée, et son effet n'est plus utilisable.",
        "MON-TERM-10",
    ),
    need(
        "unused", lambda: position().city(0, {1: "market/navigation"}).tilt(0, 1, used=True).turn(0), "use navigation",
        "the effect of Navigation was used already.",
        "l'effet de la Navigation a déjà servi.",
        "MON-TURN-04",
    ),
    need(
        "unused",
        lambda: position().policies(0, "corvee").did(0, "corvee").resources(0, military=1).turn(0), "use corvee",
        "the effect of Corvée was used already.",
        "l'effet de la Corvée a déjà servi.",
        "MON-POL-05", "MON-TURN-04",
    ),
    need(
        "unused", lambda: position(heroes=True).hero(0, "gilgamesh").did(0, "hero-used").turn(0), "use gilgamesh",
        "the effect of Gilgamesh was used already.",
        "l'effet de Gilgamesh a déjà servi.",
        "MON-HERO-05", "MON-TURN-04",
    ),
    need(
        "unused",
        lambda: play(position().natural("e5", "nile").province(0, "e5", soldiers=1).turn(0), "use nile"), "use nile",
        "the effect of the Nile was used already.",
        "l'effet du Nil a déjà servi.",
        "MAE-NAT-06", "MON-TURN-04",
    ),
    # the moment of a card
    need(
        "works_in_activation",
        lambda: position("greece", "egypt").policies(0, "democracy").resources(0, gold=1).turn(0), "use democracy",
        "Democracy works only during City Activation.",
        "la carte Démocratie n'agit que durant l'Activation de la Cité.",
        "MON-ACTV-06",
    ),
    need(
        "works_as_action",
        lambda: position("greece", "egypt").policies(0, "poliorcetics").resources(0, science=1).activation(0),
        "use poliorcetics",
        "Poliorcetics is used as an action, on your turn.",
        "la carte Poliorcétique s'utilise comme une action, à votre tour.",
        "MON-EFF-01",
    ),
    need(
        "has_effect_of_its_own",
        lambda: position("greece", "egypt").policies(0, "scientific-method").activation(0), "use scientific-method",
        "Scientific Method works by itself and is not used as an action.",
        "la carte Méthode scientifique agit d'elle-même et ne s'utilise pas comme une action.",
        "MON-ACT-02",
    ),
    need(
        "unused",
        lambda: (
            position("greece", "egypt").policies(0, "poliorcetics", "democracy").did(0, "democracy")
            .resources(0, gold=1).activation(0)
        ),
        "use democracy",
        "the effect of Democracy was used already.",
        "l'effet de la Démocratie a déjà servi.",
        "MON-POL-05", "MON-TURN-04",
    ),
    need(
        "effect_price", lambda: position("greece", "egypt").policies(0, "democracy").activation(0), "use democracy",
        "the effect of Democracy costs 1 Gold; you have 0.",
        "l'effet de la Démocratie coûte 1 Or ; vous en avez 0.",
        "MON-ACT-05",
    ),
    # the continuous mode
    need(
        "unique_action_taken", lambda: position(mode="continuous").turn(0), "done",
        "take a unique action before you end your turn, or pass.",
        "accomplissez une action unique avant de finir votre tour, ou passez.",
        "MAE-CONT-32",
    ),
    need(
        "unique_action_not_taken", after_a_unique_action, "pass",
        "you have taken the unique action of this turn: end your turn instead of passing.",
        "vous avez accompli l'action unique de ce tour : finissez votre tour au lieu de passer.",
        "MAE-CONT-32",
    ),
    need(
        "unique_action_left", after_a_unique_action, "acquire workshop",
        "you have taken the unique action of this turn; only free actions are left.",
        "vous avez accompli l'action unique de ce tour ; il ne reste que des actions gratuites.",
        "MAE-CONT-04", "MAE-CONT-05", "MAE-CONT-25",
    ),
    need(
        "unique_action_left", after_a_unique_action, "use corvee",
        "you have taken the unique action of this turn; only free actions are left.",
        "vous avez accompli l'action unique de ce tour ; il ne reste que des actions gratuites.",
        "MAE-CONT-04", "MAE-CONT-05", "MAE-CONT-25", "MAE-CONT-27",
    ),
    need(
        "turn_begun", lambda: position(mode="continuous").kept(0, production=1).round_start(), "spend-token production",
        "your turn has not begun: tokens are used in it, not while all activate their Cities.",
        "votre tour n'a pas commencé : c'est alors que servent les jetons, non pendant que tous activent leur Cité.",
        "MAE-CONT-37", "MAE-GAIN-02",
    ),
    need(
        "may_march", after_a_unique_action, "manoeuvre c5",
        "you have taken another unique action this turn: no Manoeuvre is left.",
        "vous avez accompli une autre action unique durant ce tour : il n'y a plus de manœuvre.",
        "MAE-CONT-25", "MAE-CONT-35",
    ),
    need(
        "may_explore", after_a_unique_action, "explore 1 d5",
        "you have taken another unique action this turn: your Explorers move no more.",
        "vous avez accompli une autre action unique durant ce tour : vos Explorateurs ne se déplacent plus.",
        "MAE-CONT-25", "MAE-CONT-35",
    ),
    # another question
    want(
        "turn", lambda: position().turn(0), "yes",
        "on your turn, take actions as long as you like, then end it.",
        "à votre tour, accomplissez autant d'actions que vous voulez, puis finissez-le.",
        "MON-TURN-03", "MON-ACT-01",
    ),
    want(
        "turn", lambda: position().turn(0), "pass",
        "one passes in continuous mode, instead of a unique action; on your turn, take actions as long as you like, "
        "then end it.",
        "on passe dans le mode continu, au lieu d'accomplir une action unique ; à votre tour, accomplissez autant "
        "d'actions que vous voulez, puis finissez-le.",
        "MAE-CONT-17", "MON-TURN-03", "MON-ACT-01", moment="continuous",
    ),
    want(
        "step", lambda: position(mode="continuous").turn(0), "yes",
        "take one unique action and any free ones, then end your turn; or pass.",
        "accomplissez une action unique et des actions gratuites, puis finissez votre tour ; ou passez.",
        "MAE-CONT-04", "MAE-CONT-32",
    ),
    want(
        "activate", lambda: position().activation(0), "slot 1",
        "choose one row and one column of your City.",
        "choisissez une rangée et une colonne de votre Cité.",
        "MON-ACTV-01",
    ),
    want(
        "activate", lambda: position().activation(0), "acquire workshop",
        "actions wait until this is decided; choose one row and one column of your City.",
        "les actions attendent que ceci soit décidé ; choisissez une rangée et une colonne de votre Cité.",
        "MON-TURN-03", "MON-ACTV-01", moment="turn",
    ),
    want(
        "activate", lambda: position(mode="continuous").activation(0), "pass",
        "one passes in continuous mode, instead of a unique action; choose one row and one column of your City.",
        "on passe dans le mode continu, au lieu d'accomplir une action unique ; choisissez une rangée et une colonne "
        "de votre Cité.",
        "MAE-CONT-17", "MON-ACTV-01", moment="continuous",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
