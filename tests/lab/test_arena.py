"""The arena: fair fixtures, ratings, and a file that survives whatever stops the run."""

from __future__ import annotations

import doctest
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from clio import BadOption, UnknownGame
from clio.bots import UnknownBot, make
from clio.lab import arena, jobs, plots, ratings
from clio.lab.arena import BadArena, Book, Played, fixtures, line_ups
from clio.lab.jobs import run
from tests.second_game import AUCTION, auction
from tests.terminal.keyboard import clio

__all__ = ["auction"]
DUEL = "monumental-duel"


# ---------------------------------------------------------------- fixtures
def test_the_examples() -> None:
    assert all(doctest.testmod(module).failed == 0 for module in (arena, plots, ratings))


@pytest.mark.parametrize(("bots", "players"), [(("a", "b", "c"), 2), (("a", "b", "c", "d"), 3), (("a", "b"), 4)])
def test_everybody_has_every_seat_on_every_deal(bots: tuple[str, ...], players: int) -> None:
    games = [key for keys in fixtures(bots, players, 3) for key in keys]
    assert len(set(games)) == len(games) == 3 * players * len(line_ups(bots, players))
    for deal in range(3):
        seats = Counter((seat, bot) for at, table in games if at == deal for seat, bot in enumerate(table))
        assert len(set(seats.values())) == 1


# ---------------------------------------------------------------- ratings
def test_ratings_tell_the_odds_and_a_shared_deal_counts_less() -> None:
    games = {n: [("a", "b", float(n % 4 > 0)), ("b", "c", 0.5)] for n in range(200)}
    found = ratings.rate(["a", "b", "c"], games)
    assert found["a"].points - found["b"].points == pytest.approx(191, abs=4)
    assert found["b"].points == pytest.approx(found["c"].points, abs=4)
    assert sum(rating.points for rating in found.values()) == pytest.approx(3 * ratings.MIDDLE)
    alike = ratings.rate(["a", "b"], {n: [("a", "b", float(n % 4 > 0))] * 2 for n in range(100)})
    apart = ratings.rate(["a", "b"], {n: [("a", "b", float(n % 4 > 0))] for n in range(200)})
    assert alike["a"].points == pytest.approx(apart["a"].points)
    assert alike["a"].high - alike["a"].low == pytest.approx(2**0.5 * (apart["a"].high - apart["a"].low), rel=0.05)


def test_who_always_wins_has_a_finite_rating() -> None:
    found = ratings.rate(["a", "b"], {n: [("a", "b", 1.0)] for n in range(1000)})
    assert found["b"].high < found["a"].low < found["a"].high < 5000


def test_duels_of_a_game_of_four() -> None:
    played = Played(0, ("a", "b", "a", "c"), (3, 9, 3, 5, 7), ((1,), (4,), (3,), (0, 2)), 1, 1)  # with an Automa
    assert list(played.duels()) == [
        ("a", "b", 0.0), ("a", "c", 0.0), ("b", "a", 1.0), ("b", "c", 1.0), ("a", "c", 0.0),
    ]


# ---------------------------------------------------------------- the run
@pytest.mark.usefixtures("auction")
def test_the_standings_do_not_depend_on_processes_nor_on_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "hire", lambda name, game, seed: make("random", game, f"{name}{seed}"))
    monkeypatch.setattr(jobs, "method", lambda: "fork")  # the other processes know what was put in place here
    bots = ["one", "two", "three"]
    whole = arena.arena(AUCTION, bots, 4, 1, tmp_path / "whole.jsonl", 3)
    assert (whole.games, whole.wanted) == (12, 12)
    assert sum(rate.hits for rate in whole.first.values()) == pytest.approx(12)
    assert whole == arena.arena(AUCTION, bots, 4, 1, tmp_path / "two.jsonl", 3, jobs=2)
    part = tmp_path / "part.jsonl"
    arena.arena(AUCTION, bots[:2], 2, 1, part, 3)  # fewer bots, fewer deals: other tables
    arena.arena(AUCTION, bots, 2, 1, part, 3)
    with part.open("ab") as file:
        file.write(b'{"deal":3,"seats":["one","tw')  # the power went off
    assert arena.arena(AUCTION, bots, 4, 1, part, 3) == whole
    assert arena.arena(AUCTION, bots, 4, 2, tmp_path / "other.jsonl", 3) != whole
    games = [set((tmp_path / name).read_text().splitlines()) for name in ("whole.jsonl", "part.jsonl")]
    assert games[0] < games[1]


TWINS = """
import sys
import clio.cli, clio.lab.arena
from clio.bots import make

clio.lab.arena.hire = lambda name, game, seed: make("random", game, name + str(seed))
sys.exit(clio.cli.main())
"""


def started(folder: Path, book: str, deals: int) -> subprocess.Popen[bytes]:
    """An arena of two bots that play at random, in a process of its own."""
    words = ["arena", DUEL, "--bots", "one,two", "--deals", str(deals), "--jobs", "2", "--out", book, "--json"]
    return subprocess.Popen(
        [sys.executable, "-c", TWINS, *words], cwd=folder, env={**os.environ, "CLIO_LANG": "en"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    deals = 300
    child = started(tmp_path, "a.jsonl", deals)
    book = tmp_path / "a.jsonl"
    while not book.exists() or book.stat().st_size < 2000:
        assert child.poll() is None
        time.sleep(0.01)
    if how == signal.SIGINT:
        os.killpg(child.pid, how)  # as the terminal does: all its processes
    else:
        child.send_signal(how)
    said, complained = child.communicate(timeout=60)  # the pipes close when its processes have ended too
    kept = book.read_text().count("\n") - 1
    assert 10 < kept < 2 * deals
    if how == signal.SIGINT:
        assert child.returncode == 130
        assert 0 < json.loads(said)["games"] <= kept
        assert b"Stopped after" in complained
        assert b"Traceback" not in complained
    more = kept // 2 + 3  # deals, to see it go on
    runs = [started(tmp_path, name, more).communicate(timeout=60)[0] for name in ("a.jsonl", "b.jsonl")]
    assert json.loads(runs[0]) == json.loads(runs[1])
    assert json.loads(runs[0])["games"] == 2 * more
    ElementTree.parse(tmp_path / "a.svg")


def interrupted(start: int, stop: int) -> int:
    if start >= 3:
        raise KeyboardInterrupt
    return stop - start


def test_ctrl_c_keeps_what_is_done() -> None:
    assert run(interrupted, 100, 1) == [1, 2]


# ---------------------------------------------------------------- what is refused
def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    with pytest.raises(UnknownGame):
        arena.arena("chess", ["random", "greedy"], 1, 1, out)
    with pytest.raises(UnknownBot):
        arena.arena(DUEL, ["random", "deep-blue"], 1, 1, out)
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(BadOption):
            arena.arena(DUEL, bots, 1, 1, out)
    assert not out.exists()


def test_a_file_of_something_else_is_refused_and_untouched(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    rules = arena.rules_of(DUEL, ["random", "greedy"], 1, None, None)
    Book(out, rules)
    with pytest.raises(BadArena, match="seed: 1, not 2"):
        Book(out, arena.rules_of(DUEL, ["random", "greedy"], 2, None, None))
    good = out.read_text()
    game = '{"deal":0,"seats":["a"],"ranking":[]}\n'
    for text in ("my diary\n", "no end of line", good + "{}\n" + good, good + game):
        out.write_text(text)
        with pytest.raises(BadArena):
            Book(out, rules)
        assert out.read_text() == text


def test_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", DUEL, "--bots", "random,easy", "--deals", "1")
    found = clio(*words)
    assert found.exit_code == 0
    assert "Arena of monumental-duel: 2 games of 1 deal" in found.stdout
    assert "arena-monumental-duel.jsonl" in found.stderr
    french = clio(*words, lang="fr")
    assert "Qui a devancé qui" in french.stdout
    other = clio(*words, "--seed", "9")
    assert other.exit_code == 2
    assert "holds another arena" in other.stderr


def killed_by_ctrl_c(start: int, stop: int) -> int:
    if start == 5:
        os.kill(os.getpid(), signal.SIGINT)
    return start


def test_ctrl_c_that_the_workers_heard_first_is_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt):
        list(jobs.each(killed_by_ctrl_c, [(n, n + 1) for n in range(20)], 2))
