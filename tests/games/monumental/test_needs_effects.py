"""Why an effect as a whole cannot be applied, and why one of several is not chosen."""

from __future__ import annotations

import pytest

from clio import Table
from clio.engine.control import Choose, May
from clio.games.families.monumental.ops.city import Reinforce
from clio.games.families.monumental.ops.resources import Gain, Pay
from clio.games.families.monumental.state import CULTURE, SCIENCE
from clio.games.monumental.actions import CHOOSE, NO, YES
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def activated(card: str, civilization: str = "egypt") -> Scenario:
    """The card, the only one of the City, is activated; the discard pile is empty."""
    rival = "greece" if civilization == "egypt" else "egypt"
    return position(civilization, rival).city(0, EMPTY_CITY | {1: card}).tilt(0, 1)


def choosing() -> Table:
    """Hydroelectricity: Production or Science."""
    return play(activated("market/hydroelectricity").turn(0), "use hydroelectricity")


def with_one_choice() -> Table:
    """Without Science only one of two is possible."""
    choice = Choose(CHOOSE, Gain(CULTURE, 1), Pay(SCIENCE, 1))
    return asking(position().turn(0), choice, GAME.card("hydroelectricity"))


SHOWN = (
    # prices
    need(
        "effect_price_with_gold",
        lambda: position("china", "greece").policies(0, "confucianism").turn(0), "use confucianism",
        "the effect of Confucianism costs 1 Science; you have 0, and 0 Gold to stand in.",
        "l'effet du Confucianisme coûte 1 Science ; vous en avez 0, et 0 Or pour compléter.",
        "MON-ACT-05",
    ),
    need(
        "effect_price",
        lambda: position("mali", "greece").policies(0, "pilgrimage").resources(0, gold=1).turn(0), "use pilgrimage",
        "the effect of Pilgrimage costs 3 Gold; you have 1.",
        "l'effet du Pèlerinage coûte 3 Or ; vous en avez 1.",
        "MON-ACT-05",
    ),
    need(
        "effect_price_with_gold", lambda: activated("market/mass-media").turn(0), "use mass-media",
        "the effect of Mass Media costs 1 basic resource of any type; you have 0, and 0 Gold to stand in.",
        "l'effet des Médias de masse coûte 1 ressource de base de n'importe quel type ; vous en avez 0, et 0 Or pour "
        "compléter.",
        "MON-ACT-05",
    ),
    need(
        "effect_price_with_gold", lambda: activated("market/philosophy", "greece").turn(0), "use philosophy",
        "the effect of Philosophy costs 1 basic resource of any type; you have 0, and 0 Gold to stand in.",
        "l'effet de la Philosophie coûte 1 ressource de base de n'importe quel type ; vous en avez 0, et 0 Or pour "
        "compléter.",
        "MON-ACT-05",
    ),
    need(
        "effect_different",
        lambda: position("japan", "greece").policies(0, "tea-ceremony").resources(0, production=5).turn(0),
        "use tea-ceremony",
        "the effect of Tea Ceremony costs 2 different basic resources; you can lay down 1, Gold included.",
        "l'effet de la Cérémonie du thé coûte 2 ressources de base différentes ; vous pouvez en poser 1, Or compris.",
        "MON-ACT-05",
    ),
    need(
        "effect_to_convert", lambda: activated("market/banking").resources(0, science=9).turn(0), "use banking",
        "the effect of Banking converts at least 1 resource; you have 0 that it could convert.",
        "l'effet du Système bancaire convertit au moins 1 ressource ; vous en avez 0 à convertir.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_reserve",
        lambda: position("aksum", "greece").policies(0, "maritime-trade-routes").resources(0, gold=1).pile(1).turn(0),
        "use maritime-trade-routes",
        "the effect of Maritime Trade Routes reserves a card, and no reserve pile up to the current Era has one.",
        "l'effet des Routes commerciales maritimes réserve une carte, et aucune pioche Réserve n'en a jusqu'à l'Ère "
        "en cours.",
        "MON-ACT-05",
    ),
    # conditions
    need(
        "effect_conquests", lambda: activated("warrior-altar").turn(0), "use warrior-altar",
        "the effect of the Warrior Altar needs 1 Province conquered this turn; you have conquered 0.",
        "l'effet de l'Autel guerrier demande d'avoir conquis 1 Province à ce tour ; vous en avez conquis 0.",
        "MON-ACT-04",
    ),
    need(
        "effect_gained", lambda: activated("mine").turn(0), "use mine",
        "the effect of the Mine needs 2 Production gained this turn; you have gained 0.",
        "l'effet de la Mine demande d'avoir gagné 2 Production à ce tour ; vous en avez gagné 0.",
        "MON-ACT-04",
    ),
    need(
        "effect_provinces",
        lambda: position("china", "greece").policies(0, "mandate-of-heaven").turn(0), "use mandate-of-heaven",
        "the effect of Mandate of Heaven needs 5 Provinces under your control; you control 0.",
        "l'effet du Mandat du Ciel demande de contrôler 5 Provinces ; vous en contrôlez 0.",
        "MON-ACT-04",
    ),
    need(
        "effect_section_built", lambda: activated("obelisk-yard").turn(0), "use obelisk-yard",
        "the effect of the Obelisk Yard needs a Wonder section built this turn.",
        "l'effet de la Carrière aux obélisques demande d'avoir construit une section de Merveille à ce tour.",
        "MON-ACT-04",
    ),
    # cards of the City
    need(
        "effect_card_to_archive", lambda: activated("house-of-scribes").turn(0), "use house-of-scribes",
        "the effect of the House of Scribes finds no inactive card in your City to archive.",
        "l'effet de la Maison des scribes ne trouve dans votre Cité aucune carte inactive à archiver.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_archive_anywhere", lambda: activated("indaba-house").turn(0), "use indaba-house",
        "the effect of the Indaba House finds no card to archive, neither inactive in your City nor in your discard "
        "pile.",
        "l'effet de la Maison de l'indaba ne trouve aucune carte à archiver, ni inactive dans votre Cité, ni dans "
        "votre défausse.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_archive_discarded", lambda: activated("market/age-classes", "zulu").turn(0), "use age-classes",
        "the effect of Age Classes finds no card in your discard pile to archive.",
        "l'effet des Classes d'Âge ne trouve dans votre défausse aucune carte à archiver.",
        "MON-ACT-05",
    ),
    need(
        "effect_revolt_to_archive",
        lambda: position("zulu", "egypt").policies(0, "royal-kraal").turn(0), "use royal-kraal",
        "the effect of Royal Kraal finds no Revolt to archive, neither inactive in your City nor in your discard pile.",
        "l'effet du Kraal royal ne trouve aucune Révolte à archiver, ni inactive dans votre Cité, ni dans votre "
        "défausse.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_discard", lambda: activated("market/calendar").turn(0), "use calendar",
        "the effect of the Calendar finds no inactive card in your City to discard.",
        "l'effet du Calendrier ne trouve dans votre Cité aucune carte inactive à défausser.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_reinforce",
        lambda: position().natural("e5", "table-mountain").province(0, "e5", soldiers=1).turn(0), "use table-mountain",
        "the effect of Table Mountain finds no activated card in your City to reinforce.",
        "l'effet de la Montagne de la Table ne trouve dans votre Cité aucune carte activée à renforcer.",
        "MON-ACT-05",
    ),
    need(
        "effect_deck", lambda: activated("market/petroglyphs").deck(0, only=True).turn(0), "use petroglyphs",
        "the effect of the Petroglyphs needs a card in your City deck, which is empty.",
        "l'effet des Pétroglyphes demande une carte dans votre pioche de Cité, qui est vide.",
        "MON-ACT-05",
    ),
    need(
        "effect_attached", lambda: activated("wheel").turn(0), "use wheel",
        "Wheel copies the card that lies on it, and there is none to copy now.",
        "la carte Roue copie celle qui la recouvre, et il n'y a rien à copier maintenant.",
        "MON-ACT-05",
    ),
    need(
        "effect_basic_building",
        lambda: activated("market/guilds").basics(workshop=0, laboratory=0, archery_range=0).turn(0), "use guilds",
        "the effect of the Guilds gains a Basic Building, and all three piles are empty.",
        "l'effet des Guildes fait gagner un Bâtiment de base, et les trois piles sont vides.",
        "MON-ACT-05",
    ),
    # Policies
    need(
        "effect_policy_to_copy", lambda: activated("market/telecommunications").turn(0), "use telecommunications",
        "the effect of Telecommunications finds no developed Policy that you could copy now.",
        "l'effet des Télécommunications ne trouve aucune Politique développée que vous puissiez copier.",
        "MON-ACT-05",
    ),
    # the map
    need(
        "effect_manoeuvre", lambda: position("japan", "greece").policies(0, "shogunate").turn(0), "use shogunate",
        "the effect of Shogunate moves Units, and none of yours may leave its tile for another one.",
        "l'effet du Shogunat déplace des Unités, et aucune des vôtres ne peut quitter sa tuile pour une autre.",
        "MON-ACT-05",
    ),
    # commerce
    need(
        "effect_track_end",
        lambda: activated("gebel-barkal").space(0, 20).resources(0, gold=1).turn(0), "use gebel-barkal",
        "the effect of Gebel Barkal advances your pawn, which is at the end of the Trade Track.",
        "l'effet du Gebel Barkal fait avancer votre pion, qui est au bout de la Piste commerciale.",
        "MON-ACT-05",
    ),
    need(
        "effect_price_with_gold", lambda: activated("gebel-barkal").turn(0), "use gebel-barkal",
        "the effect of Gebel Barkal costs 1 basic resource of any type; you have 0, and 0 Gold to stand in.",
        "l'effet du Gebel Barkal coûte 1 ressource de base de n'importe quel type ; vous en avez 0, et 0 Or pour "
        "compléter.",
        "MON-ACT-05",
    ),
    need(
        "effect_track_end",
        lambda: activated("caravanserai").space(0, 20).resources(0, gold=1).turn(0), "use caravanserai",
        "the effect of the Caravanserai advances your pawn, which is at the end of the Trade Track.",
        "l'effet du Caravansérail fait avancer votre pion, qui est au bout de la Piste commerciale.",
        "MON-ACT-05",
    ),
    need(
        "effect_bag",
        lambda: activated("embassy", "mali").bag(only=True).resources(0, production=3).turn(0), "use embassy",
        "the effect of the Embassy draws a Commercial Gain, and the bag is empty.",
        "l'effet de l'Ambassade fait piocher un Gain commercial, et le sac est vide.",
        "MON-ACT-05",
    ),
    need(
        "effect_reserved_card",
        lambda: position("aksum", "greece").policies(0, "geez-alphabet").turn(0), "use geez-alphabet",
        "the effect of Ge'ez Alphabet needs a card in your reserve.",
        "l'effet de l'Alphabet Ge'ez demande une carte dans votre réserve.",
        "MON-ACT-05",
    ),
    need(
        "effect_reserved_card", lambda: activated("coinage", "aksum").turn(0), "use coinage",
        "the effect of Coinage needs a card in your reserve.",
        "l'effet de la Frappe de monnaie demande une carte dans votre réserve.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_acquire",
        lambda: activated("churches-of-lalibela").reserved(0, "electricity").turn(0), "use churches-of-lalibela",
        "the effect of the Churches of Lalibela finds no card that you could acquire now at its price.",
        "l'effet des Églises de Lalibela ne trouve aucune carte que vous puissiez acquérir à son prix.",
        "MON-ACT-05",
    ),
    need(
        "effect_section", lambda: activated("market/masonry").turn(0), "use masonry",
        "the effect of Masonry finds no Wonder section that you could pay.",
        "l'effet de la Maçonnerie ne trouve aucune section de Merveille que vous puissiez payer.",
        "MON-ACT-05",
    ),
    need(
        "effect_section", lambda: position().gains(0, "master-masons").turn(0), "token master-masons",
        "the effect of the Master Masons finds no Wonder section that you could pay.",
        "l'effet des Maîtres maçons ne trouve aucune section de Merveille que vous puissiez payer.",
        "MON-ACT-05",
    ),
    need(
        "effect_card_to_acquire",
        lambda: position().gains(0, "bargain").basics(workshop=0, laboratory=0, archery_range=0).turn(0),
        "token bargain",
        "the effect of the Bargain finds no card that you could acquire now at its price.",
        "l'effet de la Bonne affaire ne trouve aucune carte que vous puissiez acquérir à son prix.",
        "MON-ACT-05",
    ),
    # several in one
    need(
        "effect_choices", lambda: activated("forum").resources(0, production=2).turn(0), "use forum",
        "Forum offers nothing that you could do now. The effect of the Forum finds no inactive card in your City to "
        "archive. The effect of the Forum costs 2 different basic resources; you can lay down 1, Gold included.",
        "la carte Forum n'offre rien que vous puissiez faire maintenant. L'effet du Forum ne trouve dans votre Cité "
        "aucune carte inactive à archiver. L'effet du Forum coûte 2 ressources de base différentes ; vous pouvez en "
        "poser 1, Or compris.",
        "MON-ACT-05",
    ),
    # one of several, yes or no
    need(
        "branch_there", choosing, "choose 3",
        "there are only 2 effects to choose from.",
        "il n'y a que 2 effets au choix.",
        "MON-COMP-13", "MON-EFF-03",
    ),
    need(
        "effect_possible", with_one_choice, "choose 2",
        "the effect of Hydroelectricity cannot be paid, or there is nothing it could act upon.",
        "l'effet de l'Hydroélectricité ne peut pas être payé, ou il n'y a rien sur quoi agir.",
        "MON-ACT-05", "MON-COMP-13", "MON-EFF-03",
    ),
    want(
        "choose", choosing, "yes",
        "choose one of the effects.",
        "choisissez un des effets.",
        "MON-COMP-13", "MON-EFF-03",
    ),
    want(
        "choose", choosing, "done",
        "actions wait until this is decided; choose one of the effects.",
        "les actions attendent que ceci soit décidé ; choisissez un des effets.",
        "MON-TURN-03", "MON-COMP-13", "MON-EFF-03", moment="turn",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), May(YES, NO, Reinforce())), "yes",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-ACT-05",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), May(YES, NO, Reinforce())), "no",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-ACT-05",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
