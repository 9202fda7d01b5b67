"""Why a Hero is not taken or dismissed, and why what a Monster or a Quest asks for is refused."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.ops.monsters import LOSE_WHICH, WHICH_UNIT
from clio.games.monumental.rules.quests import RETURN_QUEST
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import position, solo, tile
from tests.needs import Shown, asking, need, want


def with_heroes(**options: str) -> Scenario:
    return position(heroes=True, **options).heroes("cleopatra").resources(0, gold=9)


def attacked() -> Table:
    """A Monster stands in d5, where the first player has a Soldier and the Hero."""
    table = position(heroes=True).hero(0, "gilgamesh").province(0, "d5", soldiers=1, hero=True).turn(0)
    return asking(table, WHICH_UNIT, mem=(tile(table, "d5"),))


def attacked_automa() -> Table:
    """A Monster stands in f5, where the Automa has a Soldier and its Warlord."""
    table = solo().province(1, "f5", soldiers=1, warlord=True).turn(0)
    table.state.player = 1
    return asking(table, WHICH_UNIT, mem=(tile(table, "f5"),))


def returning(*mem: int) -> Table:
    """One Quest goes back to the box."""
    table = position(quests="yes").quests(0, "treasurer", "sage").turn(0)
    return asking(table, RETURN_QUEST, mem=mem)


SHOWN = (
    # Heroes
    need(
        "heroes_in_play", lambda: position().resources(0, gold=9).turn(0), "hero gilgamesh",
        "the Heroes are not in play.",
        "les Héros ne sont pas en jeu.",
        "MON-OPT-08",
    ),
    need(
        "hero_available", lambda: with_heroes().turn(0), "hero gilgamesh",
        "Gilgamesh is not above the display.",
        "Gilgamesh n'est pas au-dessus de la piste.",
        "MON-HERO-01",
    ),
    need(
        "no_hero_taken", lambda: with_heroes().did(0, "hero-taken").turn(0), "hero cleopatra",
        "you have taken a new Hero already.",
        "vous avez déjà pris un nouveau Héros.",
        "MON-HERO-09",
    ),
    need(
        "no_hero_dismissed", lambda: with_heroes(mode="continuous").did(0, "dismissed").turn(0), "hero cleopatra",
        "you have dismissed a Hero this round: the next one can be taken in the next round.",
        "vous avez renvoyé un Héros durant cette manche : le suivant se prend à la manche suivante.",
        "MAE-CHERO-03",
    ),
    need(
        "hero_not_alone",
        lambda: with_heroes().hero(0, "gilgamesh").province(0, "d5", hero=True).turn(0), "hero cleopatra",
        "Gilgamesh alone holds d5 and cannot leave.",
        "sans Gilgamesh, d5 ne serait plus tenue : ce Héros ne peut pas partir.",
        "MON-HERO-10",
    ),
    need(
        "payable", lambda: position(heroes=True).heroes("cleopatra").resources(0, gold=2).turn(0), "hero cleopatra",
        "the price is 3 Gold; you have 2.",
        "le prix est de 3 Or ; vous en avez 2.",
        "MON-HERO-03", "MON-ACT-05",
    ),
    need(
        "own_hero", lambda: with_heroes().turn(0), "dismiss",
        "you have no Hero.",
        "vous n'avez pas de Héros.",
        "MON-HERO-06",
    ),
    need(
        "hero_still_there",
        lambda: with_heroes(mode="continuous").hero(0, "gilgamesh").did(0, "dismissed").turn(0), "dismiss",
        "your Hero is dismissed already.",
        "votre Héros est déjà renvoyé.",
        "MAE-CHERO-02",
    ),
    need(
        "hero_not_alone", lambda: with_heroes().hero(0, "gilgamesh").province(0, "d5", hero=True).turn(0), "dismiss",
        "Gilgamesh alone holds d5 and cannot leave.",
        "sans Gilgamesh, d5 ne serait plus tenue : ce Héros ne peut pas partir.",
        "MON-HERO-10",
    ),
    # attacks of Monsters
    need(
        "resource_token_kept",
        lambda: asking(position().kept(0, production=1).turn(0), LOSE_WHICH), "spend-token science",
        "you have no Science token.",
        "vous n'avez pas de jeton Science.",
        "MON-RES-07", "MAE-SCITOK-02",
    ),
    want(
        "lose-token", lambda: asking(position().kept(0, production=1, science=1).turn(0), LOSE_WHICH), "yes",
        "choose the token that you lose: Production or Science.",
        "choisissez le jeton que vous perdez : Production ou Science.",
        "MON-MONS-05",
    ),
    need(
        "not_the_hero", attacked, "unit hero",
        "a Hero stays: choose a Soldier or the Warlord.",
        "un Héros reste : choisissez un Soldat ou le Chef de guerre.",
        "MON-MONS-11",
    ),
    need(
        "unit_there", attacked, "unit warlord",
        "no Warlord of yours stands in d5.",
        "vous n'avez pas de Chef de guerre en d5.",
        "MON-MONS-11",
    ),
    want(
        "send-home", attacked, "yes",
        "choose the Unit that goes home: Soldier or Warlord.",
        "choisissez l'Unité qui rentre : Soldat ou Chef de guerre.",
        "MON-MONS-11",
    ),
    need(
        "something_to_decide", attacked_automa, "unit soldier",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-SOLO-16",
    ),
    # Quests
    need(
        "own_quest", returning, "pick financier",
        "Financier is not one of the Quests dealt to you.",
        "la carte Financier n'est pas une des Quêtes que vous avez reçues.",
        "MAE-QUEST-01",
    ),
    want(
        "return-quest", returning, "yes",
        "choose the Quest that you give back.",
        "choisissez la Quête que vous rendez.",
        "MAE-QUEST-01",
    ),
    need(
        "something_to_decide", lambda: returning(0), "pick sage",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-QUEST-01",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
