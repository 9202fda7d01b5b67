"""A6.4: conquering a Province."""

from __future__ import annotations

import pytest

from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    conquer, defence, explorers, offered, offers, outpost, owner, places_of, play, player, position, posts, purse,
    refuses, reserve, score, soldiers, token, warlord, wonder_tokens, world,
)
from tests.rules import rule

SCIENCE_OR_PRODUCTION = "barbarians-1-science-2-production"


# ---------------------------------------------------------------- the target
@rule("MON-CONQ-01")
def test_only_provinces_beside_own_tiles_are_targets() -> None:
    table = position().resources(0, military=9).turn(0)
    assert offered(table, "conquer") == ["c6", "d4", "d5"]
    wider = position().province(0, "d5", soldiers=1).resources(0, military=9).turn(0)
    assert offered(wider, "conquer") == ["c6", "d4", "d6", "e4", "e5"]  # and not d5 itself


@rule("MON-CONQ-02", "MON-TERR-04", "MON-TERR-05")
def test_capitals_water_and_volcanoes_cannot_be_conquered() -> None:
    table = (
        position(map="shadow-of-disaster").province(0, "d5", soldiers=1).province(0, "d6", soldiers=1)
        .resources(0, military=9).turn(0)
    )
    refuses(table, "conquer d4", "conquer e5", "conquer c5")  # Water, the Volcano, the own Capital
    near = position().province(0, "f5", soldiers=1).resources(0, military=9).turn(0)
    refuses(near, "conquer g5")


# ---------------------------------------------------------------- defence
@rule("MON-CONQ-03", "MON-TERR-02", "MON-SETUP-03")
@pytest.mark.parametrize(("place", "value"), [("d4", 1), ("d5", 1), ("d6", 3), ("e3", 2), ("e5", 4), ("f3", 4)])
def test_the_defence_of_an_unoccupied_province(place: str, value: int) -> None:
    """Its number, 1 more in the mountains; the Natural Wonder of e5, face down, adds nothing; f3 is a Free Town."""
    assert defence(position().turn(0), place) == value


@rule("MON-CONQ-03", "MON-CONQ-05")
def test_without_a_token_the_defence_is_one() -> None:
    table = position().token("d5", None).token("d6", None).turn(0)
    assert (defence(table, "d5"), defence(table, "d6")) == (1, 1)


@rule("MON-CONQ-04", "MON-CONQ-19", "MON-WON-09", "MON-OUT-03")
def test_the_defence_of_an_occupied_province() -> None:
    table = (
        position().discard(1, "colossus").province(1, "d6", soldiers=2, warlord=True, outpost=True)
        .wonder_token("colossus", "d6").turn(0)
    )
    assert defence(table, "d6") == 2 + 1 + 3 + 2 + 1


@rule("MON-CONQ-05", "MAE-CLAR-01")
def test_reductions_leave_a_defence_of_one() -> None:
    table = (
        position().city(0, {1: "gunpowder", 2: "flight"}).tilt(0, 1, 2).token("d5", SCIENCE_OR_PRODUCTION)
        .resources(0, military=1).turn(0)
    )
    assert defence(table, "d5") == 1
    play(table, "conquer d5", "no", "choose 1")
    assert (soldiers(table, "d5"), purse(table)) == (1, {"science": 1})


# ---------------------------------------------------------------- price and Units
@rule("MON-CONQ-06", "MON-CONQ-08")
def test_as_many_military_and_units_as_the_defence() -> None:
    table = position().resources(0, military=5).token("d4", SCIENCE_OR_PRODUCTION).province(1, "d5", soldiers=3).turn(0)
    play(table, "conquer d5", "no")
    assert (purse(table), soldiers(table, "d5"), soldiers(table, "c5")) == ({"military": 2}, 3, 6)


@rule("MON-CONQ-06", "MON-RES-03", "MON-RES-10")
def test_gold_replaces_military() -> None:
    table = position().province(1, "d5", soldiers=3).resources(0, military=2, gold=4).turn(0)
    play(table, "conquer d5", "no")
    assert offers(table) == ["pay gold 1", "pay gold 2", "pay gold 3"]
    play(table, "pay gold 2")
    assert purse(table) == {"military": 1, "gold": 2}


@rule("MON-CONQ-07", "MON-CONQ-26")
def test_units_walk_over_own_tiles_only() -> None:
    cut = (
        position().province(0, "d5", soldiers=2).province(0, "f4", soldiers=4)
        .province(1, "e4", soldiers=1).province(1, "e5", soldiers=2).resources(0, military=9)
    )
    table = cut.turn(0)
    play(table, "conquer e4", "no")
    # both parts of the land touch e4: Units may come from the Capital, d5 and f4
    assert offered(table, "tile") == ["c5", "d5", "f4"]
    far = cut.turn(0)
    play(far, "conquer g4", "choose 1")
    assert (soldiers(far, "g4"), soldiers(far, "f4"), soldiers(far, "c5")) == (1, 3, 3)


@rule("MON-CONQ-28")
def test_units_cut_off_conquer_from_where_they_are() -> None:
    table = position().province(0, "g4", soldiers=3).resources(0, military=2).turn(0)
    play(table, "conquer f5")
    assert (soldiers(table, "f5"), soldiers(table, "g4"), soldiers(table, "c5")) == (1, 2, 6)
    refuses(position().province(0, "g4", soldiers=1).resources(0, military=2).turn(0), "conquer f5")


@rule("MON-CONQ-10", "MON-CONQ-20")
def test_no_province_is_left_empty() -> None:
    table = position().province(0, "d5", soldiers=9).resources(0, military=9).province(1, "e4", soldiers=9).turn(0)
    # 9 Units are needed: 8 of d5 and the Warlord of the Capital
    play(table, "conquer e4")
    assert (soldiers(table, "d5"), soldiers(table, "e4"), warlord(table)) == (1, 8, "e4")


@rule("MON-CONQ-10", "MON-OUT-03")
def test_an_outpost_alone_holds_a_province() -> None:
    table = (
        position().province(0, "d5", soldiers=1, outpost=True).token("e4", "barbarians-1-production-2-science")
        .resources(0, military=1).turn(0)
    )
    play(table, "conquer e4", "no", "tile d5", "choose 1")
    assert (owner(table, "d5"), soldiers(table, "d5"), outpost(table, "d5")) == (0, 0, True)


@rule("MON-CONQ-21")
def test_the_capital_may_be_left_without_units() -> None:
    table = (
        position().province(0, "d5", soldiers=8, outpost=True).province(1, "e4", soldiers=9, warlord=True)
        .resources(0, military=9, gold=1).turn(0)
    )
    play(table, "conquer e4")
    assert (soldiers(table, "c5"), warlord(table), owner(table, "c5")) == (0, "e4", 0)


@rule("MON-CONQ-11", "MON-ACT-05")
def test_without_military_or_units_there_is_no_attempt() -> None:
    refuses(position().province(1, "d5", soldiers=4).resources(0, military=3, production=9).turn(0), "conquer d5")
    few = position().province(0, "e6", soldiers=7).province(1, "d5", soldiers=4).resources(0, military=9).turn(0)
    refuses(few, "conquer d5")  # 3 Units on the Capital; those of e6 cannot walk there
    play(position().province(1, "d5", soldiers=4).resources(0, military=3, gold=1).turn(0), "conquer d5")


@rule("MON-CONQ-09", "MON-CONQ-27", "MON-CONQ-29")
def test_fewer_units_at_the_full_price() -> None:
    table = (
        position(heroes=True).hero(0, "hannibal").province(1, "d5", soldiers=3)
        .province(1, "d4", soldiers=2).resources(0, military=5).turn(0)
    )
    conquer(table, "d5")
    assert (soldiers(table, "d5"), purse(table)) == (2, {"military": 2})
    conquer(table, "d4", source="c5")
    assert (soldiers(table, "d4"), purse(table)) == (2, {})  # only the first conquest of the turn


@rule("MON-CONQ-09", "MAE-CLAR-01", "MON-CONQ-23")
def test_at_least_one_unit_and_one_military() -> None:
    table = (
        position(heroes=True).hero(0, "hannibal").city(0, {1: "flight"}).tilt(0, 1)
        .token("d5", SCIENCE_OR_PRODUCTION).turn(0)
    )
    refuses(table, "conquer d5")
    table = (
        position(heroes=True).hero(0, "hannibal").city(0, {1: "flight"}).tilt(0, 1)
        .token("d5", SCIENCE_OR_PRODUCTION).resources(0, military=1).turn(0)
    )
    play(table, "conquer d5", "no", "choose 2")
    assert (soldiers(table, "d5"), purse(table)) == (1, {"production": 2})


@rule("MON-CONQ-27")
def test_a_reduction_of_the_defence_lowers_price_and_units() -> None:
    table = position().city(0, {1: "gunpowder"}).tilt(0, 1).province(1, "d5", soldiers=3).resources(0, military=3)
    opened = table.turn(0)
    play(opened, "conquer d5", "no")
    assert (soldiers(opened, "d5"), purse(opened)) == (2, {"military": 1})


@rule("MON-CONQ-29")
def test_the_next_province_is_used_up_by_success_only() -> None:
    table = (
        position("china", "zulu").policies(0, "art-of-war").province(1, "d5", soldiers=2, forces=True)
        .resources(0, military=2).dice(2).turn(0)
    )
    play(table, "use art-of-war")
    assert defence(table, "d5") == 1
    play(table, "conquer d5", "no", "no")
    assert owner(table, "d5") == 1
    assert defence(table, "d5") == 1  # the failed one leaves it
    play(table, "conquer d5", "no")
    assert owner(table, "d5") == 0
    assert (defence(table, "d4"), defence(table, "e4")) == (1, 1)
    assert defence(table, "d6") == 3


@rule("MON-CONQ-29", "MON-TURN-04")
def test_what_was_for_this_turn_is_gone_in_the_next() -> None:
    table = position("china", "egypt").policies(0, "art-of-war").market_tokens(0, "market-gao-1").turn(0)
    play(table, "use art-of-war")
    assert defence(table, "d6") == 2
    play(table, "done", "activate row 1 column 1", "done", "activate row 1 column 1")
    assert defence(table, "d6") == 3


# ---------------------------------------------------------------- what follows
@rule("MON-CONQ-12", "MON-CONQ-13")
def test_defenders_go_home_and_explorers_stay() -> None:
    table = (
        position().province(1, "d5", soldiers=1, warlord=True, outpost=True).explorers(1, "d5").explorers(0, "d5", "d4")
        .resources(0, military=5).turn(0)
    )
    play(table, "conquer d5", "no")
    assert (soldiers(table, "d5"), soldiers(table, "c5")) == (5, 4)  # no Unit is lost
    assert (soldiers(table, "g5"), warlord(table, 1)) == (9, "g5")
    assert world(table).outposts == 0
    assert (explorers(table, 0), explorers(table, 1)) == (("d5", "d4"), ("d5", "d5"))


@rule("MON-CONQ-14", "MON-SETUP-02")
@pytest.mark.parametrize(("choice", "stock"), [("choose 1", {"science": 1}), ("choose 2", {"production": 2})])
def test_one_of_the_two_gains_and_the_token_is_gone(choice: str, stock: dict[str, int]) -> None:
    table = position().token("d5", SCIENCE_OR_PRODUCTION).resources(0, military=1).turn(0)
    play(table, "conquer d5", "no")
    assert offers(table) == ["choose 1", "choose 2"]  # it cannot be put off
    play(table, choice)
    assert purse(table) == stock
    assert token(table, "d5") is None


@rule("MON-CONQ-14")
def test_an_occupied_province_has_no_token_left() -> None:
    table = position().province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    play(table, "conquer d5", "no")
    assert (purse(table), table.seat) == ({}, 0)
    assert "done" in offers(table)


@rule("MON-CONQ-15")
def test_a_gain_that_cannot_be_used_is_lost() -> None:
    table = (
        position().token("d5", "barbarians-1-production-archive-1-card").city(0, dict.fromkeys(range(1, 10)))
        .resources(0, military=1).turn(0)
    )
    play(table, "conquer d5", "no", "choose 2")
    assert (purse(table), offers(table)[0]) == ({}, "done")


@rule("MON-CONQ-16", "MAE-POST-08", "MON-WON-10", "MON-WON-11")
def test_what_else_lies_there_stays() -> None:
    table = (
        position().discard(1, "colossus").province(1, "d4", soldiers=1).province(1, "d5", soldiers=1)
        .wonder_token("colossus", "d5").post(1, "d5", "timber").resources(0, military=4).turn(0)
    )
    stack = world(table).markets
    conquer(conquer(table, "d4"), "d5", source="c5")
    assert (owner(table, "d4"), owner(table, "d5")) == (0, 0)
    assert (world(table).markets, wonder_tokens(table), posts(table)) == (
        stack, {"d5": "colossus"}, {"d5": (1, "timber")},
    )
    assert "d5" in places_of(table, world(table).product)
    assert score(table, 1)["wonders"] == 2


@rule("MON-CONQ-17")
def test_the_warlord_conquers_only_if_he_enters() -> None:
    stays = position("egypt", "greece").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    play(stays, "conquer d5", "no")
    assert purse(stays) == {}
    goes = position("egypt", "greece").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    play(goes, "conquer d5", "yes")
    assert (purse(goes), soldiers(goes, "d5"), warlord(goes)) == ({"production": 2}, 0, "d5")


@rule("MON-CONQ-18")
@pytest.mark.parametrize("pieces", [{"soldiers": 1}, {"warlord": True}, {"outpost": True}])
def test_one_unit_or_outpost_is_control(pieces: dict[str, int]) -> None:
    table = position().province(0, "d5", **pieces).turn(0)  # type: ignore[arg-type]
    assert owner(table, "d5") == 0
    assert "e4" in offered(position().province(0, "d5", **pieces).resources(0, military=9).turn(0), "conquer")  # type: ignore[arg-type]


@rule("MON-CONQ-22")
def test_the_tile_comes_after_the_token_and_the_warlord_last() -> None:
    """Aksum conquers an Oasis: token, then the card of the Oasis, then the card of Makeda."""
    table = (
        position("aksum", "greece", map="around-the-oasis").province(0, "d5", soldiers=2)
        .token("e5", "barbarians-1-gold-1-culture").pile(1, "granary", "market").resources(0, military=2).turn(0)
    )
    play(table, "conquer e5", "yes", "tile c5")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 1")
    assert (offers(table), reserve(table)) == (["yes", "no"], [])
    play(table, "yes")
    assert reserve(table) == ["granary", "market"]


@rule("MON-CONQ-24", "MAE-ZUL-06", "MAE-ZUL-07")
def test_a_failed_conquest_moves_nothing_and_refunds_nothing() -> None:
    table = (
        position("egypt", "zulu").province(1, "d5", soldiers=2, forces=True).resources(0, military=4).dice(2).turn(0)
    )
    play(table, "conquer d5", "yes", "no")
    assert (purse(table), soldiers(table, "c5"), warlord(table)) == ({"military": 2}, 9, "c5")
    assert (owner(table, "d5"), soldiers(table, "d5"), player(table, 0).conquests) == (1, 2, 0)
    play(table, "conquer d5", "yes")  # again at full price; the token is gone
    assert purse(table) == {"production": 2}


def both(*civs: str) -> Scenario:
    return position(*civs).token("d5", SCIENCE_OR_PRODUCTION).token("c6", SCIENCE_OR_PRODUCTION)


@rule("MON-CONQ-25", "MON-CIV-08")
def test_siegfried_takes_both_gains_of_the_first() -> None:
    table = both("denmark", "greece").resources(0, military=3).turn(0)
    play(table, "conquer d5", "yes", "choose 2")
    assert offers(table) == ["choose 1"]
    play(table, "choose 1")
    assert purse(table) == {"military": 2, "production": 2, "science": 1}
    play(table, "manoeuvre c5")  # a Soldier to d5, so that Siegfried may leave it
    conquer(table, "c6", warlord=True)
    play(table, "choose 1")
    assert offers(table)[0] == "done"  # one gain of the second
    assert purse(table) == {"production": 2, "science": 2}


@rule("MON-CONQ-25", "MAE-ZUL-08", "MAE-CARD-03")
def test_both_gains_for_a_revolt() -> None:
    table = both("zulu", "greece").resources(0, military=2).turn(0)
    play(table, "conquer d5", "yes", "no")  # with the Warlord, without Hidden Forces
    assert offers(table) == ["choose 1", "choose 2", "pick chaka-zulu"]
    play(table, "pick chaka-zulu", "choose 1", "choose 2")
    assert purse(table) == {"military": 1, "production": 2, "science": 1}
    assert world(table).revolts == 19
