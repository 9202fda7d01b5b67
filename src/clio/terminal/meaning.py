"""What move a person means who types words that are no option: a verb in either language, a card by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.messages import LANGUAGES, catalogue
from clio.terminal.cards import plain

if TYPE_CHECKING:
    from clio.engine.history import Table
    from clio.terminal.boards import Board
    from clio.terminal.cards import CardIndex


def meant(table: Table, board: Board, cards: CardIndex, seat: int, words: str) -> list[str]:
    """Symbols of the moves that the words could mean to this seat, the likeliest first. Moves with cards that it could
    not touch are named only if the words name the card."""
    symbol = " ".join(words.lower().split())
    numbers = table.game.space.numbers
    if symbol in numbers:
        return [symbol]
    name, rest = verb(table, plain(words))
    things = board.things(table.view(seat))
    if name is not None and not rest and name not in things:
        return [s for s in table.game.space.symbols if s == name or s.startswith(f"{name} ")]
    found = []
    named = {face.id for face in cards.named(rest)} if rest else None
    for kind in [name] if name is not None else list(things):
        here = things.get(kind, [])
        wanted = here if named is None else [card for card in here if card in named]
        found += [f"{kind} {cards.symbols[card]}" for card in wanted]
        if named is not None and name is not None and not wanted:
            found += [f"{kind} {cards.symbols[card]}" for card in sorted(named)]
    return [s for s in found if s in numbers]


def verb(table: Table, words: str) -> tuple[str | None, str]:
    """The range of moves that the first word names, in any language, and the other words; None if it names none."""
    first, _, rest = words.partition(" ")
    for moves in table.game.space.ranges:
        if first == plain(moves.name):
            return moves.name, rest
        for lang in LANGUAGES:
            spoken = catalogue(lang).get(f"{table.game.record.id}.move.{moves.name}", "")
            if first in spoken.split():
                return moves.name, rest
    return None, words
