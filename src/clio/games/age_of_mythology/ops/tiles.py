"""Resource tiles and who works on them."""

from __future__ import annotations

from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import SPACES_OF, TILE_BOOK
from clio.games.age_of_mythology.state import (
    DWARF, KINDS, NOBODY_WORKS, NONE, SPACES, VILLAGER, Mythology, Player,
)


def free_space(p: Player, terrain: int) -> int:
    """The first free space of a terrain, NONE without one. Spaces of one terrain are alike, so nobody is asked."""
    for space in SPACES_OF[p.culture][terrain]:
        if p.tiles[space] == NONE:
            return space
    return NONE


def turn_up(s: Mythology, n: int) -> None:
    """AOM-EXPLORE-01, -10: n tiles from the pool, at random, as far as there are any. What a scenario has turned up
    counts among them."""
    pool = s.pool
    left = sum(pool)
    found = list(s.shown)
    for _ in range(min(n - len(found), left)):
        at = s.below(left)
        kind = 0
        while at >= pool[kind]:
            at -= pool[kind]
            kind += 1
        pool[kind] -= 1
        left -= 1
        found.append(kind)
    s.shown = tuple(sorted(found))


def return_tiles(s: Mythology) -> None:
    """AOM-EXPLORE-08: what nobody took goes back face down."""
    if s.shown:
        s.note(E.POOL, -1, len(s.shown))
        for kind in s.shown:
            s.pool[kind] += 1
        s.shown = ()


def takeable(s: Mythology, me: int) -> list[int]:
    """The kinds turned up that have a free space on the player's board (AOM-SETUP-37, AOM-EXPLORE-06)."""
    p = s.players[me]
    found: list[int] = []
    for kind in s.shown:
        if (not found or found[-1] != kind) and free_space(p, TILE_BOOK.terrain[kind]) != NONE:
            found.append(kind)
    return found


def place_shown(s: Mythology, me: int, kind: int) -> None:
    p = s.players[me]
    space = free_space(p, TILE_BOOK.terrain[kind])
    p.tiles[space] = kind
    shown = list(s.shown)
    shown.remove(kind)
    s.shown = tuple(shown)
    s.note(E.TAKES_TILE, me, kind, space)


def clear_space(s: Mythology, owner: int, space: int) -> None:
    """Take the tile off a board; whoever works there goes home (AOM-AFTER-09)."""
    s.players[owner].tiles[space] = NONE
    send_home(s, owner, space)


def send_home(s: Mythology, owner: int, space: int) -> None:
    """The worker of a space goes to the Holding Area."""
    p = s.players[owner]
    worker = p.workers[space]
    if worker == NOBODY_WORKS:
        return
    p.workers[space] = NOBODY_WORKS
    if worker == VILLAGER:
        p.villagers += 1
    else:
        p.units[DWARF % KINDS] += 1
    s.note(E.GOES_HOME, owner, worker)


def working(p: Player, sort: int) -> list[int]:
    """The spaces on which workers of a sort stand."""
    return [space for space in range(SPACES) if p.workers[space] == sort]


def has_tile(p: Player) -> bool:
    return p.tiles.count(NONE) < SPACES


def has_room(p: Player) -> bool:
    """Is there a free space in the Production Area?"""
    return NONE in p.tiles


def tiles_giving(p: Player, res: int) -> int:
    """How many own tiles give the resource."""
    n = 0
    for kind in p.tiles:
        if kind != NONE and TILE_BOOK.resource[kind] == res:
            n += 1
    return n

