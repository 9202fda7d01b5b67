"""A question with a single answer is not asked: a screen gives the answer by itself."""

from __future__ import annotations

import random

import pytest

from clio.engine.rng import seed_rng
from clio.games import find, ids

# What a person answers all the same: a turn and a secret choice are ended by hand (an answer that came by itself would
# tell the others that there was only one), and what can only hurt or fails is never done unasked.
BY_HAND = {
    "monumental-duel": {"turn"},
    "through-the-ages": {"act", "politics"},
    "age-of-mythology": {"choose-cards", "destroy-building", "discard-cards", "muster", "play-card"},
    "monumental": {"turn", "pay-die"},
}
GAMES = 8


@pytest.mark.parametrize("game", ids())
def test_the_only_answer_is_given_by_the_screen(game: str) -> None:
    rules = find(game)
    players = rules.record.players[0] if game != "monumental" else 3
    options = rules.record.settle(players, {})
    given = 0
    for seed in range(GAMES):
        s, chance = rules.start(players, options, seed_rng(str(seed))), random.Random(seed)
        while not s.over:
            if len(s.legal) == 1:
                answer = rules.house.given(s, s.waiting, s.legal)
                given += answer == s.legal[0]
                kind = rules.house.question(s, s.waiting).kind
                assert answer is not None or kind in BY_HAND[game], (kind, rules.space.symbol(s.legal[0]))
            s.apply(chance.choice(s.legal))
    assert given or game in ("through-the-ages", "age-of-mythology")
