"""Ops that hold other ops: what they can do, in which order, with which memory."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.control import (
    Choose, ForEach, ForPlayer, If, May, OrderTriggers, Repeat, Seq,
)
from clio.engine.kernel import NOTHING, Op
from tests.engine.games.tableau import OPPONENT
from tests.engine.purse import (
    FIRST, NO, YES, AtLeast, Get, Give, GiveSome, Gold, Guess, Never, Others, begin, can,
)


def test_seq_does_its_parts_in_order() -> None:
    s = begin(Seq(Get(1), Get(2), Seq(Get(3), Get(4))))
    assert [entry[0] for entry in s.diary] == [1, 2, 3, 4]
    assert s.over


def test_seq_needs_its_required_parts_only() -> None:
    assert not can(Seq(Give(2), Get(5)), 1)
    assert can(Seq(Give(2), Get(5)), 2)
    assert can(Seq(Get(5), GiveSome(2)), 1), "a part that is not required is done as far as possible"
    assert can(Seq(Get(1), May(YES, NO, Never())), 0)
    assert not can(Seq(Get(1), Seq(Never())), 0)


def test_choose_offers_the_possible_branches() -> None:
    op = Choose(FIRST, Give(1), Give(3), Get(1))
    s = begin(op, 2)
    assert s.legal == [FIRST, FIRST + 2]
    s.apply(FIRST)
    assert s.gold == [1]
    assert not can(Choose(FIRST, Give(1), Never()), 0)
    assert op.parts() == op.branches


def test_choose_takes_a_single_branch_unasked_and_skips_none() -> None:
    assert begin(Choose(FIRST, Give(1), Get(4)), 0).gold == [4]
    assert begin(Choose(FIRST, Give(1), Never()), 0).diary == []


def test_may_asks_only_when_possible() -> None:
    assert begin(May(YES, NO, Give(1)), 0).over
    s = begin(May(YES, NO, Give(1)), 1)
    assert s.legal == [YES, NO]
    no = s.clone()
    no.apply(NO)
    s.apply(YES)
    assert (s.gold, no.gold) == ([0], [1])
    assert begin(May(NO, YES, Give(1)), 1).legal == [YES, NO], "sorted, whichever is yes"


def test_if_chooses_by_its_condition() -> None:
    op = If(AtLeast(2), Get(10), Give(1))
    assert begin(op, 2).gold == [12]
    assert begin(op, 1).gold == [0]
    assert can(op, 1)
    assert not can(op, 0)
    assert can(If(AtLeast(2), Get(1)), 0), "nothing to do is possible"
    assert begin(If(AtLeast(2), Get(1)), 0).diary == []
    assert len(op.parts()) == 2
    assert len(If(AtLeast(2), Get(1)).parts()) == 1


@pytest.mark.parametrize(("times", "gold", "after"), [(3, 0, 3), (0, 5, 5), (Gold(), 2, 4)])
def test_repeat(times: Any, gold: int, after: int) -> None:
    assert begin(Repeat(times, Get(1)), gold).gold == [after]


def test_repeat_is_possible_if_it_is_once_or_never() -> None:
    assert not can(Repeat(2, Never()), 0)
    assert can(Repeat(0, Never()), 0)
    assert can(Repeat(Gold(), Never()), -1), "fewer than no times is no times"


def test_for_each_leaves_out_those_who_cannot() -> None:
    s = begin(ForEach(Others(), Give(2)), 5, 2, 1, 3)
    assert s.gold == [5, 0, 1, 1]
    assert [entry[1] for entry in s.diary] == [1, 3]
    assert not can(ForEach(Others(), Give(2)), 5, 1, 1)


def test_for_each_lets_every_seat_decide() -> None:
    s = begin(ForEach(Others(), Choose(FIRST, Get(1), Get(2))), 0, 0, 0)
    assert s.player == 1
    s.apply(FIRST + 1)
    assert s.player == 2
    s.apply(FIRST)
    assert s.gold == [0, 2, 1]


def test_for_player_is_always_possible_for_the_one_who_plays_it() -> None:
    assert can(ForPlayer(OPPONENT, Never()), 0, 0)
    s = begin(ForPlayer(OPPONENT, Seq(Get(1), Guess())), 0, 0)
    assert (s.player, s.gold) == (1, [0, 1])


class Order(OrderTriggers):
    def effect(self, s: Any, kind: int) -> Op[Any]:
        return EFFECTS[kind]


EFFECTS = (Get(1), Get(20), Get(300))


def test_triggers_are_ordered_by_their_owner() -> None:
    s = begin(Order(FIRST), 0, mem=(2, 0, 1))
    assert s.legal == [FIRST, FIRST + 1, FIRST + 2]
    s.apply(FIRST + 1)
    assert s.legal == [FIRST, FIRST + 2]
    s.apply(FIRST + 2)
    assert [entry[:3] for entry in s.diary] == [(20, 0, 1), (300, 0, 2), (1, 0, 0)], "the last one follows unasked"


def test_two_cards_of_a_kind_are_two_effects() -> None:
    s = begin(Order(FIRST), 0, mem=(1, 0, 1))
    assert s.legal == [FIRST, FIRST + 1], "no option twice"
    s.apply(FIRST + 1)
    assert s.legal == [FIRST, FIRST + 1]
    s.apply(FIRST + 1)
    assert s.gold == [41]


# ------------------------------------------------------------------ memory
@pytest.mark.parametrize(
    "op",
    [
        Get(1), Seq(Get(1)), If(AtLeast(0), Get(1)), Repeat(1, Get(1)), Choose(FIRST, Get(1)),
        ForPlayer(Others(), Get(1)), ForEach(Others(), Get(1)), Seq(Choose(FIRST, Seq(Get(1)), Never())),
    ],
    ids=lambda op: type(op).__name__,
)
def test_what_an_event_is_about_reaches_the_leaves(op: Op[Any]) -> None:
    s = begin(op, 0, 0, mem=(5,))
    assert [entry[3] for entry in s.diary] == [(5,)]


def test_a_may_hands_on_what_the_event_is_about() -> None:
    s = begin(May(YES, NO, Get(1)), 0, mem=(5,))
    s.apply(YES)
    assert s.diary == [(1, 0, 7, (5,))]


@pytest.mark.parametrize(
    "op",
    [Seq(Guess()), If(AtLeast(0), Guess()), Repeat(1, Guess()), Choose(FIRST, Guess()), ForPlayer(Others(), Guess()),
     ForEach(Others(), Guess())],
    ids=lambda op: type(op).__name__,
)
def test_an_asking_op_starts_with_a_memory_of_its_own(op: Op[Any]) -> None:
    s = begin(op, 0, 0, mem=(5, 6))
    assert s.legal == [1, 2, 3], "not taken for two answers"
    s.apply(1)
    s.apply(3)
    assert s.diary[0][3] == (1, 3)


def test_nothing_is_always_possible() -> None:
    assert begin(NOTHING).over
    assert can(NOTHING)
