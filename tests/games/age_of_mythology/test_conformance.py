"""Age of Mythology under the property kit of the engine: all of it for few players, what is quick for up to eight."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine import checks, conformance
from clio.engine.conformance import Case, Chance
from clio.engine.game import Game
from clio.engine.kernel import Op
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.state import Mythology
from tests import soak

GAME: Game[Any] = clio.game("age-of-mythology")
OTHER: dict[str, Any] = {  # every option another value than the usual one
    "figures": "3", "heroes": "2", "medusa": "4", "hades": "mortal", "trade": "one-colour", "new_hero": "next-round",
}
WHOLE = [Case(2, OTHER, 1), Case(3, {}, 2)]
MANY = [Case(4, {**OTHER, "two_cultures": True}, 3), *(Case(players, {}, 4) for players in range(5, 9))]
QUICK = (conformance.questions, conformance.every_action, conformance.ends, conformance.epochs)
LAWS = (conformance.needs_tell, conformance.bounds_hold, conformance.refusals_hide)
SETS = [(players, options) for players in (2, 3) for options in conformance.pairwise(GAME, players)]
SAMPLE = range(21)  # games of the long run that every run of the tests plays


def card_ops() -> list[Op[Any]]:
    """Everything that is written on cards."""
    return list(BOOK.power)


def test_the_game_declares_itself_well() -> None:
    assert checks.declared(GAME, card_ops()) == []


@pytest.mark.long(every=2)
@pytest.mark.parametrize("case", WHOLE, ids=lambda case: f"{case.players} players")
def test_the_kit(case: Case) -> None:
    assert conformance.examine(GAME, [case]).problems == []


@pytest.mark.long(every=3, compiled=2)
@pytest.mark.parametrize("case", MANY, ids=lambda case: f"{case.players} players")
def test_the_quick_part_of_the_kit_for_many(case: Case) -> None:
    """The rest of it runs in the long run (tests/soak.py)."""
    assert conformance.examine(GAME, [case], QUICK).problems == []


@pytest.mark.long(every=8, compiled=6)
@pytest.mark.parametrize("seed", range(len(SETS)))
def test_the_laws_of_needs_on_every_pair_of_options(seed: int) -> None:
    players, options = SETS[seed]
    assert conformance.examine(GAME, [Case(players, options, seed)], LAWS).problems == []


def test_another_process_plays_the_same_games() -> None:
    assert conformance.elsewhere(GAME, [Case(2, OTHER, 5), Case(5, {}, 5)]) == []


@pytest.mark.long(compiled=2)
@pytest.mark.parametrize("first", range(0, len(SAMPLE), 7))
def test_a_sample_of_the_long_run(first: int) -> None:
    """Random games end without error; cubes, tiles, cards and figures are conserved after every decision; nothing
    leaks."""
    tally = soak.soak("age-of-mythology", range(first, first + 7))
    assert tally.problems == []
    assert tally.games == 7


def test_the_sample_has_every_number_of_players() -> None:
    assert {soak.sets_of("age-of-mythology")[n][0] for n in SAMPLE} == set(range(2, 9))


def test_nothing_leaks_while_choices_are_secret() -> None:
    """At every position in which some have answered a secret question and others have not."""
    case, asked = Case(3, {}, "secret"), set()
    chance = Chance(case)
    s = conformance.start(GAME, case)
    assert isinstance(s, Mythology)
    while not s.over:
        op = s.waiting.op
        if op.secret and any(p.choice for p in s.players):
            asked.add(op)
            for seat in (*range(case.players), None):
                assert conformance.leaks(GAME, s, seat, chance.rng) == []
        s.apply(chance.pick(s.legal))
    assert len(asked) >= 3, "cards to draw, cards to discard, armies"
