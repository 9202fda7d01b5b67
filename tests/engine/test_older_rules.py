"""Games that were saved under an older rules version: how far they are loaded, and what they say of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from clio.engine.errors import BadSave
from clio.engine.history import Table
from clio.engine.loading import load
from clio.engine.record import RulesChange
from tests.engine.games import defence, secret
from tests.engine.games.defence import GAME

ONES = RulesChange(2, ("TEST-01",), {"en": "Ones cannot be discarded.", "fr": "Les 1 ne se défaussent plus."})
OTHER = RulesChange(2, ("TEST-07",), {"en": "Something else.", "fr": "Autre chose."})


def raised(monkeypatch: pytest.MonkeyPatch, *changes: RulesChange, version: int = 2) -> None:
    monkeypatch.setattr(GAME, "record", replace(GAME.record, rules_version=version, changes=changes))


@pytest.fixture
def without_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version 2 that does not let anybody discard a 1."""
    monkeypatch.setattr(defence, "LEAST", 2)
    raised(monkeypatch, ONES)


def attacked(seed: str = "old") -> Table:
    """A whole game in which the defender discards the lowest card."""
    table = Table(GAME, 2, seed)
    while not table.over:
        table.play(table.options[1])
    return table


@pytest.fixture
def save() -> str:
    return attacked().save()


def again(text: str, upto: int | None = None) -> Table:
    return load(text, lambda name: GAME, upto)


def first_one(text: str) -> int:
    """How many decisions come before the first that discards a 1."""
    symbols: list[str] = json.loads(text)["actions"]
    return symbols.index("discard 1")


# ------------------------------------------------------------------ a rule that refuses
def test_a_game_is_loaded_up_to_the_first_decision_that_is_refused(save: str, without_ones: None) -> None:
    table, kept = again(save), first_one(save)
    assert len(table.actions) == kept
    assert table.options, "it can be played on"
    outdated = table.outdated
    assert outdated is not None
    assert (outdated.rules, outdated.now, outdated.decision, outdated.move) == (1, 2, kept + 1, "discard 1")
    assert outdated.clauses == ("TEST-01",)
    assert list(outdated.rest) == json.loads(save)["actions"][kept:]


def test_a_change_that_refuses_nothing_stops_the_game_where_it_is_felt(
    save: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The move is allowed, but does something else: known by what happens."""
    game = again(save)
    line = next(line for line in game.log if line.decision > 2)
    kind, decision = line.event.kind, line.decision
    raised(monkeypatch, OTHER, replace(ONES, felt=lambda s, e: e.kind == kind and e is not line.event))
    first = next(one.decision for one in game.log if one.event.kind == kind and one.decision > 0)
    table = again(save)
    assert table.outdated is not None
    assert (table.outdated.decision, table.outdated.clauses) == (first, ("TEST-01",))
    assert len(table.actions) == first - 1 <= decision
    assert table.outdated.rest == tuple(game.symbols[first - 1:])
    assert "Ones cannot be discarded." in table.outdated.text("en")


def test_it_tells_the_decision_the_clause_and_the_change(save: str, without_ones: None) -> None:
    outdated = again(save).outdated
    assert outdated is not None
    english, french = outdated.text("en"), outdated.text("fr")
    for text in (english, french):
        assert f"{first_one(save) + 1}" in text
        assert "discard 1" in text
        assert "TEST-01" in text
    assert "Ones cannot be discarded." in english
    assert "Les 1 ne se défaussent plus." in french


def test_a_cause_that_nobody_declared_is_not_made_up(
    save: str, without_ones: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised(monkeypatch, OTHER)
    outdated = again(save).outdated
    assert outdated is not None
    assert outdated.clauses == ()
    assert "not known" in outdated.text("en")
    assert "TEST-07" in outdated.text("en"), "what did change is told"
    raised(monkeypatch)
    unknown = again(save).outdated
    assert unknown is not None
    assert "not known" in unknown.text("en")


def test_a_move_that_no_longer_exists(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raised(monkeypatch, ONES)
    record = json.loads(save)
    record["actions"][3] = "fly"
    table = again(json.dumps(record))
    assert table.outdated is not None
    assert (table.outdated.decision, table.outdated.move, table.outdated.clauses) == (4, "fly", ())


def test_it_is_played_on_saved_and_loaded_under_the_new_rules(save: str, without_ones: None) -> None:
    table = again(save)
    while not table.over:
        table.play(table.options[-1])
    later = again(table.save())
    assert later.over
    assert later.result == table.result
    assert later.outdated == table.outdated
    assert json.loads(later.save())["rules"] == 2


def test_up_to_an_earlier_decision_nothing_is_refused_yet(save: str, without_ones: None) -> None:
    table = again(save, upto=1)
    assert len(table.actions) == 1
    assert table.outdated is not None
    assert table.outdated.decision is None


# ------------------------------------------------------------------ a rule that lets every move pass
def test_a_game_that_nothing_changed_leads_to_the_same_position(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raised(monkeypatch, ONES)
    table = again(save)
    assert table.over
    assert table.outdated is not None
    assert (table.outdated.decision, table.outdated.same) == (None, True)
    assert "position that was saved" in table.outdated.text("en")


def test_a_position_that_came_out_otherwise_is_told(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raised(monkeypatch, ONES)
    monkeypatch.setattr(defence.Resolve, "do", lambda self, s, f: None)
    table = again(save)
    assert table.over
    assert table.outdated is not None
    assert (table.outdated.decision, table.outdated.same) == (None, False)
    assert "another position" in table.outdated.text("en")


def test_a_position_that_cannot_be_compared_is_told(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raised(monkeypatch, ONES)
    record = json.loads(save)
    record["digest"] = "0123-" + record["digest"].partition("-")[2]
    outdated = again(json.dumps(record)).outdated
    assert outdated is not None
    assert outdated.same is None
    assert "may be another" in outdated.text("en")


def test_what_still_older_rules_stopped_is_remembered(
    save: str, without_ones: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = again(save).save()
    raised(monkeypatch, ONES, version=3)
    table = again(second)
    assert table.outdated is not None
    assert (table.outdated.rules, table.outdated.move) == (1, "discard 1")


def test_answers_that_waited_wait_again_or_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = secret.GAME
    table = Table(game, 4, "old")
    while len(table.pending) < 3:
        table.play(table.options[0])
    late = table.pending[-1]
    table.play(table.options_of(late)[0], late)
    record = json.loads(table.save())
    monkeypatch.setattr(game, "record", replace(game.record, rules_version=2))
    loaded = load(json.dumps(record), lambda name: game)
    assert loaded.waiting_answers(late) == table.waiting_answers(late)
    record["answers"] = {str(late): ["nothing of the sort"]}
    loaded = load(json.dumps(record), lambda name: game)
    assert loaded.outdated is not None
    assert loaded.outdated.same is False


# ------------------------------------------------------------------ what is still refused
def test_a_newer_version_is_refused_with_a_sentence(save: str) -> None:
    text = json.dumps(json.loads(save) | {"rules": 2})
    with pytest.raises(BadSave, match=r"rules version 2.*newer Clio") as e:
        again(text)
    assert "plus récent" in e.value.text("fr")


@pytest.mark.parametrize("rules", [0, -1])
def test_a_version_that_never_was_is_refused(save: str, rules: int) -> None:
    with pytest.raises(BadSave, match="“rules”"):
        again(json.dumps(json.loads(save) | {"rules": rules}))


def test_why_is_said_in_our_words_and_not_in_those_of_the_file(save: str, without_ones: None) -> None:
    """Whoever wrote the file may have written anything: also clauses that never changed."""
    record = json.loads(again(save).save())
    told = again(json.dumps(record)).outdated
    assert told is not None
    for why in ({"en": "Send me money.", "fr": "Envoyez-moi de l'argent.", "x": False}, {}, None, 3.5, "x" * 10**6):
        found = again(json.dumps(record | {"outdated": record["outdated"] | {"why": why}})).outdated
        assert found == told
    more = record["outdated"] | {"clauses": ["TEST-01", "Send me money."], "changed": ["TEST-01", "Send me money."]}
    assert again(json.dumps(record | {"outdated": more})).outdated == told
    none = again(json.dumps(record | {"outdated": record["outdated"] | {"clauses": ["Send me money."]}})).outdated
    assert none is not None
    assert (none.clauses, none.why) == ((), {})


@pytest.mark.parametrize(("field", "wrong"), [
    ("rest", ["x"] * 20_001), ("rest", ["x" * 201]), ("rest", ["two\nlines"]), ("move", "x" * 201), ("move", "\u202e"),
    ("decision", 10**30), ("now", -1), ("clauses", ["x" * 201]),
])
def test_a_memory_of_older_rules_has_bounds(save: str, without_ones: None, field: str, wrong: object) -> None:
    record = json.loads(again(save).save())
    record["outdated"][field] = wrong
    with pytest.raises(BadSave, match="“outdated”"):
        again(json.dumps(record))


def test_decisions_have_bounds(save: str) -> None:
    for wrong in (["x" * 201], ["pass"] * 20_001):
        with pytest.raises(BadSave, match="“actions”"):
            again(json.dumps(json.loads(save) | {"actions": wrong}))


@pytest.mark.parametrize(
    "field", ["rules", "now", "decision", "move", "clauses", "changed", "same", "rest"]
)
def test_a_memory_of_older_rules_that_was_edited_is_refused(save: str, without_ones: None, field: str) -> None:
    record = json.loads(again(save).save())
    for wrong in (3.5, [1], {"en": 1}):
        record["outdated"][field] = wrong
        with pytest.raises(BadSave, match="“outdated”"):
            again(json.dumps(record))
    del record["outdated"][field]
    with pytest.raises(BadSave, match="“outdated”"):
        again(json.dumps(record))
