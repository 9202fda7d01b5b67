"""Hints: of the decision at hand, against the runner-up, in what the game counts."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.bots import Position, adviser_of, judge_of, make
from clio.bots.effort import Effort
from clio.bots.explaining import LITTLE, Ending, Option, doubt, explained, standing
from clio.bots.plans import Plan
from clio.bots.search import Candidate, Search
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.engine.rng import seed_rng
from clio.games import ids

GAMES = ids()
CALLED = ["Ann", "Oluwaseun"]
LEADS = ("As good as", "A little", "About", "By a rule of thumb", "All plans that looked good", "The only option")


def positions(game: Game[Any], decisions: int, every: int) -> list[State]:
    s: State = game.start(2, game.record.settle(2, {}), seed_rng("hints"))
    bot = make("easy", game, "hints")
    found = []
    for n in range(decisions):
        if n % every == 0 and len(s.legal) > 1:
            found.append(s.clone())
        s.apply(bot.choose(Position(game, s, s.player)))
    return found


def searched(game: Game[Any], s: State, deals: int) -> Search:
    judge = judge_of(game.record.id)
    assert judge is not None
    effort = Effort(width=2, plans=3, deals=deals, turns=0, nodes=2000)
    return Search(judge, effort, Position(game, s, s.player, CALLED), seed_rng("why"))


@pytest.mark.parametrize("deals", [0, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_its_rival_and_no_option_twice(name: str, deals: int) -> None:
    game = clio.game(name)
    for s in positions(game, 60, 12):
        thoughts = explained(searched(game, s, deals))
        assert len({thought.action for thought in thoughts}) == len(thoughts)
        for thought in thoughts:
            assert thought.reason("en").startswith(LEADS)
        if len(thoughts) > 1:
            for lang in ("en", "fr"):
                names = [game.label(lang, s, s.waiting, thought.action, game.called(s, CALLED, lang)).name
                         for thought in thoughts]
                assert names[1] in thoughts[0].reason(lang)
                assert all(names[0] in thought.reason(lang) for thought in thoughts[1:])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_counted_of_a_term_is_in_the_view(name: str) -> None:
    judge = judge_of(name)
    assert judge is not None
    game = clio.game(name)
    s: State = game.start(2, game.record.settle(2, {}), seed_rng("view"))
    mine = game.view(s, 0)["players"][0]
    for path in [path for term in judge(0).terms for path in term.counts]:
        found = mine
        for step in path.split("."):
            found = found[step]
        assert isinstance(found, int), path


@pytest.mark.parametrize("name", GAMES)
def test_the_best_bot_that_is_quick_enough_advises(name: str) -> None:
    assert adviser_of(name) == "hard"


def option(action: int, margins: list[float]) -> Option:
    candidate = Candidate(Plan((action,), 0.0, False), margins)
    return Option(candidate, candidate.mean, [Ending([], [])] * len(margins))


def test_a_lead_that_may_be_luck_is_only_a_little() -> None:
    game = clio.game("through-the-ages")
    s: State = game.start(2, game.record.settle(2, {}), seed_rng("luck"))
    search = searched(game, s, 2)
    one, two = s.legal[:2]
    sure = option(one, [9.0, 10.0]), option(two, [4.0, 5.0])
    lucky = option(one, [30.0, 0.0]), option(two, [4.0, 6.0])
    assert doubt(*sure) == 0
    assert standing(search, *sure, "en").startswith("About 5 culture points better than")
    assert standing(search, *sure, "fr").startswith("Environ 5 points de culture de mieux que")
    assert doubt(*lucky) > lucky[0].value - lucky[1].value > LITTLE
    assert standing(search, *lucky, "en").startswith("A little better than")
    assert standing(search, lucky[1], lucky[0], "en").startswith("A little worse than")


def test_a_deal_without_time_to_finish_counts_for_no_plan() -> None:
    game = clio.game("age-of-mythology")
    s = positions(game, 30, 6)[-1]
    search = searched(game, s, 2)
    calls = iter([False, False, True])
    search.late = lambda: next(calls, True)  # type: ignore[method-assign]
    found = search.compared()
    assert len(found) > 1
    assert [(candidate.margins, candidate.ends) for candidate in found] == [([], [])] * len(found)
    assert [candidate.plan.value for candidate in found] == sorted([c.plan.value for c in found], reverse=True)
