"""Seats that the rules play by themselves: after those of the players, with a name and a score."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import clio
from clio.engine.game import Result, Score
from clio.engine.history import Table
from clio.lab.simulate import simulate
from clio.terminal.console import make_console
from clio.terminal.score import show_result
from tests.engine.games import auction


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch, auction_game: str) -> str:
    """The auction, with a guard of the house who always has one point more than the best player."""
    game = auction.GAME
    plain = game.result

    def automas(s: Any, lang: str) -> list[str]:
        return ["le Gardien" if lang == "fr" else "the Guard"]

    def result(s: Any) -> Result:
        found = plain(s)
        best = max(score.total for score in found.scores) + 1
        guard = Score(len(found.scores), best, tuple((what, best) for what, _ in found.scores[0].lines))
        return replace(found, scores=(*found.scores, guard), ranking=((guard.seat,), *found.ranking))

    monkeypatch.setattr(game, "automas", automas)
    monkeypatch.setattr(game, "result", result)
    return auction_game


@pytest.fixture
def auction_game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(clio.games.GAMES, "auction", "tests.engine.games.auction")
    return "auction"


def test_they_have_names_after_the_players(guarded: str) -> None:
    table = Table(auction.GAME, 2, seed=1, names=["Ada", "Bob"])
    assert table.seat_names("en") == ["Ada", "Bob", "the Guard"]
    assert table.seat_names("fr")[2] == "le Gardien"


def test_they_decide_nothing(guarded: str) -> None:
    table = Table(auction.GAME, 2, seed=1)
    assert table.game.seats(table.state) == 2
    assert set(table.pending) <= {0, 1}


def test_a_simulation_counts_their_victories_apart(guarded: str) -> None:
    found = simulate(guarded, 2, ["random", "random"], 6, 1)
    assert found.wins == {"random": 0, "random 2": 0, "automa": 6}
    assert len(found.seats) == 3
    assert found.stats["points"]["automa"]["n"] == 6


def test_the_points_tell_who_they_are(guarded: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(auction.GAME, 2, seed=1, names=["Ada", "Bob"])
    while not table.over:
        table.play(table.options[0].number)
    show_result(make_console(False), table, "en")
    told = capsys.readouterr().out
    assert "the Guard" in told
