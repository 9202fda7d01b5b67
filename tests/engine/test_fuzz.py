"""Whatever arrives from outside is read or refused with a sentence, and a refusal changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as st

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.loading import load
from clio.messages import LANGUAGES
from tests.engine.games import defence, spies

GAME: Game[Any] = spies.GAME
T = TypeVar("T")
WORDS = st.sampled_from(["draw", "show", "peek", "meet", "stop", "agent", "1", "2", "7", " ", "\n", "SHOW"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=8,
)


def find(name: str) -> Game[Any]:
    return GAME


@cache
def saved() -> str:
    table = Table(GAME, 3, "fuzz", names=["Ada", "Bé"])
    while not table.over:
        table.play(table.options[len(table.actions) % len(table.options)])
    return table.save()


def attempt(call: Callable[[], T]) -> T | None:
    """What the call gives, or None if it was refused with a sentence in every language, none of them long."""
    try:
        return call()
    except ClioError as e:
        if not all(0 < len(e.text(lang)) < 500 for lang in LANGUAGES):
            raise
        return None


def read(text: str) -> Table | None:
    return attempt(lambda: load(text, find))


@given(st.text() | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_a_symbol_or_none(text: str) -> None:
    action = attempt(lambda: GAME.space.parse(text))
    assert action is None or GAME.space.symbol(action) == " ".join(text.lower().split())


@given(st.lists(st.text(max_size=20) | st.lists(WORDS, max_size=3).map(" ".join) | ANYTHING, max_size=20))
def test_a_table_stays_as_it_is_whatever_it_is_told(moves: list[Any]) -> None:
    table = Table(GAME, 2, "fuzz")
    for move in moves:
        before = (GAME.digest(table.state), len(table.actions), len(table.log))
        try:
            table.play(move)
        except ClioError:
            assert (GAME.digest(table.state), len(table.actions), len(table.log)) == before
        else:
            assert len(table.actions) == before[1] + 1


@given(ANYTHING, ANYTHING)
def test_any_seat_is_one_or_none(seat: Any, move: Any) -> None:
    table = Table(GAME, 2, "fuzz")
    before = GAME.digest(table.state)
    attempt(lambda: table.view(seat))
    attempt(lambda: table.why_not(move, seat))
    attempt(lambda: table.play(move, seat))
    assert table.actions or GAME.digest(table.state) == before


@given(ANYTHING, ANYTHING, ANYTHING)
def test_any_set_up_is_one_or_none(players: Any, options: Any, names: Any) -> None:
    table = attempt(lambda: Table(defence.GAME, players, 1, options, names))
    assert table is None or table.state.legal


@given(st.text() | ANYTHING.map(json.dumps))
def test_any_text_is_a_saved_game_or_none(text: str) -> None:
    assert read(text) is None


@given(st.integers(0, 2000))
def test_a_truncated_save_is_refused(length: int) -> None:
    text = saved().rstrip()
    assert read(text[: min(length, len(text) - 1)]) is None


@given(st.data())
def test_an_edited_field_is_read_or_refused(data: st.DataObject) -> None:
    record = json.loads(saved())
    field = data.draw(st.sampled_from(sorted(record)))
    record[field] = data.draw(ANYTHING)
    table = read(json.dumps(record))
    assert table is None or table.over or field == "digest" or record["actions"] == []


@given(st.data())
def test_edited_actions_lead_nowhere(data: st.DataObject) -> None:
    record = json.loads(saved())
    actions = record["actions"]
    at = data.draw(st.integers(0, len(actions) - 1))
    old = actions[at]
    actions[at] = data.draw(st.sampled_from(GAME.space.symbols) | st.text())
    table = read(json.dumps(record))
    assert table is None or " ".join(actions[at].lower().split()) == old or ends_alike(table)


def ends_alike(table: Table) -> bool:
    """Another way to the same position is a game too."""
    whole = load(saved(), find)
    return table.game.digest(table.state) == table.game.digest(whole.state)


@given(st.integers(0, 3000), st.characters(), st.booleans())
def test_one_wrong_character_is_read_or_refused(at: int, char: str, insert: bool) -> None:
    text = saved()
    at = min(at, len(text) - 1)
    read(text[:at] + char + text[at + (not insert) :])


@given(ANYTHING)
def test_any_dump_is_a_position_or_refused(dump: Any) -> None:
    attempt(lambda: GAME.load(dump, {}))
