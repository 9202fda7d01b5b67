"""The state, the stack, questions, plans."""

from __future__ import annotations

import pytest

from clio.engine.control import Choose, Seq
from clio.engine.info import PUBLIC
from clio.engine.kernel import (
    NOBODY, NOTHING, Ask, Frame, Op, Secret, State, answers_of, forget_answers, pending, playout,
    question_of, same_choice, turn_to,
)
from clio.engine.rng import seed_rng
from clio.engine.save import OpTable
from tests.engine.games import secret
from tests.engine.purse import FIRST, Get, Guess, Purse, begin


def test_what_is_pushed_last_is_done_first() -> None:
    s = Purse(0)
    s.push(Get(1), 0)
    s.push(Get(2), 0)
    s.advance()
    assert [entry[0] for entry in s.diary] == [2, 1]
    assert (s.over, s.player, s.legal) == (True, NOBODY, [])


def test_a_question_stops_the_game_until_it_is_answered() -> None:
    s = begin(Seq(Guess(), Get(5)), 0)
    assert (s.over, s.player, s.legal) == (False, 0, [1, 2, 3])
    assert s.gold == [0]
    s.apply(1)
    s.apply(1)
    assert (s.over, s.gold) == (True, [5])


class Loop(Op[Purse]):
    def do(self, s: Purse, f: Frame) -> None:
        s.push(self, f.me)


def test_an_endless_loop_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="endless loop in the rules: Loop"):
        begin(Loop())


class One(Ask[Purse]):
    def options(self, s: Purse, f: Frame) -> list[int]:
        return [4]

    def chosen(self, s: Purse, f: Frame, a: int) -> None:
        s.diary.append((a,))


class OneAsked(One):
    auto: bool = False


class Nothing(One):
    def options(self, s: Purse, f: Frame) -> list[int]:
        return []

    def done(self, s: Purse, f: Frame) -> None:
        s.diary.append(("done",))


def test_a_single_option_is_taken_unasked_unless_that_would_tell() -> None:
    assert begin(One()).diary == [(4,)]
    s = begin(OneAsked())
    assert (s.diary, s.legal) == ([], [4])


def test_without_options_a_question_is_done() -> None:
    assert begin(Nothing()).diary == [("done",)]
    assert not Nothing().can(Purse(), Frame(NOTHING, 0))
    assert One().can(Purse(), Frame(NOTHING, 0))


def test_ops_that_are_not_written_say_so() -> None:
    f = Frame(NOTHING, 0)
    with pytest.raises(NotImplementedError):
        Op[Purse]().do(Purse(), f)
    with pytest.raises(NotImplementedError):
        Ask[Purse]().options(Purse(), f)
    with pytest.raises(NotImplementedError):
        Ask[Purse]().chosen(Purse(), f, 0)
    with pytest.raises(NotImplementedError):
        State(1).clone()


def test_a_clone_shares_nothing_that_changes() -> None:
    s = begin(Seq(Guess(), Guess()), 0)
    other = s.clone()
    other.apply(2)
    assert (s.legal, s.waiting.mem, len(s.stack)) == ([1, 2, 3], (), 1)
    assert other.waiting.mem == (2,)
    assert other.waiting is not s.waiting
    assert s.stack[0] is other.stack[0], "frames are never changed, so that clones share them"


def test_events_are_noted_only_if_somebody_keeps_a_log() -> None:
    s = Purse()
    s.note(1, 0)
    assert s.log is None
    s.log = []
    s.note(3, 1, 10, 20, 30)
    (e,) = s.log
    assert (e.kind, e.me, e.a, e.b, e.c) == (3, 1, 10, 20, 30)
    assert e.audience == PUBLIC
    s.note(4, 1, 10, audience=0b101)
    assert (s.log[1].a, s.log[1].b, s.log[1].audience) == (10, -1, 0b101)
    assert s.clone().log is None


def test_chance_reveals_something() -> None:
    s, same = Purse(), Purse()
    assert [s.below(6) for _ in range(5)] == [same.below(6) for _ in range(5)]
    assert s.epoch == 5


# ------------------------------------------------------------------ who may answer, random play
def battle(*answers: int) -> secret.Battle:
    """A secret choice of four, after some answers in seat order."""
    s = secret.GAME.start(4, {}, seed_rng("x"))
    assert pending(s) == [0], "an ordinary question first"
    for action in (UNIT, *answers):
        s.apply(action)
    return s


UNIT, DONE = secret.UNIT, secret.DONE


def test_everybody_may_answer_a_secret_choice() -> None:
    assert pending(battle()) == [0, 1, 2, 3]
    assert pending(battle(UNIT)) == [0, 1, 2, 3], "not complete"
    assert pending(battle(UNIT, DONE)) == [1, 2, 3]


def test_answers_gather_until_the_choice_is_complete() -> None:
    s = battle(UNIT)
    assert (s.player, s.legal, s.waiting.mem, s.armies[0]) == (0, [1, 2, DONE], (UNIT,), ())
    assert [answers_of(s, seat) for seat in range(4)] == [(UNIT,), (), (), ()]
    s.apply(UNIT + 2)
    s.apply(DONE)
    assert (s.player, s.armies) == (1, [(0, 2), (), (), ()])
    assert answers_of(s, 0) == ()


def test_the_question_of_each_seat() -> None:
    s = battle(UNIT, DONE)
    assert question_of(s, 0) is None
    assert question_of(s, 1) is s.waiting
    assert question_of(s, 3) is s.stack[-2]
    ready = secret.GAME.start(4, {}, seed_rng("x"))
    assert [question_of(ready, seat) for seat in (-1, 0, 1, 4)] == [None, ready.waiting, None, None]
    assert answers_of(ready, 0) == ()
    over = Purse(0)
    over.advance()
    assert question_of(over, NOBODY) is None


def test_another_seat_answers_first() -> None:
    s, other = battle(UNIT), battle(UNIT)
    turn_to(s, 2)
    assert (s.player, s.legal, s.waiting.me, s.waiting.mem) == (2, [0, 1, 2], 2, ())
    assert sorted(pending(s)) == [0, 1, 2, 3]
    assert answers_of(s, 0) == (UNIT,)
    for action in (UNIT + 1, DONE):
        s.apply(action)
    assert s.armies == [(), (), (1,), ()]
    for g, seats in ((s, (0, 3, 1)), (other, (0, 1))):
        for seat in seats:
            turn_to(g, seat)
            for action in (UNIT, DONE) if seat else (DONE,):
                g.apply(action)
    for action in (UNIT + 1, DONE, UNIT, DONE):
        other.apply(action)
    assert secret.GAME.digest(s) == secret.GAME.digest(other)


def test_only_who_may_answer_comes_first() -> None:
    s = battle(UNIT, DONE)
    before = secret.GAME.digest(s)
    for seat in (0, 1, 4, -1):
        turn_to(s, seat)
        assert secret.GAME.digest(s) == before


def test_answers_of_others_are_forgotten() -> None:
    s = battle(UNIT)
    turn_to(s, 2)
    s.apply(UNIT + 1)
    for seat, left in ((None, [(), ()]), (0, [(UNIT,), ()]), (2, [(), (UNIT + 1,)]), (3, [(), ()])):
        g = s.clone()
        forget_answers(g, seat)
        assert [answers_of(g, 0), answers_of(g, 2)] == left
        assert g.legal == g.waiting.op.options(g, g.waiting)
        assert pending(g) == pending(s)
    ready = secret.GAME.start(4, {}, seed_rng("x"))
    waiting = ready.waiting
    forget_answers(ready, 1)
    assert ready.waiting is waiting


def test_one_secret_choice_is_not_the_next() -> None:
    s = battle()
    first = s.clone()
    while s.round == 1:
        assert same_choice(first, s)
        s.apply(s.legal[-1])
    ready = s.clone()
    s.apply(UNIT)
    assert [same_choice(first, s), same_choice(ready, ready), same_choice(ready, s)] == [False] * 3
    assert same_choice(s, s.clone())


class SecretGuess(Secret[Purse]):
    """Seats with gold choose in secret; the others have nothing to choose."""

    def options(self, s: Purse, f: Frame) -> list[int]:
        return [1, 2, 3][: 0 if f.mem else s.gold[f.me]]

    def done(self, s: Purse, f: Frame) -> None:
        s.diary.append((f.me, *f.mem))


def test_seats_without_a_choice_are_not_waited_for() -> None:
    s = Purse(2, 0, 1, 3)
    guess = SecretGuess()
    OpTable().add(guess)
    for seat in (3, 2, 1, 0):
        s.push(guess, seat)
    s.advance()
    assert pending(s) == [0, 2, 3], "one option is asked too"
    s.apply(1)
    assert (pending(s), s.diary) == ([2, 3], [(0, 1), (1,)])
    s.apply(1)
    s.apply(2)
    assert pending(s) == []


def test_random_play_reaches_the_end_and_is_repeatable() -> None:
    op = Seq(*[Choose(FIRST, Get(1), Get(2), Get(3))] * 50)
    one, two, three = begin(op, 0), begin(op, 0), begin(op, 0)
    assert playout(one, 1234567) == playout(two, 1234567) == 50
    assert one.gold == two.gold
    playout(three, 7654321)
    assert [entry[0] for entry in three.diary] != [entry[0] for entry in one.diary]
