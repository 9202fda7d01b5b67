"""A6.5 to A6.7: Manoeuvres, Outposts, Explorers."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    conquer, explorers, names, offered, offers, outpost, owner, places_of, play, player, position, purse, refuses,
    soldiers, warlord, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- Manoeuvres
@rule("MON-MOVE-01")
def test_a_manoeuvre_goes_any_way_over_own_tiles_for_one_military() -> None:
    table = (
        position().province(0, "d5", soldiers=1).province(0, "e4", soldiers=1).province(0, "f4", soldiers=1)
        .resources(0, military=3).turn(0)
    )
    play(table, "manoeuvre c5", "unit soldier")
    assert offered(table, "tile") == ["d5", "e4", "f4"]
    play(table, "tile f4")
    assert (soldiers(table, "c5"), soldiers(table, "f4"), purse(table)) == (5, 2, {"military": 2})
    play(table, "manoeuvre c5", "unit warlord", "tile e4")
    assert (warlord(table), soldiers(table, "c5"), purse(table)) == ("e4", 5, {"military": 1})


@rule("MON-MOVE-01", "MON-MOVE-02")
def test_a_manoeuvre_does_not_cross_foreign_tiles() -> None:
    table = (
        position().province(0, "d5", soldiers=1).province(0, "f4", soldiers=2).province(1, "e4", soldiers=1)
        .resources(0, military=3).turn(0)
    )
    refuses(table, "manoeuvre f4")  # no own tile can be reached from there
    play(table, "manoeuvre c5", "unit soldier")
    assert (soldiers(table, "d5"), soldiers(table, "f4")) == (2, 2)  # d5 was the only tile


@rule("MON-MOVE-03", "MON-CONQ-20")
@pytest.mark.parametrize(("pieces", "may"), [
    ({"soldiers": 1}, False), ({"warlord": True}, False), ({"soldiers": 2}, True),
    ({"soldiers": 1, "outpost": True}, True),
])
def test_a_manoeuvre_leaves_somebody_behind(pieces: dict[str, int], may: bool) -> None:
    table = position().province(0, "d5", **pieces).resources(0, military=1).turn(0)  # type: ignore[arg-type]
    assert ("d5" in offered(table, "manoeuvre")) is may


@rule("MON-MOVE-01", "MON-RES-03")
def test_a_manoeuvre_may_be_paid_in_gold_and_not_for_nothing() -> None:
    play(table := position().province(0, "d5", soldiers=1).resources(0, gold=1).turn(0), "manoeuvre c5", "unit soldier")
    assert (soldiers(table, "d5"), purse(table)) == (2, {})
    refuses(position().province(0, "d5", soldiers=1).resources(0, production=5).turn(0), "manoeuvre c5")


# ---------------------------------------------------------------- Outposts
@rule("MON-OUT-01", "MON-OUT-02")
def test_three_soldiers_become_an_outpost_for_nothing() -> None:
    table = position().province(0, "d5", soldiers=3).turn(0)
    play(table, "outpost d5")
    assert (soldiers(table, "d5"), soldiers(table, "c5"), outpost(table, "d5"), owner(table, "d5")) == (0, 9, True, 0)
    refuses(position().province(0, "d5", soldiers=2, warlord=True).turn(0), "outpost d5")  # the Warlord is no Soldier


@rule("MON-OUT-04", "MON-COMP-05")
def test_one_outpost_a_province_none_on_a_capital_two_in_all() -> None:
    table = (
        position().province(0, "d5", soldiers=3, outpost=True).province(0, "d4", soldiers=3)
        .province(0, "c6", soldiers=3).turn(0)
    )
    refuses(table, "outpost d5", "outpost c5")
    play(table, "outpost d4")
    refuses(table, "outpost c6")  # both are on the map


@rule("MON-OUT-05")
def test_an_outpost_in_the_turn_of_the_conquest_and_again_after_it_came_back() -> None:
    table = position().province(1, "d5", soldiers=3).resources(0, military=3).turn(0)
    play(conquer(table, "d5"), "outpost d5")
    assert outpost(table, "d5")
    back = (
        position().province(1, "d5", outpost=True).province(1, "d4", outpost=True).province(1, "f5", soldiers=3)
        .resources(0, military=3).turn(0)
    )
    refuses(back, "outpost f5")
    conquer(back, "d5")
    play(back, "done", "activate row 1 column 1", "outpost f5")
    assert (outpost(back, "d5"), outpost(back, "f5")) == (False, True)


# ---------------------------------------------------------------- Explorers: steps
@rule("MON-EXPL-01", "MON-EXPL-10", "MON-TURN-04")
def test_each_step_costs_one_military() -> None:
    table = position().resources(0, military=3).turn(0)
    play(table, "explore 1 d5", "explore 1 e4", "explore 2 d4")
    assert (explorers(table), purse(table)) == (("e4", "d4"), {})
    refuses(table, "explore 1 d4")


@rule("MON-EXPL-01")
def test_a_step_goes_to_an_adjacent_tile() -> None:
    table = position().resources(0, military=3).turn(0)
    assert offered(table, "explore") == ["1 c6", "1 d4", "1 d5"]
    refuses(table, "explore 1 e5", "explore 1 c7")


@rule("MON-EXPL-02", "MON-TERR-04", "MON-TERR-05")
def test_explorers_enter_water_and_foreign_provinces_but_no_volcano_and_no_foreign_capital() -> None:
    table = (
        position(map="shadow-of-disaster").explorers(0, "d5", "f5").province(1, "d6", soldiers=1)
        .resources(0, military=9).turn(0)
    )
    assert offered(table, "explore") == ["1 c5", "1 c6", "1 d4", "1 d6", "1 e4", "2 e6", "2 f4", "2 f6", "2 g4"]
    play(table, "explore 1 d4", "explore 1 d5", "explore 1 d6")
    assert (explorers(table)[0], owner(table, "d6")) == ("d6", 1)


@rule("MON-EXPL-03")
def test_explorers_share_a_tile() -> None:
    table = position().explorers(0, "d5").explorers(1, "e4").resources(0, military=2).turn(0)
    play(table, "explore 1 e4", "explore 2 e4")
    assert (explorers(table, 0), explorers(table, 1)) == (("e4", "e4"), ("e4", "e4"))


# ---------------------------------------------------------------- Explorers: actions
@rule("MON-EXPL-04", "MON-EXPL-05", "MON-EXPL-09")
def test_one_action_between_two_steps() -> None:
    table = position().resources(0, military=3).turn(0)
    play(table, "explore 1 d5", "pick-up 1", "explore 1 e4")
    assert (player(table, 0).products, explorers(table)[0]) == (1, "e4")
    assert "d5" not in places_of(table, world(table).product)
    refuses(table, "pick-up 1")  # e4 holds a Science token, but the action is used
    play(table, "done", "activate row 1 column 1", "done", "activate row 1 column 1", "pick-up 1")
    assert player(table, 0).sciences == 1


@rule("MON-EXPL-05", "MAE-SCITOK-01", "MAE-SCITOK-02", "MON-RES-07", "MON-RES-11")
def test_tokens_are_kept_until_they_are_spent() -> None:
    table = position().explorers(0, "d5", "e4").city(0, {1: "mine"}).tilt(0, 1).gained(0, production=1).turn(0)
    play(table, "pick-up 1", "pick-up 2")
    assert (player(table, 0).products, player(table, 0).sciences, purse(table)) == (1, 1, {})
    play(table, "spend-token production", "spend-token science")
    assert (player(table, 0).products, player(table, 0).sciences) == (0, 0)
    assert purse(table) == {"production": 1, "science": 1}
    play(table, "use mine")  # the token counts as Production gained this turn
    assert purse(table) == {"production": 1, "science": 1, "gold": 1}


@rule("MON-RES-07")
def test_a_token_is_not_lost_at_the_end_of_the_turn() -> None:
    table = position().kept(0, production=2, science=1).turn(0)
    play(table, "done")
    assert (player(table, 0).products, player(table, 0).sciences) == (2, 1)


@rule("MON-EXPL-06", "MON-EXPL-09", "MON-EXPL-13")
def test_a_market_shows_its_tokens_and_gives_one() -> None:
    table = (
        position().market("d4", "market-gao-1", "market-gao-4").explorers(0, "d4", "c5").resources(0, military=1)
        .turn(0)
    )
    play(table, "visit 1")
    assert offered(table, "pick") == ["market-of-gao-1", "market-of-gao-4"]
    play(table, "pick market-of-gao-4")
    assert names(player(table, 0).market_tokens) == ["market-of-gao-4"]
    assert names(world(table).markets[0]) == ["market-of-gao-1"]
    assert explorers(table)[0] == "d4"
    play(table, "explore 1 d5")


@rule("MON-EXPL-07")
def test_one_token_of_each_market() -> None:
    table = (
        position().market("d4", "market-gao-1", "market-gao-4").explorers(0, "d4", "f6").turn(0)
    )
    play(table, "visit 1", "pick market-of-gao-1", "visit 2")
    assert len(offered(table, "pick")) == 2  # of another Market
    taken = position().market_tokens(0, "market-gao-2").explorers(0, "d4").turn(0)
    refuses(taken, "visit 1")


@pytest.mark.parametrize(("tokens", "told"), [(("market-gao-2",), False), ((), True)])
def test_a_step_promises_only_a_market_that_is_open_to_the_player(tokens: tuple[str, ...], told: bool) -> None:
    table = position().market_tokens(0, *tokens).explorers(0, "d5").resources(0, military=1).turn(0)
    step = next(choice for choice in table.options if choice.symbol == "explore 1 d4")
    assert ("Market of Gao" in step.text("en")) == told


@rule("MON-EXPL-08", "MON-TURN-06")
def test_a_market_token_is_used_once() -> None:
    table = position().market_tokens(0, "market-gao-4").turn(0)
    play(table, "token market-of-gao-4")
    assert (purse(table), player(table, 0).market_tokens) == ({"production": 4}, ())
    refuses(table, "token market-of-gao-4")


@rule("MON-EXPL-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_market_is_open_whoever_controls_it_until_it_is_empty(seat: int) -> None:
    table = position().province(seat, "d4", soldiers=1).explorers(0, "d4", "c5").turn(0)
    assert "visit 1" in offers(table)
    refuses(position().market("d4").explorers(0, "d4", "c5").turn(0), "visit 1")


@rule("MON-EXPL-12")
def test_one_action_deals_with_one_thing() -> None:
    table = (
        position(monsters=True).province(0, "d4", soldiers=1).monster("hydra", "d4").post(1, "d4", "timber")
        .explorers(0, "d4", "c5").resources(0, military=9, gold=1).turn(0)
    )
    assert {"visit 1", "trade 1", "fight 1"} <= set(offers(table))
    play(table, "fight 1", "pay gold 0")
    refuses(table, "visit 1", "trade 1")
