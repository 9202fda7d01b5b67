"""Why a card, a type of marker or a line cannot be chosen."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.ops.city import CopyPolicy
from clio.games.monumental_duel.ops.city import PlaceMarker, Reserve
from clio.games.monumental_duel.record import GAME
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want


def gaining_a_building() -> Table:
    """Venice gives a Basic Building; there are no more Workshops."""
    table = position().basics(workshop=0).free_track("venice").resources(0, gold=1).turn(0)
    return play(table, "ambassador negotiate", "negotiate venice", "yes")


def copying_a_bonus() -> Table:
    policies = position().city(0, {1: "hanging-gardens"}).tilt(0, 1).policies(0, "treaties", "poliorcetics")
    return play(policies.turn(0), "use hanging-gardens")


def copying_a_building() -> Table:
    """Angkor Wat, a Fort and a Mine are activated, the Forum is not."""
    city = position().city(0, {1: "angkor-wat", 2: "fort", 3: "mine", 4: "forum"}).tilt(0, 1, 2, 3)
    return play(city.turn(0), "use angkor-wat")


def copying_another_building() -> Table:
    """The Fort was reinforced; a Mine and a Library are activated."""
    city = position(alone=True).city(0, {1: "angkor-wat", 2: "fort", 3: "mine", 4: "library"}).tilt(0, 1, 2, 3, 4)
    return play(city.policies(0, "treaties").turn(0), "use treaties", "slot 2", "use angkor-wat")


def copying_a_policy() -> Table:
    """Secularism is active; there is no Science for Mansabdar."""
    policies = position("mughals", "greeks").policies(
        0, "secularism", "dahsala", "gunpowder", "mansabdar", lines=("row-1", "row-2", "row-3", "column-1"),
        active=("secularism",),
    )
    return play(policies.city(0, {1: "fort/mughal-astronomy"}).tilt(0, 1).turn(0), "use mughal-astronomy", "choose 2")


def reserving() -> Table:
    city = position().city(0, {1: "fort/compass"}).tilt(0, 1).track("troy", "watchtower")
    return play(city.turn(0), "use compass")


def marking(*moves: str) -> Table:
    """Troy has all three types."""
    pile = position("aztecs").pile(0, "troy+mountainous+agricultural", "sahara", "sogdiana").pile(1, "persia")
    return play(pile.city(0, {1: "fort/floating-gardens"}).tilt(0, 1).turn(0), "use floating-gardens", *moves)


def without_coastal_markers() -> Table:
    """One type is left for the Sahara."""
    table = position("aztecs").pile(0, "sahara", "persia+coastal", "sogdiana+coastal").turn(0)
    return asking(table, PlaceMarker(), mem=(GAME.card("sahara"),))


def developing() -> Table:
    """The bonuses of Poliorcetics and of Architecture are due."""
    table = position().policies(0, "poliorcetics").resources(0, culture=2).turn(0)
    return play(table, "develop architecture")


def two_wonders() -> Table:
    table = position().wonder(0, "great-wall").track("temple-of-artemis").resources(0, production=3).turn(0)
    return play(table, "acquire temple-of-artemis")


def two_knowledge() -> Table:
    return position().city(0, {5: None}).deck(0, "bronze-working", "bartering", "fort").round_end()


def building() -> Table:
    """Palmyra makes a section 2 Production cheaper; the Great Wall is under construction."""
    track = position().track("temple-of-artemis", "statue-of-liberty", "troy").wonder(0, "great-wall")
    table = track.free_track("palmyra").resources(0, production=1, gold=1).turn(0)
    return play(table, "ambassador negotiate", "negotiate palmyra", "yes")


def laying(*lines: str) -> Table:
    """A Mughal Policy is developed after those beside these lines."""
    older = ("gunpowder", "secularism", "mansabdar", "mughal-architecture")[: len(lines)]
    table = position("mughals", "greeks").policies(0, *older, lines=lines).resources(0, culture=5).turn(0)
    return play(table, "develop dahsala")


SHOWN = (
    # a card of the City or of a pile
    need(
        "basic_building", gaining_a_building, "pick mine",
        "Mine is not a Basic Building that can be gained here.",
        "la carte Mine n'est pas un Bâtiment de base que l'on puisse gagner ici.",
        "MD-TERM-06",
    ),
    need(
        "pile_not_empty", gaining_a_building, "pick workshop",
        "the Workshop pile is empty.",
        "la pile Atelier est vide.",
        "MD-BLD-03",
    ),
    want(
        "basic-building", gaining_a_building, "acquire barricade",
        "an action is chosen when your turn begins; choose a Basic Building whose pile is not empty.",
        "une action se choisit au début de votre tour ; choisissez un Bâtiment de base dont la pile n'est pas vide.",
        "MD-TURN-02", "MD-TERM-06", "MD-BLD-03", moment="turn",
    ),
    need(
        "a_building", copying_a_building, "pick angkor-wat",
        "Angkor Wat is not a Building.",
        "la carte Angkor Vat n'est pas un Bâtiment.",
        "MD-TERM-10",
    ),
    need(
        "activated", copying_a_building, "pick forum",
        "Forum was not activated this round.",
        "la carte Forum n'a pas été activée durant cette manche.",
        "MD-TERM-10",
    ),
    need(
        "in_city", copying_a_building, "pick laboratory",
        "Laboratory does not lie in your City.",
        "la carte Laboratoire n'est pas dans votre Cité.",
        "MD-TERM-10",
    ),
    want(
        "copy-building", copying_a_building, "slot 2",
        "choose one of your activated Buildings.",
        "choisissez un de vos Bâtiments activés.",
        "MD-TERM-10",
    ),
    # a Policy
    need(
        "developed", copying_a_bonus, "pick democracy",
        "Democracy is not one of your developed Policies.",
        "la carte Démocratie n'est pas une de vos Politiques développées.",
        "MD-TERM-10", "MD-TERM-11",
    ),
    want(
        "copy-bonus", copying_a_bonus, "develop treaties",
        "an action is chosen when your turn begins; choose one of your developed Policies.",
        "une action se choisit au début de votre tour ; choisissez une de vos Politiques développées.",
        "MD-TURN-02", "MD-TERM-10", "MD-TERM-11", moment="turn",
    ),
    need(
        "developed", copying_a_policy, "pick mughal-architecture",
        "Mughal Architecture is not one of your developed Policies.",
        "la carte Architecture moghole n'est pas une de vos Politiques développées.",
        "MD-TERM-10", "MD-TERM-11",
    ),
    need(
        "policy_asleep", copying_a_policy, "pick secularism",
        "Secularism is active this round, and only a Policy that is not can be copied.",
        "la Politique Sécularisme est active durant cette manche, et seule une Politique inactive peut être copiée.",
        "MD-TERM-41",
    ),
    need(
        "effect_price_with_gold", copying_a_policy, "pick mansabdar",
        "the effect of Mansabdar costs 1 Science; you have 0, and 0 Gold to stand in.",
        "l'effet du Mansabdar coûte 1 Science ; vous en avez 0, et 0 Or pour compléter.",
        "MD-TURN-09", "MD-TERM-39", "MD-TERM-41",
    ),
    want(
        "copy-policy", copying_a_policy, "choose 1",
        "choose a developed Policy that is not active this round and whose price you can pay.",
        "choisissez une Politique développée, inactive durant cette manche, dont vous pouvez payer le prix.",
        "MD-TERM-10", "MD-TERM-41",
    ),
    need(
        "bonus_to_come", developing, "pick democracy",
        "the bonus of Democracy is not among those still to come.",
        "le bonus de la Démocratie n'est pas parmi ceux qui restent à recevoir.",
        "MD-POL-06", "MD-POL-07",
    ),
    want(
        "bonuses", developing, "gain science",
        "choose which Policy bonus comes next.",
        "choisissez quel bonus de Politique vient ensuite.",
        "MD-POL-06", "MD-POL-07",
    ),
    # Development cards
    need(
        "on_track", reserving, "pick law-court",
        "Law Court is not on the Development track.",
        "la carte Tribunal n'est pas sur la piste de Développement.",
        "MD-TERM-29",
    ),
    want(
        "reserve", reserving, "acquire troy",
        "an action is chosen when your turn begins; choose a card of the Development track.",
        "une action se choisit au début de votre tour ; choisissez une carte de la piste de Développement.",
        "MD-TURN-02", "MD-TERM-29", "MD-TERM-30", moment="turn",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().track("troy").reserved(0, "watchtower", "law-court").turn(0), Reserve()), "pick troy",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-30",
    ),
    need(
        "one_of_two", two_wonders, "pick colossus-of-rhodes",
        "you keep one of the two: Great Wall or Temple of Artemis.",
        "vous gardez l'une des deux : Grande Muraille ou Temple d'Artémis.",
        "MD-WON-05",
    ),
    want(
        "keep-wonder", two_wonders, "yes",
        "choose which of the two Wonders you keep.",
        "choisissez laquelle des deux Merveilles vous gardez.",
        "MD-WON-05",
    ),
    need(
        "one_of_two", two_knowledge, "pick telegraph",
        "you keep one of the two: Bronze Working or Bartering.",
        "vous gardez l'une des deux : Travail du bronze ou Marchandage.",
        "MD-CITY-03",
    ),
    want(
        "keep-knowledge", two_knowledge, "pass",
        "an action is chosen when your turn begins; choose which of the two Knowledge cards stays.",
        "une action se choisit au début de votre tour ; choisissez laquelle des deux Connaissances reste.",
        "MD-TURN-02", "MD-CITY-03", moment="turn",
    ),
    need(
        "wonder_there", building, "pick troy",
        "Troy is neither a Wonder of the track nor the one you are building.",
        "la carte Troie n'est ni une Merveille de la piste ni celle que vous construisez.",
        "MD-WON-09",
    ),
    need(
        "wonder_there", building, "pick colossus-of-rhodes",
        "Colossus of Rhodes is neither a Wonder of the track nor the one you are building.",
        "la carte Colosse de Rhodes n'est ni une Merveille de la piste ni celle que vous construisez.",
        "MD-WON-09",
    ),
    need(
        "payable_with_gold", building, "pick statue-of-liberty",
        "the price is 3 Production; you have 1, and 0 Gold to stand in.",
        "le prix est de 3 Production ; vous en avez 1, et 0 Or pour compléter.",
        "MD-WON-09", "MD-TURN-09",
    ),
    want(
        "section", building, "acquire temple-of-artemis",
        "an action is chosen when your turn begins; choose a Wonder whose section you can pay.",
        "une action se choisit au début de votre tour ; choisissez une Merveille dont vous pouvez payer la section.",
        "MD-TURN-02", "MD-WON-09", moment="turn",
    ),
    # Provinces and their markers
    need(
        "own_province", marking, "pick persia",
        "Persia is not one of your Provinces.",
        "la carte Perse n'est pas une de vos Provinces.",
        "MDT-AZT-02",
    ),
    need(
        "markable", marking, "pick troy",
        "Troy can take none of the markers that you have left.",
        "la Province Troie ne peut recevoir aucun des marqueurs qui vous restent.",
        "MDT-AZT-03",
    ),
    want(
        "marker", marking, "type coastal",
        "choose a Province that you control and that can take a marker.",
        "choisissez une Province que vous contrôlez et qui peut recevoir un marqueur.",
        "MDT-AZT-02", "MDT-AZT-03",
    ),
    need(
        "marker_of_another_type", lambda: marking("pick sahara"), "type mountainous",
        "Sahara is Mountainous already.",
        "la Province Sahara est déjà Montagneuse.",
        "MDT-AZT-03",
    ),
    want(
        "marker-type", lambda: marking("pick sahara"), "pick sogdiana",
        "choose a marker of a type that the Province does not have yet.",
        "choisissez un marqueur d'un type que la Province n'a pas encore.",
        "MDT-AZT-02", "MDT-AZT-03",
    ),
    need(
        "something_to_decide", without_coastal_markers, "type coastal",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MDT-AZT-02",
    ),
    # where a Mughal Policy lies
    need(
        "line_of_kind", lambda: laying("row-1"), "line column 1",
        "the first three Policies lie beside rows.",
        "les trois premières Politiques se placent au bout des lignes.",
        "MDE-MUG-02", "MDE-MUG-03",
    ),
    need(
        "line_of_kind_column", lambda: laying("row-1", "row-2", "row-3"), "line row 2",
        "the last two Policies lie below columns.",
        "les deux dernières Politiques se placent sous les colonnes.",
        "MDE-MUG-02", "MDE-MUG-03",
    ),
    need(
        "line_free", lambda: laying("row-1"), "line row 1",
        "a Policy lies beside row 1 already.",
        "une Politique se trouve déjà au bout de la ligne 1.",
        "MDE-MUG-02", "MDE-MUG-03",
    ),
    need(
        "line_free", lambda: laying("row-1", "row-2", "row-3", "column-2"), "line column 2",
        "a Policy lies below column 2 already.",
        "une Politique se trouve déjà sous la colonne 2.",
        "MDE-MUG-02", "MDE-MUG-03",
    ),
    want(
        "line", lambda: laying("row-1"), "activate row 1 column 1",
        "choose where the Policy lies: beside a free row, or below a free column for the last two.",
        "choisissez où placer la Politique : au bout d'une ligne libre, ou sous une colonne libre pour les deux "
        "dernières.",
        "MDE-MUG-02", "MDE-MUG-03",
    ),
    need(
        "not_reinforced", copying_another_building, "pick fort",
        "Fort was reinforced and is no longer activated this round.",
        "la carte Fort a été renforcée et n'est plus activée durant cette manche.",
        "MD-TERM-37",
    ),
    need(
        "has_effect_of_its_own",
        lambda: asking(position().policies(0, "scientific-method", "democracy").turn(0), CopyPolicy()),
        "pick scientific-method",
        "Scientific Method works by itself and is not used as an action.",
        "la carte Méthode scientifique agit d'elle-même et ne s'utilise pas comme une action.",
        "MD-USE-05", "MD-TERM-41",
    ),
    need(
        "works_in_activation",
        lambda: asking(position().policies(0, "democracy", "scientific-method").turn(0), CopyPolicy()),
        "pick democracy",
        "Democracy works only during City Activation.",
        "la carte Démocratie n'agit que durant l'Activation de la Cité.",
        "MD-USE-07", "MD-TERM-41",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
