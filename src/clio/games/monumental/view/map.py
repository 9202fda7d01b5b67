"""The map as a seat sees it: tile by tile, with what a conquest would take."""

from __future__ import annotations

from collections import Counter

from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental import bills
from clio.games.monumental.cardbook import BOOK, CAPITAL, HILLS, HOOKS, OWN_DEFENCE, TERRAIN_VALUE
from clio.games.monumental.ops.board import (
    NATURAL_DEFENCE, OUTPOST_DEFENCE, WONDER_DEFENCE, camp_of, defence, post_at, spare, standing_defence,
    tiles_of, units_at, units_needed, wonder_tiles,
)
from clio.games.monumental.ops.explorers import TAKE_MARKET, monster_at
from clio.games.monumental.rules.conquest import DIE, reach_of
from clio.games.monumental.state import KIND_SHIFT, LOW_MASK, TILE_BITS, TILE_MASK, World
from clio.games.monumental.view.prices import price
from clio.games.monumental.view.types import (
    TERRAIN_IDS, TOKEN_IDS, AttackView, DefenceView, MarketView, PostView, TileView, TokenKind,
)

MONSTER_NUMBER = 2  # of the Exploration tokens among which Monsters hide (MON-MONS-01)


def place_name(place: int) -> str:
    """Letter and digit of a place of the grid: d5."""
    return "abcdefghi"[place // 9] + str(place % 9 + 1)


def place_of(s: World, tile: int) -> str:
    return place_name(s.map.place[tile])


def place_or_none(s: World, tile: int) -> str | None:
    return None if tile == EMPTY else place_of(s, tile)


def tiles(s: World, seat: int | None, reader: int) -> list[TileView]:
    parts = camp_of(s, reader).parts
    return [tile_view(s, tile, seat, reader, parts) for tile in range(s.map.n)]


def tile_view(s: World, tile: int, seat: int | None, reader: int, parts: list[tuple[int, int]]) -> TileView:
    printed = s.map.tiles[tile]
    owner = s.owner[tile]
    here = s.players[owner] if owner >= 0 else None
    monster = monster_at(s, tile)
    covered = s.tokens[tile] != EMPTY
    marked = s.config.naturals and bool(s.map.natural_set >> tile & 1)
    up = marked and bool(s.naturals_up >> tile & 1)
    return {
        "place": place_of(s, tile),
        "q": printed.q,
        "r": printed.r,
        "terrain": TERRAIN_IDS[printed.terrain],
        "coastal": bool(s.map.coastal >> tile & 1),
        "capital": printed.seat if printed.terrain == CAPITAL else None,
        "owner": None if owner < 0 else owner,
        "soldiers": s.soldiers[tile],
        "warlord": here is not None and here.warlord_at == tile,
        "hero": here is not None and here.hero_at == tile,
        "spare": 0 if here is None else max(0, spare(s, here, tile)),
        "outpost": bool(s.outposts >> tile & 1),
        "explorers": [who for who, pl in enumerate(s.players) for at in pl.explorers if at == tile],
        "token": printed.number if covered else None,
        "town": covered and printed.town,
        "monster_may_hide": covered and s.config.monsters and printed.number == MONSTER_NUMBER,
        "resource": resource_on(s, tile),
        "market": market_on(s, tile, seat),
        "cargo": bool(s.cargo) and tile in s.map.ports and s.cargo[s.map.ports.index(tile)] != EMPTY,
        "wonder": wonder_on(s, tile),
        "natural": BOOK.id[s.naturals[s.map.naturals.index(tile)]] if up else None,
        "natural_hidden": marked and not up,
        "post": post_on(s, tile),
        "forces": bool(s.forces >> tile & 1),
        "monster": None if monster == EMPTY else BOOK.id[monster],
        "defence": defence_of(s, tile, reader, parts) if s.map.land >> tile & 1 else None,
    }


def resource_on(s: World, tile: int) -> TokenKind | None:
    if s.product >> tile & 1:
        return TOKEN_IDS[0]
    return TOKEN_IDS[1] if s.science >> tile & 1 else None


def wonder_on(s: World, tile: int) -> str | None:
    return next((BOOK.id[token >> TILE_BITS] for token in s.wonders if token & TILE_MASK == tile), None)


def post_on(s: World, tile: int) -> PostView | None:
    post = post_at(s, tile)
    if post == EMPTY:
        return None
    exchange = post >> KIND_SHIFT
    return {"owner": post >> TILE_BITS & LOW_MASK, "exchange": None if exchange == EMPTY else BOOK.id[exchange]}


# ---------------------------------------------------------------- Markets
def market_on(s: World, tile: int, seat: int | None) -> MarketView | None:
    if tile not in s.map.market_tiles:
        return None
    i = s.map.market_tiles.index(tile)
    return {
        "id": BOOK.market_id[s.map.market_numbers[i]],
        "left": len(s.markets[i]),
        "tokens": sorted(BOOK.id[token] for token in s.markets[i]) if knows_market(s, i, seat) else None,
        "visited": [who for who, pl in enumerate(s.players) if pl.visited >> i & 1],
    }


def knows_market(s: World, market: int, seat: int | None) -> bool:
    """MON-EXPL-13: who has visited it, or chooses a token of it at this moment."""
    if seat is None:
        return False
    choosing = s.waiting.op is TAKE_MARKET and s.waiting.me == seat and s.waiting.mem[0] == market and not s.over
    return choosing or bool(s.players[seat].visited >> market & 1)


# ---------------------------------------------------------------- defence
def defence_of(s: World, tile: int, reader: int, parts: list[tuple[int, int]]) -> DefenceView:
    owner = s.owner[tile]
    pl = s.players[reader]
    outpost = OUTPOST_DEFENCE if s.outposts >> tile & 1 and owner >= 0 else 0
    natural = NATURAL_DEFENCE if s.naturals_up >> tile & 1 and owner >= 0 else 0
    wonder = WONDER_DEFENCE if wonder_tiles(s) >> tile & 1 and owner >= 0 else 0
    units = units_at(s, tile) if owner >= 0 else 0
    terrain = TERRAIN_VALUE[s.map.terrain[tile]]
    token = s.map.tiles[tile].number if owner < 0 and s.tokens[tile] != EMPTY else 0
    total = own_defence(s, tile) if owner == reader else defence(s, reader, tile)
    around = s.map.around[tile]
    return {
        "units": units,
        "outpost": outpost,
        "wonder": wonder,
        "natural": natural,
        "terrain": terrain,
        "token": token,
        "effects": total - units - outpost - wonder - natural - terrain - token,
        "total": total,
        "needed": total if owner == reader else units_needed(s, reader, total),
        "free": 0 if owner == reader else sum(free for part, free in parts if part & around),
        "beside": bool(pl.edge >> tile & 1),
        "price": None if owner == reader else price(bills.conquest(s, reader, tile)),
        "attack": attack_on(s, tile, reader) if owner != reader and pl.edge >> tile & 1 else None,
    }


def attack_on(s: World, tile: int, reader: int) -> AttackView:
    """MON-CONQ-07, MON-CONQ-10, MAE-ZUL-05, MAE-TILE-03."""
    pl = s.players[reader]
    owner = s.owner[tile]
    reach = [t for t in tiles_of(reach_of(s, pl, tile)) if units_at(s, t) > 0]
    die = sorted(Counter(DIE).items()) if s.forces >> tile & 1 else []
    bill = bills.conquest(s, reader, tile).price
    held = owner >= 0 and s.map.terrain[tile] == HILLS
    return {
        "reach": [place_of(s, t) for t in reach],
        "gold": bills.conquest_in_gold(s, reader, tile),
        "die": [
            {"extra": n, "faces": faces, "price": price(bills.of_conquest(s, reader, bill + n, False))}
            for n, faces in die
        ],
        "hold": s.players[owner].res[GOLD] if held else None,
    }


def own_defence(s: World, tile: int) -> int:
    """MON-CONQ-03 to MON-CONQ-05, without the effects of an attacker."""
    owner = s.owner[tile]
    pl = s.players[owner]
    n = TERRAIN_VALUE[s.map.terrain[tile]] + units_at(s, tile) + standing_defence(s, tile)
    return max(1, HOOKS.ask(s, owner, OWN_DEFENCE, pl.live, pl.spent, n))
