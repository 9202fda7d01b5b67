"""Positions as plain numbers, and games as records of symbols."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clio.engine.actions import Range, Space
from clio.engine.control import Choose, Seq
from clio.engine.errors import BadSave, ClioError
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.kernel import NOTHING, Frame
from clio.engine.loading import load
from clio.engine.save import OpTable, digest
from tests.engine.games import auction, defence, secret
from tests.engine.purse import FIRST, Get, Give, Guess, begin

GAME: Game[Any] = defence.GAME


def find(name: str) -> Game[Any]:
    return GAME


def played(decisions: int = 12) -> Table:
    table = Table(GAME, 3, "save", {"most": "1"}, ["Ada", "Bé", ""])
    for n in range(decisions):
        table.play(table.options[n % len(table.options)])
    return table


def edited(**fields: Any) -> str:
    record = json.loads(played().save())
    return json.dumps(record | fields)


# ------------------------------------------------------------------ positions
def test_the_table_holds_every_op_once_parts_included() -> None:
    get = Get(1)
    op = Seq(get, Choose(FIRST, get, Give(2)))
    table = OpTable()
    table.add(op, None, op, get)
    assert [type(o).__name__ for o in table.ops] == ["Nothing", "Seq", "Get", "Choose", "Give"]
    assert [table.number[o] for o in table.ops] == [0, 1, 2, 3, 4]
    assert table.ops[0] is NOTHING


def test_two_tables_may_share_an_op() -> None:
    shared = Get(1)
    one, two = OpTable(), OpTable()
    one.add(shared)
    two.add(Get(2), shared)
    f = Frame(shared, 0)
    assert (one.pack(f)[0], two.pack(f)[0]) == (1, 2)
    assert one.unpack(one.pack(f)).op is two.unpack(two.pack(f)).op is shared


def test_a_position_is_loaded_as_it_was() -> None:
    table = OpTable()
    op = Seq(Guess(), Guess())
    table.add(op)
    s = begin(op, 3)
    s.apply(2)
    dump = json.loads(json.dumps(table.dump_kernel(s)))
    other = begin(NOTHING, 3)
    table.load_kernel(other, dump)
    assert table.dump_kernel(other) == dump
    assert other.waiting.mem == (2,)
    assert other.legal == [1, 2, 3]


def test_an_op_outside_the_table_cannot_be_dumped() -> None:
    table = OpTable()
    with pytest.raises(LookupError, match="Guess is not in the op table"):
        table.dump_kernel(begin(Guess(), 0))


@pytest.mark.parametrize(
    "dump", [[], None, "ab", [1, 2], [[], []], {"a": 1, "b": 2}, 5, [[1, [], [-1, 0, 0, []], 0, [], 0, 0], None]]
)
def test_a_broken_dump_is_refused(dump: Any) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        GAME.load(dump, {})


def test_no_frame_of_a_negative_op() -> None:
    state = GAME.start(2, {"most": "2"}, 5)
    dump = GAME.dump(state)
    dump[0][2][0] = -1
    with pytest.raises(BadSave):
        GAME.load(dump, {})


def test_the_digest_tells_positions_apart() -> None:
    assert digest([1, [2]]) == digest([1, [2]]) != digest([[1], 2])
    assert len(digest([])) == 16


# ------------------------------------------------------------------ games
def test_a_saved_game_is_readable_and_complete() -> None:
    record = json.loads(played().save())
    assert record["game"] == "defence"
    assert record["options"] == {"most": "1"}
    assert record["names"] == ["Ada", "Bé", ""]
    assert record["actions"][0] == "peace"
    assert len(record["actions"]) == 12


def test_a_saved_game_is_loaded_with_its_past() -> None:
    table = played()
    again = load(table.save(), find)
    assert GAME.digest(again.state) == GAME.digest(table.state)
    assert again.can_undo() == table.can_undo()
    assert [repr(line) for line in again.log] == [repr(line) for line in table.log]


@pytest.mark.parametrize(("upto", "decisions"), [(0, 0), (5, 5), (12, 12), (99, 12), (-3, 0)])
def test_a_saved_game_is_loaded_up_to_a_decision(upto: int, decisions: int) -> None:
    again = load(played().save(), find, upto)
    assert GAME.digest(again.state) == GAME.digest(played(decisions).state)


@pytest.mark.parametrize("name", ["\ud800", "Zoë 🏛", 'a"b\\', "\x00"])
def test_any_name_and_seed_can_be_saved_as_utf8(name: str) -> None:
    table = Table(GAME, 2, name, names=[name, "B"])
    text = table.save()
    again = load(text.encode().decode(), find)
    assert (again.names, again.seed) == ([name, "B"], name)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "truncated or not JSON"), ("{", "truncated"), ("[" * 100_000, "truncated"), ("1" * 5000, "truncated"),
        ("[]", "not a saved game of Clio"), ("{}", "not a saved game of Clio"), ("null", "not a saved game"),
        (edited(clio=2), "format 2"), (edited(clio="1"), "“clio”"), (edited(clio=True), "“clio”"),
        (edited(rules=9), "rules version 9"), (edited(seed=7), "“seed”"), (edited(actions="peace"), "“actions”"),
        (edited(actions=[1]), "“actions”"), (edited(names=[None]), "“names”"), (edited(names=["a"] * 9), "impossible"),
        (edited(players=7), "impossible options: defence is played by 2 to 4"), (edited(players=None), "“players”"),
        (edited(options={"most": "9"}), "impossible options"), (edited(options=[]), "“options”"),
        (edited(actions=["fly"]), "Move 1 of the saved game cannot be read"),
        (edited(actions=["peace", "discard 1"]), "Move 2 of the saved game, “discard 1”, is not legal"),
        (edited(actions=["peace"]), "was edited"), (edited(digest="0" * 16), "was edited"),
        (edited(digest=""), "was edited"), (edited(actions=["peace"] * 50), "is not legal"),
        (edited(seed="other"), "is not legal|was edited"),
    ],
)
def test_what_is_wrong_with_a_saved_game_is_told(text: str, says: str) -> None:
    with pytest.raises(BadSave, match=says) as e:
        load(text, find)
    assert e.value.text("fr") != e.value.text("en")


def test_a_saved_game_survives_new_cards_and_ops(monkeypatch: pytest.MonkeyPatch) -> None:
    game = auction.GAME
    table = Table(game, 2, "old")
    while not table.over:
        table.play(table.options[-1])
    text, result = table.save(), table.result
    later = OpTable()
    later.add(Get(1), *game.ops.ops)  # every op has another number now
    monkeypatch.setattr(game, "ops", later)
    monkeypatch.setattr(game, "space", Space(*game.space.ranges, Range("resign", len(game.space))))
    again = load(text, lambda name: game)
    assert again.result == result
    record = json.loads(again.save())
    assert again.save() != text, "the digest has other numbers"
    record["digest"] = record["digest"][:-1] + "x"
    with pytest.raises(BadSave, match="was edited"):
        load(json.dumps(record), lambda name: game)
    monkeypatch.undo()


# ------------------------------------------------------------------ secret answers that wait
def battle() -> Table:
    """At a secret choice of four, two of whom have answered before their turn, one not to the end."""
    table = Table(secret.GAME, 4, "battle")
    table.play("unit foot")
    table.play("unit bow", seat=3)
    table.play("unit horse", seat=2)
    table.play("done", seat=3)
    return table


def read(text: str, upto: int | None = None) -> Table:
    return load(text, lambda name: secret.GAME, upto)


def test_answers_that_wait_are_saved_and_loaded() -> None:
    table = battle()
    text = table.save()
    assert json.loads(text)["answers"] == {"3": ["unit bow", "done"], "2": ["unit horse"]}
    again = read(text)
    assert (again.pending, set(again.answered), again.save()) == ([0, 1, 2], {3}, text)
    for t in (table, again):
        for _ in range(2):
            t.play("unit foot")
            t.play("done")
        t.play("done", seat=2)
    assert again.save() == table.save()
    assert again.actions == table.actions
    assert "answers" not in json.loads(table.save())
    assert [line.text() for line in again.log] == [line.text() for line in table.log]


def test_loaded_answers_are_taken_back_in_order() -> None:
    table = read(battle().save())
    assert table.can_undo(3)
    table.undo()
    assert (table.waiting_answers(2), table.waiting_answers(3)) == ((), (2, secret.DONE)), "seat by seat"
    table.undo()
    assert table.waiting_answers(3) == (2,)


def test_answers_belong_to_the_last_position() -> None:
    assert read(battle().save(), 0).pending == [0], "before the question"
    assert read(battle().save(), 1).answered == {3}, "at it"


def test_an_old_save_has_no_answers() -> None:
    record = json.loads(battle().save())
    del record["answers"]
    assert read(json.dumps(record)).pending == [0, 1, 2, 3]


def test_an_old_save_has_one_answer_of_a_seat() -> None:
    record = json.loads(battle().save()) | {"answers": {"2": "unit bow", "3": ["unit foot"]}}
    table = read(json.dumps(record))
    assert [table.waiting_answers(seat) for seat in range(4)] == [(), (), (2,), (0,)]


@pytest.mark.parametrize(
    "answers",
    [[], None, "bow", 3, {"2": 1}, {"2": None}, {"2": []}, {"2": [1]}, {"2": ["unit bow", None]}, {"2": {"a": "b"}}],
)
def test_answers_of_another_shape_are_refused(answers: Any) -> None:
    record = json.loads(battle().save()) | {"answers": answers}
    with pytest.raises(BadSave, match="“answers” is missing or wrong") as e:
        read(json.dumps(record))
    assert "abîmée" in e.value.text("fr")


@pytest.mark.parametrize(
    "answers",
    [
        {"0": "unit bow"}, {"4": "unit bow"}, {"-1": "unit bow"}, {"x" * 5000: "unit bow"}, {"02": "unit bow"},
        {"2": "rest"}, {"2": "fly"}, {"2": ""}, {"2": "unit bow", "0": "unit bow"}, {"\ud800": "\ud800"},
        {"2": ["unit bow", "unit bow"]}, {"2": ["done"]}, {"2": ["unit bow", "done", "done"]}, {"2": ["unit bow", ""]},
        {"0": ["unit bow"]}, {"9": ["unit bow"]},
    ],
)
def test_answers_that_are_not_possible_are_refused(answers: dict[str, Any]) -> None:
    record = json.loads(battle().save()) | {"answers": answers}
    with pytest.raises(BadSave, match=r"the waiting answer .* is not possible there") as e:
        read(json.dumps(record))
    assert "la réponse en attente" in e.value.text("fr")


def test_answers_without_a_secret_question_are_refused() -> None:
    with pytest.raises(BadSave, match="waiting answer"):
        load(edited(answers={"1": "peace"}), find)


def test_an_error_of_a_saved_game_is_one_for_the_person() -> None:
    assert issubclass(BadSave, ClioError)
