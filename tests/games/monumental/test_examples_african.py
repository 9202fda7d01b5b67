"""The worked examples of African Empires, exactly as the rulebook writes them."""

from __future__ import annotations

import pytest

from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.rules.automa_board import MoveBoth
from clio.games.monumental.rules.round import ROUND
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import PROJECT
from tests.games.monumental.helpers import (
    attached, beside, city, deck, defence, discard, display, explorers, gains, names, offered, offers, owner, play,
    player, position, posts, purse, refuses, reserve, score, soldiers, space, status, token, warlord, world,
)
from tests.rules import rule

FOUR = ("egypt", "greece", "japan", "china")


@rule("MAE-EX-01")
def test_a_trading_post_two_tiles_from_the_capital() -> None:
    table = position("aksum", "greece").explorers(0, (0, -1)).space(0, 5).exchanges("timber").turn(0)
    play(table, "build-post")
    assert posts(table) == {"e4": (0, "timber")}
    assert explorers(table) == ("c5", "c5")
    assert (space(table), gains(table)) == (7, [])


@rule("MAE-EX-02", "MAE-FUT-06")
def test_a_project_goes_to_whoever_pays_more() -> None:
    first = position("aksum", "mali").project("peacekeeping").resources(0, military=3).turn(0)
    play(first, "contribute peacekeeping")
    assert offered(first, "amount") == ["1", "2", "3"]
    play(first, "amount 3")
    assert (world(first).holders[0], world(first).stakes[0], purse(first)) == (0, 3, {})
    second = position("aksum", "mali").project("peacekeeping", 0, 3).resources(1, military=6, gold=1).turn(1)
    play(second, "contribute peacekeeping")
    assert offered(second, "amount") == ["4", "5", "6", "7"]
    play(second, "amount 7")
    assert (world(second).holders[0], world(second).stakes[0], purse(second, 1)) == (1, 7, {})
    held = position("aksum", "mali").project("peacekeeping", 1, 7)
    refuses(held.resources(0, military=6, gold=1).turn(0), "contribute peacekeeping")
    play(held.resources(0, military=7, gold=1).turn(0), "contribute peacekeeping", "amount 8")
    assert BOOK.id[PROJECT] == "project-peacekeeping"


@rule("MAE-EX-03")
def test_a_condition_waits_for_a_later_turn_of_the_round() -> None:
    table = (
        position("egypt", "greece", mode="continuous").city(0, {1: "warrior-altar"}).tilt(0, 1)
        .province(0, "d5", soldiers=1).token("d6", "barbarians-monster-1-gold-1-culture").resources(
            0, military=3).turn(0)
    )
    play(table, "conquer d6", "yes", "choose 1")
    assert purse(table) == {"production": 2, "gold": 1}
    assert warlord(table) == "d6"
    assert "done" in offers(table)  # the gains were free, the conquest was the unique action
    refuses(table, "use warrior-altar", "pass")
    play(table, "done", "pass")
    assert table.seat == 0
    play(table, "use warrior-altar")
    assert purse(table) == {"production": 2, "gold": 1, "culture": 1}


@rule("MAE-EX-03")
def test_the_pawn_on_ramesses_allows_no_second_gain_in_the_round() -> None:
    table = (
        position("egypt", "greece", mode="continuous").token("d5", "barbarians-1-science-2-production")
        .token("e4", "barbarians-1-science-2-production").resources(0, military=3).turn(0)
    )
    play(table, "conquer d5", "yes", "choose 1", "done", "pass", "manoeuvre c5", "done")
    assert purse(table) == {"military": 1, "production": 2, "science": 1}
    play(table, "conquer e4", "yes", "choose 1")
    assert purse(table) == {"production": 2, "science": 2}  # of the tokens; no more from Ramesses II


@rule("MAE-EX-04")
def test_the_display_of_a_round_with_two_cards_taken() -> None:
    table = (
        position(*FOUR, map="lock", mode="continuous")
        .display("granary", "market", "pharmacy", "academy", "stables", "writing", "masonry", "currency")
        .development("navigation", "petroglyphs", "calendar", "horse-riding")
        .resources(0, production=8).did(1, "passed").did(2, "passed").did(3, "passed").turn(0)
    )
    play(table, "acquire pharmacy", "done", "acquire stables", "done", "pass")
    assert display(table) == [
        "horse-riding", "calendar", "petroglyphs", "navigation", "granary", "market", "academy", "writing",
    ]
    assert names(world(table).discarded)[-2:] == ["currency", "masonry"]


@rule("MAE-EX-05")
def test_a_drawn_card_is_not_part_of_the_city() -> None:
    table = (
        position("china", "greece").city(0, {1: "great-library", 2: "forum"}).tilt(0, 1, 2).deck(0, "work-camp")
        .turn(0)
    )
    play(table, "use great-library")
    assert purse(table) == {"production": 1}
    assert beside(table) == ["work-camp"]
    play(table, "use forum", "slot 3")
    assert beside(table) == ["work-camp"]
    play(table, "done")
    assert (beside(table), discard(table)) == ([], {"great-library": 1, "forum": 1, "work-camp": 1})


@rule("MAE-EX-05", "MAE-CLAR-02", "MAE-CARD-16")
def test_the_forum_cannot_archive_the_drawn_card() -> None:
    table = (
        position("china", "greece").city(0, dict.fromkeys(range(1, 10)) | {1: "great-library", 2: "forum"})
        .tilt(0, 1, 2).deck(0, "work-camp", only=True).turn(0)
    )
    play(table, "use great-library")
    assert "use forum" not in offers(table)  # nothing to archive in the City, 1 Production alone does not pay


def attack_on_the_zulu(dice: int) -> Scenario:
    return (
        position("greece", "zulu").province(0, "d5", soldiers=4).province(1, "e4", soldiers=3, forces=True)
        .resources(0, military=5).dice(dice)
    )


@rule("MAE-EX-06")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hidden_forces_ask_for_more(answer: str) -> None:
    table = attack_on_the_zulu(2).turn(0)
    assert defence(table, "e4") == 3
    play(table, "conquer e4", "no")
    while offered(table, "tile"):
        table.play(f"tile {offered(table, 'tile')[-1]}")
    assert purse(table) == {"military": 2}
    assert offers(table) == ["yes", "no"]
    play(table, answer)
    assert world(table).forces == 0
    if answer == "yes":
        assert purse(table) == {}
        assert (owner(table, "e4"), soldiers(table, "e4"), soldiers(table, "g5")) == (0, 3, 9)
    else:
        assert purse(table) == {"military": 2}  # 3 are lost
        assert (owner(table, "e4"), soldiers(table, "e4"), soldiers(table, "g5")) == (1, 3, 6)


@rule("MAE-EX-07", "MAE-CSETUP-01")
@pytest.mark.parametrize(("seats", "width"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_the_display_of_the_continuous_mode(seats: int, width: int) -> None:
    table = Scenario(*(*FOUR, "denmark")[:seats], mode="continuous", quests="no").turn(0)
    assert len(display(table)) == width
    assert {BOOK.era[card] for card in world(table).display} == {1}


@rule("MAE-EX-08", "MAE-MAL-05", "MAE-MAL-06")
def test_relay_answers_to_the_embassy() -> None:
    table = (
        position("mali", "greece").policies(0, "relay").city(0, {1: "embassy"}).tilt(0, 1)
        .resources(0, production=2, science=1, military=1).bag("patronage").turn(0)
    )
    play(table, "use embassy", "spend production", "spend science")  # the first one can only be Production
    assert gains(table) == ["patronage"]
    assert purse(table) == {"military": 1}
    assert offers(table) == ["gain production", "gain science", "gain military"]
    play(table, "gain science")
    assert purse(table) == {"military": 1, "science": 1}


@rule("MAE-EX-09", "MAE-ZUL-10", "MAE-ZUL-11")
def test_age_classes_get_rid_of_the_revolt_of_the_camp() -> None:
    table = position("zulu", "greece").city(0, {1: "ibutho-camp/age-classes", 2: "mine", 3: "forum"}).city(
        0, {4: None, 7: None}).activation(0)
    play(table, "activate row 1 column 1")
    assert purse(table) == {"military": 3}
    assert (discard(table), world(table).revolts) == ({"revolt": 1}, 19)
    play(table, "use age-classes", "pick revolt")
    assert (discard(table), world(table).revolts) == ({}, 20)


@rule("MAE-EX-10", "MAE-AKS-03", "MAE-AKS-06")
def test_the_first_building_of_a_turn_is_activated_by_stelae() -> None:
    table = position("aksum", "greece").policies(0, "raising-of-stelae").resources(0, production=4).turn(0)
    before = deck(table)
    play(table, "acquire laboratory")
    assert purse(table) == {"production": 2, "science": 2}
    assert deck(table) == before
    play(table, "acquire workshop")
    assert deck(table) == ["workshop", *before]
    assert purse(table) == {"science": 2}
    play(table, "done")
    assert discard(table) == {"laboratory": 1}


@rule("MAE-EX-11", "MAE-TILE-03", "MAE-TILE-04", "MAE-TILE-05")
def test_the_gold_of_the_hills() -> None:
    table = (
        position(map="around-the-oasis").province(1, (-1, 0), soldiers=2).resources(1, gold=3)
        .resources(0, military=2, gold=2).turn(0)
    )
    play(table, "conquer d5", "no", "pay gold 0")
    assert (table.seat, offered(table, "amount")) == (1, ["0", "1", "2", "3"])
    play(table, "amount 3")
    assert (table.seat, offers(table)) == (0, ["no"])
    play(table, "no")
    assert (purse(table, 0), purse(table, 1)) == ({"gold": 2}, {})
    assert (owner(table, "d5"), soldiers(table, "d5"), soldiers(table, "c5")) == (1, 2, 9)


@rule("MAE-EX-12", "MAE-TRADE-08", "MAE-POST-04", "MAE-POST-05")
def test_a_long_way_on_the_trade_track() -> None:
    table = (
        position(map="shadow-of-disaster").explorers(1, (0, -2)).space(1, 1)
        .bag("patronage", "bargain", "mercenaries", "archivists").turn(1)
    )
    play(table, "build-post")
    assert (space(table, 1), gains(table, 1)) == (5, ["patronage", "bargain", "mercenaries"])


@rule("MAE-EX-13", "MAE-REV-03", "MAE-REV-05")
def test_a_revolt_leaves_and_its_knowledge_is_usable() -> None:
    table = position().city(0, {1: "revolt/navigation"}).activation(0)
    assert world(table).revolts == 19
    play(table, "activate row 1 column 1")
    assert world(table).revolts == 20
    assert (city(table)[0], attached(table)[0], status(table)[0]) == ("navigation", None, "activated")
    before = purse(table).get("science", 0)
    play(table, "use navigation", "gain science")
    assert purse(table)["science"] == before + 1


@rule("MAE-EX-14", "MAE-AUTO-12")
def test_an_automa_at_the_trading_post_of_a_human() -> None:
    scenario = (
        position("egypt", automa="denmark").post(0, "e4", "timber").explorers(1, "e5", "c6").resource_token("e4", None)
    )
    table = scenario.begin(scenario.settle(), [(ROUND, -1), (MoveBoth(1), 1)])
    assert explorers(table, 1)[0] == "g5"
    assert (purse(table, 1).get("gold"), purse(table, 0)) == (2, {"gold": 1})


@rule("MAE-EX-15", "MAE-NAT-02", "MAE-NAT-03", "MAE-NAT-07", "MAE-TILE-07")
def test_an_oasis_with_a_natural_wonder() -> None:
    scenario = (
        position(map="around-the-oasis").natural("e5", "nile").token("e5", "barbarians-1-gold-3-science")
        .province(0, "d5", soldiers=3).pile(1, "granary").resources(0, military=2)
    )
    table = scenario.turn(0)
    assert defence(table, "e5") == 2
    play(table, "conquer e5", "no", "tile d5")
    assert purse(table) == {}
    play(table, "choose 2")
    assert offers(table) == ["yes", "no"]
    play(table, "yes")
    assert reserve(table) == ["granary"]
    assert purse(table) == {"science": 3}
    assert "use nile" in offers(table)
    assert token(table, "e5") is None
    assert defence(table, "e5", seat=1) == 4
    later = (
        position(map="around-the-oasis").natural("e5", "nile").province(0, "e5", soldiers=2)
        .province(1, "f5", soldiers=5).resources(1, military=4).turn(1)
    )
    play(later, "conquer e5", "no", *["tile f5"] * 4)
    assert (owner(later, "e5"), soldiers(later, "e5")) == (1, 4)
    assert (score(later, 0).get("natural-wonders"), score(later, 1)["natural-wonders"]) == (None, 1)
    assert "use nile" in offers(later)


@rule("MAE-EX-16", "MAE-CONT-17", "MAE-CONT-18", "MAE-GAIN-02")
def test_who_has_passed_keeps_gold_and_tokens() -> None:
    table = (
        position("egypt", "greece", mode="continuous").resources(0, military=2, gold=1).kept(0, production=1)
        .gains(0, "stone-caravan").turn(0)
    )
    play(table, "pass")
    assert (purse(table), player(table, 0).products, gains(table)) == ({"gold": 1}, 1, ["stone-caravan"])
    assert table.seat == 1
    refuses(table, "token stone-caravan")
    play(table, "pass")
    assert offered(table, "activate")  # the next round; the marker has passed to seat 2
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert table.seat == 0
    play(table, "token stone-caravan")
    assert gains(table) == []


@rule("MAE-EX-17", "MAE-MAL-01", "MAE-MAL-02")
def test_mali_attacks_hills_with_gold() -> None:
    table = (
        position("mali", "greece", "japan", "china", map="lock").province(0, (-1, -1), soldiers=3)
        .province(1, (0, -2), soldiers=2).resources(0, gold=4).resources(1, gold=1).turn(0)
    )
    play(table, "conquer e3", "no", "tile d4")
    assert (table.seat, purse(table, 0)) == (1, {"gold": 2})
    play(table, "amount 1", "yes")
    assert (owner(table, "e3"), soldiers(table, "e3")) == (0, 2)
    assert (purse(table, 0), purse(table, 1), soldiers(table, (2, -3))) == ({"gold": 2}, {}, 9)
