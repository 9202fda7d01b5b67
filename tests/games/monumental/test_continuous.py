"""B12 to B15: the continuous mode."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.ops.standing import current_era
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import ACTED, FAR, LAST
from tests.games.monumental.helpers import (
    beside, city, conquer, discard, discarded, display, explorers, gains, heroes, monsters, name, offered, offers,
    owner, play, player, position, posts, purse, refuses, soldiers, status, warlord, world,
)
from tests.rules import rule

EIGHT = ("granary", "market", "pharmacy", "academy", "stables", "writing", "masonry", "currency")
FOUR = ("egypt", "greece", "japan", "china")


def rounds(*civilizations: str, map: str = "one-day", **options: Any) -> Scenario:
    return position(*civilizations, map=map, mode="continuous", **options)


def alone(*civilizations: str, **options: Any) -> Scenario:
    """The second player has passed."""
    return rounds(*civilizations, **options).did(1, "passed")


# ---------------------------------------------------------------- setup
@rule("MAE-CSETUP-02", "MAE-CEND-01", "MAE-CSETUP-03")
def test_the_last_round_card_lies_above_three_cards() -> None:
    near = alone().display(*EIGHT[:6]).development(left=5).turn(0)
    play(near, "pass")
    assert (world(near).ending, len(world(near).deck) - world(near).deck_at) == (FAR, 3)
    table = alone().display(*EIGHT[:6]).development(left=4).turn(0)
    play(table, "pass")
    assert world(table).ending == LAST  # 2 cards were revealed, and the Last Round card between them
    assert len(world(table).deck) - world(table).deck_at == 2
    assert None not in display(table)


@rule("MAE-CSETUP-05", "MAE-CONT-23")
def test_the_marker_passes_to_the_left() -> None:
    table = rounds("egypt", "greece", "japan", map="open-sea", first=1).round_end()
    assert (world(table).first, table.seat) == (2, 2)


# ---------------------------------------------------------------- the round
@rule("MAE-CONT-01", "MAE-CONT-02", "MAE-CONT-03", "MAE-CONT-04")
def test_all_cities_are_activated_before_the_actions() -> None:
    table = rounds("egypt", "greece", "japan", map="open-sea", first=1).city(1, {1: "mine/navigation"}).round_start()
    seats = []
    while offered(table, "activate"):
        seats.append(table.seat)
        refuses(table, "use navigation", "pass")
        play(table, "activate row 1 column 1")
    assert seats == [1, 2, 0]
    assert (table.seat, "use navigation" in offers(table)) == (1, True)
    assert purse(table, 1)


@rule("MAE-CONT-04", "MAE-CONT-32")
def test_one_unique_action_a_turn() -> None:
    table = rounds().resources(0, production=4).resources(1, production=4).turn(0)
    refuses(table, "done")  # no unique action was taken: only a pass ends the turn
    play(table, "acquire workshop")
    refuses(table, "acquire workshop", "pass")
    play(table, "done")
    assert table.seat == 1


@rule("MAE-CONT-05", "MAE-CONT-06")
def test_the_unique_actions() -> None:
    """After one of them, none of the others is left."""
    given = (
        rounds(heroes=True).city(0, {1: "work-camp/navigation"}).tilt(0, 1).heroes("gilgamesh").wonder(0, "colossus")
        .project("peacekeeping").reserved(0, "market").province(0, "d5", soldiers=3).policies(0, "corvee")
        .resources(0, production=9, science=9, military=9, gold=9, culture=9)
    )
    unique = [
        "acquire workshop", "acquire market", "hero gilgamesh", "complete", "develop royal-scribes", "conquer d4",
        "manoeuvre c5", "outpost d5", "explore 1 d5", "use navigation", "use corvee", "progress", "invest",
        "contribute peacekeeping",
    ]
    table = given.turn(0)
    assert set(unique) <= set(offers(table))
    play(table, "invest")
    assert not set(unique) & set(offers(table))


@rule("MAE-CONT-07", "MAE-CONT-24")
def test_an_effect_is_used_once_a_round() -> None:
    table = alone().city(0, {1: "work-camp/navigation"}).tilt(0, 1).turn(0)
    play(table, "use navigation", "gain science", "done")
    assert table.seat == 0
    refuses(table, "use navigation")


@rule("MAE-CONT-08", "MAE-INV-02")
def test_one_investment_a_round() -> None:
    table = alone().resources(0, gold=3).turn(0)
    play(table, "invest", "done")
    refuses(table, "invest")
    play(table, "pass")
    while offered(table, "activate"):
        play(table, "activate row 1 column 1")
    play(table, "pass")
    assert "invest" in offers(table)


@rule("MAE-CONT-09", "MON-EXPL-09")
def test_an_explorer_may_move_after_its_action() -> None:
    table = alone().resources(0, military=2).turn(0)
    play(table, "explore 1 d5", "pick-up 1", "done", "explore 1 e4")
    assert explorers(table)[0] == "e4"
    refuses(table, "pick-up 1")


@rule("MAE-CONT-10", "MAE-CONT-12", "MAE-CONT-35", "MAE-CONT-25")
def test_steps_go_on_and_the_action_of_an_explorer_is_free() -> None:
    table = alone().market("d4", "market-gao-1").resources(0, military=3).turn(0)
    play(table, "explore 1 d5", "pick-up 1", "explore 2 d4", "visit 2", "pick market-of-gao-1")
    play(table, "token market-of-gao-1", "explore 2 d5")
    assert (explorers(table), purse(table)) == (("d5", "d5"), {"production": 3})
    refuses(table, "acquire workshop")


@rule("MAE-CONT-25", "MAE-CONT-35")
def test_a_manoeuvre_goes_on_too_but_explorers_do_not_join_it() -> None:
    table = alone().province(0, "d5", soldiers=1).resources(0, military=3).turn(0)
    play(table, "manoeuvre c5", "unit soldier")
    refuses(table, "explore 1 d5", "conquer d4")
    play(table, "manoeuvre c5", "unit soldier", "done")
    assert soldiers(table, "d5") == 3


@rule("MAE-CONT-25")
def test_one_conquest_a_turn() -> None:
    table = alone().province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).resources(0, military=2).turn(0)
    conquer(table, "d5")
    refuses(table, "conquer d4")


@rule("MAE-CONT-11", "MAE-CONT-14")
def test_gains_of_an_action_are_free() -> None:
    table = alone().token("d5", "barbarians-1-science-2-production").resources(0, military=1).turn(0)
    play(conquer(table, "d5", warlord=True), "choose 2")
    assert (purse(table), "done" in offers(table)) == ({"production": 4}, True)
    assert warlord(table) == "d5"


@rule("MAE-CONT-13")
def test_tokens_are_free_before_and_after_the_unique_action() -> None:
    table = alone().gains(0, "stone-caravan", "patronage").kept(0, production=1).turn(0)
    play(table, "token stone-caravan", "acquire workshop", "token patronage", "spend-token production", "done")
    assert purse(table) == {"production": 2, "culture": 1}


@rule("MAE-CONT-12")
def test_free_steps_of_an_effect_let_an_explorer_act() -> None:
    table = alone().city(0, {1: "work-camp/horse-riding"}).tilt(0, 1).turn(0)
    play(table, "use horse-riding", "explore 1 d5", "stop", "pick-up 1")
    assert player(table, 0).products == 1


@rule("MAE-CONT-26")
def test_an_explorer_that_does_not_move_acts_by_the_unique_action() -> None:
    table = alone().explorers(0, "d5", "e4").resources(0, production=2).turn(0)
    play(table, "acquire workshop")
    refuses(table, "pick-up 1", "pick-up 2")
    still = alone().explorers(0, "d5", "e4").resources(0, production=2).turn(0)
    play(still, "pick-up 1", "pick-up 2")
    assert (player(still, 0).products, player(still, 0).sciences) == (1, 1)
    refuses(still, "acquire workshop")


@rule("MAE-CONT-12", "MAE-CONT-13", "MAE-CONT-14")
def test_what_an_explorer_does_after_a_free_move_leaves_the_unique_action() -> None:
    table = alone().gains(0, "safe-conduct").resources(0, production=2).turn(0)
    play(table, "token safe-conduct", "explore 1 d5", "stop", "pick-up 1", "acquire workshop")
    assert (player(table, 0).products, purse(table)) == (1, {})
    refuses(table, "acquire workshop", "pass")


@rule("MAE-CONT-12", "MAE-CONT-26")
def test_free_steps_of_one_explorer_let_only_that_one_act() -> None:
    table = alone().city(0, {1: "work-camp/horse-riding"}).tilt(0, 1).explorers(0, "d5", "e4").turn(0)
    play(table, "use horse-riding")
    refuses(table, "pick-up 1", "pick-up 2")
    play(table, "explore 1 d6")
    refuses(table, "pick-up 2")
    play(table, "pick-up 1", "stop")
    refuses(table, "pick-up 2")
    assert (player(table, 0).products, player(table, 0).sciences) == (1, 0)


@rule("MAE-CONT-12", "MAE-POST-02")
def test_a_free_trading_post_takes_the_action_of_the_explorer_that_moved() -> None:
    table = alone().city(0, {1: "work-camp/horse-riding"}).tilt(0, 1).explorers(0, "d5", "e4").turn(0)
    play(table, "use horse-riding", "explore 2 d5", "build-post")
    assert posts(table)
    assert not player(table, 0).done & ACTED  # the first has its action left
    assert player(table, 0).done & ACTED << 1


@rule("MAE-CONT-26")
def test_a_move_of_an_earlier_turn_does_not_make_the_action_free() -> None:
    table = alone().resources(0, military=1, production=2).turn(0)
    play(table, "explore 1 d5", "done", "acquire workshop")
    refuses(table, "pick-up 1")


@rule("MAE-CONT-15", "MAE-CONT-16")
def test_a_condition_of_the_round() -> None:
    table = alone().city(0, {1: "warrior-altar"}).tilt(0, 1).province(1, "d5", soldiers=1).resources(
        0, military=1).turn(0)
    conquer(table, "d5")
    refuses(table, "use warrior-altar")
    play(table, "done", "use warrior-altar")
    assert purse(table) == {"culture": 1}


@rule("MAE-CONT-17", "MAE-CONT-19")
def test_who_has_passed_waits_for_the_others() -> None:
    table = rounds("egypt", "greece", "japan", map="open-sea").resources(1, production=6).resources(
        2, production=2).turn(0)
    seats = [table.seat]
    for move in ("pass", "acquire workshop", "done", "acquire workshop", "done", "acquire workshop", "done", "pass"):
        table.play(move)
        seats.append(table.seat)
    assert seats == [0, 1, 1, 2, 2, 1, 1, 2, 1]
    play(table, "acquire workshop", "done", "pass")
    assert offered(table, "activate")


@rule("MAE-CONT-18", "MAE-CONT-31", "MAE-CARD-12")
def test_a_pass_loses_counters_and_gold_that_had_to_be_spent() -> None:
    table = rounds().resources(0, production=3, science=1, military=2, gold=5, culture=2, fresh=2).kept(
        0, production=1, science=1).turn(0)
    play(table, "pass")
    assert purse(table) == {"gold": 3, "culture": 2}
    assert (player(table, 0).products, player(table, 0).sciences) == (1, 1)


@rule("MAE-CONT-20", "MAE-CONT-33", "MAE-CLAR-03")
def test_the_cities_are_completed_when_all_have_passed() -> None:
    table = alone("egypt", "greece").city(0, {1: "fort", 2: "fort"}).tilt(0, 1, 2).drawn(0, "mine").city(
        1, {1: "library"}).tilt(1, 1).deck(0, "market", "granary").deck(1, "academy").turn(0)
    play(table, "pass")
    assert (city(table, 0)[:2], city(table, 1)[0]) == (["market", "granary"], "academy")
    assert (beside(table), discard(table)) == ([], {"fort": 2, "mine": 1})
    assert set(status(table)) == {"idle"}


@rule("MAE-CONT-21", "MAE-CONT-22", "MAE-CONT-30")
@pytest.mark.parametrize(("taken", "gone"), [
    ((), ["writing", "stables"]), (("market",), ["writing"]), (("market", "granary"), []),
    (("market", "granary", "pharmacy"), []),
])
def test_as_many_cards_go_as_there_are_players(taken: tuple[str, ...], gone: list[str]) -> None:
    table = alone().display(*EIGHT[:6]).resources(0, production=10).turn(0)
    before = len(discarded(table))
    for card in taken:
        play(table, f"acquire {card}", "done")
    assert display(table).count(None) == len(taken)
    play(table, "pass")
    assert discarded(table)[before:] == gone
    kept = [card for card in EIGHT[:6] if card not in taken and card not in gone]
    assert display(table)[6 - len(kept) :] == kept
    assert None not in display(table)


@rule("MAE-CONT-27")
def test_the_effect_of_a_drawn_card_is_free_at_once() -> None:
    table = alone().deck(0, "work-camp", "mine").resources(0, science=4).gained(0, production=2).turn(0)
    play(table, "progress", "done", "progress")
    assert offers(table) == ["done", "use mine"]
    play(table, "use mine")
    assert (purse(table), offers(table)) == ({"production": 1, "gold": 1}, ["done"])
    later = alone().deck(0, "mine").resources(0, science=2, production=2).gained(0, production=2).turn(0)
    play(later, "progress", "done", "use mine")
    assert purse(later)["gold"] == 1
    refuses(later, "acquire workshop")


@rule("MAE-CONT-27", "MAE-CONT-13", "MON-TURN-06")
def test_tokens_are_used_between_a_draw_and_its_effect() -> None:
    table = alone().deck(0, "mine").resources(0, science=2).gained(0, production=1).kept(0, production=1).turn(0)
    play(table, "progress")
    refuses(table, "use mine")
    play(table, "spend-token production", "use mine")
    assert purse(table) == {"production": 1, "gold": 1}


@rule("MAE-CONT-27", "MAE-CONT-12")
def test_an_explorer_acts_between_a_draw_and_its_effect() -> None:
    table = alone().deck(0, "mine").gains(0, "royal-envoy").resources(0, military=1).gained(0, production=1).turn(0)
    play(table, "explore 1 d5", "token royal-envoy")
    refuses(table, "use mine")
    play(table, "pick-up 1", "spend-token production", "use mine")
    assert purse(table) == {"production": 1, "gold": 1}


@rule("MAE-CONT-27")
def test_a_drawn_card_waits_for_the_unique_action_no_longer() -> None:
    table = alone().deck(0, "navigation").gains(0, "royal-envoy").resources(0, production=2, gold=1).turn(0)
    play(table, "token royal-envoy", "use navigation", "gain science", "invest")  # free, then the unique action
    assert purse(table) == {"production": 2, "science": 1}
    late = alone().deck(0, "navigation").gains(0, "royal-envoy").resources(0, gold=1).turn(0)
    play(late, "token royal-envoy", "invest")
    refuses(late, "use navigation")
    play(late, "done", "use navigation", "gain science")
    refuses(late, "progress")


@rule("MAE-CONT-28", "MON-ACTV-06")
def test_democracy_belongs_to_the_activation_step() -> None:
    table = rounds("greece", "egypt").policies(0, "democracy").resources(0, gold=1).round_start()
    assert "use democracy" in offers(table)
    play(table, "activate row 1 column 1", "activate row 1 column 1")
    refuses(table, "use democracy")


@rule("MAE-CONT-29", "MAE-CONT-34")
def test_who_has_passed_defends_hills() -> None:
    table = (
        alone(map="around-the-oasis").province(1, "d5", soldiers=1).resources(1, gold=1)
        .resources(0, military=1).turn(0)
    )
    play(conquer(table, "d5"))
    assert (table.seat, offered(table, "amount")) == (1, ["0", "1"])
    play(table, "amount 1", "no")
    assert (owner(table, "d5"), table.seat) == (1, 0)


@rule("MAE-CONT-37", "MON-TURN-07")
def test_no_free_action_outside_the_own_turn() -> None:
    table = rounds().gains(0, "patronage").explorers(0, "d5").turn(1)
    refuses(table, "token patronage", "pick-up 1")


@rule("MAE-NAT-13")
def test_a_natural_wonder_is_a_unique_action_once_a_round() -> None:
    table = alone().natural("e5", "nile").province(0, "e5", soldiers=1).resources(0, production=2).turn(0)
    play(table, "use nile")
    refuses(table, "acquire workshop")
    play(table, "done")
    refuses(table, "use nile")


@rule("MAE-REV-08")
def test_revolts_leave_in_the_activation_step() -> None:
    table = rounds().city(0, {1: "revolt/navigation"}).round_start()
    play(table, "activate row 1 column 1")
    assert (world(table).revolts, city(table)[0]) == (20, "navigation")


# ---------------------------------------------------------------- the end
@rule("MAE-CEND-02", "MAE-CONT-36")
def test_after_the_last_pass_only_the_count_is_left() -> None:
    table = alone().display(*EIGHT[:6]).city(0, {1: "mine"}).tilt(0, 1).round(8, ending="last").turn(0)
    play(table, "pass")
    assert table.over
    assert (city(table)[0], display(table)) == ("mine", list(EIGHT[:6]))


@rule("MAE-CEND-03", "MAE-CSETUP-03")
def test_the_projects_open_with_the_last_round_card() -> None:
    s = world(Scenario("egypt", "greece", mode="continuous", quests="no").turn(0))
    assert len(s.deck) == 15 + 12 + 8
    table = alone().display(*EIGHT[:6]).development(left=4).turn(0)
    assert not world(table).open_projects
    play(table, "pass")
    assert world(table).open_projects


@rule("MAE-CEND-04")
def test_positions_stay_empty_when_the_deck_is_exhausted() -> None:
    table = (
        rounds(*FOUR, map="lock").display(*EIGHT).development(left=4).did(1, "passed").did(2, "passed")
        .did(3, "passed").resources(0, production=40, gold=40).turn(0)
    )
    for card in ("granary", "market", "pharmacy", "academy", "stables"):
        play(table, f"acquire {card}", "pay gold 0", "done")
    play(table, "pass")
    assert display(table)[0] is None
    assert None not in display(table)[1:]
    assert current_era(world(table)) == 4


# ---------------------------------------------------------------- Heroes and Monsters
@rule("MAE-CHERO-01", "MAE-CHERO-02", "MAE-CHERO-03", "MAE-CHERO-05")
def test_a_dismissed_hero_stays_beside_the_city() -> None:
    table = alone(heroes=True).heroes("gilgamesh", "cleopatra").resources(0, gold=6).turn(0)
    play(table, "hero gilgamesh")
    assert (purse(table), name(player(table, 0).hero), player(table, 0).hero_at) == (
        {"gold": 3}, "gilgamesh", player(table, 0).capital,
    )
    play(table, "dismiss")  # free
    assert purse(table) == {"gold": 3, "production": 3}
    assert (name(player(table, 0).hero), player(table, 0).hero_at, heroes(table)) == ("gilgamesh", -1, ["cleopatra"])
    play(table, "done")
    refuses(table, "hero cleopatra", "use gilgamesh", "dismiss")


@rule("MAE-CHERO-04")
def test_a_dismissed_hero_returns_at_the_end_of_the_round_a_used_one_does_not() -> None:
    table = alone(heroes=True).heroes("cleopatra").hero(0, "gilgamesh").turn(0)
    play(table, "dismiss", "pass")
    assert (heroes(table), player(table, 0).hero) == (["cleopatra", "gilgamesh"], -1)
    used = alone(heroes=True).heroes("cleopatra").hero(0, "gilgamesh").turn(0)
    play(used, "use gilgamesh", "done", "pass")
    assert (heroes(used), name(player(used, 0).hero)) == (["cleopatra"], "gilgamesh")


@rule("MAE-CMONS-01", "MAE-CMONS-03")
def test_a_revealed_monster_stands_on_its_province() -> None:
    table = (
        alone(monsters=True).token("e3", "barbarians-monster-hydra").province(0, "e4", soldiers=3)
        .resources(0, military=2).turn(0)
    )
    conquer(table, "e3")
    assert monsters(table) == {"e3": ("hydra", 1)}
    assert purse(table) == {}


@rule("MAE-CMONS-02", "MON-MONS-05")
def test_all_monsters_attack_at_the_end_of_each_round() -> None:
    table = (
        alone(monsters=True).province(0, "e3", soldiers=1).monster("fenrir", "e3").province(0, "d6", soldiers=1)
        .monster("hydra", "d6").resources(0, gold=5, culture=3).turn(0)
    )
    play(table, "pass")
    assert purse(table, 0) == {"gold": 3, "culture": 2}
    assert monsters(table) == {"e3": ("fenrir", 1), "d6": ("hydra", 1)}


@rule("MAE-CMONS-04", "MON-MONS-06")
def test_fighting_is_free_with_a_move() -> None:
    table = (
        alone(monsters=True).province(1, "e3", soldiers=1).monster("hydra", "e3").explorers(0, "e4", "c5")
        .resources(0, military=6).turn(0)
    )
    play(table, "explore 1 e3", "fight 1")
    assert purse(table) == {"culture": 2}
    assert monsters(table) == {}
    assert gains(table) == []
