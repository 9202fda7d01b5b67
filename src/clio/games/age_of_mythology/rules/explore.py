"""Taking resource tiles: the starting draft (AOM-SETUP-32 to -38) and Explore (AOM-EXPLORE)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops.powers import NO_TILE_FOR_OTHERS, TWO_TILES, changes
from clio.games.age_of_mythology.ops.tiles import place_shown, return_tiles, takeable, turn_up
from clio.games.age_of_mythology.state import Mythology

DRAFT_TILES: Final = 6  # per player (AOM-SETUP-32)
DRAFT_PAIRS: Final = 3  # forward and back (AOM-SETUP-35)


class TakeTile(Ask[Mythology]):
    """AOM-EXPLORE-04 to -07: one of the tiles turned up that has a free space, or none."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        return [*[A.TILE + kind for kind in takeable(s, f.me)], A.LEAVE]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.LEAVE:
            s.note(E.LEAVES, f.me, int(not takeable(s, f.me)))
        else:
            place_shown(s, f.me, a - A.TILE)


class ReturnTiles(Op[Mythology]):
    def do(self, s: Mythology, f: Frame) -> None:
        return_tiles(s)


class Draft(Op[Mythology]):
    """AOM-SETUP-32 to -38."""

    def do(self, s: Mythology, f: Frame) -> None:
        order = s.seats_from(s.starting)
        turn_up(s, DRAFT_TILES * len(order))
        s.note(E.SHOWS, s.starting, len(s.shown))
        s.push(RETURN_TILES, s.starting)
        for _ in range(DRAFT_PAIRS):
            for seat in order + order[::-1]:  # a forward and a backward pass: the same when pushed in reverse
                s.push(TAKE_TILE, seat)


class Explore(Op[Mythology]):
    """The figure of the card: tiles beyond the number of players."""

    def do(self, s: Mythology, f: Frame) -> None:
        power = bool(f.mem[0])
        order = s.seats_from(f.me)
        turn_up(s, len(order) + BOOK.number[f.src])
        s.note(E.SHOWS, f.me, len(s.shown))
        s.push(RETURN_TILES, f.me)
        if not changes(f.src, power, NO_TILE_FOR_OTHERS):
            for seat in reversed(order[1:]):
                s.push(TAKE_TILE, seat)
        s.push(TAKE_TILE, f.me)
        if changes(f.src, power, TWO_TILES):
            s.push(TAKE_TILE, f.me)


TAKE_TILE: Final = TakeTile()
RETURN_TILES: Final = ReturnTiles()
START_DRAFT: Final = Draft()
EXPLORE_OP: Final = Explore()
