"""What bots think of moves that were played."""

from __future__ import annotations

from itertools import count
from math import isfinite
from typing import Any

import pytest

from clio.bots import Position, judge_of, make, strengths_of
from clio.bots.bot import chance, shares, standing
from clio.engine.cases import Case, Chance, start
from clio.engine.covering import pairwise
from clio.engine.history import Table
from clio.engine.rng import seed_rng
from clio.games import find, ids

STRIDE = 3  # decisions between two at which bots are asked how everybody stands


def opened(id: str) -> tuple[Table, int]:
    """A table where somebody has several options, and who."""
    game = find(id)
    table = Table(game, max(2, game.record.players[0]), "review")
    while len(table.state.legal) < 3:
        table.play(table.state.legal[0])
    return table, table.state.player


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("strength", ["easy", "normal"])
def test_every_move_can_be_reviewed_and_the_best_costs_nothing(id: str, strength: str) -> None:
    table, seat = opened(id)
    game = table.game
    position: Any = Position(game, game.determinize(table.state, seat, seed_rng("x")), seat)
    found = [make(strength, game, "review").review(position, action) for action in position.legal]
    reviews = [review for review in found if review is not None]
    assert len(reviews) == len(position.legal)
    for action, review in zip(position.legal, reviews, strict=True):
        assert review.cost >= 0
        assert 0 <= review.weight <= 0.5
        assert review.chances[1] <= review.chances[0]
        assert (review.best == action) == (review.reasons == {})
        assert review.best in position.legal
    assert any(review.cost == 0 for review in reviews)


@pytest.mark.long
def test_a_search_compares_on_deals_that_chose_neither() -> None:
    table, seat = opened("monumental-duel")
    game = table.game
    position: Any = Position(game, table.state, seat)
    strong = strengths_of("monumental-duel")[-1]
    for action in position.legal[:3]:
        review = make(strong, game, "review").review(position, action)
        assert review is not None
        assert review.cost >= 0


def test_a_bot_at_random_judges_nothing() -> None:
    table, seat = opened("monumental-duel")
    position: Any = Position(table.game, table.state, seat)
    assert make("random", table.game, "x").review(position, position.legal[0]) is None


def test_chances_are_shared() -> None:
    assert shares([0.7, -0.7])[0] == pytest.approx(chance(0.7, 1.0))
    assert sum(shares([5.0, 5.1, 4.0])) == pytest.approx(1)
    assert shares([50.0, 50.0]) == [0.5, 0.5]
    assert shares([0.0]) == [0.5]


@pytest.mark.long(compiled=2)
@pytest.mark.parametrize("id", ids())
def test_how_everybody_stands_can_be_told_at_any_moment(id: str) -> None:
    """Also in the middle of a move, where bots that play never look."""
    game, eyes = find(id), judge_of(id)
    assert eyes is not None
    for seed, options in enumerate(pairwise(game)[:4]):
        case = Case(game.record.players[0], options, seed)
        s, moves = start(game, case), Chance(case)
        for n in count():
            if s.over:
                break
            if n % STRIDE == 0:
                position = Position(game, s, s.player)
                assert all(isfinite(n) for n in standing(eyes, position, position.sample(seed_rng("x"))))
            s.apply(moves.move(game, s.legal))
