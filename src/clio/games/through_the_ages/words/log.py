"""Log lines: the numbers of an event become the fields of its sentence, which the language gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Event
from clio.engine.naming import people
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import FOOD, RESOURCES, UNIT
from clio.words import fill

if TYPE_CHECKING:
    from clio.games.through_the_ages.words import AgesWords

Fields = dict[str, object]
Detail = Callable[["AgesWords", Event], tuple[str, Fields]]  # which variant of the sentence ("" or ".word"), fields


def event(w: AgesWords, e: Event, names: list[str]) -> str:
    """KeyError for an event without sentence. Nothing is read from the state: the log may be read much later."""
    variant, fields = DETAILS.get(e.kind, plain)(w, e)
    return fill(w.lang, w.events[E.NAMES[e.kind] + variant], **{**people(e, E.SEATS, names), **fields})


def plain(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"a": e.a, "b": e.b}


def card(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card(e.a), "the": w.the(e.a), "b": e.b}


def age(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"age": w.age(e.a), "what": w.plus("culture", e.b)}


def priced(thing: str) -> Detail:
    """A card and what was paid for it."""

    def detail(w: AgesWords, e: Event) -> tuple[str, Fields]:
        return ("" if e.b else ".free"), {"card": w.card(e.a), "price": w.count(thing, e.b)}

    return detail


def attacks(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card(e.a), "price": w.count("ma", e.c)}


def increases(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.b else ".free"), {"price": w.amount(FOOD, e.b)}


def upgrades(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.c else ".free"), {"card": w.card(e.a), "to": w.card(e.b), "price": w.count("resources", e.c)}


def destroys(w: AgesWords, e: Event) -> tuple[str, Fields]:
    variant = ".of" if e.b != e.me else ".unit" if e.a >= UNIT else ""
    return variant, {"card": w.card(e.a)}


def stages(w: AgesWords, e: Event) -> tuple[str, Fields]:
    price = w.count("resources", e.c)
    return ("" if e.c else ".free"), {"stages": w.count("stage", e.b), "the": w.the(e.a), "price": price}


def leads(w: AgesWords, e: Event) -> tuple[str, Fields]:
    if e.b < 0:
        return "", {"card": w.card(e.a)}
    return ".replaces", {"card": w.card(e.a), "old": w.card(e.b)}


def offers(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return (".side" if BOOK.sides[e.a] else ""), {"card": w.card(e.a), "side": "AB"[e.c]}


def wins_war(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card(e.a), "n": e.c}


def passes(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return (".politics" if e.a == E.POLITICS else ""), {}


def colonizes(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.b else ".free"), {"card": w.card(e.a), "force": e.b}


def amount(w: AgesWords, e: Event) -> tuple[str, Fields]:
    """Food and resources need blue tokens: without any nothing is gained."""
    what = w.nouns[w.good(e.a)]
    return ("" if e.b else ".nothing"), {"what": w.amount(e.a, e.b), "good": what[e.a == RESOURCES]}


def steals(w: AgesWords, e: Event) -> tuple[str, Fields]:
    lost = ".nothing.food" if e.a == FOOD else ".nothing"
    return ("" if e.b else lost), {"what": w.amount(e.a, e.b)}


def presents(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.amount(e.a, e.b), "card": w.card(e.c)}


def counted(thing: str) -> Detail:
    def detail(w: AgesWords, e: Event) -> tuple[str, Fields]:
        return "", {"what": w.count(thing, e.a)}

    return detail


def tokens(thing: str) -> Detail:
    def detail(w: AgesWords, e: Event) -> tuple[str, Fields]:
        return (".loses" if e.a < 0 else ""), {"what": w.count(thing, abs(e.a))}

    return detail


def loses_worker(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return (".unused" if e.a < 0 else ""), {"card": w.card(e.a)} if e.a >= 0 else {}


def uprising(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"a": w.count("discontent", e.a), "b": w.count("unused", e.b)}


def scores(w: AgesWords, e: Event) -> tuple[str, Fields]:
    found = [w.plus(thing, n) for thing, n in (("science", e.a), ("culture", e.b)) if n > 0]
    return ("" if found else ".nothing"), {"what": ", ".join(found)}


def corruption(w: AgesWords, e: Event) -> tuple[str, Fields]:
    lost = [f"-{w.amount(what, n)}" for what, n in ((RESOURCES, e.a), (FOOD, e.b)) if n > 0]
    return ("" if lost else ".nothing"), {"what": ", ".join(lost)}


def harvest(w: AgesWords, e: Event) -> tuple[str, Fields]:
    """What grew, what was eaten, and the culture that a famine cost."""
    variant = ".famine" if e.c > 0 else ".eats" if e.b > 0 else "" if e.a else ".nothing"
    return variant, {"what": w.amount(FOOD, e.a), "eaten": e.b, "culture": w.count("culture", e.c)}


def mines(w: AgesWords, e: Event) -> tuple[str, Fields]:
    """Less than nothing: a pact takes more than the mines give."""
    return ("" if e.a > 0 else ".loses" if e.a else ".nothing"), {"what": w.count("resources", abs(e.a))}


def obsolete(w: AgesWords, e: Event) -> tuple[str, Fields]:
    found = [w.count(thing, n) for thing, n in (("civil", e.a), ("military", e.b)) if n > 0]
    return "", {"what": w.join(found)}


def purse(w: AgesWords, e: Event) -> tuple[str, Fields]:
    found = [w.count(thing, n) for thing, n in (("resources", e.a), ("science", e.c), ("ma", e.b)) if n > 0]
    return ("" if found else ".nothing"), {"what": w.join(found)}


def exchanges(w: AgesWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.amount(e.a, 1), "for": w.amount(e.b, 1)}


DETAILS: dict[int, Detail] = {
    E.AGE: age, E.PREPARES: age, E.TAKES: priced("ca"), E.INCREASES: increases, E.BUILDS: priced("resources"),
    E.UPGRADES: upgrades, E.DESTROYS: destroys, E.STAGES: stages, E.DEVELOPS: priced("science"),
    E.REVOLTS: priced("science"), E.LEADS: leads, E.AGGRESSES: attacks, E.DECLARES: attacks,
    E.PASSES: passes, E.WINS_WAR: wins_war, E.OFFERS: offers, E.COLONIZES: colonizes, E.GAINS: amount, E.LOSES: amount,
    E.STEALS: steals, E.PRESENTS: presents, E.GAINS_WORKER: counted("worker"), E.LOSES_WORKER: loses_worker,
    E.BLUE: tokens("blue_tokens"), E.YELLOW: tokens("yellow_tokens"), E.STEALS_YELLOW: counted("yellow_tokens"),
    E.DRAWS: counted("military"), E.DISCARDS: counted("military"), E.UPRISING: uprising, E.SCORES: scores,
    E.DISCONTENT: uprising,
    E.REGAINS: counted("ca"), E.PURSE: purse, E.EXCHANGES: exchanges,
    E.CORRUPTION: corruption, E.HARVEST: harvest, E.MINES: mines, E.SPENDS: counted("ca"), E.OBSOLETE: obsolete,
    **dict.fromkeys(
        (
            E.COMPLETES, E.TUCKS, E.PLAYS, E.PLAYS_TACTIC, E.COPIES, E.COMMON, E.PREPARES_CARD, E.REVEALS, E.LOOKS_AT,
            E.DEFENDS, E.THROWS_CARD, E.REPELLED, E.SUCCEEDS, E.WAR_DRAWN, E.ACCEPTS, E.REFUSES, E.PACT_ENDS,
            E.NOBODY_BIDS, E.SENDS, E.ADDS, E.DRAWS_CARD, E.LEADER_LEAVES, E.WONDER_LEAVES, E.COLONY_LEAVES, E.ANNEXES,
            E.RUINS, E.STEALS_TECH, E.TECH_LEAVES, E.USES, E.SWEPT, E.MERGES, E.CANCELS,
        ),
        card,
    ),
}
