"""What an Automa does on the map: conquests, Explorers, Trading Posts (MON-SOLO-06, MON-SOLO-17, MON-SOLO-24)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.board import defence, may_hold_post, outposts_left, post_at, posts_left, tiles_of
from clio.games.monumental.ops.explorers import found_post, monster_at, put_explorer, take_market, ways
from clio.games.monumental.rules.automa import Part, human_beside, lowest_terrain
from clio.games.monumental.rules.automa_cards import HIGHEST
from clio.games.monumental.rules.conquest import FROM_SUPPLY, STORM
from clio.games.monumental.state import KIND_SHIFT, LOW_MASK, TILE_BITS, TILE_MASK, World

TOKENS_PER_GOLD: Final = 2
POST_GAIN: Final = 3  # Gold at a human's Trading Post, of which its owner gets 1 (MAE-AUTO-12)
POST_GIFT: Final = 1


# ---------------------------------------------------------------- conquest
class Conquer(Part):
    """MON-SOLO-06: n times the adjacent Province of lowest, or highest, defence."""

    def __init__(self, n: int, pick: int, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n
        self.pick = pick

    def possible(self, s: World, me: int) -> bool:
        return len(targets(s, me, self.pick)) > 0

    def run(self, s: World, f: Frame) -> None:
        for _ in range(self.n):
            s.push(AUTOMA_CONQUEST, human_beside(s, f.me), f.src, (f.me, self.pick))


def targets(s: World, me: int, pick: int) -> list[int]:
    """MON-SOLO-06, MON-SOLO-07, MON-SOLO-16: what the Automa could take; ties by terrain value."""
    pl = s.players[me]
    tiles = tiles_of(pl.edge)
    if s.soldiers[pl.capital] == 0:
        if outposts_left(s, me) <= 0:
            return []
        closed = s.map.natural_set if s.config.naturals else 0
        tiles = [tile for tile in tiles if not closed >> tile & 1]
    if not tiles:
        return []
    values = [defence(s, me, tile) for tile in tiles]
    best = max(values) if pick == HIGHEST else min(values)
    return lowest_terrain(s, [tiles[i] for i in range(len(tiles)) if values[i] == best])


class AutomaConquest(Ask[World]):
    """MON-SOLO-06: a human decides between equal Provinces. Memory: the Automa, lowest or highest."""

    def options(self, s: World, f: Frame) -> list[int]:
        return [A.TILE + s.map.place[tile] for tile in targets(s, f.mem[0], f.mem[1])]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        """MON-SOLO-07: the Warlord and a Soldier of the Capital go, or an Outpost of the supply instead of him."""
        me = f.mem[0]
        pl = s.players[me]
        tile = s.map.tile_at[a - A.TILE]
        soldier = s.soldiers[pl.capital] > 0
        s.march = (tile, pl.warlord_at, EMPTY, pl.capital if soldier else FROM_SUPPLY)
        pl.warlord_at = EMPTY
        if soldier:
            s.soldiers[pl.capital] -= 1
        s.note(E.ATTACKS, me, a - A.TILE, 2 if soldier else 1, 1)
        s.push(STORM, me)


# ---------------------------------------------------------------- Explorers
class MoveBoth(Part):
    """MON-SOLO-17: the first Explorer makes n steps, then the second."""

    def __init__(self, n: int, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n

    def run(self, s: World, f: Frame) -> None:
        human = human_beside(s, f.me)
        s.push(AUTOMA_STEP, human, f.src, (f.me, 1, self.n))
        s.push(AUTOMA_STEP, human, f.src, (f.me, 0, self.n))


class AutomaStep(Ask[World]):
    """MON-SOLO-17, MAE-AUTO-09, MAE-AUTO-10: one step towards the goal; a human decides between equal ones. Memory: the
    Automa, the Explorer, steps left."""

    def options(self, s: World, f: Frame) -> list[int]:
        me, e, left = f.mem
        if left <= 0:
            return []
        return [A.TILE + s.map.place[tile] for tile in next_tiles(s, me, e, left)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        me, e, left = f.mem
        s.push(self, f.me, f.src, (me, e, left - 1))
        enter(s, me, e, s.map.tile_at[a - A.TILE])


def steps_to(s: World, tile: int, open: int) -> list[int]:
    """How many steps of an Explorer each tile is away from this one, or -1."""
    out = [-1] * s.map.n
    out[tile] = 0
    reached = [tile]
    for here in reached:
        for there in s.map.near[here]:
            if out[there] < 0 and open >> there & 1:
                out[there] = out[here] + 1
                reached.append(there)
    return out


def goals(s: World, me: int) -> list[int]:
    """MAE-AUTO-09, MAE-AUTO-20: Markets not visited with tokens left, Monsters, Trading Posts of humans."""
    pl = s.players[me]
    found = []
    for i in range(len(s.map.market_tiles)):
        if s.markets[i] and not pl.visited >> i & 1:
            found.append(s.map.market_tiles[i])
    for monster in s.monsters:
        found.append(monster & TILE_MASK)
    for post in s.posts:
        if not s.is_automa(post >> TILE_BITS & LOW_MASK):
            found.append(post & TILE_MASK)
    return found


def next_tiles(s: World, me: int, e: int, left: int) -> list[int]:
    """The tiles that the next step may enter, all equally good."""
    pl = s.players[me]
    here = pl.explorers[e]
    open = ways(s, pl)
    away = steps_to(s, here, open)
    found = [tile for tile in goals(s, me) if away[tile] > 0]
    tokens = s.product | s.science
    beside = [tile for tile in s.map.near[here] if open >> tile & 1]
    if not found:
        gains = [tokens_on_way(s, tile, open, tokens, left - 1) for tile in beside]
        most = max(gains)
        return [beside[i] for i in range(len(beside)) if gains[i] == most]
    near = min([away[tile] for tile in found])
    aims = [tile for tile in found if away[tile] == near]
    if e == 1 and not s.config.african and not s.config.monsters and len(found) > 1:
        aims = second_nearest(found, away)
    best = []
    for aim in aims:
        back = steps_to(s, aim, open)
        for tile in beside:
            if back[tile] == away[aim] - 1 and tile not in best:
                best.append(tile)
    with_token = [tile for tile in best if tokens >> tile & 1]
    return sorted(with_token or best)


def second_nearest(found: list[int], away: list[int]) -> list[int]:
    """MON-SOLO-17: without Trading Posts and Monsters the second Explorer aims at the second nearest Market."""
    second = sorted([away[tile] for tile in found])[1]
    return [tile for tile in found if away[tile] == second]


def tokens_on_way(s: World, tile: int, open: int, tokens: int, left: int) -> int:
    """MAE-AUTO-10: how many resource tokens a walk that begins on the tile can gain."""
    here = tokens >> tile & 1
    best = 0
    if left > 0:
        for there in s.map.near[tile]:
            if open >> there & 1:
                best = max(best, tokens_on_way(s, there, open, tokens & ~(1 << tile), left - 1))
    return here + best


def enter(s: World, me: int, e: int, tile: int) -> None:
    """MON-SOLO-18, MON-SOLO-28, MAE-AUTO-11, MAE-AUTO-12: what an Explorer of an Automa does where it comes."""
    pl = s.players[me]
    s.note(E.EXPLORES, me, s.map.place[pl.explorers[e]], s.map.place[tile])
    put_explorer(pl, e, tile)
    gather(s, me, tile)
    if tile in s.map.market_tiles:
        market = s.map.market_tiles.index(tile)
        if s.markets[market] and not pl.visited >> market & 1:
            visit(s, me, market)
    monster = monster_at(s, tile)
    if monster != EMPTY:
        s.monsters = tuple([other for other in s.monsters if other >> KIND_SHIFT != monster])
        pl.monsters = (*pl.monsters, monster)
        s.note(E.DEFEATS, me, monster)
    post = post_at(s, tile)
    if post != EMPTY and not s.is_automa(post >> TILE_BITS & LOW_MASK):
        owner = post >> TILE_BITS & LOW_MASK
        s.note(E.TRADES, me, s.map.place[tile], owner, post >> KIND_SHIFT)
        s.gain(me, GOLD, POST_GAIN)
        s.pay(me, GOLD, POST_GIFT)
        s.gain(owner, GOLD, POST_GIFT)
        put_explorer(pl, e, pl.capital)


def gather(s: World, me: int, tile: int) -> None:
    """MON-SOLO-18: every token of the tile; two are worth 1 Gold."""
    pl = s.players[me]
    bit = 1 << tile
    if not (s.product | s.science) & bit:
        return
    s.note(E.PICKS_UP, me, s.map.place[tile], 0 if s.product & bit else 1)
    if s.product & bit:
        pl.products += 1
    else:
        pl.sciences += 1
    s.product &= ~bit
    s.science &= ~bit
    if pl.products + pl.sciences >= TOKENS_PER_GOLD:
        pl.products = pl.sciences = 0
        s.note(E.TOKENS_FOR_GOLD, me)
        s.gain(me, GOLD, 1)


def visit(s: World, me: int, market: int) -> None:
    """MON-SOLO-28, MON-SOLO-29, MAE-AUTO-24: the top token, for the Gold it is worth."""
    pl = s.players[me]
    token = s.markets[market][-1]
    s.epoch += 1
    take_market(s, me, market, token)
    s.gain(me, GOLD, BOOK.automa_gold[token], token)
    full = (1 << len(s.map.market_tiles)) - 1
    if pl.visited == full and not s.config.african and not s.config.monsters:
        s.removed += pl.market_tokens
        pl.market_tokens = ()
        pl.visited = 0
        pl.explorers = (pl.capital, pl.capital)
        s.note(E.RETURNS_MARKETS, me)


class BuildPost(Part):
    """MON-SOLO-24: where the Explorer farthest from the Capital stands, or the other; then the card leaves the game."""

    def site(self, s: World, me: int) -> int:
        """Which Explorer builds, or -1."""
        pl = s.players[me]
        away = s.map.distance[pl.capital]
        far = 1 if away[pl.explorers[1]] > away[pl.explorers[0]] else 0
        for e in (far, 1 - far):
            if may_hold_post(s, pl.explorers[e]):
                return e
        return -1

    def possible(self, s: World, me: int) -> bool:
        return posts_left(s, me) > 0 and self.site(s, me) >= 0

    def run(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        e = self.site(s, f.me)
        tile = pl.explorers[e]
        put_explorer(pl, e, pl.capital)
        if f.src in s.automa_played:
            s.automa_played = tuple([card for card in s.automa_played if card != f.src])
            s.removed = (*s.removed, f.src)
        found_post(s, f.me, tile)


AUTOMA_CONQUEST: Final = AutomaConquest()
AUTOMA_STEP: Final = AutomaStep()
