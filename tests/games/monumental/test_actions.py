"""A6.1 to A6.3: acquiring cards, Wonders, Cultural Policies."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    city, deck, defence, display, name, offered, offers, owner, play, player, policies, position, purse, refuses, score,
    soldiers, conquer, wonder_tokens, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- acquire
@rule("MON-ACQ-01", "MON-ACQ-02")
def test_the_last_card_acquired_is_on_top_of_the_deck() -> None:
    table = position().display("granary", "writing").resources(0, production=5, science=3).turn(0)
    before = deck(table)
    play(table, "acquire granary", "acquire writing", "acquire workshop")
    assert deck(table) == ["workshop", "writing", "granary", *before]
    assert purse(table) == {}


@rule("MON-ACQ-01")
def test_a_card_must_be_paid_in_full() -> None:
    table = position().display("granary", "writing").resources(0, production=2, science=2).turn(0)
    assert set(offered(table, "acquire")) == {"workshop", "laboratory", "archery-range"}
    refuses(table, "acquire granary", "acquire writing")


@rule("MON-ACQ-04")
def test_a_taken_card_leaves_a_gap() -> None:
    table = position().display("granary", "writing").resources(0, production=3).turn(0)
    play(table, "acquire granary")
    assert display(table) == [None, "writing", None, None, None, None]


@rule("MON-ACQ-05", "MON-COMP-09")
def test_an_empty_pile_offers_nothing() -> None:
    table = position().basics(workshop=1).resources(0, production=9).turn(0)
    assert world(table).basics == [1, 10, 10]
    play(table, "acquire workshop")
    refuses(table, "acquire workshop")


@rule("MON-ACQ-06", "MON-ACQ-09")
def test_a_gained_basic_building_costs_nothing_and_goes_on_the_deck() -> None:
    table = position().city(0, {1: "work-camp/guilds"}).tilt(0, 1).basics(workshop=0).turn(0)
    play(table, "use guilds")
    assert offered(table, "pick") == ["laboratory", "archery-range"]
    play(table, "pick archery-range")
    assert (deck(table)[0], world(table).basics, purse(table)) == ("archery-range", [0, 10, 9], {})


@rule("MON-ACQ-09")
def test_without_basic_buildings_nothing_is_gained() -> None:
    table = (
        position().token("e3", "barbarians-1-gold-1-basic-building").province(0, "e4", soldiers=3)
        .basics(workshop=0, laboratory=0, archery_range=0).resources(0, military=2).turn(0)
    )
    conquer(table, "e3")
    play(table, "choose 2")
    assert (purse(table), offers(table)[0]) == ({}, "done")


@rule("MON-ACQ-07")
def test_a_reduction_never_pays_back() -> None:
    table = position().display("market").gains(0, "bargain").turn(0)
    play(table, "token bargain")
    assert offered(table, "pick") == ["workshop", "laboratory", "archery-range", "market"]
    play(table, "pick workshop")
    assert (purse(table), deck(table)[0]) == ({}, "workshop")


# ---------------------------------------------------------------- Wonders
@rule("MON-WON-01", "MON-WON-02", "MON-WON-04")
def test_a_wonder_is_acquired_and_completed_in_two_actions() -> None:
    table = position().display("colossus").province(0, "c6", soldiers=1).resources(0, production=6).turn(0)
    before = deck(table)
    play(table, "acquire colossus")
    assert (name(player(table, 0).wonder), deck(table), purse(table)) == ("colossus", before, {"production": 3})
    assert "colossus" not in city(table)
    play(table, "complete")
    assert (player(table, 0).wonder, deck(table)[0], purse(table)) == (-1, "colossus", {"military": 2})


@rule("MON-WON-01")
def test_the_second_section_must_be_paid() -> None:
    refuses(position().wonder(0, "colossus").resources(0, production=2, science=9).turn(0), "complete")
    play(table := position().wonder(0, "colossus").resources(0, production=2, gold=1).turn(0), "complete")
    assert purse(table) == {"military": 2}


@rule("MON-WON-03", "MON-WON-13")
@pytest.mark.parametrize(("kept", "gone"), [("colossus", "great-pyramid"), ("great-pyramid", "colossus")])
def test_one_of_two_unfinished_wonders_leaves_the_game(kept: str, gone: str) -> None:
    table = position().wonder(0, "colossus").display("great-pyramid").resources(0, production=3).turn(0)
    play(table, "acquire great-pyramid")
    assert offered(table, "pick") == ["great-pyramid", "colossus"]
    play(table, f"pick {kept}")
    assert name(player(table, 0).wonder) == kept
    assert gone in [name(card) for card in world(table).removed]
    assert purse(table) == {}


@rule("MON-WON-05", "MON-WON-06")
def test_the_token_goes_to_a_controlled_province_of_ones_choice() -> None:
    table = (
        position().wonder(0, "great-pyramid").province(0, "d4", soldiers=1).province(0, "c6", soldiers=1)
        .province(1, "f5", soldiers=1).resources(0, production=3).turn(0)
    )
    play(table, "complete")
    assert purse(table) == {"gold": 2}  # the gain first
    assert offered(table, "tile") == ["c6", "d4"]
    play(table, "tile d4")
    assert wonder_tokens(table) == {"d4": "great-pyramid"}


@rule("MON-WON-07", "MAE-NAT-05")
def test_one_token_a_province_none_with_a_natural_wonder() -> None:
    table = (
        position().discard(0, "colossus").province(0, "d4", soldiers=1).wonder_token("colossus", "d4")
        .province(0, "d6", soldiers=1).province(0, "e5", soldiers=1).province(0, "c6", soldiers=1)
        .wonder(0, "great-pyramid").resources(0, production=3).turn(0)
    )
    play(table, "complete")
    assert offered(table, "tile") == ["c6", "d6"]


@rule("MON-WON-08")
def test_without_a_province_the_wonder_is_completed_all_the_same() -> None:
    table = position().wonder(0, "great-pyramid").resources(0, production=3).turn(0)
    play(table, "complete")
    assert (wonder_tokens(table), deck(table)[0], purse(table)) == ({}, "great-pyramid", {"gold": 2})
    assert score(table)["wonders"] == 2


@rule("MON-WON-10")
def test_a_wonder_token_gives_no_control() -> None:
    table = (
        position().discard(1, "colossus").province(1, "d5", soldiers=1).wonder_token("colossus", "d5")
        .resources(0, military=3).turn(0)
    )
    conquer(table, "d5")
    assert (owner(table, "d5"), soldiers(table, "d5"), wonder_tokens(table)) == (0, 3, {"d5": "colossus"})
    assert defence(table, "d5", seat=1) == 3 + 2  # it serves its new controller


@rule("MON-WON-12", "MAE-CARD-15")
def test_a_section_is_one_or_the_other_at_a_reduction() -> None:
    given = (
        position().city(0, {1: "stonehenge"}).tilt(0, 1).display("great-pyramid", "granary").reserved(0, "great-wall")
        .wonder(0, "colossus").resources(0, production=1)
    )
    table = given.turn(0)
    play(table, "use stonehenge")
    assert offered(table, "pick") == ["great-pyramid", "colossus", "great-wall"]
    play(table, "pick colossus")
    assert purse(table) == {"military": 2, "culture": 1}
    begun = given.turn(0)
    play(begun, "use stonehenge", "pick great-wall", "pick great-wall")
    assert (name(player(begun, 0).wonder), purse(begun)) == ("great-wall", {"culture": 1})


@rule("MON-WON-14", "MON-OPEN-29")
def test_a_wonder_shares_a_province_with_other_structures() -> None:
    table = (
        position().province(0, "d5", outpost=True).post(1, "d5", "timber").wonder(0, "colossus")
        .resources(0, production=3).turn(0)
    )
    play(table, "complete")
    assert wonder_tokens(table) == {"d5": "colossus"}


@rule("MAE-TILE-06")
def test_a_wonder_on_a_savanna_brings_two_gold() -> None:
    table = position().province(0, "d5", soldiers=1).wonder(0, "colossus").resources(0, production=3).turn(0)
    play(table, "complete")
    assert purse(table) == {"military": 2, "gold": 2}
    assert any("(Wonder on a Savanna)" in line.text("en") for line in table.log)  # which says why


# ---------------------------------------------------------------- Policies
@rule("MON-POL-01")
@pytest.mark.parametrize("n", range(5))
def test_each_policy_costs_one_more(n: int) -> None:
    names = ("corvee", "valley-of-the-kings", "royal-scribes", "cult-of-the-pharaoh", "nile-calendar")
    given = position().policies(0, *names[:n]).city(0, dict.fromkeys(range(1, 10)))
    refuses(given.resources(0, culture=n, gold=9).turn(0), f"develop {names[n]}")
    table = given.resources(0, culture=n + 2).turn(0)
    assert set(offered(table, "develop")) == set(names[n:])
    play(table, f"develop {names[n]}")
    assert player(table, 0).res[4] == 1


@rule("MON-POL-02", "MON-POL-04", "MON-POL-05")
def test_the_new_policy_is_active_at_once_and_once_a_turn() -> None:
    table = position("mali", "greece").policies(0, "river-tolls").resources(0, culture=2, gold=1).city(
        0, dict.fromkeys(range(1, 10))).turn(0)
    play(table, "develop manuscripts-of-sankore")
    play(table, "pick manuscripts-of-sankore", "gain science")
    assert policies(table) == ["river-tolls", "manuscripts-of-sankore"]
    refuses(table, "use river-tolls")
    before = purse(table).get("science", 0)
    play(table, "use manuscripts-of-sankore")
    assert purse(table)["science"] == before + 2
    refuses(table, "use manuscripts-of-sankore")


@rule("MON-POL-03", "MON-EX-02")
def test_bonuses_come_in_the_order_chosen() -> None:
    table = position("mali", "greece").policies(0, "relay", "gold-and-salt").resources(0, culture=3).turn(0)
    play(table, "develop pilgrimage")
    assert set(offered(table, "pick")) == {"relay", "gold-and-salt", "pilgrimage"}
    play(table, "pick pilgrimage", "slot 2", "pick relay", "gain science")
    assert purse(table) == {"gold": 1, "science": 1}
    assert city(table)[1] is None


@rule("MON-POL-06")
def test_several_policies_in_a_turn() -> None:
    table = position("mali", "greece").resources(0, culture=3).turn(0)
    play(table, "develop relay", "develop gold-and-salt", "pick relay", "gain science")
    assert (policies(table), purse(table)) == (["relay", "gold-and-salt"], {"gold": 2, "science": 1})
