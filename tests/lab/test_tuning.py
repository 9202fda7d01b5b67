"""What should count more: a short tuning, stopped and gone on with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from clio.bots.scales import read
from clio.engine.game import Result, Score
from clio.lab.tuning import BadTuning, Tuned, tune, worth
from tests.terminal.keyboard import clio, screen

__all__ = ["screen"]

DUEL = "monumental-duel"


def short(book: Path, generations: int, seed: str = "short") -> Tuned:
    return tune(DUEL, "greedy-1", "random", 2, generations, seed, book)


@pytest.mark.long
def test_a_tuning_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    told: list[int] = []
    whole = tune(DUEL, "greedy-1", "random", 2, 2, "short", tmp_path / "whole.jsonl", tell=lambda n, _: told.append(n))
    assert told == [1, 2]
    assert whole.scale[0] == 1.0
    assert all(0.1 < by < 8 for by in whole.scale)
    part = tmp_path / "part.jsonl"
    short(part, 1)
    with part.open("ab") as file:
        file.write(b'{"scales":[[0.1,')  # the power went off
    assert short(part, 2) == whole
    assert part.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


@pytest.mark.long
def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    short(book, 1)
    with pytest.raises(BadTuning, match="other settings"):
        short(book, 1, "another")
    book.write_text(book.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    with pytest.raises(BadTuning, match="line 3"):
        short(book, 1)


@pytest.mark.parametrize(("totals", "ranking", "expected"), [
    ((30, 10), ((0,), (1,)), 0.5 + 0.5), ((10, 30), ((1,), (0,)), -0.5 - 0.5), ((7, 7), ((0, 1),), 0.0),
    ((0, 0, 10), ((2,), (0, 1)), -1 / 3 - 1.0),
])
def test_a_game_is_worth_its_victory_and_its_points(
    totals: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], expected: float
) -> None:
    scores = tuple(Score(seat, total, ()) for seat, total in enumerate(totals))
    assert worth(Result(scores, ranking), 0, len(totals)) == pytest.approx(expected)


def test_the_command_writes_a_scale_that_bots_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.lab.tuning.judged", lambda rules, scales, *_: [float(sum(one)) for one in scales])
    file = tmp_path / "scale.toml"
    shown = clio("tune", DUEL, "--generations", "3", "--out", str(file), lang="fr")
    assert "Génération 3 sur 3" in shown.stderr
    scale = read(DUEL, file)
    assert sum(scale) > len(scale)  # where larger scales win they grow
    assert tomllib.loads(shown.stdout) == tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.usefixtures("screen")
def test_the_command_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the games of all generations."""
    monkeypatch.setattr("clio.lab.tuning.play_some", lambda rules, rows, n, start, stop: [0.0] * (stop - start))
    words = ("tune", DUEL, "--generations", "2", "--games", "10", "--out", str(tmp_path / "scale.toml"))
    shown = clio(*words, lang="fr").stderr
    games = [(int(done), int(total)) for done, total in re.findall(r"(\d+)/(\d+)", shown)]
    assert games[-1] == (220, 220)
    assert re.search(r"\d par seconde.*\d:\d\d:\d\d", shown)
    assert "\r\x1b[2KGénération" in shown, "in the place of the bar, which goes on below"
