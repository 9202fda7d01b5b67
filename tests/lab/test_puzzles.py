"""Puzzles from games of bots: the same ones again, kept as they are found, gone on with later."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.puzzles import Puzzle, Tree, problems, proved, read_puzzles
from clio.games import find, play_of
from clio.lab import puzzles as lab
from clio.lab.puzzles import begun, fair, make_puzzles
from tests.terminal.keyboard import clio, flat

DUEL = "monumental-duel"
SEED, AT = "d", 5  # the fifth game of this seed has one


def made(folder: Path, games: int = AT, want: int = 1) -> list[Puzzle]:
    return make_puzzles(DUEL, games, SEED, folder, want, most=4000)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Puzzle]:
    """What was found before somebody stopped it after the game that has one."""
    def stop(done: int, wanted: int) -> None:
        if done == AT:
            raise KeyboardInterrupt

    return make_puzzles(DUEL, 100, SEED, tmp_path_factory.mktemp("puzzles"), 100, most=4000, progress=stop)


@pytest.mark.long
def test_what_is_made_is_a_puzzle(found: list[Puzzle]) -> None:
    assert [puzzle.id for puzzle in found] == ["01"]
    for puzzle in found:
        assert problems(puzzle, find(DUEL), play_of(DUEL)) == []
        assert proved(puzzle, find(DUEL), play_of(DUEL)) == []


@pytest.mark.long(compiled=0)
def test_the_greedy_bot_does_not_find_it(found: list[Puzzle]) -> None:
    game, play, puzzle = find(DUEL), play_of(DUEL), found[0]
    start = puzzle.table(game).state
    tree = Tree(game, start, play)
    n = play.measures.index(play.measure(puzzle.measure))
    assert lab.greedy(tree, n, start) < puzzle.best


@pytest.mark.long(compiled=0)
def test_each_is_kept_and_the_search_goes_on(tmp_path: Path, found: list[Puzzle]) -> None:
    again = made(tmp_path)
    assert again == found == list(read_puzzles(tmp_path).values())
    assert made(tmp_path) == again  # enough are there: nothing is played
    assert begun(again, SEED) == AT
    assert begun(again, "another") == 0


@pytest.mark.long(compiled=0)
def test_no_measure_has_more_than_its_share(found: list[Puzzle]) -> None:
    assert fair(found, 1) == {found[0].measure}
    assert fair(found, 2) == set()


@pytest.mark.long(compiled=0)
def test_of_one_measure_alone(tmp_path: Path) -> None:
    made = make_puzzles(DUEL, 4, "clio", tmp_path, 1, most=500, measure="defence")
    assert [(puzzle.measure, puzzle.seed) for puzzle in made] == [("defence", "clio/3")]


def test_a_measure_that_there_is_not(tmp_path: Path) -> None:
    shown = clio("make-puzzles", DUEL, "--measure", "glory", "--out", str(tmp_path))
    assert shown.exit_code != 0
    assert "defence" in flat(shown.stderr)


def test_the_command(tmp_path: Path) -> None:
    shown = clio("make-puzzles", DUEL, "--games", "1", "--most", "50", "--out", str(tmp_path), lang="fr")
    assert shown.exit_code == 0
    assert "0 problème dans" in flat(shown.stderr)
    assert not list(tmp_path.glob("*.json"))
