"""Which reasons a person hears who asks what cannot be done with a thing."""

from __future__ import annotations

import pytest

import clio
from clio.engine.conformance import Chance
from clio.games import ids
from clio.server import messages as m
from clio.server.foresight import REASONS, far, moves_on, why_not


@pytest.mark.parametrize("game", ids())
def test_what_is_nearest_is_told_first(game: str) -> None:
    table, chance, several = clio.new(game, seed="why"), Chance("why"), 0
    house, space = table.game.house, table.game.space
    for n in range(140):
        seat = table.seat or 0
        things = {target for action in range(len(space)) for target in table.game.targets(table.state, action)}
        for target in sorted(things)[::5] if n % 45 == 0 else ():
            actions = [space.parse(symbol) for symbol in moves_on(table, seat, target)]
            assert not set(actions) & set(table.state.legal)
            assert len({house.move(action).name for action in actions}) == len(actions), "one of each kind"
            ranks = [far(table.game, table.state, action) for action in actions]
            assert ranks == sorted(ranks)
            several += len(actions) > 1
            assert len(why_not(table, "key", seat, m.AskWhy("key", seat, None, target), "fr").reasons) <= REASONS
        table.play(chance.move(table.game, table.state.legal))
    assert several
