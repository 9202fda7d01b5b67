"""A11, B16 to B19: terrain, new tiles, Natural Wonders, Quests."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.cardbook import BOOK, CAPITAL, COAST, MAPS, MOUNTAIN, PORT, VOLCANO, WATER, Map
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    conquer, defence, gains, name, names, offered, offers, owner, play, player, position, purse, refuses, reserve,
    score, soldiers, tile, token, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- terrain
@rule("MON-TERR-02")
def test_a_mountain_adds_one_occupied_or_not() -> None:
    table = position().province(1, "d6", soldiers=1).province(1, "c6", soldiers=1).turn(0)
    assert (defence(table, "d6"), defence(table, "c6"), defence(table, "f4")) == (2, 1, 3)


@rule("MON-TERR-03", "MAE-TILE-10")
def test_coasts_and_ports_are_coastal() -> None:
    table = position().city(0, {1: "colossus"}).tilt(0, 1).province(0, "c7", soldiers=1).province(
        0, "d7", soldiers=1).province(0, "c6", soldiers=1).turn(0)
    play(table, "use colossus")
    assert purse(table) == {"military": 2}


# ---------------------------------------------------------------- the new tiles
@rule("MAE-TILE-02")
def test_mines_may_convert_nothing() -> None:
    table = position().token("e3", "barbarians-1-gold-3-production").province(0, "e4", soldiers=3).resources(
        0, military=2).turn(0)
    conquer(table, "e3")
    play(table, "choose 2")
    assert offered(table, "amount") == ["0", "1", "2", "3"]  # what the token gave may be converted
    play(table, "amount 0")
    assert purse(table) == {"production": 3}


def hills(bid: int, gold: int) -> Scenario:
    return (
        position(map="around-the-oasis").province(1, "d5", soldiers=1).resources(1, gold=bid)
        .resources(0, military=1, gold=gold)
    )


@rule("MAE-TILE-03", "MAE-TILE-04", "MAE-TILE-11")
def test_hills_are_matched_exactly_or_lost() -> None:
    table = hills(2, 3).turn(0)
    play(conquer(table, "d5"), "pay gold 0")
    assert purse(table, 0) == {"gold": 3}  # the price was paid first
    play(table, "amount 2")
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    play(table, "yes")
    assert (owner(table, "d5"), purse(table, 0), purse(table, 1)) == (0, {"gold": 1}, {})


@rule("MAE-TILE-05", "MAE-TILE-11", "MON-CONQ-24")
def test_who_declines_pays_no_gold_but_loses_the_price() -> None:
    table = hills(2, 3).turn(0)
    play(conquer(table, "d5"), "pay gold 0", "amount 2", "no")
    assert (owner(table, "d5"), purse(table, 0), purse(table, 1)) == (1, {"gold": 3}, {})
    assert soldiers(table, "c5") == 9


@rule("MAE-TILE-03")
def test_hills_without_a_bid_fall() -> None:
    table = hills(2, 0).turn(0)
    play(conquer(table, "d5"), "amount 0")
    assert (owner(table, "d5"), purse(table, 1)) == (0, {"gold": 2})


@rule("MAE-TILE-03")
def test_unoccupied_hills_are_an_ordinary_province() -> None:
    table = (
        position(map="around-the-oasis").token("d5", "barbarians-1-production-2-science").resources(1, gold=5)
        .resources(0, military=1).turn(0)
    )
    conquer(table, "d5")
    assert (table.seat, offers(table)) == (0, ["choose 1", "choose 2"])


@rule("MAE-TILE-12", "MON-CONQ-22")
def test_the_die_comes_before_the_gold_of_hills() -> None:
    table = (
        position("egypt", "zulu", map="around-the-oasis").province(1, "d5", soldiers=1, forces=True)
        .resources(1, gold=1).resources(0, military=2, gold=1).dice(1).turn(0)
    )
    play(conquer(table, "d5"), "pay gold 0")
    assert (table.seat, world(table).forces) == (0, 0)
    play(table, "yes", "pay gold 0")
    assert table.seat == 1
    play(table, "amount 1", "yes")
    assert (owner(table, "d5"), purse(table, 0), purse(table, 1)) == (0, {}, {})


@rule("MAE-TILE-07")
def test_an_occupied_oasis_gives_no_card() -> None:
    table = position(map="around-the-oasis").province(1, "e5", soldiers=1).province(0, "d5", soldiers=4).resources(
        0, military=3).turn(0)
    conquer(table, "e5", source="d5")
    assert (reserve(table), offers(table)[0]) == ([], "done")


@rule("MAE-TILE-07")
def test_the_card_of_an_oasis_may_be_declined() -> None:
    table = (
        position(map="around-the-oasis").token("e5", "barbarians-1-gold-1-culture").province(0, "d5", soldiers=3)
        .pile(1, "granary").resources(0, military=2).turn(0)
    )
    play(conquer(table, "e5", source="d5"), "choose 1", "no")
    assert reserve(table) == []


@rule("MAE-TILE-08", "MAE-TILE-09")
def test_a_port_gives_its_token_to_the_first_conqueror() -> None:
    table = position().token("c7", "barbarians-1-gold-1-culture").province(0, "c6", soldiers=3).resources(
        0, military=2).turn(0)
    assert len([held for held in world(table).cargo if held >= 0]) == 2
    lying = world(table).cargo[world(table).map.ports.index(tile(table, "c7"))]
    conquer(table, "c7", source="c6")
    play(table, "choose 1")
    assert gains(table) == [name(lying)]
    taken = position().province(1, "c7", soldiers=1).province(0, "c6", soldiers=2).resources(0, military=1).turn(0)
    conquer(taken, "c7", source="c6")
    assert gains(taken) == []


# ---------------------------------------------------------------- Natural Wonders
@rule("MAE-NAT-01", "MAE-NAT-10")
def test_one_natural_wonder_on_each_marked_province() -> None:
    s = world(Scenario("egypt", "greece", map="shadow-of-disaster", quests="no").turn(0))
    assert (len(s.naturals), len(set(s.naturals)), s.naturals_up) == (2, 2, 0)
    assert world(position(natural_wonders="no").turn(0)).naturals == ()


@rule("MAE-NAT-12", "MAE-NAT-02")
def test_a_hidden_natural_wonder_adds_no_defence_and_the_token_is_resolved() -> None:
    table = position().token("e5", "barbarians-1-culture-and-1-gold-4-science").province(
        0, "d5", soldiers=5).resources(0, military=4).turn(0)
    assert defence(table, "e5") == 3 + 1
    play(conquer(table, "e5", source="d5"), "choose 1")
    assert purse(table) == {"culture": 1, "gold": 1}
    assert (world(table).naturals_up.bit_count(), token(table, "e5")) == (1, None)
    assert defence(table, "e5", seat=1) == 4 + 2 + 1


@rule("MAE-NAT-03", "MAE-NAT-04", "MAE-NAT-06", "MAE-NAT-07")
def test_the_holder_uses_it_until_control_is_lost() -> None:
    table = position().natural("e5", "kilimanjaro").province(1, "e5", soldiers=1).province(
        0, "d5", soldiers=6).resources(0, military=4).turn(0)
    assert defence(table, "e5") == 1 + 2 + 1
    refuses(table, "use kilimanjaro")
    conquer(table, "e5", source="d5")
    play(table, "use kilimanjaro")
    assert purse(table) == {"production": 2}
    refuses(table, "use kilimanjaro")  # once per turn
    play(table, "done", "activate row 1 column 1")
    refuses(table, "use kilimanjaro")


@rule("MAE-NAT-11")
def test_the_nile() -> None:
    table = position().natural("e5", "nile").province(0, "e5", soldiers=1).turn(0)
    play(table, "use nile")
    assert purse(table) == {"science": 2}


@rule("MAE-NAT-05")
def test_no_outpost_beside_a_natural_wonder() -> None:
    refuses(position().province(0, "e5", soldiers=3).turn(0), "outpost e5")
    play(position(natural_wonders="no").province(0, "e5", soldiers=3).turn(0), "outpost e5")


# ---------------------------------------------------------------- Quests
def questing(*cards: str, map: str = "one-day", **options: Any) -> Scenario:
    return position(quests="yes", map=map, **options).quests(0, *cards).quests(1)


@rule("MAE-QUEST-01", "MON-SETUP-31")
def test_two_of_three_quests_are_kept_in_secret() -> None:
    options = GAME.record.settle(2, {})
    s = GAME.start(2, options, 12345)
    assert [len(pl.quests) for pl in s.players] == [3, 3]
    for seat in range(2):
        s.apply(s.legal[0])
        assert len(s.players[seat].quests) in (2, 3)
    assert [len(pl.quests) for pl in s.players] == [2, 2]
    assert all(pl.returned >= 0 for pl in s.players)


@rule("MAE-QUEST-03", "MAE-QUEST-07")
def test_a_quest_is_revealed_as_soon_as_it_is_met() -> None:
    table = questing("treasurer").resources(0, gold=7).gains(0, "gold-shipment").turn(0)
    assert names(player(table, 0).revealed) == []
    play(table, "token gold-shipment")
    assert (names(player(table, 0).revealed), player(table, 0).quests) == (["treasurer"], ())


@rule("MAE-QUEST-03")
@pytest.mark.parametrize("mode", ["normal", "continuous"])
def test_what_the_city_gives_may_meet_a_quest(mode: str) -> None:
    table = questing("treasurer", mode=mode).city(0, {1: "market"}).resources(0, gold=7).activation(0)
    play(table, "activate row 1 column 1")
    assert (purse(table)["gold"], names(player(table, 0).revealed)) == (8, ["treasurer"])


@rule("MAE-QUEST-05")
def test_a_revealed_quest_stays_completed() -> None:
    table = questing("treasurer").resources(0, gold=8, production=2).turn(0)
    play(table, "acquire workshop", "pay gold 0")
    play(table, "invest")
    assert (purse(table), names(player(table, 0).revealed)) == ({"gold": 7}, ["treasurer"])
    assert score(table)["quests"] == 2


@rule("MAE-QUEST-07")
def test_the_action_of_another_may_meet_a_quest() -> None:
    table = position(quests="yes").quests(0).quests(1, "treasurer").post(1, "e4", "griots").resources(
        1, gold=7).resources(0, gold=1).explorers(0, "e4").turn(0)
    play(table, "trade 1")
    assert names(player(table, 1).revealed) == ["treasurer"]


@rule("MAE-QUEST-06", "MAE-QUEST-08")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_quests_that_cannot_be_met_on_the_map_are_not_dealt(m: Map) -> None:
    land = [tile.terrain for tile in m.tiles if tile.terrain not in (CAPITAL, WATER, VOLCANO)]
    impossible = set()
    if land.count(COAST) + land.count(PORT) < 3:
        impossible.add("quest-sea-power")
    mountains = land.count(MOUNTAIN)
    if mountains < (3 if mountains >= 4 else 2):  # on a map with few of them it asks for one less
        impossible.add("quest-mountain-lord")
    if len(set(land)) < 5:
        impossible.add("quest-diversity")
    if len([tile for tile in m.tiles if tile.market >= 0]) < 2:
        impossible.add("quest-caravaneer")
    civilizations = ("egypt", "greece", "japan", "china", "denmark")[: m.seats]
    s = world(Scenario(*civilizations, map=m.id, quests="yes").turn(0))
    there = {BOOK.id[quest] for pl in s.players for quest in (*pl.quests, pl.returned)}
    assert not there & impossible
    assert len(there - {BOOK.id[-1]}) == 3 * m.seats
