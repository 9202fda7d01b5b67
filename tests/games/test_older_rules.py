"""Games of the first rules versions, saved when these were played: they stay readable whatever changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clio
from clio import clauses
from clio.games import find, ids

SAVES = Path(__file__).parents[1] / "data" / "saves"


@pytest.mark.parametrize("path", sorted(SAVES.glob("*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_games_saved_under_the_first_rules_are_read_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = json.loads(text)
    table = clio.load(text)
    if table.game.record.rules_version == record["rules"]:
        assert table.outdated is None
        assert table.symbols == record["actions"]
    else:
        assert table.outdated is not None
        assert [*table.symbols, *table.outdated.rest] == record["actions"]
        assert table.outdated.text("en") != table.outdated.text("fr")
        assert clio.load(table.save()).outdated == table.outdated
    assert table.over or table.options


@pytest.mark.parametrize(("save", "decision", "clauses"), [
    ("monumental-duel/12", 62, ("MD-TERM-24", "MD-OPEN-52")),  # its holder takes the Advantage: allowed, but otherwise
    ("monumental-duel/13", 170, ("MD-OPEN-51", "MD-TERM-02")),  # a card was archived unasked
    ("monumental-duel/14", 98, ("MD-TERM-24", "MD-OPEN-52")),
    ("age-of-mythology/05", 300, ("AOM-EGYPTGOD-09",)),
])
def test_a_game_that_meets_a_change_stops_there_and_says_why(
    save: str, decision: int, clauses: tuple[str, ...],
) -> None:
    outdated = clio.load((SAVES / f"{save}.json").read_text(encoding="utf-8")).outdated
    assert outdated is not None
    assert (outdated.decision, outdated.clauses) == (decision, clauses)


@pytest.mark.parametrize("game", ids())
def test_every_rules_version_says_what_it_changed(game: str) -> None:
    record = find(game).record
    books = [clauses.load(game, lang) for lang in ("en", "fr")]
    assert {change.version for change in record.changes} == set(range(2, record.rules_version + 1))
    for change in record.changes:
        assert change.texts["en"] != change.texts["fr"]
        for clause in change.clauses:
            assert all(clause in book.clauses for book in books), clause
