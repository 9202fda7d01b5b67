"""The four projects of the Future Era: what each asks for, and how it changes hands."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.record import GAME
from clio.games.monumental.state import PROJECT
from tests.games.monumental.helpers import offered, play, position, purse, refuses, score, world
from tests.games.monumental.played import plays
from tests.rules import rule

PROJECTS = {
    "peacekeeping": "military", "united-nations-project": "culture", "interplanetary-programme": "science",
    "green-great-wall": "production",
}


def held(table: Table, project: str) -> tuple[int, int]:
    """Its holder and what lies on it."""
    s = world(table)
    at = GAME.card(project) - PROJECT
    return s.holders[at], s.stakes[at]


@rule("MAE-FUT-04", "MAE-FUT-05", "MAE-FUT-11", "MAE-FUT-14", "MAE-FUT-10")
@plays(*PROJECTS)
@pytest.mark.parametrize(("project", "resource"), PROJECTS.items())
def test_a_project_takes_any_amount_of_its_resource(project: str, resource: str) -> None:
    others = {other: 5 for other in PROJECTS.values() if other != resource}
    refuses(position().project(project).resources(0, **others).turn(0), f"contribute {project}")
    table = position().project(project).resources(0, **{resource: 3}).turn(0)
    play(table, f"contribute {project}")
    assert offered(table, "amount") == ["1", "2", "3"]
    play(table, "amount 2")
    assert (held(table, project), purse(table), score(table)["projects"]) == ((0, 2), {resource: 1}, 1)


@rule("MAE-FUT-06", "MAE-FUT-08", "MAE-FUT-12", "MAE-FUT-16")
@pytest.mark.parametrize(("project", "resource"), PROJECTS.items())
def test_more_than_lies_on_it_takes_it_over(project: str, resource: str) -> None:
    scenario = position().project(project, seat=1, stake=2)
    refuses(scenario.resources(0, **{resource: 2}).turn(0), f"contribute {project}")
    table = play(scenario.resources(0, **{resource: 4}).turn(0), f"contribute {project}")
    assert offered(table, "amount") == ["3", "4"]
    play(table, "amount 3")
    assert (held(table, project), purse(table), purse(table, 1)) == ((0, 3), {resource: 1}, {})
    refuses(table, f"contribute {project}")
    assert (score(table)["projects"], score(table, 1).get("projects", 0)) == (1, 0)


@rule("MAE-FUT-07")
@pytest.mark.parametrize(("project", "resource"), PROJECTS.items())
def test_gold_stands_for_basic_resources_not_for_culture(project: str, resource: str) -> None:
    scenario = position().project(project).resources(0, gold=2, **{resource: 1})
    table = play(scenario.turn(0), f"contribute {project}")
    assert offered(table, "amount") == (["1"] if resource == "culture" else ["1", "2", "3"])
    if resource == "culture":
        play(table, "amount 1")
        assert (held(table, project), purse(table)) == ((0, 1), {"gold": 2})
    else:
        play(table, "amount 3")
        assert (held(table, project), purse(table)) == ((0, 3), {})


@rule("MAE-FUT-09", "MAE-FUT-13")
def test_several_in_one_turn() -> None:
    scenario = position().project("peacekeeping").resources(0, military=2, science=1)
    table = play(scenario.turn(0), "contribute peacekeeping", "amount 2", "contribute interplanetary-programme")
    if offered(table, "amount"):
        play(table, "amount 1")
    assert (score(table)["projects"], purse(table)) == (2, {})
