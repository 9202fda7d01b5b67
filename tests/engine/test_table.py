"""A game for people: playing, refusing, taking back, answering at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.errors import BadOption, GameOver, IllegalAction, NotYourTurn, NoUndo, UnknownSymbol
from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.info import PUBLIC
from clio.engine.kernel import answers_of, turn_to
from clio.engine.loading import load
from clio.engine.told import Choice
from tests.engine.games import auction, defence, secret, spies, tableau


def war(players: int = 2, seed: str = "table") -> Table:
    return Table(defence.GAME, players, seed)


def battle(players: int = 4) -> Table:
    """At a secret choice of everybody."""
    table = Table(secret.GAME, players, "battle")
    table.play("unit foot")
    return table


def finished() -> Table:
    table = Table(tableau.GAME, 2, "end")
    while not table.over:
        table.play("end")
    return table


def position(table: Table) -> tuple[Any, ...]:
    return table.game.digest(table.state), tuple(table.actions), len(table.log), tuple(table.pending)


# ------------------------------------------------------------------ playing
def test_a_move_is_a_symbol_a_number_or_an_option() -> None:
    one, two, three = war(), war(), war()
    one.play("attack 2")
    two.play(defence.ATTACK + 1)
    three.play(next(choice for choice in three.options if choice.symbol == "attack 2"))
    assert position(one) == position(two) == position(three)


def test_options_name_themselves() -> None:
    table = war()
    choice = table.options[0]
    assert (choice.symbol, choice.number, choice.text("fr"), choice.targets) == ("peace", 0, "peace", [])
    assert repr(choice) == "<peace>"
    assert table.prompt() == "Turn?"
    assert table.prompt(seat=1) == "", "not the one who is asked"


def test_the_decider_may_be_another_than_the_one_whose_turn_it_is() -> None:
    table = war(3)
    table.play("attack 3")
    assert (table.seat, table.pending) == (2, [2])
    with pytest.raises(NotYourTurn, match="not the turn of seat 1: the game waits for Player 3"):
        table.play("stop", seat=0)
    table.play("stop", seat=2)


def test_the_log_tells_what_happened_and_when() -> None:
    table = Table(defence.GAME, 2, "log", names=["Ada", ""])
    table.play("attack 2")
    table.play("discard 1" if "discard 1" in [c.symbol for c in table.options] else table.options[1])
    assert [line.kind for line in table.log] == ["event-0", "event-1"]
    first = table.log[0]
    assert (first.seat, first.decision, first.amounts, first.text()) == (0, 1, {}, "Ada: 0 1")
    assert table.log[1].text("fr").startswith("Joueur 2")


def test_a_line_of_the_log_has_its_readers() -> None:
    table = Table(spies.GAME, 3, "log", names=["Ada", "Bo", "Cy"])
    top, held = table.state.piles[3][-1], table.state.piles[2][-1]  # type: ignore[attr-defined]
    table.play("draw")
    table.play("peek 3")
    drew, peeked = f"Ada: 4 {top}", f"Bo: 5 {held}"
    public = ["Ada: 3 4", "Bo: 0 2"]
    logs = {seat: [line.text() for line in table.log_of(seat)] for seat in (0, 1, 2, None)}
    assert logs == {
        0: ["Ada: 3 4", drew, "Bo: 0 2"], 1: [*public, peeked], 2: [*public, peeked], None: public,
    }
    assert [line.text() for line in table.log] == ["Ada: 3 4", drew, "Bo: 0 2", peeked], "all of it for the owner"
    assert [line.audience for line in table.log] == [PUBLIC, 0b001, PUBLIC, 0b110]
    assert [table.log[1].seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert table.log[0].seen_by(None)
    again = load(table.save(), lambda name: spies.GAME)
    assert [line.audience for line in again.log] == [line.audience for line in table.log]
    table.undo(anyway=True)
    assert [line.text() for line in table.log_of(1)] == ["Ada: 3 4"]


@pytest.mark.parametrize("move", [-1, 9, 10**20, True, False, None, 1.0, b"peace", ["peace"]])
def test_what_is_no_number_of_a_move_is_refused(move: Any) -> None:
    table = war()
    before = position(table)
    with pytest.raises(IllegalAction, match="numbered 0 to 8") as e:
        table.play(move)
    assert e.value.code == "illegal_action"
    assert position(table) == before


def test_what_is_no_symbol_is_refused() -> None:
    table = war()
    with pytest.raises(UnknownSymbol, match="Did you mean: attack"):
        table.play("atack 2")


def test_an_option_of_another_game_is_refused() -> None:
    table = war()
    foreign = Choice(Table(spies.GAME, 2), table.state, table.state.waiting, 15)
    with pytest.raises(IllegalAction):
        table.play(foreign)


def test_an_illegal_move_is_refused_with_its_clauses() -> None:
    table = war()
    before = position(table)
    with pytest.raises(IllegalAction, match=r"“discard 1” is not possible now: Not now. \(TEST-01\)") as e:
        table.play("discard 1")
    assert e.value.clauses == ("TEST-01",)
    assert "Pas maintenant" in e.value.text("fr")
    assert position(table) == before


@pytest.mark.parametrize("seat", [2, -1, True, "1", 0.0, 10**9])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    table = war()
    with pytest.raises(IllegalAction, match="There is no seat"):
        table.play("peace", seat)
    with pytest.raises(IllegalAction, match="There is no seat"):
        table.view(seat)
    with pytest.raises(IllegalAction, match="There is no seat"):
        table.log_of(seat)


def test_after_the_end_nothing_is_played() -> None:
    table = finished()
    assert (table.seat, table.pending, table.options, table.prompt()) == (None, [], [], "")
    with pytest.raises(GameOver, match="The game is over"):
        table.play("end")
    with pytest.raises(GameOver):
        table.play("end", seat=0)
    assert table.result.winners == (0, 1)


def test_why_not() -> None:
    table = war()
    assert table.why_not("peace") is None
    why = table.why_not("discard 1")
    assert why is not None
    assert (why.clauses, why.text("fr")) == (("TEST-01",), "Pas maintenant.")
    why = table.why_not("peace", seat=1)
    assert why is not None
    assert "not the turn of seat 2" in why.text("en")
    why = finished().why_not("end")
    assert why is not None
    assert "terminée" in why.text("fr") or why.text("fr")
    with pytest.raises(UnknownSymbol):
        table.why_not("fly")


# ------------------------------------------------------------------ setting up
def test_without_a_seed_chance_decides() -> None:
    seeds = {Table(auction.GAME).seed for _ in range(5)}
    assert len(seeds) == 5


def test_the_fewest_players_are_the_default() -> None:
    assert Table(auction.GAME).players == 2
    assert Table(auction.GAME, 4).players == 4


@pytest.mark.parametrize("names", [[1, 2], ["a", "b", "c"], "ab", 5, {"a": 1}, [None]])
def test_names_are_texts_one_for_each_seat_at_most(names: Any) -> None:
    with pytest.raises(BadOption, match="names"):
        Table(auction.GAME, 2, names=names)


def test_seats_without_a_name_are_numbered_in_the_language_of_the_reader() -> None:
    table = Table(auction.GAME, 3, names=["", "Ada"])
    assert table.seat_names("en") == ["Player 1", "Ada", "Player 3"]
    assert table.seat_names("fr") == ["Joueur 1", "Ada", "Joueur 3"]


# ------------------------------------------------------------------ taking back
def test_a_decision_is_taken_back_and_played_again() -> None:
    table = war()
    start = position(table)
    table.play("attack 2")
    after = position(table)
    assert table.can_undo(0)
    assert not table.can_undo(1), "not the other's decision"
    table.undo(0)
    assert position(table) == start
    table.redo()
    assert position(table) == after


def test_what_revealed_something_is_not_taken_back_unless_all_agree() -> None:
    table = war()
    table.play("attack 2")
    before = position(table)
    table.play(table.options[1])  # a hidden card comes out
    after = position(table)
    assert not table.can_undo()
    with pytest.raises(NoUndo, match="something hidden has come out"):
        table.undo()
    assert position(table) == after
    table.undo(anyway=True)
    assert position(table) == before
    assert table.can_undo(), "what came before can be taken back again"
    table.redo()
    assert position(table) == after


def test_a_seat_takes_back_only_its_own_decision() -> None:
    table = Table(auction.GAME, 2, "own")
    table.play("bid 1")
    table.play("bid 2")
    with pytest.raises(NoUndo):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.actions == []


def test_nothing_to_take_back_or_to_play_again() -> None:
    table = war()
    with pytest.raises(NoUndo, match="nothing to take back"):
        table.undo()
    with pytest.raises(NoUndo, match="nothing to take back"):
        table.undo(anyway=True)
    with pytest.raises(NoUndo, match="nothing to play again"):
        table.redo()


def test_a_new_move_forgets_what_was_taken_back() -> None:
    table = war()
    table.play("attack 2")
    table.undo()
    table.play("peace")
    with pytest.raises(NoUndo, match="nothing to play again"):
        table.redo()


def test_several_decisions_are_taken_back_and_played_again_in_order() -> None:
    table = Table(tableau.GAME, 2, "many")
    seen = [position(table)]
    for _ in range(12):
        table.play(table.options[-1])
        seen.append(position(table))
    for before in reversed(seen[:-1]):
        table.undo()
        assert position(table) == before
    for after in seen[1:]:
        table.redo()
        assert position(table) == after


def test_the_end_can_be_taken_back() -> None:
    table = finished()
    table.undo()
    assert not table.over
    table.redo()
    assert table.over


# ------------------------------------------------------------------ at the same time
def test_secret_answers_come_in_any_order() -> None:
    table, other = battle(), battle()
    for seat in (2, 0, 3, 2, 1, 3, 0, 1):
        table.play("done" if table.waiting_answers(seat) or answers_of(table.state, seat) else "unit bow", seat)
    for _ in range(4):
        other.play("unit bow")
        other.play("done")
    assert position(table) == position(other)
    assert table.save() == other.save()


def test_an_early_answer_waits_and_is_seen_by_nobody() -> None:
    table = battle()
    before = {seat: table.view(seat) for seat in (0, 1, 3, None)}
    table.play("unit bow", seat=2)
    assert (table.pending, table.answered, table.waiting_answers(2)) == ([0, 1, 2, 3], frozenset(), (2,))
    assert [choice.symbol for choice in table.options_of(2)] == ["unit foot", "unit horse", "done"]
    table.play("done", seat=2)
    assert (table.pending, set(table.answered)) == ([0, 1, 3], {2})
    assert table.seat == 0
    assert {seat: table.view(seat) for seat in (0, 1, 3, None)} == before
    with pytest.raises(NotYourTurn):
        table.play("unit foot", seat=2)
    assert table.options_of(2) == []
    assert [choice.symbol for choice in table.options_of(3)] == ["unit foot", "unit horse", "unit bow"]
    assert table.prompt(seat=3) == "ChooseArmy?"
    assert table.prompt(seat=2) == ""


def test_a_given_answer_is_shown_to_its_owner_only() -> None:
    table = battle()
    for symbol, chosen in (("unit bow", False), ("done", True)):
        table.play(symbol)
        assert table.view(0)["mine"] == [2]
        for seat in (1, 2, 3, None):
            view = table.view(seat)
            assert view["chosen"] == [chosen, False, False, False]
            assert view["mine"] == []


def test_an_early_answer_is_shown_to_its_owner() -> None:
    table = battle()
    for symbol, mine in (("unit bow", [2]), ("unit foot", [2, 0]), ("done", [2, 0])):
        table.play(symbol, 2)
        assert table.view(2)["mine"] == mine
        assert table.view(2)["legal"] == ([choice.number for choice in table.options_of(2)] or None)


def test_the_position_as_far_as_a_seat_has_answered() -> None:
    table = battle()
    table.play("unit bow", 2)
    before = position(table)
    assert [table.state_of(seat) is table.state for seat in range(4)] == [True, True, False, True]
    assert [answers_of(table.state_of(seat), 2) for seat in range(4)] == [(), (), (2,), ()]
    assert table.state_of(2).player == 0
    assert [table.asked(seat).player for seat in range(4)] == [0, 1, 2, 3]
    assert table.asked(2).legal == [0, 1, secret.DONE]
    assert [choice.targets for choice in table.options_of(3)] == [["3:army:0"]] * 3
    table.play("done", 2)
    assert table.asked(2).player == 0, "who has chosen is not asked"
    table.undo(2)
    assert position(table) == before


def test_a_refusal_knows_who_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def refusal(self: Any, s: secret.Battle, seat: int, action: int, names: object = None) -> Refusal:
        seen.append((s.player, s.waiting.mem, seat))
        return Refusal((), {"en": "No.", "fr": "Non."})

    monkeypatch.setattr(secret.SecretBattle, "refusal", refusal)
    table = battle()
    table.play("unit bow", 2)
    with pytest.raises(IllegalAction):
        table.play("unit bow", 2)
    assert table.why_not("done", 3) is not None
    assert seen == [(2, (2,), 2), (3, (), 3)]


def test_an_early_answer_is_taken_back_by_its_owner_alone() -> None:
    table = battle()
    for seat, symbol in ((2, "unit bow"), (3, "unit bow"), (2, "done"), (3, "done")):
        table.play(symbol, seat)
    assert (table.can_undo(2), table.can_undo(1), table.pending) == (True, False, [0, 1])
    table.undo(2)
    assert (table.pending, table.waiting_answers(2)) == ([0, 1, 2], (2,))
    table.undo()
    assert table.pending == [0, 1, 2, 3], "the last one given"
    table.undo()
    assert (table.waiting_answers(2), table.waiting_answers(3)) == ((2,), ())
    table.undo(2)
    assert not table.can_undo(2)


def test_an_answer_in_turn_is_taken_back_while_others_wait() -> None:
    table = battle()
    for seat, symbol in ((3, "unit bow"), (0, "unit foot"), (3, "done"), (0, "unit horse")):
        table.play(symbol, seat)
    for answers in ((0,), ()):
        table.undo(0)
        assert (set(table.answered), answers_of(table.state, 0)) == ({3}, answers)
    for _ in range(3):
        table.play("unit horse")
        table.play("done")
    assert table.state.player == 0
    assert [line.text() for line in table.log[-4:]] == [
        "Player 1: 1 1", "Player 2: 1 1", "Player 3: 1 1", "Player 4: 1 2",
    ]


def test_an_answer_is_taken_back_though_others_have_gone_on() -> None:
    table = battle()
    for seat, symbol in ((1, "unit bow"), (0, "unit foot"), (2, "unit bow"), (1, "done"), (0, "done")):
        table.play(symbol, seat)
    there = position(table)
    assert (table.state.player, table.deciders, table.can_undo(0)) == (2, [0, 0, 0, 1, 1, 2], True)
    table.undo(0)
    assert (table.state.player, table.pending, set(table.answered)) == (0, [0, 2, 3], {1})
    assert [table.waiting_answers(seat) for seat in range(4)] == [(), (2, 4), (2,), ()]
    assert table.undone == secret.DONE
    table.redo()
    assert position(table) == there
    table.undo(1)
    assert (table.state.player, table.pending, table.waiting_answers(2)) == (1, [1, 2, 3], (2,))
    table.play("unit foot", 1)
    table.undo(0)
    assert table.waiting_answers(1) == (2, 0)


def test_what_was_decided_before_the_question_is_taken_back_whoever_has_answered() -> None:
    """Or undo would tell who has begun to answer. Their answers belong to a question that is gone."""
    table = Table(secret.GAME, 3, "battle")
    before = table.game.digest(table.state)
    table.play("unit foot")
    turn_to(table.state, 1)
    table.play("unit bow")
    assert table.deciders == [0, 1]
    assert table.can_undo(0)
    table.undo(0)
    assert (table.game.digest(table.state), table.actions, table.answered) == (before, [], frozenset())


def test_what_came_after_an_answer_taken_back_is_not_played_again() -> None:
    table = battle()
    for symbol in ("unit foot", "done", "unit bow", "done"):
        table.play(symbol)
    table.undo(1)
    table.undo(0)
    assert table.waiting_answers(1) == (2,)
    table.undo(1)
    assert table.undone is None, "the end of an army that has no unit"


def test_going_back_before_the_question_forgets_its_answers() -> None:
    table = battle()
    table.play("unit bow", seat=3)
    table.play("unit bow", seat=0)
    table.undo(0)
    table.undo(0)
    assert table.prompt() == "Ready?"
    table.play("unit foot")
    assert (table.pending, table.waiting_answers(3)) == ([0, 1, 2, 3], ())


def test_starting_again_forgets_waiting_answers() -> None:
    table = battle()
    for _ in range(4):
        table.play("unit foot")
        table.play("done")
    table.play("unit foot")
    table.play(table.options_of(2)[0], seat=2)
    table.undo(0)
    table.undo(3, anyway=True)
    assert table.pending == [3], "the last answer of the first battle"


def test_one_seat_alone_plays_too() -> None:
    table = battle(1)
    assert table.pending == [0]
    table.play("unit foot")
    table.play("done")
    assert table.view(0)["points"] == [1]
