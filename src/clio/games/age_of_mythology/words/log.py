"""Log lines: the numbers of an event become the fields of its sentence, which the language gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Event
from clio.engine.naming import people
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOARDS, RESOURCE_IDS
from clio.games.age_of_mythology.ops.dice import faces_of
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR
from clio.games.age_of_mythology.state import (
    CARDS, HOLDING, HOUSE, ISIS, LAST_BATTLE, NONE, PERMANENT, SET, THE_WONDER, THOR, Mythology,
)
from clio.words import fill

if TYPE_CHECKING:
    from clio.games.age_of_mythology.words import MythologyWords

Fields = dict[str, object]
Detail = Callable[["MythologyWords", Event], tuple[str, Fields]]  # which variant ("" or ".word"), fields
Spot = Callable[["MythologyWords", Event, "Ground"], tuple[str, Fields]]  # of events on spaces
Ground = tuple[int, ...]  # the terrains of a board


def event(w: MythologyWords, s: Mythology, e: Event, names: list[str]) -> str:
    """KeyError for an event without sentence. The log may be read much later, so nothing is read from the state but
    what never changes: the boards."""
    if e.kind in SPOTS:
        variant, fields = SPOTS[e.kind](w, e, BOARDS[s.players[e.me].culture])
    else:
        variant, fields = DETAILS.get(e.kind, plain)(w, e)
    return fill(w.lang, w.events[E.NAMES[e.kind] + variant], **{**people(e, E.SEATS, names), **fields})


def plain(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"a": e.a, "b": e.b}


def counted(thing: str) -> Detail:
    def detail(w: MythologyWords, e: Event) -> tuple[str, Fields]:
        return "", {"what": w.count(thing, e.a)}

    return detail


def card(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card_names[e.a], "power": w.power_names[e.a]}


def leaves(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return ".full" if e.a == 1 else "", {}


def culture(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"culture": w.cultures[e.a]}


def dice(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"a": e.a, "b": e.b, "sum": e.a + e.b}


def takes_tile(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"tile": w.tile(e.a)}


def places(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.victory[e.a]}


def draws(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    found = [w.count(thing, n) for thing, n in (("kind.permanent", e.a), ("kind.random", e.b)) if n]
    return ("" if found else ".nothing"), {"what": w.join(found)}


def draws_card(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.a < PERMANENT else ".random"), {"card": w.card_names[e.a]}


def invokes(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    fields: Fields = {
        "card": w.card_names[e.a], "power": w.power_names[e.a], "favor": w.count("resource.favor", e.b),
    }
    return ("" if e.c else ".alone"), fields


def terrain(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.whole_terrains[e.a]}


def resource(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.whole_resources[e.a]}


def some_tile(w: MythologyWords, ground: Ground, space: int) -> str:
    """ "a hills tile": what lay on the space then."""
    return w.phrase("some_tile", terrain=w.terrains[ground[space]])


def works(w: MythologyWords, e: Event, ground: Ground) -> tuple[str, Fields]:
    fields: Fields = {"worker": w.workers[e.a], "to": some_tile(w, ground, e.b)}
    return ("", fields) if e.c == NONE else (".moves", {**fields, "from": some_tile(w, ground, e.c)})


def gains(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.resource(e.a, e.b), "why": w.reason(e.c)}


def cubes(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.packed(e.a)}


def builds(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"building": w.a_building(e.a), "price": w.packed(e.b)}


def recruits(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"unit": w.a_unit(e.a), "price": w.packed(e.b)}


def gains_unit(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return (".own" if e.c == CARDS + e.a else ""), {"units": w.units(e.a, e.b), "why": w.reason(e.c)}


def gives_up(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"unit": w.a_unit(e.a), "card": w.card_names[e.b]}


def trades(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"give": w.resource(e.a), "take": w.resource(e.b)}


def buys(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.count("resource.victory", 1), "price": w.count("resource.favor", TEMPLE_FAVOR)}


def advances(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"age": w.ages[e.a], "price": w.cubes([e.b] * len(RESOURCE_IDS))}


def attacks(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"area": w.areas[e.b], "card": w.card_names[e.c]}


def brings(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"units": w.units(e.a, e.b)}


def unit(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"unit": w.a_unit(e.a), "the_unit": w.the_unit(e.a)}


def rolls(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    faces = " ".join(str(face) for face in faces_of(e.a))
    return "", {"the_unit": w.the_unit(e.c), "faces": faces, "hits": w.count("hit", e.b)}


def eliminated(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"unit": w.a_unit(e.a), "winner": w.the_unit(e.b)}


def returns(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    fields: Fields = {
        "the_unit": w.the_unit(e.a), "price": w.count("resource.favor", e.b),
        "area": w.areas[HOLDING], "card": w.card_names[ISIS],
    }
    return (".priest" if e.b else ""), fields


def grows(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"dice": w.count("die", e.a)}


def wins(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return (".two" if e.c > 1 else ""), {"area": w.areas[e.b], "n": e.c}


def wins_cubes(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"what": w.count("resource.victory", e.a), "card": w.victory[e.b]}


def razes(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    fields: Fields = {"building": w.a_building(e.a) if e.a == HOUSE else w.the_building(e.a)}
    if e.c == NONE:
        return "", fields
    return (".own" if e.b == e.me else ".power"), {**fields, "card": w.card_names[e.c]}


def loses_villager(w: MythologyWords, e: Event, ground: Ground) -> tuple[str, Fields]:
    return ("", {}) if e.a == NONE else (".tile", {"tile": some_tile(w, ground, e.a)})


def seizes(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return (".pool" if e.c else ""), {"tile": w.tile(e.a)}


def loots(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    fields: Fields = {"what": w.packed(e.a)}
    return ("", fields) if e.c == NONE else (".power", {**fields, "card": w.card_names[e.c]})


def removes_tile(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return (".own" if e.b == e.me else ""), {"tile": w.tile(e.a), "card": w.card_names[e.c]}


def swaps_tiles(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card_names[SET], "tile": w.tile(e.a), "taken": w.tile(e.b)}


def smites(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"card": w.card_names[THOR], "unit": w.a_unit(e.a)}


def goes_home(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return "", {"worker": w.workers[e.a], "area": w.areas[HOLDING]}


def keeps(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    return ("" if e.a else ".nothing"), {"what": w.count("card", e.a)}


def tied(w: MythologyWords, e: Event) -> tuple[str, Fields]:
    variant = {LAST_BATTLE: ".battle", THE_WONDER: ".wonder"}.get(e.b, "")
    return variant, {"what": w.count("resource.victory", e.a), "card": w.victory[e.b]}


SPOTS: dict[int, Spot] = {E.WORKS: works, E.LOSES_VILLAGER: loses_villager}
DETAILS: dict[int, Detail] = {
    E.CULTURE: culture, E.RESHUFFLES: culture, E.DICE: dice, E.SHOWS: counted("tile"), E.POOL: counted("tile"),
    E.TAKES_TILE: takes_tile, E.PLACES: places, E.DRAWS: draws, E.DRAWS_CARD: draws_card, E.INVOKES: invokes,
    E.NAMES_TERRAIN: terrain, E.NAMES_RESOURCE: resource, E.GAINS: gains, E.COLLECTS: cubes,
    E.PAYS: cubes, E.SPOILS: cubes, E.BUILDS: builds, E.RECRUITS: recruits, E.GAINS_UNIT: gains_unit,
    E.GIVES_UP: gives_up, E.TRADES: trades, E.BUYS: buys, E.ADVANCES: advances, E.ATTACKS: attacks,
    E.BRINGS: brings, E.ROLLS: rolls, E.ELIMINATED: eliminated, E.RETURNS: returns, E.GROWS: grows, E.WINS: wins,
    E.WINS_CUBES: wins_cubes, E.RAZES: razes, E.SEIZES: seizes, E.LOOTS: loots,
    E.REMOVES_TILE: removes_tile, E.SWAPS_TILES: swaps_tiles, E.SMITES: smites, E.GOES_HOME: goes_home, E.KEEPS: keeps,
    E.UNCLAIMED: tied, E.LEAVES: leaves,
    **dict.fromkeys((E.PLAYS, E.PASSES, E.FREE_HOUSE, E.DISCARDS, E.FOURTH), card),
    **dict.fromkeys((E.SEDUCED, E.LAYS, E.BERSERK, E.THROWN, E.JOINS), unit),
}
