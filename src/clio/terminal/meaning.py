"""What move a person means who types words that are no option: a verb in either language, a card by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clio.engine.moves import index_of
from clio.terminal.cards import plain
from clio.words import LANGUAGES

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.history import Table
    from clio.terminal.boards import Board
    from clio.terminal.cards import CardIndex


def within_reach(table: Table, board: Board, seat: int) -> list[int]:
    """The moves that touch something on the board, legal or not: kind by kind, in the order in which it lies there."""
    state, game = table.asked(seat), table.game
    order = {id: n for n, id in enumerate(board.places(table.view(seat)))}
    found = []
    for action in range(len(game.space)):
        touched = [order[id] for id in game.targets(state, action) if id in order]
        if touched:
            found.append((game.space.range_of[action].first, touched[0], action))
    return [action for _, _, action in sorted(found)]


def meant(table: Table, board: Board, cards: CardIndex, seat: int, words: str) -> list[str]:
    """Symbols of the moves that the words could mean to this seat, the likeliest first: those that the open question
    knows. A move that touches nothing on the board is meant only if the words name it."""
    game, state, symbol = table.game, table.asked(seat), " ".join(words.lower().split())
    if symbol in game.space.numbers:
        return [symbol]
    name, rest = verb(game, plain(words))
    faces = cards.named(rest) if rest else []
    here = set(board.places(table.view(seat)))

    def fits(action: int, near: bool) -> bool:
        """Is it of the kind that the first word names, and about a card that the others name?"""
        if name not in (None, game.space.range_of[action].name):
            return False
        targets = game.targets(state, action) if faces else []
        touched = {index_of(id) for id in targets if id in here or not near}
        word = game.space.word(action)
        return not rest or any(face.symbol == word or face.id in touched for face in faces)

    found = [action for action in within_reach(table, board, seat) if fits(action, near=True)]
    if not found and name is not None:
        found = [action for action in range(len(game.space)) if fits(action, near=False)]
    known = game.house.question(state, state.waiting).known
    found.sort(key=lambda action: game.house.move(action).name not in known)
    return [game.space.symbol(action) for action in found]


def verb(game: Game[Any], words: str) -> tuple[str | None, str]:
    """The range of moves that the first word names, in any language, and the other words; None if it names none."""
    first, _, rest = words.partition(" ")
    spoken = [game.names(lang) for lang in LANGUAGES]
    for moves in game.space.ranges:
        also = " ".join(names.get(f"move.{moves.name}", "") for names in spoken)
        if first in (plain(moves.name), *also.split()):
            return moves.name, rest
    return None, words
