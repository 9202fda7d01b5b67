"""Are the chances true that hints, reports and analyses tell? Of positions at which somebody is said to win nine times
in ten, nine in ten are won."""

from __future__ import annotations

import pytest

from clio.bots import Position, judge_of, make
from clio.bots.bot import shares
from clio.engine.rng import seed_rng
from clio.games import find, ids

GAMES = 60
OFF = 0.1  # by how much claims of so many games may be off


@pytest.mark.long(compiled=0)
@pytest.mark.parametrize("game_id", ids())
def test_the_chances_that_are_told_come_true(game_id: str) -> None:
    game, judge = find(game_id), judge_of(game_id)
    assert judge is not None
    told, won = list[float](), list[float]()
    for number in range(GAMES):
        s = game.start(2, game.record.settle(2, {}), seed_rng(f"chances/{number}"))
        bots = [make("greedy", game, f"{number}/{seat}") for seat in range(2)]
        judges, seen, claims = [judge(seat) for seat in range(2)], -1, list[float]()
        while not s.over:
            if game.round_of(s) != seen and all(each.settled(s) for each in judges):
                seen = game.round_of(s)
                claims.append(shares([each.margin(s) / each.doubt(s) for each in judges])[0])
            s.apply(bots[s.player].choose(Position(game, s, s.player)))
        winners = game.result(s).winners
        told += [max(claim, 1 - claim) for claim in claims]
        won += [(int(claim < 0.5) in winners) / len(winners) for claim in claims]
    assert len(told) > 5 * GAMES
    assert sum(told) / len(told) == pytest.approx(sum(won) / len(won), abs=OFF)
