"""The kinds of the house of Monumental, and the needs that several chapters share."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Move, Need, Parts, Question
from clio.games.families.monumental.moves import needs as shared
from clio.games.families.monumental.moves.needs import begun as begun
from clio.games.families.monumental.moves.needs import bill_parts as bill_parts
from clio.games.families.monumental.moves.needs import card as card
from clio.games.families.monumental.moves.needs import card_parts as card_parts
from clio.games.families.monumental.moves.needs import named as named
from clio.games.families.monumental.moves.needs import one_or_none as one_or_none
from clio.games.families.monumental.moves.needs import something_to_decide as something_to_decide
from clio.games.monumental import bills
from clio.games.monumental.actions import GRID
from clio.games.monumental.moves.board import player
from clio.games.monumental.state import World
from clio.games.monumental.words import MonumentalWords

Here = At[World]
Asked = AskedOf[World]
WorldMove = Move[World, MonumentalWords]
WorldNeed = Need[World]
WorldQuestion = Question[World, MonumentalWords]


def payable(
    bill: Callable[[Here], bills.Bill], *clauses: str, also: Callable[[Here], tuple[str, ...]] | None = None
) -> WorldNeed:
    """The player can lay down the price; the sentence tells what is there for it."""
    return shared.payable(bill, *clauses, "MON-ACT-05", also=also)


# ---------------------------------------------------------------- tiles
def tile(at: Here) -> int:
    """The tile that a move names by its place; -1 without one."""
    return at.s.map.tile_at[at.n % GRID]


def tile_parts(at: Here) -> Parts:
    return {"tile": at.n % GRID}


def terrain_of(at: Here) -> int:
    return at.s.map.terrain[tile(at)]


def mine(at: Here, where: int) -> bool:
    """Does the player control this tile?"""
    return bool(player(at).land >> where & 1)


ON_MAP = WorldNeed("on_map", lambda at: tile(at) >= 0, "MON-OPT-03", tells=tile_parts)


def controlled(*clauses: str) -> WorldNeed:
    return WorldNeed("controlled", lambda at: mine(at, tile(at)), *clauses, tells=tile_parts)


def province(*clauses: str) -> WorldNeed:
    """Not a Capital, Water or a Volcano."""
    return WorldNeed(
        "a_province", lambda at: bool(at.s.map.land >> tile(at) & 1), *clauses,
        tells=lambda at: {**tile_parts(at), "terrain": terrain_of(at)},
    )


def without_natural(*clauses: str) -> WorldNeed:
    return WorldNeed(
        "without_natural_wonder", lambda at: not at.s.naturals_up >> tile(at) & 1, *clauses, tells=tile_parts
    )
