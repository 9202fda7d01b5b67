"""Every sentence of a refusal is shown, nothing is refused without a reason."""

from __future__ import annotations

import random

import pytest

from clio import clauses
from clio.engine.errors import GameOver, NotYourTurn
from clio.engine.rng import seed_rng
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from clio.words.places import places
from tests.needs import cases, unmet_nowhere, unshown
from tests.rules import rule

CASES = cases("tests.games.through_the_ages")


# ---------------------------------------------------------------------- nothing is forgotten
def test_every_sentence_is_shown_in_a_position() -> None:
    """The law of needs proves what is legal, not what is said: each sentence has a test of its own."""
    assert unshown(GAME, CASES) == []


def test_every_need_is_shown_by_itself() -> None:
    assert unmet_nowhere(GAME, CASES) == []


def test_the_two_languages_name_the_same_parts() -> None:
    en, fr = GAME.words("en"), GAME.words("fr")
    for one, other in ((en.needs, fr.needs), (en.wants, fr.wants), (en.moments, fr.moments)):
        for name, pattern in one.items():
            assert places(pattern) == places(other[name]), name


# ---------------------------------------------------------------------- other seats, the end
@rule("TTA-FLOW-02")
def test_a_seat_that_is_not_asked_learns_who_is() -> None:
    table = Scenario().hand(0, "legion").action_phase(0)
    with pytest.raises(NotYourTurn, match="Player 1"):
        table.play("tactic legion", seat=1)


@rule("TTA-FLOW-09")
def test_after_the_end_nothing_is_possible() -> None:
    table = Scenario(age=4).end()
    assert table.over
    with pytest.raises(GameOver):
        table.play("end turn")


# ---------------------------------------------------------------------- everything, everywhere
@rule("TTA-CARD-07")
@pytest.mark.long(every=6, compiled=3)
@pytest.mark.parametrize("seed", range(6))
def test_every_illegal_action_of_random_games_has_a_reason_that_the_seat_may_know(seed: int) -> None:
    known = clauses.load("through-the-ages").clauses
    chance = random.Random(seed)
    players = 2 + seed % 3
    options = GAME.record.settle(players, {"payments": "by-hand" if seed % 2 else "automatic"})
    s = GAME.start(players, options, seed_rng(str(seed)))
    asked: dict[str, int] = {}
    while not s.over:
        question = GAME.kind_of(s, s.waiting)
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= 2 or chance.random() < 0.01:
            other = GAME.determinize(s, s.player, seed_rng("other"))  # all that the seat does not know is different
            for action in sorted(set(range(len(GAME.space))) - set(s.legal)):
                found = GAME.refusal(s, s.player, action)
                where = f"{question}: {GAME.space.symbol(action)}"
                assert found.clauses, where
                assert all(clause in known for clause in found.clauses), where
                assert all(text.endswith(".") and "{" not in text for text in found.texts.values()), where
                assert found == GAME.refusal(other, s.player, action), where
        s.apply(chance.choice([a for a in s.legal if a != A.RESIGN] or s.legal))
