"""What a server asks of a table besides: checking without playing, whose decisions they were, going far back."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.errors import GameOver, IllegalAction, NotYourTurn, NoUndo, UnknownSymbol
from clio.engine.history import Table
from clio.engine.loading import replay
from tests.engine.games import defence, secret, spies, tableau


def position(table: Table) -> tuple[Any, ...]:
    return (
        table.game.digest(table.state), tuple(table.actions), tuple(table.deciders), len(table.log),
        tuple(table.pending), table.undone, table.answered,
    )


def war(moves: int, players: int = 3) -> Table:
    table = Table(defence.GAME, players, "server")
    for n in range(moves):
        table.play(table.options[n % len(table.options)])
    return table


def battle() -> Table:
    """Everybody answers at the same time; the last seat has answered already."""
    table = Table(secret.GAME, 4, "battle")
    table.play("unit foot")
    table.play("unit bow", 3)
    table.play("done", 3)
    return table


# ------------------------------------------------------------------ secret choices
def test_what_a_seat_has_answered_in_secret() -> None:
    table = battle()
    table.play("unit horse", 1)
    assert table.secret
    assert [table.secret_answers(seat) for seat in range(4)] == [(), (table.game.space.parse("unit horse"),), (), None]
    assert war(3).secret_answers(0) is None
    assert not war(3).secret


def test_whether_a_seat_goes_on_choosing() -> None:
    table = battle()
    assert table.goes_on_choosing(1, "unit bow")
    table.play("unit bow", 1)
    assert not table.goes_on_choosing(1, "done")
    assert not table.goes_on_choosing(3, "done"), "it has chosen"
    assert not war(3).goes_on_choosing(war(3).seat or 0, "peace"), "nothing is secret there"


def test_a_secret_choice_stays_the_same_until_all_have_answered() -> None:
    table = battle()
    before = table.state.clone()
    for seat in (0, 1, 2):
        table.play("unit foot", seat)
        assert table.same_choice(before)
        table.play("done", seat)
    assert not table.same_choice(before)
    plain = war(3)
    assert not plain.same_choice(plain.state.clone())


# ------------------------------------------------------------------ checking
def test_checking_plays_nothing() -> None:
    table = war(3)
    before = position(table)
    for choice in table.options:
        table.check(choice)
        table.check(choice.symbol, table.seat)
        table.check(choice.number)
    assert position(table) == before
    table.undo(anyway=True)
    undone = table.undone
    table.check(table.options[0])
    assert table.undone == undone, "what was taken back can still be played again"


def test_checking_refuses_what_playing_refuses() -> None:
    table = war(0)
    before = position(table)
    refused: list[tuple[Any, int | None, type[Exception]]] = [
        ("atack 2", None, UnknownSymbol), ("stop", 0, IllegalAction), ("peace", 1, NotYourTurn),
        ("peace", 9, IllegalAction), (10**9, None, IllegalAction), (True, None, IllegalAction),
    ]
    for move, seat, error in refused:
        for way in (table.check, table.play):
            with pytest.raises(error):
                way(move, seat)
    assert position(table) == before
    over = Table(tableau.GAME, 2, "end")
    while not over.over:
        over.play("end")
    with pytest.raises(GameOver):
        over.check("end")


# ------------------------------------------------------------------ whose decisions
def test_every_decision_has_its_decider() -> None:
    table, seats = Table(defence.GAME, 3, "server"), []
    for n in range(12):
        seats.append(table.seat)
        table.play(table.options[n % len(table.options)])
    assert table.deciders == seats
    assert len(table.deciders) == len(table.actions)
    table.undo(anyway=True)
    assert table.deciders == seats[:-1]
    table.redo()
    assert table.deciders == seats
    again = Table(defence.GAME, 3, "server")
    replay(again, [table.game.space.symbol(action) for action in table.actions])
    assert again.deciders == seats


def test_secret_answers_are_decided_in_the_order_of_the_seats() -> None:
    table = battle()
    while table.answered:
        seat = table.pending[-1]
        table.play(table.options_of(seat)[0], seat)
    assert len(table.deciders) == len(table.actions)
    assert table.deciders == [0, *sorted(table.deciders[1:])]
    assert set(table.deciders) == {0, 1, 2, 3}


# ------------------------------------------------------------------ going far back
def test_going_back_to_any_decision() -> None:
    moments = [war(n) for n in range(10)]
    for target in range(9):
        table = war(9)
        table.back_to(target)
        there = moments[target]
        assert table.game.digest(table.state) == there.game.digest(there.state)
        assert (table.actions, table.deciders) == (there.actions, there.deciders)
        assert [line.text() for line in table.log] == [line.text() for line in there.log]
        for _ in range(target, 9):
            table.redo()
        assert table.game.digest(table.state) == moments[9].game.digest(moments[9].state)
        assert table.deciders == moments[9].deciders
        assert table.undone is None


@pytest.mark.parametrize("decision", [-1, 3, 4, 10**9])
def test_there_is_nothing_to_go_back_to(decision: int) -> None:
    table = war(3)
    before = position(table)
    with pytest.raises(NoUndo):
        table.back_to(decision)
    assert position(table) == before


def test_going_back_opens_the_secret_question_again() -> None:
    table = battle()
    assert table.answered == {3}
    table.back_to(0)
    assert table.answered == frozenset()
    assert table.actions == []


def test_what_can_be_played_again() -> None:
    table = war(4)
    last, found = table.actions[-1], [table.undone]
    for back in (True, False, True):
        table.undo(anyway=True) if back else table.redo()
        found.append(table.undone)
    table.play(table.options[-1])
    assert [*found, table.undone] == [None, last, None, last, None]


def test_secret_answers_that_wait() -> None:
    table = battle()
    assert table.answered == {3}
    assert 3 not in table.pending
    table.undo(3)
    assert table.answered == frozenset()
    assert 3 in table.pending


# ------------------------------------------------------------------ words
def test_the_last_decision_in_words() -> None:
    table = Table(tableau.GAME, 2, "words")
    assert table.last_text("en") is None
    for n in range(8):
        choice = table.options[n % len(table.options)]
        text = {lang: choice.text(lang) for lang in ("en", "fr")}
        table.play(choice)
        assert {lang: table.last_text(lang) for lang in ("en", "fr")} == text


def test_the_last_decision_is_told_even_if_it_revealed_something() -> None:
    table = Table(spies.GAME, 3, "words")
    offered = {choice.symbol: choice.text("en") for choice in table.options}["draw"]
    table.play("draw")
    assert not table.can_undo()
    assert table.last_text("en") == offered
