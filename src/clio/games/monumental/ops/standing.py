"""How a player stands: numbers and conditions read from the table, the goals of Quests among them."""

from __future__ import annotations

from clio.engine.control import Players
from clio.engine.kernel import Cond, Frame, Number
from clio.games.families.monumental.cardbook import KNOWLEDGE, WONDER
from clio.games.families.monumental.state import EMPTY, GOLD, IDLE, PLACES
from clio.games.monumental.cardbook import (
    BOOK, CAPITAL, COUNT_ARCHIVE, COUNT_CARDS, COUNT_GOLD, COUNT_LAND, COUNT_MARKETS, COUNT_OUTPOSTS, COUNT_POLICIES,
    COUNT_POSTS, COUNT_SPACES, COUNT_WONDERS, MOUNTAIN, RENAISSANCE, TERRAINS, Goal, Map,
)
from clio.games.monumental.ops.board import posts_of, provinces, tiles_of
from clio.games.monumental.state import LED, REVOLT, SECTION_BUILT, Player, World

SMALL_RIDGE = 4  # with fewer Mountains on the map, Mountain Lord asks for one less


# ---------------------------------------------------------------- what is owned
def owned(pl: Player) -> list[int]:
    """The cards of City, deck, discard pile, and those beside the City."""
    return [card for card in pl.city if card != EMPTY] + pl.deck + pl.discard + list(pl.drawn)


def count_knowledge(pl: Player) -> int:
    """MON-SCORE-02, MON-SCORE-11: acquired ones, not that of the start."""
    n = 0
    type = BOOK.type
    for cards in (pl.city, pl.deck, pl.discard, list(pl.drawn)):
        for card in cards:
            if EMPTY < card < REVOLT and type[card] == KNOWLEDGE:
                n += 1
    return n


def count_wonders(pl: Player) -> int:
    """MON-SCORE-03: completed ones."""
    n = 0
    for card in owned(pl):
        if BOOK.type[card] == WONDER:
            n += 1
    return n


def current_era(s: World) -> int:
    """MON-DISP-05, MON-DISP-06: the Era of the last separation card revealed, which is that of the last card."""
    return BOOK.era[s.deck[s.deck_at - 1]] if s.deck_at > 0 else 1


def pile_of_era(era: int) -> int:
    """Which reserve pile, or deck of Heroes, an Era has; the Renaissance has that of Era II (MAE-RES-06)."""
    return era - 1 if era < RENAISSANCE else era - 2


# ---------------------------------------------------------------- numbers
class Provinces(Number[World]):
    """Controlled Provinces; `terrains` counts those alone."""

    def __init__(self, *terrains: int) -> None:
        self.terrains = terrains

    def value(self, s: World, f: Frame) -> int:
        pl = s.players[f.me]
        if not self.terrains:
            return provinces(pl)
        found = 0
        for terrain in self.terrains:
            found |= s.map.of_terrain[terrain]
        return (pl.land & found).bit_count()


class TradingPosts(Number[World]):
    """Own Trading Posts on the map."""

    def value(self, s: World, f: Frame) -> int:
        return posts_of(s, f.me)


class ActivatedKnowledge(Number[World]):
    """Knowledge activated this turn, in the City or drawn."""

    def value(self, s: World, f: Frame) -> int:
        pl = s.players[f.me]
        n = 0
        for i in range(PLACES):
            if pl.status[i] != IDLE and BOOK.type[pl.city[i]] == KNOWLEDGE:
                n += 1
        for card in pl.drawn:
            if BOOK.type[card] == KNOWLEDGE:
                n += 1
        return n


class Per(Number[World]):
    """One for each full `every` of a number, at most `most`."""

    def __init__(self, count: Number[World], every: int = 1, most: int = 9) -> None:
        self.count = count
        self.every = every
        self.most = most

    def value(self, s: World, f: Frame) -> int:
        return min(self.count.value(s, f) // self.every, self.most)


# ---------------------------------------------------------------- conditions
class ConqueredThisTurn(Cond[World]):
    """At least n Provinces."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].conquests >= self.n


class Controls(Cond[World]):
    """At least n Provinces."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return provinces(s.players[f.me]) >= self.n


class SectionBuilt(Cond[World]):
    """A Wonder section this turn."""

    def holds(self, s: World, f: Frame) -> bool:
        return bool(s.players[f.me].done & SECTION_BUILT)


class WarlordEntered(Cond[World]):
    """MON-CONQ-17: the Warlord was among the Units of the conquest, wherever he has gone since."""

    def holds(self, s: World, f: Frame) -> bool:
        return bool(s.players[f.me].done & LED)


class FirstLed(Cond[World]):
    """The first conquest of the turn in which the Warlord entered."""

    def holds(self, s: World, f: Frame) -> bool:
        pl = s.players[f.me]
        return pl.led == 1 and bool(pl.done & LED)


class WasOccupied(Cond[World]):
    """The Province just conquered had a controller."""

    def holds(self, s: World, f: Frame) -> bool:
        return s.struck[1] >= 0


# ---------------------------------------------------------------- players
class PreviousController(Players):
    """Of the Province just conquered."""

    def seats(self, s: World, f: Frame) -> list[int]:
        return [s.struck[1]] if s.struck[1] >= 0 else []


class NeighboursOfConquest(Players):
    """Opponents who control a Province beside the one just conquered."""

    def seats(self, s: World, f: Frame) -> list[int]:
        around = s.map.around[s.struck[0]] & s.map.land
        return [seat for seat in s.in_turn(f.me) if seat != f.me and s.players[seat].land & around]


class NearMonster(Players):
    """Players with a Unit within so many tiles of the Monster, in turn order. Memory: the Monster's tile."""

    def __init__(self, within: int) -> None:
        self.within = within

    def seats(self, s: World, f: Frame) -> list[int]:
        return [seat for seat in s.in_turn(s.active) if unit_within(s, s.players[seat], f.mem[0], self.within)]


class ControllerOfMonster(Players):
    """Who controls the Monster's Province. Memory: its tile."""

    def seats(self, s: World, f: Frame) -> list[int]:
        owner = s.owner[f.mem[0]]
        return [owner] if owner >= 0 else []


def unit_within(s: World, pl: Player, tile: int, within: int) -> bool:
    distance = s.map.distance[tile]
    for here in tiles_of(pl.land):
        if distance[here] <= within and (s.soldiers[here] > 0 or pl.warlord_at == here or pl.hero_at == here):
            return True
    return False


# ---------------------------------------------------------------- goals of Quests
class ControlTerrain(Goal):
    """n Provinces of these terrains at the same time, or of any; on a map with few Mountains one less."""

    counts: int = COUNT_LAND

    def __init__(self, n: int, *terrains: int) -> None:
        self.n = n
        self.terrains = terrains

    def there(self, m: Map) -> int:
        found = 0
        for terrain in self.terrains:
            found |= m.of_terrain[terrain]
        return found if self.terrains else m.land

    def asked(self, m: Map) -> int:
        few = self.terrains == (MOUNTAIN,) and m.of_terrain[MOUNTAIN].bit_count() < SMALL_RIDGE
        return self.n - 1 if few else self.n

    def holds(self, s: World, f: Frame) -> bool:
        return (s.players[f.me].land & self.there(s.map)).bit_count() >= self.asked(s.map)

    def possible(self, m: Map) -> bool:
        return self.there(m).bit_count() >= self.asked(m)


class DifferentTerrains(Goal):
    """Provinces of n terrains at the same time."""

    counts: int = COUNT_LAND

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return terrains_in(s.map, s.players[f.me].land) >= self.n

    def possible(self, m: Map) -> bool:
        return terrains_in(m, m.land) >= self.n


def terrains_in(m: Map, land: int) -> int:
    n = 0
    for terrain in range(TERRAINS):
        if terrain != CAPITAL and land & m.land & m.of_terrain[terrain]:
            n += 1
    return n


class ConquestsInTurn(Goal):
    counts: int = COUNT_LAND

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].conquests >= self.n


class OccupiedConquered(Goal):
    """Occupied Provinces conquered in the whole game."""

    counts: int = COUNT_LAND

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].ousted >= self.n


class OutpostsOnMap(Goal):
    counts: int = COUNT_OUTPOSTS

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return (s.outposts & s.players[f.me].land).bit_count() >= self.n


class PostsBuilt(Goal):
    counts: int = COUNT_POSTS

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return posts_of(s, f.me) >= self.n


class SpaceReached(Goal):
    """On the Trade Track."""

    counts: int = COUNT_SPACES

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].space >= self.n


class GoldHeld(Goal):
    counts: int = COUNT_GOLD
    by_others: bool = True  # whoever trades pays the owner of the Trading Post

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].res[GOLD] >= self.n


class WondersCompleted(Goal):
    """In the whole game."""

    counts: int = COUNT_WONDERS

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].completed >= self.n


class KnowledgeOwned(Goal):
    """Acquired and not archived."""

    counts: int = COUNT_CARDS

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return count_knowledge(s.players[f.me]) >= self.n


class PoliciesDeveloped(Goal):
    counts: int = COUNT_POLICIES

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return len(s.players[f.me].policies) >= self.n


class CardsArchived(Goal):
    """In the whole game, Revolts apart."""

    counts: int = COUNT_ARCHIVE

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return len(s.players[f.me].archive) >= self.n


class MarketsVisited(Goal):
    counts: int = COUNT_MARKETS

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: World, f: Frame) -> bool:
        return s.players[f.me].visited.bit_count() >= self.n

    def possible(self, m: Map) -> bool:
        return len(m.market_tiles) >= self.n
