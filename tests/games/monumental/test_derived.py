"""What is derived from the table and kept, so that it need not be found at every decision: the census, which the long
runs compare after every one, tells of each that is forgotten."""

from __future__ import annotations

from clio.games.families.monumental.state import GOLD
from clio.games.monumental.cardbook import COUNT_ALL, COUNT_GOLD, Realm
from clio.games.monumental.census import faults
from clio.games.monumental.ops.board import camp_of
from clio.games.monumental.save import dump, load
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import World
from tests.games.monumental.helpers import play, position, world


def waiting() -> Scenario:
    """A Soldier abroad, an effect in the City, a Quest of which nothing is met."""
    scenario = position(quests="yes").quests(0, "treasurer").quests(1).city(0, {1: "granary"}).tilt(0, 1)
    return scenario.province(0, "e5", soldiers=1).resources(0, gold=1, military=1)


def looked_at() -> World:
    """After an action: all that goals count has been looked at, and what the Units may do is known."""
    s = world(play(waiting().turn(0), "invest"))
    assert not faults(s, 0)
    assert not s.stirred & COUNT_ALL
    assert s.players[0].camp is not None
    return s


def test_a_goal_that_is_met_unseen() -> None:
    s = looked_at()
    s.players[0].res[GOLD] = 8
    assert faults(s, 0) == ["stale goals"]
    s.gain(0, GOLD, 1)
    assert s.stirred & COUNT_ALL == COUNT_GOLD
    assert not faults(s, 0)


def test_units_that_moved_unseen() -> None:
    s = looked_at()
    pl = s.players[0]
    capital = pl.capital
    other = next(tile for tile in pl.realm.tiles if tile != capital)
    s.soldiers[capital] -= 1
    s.soldiers[other] += 1
    assert faults(s, 0) == ["stale camp"]
    pl.camp = None
    assert not faults(s, 0)
    assert sorted(n for _, n in camp_of(s, 0).parts) == [1, 8]


def test_land_that_changed_unseen() -> None:
    s = looked_at()
    pl = s.players[0]
    pl.land |= pl.edge & -pl.edge
    assert "stale realm" in faults(s, 0)
    pl.realm = Realm(s.map, pl.land)
    assert "stale realm" not in faults(s, 0)


def test_an_effect_that_nobody_offers() -> None:
    s = looked_at()
    assert s.players[0].ready
    s.players[0].ready = ()
    assert faults(s, 0) == ["stale effects"]


def test_the_census_changes_nothing() -> None:
    s = looked_at()
    pl = s.players[0]
    before = (pl.live, pl.ready, pl.camp)
    faults(s, 0)
    assert (pl.live, pl.ready, pl.camp) == before


def test_a_loaded_position_finds_it_all_again() -> None:
    s = looked_at()
    again = load(dump(s))
    assert again.players[0].ready == s.players[0].ready
    assert again.players[0].realm.front == s.players[0].realm.front
    assert again.stirred & COUNT_ALL == COUNT_ALL  # nobody knows what was looked at: it is looked at again
    assert dump(again) == dump(s)
