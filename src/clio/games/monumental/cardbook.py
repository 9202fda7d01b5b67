"""What is printed: the tables of cards and tokens, filled by the declarations in `cards`, and the maps. Hot code reads
the lists by card kind or tile."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Hook
from clio.engine.kernel import Cond, Op
from clio.games.families.monumental.actions import Numbers
from clio.games.families.monumental.cardbook import (
    ACTION, ANSWERED, KNOWLEDGE, LISTENED, RULEBOOK, TYPES, WONDER, Card, CardBook, Civilization,
)
from clio.games.monumental import actions as A

PRODUCTION: Final = 0  # as in the state, which knows this module
SCIENCE: Final = 1

# Kinds of card after those of the family. Numbers that go on from another module stand as such: so they are compiled.
NATURAL_CARD: Final = 7
HERO_CARD: Final = 8
GAIN_CARD: Final = 9
MARKET_CARD: Final = 10
EXCHANGE_CARD: Final = 11
QUEST_CARD: Final = 12
MONSTER_CARD: Final = 13
PROJECT_CARD: Final = 14
EXPLORATION_CARD: Final = 15
AUTOMA_CARD: Final = 16

# Events that cards listen to, after those of the family
TOKEN_REVEALED: Final = 4
GAIN_OBTAINED: Final = 5
INVESTMENT: Final = 6
BUILDING_GAINED: Final = 7
EVENTS: Final = 8

# Questions that cards answer, after those of the family
DEFENCE: Final = 2  # of a Province that its owner attacks
UNITS: Final = 3  # that must enter it
OWN_DEFENCE: Final = 4  # of a Province that its owner holds
RESERVED_PRICE: Final = 5
QUESTIONS: Final = 6

# Types of Warlord, for which parts of Automa cards ask
ARCHITECTURAL: Final = 0
AGGRESSIVE: Final = 1
CULTURAL: Final = 2
SCIENTIFIC: Final = 3
ECONOMIC: Final = 4

# Eras in the order of play
CLASSICAL: Final = 1
MEDIEVAL: Final = 2
RENAISSANCE: Final = 3
MODERN: Final = 4
FUTURE: Final = 5

AS_WONDER: Final = 2  # what a price is paid from, besides Production and Science

CORE: Final = "core"
AFRICAN: Final = "african"


# What goals of Quests count, as bits: when it grows, those goals are asked
COUNT_LAND: Final = 1
COUNT_OUTPOSTS: Final = 2
COUNT_POSTS: Final = 4
COUNT_SPACES: Final = 8
COUNT_GOLD: Final = 16
COUNT_WONDERS: Final = 32
COUNT_CARDS: Final = 64
COUNT_POLICIES: Final = 128
COUNT_ARCHIVE: Final = 256
COUNT_MARKETS: Final = 512
COUNT_BITS: Final = 10
COUNT_ALL: Final = 1023


class Goal(Cond[Any]):
    """What a Quest asks for."""

    counts: int = 0
    by_others: bool = False  # may it be met by what other players do?

    def possible(self, m: Map) -> bool:
        """MAE-QUEST-06: could it be met on this map?"""
        return True


class MonumentalBook(CardBook):
    """With what only this game has: numbers of tokens, prices of Monsters, goals of Quests, parts of Automa cards."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers, EVENTS, QUESTIONS)
        self.purse: list[int] = []  # PRODUCTION, SCIENCE or AS_WONDER
        self.number: list[int] = []  # of an Exploration token
        self.automa_gold: list[int] = []  # what a token is worth to an Automa
        self.counting = [0] * COUNT_BITS  # Quests whose goal counts it, as bits
        self.by_others = 0  # what goals count that may be met by what other players do
        self.monster: list[int] = []  # that a token reveals, or -1
        self.price: list[tuple[tuple[int, int], ...]] = []  # to defeat a Monster: (resource, number)
        self.goal: list[Goal | None] = []  # of a Quest
        self.parts: list[tuple[Op[Any], ...]] = []  # of an Automa card
        self.start: list[Op[Any] | None] = []  # done whenever the card is activated, drawn and used, or copied
        self.market: list[int] = []  # number of the Market of a token, or -1
        self.town: list[bool] = []  # Free Town among the Exploration tokens
        self.type_of_civ: list[int] = []  # type of the Warlord
        self.market_id: list[str] = []
        self.market_en: list[str] = []
        self.market_fr: list[str] = []

    def card(
        self, id: str, en: str, fr: str, type: int, box: str = CORE, civ: int = -1, era: int = 0, cost: int = 0,
        cost2: int = 0, copies: int = 1, output: tuple[tuple[int, int], ...] = (), use: Op[Any] | None = None,
        timing: int = ACTION, bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (), number: int = 0,
        automa_gold: int = 0, monster: int = -1, price: tuple[tuple[int, int], ...] = (),
        goal: Goal | None = None, parts: tuple[Op[Any], ...] = (), start: Op[Any] | None = None, copying: bool = False,
        market: int = -1, town: bool = False,
        source: str = RULEBOOK, copies_from: str = "", but: dict[str, str] | None = None, note: str = "",
    ) -> int:
        """Declare the next card kind. Tokens with two gains have the first in `use`, the second in `bonus`; a Hero has
        the effect of dismissal there, a Monster attacks by `use` and rewards by `bonus`."""
        self.purse.append(AS_WONDER if type == WONDER else SCIENCE if type == KNOWLEDGE else PRODUCTION)
        self.number.append(number)
        self.automa_gold.append(automa_gold)
        self.monster.append(monster)
        self.price.append(price)
        self.goal.append(goal)
        self.parts.append(parts)
        self.start.append(start)
        self.market.append(market)
        self.town.append(town)
        return self.declare(
            id, en, fr, type, box, civ, era, cost, cost2, copies, output, use, timing, bonus, hooks, source,
            copies_from or source, but, note, copying,
        )

    def card_of(self, civ: Civilization, card: Card, type: int) -> int:
        return self.card(
            card.id, card.en, card.fr, type, civ.box, civ.number, output=card.output, use=card.use, timing=card.timing,
            bonus=card.bonus, hooks=card.hooks, start=card.start, copying=card.copying, source=card.source,
            but=card.but, note=card.note,
        )


# ---------------------------------------------------------------- maps
CAPITAL: Final = 0
PLAINS: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
COAST: Final = 4
WATER: Final = 5
VOLCANO: Final = 6
MINES: Final = 7
HILLS: Final = 8
SAVANNA: Final = 9
OASIS: Final = 10
PORT: Final = 11
TERRAINS: Final = 12
TERRAIN_VALUE: Final = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]  # added to the defence (MON-TERR-02)
WITHOUT_AFRICAN: Final = [
    CAPITAL, PLAINS, FOREST, MOUNTAIN, COAST, WATER, VOLCANO, MOUNTAIN, FOREST, PLAINS, PLAINS, COAST,
]  # MON-OPT-15

PRODUCTION_TOKEN: Final = 0
SCIENCE_TOKEN: Final = 1
NO_TOKEN: Final = -1
TOWN: Final = 4  # the number of the Free Towns among the Exploration tokens


class Tile:
    """One tile as a map draws it."""

    def __init__(
        self, q: int, r: int, terrain: int, number: int = 0, town: bool = False, token: int = NO_TOKEN,
        market: int = -1, natural: bool = False, seat: int = -1,
    ) -> None:
        self.q = q
        self.r = r
        self.terrain = terrain
        self.number = number  # of its Exploration token, 0 without one
        self.town = town  # the token is a Free Town
        self.token = token  # PRODUCTION_TOKEN, SCIENCE_TOKEN or NO_TOKEN
        self.market = market  # number of the Market, or -1
        self.natural = natural
        self.seat = seat  # whose Capital


class Map:
    """A map, its tiles numbered from 0 in the order of their places, a set of tiles as the bits of an integer."""

    def __init__(
        self, id: str, en: str, fr: str, seats: int, difficulty: int, tiles: list[Tile], african: bool = True
    ) -> None:
        tiles = sorted(tiles, key=place_of)
        self.id = id
        self.en = en
        self.fr = fr
        self.seats = seats
        self.difficulty = difficulty
        self.african = african
        self.tiles = tiles
        self.n = len(tiles)
        self.place = [place_of(tile) for tile in tiles]
        self.tile_at = [-1] * A.GRID
        self.terrain = [tile.terrain for tile in tiles]
        self.numbered = [  # tiles with an Exploration token, by its number; those of 4 are the Free Towns
            [i for i in range(self.n) if tiles[i].number == number and tiles[i].town == (number == TOWN)]
            for number in range(TOWN + 1)
        ]
        self.capitals = [0] * seats
        self.capital_set = 0
        self.land = 0  # Provinces: what can be conquered
        self.paths = 0  # where Explorers may go, foreign Capitals apart
        self.production = 0  # tiles with a Production token at the start
        self.science = 0
        self.of_terrain = [0] * TERRAINS
        self.market_tiles: list[int] = []
        self.market_numbers: list[int] = []
        self.naturals: list[int] = []
        self.ports: list[int] = []
        for i in range(self.n):
            self._lay(i, tiles[i])
        self.coastal = self.of_terrain[COAST] | self.of_terrain[PORT]
        self.natural_set = sum([1 << tile for tile in self.naturals])
        self.unvisited = [  # by `visited` of a player: the tiles of the other Markets
            sum([1 << self.market_tiles[i] for i in range(len(self.market_tiles)) if not visited >> i & 1])
            for visited in range(1 << len(self.market_tiles))
        ]
        self.value = [TERRAIN_VALUE[terrain] for terrain in self.terrain]
        self.near: list[list[int]] = [self._neighbours(i) for i in range(self.n)]
        self.around = [sum([1 << j for j in near]) for near in self.near]
        self.distance = [self._distances(i) for i in range(self.n)]
        self.first_steps = [self._steps(seat, A.EXPLORE) for seat in range(seats)]  # by seat and tile, as moves
        self.second_steps = [self._steps(seat, A.EXPLORE + A.GRID) for seat in range(seats)]

    def _lay(self, i: int, tile: Tile) -> None:
        terrain = tile.terrain
        self.tile_at[self.place[i]] = i
        self.of_terrain[terrain] |= 1 << i
        if terrain == CAPITAL:
            self.capitals[tile.seat] = i
            self.capital_set |= 1 << i
        elif terrain not in (WATER, VOLCANO):
            self.land |= 1 << i
        if terrain != VOLCANO:
            self.paths |= 1 << i
        if tile.token == PRODUCTION_TOKEN:
            self.production |= 1 << i
        elif tile.token == SCIENCE_TOKEN:
            self.science |= 1 << i
        if tile.market >= 0:
            self.market_tiles.append(i)
            self.market_numbers.append(tile.market)
        if tile.natural:
            self.naturals.append(i)
        if terrain == PORT:
            self.ports.append(i)

    def _neighbours(self, i: int) -> list[int]:
        """MON-TERR-06: tiles that share a side."""
        here = self.tiles[i]
        found = []
        for q, r in ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)):
            column, row = here.q + q + 4, here.r + r + 4
            if 0 <= column < 9 and 0 <= row < 9 and self.tile_at[9 * column + row] >= 0:
                found.append(self.tile_at[9 * column + row])
        return found

    def _distances(self, i: int) -> list[int]:
        """MON-TERR-06: steps of a shortest chain of tiles, whatever their terrain."""
        out = [-1] * self.n
        out[i] = 0
        reached = [i]
        for tile in reached:
            for j in self.near[tile]:
                if out[j] < 0:
                    out[j] = out[tile] + 1
                    reached.append(j)
        return out

    def ways(self, capital: int) -> int:
        """MON-EXPL-02: where Explorers may go: any tile but Volcanoes and foreign Capitals."""
        return self.paths & ~self.capital_set | 1 << capital

    def _steps(self, seat: int, number: int) -> list[list[int]]:
        """The moves of an Explorer from each tile. Tiles have the order of their places."""
        open = self.ways(self.capitals[seat])
        return [[number + self.place[there] for there in near if open >> there & 1] for near in self.near]

    def group(self, land: int, seeds: int) -> int:
        """The tiles of a set that can be reached from some of them by steps inside the set."""
        around = self.around
        reached = seeds & land
        fresh = reached
        while fresh:
            beside = 0
            while fresh:
                low = fresh & -fresh
                beside |= around[low.bit_length() - 1]
                fresh ^= low
            fresh = beside & land & ~reached
            reached |= fresh
        return reached

    def without_african(self) -> Map:
        """MON-OPT-15: the same map with the terrains and tokens of the core box alone."""
        plain = [
            Tile(
                tile.q, tile.r, WITHOUT_AFRICAN[tile.terrain], tile.number, tile.town,
                PRODUCTION_TOKEN if tile.token == SCIENCE_TOKEN else tile.token, tile.market, False, tile.seat,
            )
            for tile in self.tiles
        ]
        return Map(self.id, self.en, self.fr, self.seats, self.difficulty, plain, False)


class Realm:
    """What follows from the tiles that a player controls. It is found when they change, not at every decision; never
    changed itself, so clones share it."""

    __slots__ = ("edge", "front", "parts", "tiles")

    def __init__(self, m: Map, land: int) -> None:
        self.tiles = tiles_of(land)
        around = 0
        for tile in self.tiles:
            around |= m.around[tile]
        self.edge = around & m.land & ~land  # MON-CONQ-01, MON-CONQ-02: Provinces beside them, of others or of nobody
        self.front = tiles_of(self.edge)
        self.parts: list[int] = []  # sets of tiles that are connected
        left = land
        while left:
            part = m.group(land, left & -left)
            left &= ~part
            self.parts.append(part)


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set, ascending."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def place_of(tile: Tile) -> int:
    """The place on the grid: letters a to i for q = -4 to 4, digits 1 to 9 for r = -4 to 4."""
    return 9 * (tile.q + 4) + tile.r + 4


MAPS: Final[list[Map]] = []  # filled by `cards.maps`
CORE_MAPS: Final[list[Map]] = []  # the same without African Empires
BOOK: Final = MonumentalBook(
    Numbers(A.YES, A.NO, A.STOP, A.GAIN, A.SPEND, A.PAY_GOLD, A.SLOT, A.PICK, A.USE, A.ACTIVATE)
)
HOOKS: Final = BOOK.listeners
assert (NATURAL_CARD, TOKEN_REVEALED, DEFENCE) == (TYPES, LISTENED, ANSWERED)
