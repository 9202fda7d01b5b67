"""Hints: of the decision at hand, against the runner-up, in what the game counts."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.bots import Position, adviser_of, judge_of, make
from clio.bots.effort import Effort
from clio.bots.explaining import LITTLE, SURE, Option, doubt, explained, odds, standing, suffering
from clio.bots.figures import Change, compared
from clio.bots.gains import After, gains, losses
from clio.bots.judge import Judge, Term
from clio.bots.plans import Plan
from clio.bots.search import Candidate, Search
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.engine.rng import seed_rng
from clio.games import ids
from clio.messages import catalogue

GAMES = ids()
CALLED = ["Ann", "Oluwaseun"]
LEVEL = {"en": "Several moves are as good here.", "fr": "Plusieurs coups se valent ici."}
LEADS = (LEVEL["en"], "A little", "About", "Nothing else deserves", "All plans that looked good", "The only option")


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
                for name, thought in zip([names[1], *names[:1] * (len(names) - 1)], thoughts, strict=True):
                    assert thought.reason(lang).startswith(LEVEL[lang]) or name in thought.reason(lang)


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
    return Option(candidate, candidate.mean)


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


class Four(Judge[State]):
    terms = (Term("army", "armée"), Term("food", "nourriture", "food"), Term("wood", "bois", "wood"),
             Term("battle", "bataille", quiet=True))


def told(before: list[After], after: list[After], rival: list[After] | None = None) -> list[str]:
    return [gain.told("en") for gain in gains(Four(), before, after, rival or [])]


def test_only_what_a_move_brings_on_every_deal_is_told() -> None:
    now = After([0.0, 0.0, 0.0, 0.0], [0, 0, 0, 0])
    one, two = After([1.0, 2.0, 1.0, 9.0], [0, 3, 1, 0]), After([1.0, 2.0, -1.0, 9.0], [0, 3, -1, 0])
    assert told([now], [one]) == ["food +3", "army", "wood +1"]
    assert told([now, now], [one, two]) == ["food +3", "army"]
    assert told([now], [two]) == ["food +3", "army"]
    assert told([now], [After([0.0, 2.0, 0.0, 0.0], [0, 0, 0, 0])]) == []  # worth more, but nobody sees it rise
    assert told([now], [one], [two]) == ["wood +1"]  # the others come with the rival too
    assert told([now], [After([5.0, 0.5, 0.0, 0.0], [0, 1, 0, 0])]) == ["army"]


def test_one_term_suffers_that_the_rival_spares() -> None:
    now = After([0.0, 0.0, 0.0, 0.0], [0, 0, 0, 0])
    mine = After([-1.0, -2.0, -1.0, -9.0], [0, -3, -1, 0])

    def suffers(after: list[After], rival: list[After]) -> list[str]:
        return [loss.told("en") for loss in losses(Four(), [now, now], after, rival)]

    assert suffers([mine, mine], [now, now]) == ["food \N{MINUS SIGN}3"]
    assert suffers([mine, mine], [mine, mine]) == []  # whatever is done
    assert suffers([mine, now], [now, now]) == []  # not on every deal
    assert suffers([mine, mine], [After([0.0, -2.0, 0.0, 0.0], [0, -3, 0, 0])] * 2) == ["army"]
    assert suffers([], []) == []  # nothing was played on


def test_a_hint_tells_the_chance_and_what_suffers() -> None:
    """Of plans that were played on; that of two players is one chance, whoever looks at it."""
    game = clio.game("monumental-duel")
    heard = []
    for s in positions(game, 90, 6):
        search = searched(game, s, 2)
        first, *others = search.compared()
        if first.margins and others and not any(end.over for end in first.ends):
            share = odds(search, first)
            assert share is not None
            assert 1 - SURE <= share <= SURE
            heard.append(suffering(search, first, others[0]))
        thoughts = explained(searched(game, s, 2))
        assert all(thought.chance is None for thought in explained(searched(game, s, 0)))
        for lang, words in (("en", "What suffers: "), ("fr", "Ce qui en pâtit : ")):
            assert all(thought.reason(lang).count(words) <= 1 for thought in thoughts)
    assert heard
    assert any(heard)
    assert not all(heard)


def test_options_of_the_same_name_are_told_apart() -> None:
    game = clio.game("age-of-mythology")
    s: State = game.start(2, game.record.settle(2, {}), seed_rng("twins"))
    search = searched(game, s, 2)
    names = game.called(s, CALLED, "fr")
    labels = {action: game.label("fr", s, s.waiting, action, names) for action in s.legal}
    same = [action for action, label in labels.items()
            if sum(other.name == label.name for other in labels.values()) > 1]
    one = next(action for action in s.legal if action != same[0])
    said = standing(search, option(one, [9.0, 9.0]), option(same[0], [1.0, 1.0]), "fr")
    assert game.words("fr").labelled(labels[same[0]]) in said


def test_a_deal_without_time_to_finish_counts_for_no_plan() -> None:
    game = clio.game("age-of-mythology")
    search = next(one for s in positions(game, 30, 6) if len((one := searched(game, s, 2)).plans()) > 2)
    calls = iter([False, False, True])
    search.late = lambda: next(calls, True)  # type: ignore[method-assign]
    found = search.compared()
    assert len(found) > 1
    assert [(candidate.margins, candidate.ends) for candidate in found] == [([], [])] * len(found)
    assert [candidate.plan.value for candidate in found] == sorted([c.plan.value for c in found], reverse=True)


def test_figures_tell_what_only_one_option_changes() -> None:
    one = [Change("a", 1, 2, False), Change("b", 3, 5, False), Change("e", 1, 2, False, fewer=True)]
    other = [Change("a", 1, 2, False), Change("c.percent", None, 40, False), Change("d", 9, 5, False),
             Change("f", 1, 7, False)]
    sides = compared(one, other)
    assert [[change.name for change in side] for side in sides] == [["b"], ["e"], ["d"], ["f"]]
    assert [(key, [change.name for change in row]) for key, row in sides.told(behind=False)] == [
        ("bot.good", ["b"]), ("bot.instead", ["d"]), ("bot.bad", ["e"])]
    assert [(key, [change.name for change in row]) for key, row in sides.told(behind=True)] == [
        ("bot.bad", ["e"]), ("bot.instead", ["f"]), ("bot.good", ["b"])]


def test_figures_that_only_speak_against_what_is_advised_are_left_out() -> None:
    sides = compared([Change("wood", 8, 4, False)], [Change("army", 4, 10, False)])
    assert sides.told(behind=False) == []
    assert [key for key, _ in sides.told(behind=True)] == ["bot.bad", "bot.instead"]


def test_a_cube_is_laid_where_one_leads_not_because_it_lies_there_then() -> None:
    game = clio.game("age-of-mythology")
    laid = [thought for s in positions(game, 300, 1) if type(s.waiting.op).__name__ == "PlaceCube"
            for thought in explained(searched(game, s, 0))]
    assert laid
    for thought in laid:
        assert "cubes sur" not in thought.reason("fr")
        assert "La plus grande armée." not in thought.reason("fr").split(". ", 1)[-1]
    assert any("ahead of the largest rival" in thought.reason("en") for thought in laid)


def test_a_reason_of_age_of_mythology_has_few_figures() -> None:
    game = clio.game("age-of-mythology")
    for s in positions(game, 200, 5):
        for thought in explained(searched(game, s, 0))[:1]:
            said = thought.reason("en")
            assert said.count("→") <= 3, said
            assert sum(key in said for key in ("For it:", "Against it:", "instead:", "No figure")) <= 3, said
            if "better than" in said and "Against it" in said:
                assert "For it" in said or "instead:" in said, said


def test_a_reason_of_age_of_mythology_counts() -> None:
    """From before to after, of the option and of its rival; each figure there is has its words."""
    game = clio.game("age-of-mythology")
    counted = 0
    for s in positions(game, 200, 5):
        search = searched(game, s, 0)
        judge = search.judge
        deal = search.trial.deal(0)
        for action in judge.candidates(deal, False):
            for name in judge.figures(search.trial.look.outcome(deal, action)[1], deal):
                for lang in ("en", "fr"):
                    assert f"{game.record.id}.hint.figure.{name.removesuffix('.percent')}" in catalogue(lang)
        thoughts = explained(search)
        counted += sum("\N{RIGHTWARDS ARROW}" in thought.reason("fr") for thought in thoughts[:1])
    assert counted >= 12
