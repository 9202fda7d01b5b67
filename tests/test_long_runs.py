"""The machinery of the long runs and of the golden games, on few games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clio.engine import conformance
from clio.games import find
from tests import golden, soak
from tests.second_game import AUCTION, auction

__all__ = ["auction"]
DUEL = "monumental-duel"


# ---------------------------------------------------------------- soak


@pytest.mark.usefixtures("auction")
def test_sets_of_a_game_for_two_to_four() -> None:
    assert [players for players, _ in soak.pairs(find(AUCTION))] == [2, 3, 4]


@pytest.mark.usefixtures("auction")
@pytest.mark.parametrize("game", [DUEL, AUCTION])
def test_a_few_games(game: str) -> None:
    tally = soak.soak(game, range(6))
    assert tally.problems == []
    assert tally.games == 6
    assert tally.positions > 0
    assert tally.comparisons >= 3 * tally.positions


@pytest.mark.usefixtures("auction")
def test_a_problem_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "changed", lambda *_: ["A card is lost."])
    (problem,) = soak.soak(AUCTION, range(7, 8)).problems
    assert problem.startswith("auction, game 7, 3 players, seed soak 7, options {}: A card is lost.")


def test_a_run_reports_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", DUEL, "--games", "2", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert f"{DUEL}: 2 games over" in out
    assert "census after every decision" in out
    assert "0 problems" in out


def test_too_few_positions_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "soak_of", lambda game: soak.Soak(1, leaks=10_000))
    assert "fewer than 10000" in soak.run(DUEL, 1, 1)[1][0]


# ---------------------------------------------------------------- golden games
def options(n: int) -> dict[str, Any]:
    return {}


@pytest.mark.usefixtures("auction")
def test_golden_games_of_every_number_of_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    own = golden.Golden(AUCTION, 4, options)
    golden.rewrite(own)
    assert sorted(path.name for path in (tmp_path / AUCTION).iterdir()) == ["00.json", "01.json", "02.json", "03.json"]
    assert [save["players"] for save in own.saves()] == [2, 3, 4, 2]
    for n in range(own.games):
        golden.replay(own, n)
        golden.reload(own, n)
    text = own.path(0).read_text(encoding="utf-8")
    own.path(0).write_text(text.replace('"ranking"', '"other"').replace('"tie_break"', '"ranking"'), encoding="utf-8")
    with pytest.raises((AssertionError, KeyError)):
        golden.replay(own, 0)


@pytest.mark.usefixtures("auction")
def test_where_golden_games_are_found() -> None:
    found = golden.golden_of(DUEL)
    assert found is not None
    assert (found.game, found.games) == (DUEL, 20)
    assert golden.golden_of(AUCTION) is None
