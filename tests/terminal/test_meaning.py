"""What a person means who types words that are no option, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import clio
from clio.engine.conformance import Chance
from clio.engine.history import Table
from clio.games import ids
from clio.messages import LANGUAGES
from clio.terminal.boards import board_of
from clio.terminal.cards import CardIndex, plain
from clio.terminal.meaning import meant, verb, within_reach
from clio.terminal.menu import Menu

EVERY = 40  # decisions between two looks


def positions(game: str) -> Iterator[Table]:
    """Tables of a random game, and who is asked there."""
    table, chance = clio.new(game, seed="meaning"), Chance("meaning")
    while not table.over:
        if len(table.actions) % EVERY == 0:
            yield table
        table.play(chance.move(table.game, table.state.legal))


@pytest.mark.parametrize("game", ids())
def test_what_is_within_reach_lies_on_the_board_and_is_in_its_order(game: str) -> None:
    board, seen = board_of(clio.game(game), "en"), set()
    for table in positions(game):
        seat = table.seat or 0
        places = board.places(table.view(seat))
        assert len(set(places)) == len(places)
        reach = within_reach(table, board, seat)
        assert len(set(reach)) == len(reach) > 0
        seen |= {table.game.house.move(action).name for action in reach}
        for choice in Menu(table, board, "en", seat).choices:
            assert choice.number in reach or not set(choice.targets) & set(places)
    assert len(seen) > 3


@pytest.mark.parametrize("game", ids())
def test_words_of_a_move_mean_it(game: str) -> None:
    found = clio.game(game)
    cards = CardIndex(found)
    board = board_of(found, "fr")
    table = next(positions(game))
    for lang in LANGUAGES:
        spoken = {key.partition(".")[2]: words for key, words in found.names(lang).items() if key.startswith("move.")}
        assert spoken.keys() <= {moves.name for moves in found.space.ranges}
        for name, words in spoken.items():
            for word in words.split():
                assert word == plain(word)
                meaning, rest = verb(found, word)
                assert (meaning, rest) == (name, ""), "no word means two moves"
                symbols = meant(table, board, cards, table.seat or 0, word)
                assert symbols
                assert all(symbol == name or symbol.startswith(f"{name} ") for symbol in symbols)
