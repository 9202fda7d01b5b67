"""Explorers: their steps, and what they do where they stand."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.ops.resources import push_price
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, COUNT_BITS, COUNT_MARKETS, COUNT_POSTS, PRODUCTION_TOKEN, SCIENCE_TOKEN
from clio.games.monumental.ops.board import may_hold_post, post_at, posts_left
from clio.games.monumental.ops.trade import advance, draw_gain
from clio.games.monumental.state import (
    ACTED, GAIN_TOKEN, KIND_SHIFT, LOW_MASK, MARKET_TOKEN, MOVED, TILE_BITS, TILE_MASK, Player, World,
)

TRADE_PRICE: Final = 1  # Gold


# ---------------------------------------------------------------- steps
def ways(s: World, pl: Player) -> int:
    """MON-EXPL-02: where Explorers may go: any tile but Volcanoes and foreign Capitals."""
    return s.map.ways(pl.capital)


def alike(pl: Player) -> bool:
    """Both Explorers stand together and may do the same: what one may do need not be offered for the other."""
    one, two = pl.explorers
    if one != two:
        return False
    acted, moved = pl.done // ACTED, pl.done // MOVED
    return (acted & 1) == (acted >> 1 & 1) and (moved & 1) == (moved >> 1 & 1)


def steps(s: World, me: int, first: int = 1, second: int = 1) -> list[int]:
    """The tiles that the Explorers may enter by one step, as moves; each has so many steps left."""
    pl = s.players[me]
    one, two = pl.explorers
    out = s.map.first_steps[me][one] if first else []
    if second and not (first == second and alike(pl)):
        out = out + s.map.second_steps[me][two]
    return out


def step(s: World, me: int, a: int) -> int:
    """Make the step of a move; returns whose it is."""
    e, place = divmod(a - A.EXPLORE, A.GRID)
    pl = s.players[me]
    s.note(E.EXPLORES, me, s.map.place[pl.explorers[e]], place)
    put_explorer(pl, e, s.map.tile_at[place])
    pl.done |= MOVED << e
    return e


def put_explorer(pl: Player, e: int, tile: int) -> None:
    one, two = pl.explorers
    pl.explorers = (tile, two) if e == 0 else (one, tile)


class MoveExplorers(Ask[World]):
    """One Explorer, or each, up to so many free steps; between them they may act (MON-EXPL-04, MAE-CONT-12). Memory:
    steps left for the first and for the second."""

    auto: bool = False

    def __init__(self, tiles: int, each: bool = False) -> None:
        self.tiles = tiles
        self.each = each

    def options(self, s: World, f: Frame) -> list[int]:
        one, two = f.mem if f.mem else (self.tiles, self.tiles)
        out = steps(s, f.me, one, two)
        if not out:
            return []
        moved = s.config.continuous
        posts = [A.BUILD_POST] if can_post(s, f.me, moved) else []
        return [*posts, *out, *explorer_acts(s, f.me, moved), A.STOP]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        left = list(f.mem if f.mem else (self.tiles, self.tiles))
        if a == A.STOP:
            return
        if A.EXPLORE <= a < A.PICK_UP:
            e = step(s, f.me, a)
            left[e] -= 1
            if not self.each:
                left[1 - e] = 0
            s.push(self, f.me, f.src, (left[0], left[1]))
        else:
            s.push(self, f.me, f.src, (left[0], left[1]))
            explorer_act(s, f.me, a)


# ---------------------------------------------------------------- actions
def may_act(pl: Player, e: int, moved: bool) -> bool:
    """MON-EXPL-04, MAE-CONT-12: once, and with `moved` only after a step in this turn."""
    return not pl.done & ACTED << e and (not moved or bool(pl.done & MOVED << e))


def explorer_acts(s: World, me: int, moved: bool) -> list[int]:
    """What each Explorer may do on its tile (MON-EXPL-05 to MON-EXPL-07, MON-EXPL-11, MAE-EXCH-01, MON-MONS-06), as
    moves."""
    pl = s.players[me]
    markets = s.map.unvisited[pl.visited]
    posts = foreign_posts(s, me) if s.posts and pl.res[GOLD] >= TRADE_PRICE else 0
    sights = s.product | s.science | markets | posts
    for monster in s.monsters:
        sights |= 1 << (monster & TILE_MASK)
    found: list[int] = []
    one, two = pl.explorers
    if not (sights >> one | sights >> two) & 1:
        return found
    for e in range(2):
        tile = two if e else one
        if not sights >> tile & 1 or not may_act(pl, e, moved) or (e and alike(pl)):
            continue
        if (s.product | s.science) >> tile & 1:
            found.append(A.PICK_UP + e)
        if markets >> tile & 1 and s.markets[s.map.market_tiles.index(tile)]:
            found.append(A.VISIT + e)
        if posts >> tile & 1:
            found.append(A.TRADE + e)
        if s.monsters and can_fight(s, pl, monster_at(s, tile)):
            found.append(A.FIGHT + e)
    if len(found) > 1:
        found.sort()
    return found


def foreign_posts(s: World, me: int) -> int:
    """The tiles of the Trading Posts of others."""
    found = 0
    for post in s.posts:
        if post >> TILE_BITS & LOW_MASK != me:
            found |= 1 << (post & TILE_MASK)
    return found


def can_post(s: World, me: int, moved: bool) -> bool:
    """MAE-POST-01, MAE-POST-02, MAE-POST-07: both Explorers on one Province, one of them with its action left."""
    pl = s.players[me]
    one, two = pl.explorers
    if one != two or not s.map.land >> one & 1 or not s.config.african:
        return False
    return (
        (may_act(pl, 0, moved) or may_act(pl, 1, moved)) and posts_left(s, me) > 0
        and may_hold_post(s, one)
    )


def builder(pl: Player) -> int:
    """MAE-POST-02, MAE-CONT-12: whose action a Trading Post takes: that of an Explorer that has moved, if possible."""
    for moved in (True, False):
        for e in range(2):
            if may_act(pl, e, moved):
                return e
    raise ValueError(pl.done)


def explorer_act(s: World, me: int, a: int) -> None:
    """Carry out an action of an Explorer."""
    pl = s.players[me]
    if a == A.BUILD_POST:
        pl.done |= ACTED << builder(pl)
        build_post(s, me)
        return
    e = (a - A.PICK_UP) % A.PAIR
    pl.done |= ACTED << e
    tile = pl.explorers[e]
    if a < A.VISIT:
        pick_up(s, me, tile)
    elif a < A.TRADE:
        s.epoch += 1
        s.push(TAKE_MARKET, me, EMPTY, (s.map.market_tiles.index(tile),))
    elif a < A.FIGHT:
        trade(s, me, e, tile)
    else:
        fight(s, me, tile)


def pick_up(s: World, me: int, tile: int) -> None:
    """MON-EXPL-05, MAE-SCITOK-01."""
    pl = s.players[me]
    token = PRODUCTION_TOKEN if s.product >> tile & 1 else SCIENCE_TOKEN
    if token == PRODUCTION_TOKEN:
        s.product &= ~(1 << tile)
        pl.products += 1
    else:
        s.science &= ~(1 << tile)
        pl.sciences += 1
    s.note(E.PICKS_UP, me, s.map.place[tile], token)


# ---------------------------------------------------------------- Markets
class TakeMarket(Ask[World]):
    """MON-EXPL-06: which token of the stack. Memory: the Market of the map."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        return [A.PICK + token for token in sorted(s.markets[f.mem[0]])]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        take_market(s, f.me, f.mem[0], a - A.PICK)


def take_market(s: World, me: int, market: int, token: int) -> None:
    stacks = list(s.markets)
    stacks[market] = tuple([other for other in stacks[market] if other != token])
    s.markets = tuple(stacks)
    pl = s.players[me]
    pl.visited |= 1 << market
    s.stirred |= COUNT_MARKETS << COUNT_BITS * me
    pl.market_tokens = (*pl.market_tokens, token)
    s.note(E.VISITS, me, s.map.place[s.map.market_tiles[market]], token)


# ---------------------------------------------------------------- Trading Posts
def build_post(s: World, me: int) -> None:
    """MAE-POST-03 to MAE-POST-06, MAE-POST-13: post, Explorers home, way on the Track, Free Town, Exchange token."""
    pl = s.players[me]
    tile = pl.explorers[0]
    pl.explorers = (pl.capital, pl.capital)
    found_post(s, me, tile)


def found_post(s: World, me: int, tile: int) -> None:
    """MAE-POST-13: whoever is asked something on the way has not seen the Exchange token."""
    s.posts = (*s.posts, EMPTY << KIND_SHIFT | me << TILE_BITS | tile)
    s.stirred |= COUNT_POSTS << COUNT_BITS * me
    s.note(E.BUILDS_POST, me, s.map.place[tile])
    s.push(DRAW_EXCHANGE, me, EMPTY, (tile,))
    advance(s, me, s.map.distance[s.players[me].capital][tile])
    token = s.tokens[tile]
    if token != EMPTY and BOOK.town[token]:
        draw_gain(s, me)


class DrawExchange(Op[World]):
    """MAE-POST-06, MAE-POST-14: the token of a new Trading Post. Memory: its tile."""

    def do(self, s: World, f: Frame) -> None:
        tile = f.mem[0]
        s.epoch += 1
        exchange = s.exchanges[-1]
        s.exchanges = s.exchanges[:-1]
        bare = EMPTY << KIND_SHIFT | f.me << TILE_BITS | tile
        full = exchange << KIND_SHIFT | f.me << TILE_BITS | tile
        s.posts = tuple([full if post == bare else post for post in s.posts])
        s.note(E.DRAWS_EXCHANGE, f.me, s.map.place[tile], exchange)


def trade(s: World, me: int, e: int, tile: int) -> None:
    """MAE-EXCH-01 to MAE-EXCH-03: a Gold to the owner, the Exchange action, and the Explorer goes home."""
    post = post_at(s, tile)
    owner, exchange = post >> TILE_BITS & LOW_MASK, post >> KIND_SHIFT
    s.note(E.TRADES, me, s.map.place[tile], owner, exchange)
    s.pay(me, GOLD, TRADE_PRICE)
    s.gain(owner, GOLD, TRADE_PRICE)
    s.push(GO_HOME, me, EMPTY, (e,))
    use = BOOK.use[exchange]
    assert use is not None
    if use.can(s, Frame(use, me, exchange)):
        s.push(use, me, exchange)


class GoHome(Op[World]):
    """MAE-EXCH-03: an Explorer that has traded returns to its Capital. Memory: which."""

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        put_explorer(pl, f.mem[0], pl.capital)


# ---------------------------------------------------------------- Monsters
def monster_at(s: World, tile: int) -> int:
    """The Monster of a tile, or EMPTY."""
    for monster in s.monsters:
        if monster & TILE_MASK == tile:
            return monster >> KIND_SHIFT
    return EMPTY


def can_fight(s: World, pl: Player, monster: int) -> bool:
    """MON-MONS-06: the whole price, Gold standing for what is missing."""
    if monster == EMPTY:
        return False
    missing = 0
    for res, n in BOOK.price[monster]:
        missing += max(0, n - pl.res[res])
    return missing <= pl.res[GOLD]


def fight(s: World, me: int, tile: int) -> None:
    monster = monster_at(s, tile)
    s.push(DEFEAT, me, monster)
    price = BOOK.price[monster]
    if len(price) == 1:
        push_price(s, me, price[0][0], price[0][1], monster)
    else:
        s.push(PAY_TWO, me, monster)


class PayTwo(Ask[World]):
    """A price in two resources, that of the Monster f.src: how many of the first in Gold, so that the second can be
    paid too."""

    def options(self, s: World, f: Frame) -> list[int]:
        mine = s.players[f.me].res
        (one, n), (two, m) = BOOK.price[f.src]
        gold = mine[GOLD] - max(0, m - mine[two])
        return [A.PAY_GOLD + g for g in range(max(0, n - mine[one]), min(n, gold) + 1)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        (one, n), (two, m) = BOOK.price[f.src]
        gold = a - A.PAY_GOLD
        s.pay(f.me, one, n - gold)
        s.pay(f.me, GOLD, gold)
        push_price(s, f.me, two, m, f.src)


class Defeat(Op[World]):
    """MON-MONS-06: its card is kept, its tokens leave the game, its reward is received. f.src is the Monster."""

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        s.monsters = tuple([monster for monster in s.monsters if monster >> KIND_SHIFT != f.src])
        pl.monsters = (*pl.monsters, f.src)
        s.note(E.DEFEATS, f.me, f.src)
        reward = BOOK.bonus[f.src]
        if reward is not None:
            s.push(reward, f.me, f.src)


# ---------------------------------------------------------------- tokens kept
def token_uses(s: World, me: int) -> list[int]:
    """MON-TURN-06, MON-EXPL-08, MAE-GAIN-02: the tokens that a player may use now, as moves."""
    pl = s.players[me]
    out = []
    if pl.gains or pl.market_tokens:
        tokens = [*pl.gains, *pl.market_tokens]
        if len(tokens) > 1:
            tokens = sorted(set(tokens))
        for token in tokens:
            use = BOOK.use[token]
            if use is not None and use.can(s, BOOK.frames[token][me]):
                out.append(A.TOKEN + token - GAIN_TOKEN)
    if pl.products:
        out.append(A.SPEND_TOKEN + PRODUCTION_TOKEN)
    if pl.sciences:
        out.append(A.SPEND_TOKEN + SCIENCE_TOKEN)
    return out


def use_token(s: World, me: int, a: int) -> None:
    """MON-RES-07, MON-RES-11, MAE-GAIN-03, MAE-SCITOK-02."""
    pl = s.players[me]
    if a >= A.SPEND_TOKEN:
        res = a - A.SPEND_TOKEN
        if res == PRODUCTION_TOKEN:
            pl.products -= 1
        else:
            pl.sciences -= 1
        s.note(E.SPENDS_TOKEN, me, res)
        s.gain(me, res, 1)
        return
    token = GAIN_TOKEN + a - A.TOKEN
    s.note(E.USES_TOKEN, me, token)
    if token < MARKET_TOKEN:
        rest = list(pl.gains)
        rest.remove(token)
        pl.gains = tuple(rest)
        pl.used_gains = (*pl.used_gains, token)
    else:
        pl.market_tokens = tuple([other for other in pl.market_tokens if other != token])
        s.removed = (*s.removed, token)
    use = BOOK.use[token]
    assert use is not None
    s.push(use, me, token)


TAKE_MARKET: Final = TakeMarket()
DRAW_EXCHANGE: Final = DrawExchange()
GO_HOME: Final = GoHome()
PAY_TWO: Final = PayTwo()
DEFEAT: Final = Defeat()
