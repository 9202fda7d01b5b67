"""Log lines: the numbers of an event become the fields of its sentence, which the language gives. Tiles are told by
their places, as in the notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Event
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.state import GOLD
from clio.games.families.monumental.words.log import SHARED, Fields, Told, card, sentence_of
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import AUTOMA_CARD, BOOK, RENAISSANCE
from clio.games.monumental.rules.automa import GENERAL_TWICE
from clio.games.monumental.rules.automa_cards import ALL, FROM_RESERVE, HIGHEST, LOWEST
from clio.games.monumental.state import CHAMPION, LEADER, SOLDIER

if TYPE_CHECKING:
    from clio.games.monumental.words import MonumentalWords

UNITS = {SOLDIER: "", LEADER: ".warlord", CHAMPION: ".hero"}
FORCES = {0: "", 1: ".warlord", 2: ".hero", 3: ".both"}  # who is among the Units of an attack
REASONS = {LOWEST: ".lowest", HIGHEST: ".highest", ALL: ".all", FROM_RESERVE: ".reserve"}


def event(w: MonumentalWords, e: Event, names: list[str]) -> str:
    return sentence_of(w, E.NAMES, E.SEATS, DETAILS, e, names)


def named(w: MonumentalWords, kind: int) -> Fields:
    return {"card": w.card_name(kind), "the": w.the(kind), "of": w.of(kind), "one": w.one(kind)}


# ---------------------------------------------------------------- places, with what is there
def at_a(w: MonumentalWords, e: Event) -> Told:
    return "", {"place": w.place(e.a)}


def from_to(w: MonumentalWords, e: Event) -> Told:
    return "", {"start": w.place(e.a), "place": w.place(e.b)}


def card_at_b(w: MonumentalWords, e: Event) -> Told:
    return "", {**named(w, e.a), "place": w.place(e.b)}


def gains(w: MonumentalWords, e: Event) -> Told:
    variant, fields = SHARED[FE.GAINS](w, e)
    return (".savanna" if e.c == E.OF_SAVANNA else variant), fields


def card_b_at(w: MonumentalWords, e: Event) -> Told:
    return "", {**named(w, e.b), "place": w.place(e.a)}


def attacks(w: MonumentalWords, e: Event) -> Told:
    alone = e.b == 1 and e.c == 1
    return (".alone" if alone else FORCES[e.c]), {"place": w.place(e.a), "what": w.count("thing.unit", e.b)}


def conquers(w: MonumentalWords, e: Event) -> Told:
    return ("" if e.b < 0 else ".from"), {"place": w.place(e.a)}


def sent_home(w: MonumentalWords, e: Event) -> Told:
    variant = "" if not e.c else ".outpost" if e.b else ".only"
    return variant, {"place": w.place(e.a), "n": e.b}


def hides(w: MonumentalWords, e: Event) -> Told:
    return ("", {"place": w.place(e.a)}) if e.b < 0 else (".from", {"place": w.place(e.a), "start": w.place(e.b)})


def moves_unit(w: MonumentalWords, e: Event) -> Told:
    return UNITS[e.c], {"start": w.place(e.a), "place": w.place(e.b)}


def unit_home(w: MonumentalWords, e: Event) -> Told:
    return UNITS[e.b], {"place": w.place(e.a)}


def picks_up(w: MonumentalWords, e: Event) -> Told:
    return "", {"place": w.place(e.a), "res": w.resource_name(e.b)}


def trades(w: MonumentalWords, e: Event) -> Told:
    return "", {**named(w, e.c), "place": w.place(e.a)}


def places_wonder(w: MonumentalWords, e: Event) -> Told:
    if e.b < 0:
        return ".none", named(w, e.a)
    key, parts = card_at_b(w, e)
    return ".only" if e.c == 1 else key, parts


# ---------------------------------------------------------------- cards and tokens
def new_era(w: MonumentalWords, e: Event) -> Told:
    return (".renaissance" if e.a == RENAISSANCE else ""), {"era": w.era_name(e.a)}


def gains_card(w: MonumentalWords, e: Event) -> Told:
    source = {"source": w.source_name(e.b)} if e.b >= 0 else {}
    return (".card" if e.b >= 0 else ""), {**named(w, e.a), **source}


def transfers(w: MonumentalWords, e: Event) -> Told:
    return "", named(w, e.a)


def perhaps_card(w: MonumentalWords, e: Event) -> Told:
    """What only its owner sees; the others read that it happened."""
    return ("", {}) if e.a < 0 else (".card", named(w, e.a))


def token(w: MonumentalWords, e: Event) -> Told:
    return "", {"res": w.resource_name(e.a)}


def bids(w: MonumentalWords, e: Event) -> Told:
    return ("" if e.a else ".none"), {"what": w.amount(GOLD, e.a)}


def contributes(w: MonumentalWords, e: Event) -> Told:
    return ("" if e.c < 0 else ".from"), {**named(w, e.a), "what": w.amount(BOOK.cost[e.a], e.b)}


def loses(w: MonumentalWords, e: Event) -> Told:
    return ("" if e.c < 0 else ".card"), {
        "what": w.amount(e.a, e.b), "card": w.source_name(e.c) if e.c >= 0 else "",
    }


def loses_token(w: MonumentalWords, e: Event) -> Told:
    return "", {"res": w.resource_name(e.a), "card": w.source_name(e.c)}


def expires(w: MonumentalWords, e: Event) -> Told:
    return "", {"what": w.amount(GOLD, e.a)}


# ---------------------------------------------------------------- the Automa, card by card
def part(w: MonumentalWords, e: Event) -> Fields:
    """The line of a card that is resolved, and the type of Warlord it is for."""
    op = BOOK.parts[e.b][e.a]
    type = w.language.type_name(op)
    return {"what": w.language.part(op), "type": type, "card": w.card_name(e.b)}


def automa_part(w: MonumentalWords, e: Event) -> Told:
    fields = part(w, e)
    return (".other" if e.c else ".typed" if fields["type"] else ""), fields


def automa_cannot(w: MonumentalWords, e: Event) -> Told:
    return (".instead" if e.c else ""), {**part(w, e), "gold": w.amount(GOLD, e.c)}


def automa_skips(w: MonumentalWords, e: Event) -> Told:
    return (".automa" if BOOK.type[e.a] == AUTOMA_CARD else ""), named(w, e.a)


def automa_takes(w: MonumentalWords, e: Event) -> Told:
    return REASONS[e.b], named(w, e.a)


def automa_parts(w: MonumentalWords, e: Event) -> Told:
    return (".twice" if e.b == GENERAL_TWICE else ".special"), named(w, e.a)


DETAILS: dict[int, Callable[[MonumentalWords, Event], Told]] = {
    **SHARED,
    FE.GAINS: gains,
    **dict.fromkeys((E.FAILS, E.RETURNS_FORCES, E.TAKES_CARGO, E.BUILDS_OUTPOST, E.BUILDS_POST, E.EXPLORER_HOME), at_a),
    **dict.fromkeys((E.REVEALS_TOKEN, E.REVEALS_NATURAL, E.MONSTER_APPEARS, E.MONSTER_ATTACKS), card_at_b),
    **dict.fromkeys((E.VISITS, E.DRAWS_EXCHANGE), card_b_at),
    **dict.fromkeys((E.LOOKS, E.OBTAINS), perhaps_card),
    **dict.fromkeys(
        (
            E.REVEALS, E.DISPLAY_DISCARDS, E.DRAWS, E.RESERVES, E.USES_TOKEN, E.TAKES_NATURAL, E.COMPLETES_QUEST,
            E.HERO_APPEARS, E.TAKES_HERO, E.DISMISSES, E.HERO_RETURNS, E.DEFEATS, E.AUTOMA_CARD, E.HIDES_QUEST,
        ),
        card,
    ),
    E.NEW_ERA: new_era, E.GAINS_CARD: gains_card, E.TRANSFERS: transfers, E.SPENDS_TOKEN: token, E.ATTACKS: attacks,
    E.BIDS: bids, E.CONQUERS: conquers, E.SENT_HOME: sent_home, E.HIDES: hides, E.MOVES_UNIT: moves_unit,
    E.EXPLORES: from_to, E.PICKS_UP: picks_up, E.TRADES: trades, E.PLACES_WONDER: places_wonder,
    E.CONTRIBUTES: contributes, E.LOSES: loses, E.UNIT_HOME: unit_home, E.LOSES_TOKEN: loses_token,
    E.EXPIRES: expires, E.AUTOMA_PART: automa_part, E.AUTOMA_CANNOT: automa_cannot, E.AUTOMA_SKIPS: automa_skips,
    E.AUTOMA_TAKES: automa_takes, E.AUTOMA_PARTS: automa_parts,
}
