"""AOM-GOD-12: a god power that could have no effect may not be used. What it lacks is told in `test_needs_play.py`."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.gods import CULTURES, FULL_BOARDS, GODS, temple
from tests.games.age_of_mythology.helpers import offers
from tests.rules import rule


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["apollo", "hel", "zeus", "osiris", "anubis", "hades", "bast"])
def test_without_a_figure_a_power_may_not_be_used(god: str) -> None:
    scenario = temple(god)
    assert f"invoke {god}" in offers(scenario.action(0))
    scenario = temple(god)
    if god == "hades":
        scenario.units(0)
    elif god in ("zeus", "osiris"):
        scenario.units(0, **{"classical_greek_hero" if god == "zeus" else "priest": 2})
    elif god == "anubis":
        scenario.units(0, mummy=8, spearman=1)
    else:
        mortals = {
            "greek": ("toxotes",), "norse": ("jarl", "huskarl", "throwing_axeman"),
            "egyptian": ("spearman", "elephant", "chariot_archer"),
        }
        scenario.units(0, **dict.fromkeys(mortals[GODS[god].culture], 8))
    assert not {f"invoke {god}", f"power {god}"} & set(offers(scenario.action(0)))


@rule("AOM-GOD-12", "AOM-GOD-22")
def test_anubis_needs_a_mortal() -> None:
    assert "power anubis" not in offers(temple("anubis").units(0, sphinx=2).action(0))


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "resource"), [("poseidon", "food"), ("freyja", "gold")])
def test_without_a_cube_in_the_bank_a_gain_may_not_be_used(god: str, resource: str) -> None:
    scenario = temple(god).cubes(1, **{resource: 25 - 8 - 4})
    assert not {f"invoke {god}", f"power {god}"} & set(offers(scenario.action(0)))


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["hephaestos", "hathor", "set", "horus", "njord", "thor", "loki", "ra"])
def test_without_a_target_a_power_may_not_be_used(god: str) -> None:
    scenario = Scenario(3, (GODS[god].culture, *[c for c in CULTURES if c != GODS[god].culture])).hand(0, god)
    scenario.cubes(0, food=8, wood=8, gold=8, favor=8)
    for seat in (1, 2):
        scenario.cubes(seat, food=0, wood=0, gold=0, favor=0)
    table = scenario.action(0)
    assert not {f"invoke {god}", f"power {god}"} & set(offers(table))
    assert f"play {god}" in offers(table)


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "tile"), [("hathor", "hills-gold-2"), ("set", "hills-gold-2")])
def test_other_tiles_are_no_targets(god: str, tile: str) -> None:
    """Hathor takes food, Set a tile of a terrain that the other one has too; own tiles are no victims."""
    scenario = Scenario(cultures=("egyptian", "greek")).hand(0, god).tiles(0, "fertile-food-2").tiles(1, tile)
    assert f"power {god}" not in offers(scenario.action(0))


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["artemis", "ptah"])
def test_without_a_free_space_no_second_tile(god: str) -> None:
    culture = GODS[god].culture
    full = FULL_BOARDS[culture]
    for board, possible in ((full, False), (full[1:], False), (full[2:], True)):
        table = Scenario(cultures=(culture, "norse")).hand(0, god).tiles(0, *board).action(0)
        assert (f"invoke {god}" in offers(table)) == possible


@rule("AOM-GOD-12")
def test_baldr_needs_an_opponent_who_could_take_a_tile() -> None:
    full = FULL_BOARDS["greek"]
    for board, possible in ((full, False), (full[1:], True), ([], True)):
        table = Scenario(cultures=("norse", "greek")).hand(0, "baldr").tiles(1, *board).action(0)
        assert ("invoke baldr" in offers(table)) == possible


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["skadi", "dionysus"])
def test_who_stops_others_from_collecting_needs_others_with_tiles(god: str) -> None:
    def possible(*tiles: str) -> bool:
        scenario = Scenario(cultures=(GODS[god].culture, "egyptian")).hand(0, god).tiles(1, *tiles)
        return f"invoke {god}" in offers(scenario.action(0))

    assert not possible()
    assert possible("desert-gold-1") == (god == "skadi")  # Dionysus gathers food
    assert possible("fertile-food-2")


@rule("AOM-GOD-12")
def test_aphrodite_needs_a_neighbour_with_a_unit() -> None:
    def possible(*seats: int) -> bool:
        scenario = Scenario(4, ("greek", "norse", "egyptian", "norse")).hand(0, "aphrodite")
        for seat in {1, 2, 3} - set(seats):
            scenario.units(seat)
        return "invoke aphrodite" in offers(scenario.action(0))

    assert [possible(), possible(2), possible(1), possible(3)] == [False, False, True, True]


@rule("AOM-GOD-12", "AOM-GOD-10")
@pytest.mark.parametrize(("god", "culture"), [("thoth", "egyptian"), ("odin", "norse")])
@pytest.mark.parametrize(("turn", "others", "possible"), [
    (1, 2, False), (1, 3, True), (2, 1, False), (2, 2, True), (3, 0, False), (3, 1, True), (4, 2, False),
])
def test_a_fourth_card_needs_a_card_that_is_left(
    god: str, culture: str, turn: int, others: int, possible: bool
) -> None:
    cards = ("permanent-explore", "permanent-gather", "permanent-build")
    scenario = Scenario(cultures=(culture, "greek")).hand(0, god, *cards[:others]).cubes(0, favor=9)
    if turn == 4:
        scenario.fourth(0)
    assert (f"power {god}" in offers(scenario.action(0, turn))) == possible


@rule("AOM-GOD-12", "AOM-EGYPTGOD-05")
def test_nephthys_needs_a_building_other_than_a_house_to_buy() -> None:
    for gold, possible in ((0, False), (1, True)):
        scenario = Scenario(cultures=("egyptian", "greek")).hand(0, "nephthys").buildings(0, "gold-mint")
        offered = offers(scenario.cubes(0, food=2, wood=2, gold=gold, favor=2).action(0))
        assert "play nephthys" in offered
        assert ("invoke nephthys" in offered) == possible


@rule("AOM-GOD-12", "AOM-EGYPTGOD-07")
def test_ra_needs_food_in_the_bank() -> None:
    for theirs, possible in ((8, False), (7, True)):
        scenario = Scenario(cultures=("egyptian", "greek")).hand(0, "ra").cubes(0, food=12, favor=2)
        table = scenario.tiles(0, "fertile-food-2").cubes(1, food=theirs).action(0)
        assert ("invoke ra" in offers(table)) == possible
