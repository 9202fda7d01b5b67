"""What a newcomer types first, and what they type wrong."""

from __future__ import annotations

import doctest
import json
from typing import Any

import pytest

import clio
from clio.engine.conformance import Chance
from clio.engine.errors import GameOver, NotYourTurn, NoUndo, UnknownCard, UnknownSymbol
from clio.engine.record import Record
from clio.messages import LANGUAGES, catalogue

DUEL = "monumental-duel"


def table(**options: Any) -> clio.Table:
    return clio.new(DUEL, seed=7, options={"civilizations": ["greeks", "mughals"], "first": "1", **options})


def played(decisions: int = 10_000) -> clio.Table:
    t = table()
    chance = Chance("api")
    while not t.over and len(t.actions) < decisions:
        t.play(chance.pick(t.state.legal))
    return t


def test_the_public_names() -> None:
    assert all(hasattr(clio, name) for name in clio.__all__)
    assert doctest.testmod(clio).failed == 0
    assert doctest.testmod(clio).attempted > 0


def test_the_package_of_the_games_is_found_and_still_called_for_one_version() -> None:
    assert clio.games.find(DUEL) is clio.game(DUEL)
    with pytest.warns(DeprecationWarning, match=r"clio\.records\(\)"):
        assert clio.games() == clio.records()  # type: ignore[operator]


def test_games_are_records() -> None:
    records = clio.records()
    assert DUEL in [record.id for record in records]
    assert all(isinstance(record, Record) for record in records)
    record = next(record for record in records if record.id == DUEL)
    assert record.names["fr"] == "Monumental Duel"
    assert record.players == (2, 2)
    assert record.actions == len(clio.game(DUEL).space)
    assert clio.game(DUEL).record is record
    for option in record.options:
        assert option.names["fr"]
        assert option.help["en"]


def test_a_game_from_the_first_to_the_last_decision() -> None:
    t = table()
    assert t.seat == 0
    assert t.pending == [0]
    choice = t.options[0]
    assert choice.symbol == "activate row 1 column 1"
    assert choice.number == t.game.space.parse(choice.symbol)
    assert choice.text("fr") != choice.text("en")
    assert choice.targets == ["0:row:0", "0:column:0"]
    assert t.prompt("fr")
    t.play(choice)
    assert t.seat == 1
    assert [line.kind for line in t.log[:2]] == ["round", "activates"]
    end = played()
    assert (end.over, end.seat, end.options) == (True, None, [])
    result = end.result
    assert result.winners in ((0,), (1,), (0, 1))
    assert all(score.total == sum(points for _, points in score.lines) for score in result.scores)


def test_options_are_sorted_and_differ() -> None:
    t = table()
    while not t.over and len(t.actions) < 60:
        numbers = [choice.number for choice in t.options]
        assert numbers == sorted(set(numbers))
        t.play(t.options[-1])


def test_symbols_numbers_and_options_are_the_same_moves() -> None:
    one, two, three = table(), table(), table()
    one.play("  Activate ROW 2 column 2 ")
    two.play(one.game.space.parse("activate row 2 column 2"))
    three.play(three.options[4])
    assert one.save() == two.save() == three.save()


def test_views() -> None:
    t = played(40)
    views = [t.view(seat) for seat in (0, 1, None)]
    assert all(json.loads(json.dumps(view)) == view for view in views)
    assert [view["you"] for view in views] == [0, 1, None]
    assert t.seat is not None
    assert [view["legal"] is not None for view in views] == [seat == t.seat for seat in (0, 1, None)]
    text = json.dumps(views)
    assert str(t.state.rng) not in text
    assert t.seed not in ("",)


def test_undo_redo_and_log() -> None:
    t = table()
    before = t.save()
    t.play("activate row 1 column 1")
    after, log = t.save(), [repr(line) for line in t.log]
    t.undo()
    assert (t.save(), [line.kind for line in t.log]) == (before, ["round"])
    t.redo()
    assert (t.save(), [repr(line) for line in t.log]) == (after, log)
    assert any(line.amounts for line in t.log), "an activation gains something"
    t.undo(0)
    with pytest.raises(NoUndo):
        t.undo()


def test_the_log_speaks_both_languages() -> None:
    for line in played().log:
        assert line.text("en")
        assert line.text("fr")


def test_save_and_load() -> None:
    for decisions in (0, 1, 77, 10_000):
        t = played(decisions)
        again = clio.load(t.save())
        assert again.save() == t.save()
        assert again.result == t.result
    assert len(clio.load(played(77).save(), upto=30).actions) == 30


def test_the_seed_decides() -> None:
    assert table().save() == table().save()
    one, two = clio.new(DUEL, seed=1), clio.new(DUEL, seed="1")
    assert one.save() == two.save(), "a number is its text"
    assert clio.new(DUEL).seed != clio.new(DUEL).seed


# ------------------------------------------------------------------ what goes wrong
def said(error: pytest.ExceptionInfo[clio.ClioError]) -> str:
    """The English sentence, once it is sure that there is a French one too."""
    texts = [error.value.text(lang) for lang in LANGUAGES]
    assert all(texts)
    assert len(set(texts)) == len(texts)
    return texts[0]


@pytest.mark.parametrize(
    "name", ["monumental-dual", "chess", "", "MONUMENTAL-DUEL", "x" * 5000, "../record", 3, None, [], {}]
)
def test_an_unknown_game_lists_the_games(name: Any) -> None:
    with pytest.raises(clio.UnknownGame) as e:
        clio.new(name)
    assert DUEL in said(e)
    with pytest.raises(clio.UnknownGame):
        clio.game(name)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"players": 3}, "by 2 players"), ({"players": "two"}, "by 2 players"), ({"players": True}, "by 2 players"),
        ({"options": {"module": "trade"}}, "modules, deck, civilizations"),
        ({"options": {"modules": "war"}}, "espionage, trade, both"),
        ({"options": {"modules": ["trade"]}}, "espionage, trade, both"),
        ({"options": {"civilizations": ["greeks"]}}, "each of the 2 players"),
        ({"options": {"civilizations": ["greeks", "greeks"]}}, "different civilizations"),
        ({"options": {"civilizations": ["greeks", "romans"]}}, "mughals, malians"),
        ({"options": {"aztec_province": "perhaps"}}, "true, false"),
        ({"options": {"deck": "trade"}}, "MD-MOD-03"),
        ({"options": {"deck": ["troy"]}}, "MD-MOD-04"),
        ({"options": {"basic_sets": 3}}, "1, 2"),
        ({"options": ["modules"]}, "modules, deck"),
        ({"names": [1, 2]}, "names"), ({"names": ["a", "b", "c"]}, "names"),
    ],
)
def test_a_bad_set_up_is_refused_with_what_is_good(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(clio.BadOption) as e:
        clio.new(DUEL, seed=1, **arguments)
    assert says in said(e)


def test_an_unknown_card_of_a_named_deck_is_told() -> None:
    with pytest.raises(UnknownCard) as e:
        clio.new(DUEL, options={"deck": ["Troyes"] * 30})
    assert "troy" in said(e)


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("conquer", clio.IllegalAction), ("acquire troy", clio.IllegalAction), (0, clio.IllegalAction),
        (-1, clio.IllegalAction), (10**9, clio.IllegalAction), (True, clio.IllegalAction), (None, clio.IllegalAction),
        (2.5, clio.IllegalAction), ("acquire trow", UnknownSymbol), ("", UnknownSymbol), ("pass pass", UnknownSymbol),
    ],
)
def test_a_move_that_is_not_possible_changes_nothing(move: Any, kind: type[clio.ClioError]) -> None:
    t = table()
    before = t.save()
    with pytest.raises(kind) as e:
        t.play(move)
    assert said(e)
    assert (t.save(), [line.kind for line in t.log]) == (before, ["round"])


def test_a_refusal_names_its_clauses() -> None:
    t = table()
    why = t.why_not("conquer")
    assert why is not None
    assert why.clauses
    assert why.text("fr") != why.text("en")
    assert t.why_not("activate row 1 column 1") is None


def test_the_other_seat_must_wait() -> None:
    t = table()
    with pytest.raises(NotYourTurn) as e:
        t.play("activate row 1 column 1", seat=1)
    assert "seat 2" in said(e)
    for seat in (2, -1, "0", 0.5, True):
        with pytest.raises(clio.IllegalAction):
            t.play("activate row 1 column 1", seat=seat)  # type: ignore[arg-type]
        with pytest.raises(clio.IllegalAction):
            t.view(seat)  # type: ignore[arg-type]


def test_after_the_end() -> None:
    t = played()
    with pytest.raises(GameOver) as e:
        t.play("pass")
    assert said(e)
    assert t.why_not("pass") is not None


@pytest.mark.parametrize("text", ["", "nonsense", "{}", "[1]", '{"clio": 1}', '{"clio": 99}'])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(clio.BadSave) as e:
        clio.load(text)
    assert said(e)


def test_a_saved_game_of_an_unknown_game_is_refused() -> None:
    record = json.loads(table().save()) | {"game": "chess"}
    with pytest.raises(clio.UnknownGame):
        clio.load(json.dumps(record))


def test_every_sentence_exists_in_every_language() -> None:
    keys = [set(catalogue(lang)) for lang in LANGUAGES]
    assert all(other == keys[0] for other in keys)
