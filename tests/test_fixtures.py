"""The positions that the tests of the pages use are what the games say today."""

from __future__ import annotations

import pytest

from clio.games import find
from tests import fixtures


@pytest.mark.parametrize("id", fixtures.GAMES)
def test_the_fixtures_of_the_pages_are_up_to_date(id: str) -> None:
    on_disk = fixtures.read(id)
    now = fixtures.fixture(id, [position["place"] for position in on_disk["positions"]])
    for name in ("game", "cards", "report"):
        assert on_disk[name] == now[name], f"python -m tests.fixtures {id}"
    for was, position in zip(on_disk["positions"], now["positions"], strict=True):
        assert was == position, f"{was['place']}: python -m tests.fixtures {id}"


@pytest.mark.parametrize("id", fixtures.GAMES)
def test_every_kind_of_question_but_the_rarest_is_among_them(id: str) -> None:
    house = find(id).house
    asked = {position["question"]["kind"] for position in fixtures.read(id)["positions"] if position["question"]}
    rare = {
        "copy-bonus", "copy-building", "copy-policy", "lose-token", "name-hydra", "pay-two", "rebirth", "replace",
        "ruin-wonder", "summon",
    }
    assert {question.kind for question in house.questions} - asked <= rare
