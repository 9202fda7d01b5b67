"""What arrives from outside, for every game: edited saves and any text as a move are refused with a sentence, or are
what they say."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clio
from clio.engine.conformance import Chance
from clio.engine.errors import ClioError
from clio.games import ids
from clio.messages import LANGUAGES

GAMES = ids()
OPTIONS: dict[str, dict[str, Any]] = {
    "monumental-duel": {"modules": "both"}, "through-the-ages": {"resignation": False},
}
VALUES = st.text() | st.integers() | st.booleans() | st.none() | st.lists(st.text(), max_size=3)


@cache
def saved(game: str) -> str:
    """A whole game, played at random."""
    table = clio.new(game, seed="fuzz", options=OPTIONS.get(game, {}))
    chance = Chance("fuzz")
    while not table.over:
        table.play(chance.pick(table.state.legal))
    return table.save()


def read(text: str) -> clio.Table | None:
    """The table of a save; None if it is refused with a sentence in every language."""
    try:
        return clio.load(text)
    except ClioError as e:
        if not all(e.text(lang) for lang in LANGUAGES):
            raise
        return None


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data())
def test_an_edited_save_is_refused_or_leads_to_the_same_end(game: str, data: st.DataObject) -> None:
    record = json.loads(saved(game))
    at = data.draw(st.integers(0, len(record["actions"]) - 1))
    record["actions"][at] = data.draw(st.sampled_from(clio.game(game).space.symbols) | st.text())
    table = read(json.dumps(record))
    assert table is None or table.result == clio.load(saved(game)).result


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data())
def test_edited_options_are_refused(game: str, data: st.DataObject) -> None:
    record = json.loads(saved(game))
    option = data.draw(st.sampled_from(sorted(record["options"])))
    good = [value for known in clio.game(game).record.options for value in known.values]
    before = clio.load(saved(game)).options_chosen
    record["options"][option] = data.draw(VALUES | st.sampled_from(good))
    table = read(json.dumps(record))
    assert table is None or table.options_chosen == before or table.result == clio.load(saved(game)).result


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 100_000))
def test_a_truncated_save_is_refused(game: str, length: int) -> None:
    text = saved(game).rstrip()
    assert read(text[: length % len(text)]) is None


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=50, deadline=None)
@given(st.data())
def test_any_text_is_a_move_or_refused(game: str, data: st.DataObject) -> None:
    words = " ".join(clio.game(game).space.symbols).split()
    text = data.draw(st.text() | st.lists(st.sampled_from(words), max_size=4).map(" ".join))
    table = clio.new(game, seed=1)
    before = table.game.digest(table.state)
    try:
        table.play(text)
    except ClioError:
        assert table.game.digest(table.state) == before
    else:
        assert len(table.actions) == 1
