"""Why the effect of a card cannot be used, or a part of it not chosen."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.state import FORUM
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops.city import MAY_USE
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.state import FREE_CITY
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want

EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def activated(card: str, civ: str = "greeks", **stock: int) -> Scenario:
    """The card alone in the City, activated."""
    return position(civ, "japanese").city(0, EMPTY_CITY | {1: card}).tilt(0, 1).resources(0, **stock)


def active(policy: str, civ: str = "greeks", **stock: int) -> Scenario:
    return position(civ, "japanese").policies(0, policy).resources(0, **stock)


def choosing(**stock: int) -> Table:
    """The Forum is being used."""
    return play(position().city(0, {1: "forum"}).tilt(0, 1).resources(0, **stock).turn(0), "use forum")


def with_one_choice() -> Table:
    """The second effect of the Forum cannot be paid, so the first is taken unasked."""
    use = BOOK.use[FORUM]
    assert use is not None
    return asking(position().turn(0), use, FORUM)


def without_basic_buildings() -> Table:
    """Venice would give a Basic Building."""
    scenario = position().basics(workshop=0, laboratory=0, shooting_range=0, barricade=0)
    return asking(scenario.turn(0), MAY_USE, FREE_CITY)


SHOWN = (
    # prices
    need(
        "effect_price", lambda: active("geez-alphabet", "aksumites", gold=3).turn(0), "use geez-alphabet",
        "the effect of Ge'ez Alphabet costs 1 Victory Point; you have 0.",
        "l'effet de l'Alphabet ge'ez coûte 1 Point de Victoire ; vous en avez 0.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price", lambda: active("democracy", production=3).activation(0), "use democracy",
        "the effect of Democracy costs 1 Gold; you have 0.",
        "l'effet de la Démocratie coûte 1 Or ; vous en avez 0.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price", lambda: active("pilgrimage", "malians", gold=1, production=3).turn(0), "use pilgrimage",
        "the effect of Pilgrimage costs 2 Gold; you have 1.",
        "l'effet du Pèlerinage coûte 2 Or ; vous en avez 1.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price_with_gold", lambda: active("poliorcetics", production=3).turn(0), "use poliorcetics",
        "the effect of Poliorcetics costs 1 Science; you have 0, and 0 Gold to stand in.",
        "l'effet de la Poliorcétique coûte 1 Science ; vous en avez 0, et 0 Or pour compléter.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price_with_gold",
        lambda: active("great-temple", "aztecs", military=1, gold=1).turn(0), "use great-temple",
        "the effect of Great Temple costs 3 Military; you have 1, and 1 Gold to stand in.",
        "l'effet du Grand Temple coûte 3 Militaire ; vous en avez 1, et 1 Or pour compléter.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price_with_gold", lambda: activated("bazaar", culture=3).turn(0), "use bazaar",
        "the effect of the Bazaar costs 1 basic resource of any type; you have 0, and 0 Gold to stand in.",
        "l'effet du Bazar coûte 1 ressource de base de n'importe quel type ; vous en avez 0, et 0 Or pour compléter.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price_with_gold", lambda: activated("embassy", "malians", science=1).turn(0), "use embassy",
        "the effect of the Embassy costs 2 basic resources of any type; you have 1, and 0 Gold to stand in.",
        "l'effet de l'Ambassade coûte 2 ressources de base de n'importe quel type ; vous en avez 1, et 0 Or pour "
        "compléter.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_price_with_gold", lambda: activated("fort/philosophy").turn(0), "use philosophy",
        "the effect of Philosophy costs 1 basic resource of any type; you have 0, and 0 Gold to stand in.",
        "l'effet de la Philosophie coûte 1 ressource de base de n'importe quel type ; vous en avez 0, et 0 Or pour "
        "compléter.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_different", lambda: activated("royal-mint", "aksumites", production=2, vp=1).turn(0), "use royal-mint",
        "the effect of the Royal Mint costs 2 different basic resources; you can lay down 1, Gold included.",
        "l'effet de l'Atelier monétaire coûte 2 ressources de base différentes ; vous pouvez en poser 1, Or compris.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    # what they act upon
    need(
        "effect_card_to_archive", lambda: activated("great-wall").turn(0), "use great-wall",
        "the effect of the Great Wall finds no inactive card in your City to archive.",
        "l'effet de la Grande Muraille ne trouve dans votre Cité aucune carte inactive à archiver.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_card_to_archive", lambda: activated("cloth-hall").turn(0), "use cloth-hall",
        "the effect of the Cloth Hall finds no inactive card in your City to archive.",
        "l'effet de la Halle aux draps ne trouve dans votre Cité aucune carte inactive à archiver.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_card_to_archive_anywhere",
        lambda: activated("great-mosque-of-djenne").turn(0), "use great-mosque-of-djenne",
        "the effect of the Great Mosque of Djenné finds no card to archive, neither inactive in your City nor in "
        "your discard pile.",
        "l'effet de la Grande Mosquée de Djenné ne trouve aucune carte à archiver, ni inactive dans votre Cité, ni "
        "dans votre défausse.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_card_to_discard",
        lambda: active("calendar", "aztecs").city(0, EMPTY_CITY | {1: "fort"}).tilt(0, 1).turn(0), "use calendar",
        "the effect of Calendar finds no inactive card in your City to discard.",
        "l'effet du Calendrier ne trouve dans votre Cité aucune carte inactive à défausser.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_cards_to_swap",
        lambda: active("democracy", gold=1).city(0, EMPTY_CITY | {1: "fort"}).activation(0), "use democracy",
        "the effect of Democracy needs two cards in your City.",
        "l'effet de la Démocratie demande deux cartes dans votre Cité.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_policy", lambda: activated("hanging-gardens").turn(0), "use hanging-gardens",
        "the effect of the Hanging Gardens needs a Policy that you have developed.",
        "l'effet des Jardins suspendus demande une Politique que vous avez développée.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_building_to_copy", lambda: activated("angkor-wat").turn(0), "use angkor-wat",
        "the effect of Angkor Wat finds no activated Building in your City to copy.",
        "l'effet d'Angkor Vat ne trouve dans votre Cité aucun Bâtiment activé à copier.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_room_to_reserve",
        lambda: activated("fort/compass").track("troy").reserved(0, "watchtower", "law-court").turn(0), "use compass",
        "the effect of the Compass reserves a card, and you have 2 reserved cards already.",
        "l'effet de la Boussole réserve une carte, et vous en avez déjà 2 en réserve.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_card_to_reserve", lambda: activated("fort/compass").turn(0), "use compass",
        "the effect of the Compass reserves a card, and none lies on the Development track.",
        "l'effet de la Boussole réserve une carte, et il n'y en a aucune sur la piste de Développement.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_card_to_reserve", lambda: activated("cothon-of-carthage").turn(0), "use cothon-of-carthage",
        "the effect of the Cothon of Carthage reserves a card, and none lies on the Development track.",
        "l'effet du Cothon de Carthage réserve une carte, et il n'y en a aucune sur la piste de Développement.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_city",
        lambda: play(
            activated("grand-canal", gold=1).free_track("zanzibar").did(1, "passed").turn(0),
            "ambassador negotiate", "negotiate zanzibar", "no",
        ),
        "use grand-canal",
        "the effect of the Grand Canal finds no Free City with which you have not negotiated this round.",
        "l'effet du Grand Canal ne trouve aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette "
        "manche.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_city", lambda: activated("panama-canal").free_track().turn(0), "use panama-canal",
        "the effect of the Panama Canal finds no Free City with which you have not negotiated this round.",
        "l'effet du Canal de Panama ne trouve aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant "
        "cette manche.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_city",
        lambda: (
            position("malians", modules="trade").city(0, {1: "embassy"}).tilt(0, 1).resources(0, science=2).free_track()
            .turn(0)
        ),
        "use embassy",
        "the effect of the Embassy finds no Free City with which you have not negotiated this round.",
        "l'effet de l'Ambassade ne trouve aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette "
        "manche.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "effect_choices", lambda: activated("forum", production=2).turn(0), "use forum",
        "Forum offers nothing that you could do now. The effect of the Forum finds no inactive card in your City to "
        "archive. The effect of the Forum costs 2 different basic resources; you can lay down 1, Gold included.",
        "la carte Forum n'offre rien que vous puissiez faire maintenant. L'effet du Forum ne trouve dans votre Cité "
        "aucune carte inactive à archiver. L'effet du Forum coûte 2 ressources de base différentes ; vous pouvez en "
        "poser 1, Or compris.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    # one of several, yes or no
    need(
        "branch_there", lambda: choosing(production=1, science=1), "choose 3",
        "there are only 2 effects to choose from.",
        "il n'y a que 2 effets au choix.",
        "MD-TERM-39",
    ),
    need(
        "effect_possible", with_one_choice, "choose 2",
        "the effect of the Forum cannot be paid, or there is nothing it could act upon.",
        "l'effet du Forum ne peut pas être payé, ou il n'y a rien sur quoi agir.",
        "MD-TURN-09", "MD-TERM-39",
    ),
    need(
        "something_to_decide", without_basic_buildings, "yes",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TURN-09",
    ),
    need(
        "something_to_decide", without_basic_buildings, "no",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TURN-09",
    ),
    want(
        "choose", lambda: choosing(production=1, science=1), "yes",
        "choose one of the effects.",
        "choisissez un des effets.",
        "MD-TERM-39",
    ),
    want(
        "choose", lambda: choosing(production=1, science=1), "pass",
        "an action is chosen when your turn begins; choose one of the effects.",
        "une action se choisit au début de votre tour ; choisissez un des effets.",
        "MD-TURN-02", "MD-TERM-39", moment="turn",
    ),
    want(
        "may", lambda: play(position().deck(0, "mine").resources(0, science=2).turn(0), "progress"), "choose 1",
        "answer yes or no.",
        "répondez par oui ou par non.",
        "MD-USE-04",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
