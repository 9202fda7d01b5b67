"""Why a slot of the City, or a card of the discard pile, is not chosen."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.families.monumental.ops.city import Archive, DiscardCity, Reinforce, SwapCity
from clio.games.monumental.actions import SLOT
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def using(card: str, *moves: str) -> Table:
    """Slots 1 and 2 are activated, slot 3 is not, slot 4 is empty; a Library is discarded."""
    slots = {1: card, 2: "market", 3: "fort", 4: None}
    return play(position().city(0, slots).discard(0, "library").tilt(0, 1, 2).turn(0), f"use {card}", *moves)


def after_reinforcement(card: str) -> Table:
    """The Market of slot 2 is reinforced."""
    slots = {1: card, 2: "market", 3: "granary"}
    table = position().city(0, slots).tilt(0, 1, 2, 3).turn(0)
    return play(table, "use granary", "slot 2", f"use {card}")


def discarding(*moves: str) -> Table:
    slots = {1: "market/calendar", 2: "pharmacy", 3: "fort", 4: None}
    return play(position().city(0, slots).tilt(0, 1, 2).turn(0), "use calendar", *moves)


def revolting() -> Table:
    """Revolts alone may be archived: one lies in slot 1, one is discarded."""
    city = position("zulu", "egypt").city(0, {1: "revolt", 2: "fort"}).discard(0, "revolt", "library")
    return play(city.policies(0, "royal-kraal").turn(0), "use royal-kraal")


def from_the_discard_pile() -> Table:
    city = position("zulu", "egypt").city(0, {1: "market/age-classes", 2: "fort"}).discard(0, "library").tilt(0, 1)
    return play(city.turn(0), "use age-classes")


def swapping(*moves: str) -> Table:
    table = position("greece", "egypt").policies(0, "democracy").resources(0, gold=1).activation(0)
    return play(table, "use democracy", *moves)


SHOWN = (
    # archiving
    need(
        "slot_filled", lambda: using("house-of-scribes"), "slot 4",
        "slot 4 of your City is empty.",
        "l'emplacement 4 de votre Cité est vide.",
        "MON-TERM-01",
    ),
    need(
        "inactive", lambda: using("house-of-scribes"), "slot 2",
        "Market in slot 2 is activated, and only an inactive card can be chosen.",
        "la carte Marché, à l'emplacement 2, est activée, et seule une carte inactive peut être choisie.",
        "MON-TERM-01", "MON-TERM-10",
    ),
    need(
        "inactive_reinforced", lambda: after_reinforcement("house-of-scribes"), "slot 2",
        "Market in slot 2 was reinforced and stays in your City.",
        "la carte Marché, à l'emplacement 2, a été renforcée et reste dans votre Cité.",
        "MON-TERM-01", "MON-TERM-10",
    ),
    need(
        "from_discard", lambda: using("house-of-scribes"), "pick library",
        "only a card of your City can be archived here, not one of your discard pile.",
        "seule une carte de votre Cité peut être archivée ici, pas une de votre défausse.",
        "MON-TERM-03",
    ),
    need(
        "in_discard", lambda: using("indaba-house"), "pick fort",
        "Fort is not in your discard pile.",
        "la carte Fort n'est pas dans votre défausse.",
        "MON-TERM-03",
    ),
    need(
        "a_revolt", revolting, "slot 2",
        "Fort is not a Revolt, and only a Revolt can be archived here.",
        "la carte Fort n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
        "MON-TERM-01",
    ),
    need(
        "a_revolt", revolting, "pick library",
        "Library is not a Revolt, and only a Revolt can be archived here.",
        "la carte Bibliothèque n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
        "MON-TERM-03",
    ),
    need(
        "from_city", from_the_discard_pile, "slot 2",
        "only a card of your discard pile can be archived here, not one of your City.",
        "seule une carte de votre défausse peut être archivée ici, pas une de votre Cité.",
        "MON-TERM-03",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), Archive()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-TERM-01",
    ),
    want(
        "archive", lambda: using("house-of-scribes"), "yes",
        "choose an inactive card of your City to archive, or none.",
        "choisissez une carte inactive de votre Cité à archiver, ou aucune.",
        "MON-TERM-01", "MON-TERM-10", "MON-TURN-05",
    ),
    want(
        "archive-anywhere", lambda: using("indaba-house"), "yes",
        "choose an inactive card of your City or a card of your discard pile to archive, or none.",
        "choisissez une carte inactive de votre Cité ou une carte de votre défausse à archiver, ou aucune.",
        "MON-TERM-01", "MON-TERM-10", "MON-TURN-05",
    ),
    want(
        "archive-revolt", revolting, "yes",
        "choose a Revolt to archive, inactive in your City or in your discard pile, or none.",
        "choisissez une Révolte à archiver, inactive dans votre Cité ou dans votre défausse, ou aucune.",
        "MON-TERM-01", "MON-TERM-10", "MON-TURN-05",
    ),
    want(
        "archive-discarded", from_the_discard_pile, "yes",
        "choose a card of your discard pile to archive, or none.",
        "choisissez une carte de votre défausse à archiver, ou aucune.",
        "MON-TERM-01", "MON-TERM-10", "MON-TURN-05",
    ),
    # discarding
    need(
        "slot_filled", discarding, "slot 4",
        "slot 4 of your City is empty.",
        "l'emplacement 4 de votre Cité est vide.",
        "MON-TERM-04",
    ),
    need(
        "inactive", discarding, "slot 2",
        "Pharmacy in slot 2 is activated, and only an inactive card can be chosen.",
        "la carte Pharmacie, à l'emplacement 2, est activée, et seule une carte inactive peut être choisie.",
        "MON-TERM-04", "MON-TERM-10",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), DiscardCity(), mem=(SLOT,)), "slot 2",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-TERM-04", "MON-TERM-05",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), DiscardCity()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-TERM-04",
    ),
    want(
        "discard", discarding, "yes",
        "choose an inactive card of your City to discard, or none.",
        "choisissez une carte inactive de votre Cité à défausser, ou aucune.",
        "MON-TERM-04", "MON-TERM-10", "MON-TURN-05",
    ),
    # reinforcing
    need(
        "slot_filled", lambda: using("granary"), "slot 4",
        "slot 4 of your City is empty.",
        "l'emplacement 4 de votre Cité est vide.",
        "MON-TERM-05",
    ),
    need(
        "slot_activated", lambda: using("granary"), "slot 3",
        "Fort in slot 3 is not activated.",
        "la carte Fort, à l'emplacement 3, n'est pas activée.",
        "MON-TERM-05",
    ),
    need(
        "activated_reinforced", lambda: asking(after_reinforcement("house-of-scribes"), Reinforce()), "slot 2",
        "Market in slot 2 was reinforced and is no longer activated.",
        "la carte Marché, à l'emplacement 2, a été renforcée et n'est plus activée.",
        "MON-TERM-10", "MON-TERM-05",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), Reinforce()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-TERM-05",
    ),
    want(
        "reinforce", lambda: using("granary"), "yes",
        "choose an activated card of your City to reinforce, or none.",
        "choisissez une carte activée de votre Cité à renforcer, ou aucune.",
        "MON-TERM-05", "MON-TURN-05",
    ),
    # swapping
    need(
        "slot_after", swapping, "slot 9",
        "choose the lower slot first: slot 9 is the last.",
        "choisissez d'abord le plus petit emplacement : l'emplacement 9 est le dernier.",
        "MON-TERM-13",
    ),
    need(
        "after_first", lambda: swapping("slot 4"), "slot 2",
        "slot 4 is chosen: swap it with a later one.",
        "l'emplacement 4 est choisi : échangez-le avec un emplacement suivant.",
        "MON-TERM-13",
    ),
    need(
        "something_to_decide", lambda: asking(position().city(0, EMPTY_CITY).turn(0), SwapCity()), "stop",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-TERM-13",
    ),
    want(
        "swap", swapping, "yes",
        "choose two slots of your City, the lower number first, or none.",
        "choisissez deux emplacements de votre Cité, le plus petit numéro d'abord, ou aucun.",
        "MON-TERM-13", "MON-TURN-05",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()
