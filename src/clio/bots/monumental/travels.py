"""Explorers: what they may find, and how far they are on their way to it."""

from __future__ import annotations

from typing import Final

from clio.bots.monumental import weights as W
from clio.bots.monumental.shopping import Prospects
from clio.bots.monumental.worth import BONUS, MARKETS, PRICE, USE
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.board import may_hold_post, posts_left, tiles_of
from clio.games.monumental.state import (
    GAIN_SPACES, KIND_SHIFT, LOW_MASK, TILE_BITS, TILE_MASK, TRACK_END, Player, World,
)

Goal = tuple[float, list[int], int]  # worth, distances from its tile, tile


def goals(s: World, me: int, more: Prospects) -> list[Goal]:
    """What single Explorers walk to: tokens, Markets, Monsters, Trading Posts of others."""
    pl = s.players[me]
    distance = s.map.distance
    found: list[Goal] = []
    if more.rounds > 0:
        token = W.TOKEN * min(1.0, more.rounds / 2)
        found += [(token, distance[tile], tile) for tile in tiles_of(s.product | s.science)]
    late = 1.0 if more.rounds > 0 else 0.8
    for i, tile in enumerate(s.map.market_tiles):
        if s.markets[i] and not pl.visited >> i & 1:
            found.append((late * MARKETS[s.map.market_numbers[i]], distance[tile], tile))
    for monster in s.monsters:
        kind, tile = monster >> KIND_SHIFT, monster & TILE_MASK
        worth = 1.0 + BONUS[kind] - PRICE[kind]
        if worth > 0:
            found.append((worth, distance[tile], tile))
    for post in s.posts:
        exchange = post >> KIND_SHIFT
        if exchange != EMPTY and post >> TILE_BITS & LOW_MASK != me and pl.res[GOLD]:
            worth = USE[exchange] - W.GOLD - W.TRADE_GIFT
            if worth > 0:
                found.append((worth, distance[post & TILE_MASK], post & TILE_MASK))
    return found


def sites(s: World, me: int, more: Prospects) -> list[Goal]:
    """Where both Explorers could build a Trading Post."""
    if not s.config.african or posts_left(s, me) <= 0:
        return []
    pl = s.players[me]
    home = s.map.distance[pl.capital]
    found: list[Goal] = []
    for tile in tiles_of(s.map.land):
        if home[tile] > 1 and may_hold_post(s, tile):
            worth = W.POST + way(pl.space, home[tile], more)
            token = s.tokens[tile]
            if token != EMPTY and BOOK.town[token]:
                worth += W.COMMERCIAL_GAIN
            found.append((worth, s.map.distance[tile], tile))
    return found


def way(space: int, n: int, more: Prospects) -> float:
    """So many spaces on the Trade Track."""
    n = min(n, TRACK_END - space)
    gains = (GAIN_SPACES >> space + 1 & (1 << n) - 1).bit_count()
    late = 1.0 if more.rounds > 0 else 0.6
    return more.space * n + late * W.COMMERCIAL_GAIN * gains


def promise(pl: Player, single: list[Goal], both: list[Goal]) -> tuple[float, float]:
    """How much the places of the Explorers promise, each on its way to something of its own or both to a Trading Post,
    and how much more one step nearer."""
    one, two = pl.explorers
    first, at = best_goal(single, one, EMPTY)
    second = best_goal(single, two, at)[0]
    alone = first + second
    together = 0.0
    for worth, distance, _ in both:
        now = worth * PAIR[distance[one] + distance[two]]
        if now > together:
            together = now
    if together + W.ON_THE_WAY * alone > alone:
        return together + W.ON_THE_WAY * alone, together * (1 / W.PAIR_DECAY - 1)
    return alone, max(first, second) * (1 / W.STEP_DECAY - 1)


def best_goal(single: list[Goal], here: int, taken: int) -> tuple[float, int]:
    """The goal that promises most from a tile, but for the one that the other Explorer walks to."""
    best, at = 0.0, EMPTY
    for worth, distance, tile in single:
        now = worth * STEPS[distance[here]]
        if now > best and tile != taken:
            best, at = now, tile
    return best, at


STEPS: Final = [W.THERE * W.STEP_DECAY**n for n in range(40)]
PAIR: Final = [W.THERE * W.PAIR_DECAY**n for n in range(80)]
