"""Why a conquest, a Manoeuvre or an Outpost is refused."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.ops.board import MARCH, MoveUnits
from clio.games.monumental.rules.conquest import FORCE
from tests.games.monumental.helpers import play, position, tile
from tests.needs import Shown, asking, need, want


def attacking(soldiers: int, *moves: str) -> Table:
    """Egypt attacks 3 Soldiers of e4 from the Capital, d4 and d5, where so many Soldiers stand."""
    land = position().province(0, "d5", soldiers=soldiers).province(0, "d4", soldiers=3).province(1, "e4", soldiers=3)
    return play(land.resources(0, military=9).turn(0), "conquer e4", *moves)


def all_named() -> Table:
    """Three Soldiers of d4 are named, of whom two would be enough."""
    table = attacking(2)
    return asking(table, FORCE, mem=(tile(table, "e4"), 2, 0, 0, *[tile(table, "d4")] * 3))


def with_a_lone_warlord() -> Table:
    """The Warlord alone holds d5, and 3 Soldiers of e4 are attacked."""
    land = position().province(0, "d5", warlord=True).province(1, "e4", soldiers=3)
    table = land.resources(0, military=9).turn(0)
    return asking(table, FORCE, mem=(tile(table, "e4"), 3, -1, 0))


def with_a_hero_alone() -> Table:
    """1 Unit is wanted: the Hero would go alone."""
    table = position(heroes=True).hero(0, "gilgamesh").province(1, "d5", soldiers=1).resources(0, military=9).turn(0)
    return asking(table, FORCE, mem=(tile(table, "d5"), 1, 0, -1))


def short_of_soldiers() -> Table:
    """3 Soldiers of d5 are attacked from a Capital with 2 and the Warlord."""
    land = position().province(0, "f6", soldiers=8).province(1, "d5", soldiers=3)
    table = land.resources(0, military=9).turn(0)
    return asking(table, FORCE, mem=(tile(table, "d5"), 3, -1, 0))


def named_already() -> Table:
    """The only Soldier of the force is named."""
    table = position().province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    return asking(table, FORCE, mem=(tile(table, "d5"), 1, 0, 0, tile(table, "c5")))


def manoeuvring(*moves: str) -> Table:
    """A Unit leaves the Capital for d4 or d5; f6 is cut off."""
    land = position().province(0, "d5", soldiers=2).province(0, "d4", soldiers=2).province(0, "f6", soldiers=2)
    return play(land.resources(0, military=1).turn(0), "manoeuvre c5", *moves)


def stuck() -> Table:
    """The only Soldier of d5 cannot leave."""
    table = position().province(0, "d5", soldiers=1).turn(0)
    return asking(table, MARCH, mem=(tile(table, "d5"),))


def marching(place: str, *mem: int) -> Table:
    """A free Manoeuvre, with 2 Soldiers here besides those of the Capital."""
    return asking(position().province(0, place, soldiers=2).turn(0), MoveUnits(1), mem=mem)


SHOWN = (
    # a conquest
    need(
        "on_map", lambda: position().resources(0, military=9).turn(0), "conquer a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "a_province", lambda: position().province(0, "f5", soldiers=1).resources(0, military=9).turn(0), "conquer g5",
        "g5 is no Province: Capital.",
        "g5 n'est pas une Province : Capitale.",
        "MON-CONQ-02",
    ),
    need(
        "a_province", lambda: position(map="shadow-of-disaster").resources(0, military=9).turn(0), "conquer d4",
        "d4 is no Province: Water.",
        "d4 n'est pas une Province : Eau.",
        "MON-CONQ-02",
    ),
    need(
        "a_province",
        lambda: position(map="shadow-of-disaster").province(0, "d5", soldiers=1).resources(0, military=9).turn(0),
        "conquer e5",
        "e5 is no Province: Volcano.",
        "e5 n'est pas une Province : Volcan.",
        "MON-CONQ-02",
    ),
    need(
        "not_controlled",
        lambda: position().province(0, "d5", soldiers=1).resources(0, military=9).turn(0), "conquer d5",
        "you control d5 already.",
        "vous contrôlez déjà d5.",
        "MON-CONQ-01",
    ),
    need(
        "adjacent", lambda: position().resources(0, military=9).turn(0), "conquer e4",
        "e4 is not beside a tile that you control.",
        "e4 n'est adjacente à aucune tuile que vous contrôlez.",
        "MON-CONQ-01",
    ),
    need(
        "conquest_payable",
        lambda: position().province(1, "d5", soldiers=4).resources(0, military=2, gold=1).turn(0), "conquer d5",
        "a conquest of d5 costs 4 Military; you have 2, and 1 Gold to stand in.",
        "la conquête de d5 coûte 4 Militaire ; vous en avez 2, et 1 Or pour compléter.",
        "MON-CONQ-06", "MON-CONQ-11",
    ),
    need(
        "conquest_payable_in_gold",
        lambda: position("mali", "egypt").province(1, "d5", soldiers=4).resources(0, military=9, gold=3).turn(0),
        "conquer d5",
        "a conquest of d5 costs Mali 4 Gold; you have 3.",
        "la conquête de d5 coûte 4 Or au Mali ; vous en avez 3.",
        "MAE-MAL-02", "MON-CONQ-06", "MON-CONQ-11",
    ),
    need(
        "units_in_reach",
        lambda: position().province(0, "e6", soldiers=7).province(1, "d5", soldiers=4).resources(0, military=9).turn(0),
        "conquer d5",
        "a conquest of d5 needs 4 Units; 3 can go there.",
        "la conquête de d5 demande 4 Unités ; 3 peuvent y aller.",
        "MON-CONQ-06", "MON-CONQ-07", "MON-CONQ-10",
    ),
    need(
        "units_in_reach",
        lambda: position().province(0, "g4", soldiers=1).resources(0, military=9).turn(0), "conquer f5",
        "a conquest of f5 needs 1 Unit; 0 can go there.",
        "la conquête de f5 demande 1 Unité ; 0 peut y aller.",
        "MON-CONQ-06", "MON-CONQ-07", "MON-CONQ-10",
    ),
    need(
        "soldier_in_reach",
        lambda: (
            position(heroes=True).hero(0, "gilgamesh").province(0, "f6", outpost=True, hero=True)
            .resources(0, military=9).turn(0)
        ),
        "conquer e6",
        "a Soldier or your Warlord must enter e6, and neither can reach it.",
        "un Soldat ou votre Chef de guerre doit entrer en e6, et aucun ne peut l'atteindre.",
        "MAE-CLAR-01", "MON-HERO-07",
    ),
    # who goes
    need(
        "unit_free", with_a_lone_warlord, "yes",
        "your Warlord cannot leave for e4: no way over your tiles, or nobody else would hold the Province.",
        "votre Chef de guerre ne peut pas partir pour e4 : vos tuiles n'y mènent pas, ou il tient seul sa Province.",
        "MON-CONQ-07", "MON-CONQ-10",
    ),
    need(
        "force_with_unit", with_a_hero_alone, "yes",
        "with your Hero, the force of 1 Unit for d5 cannot be made up.",
        "avec votre Héros, la force de 1 Unité pour d5 ne peut pas être réunie.",
        "MON-CONQ-08", "MAE-CLAR-01",
    ),
    need(
        "force_without_unit", short_of_soldiers, "no",
        "without your Warlord, you have too few Units for d5: it takes 3.",
        "sans votre Chef de guerre, vous avez trop peu d'Unités pour d5 : il en faut 3.",
        "MON-CONQ-06", "MON-CONQ-11",
    ),
    need(
        "on_map", lambda: attacking(2, "no"), "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "in_reach", lambda: attacking(2, "no"), "tile e5",
        "from e5 no Soldier reaches e4 over your tiles.",
        "depuis e5, aucun Soldat n'atteint e4 en passant par vos tuiles.",
        "MON-CONQ-07", "MON-CONQ-28",
    ),
    need(
        "tiles_in_order", lambda: attacking(4, "no", "tile d4"), "tile c5",
        "name the tiles in their order: now d4 or a later one.",
        "nommez les tuiles dans leur ordre : maintenant d4 ou une tuile suivante.",
        "MON-CONQ-26",
    ),
    need(
        "soldier_free", lambda: attacking(1, "no"), "tile d5",
        "no Soldier may leave d5.",
        "aucun Soldat ne peut quitter d5.",
        "MON-CONQ-10",
    ),
    need(
        "soldiers_after", lambda: attacking(2, "no"), "tile d5",
        "3 Soldiers are still to be named, and d5 and the tiles after it can give only 1.",
        "il reste 3 Soldats à nommer, et d5 et les tuiles suivantes ne peuvent en donner que 1.",
        "MON-CONQ-06", "MON-CONQ-26",
    ),
    need(
        "units_named", lambda: attacking(2, "no"), "stop",
        "a conquest of e4 needs 3 Units; 0 are named so far.",
        "la conquête d'e4 demande 3 Unités ; vous en avez nommé 0 jusqu'ici.",
        "MON-CONQ-06", "MON-CONQ-09",
    ),
    need(
        "something_to_decide", all_named, "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-CONQ-08", "MON-CONQ-09",
    ),
    want(
        "may", lambda: attacking(2), "tile c5",
        "answer yes or no.",
        "répondez par oui ou par non.",
        "MON-CONQ-26",
    ),
    want(
        "force", lambda: attacking(2, "no"), "yes",
        "choose a tile of yours from which a Soldier comes, in the order of the tiles.",
        "choisissez une de vos tuiles d'où vient un Soldat, dans l'ordre des tuiles.",
        "MON-CONQ-06", "MON-CONQ-07", "MON-CONQ-26",
    ),
    need(
        "something_to_decide", named_already, "tile c5",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-CONQ-08",
    ),
    # a Manoeuvre
    need(
        "on_map", lambda: position().resources(0, military=1).turn(0), "manoeuvre a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "controlled", lambda: position().resources(0, military=1).turn(0), "manoeuvre d5",
        "you do not control d5.",
        "vous ne contrôlez pas d5.",
        "MON-MOVE-01",
    ),
    need(
        "unit_may_leave",
        lambda: position().province(0, "d5", soldiers=1).resources(0, military=1).turn(0), "manoeuvre d5",
        "the only Unit in d5 must stay: no Province is given up.",
        "la seule Unité en d5 doit rester : on n'abandonne aucune Province.",
        "MON-MOVE-03",
    ),
    need(
        "units_there",
        lambda: position().province(0, "d5", outpost=True).resources(0, military=1).turn(0), "manoeuvre d5",
        "you have no Unit in d5.",
        "vous n'avez aucune Unité en d5.",
        "MON-MOVE-03",
    ),
    need(
        "way_out", lambda: position().province(0, "f6", soldiers=2).resources(0, military=1).turn(0), "manoeuvre f6",
        "no other tile of yours lies beside f6.",
        "aucune autre de vos tuiles n'est adjacente à f6.",
        "MON-MOVE-01", "MON-MOVE-02",
    ),
    need(
        "payable_with_gold", lambda: position().province(0, "d5", soldiers=2).turn(0), "manoeuvre d5",
        "the price is 1 Military; you have 0, and 0 Gold to stand in.",
        "le prix est de 1 Militaire ; vous en avez 0, et 0 Or pour compléter.",
        "MON-MOVE-01", "MON-ACT-05",
    ),
    need(
        "something_to_decide", stuck, "unit soldier",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-MOVE-03",
    ),
    need(
        "unit_there", manoeuvring, "unit hero",
        "no Hero of yours stands in c5.",
        "vous n'avez pas de Héros en c5.",
        "MON-MOVE-01",
    ),
    want(
        "manoeuvre", manoeuvring, "yes",
        "choose a Unit that may leave its tile.",
        "choisissez une Unité qui peut quitter sa tuile.",
        "MON-MOVE-01", "MON-MOVE-03",
    ),
    need(
        "elsewhere", lambda: manoeuvring("unit soldier"), "tile c5",
        "the Unit stands in c5 already.",
        "l'Unité est déjà en c5.",
        "MON-MOVE-01",
    ),
    need(
        "controlled", lambda: manoeuvring("unit soldier"), "tile e4",
        "you do not control e4.",
        "vous ne contrôlez pas e4.",
        "MON-MOVE-02",
    ),
    need(
        "connected", lambda: manoeuvring("unit soldier"), "tile f6",
        "your tiles do not lead from c5 to f6.",
        "vos tuiles ne mènent pas de c5 à f6.",
        "MON-MOVE-01", "MON-MOVE-02",
    ),
    need(
        "on_map", lambda: manoeuvring("unit soldier"), "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    want(
        "manoeuvre-to", lambda: manoeuvring("unit soldier"), "yes",
        "choose another tile of yours that your Unit can reach.",
        "choisissez une autre de vos tuiles, que votre Unité peut atteindre.",
        "MON-MOVE-01", "MON-MOVE-02",
    ),
    need(
        "something_to_decide", lambda: marching("d5", 0), "manoeuvre c5",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-MOVE-01",
    ),
    need(
        "something_to_decide", lambda: marching("f6"), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-MOVE-01", "MON-MOVE-03",
    ),
    need(
        "controlled", lambda: marching("d5"), "manoeuvre d4",
        "you do not control d4.",
        "vous ne contrôlez pas d4.",
        "MON-MOVE-01",
    ),
    want(
        "move-units", lambda: marching("d5"), "yes",
        "choose a tile from which a Unit moves, or stop.",
        "choisissez une tuile d'où part une Unité, ou arrêtez.",
        "MON-MOVE-01", "MON-MOVE-03",
    ),
    # an Outpost
    need(
        "on_map", lambda: position().province(0, "d5", soldiers=3).turn(0), "outpost a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "controlled", lambda: position().province(0, "d5", soldiers=3).turn(0), "outpost d4",
        "you do not control d4.",
        "vous ne contrôlez pas d4.",
        "MON-OUT-01",
    ),
    need(
        "a_province", lambda: position().province(0, "d5", soldiers=3).turn(0), "outpost c5",
        "c5 is no Province: Capital.",
        "c5 n'est pas une Province : Capitale.",
        "MON-OUT-04",
    ),
    need(
        "outpost_left",
        lambda: (
            position().province(0, "d5", soldiers=3).province(0, "d4", outpost=True).province(0, "c6", outpost=True)
            .turn(0)
        ),
        "outpost d5",
        "both your Outposts stand on the map.",
        "vos deux Avant-postes sont déjà sur la carte.",
        "MON-OUT-01", "MON-COMP-05",
    ),
    need(
        "without_outpost", lambda: position().province(0, "d5", soldiers=3, outpost=True).turn(0), "outpost d5",
        "an Outpost stands in d5 already.",
        "il y a déjà un Avant-poste en d5.",
        "MON-OUT-04",
    ),
    need(
        "without_natural_wonder",
        lambda: position().natural("e5", "nile").province(0, "e5", soldiers=3).turn(0), "outpost e5",
        "e5 has a Natural Wonder, beside which nothing is built.",
        "e5 porte une Merveille naturelle : on n'y construit rien.",
        "MAE-NAT-05",
    ),
    need(
        "soldiers_for_outpost", lambda: position().province(0, "d5", soldiers=1).turn(0), "outpost d5",
        "an Outpost takes the place of 3 Soldiers; 1 stands in d5.",
        "un Avant-poste remplace 3 Soldats ; il y en a 1 en d5.",
        "MON-OUT-01",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
