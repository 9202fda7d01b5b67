"""B2 to B6: the Trade Track, Commercial Gains, Investments, Trading Posts."""

from __future__ import annotations

import pytest

from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import GAIN_SPACES, TRACK_END
from tests.games.monumental.helpers import (
    conquer, explorers, gains, offered, offers, owner, play, player, position, posts, purse, refuses, space, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- the track
@rule("MAE-TRADE-01", "MAE-TRADE-02", "MAE-TRADE-03", "MAE-TRADE-04", "MAE-TRADE-10")
def test_the_setup_of_commerce() -> None:
    s = world(Scenario("egypt", "greece", quests="no").turn(0))
    assert [pl.space for pl in s.players] == [0, 0]
    assert len(s.bag) + len([token for token in s.cargo if token >= 0]) == 40
    assert len(s.cargo) == 2  # the Ports of the map
    assert (len(s.exchanges), s.posts) == (20, ())


@rule("MAE-TRADE-09")
def test_the_icons_of_the_track() -> None:
    assert TRACK_END == 20
    assert [n for n in range(21) if GAIN_SPACES >> n & 1] == [2, 5, 8, 11, 14, 17, 20]


@rule("MAE-TRADE-05", "MAE-TRADE-07", "MAE-GAIN-01", "MAE-INV-01")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 1), (2, 0), (4, 1), (19, 1)])
def test_a_token_is_drawn_where_an_icon_is_reached(before: int, drawn: int) -> None:
    table = position().space(0, before).resources(0, gold=1).bag("patronage").turn(0)
    play(table, "invest")
    assert (space(table), purse(table), gains(table)) == (before + 1, {}, ["patronage"] * drawn)


@rule("MAE-TRADE-06")
def test_the_pawn_stops_at_the_end() -> None:
    table = position().explorers(0, "e4").space(0, 19).bag("patronage", "bargain").turn(0)
    play(table, "build-post")
    assert (space(table), gains(table)) == (20, ["patronage"])


@rule("MAE-INV-02", "MAE-INV-01")
def test_one_investment_a_turn() -> None:
    table = position().resources(0, gold=3, production=5).turn(0)
    play(table, "invest")
    refuses(table, "invest")
    refuses(position().resources(0, production=5).turn(0), "invest")
    play(table, "done", "activate row 1 column 1", "done", "activate row 1 column 1", "invest")
    assert space(table) == 2


# ---------------------------------------------------------------- Commercial Gains
@rule("MAE-GAIN-02", "MAE-GAIN-03", "MAE-GAIN-04", "MAE-GAIN-06", "MON-TURN-06")
def test_a_commercial_gain_is_used_once_and_never_comes_back() -> None:
    table = position().gains(0, "stone-caravan", "stone-caravan", "patronage").turn(0)
    bag = len(world(table).bag)
    play(table, "token stone-caravan")
    assert (purse(table), gains(table)) == ({"production": 3}, ["stone-caravan", "patronage"])
    play(table, "token stone-caravan", "token patronage")
    assert (purse(table), gains(table)) == ({"production": 6, "culture": 1}, [])
    assert len(player(table, 0).used_gains) == 3
    assert len(world(table).bag) == bag
    refuses(table, "token stone-caravan")


@rule("MAE-GAIN-05")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    table = position().bag(only=True).space(0, 1).resources(0, gold=1).turn(0)
    play(table, "invest")
    assert (space(table), gains(table)) == (2, [])


@rule("MAE-GAIN-02", "MON-TURN-07")
def test_tokens_are_for_the_own_turn() -> None:
    table = position().gains(1, "stone-caravan").turn(0)
    refuses(table, "token stone-caravan")


# ---------------------------------------------------------------- Trading Posts
@rule("MAE-POST-01", "MAE-POST-02", "MAE-POST-03", "MAE-POST-06")
def test_both_explorers_must_stand_together() -> None:
    refuses(position().explorers(0, "e4", "d5").turn(0), "build-post")
    table = position().explorers(0, "e4").exchanges("griots").turn(0)
    play(table, "build-post")
    assert (posts(table), explorers(table)) == ({"e4": (0, "griots")}, ("c5", "c5"))


@rule("MAE-POST-02")
def test_it_uses_the_action_of_one_explorer_only() -> None:
    table = position().explorers(0, "e4").resources(0, military=3).turn(0)
    play(table, "pick-up 1", "build-post")  # one had acted before
    assert len(posts(table)) == 1
    other = position().explorers(0, "e4").resources(0, military=3).turn(0)
    play(other, "build-post", "explore 2 d5", "pick-up 2")  # the second acts after
    assert player(other, 0).products == 1
    both = position().explorers(0, "e4").did(0, "explorer-1", "explorer-2").turn(0)
    refuses(both, "build-post")


@rule("MAE-POST-04", "MAE-POST-13", "MON-TERR-06")
@pytest.mark.parametrize(("place", "spaces"), [("d5", 1), ("e4", 2), ("f5", 3), ("g3", 4)])
def test_the_pawn_advances_by_the_distance_of_the_capital(place: str, spaces: int) -> None:
    table = position().explorers(0, place).turn(0)
    play(table, "build-post")
    assert space(table) == spaces


@rule("MAE-POST-13", "MAE-POST-06")
def test_the_exchange_token_is_drawn_last() -> None:
    """Relay asks for its resource on the way, while nobody has seen the token of the new Trading Post."""
    table = position("mali", "greece").policies(0, "relay").explorers(0, "e4").exchanges("griots").turn(0)
    play(table, "build-post")
    assert (posts(table), explorers(table), space(table)) == ({"e4": (0, "")}, ("c5", "c5"), 2)
    assert len(world(table).exchanges) == 20
    drawn = len(table.log)
    play(table, "gain military")
    assert posts(table) == {"e4": (0, "griots")}
    assert [line.kind for line in table.log[drawn:]][-1] == "draws-exchange"


@rule("MAE-POST-05", "MAE-POST-12")
def test_a_free_town_gives_a_token_before_its_first_conquest() -> None:
    table = position().explorers(0, "f3").bag("patronage", "bargain", "archivists").turn(0)
    play(table, "build-post")
    assert (space(table), gains(table)) == (3, ["patronage", "bargain"])  # space 2, then the Free Town
    late = position().explorers(0, "f3").province(1, "f3", soldiers=1).bag("patronage", "bargain").turn(0)
    play(late, "build-post")
    assert gains(late) == ["patronage"]


@rule("MAE-POST-07")
def test_two_posts_a_game() -> None:
    table = position().post(0, "d4", "timber").post(0, "d5", "arms").explorers(0, "e4").turn(0)
    refuses(table, "build-post")


@rule("MAE-POST-08")
def test_a_post_stays_with_its_builder() -> None:
    table = position().post(1, "d5", "timber").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    conquer(table, "d5")
    assert (owner(table, "d5"), posts(table)) == (0, {"d5": (1, "timber")})


@rule("MAE-POST-09", "MAE-POST-11")
@pytest.mark.parametrize(("place", "map"), [
    ("e5", "one-day"),  # a Natural Wonder, face down
    ("c5", "one-day"),  # the Capital
    ("d4", "shadow-of-disaster"),  # Water
])
def test_where_no_post_may_stand(place: str, map: str) -> None:
    refuses(position(map=map).explorers(0, place).turn(0), "build-post")


@rule("MAE-POST-09")
@pytest.mark.parametrize("builder", [0, 1])
def test_one_post_a_province(builder: int) -> None:
    refuses(position().post(builder, "e4", "timber").explorers(0, "e4").turn(0), "build-post")


@rule("MAE-POST-10")
@pytest.mark.parametrize("controller", [None, 0, 1])
def test_whoever_controls_the_province(controller: int | None) -> None:
    given = position().explorers(0, "e4")
    if controller is not None:
        given.province(controller, "e4", soldiers=1)
    play(table := given.turn(0), "build-post")
    assert "e4" in posts(table)


@rule("MAE-POST-11", "MAE-NAT-10")
def test_without_the_module_the_marked_province_takes_a_post() -> None:
    table = position(natural_wonders="no").explorers(0, "e5").turn(0)
    play(table, "build-post")
    assert "e5" in posts(table)


@rule("MAE-POST-14", "MAE-POST-06")
def test_exchange_tokens_are_not_replaced() -> None:
    table = position().explorers(0, "e4").exchanges("griots", "arms").turn(0)
    play(table, "build-post")
    assert len(world(table).exchanges) == 19


# ---------------------------------------------------------------- trading
@rule("MAE-EXCH-01", "MAE-EXCH-02", "MAE-EXCH-03")
def test_trading_pays_the_owner_and_goes_home() -> None:
    table = position().post(1, "e4", "griots").explorers(0, "e4", "d5").resources(0, gold=2).turn(0)
    play(table, "trade 1")
    assert (purse(table, 0), purse(table, 1)) == ({"gold": 1, "culture": 1}, {"gold": 1})
    assert explorers(table) == ("c5", "d5")
    refuses(table, "trade 1")


@rule("MAE-EXCH-04")
def test_no_trade_at_an_own_post() -> None:
    refuses(position().post(0, "e4", "griots").explorers(0, "e4").resources(0, gold=2).turn(0), "trade 1", "trade 2")


@rule("MAE-EXCH-05")
def test_both_explorers_trade_at_one_post() -> None:
    table = position().post(1, "e4", "griots").explorers(0, "e4").resources(0, gold=2).turn(0)
    play(table, "trade 1", "trade 2")
    assert (purse(table, 0), purse(table, 1), posts(table)) == ({"culture": 2}, {"gold": 2}, {"e4": (1, "griots")})
    assert explorers(table) == ("c5", "c5")


@rule("MAE-EXCH-06")
def test_a_trade_needs_its_gold_but_may_do_nothing() -> None:
    refuses(position().post(1, "e4", "griots").explorers(0, "e4").resources(0, production=9).turn(0), "trade 1")
    table = position().post(1, "e4", "rumours").pile(1).explorers(0, "e4").resources(0, gold=1).turn(0)
    play(table, "trade 1")
    assert (purse(table, 0), offers(table)[0]) == ({}, "done")
    assert offered(table, "era") == []


@rule("MAE-EXCH-02", "MAE-EXCH-03")
def test_the_explorer_goes_home_after_the_exchange() -> None:
    """Ivory draws Horse Riding, which may be used once the exchange is over."""
    table = (
        position(mode="continuous").post(1, "e4", "ivory").explorers(0, "e4", "c5").deck(0, "horse-riding")
        .resources(0, gold=1).turn(0)
    )
    play(table, "trade 1")
    assert explorers(table) == ("c5", "c5")
    play(table, "use horse-riding", "explore 1 d5", "stop")
    assert explorers(table) == ("d5", "c5")


@rule("MON-EXPL-09", "MAE-EXCH-03")
def test_a_returned_explorer_moves_on_from_the_capital() -> None:
    table = (
        position().post(1, "e4", "griots").explorers(0, "e4", "g4").resources(0, gold=1, military=1).turn(0)
    )
    play(table, "trade 1", "explore 1 d4")
    assert explorers(table)[0] == "d4"
