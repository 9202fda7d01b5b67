"""A bot beside people: what a game's diary notes, and what is made of it."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import clio
from clio.engine.kernel import Event
from clio.engine.study import Habit, both
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.habits import DIARY, HABITS, fought, lived
from clio.games.through_the_ages.state import GOVERNMENT, LEADER, TECHNOLOGIES, UNIT, WAR, WONDER
from clio.lab.habits import NoHabits, habits, row
from tests.terminal.keyboard import clio as run
from tests.terminal.keyboard import flat

AGES = "through-the-ages"


def event(kind: int, me: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(kind, me, a, b, c)


def noted(log: list[Event], seat: int = 0) -> dict[str, list[int]]:
    out: dict[str, list[int]] = {}
    for name, value in lived(seat, log):
        out.setdefault(name, []).append(value)
    return out


def test_a_life_is_read_from_the_log() -> None:
    log = [
        event(E.TAKES, 0, UNIT, 3), event(E.TAKES, 0, WONDER, 1), event(E.TAKES, 1, LEADER, 3),
        event(E.TAKES, 0, LEADER, 1), event(E.LEADS, 0, LEADER),
        event(E.ROUND, -1, 4), event(E.STAGES, 0, WONDER, 1), event(E.INCREASES, 0, 1, 2),
        event(E.ROUND, -1, 7), event(E.WONDER_LEAVES, 0, WONDER), event(E.DEVELOPS, 0, GOVERNMENT + 1),
        event(E.HARVEST, 0, 3, 1, 4), event(E.BUILDS, 0, UNIT), event(E.BUILDS, 0, TECHNOLOGIES - 54),
        event(E.ROUND, -1, 10), event(E.MINES, 0, 5), event(E.MINES, 1, 9),
    ]
    found = noted(log)
    assert found["taken"] == [3]
    assert found["dear"] == [1, 0, 0]
    assert found["arms"] == [1]
    assert found["played"] == [1, 1]  # a leader and a government of two cards taken into the hand
    assert found["begun"] == [4]
    assert found["lost"] == [1]
    assert found["governed"] == [7]
    assert found["despots"] == [0]
    assert found["workers6"] == [8]
    assert found["famine"] == [1]
    assert found["units"] == [1]
    assert found["mined10"] == [5]
    assert noted(log, 1)["despots"] == [1]


def test_wars_auctions_and_pacts_are_counted() -> None:
    log = [
        event(E.DECLARES, 0, WAR, 1), event(E.WINS_WAR, 0, WAR, 1, 3),
        event(E.DECLARES, 1, WAR, 0), event(E.WINS_WAR, 0, WAR, 1, 3),
        event(E.BIDS, 0, 1), event(E.BIDS, 1, 2), event(E.COLONIZES, 1),
        event(E.OFFERS, 0), event(E.ACCEPTS, 1), event(E.OFFERS, 0),
    ]
    found: dict[str, list[int]] = {}
    for name, value in fought(log):
        found.setdefault(name, []).append(value)
    assert found["wars"] == [2]
    assert found["conquerors"] == [1, 0]
    assert found["bids"] == [2]
    assert found["pacts"] == [1, 0]


def test_an_action_left_in_an_early_round_is_noted() -> None:
    table = clio.new(AGES, seed=1)
    assert table.state.legal[-1] != A.END
    diary = DIARY()
    for _ in range(2):
        diary.before(table.state, table.state.legal[-1])
        assert diary.idle == set()
    diary.before(table.state, A.END)
    assert diary.idle == {table.state.player}


def test_a_figure_is_strange_beyond_its_bounds() -> None:
    habit = Habit("x", both("x", "x"), (50.0, None), low=(40, 40), high=(60, 60), percent=True)
    assert [row(habit, Counter({1: n, 0: 100 - n}), 0).strange for n in (39, 40, 60, 61)] == [True, False, False, True]
    assert row(habit, Counter(), 1).bot is None
    assert row(Habit("y", both("y", "y"), (1,), median=True), Counter({1: 2, 9: 1}), 0).bot == 1


@pytest.mark.long
def test_all_habits_are_noted_whoever_plays_and_by_any_number_of_processes() -> None:
    found = habits(AGES, "greedy-1", 3, 2, "h", options={"resignation": False})
    assert found.games == 2
    assert [row.id for row in found.rows] == [habit.id for habit in HABITS]
    seldom = {"conquerors", "weakest", "bids", "pacts"}
    assert {row.id for row in found.rows if row.bot is None} <= seldom
    assert habits(AGES, "greedy-1", 3, 2, "h", 2, {"resignation": False}) == found


def test_the_command() -> None:
    shown = run("habits", AGES, "--bot", "random", "--games", "1", lang="fr")
    assert shown.exit_code == 0
    assert "pas comme les gens" in flat(shown.stdout)
    found = json.loads(run("habits", AGES, "--bot", "random", "--games", "1", "--json").stdout)
    assert found["rows"][0]["people"] == 156
    assert "monumental-duel" in run("habits", "monumental-duel").stderr
    with pytest.raises(NoHabits):
        habits(clio.game("monumental").record.id, "random", 2, 1, 1)
