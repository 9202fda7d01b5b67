"""What a review against the catalogue found wrong once."""

from __future__ import annotations

import pytest

from clio.engine.errors import BadScenario, NoUndo
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import P_BUILD, P_EXPLORE, P_GATHER
from tests.games.age_of_mythology.helpers import myth, offers, play
from tests.rules import rule


@rule("AOM-ROUND-03")
def test_a_card_that_everybody_has_seen_is_not_taken_back() -> None:
    table = Scenario(cultures=("norse", "greek")).hand(0, "loki", "permanent-gather").hand(1, "hera").action(0)
    play(table, "play loki", "done")
    table.undo(0)
    assert "done" in offers(table)
    with pytest.raises(NoUndo):
        table.undo(0)


@rule("AOM-DRAW-11", "AOM-DISCARD-04")
def test_cards_seen_going_back_to_the_pack_are_not_imagined_in_the_hand() -> None:
    scenario = Scenario(cultures=("greek", "norse")).out(1, *[BOOK.id[n] for n in (P_EXPLORE, P_GATHER, P_BUILD)])
    table = scenario.hand(1, "permanent-trade").hand(0, "hera").spoilage()
    imagined = {GAME.determinize(myth(table), 0, seed_rng(str(n))).players[1].hand for n in range(200)}
    assert imagined == {(3,), (4,), (5,), (6,)}


@rule("AOM-VP-04")
def test_units_in_a_battle_are_part_of_the_army() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, minotaur=2, toxotes=1).units(1, jarl=2)
    table = scenario.battle(0, 1, "city")
    assert [player["army"] for player in table.view()["players"]] == [3, 2]


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "culture"), [("ares", "greek"), ("sekhmet", "egyptian")])
def test_a_higher_limit_needs_an_army_above_the_old_one(god: str, culture: str) -> None:
    unit = {"greek": "toxotes", "egyptian": "spearman"}[culture]
    for n, armory, possible in ((6, False, False), (7, False, True), (7, True, False), (8, True, True)):
        scenario = Scenario(cultures=(culture, "norse")).hand(0, god).units(0, **{unit: n})
        table = (scenario.buildings(0, "armory") if armory else scenario).action(0)
        assert (f"invoke {god}" in offers(table)) == possible


@rule("AOM-GOD-12")
def test_no_limit_needs_an_army_above_the_limit_here_or_there() -> None:
    for mine, theirs, possible in ((4, 4, False), (5, 1, True), (1, 5, True)):
        scenario = Scenario(cultures=("norse", "greek")).units(0, jarl=mine).units(1, toxotes=theirs)
        assert ("invoke heimdall" in offers(scenario.hand(0, "heimdall").action(0))) == possible


@rule("AOM-ACTION-13", "AOM-GOD-03")
def test_horus_may_make_room_for_what_is_built() -> None:
    poor = Scenario(cultures=("egyptian", "greek")).hand(0, "horus").cubes(0, food=0, wood=0, gold=0, favor=1)
    assert "invoke horus" not in offers(poor.buildings(0, "wall", houses=3).action(0))
    full = Scenario(cultures=("egyptian", "greek")).hand(0, "horus").cubes(0, food=2, wood=2, gold=0, favor=1)
    table = full.buildings(0, houses=10).action(0)
    assert "play horus" not in offers(table)
    play(table, "invoke horus")  # there is one kind of building to destroy
    assert "build house" in offers(table)


@rule("AOM-SETUP-04", "AOM-SETUP-42")
@pytest.mark.parametrize(("players", "counts"), [(4, [1, 1, 2]), (5, [1, 2, 2]), (7, [2, 2, 3]), (8, [2, 3, 3])])
def test_a_wish_for_one_seat_leaves_the_cup_to_the_others(players: int, counts: list[int]) -> None:
    options = GAME.record.settle(players, {"cultures": ["greek", *["random"] * (players - 1)]})
    for n in range(40):
        cultures = [p.culture for p in GAME.set_up(players, options, seed_rng(str(n))).players]
        assert cultures[0] == 0
        assert sorted(cultures.count(culture) for culture in range(3)) == counts


def test_a_position_that_cannot_be_counted_is_refused() -> None:
    for make in (
        lambda: Scenario().units(0, hydra=-1).action(0),
        lambda: Scenario().placed(last_battle=-1).action(0),
        lambda: Scenario(starting=7),
        lambda: Scenario().action(0, turn=9),
    ):
        with pytest.raises(BadScenario):
            make()
