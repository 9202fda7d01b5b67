"""Why a resource is not gained, paid or converted."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.ops.resources import Convert, GainBasic, GainDifferent, PayBasic
from clio.games.families.monumental.state import BASIC, GOLD
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


def using(card: str, *moves: str, civilization: str = "egypt", **stock: int) -> Table:
    """The card, activated, is being used."""
    city = position(civilization, "japan").city(0, {1: card}).tilt(0, 1).resources(0, **stock)
    return play(city.turn(0), f"use {card.rpartition('/')[2]}", *moves)


def different(*moves: str, **stock: int) -> Table:
    """Two different basic resources are paid for the Tea Ceremony."""
    table = position("japan", "egypt").policies(0, "tea-ceremony").resources(0, **stock).turn(0)
    return play(table, "use tea-ceremony", *moves)


def gaining_different(*mem: int) -> Table:
    return asking(position().turn(0), GainDifferent(2), mem=mem)


def converting(*moves: str, **stock: int) -> Table:
    """Up to 3 basic resources become Gold."""
    city = position(renaissance=True).city(0, {1: "market/double-entry-bookkeeping"}).tilt(0, 1).resources(0, **stock)
    return play(city.turn(0), "use double-entry-bookkeeping", *moves)


SHOWN = (
    # gaining
    need(
        "in_order", lambda: using("panama-canal", "gain science"), "gain production",
        "name the types in the order Production, Science, Military: now Science or a later one.",
        "nommez les types dans l'ordre Production, Science, Militaire : maintenant Science ou un type suivant.",
        "MON-RES-08",
    ),
    need(
        "another_type", lambda: gaining_different(0), "gain production",
        "the types must differ and come in the order Production, Science, Military: choose one after Production.",
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire : choisissez-en un après "
        "Production.",
        "MON-RES-08",
    ),
    need(
        "types_after", gaining_different, "gain military",
        "1 more type must follow Military in the order Production, Science, Military.",
        "il faut encore 1 autre type après Militaire, dans l'ordre Production, Science, Militaire.",
        "MON-RES-08",
    ),
    need(
        "other_than_paid",
        lambda: using("market/philosophy", "spend science", civilization="greece", science=1, military=1),
        "gain science",
        "it must be another type than the Science that you paid.",
        "il faut un autre type que celui que vous avez payé : Science.",
        "MON-RES-08", "MON-RES-12",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), GainBasic(1), mem=(0,)), "gain production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-RES-08",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), GainDifferent(1), mem=(0,)), "gain military",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-RES-08",
    ),
    want(
        "gain", lambda: using("panama-canal"), "yes",
        "choose what you gain: Production, Science or Military.",
        "choisissez ce que vous gagnez : Production, Science ou Militaire.",
        "MON-RES-08",
    ),
    want(
        "gain-different", gaining_different, "stop",
        "choose different basic resources, in the order Production, Science, Military.",
        "choisissez des ressources de base différentes, dans l'ordre Production, Science, Militaire.",
        "MON-RES-08",
    ),
    want(
        "gain", lambda: using("panama-canal"), "acquire workshop",
        "actions wait until this is decided; choose what you gain: Production, Science or Military.",
        "les actions attendent que ceci soit décidé ; choisissez ce que vous gagnez : Production, Science ou "
        "Militaire.",
        "MON-TURN-03", "MON-RES-08", moment="turn",
    ),
    # paying
    need(
        "at_least_in_gold", lambda: play(position().resources(0, science=1, gold=3).turn(0), "progress"), "pay gold 0",
        "pay at least 1 Gold: the price is 2 Science and you have 1 Science.",
        "payez au moins 1 Or : le prix est de 2 Science et vous avez 1 Science.",
        "MON-RES-03",
    ),
    need(
        "at_most_in_gold", lambda: play(position().resources(0, science=2, gold=1).turn(0), "progress"), "pay gold 2",
        "pay at most 1 Gold: the price is 2 Science and you have 1 Gold.",
        "payez au plus 1 Or : le prix est de 2 Science et vous avez 1 Or.",
        "MON-RES-03",
    ),
    want(
        "pay-gold", lambda: play(position().resources(0, science=2, gold=1).turn(0), "progress"), "yes",
        "say how much of the price you pay in Gold.",
        "indiquez quelle part du prix vous payez en Or.",
        "MON-RES-03",
    ),
    need(
        "have_one", lambda: using("market/mass-media", production=1, military=1), "spend science",
        "you have no Science.",
        "vous n'avez pas de Science.",
        "MON-RES-03",
    ),
    need(
        "paid_in_order",
        lambda: using("embassy", "spend science", civilization="mali", production=1, science=2, military=2),
        "spend production",
        "pay in the order Production, Science, Military, Gold: now Science or a later one.",
        "payez dans l'ordre Production, Science, Militaire, Or : maintenant Science ou un type suivant.",
        "MON-RES-08", "MON-RES-12",
    ),
    need(
        "paid_different",
        lambda: different("spend science", production=1, science=1, military=1, gold=1), "spend production",
        "the types must differ and come in the order Production, Science, Military, Gold: now Military or a later one.",
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire, Or : maintenant Militaire "
        "ou un type suivant.",
        "MON-RES-08", "MON-RES-12",
    ),
    need(
        "have_one", lambda: using("embassy", civilization="mali", production=2, science=2), "spend military",
        "you have no Military.",
        "vous n'avez pas de Militaire.",
        "MON-RES-03",
    ),
    need(
        "enough_after",
        lambda: using("embassy", civilization="mali", production=1, science=3, military=1), "spend military",
        "payments go in the order Production, Science, Military, Gold: with Military now, you could not pay 2 basic "
        "resources more.",
        "on paie dans l'ordre Production, Science, Militaire, Or : en payant en Militaire maintenant, vous n'auriez "
        "plus de quoi payer 2 ressources de base.",
        "MON-RES-12",
    ),
    need(
        "enough_after", lambda: different(production=1, science=1, military=1), "spend military",
        "payments go in the order Production, Science, Military, Gold: with Military now, you could not pay 1 basic "
        "resource more.",
        "on paie dans l'ordre Production, Science, Militaire, Or : en payant en Militaire maintenant, vous n'auriez "
        "plus de quoi payer 1 ressource de base.",
        "MON-RES-12",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().resources(0, production=1).turn(0), PayBasic(1), mem=(0, 0)), "spend production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-RES-03",
    ),
    want(
        "pay", lambda: using("market/mass-media", production=1, military=1), "yes",
        "choose what you pay: Production, Science, Military or Gold.",
        "choisissez ce que vous payez : Production, Science, Militaire ou Or.",
        "MON-RES-03", "MON-RES-08", "MON-RES-12",
    ),
    want(
        "pay-different", lambda: different(production=1, science=1, military=1), "stop",
        "choose what you pay, of different types; Gold stands for a type not paid yet.",
        "choisissez ce que vous payez, de types différents ; l'Or remplace un type qui n'est pas encore payé.",
        "MON-RES-12",
    ),
    # converting
    need(
        "convertible", lambda: using("market/banking", production=2, science=1), "spend science",
        "this effect does not convert Science.",
        "cet effet ne convertit pas de Science.",
        "MON-EFF-02", "MON-RES-15",
    ),
    need(
        "in_order", lambda: converting("spend science", production=1, science=2), "spend production",
        "name the types in the order Production, Science, Military: now Science or a later one.",
        "nommez les types dans l'ordre Production, Science, Militaire : maintenant Science ou un type suivant.",
        "MON-EFF-02", "MON-RES-15",
    ),
    need(
        "have_one", lambda: converting(production=1, science=1), "spend military",
        "you have no Military.",
        "vous n'avez pas de Militaire.",
        "MON-RES-03",
    ),
    need(
        "converted_enough", lambda: converting(production=1, science=1), "stop",
        "convert at least 1 resource first.",
        "convertissez d'abord au moins 1 ressource.",
        "MON-ACT-05", "MON-EFF-02",
    ),
    want(
        "convert", lambda: converting(production=1, science=1), "yes",
        "choose a resource to convert, or stop.",
        "choisissez une ressource à convertir, ou arrêtez.",
        "MON-EFF-02", "MON-RES-15",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), Convert(BASIC, GOLD, 1)), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EFF-02", "MON-RES-15",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().resources(0, production=1).turn(0), Convert(BASIC, GOLD, 1), mem=(1, 0)), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-EFF-02", "MON-RES-15",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
