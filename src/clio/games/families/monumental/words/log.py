"""Log lines: the numbers of an event become the fields of its sentence, which the language gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from clio.engine.kernel import Event
from clio.engine.naming import people
from clio.games.families.monumental import events as E
from clio.words import fill

if TYPE_CHECKING:
    from clio.games.families.monumental.words import FamilyWords

W = TypeVar("W", bound="FamilyWords[Any]")
Fields = dict[str, object]
Told = tuple[str, Fields]  # which variant of the sentence ("" or ".word"), fields


def sentence_of(
    w: W, kinds: tuple[str, ...], seats: Mapping[int, str], details: Mapping[int, Callable[[W, Event], Told]], e: Event,
    names: list[str],
) -> str:
    """KeyError for an event without sentence. Nothing is read from the state: the log may be read much later."""
    detail = details.get(e.kind)
    variant, fields = ("", {"a": e.a, "b": e.b}) if detail is None else detail(w, e)
    return fill(w.lang, w.events[kinds[e.kind] + variant], **{**people(e, seats, names), **fields})


def card(w: FamilyWords[Any], e: Event) -> Told:
    return "", {"card": w.card_name(e.a), "the": w.the(e.a), "of": w.of(e.a), "one": w.one(e.a)}


def two_cards(w: FamilyWords[Any], e: Event) -> Told:
    return "", {"the": w.the(e.a), "other": w.the(e.b)}


def places(w: FamilyWords[Any], e: Event) -> Told:
    """Rows, columns and slots are counted from 1."""
    return "", {"a": e.a + 1, "b": e.b + 1}


def gains(w: FamilyWords[Any], e: Event) -> Told:
    return ("" if e.c < 0 else ".card"), {"what": w.amount(e.a, e.b), "card": w.source_name(e.c) if e.c >= 0 else ""}


def pays(w: FamilyWords[Any], e: Event) -> Told:
    return "", {"what": w.amount(e.a, e.b)}


def gets_revolt(w: FamilyWords[Any], e: Event) -> Told:
    return ("" if e.a == 1 else ".several"), {"n": e.a, "card": w.source_name(e.b)}


SHARED: dict[int, Callable[[FamilyWords[Any], Event], Told]] = {
    E.ACTIVATES: places, E.SWAPS: places, E.GAINS: gains, E.PAYS: pays, E.GETS_REVOLT: gets_revolt,
    E.KEEPS: two_cards, E.KEEPS_KNOWLEDGE: two_cards,
    **dict.fromkeys(
        (
            E.ACQUIRES, E.COMPLETES, E.DEVELOPS, E.BONUS, E.USES, E.ARCHIVES, E.DISCARDS, E.REINFORCES, E.COPIES,
        ),
        card,
    ),
}
