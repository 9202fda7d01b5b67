"""Monumental Duel under the property kit of the engine, on sets of options in which all pairs of values meet."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clio
from clio.engine import checks, conformance
from clio.engine.conformance import Case
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.kernel import Op
from clio.engine.record import Options
from clio.games.monumental_duel.cardbook import BOOK
from clio.messages import LANGUAGES

GAME: Game[Any] = clio.game("monumental-duel")
SETS = conformance.pairwise(GAME)


def name(options: Options) -> str:
    flat = [word for value in options.values() for word in (value if isinstance(value, list) else [str(value)])]
    return "-".join(flat).lower()


def card_ops() -> list[Op[Any]]:
    """Everything that is written on cards."""
    found = [op for column in (BOOK.use, BOOK.bonus) for op in column if op is not None]
    found += [op for faces in BOOK.faces for op in faces]
    found += [op for hooks in BOOK.hooks for hook in hooks for op in hook.parts()]
    return found


def test_the_game_declares_itself_well() -> None:
    assert checks.declared(GAME, card_ops()) == []


def test_every_hook_of_a_card_has_its_sentence() -> None:
    for lang in LANGUAGES:
        knows = GAME.words(lang).knows  # type: ignore[attr-defined]
        for hooks in BOOK.hooks:
            for hook in hooks:
                assert knows(hook), (lang, hook)
                assert hook.when is None or knows(hook.when), (lang, hook.when)


def test_all_pairs_of_options_are_among_the_sets() -> None:
    seen = {tuple(options["civilizations"]) for options in SETS if isinstance(options["civilizations"], list)}
    assert len(seen) == 7 * 7 - 6, "every ordered pair of civilizations, chosen or by lot"
    decks = {(str(options["modules"]), str(options["deck"])) for options in SETS}
    assert {deck for modules, deck in decks if modules == "both"} == {"auto", "espionage", "trade", "mixed"}


@pytest.mark.parametrize(("seed", "options"), list(enumerate(SETS)), ids=[name(options) for options in SETS])
def test_the_kit(seed: int, options: Options) -> None:
    assert conformance.examine(GAME, [Case(2, options, seed)]).problems == []


def test_another_process_plays_the_same_games() -> None:
    assert conformance.elsewhere(GAME, [Case(2, options, 3) for options in SETS]) == []


# ------------------------------------------------------------------ what arrives from outside
@cache
def saved() -> str:
    table = clio.new("monumental-duel", seed="fuzz", options={"modules": "both"})
    chance = conformance.Chance("fuzz")
    while not table.over:
        table.play(chance.pick(table.state.legal))
    return table.save()


def read(text: str) -> clio.Table | None:
    try:
        return clio.load(text)
    except ClioError as e:
        if not all(e.text(lang) for lang in LANGUAGES):
            raise
        return None


@settings(max_examples=40)
@given(st.data())
def test_an_edited_save_is_refused_or_leads_to_the_same_end(data: st.DataObject) -> None:
    record = json.loads(saved())
    at = data.draw(st.integers(0, len(record["actions"]) - 1))
    record["actions"][at] = data.draw(st.sampled_from(GAME.space.symbols) | st.text())
    table = read(json.dumps(record))
    assert table is None or table.result == clio.load(saved()).result


@settings(max_examples=40)
@given(st.data())
def test_edited_options_are_refused(data: st.DataObject) -> None:
    record = json.loads(saved())
    option = data.draw(st.sampled_from(sorted(record["options"])))
    given_values = st.text() | st.integers() | st.booleans() | st.none() | st.lists(st.text(), max_size=3)
    value = data.draw(given_values | st.sampled_from(["random", "greeks", "trade", "mixed", "1", "2", "both"]))
    before = clio.load(saved()).options_chosen
    record["options"][option] = value
    table = read(json.dumps(record))
    assert table is None or table.options_chosen == before or table.result == clio.load(saved()).result


@settings(max_examples=30)
@given(st.integers(0, 100_000))
def test_a_truncated_save_is_refused(length: int) -> None:
    text = saved().rstrip()
    assert read(text[: length % len(text)]) is None


@given(st.text() | st.lists(st.sampled_from(" ".join(GAME.space.symbols).split()), max_size=4).map(" ".join))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    table = clio.new("monumental-duel", seed=1)
    before = GAME.digest(table.state)
    try:
        table.play(text)
    except ClioError:
        assert GAME.digest(table.state) == before
    else:
        assert len(table.actions) == 1
