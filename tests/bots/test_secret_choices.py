"""Bots at a secret choice: each tries its own answers, whoever else has answered."""

from __future__ import annotations

from clio.bots import make
from clio.bots.position import AnyPosition
from clio.engine.history import Table
from clio.engine.kernel import answers_of, pending
from clio.engine.rng import seed_rng
from tests.engine.games.secret import GAME


def battle(*answers: tuple[int, str]) -> Table:
    table = Table(GAME, 4, "battle")
    for seat, symbol in ((0, "unit foot"), *answers):
        table.play(symbol, seat)
    return table


def test_a_later_seat_can_try_its_answers() -> None:
    table = battle((0, "unit bow"), (1, "unit foot"), (2, "unit bow"))
    for seat, mine, legal in ((0, (2,), [0, 1, 4]), (2, (2,), [0, 1, 4]), (3, (), [0, 1, 2])):
        position = AnyPosition(table.game, table.state_of(seat), seat)
        assert position.legal == legal
        assert position.view == table.view(seat)
        sample = position.sample(seed_rng("x"))
        assert (sample.player, sample.legal, sorted(pending(sample))) == (seat, legal, [0, 1, 2, 3])
        assert {other: answers_of(sample, other) for other in range(4) if answers_of(sample, other)} == (
            {seat: mine} if mine else {}
        )
        sample.apply(legal[0])
        assert sample.player == seat
    assert answers_of(table.state, 0) == (2,), "the table is as it was"


def test_who_has_chosen_has_nothing_to_answer() -> None:
    table = battle((2, "unit bow"), (2, "done"))
    position = AnyPosition(table.game, table.state_of(2), 2)
    assert position.legal == []
    assert position.sample(seed_rng("x")).player == 0


def test_bots_play_a_whole_game_in_any_order() -> None:
    table = battle()
    bots = [make("random", GAME, seat) for seat in range(4)]
    while not table.over:
        seat = table.pending[-1]
        table.play(bots[seat].choose(AnyPosition(table.game, table.state_of(seat), seat)), seat)
    assert len(table.actions) > 10
