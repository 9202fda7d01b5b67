"""Why a step of an Explorer, or what it does where it stands, is refused."""

from __future__ import annotations

from typing import Any

import pytest

from clio import Table
from clio.games.monumental.ops.explorers import MoveExplorers
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


def acted(first: str, second: str) -> Table:
    """The seat has acquired a Workshop in the continuous mode; its Explorers have not moved."""
    table = position(mode="continuous").explorers(0, first, second).resources(0, production=2, military=1).turn(0)
    return play(table, "acquire workshop")


def walking(first: str, *moves: str, **options: Any) -> Table:
    """One of the Explorers makes two free steps."""
    land = position(**options).natural("e5", "serengeti").province(0, "e5", soldiers=1).explorers(0, first)
    return play(land.turn(0), "use serengeti", *moves)


def walking_both(*moves: str) -> Table:
    """Each Explorer makes one free step."""
    return play(position("china", "greece").policies(0, "silk-road").turn(0), "use silk-road", *moves)


def standing() -> Table:
    """No free step is left."""
    return asking(position().explorers(0, "e4").turn(0), MoveExplorers(2), mem=(0, 0))


def fighting(**stock: int) -> Table:
    """The Sphinx costs 2 Military and 2 Science."""
    land = position(monsters=True).province(1, "e4", soldiers=1).monster("sphinx", "e4").explorers(0, "e4", "c5")
    return land.resources(0, **stock).turn(0)


def visiting() -> Table:
    land = position().market("d4", "market-gao-1", "market-gao-3").explorers(0, "d4", "c5")
    return play(land.turn(0), "visit 1")


SHOWN = (
    # steps
    need(
        "on_map", lambda: position().resources(0, military=1).turn(0), "explore 1 a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "first_explorer", lambda: position().resources(0, military=1).turn(0), "explore 2 d5",
        "both Explorers stand in c5 and may do the same: name the first.",
        "les deux Explorateurs sont en c5 et peuvent faire la même chose : nommez le premier.",
        "MON-EXPL-03",
    ),
    need(
        "beside_explorer", lambda: position().resources(0, military=1).turn(0), "explore 1 e4",
        "e4 is not beside c5, where Explorer 1 stands.",
        "e4 n'est pas adjacente à c5, où se trouve l'Explorateur 1.",
        "MON-EXPL-01", "MON-TERR-06",
    ),
    need(
        "enterable",
        lambda: position(map="shadow-of-disaster").explorers(0, "d5", "c5").resources(0, military=1).turn(0),
        "explore 1 e5",
        "no Explorer of yours may enter e5: Volcano.",
        "aucun de vos Explorateurs ne peut entrer en e5 : Volcan.",
        "MON-EXPL-02",
    ),
    need(
        "enterable", lambda: position().explorers(0, "f5", "c5").resources(0, military=1).turn(0), "explore 1 g5",
        "no Explorer of yours may enter g5: Capital.",
        "aucun de vos Explorateurs ne peut entrer en g5 : Capitale.",
        "MON-EXPL-02",
    ),
    need(
        "payable_with_gold", lambda: position().turn(0), "explore 1 d5",
        "the price is 1 Military; you have 0, and 0 Gold to stand in.",
        "le prix est de 1 Militaire ; vous en avez 0, et 0 Or pour compléter.",
        "MON-EXPL-01", "MON-ACT-05",
    ),
    # picking up, Markets
    need(
        "explorer_action_left", lambda: position().did(0, "explorer-1").explorers(0, "d5", "e4").turn(0), "pick-up 1",
        "Explorer 1 has used its action already.",
        "l'Explorateur 1 a déjà agi.",
        "MON-EXPL-04", "MON-TURN-04",
    ),
    need(
        "first_explorer", lambda: position().explorers(0, "d5").turn(0), "pick-up 2",
        "both Explorers stand in d5 and may do the same: name the first.",
        "les deux Explorateurs sont en d5 et peuvent faire la même chose : nommez le premier.",
        "MON-EXPL-03",
    ),
    need(
        "token_there", lambda: position().turn(0), "pick-up 1",
        "no Production or Science token lies in c5.",
        "il n'y a pas de jeton Production ou Science en c5.",
        "MON-EXPL-05", "MAE-SCITOK-01",
    ),
    need(
        "market_there", lambda: position().explorers(0, "e4", "c5").turn(0), "visit 1",
        "there is no Market in e4.",
        "il n'y a pas de Marché en e4.",
        "MON-EXPL-06",
    ),
    need(
        "market_not_visited",
        lambda: position().explorers(0, "d4", "c5").market_tokens(0, "market-gao-1").turn(0), "visit 1",
        "you have visited the Market of Gao already, and each is visited once.",
        "vous avez déjà visité le Marché de Gao, et chacun se visite une fois.",
        "MON-EXPL-07",
    ),
    need(
        "market_not_empty", lambda: position().explorers(0, "d4", "c5").market("d4").turn(0), "visit 1",
        "the Market of Gao has no token left.",
        "le Marché de Gao n'a plus de jeton.",
        "MON-EXPL-11",
    ),
    need(
        "in_market", visiting, "pick market-of-gao-2",
        "Market of Gao 2 is not in the stack of this Market.",
        "le jeton Marché de Gao 2 n'est pas dans la pile de ce Marché.",
        "MON-EXPL-06",
    ),
    want(
        "market", visiting, "yes",
        "choose one of the tokens of the Market.",
        "choisissez un des jetons du Marché.",
        "MON-EXPL-06",
    ),
    # trade and Monsters
    need(
        "post_there", lambda: position().explorers(0, "e4", "c5").resources(0, gold=1).turn(0), "trade 1",
        "no Trading Post stands in e4.",
        "il n'y a pas de Comptoir en e4.",
        "MAE-EXCH-01",
    ),
    need(
        "post_of_another",
        lambda: position().explorers(0, "e4", "c5").post(0, "e4", "timber").resources(0, gold=1).turn(0), "trade 1",
        "the Trading Post of e4 is your own.",
        "le Comptoir d'e4 est à vous.",
        "MAE-EXCH-04",
    ),
    need(
        "payable",
        lambda: position().explorers(0, "e4", "c5").post(1, "e4", "timber").resources(0, military=9).turn(0), "trade 1",
        "the price is 1 Gold; you have 0.",
        "le prix est de 1 Or ; vous en avez 0.",
        "MAE-EXCH-01", "MAE-EXCH-06", "MON-ACT-05",
    ),
    need(
        "monster_there",
        lambda: position(monsters=True).explorers(0, "e4", "c5").resources(0, military=9).turn(0), "fight 1",
        "no Monster is in e4.",
        "il n'y a pas de Monstre en e4.",
        "MON-MONS-06",
    ),
    need(
        "monster_payable", lambda: fighting(military=3, science=1), "fight 1",
        "to defeat the Sphinx costs 2 Military and 2 Science; you have 3 Military and 1 Science, and 0 Gold to stand "
        "in.",
        "vaincre le Sphinx coûte 2 Militaire et 2 Science ; vous avez 3 Militaire et 1 Science, et 0 Or pour "
        "compléter.",
        "MON-MONS-06", "MON-ACT-05",
    ),
    need(
        "at_least_for_first", lambda: play(fighting(military=1, science=1, gold=3), "fight 1"), "pay gold 0",
        "pay at least 1 Gold towards 2 Military: you have 1 Military and 1 Science.",
        "payez au moins 1 Or sur 2 Militaire : vous avez 1 Militaire et 1 Science.",
        "MON-MONS-06", "MON-RES-03",
    ),
    need(
        "at_most_for_first", lambda: play(fighting(military=2, science=1, gold=2), "fight 1"), "pay gold 2",
        "pay at most 1 Gold towards 2 Military, so that 2 Science can be paid too: you have 2 Gold.",
        "payez au plus 1 Or sur 2 Militaire, pour pouvoir payer aussi 2 Science : vous avez 2 Or.",
        "MON-MONS-06", "MON-RES-03",
    ),
    want(
        "pay-gold", lambda: play(fighting(military=2, science=1, gold=2), "fight 1"), "yes",
        "say how much of the price you pay in Gold.",
        "indiquez quelle part du prix vous payez en Or.",
        "MON-MONS-06", "MON-RES-03",
    ),
    # Trading Posts
    need(
        "african_in_play", lambda: position(african=False).explorers(0, "e4").turn(0), "build-post",
        "this needs African Empires, which is not in play.",
        "il faut African Empires, qui n'est pas en jeu.",
        "MON-OPT-04",
    ),
    need(
        "posts_left",
        lambda: position().explorers(0, "e4").post(0, "d4", "timber").post(0, "d5", "arms").turn(0), "build-post",
        "you have built your 2 Trading Posts.",
        "vous avez construit vos 2 Comptoirs.",
        "MAE-POST-07",
    ),
    need(
        "explorers_together", lambda: position().explorers(0, "e4", "d5").turn(0), "build-post",
        "a Trading Post needs both your Explorers in the same Province.",
        "un Comptoir commercial demande vos deux Explorateurs dans la même Province.",
        "MAE-POST-01",
    ),
    need(
        "a_province", lambda: position().turn(0), "build-post",
        "c5 is no Province: Capital.",
        "c5 n'est pas une Province : Capitale.",
        "MAE-POST-11",
    ),
    need(
        "without_natural_mark", lambda: position().explorers(0, "e5").turn(0), "build-post",
        "e5 has a Natural Wonder, face up or face down: no Trading Post may stand there.",
        "e5 porte une Merveille naturelle, visible ou cachée : aucun Comptoir ne peut s'y trouver.",
        "MAE-NAT-05", "MAE-POST-11",
    ),
    need(
        "without_post", lambda: position().explorers(0, "e4").post(1, "e4", "timber").turn(0), "build-post",
        "a Trading Post stands in e4 already.",
        "il y a déjà un Comptoir en e4.",
        "MAE-POST-09",
    ),
    need(
        "some_explorer_action_left",
        lambda: position().explorers(0, "e4").did(0, "explorer-1", "explorer-2").turn(0), "build-post",
        "both Explorers have used their action already.",
        "les deux Explorateurs ont déjà agi.",
        "MAE-POST-02", "MON-EXPL-04",
    ),
    # the continuous mode
    need(
        "may_explore", lambda: acted("c5", "c5"), "explore 1 d5",
        "you have taken another unique action this turn: your Explorers move no more.",
        "vous avez accompli une autre action unique durant ce tour : vos Explorateurs ne se déplacent plus.",
        "MAE-CONT-25", "MAE-CONT-35",
    ),
    need(
        "explorer_moved", lambda: acted("d5", "c5"), "pick-up 1",
        "Explorer 1 has made no step this turn, so its action is not free.",
        "l'Explorateur 1 n'a pas fait de pas durant ce tour : son action n'est pas gratuite.",
        "MAE-CONT-12", "MAE-CONT-26",
    ),
    need(
        "some_explorer_moved", lambda: acted("e4", "e4"), "build-post",
        "neither Explorer with its action left has made a step this turn.",
        "aucun Explorateur qui peut encore agir n'a fait de pas durant ce tour.",
        "MAE-CONT-12", "MAE-CONT-26",
    ),
    # free steps
    need(
        "something_to_decide", standing, "build-post",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EXPL-01", "MON-EXPL-02",
    ),
    need(
        "something_to_decide", standing, "explore 1 d5",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EXPL-01", "MON-EXPL-02",
    ),
    need(
        "something_to_decide", standing, "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EXPL-01", "MON-EXPL-02",
    ),
    need(
        "some_explorer_moved", lambda: walking("e4", mode="continuous"), "build-post",
        "neither Explorer with its action left has made a step this turn.",
        "aucun Explorateur qui peut encore agir n'a fait de pas durant ce tour.",
        "MAE-CONT-12",
    ),
    need(
        "explorer_moved", lambda: walking("d5", mode="continuous"), "pick-up 1",
        "Explorer 1 has made no step this turn, so its action is not free.",
        "l'Explorateur 1 n'a pas fait de pas durant ce tour : son action n'est pas gratuite.",
        "MAE-CONT-12",
    ),
    need(
        "first_explorer", lambda: walking("c5"), "explore 2 d5",
        "both Explorers stand in c5 and may do the same: name the first.",
        "les deux Explorateurs sont en c5 et peuvent faire la même chose : nommez le premier.",
        "MON-EXPL-03",
    ),
    need(
        "steps_left", lambda: walking("c5", "explore 1 d5"), "explore 2 d5",
        "Explorer 2 has no free step left.",
        "l'Explorateur 2 n'a plus de pas gratuit.",
        "MON-EXPL-01",
    ),
    need(
        "on_map", lambda: walking("c5"), "explore 1 a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "beside_explorer", lambda: walking("c5"), "explore 1 e4",
        "e4 is not beside c5, where Explorer 1 stands.",
        "e4 n'est pas adjacente à c5, où se trouve l'Explorateur 1.",
        "MON-EXPL-01", "MON-TERR-06",
    ),
    need(
        "steps_left", lambda: walking_both("explore 1 d5"), "explore 1 e4",
        "Explorer 1 has no free step left.",
        "l'Explorateur 1 n'a plus de pas gratuit.",
        "MON-EXPL-01",
    ),
    want(
        "move-explorers", lambda: walking("c5"), "yes",
        "make a step with an Explorer, let it act, or stop.",
        "faites un pas avec un Explorateur, faites-le agir, ou arrêtez.",
        "MON-EXPL-01", "MON-EXPL-04",
    ),
    want(
        "move-explorers", lambda: walking("c5"), "done",
        "actions wait until this is decided; make a step with an Explorer, let it act, or stop.",
        "les actions attendent que ceci soit décidé ; faites un pas avec un Explorateur, faites-le agir, ou arrêtez.",
        "MON-TURN-03", "MON-EXPL-01", "MON-EXPL-04", moment="turn",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
