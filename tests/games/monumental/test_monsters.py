"""The sixteen Monsters at work: price, reward and attack, by their texts."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, deck, discard, explorers, gains, monsters, names, offered, offers, owner, play, player, position,
    purse, refuses, soldiers, status,
)
from tests.games.monumental.played import Stock, plays
from tests.rules import rule

# Price, answers, and what the reward leaves in the purse
FIGHTS: list[tuple[str, Stock, list[str], Stock]] = [
    ("hydra", {"military": 5}, [], {"culture": 2}),
    ("minotaur", {"military": 4}, [], {"production": 3, "gold": 1}),
    ("sphinx", {"military": 2, "science": 2}, [], {"military": 1, "science": 1}),
    ("kraken", {"military": 3, "production": 1}, [], {"gold": 3}),
    ("fenrir", {"military": 5}, [], {"gold": 4}),
    ("cyclops", {"military": 3, "production": 1}, ["pick workshop"], {"gold": 1}),
    ("chimera", {"military": 4}, ["gain production", "gain production", "gain science"],
     {"production": 2, "science": 1, "gold": 1}),
    ("roc", {"military": 3, "science": 1}, [], {"culture": 1, "gold": 1}),
    ("basilisk", {"military": 2, "science": 2}, [], {"culture": 2}),
    ("orochi", {"military": 5}, [], {"culture": 1, "gold": 3}),
    ("nian", {"military": 2, "production": 2}, ["slot 2", "pick mine"], {"gold": 2}),
    ("ammit", {"military": 3, "science": 1}, ["slot 1"], {"culture": 1}),
    ("grootslang", {"military": 4}, [], {"gold": 3}),
    ("inkanyamba", {"military": 3, "science": 1}, [], {"culture": 2}),
    ("mokele-mbembe", {"military": 3, "production": 1}, ["pick workshop"], {"gold": 1}),
    ("ninki-nanka", {"military": 4}, [], {}),
]
# Monsters that take something of whoever has a Unit within so many tiles
GREEDY: list[tuple[str, int, str, int]] = [
    ("hydra", 1, "culture", 1), ("sphinx", 2, "culture", 1), ("fenrir", 1, "gold", 2), ("chimera", 2, "gold", 1),
    ("orochi", 2, "gold", 2), ("grootslang", 1, "gold", 2),
]
AWAY = {1: "e4", 2: "d5", 3: "e6", 4: "e7"}  # a place at each distance from e3


def fought(monster: str, given: Stock, *answers: str) -> Table:
    """An Explorer on e3 fights with exactly the price."""
    scenario = position(monsters=True).province(1, "e3", soldiers=1).monster(monster, "e3").explorers(0, "e3", "c5")
    scenario.city(0, {1: "work-camp", 2: "fort"}).tilt(0, 1).discard(0, "mine").deck(0, "fort", "library")
    scenario.bag("patronage")
    for resource, n in given.items():
        refuses(scenario.resources(0, **given | {resource: n - 1}).turn(0), "fight 1")
    table = play(scenario.resources(0, **given).turn(0), "fight 1", *answers)
    assert (monsters(table), names(player(table, 0).monsters), "done" in offers(table)) == ({}, [monster], True)
    return table


@rule("MON-MONS-06")
@plays(*[monster for monster, *_ in FIGHTS])
@pytest.mark.parametrize(("monster", "price", "answers", "result"), FIGHTS)
def test_price_and_reward(monster: str, price: Stock, answers: list[str], result: Stock) -> None:
    assert purse(fought(monster, price, *answers)) == result


@rule("MON-MONS-06")
def test_rewards_that_are_no_resources() -> None:
    assert beside(fought("sphinx", {"military": 2, "science": 2})) == ["fort", "library"]
    for monster in ("cyclops", "mokele-mbembe"):
        assert deck(fought(monster, {"military": 3, "production": 1}, "pick workshop"))[0] == "workshop"
    assert sorted(archive(fought("nian", {"military": 2, "production": 2}, "slot 2", "pick mine"))) == ["fort", "mine"]
    assert status(fought("ammit", {"military": 3, "science": 1}, "slot 1"))[0] == "reinforced"
    assert gains(fought("ninki-nanka", {"military": 4})) == ["patronage"]


@rule("MON-MONS-06", "MON-RES-03")
def test_gold_stands_for_what_is_missing() -> None:
    given = position(monsters=True).province(1, "e3", soldiers=1).monster("kraken", "e3").explorers(0, "e3", "c5")
    table = given.resources(0, military=2, gold=2).turn(0)
    play(table, "fight 1")
    assert purse(table) == {"gold": 3}


# ---------------------------------------------------------------- attacks
def lair(monster: str, soldiers: int = 1, warlord: bool = False) -> Scenario:
    """The Monster in the Province e3 of the first seat attacks when that has done."""
    return position(monsters=True).province(0, "e3", soldiers=soldiers, warlord=warlord).monster(monster, "e3", 3)


def attacked(scenario: Scenario, *answers: str) -> Table:
    table = play(scenario.turn(0), "done", *answers)
    assert next(iter(monsters(table).values()))[1] == 1
    return table


@rule("MON-MONS-05", "MON-MONS-11", "MON-TERR-06")
@pytest.mark.parametrize(("monster", "within", "resource", "n"), GREEDY)
def test_who_has_a_unit_near_loses(monster: str, within: int, resource: str, n: int) -> None:
    near = lair(monster).province(1, AWAY[within], soldiers=1).resources(0, **{resource: 5}).resources(
        1, **{resource: 5})
    table = attacked(near)
    assert (purse(table, 0), purse(table, 1)) == ({resource: 5 - n}, {resource: 5 - n})
    far = lair(monster).province(1, AWAY[within + 1], soldiers=1).resources(1, **{resource: 1})
    assert purse(attacked(far), 1) == {resource: 1}
    poor = lair(monster).resources(0, **{resource: 1})
    assert purse(attacked(poor), 0) == {}  # all there is


@rule("MON-MONS-05")
@pytest.mark.parametrize(("monster", "resource", "n"), [("cyclops", "gold", 2), ("ammit", "culture", 1)])
def test_the_controller_loses(monster: str, resource: str, n: int) -> None:
    table = attacked(lair(monster).province(1, "e4", soldiers=1).resources(0, **{resource: 5}).resources(
        1, **{resource: 5}))
    assert (purse(table, 0), purse(table, 1)) == ({resource: 5 - n}, {resource: 5})


@rule("MON-MONS-05", "MON-MONS-11")
@pytest.mark.parametrize(("monster", "within"), [("kraken", 2), ("roc", 3), ("inkanyamba", 2)])
def test_explorers_near_return_home(monster: str, within: int) -> None:
    table = attacked(lair(monster).explorers(0, "e3", AWAY[within]).explorers(1, AWAY[within], AWAY[within + 1]))
    assert (explorers(table), explorers(table, 1)) == (("c5", "c5"), ("g5", AWAY[within + 1]))


@rule("MON-MONS-05", "MON-MONS-11")
@pytest.mark.parametrize(("monster", "resource"), [("minotaur", "gold"), ("basilisk", "culture")])
def test_a_unit_returns_or_something_is_lost(monster: str, resource: str) -> None:
    two = attacked(lair(monster, soldiers=2).resources(0, **{resource: 3}))
    assert (soldiers(two, "e3"), purse(two, 0)) == (1, {resource: 3})
    one = attacked(lair(monster).resources(0, **{resource: 3}))
    assert (owner(one, "e3"), purse(one, 0)) == (0, {resource: 2})


@rule("MON-MONS-05", "MAE-REV-02")
def test_the_mokele_mbembe_takes_a_unit_or_gives_a_revolt() -> None:
    two = attacked(lair("mokele-mbembe", soldiers=2))
    assert (soldiers(two, "e3"), discard(two, 0)) == (1, {})
    one = attacked(lair("mokele-mbembe"))
    assert (soldiers(one, "e3"), discard(one, 0)) == (1, {"revolt": 1})


@rule("MON-MONS-05", "MAE-REV-02")
def test_the_ninki_nanka_gives_revolts_to_all_near() -> None:
    table = attacked(lair("ninki-nanka").province(1, "e4", soldiers=1))
    assert (discard(table, 0), discard(table, 1)) == ({"revolt": 1}, {"revolt": 1})
    assert discard(attacked(lair("ninki-nanka").province(1, "d5", soldiers=1)), 1) == {}


@rule("MON-MONS-05")
def test_the_nian_takes_a_token_of_the_owner_s_choice() -> None:
    table = play(lair("nian").kept(0, production=1, science=1).turn(0), "done")
    assert (table.seat, offered(table, "spend-token")) == (0, ["production", "science"])
    play(table, "spend-token science")
    assert (player(table, 0).products, player(table, 0).sciences) == (1, 0)
    assert player(attacked(lair("nian").kept(1, production=1)), 1).products == 1  # no Unit near
