"""Why a slot of the City cannot be chosen: archiving, discarding, reinforcing, swapping."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.ops.city import Archive, DiscardCity, Reinforce
from clio.games.monumental_duel.actions import SLOT
from clio.games.families.monumental.ops.city import SwapCity
from tests.games.monumental_duel.helpers import play, position
from tests.needs import Shown, asking, need, want

EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def archiving() -> Table:
    """The Forum archives a card of the City: it is activated with slot 1, slot 9 is empty."""
    table = position().city(0, {1: "fort", 2: "forum", 9: None}).tilt(0, 1, 2).discard(0, "library").turn(0)
    return play(table, "use forum")


def archiving_anywhere() -> Table:
    """The Great Mosque archives a card of the City or of the discard pile."""
    table = position().city(0, {1: "great-mosque-of-djenne"}).tilt(0, 1).discard(0, "library").turn(0)
    return play(table, "use great-mosque-of-djenne")


def archiving_a_revolt() -> Table:
    """The State Prison archives a Revolt."""
    table = position().city(0, {1: "state-prison", 2: "fort"}).tilt(0, 1).discard(0, "library", "revolt").turn(0)
    return play(table, "use state-prison", "choose 1")


def discarding() -> Table:
    """Calendar discards a card of the City; slot 1 is activated, slot 9 empty."""
    city = position("aztecs").city(0, {1: "fort", 9: None}).tilt(0, 1)
    return play(city.policies(0, "calendar").turn(0), "use calendar")


def reinforcing(*moves: str) -> Table:
    """Machu Picchu is complete, up to 2 cards are reinforced: slots 1 and 2 are activated, slot 9 is empty."""
    city = position().city(0, {1: "fort", 2: "mine", 3: "library", 9: None}).tilt(0, 1, 2)
    return play(city.wonder(0, "machu-picchu").resources(0, production=4).turn(0), "complete", *moves)


def swapping(*moves: str) -> Table:
    """Democracy swaps two cards; slots 8 and 9 are empty."""
    city = position().city(0, {1: "fort", 4: "mine", 7: "library", 8: None, 9: None}).policies(0, "democracy")
    return play(city.resources(0, gold=1).activation(0), "use democracy", *moves)


def entombing() -> Table:
    """The Mughal Tomb asks for a card of the cross that was activated."""
    city = position("mughals", "greeks").city(0, {1: "mughal-tomb", 2: None, 5: "fort"})
    return play(city.activation(0), "activate row 1 column 1")


SHOWN = (
    # archiving
    need(
        "slot_filled", archiving, "slot 9",
        "slot 9 of your City is empty.",
        "l'emplacement 9 de votre Cité est vide.",
        "MD-TERM-02",
    ),
    need(
        "inactive", archiving, "slot 1",
        "Fort in slot 1 is activated, and only an inactive card can be chosen.",
        "la carte Fort, à l'emplacement 1, est activée, et seule une carte inactive peut être choisie.",
        "MD-TERM-04", "MD-TERM-37",
    ),
    need(
        "inactive_reinforced",
        lambda: play(
            position(alone=True).city(0, {1: "fort", 2: "forum"}).tilt(0, 1, 2).policies(0, "treaties").turn(0),
            "use treaties", "slot 1", "use forum",
        ),
        "slot 1",
        "Fort in slot 1 was reinforced: it stays in your City this round.",
        "la carte Fort, à l'emplacement 1, a été renforcée : elle reste dans votre Cité durant cette manche.",
        "MD-TERM-04", "MD-TERM-37",
    ),
    need(
        "from_discard", archiving, "pick library",
        "only a card of your City can be archived here, not one of your discard pile.",
        "seule une carte de votre Cité peut être archivée ici, pas une de votre défausse.",
        "MD-TERM-02",
    ),
    need(
        "in_discard", archiving_anywhere, "pick fort",
        "Fort is not in your discard pile.",
        "la carte Fort n'est pas dans votre défausse.",
        "MD-TERM-02",
    ),
    need(
        "a_revolt", archiving_a_revolt, "slot 2",
        "Fort is not a Revolt, and only a Revolt can be archived here.",
        "la carte Fort n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
        "MD-TERM-02",
    ),
    need(
        "a_revolt", archiving_a_revolt, "pick library",
        "Library is not a Revolt, and only a Revolt can be archived here.",
        "la carte Bibliothèque n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
        "MD-TERM-02",
    ),
    want(
        "archive", archiving, "yes",
        "choose an inactive card of your City to archive, or none.",
        "choisissez une carte inactive de votre Cité à archiver, ou aucune.",
        "MD-TERM-02", "MD-TERM-04", "MD-TERM-37", "MD-OPEN-51",
    ),
    want(
        "archive-anywhere", archiving_anywhere, "no",
        "choose an inactive card of your City or a card of your discard pile to archive, or none.",
        "choisissez une carte inactive de votre Cité ou une carte de votre défausse à archiver, ou aucune.",
        "MD-TERM-02", "MD-TERM-04", "MD-TERM-37", "MD-OPEN-51",
    ),
    want(
        "archive-revolt", archiving_a_revolt, "gain science",
        "choose a Revolt to archive, inactive in your City or in your discard pile, or none.",
        "choisissez une Révolte à archiver, inactive dans votre Cité ou dans votre défausse, ou aucune.",
        "MD-TERM-02", "MD-TERM-04", "MD-TERM-37", "MD-OPEN-51",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), Archive()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-02", "MD-TERM-04",
    ),
    # discarding
    need(
        "slot_filled", discarding, "slot 9",
        "slot 9 of your City is empty.",
        "l'emplacement 9 de votre Cité est vide.",
        "MD-TERM-14",
    ),
    need(
        "inactive", discarding, "slot 1",
        "Fort in slot 1 is activated, and only an inactive card can be chosen.",
        "la carte Fort, à l'emplacement 1, est activée, et seule une carte inactive peut être choisie.",
        "MD-TERM-14", "MD-TERM-37",
    ),
    want(
        "discard", discarding, "pick fort",
        "choose an inactive card of your City to discard, or none.",
        "choisissez une carte inactive de votre Cité à défausser, ou aucune.",
        "MD-TERM-14", "MD-TERM-37", "MD-OPEN-51",
    ),
    want(
        "discard", discarding, "progress",
        "an action is chosen when your turn begins; choose an inactive card of your City to discard, or none.",
        "une action se choisit au début de votre tour ; choisissez une carte inactive de votre Cité à défausser, ou "
        "aucune.",
        "MD-TURN-02", "MD-TERM-14", "MD-TERM-37", "MD-OPEN-51", moment="turn",
    ),
    need(
        "slot_filled", entombing, "slot 2",
        "slot 2 of your City is empty.",
        "l'emplacement 2 de votre Cité est vide.",
        "MDE-CRD-13",
    ),
    need(
        "slot_activated", entombing, "slot 5",
        "Fort in slot 5 is not activated.",
        "la carte Fort, à l'emplacement 5, n'est pas activée.",
        "MDE-CRD-13",
    ),
    want(
        "discard-activated", entombing, "stop",
        "choose one of the cards you have just activated, or none.",
        "choisissez une des cartes que vous venez d'activer, ou aucune.",
        "MDE-CRD-13", "MD-OPEN-51",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), DiscardCity()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-14",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), DiscardCity(), mem=(SLOT,)), "slot 1",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-14", "MD-TERM-27",
    ),
    # reinforcing
    need(
        "slot_filled", reinforcing, "slot 9",
        "slot 9 of your City is empty.",
        "l'emplacement 9 de votre Cité est vide.",
        "MD-TERM-27",
    ),
    need(
        "slot_activated", reinforcing, "slot 3",
        "Library in slot 3 is not activated.",
        "la carte Bibliothèque, à l'emplacement 3, n'est pas activée.",
        "MD-TERM-27",
    ),
    need(
        "activated_reinforced", lambda: reinforcing("slot 1"), "slot 1",
        "Fort in slot 1 was reinforced and is no longer activated this round.",
        "la carte Fort, à l'emplacement 1, a été renforcée et n'est plus activée durant cette manche.",
        "MD-TERM-37", "MD-TERM-27",
    ),
    want(
        "reinforce", reinforcing, "no",
        "choose an activated card of your City to reinforce, or none.",
        "choisissez une carte activée de votre Cité à renforcer, ou aucune.",
        "MD-TERM-27", "MD-OPEN-51",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), Reinforce()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MD-TERM-27",
    ),
    # swapping
    need(
        "slot_filled", swapping, "slot 9",
        "slot 9 of your City is empty.",
        "l'emplacement 9 de votre Cité est vide.",
        "MDE-CRD-07",
    ),
    need(
        "slot_after", swapping, "slot 7",
        "choose the lower slot first: no card lies after slot 7.",
        "choisissez d'abord le plus petit emplacement : il n'y a aucune carte après l'emplacement 7.",
        "MDE-CRD-07",
    ),
    need(
        "after_first", lambda: swapping("slot 4"), "slot 1",
        "slot 4 is chosen: swap it with a later one.",
        "l'emplacement 4 est choisi : échangez-le avec un emplacement suivant.",
        "MDE-CRD-07",
    ),
    want(
        "swap", swapping, "pick mine",
        "choose two filled slots of your City, the lower number first, or none.",
        "choisissez deux emplacements occupés de votre Cité, le plus petit numéro d'abord, ou aucun.",
        "MDE-CRD-07", "MD-OPEN-51",
    ),
    want(
        "swap", lambda: swapping("slot 4"), "no",
        "choose two filled slots of your City, the lower number first, or none.",
        "choisissez deux emplacements occupés de votre Cité, le plus petit numéro d'abord, ou aucun.",
        "MDE-CRD-07", "MD-OPEN-51",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY | {1: "fort"}).turn(0), SwapCity()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MDE-CRD-07",
    ),
    need(
        "slot_filled", lambda: swapping("slot 1"), "slot 9",
        "slot 9 of your City is empty.",
        "l'emplacement 9 de votre Cité est vide.",
        "MDE-CRD-07",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
