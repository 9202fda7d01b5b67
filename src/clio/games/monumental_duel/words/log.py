"""Log lines: the numbers of an event become the fields of its sentence, which the language gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Event
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.state import GOLD
from clio.games.monumental_duel import events as E
from clio.words import fill

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords

Fields = dict[str, object]
Detail = Callable[["DuelWords", Event], tuple[str, Fields]]  # which variant of the sentence ("" or ".word"), fields


def event(w: DuelWords, e: Event, names: list[str]) -> str:
    """KeyError for an event without sentence. Nothing is read from the state: the log may be read much later."""
    variant, fields = DETAILS.get(e.kind, numbers)(w, e)
    return fill(w.lang, w.events[E.NAMES[e.kind] + variant], who=names[e.me] if e.me >= 0 else "", **fields)


def numbers(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"a": e.a, "b": e.b}


def card(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card_name(e.a), "the": w.the(e.a), "of": w.of(e.a), "one": w.one(e.a)}


def two_cards(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"the": w.the(e.a), "other": w.the(e.b)}


def places(w: DuelWords, e: Event) -> tuple[str, Fields]:
    """Rows, columns and slots are counted from 1."""
    return "", {"a": e.a + 1, "b": e.b + 1}


def gains(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.c < 0 else ".card"), {"what": w.amount(e.a, e.b), "card": w.card_name(e.c) if e.c >= 0 else ""}


def pays(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.amount(e.a, e.b)}


def lays(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"the": w.the(e.a), "where": w.place(e.b)}


def conquers(w: DuelWords, e: Event) -> tuple[str, Fields]:
    variant = "" if e.b <= 0 else ".barricade" if e.b == 1 else ".barricades"
    return variant, {"the": w.the(e.a), "n": e.b}


def takes_advantage(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return (".free", {}) if e.a < 0 else ("", {"what": w.amount(e.a, e.b)})


def advantage_shrinks(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.count("thing.token", e.a)}


def rolls(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return (".one" if e.a < 10 else ""), {"dice": ", ".join(str(e.a))}


def stakes(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"the": w.the(e.a), "what": w.amount(GOLD, e.b)}


def marks(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"the": w.the(e.a), "marker": w.marker(e.b)}


def gets_revolt(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.a == 1 else ".several"), {"n": e.a, "card": w.card_name(e.b)}


def new_era(w: DuelWords, e: Event) -> tuple[str, Fields]:
    return "", {"era": w.era_name(e.a)}


DETAILS: dict[int, Detail] = {
    FE.ACTIVATES: places, FE.SWAPS: places, FE.GAINS: gains, FE.PAYS: pays, E.LAYS: lays, E.CONQUERS: conquers,
    E.TAKES_ADVANTAGE: takes_advantage, E.ADVANTAGE_SHRINKS: advantage_shrinks, E.ROLLS: rolls, E.MARKS: marks,
    FE.GETS_REVOLT: gets_revolt, E.NEW_ERA: new_era, E.STAKES: stakes, FE.KEEPS: two_cards,
    FE.KEEPS_KNOWLEDGE: two_cards,
    **dict.fromkeys(
        (
            FE.ACQUIRES, E.GAINS_CARD, FE.COMPLETES, FE.DEVELOPS, FE.BONUS, FE.USES, E.DRAWS, E.COMMANDS, E.NEGOTIATES,
            E.TAKES_CITY, E.CHANGES_ESPIONAGE, FE.ARCHIVES, FE.DISCARDS, FE.REINFORCES, E.RESERVES, FE.COPIES,
            E.TRACK_DISCARDS, E.TRACK_REVEALS, E.CITY_REVEALED,
        ),
        card,
    ),
}
