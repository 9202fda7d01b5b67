"""Why an Investment, a token, the Reserve or a project is refused."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.state import BASIC
from clio.games.monumental.ops.trade import Advance, ArchiveReserved, PayForEach, Reserve
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


def contributing(project: str, *moves: str, **stock: int) -> Table:
    """2 of the second player lie on the project."""
    table = position().project(project, seat=1, stake=2).resources(0, **stock).turn(0)
    return play(table, f"contribute {project}", *moves)


def reserving() -> Table:
    """The second Era has come; its pile is empty, and those of the others are not."""
    table = position().era(2).pile(2).pile(1, "market", "pharmacy").pile(3, "electricity").turn(0)
    return asking(table, Reserve(2))


def archiving() -> Table:
    table = position("aksum", "greece").policies(0, "geez-alphabet").reserved(0, "market", "pharmacy").turn(0)
    return play(table, "use geez-alphabet")


def giving(*moves: str) -> Table:
    """A reserved card goes to one of two opponents."""
    city = position("aksum", "greece", "japan", map="open-sea").city(0, {1: "market/coinage"}).tilt(0, 1)
    return play(city.reserved(0, "writing", "pharmacy").turn(0), "use coinage", *moves)


def paying(*moves: str, **stock: int) -> Table:
    """Up to 2 resources are paid for as many spaces of the Trade Track."""
    city = position().city(0, {1: "gebel-barkal"}).tilt(0, 1).resources(0, **stock)
    return play(city.turn(0), "use gebel-barkal", *moves)


def paying_basics(*mem: int, **stock: int) -> Table:
    """The same with basic resources alone."""
    return asking(position().resources(0, **stock).turn(0), PayForEach(BASIC, 2, Advance(1)), mem=mem)


SHOWN = (
    # Investments and tokens
    need(
        "african_in_play", lambda: position(african=False).resources(0, gold=1).turn(0), "invest",
        "this needs African Empires, which is not in play.",
        "il faut African Empires, qui n'est pas en jeu.",
        "MON-OPT-04",
    ),
    need(
        "not_invested", lambda: position().did(0, "invested").resources(0, gold=1).turn(0), "invest",
        "you have made your Investment already.",
        "vous avez déjà fait votre Investissement.",
        "MAE-INV-02",
    ),
    need(
        "space_to_advance_to", lambda: position().space(0, 20).resources(0, gold=1).turn(0), "invest",
        "your pawn is at the end of the Trade Track.",
        "votre pion est au bout de la Piste commerciale.",
        "MAE-TRADE-06", "MON-ACT-05",
    ),
    need(
        "payable", lambda: position().resources(0, production=9).turn(0), "invest",
        "the price is 1 Gold; you have 0.",
        "le prix est de 1 Or ; vous en avez 0.",
        "MAE-INV-01", "MON-ACT-05",
    ),
    need(
        "token_kept", lambda: position().gains(1, "stone-caravan").turn(0), "token stone-caravan",
        "you do not have the token Stone Caravan.",
        "vous n'avez pas le jeton Caravane de pierres.",
        "MAE-GAIN-02", "MON-EXPL-08",
    ),
    need(
        "resource_token_kept", lambda: position().turn(0), "spend-token science",
        "you have no Science token.",
        "vous n'avez pas de jeton Science.",
        "MON-RES-07", "MAE-SCITOK-02",
    ),
    # projects
    need(
        "future_in_play", lambda: position(future="no").resources(0, military=1).turn(0), "contribute peacekeeping",
        "the Future Era is not in play.",
        "l'Ère Future n'est pas en jeu.",
        "MON-OPT-07",
    ),
    need(
        "projects_open", lambda: position().resources(0, military=1).turn(0), "contribute peacekeeping",
        "the projects of the Future Era are not open yet: they come with the last round.",
        "les projets de l'Ère Future ne sont pas encore ouverts : ils viennent avec la dernière manche.",
        "MAE-FUT-03",
    ),
    need(
        "project_of_another",
        lambda: position().project("peacekeeping", seat=0, stake=1).resources(0, military=9).turn(0),
        "contribute peacekeeping",
        "you hold Peacekeeping already and cannot raise your own contribution.",
        "vous tenez déjà la carte Maintien de la Paix et ne pouvez pas augmenter votre contribution.",
        "MAE-FUT-12",
    ),
    need(
        "contribution_payable_with_gold",
        lambda: position().project("peacekeeping", seat=1, stake=2).resources(0, military=1, gold=1).turn(0),
        "contribute peacekeeping",
        "Peacekeeping takes 3 Military now; you have 1, and 1 Gold to stand in.",
        "la carte Maintien de la Paix demande maintenant 3 Militaire ; vous en avez 1, et 1 Or pour compléter.",
        "MAE-FUT-05", "MAE-FUT-06", "MAE-FUT-07",
    ),
    need(
        "contribution_payable",
        lambda: position().project("united-nations-project", seat=1, stake=2).resources(0, culture=2, gold=9).turn(0),
        "contribute united-nations-project",
        "United Nations Project takes 3 Culture now; you have 2.",
        "la carte Projet des Nations unies demande maintenant 3 Culture ; vous en avez 2.",
        "MAE-FUT-05", "MAE-FUT-06", "MAE-FUT-07",
    ),
    need(
        "contribution_enough", lambda: contributing("peacekeeping", military=4), "amount 2",
        "contribute at least 3 Military to Peacekeeping.",
        "contribuez d'au moins 3 Militaire à la carte Maintien de la Paix.",
        "MAE-FUT-05", "MAE-FUT-06",
    ),
    need(
        "contribution_there", lambda: contributing("peacekeeping", military=4, gold=1), "amount 6",
        "you can contribute at most 5 Military to Peacekeeping.",
        "vous pouvez contribuer d'au plus 5 Militaire à la carte Maintien de la Paix.",
        "MAE-FUT-07",
    ),
    want(
        "contribute", lambda: contributing("peacekeeping", military=4), "yes",
        "say how much you contribute: at least 3 Military.",
        "indiquez de combien vous contribuez : au moins 3 Militaire.",
        "MAE-FUT-05", "MAE-FUT-06",
    ),
    want(
        "contribute", lambda: contributing("peacekeeping", military=4), "done",
        "actions wait until this is decided; say how much you contribute: at least 3 Military.",
        "les actions attendent que ceci soit décidé ; indiquez de combien vous contribuez : au moins 3 Militaire.",
        "MON-TURN-03", "MAE-FUT-05", "MAE-FUT-06", moment="turn",
    ),
    # the Reserve
    need(
        "era_come", reserving, "era 3",
        "Era III has not begun: one reserves from the current Era or an earlier one.",
        "cette Ère n'a pas commencé (Ère III) : on réserve de l'Ère en cours ou d'une Ère précédente.",
        "MAE-RES-02", "MAE-RES-06",
    ),
    need(
        "reserve_pile_not_empty", reserving, "era 2",
        "the reserve pile of Era II is empty.",
        "la pioche Réserve de cette Ère est vide (Ère II).",
        "MAE-RES-03",
    ),
    need(
        "something_to_decide", lambda: asking(position().pile(1, "market").turn(0), Reserve(), mem=(0,)), "era 1",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-RES-02",
    ),
    want(
        "reserve", reserving, "yes",
        "choose a reserve pile of the current Era or of an earlier one.",
        "choisissez une pioche Réserve de l'Ère en cours ou d'une Ère précédente.",
        "MAE-RES-02", "MAE-RES-03",
    ),
    need(
        "in_own_reserve", archiving, "pick academy",
        "Academy is not in your reserve.",
        "la carte Académie n'est pas dans votre réserve.",
        "MAE-AKS-05",
    ),
    want(
        "reserved", archiving, "yes",
        "choose a card of your reserve, or none.",
        "choisissez une carte de votre réserve, ou aucune.",
        "MAE-RES-10", "MAE-AKS-05",
    ),
    need(
        "something_to_decide", lambda: asking(position("aksum", "greece").turn(0), ArchiveReserved()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-AKS-05",
    ),
    need(
        "seat_there", lambda: giving("pick writing"), "seat 4",
        "there are only 3 seats.",
        "il n'y a que 3 sièges.",
        "MON-OPT-02",
    ),
    need(
        "another_seat", lambda: giving("pick writing"), "seat 1",
        "choose an opponent.",
        "choisissez un adversaire.",
        "MAE-RES-08", "MON-TERM-12",
    ),
    want(
        "transfer-to", lambda: giving("pick writing"), "yes",
        "choose an opponent.",
        "choisissez un adversaire.",
        "MAE-RES-08",
    ),
    need(
        "in_own_reserve", giving, "pick academy",
        "Academy is not in your reserve.",
        "la carte Académie n'est pas dans votre réserve.",
        "MAE-AKS-05",
    ),
    # so many resources for as many steps
    need(
        "paid_some", lambda: paying(production=1, gold=1), "stop",
        "pay at least one resource first.",
        "payez d'abord au moins une ressource.",
        "MON-ACT-05", "MON-EFF-02",
    ),
    need(
        "have_one", lambda: paying(production=1, gold=1), "spend science",
        "you have no Science.",
        "vous n'avez pas de Science.",
        "MON-RES-08",
    ),
    need(
        "paid_in_order", lambda: paying("spend science", production=1, science=2), "spend production",
        "pay in the order Production, Science, Military, Gold: now Science or a later one.",
        "payez dans l'ordre Production, Science, Militaire, Or : maintenant Science ou un type suivant.",
        "MON-RES-08",
    ),
    need(
        "payable_here", lambda: paying_basics(gold=1, production=1), "spend gold",
        "this effect is not paid in Gold.",
        "cet effet ne se paie pas en Or.",
        "MON-EFF-02",
    ),
    need(
        "something_to_decide", lambda: paying_basics(2, 0, production=3), "spend production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-TRADE-06", "MON-ACT-05",
    ),
    need(
        "something_to_decide", lambda: paying_basics(1, 0), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EFF-02",
    ),
    want(
        "pay-for-each", lambda: paying(production=1, gold=1), "yes",
        "choose a resource to pay, or stop.",
        "choisissez une ressource à payer, ou arrêtez.",
        "MON-EFF-02",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
