"""The yardstick never changes: greedy-1 plays today as on the day it was frozen, whatever the other bots have learnt.

Where a rule changed, its games may change: then the new fingerprint is written down, in the same commit. Where an
evaluation is to change, the present one is first copied for greedy-1."""

from __future__ import annotations

from hashlib import blake2b

import pytest

import clio
from clio.bots import YARDSTICK, Position, judge_of, make, yardstick_of
from clio.bots.greedy import GreedyBot
from clio.bots.planner import Planner
from clio.engine.rng import seed_rng

DECISIONS = 150
GAMES = [
    ("monumental-duel", 2, "21735640ee61c63a"),
    ("through-the-ages", 2, "40fb4d003fd9c86a"),
    ("through-the-ages", 4, "e8de97a8dafd8dc7"),
    ("age-of-mythology", 2, "d22f3f37723663f5"),
    ("age-of-mythology", 4, "3fdf8e68526ad466"),
    ("monumental", 2, "1e4e27c1ad355f25"),
    ("monumental", 4, "cbda2269b58c37e4"),
]


@pytest.mark.parametrize("name", [YARDSTICK, "greedy"])
@pytest.mark.parametrize(("game_id", "players", "fingerprint"), GAMES)
def test_it_plays_as_it_always_did(game_id: str, players: int, fingerprint: str, name: str) -> None:
    if name == "greedy" and game_id != "monumental-duel":
        pytest.skip("the same bot under the name that old tables know")
    game = clio.game(game_id)
    s = game.start(players, game.record.settle(players, {}), seed_rng("yardstick"))
    bots = [make(name, game, f"yardstick/{seat}") for seat in range(players)]
    made: list[int] = []
    while not s.over and len(made) < DECISIONS:
        made.append(bots[s.player].choose(Position(game, s, s.player)))
        s.apply(made[-1])
    assert blake2b(" ".join(map(str, made)).encode(), digest_size=8).hexdigest() == fingerprint


@pytest.mark.parametrize("game_id", ["monumental-duel", "monumental", "age-of-mythology"])
def test_where_normal_does_not_plan_it_is_the_yardstick(game_id: str) -> None:
    """As docs/bots.md says, in all games but Through the Ages."""
    game = clio.game(game_id)
    s = game.start(2, game.record.settle(2, {}), seed_rng("normal"))
    old, normal = make(YARDSTICK, game, "same"), make("normal", game, "same")
    for _ in range(40):
        position = Position(game, s, s.player)
        choices = [bot.choose(position) for bot in (old, normal)] if len(s.legal) > 1 else [s.legal[0]] * 2
        assert choices[0] == choices[1]
        s.apply(choices[0])


def test_prices_learnt_since_are_those_of_hard_alone() -> None:
    game = clio.game("age-of-mythology")
    old, normal, hard = (make(name, game, 0) for name in (YARDSTICK, "normal", "hard"))
    assert isinstance(old, GreedyBot)
    assert isinstance(normal, Planner)
    assert isinstance(hard, Planner)
    assert old.judge is normal.eyes is yardstick_of("age-of-mythology")
    assert hard.eyes is judge_of("age-of-mythology") is not old.judge
    s = game.start(2, game.record.settle(2, {}), seed_rng("yardstick"))
    assert hard.eyes(0).weigh(s) != old.judge(0).weigh(s)
