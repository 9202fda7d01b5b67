"""The evaluation of Monumental Duel: every card has a worth, every term its name, and the signs are right."""

from __future__ import annotations

from itertools import pairwise

import pytest

import clio
from clio.bots.monumental_duel.evaluation import TERMS, DuelJudge
from clio.bots.monumental_duel.shopping import lead, purse, rounds_left, tables
from clio.bots.monumental_duel.worth import BONUS, CARD, USE, worth
from clio.engine.hooks import On
from clio.engine.rng import seed_rng
from clio.games.families.monumental.state import CULTURE, GOLD, LIBRARY, WORKSHOP, YARD
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.ops.modules import CAPTURE
from clio.games.monumental_duel.state import KINDS, REVOLT, VP, Duel

GAME = clio.game("monumental-duel")


def state() -> Duel:
    s: Duel = GAME.start(2, GAME.record.settle(2, {"modules": "both"}), seed_rng("evaluation"))
    return s


def test_every_op_of_every_card_has_a_worth() -> None:
    for kind in range(KINDS):
        worth(BOOK.use[kind])
        worth(BOOK.bonus[kind])
        for face in BOOK.faces[kind]:
            worth(face)
        for hook in BOOK.hooks[kind]:
            if isinstance(hook, On):
                worth(hook.op)


def test_better_cards_are_worth_more() -> None:
    assert CARD[WORKSHOP] > CARD[YARD] > CARD[REVOLT] == 0
    assert CARD[LIBRARY] > 0
    assert all(USE[kind] >= 0 for kind in range(KINDS))
    assert all(BONUS[kind] > 0 for kind in range(KINDS) if BOOK.type[kind] == PROVINCE and BOOK.era[kind])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_value_is_the_sum_of_the_terms_and_the_opponents_with_the_other_sign(seat: int) -> None:
    s = state()
    weighed = DuelJudge(seat).weigh(s)
    assert len(weighed) == len(TERMS)
    assert DuelJudge(seat).value(s) == pytest.approx(sum(weighed))
    assert DuelJudge(1 - seat).value(s) == pytest.approx(-sum(weighed))


@pytest.mark.parametrize("res", [VP, GOLD, CULTURE])
def test_what_keeps_is_good_for_its_owner_and_bad_for_the_other(res: int) -> None:
    s = state()
    more = s.clone()
    more.players[0].res[res] += 1
    assert DuelJudge(0).value(more) > DuelJudge(0).value(s)
    assert DuelJudge(1).value(more) < DuelJudge(1).value(s)


def test_a_judge_is_not_misled_by_what_it_remembers() -> None:
    """One judge asked about many positions answers like a new one each time."""
    s, judge, x = state(), DuelJudge(0), 0
    while not s.over and x < 120:
        assert judge.value(s) == pytest.approx(DuelJudge(0).value(s))
        s.apply(s.legal[x * 7 % len(s.legal)])
        x += 1


def test_a_lead_counts_more_towards_the_end() -> None:
    assert lead(0, 5.0) == 0
    assert lead(1, 0.0) > lead(1, 3.0) > lead(1, 8.0) > 0
    assert lead(-2, 3.0) == -lead(2, 3.0)
    assert lead(3, 0.0) < 3


def test_tokens_are_worth_what_they_buy() -> None:
    goods = tables([[(3, 2.0), (2, 1.0)], [], [], []])
    assert goods[0][2] < goods[0][3] < goods[0][5]
    assert all(one <= two for one, two in pairwise(goods[0]))
    assert purse([2, 0, 0, 1, 0, 0, 0], goods, 0.1) > purse([2, 0, 0, 0, 0, 0, 0], goods, 0.1) + 0.5
    assert purse([0, 0, 0, 4, 0, 0, 0], goods, 0.5) >= 2.0


def test_rounds_left_end_with_the_last_round() -> None:
    s = state()
    assert 6 <= rounds_left(s) <= 9
    s.last = True
    assert rounds_left(s) == 0


def test_a_free_city_that_is_paid_for_and_not_yet_taken_has_a_worth() -> None:
    """Between the last Gold and its capture a question may be open."""
    s = state()
    bare, city = DuelJudge(0).value(s), s.free[0]
    s.stakes[city] = CAPTURE
    assert DuelJudge(0).value(s) > bare
