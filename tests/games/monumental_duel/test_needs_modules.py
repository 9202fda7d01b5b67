"""Why the Ambassador cannot be used, a Free City not be chosen, a die not be rolled or resolved."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.ops.modules import SPY_CHOICE
from clio.games.monumental_duel.ops.wonders import TakeAdvantage
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want


def negotiating() -> Table:
    """Without Gold: Florence is the player's own, Venice lies beside the opponent's City."""
    cities = position().free_track("zanzibar", "samarkand").free_cities(0, "florence").free_cities(1, "venice")
    return play(cities.turn(0), "ambassador negotiate")


def negotiating_twice(*moves: str) -> Table:
    """The Panama Canal negotiates with two Free Cities."""
    cities = position().free_track("zanzibar", "samarkand", "venice")
    return play(cities.city(0, {1: "panama-canal"}).tilt(0, 1).turn(0), "use panama-canal", *moves)


def spying(*moves: str) -> Table:
    return play(position().resources(0, agent=2, science=1).dice(2, 6).turn(0), "ambassador spy", *moves)


def taking_the_advantage_again() -> Table:
    """Counter-espionage offers its holder the Advantage; nothing was archived before."""
    spy = position().espionage(0, "counter-espionage").resources(0, agent=1).dice(6).advantage(0, "military", 2)
    return play(spy.turn(0), "ambassador spy", "deploy", "stop")


def with_dice(agents: int) -> Table:
    """There is one way to spy, so nobody is asked."""
    return asking(position().resources(0, agent=agents).turn(0), SPY_CHOICE)


SHOWN = (
    # the Ambassador
    need(
        "espionage_in_play", lambda: position(modules="trade").turn(0), "ambassador spy",
        "the Espionage module is not in play.",
        "le module Espionnage n'est pas en jeu.",
        "MD-AMB-02", "MD-MOD-08",
    ),
    need(
        "trade_in_play", lambda: position(modules="espionage").resources(0, gold=1).turn(0), "ambassador negotiate",
        "the Trade module is not in play.",
        "le module Négoce n'est pas en jeu.",
        "MD-AMB-02", "MD-MOD-08",
    ),
    need(
        "ambassador_unused", lambda: position().did(0, "ambassador").turn(0), "ambassador spy",
        "your Ambassador was used this round already.",
        "votre Ambassadeur a déjà été utilisé durant cette manche.",
        "MD-AMB-01", "MD-MOD-09",
    ),
    need(
        "city_to_negotiate_with", lambda: position().free_track().resources(0, gold=1).turn(0), "ambassador negotiate",
        "there is no Free City with which you have not negotiated this round.",
        "il n'y a aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette manche.",
        "MDT-NEG-04",
    ),
    need(
        "gold_for_the_city",
        lambda: position().free_track("zanzibar").resources(0, production=3).turn(0), "ambassador negotiate",
        "to negotiate with a Free City of the track takes 1 Gold, and you have none.",
        "négocier avec une Ville Libre de la piste demande 1 Or, et vous n'en avez pas.",
        "MDT-NEG-01", "MDT-NEG-03",
    ),
    # negotiating
    need(
        "city_not_of_rival", negotiating, "negotiate venice",
        "Venice lies beside your opponent's City, and only its owner negotiates with it.",
        "Venise se trouve à côté de la Cité adverse, et seul son propriétaire négocie avec elle.",
        "MDT-NEG-13",
    ),
    need(
        "city_there", negotiating, "negotiate lubeck",
        "Lübeck is not on the Free City track.",
        "Lübeck n'est pas sur la piste des Villes Libres.",
        "MDT-NEG-01",
    ),
    need(
        "city_not_negotiated", lambda: negotiating_twice("negotiate zanzibar", "no"), "negotiate zanzibar",
        "you have negotiated with Zanzibar this round already.",
        "vous avez déjà négocié avec Zanzibar durant cette manche.",
        "MDT-NEG-04",
    ),
    need(
        "gold_for_the_city", negotiating, "negotiate zanzibar",
        "to negotiate with a Free City of the track takes 1 Gold, and you have none.",
        "négocier avec une Ville Libre de la piste demande 1 Or, et vous n'en avez pas.",
        "MDT-NEG-01", "MDT-NEG-03",
    ),
    want(
        "negotiate", negotiating, "acquire workshop",
        "an action is chosen when your turn begins; choose a Free City with which you may negotiate.",
        "une action se choisit au début de votre tour ; choisissez une Ville Libre avec laquelle vous pouvez négocier.",
        "MD-TURN-02", "MDT-NEG-01", "MDT-NEG-04", "MDT-NEG-13", moment="turn",
    ),
    want(
        "turn", lambda: position().free_track("zanzibar").resources(0, gold=1).turn(0), "negotiate zanzibar",
        "the Ambassador negotiates with Free Cities; on your turn, take one of the actions or pass.",
        "c'est l'Ambassadeur qui négocie avec les Villes Libres ; à votre tour, choisissez une des actions ou passez.",
        "MDT-NEG-01", "MD-TURN-02", "MD-TURN-03", moment="negotiate",
    ),
    # spying
    want(
        "spy", spying, "stop",
        "choose Train (with fewer than 3 dice) or Deploy (with at least 1).",
        "choisissez Entraîner (avec moins de 3 dés) ou Déployer (avec au moins 1).",
        "MDE-SPY-01", "MDE-SPY-03", "MDE-SPY-04",
    ),
    need(
        "die_there", lambda: spying("deploy"), "reroll 3 science",
        "no die shows a 3.",
        "aucun dé ne montre 3.",
        "MDE-SPY-05",
    ),
    need(
        "have_one", lambda: spying("deploy"), "reroll 2 gold",
        "you have no Gold.",
        "vous n'avez pas d'Or.",
        "MDE-SPY-05",
    ),
    want(
        "reroll", lambda: spying("deploy"), "die 2",
        "pay a basic resource or Gold to re-roll a die, or stop.",
        "payez une ressource de base ou un Or pour relancer un dé, ou arrêtez.",
        "MDE-SPY-05",
    ),
    need(
        "die_there", lambda: spying("deploy", "stop"), "die 3",
        "no die shows a 3.",
        "aucun dé ne montre 3.",
        "MDE-SPY-08", "MDE-SPY-09",
    ),
    want(
        "resolve", lambda: spying("deploy", "stop"), "stop",
        "every die must be resolved: choose the next one.",
        "chaque dé doit être résolu : choisissez le suivant.",
        "MDE-SPY-08", "MDE-SPY-09",
    ),
    need(
        "espionage_card", lambda: spying("deploy", "stop", "die 2"), "pick fort",
        "Fort is not an Espionage card.",
        "la carte Fort n'est pas une carte Espionnage.",
        "MDE-SPY-11",
    ),
    need(
        "another_espionage_card", lambda: spying("deploy", "stop", "die 2"), "pick basic-espionage",
        "Basic Espionage is the active one already.",
        "la carte Espionnage basique est déjà la carte active.",
        "MDE-SPY-11",
    ),
    want(
        "espionage", lambda: spying("deploy", "stop", "die 2"), "die 6",
        "choose another Espionage card of your stack.",
        "choisissez une autre carte Espionnage de votre pile.",
        "MDE-SPY-11",
    ),
    need(
        "something_to_decide", lambda: with_dice(3), "train",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MDE-SPY-03",
    ),
    need(
        "something_to_decide", lambda: with_dice(0), "deploy",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MDE-SPY-04",
    ),
    # the Advantage by a die
    want(
        "may", taking_the_advantage_again, "stop",
        "answer yes or no.",
        "répondez par oui ou par non.",
        "MD-TERM-24", "MD-OPEN-52",
    ),
    need(
        "something_to_decide",
        lambda: asking(position().advantage(1, "military", 2).turn(0), TakeAdvantage(offered=True)), "yes",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-24", "MD-OPEN-52",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
