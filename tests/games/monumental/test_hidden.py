"""What players know of each other, and what an Automa never does."""

from __future__ import annotations

from random import Random

import pytest

from clio.games.monumental import events as E
from clio.games.monumental.record import GAME
from clio.games.monumental.state import World
from tests.games.monumental.helpers import position, world
from tests.rules import rule


@rule("MON-SOLO-13")
@pytest.mark.parametrize("seed", range(3))
def test_an_automa_makes_no_manoeuvre_progress_or_investment(seed: int) -> None:
    s = GAME.start(1, GAME.record.settle(1, {"automas": "2", "map": "open-sea"}), 1000 + seed)
    random = Random(seed)
    s.log = []
    while not s.over and s.round < 6:
        s.apply(random.choice(s.legal))
    never = {E.MOVES_UNIT, E.PROGRESSES, E.INVESTS, E.BUILDS_OUTPOST}
    done = {event.kind for event in s.log if event.me > 0}
    assert E.AUTOMA_CARD in done
    assert not done & never


@rule("MON-COMP-22", "MAE-QUEST-02", "MAE-GAIN-01", "MON-TERM-09")
def test_what_lies_face_down_looks_the_same_to_the_others() -> None:
    def told(gain: str, quest: str, bag: str) -> World:
        return world(
            position(quests="yes").gains(0, gain).quests(0, quest, "sage").quests(1, "reformer").bag(bag, "bargain")
            .resources(0, gold=3, culture=2).kept(0, production=1).discard(0, "fort").turn(0)
        )

    one, two = told("patronage", "purist", "mercenaries"), told("mercenaries", "architect", "patronage")
    assert GAME.view(one, 1) == GAME.view(two, 1)
    assert GAME.view(one, 0) != GAME.view(two, 0)


@rule("MON-COMP-22", "MON-TERM-09")
def test_gold_culture_and_discard_piles_are_public() -> None:
    seen = GAME.view(world(position().turn(0)), 1)
    for other in (
        position().resources(0, gold=1), position().resources(0, culture=1), position().kept(0, science=1),
        position().discard(0, "workshop"),
    ):
        assert GAME.view(world(other.turn(0)), 1) != seen
