"""What a review against the catalogue found wrong once."""

from __future__ import annotations

import pytest

from clio.engine.errors import BadScenario, NoUndo
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import P_BUILD, P_EXPLORE, P_GATHER, PERMANENT
from tests.games.age_of_mythology.helpers import myth, offers, play, secretly
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


@rule("AOM-DRAW-11", "AOM-DRAW-04")
def test_a_card_taken_again_may_be_any_of_the_pack() -> None:
    scenario = Scenario(cultures=("greek", "norse")).out(1, *[BOOK.id[n] for n in (P_EXPLORE, P_GATHER, P_BUILD)])
    table = play(scenario.hand(1).hand(0).spoilage(), "cube last-battle", "cube last-battle")
    secretly(table, 1, "take permanent-explore", "draw 0")
    secretly(table, 0, "draw 1")
    imagined = {GAME.determinize(myth(table), 0, seed_rng(str(n))).players[1].hand for n in range(200)}
    assert imagined == {(n,) for n in range(PERMANENT)}


@rule("AOM-ACTION-02")
def test_a_battle_is_put_away_with_the_next_card() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, minotaur=1).units(1).buildings(1, houses=1)
    table = scenario.hand(0, "permanent-attack").hand(1, "permanent-trade").action(0)
    play(table, "play permanent-attack", "attack seat 2 city")
    secretly(table, 0, "send minotaur", "muster")
    while table.seat == 0:
        table.play(offers(table)[0])
    assert table.view()["battle"]["over"]
    play(table, "pass permanent-trade")
    assert table.view()["battle"] is None


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
    play(table, "invoke horus", "raze seat 1 house")
    assert "build house" in offers(table)


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "culture"), [("isis", "egyptian"), ("bragi", "norse"), ("tyr", "norse")])
def test_a_power_of_encounters_needs_somebody_to_encounter(god: str, culture: str) -> None:
    for theirs, possible in (({}, False), ({"toxotes": 1}, True)):
        table = Scenario(cultures=(culture, "greek")).hand(0, god).units(1, **theirs).action(0)
        assert (f"invoke {god}" in offers(table)) == possible


@rule("AOM-GOD-12", "AOM-UNIT-29")
def test_tyr_is_of_no_use_to_an_army_that_rages_anyway() -> None:
    armies = (({"huskarl": 2}, False), ({"huskarl": 2, "jarl": 1}, True), ({"huskarl": 1, "dwarf": 1}, True))
    for mine, possible in armies:
        table = Scenario(cultures=("norse", "greek")).hand(0, "tyr").units(0, **mine).action(0)
        assert ("invoke tyr" in offers(table)) == possible


@rule("AOM-GOD-12", "AOM-GOD-17")
def test_dionysus_needs_food_in_the_bank() -> None:
    scenario = Scenario(cultures=("greek", "norse")).hand(0, "dionysus").tiles(0, "fertile-food-2")
    for mine, possible in ((10, False), (9, True)):
        assert ("invoke dionysus" in offers(scenario.cubes(0, food=mine).cubes(1, food=10).action(0))) == possible


@rule("AOM-GOD-02", "AOM-GOD-22", "AOM-RECRUIT-09")
def test_anubis_frees_the_figure_that_is_recruited() -> None:
    scenario = Scenario(players=4, cultures=("egyptian", "norse", "egyptian", "greek")).hand(0, "anubis")
    scenario = scenario.units(0, spearman=4, elephant=4, chariot_archer=4).cubes(0, food=1, wood=1, gold=0, favor=1)
    table = scenario.action(0)
    assert "play anubis" not in offers(table)
    play(table, "invoke anubis", "unit spearman", "done")
    assert offers(table) == ["done", "recruit spearman"]


@rule("AOM-BLDG-12", "AOM-EGYPTGOD-05")
def test_nephthys_played_without_her_power_spares_nothing() -> None:
    scenario = Scenario(cultures=("egyptian", "greek")).hand(0, "nephthys").buildings(0, "quarry")
    table = play(scenario.cubes(0, food=4, wood=4, gold=4, favor=4).action(0), "play nephthys", "build house")
    refusal = table.why_not("less gold")
    assert refusal is not None
    assert refusal.clauses == ("AOM-BLDG-12", "AOM-GOD-08")


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


def test_a_name_means_the_same_in_both_languages() -> None:
    assert GAME.card("The Wonder") == GAME.card("La Merveille") == GAME.card("wonder")
    assert GAME.card("the-wonder") != GAME.card("The Wonder")
