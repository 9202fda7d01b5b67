"""What is counted over all places and never changes: cubes, tiles, cards, figures, buildings."""

from __future__ import annotations

from collections import Counter

from clio.games.age_of_mythology.cardbook import (
    BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, TILE_BOOK, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops.city import DISMISS
from clio.games.age_of_mythology.rules.gather import WORKERS
from clio.games.age_of_mythology.state import (
    BUILDINGS, DWARF, DWARF_WORKS, HOUSE, KINDS, MOST_HOUSES, PERMANENT, RESOURCES, SPACES, TILES, VILLAGER,
    Mythology, Player,
)


def census(s: Mythology) -> dict[str, int]:
    found: Counter[str] = Counter()
    for res in range(RESOURCES):
        found[f"cubes {RESOURCE_IDS[res]}"] = s.bank[res] + sum(p.cubes[res] for p in s.players)
        if s.bank[res] < 0:
            found[f"fault: the bank owes {RESOURCE_IDS[res]}"] += 1
    found["victory cubes"] = s.victory + sum(s.placed) + sum(p.victory() for p in s.players)
    for kind in range(TILES):
        on_boards = sum(p.tiles.count(kind) for p in s.players)
        found[f"tile {TILE_BOOK.id[kind]}"] = s.pool[kind] + s.shown.count(kind) + on_boards
    for kind in range(BUILDINGS):
        built = sum(p.houses if kind == HOUSE else int(p.has(kind)) for p in s.players)
        found[f"building {BUILDING_BOOK.id[kind]}"] = s.stock[kind] + built
    count_cards(s, found)
    for seat in range(len(s.players)):
        count_figures(s, seat, found)
        for fault in faults(s, seat):
            found[f"fault: seat {seat + 1}: {fault}"] += 1
    return dict(found)


def count_cards(s: Mythology, found: Counter[str]) -> None:
    """Random cards of each culture, by kind."""
    for culture, name in enumerate(CULTURE_IDS):
        cards = [*s.decks[culture], *s.used[culture]]
        for p in s.players:
            if p.culture == culture:
                cards += [card for card in (*p.hand, *p.out) if card >= PERMANENT]
        for card in cards:
            found[f"card {name} {BOOK.id[card]}"] += 1


def count_figures(s: Mythology, seat: int, found: Counter[str]) -> None:
    p = s.players[seat]
    b = s.battle
    army = b.side(seat).army if b is not None and seat in (b.attack.seat, b.defence.seat) else [0] * KINDS
    for unit in UNIT_BOOK.of(p.culture):
        n = p.supply[unit % KINDS] + p.units[unit % KINDS] + army[unit % KINDS]
        if unit == DWARF:
            n += p.workers.count(DWARF_WORKS) + moving(s, p, DWARF_WORKS)
        found[f"figure {seat + 1} {UNIT_BOOK.id[unit]}"] = n


def faults(s: Mythology, seat: int) -> list[str]:
    """What cannot be at a table."""
    p = s.players[seat]
    found = [f"debt of {RESOURCE_IDS[res]}" for res in range(RESOURCES) if p.cubes[res] < 0]
    found += ["figures below zero"] if min(p.units) < 0 or min(p.supply) < 0 or p.villagers < 0 else []
    found += ["worker without a tile" for space in range(SPACES) if p.workers[space] and p.tiles[space] < 0]
    permanent = [card for card in (*p.hand, *p.out) if card < PERMANENT]
    found += ["permanent card twice"] if len(set(permanent)) < len(permanent) else []
    found += ["hand out of order"] if list(p.hand) != sorted(p.hand) else []
    found += ["city too large"] if p.city_size() > SPACES or p.houses > MOST_HOUSES else []
    found += ["house bit"] if p.has(HOUSE) != (p.houses > 0) else []
    return found + villager_faults(s, p)


def villager_faults(s: Mythology, p: Player) -> list[str]:
    """AOM-BLDG-03: as many villagers as Houses, unless the owner of a lost House is just asked for one."""
    owed = sum(1 for f in (*s.stack, s.waiting) if f.op is DISMISS and s.players[f.me] is p)
    villagers = p.villagers + p.workers.count(VILLAGER) + moving(s, p, VILLAGER)
    return [] if villagers - owed == p.houses else ["villagers"]


def moving(s: Mythology, p: Player, sort: int) -> int:
    """Workers of a sort that had to make room and are on their way to another tile."""
    return sum(1 for f in (*s.stack, s.waiting) if f.op is WORKERS and s.players[f.me] is p and f.mem[2] == sort)
