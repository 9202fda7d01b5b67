"""Kinds of log events, with the meaning of their numbers a, b, c. Written out in `words/log.py`.

Events marked private are noted for their owner; a public event beside them tells the rest."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a = round
STARTS: Final = 1  # is the starting player
CULTURE: Final = 2  # plays a = culture
DICE: Final = 3  # setup: rolls a and b for the starting player
SHOWS: Final = 4  # turns up a = number of tiles
TAKES_TILE: Final = 5  # a = tile kind, b = space
LEAVES: Final = 6  # takes no tile: a = 1 if none has a free space
POOL: Final = 7  # a = number of tiles go back to the pool
PLACES: Final = 8  # a victory cube on a = victory card
DRAWS: Final = 9  # public: a = permanent cards taken, b = random cards drawn
DRAWS_CARD: Final = 10  # private: a = card
RESHUFFLES: Final = 11  # the deck of a = culture
TURN: Final = 12  # a = action round
PLAYS: Final = 13  # a = card, for its action
INVOKES: Final = 14  # a = card, b = favor paid, c = 1: and its action, 0: the power alone
PASSES: Final = 15  # a = card discarded
IDLE: Final = 16  # has no card to play
DECLINES: Final = 17  # plays no fourth card
NAMES_TERRAIN: Final = 18  # gathers a = terrain
NAMES_RESOURCE: Final = 19  # gathers a = resource
NAMES_ALL: Final = 20  # gathers everything
WORKS: Final = 21  # a = VILLAGER or DWARF_WORKS, b = space, c = from which space, -1 = Holding Area
GAINS: Final = 22  # a = resource, b = number, c = reason: a card, or CARDS + a unit
COLLECTS: Final = 23  # a = food + 256 * wood + 65536 * gold + 16777216 * favor
PAYS: Final = 24  # a = as COLLECTS
SPOILS: Final = 25  # a = as COLLECTS
BUILDS: Final = 26  # a = building, b = paid, as COLLECTS
FREE_HOUSE: Final = 27  # a = card
RECRUITS: Final = 28  # a = unit, b = paid, as COLLECTS
GAINS_UNIT: Final = 29  # a = unit, b = number, c = the card that brings it, or CARDS + the unit
GIVES_UP: Final = 30  # a = unit (Hades, Anubis), b = card
TRADES: Final = 31  # a = given, b = taken, one cube each
BUYS: Final = 32  # a victory cube for 8 favor
ADVANCES: Final = 33  # a = age, b = cubes of each resource paid
ATTACKS: Final = 34  # a = rival, b = area, c = card
BRINGS: Final = 35  # a = unit, b = number: an army revealed
EMPTY: Final = 36  # brings no unit
SEDUCED: Final = 37  # me = whose unit, a = unit removed from the battle
ENCOUNTER: Final = 38  # a = number
LAYS: Final = 39  # a = unit: a battle card revealed
REPLACES: Final = 40  # the Wadjet fights for the Pharaoh
THROWS: Final = 41  # the Cyclops will throw
BERSERK: Final = 42  # a = unit
ROLLS: Final = 43  # a = dice as in ops.dice, b = hits, c = unit
AGAIN: Final = 44  # a tie: both roll again
ELIMINATED: Final = 45  # me = whose unit, a = unit, b = the unit that won
THROWN: Final = 46  # me = whose unit, a = unit, out of the battle
RETURNS: Final = 47  # me = owner, a = unit, b = 0: Isis, into the battle; favor paid: Priest, into the Holding Area
JOINS: Final = 48  # a = unit brought into the battle by the Mythic Norse Hero
GROWS: Final = 49  # the Hydra, a = dice it has now
RETREATS: Final = 50
ROUTED: Final = 51  # the army retreats before the Heroic Greek Hero
WINS: Final = 52  # a = loser, b = area, c = how many buildings the attacker may destroy in a city, else 0
WINS_CUBES: Final = 53  # a = number of victory cubes, b = victory card
RAZES: Final = 54  # a = building, b = whose (seat), c = card of the power, -1: after a battle
LOSES_VILLAGER: Final = 55  # a = space it stood on, -1 = Holding Area
SEIZES: Final = 56  # a = tile kind, b = from whom, c = 0: on the own board, 1: to the pool
LOOTS: Final = 57  # a = cubes as COLLECTS, b = from whom, c = card, -1: after a battle
WAIVES: Final = 58  # gives up the reward
REMOVES_TILE: Final = 59  # a = tile kind, b = whose (seat), c = card
SWAPS_TILES: Final = 60  # a = own tile given, b = tile received, c = with whom
SMITES: Final = 61  # a = unit, b = whose (seat): Thor
GOES_HOME: Final = 62  # a worker leaves a lost tile: a = VILLAGER or DWARF_WORKS
DISCARDS: Final = 63  # a = card, when all have decided
KEEPS: Final = 64  # public: a = number of cards kept
LAST_ROUND: Final = 65
BUILDS_WONDER: Final = 66
UNCLAIMED: Final = 67  # nobody takes the a = cubes of b = victory card: a tie, no Wonder, no battle any more
GAME_ENDS: Final = 68
FOURTH: Final = 69  # may play a fourth card

NAMES: Final = (
    "round", "starts", "culture", "dice", "shows", "takes-tile", "leaves", "pool", "places", "draws", "draws-card",
    "reshuffles", "turn", "plays", "invokes", "passes", "idle", "declines", "names-terrain", "names-resource",
    "names-all", "works", "gains", "collects", "pays", "spoils", "builds", "free-house", "recruits", "gains-unit",
    "gives-up", "trades", "buys", "advances", "attacks", "brings", "empty", "seduced", "encounter", "lays",
    "replaces", "throws", "berserk", "rolls", "again", "eliminated", "thrown", "returns", "joins", "grows",
    "retreats", "routed", "wins", "wins-cubes", "razes", "loses-villager", "seizes", "loots", "waives",
    "removes-tile", "swaps-tiles", "smites", "goes-home", "discards", "keeps", "last-round", "builds-wonder",
    "unclaimed", "game-ends", "fourth",
)

# What their lines name: another seat, cards; and lines that do not name the seat in whose turn they are.
SEATS: Final = {
    ATTACKS: "a", WINS: "a", RAZES: "b", SEIZES: "b", LOOTS: "b", REMOVES_TILE: "b", SWAPS_TILES: "c", SMITES: "b",
}
CARDS: Final = {
    GIVES_UP: "b", GAINS: "c", GAINS_UNIT: "c", ATTACKS: "c", RAZES: "c", LOOTS: "c", REMOVES_TILE: "c",
    **dict.fromkeys((DRAWS_CARD, PLAYS, INVOKES, PASSES, FREE_HOUSE, DISCARDS, FOURTH), "a"),
}
UNITS: Final = {
    ROLLS: "c", ELIMINATED: "ab",
    **dict.fromkeys(
        (BRINGS, RECRUITS, GAINS_UNIT, GIVES_UP, RETURNS, SMITES, SEDUCED, LAYS, BERSERK, THROWN, JOINS), "a"
    ),
}  # the cards of units, of buildings and of victory have numbers of their own
BUILDINGS: Final = {BUILDS: "a", RAZES: "a"}
VICTORY: Final = {PLACES: "a", WINS_CUBES: "b", UNCLAIMED: "b"}
UNNAMED: Final = frozenset((
    ROUND, POOL, RESHUFFLES, TURN, ENCOUNTER, AGAIN, LAST_ROUND, UNCLAIMED, GAME_ENDS,
))
