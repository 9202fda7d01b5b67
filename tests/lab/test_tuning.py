"""What should count more: a short tuning, stopped and gone on with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from clio.bots import Bot
from clio.bots.age_of_mythology.evaluation import MythologyJudge
from clio.bots.age_of_mythology.weights import SHARP, Weights
from clio.bots.planner import Planner
from clio.bots.prices import BadPrices
from clio.bots.scales import read
from clio.engine.game import Game, Result, Score
from clio.engine.kernel import State
from clio.games import find
from clio.lab.evolving import Course, Evolved, directions, evolve
from clio.lab.hiring import hire
from clio.lab.tuning import BadTuning, Tuned, tune, worth
from tests.terminal.keyboard import clio, screen

__all__ = ["screen"]

DUEL, AOM = "monumental-duel", "age-of-mythology"
GAMES = pytest.param("played", marks=pytest.mark.long(compiled=0))


@pytest.fixture(params=["reckoned", GAMES])
def judged(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a generation is worth by games, which take long, or by a sum."""
    if request.param == "reckoned":
        monkeypatch.setattr("clio.lab.tuning.judged", lambda _, scales, n, *__: [sum(one) / (n + 1) for one in scales])
        monkeypatch.setattr("clio.lab.evolving.judged", lambda _, at, n, *__: [sum(at) + n, 1.0])


def short(book: Path, generations: int, seed: str = "short") -> Tuned:
    return tune(DUEL, "greedy-1", "random", 2, generations, seed, book)


@pytest.mark.usefixtures("judged")
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


@pytest.mark.usefixtures("judged")
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


# ---------------------------------------------------------------- all prices
def evolving(book: Path, generations: int, jobs: int = 1, players: int = 2, games: int = 4) -> Evolved:
    return evolve(AOM, "hard", "greedy-1", games, generations, "short", book, players, jobs)


@pytest.mark.usefixtures("judged")
def test_prices_come_to_the_same_by_any_number_of_processes_and_after_a_stop(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    found = evolving(whole, 2)
    assert found.prices["cube"] != SHARP[2].cube
    assert found.prices["win"] == SHARP[2].win
    evolving(part, 1, jobs=2)
    with part.open("ab") as file:
        file.write(b'{"worths":[0.1,')  # the power went off
    assert evolving(part, 2, jobs=2) == found
    assert part.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("players", [2, 4])
def test_both_ways_meet_the_same_deals_from_every_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    """Two deals: who has moved prices where, with which luck, and who sits beside them."""
    seen: list[tuple[Any, list[float], list[int]]] = []

    def look(game: Game[Any], s: State, bots: list[Bot]) -> None:
        eyes = [bot.eyes(0) if isinstance(bot, Planner) else None for bot in bots]
        cubes = [judge.weights[players].cube if isinstance(judge, MythologyJudge) else 0.0 for judge in eyes]
        seen.append((game.view(s, 0), cubes, [getattr(bot, "rng") for bot in bots]))  # noqa: B009

    monkeypatch.setattr("clio.lab.evolving.play", look)
    monkeypatch.setattr("clio.lab.evolving.worth", lambda *_: 0.0)
    evolving(tmp_path / "book.jsonl", 1, players=players, games=2 * players)
    first, second = seen[:players], seen[players:]
    for deal in (first, second):
        assert all(view == deal[0][0] and luck == deal[0][2] for view, _, luck in deal)
        for seat in range(players):  # each of them once, so that the deal favours neither
            assert sorted(cubes[seat] for _, cubes, _ in deal) == sorted(deal[0][1])
        moved = [cube for cube in deal[0][1] if cube]
        assert len(moved) == 2
        assert moved[0] * moved[1] == pytest.approx(SHARP[players].cube ** 2)
    assert first[0][0] != second[0][0]


def follow_cube(rules: Course, at: list[float], generation: int, *_: object) -> list[float]:
    """As if a dear cube won and nothing else mattered."""
    cube = rules.terms.index("cube")
    return [0.5 * directions(rules, generation, deal)[cube] for deal in range(rules.games // 2)]


def test_the_command_writes_prices_that_bots_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.lab.evolving.judged", follow_cube)
    file = tmp_path / "prices.toml"
    shown = clio("tune", AOM, "--prices", "--bot", "hard", "--generations", "6", "--out", str(file), lang="fr")
    assert "Génération 6 sur 6" in shown.stderr
    bot = hire(f"hard@{file}", find(AOM), 0)
    assert isinstance(bot, Planner)
    found: Weights = bot.eyes(0).weights[2]  # type: ignore[attr-defined]
    assert found.cube > 1.1 * SHARP[2].cube, "what wins grows"
    assert tomllib.loads(shown.stdout) == tomllib.loads(file.read_text(encoding="utf-8"))
    assert file.read_text(encoding="utf-8").startswith("# clio tune age-of-mythology --prices --bot hard")


def test_a_generation_that_was_not_played_to_its_end_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clio.lab.evolving.run", lambda *_: [])  # Ctrl-C
    found = evolving(tmp_path / "book.jsonl", 3)
    assert not found.generations
    assert found.prices["cube"] == SHARP[2].cube
    assert len((tmp_path / "book.jsonl").read_text(encoding="utf-8").splitlines()) == 1


def test_prices_of_a_game_that_has_none_by_name_are_not_evolved(tmp_path: Path) -> None:
    with pytest.raises(BadPrices, match="monumental-duel has no prices by name"):
        evolve(DUEL, "normal", "greedy-1", 2, 1, "short", tmp_path / "book.jsonl")
    assert not (tmp_path / "book.jsonl").exists()
