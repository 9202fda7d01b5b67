"""Puzzles at the keyboard: the list, one solved, one missed and shown."""

from __future__ import annotations

from pathlib import Path

from clio import new
from clio.games import puzzles
from tests.terminal.keyboard import GAME, clio, flat, home

__all__ = ["home"]

FIRST = next(iter(puzzles(GAME).values()))


def test_the_list_tells_what_is_asked_for() -> None:
    for lang in ("en", "fr"):
        shown = clio("puzzles", GAME, lang=lang)
        assert shown.exit_code == 0
        assert all(puzzle.goal(lang) in flat(shown.stdout) for puzzle in puzzles(GAME).values())


def test_one_is_solved() -> None:
    shown = clio("puzzles", GAME, "1", "--plain", typed=list(FIRST.solution))
    assert shown.exit_code == 0
    assert f"Solved: {FIRST.counted(FIRST.best, 'en')}" in flat(shown.stdout)


def test_one_is_missed_taken_back_and_solved() -> None:
    shown = clio("puzzles", GAME, "1", "--plain", typed=["pass", "annuler", *FIRST.solution], lang="fr")
    assert f"{FIRST.counted(FIRST.best, 'fr')} était possible" in flat(shown.stdout)
    assert "Résolu" in flat(shown.stdout)


def test_nothing_from_before_is_taken_back() -> None:
    shown = clio("puzzles", GAME, "1", "--plain", typed=["undo", "pass", "", *FIRST.solution])
    assert "Solved" in flat(shown.stdout)


def test_the_solution_is_shown() -> None:
    shown = clio("puzzles", GAME, "1", "--plain", typed=["pass", "solution"])
    assert f"This was the solution: {FIRST.counted(FIRST.best, 'en')}" in flat(shown.stdout)


def test_there_are_so_many() -> None:
    shown = clio("puzzles", GAME, "99")
    assert shown.exit_code != 0
    assert f"there are {len(puzzles(GAME))}" in flat(shown.output)


def test_it_stays_a_puzzle(home: Path) -> None:
    """It is neither saved nor left for another game."""
    other = home / "other.json"
    other.write_text(new(GAME, seed=1).save(), encoding="utf-8")
    shown = clio("puzzles", GAME, "1", "--plain", typed=["save", "save mine.json", f"load {other}", *FIRST.solution])
    assert "This cannot be done in a puzzle" in flat(shown.stdout)
    assert "Solved" in flat(shown.stdout)
    assert list(home.rglob("*.json")) == [other]
