"""Through the Ages under the property kit of the engine, on sets of options in which all pairs of values meet: all of
it for three sets of 2 players and one of 3 and of 4, what is quick for the others of 2 and one more of 3 and of 4. The
long run (tests/soak.py) takes all of it on every set."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine import checks, conformance
from clio.engine.conformance import Case
from clio.engine.game import Game
from clio.engine.kernel import Op
from clio.engine.record import Options
from clio.games.through_the_ages.cardbook import BOOK
from tests import soak

GAME: Game[Any] = clio.game("through-the-ages")
SETS = [(players, options) for players in (2, 3, 4) for options in conformance.pairwise(GAME, players)]
FIRST = {players: next(n for n, case in enumerate(SETS) if case[0] == players) for players in (2, 3, 4)}
WHOLE = [case for n, case in enumerate(SETS) if n < 3 or n == FIRST[case[0]]]
PLAYED = [(n, case) for n, case in enumerate(SETS) if case[0] == 2 or n < FIRST[case[0]] + 2]
QUICK = (
    conformance.questions, conformance.every_action, conformance.ends, conformance.epochs, conformance.log_tells,
    conformance.refuses, conformance.any_order, conformance.speaks, conformance.needs_tell, conformance.refusals_hide,
)
SAMPLE = range(40)  # games of the long run that every run of the tests plays


def name(case: tuple[int, Options]) -> str:
    return "-".join([str(case[0]), *[str(value) for value in case[1].values()]]).lower()


def card_ops() -> list[Op[Any]]:
    """Everything that is written on cards."""
    return [*BOOK.op, *[op for hooks in BOOK.hooks for hook in hooks for op in hook.parts()]]


def test_the_game_declares_itself_well() -> None:
    assert checks.declared(GAME, card_ops()) == []


@pytest.mark.long(every=10, compiled=4)
@pytest.mark.parametrize(("seed", "case"), PLAYED, ids=[name(case) for _, case in PLAYED])
def test_the_kit(seed: int, case: tuple[int, Options]) -> None:
    players, options = case
    properties = conformance.PROPERTIES if case in WHOLE else QUICK
    assert conformance.examine(GAME, [Case(players, options, seed)], properties).problems == []


@pytest.mark.long(every=3)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kit_among_players_who_resign(players: int) -> None:
    """Everywhere else the random players leave that alone, and their games go to the end."""
    cases = [Case(players, {"resignation": True}, seed, resigning=True) for seed in range(3)]
    assert conformance.examine(GAME, cases).problems == []


def test_games_with_resignation_go_to_the_end() -> None:
    walked = [sum(1 for _ in conformance.walk(GAME, Case(2, {"resignation": True}, seed))) for seed in range(5)]
    assert min(walked) > 150


def test_another_process_plays_the_same_games() -> None:
    assert conformance.elsewhere(GAME, [Case(players, options, 3) for players, options in SETS]) == []


@pytest.mark.long(compiled=2)
@pytest.mark.parametrize("first", range(0, len(SAMPLE), 20))
def test_a_sample_of_the_long_run(first: int) -> None:
    """Random games end without error; cards, tokens and workers are conserved after every decision; nothing leaks."""
    tally = soak.soak("through-the-ages", range(first, first + 20))
    assert tally.problems == []
    assert tally.games == 20
