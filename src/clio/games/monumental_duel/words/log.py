"""Log lines: the numbers of an event become the fields of its sentence, which the language gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Event
from clio.games.families.monumental.state import GOLD
from clio.games.families.monumental.words.log import SHARED, Told, card, sentence_of
from clio.games.monumental_duel import events as E

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords


def event(w: DuelWords, e: Event, names: list[str]) -> str:
    return sentence_of(w, E.NAMES, E.SEATS, DETAILS, e, names)


def lays(w: DuelWords, e: Event) -> Told:
    return "", {"the": w.the(e.a), "where": w.place(e.b)}


def conquers(w: DuelWords, e: Event) -> Told:
    variant = "" if e.b <= 0 else ".barricade" if e.b == 1 else ".barricades"
    return variant, {"the": w.the(e.a), "n": e.b}


def takes_advantage(w: DuelWords, e: Event) -> Told:
    return (".free", {}) if e.a < 0 else ("", {"what": w.amount(e.a, e.b)})


def advantage_shrinks(w: DuelWords, e: Event) -> Told:
    return "", {"what": w.count("thing.token", e.a)}


def rolls(w: DuelWords, e: Event) -> Told:
    return (".one" if e.a < 10 else ""), {"dice": ", ".join(str(e.a))}


def stakes(w: DuelWords, e: Event) -> Told:
    return "", {"the": w.the(e.a), "what": w.amount(GOLD, e.b)}


def marks(w: DuelWords, e: Event) -> Told:
    return "", {"the": w.the(e.a), "marker": w.marker(e.b)}


def new_era(w: DuelWords, e: Event) -> Told:
    return "", {"era": w.era_name(e.a)}


DETAILS: dict[int, Callable[[DuelWords, Event], Told]] = {
    **SHARED, E.LAYS: lays, E.CONQUERS: conquers, E.TAKES_ADVANTAGE: takes_advantage,
    E.ADVANTAGE_SHRINKS: advantage_shrinks, E.ROLLS: rolls, E.MARKS: marks, E.NEW_ERA: new_era, E.STAKES: stakes,
    **dict.fromkeys(
        (
            E.GAINS_CARD, E.DRAWS, E.COMMANDS, E.NEGOTIATES, E.TAKES_CITY, E.CHANGES_ESPIONAGE, E.RESERVES,
            E.TRACK_DISCARDS, E.TRACK_REVEALS, E.CITY_REVEALED,
        ),
        card,
    ),
}
