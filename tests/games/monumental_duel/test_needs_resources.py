"""Why a resource is not gained, paid, converted or staked."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.ops.resources import Convert, GainBasic, GainDifferent, PayBasic, PayDifferent
from clio.games.families.monumental.state import BASIC, GOLD
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want


def using(civ: str, card: str, *moves: str, **stock: int) -> Table:
    """The card, activated, is being used."""
    name = card.rpartition("/")[2]
    table = position(civ, "japanese").city(0, {1: card}).tilt(0, 1).resources(0, **stock).turn(0)
    return play(table, f"use {name}", *moves)


def staking(military: int) -> Table:
    """The opponent has the Advantage with 2 Military."""
    table = position().advantage(1, "military", 2).resources(0, military=military, gold=1).turn(0)
    return play(table, "advantage military")


SHOWN = (
    # gaining
    need(
        "in_order", lambda: using("aksumites", "fort/terrace-farming", "gain science", vp=1), "gain production",
        "name the types in the order Production, Science, Military: now Science or a later one.",
        "nommez les types dans l'ordre Production, Science, Militaire : maintenant Science ou un type suivant.",
        "MD-RES-01",
    ),
    need(
        "another_type",
        lambda: using("greeks", "fort/weights-and-measures", "gain production", gold=1), "gain production",
        "the types must differ and come in the order Production, Science, Military: choose one after Production.",
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire : choisissez-en un après "
        "Production.",
        "MD-RES-01",
    ),
    need(
        "types_after", lambda: using("greeks", "fort/weights-and-measures", gold=1), "gain military",
        "1 more type must follow Military in the order Production, Science, Military.",
        "il faut encore 1 autre type après Militaire, dans l'ordre Production, Science, Militaire.",
        "MD-RES-01",
    ),
    need(
        "other_than_paid",
        lambda: using("greeks", "fort/philosophy", "spend science", production=1, science=1), "gain science",
        "it must be another type than the Science that you paid.",
        "il faut un autre type que celui que vous avez payé : Science.",
        "MD-RES-13",
    ),
    want(
        "gain", lambda: using("aksumites", "fort/terrace-farming", vp=1), "spend science",
        "choose what you gain: Production, Science or Military.",
        "choisissez ce que vous gagnez : Production, Science ou Militaire.",
        "MD-RES-01",
    ),
    want(
        "gain",
        lambda: play(
            position(alone=True).advantage(0, "military", 1).resources(0, production=2).turn(0), "warlord"
        ),
        "acquire workshop",
        "an action is chosen when your turn begins; choose what you gain: Production, Science or Military.",
        "une action se choisit au début de votre tour ; choisissez ce que vous gagnez : Production, Science ou "
        "Militaire.",
        "MD-TURN-02", "MD-RES-01", moment="turn",
    ),
    want(
        "gain-different", lambda: using("greeks", "fort/weights-and-measures", gold=1), "stop",
        "choose different basic resources, in the order Production, Science, Military.",
        "choisissez des ressources de base différentes, dans l'ordre Production, Science, Militaire.",
        "MD-RES-01",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), GainBasic(1), mem=(0,)), "gain production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-RES-01",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), GainDifferent(1), mem=(0,)), "gain military",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-RES-01",
    ),
    # paying
    need(
        "have_one", lambda: using("greeks", "fort/philosophy", production=1, military=1), "spend science",
        "you have no Science.",
        "vous n'avez pas de Science.",
        "MD-RES-10",
    ),
    need(
        "have_one", lambda: using("malians", "embassy", production=2, science=1), "spend gold",
        "you have no Gold.",
        "vous n'avez pas d'Or.",
        "MD-RES-10",
    ),
    need(
        "paid_in_order",
        lambda: using("malians", "embassy", "spend science", production=1, science=2, military=1), "spend production",
        "pay in the order Production, Science, Military, Gold: now Science or a later one.",
        "payez dans l'ordre Production, Science, Militaire, Or : maintenant Science ou un type suivant.",
        "MD-RES-13",
    ),
    need(
        "paid_different",
        lambda: (
            using("aksumites", "royal-mint", "spend science", production=1, science=1, military=1, gold=1)
        ),
        "spend production",
        "the types must differ and come in the order Production, Science, Military, Gold: now Military or a later one.",
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire, Or : maintenant Militaire "
        "ou un type suivant.",
        "MD-RES-13",
    ),
    need(
        "paid_different",
        lambda: (
            using("aksumites", "royal-mint", "spend science", production=1, science=2, military=1, gold=1)
        ),
        "spend science",
        "the types must differ and come in the order Production, Science, Military, Gold: now Military or a later one.",
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire, Or : maintenant Militaire "
        "ou un type suivant.",
        "MD-RES-13",
    ),
    need(
        "enough_after", lambda: using("malians", "embassy", production=1, science=1, gold=1), "spend gold",
        "payments go in the order Production, Science, Military, Gold: with Gold now, you could not pay 1 basic "
        "resource more.",
        "on paie dans l'ordre Production, Science, Militaire, Or : en payant en Or maintenant, vous n'auriez plus de "
        "quoi payer 1 ressource de base.",
        "MD-RES-13", "MD-OPEN-40",
    ),
    need(
        "enough_after", lambda: using("aksumites", "royal-mint", production=1, science=1, military=1), "spend military",
        "payments go in the order Production, Science, Military, Gold: with Military now, you could not pay 1 basic "
        "resource more.",
        "on paie dans l'ordre Production, Science, Militaire, Or : en payant en Militaire maintenant, vous n'auriez "
        "plus de quoi payer 1 ressource de base.",
        "MD-RES-13", "MD-OPEN-40",
    ),
    need(
        "at_least_in_gold", lambda: play(position().resources(0, science=1, gold=3).turn(0), "progress"), "pay gold 0",
        "pay at least 1 Gold: the price is 2 Science and you have 1 Science.",
        "payez au moins 1 Or : le prix est de 2 Science et vous avez 1 Science.",
        "MD-RES-10",
    ),
    need(
        "at_most_in_gold", lambda: play(position().resources(0, science=2, gold=1).turn(0), "progress"), "pay gold 2",
        "pay at most 1 Gold: the price is 2 Science and you have 1 Gold.",
        "payez au plus 1 Or : le prix est de 2 Science et vous avez 1 Or.",
        "MD-RES-10",
    ),
    need(
        "at_most_in_gold", lambda: play(position().resources(0, science=2, gold=4).turn(0), "progress"), "pay gold 3",
        "pay at most 2 Gold: the price is 2 Science and you have 4 Gold.",
        "payez au plus 2 Or : le prix est de 2 Science et vous avez 4 Or.",
        "MD-RES-10",
    ),
    want(
        "pay", lambda: using("greeks", "fort/philosophy", production=1, military=1), "gain science",
        "choose what you pay: Production, Science, Military or Gold.",
        "choisissez ce que vous payez : Production, Science, Militaire ou Or.",
        "MD-RES-13",
    ),
    want(
        "pay", lambda: using("malians", "embassy", production=2, science=1), "no",
        "choose what you pay: Production, Science, Military or Gold.",
        "choisissez ce que vous payez : Production, Science, Militaire ou Or.",
        "MD-RES-10", "MD-RES-13",
    ),
    want(
        "pay-different", lambda: using("aksumites", "royal-mint", production=1, science=1, military=1), "stop",
        "choose what you pay, of different types; Gold stands for a type not paid yet.",
        "choisissez ce que vous payez, de types différents ; l'Or remplace un type qui n'est pas encore payé.",
        "MD-RES-13", "MD-OPEN-40",
    ),
    want(
        "pay-gold", lambda: play(position().resources(0, science=1, gold=3).turn(0), "progress"), "spend gold",
        "say how much of the price you pay in Gold.",
        "indiquez quelle part du prix vous payez en Or.",
        "MD-RES-10",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().resources(0, production=1).turn(0), PayBasic(1), mem=(0, 0)), "spend production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-RES-10",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().resources(0, gold=1).turn(0), PayDifferent(1), mem=(0,)), "spend gold",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-RES-10",
    ),
    # converting
    need(
        "convertible", lambda: using("greeks", "mint", production=2, gold=1), "spend gold",
        "this effect does not convert Gold.",
        "cet effet ne convertit pas d'Or.",
        "MD-TERM-38",
    ),
    need(
        "in_order", lambda: using("greeks", "mint", "spend science", production=1, science=2), "spend production",
        "name the types in the order Production, Science, Military: now Science or a later one.",
        "nommez les types dans l'ordre Production, Science, Militaire : maintenant Science ou un type suivant.",
        "MD-TERM-38",
    ),
    need(
        "have_one", lambda: using("greeks", "mint", production=2), "spend military",
        "you have no Military.",
        "vous n'avez pas de Militaire.",
        "MD-RES-10",
    ),
    want(
        "convert", lambda: using("greeks", "mint", production=2), "gain production",
        "choose a resource to convert, or stop.",
        "choisissez une ressource à convertir, ou arrêtez.",
        "MD-TERM-38",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), Convert(BASIC, GOLD, 2)), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-38",
    ),
    need(
        "something_to_decide",
        lambda: (
            asking(position().resources(0, production=1).turn(0), Convert(BASIC, GOLD, 2), mem=(2, 0))
        ),
        "spend production",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-38",
    ),
    # the stake
    need(
        "stake_enough", lambda: staking(military=4), "stake 2",
        "lay at least 3 tokens on the Advantage: one more than lies there.",
        "posez au moins 3 jetons sur l'Avantage : un de plus que ce qui s'y trouve.",
        "MD-ADV-03", "MD-ADV-06",
    ),
    need(
        "stake_enough", lambda: play(position().resources(0, science=2).turn(0), "advantage science"), "stake 0",
        "lay at least 1 token on the Advantage: one more than lies there.",
        "posez au moins 1 jeton sur l'Avantage : un de plus que ce qui s'y trouve.",
        "MD-ADV-03", "MD-ADV-06",
    ),
    need(
        "stake_payable", lambda: staking(military=4), "stake 6",
        "you can lay down at most 5 Military, Gold included.",
        "vous pouvez poser au plus 5 Militaire, Or compris.",
        "MD-ADV-03", "MD-RES-10",
    ),
    want(
        "stake", lambda: staking(military=4), "pay gold 1",
        "say how many tokens you lay on the Advantage, at least 3.",
        "indiquez combien de jetons vous posez sur l'Avantage, au moins 3.",
        "MD-ADV-03", "MD-ADV-06",
    ),
    want(
        "stake", lambda: play(position().resources(0, science=2).turn(0), "advantage science"), "warlord",
        "an action is chosen when your turn begins; say how many tokens you lay on the Advantage, at least 1.",
        "une action se choisit au début de votre tour ; indiquez combien de jetons vous posez sur l'Avantage, au "
        "moins 1.",
        "MD-TURN-02", "MD-ADV-03", "MD-ADV-06", moment="turn",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
