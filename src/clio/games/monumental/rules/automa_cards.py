"""What an Automa takes: cards of the display and of the Reserve, Wonders, Heroes (MON-SOLO-10, MON-SOLO-34)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import EMPTY
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, RENAISSANCE
from clio.games.monumental.ops.board import tiles_of
from clio.games.monumental.ops.standing import current_era, pile_of_era
from clio.games.monumental.ops.trade import draw_reserve
from clio.games.monumental.ops.wonders import put_wonder, take_from_display, wonder_room
from clio.games.monumental.rules.automa import Part, human_beside, lowest_terrain
from clio.games.monumental.rules.heroes import bring_hero, go_back
from clio.games.monumental.state import World

LOWEST: Final = 0
HIGHEST: Final = 1
ALL: Final = 2
FROM_RESERVE: Final = 3


class TakeCards(Part):
    """MON-SOLO-10, MON-SOLO-20: a Knowledge or Building of the display, of lowest or highest cost, or all of them."""

    def __init__(self, kind: int, pick: int, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.kind = kind
        self.pick = pick

    def possible(self, s: World, me: int) -> bool:
        return len(candidates(s, self.kind)) > 0

    def run(self, s: World, f: Frame) -> None:
        found = candidates(s, self.kind)
        for card in found if self.pick == ALL else [cheapest(s, found, self.pick == HIGHEST)]:
            take_from_display(s, card)
            keep(s, f.me, card, self.pick)


def candidates(s: World, kind: int) -> list[int]:
    return [card for card in s.display if card != EMPTY and BOOK.type[card] == kind]


def cheapest(s: World, cards: list[int], highest: bool = False) -> int:
    """MON-SOLO-20: of lowest (highest) cost; then the farthest from the deck, then by the English name."""
    width = s.config.width
    best = cards[0]
    for card in cards[1:]:
        cost, other = BOOK.cost[card], BOOK.cost[best]
        if highest:
            cost, other = -cost, -other
        far, near = s.display.index(card) % width, s.display.index(best) % width
        if cost != other:
            better = cost < other
        elif far != near:
            better = far > near
        else:
            better = BOOK.name_en[card] < BOOK.name_en[best]
        if better:
            best = card
    return best


def keep(s: World, me: int, card: int, why: int) -> None:
    """MON-SOLO-04, MON-SOLO-35: its cards lie face up; a Wonder is under construction."""
    pl = s.players[me]
    s.note(E.AUTOMA_TAKES, me, card, why)
    if BOOK.type[card] == WONDER:
        pl.sites = (*pl.sites, card)
    else:
        pl.discard.append(card)


class BuildWonder(Part):
    """MON-SOLO-10: complete the oldest Wonder under construction, or take the one of lowest first cost."""

    def possible(self, s: World, me: int) -> bool:
        return len(s.players[me].sites) > 0 or len(candidates(s, WONDER)) > 0

    def run(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        if not pl.sites:
            card = cheapest(s, candidates(s, WONDER))
            take_from_display(s, card)
            keep(s, f.me, card, LOWEST)
            return
        wonder = pl.sites[0]
        pl.sites = pl.sites[1:]
        pl.completed += 1
        pl.discard.append(wonder)
        s.note(FE.COMPLETES, f.me, wonder)
        s.push(AUTOMA_WONDER, human_beside(s, f.me), wonder, (f.me,))


class AutomaWonder(Ask[World]):
    """MON-SOLO-10: the token of the Wonder f.src goes to a Province of lowest terrain value; a human decides between
    several. Memory: the Automa."""

    def options(self, s: World, f: Frame) -> list[int]:
        tiles = lowest_terrain(s, tiles_of(wonder_room(s, f.mem[0])))
        return [A.TILE + s.map.place[tile] for tile in tiles]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        put_wonder(s, f.mem[0], f.src, s.map.tile_at[a - A.TILE])

    def done(self, s: World, f: Frame) -> None:
        put_wonder(s, f.mem[0], f.src, s.players[f.mem[0]].capital)


class DrawReserve(Part):
    """MON-SOLO-34, MON-SOLO-35: n cards of the reserve pile of the current Era; those of a kind (or all) are kept, the
    others go under the pile."""

    def __init__(self, n: int, kind: int = -1, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n
        self.kind = kind

    def possible(self, s: World, me: int) -> bool:
        return pile_for(s) >= 0

    def run(self, s: World, f: Frame) -> None:
        pile = pile_for(s)
        left = []
        for _ in range(min(self.n, len(s.piles[pile]))):
            card = draw_reserve(s, pile)
            if self.kind in (-1, BOOK.type[card]):
                keep(s, f.me, card, FROM_RESERVE)
            else:
                left.append(card)
                s.note(E.AUTOMA_SKIPS, f.me, card)
        piles = list(s.piles)
        piles[pile] = tuple(left) + piles[pile]
        s.piles = tuple(piles)


def pile_for(s: World) -> int:
    """The reserve pile of the current Era, or of the nearest earlier one that is not empty; -1 without any."""
    for pile in range(pile_of_era(current_era(s)), -1, -1):
        if s.piles and s.piles[pile]:
            return pile
    return -1


class TakeHero(Part):
    """MAE-AUTO-14, MAE-AUTO-15: of the current Era, or the nearest earlier one; the farthest from the deck."""

    def possible(self, s: World, me: int) -> bool:
        return len(s.heroes) > 0

    def run(self, s: World, f: Frame) -> None:
        era = current_era(s)
        known = [hero for hero in s.heroes if BOOK.era[hero] <= era and BOOK.era[hero] != RENAISSANCE]
        newest = max([BOOK.era[hero] for hero in known])
        hero = [hero for hero in known if BOOK.era[hero] == newest][-1]
        before = s.players[f.me].hero
        bring_hero(s, f.me, hero)
        if before != EMPTY:
            go_back(s, before)


AUTOMA_WONDER: Final = AutomaWonder()
